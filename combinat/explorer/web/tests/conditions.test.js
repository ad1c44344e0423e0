import assert from "node:assert/strict";
import { test } from "node:test";
import { columnsOf } from "../src/columns.js";
import { holds, parsed } from "../src/conditions.js";
import { played } from "../src/deal.js";
import { TABLEAU } from "./practice-sample.js";

// Player 9s Ad 5s, Banker Kh 2c 5h: 5 against 7.
const SIX = columnsOf(played(TABLEAU, "9s Kh Ad 2c 5s 5h".split(" ")));
// Player 2h 6h, Banker Kh 2d: a natural 8 against 2.
const FOUR = columnsOf(played(TABLEAU, "2h Kh 6h 2d 5s 5h".split(" ")));

test("what holds of a coup holds, and nothing else", () => {
  for (const [condition, expected] of /** @type {[string, boolean][]} */ ([
    ["player_total = 5 AND banker_total = 7", true],
    ["player_total - banker_total = -2", true],
    ["ABS(player_total - banker_total) = 2", true],
    ["player_total <> 5 OR cards < 6", false],
    ["NOT player_total <> 5", true],
    ["player_third_rank IN (4, 5) and cards between 5 AND 6", true],
    ["player_third NOT IN (4, 5) or banker_third not between 1 and 5", false],
    ["player_low_rank = 1 AND player_high_rank = 9 AND banker_high_rank = 13", true],
    ["player_pair OR banker_pair OR player_natural", false],
    ["banker_one_colour", false],
    ["player_one_suit OR player_initial_one_colour", false],
    ["1 + 2 - 3 = 0 AND -1 < +1 AND - - 1 = 1", true],
    ["(player_cards) IS NOT NULL", true],
  ])) {
    assert.equal(holds(condition, SIX), expected, condition);
  }
});

test("suits are seen of each set of cards", () => {
  assert.ok(holds("player_hearts AND all_red AND initial_one_colour AND banker_initial_red", FOUR));
  assert.ok(!holds("all_one_suit OR banker_hearts OR all_black OR banker_diamonds", FOUR));
});

test("a card that is not drawn makes a comparison neither true nor false", () => {
  assert.ok(!holds("player_third = 5", FOUR));
  assert.ok(!holds("NOT player_third = 5", FOUR));
  assert.ok(!holds("player_third <> 5 OR player_third = 5", FOUR));
  assert.ok(!holds("player_third IN (1, 2)", FOUR) && !holds("player_third NOT IN (1, 2)", FOUR));
  assert.ok(!holds("NOT player_third BETWEEN 0 AND 9", FOUR));
  assert.ok(holds("player_third = 5 OR player_natural", FOUR));
  assert.ok(holds("NOT (player_third = 5 AND player_total = 1)", FOUR));
  assert.ok(holds("player_third IS NULL AND NOT banker_third IS NOT NULL", FOUR));
  assert.equal(parsed("player_third = 5")(FOUR), null);
});

test("what is not in the language is refused", () => {
  for (const text of [
    "",
    "player_total",
    "player_total =",
    "player_total = 1 = 2",
    "unknown = 1",
    "constructor = 1",
    "player_total / 2 = 1",
    "player_total == 1",
    "player_pair = 1",
    "player_total AND player_pair",
    "NOT player_total",
    "player_total NOT = 1",
    "player_total + 1 IS NULL",
    "ABS(player_pair) = 1",
    "SUM(player_total) = 1",
    "player_total IN ()",
    "(player_pair",
    "player_pair)",
    "player_pair; player_pair",
    "player_pair\nOR player_pair",
    "'player_pair'",
    `${"(".repeat(21)}player_pair${")".repeat(21)}`,
    `player_pair${" ".repeat(500)}`,
  ]) {
    assert.throws(() => parsed(text), SyntaxError, text);
  }
});
