// The first edges of the house at the foot of a small screen, where the shoe fills it.
// The table says the same, so that who hears the page hears it once.

import { html } from "htm/preact";
import { edgeOf } from "./figures.js";
import { inPercent, signed } from "./words.js";

const WATCHED = 3;

/** @param {{ figures: import("./figures.js").Figures }} props */
export function WatchView({ figures }) {
  return html`
    <div class="watch" aria-hidden="true">
      ${figures.rows.slice(0, WATCHED).map(({ wager, settled, moved }) => {
        const edge = edgeOf(settled);
        return html`<span key=${wager.id}>
          <b>${wager.title}</b> ${edge ? `${inPercent(edge)} %` : "–"}
          <small>${moved && signed(moved)}</small>
        </span>`;
      })}
    </div>
  `;
}
