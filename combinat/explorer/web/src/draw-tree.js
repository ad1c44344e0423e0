// The draw tree of a table of play as data: the Banker's decisions by what the Player does, and the
// branch that a coup takes.  No DOM.

import { played, pointsOf } from "./deal.js";
import { at } from "./lists.js";

/** @typedef {import("./house.js").Tableau} Tableau */
/** @typedef {import("./deal.js").Hands} Hands */

/** @typedef {{ id: string, does: "draws" | "stands", on: string }} Leaf what the Banker does, on which totals */

/**
 * What the Player does: `third` is the value of the third card, null where the Player stands.
 * @typedef {{ id: string, third: number | null, leaves: Leaf[] }} Branch
 */

/** @typedef {{ naturals: string, stands: string, draws: string, branches: Branch[] }} Tree */

const TOTALS = Array.from({ length: 10 }, (_, total) => total);
const STOOD = 10;
const FILL = "Ks";
export const NATURAL = "natural";

/**
 * @param {Tableau} tableau
 * @returns {Tree}
 */
export function treeOf({ player, banker }) {
  /** @param {string} letter */
  const totals = (letter) => inRuns(TOTALS.filter((total) => player[total] === letter));
  /** @param {number} column @param {string} letter */
  const on = (column, letter) =>
    inRuns(TOTALS.filter((total) => at(banker, total)[column] === letter));
  const branches = [STOOD, ...TOTALS].map((column) => {
    const id = column === STOOD ? "stood" : `third-${column}`;
    /** @type {Leaf[]} */
    const leaves = [
      { id: `${id}-draws`, does: "draws", on: on(column, "D") },
      { id: `${id}-stands`, does: "stands", on: on(column, "S") },
    ];
    return {
      id,
      third: column === STOOD ? null : column,
      leaves: leaves.filter((leaf) => leaf.on),
    };
  });
  return { naturals: totals("N"), stands: totals("S"), draws: totals("D"), branches };
}

/**
 * Writes whole numbers as runs: [0, 1, 2, 5] is "0–2, 5".
 * @param {number[]} numbers rising
 */
export function inRuns(numbers) {
  /** @type {number[][]} */
  const runs = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(", ");
}

/**
 * The ids of the branch and of the leaf that a coup takes; one id for a natural.
 * @param {Hands} hands
 */
export function pathOf({ player, banker }) {
  if (player.natural || banker.natural) return [NATURAL];
  const [, , third] = player.cards;
  const branch = third === undefined ? "stood" : `third-${pointsOf(third)}`;
  return [branch, `${branch}-${banker.cards.length === 3 ? "draws" : "stands"}`];
}

/**
 * Deals a coup from six cards, of which fewer may be needed.
 * @param {Tableau} tableau
 * @param {readonly string[]} six
 */
export function coupOf(tableau, six) {
  return played(tableau, [...six, ...Array(6).fill(FILL)].slice(0, 6));
}

/**
 * The cards of a coup in the order in which they were dealt.
 * @param {Hands} hands
 */
export function cardsOf({ player, banker }) {
  const [p1, p2, ...p3] = player.cards;
  const [b1, b2, ...b3] = banker.cards;
  return [p1, b1, p2, b2, ...p3, ...b3].filter((card) => card !== undefined);
}
