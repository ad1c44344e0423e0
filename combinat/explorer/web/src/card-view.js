// One card, face up.

import { html } from "htm/preact";
import { faceOf } from "./practice-words.js";

/** @param {{ card: string }} props */
export function CardFace({ card }) {
  const { rank, symbol, isRed, name } = faceOf(card);
  return html`
    <span class=${`practice-card${isRed ? " practice-red" : ""}`} role="img" aria-label=${name}>
      <span aria-hidden="true">${rank}</span><span aria-hidden="true">${symbol}</span>
    </span>
  `;
}
