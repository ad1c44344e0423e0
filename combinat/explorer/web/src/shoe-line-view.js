// One line that says over which shoe figures stand.

import { html } from "htm/preact";
import { cardsLeft, format } from "./shoe.js";
import { counted } from "./words.js";

const LONGEST = 80;

/** @param {{ shoe: import("./shoe.js").Shoe }} props */
export function ShoeLine({ shoe }) {
  const cards = cardsLeft(shoe);
  const text = cards ? format(shoe) : "";
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
  return html`
    <p class="of-shoe">
      Over the shoe of <b>${counted(cards, "card")}</b>${cards > 0 && html`: <code>${shown}</code>`}
    </p>
  `;
}
