// Exact fractions of BigInt, and how they are printed: rounded once, half to even.

/**
 * A fraction in lowest terms; `d` is positive.
 * @typedef {{readonly n: bigint, readonly d: bigint}} Fraction
 */

/**
 * Returns n / d in lowest terms.
 * @param {bigint} n
 * @param {bigint} [d] not zero
 * @returns {Fraction}
 */
export function fraction(n, d = 1n) {
  const common = greatestCommonDivisor(n, d);
  const signed = d < 0n ? -common : common;
  return { n: n / signed, d: d / signed };
}

/**
 * Reads "19/20" or "9".
 * @param {string} text
 */
export function readFraction(text) {
  const [n = "", d = "1"] = text.split("/");
  return fraction(BigInt(n), BigInt(d));
}

/** @param {Fraction} one @param {Fraction} other */
export function plus(one, other) {
  return fraction(one.n * other.d + other.n * one.d, one.d * other.d);
}

/** @param {Fraction} one @param {Fraction} other */
export function minus(one, other) {
  return fraction(one.n * other.d - other.n * one.d, one.d * other.d);
}

/** @param {Fraction} one @param {Fraction} other */
export function times(one, other) {
  return fraction(one.n * other.n, one.d * other.d);
}

/** @param {Fraction} one @param {Fraction} other not zero */
export function over(one, other) {
  return fraction(one.n * other.d, one.d * other.n);
}

/** @param {Fraction} one */
export function negative(one) {
  return { n: -one.n, d: one.d };
}

/**
 * Returns a negative number, zero or a positive one as `one` is less, equal or more: to sort by.
 * @param {Fraction} one
 * @param {Fraction} other
 */
export function compare(one, other) {
  const difference = one.n * other.d - other.n * one.d;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/**
 * Writes a number with so many decimal places, half to even: decimal(1/8, 2) is "0.12".
 * @param {Fraction} number
 * @param {number} places
 */
export function decimal(number, places) {
  const rounded = halfToEven(number.n * 10n ** BigInt(places), number.d);
  const sign = rounded < 0n ? "-" : "";
  const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(places + 1, "0");
  const whole = digits.length - places;
  return places ? `${sign}${digits.slice(0, whole)}.${digits.slice(whole)}` : sign + digits;
}

/**
 * Writes a share of one as a percentage without its sign.
 * @param {Fraction} share
 * @param {number} [places]
 */
export function percent(share, places = 6) {
  return decimal({ n: share.n * 100n, d: share.d }, places);
}

/**
 * Writes a fraction in lowest terms: "19/20", "3/1".
 * @param {Fraction} number
 */
export function exact(number) {
  return `${number.n}/${number.d}`;
}

/**
 * Writes a whole number with a comma before every three digits.
 * @param {bigint | number} whole
 */
export function grouped(whole) {
  return whole.toString().replace(/\B(?=(\d{3})+$)/g, ",");
}

/** @param {bigint} n @param {bigint} d positive */
function halfToEven(n, d) {
  const up = (2n * n + d) / (2n * d) - ((2n * n + d) % (2n * d) < 0n ? 1n : 0n);
  const halfway = (2n * n + d) % (2n * d) === 0n;
  return halfway && up % 2n !== 0n ? up - 1n : up;
}

/** @param {bigint} one @param {bigint} other @returns {bigint} */
function greatestCommonDivisor(one, other) {
  let [large, small] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (small) [large, small] = [small, large % small];
  return large;
}
