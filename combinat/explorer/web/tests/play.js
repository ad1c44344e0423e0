// Plays practice shoes as told on standard input, and writes what the tables came to.
//
// In: {house, plays: [{reading, opening, actions: [[what, ...], ...]}]}.  The actions are taken in
// turn, again and again, until the shoe is over or each has been taken a hundred times.
// Out: [{log, words, cards, unseen: [text before each coup and at the end]}].
import { text } from "node:stream/consumers";
import { unseen } from "../src/counting.js";
import * as practice from "../src/practice.js";
import { logOf } from "../src/practice-log.js";
import { format } from "../src/shoe.js";

/** @typedef {import("../src/practice.js").Table} Table */
/** @typedef {[what: string, id?: string, pennies?: string]} Action */

const MOST_ROUNDS = 100;

/** @type {Record<string, (table: Table, id: string, pennies: bigint) => Table>} */
const ACTIONS = {
  change: practice.withChange,
  without: (table, id) => practice.withoutBets(table, id || null),
  repeat: practice.withLastBets,
  deal: practice.afterDeal,
  pass: practice.afterPass,
  meter: practice.withMeter,
  balance: (table, _, pennies) => practice.withBalance(table, pennies),
  reading: practice.withReading,
};

const { house, plays } = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(plays.map(played)));

/** @param {{ reading: string, opening: import("../src/practice.js").Opening, actions: Action[] }} play */
function played({ reading, opening, actions }) {
  let table = practice.openedTable(house, reading, opening);
  const { cards } = table.shoe;
  const words = [];
  const texts = [format(unseen(table.shoe))];
  for (let turn = 0; turn < actions.length * MOST_ROUNDS && !table.shoe.over; turn += 1) {
    const [what, id = "", pennies = "0"] = actions[turn % actions.length];
    const before = table;
    table = ACTIONS[what](before, id, BigInt(pennies));
    if (table.word) words.push(table.word);
    if (table.shoe.gone > before.shoe.gone) texts.push(format(unseen(table.shoe)));
  }
  return { log: logOf(table), words, cards, unseen: texts };
}
