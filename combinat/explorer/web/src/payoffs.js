// What a bet comes to on a coup: the first line of its wager that holds, and the sum it wins.

import { holds } from "./conditions.js";
import { fraction, minus, readFraction } from "./fractions.js";
import { PENNIES, won } from "./money.js";

/** @typedef {import("./house.js").Wager} Wager */
/** @typedef {import("./house.js").Line} Line */

/**
 * A bet settled, in pennies: the id of the line, null where it loses, and what the bettor wins.
 * `meter` is what the jackpot stood at for one unit, where the wager has one.
 * @typedef {{
 *   wager: string, stake: bigint, line: string | null, net: bigint, meter: bigint | null,
 * }} SettledBet
 */

/**
 * Settles a stake on a wager.
 * @param {Wager} wager
 * @param {bigint} stake in pennies
 * @param {import("./columns.js").Columns} columns of the coup
 * @param {bigint | null} meter what a jackpot pays for one unit of currency, the stake included
 * @param {import("./money.js").Rounding} rounding
 * @returns {SettledBet}
 */
export function settled(wager, stake, columns, meter, rounding) {
  const line = wager.lines.find(({ when }) => holds(when, columns));
  const net = line === undefined ? fraction(-1n) : netOf(line, meter);
  const shown = jackpotOf(wager) === undefined ? null : meter;
  return {
    wager: wager.id,
    stake,
    line: line?.id ?? null,
    net: won(stake, net, rounding),
    meter: shown,
  };
}

/**
 * Returns the jackpot line of a wager, or undefined.
 * @param {Wager} wager
 */
export function jackpotOf(wager) {
  return wager.lines.find(({ net }) => net === null);
}

/** @param {Line} line @param {bigint | null} meter */
function netOf(line, meter) {
  if (line.net !== null) return readFraction(line.net);
  if (meter === null) throw new RangeError(`the jackpot ${line.id} has no meter`);
  return minus(fraction(meter, PENNIES), fraction(1n));
}
