// The figures of a house over a shoe as the page shows them: with meters, and beside a full shoe.

import { settle } from "./edge.js";
import { evaluate } from "./engine.js";
import { compare, fraction, minus, over, readFraction } from "./fractions.js";
import { at, under } from "./lists.js";
import { BadShoe, ofDecks } from "./shoe.js";

/** @typedef {import("./fractions.js").Fraction} Fraction */
/** @typedef {import("./house.js").House} House */
/** @typedef {import("./house.js").Wager} Wager */
/** @typedef {import("./edge.js").Settlement} Settlement */
/** @typedef {import("./engine.js").Unpriced} Unpriced */
/** @typedef {import("./explored.js").Moment} Moment */

/** @typedef {ReadonlyMap<string, Fraction>} Meters what the jackpot of a wager pays for one unit */

/**
 * A wager over the shoe, and by how much its edge is above that of the full shoe, if known.
 * @typedef {{ wager: Wager, settled: Settlement | Unpriced, moved: Fraction | null }} Row
 */

/** @typedef {{ rows: Row[], totalWays: bigint, word: string }} Figures no rows where `word` says why */

const METER = /^[0-9]{1,12}(\.[0-9]{1,6})?$/;

/** @type {WeakMap<House, Map<string, Map<string, Settlement | Unpriced>>>} */
const fullShoes = new WeakMap();

/**
 * Returns the figures of every wager of a reading over the shoe of a moment.
 * @param {House} house
 * @param {string} reading
 * @param {Moment} moment
 * @param {Meters} meters
 * @returns {Figures}
 */
export function figuresOf(house, reading, { shoe, decks }, meters) {
  try {
    const evaluation = evaluate(house, reading, shoe);
    const full = ofFullShoe(house, reading, decks);
    const wagers = under(house.wagers, reading);
    const rows = wagers.map((wager, place) => {
      const settled = metered(wager, at(evaluation.wagers, place), evaluation.totalWays, meters);
      const before = full.get(wager.id);
      const whole = before && metered(wager, before, waysOf(before), meters);
      return { wager, settled, moved: whole ? difference(settled, whole) : null };
    });
    return { rows, totalWays: evaluation.totalWays, word: "" };
  } catch (error) {
    if (error instanceof BadShoe) return { rows: [], totalWays: 0n, word: wordsOf(error) };
    throw error;
  }
}

/**
 * The edges of one reading beside those of another, wager by wager in the order of the first.
 * @param {Figures} figures
 * @param {Figures} other
 */
export function beside(figures, other) {
  return figures.rows.map((row) => {
    const against = other.rows.find(({ wager }) => wager.id === row.wager.id) ?? null;
    return { row, against, moved: against && difference(row.settled, against.settled) };
  });
}

/**
 * @param {House} house
 * @param {string} reading
 * @param {number} decks
 */
function ofFullShoe(house, reading, decks) {
  const known = fullShoes.get(house) ?? new Map();
  fullShoes.set(house, known);
  const key = `${decks} ${reading}`;
  const found =
    known.get(key) ??
    new Map(evaluate(house, reading, ofDecks(decks)).wagers.map((one) => [one.id, one]));
  known.set(key, found);
  return /** @type {Map<string, Settlement | Unpriced>} */ (found);
}

/**
 * Settles a wager anew with the meter of its jackpot, where it has one.
 * @param {Wager} wager
 * @param {Settlement | Unpriced} settled
 * @param {bigint} total
 * @param {Meters} meters
 */
function metered(wager, settled, total, meters) {
  const meter = meters.get(wager.id);
  if (!meter || settled.unpriced !== null || !settled.jackpot) return settled;
  const ways = settled.lines.slice(0, -1).map((line) => line.ways);
  return settle(wager, ways, total, meter);
}

/** @param {Settlement | Unpriced} settled */
function waysOf(settled) {
  if (settled.unpriced !== null) return 0n;
  return settled.lines.reduce((sum, { ways }) => sum + ways, 0n);
}

/**
 * @param {Settlement | Unpriced} one
 * @param {Settlement | Unpriced} other
 */
function difference(one, other) {
  const [edge, before] = [edgeOf(one), edgeOf(other)];
  return edge && before && minus(edge, before);
}

/**
 * The house edge per unit placed, where there is one.
 * @param {Settlement | Unpriced} settled
 */
export function edgeOf(settled) {
  return settled.unpriced === null ? settled.houseEdge : null;
}

/**
 * Reads a meter as `--meter` does: a number above 0, of at most 12 digits; null for anything else.
 * @param {string} text
 */
export function readMeter(text) {
  if (!METER.test(text.trim())) return null;
  const [whole = "", decimals = ""] = text.trim().split(".");
  const meter = fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return compare(meter, fraction(0n)) > 0 ? meter : null;
}

/**
 * What a line adds to the bettor's expected value.
 * @param {import("./edge.js").SettledLine} line
 */
export function contribution({ net, probability }) {
  return net && fraction(net.n * probability.n, net.d * probability.d);
}

/**
 * @param {Wager} wager
 */
export function hasCommission(wager) {
  return readFraction(wager.commission).n !== 0n;
}

/**
 * One in how many coups something of a probability comes, null for never.
 * @param {Fraction} probability
 */
export function oneIn(probability) {
  return probability.n ? over(fraction(1n), probability) : null;
}

/** @param {BadShoe} error */
function wordsOf({ found, allowed }) {
  return `No figures: ${found} left; a coup needs ${allowed}.`;
}
