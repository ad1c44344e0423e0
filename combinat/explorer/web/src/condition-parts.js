// What the pieces of a condition come to: whole numbers, and truth with NULL as a third value.
//
// Arithmetic and comparisons with NULL are NULL.  Of connected pieces one decides, whatever the
// others are: a true one of OR, a false one of AND; what none decides is NULL if one of them is.

import { under } from "./lists.js";

/** @typedef {import("./columns.js").Value} Value */

/** @typedef {(columns: import("./columns.js").Columns) => Value} Reader */

/** @typedef {"integer" | "boolean"} Kind */

/** @typedef {{ kind: Kind, read: Reader, isColumn?: boolean }} Part */

/** @typedef {(...numbers: number[]) => number | boolean} Operation */

/** @type {Record<string, Operation>} */
export const COMPARISONS = {
  "=": (left, right) => left === right,
  "<>": (left, right) => left !== right,
  "<": (left = 0, right = 0) => left < right,
  "<=": (left = 0, right = 0) => left <= right,
  ">": (left = 0, right = 0) => left > right,
  ">=": (left = 0, right = 0) => left >= right,
};

/** @type {Record<string, Operation>} */
export const SIGNS = {
  "+": (left = 0, right = 0) => left + right,
  "-": (left = 0, right = 0) => left - right,
};

/** @param {number} number @returns {Part} */
export function constant(number) {
  return { kind: "integer", read: () => number };
}

/** @param {string} name @param {Kind} kind @returns {Part} */
export function column(name, kind) {
  return { kind, isColumn: true, read: (columns) => under(columns, name) };
}

/**
 * Returns a number worked out from others.
 * @param {Operation} operation
 * @param {Part[]} parts
 * @returns {Part}
 */
export function worked(operation, ...parts) {
  return { kind: "integer", read: applied(operation, parts) };
}

/**
 * Returns whether two numbers compare as a sign says.
 * @param {string} sign
 * @param {Part[]} parts
 * @returns {Part}
 */
export function compared(sign, ...parts) {
  return { kind: "boolean", read: applied(under(COMPARISONS, sign), parts) };
}

/** @param {Operation} operation @param {Part[]} parts @returns {Reader} */
function applied(operation, parts) {
  const readers = parts.map((part) => wanted("integer", part).read);
  return (columns) => {
    const values = readers.map((read) => read(columns));
    return values.includes(null) ? null : operation(.../** @type {number[]} */ (values));
  };
}

/**
 * Returns truth values connected by OR, where a true one settles, or by AND, where a false one does.
 * @param {boolean} settling
 * @param {Part[]} parts
 * @returns {Part}
 */
export function connected(settling, parts) {
  const readers = parts.map((part) => wanted("boolean", part).read);
  return {
    kind: "boolean",
    read: (columns) => {
      const values = readers.map((read) => read(columns));
      if (values.includes(settling)) return settling;
      return values.includes(null) ? null : !settling;
    },
  };
}

/** @param {Part} part @returns {Part} */
export function negated(part) {
  const { read } = wanted("boolean", part);
  return {
    kind: "boolean",
    read: (columns) => {
      const value = read(columns);
      return value === null ? null : !value;
    },
  };
}

/** @param {Part} part @returns {Part} */
export function isNull(part) {
  if (!part.isColumn) throw new SyntaxError("IS NULL is said of columns alone");
  return { kind: "boolean", read: (columns) => part.read(columns) === null };
}

/**
 * Returns the part where it is of the kind that is wanted; else throws a SyntaxError.
 * @param {Kind} kind
 * @param {Part} part
 */
export function wanted(kind, part) {
  if (part.kind !== kind) throw new SyntaxError(`${part.kind} in place of ${kind}`);
  return part;
}
