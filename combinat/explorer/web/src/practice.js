// The practice shoe as a game: open a shoe, lay bets, Deal or Pass, repeat; and its log.
//
// A table is never changed: each action returns another, whose `word` says what there is to say,
// such as why a bet is refused.  Bets lie on the felt until the coup is dealt: Deal settles them
// and takes them away, Pass takes them back and deals the coup without them.  A bet is a part of
// the balance, so that no loss makes it negative.  All money is play money.

import { lacking, withMore, withStake } from "./bets.js";
import { columnsOf } from "./columns.js";
import { CARDS_IN_DECK, dealt, mostCardsBehind, openedShoe } from "./deal.js";
import { under } from "./lists.js";
import { PENNIES, TO_THE_PENNY } from "./money.js";
import { jackpotOf, settled } from "./payoffs.js";
import { resultOf } from "./roads.js";

/** @typedef {import("./house.js").House} House */
/** @typedef {import("./house.js").Wager} Wager */
/** @typedef {import("./bets.js").Bets} Bets */
/** @typedef {import("./payoffs.js").SettledBet} SettledBet */

const BALANCE = 1000n * PENNIES;
const METER = 5_000n * PENNIES;
const OVER = "The last coup of this shoe has been dealt: shuffle another.";

/**
 * A coup of the shoe as it was played: under which reading, what was bet, and the balance after.
 * @typedef {{
 *   readonly coup: import("./deal.js").Coup, readonly reading: string, readonly passed: boolean,
 *   readonly result: import("./roads.js").Result, readonly bets: readonly SettledBet[],
 *   readonly before: bigint, readonly after: bigint,
 * }} PlayedCoup
 */

/**
 * @typedef {import("./bets.js").Felt & {
 *   readonly reading: string, readonly shoe: import("./deal.js").PracticeShoe,
 *   readonly coups: readonly PlayedCoup[], readonly lastBets: Bets,
 *   readonly meters: ReadonlyMap<string, bigint>, readonly rounding: import("./money.js").Rounding,
 *   readonly word: string,
 * }} Table
 */

/**
 * @typedef {{
 *   seed: string, rule?: import("./deal.js").ShoeRule | undefined, cut?: number | null | undefined,
 * }} Opening
 */

/**
 * Returns a table of a house with a shoe opened by its rule.
 * @param {House} house
 * @param {string} reading
 * @param {Opening} opening
 * @returns {Table}
 */
export function openedTable(house, reading, { seed, rule = ruleOf(house), cut = null }) {
  const wagers = under(house.wagers, reading);
  return {
    house,
    wagers,
    reading,
    meters: metersOf(wagers),
    shoe: openedShoe(rule, seed, cut),
    coups: [],
    bets: new Map(),
    lastBets: new Map(),
    balance: BALANCE,
    rounding: TO_THE_PENNY,
    word: "",
  };
}

/** @param {readonly Wager[]} wagers */
function metersOf(wagers) {
  return new Map(wagers.filter(jackpotOf).map(({ id }) => [id, METER]));
}

/**
 * Returns the house's rule for the shoe without its words.
 * @param {House} house
 * @returns {import("./deal.js").ShoeRule}
 */
export function ruleOf({ shoe_rule: { decks, burn, ten_valued, cards_behind, end } }) {
  return { decks, burn, ten_valued, cards_behind, end };
}

/**
 * Returns the table with another shoe, bets taken back; refuses a cut that leaves no coup.
 * @param {Table} table
 * @param {Opening} opening
 * @returns {Table}
 */
export function withShoe(table, { seed, rule = table.shoe.rule, cut = null }) {
  const cards = rule.decks * CARDS_IN_DECK;
  if (cut !== null && !(Number.isInteger(cut) && cut >= 1 && cut < cards)) {
    return { ...table, word: `A cut is 1 to ${cards - 1} cards.` };
  }
  const most = mostCardsBehind(rule);
  if (!(rule.cards_behind >= 0 && rule.cards_behind <= most)) {
    return { ...table, word: `0 to ${most} cards may be behind the cut card.` };
  }
  const shoe = openedShoe(rule, seed, cut);
  return { ...table, shoe, coups: [], bets: new Map(), word: "" };
}

/**
 * Returns the table under another reading, bets taken back.
 * @param {Table} table
 * @param {string} reading
 * @returns {Table}
 */
