// Money: what a wager returns over every coup of a shoe, from the ways of its lines.

import { fraction, minus, negative, over, plus, readFraction } from "./fractions.js";

/** @typedef {import("./fractions.js").Fraction} Fraction */
/** @typedef {import("./house.js").Wager} Wager */

/**
 * One line of a wager.  `net` is what one unit staked wins, -1 on the losing line, null on a
 * jackpot without a meter.
 * @typedef {{
 *   id: string, event: string, pays: string, net: Fraction | null, ways: bigint,
 *   probability: Fraction,
 * }} SettledLine
 */

/**
 * A wager over one shoe; the last line is what loses.  All figures are per unit placed unless
 * named otherwise, and null where they need the meter of a jackpot or where nothing resolves.
 * `jackpot` is null where the wager has none.
 * @typedef {{
 *   id: string, title: string, unpriced: null, lines: SettledLine[],
 *   expectedValue: Fraction | null, houseEdge: Fraction | null, houseEdgeResolved: Fraction | null,
 *   hitFrequency: Fraction, pushFrequency: Fraction, bettorHasTheEdge: boolean,
 *   jackpot: { fixedReturn: Fraction, breakEvenMeter: Fraction | null } | null,
 * }} Settlement
 */

const JACKPOT = "jackpot";
const ONE = fraction(1n);

/**
 * Settles a wager by the ways of its lines, of so many in total.
 * @param {Wager} wager
 * @param {bigint[]} ways
 * @param {bigint} total
 * @param {Fraction | null} meter what a jackpot pays for one unit
 * @returns {Settlement}
 */
export function settle(wager, ways, total, meter) {
  const lost = ways.reduce((rest, won) => rest - won, total);
  const losing = { id: "loses", event: "Loses", pays: "loses", net: "-1" };
  const lines = [...wager.lines, losing].map(({ id, event, pays, net }, index) => {
    const count = index < ways.length ? ways[index] : lost;
    const paid = pays === JACKPOT ? meter && minus(meter, ONE) : readFraction(net ?? "0");
    return { id, event, pays, net: paid, ways: count, probability: fraction(count, total) };
  });
  const expectedValue = meanOf(lines, total);
  const pushed = chance(lines, total, (net) => net?.n === 0n);
  const houseEdge = expectedValue && negative(expectedValue);
  const resolved = minus(ONE, pushed);
  return {
    id: wager.id,
    title: wager.title,
    unpriced: null,
    lines,
    expectedValue,
    houseEdge,
    houseEdgeResolved: houseEdge && resolved.n ? over(houseEdge, resolved) : null,
    hitFrequency: chance(lines, total, (net) => net === null || net.n > 0n),
    pushFrequency: pushed,
    bettorHasTheEdge: expectedValue !== null && expectedValue.n > 0n,
    jackpot: jackpotOf(lines, total),
  };
}

/**
 * The mean of what one unit wins; null where an unknown jackpot can be hit.
 * @param {SettledLine[]} lines
 * @param {bigint} total
 */
function meanOf(lines, total) {
  let [n, d] = [0n, 1n];
  for (const { net, ways } of lines) {
    if (net) [n, d] = [n * net.d + net.n * ways * d, d * net.d];
    else if (ways) return null;
  }
  return fraction(n, d * total);
}

/**
 * The chance of the lines whose net win is of some kind.
 * @param {SettledLine[]} lines
 * @param {bigint} total
 * @param {(net: Fraction | null) => boolean} kind
 */
function chance(lines, total, kind) {
  const ways = lines.reduce((sum, line) => (kind(line.net) ? sum + line.ways : sum), 0n);
  return fraction(ways, total);
}

/**
 * What the other lines return, the stake counted where it comes back, and the jackpot at which
 * nobody has an edge; null without a jackpot line.
 * @param {SettledLine[]} lines
 * @param {bigint} total
 */
function jackpotOf(lines, total) {
  const jackpot = lines.find((line) => line.pays === JACKPOT);
  if (!jackpot) return null;
  const fixed = lines.filter((line) => line.pays !== JACKPOT);
  const returned = fixed.map((line) => ({ ...line, net: plus(line.net ?? ONE, ONE) }));
  const fixedReturn = meanOf(returned, total) ?? ONE;
  const { ways, probability } = jackpot;
  return { fixedReturn, breakEvenMeter: ways ? over(minus(ONE, fixedReturn), probability) : null };
}
