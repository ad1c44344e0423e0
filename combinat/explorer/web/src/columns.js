// What the conditions of wagers can see of a coup: the columns of the coup table, for one coup.

import { pointsOf, rankOf } from "./deal.js";

/** @typedef {number | boolean | null} Value null where a card is not drawn */

/** @typedef {Readonly<Record<string, Value>>} Columns */

/** @type {Record<string, (suits: string[]) => boolean>} */
const PATTERNS = {
  one_suit: (suits) => new Set(suits).size === 1,
  one_colour: (suits) => among(suits, "hd") || among(suits, "sc"),
  hearts: (suits) => among(suits, "h"),
  diamonds: (suits) => among(suits, "d"),
  clubs: (suits) => among(suits, "c"),
  spades: (suits) => among(suits, "s"),
  red: (suits) => among(suits, "hd"),
  black: (suits) => among(suits, "sc"),
};

/**
 * Returns every column of a coup.
 * @param {import("./deal.js").Hands} hands
 * @returns {Columns}
 */
export function columnsOf({ player, banker }) {
  const firstOfPlayer = player.cards.slice(0, 2);
  const firstOfBanker = banker.cards.slice(0, 2);
  return {
    ...ofHand("player", player),
    ...ofHand("banker", banker),
    cards: player.cards.length + banker.cards.length,
    ...patterns("all", [...player.cards, ...banker.cards]),
    ...patterns("initial", [...firstOfPlayer, ...firstOfBanker]),
    ...patterns("player", player.cards),
    ...patterns("banker", banker.cards),
    ...patterns("player_initial", firstOfPlayer),
    ...patterns("banker_initial", firstOfBanker),
  };
}

/** @param {string} name @param {import("./deal.js").Hand} hand @returns {Columns} */
function ofHand(name, hand) {
  const [one = "", two = "", third] = hand.cards;
  const ranks = [rankOf(one), rankOf(two)];
  return {
    [`${name}_total`]: hand.total,
    [`${name}_initial`]: hand.initial,
    [`${name}_third`]: third === undefined ? null : pointsOf(third),
    [`${name}_cards`]: hand.cards.length,
    [`${name}_natural`]: hand.natural,
    [`${name}_low_rank`]: Math.min(...ranks),
    [`${name}_high_rank`]: Math.max(...ranks),
    [`${name}_third_rank`]: third === undefined ? null : rankOf(third),
    [`${name}_pair`]: ranks[0] === ranks[1],
  };
}

/** @param {string} name @param {string[]} cards @returns {Columns} */
function patterns(name, cards) {
  const suits = cards.map((card) => card.slice(-1));
  const entries = Object.entries(PATTERNS);
  return Object.fromEntries(entries.map(([key, hold]) => [`${name}_${key}`, hold(suits)]));
}

/** @param {string[]} suits @param {string} allowed */
function among(suits, allowed) {
  return suits.every((suit) => allowed.includes(suit));
}
