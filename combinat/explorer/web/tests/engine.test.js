import assert from "node:assert/strict";
import { test } from "node:test";
import { evaluate } from "../src/engine.js";
import { exact } from "../src/fractions.js";
import { evaluationRecord, removalRecord } from "../src/records.js";
import { removal } from "../src/removal.js";
import { BadShoe, parse } from "../src/shoe.js";

const CLASSES = [
  ["10", "J", "Q", "K"],
  ...["A", "2", "3", "4", "5", "6", "7", "8", "9"].map((rank) => [rank]),
];

/**
 * A house of one wager with one line.  The multiset 0 of so many cards is all tens.
 * @param {Partial<import("../src/house.js").Form>} form
 * @param {Partial<import("../src/house.js").Line>} [line]
 */
function houseOf(form, line) {
  const wager = {
    ...{ id: "w", title: "W", rule: null, requires: [], limits: null, commission: "0/1", units: 1 },
    ...{ flags: [], unpriced: null, form: 0, events: [0] },
    lines: [{ id: "l", event: "L", when: "", pays: "9 to 1", net: "9/1", ...line }],
  };
  const plain = { kind: "plain", partition: "values", classes: CLASSES };
  const house = { wagers: { printed: [wager] }, forms: [{ ...plain, ...form }] };
  return /** @type {import("../src/house.js").House} */ (/** @type {unknown} */ (house));
}

const SIX_TENS = houseOf({
  tables: [{ sizes: [6], columns: [[[1, 0]]] }],
  parts: [{ suits: ["shdc"], table: 0, events: [[0, 0, 1]] }],
});
const TWO_TENS = houseOf({
  tables: [{ sizes: [2], columns: [[[3, 0, 1]]] }],
  parts: [{ suits: ["shdc"], table: 0, events: [[0, 0, 2]] }],
});
const HEARTS_THEN_ANY = houseOf({
  kind: "suited",
  tables: [{ sizes: [3, 3], columns: [[[0, [[1, 0]]]]] }],
  parts: [{ suits: ["h", "shdc"], table: 0, events: [[0, 0, 1]] }],
});
const HEARTS_AND_SPADES = houseOf({
  kind: "suited",
  tables: [{ sizes: [3, 3], columns: [[[0, [[1, 0]]]]] }],
  parts: [{ suits: ["s", "h"], table: 0, events: [[0, 0, 1]] }],
});

/** @param {import("../src/house.js").House} house @param {string} shoe */
function waysOf(house, shoe) {
  const [wager] = evaluate(house, "printed", parse(shoe)).wagers;
  return wager.unpriced ?? wager.lines.map((line) => line.ways);
}

const ALL = 52n * 51n * 50n * 49n * 48n * 47n;

test("six cards of one class are a falling power", () => {
  const won = 16n * 15n * 14n * 13n * 12n * 11n;
  assert.deepEqual(waysOf(SIX_TENS, "1 deck"), [won, ALL - won]);
  assert.deepEqual(waysOf(SIX_TENS, "5xK 3"), [0n, 720n]);
  assert.deepEqual(waysOf(SIX_TENS, "6xK"), [720n, 0n]);
});

test("two cards are completed to six by what is left", () => {
  // Two tens, or a ten and an ace, thrice, twice over.
  const won = 6n * (16n * 15n + 16n * 4n) * 50n * 49n * 48n * 47n;
  assert.deepEqual(waysOf(TWO_TENS, "1 deck"), [won, ALL - won]);
});

test("cards of any suit are those that the hearts before them left", () => {
  const won = 4n * 3n * 2n * (13n * 12n * 11n);
  assert.deepEqual(waysOf(HEARTS_THEN_ANY, "1 deck"), [won, ALL - won]);
});

test("spades leave all hearts", () => {
  const won = 4n * 3n * 2n * (4n * 3n * 2n);
  assert.deepEqual(waysOf(HEARTS_AND_SPADES, "1 deck"), [won, ALL - won]);
});

