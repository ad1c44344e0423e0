// The ways of the events of a closed form over a shoe: sums of products of what is left.

import { classesOf, waysToDraw } from "./multisets.js";
import { cardsLeft, countsOf, knowsRanks, knowsSuits } from "./shoe.js";

/** @typedef {import("./house.js").Form} Form */
/** @typedef {import("./house.js").Nested} Nested */
/** @typedef {import("./house.js").Polynomial} Polynomial */
/** @typedef {import("./house.js").Sum} Sum */
/** @typedef {import("./shoe.js").Shoe} Shoe */

/** How many cards a coup can see; ways are counted over sequences of so many. */
export const CARDS_SEEN = 6;

/**
 * A group of the cards of a product: its suits, how many cards it takes, and by class how many are
 * left within the suits when none, one, two … are gone, and how many are.
 * @typedef {{ suits: string, size: number, left: bigint[][], gone: number[] }} Group
 */

/**
 * Says why a form cannot be evaluated over a shoe, or null.
 * @param {Form} form
 * @param {Shoe} shoe
 */
export function whyUnpriced(form, shoe) {
  if (form.kind === "suited" && !knowsSuits(shoe)) {
    return "it sees suits, and the suit of some cards is unknown";
  }
  if (form.partition === "ranks" && !knowsRanks(shoe)) {
    return "it sees ranks, and the shoe has ten-valued cards of unknown rank";
  }
  return null;
}

/**
 * Returns the ways of some events of a form, by event, over a shoe of six cards or more.
 * @param {Form} form
 * @param {Shoe} shoe of known cards, as far as the form sees them
 * @param {Iterable<number>} events those that are wanted
 */
export function waysOf(form, shoe, events) {
  const ways = new Map([...events].map((event) => [event, 0n]));
  for (const part of form.parts) {
    const { sizes, columns } = form.tables[part.table];
    const groups = part.suits.map((suits, i) => {
      const counts = countsOf(shoe, form.classes, suits);
      return { suits, size: sizes[i], left: counts.map(fewer), gone: counts.map(() => 0) };
    });
    const evaluated = polynomials(groups);
    const unseen = waysToComplete(
      cardsLeft(shoe),
      sizes.reduce((drawn, size) => drawn + size),
    );
    /** @type {Map<number, bigint>} */
    const values = new Map();
    for (const [event, column, times] of part.events) {
      const before = ways.get(event);
      if (before === undefined) continue;
      const value = values.get(column) ?? unseen * evaluated(columns[column]);
      values.set(column, value);
      ways.set(event, before + BigInt(times) * value);
    }
  }
  return ways;
}

/** @param {number} count */
function fewer(count) {
  return Array.from({ length: CARDS_SEEN }, (_, gone) => BigInt(count - gone));
}

/**
 * Returns what gives the value of a polynomial in what is left of the cards of some groups.
 * @param {Group[]} groups
 * @returns {(polynomial: Polynomial) => bigint}
 */
function polynomials([first, ...others]) {
  const products = waysToDraw(first.left, first.gone, first.size);
  if (!others.length) return (polynomial) => sum(/** @type {Sum} */ (polynomial), products);
  return (polynomial) => {
    let [at, total] = [0, 0n];
    for (const [step, inner] of /** @type {Nested} */ (polynomial)) {
      at += step;
      if (products[at]) total += products[at] * polynomials(without(first, at, others))(inner);
    }
    return total;
  };
}

/** @param {Sum} terms @param {bigint[]} products */
function sum(terms, products) {
  let total = 0n;
  for (const term of terms) {
    let [at, same] = [0, 0n];
    for (let i = 1; i < term.length; i++) {
      at += term[i];
      same += products[at];
    }
    total += BigInt(term[0]) * same;
  }
  return total;
}

/**
 * Returns the other groups when a group has taken a multiset from within their suits.
 * @param {Group} first
 * @param {number} index
 * @param {Group[]} others
 */
function without(first, index, others) {
  const taken = classesOf(first.gone.length, first.size, index);
  return others.map((group) => {
    if (![...first.suits].every((suit) => group.suits.includes(suit))) return group;
    const gone = [...group.gone];
    for (const class_ of taken) gone[class_] += 1;
    return { ...group, gone };
  });
}

/**
 * The ways in which the cards of a shoe that are not drawn complete those that are to six.
 * @param {number} cards how many the shoe has
 * @param {number} drawn
 */
export function waysToComplete(cards, drawn) {
  let ways = 1n;
  for (let place = drawn; place < CARDS_SEEN; place++) ways *= BigInt(cards - place);
  return ways;
}
