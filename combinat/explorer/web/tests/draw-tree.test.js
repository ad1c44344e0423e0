import assert from "node:assert/strict";
import { test } from "node:test";
import { cardsOf, coupOf, inRuns, pathOf, treeOf } from "../src/draw-tree.js";

const STANDARD = {
  player: "DDDDDDSSNN",
  banker: [
    ..."012".split("").map(() => "DDDDDDDDDDD"),
    "DDDDDDDDSDD",
    "SSDDDDDDSSD",
    "SSSSDDDDSSD",
    "SSSSSSDDSSS",
    "SSSSSSSSSSS",
    "NNNNNNNNNNN",
    "NNNNNNNNNNN",
  ],
};

test("numbers in runs", () => {
  assert.equal(inRuns([0, 1, 2, 5, 7, 8]), "0–2, 5, 7–8");
  assert.equal(inRuns([]), "");
});

test("the Banker's decisions of the standard table of play", () => {
  const { naturals, stands, draws, branches } = treeOf(STANDARD);
  assert.deepEqual([naturals, stands, draws], ["8–9", "6–7", "0–5"]);
  const on = branches.map(({ third, leaves }) => [third, ...leaves.map((leaf) => leaf.on)]);
  assert.deepEqual(on, [
    [null, "0–5", "6–7"],
    [0, "0–3", "4–7"],
    [1, "0–3", "4–7"],
    [2, "0–4", "5–7"],
    [3, "0–4", "5–7"],
    [4, "0–5", "6–7"],
    [5, "0–5", "6–7"],
    [6, "0–6", "7"],
    [7, "0–6", "7"],
    [8, "0–2", "3–7"],
    [9, "0–3", "4–7"],
  ]);
});

for (const [cards, path] of /** @type {[string, string[]][]} */ ([
  ["9s Kh Kd 2c", ["natural"]],
  ["Ks 3h Kd 5c", ["natural"]],
  ["6s 5h Kd Kc 4s", ["stood", "stood-draws"]],
  ["6s 6h Kd Kc 4s", ["stood", "stood-stands"]],
  ["2s 3h Kd Kc 8s 4d", ["third-8", "third-8-stands"]],
  ["2s 3h Kd Kc Qs 4d", ["third-0", "third-0-draws"]],
])) {
  test(`the branch of ${cards}`, () => {
    assert.deepEqual(pathOf(coupOf(STANDARD, cards.split(" "))), path);
  });
}

test("a coup gives back the cards it was dealt from, in their order", () => {
  const six = ["2s", "3h", "Kd", "Kc", "Qs", "4d"];
  assert.deepEqual(cardsOf(coupOf(STANDARD, six)), six);
  const stood = ["6s", "5h", "Kd", "Kc", "4s"];
  assert.deepEqual(cardsOf(coupOf(STANDARD, stood)), stood);
});
