/**
 * What the conditions of wagers can see of a coup: the columns of the coup table, for one coup.
 *
 * A whole number, a truth value, or null where a card is not drawn.
 */

import { rankOf, suitOf, valueOf } from "./deal.js";

/** @typedef {number | boolean | null} Value */
/** @typedef {Record<string, Value>} Columns */

/** @type {Record<string, (suits: Set<string>) => boolean>} */
const PATTERNS = {
  one_suit: (suits) => suits.size === 1,
  one_colour: (suits) => within(suits, "hd") || within(suits, "sc"),
  hearts: (suits) => within(suits, "h"),
  diamonds: (suits) => within(suits, "d"),
  clubs: (suits) => within(suits, "c"),
  spades: (suits) => within(suits, "s"),
  red: (suits) => within(suits, "hd"),
  black: (suits) => within(suits, "sc"),
};

/**
 * Every column of a coup.
 * @param {import("./deal.js").Hands} hands
 * @returns {Columns}
 */
export function columnsOf(hands) {
  const { player, banker } = hands;
  return {
    ...ofHand("player", player, hands, 0),
    ...ofHand("banker", banker, hands, 1),
    cards: player.length + banker.length,
    ...patterns("all", [...player, ...banker]),
    ...patterns("initial", [...player.slice(0, 2), ...banker.slice(0, 2)]),
    ...patterns("player", player),
    ...patterns("banker", banker),
    ...patterns("player_initial", player.slice(0, 2)),
    ...patterns("banker_initial", banker.slice(0, 2)),
  };
}

/**
 * @param {string} name
 * @param {readonly string[]} cards
 * @param {import("./deal.js").Hands} hands
 * @param {number} place
 * @returns {Columns}
 */
function ofHand(name, cards, hands, place) {
  const [low, high] = cards
    .slice(0, 2)
    .map(rankOf)
    .sort((one, other) => one - other);
  return {
    [`${name}_total`]: hands.totals[place],
    [`${name}_initial`]: hands.initial[place],
    [`${name}_third`]: cards.length === 3 ? valueOf(cards[2]) : null,
    [`${name}_cards`]: cards.length,
    [`${name}_natural`]: hands.naturals[place],
    [`${name}_low_rank`]: low,
    [`${name}_high_rank`]: high,
    [`${name}_third_rank`]: cards.length === 3 ? rankOf(cards[2]) : null,
    [`${name}_pair`]: low === high,
  };
}

/**
 * @param {string} name
 * @param {readonly string[]} cards
 * @returns {Columns}
 */
function patterns(name, cards) {
  const suits = new Set(cards.map(suitOf));
  const found = Object.entries(PATTERNS).map(([pattern, holds]) => [
    `${name}_${pattern}`,
    holds(suits),
  ]);
  return Object.fromEntries(found);
}

/**
 * @param {Set<string>} suits
 * @param {string} allowed
 */
function within(suits, allowed) {
  return [...suits].every((suit) => allowed.includes(suit));
}
