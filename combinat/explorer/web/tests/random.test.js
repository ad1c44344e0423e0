import assert from "node:assert/strict";
import { test } from "node:test";
import { generatorFrom, generatorOf, shuffled, stateOf } from "../src/random.js";

test("the numbers are those of the authors' C code from the same state", () => {
  const { next } = generatorFrom([1, 2, 3, 4]);
  assert.deepEqual(
    Array.from({ length: 10 }, next),
    [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ],
  );
});

test("a seed gives four different words, also the empty one", () => {
  for (const seed of ["", "a", "b", "égalité", "x".repeat(1000)]) {
    assert.equal(new Set(stateOf(seed)).size, 4);
  }
  assert.notDeepEqual(stateOf("a"), stateOf("b"));
});

test("numbers that would make some remainders likelier are thrown away", () => {
  const three = 3 * 2 ** 30;
  const raw = generatorFrom([5, 6, 7, 8]);
  const fair = generatorFrom([5, 6, 7, 8]);
  const kept = Array.from({ length: 200 }, raw.next).filter((number) => number < three);
  assert.ok(kept.length > 100 && kept.length < 200);
  assert.deepEqual(
    kept,
    kept.map(() => fair.below(three)),
  );
});

test("a shuffle keeps every item, and each order of three comes about equally often", () => {
  const generator = generatorOf("orders");
  /** @type {Map<string, number>} */
  const times = new Map();
  for (let turn = 0; turn < 6000; turn += 1) {
    const order = shuffled(["a", "b", "c"], generator).join("");
    times.set(order, (times.get(order) ?? 0) + 1);
  }
  assert.equal(times.size, 6);
  // A standard deviation is 29: five of them.
  for (const count of times.values()) assert.ok(Math.abs(count - 1000) < 145, `${count}`);
});
