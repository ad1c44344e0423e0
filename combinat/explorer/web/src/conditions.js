// Whether a condition holds for a coup: the closed language of the rules files, and nothing else.
//
// The grammar is that of combinat/rules/condition.lark, loosest first: OR; AND; NOT; one comparison
// (= <> < <= > >=, IN, BETWEEN, IS NULL, with NOT); + and -; integers, columns, a sign, ABS and
// parentheses.  A condition that is NULL does not hold.

import { columnsOf } from "./columns.js";
import {
  COMPARISONS,
  column,
  compared,
  connected,
  constant,
  isNull,
  negated,
  SIGNS,
  wanted,
  worked,
} from "./condition-parts.js";
import { under } from "./lists.js";

const LONGEST = 500;
const DEEPEST = 20;
const TOKEN = /[ \t]*(?:([0-9]+)|([A-Za-z_][A-Za-z0-9_]*)|(<=|>=|<>|[=<>+\-(),]))/y;
const REST = /[ \t]*$/y;
const WORDS = new Set(["OR", "AND", "NOT", "IN", "BETWEEN", "IS", "NULL", "ABS"]);

/** @typedef {import("./condition-parts.js").Part} Part */
/** @typedef {import("./condition-parts.js").Reader} Reader */
/** @typedef {import("./condition-parts.js").Kind} Kind */

const HAND = { cards: ["As", "As", "As"], initial: 2, total: 3, natural: false };

/**
 * The kind of each column, taken from a coup in which every card is drawn.
 * @type {Map<string, Kind>}
 */
const KINDS = new Map(
  Object.entries(columnsOf({ player: HAND, banker: HAND })).map(([name, value]) => [
    name,
    typeof value === "boolean" ? "boolean" : "integer",
  ]),
);

/** @type {Map<string, Reader>} */
const known = new Map();

/**
 * Whether a condition holds for the columns of a coup.
 * @param {string} condition
 * @param {import("./columns.js").Columns} columns
 */
export function holds(condition, columns) {
  let read = known.get(condition);
  if (read === undefined) {
    read = parsed(condition);
    known.set(condition, read);
  }
  return read(columns) === true;
}

/**
 * A condition as a function of the columns. Throws a SyntaxError outside the language.
 * @param {string} condition
 * @returns {Reader}
 */
export function parsed(condition) {
  if (condition.length > LONGEST) throw new SyntaxError(`longer than ${LONGEST} characters`);
  const parser = new Parser(tokensOf(condition));
  const whole = wanted("boolean", parser.disjunction());
  parser.end();
  return whole.read;
}

/**
 * @param {string} text
 * @returns {string[]}
 */
function tokensOf(text) {
  const tokens = [];
  let depth = 0;
  let place = 0;
  for (REST.lastIndex = 0; !REST.test(text); REST.lastIndex = place) {
    TOKEN.lastIndex = place;
    const found = TOKEN.exec(text);
    if (found === null) throw new SyntaxError(`not understood: ${text.slice(place)}`);
    place = TOKEN.lastIndex;
    const [, integer, word = "", sign] = found;
    depth += Number(sign === "(") - Number(sign === ")");
    if (depth > DEEPEST) throw new SyntaxError(`more than ${DEEPEST} parentheses in each other`);
    const upper = word.toUpperCase();
    tokens.push(integer ?? sign ?? (WORDS.has(upper) ? upper : word.toLowerCase()));
  }
  return tokens;
}

/** Reads tokens from left to right, one method for each rule of the grammar. */
class Parser {
  /** @param {string[]} tokens */
  constructor(tokens) {
    this.tokens = tokens;
    this.place = 0;
  }

  /** @returns {Part} */
  disjunction() {
    const first = this.conjunction();
    const others = [];
    while (this.take("OR")) others.push(this.conjunction());
    return others.length ? connected(true, [first, ...others]) : first;
  }

  /** @returns {Part} */
  conjunction() {
    const first = this.negation();
    const others = [];
    while (this.take("AND")) others.push(this.negation());
    return others.length ? connected(false, [first, ...others]) : first;
  }

  /** @returns {Part} */
  negation() {
    return this.take("NOT") ? negated(this.negation()) : this.comparison();
  }

  /** @returns {Part} */
  comparison() {
    const subject = this.sum();
    const sign = this.peek();
    if (Object.hasOwn(COMPARISONS, sign)) {
      this.need(sign);
      return compared(sign, subject, this.sum());
    }
    if (this.take("IS")) return this.nullTest(subject);
    const not = this.take("NOT");
    if (!not && sign !== "BETWEEN" && sign !== "IN") return subject;
    const range = this.take("BETWEEN") ? this.between(subject) : this.among(subject);
    return not ? negated(range) : range;
  }

  /** @param {Part} subject */
  nullTest(subject) {
    const not = this.take("NOT");
    this.need("NULL");
    return not ? negated(isNull(subject)) : isNull(subject);
  }

  /** @param {Part} subject */
  between(subject) {
    const least = compared(">=", subject, this.sum());
    this.need("AND");
    return connected(false, [least, compared("<=", subject, this.sum())]);
  }

  /** @param {Part} subject */
  among(subject) {
    this.need("IN");
    this.need("(");
    const equal = [compared("=", subject, this.sum())];
    while (this.take(",")) equal.push(compared("=", subject, this.sum()));
    return this.closed(connected(true, equal));
  }

  /** @returns {Part} */
  sum() {
    let total = this.atom();
    for (let sign = this.peek(); Object.hasOwn(SIGNS, sign); sign = this.peek()) {
      this.need(sign);
      total = worked(under(SIGNS, sign), total, this.atom());
    }
    return total;
  }

  /** @returns {Part} */
  atom() {
    const token = this.peek();
    this.place += 1;
    if (Object.hasOwn(SIGNS, token)) return worked(under(SIGNS, token), constant(0), this.atom());
    if (token === "(") return this.closed(this.disjunction());
    if (token === "ABS") {
      this.need("(");
      return this.closed(worked(Math.abs, this.sum()));
    }
    if (/^[0-9]/.test(token)) return constant(Number(token));
    const kind = KINDS.get(token);
    if (kind === undefined) throw new SyntaxError(`no column: ${token || "the condition ends"}`);
    return column(token, kind);
  }

  /** @param {Part} part */
  closed(part) {
    this.need(")");
    return part;
  }

  /** The token that comes next, and an empty text at the end. */
  peek() {
    return this.tokens[this.place] ?? "";
  }

  /** @param {string} token */
  take(token) {
    const there = this.peek() === token;
    if (there) this.place += 1;
    return there;
  }

  /** @param {string} token */
  need(token) {
    if (!this.take(token)) throw new SyntaxError(`${token} is missing before ${this.peek()}`);
  }

  end() {
    if (this.place < this.tokens.length) throw new SyntaxError(`too much: ${this.peek()}`);
  }
}
