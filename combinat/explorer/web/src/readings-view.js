// The readings of a sheet on the page: what each is, and what it changes.

import { html } from "htm/preact";
import { useMemo } from "preact/hooks";
import { Moved } from "./edges-view.js";
import { beside, edgeOf, figuresOf } from "./figures.js";
import { compare, fraction } from "./fractions.js";
import { under } from "./lists.js";
import { ShoeLine } from "./shoe-line-view.js";
import { differing, TableauView } from "./tableau-view.js";
import { counted, inPercent } from "./words.js";

/** @typedef {import("./figures.js").Figures} Figures */
/** @typedef {import("./figures.js").Meters} Meters */
/** @typedef {import("./house.js").House} House */
/** @typedef {import("./explored.js").Moment} Moment */
/** @typedef {ReturnType<typeof beside>} Compared */

const PRINTED = "printed";
const STANDARD = "standard";

/**
 * @param {{
 *   house: House, reading: string, setReading: (id: string) => void, moment: Moment,
 *   meters: Meters,
 * }} props
 */
export function ReadingsView({ house, reading, setReading, moment, meters }) {
  const compared = useMemo(() => {
    const printed = figuresOf(house, PRINTED, moment, meters);
    return new Map(
      house.readings.map(({ id }) => [id, beside(figuresOf(house, id, moment, meters), printed)]),
    );
  }, [house, moment, meters]);
  const chosen = house.readings.find(({ id }) => id === reading);
  const against = reading === PRINTED ? STANDARD : PRINTED;
  const tableau = under(house.tableaus, reading);
  return html`
    <h2>Readings</h2>
    <${ShoeLine} shoe=${moment.shoe} />
    <fieldset class="readings">
      <legend>How the sheet is read</legend>
      ${house.readings.map(
        ({ id, title, why }) => html`<label key=${id} class="choice">
          <input
            type="radio" name="reading" checked=${id === reading} onChange=${() => setReading(id)}
          />
          <span><b>${title}</b> <span class="why">${why}</span>
            <span class="changes">${changesWords(house, id, compared.get(id) ?? [])}</span>
          </span>
        </label>`,
      )}
    </fieldset>
    <div class="columns of-two">
      <section aria-labelledby="the-table-of-play">
        <h3 id="the-table-of-play">Table of play: ${chosen?.title}</h3>
        <${TableauView}
          tableau=${tableau} other=${under(house.tableaus, against)}
          otherTitle=${against === PRINTED ? "the sheet as printed" : "the standard table of play"}
        />
      </section>
      <section aria-labelledby="the-moved-edges">
        <h3 id="the-moved-edges">Edges against the sheet as printed</h3>
        ${
          reading === PRINTED
            ? html`<p>This is the sheet as printed: the other readings are held against it.</p>`
            : html`<${MovedEdges} compared=${compared.get(reading) ?? []} title=${chosen?.title} />`
        }
      </section>
    </div>
  `;
}

/** @param {House} house @param {string} reading @param {Compared} compared */
function changesWords(house, reading, compared) {
  if (reading === PRINTED) return "";
  const cells = differing(under(house.tableaus, reading), under(house.tableaus, PRINTED)).size;
  const moving = compared.filter(isMoved).length;
  const own = compared.filter(({ against }) => against === null).length;
  return [
    `${counted(cells, "cell")} of the table of play and`,
    `${counted(moving, "edge")} of ${compared.length} differ from the sheet as printed`,
    own ? `; ${counted(own, "wager")} not on the printed sheet.` : ".",
  ]
    .join(" ")
    .replace(" ;", ";")
    .replace(" .", ".");
}

/** @param {Compared[number]} one */
function isMoved({ moved }) {
  return moved !== null && compare(moved, fraction(0n)) !== 0;
}

/** @param {{ compared: Compared, title: string | undefined }} props */
function MovedEdges({ compared, title }) {
  const shown = compared.filter((one) => isMoved(one) || one.against === null);
  const unmoved = compared.length - shown.length;
  if (!shown.length) return html`<p>No edge of the ${counted(unmoved, "wager")} moves.</p>`;
  return html`
    <table class="figures">
      <thead><tr>
        <th scope="col">Wager</th>
        <th scope="col" class="figure spare">As printed, %</th>
        <th scope="col" class="figure">${title}, %</th>
        <th scope="col" class="figure">Moved, points</th>
      </tr></thead>
      <tbody>
        ${shown.map(
          ({ row, against, moved }) => html`<tr key=${row.wager.id}>
            <th scope="row">${row.wager.title}</th>
            <td class="figure spare">${edgeWords(against?.settled)}</td>
            <td class="figure">${edgeWords(row.settled)}</td>
            <td class="figure moved"><${Moved} moved=${moved} /></td>
          </tr>`,
        )}
      </tbody>
    </table>
    ${unmoved > 0 && html`<p class="note">The other ${counted(unmoved, "wager")}: unmoved, or without a price.</p>`}
  `;
}

/** @param {Figures["rows"][number]["settled"] | undefined} settled */
function edgeWords(settled) {
  const edge = settled && edgeOf(settled);
  return edge ? inPercent(edge) : "–";
}
