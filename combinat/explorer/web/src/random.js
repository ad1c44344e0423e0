// Which numbers a seed gives, so that the same text shuffles the same shoe in any language.
//
// All arithmetic is of whole numbers modulo 2^32.  The text is read as the bytes of its UTF-8.
//
// - mix(x): x ^= x >> 16; x *= 0x21f0aaad; x ^= x >> 15; x *= 0x735a2d97; x ^= x >> 15: the step
//   of splitmix32, with the multipliers that C. Wellons's search of such mixers found.
// - Four words begin as 0, 1, 2, 3, and each byte b in turn makes mix((w ^ b) + 0x9e3779b9) of each
//   word w.  That step can be undone, so the words stay different and are never all zero.
// - They are the state s0 … s3 of xoshiro128** by D. Blackman and S. Vigna (version 1.1), which
//   gives rotl(s1 * 5, 7) * 9 and goes on: t = s1 << 9; s2 ^= s0; s3 ^= s1; s1 ^= s2; s0 ^= s3;
//   s2 ^= t; s3 = rotl(s3, 11).
// - below(n): numbers from the largest multiple of n up to 2^32 on are thrown away; the first that
//   is kept is taken modulo n.
// - A shuffle goes from the last place i down to the second, and swaps it with place below(i + 1).

import { at } from "./lists.js";

const NUMBERS = 2 ** 32;
const STEP = 0x9e3779b9;

/** @typedef {{ next: () => number, below: (n: number) => number }} Generator */

/**
 * Returns the generator of a seed.
 * @param {string} seed
 */
export function generatorOf(seed) {
  return generatorFrom(stateOf(seed));
}

/**
 * Returns the generator that goes on from four words, not all zero.
 * @param {readonly number[]} state
 * @returns {Generator}
 */
export function generatorFrom(state) {
  let [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = state;

  function next() {
    const given = Math.imul(rotated(Math.imul(s1, 5), 7), 9) >>> 0;
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = rotated(s3, 11);
    return given;
  }

  /** @param {number} n */
  function below(n) {
    const fair = NUMBERS - (NUMBERS % n);
    let given = next();
    while (given >= fair) given = next();
    return given % n;
  }

  return { next, below };
}

/**
 * Returns the four words that a seed gives.
 * @param {string} seed
 */
export function stateOf(seed) {
  const bytes = new TextEncoder().encode(seed);
  return [0, 1, 2, 3].map((start) =>
    bytes.reduce((word, byte) => mixed((word ^ byte) + STEP), start),
  );
}

/**
 * Returns a list in an order that the generator chooses, each order as likely as another.
 * @template T
 * @param {readonly T[]} list
 * @param {Generator} generator
 */
export function shuffled(list, generator) {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = generator.below(last + 1);
    [order[last], order[chosen]] = [at(order, chosen), at(order, last)];
  }
  return order;
}

/** @param {number} number */
function mixed(number) {
  let word = number | 0;
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
  return (word ^ (word >>> 15)) >>> 0;
}

/** @param {number} word @param {number} bits */
function rotated(word, bits) {
  return (word << bits) | (word >>> (32 - bits));
}