export function withReading(table, reading) {
  const wagers = under(table.house.wagers, reading);
  const meters = new Map([...metersOf(wagers), ...table.meters]);
  return { ...table, reading, wagers, meters, bets: new Map(), word: "" };
}

/**
 * Returns the table with another balance, bets taken back.
 * @param {Table} table
 * @param {bigint} balance in pennies
 * @returns {Table}
 */
export function withBalance(table, balance) {
  if (balance < 0n) return { ...table, word: "A balance is not below nothing." };
  return { ...table, balance, bets: new Map(), word: "" };
}

/**
 * Returns the table with a jackpot that stands at so much for one unit of currency.
 * @param {Table} table
 * @param {string} id
 * @param {bigint} meter in pennies, the stake included
 * @returns {Table}
 */
export function withMeter(table, id, meter) {
  if (meter < PENNIES) return { ...table, word: "A jackpot gives back its stake at least." };
  return { ...table, meters: new Map(table.meters).set(id, meter), word: "" };
}

/**
 * Returns the table with so many pennies more on each part of a wager, or less.  A bet is not made
 * less than the minimum: it is taken back by `without`.
 * @param {Table} table
 * @param {string} id
 * @param {bigint} pennies
 * @returns {Table}
 */
export function withChange(table, id, pennies) {
  if (pennies < 0n && !table.bets.has(id)) {
    return { ...table, word: `${wagerOf(table, id).title}: there is no bet to decrease.` };
  }
  return { ...table, ...withMore(table, wagerOf(table, id), pennies) };
}

/**
 * Returns the table without the bet on a wager, or without any.
 * @param {Table} table
 * @param {string | null} [id]
 * @returns {Table}
 */
export function withoutBets(table, id = null) {
  const bets = new Map(id === null ? [] : table.bets);
  if (id !== null) bets.delete(id);
  return { ...table, bets, word: "" };
}

/**
 * Returns the table with the bets that were dealt last, in the place of those on it, or as it was.
 * @param {Table} table
 * @returns {Table}
 */
export function withLastBets(table) {
  if (!table.lastBets.size) return { ...table, word: "There is no bet to repeat." };
  /** @type {Table} */
  let again = { ...table, bets: new Map() };
  for (const [id, stake] of table.lastBets) {
    const wager = table.wagers.find((offered) => offered.id === id);
    if (wager === undefined) return { ...table, word: "A bet of the last coup is not offered." };
    const { bets, word } = withStake(again, wager, stake);
    if (!bets.has(id)) return { ...table, word };
    again = { ...again, bets, word };
  }
  return again;
}

/**
 * Returns the table after the next coup with the bets on the felt, or as it was and why.
 * @param {Table} table
 * @returns {Table}
 */
export function afterDeal(table) {
  const refused = refusalToDeal(table);
  return refused ? { ...table, word: refused } : afterCoup(table, table.bets);
}

/** @param {Table} table */
function refusalToDeal(table) {
  if (table.shoe.over) return OVER;
  return table.bets.size ? lacking(table) : "There is no bet: lay one, or pass.";
}

/**
 * Returns the table after the next coup without bets, or as it was and why.
 * @param {Table} table
 * @returns {Table}
 */
export function afterPass(table) {
  return table.shoe.over ? { ...table, word: OVER } : afterCoup(table, new Map());
}

/** @param {Table} table @param {Bets} bets @returns {Table} */
function afterCoup(table, bets) {
  const { coup, shoe } = dealt(table.shoe, under(table.house.tableaus, table.reading));
  const columns = columnsOf(coup);
  const found = [...bets].map(([id, stake]) => {
    const meter = table.meters.get(id) ?? null;
    return settled(wagerOf(table, id), stake, columns, meter, table.rounding);
  });
  const balance = found.reduce((sum, { net }) => sum + net, table.balance);
  /** @type {PlayedCoup} */
  const played = {
    coup,
    reading: table.reading,
    passed: !bets.size,
    result: resultOf(coup),
    bets: found,
    before: table.balance,
    after: balance,
  };
  return {
    ...table,
    shoe,
    balance,
    coups: [...table.coups, played],
    bets: new Map(),
    lastBets: bets.size ? bets : table.lastBets,
    word: "",
  };
}

/** @param {Table} table @param {string} id @returns {Wager} */
function wagerOf(table, id) {
  const wager = table.wagers.find((offered) => offered.id === id);
  if (wager === undefined) throw new RangeError(`no wager ${id}`);
  return wager;
}
