// Sums of play money in whole pennies, a hundred to the unit of the sheet's currency, and how a
// win that is no whole number of chips is rounded.
//
// The roundings are those of combinat/studies/chips.py: what is rounded is what the bettor is
// paid.  Unless told otherwise the chip is a penny, and a fraction of one stays with the house.

import { fraction, minus, plus, readFraction, times } from "./fractions.js";

/** @typedef {import("./fractions.js").Fraction} Fraction */

export const PENNIES = 100n;

/** The chips of document 001, in units of the sheet's currency. */
export const CHIPS = [1n, 5n, 25n, 100n, 500n];

/** @type {Readonly<Record<string, string>>} */
const SYMBOLS = { GBP: "£", EUR: "€", USD: "$" };

/**
 * The chip in which wins are paid, in pennies; whether a win goes down to a whole number of them,
 * up, or to the nearest; and where it goes from halfway: up to the bettor, down, or to even.
 * @typedef {{
 *   readonly chip: bigint, readonly way: "floor" | "ceil" | "nearest",
 *   readonly half: "up" | "down" | "even",
 * }} Rounding
 */

/** @type {Rounding} */
export const TO_THE_PENNY = { chip: 1n, way: "floor", half: "up" };

/**
 * Returns an amount of currency, written "5/1", "0.5" or "300", in pennies.
 * @param {string} text
 */
export function inPennies(text) {
  const [whole = "", decimals] = text.split(".");
  const amount =
    decimals === undefined
      ? readFraction(whole)
      : fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return times(amount, fraction(PENNIES));
}

/**
 * Writes pennies as an amount: "£1,234.50", "-£0.05"; the code of a currency without a sign of its
 * own stands behind.
 * @param {bigint} pennies
 * @param {string | null} [currency]
 */
export function money(pennies, currency = null) {
  const size = pennies < 0n ? -pennies : pennies;
  const units = (size / PENNIES).toString().replace(/\B(?=(\d{3})+$)/g, ",");
  const amount = `${units}.${(size % PENNIES).toString().padStart(2, "0")}`;
  const sign = pennies < 0n ? "-" : "";
  if (currency === null) return sign + amount;
  const symbol = SYMBOLS[currency];
  return symbol === undefined ? `${sign}${amount} ${currency}` : sign + symbol + amount;
}

/**
 * Returns what a stake wins on a line, in pennies; negative where it loses.
 *
 * A lost stake and one that comes back are as large as they were placed.  Of a line that gives a
 * part of the stake back, that part is rounded.
 * @param {bigint} stake
 * @param {Fraction} net what one unit staked wins
 * @param {Rounding} rounding
 */
export function won(stake, net, rounding) {
  const owed = times(fraction(stake), net);
  if (net.n > 0n) return paid(owed, rounding);
  if (net.n === 0n || net.n === -net.d) return owed.n;
  return paid(plus(owed, fraction(stake)), rounding) - stake;
}

/**
 * Returns what is paid for a sum that is owed, in pennies.
 * @param {Fraction} owed not negative
 * @param {Rounding} rounding
 */
export function paid(owed, { chip, way, half }) {
  const chips = fraction(owed.n, owed.d * chip);
  const down = floor(chips);
  const part = minus(chips, fraction(down));
  if (part.n === 0n) return down * chip;
  const twice = 2n * part.n - part.d;
  const nearestIsUp = twice > 0n || (twice === 0n && halfIsUp(down, half));
  const up = way === "ceil" || (way === "nearest" && nearestIsUp);
  return (up ? down + 1n : down) * chip;
}

/** @param {bigint} down @param {Rounding["half"]} half */
function halfIsUp(down, half) {
  return half === "even" ? down % 2n !== 0n : half === "up";
}

/**
 * Returns the largest whole number that is not above a fraction.
 * @param {Fraction} number
 */
export function floor(number) {
  const cut = number.n / number.d;
  return number.n % number.d < 0n ? cut - 1n : cut;
}

/**
 * Returns the smallest whole number that is not below a fraction.
 * @param {Fraction} number
 */
export function ceil(number) {
  return -floor({ n: -number.n, d: number.d });
}
