import assert from "node:assert/strict";
import { test } from "node:test";
import {
  gone,
  opened,
  redone,
  returned,
  taken,
  undone,
  withDecks,
  withText,
} from "../src/explored.js";
import { format, left } from "../src/shoe.js";

/** @param {import("../src/explored.js").Explored} explored */
const textOf = ({ now }) => format(now.shoe);

test("cards are taken and put back, and the words say what is left", () => {
  const one = taken(opened(8), "9h");
  assert.equal(textOf(one), "8 decks - 9h");
  assert.equal(one.word, "9 of hearts taken out: 7 left, 415 cards in all.");
  const two = returned(one, "9h");
  assert.equal(textOf(two), "8 decks");
  assert.equal(two.word, "9 of hearts put back: 8 left, 416 cards in all.");
});

test("no card is taken that is not there, none put back that is not out", () => {
  const none = withText(opened(8), "1 deck - As");
  const refused = taken(none, "As");
  assert.equal(refused.now, none.now);
  assert.equal(refused.word, "No ace of spades is left to take out.");
  const whole = returned(opened(2), "K");
  assert.equal(textOf(whole), "2 decks");
  assert.equal(whole.word, "No king is out, so that none can be put back.");
});

test("what is undone can be done again, until something else is done", () => {
  const one = taken(taken(opened(8), "8"), "T");
  const back = undone(undone(one));
  assert.equal(textOf(back), "8 decks");
  assert.equal(undone(back), back);
  const again = redone(back);
  assert.equal(textOf(again), "8 decks - 8");
  assert.equal(textOf(redone(again)), "8 decks - 8 T");
  const other = taken(again, "2c");
  assert.equal(redone(other), other);
  assert.equal(textOf(undone(other)), "8 decks - 8");
});

test("decks are those of the text, or as before where it names none", () => {
  const six = withText(opened(8), "6 decks - 8 8");
  assert.equal(six.now.decks, 6);
  assert.equal(gone(six.now, "8"), 2);
  const listed = withText(six, "A A 2 2 3 3 4");
  assert.equal(listed.now.decks, 6);
  assert.equal(gone(listed.now, "A"), 22);
  assert.equal(left(withDecks(listed, 1).now.shoe, "A"), 4);
});
