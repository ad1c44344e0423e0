// A bar as long as its share of the longest one; its figure stands beside it in words.

import { html } from "htm/preact";

/** @typedef {import("./fractions.js").Fraction} Fraction */

const WIDTH = 200;
const HEIGHT = 14;

/**
 * @param {{ share: Fraction, most: Fraction, isTwoSided?: boolean }} props
 */
export function Bar({ share, most, isTwoSided = false }) {
  const length = most.n ? Number((share.n * most.d * 10000n) / (share.d * most.n)) / 10000 : 0;
  const [zero, room] = isTwoSided ? [WIDTH / 2, WIDTH / 2] : [0, WIDTH];
  const reach = Math.abs(length) * room;
  return html`
    <svg class="bar-drawn" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect
        class=${length < 0 ? "below" : "above"} x=${length < 0 ? zero - reach : zero} y="2"
        width=${reach} height=${HEIGHT - 4}
      />
      <line class="zero" x1=${zero} x2=${zero} y1="0" y2=${HEIGHT} />
    </svg>
  `;
}
