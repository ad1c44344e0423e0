import assert from "node:assert/strict";
import { test } from "node:test";
import {
  afterDeal,
  afterPass,
  openedTable,
  withBalance,
  withChange,
  withLastBets,
  withMeter,
  withoutBets,
  withReading,
  withShoe,
} from "../src/practice.js";
import { logOf } from "../src/practice-log.js";
import { HOUSE, line, WAGERS, wager } from "./practice-sample.js";

/** @typedef {import("../src/practice.js").Table} Table */

const OPENED = openedTable(HOUSE, "printed", { seed: "practice" });

/** @param {Table} table @param {...[string, number]} bets in pounds */
function bet(table, ...bets) {
  return bets.reduce((on, [id, pounds]) => withChange(on, id, BigInt(pounds) * 100n), table);
}

/** @param {Table} table */
function stakes(table) {
  return Object.fromEntries([...table.bets].map(([id, stake]) => [id, Number(stake)]));
}

test("a bet under the minimum is raised to it", () => {
  const one = bet(OPENED, ["player", 1]);
  assert.deepEqual(stakes(one), { player: 500 });
  assert.equal(one.word, "Player: raised to the minimum, £5.00.");
  const two = bet(one, ["player", 1]);
  assert.deepEqual([stakes(two), two.word], [{ player: 600 }, ""]);
});

test("a bet over the maximum is refused with a word, and the bet stays as it was", () => {
  const high = bet(OPENED, ["banker", 300]);
  assert.deepEqual([stakes(high), high.word], [{ banker: 30000 }, ""]);
  const more = bet(high, ["banker", 1]);
  assert.deepEqual(stakes(more), { banker: 30000 });
  assert.equal(more.word, "Banker: £301.00 is over the maximum, £300.00.");
  assert.deepEqual(stakes(bet(OPENED, ["banker", 500])), {});
});

test("a bet is decreased to the minimum and not below, and taken back whole", () => {
  const low = bet(OPENED, ["player", 7], ["player", -1]);
  assert.deepEqual(stakes(low), { player: 600 });
  const least = bet(low, ["player", -10]);
  assert.deepEqual(stakes(least), { player: 500 });
  assert.equal(least.word, "Player: not below the minimum, £5.00.");
  assert.deepEqual(stakes(withoutBets(bet(least, ["tie", 5]), "player")), { tie: 500 });
  assert.deepEqual(stakes(withoutBets(bet(least, ["tie", 5]))), {});
  assert.match(bet(OPENED, ["player", -1]).word, /no bet to decrease/);
});

test("limits of a wager's own stand in the place of the house's", () => {
  assert.deepEqual(stakes(bet(OPENED, ["pot", 1])), { pot: 100 });
  assert.match(bet(OPENED, ["pot", 5]).word, /over the maximum, £1\.00/);
});

test("a chip goes on each part of a bundle, and its minimum is of the whole stake", () => {
  assert.deepEqual(stakes(bet(OPENED, ["bundle", 5])), { bundle: 2500 });
  assert.deepEqual(stakes(withChange(OPENED, "bundle", 7n)), { bundle: 500 });
  assert.match(bet(OPENED, ["bundle", 100]).word, /£500\.00 is over the maximum/);
});

test("a house without limits takes a penny on each part, and up to the balance", () => {
  const open = openedTable({ ...HOUSE, limits: null }, "printed", { seed: "a" });
  assert.deepEqual(stakes(withChange(open, "player", 1n)), { player: 1 });
  assert.deepEqual(stakes(bet(open, ["player", 1000])), { player: 100000 });
  assert.match(bet(open, ["player", 1001]).word, /more than the balance leaves, £1,000\.00/);
});

test("bets together are not more than the balance", () => {
  const poor = withBalance(OPENED, 1200n);
  const table = bet(poor, ["player", 6], ["banker", 7]);
  assert.deepEqual(stakes(table), { player: 600 });
  assert.equal(table.word, "Banker: £7.00 is more than the balance leaves, £6.00.");
  const raised = bet(withBalance(OPENED, 499n), ["player", 1]);
  assert.deepEqual([stakes(raised), raised.word !== ""], [{}, true]);
});

test("a bet that needs another is not dealt alone", () => {
  const alone = afterDeal(bet(OPENED, ["pot", 1], ["tie", 5]));
  assert.equal(alone.word, "Pot needs a bet on Player or Banker.");
  assert.equal(alone.coups.length, 0);
  assert.equal(afterDeal(bet(alone, ["banker", 5])).coups.length, 1);
});

test("a family of wagers is required by its name", () => {
  const family = [0, 1].map((total) => wager(`ties_${total}`, WAGERS[2]?.lines ?? []));
  const side = wager("side", [line("x", "cards = 4", "1/1")], { requires: ["ties"] });
  const stranger = wager("ties_all", WAGERS[2]?.lines ?? []);
  const house = { ...HOUSE, wagers: { printed: [...family, side, stranger] } };
  const table = bet(openedTable(house, "printed", { seed: "a" }), ["side", 5]);
  assert.equal(
    afterDeal(bet(table, ["ties_all", 5])).word,
    "Side needs a bet on Ties_0 or Ties_1.",
  );
  assert.equal(afterDeal(bet(table, ["ties_1", 5])).word, "");
});

