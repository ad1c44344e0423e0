// The meter of a jackpot, typed in.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { readMeter } from "./figures.js";

/** @typedef {import("./fractions.js").Fraction} Fraction */

/**
 * @param {{
 *   id: string, title: string, meter: Fraction | null, setMeter: (meter: Fraction | null) => void,
 * }} props
 */
export function MeterView({ id, title, meter, setMeter }) {
  const [text, setText] = useState("");
  const isBad = text.trim() !== "" && meter === null;
  /** @param {Event} event */
  const onInput = (event) => {
    const typed = /** @type {HTMLInputElement} */ (event.currentTarget).value;
    setText(typed);
    setMeter(readMeter(typed));
  };
  return html`
    <span class="meter">
      <label for=${`meter-${id}`}>Meter<span class="unseen"> of ${title}, for one unit</span></label>
      <input
        id=${`meter-${id}`} type="text" inputmode="decimal" autocomplete="off" value=${text}
        aria-invalid=${isBad ? "true" : undefined} aria-describedby=${`meter-${id}-fault`}
        onInput=${onInput}
      />
      <span id=${`meter-${id}-fault`} class="fault">
        ${isBad && "a number above 0, of at most 12 digits"}
      </span>
    </span>
  `;
}
