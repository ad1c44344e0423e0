import assert from "node:assert/strict";
import { test } from "node:test";
import {
  BadShoe,
  cardsLeft,
  countsOf,
  format,
  knowsRanks,
  knowsSuits,
  left,
  ofDecks,
  parse,
  wholeDecks,
  withMore,
  without,
} from "../src/shoe.js";

test("whole decks less some cards", () => {
  const shoe = parse(" 8 Decks - 8 8, 9H 3xk");
  assert.equal(cardsLeft(shoe), 410);
  assert.deepEqual(
    ["8", "9h", "9", "K", "T"].map((card) => left(shoe, card)),
    [30, 7, 31, 29, 125],
  );
  assert.equal(wholeDecks(shoe), null);
  assert.equal(wholeDecks(parse("8 decks")), 8);
});

test("card by card", () => {
  const shoe = parse("A A 2 7h 10d 2xT");
  assert.equal(cardsLeft(shoe), 7);
  assert.equal(left(shoe, "T"), 3);
  assert.equal(left(shoe, "10d"), 1);
});

for (const [text, message] of [
  ["", "found no card"],
  ["0 decks", "found 0; allowed: 1 to 1000"],
  ["8 decks -", "found no card"],
  ["Th", "found 'Th'; allowed: 10, J, Q or K with a suit, or T without"],
  ["1 deck - 1x", "found '1x'; allowed: '8 decks', or a rank"],
  ["1 deck - 5 5 5 5 5", "found 1 more 5 taken out than there are"],
  ["1 deck - 2x5h", "found 1 more 5h taken out than there are"],
  ["1 deck - 16xT K", "found 1 more T taken out than there are"],
  ["60000xA", "found 60000 cards; allowed: at most 52000"],
  ["A".repeat(10_001), "found 10001 characters; allowed: at most 10000"],
  ["x".repeat(61), `found '${"x".repeat(60)}… (61 characters)'`],
]) {
  test(`refused: ${text.slice(0, 20)}`, () => {
    assert.throws(
      () => parse(text),
      (error) => error instanceof BadShoe && error.message.startsWith(`shoe: ${message}`),
    );
  });
}

for (const [text, written] of [
  ["8 decks", "8 decks"],
  ["1 deck - 8 8 9h 3xT", "1 deck - 2x8 9h 3xT"],
  ["7h 2 A A 2xT", "2xA 2 7h 2xT"],
  ["Ah As", "As Ah"],
]) {
  test(`written: ${text.slice(0, 30)}`, () => {
    const shoe = parse(text);
    assert.equal(format(shoe), written);
    assert.equal(cardsLeft(parse(format(shoe))), cardsLeft(shoe));
  });
}

for (const text of ["8 decks - 8 8 9h 3xK T", "A A 2 7h T", "8xAs", "2 decks - 32xT"]) {
  test(`read back as it is written: ${text}`, () => {
    assert.deepEqual(parse(format(parse(text))), parse(text));
  });
}

test("a shoe with a card more than its decks have is written by the next number of decks", () => {
  const more = withMore(without(ofDecks(8), "5s"), "9h");
  assert.equal(cardsLeft(more), 416);
  assert.deepEqual(parse(format(more)), more);
});

test("an empty shoe is whole decks without a card", () => {
  const empty = without(parse("2xAs"), "2xAs");
  assert.equal(cardsLeft(parse(format(empty))), 0);
});

test("what is put back undoes what is taken", () => {
  const shoe = parse("8 decks - 8");
  assert.deepEqual(withMore(without(shoe, "8h T"), "8h T"), shoe);
  assert.throws(() => withMore(parse("8 decks - 8 T"), "2x8"), BadShoe);
  assert.throws(() => without(parse("1 deck - Ah"), "Ah"), BadShoe);
});

test("what is known of a shoe", () => {
  assert.ok(knowsSuits(parse("8 decks - 5h")));
  assert.ok(!knowsSuits(parse("8 decks - 5")));
  assert.ok(knowsRanks(parse("8 decks - 5")));
  assert.ok(!knowsRanks(parse("8 decks - T")));
});

test("counts by class and suits", () => {
  const shoe = parse("2 decks - 5h K T");
  const classes = [["10", "J", "Q", "K"], ["5"]];
  assert.deepEqual(countsOf(shoe, classes, "shdc"), [30, 7]);
  assert.deepEqual(countsOf(shoe, classes, "hd"), [16, 3]);
});
