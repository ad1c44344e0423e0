// Tabs: one view at a time; some are kept as they were left once they have been opened.

import { html } from "htm/preact";
import { useState } from "preact/hooks";

/** @typedef {{ id: string, title: string, more?: string, isKept?: boolean, view: () => unknown }} Tab */

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** @param {{ tabs: Tab[] }} props */
export function TabsView({ tabs }) {
  const [shown, setShown] = useState(tabs[0]?.id);
  const [opened, setOpened] = useState(/** @type {ReadonlySet<unknown>} */ (new Set([shown])));
  /** @param {Tab | undefined} tab */
  const show = (tab) => {
    if (!tab) return;
    setShown(tab.id);
    setOpened(new Set([...opened, tab.id]));
    document.getElementById(`tab-${tab.id}`)?.focus();
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const place = tabs.findIndex(({ id }) => id === shown);
    const step = STEPS[event.key];
    const ends = { Home: tabs[0], End: tabs.at(-1) };
    const to = step
      ? tabs.at((place + step) % tabs.length)
      : ends[/** @type {"Home" | "End"} */ (event.key)];
    if (!to) return;
    event.preventDefault();
    show(to);
  };
  return html`
    <div class="tabs" role="tablist" aria-label="Views" onKeyDown=${onKeyDown}>
      ${tabs.map(
        (tab) => html`<button
          type="button" key=${tab.id} id=${`tab-${tab.id}`} role="tab"
          aria-selected=${tab.id === shown} aria-controls=${`view-${tab.id}`}
          tabindex=${tab.id === shown ? 0 : -1} onClick=${() => show(tab)}
        >${tab.title}${tab.more && html`<span class="more-words">${tab.more}</span>`}</button>`,
      )}
    </div>
    ${tabs.map(
      (tab) => html`<div
        key=${tab.id} id=${`view-${tab.id}`} class=${`view view-${tab.id}`} role="tabpanel"
        aria-labelledby=${`tab-${tab.id}`} hidden=${tab.id !== shown}
      >${(tab.id === shown || (tab.isKept && opened.has(tab.id))) && tab.view()}</div>`,
    )}
  `;
}
