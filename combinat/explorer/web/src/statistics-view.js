// The results of the shoe as document 001 lists them: B, P or Tie, the cards, and running totals.

import { html } from "htm/preact";
import { faceOf, LETTERS } from "./practice-words.js";
import { runningTotals } from "./roads.js";

/** @param {{ coups: readonly import("./practice.js").PlayedCoup[] }} props */
export function StatisticsView({ coups }) {
  const totals = runningTotals(coups.map(({ result }) => result));
  const rows = coups.map((played, place) => ({ ...played, number: place + 1, ...totals[place] }));
  return html`
    <div class="practice-scroll practice-list" tabindex="0" role="group" aria-label="Results">
      <table>
        <caption>Results of this shoe, the last one first</caption>
        <thead>
          <tr>
            <th scope="col">Coup</th><th scope="col">Result</th>
            <th scope="col">P</th><th scope="col">B</th><th scope="col">Tie</th>
            <th scope="col">Player</th><th scope="col">Banker</th>
          </tr>
        </thead>
        <tbody>
          ${rows.reverse().map(
            ({ number, result, coup, P, B, T }) => html`
              <tr key=${number}>
                <th scope="row">${number}</th>
                <td class=${`practice-letter practice-${result}`}>${LETTERS[result]}</td>
                <td>${P}</td><td>${B}</td><td>${T}</td>
                <td>${handText(coup.player)}</td>
                <td>${handText(coup.banker)}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {import("./deal.js").Hand} hand */
function handText({ cards, total }) {
  return `${cards.map((card) => faceOf(card).text).join(" ")} = ${total}`;
}
