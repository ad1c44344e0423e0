// What a card counter sees beside the table: the count of chosen tags, and the exact edges of the
// unseen cards.

import { html } from "htm/preact";
import { useMemo, useState } from "preact/hooks";
import { readTags, runningCount, seen, unseen } from "./counting.js";
import { CARDS_IN_DECK } from "./deal.js";
import { evaluate } from "./engine.js";
import { decimal, fraction, percent } from "./fractions.js";
import { PENNIES } from "./money.js";
import { cardsLeft, format } from "./shoe.js";

/** @typedef {import("./practice.js").Table} Table */

const TAGS = "0 0 0 -1 -1 -1 -1 2 2 0";
const FEWEST_CARDS = 6;

/** @param {{ table: Table }} props */
export function CountingView({ table }) {
  const [text, setText] = useState(TAGS);
  const left = useMemo(() => unseen(table.shoe), [table.shoe]);
  const { tags, word } = readTags(text);
  return html`
    <label class="practice-tags">Tags: A 2 3 4 5 6 7 8 9 and ten, or thirteen by rank
      <input
        type="text" value=${text} aria-invalid=${word !== ""} autocomplete="off"
        onInput=${(/** @type {Event} */ event) =>
          setText(/** @type {HTMLInputElement} */ (event.target).value)}
      />
    </label>
    ${word ? html`<p>${word}</p>` : html`<${Count} table=${table} tags=${tags} cards=${cardsLeft(left)} />`}
    <${Edges} table=${table} left=${left} />
    <label class="practice-text">
      <span>Unseen cards, the burned ones among them, as <code>--shoe</code> takes them</span>
      <textarea readonly rows="2" value=${format(left)}></textarea>
    </label>
  `;
}

/** @param {{ table: Table, tags: number[], cards: number }} props */
function Count({ table, tags, cards }) {
  const out = seen(table.shoe);
  const running = runningCount(out, tags);
  const each = fraction(BigInt(running * CARDS_IN_DECK), BigInt(Math.max(cards, 1)));
  return html`
    <p>
      Running count <strong>${running}</strong> over ${out.length} cards seen${"; "}
      for each 52 of the ${cards}${" unseen cards "}<strong>${decimal(each, 2)}</strong>.
    </p>
  `;
}

/** @param {{ table: Table, left: import("./shoe.js").Shoe }} props */
function Edges({ table, left }) {
  const { house, reading, wagers, meters } = table;
  const [meter] = wagers.flatMap(({ id }) => meters.get(id) ?? []);
  const rows = useMemo(() => {
    if (cardsLeft(left) < FEWEST_CARDS) return [];
    const each = meter === undefined ? null : fraction(meter, PENNIES);
    return evaluate(house, reading, left, each).wagers;
  }, [house, reading, left, meter]);
  return html`
    <table>
      <caption>House edge on the next coup, from the unseen cards, per unit placed</caption>
      <thead>
        <tr><th scope="col">Wager</th><th scope="col">House edge %</th><th scope="col">Edge is</th></tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) => html`
            <tr key=${row.id} class=${isFavourable(row) ? "practice-favourable" : ""}>
              <th scope="row">${row.title}</th>
              <td>${edgeOf(row)}</td>
              <td>${isFavourable(row) ? "▲ the bettor's" : "the house's"}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @typedef {import("./engine.js").Evaluation["wagers"][number]} Row */

/** @param {Row} row */
function edgeOf(row) {
  if (row.unpriced !== null) return row.unpriced;
  return row.houseEdge === null ? "depends on the jackpot" : percent(row.houseEdge);
}

/** @param {Row} row */
function isFavourable(row) {
  return row.unpriced === null && row.bettorHasTheEdge;
}