test("a wager that cannot be priced cannot be practised, and the word says why", () => {
  const table = bet(OPENED, ["odd", 5]);
  assert.deepEqual(stakes(table), {});
  assert.equal(table.word, "Odd: it cannot be practised, since nobody knows.");
});

test("Deal needs a bet, settles it and takes it away; Repeat lays it again", () => {
  assert.match(afterDeal(OPENED).word, /no bet/);
  assert.match(withLastBets(OPENED).word, /no bet to repeat/);
  const table = afterDeal(bet(OPENED, ["player", 10], ["banker", 20]));
  const [played] = table.coups;
  const expected = { P: 1000n - 2000n, B: -1000n + 1900n, T: 0n }[played?.result ?? "T"];
  assert.equal(table.balance, 100000n + expected);
  assert.deepEqual(stakes(table), {});
  const again = withLastBets(bet(table, ["tie", 5]));
  assert.deepEqual(stakes(again), { player: 1000, banker: 2000 });
});

test("what cannot be repeated leaves the felt as it is", () => {
  const table = afterDeal(bet(withBalance(OPENED, 3000n), ["player", 10], ["banker", 20]));
  const poor = bet(withBalance(table, 2500n), ["tie", 5]);
  const again = withLastBets(poor);
  assert.deepEqual(stakes(again), { tie: 500 });
  assert.match(again.word, /more than the balance leaves/);
  const fewer = { ...HOUSE, wagers: { printed: WAGERS.slice(1) } };
  const other = withLastBets(withReading({ ...table, house: fewer }, "printed"));
  assert.match(other.word, /not offered/);
});

test("Pass takes bets back and deals the coup without them", () => {
  const table = afterPass(bet(OPENED, ["player", 10]));
  assert.deepEqual(stakes(table), {});
  assert.equal(table.balance, OPENED.balance);
  assert.deepEqual([table.coups[0]?.passed, table.coups[0]?.bets], [true, []]);
  assert.deepEqual(table.coups[0]?.coup, afterDeal(bet(OPENED, ["player", 10])).coups[0]?.coup);
});

test("the balance is what it was and what all bets won, and never negative", () => {
  let table = withBalance(OPENED, 2100n);
  for (let turn = 0; turn < 500; turn += 1) {
    if (table.shoe.over) table = withShoe(table, { seed: `shoe ${turn}` });
    const laid = bet(table, ["tie", 5], ["banker", 5], ["bundle", 1], ["pot", 1]);
    table = afterDeal(laid);
    if (table.word) break;
    const played = table.coups.at(-1);
    const won = played?.bets.reduce((sum, { net }) => sum + net, 0n) ?? 0n;
    assert.equal(table.balance, (played?.before ?? 0n) + won);
    assert.ok(table.balance >= 0n);
  }
  assert.ok(table.coups.length > 0);
});

test("a jackpot pays its meter for a unit, the stake included", () => {
  const cards = [line("four", "cards >= 4", null)];
  const house = { ...HOUSE, wagers: { printed: [wager("sure", cards)] } };
  const table = withMeter(openedTable(house, "printed", { seed: "a" }), "sure", 12345n);
  const after = afterDeal(bet(table, ["sure", 10]));
  assert.equal(after.balance, 100000n - 1000n + 123450n);
  assert.equal(after.coups[0]?.bets[0]?.meter, 12345n);
  assert.match(withMeter(table, "sure", 99n).word, /stake at least/);
});

test("the shoe ends with the cut card, and another is shuffled", () => {
  let table = OPENED;
  while (!table.shoe.over) table = afterPass(table);
  const last = table.coups.at(-1)?.coup;
  assert.ok(last?.last && last.gone + last.drawn >= 305);
  assert.match(afterPass(table).word, /last coup/);
  assert.match(afterDeal(bet(table, ["player", 5])).word, /last coup/);
  const next = withShoe(table, { seed: "next", cut: 100 });
  assert.deepEqual([next.coups.length, next.shoe.over, next.shoe.cut.cards], [0, false, 100]);
});

test("a cut and a cut card that leave no shoe are refused", () => {
  for (const cut of [0, 312, 1.5, -1]) {
    assert.match(withShoe(OPENED, { seed: "a", cut }).word, /1 to 311/);
  }
  const rule = { ...OPENED.shoe.rule, decks: 1, cards_behind: 36 };
  assert.equal(
    withShoe(OPENED, { seed: "a", rule }).word,
    "0 to 35 cards may be behind the cut card.",
  );
  assert.equal(withShoe(OPENED, { seed: "a", rule: { ...rule, cards_behind: 35 } }).word, "");
});

test("the log holds the seed, the cards, the bets and the balance of every coup", () => {
  const table = afterPass(afterDeal(bet(OPENED, ["player", 10], ["pot", 1])));
  const log = JSON.parse(JSON.stringify(logOf(table)));
  assert.equal(log.seed, "practice");
  assert.deepEqual(log.rule, OPENED.shoe.rule);
  assert.equal(log.coups.length, 2);
  const [one, two] = log.coups;
  assert.equal(one.bets[1].meter, 500000);
  assert.equal(one.balance, one.balance_before + one.bets[0].net + one.bets[1].net);
  assert.deepEqual([two.balance_before, two.balance, two.bets], [one.balance, one.balance, []]);
  const rich = withBalance(OPENED, 10n ** 20n);
  assert.equal(logOf(afterPass(rich)).coups[0]?.balance, "100000000000000000000");
});
