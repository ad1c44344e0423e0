import assert from "node:assert/strict";
import { test } from "node:test";
import { afterDeal, afterPass, openedTable, withChange } from "../src/practice.js";
import { actionOf } from "../src/practice-keys.js";
import * as words from "../src/practice-words.js";
import { HOUSE, line, WAGERS, wager } from "./practice-sample.js";

const OPENED = openedTable(HOUSE, "printed", { seed: "practice" });

/**
 * A coup that was played, of which no more is said than its hands.
 * @param {number[]} totals
 * @param {boolean} natural
 */
function played([player = 0, banker = 0], natural = false) {
  const hand = { cards: [], initial: 0, natural };
  const coup = { gone: 0, drawn: 4, last: false };
  /** @type {import("../src/roads.js").Result} */
  const result = player > banker ? "P" : player < banker ? "B" : "T";
  const hands = { player: { ...hand, total: player }, banker: { ...hand, total: banker } };
  const rest = { reading: "printed", passed: false, bets: [], before: 0n, after: 0n };
  return { coup: { ...coup, ...hands }, result, ...rest };
}

test("a result is said in words", () => {
  assert.equal(words.resultWords(played([7, 5])), "Player wins, 7 to 5.");
  assert.equal(words.resultWords(played([3, 9], true)), "Banker wins, 9 to 3, with a natural.");
  assert.equal(words.resultWords(played([6, 6])), "Tie, 6 all.");
});

test("a gain is said in words", () => {
  const coup = played([7, 5]);
  assert.equal(words.gainWords({ ...coup, after: 5n }, "GBP"), "You win £0.05.");
  assert.equal(words.gainWords({ ...coup, before: 500n }, "GBP"), "You lose £5.00.");
  assert.equal(words.gainWords(coup, "GBP"), "You neither win nor lose.");
  assert.equal(words.gainWords({ ...coup, passed: true }, "GBP"), "You passed.");
});

test("a bet that is settled says by which line", () => {
  const bet = { wager: "banker", stake: 1000n, line: "win", net: 950n, meter: null };
  const said = words.settledWords(bet, WAGERS, "GBP");
  assert.equal(said, "Banker, £10.00: wins £9.50 (win).");
  const tied = words.settledWords({ ...bet, line: "tie", net: 0n }, WAGERS, "GBP");
  assert.equal(tied, "Banker, £10.00: comes back (tie).");
  const lost = words.settledWords({ ...bet, line: null, net: -1000n }, WAGERS, "GBP");
  assert.equal(lost, "Banker, £10.00: loses £10.00.");
});

test("a card has a face and a name", () => {
  assert.deepEqual(words.faceOf("10h"), {
    rank: "10",
    symbol: "♥",
    isRed: true,
    name: "10 of hearts",
    text: "10♥",
  });
  assert.equal(words.faceOf("As").name, "ace of spades");
});

test("limits are said in words, those of a wager's own and equal parts beside it", () => {
  assert.equal(words.houseLimits(OPENED), "£5.00 to £300.00 on each bet.");
  const [player, , , bundle, pot] = WAGERS;
  assert.ok(player && bundle && pot);
  assert.equal(words.ownLimits(OPENED, player), "");
  assert.equal(words.ownLimits(OPENED, bundle), "5 equal parts");
  assert.equal(words.ownLimits(OPENED, pot), "£1.00 exactly");
  const open = { ...OPENED, house: { ...HOUSE, limits: null } };
  assert.equal(words.houseLimits(open), "The sheet states no limits for its bets.");
  const limits = { minimum: "5/1", maximum: null, currency: "CHF" };
  const least = { ...OPENED, house: { ...HOUSE, limits } };
  assert.equal(words.houseLimits(least), "5.00 CHF or more on each bet.");
});

test("a commission is said of the lines that win", () => {
  const lines = [line("win", "cards = 4", "19/20"), line("tie", "cards = 5", "0/1")];
  const pays = [
    { ...lines[0], pays: "1 to 1" },
    { ...lines[1], pays: "push" },
  ];
  const banker = { ...wager("banker", lines, { commission: "1/20" }), lines: pays };
  assert.deepEqual(
    words.paysWords(/** @type {import("../src/house.js").Wager} */ (banker)).map((one) => one.pays),
    ["1 to 1 less 5 % of the win", "push"],
  );
});

