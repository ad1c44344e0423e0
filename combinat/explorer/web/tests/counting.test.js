import assert from "node:assert/strict";
import { test } from "node:test";
import { readTags, runningCount, seen, unseen } from "../src/counting.js";
import { dealt, openedShoe } from "../src/deal.js";
import { ruleOf } from "../src/practice.js";
import { cardsLeft, format, parse } from "../src/shoe.js";
import { HOUSE, TABLEAU } from "./practice-sample.js";

const RULE = ruleOf(HOUSE);

test("the burn card is seen, the burned ones stay among the unseen", () => {
  const opened = openedShoe(RULE, "count");
  const burned = opened.burn?.cards ?? 0;
  assert.deepEqual(seen(opened), [opened.burn?.shown]);
  const { coup, shoe } = dealt(opened, TABLEAU);
  assert.deepEqual(seen(shoe).slice(1).sort(), [...coup.player.cards, ...coup.banker.cards].sort());
  assert.equal(cardsLeft(unseen(shoe)), 312 - 1 - coup.drawn);
  assert.equal(cardsLeft(unseen(shoe)), shoe.cards.length - shoe.gone + burned);
});

test("the unseen cards have a text that is read back", () => {
  const { shoe } = dealt(openedShoe(RULE, "count"), TABLEAU);
  assert.deepEqual(parse(format(unseen(shoe))), unseen(shoe));
  assert.equal(format(unseen(openedShoe({ ...RULE, burn: "none" }, "count"))), "6 decks");
});

test("tags are added up by value, or by rank", () => {
  const cards = ["As", "9h", "10d", "Kc", "Kh"];
  assert.equal(runningCount(cards, readTags("1 0 0 0 0 0 0 0 3 -5").tags), 1 + 3 - 15);
  assert.equal(runningCount(cards, readTags("1,0,0,0,0,0,0,0,3,-5,0,0,7").tags), 1 + 3 - 5 + 14);
  assert.equal(runningCount([], readTags("1 0 0 0 0 0 0 0 3 -5").tags), 0);
});

test("what is no list of tags is refused with a word", () => {
  assert.match(readTags("1 2 3").word, /^3 tags: ten are wanted/);
  assert.match(readTags("1 0 0 0 0 0 0 0 3 x").word, /whole numbers/);
  assert.match(readTags("1 0 0 0 0 0 0 0 3 1e9").word, /whole numbers/);
  assert.match(readTags("1 0 0 0 0 0 0 0 3 100").word, /whole numbers/);
});
