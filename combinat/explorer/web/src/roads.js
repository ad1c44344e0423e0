// How the results of a shoe are kept: running totals, the bead plate and the big road.
//
// Bead plate: each result, ties as well, in columns of six from the top, column by column.
//
// Big road: each run of wins of one hand is a column of its own, from the top.
// - A run begins in the first column to the right of the column where the run before it began
//   whose top is free.
// - Its next win goes below, and where the grid ends or the place is taken to the right: the
//   dragon tail, which then keeps to its row.
// - A tie takes no place and ends no run: it is marked on the last win, and ties before the first
//   win on the place where that win will be.
//
// So "Baccarat Scoreboards" at 138qiu.com/statistics/roads-of-baccarat has them: a column for each
// run, six rows, dragon tails, ties as a line through the win before.  What it leaves open, a tail
// that is in the way and ties before the first win, is as electronic scoreboards draw it.  None of
// it says anything about the next coup.

import { at } from "./lists.js";

export const ROWS = 6;

/** @typedef {"P" | "B" | "T"} Result Player, Banker, tie */

/** @typedef {{ column: number, row: number, result: Result, number: number }} Bead */

/**
 * A place of the big road: the number of the coup that it shows, from 1, and how many ties are
 * marked on it.  Before the first win `result` is null.
 * @typedef {{ column: number, row: number, result: "P" | "B" | null, number: number, ties: number }}
 * RoadPlace
 */

/**
 * Returns who won, by the final totals.
 * @param {import("./deal.js").Hands} hands
 * @returns {Result}
 */
export function resultOf({ player, banker }) {
  if (player.total === banker.total) return "T";
  return player.total > banker.total ? "P" : "B";
}

/**
 * Returns how often each hand has won, and how often neither, after each coup.
 * @param {readonly Result[]} results
 */
export function runningTotals(results) {
  const totals = { P: 0, B: 0, T: 0 };
  return results.map((result) => {
    totals[result] += 1;
    return { ...totals };
  });
}

/**
 * Returns the bead plate.
 * @param {readonly Result[]} results
 * @returns {Bead[]}
 */
export function beadPlate(results) {
  return results.map((result, place) => ({
    column: Math.floor(place / ROWS),
    row: place % ROWS,
    result,
    number: place + 1,
  }));
}

/**
 * Returns the big road.
 * @param {readonly Result[]} results
 * @returns {RoadPlace[]}
 */
export function bigRoad(results) {
  const road = new Road();
  for (const [place, result] of results.entries()) {
    if (result === "T") road.tie();
    else road.win(result, place + 1);
  }
  return road.places;
}

class Road {
  constructor() {
    /** @type {RoadPlace[]} */
    this.places = [];
    /** @type {Set<string>} */
    this.taken = new Set();
    this.start = -1;
    this.isTail = false;
  }

  tie() {
    if (!this.places.length) {
      this.places.push({ column: 0, row: 0, result: null, number: 0, ties: 0 });
    }
    this.last().ties += 1;
  }

  /** @param {"P" | "B"} result @param {number} number */
  win(result, number) {
    const before = this.places.length ? this.last() : null;
    if (before !== null && before.result === null) {
      this.places.pop();
      this.put({ ...this.begun(), result, number, ties: before.ties });
    } else if (before === null || before.result !== result) {
      this.put({ ...this.begun(), result, number, ties: 0 });
    } else {
      this.put({ ...this.next(before), result, number, ties: 0 });
    }
  }

  /** The place of the first win of a run. */
  begun() {
    this.isTail = false;
    this.start += 1;
    while (!this.isFree(this.start, 0)) this.start += 1;
    return { column: this.start, row: 0 };
  }

  /** The place of the next win of a run. @param {RoadPlace} before */
  next({ column, row }) {
    this.isTail ||= row + 1 === ROWS || !this.isFree(column, row + 1);
    return this.isTail ? { column: column + 1, row } : { column, row: row + 1 };
  }

  /** @param {number} column @param {number} row */
  isFree(column, row) {
    return !this.taken.has(`${column} ${row}`);
  }

  /** @param {RoadPlace} place */
  put(place) {
    this.places.push(place);
    this.taken.add(`${place.column} ${place.row}`);
  }

  last() {
    return at(this.places, this.places.length - 1);
  }
}
