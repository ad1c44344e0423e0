// A table of play, with marks where another differs.

import { html } from "htm/preact";
import { at } from "./lists.js";

/** @typedef {import("./house.js").Tableau} Tableau */

const TOTALS = Array.from({ length: 10 }, (_, total) => total);
const STOOD = 10;
const THIRDS = [...TOTALS, STOOD];
/** @type {Record<string, string>} */
const MEANS = { D: "draws", S: "stands", N: "natural" };

/**
 * Names the cells in which two tables of play differ: "banker 3 8", "player 5".
 * @param {Tableau} one
 * @param {Tableau} other
 */
export function differing(one, other) {
  const player = TOTALS.filter((total) => one.player[total] !== other.player[total]);
  const banker = TOTALS.flatMap((total) =>
    THIRDS.filter((third) => cellOf(one, total, third) !== cellOf(other, total, third)).map(
      (third) => `banker ${total} ${third}`,
    ),
  );
  return new Set([...player.map((total) => `player ${total}`), ...banker]);
}

/** @param {Tableau} tableau @param {number} total @param {number} third */
export function cellOf(tableau, total, third) {
  return at(tableau.banker, total)[third] ?? "";
}

/** @param {{ tableau: Tableau, other: Tableau, otherTitle: string }} props */
export function TableauView({ tableau, other, otherTitle }) {
  const marked = differing(tableau, other);
  const note = marked.size
    ? `Marked with * and a box: unlike ${otherTitle}, whose letter stands in brackets.`
    : `No cell differs from ${otherTitle}.`;
  return html`
    <p>D draws, S stands, N is a natural. ${note}</p>
    <div class="scrolls" tabindex="0" role="group" aria-label="Table of play, Banker">
      <table class="tableau">
        <caption>Banker, by the Banker’s two cards and the Player’s third card</caption>
        <thead><tr>
          <th scope="col">Banker</th>
          ${THIRDS.map((third) => html`<th scope="col" key=${third}>${third === STOOD ? "stood" : third}</th>`)}
        </tr></thead>
        <tbody>
          ${TOTALS.map(
            (total) => html`<tr key=${total}>
              <th scope="row">${total}</th>
              ${THIRDS.map(
                (third) => html`<${Letter}
                  key=${third} letter=${cellOf(tableau, total, third)}
                  other=${cellOf(other, total, third)}
                  isMarked=${marked.has(`banker ${total} ${third}`)}
                />`,
              )}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="scrolls" tabindex="0" role="group" aria-label="Table of play, Player">
      <table class="tableau">
        <caption>Player, by the Player’s two cards</caption>
        <thead><tr>
          <th scope="col">Total</th>
          ${TOTALS.map((total) => html`<th scope="col" key=${total}>${total}</th>`)}
        </tr></thead>
        <tbody><tr>
          <th scope="row">Player</th>
          ${TOTALS.map(
            (total) => html`<${Letter}
              key=${total} letter=${tableau.player[total] ?? ""} other=${other.player[total] ?? ""}
              isMarked=${marked.has(`player ${total}`)}
            />`,
          )}
        </tr></tbody>
      </table>
    </div>
  `;
}

/** @param {{ letter: string, other: string, isMarked: boolean }} props */
function Letter({ letter, other, isMarked }) {
  const kinds = `letter-${letter}${isMarked ? " differs" : ""}`;
  if (!isMarked) return html`<td class=${kinds}>${letter}</td>`;
  return html`<td class=${kinds}>
    <span aria-hidden="true">${letter}* <small>(${other})</small></span>
    <span class="unseen">${MEANS[letter]}, not ${MEANS[other]}</span>
  </td>`;
}
