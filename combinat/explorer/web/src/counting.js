// What a card counter at the practice shoe knows: the cards seen, and a running count of them.
//
// The burn card that is shown is seen.  Those that are burned unseen stay among the unseen cards,
// which are what the next coup is dealt from as far as anyone can know.

import { pointsOf, rankOf } from "./deal.js";
import { at } from "./lists.js";
import { ofDecks, without } from "./shoe.js";

const VALUES = 10;
const RANKS = 13;
const LARGEST_TAG = 99;

/** @typedef {import("./deal.js").PracticeShoe} PracticeShoe */

/**
 * Returns the cards that have been seen of a shoe, in the order in which they came out.
 * @param {PracticeShoe} shoe
 */
export function seen({ burn, cards, gone }) {
  return burn === null ? cards.slice(0, gone) : [burn.shown, ...cards.slice(1 + burn.cards, gone)];
}

/**
 * Returns the unseen cards as a shoe, the burned ones among them.
 * @param {PracticeShoe} shoe
 */
export function unseen(shoe) {
  const whole = ofDecks(shoe.rule.decks);
  const out = seen(shoe);
  return out.length ? without(whole, out.join(" ")) : whole;
}

/**
 * Reads tags: ten, from ace to nine and then ten, or thirteen by rank.  Returns why not where the
 * text has none.
 * @param {string} text
 * @returns {{ tags: number[], word: string }}
 */
export function readTags(text) {
  const words = text.split(/[\s,]+/).filter((word) => word);
  const tags = words.map(Number);
  const whole = words.every((word) => /^[+-]?\d+$/.test(word));
  if (!whole || tags.some((tag) => Math.abs(tag) > LARGEST_TAG)) {
    return { tags: [], word: `Tags are whole numbers from -${LARGEST_TAG} to ${LARGEST_TAG}.` };
  }
  if (tags.length === VALUES || tags.length === RANKS) return { tags, word: "" };
  return { tags: [], word: `${tags.length} tags: ten are wanted (A to 9, then ten), or thirteen.` };
}

/**
 * Returns the sum of the tags of some cards.
 * @param {readonly string[]} cards
 * @param {readonly number[]} tags ten, or thirteen
 */
export function runningCount(cards, tags) {
  const byRank = tags.length === RANKS;
  return cards.reduce((sum, card) => sum + at(tags, byRank ? rankOf(card) - 1 : tenth(card)), 0);
}

/** @param {string} card */
function tenth(card) {
  return (pointsOf(card) || VALUES) - 1;
}
