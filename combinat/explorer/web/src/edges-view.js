// The edges on the page: every wager of the house over the shoe, sorted as the reader likes.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { edgeOf } from "./figures.js";
import { MeterView } from "./meter-view.js";
import { sorted } from "./sorting.js";
import { WagerView } from "./wager-view.js";
import { gainer, inPercent, signed } from "./words.js";

/** @typedef {import("./figures.js").Figures} Figures */
/** @typedef {import("./figures.js").Meters} Meters */
/** @typedef {import("./figures.js").Row} Row */
/** @typedef {import("./fractions.js").Fraction} Fraction */
/** @typedef {import("./sorting.js").Order} Order */

/** @type {[import("./sorting.js").Column, string, string][]} */
const COLUMNS = [
  ["title", "Wager", "name"],
  ["edge", "House edge, %", "figure"],
  ["moved", "Moved, points", "figure"],
  ["hit", "Hit, %", "figure spare"],
];

/**
 * @param {{
 *   figures: Figures, decks: number, meters: Meters,
 *   setMeter: (id: string, meter: Fraction | null) => void,
 * }} props
 */
export function EdgesView({ figures, decks, meters, setMeter }) {
  const [order, setOrder] = useState(/** @type {Order} */ ({ column: "sheet", down: false }));
  const [open, setOpen] = useState(/** @type {ReadonlySet<string>} */ (new Set()));
  const full = `${decks} full ${decks === 1 ? "deck" : "decks"}`;
  /** @param {string} id */
  const toggle = (id) => {
    const after = new Set(open);
    if (!after.delete(id)) after.add(id);
    setOpen(after);
  };
  return html`
    <section class="edges" aria-labelledby="the-edges">
      <h2 id="the-edges">The edges</h2>
      ${
        figures.word
          ? html`<p class="fault" role="status">${figures.word}</p>`
          : html`
            <table class="figures">
              <caption>
                House edge per unit placed, and how far it has moved from ${full}.${" "}
                <button
                  type="button" class="plain" disabled=${order.column === "sheet"}
                  onClick=${() => setOrder({ column: "sheet", down: false })}
                >In the sheet's order</button>
              </caption>
              <thead><tr>
                ${COLUMNS.map(
                  ([column, title, kind]) => html`<${Head}
                    key=${column} column=${column} title=${title} kind=${kind} order=${order}
                    setOrder=${setOrder}
                  />`,
                )}
              </tr></thead>
              ${sorted(figures.rows, order).map(
                (row) => html`<${WagerRows}
                  key=${row.wager.id} row=${row} figures=${figures} isOpen=${open.has(row.wager.id)}
                  toggle=${() => toggle(row.wager.id)} meter=${meters.get(row.wager.id) ?? null}
                  setMeter=${(/** @type {Fraction | null} */ meter) => setMeter(row.wager.id, meter)}
                />`,
              )}
            </table>
          `
      }
    </section>
  `;
}

/**
 * @param {{
 *   column: import("./sorting.js").Column, title: string, kind: string, order: Order,
 *   setOrder: (order: Order) => void,
 * }} props
 */
function Head({ column, title, kind, order, setOrder }) {
  const isSorted = order.column === column;
  const sort = isSorted ? (order.down ? "descending" : "ascending") : undefined;
  return html`
    <th scope="col" class=${kind} aria-sort=${sort}>
      <button
        type="button" class="sort"
        onClick=${() => setOrder({ column, down: isSorted && !order.down })}
      >${title}<span class="arrow" aria-hidden="true">${isSorted ? (order.down ? " ▼" : " ▲") : ""}</span></button>
    </th>
  `;
}

/**
 * @param {{
 *   row: Row, figures: Figures, isOpen: boolean, toggle: () => void, meter: Fraction | null,
 *   setMeter: (meter: Fraction | null) => void,
 * }} props
 */
function WagerRows({ row, figures, isOpen, toggle, meter, setMeter }) {
  const { wager, settled } = row;
  const hasJackpot = settled.unpriced === null && settled.jackpot !== null;
  const more = `lines-${wager.id}`;
  return html`
    <tbody data-wager=${wager.id}>
      <tr>
        <th scope="row" class="name">
          <button
            type="button" class="opens" aria-expanded=${isOpen}
            aria-controls=${isOpen ? more : undefined} onClick=${toggle}
          ><span class="mark" aria-hidden="true">${isOpen ? "▾" : "▸"}</span>${wager.title}</button>
          ${hasJackpot && html`<${MeterView} id=${wager.id} title=${wager.title} meter=${meter} setMeter=${setMeter} />`}
        </th>
        <${Figured} row=${row} />
      </tr>
      ${
        isOpen &&
        html`<tr class="more" id=${more}><td colspan="4">
          <${WagerView} row=${row} totalWays=${figures.totalWays} />
        </td></tr>`
      }
    </tbody>
  `;
}

/** @param {{ row: Row }} props */
function Figured({ row: { settled, moved } }) {
  if (settled.unpriced !== null) {
    return html`<td colspan="3" class="unpriced">Not priced: ${settled.unpriced}.</td>`;
  }
  const edge = edgeOf(settled);
  return html`
    <td class="figure edge">
      ${edge ? inPercent(edge) : html`<span class="quiet">needs a meter</span>`}
      ${settled.bettorHasTheEdge && html`<span class="bettor">▲ bettor’s edge</span>`}
    </td>
    <td class="figure moved"><${Moved} moved=${moved} /></td>
    <td class="figure spare">${inPercent(settled.hitFrequency)}</td>
  `;
}

/** @param {{ moved: Fraction | null }} props */
export function Moved({ moved }) {
  if (!moved) return html`<span class="quiet">–</span>`;
  const who = gainer(moved);
  return html`${signed(moved)}<span class=${`who ${who.replace(" ", "-")}`}>${who}</span>`;
}
