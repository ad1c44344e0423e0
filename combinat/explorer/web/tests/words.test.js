import assert from "node:assert/strict";
import { test } from "node:test";
import { readMeter } from "../src/figures.js";
import { exact, fraction } from "../src/fractions.js";
import { cardName, cardSigns, gainer, inPercent, signed } from "../src/words.js";

test("figures have a sign that is read aloud", () => {
  assert.equal(inPercent(fraction(-1n, 80n)), "−1.250000");
  assert.equal(signed(fraction(1n, 80n)), "+1.250000");
  assert.equal(signed(fraction(-1n, 80n)), "−1.250000");
  assert.equal(signed(fraction(0n)), "0.000000");
});

test("an edge that grows is the house's gain", () => {
  const found = [1n, -1n, 0n].map((n) => gainer(fraction(n, 10n ** 12n)));
  assert.deepEqual(found, ["house gains", "bettor gains", "unmoved"]);
});

test("cards by name and in signs", () => {
  const cards = ["As", "10h", "8", "T"];
  assert.deepEqual(cards.map(cardName), ["ace of spades", "10 of hearts", "8", "ten-valued card"]);
  assert.deepEqual(cards.map(cardSigns), ["A♠", "10♥", "8", "10–K"]);
});

test("a meter is an amount as the option takes it", () => {
  const meter = readMeter(" 8765.28 ");
  assert.equal(meter && exact(meter), "219132/25");
  for (const text of ["", "0", "0.0", "-1", "1e3", "1234567890123", "1.1234567", "1,000"]) {
    assert.equal(readMeter(text), null, text);
  }
});
