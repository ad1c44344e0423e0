import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cutAt,
  dealt,
  isLast,
  mostCardsBehind,
  openedShoe,
  played,
  unshuffled,
} from "../src/deal.js";
import { ruleOf } from "../src/practice.js";
import { HOUSE, TABLEAU } from "./practice-sample.js";

const RULE = ruleOf(HOUSE);

/** @param {string} six */
function totals(six) {
  const { player, banker } = played(TABLEAU, six.split(" "));
  return [player.cards.join(" "), banker.cards.join(" "), player.total, banker.total];
}

test("cards go to the Player and the Banker in turn, and third cards by the table of play", () => {
  assert.deepEqual(totals("9s Kh Ad 2c 5s 5h"), ["9s Ad 5s", "Kh 2c 5h", 5, 7]);
  assert.deepEqual(totals("9s Kh 9d 9c 5s 5h"), ["9s 9d", "Kh 9c", 8, 9]);
  assert.deepEqual(totals("2s Kh 4d 5c 5s 5h"), ["2s 4d", "Kh 5c 5s", 6, 0]);
  assert.deepEqual(totals("2s Kh 3d 3c 8s 5h"), ["2s 3d 8s", "Kh 3c", 3, 3]);
  assert.deepEqual(totals("10s Jh Qd 6c 6s 2h"), ["10s Qd 6s", "Jh 6c 2h", 6, 8]);
});

test("the same seed gives the same shoe, another seed another", () => {
  const { cards } = openedShoe(RULE, "seed");
  assert.deepEqual(openedShoe(RULE, "seed").cards, cards);
  assert.notDeepEqual(openedShoe(RULE, "seeds").cards, cards);
  assert.deepEqual([...cards].sort(), unshuffled(6).sort());
});

test("a cut puts the top of the shuffled cards below the rest", () => {
  const one = openedShoe(RULE, "seed", 1);
  const hundred = openedShoe(RULE, "seed", 100);
  assert.deepEqual(one.cut, { by: "player", cards: 1 });
  assert.deepEqual(hundred.cards, [...one.cards.slice(99), ...one.cards.slice(0, 99)]);
  assert.equal(openedShoe(RULE, "seed").cut.by, "croupier");
});

test("as many cards as the value of the first are burned, ten for a ten or a court card", () => {
  for (const cut of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    const shoe = openedShoe({ ...RULE, ten_valued: 3 }, "burn", cut);
    const shown = shoe.cards[0] ?? "";
    const count = /^(10|J|Q|K)/.test(shown) ? 3 : shown.startsWith("A") ? 1 : Number(shown[0]);
    assert.deepEqual(shoe.burn, { shown, cards: count });
    assert.equal(shoe.gone, 1 + count);
  }
  const none = openedShoe({ ...RULE, burn: "none" }, "burn");
  assert.deepEqual([none.burn, none.gone], [null, 0]);
});

test("the cut card in mid-coup ends the shoe, or leaves one coup more; as first card it ends it", () => {
  const [now, more] = [RULE, { ...RULE, end: "one_more_coup" }];
  assert.equal(cutAt(RULE), 305);
  assert.deepEqual([isLast(now, 300, 5), isLast(now, 300, 6)], [false, true]);
  assert.deepEqual([isLast(more, 299, 5), isLast(more, 300, 6)], [false, false]);
  assert.deepEqual([isLast(now, 305, 4), isLast(more, 305, 4)], [true, true]);
});

test("no coup begins with fewer than six cards", () => {
  const rule = { ...RULE, cards_behind: 0, end: "one_more_coup" };
  assert.deepEqual([isLast(rule, 300, 6), isLast(rule, 302, 5)], [false, true]);
  for (const seed of ["1", "2", "3", "4", "5", "6"]) {
    let shoe = openedShoe(rule, seed);
    while (!shoe.over) shoe = dealt(shoe, TABLEAU).shoe;
    assert.ok(shoe.cards.length - shoe.gone < 6);
  }
});

test("a coup is dealt before the cut card comes out, whatever is burned", () => {
  assert.equal(mostCardsBehind(RULE), 312 - 11 - 6);
  assert.equal(mostCardsBehind({ ...RULE, ten_valued: 0 }), 312 - 10 - 6);
  assert.equal(mostCardsBehind({ ...RULE, burn: "none" }), 306);
});

test("after the last coup there is none", () => {
  const shoe = { ...openedShoe(RULE, "seed"), over: true };
  assert.throws(() => dealt(shoe, TABLEAU), RangeError);
});
