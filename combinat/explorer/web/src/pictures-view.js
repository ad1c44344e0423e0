// Pictures of the wager in hand over the shoe, and of the table of play.

import { html } from "htm/preact";
import { DrawTreeView } from "./draw-tree-view.js";
import { under } from "./lists.js";
import { OutcomesView } from "./outcomes-view.js";
import { RemovalView } from "./removal-view.js";
import { ShoeLine } from "./shoe-line-view.js";

/** @typedef {import("./figures.js").Figures} Figures */
/** @typedef {import("./figures.js").Meters} Meters */
/** @typedef {import("./house.js").House} House */
/** @typedef {import("./explored.js").Moment} Moment */
/** @typedef {import("./deal.js").Hands} Hands */

/**
 * @param {{
 *   house: House, reading: string, moment: Moment, meters: Meters, figures: Figures,
 *   inHand: string, choose: (id: string) => void, practised: Hands | null,
 * }} props
 */
export function PicturesView({
  house,
  reading,
  moment,
  meters,
  figures,
  inHand,
  choose,
  practised,
}) {
  const wagers = under(house.wagers, reading);
  const wager = wagers.find(({ id }) => id === inHand) ?? wagers[0];
  const row = figures.rows.find((one) => one.wager.id === wager?.id);
  return html`
    <h2>Pictures</h2>
    <${ShoeLine} shoe=${moment.shoe} />
    <div class="line">
      <label for="in-hand">Wager in hand</label>
      <select
        id="in-hand" value=${wager?.id}
        onChange=${(/** @type {Event} */ { currentTarget }) =>
          choose(/** @type {HTMLSelectElement} */ (currentTarget).value)}
      >${wagers.map(({ id, title }) => html`<option key=${id} value=${id}>${title}</option>`)}</select>
    </div>
    ${figures.word && html`<p class="fault">${figures.word}</p>`}
    <div class="pictures">
      ${
        wager &&
        row &&
        html`
          <${RemovalView}
            house=${house} reading=${reading} shoe=${moment.shoe} wager=${wager}
            meter=${meters.get(wager.id) ?? null}
          />
          <${OutcomesView} row=${row} />
        `
      }
      <${DrawTreeView} tableau=${under(house.tableaus, reading)} practised=${practised} />
    </div>
  `;
}
