import assert from "node:assert/strict";
import { test } from "node:test";
import {
  compare,
  decimal,
  exact,
  fraction,
  grouped,
  minus,
  over,
  percent,
  plus,
  readFraction,
  times,
} from "../src/fractions.js";

const half = fraction(1n, 2n);
const third = fraction(1n, 3n);

test("a fraction is in lowest terms and its sign is above", () => {
  assert.deepEqual(fraction(6n, -8n), { n: -3n, d: 4n });
  assert.deepEqual(fraction(0n, -8n), { n: 0n, d: 1n });
});

test("the four operations", () => {
  assert.equal(exact(plus(half, third)), "5/6");
  assert.equal(exact(minus(third, half)), "-1/6");
  assert.equal(exact(times(half, third)), "1/6");
  assert.equal(exact(over(half, third)), "3/2");
  assert.equal(exact(readFraction("-19/20")), "-19/20");
  assert.equal(exact(readFraction("9")), "9/1");
});

test("fractions are sorted by size", () => {
  const sorted = [half, fraction(-2n), third].sort(compare).map(exact);
  assert.deepEqual(sorted, ["-2/1", "1/3", "1/2"]);
  assert.equal(compare(half, fraction(2n, 4n)), 0);
});

test("half goes to the even digit, on both sides of zero", () => {
  assert.equal(decimal(fraction(1n, 8n), 2), "0.12");
  assert.equal(decimal(fraction(3n, 8n), 2), "0.38");
  assert.equal(decimal(fraction(-1n, 8n), 2), "-0.12");
  assert.equal(decimal(fraction(-3n, 8n), 2), "-0.38");
  assert.equal(decimal(fraction(-2n, 3n), 4), "-0.6667");
  assert.equal(decimal(fraction(5n, 2n), 0), "2");
  assert.equal(decimal(fraction(7n, 2n), 0), "4");
});

test("what rounds to zero has no sign", () => {
  assert.equal(decimal(fraction(-1n, 1000n), 2), "0.00");
});

test("the Player's edge of eight decks as a percentage", () => {
  assert.equal(percent(fraction(241149546272n, 19524993263685n)), "1.235081");
});

test("whole numbers are grouped by three digits", () => {
  assert.equal(grouped(4998398275503360n), "4,998,398,275,503,360");
  assert.equal(grouped(-123456n), "-123,456");
  assert.equal(grouped(7), "7");
});
