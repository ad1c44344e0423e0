// What is said about a practice shoe in words: cards, results, settlements, limits and pays.

import { boundsOf, currencyOf } from "./bets.js";
import { CARDS_IN_DECK, cutAt } from "./deal.js";
import { readFraction } from "./fractions.js";
import { under } from "./lists.js";
import { money } from "./money.js";

/** @typedef {import("./practice.js").PlayedCoup} PlayedCoup */
/** @typedef {import("./practice.js").Table} Table */
/** @typedef {import("./house.js").Wager} Wager */

/** @type {Readonly<Record<string, { symbol: string, name: string, isRed: boolean }>>} */
const SUITS = {
  s: { symbol: "♠", name: "spades", isRed: false },
  h: { symbol: "♥", name: "hearts", isRed: true },
  d: { symbol: "♦", name: "diamonds", isRed: true },
  c: { symbol: "♣", name: "clubs", isRed: false },
};

/** @type {Readonly<Record<string, string>>} */
const COURT = { A: "ace", J: "jack", Q: "queen", K: "king" };

/** How document 001 writes the results in its statistics. */
export const LETTERS = { P: "P", B: "B", T: "Tie" };

/**
 * Returns what stands on a card, and its name.
 * @param {string} card
 */
export function faceOf(card) {
  const rank = card.slice(0, -1);
  const { symbol, name, isRed } = under(SUITS, card.slice(-1));
  return { rank, symbol, isRed, name: `${COURT[rank] ?? rank} of ${name}`, text: rank + symbol };
}

/**
 * Says how a coup ended: "Banker wins, 8 to 5, with a natural."
 * @param {PlayedCoup} played
 */
export function resultWords({ coup: { player, banker }, result }) {
  const winner = result === "P" ? player : banker;
  const loser = result === "P" ? banker : player;
  const natural = winner.natural ? ", with a natural" : "";
  if (result === "T") return `Tie, ${player.total} all${natural}.`;
  return `${result === "P" ? "Player" : "Banker"} wins, ${winner.total} to ${loser.total}${natural}.`;
}

/**
 * Says what the bets of a coup came to together.
 * @param {PlayedCoup} played
 * @param {string | null} currency
 */
export function gainWords({ passed, before, after }, currency) {
  if (passed) return "You passed.";
  if (after === before) return "You neither win nor lose.";
  return after > before
    ? `You win ${money(after - before, currency)}.`
    : `You lose ${money(before - after, currency)}.`;
}

/**
 * Says what one bet came to, and by which line.
 * @param {import("./payoffs.js").SettledBet} bet
 * @param {readonly Wager[]} wagers
 * @param {string | null} currency
 */
export function settledWords({ wager: id, stake, line: lineId, net }, wagers, currency) {
  const wager = wagers.find((offered) => offered.id === id);
  const event = wager?.lines.find(({ id: name }) => name === lineId)?.event;
  const bet = `${wager?.title ?? id}, ${money(stake, currency)}`;
  const because = event === undefined ? "" : ` (${event})`;
  if (net === 0n) return `${bet}: comes back${because}.`;
  return net > 0n
    ? `${bet}: wins ${money(net, currency)}${because}.`
    : `${bet}: loses ${money(-net, currency)}${because}.`;
}

/**
 * Says what may be bet at the house, where its sheet states it.
 * @param {Table} table
 */
export function houseLimits({ house, wagers }) {
  const currency = currencyOf({ house, wagers });
  const { minimum = null, maximum = null } = house.limits ?? {};
  if (minimum === null && maximum === null) return "The sheet states no limits for its bets.";
  const [any] = wagers.filter(({ limits, units }) => limits === null && units === 1);
  return any === undefined ? "" : `${rangeWords(boundsOf(house, any), currency)} on each bet.`;
}

/**
 * Says what may be bet on a wager, where it is not what may be bet on any.
 * @param {Table} table
 * @param {Wager} wager
 */
export function ownLimits({ house, wagers }, wager) {
  const parts = wager.units === 1 ? "" : `${wager.units} equal parts`;
  if (wager.limits === null) return parts;
  const range = rangeWords(boundsOf(house, wager), currencyOf({ house, wagers }));
  return parts ? `${range}, in ${parts}` : range;
}

/** @param {import("./bets.js").Bounds} bounds @param {string | null} currency */
function rangeWords({ minimum, maximum }, currency) {
  if (maximum === null) return `${money(minimum, currency)} or more`;
  if (minimum === maximum) return `${money(minimum, currency)} exactly`;
  return `${money(minimum, currency)} to ${money(maximum, currency)}`;
}

/**
 * Says what each line of a wager pays.
 * @param {Wager} wager
 */
export function paysWords({ lines, commission }) {
  const { n, d } = readFraction(commission);
  const less = n ? ` less ${Number(n * 10000n) / Number(d) / 100} % of the win` : "";
  return lines.map(({ event, pays, net }) => {
    const takes = net !== null && readFraction(net).n > 0n ? less : "";
    return { event, pays: pays + takes };
  });
}

/**
 * Says how far the shoe has come.
 * @param {Table} table
 */
export function progressWords({ shoe: { rule, gone, over }, coups }) {
  const cards = rule.decks * CARDS_IN_DECK;
  const toCut = cutAt(rule) - gone;
  const cut =
    toCut > 0 ? `the cut card comes out after ${counted(toCut, "card")}` : "the cut card is out";
  const left = `${cards - gone} of ${cards} cards are left; ${cut}`;
  if (over) return `The shoe is over after ${counted(coups.length, "coup")}. ${left}.`;
  return `${counted(coups.length, "coup")} dealt. ${left}.`;
}

/** @param {number} count @param {string} noun */
function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/**
 * Says how the shoe was shuffled, cut and burned.
 * @param {Table} table
 */
export function openingWords({ shoe: { cut, burn } }) {
  const who = cut.by === "player" ? "You cut" : "The croupier cut";
  const burned =
    burn === null
      ? "Nothing was burned."
      : `${faceOf(burn.shown).text} was shown, and ${counted(burn.cards, "card")} burned unseen.`;
  return `${who} at ${counted(cut.cards, "card")}. ${burned}`;
}
