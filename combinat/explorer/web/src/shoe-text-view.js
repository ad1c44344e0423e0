// The shoe as the text that `--shoe` takes: to copy, and to paste another.

import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { BadShoe, cardsLeft, format } from "./shoe.js";

/** @typedef {import("./shoe.js").Shoe} Shoe */

/** @param {{ shoe: Shoe, read: (text: string) => string }} props `read` returns what is wrong */
export function ShoeTextView({ shoe, read }) {
  const text = cardsLeft(shoe) ? format(shoe) : "";
  const [draft, setDraft] = useState(text);
  const [fault, setFault] = useState("");
  const [copied, setCopied] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(() => {
    setDraft(text);
    setFault("");
    setCopied("");
  }, [text]);

  const apply = () => {
    if (draft.trim() === text) return;
    setFault(read(draft));
  };
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setCopied("Copied.");
    } catch {
      setCopied("Selected: copy it with Ctrl+C.");
    }
  };
  return html`
    <div class="text-form">
      <label for="shoe-text">As text, as <code>--shoe</code> takes it</label>
      <div class="line">
        <input
          id="shoe-text" ref=${field} type="text" spellcheck="false" autocomplete="off"
          value=${draft} aria-invalid=${fault ? "true" : undefined}
          aria-describedby="shoe-text-fault"
          onInput=${(/** @type {Event} */ { currentTarget }) =>
            setDraft(/** @type {HTMLInputElement} */ (currentTarget).value)}
          onBlur=${apply}
          onKeyDown=${(/** @type {KeyboardEvent} */ { key }) => {
            if (key === "Enter") apply();
            if (key === "Escape") setDraft(text);
          }}
        />
        <button type="button" onClick=${copy}>Copy</button>
      </div>
      <p id="shoe-text-fault" class=${fault ? "fault" : ""} role="status">${fault || copied}</p>
    </div>
  `;
}

/**
 * Says in words what is wrong with a text.
 * @param {unknown} error
 */
export function wordsOf(error) {
  if (!(error instanceof BadShoe)) throw error;
  return `Found ${error.found}; allowed: ${error.allowed}.`;
}
