import assert from "node:assert/strict";
import { test } from "node:test";
import { played } from "../src/deal.js";
import { beadPlate, bigRoad, resultOf, runningTotals } from "../src/roads.js";
import { TABLEAU } from "./practice-sample.js";

/** @param {string} text @returns {import("../src/roads.js").Result[]} */
function results(text) {
  return /** @type {import("../src/roads.js").Result[]} */ ([...text]);
}

/**
 * The big road drawn row by row: a letter for a win, one in lower case where ties are marked on it,
 * * for ties alone.
 * @param {string} text
 */
function drawn(text) {
  const places = bigRoad(results(text));
  /** @type {string[][]} */
  const rows = Array.from({ length: 6 }, () => []);
  for (const { row, column, result, ties } of places) {
    const letter = result ?? "*";
    const cells = rows[row] ?? [];
    assert.equal(cells[column], undefined, "two wins in one place");
    cells[column] = ties ? letter.toLowerCase() : letter;
  }
  return rows
    .map((cells) => Array.from(cells, (cell) => cell ?? " ").join(""))
    .join("\n")
    .trimEnd();
}

/** @param {string[]} rows */
function road(...rows) {
  return rows.join("\n");
}

test("a run of wins is a column, and a change begins the next", () => {
  assert.equal(drawn("BBPBPPP"), road("BPBP", "B  P", "   P"));
});

test("a tie is marked on the last win, takes no place, and ends no run", () => {
  assert.equal(drawn("BTBPTTPB"), road("bpB", "BP"));
  assert.deepEqual(
    bigRoad(results("BTBPTTPB")).map(({ ties, number }) => [number, ties]),
    [
      [1, 1],
      [3, 0],
      [4, 2],
      [7, 0],
      [8, 0],
    ],
  );
});

test("a tie between wins of different hands does not put one below the other", () => {
  assert.equal(drawn("BTP"), road("bP"));
});

test("ties before the first win are marked where it will be, and stay there", () => {
  assert.equal(drawn("TT"), "*");
  assert.deepEqual(bigRoad(results("TT")), [
    { column: 0, row: 0, result: null, number: 0, ties: 2 },
  ]);
  assert.equal(drawn("TTP"), "p");
  assert.deepEqual(bigRoad(results("TTPT")), [
    { column: 0, row: 0, result: "P", number: 3, ties: 3 },
  ]);
});

test("at the bottom a run turns right", () => {
  assert.equal(drawn("BBBBBBBBP"), road("BP", "B", "B", "B", "B", "BBB"));
});

test("a run that comes upon the tail of another turns right above it, and keeps to its row", () => {
  // The first tail ends in the third column; the second run goes on along the fifth row.
  assert.equal(drawn("BBBBBBBBPPPPPPPP"), road("BP", "BP", "BP", "BP", "BPPPP", "BBB"));
});

test("the next run begins beside the top of the run before, under which tails may lie", () => {
  assert.equal(drawn("BBBBBBBBPPPPPPPPBBBBBP"), road("BPBP", "BPB", "BPB", "BPBB", "BPPPP", "BBB"));
});

test("a run begins further right where its top is taken by a tail", () => {
  const runs = "B".repeat(12) + "P".repeat(12) + "B".repeat(12) + "P".repeat(12);
  const more = "B".repeat(12) + "P".repeat(12) + "B".repeat(2);
  const places = bigRoad(results(runs + more));
  assert.equal(new Set(places.map(({ row, column }) => `${row} ${column}`)).size, 74);
  const [first, second] = places.slice(-2);
  // The sixth run has a tail in the top row, from column 5 to 16.
  assert.deepEqual([first?.row, first?.column], [0, 17]);
  assert.deepEqual([second?.row, second?.column], [1, 17]);
});

test("the bead plate holds every result, ties too, in columns of six", () => {
  const plate = beadPlate(results("BPTBPTB"));
  assert.deepEqual(plate.at(2), { column: 0, row: 2, result: "T", number: 3 });
  assert.deepEqual(plate.at(6), { column: 1, row: 0, result: "B", number: 7 });
});

test("totals run on from coup to coup", () => {
  assert.deepEqual(runningTotals(results("BTB")), [
    { P: 0, B: 1, T: 0 },
    { P: 0, B: 1, T: 1 },
    { P: 0, B: 2, T: 1 },
  ]);
});

test("the higher total wins", () => {
  const six = ["9s Kh Ad 2c 5s 5h", "2h Kh 6h 2d 5s 5h", "2s Kh 3d 3c 8s 5h"];
  assert.deepEqual(
    six.map((cards) => resultOf(played(TABLEAU, cards.split(" ")))),
    ["B", "P", "T"],
  );
});
