// Figures and cards in words, as the page writes them.

import { compare, decimal, fraction, percent } from "./fractions.js";
import { ANY_TEN, SUITS } from "./shoe.js";

/** @typedef {import("./fractions.js").Fraction} Fraction */

const ZERO = fraction(0n);
const PLACES = 6;

export const SYMBOLS = ["♠", "♥", "♦", "♣"];
const SUIT_NAMES = ["spades", "hearts", "diamonds", "clubs"];
/** @type {Record<string, string>} */
const RANK_NAMES = { A: "ace", J: "jack", Q: "queen", K: "king" };

/**
 * Writes the sign of a number as what it is: a minus, which is read aloud where a hyphen is not.
 * @param {string} number
 */
export function withMinus(number) {
  return number.replace("-", "−");
}

/**
 * Writes a share as a percentage without its sign, with six decimals.
 * @param {Fraction} share
 */
export function inPercent(share) {
  return withMinus(percent(share, PLACES));
}

/**
 * Writes a difference of shares in percentage points, with its sign.
 * @param {Fraction} difference
 * @param {number} [places]
 */
export function signed(difference, places = PLACES) {
  const text = percent(difference, places);
  return compare(difference, ZERO) > 0 ? `+${text}` : withMinus(text);
}

/**
 * Writes a number with ten decimals, as pay tables print probabilities.
 * @param {Fraction} number
 */
export function inTenths(number) {
  return withMinus(decimal(number, 10));
}

/**
 * Says who gains where an edge moves by so much.
 * @param {Fraction} difference
 */
export function gainer(difference) {
  const side = compare(difference, ZERO);
  if (side === 0) return "unmoved";
  return side > 0 ? "house gains" : "bettor gains";
}

/**
 * Names a card: "9h" is "9 of hearts", "T" is "ten-valued card".
 * @param {string} card
 */
export function cardName(card) {
  if (card === ANY_TEN) return "ten-valued card";
  const suit = SUITS.indexOf(card.slice(-1));
  const rank = suit < 0 ? card : card.slice(0, -1);
  const name = RANK_NAMES[rank] ?? rank;
  return suit < 0 ? name : `${name} of ${SUIT_NAMES[suit]}`;
}

/**
 * Names a card in signs: "9h" is "9♥", "T" is "10–K".
 * @param {string} card
 */
export function cardSigns(card) {
  if (card === ANY_TEN) return "10–K";
  const suit = SUITS.indexOf(card.slice(-1));
  return suit < 0 ? card : card.slice(0, -1) + SYMBOLS[suit];
}

/**
 * @param {number} number
 * @param {string} one
 * @param {string} [many]
 */
export function counted(number, one, many = `${one}s`) {
  return `${number} ${number === 1 ? one : many}`;
}