test("what is not known is not guessed", () => {
  const suits = "it sees suits, and the suit of some cards is unknown";
  const ranks = "it sees ranks, and the shoe has ten-valued cards of unknown rank";
  assert.equal(waysOf(HEARTS_THEN_ANY, "1 deck - 5"), suits);
  assert.equal(
    waysOf({ ...SIX_TENS, forms: [{ ...SIX_TENS.forms[0], partition: "ranks" }] }, "1 deck - T"),
    ranks,
  );
  assert.deepEqual(removal(HEARTS_THEN_ANY, "printed", parse("1 deck - T"), "w").unpriced, suits);
});

test("fewer than six cards are refused", () => {
  assert.throws(() => waysOf(SIX_TENS, "5xK"), new BadShoe("5 cards", "6 or more"));
  const effects = () => removal(SIX_TENS, "printed", parse("6xK"), "w");
  assert.throws(effects, new BadShoe("6 cards", "more than 6, so that one can go"));
});

test("money: nine to one where one sequence in seven wins", () => {
  // 5 of 7 cards and two that are no tens: none; 6 of 7: 6! of 7!/1!.
  const [wager] = evaluationRecord(evaluate(SIX_TENS, "printed", parse("6xK 3"))).wagers;
  assert.ok("lines" in wager);
  assert.deepEqual(
    wager.lines.map((line) => [line.id, line.net, line.probability]),
    [
      ["l", "9/1", "1/7"],
      ["loses", "-1/1", "6/7"],
    ],
  );
  assert.equal(wager.expected_value, "3/7");
  assert.equal(wager.house_edge_percent, "-42.857143");
  assert.equal(wager.hit_frequency, "1/7");
  assert.ok(wager.bettor_has_the_edge);
});

test("a push is no part of what is resolved", () => {
  const house = houseOf(SIX_TENS.forms[0], { pays: "push", net: "0/1" });
  const [wager] = evaluationRecord(evaluate(house, "printed", parse("6xK 3"))).wagers;
  assert.ok("lines" in wager);
  assert.deepEqual([wager.house_edge, wager.house_edge_resolved], ["6/7", "1/1"]);
  assert.equal(wager.push_frequency, "1/7");
  const [pushes] = evaluationRecord(evaluate(house, "printed", parse("6xK"))).wagers;
  assert.ok("lines" in pushes);
  assert.deepEqual([pushes.house_edge, pushes.house_edge_resolved], ["0/1", null]);
});

test("a jackpot breaks even where its meter makes up for what the others do not return", () => {
  const house = houseOf(SIX_TENS.forms[0], { pays: "jackpot", net: null });
  const shoe = parse("6xK 3");
  const [unknown] = evaluate(house, "printed", shoe).wagers;
  assert.ok(unknown.unpriced === null && unknown.jackpot?.breakEvenMeter);
  assert.equal(unknown.houseEdge, null);
  assert.equal(exact(unknown.jackpot.breakEvenMeter), "7/1");
  const [even] = evaluate(house, "printed", shoe, unknown.jackpot.breakEvenMeter).wagers;
  assert.ok(even.unpriced === null && even.houseEdge);
  assert.equal(exact(even.houseEdge), "0/1");
  assert.match(removal(house, "printed", parse("8xK"), "w").unpriced ?? "", /no meter/);
});

test("the effects of removal by value", () => {
  // Of 7 tens and a three 6 come in 7·6·5·4·3·2 of 8·7·6·5·4·3 sequences: one in four.
  const found = removalRecord(removal(SIX_TENS, "printed", parse("7xK 3"), "w"));
  assert.deepEqual(found, { effects: { 3: "15/2", T: exact({ n: -15n, d: 14n }) } });
});

test("the effects of removal by card, and their averages", () => {
  const { effects } = removal(HEARTS_AND_SPADES, "printed", parse("3xKs 3xQh 2xAh"), "w");
  assert.deepEqual([...effects.keys()], ["Ah", "Qh", "Ks", "A", "Q", "K", "T"]);
  // 36 of 20,160 sequences of eight cards win, 36 of 5,040 of seven, none without a queen or king.
  assert.equal(exact(effects.get("Ah") ?? { n: 0n, d: 1n }), "3/56");
  assert.equal(exact(effects.get("T") ?? { n: 0n, d: 1n }), "-1/56");
});