test("it is said how far the shoe has come", () => {
  assert.match(
    words.progressWords(OPENED),
    /^0 coups dealt\. \d+ of 312 cards are left; the cut card/,
  );
  assert.match(words.progressWords(afterPass(OPENED)), /^1 coup dealt\./);
  let table = OPENED;
  while (!table.shoe.over) table = afterPass(table);
  assert.match(words.progressWords(table), /^The shoe is over after \d+ coups\. .* card is out\.$/);
  assert.match(words.openingWords(OPENED), /^The croupier cut at \d+ cards?\. .* burned unseen\.$/);
});

/**
 * What a key asks for, by name.
 * @param {Partial<KeyboardEvent> & { key: string }} event
 * @param {{ table?: import("../src/practice.js").Table, chosen?: string, at?: string }} [where]
 */
function asked(event, { table = OPENED, chosen, at = "section" } = {}) {
  /** @type {unknown[]} */
  const found = [];
  const record =
    (/** @type {string} */ name) =>
    (/** @type {unknown[]} */ ...given) =>
      found.push([name, ...given]);
  const names = ["choose", "change", "without", "repeat", "deal", "pass"];
  const actions = Object.fromEntries(names.map((name) => [name, record(name)]));
  const closest = (/** @type {string} */ places) => (places.split(", ").includes(at) ? {} : null);
  const act = actionOf(
    /** @type {KeyboardEvent} */ (/** @type {unknown} */ ({ ...event, target: { closest } })),
    { table, chip: 25n, chosen: chosen ?? null },
    /** @type {import("../src/felt-view.js").Actions} */ (/** @type {unknown} */ (actions)),
  );
  act?.();
  return found;
}

test("the keys of document 001 do what it says", () => {
  const [player = "", banker = "", tie = ""] = WAGERS.map(({ id }) => id);
  assert.deepEqual(asked({ key: "0" }), [["repeat"]]);
  assert.deepEqual(asked({ key: "Enter" }), [["deal"]]);
  assert.deepEqual(asked({ key: "1" }), [["change", player, 2500n]]);
  assert.deepEqual(asked({ key: "2" }), [["change", banker, 2500n]]);
  assert.deepEqual(asked({ key: "3" }), [["change", tie, 2500n]]);
  const laid = { table: withChange(OPENED, "tie", 500n), chosen: "tie" };
  assert.deepEqual(asked({ key: "ArrowUp" }, laid), [["change", "tie", 100n]]);
  assert.deepEqual(asked({ key: "ArrowDown" }, laid), [["change", "tie", -100n]]);
  assert.deepEqual(asked({ key: "ArrowUp", shiftKey: true }, laid), [["change", "tie", 1000n]]);
  assert.deepEqual(asked({ key: "ArrowDown", shiftKey: true }, laid), [["change", "tie", -1000n]]);
  assert.deepEqual([asked({ key: "Delete" }), asked({ key: "." })].flat(), [
    ["without", null],
    ["without", null],
  ]);
});

test("a key that has a meaning where the focus is keeps it", () => {
  assert.deepEqual(asked({ key: "1" }, { at: "input" }), []);
  assert.deepEqual(asked({ key: "Enter" }, { at: "button" }), []);
  assert.deepEqual(asked({ key: "0" }, { at: "button" }), [["repeat"]]);
  assert.deepEqual(asked({ key: "1", ctrlKey: true }), []);
  assert.deepEqual(asked({ key: "ArrowUp" }), []);
  assert.deepEqual(asked({ key: "a" }), []);
});

test("the sheet's own Player, Banker and Tie are meant, wherever they stand", () => {
  const lines = [line("x", "cards = 4", "1/1")];
  const wagers = ["side", "egalite", "banco", "punto"].map((id) => wager(id, lines));
  const house = { ...HOUSE, wagers: { printed: wagers } };
  const table = openedTable(house, "printed", { seed: "a" });
  assert.deepEqual(asked({ key: "1" }, { table }), [["change", "punto", 2500n]]);
  assert.deepEqual(asked({ key: "3" }, { table }), [["change", "egalite", 2500n]]);
  assert.equal(afterDeal(withChange(table, "punto", 500n)).word, "");
});
