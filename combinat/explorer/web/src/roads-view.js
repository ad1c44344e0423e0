// The bead plate and the big road, drawn with a letter in every place.

import { html } from "htm/preact";
import { beadPlate, bigRoad, ROWS } from "./roads.js";

const CELL = 26;
const RADIUS = 11;
const FEWEST_COLUMNS = 12;
const NAMES = { P: "Player", B: "Banker", T: "tie" };

/** @typedef {import("./roads.js").Result} Result */

/** @param {{ results: readonly Result[] }} props */
export function RoadsView({ results }) {
  const beads = beadPlate(results);
  const road = bigRoad(results);
  return html`
    <div class="practice-roads">
      <${Grid} title="Bead plate" places=${beads} words=${`Bead plate: ${listed(results)}`}>
        ${beads.map((bead) => html`<${Bead} ...${bead} key=${bead.number} />`)}
      <//>
      <${Grid} title="Big road" places=${road} words=${`Big road: ${runs(road)}`}>
        ${road.map((place) => html`<${Win} ...${place} key=${place.number} />`)}
      <//>
    </div>
  `;
}

/**
 * @param {{
 *   title: string, words: string, places: { column: number }[],
 *   children?: import("preact").ComponentChildren,
 * }} props
 */
function Grid({ title, words, places, children }) {
  const columns = Math.max(FEWEST_COLUMNS, ...places.map(({ column }) => column + 2));
  const [width, height] = [columns * CELL, ROWS * CELL];
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, x) => `M${x * CELL} 0V${height}`),
    ...Array.from({ length: ROWS + 1 }, (_, y) => `M0 ${y * CELL}H${width}`),
  ];
  return html`
    <figure class="practice-road">
      <figcaption>${title}</figcaption>
      <div class="practice-scroll" tabindex="0" role="group" aria-label=${title}>
        <svg
          role="img" aria-label=${words} width=${width + 2} height=${height + 2}
          viewBox="-1 -1 ${width + 2} ${height + 2}"
        >
          <path class="practice-grid" d=${lines.join("")} />
          ${children}
        </svg>
      </div>
    </figure>
  `;
}

/** @param {import("./roads.js").Bead} props */
function Bead({ column, row, result }) {
  return html`
    <g class="practice-bead practice-${result}" transform=${moved(column, row)}>
      <circle r=${RADIUS} />
      <text>${result}</text>
    </g>
  `;
}

/** @param {import("./roads.js").RoadPlace} props */
function Win({ column, row, result, ties }) {
  return html`
    <g class="practice-win practice-${result ?? "T"}" transform=${moved(column, row)}>
      ${result && html`<circle r=${RADIUS} /><text>${result}</text>`}
      ${ties > 0 && html`<path class="practice-tie" d="M-11 11L11 -11" />`}
      ${ties > 0 && html`<text class="practice-ties" x="8" y="8">${ties}</text>`}
    </g>
  `;
}

/** @param {number} column @param {number} row */
function moved(column, row) {
  return `translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`;
}

/** @param {readonly Result[]} results */
function listed(results) {
  return results.length ? results.map((result) => NAMES[result]).join(", ") : "no coup yet";
}

/** The big road in words: its runs, and the ties marked on them. @param {import("./roads.js").RoadPlace[]} road */
function runs(road) {
  /** @type {{ name: string, wins: number, ties: number }[]} */
  const found = [];
  for (const { result, ties } of road) {
    const name = result === null ? "" : NAMES[result];
    const last = found.at(-1);
    if (last === undefined || last.name !== name) found.push({ name, wins: 1, ties });
    else [last.wins, last.ties] = [last.wins + 1, last.ties + ties];
  }
  const words = found.map(({ name, wins, ties }) => {
    const marked = ties ? `${ties} ${ties === 1 ? "tie" : "ties"}` : "";
    return name ? `${name} ${wins}${marked && `, with ${marked}`}` : marked;
  });
  return words.length ? words.join("; ") : "no coup yet";
}
