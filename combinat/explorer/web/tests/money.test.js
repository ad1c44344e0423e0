import assert from "node:assert/strict";
import { test } from "node:test";
import { readFraction } from "../src/fractions.js";
import { ceil, floor, inPennies, money, paid, TO_THE_PENNY, won } from "../src/money.js";

/** @typedef {import("../src/money.js").Rounding} Rounding */

/** @param {number} stake @param {string} net @param {Partial<Rounding>} [rounding] */
function wins(stake, net, rounding = {}) {
  return Number(won(BigInt(stake), readFraction(net), { ...TO_THE_PENNY, ...rounding }));
}

test("five per cent of a pound is five pence", () => {
  assert.deepEqual([wins(100, "19/20"), wins(500, "19/20"), wins(101, "19/20")], [95, 475, 95]);
});

test("a lost stake and one that comes back are as large as they were placed", () => {
  const chip = { chip: 100n };
  assert.deepEqual([wins(150, "-1/1", chip), wins(150, "0/1", chip)], [-150, 0]);
  assert.equal(wins(500, "-1/5"), -100);
  // 80 of 100 come back: in chips of 25, 75.
  assert.equal(wins(100, "-1/5", { chip: 25n }), -25);
});

test("a fraction of a chip goes where the house sends it", () => {
  // The doctest of Rounding in combinat/studies/chips.py: 2.5 chips.
  for (const [half, expected] of /** @type {[Rounding["half"], bigint][]} */ ([
    ["up", 3n],
    ["down", 2n],
    ["even", 2n],
  ])) {
    assert.equal(paid(readFraction("5/2"), { chip: 1n, way: "nearest", half }), expected);
  }
  assert.equal(paid(readFraction("7/2"), { chip: 1n, way: "nearest", half: "even" }), 4n);
  assert.equal(paid(readFraction("570"), { chip: 25n, way: "floor", half: "up" }), 550n);
  assert.equal(paid(readFraction("551"), { chip: 25n, way: "ceil", half: "up" }), 575n);
  assert.equal(paid(readFraction("550"), { chip: 25n, way: "ceil", half: "up" }), 550n);
  assert.deepEqual([wins(1, "1/2"), wins(1, "1/2", { way: "ceil" })], [0, 1]);
  assert.deepEqual(
    [wins(10, "1/3", { way: "nearest" }), wins(20, "1/3", { way: "nearest" })],
    [3, 7],
  );
});

test("sums beyond 2^53 are exact", () => {
  assert.equal(won(10n ** 18n + 1n, readFraction("8/1"), TO_THE_PENNY), 8n * 10n ** 18n + 8n);
});

test("an amount is read exactly and written to the penny", () => {
  assert.deepEqual(["5/1", "0.5", "300", "1/3"].map(inPennies), [
    readFraction("500"),
    readFraction("50"),
    readFraction("30000"),
    readFraction("100/3"),
  ]);
  assert.equal(money(123450n, "GBP"), "£1,234.50");
  assert.equal(money(-5n, "EUR"), "-€0.05");
  assert.equal(money(100000000n), "1,000,000.00");
  assert.equal(money(-100n, "CHF"), "-1.00 CHF");
});

test("floor and ceiling hold below nought", () => {
  assert.deepEqual([floor(readFraction("-1/2")), ceil(readFraction("-1/2"))], [-1n, 0n]);
  assert.deepEqual([floor(readFraction("-4/2")), ceil(readFraction("1/2"))], [-2n, 1n]);
});
