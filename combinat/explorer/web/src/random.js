/**
 * Which numbers a seed gives, so that the same text shuffles the same shoe in any language.
 *
 * All arithmetic is of whole numbers modulo 2^32. The text is read as the bytes of its UTF-8.
 *
 * - mix(x): x ^= x >> 16; x *= 0x21f0aaad; x ^= x >> 15; x *= 0x735a2d97; x ^= x >> 15.
 * - Four words 0, 1, 2, 3; each byte b changes each word w to mix((w ^ b) + 0x9e3779b9). Each step
 *   can be undone, so the four words stay different and are never all zero.
 * - These words are the state s0 … s3 of xoshiro128** by Blackman and Vigna (prng.di.unimi.it),
 *   which then gives 32-bit numbers: rotl(s1 * 5, 7) * 9, and t = s1 << 9; s2 ^= s0; s3 ^= s1;
 *   s1 ^= s2; s0 ^= s3; s2 ^= t; s3 = rotl(s3, 11).
 * - below(n): numbers from the largest multiple of n that is at most 2^32 on are thrown away, and
 *   the first that is kept is taken modulo n.
 * - A shuffle goes from the last place i down to the second, and swaps it with place below(i + 1).
 *
 * mix is the step of splitmix32 with the constants that C. Wellons's search found least biased.
 */

const WORDS = 2 ** 32;
const STEP = 0x9e3779b9;
const STATE_WORDS = 4;

/** @typedef {{ next: () => number, below: (n: number) => number }} Generator */

/**
 * The generator of a seed.
 * @param {string} seed
 * @returns {Generator}
 */
export function generatorOf(seed) {
  return generatorFrom(stateOf(seed));
}

/**
 * The generator that goes on from a state of four words, not all zero.
 * @param {readonly number[]} state
 * @returns {Generator}
 */
export function generatorFrom(state) {
  const words = Uint32Array.from(state);

  function next() {
    const [s0, s1, s2, s3] = words;
    const result = Math.imul(rotated(Math.imul(s1, 5), 7), 9) >>> 0;
    const third = s2 ^ s0;
    const fourth = s3 ^ s1;
    words[0] = s0 ^ fourth;
    words[1] = s1 ^ third;
    words[2] = third ^ (s1 << 9);
    words[3] = rotated(fourth, 11);
    return result;
  }

  /** @param {number} n */
  function below(n) {
    const fair = WORDS - (WORDS % n);
    let drawn = next();
    while (drawn >= fair) drawn = next();
    return drawn % n;
  }

  return { next, below };
}

/**
 * The four words that a seed gives.
 * @param {string} seed
 * @returns {number[]}
 */
export function stateOf(seed) {
  const bytes = new TextEncoder().encode(seed);
  const words = Array.from({ length: STATE_WORDS }, (_, place) => place);
  return words.map((start) => bytes.reduce((word, byte) => mixed((word ^ byte) + STEP), start));
}

/**
 * A list in an order that the generator chooses, each order as likely as another.
 * @template T
 * @param {readonly T[]} list
 * @param {Generator} generator
 * @returns {T[]}
 */
export function shuffled(list, generator) {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = generator.below(last + 1);
    [order[last], order[chosen]] = [order[chosen], order[last]];
  }
  return order;
}

/** @param {number} number */
function mixed(number) {
  let word = number >>> 0;
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
  return (word ^ (word >>> 15)) >>> 0;
}

/**
 * @param {number} word
 * @param {number} bits
 */
function rotated(word, bits) {
  return (word << bits) | (word >>> (32 - bits));
}
