// The outcome law of a wager: how likely each of its lines is over the shoe.

import { html } from "htm/preact";
import { Bar } from "./bar-view.js";
import { oneIn } from "./figures.js";
import { compare, decimal, fraction } from "./fractions.js";
import { inPercent } from "./words.js";

/** @typedef {import("./figures.js").Row} Row */

/** @param {{ row: Row }} props */
export function OutcomesView({ row: { wager, settled } }) {
  return html`
    <figure class="outcomes">
      <figcaption>
        <h3>Outcomes: ${wager.title}</h3>
        <p>How likely each line is in the next coup.</p>
      </figcaption>
      ${
        settled.unpriced !== null
          ? html`<p>No law: ${settled.unpriced}.</p>`
          : html`<${Lines} lines=${settled.lines} />`
      }
    </figure>
  `;
}

/** @param {{ lines: import("./edge.js").SettledLine[] }} props */
function Lines({ lines }) {
  const most = lines
    .map(({ probability }) => probability)
    .reduce((one, other) => (compare(one, other) < 0 ? other : one), fraction(0n));
  return html`
    <table class="bars">
      <thead><tr>
        <th scope="col">Event</th><th scope="col" class="drawn"><span class="unseen">Bar</span></th>
        <th scope="col" class="figure">Probability, %</th><th scope="col" class="figure">One in</th>
      </tr></thead>
      <tbody>
        ${lines.map(({ id, event, probability }) => {
          const coups = oneIn(probability);
          return html`<tr key=${id}>
            <th scope="row" class="wraps">${event}</th>
            <td class="drawn"><${Bar} share=${probability} most=${most} /></td>
            <td class="figure">${inPercent(probability)}</td>
            <td class="figure">${coups ? decimal(coups, 2) : "never"}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  `;
}
