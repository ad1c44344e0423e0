// The order in which wagers stand in a table.

import { edgeOf } from "./figures.js";
import { compare } from "./fractions.js";

/** @typedef {import("./figures.js").Row} Row */
/** @typedef {import("./fractions.js").Fraction} Fraction */
/** @typedef {"sheet" | "title" | "edge" | "moved" | "hit"} Column */
/** @typedef {{ column: Column, down: boolean }} Order */

/** @type {Record<"edge" | "moved" | "hit", (row: Row) => Fraction | null>} */
const FIGURES = {
  edge: ({ settled }) => edgeOf(settled),
  moved: ({ moved }) => moved,
  hit: ({ settled }) => (settled.unpriced === null ? settled.hitFrequency : null),
};

/**
 * Returns the wagers in an order; those without the figure come last, whichever way it goes.
 * @param {readonly Row[]} rows in the order of the sheet
 * @param {Order} order
 */
export function sorted(rows, { column, down }) {
  if (column === "sheet") return [...rows];
  const sign = down ? -1 : 1;
  if (column === "title") {
    const names = new Intl.Collator("en", { numeric: true });
    return [...rows].sort((a, b) => sign * names.compare(a.wager.title, b.wager.title));
  }
  const figure = FIGURES[column];
  return [...rows].sort((a, b) => {
    const [one, other] = [figure(a), figure(b)];
    if (!one || !other) return Number(!one) - Number(!other);
    return sign * compare(one, other);
  });
}
