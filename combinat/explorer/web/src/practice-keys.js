// Which key does what at the practice table: the numeric keyboard shortcuts of document 001.

import { PENNIES } from "./money.js";

/** @typedef {import("./felt-view.js").Actions} Actions */

/** Where a key already has a meaning of its own. */
const WRITING = "input, select, textarea";
const PRESSING = `${WRITING}, button, summary, a`;
const MAIN = { 1: "punto", 2: "banco", 3: "egalite" };
const LARGE_STEP = 10n;

/**
 * Returns what a key does, or null where it does nothing here.
 * @param {KeyboardEvent} event
 * @param {{
 *   table: import("./practice.js").Table, chip: bigint, chosen: string | null,
 * }} at the wager chosen last is the one that the arrows change
 * @param {Actions} actions
 * @returns {(() => void) | null}
 */
export function actionOf(event, { table, chip, chosen }, actions) {
  const { key, shiftKey, ctrlKey, altKey, metaKey, target } = event;
  const where = /** @type {Element} */ (target);
  if (ctrlKey || altKey || metaKey || where.closest(WRITING)) return null;
  if (key === "Enter") return where.closest(PRESSING) ? null : actions.deal;
  if (key === "0") return actions.repeat;
  if (key === "Delete" || key === ".") return () => actions.without(null);
  if (key === "1" || key === "2" || key === "3") {
    const wager = mainWager(table, key);
    return wager === undefined ? null : () => actions.change(wager.id, chip * PENNIES);
  }
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  if (chosen === null || !table.bets.has(chosen)) return null;
  const step = (shiftKey ? LARGE_STEP : 1n) * PENNIES;
  return () => actions.change(chosen, key === "ArrowUp" ? step : -step);
}

/**
 * Returns the bet on Player, Banker or Tie; where the sheet has no such bet, its first three.
 * @param {import("./practice.js").Table} table
 * @param {"1" | "2" | "3"} key
 */
function mainWager({ wagers }, key) {
  return wagers.find(({ id }) => id === MAIN[key]) ?? wagers[Number(key) - 1];
}
