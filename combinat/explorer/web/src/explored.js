// The shoe that a reader explores, with what was done before it and undone: no DOM.

import { BadShoe, cardsLeft, format, left, ofDecks, parse, withMore, without } from "./shoe.js";
import { cardName, counted } from "./words.js";

/** @typedef {import("./shoe.js").Shoe} Shoe */

/** @typedef {{ readonly shoe: Shoe, readonly decks: number }} Moment a shoe, and what it was whole */

/**
 * The shoe of the moment, those before it, those that were undone, and what was done last.
 * @typedef {{
 *   readonly now: Moment, readonly past: readonly Moment[], readonly undone: readonly Moment[],
 *   readonly word: string,
 * }} Explored
 */

export const MOST_DECKS = 8;
const DECKS_IN_TEXT = /^\s*([0-9]+)\s+decks?/i;

/**
 * Returns a whole shoe, with nothing done to it.
 * @param {number} decks
 * @returns {Explored}
 */
export function opened(decks) {
  return { now: { shoe: ofDecks(decks), decks }, past: [], undone: [], word: "" };
}

/**
 * @param {Explored} before
 * @param {Moment} now
 * @param {string} word
 * @returns {Explored}
 */
function then(before, now, word) {
  return { now, past: [...before.past, before.now], undone: [], word };
}

/**
 * Takes a card out: "9h", "8" of any suit, or "T" of any ten-valued rank.
 * @param {Explored} before
 * @param {string} card
 */
export function taken(before, card) {
  const { shoe, decks } = before.now;
  return tried(before, `No ${cardName(card)} is left to take out.`, () => {
    const after = without(shoe, card);
    return then(before, { shoe: after, decks }, `${capital(card)} taken out${rest(after, card)}`);
  });
}

/**
 * Puts back a card that is gone.
 * @param {Explored} before
 * @param {string} card
 */
export function returned(before, card) {
  const { shoe, decks } = before.now;
  const refused = `No ${cardName(card)} is out, so that none can be put back.`;
  if (!gone(before.now, card)) return { ...before, word: refused };
  return tried(before, refused, () => {
    const after = withMore(shoe, card);
    return then(before, { shoe: after, decks }, `${capital(card)} put back${rest(after, card)}`);
  });
}

/**
 * How many of a card are gone from whole decks.
 * @param {Moment} moment
 * @param {string} card
 */
export function gone({ shoe, decks }, card) {
  return Math.max(0, left(ofDecks(decks), card) - left(shoe, card));
}

/**
 * Returns whole decks instead.
 * @param {Explored} before
 * @param {number} decks
 */
export function withDecks(before, decks) {
  return then(before, { shoe: ofDecks(decks), decks }, `${counted(decks, "whole deck")}.`);
}

/**
 * Returns the shoe of a text; throws BadShoe.
 * @param {Explored} before
 * @param {string} text
 */
export function withText(before, text) {
  const shoe = parse(text);
  const decks = Number(DECKS_IN_TEXT.exec(text)?.[1] ?? before.now.decks);
  return then(before, { shoe, decks }, `Shoe of ${counted(cardsLeft(shoe), "card")}.`);
}

/** @param {Explored} before @returns {Explored} */
export function undone(before) {
  const now = before.past.at(-1);
  if (now === undefined) return before;
  const past = before.past.slice(0, -1);
  return {
    now,
    past,
    undone: [...before.undone, before.now],
    word: `Undone: ${format(now.shoe)}.`,
  };
}

/** @param {Explored} before @returns {Explored} */
export function redone(before) {
  const now = before.undone.at(-1);
  if (now === undefined) return before;
  const undone = before.undone.slice(0, -1);
  return {
    now,
    past: [...before.past, before.now],
    undone,
    word: `Done again: ${format(now.shoe)}.`,
  };
}

/**
 * @param {Explored} before
 * @param {string} refused
 * @param {() => Explored} act
 * @returns {Explored}
 */
function tried(before, refused, act) {
  try {
    return act();
  } catch (error) {
    if (error instanceof BadShoe) return { ...before, word: refused };
    throw error;
  }
}

/** @param {string} card */
function capital(card) {
  const name = cardName(card);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** @param {Shoe} shoe @param {string} card */
function rest(shoe, card) {
  return `: ${left(shoe, card)} left, ${counted(cardsLeft(shoe), "card")} in all.`;
}
