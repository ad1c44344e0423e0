// How a practice shoe is made and how a coup is dealt from it: shuffle, cut, burn, table of play.
//
// A card is a rank and a suit, such as "10h".  Before the shuffle the decks lie one after the
// other, each with its spades, hearts, diamonds and clubs from the ace to the king.

import { at } from "./lists.js";
import { generatorOf, shuffled } from "./random.js";
import { RANKS, SUITS } from "./shoe.js";

export const CARDS_IN_DECK = RANKS.length * SUITS.length;
export const MOST_CARDS_IN_COUP = 6;
export const CURRENT_IS_LAST = "current_coup_is_last";
export const FIRST_CARD_VALUE = "first_card_value";
const TOTALS = 10;
const STOOD = 10;

/**
 * How a shoe of whole decks begins and ends: the house's `shoe_rule`.
 * @typedef {{
 *   decks: number, burn: string, ten_valued: number, cards_behind: number, end: string,
 * }} ShoeRule
 */

/** @typedef {{ by: "player" | "croupier", cards: number }} Cut so many cards go from top to bottom */

/** @typedef {{ shown: string, cards: number } | null} Burn the card shown, and how many go unseen */

/** @typedef {{ player: string, banker: readonly string[] }} Tableau rows of D, S and N */

/**
 * A shoe in play: all its `cards` in the order of dealing, and how many of them are `gone`.
 * @typedef {{
 *   readonly seed: string, readonly rule: ShoeRule, readonly cut: Cut, readonly burn: Burn,
 *   readonly cards: readonly string[], readonly gone: number, readonly over: boolean,
 * }} PracticeShoe
 */

/** @typedef {{ cards: string[], initial: number, total: number, natural: boolean }} Hand */

/** @typedef {{ player: Hand, banker: Hand }} Hands */

/** @typedef {Hands & { gone: number, drawn: number, last: boolean }} Coup `gone` counts before it */

/**
 * The rank of a card as a number, 1 to 13.
 * @param {string} card
 */
export function rankOf(card) {
  return RANKS.indexOf(card.slice(0, -1)) + 1;
}

/**
 * The point value of a card: ace 1, pips as printed, ten and court cards 0.
 * @param {string} card
 */
export function pointsOf(card) {
  const rank = rankOf(card);
  return rank < TOTALS ? rank : 0;
}

/** @param {readonly string[]} cards */
function totalOf(cards) {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % TOTALS;
}

/**
 * Returns whole decks in the order in which they lie before the shuffle.
 * @param {number} decks
 */
export function unshuffled(decks) {
  const deck = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
  return Array.from({ length: decks }, () => deck).flat();
}

/**
 * Returns a shoe that is shuffled by its seed, cut, and of which the first cards are burned.
 *
 * The player's cut is a number of cards.  Without one the croupier cuts, and the seed says where:
 * below(N - 1) + 1 of the N cards, drawn after the shuffle.
 * @param {ShoeRule} rule
 * @param {string} seed
 * @param {number | null} [playersCut]
 * @returns {PracticeShoe}
 */
export function openedShoe(rule, seed, playersCut = null) {
  const generator = generatorOf(seed);
  const order = shuffled(unshuffled(rule.decks), generator);
  /** @type {Cut} */
  const cut =
    playersCut === null
      ? { by: "croupier", cards: generator.below(order.length - 1) + 1 }
      : { by: "player", cards: playersCut };
  const cards = [...order.slice(cut.cards), ...order.slice(0, cut.cards)];
  const burn = burned(rule, at(cards, 0));
  return { seed, rule, cut, burn, cards, gone: burn ? 1 + burn.cards : 0, over: false };
}

/** @param {ShoeRule} rule @param {string} shown @returns {Burn} */
function burned(rule, shown) {
  if (rule.burn !== FIRST_CARD_VALUE) return null;
  return { shown, cards: pointsOf(shown) || rule.ten_valued };
}

/**
 * How many cards are gone when the cut card comes out.
 * @param {ShoeRule} rule
 */
export function cutAt(rule) {
  return rule.decks * CARDS_IN_DECK - rule.cards_behind;
}

/**
 * The most cards behind the cut card with which a coup begins before it, whatever is burned.
 * @param {Omit<ShoeRule, "cards_behind" | "end">} rule
 */
export function mostCardsBehind(rule) {
  const gone = rule.burn === FIRST_CARD_VALUE ? 1 + Math.max(TOTALS - 1, rule.ten_valued) : 0;
  return rule.decks * CARDS_IN_DECK - gone - MOST_CARDS_IN_COUP;
}

/**
 * Says whether a coup is the last, by the cards gone before it and those that it draws.
 *
 * The coup that begins with the cut card is.  That in which the cut card comes out is, by
 * CURRENT_IS_LAST; else one more follows.  None begins with fewer than six cards.
 * @param {ShoeRule} rule
 * @param {number} gone
 * @param {number} drawn
 */
export function isLast(rule, gone, drawn) {
  const left = rule.decks * CARDS_IN_DECK - gone - drawn;
  if (gone >= cutAt(rule) || left < MOST_CARDS_IN_COUP) return true;
  return rule.end === CURRENT_IS_LAST && gone + drawn > cutAt(rule);
}

/**
 * Returns the next coup of a shoe by a table of play, and the shoe after it.
 * @param {PracticeShoe} shoe whose last coup has not been dealt
 * @param {Tableau} tableau
 * @returns {{ coup: Coup, shoe: PracticeShoe }}
 */
export function dealt(shoe, tableau) {
  if (shoe.over) throw new RangeError("the last coup of this shoe has been dealt");
  const hands = played(tableau, shoe.cards.slice(shoe.gone, shoe.gone + MOST_CARDS_IN_COUP));
  const drawn = hands.player.cards.length + hands.banker.cards.length;
  const last = isLast(shoe.rule, shoe.gone, drawn);
  const coup = { ...hands, gone: shoe.gone, drawn, last };
  return { coup, shoe: { ...shoe, gone: shoe.gone + drawn, over: last } };
}

/**
 * Returns both hands of a coup: Player, Banker, Player, Banker, and then by the table of play.
 * @param {Tableau} tableau
 * @param {readonly string[]} six the next six cards
 * @returns {Hands}
 */
export function played(tableau, six) {
  const player = [at(six, 0), at(six, 2)];
  const banker = [at(six, 1), at(six, 3)];
  const initial = { player: totalOf(player), banker: totalOf(banker) };
  const row = at(tableau.banker, initial.banker);
  const natural = { player: tableau.player[initial.player] === "N", banker: row[STOOD] === "N" };
  if (!natural.player && !natural.banker) {
    const draws = tableau.player[initial.player] === "D";
    if (draws) player.push(at(six, 4));
    if (row[draws ? pointsOf(at(six, 4)) : STOOD] === "D") banker.push(at(six, draws ? 5 : 4));
  }
  return {
    player: hand(player, initial.player, natural.player),
    banker: hand(banker, initial.banker, natural.banker),
  };
}

/** @param {string[]} cards @param {number} initial @param {boolean} natural @returns {Hand} */
function hand(cards, initial, natural) {
  return { cards, initial, total: totalOf(cards), natural };
}
