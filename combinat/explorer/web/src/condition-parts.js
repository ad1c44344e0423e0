/**
 * What the pieces of a condition come to: whole numbers, and truth with NULL as a third value.
 *
 * Arithmetic and comparisons with NULL are NULL. Of connected pieces one decides, whatever the
 * others are: a true one of OR, a false one of AND; what none decides is NULL if one of them is.
 */

/** @typedef {import("./columns.js").Value} Value */
/** @typedef {import("./columns.js").Columns} Columns */
/** @typedef {(columns: Columns) => Value} Reader */
/**
 * @typedef {object} Part
 * @property {"integer" | "boolean"} kind
 * @property {Reader} read
 * @property {boolean} [column] whether it is a column and nothing else
 */
/** @typedef {(...numbers: number[]) => number | boolean} Operation */

/** @type {Record<string, (left: number, right: number) => boolean>} */
export const COMPARISONS = {
  "=": (left, right) => left === right,
  "<>": (left, right) => left !== right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
};

/** @type {Record<string, (left: number, right: number) => number>} */
export const SIGNS = { "+": (left, right) => left + right, "-": (left, right) => left - right };

/**
 * @param {number} number
 * @returns {Part}
 */
export function constant(number) {
  return { kind: "integer", read: () => number };
}

/**
 * @param {string} name
 * @param {Part["kind"]} kind
 * @returns {Part}
 */
export function column(name, kind) {
  return { kind, column: true, read: (columns) => columns[name] };
}

/**
 * A number worked out from others.
 * @param {Operation} operation
 * @param {...Part} parts
 * @returns {Part}
 */
export function worked(operation, ...parts) {
  return { kind: "integer", read: applied(operation, parts) };
}

/**
 * Two numbers compared.
 * @param {string} sign
 * @param {Part} left
 * @param {Part} right
 * @returns {Part}
 */
export function compared(sign, left, right) {
  return { kind: "boolean", read: applied(COMPARISONS[sign], [left, right]) };
}

/**
 * @param {Operation} operation
 * @param {Part[]} parts
 * @returns {Reader}
 */
function applied(operation, parts) {
  const readers = parts.map((part) => wanted("integer", part).read);
  return (columns) => {
    const values = readers.map((read) => read(columns));
    return values.includes(null) ? null : operation(.../** @type {number[]} */ (values));
  };
}

/**
 * Truth values connected by OR, where a true one settles, or by AND, where a false one does.
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

/**
 * @param {Part} part
 * @returns {Part}
 */
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

/**
 * Whether a column is NULL.
 * @param {Part} part
 * @returns {Part}
 */
export function isNull(part) {
  if (!part.column) throw new SyntaxError("IS NULL is said of columns alone");
  return { kind: "boolean", read: (columns) => part.read(columns) === null };
}

/**
 * The part, if it is of the kind that is wanted; else a SyntaxError.
 * @param {Part["kind"]} kind
 * @param {Part} part
 */
export function wanted(kind, part) {
  if (part.kind !== kind) throw new SyntaxError(`${part.kind} in place of ${kind}`);
  return part;
}
