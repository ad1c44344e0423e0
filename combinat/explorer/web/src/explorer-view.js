// The page: what is explored, the reading, and the views in tabs.

import { html } from "htm/preact";
import { useMemo, useState } from "preact/hooks";
import { EdgesView } from "./edges-view.js";
import * as explored from "./explored.js";
import { figuresOf } from "./figures.js";
import { PicturesView } from "./pictures-view.js";
import { PracticeView } from "./practice-view.js";
import { ReadingsView } from "./readings-view.js";
import { wordsOf } from "./shoe-text-view.js";
import { ShoeView } from "./shoe-view.js";
import { TabsView } from "./tabs-view.js";
import { WatchView } from "./watch-view.js";

/** @typedef {import("./house.js").House} House */
/** @typedef {import("./explored.js").Explored} Explored */
/** @typedef {import("./fractions.js").Fraction} Fraction */

/** @param {{ house: House }} props */
export function ExplorerView({ house }) {
  const [state, setState] = useState(() => explored.opened(house.decks));
  const [reading, setReading] = useState(house.shown_first ?? house.readings[0]?.id ?? "");
  const [meters, setMeters] = useState(/** @type {ReadonlyMap<string, Fraction>} */ (new Map()));
  const [inHand, setInHand] = useState("");
  const [practised, setPractised] = useState(
    /** @type {import("./deal.js").Hands | null} */ (null),
  );
  const figures = useMemo(
    () => figuresOf(house, reading, state.now, meters),
    [house, reading, state.now, meters],
  );
  const acts = actsOf(state, setState);
  /** @param {string} id @param {Fraction | null} meter */
  const setMeter = (id, meter) => {
    const after = new Map(meters);
    if (meter) after.set(id, meter);
    else after.delete(id);
    setMeters(after);
  };
  return html`
    <a class="skip" href="#the-page">Skip to the figures</a>
    <${Header} house=${house} />
    <main id="the-page" tabindex="-1">
      <${Bar} house=${house} reading=${reading} setReading=${setReading} />
      <${TabsView}
        tabs=${[
          {
            id: "edges",
            title: "Shoe",
            more: " and edges",
            isKept: true,
            view: () => html`
              <div class="columns">
                <${ShoeView} explored=${state} acts=${acts} />
                <${EdgesView}
                  figures=${figures} decks=${state.now.decks} meters=${meters} setMeter=${setMeter}
                />
              </div>
              <${WatchView} figures=${figures} />
            `,
          },
          {
            id: "readings",
            title: "Readings",
            view: () => html`<${ReadingsView}
              house=${house} reading=${reading} setReading=${setReading} moment=${state.now}
              meters=${meters}
            />`,
          },
          {
            id: "pictures",
            title: "Pictures",
            view: () => html`<${PicturesView}
              house=${house} reading=${reading} moment=${state.now} meters=${meters}
              figures=${figures} inHand=${inHand} choose=${setInHand} practised=${practised}
            />`,
          },
          {
            id: "practice",
            title: "Practice",
            isKept: true,
            view: () => html`
              <h2>Practice</h2>
              <${PracticeView} data=${house} reading=${reading} onCoup=${setPractised} />
            `,
          },
        ]}
      />
    </main>
    <${Footer} house=${house} reading=${reading} />
  `;
}

/**
 * @param {Explored} state
 * @param {(change: Explored | ((before: Explored) => Explored)) => void} setState
 * @returns {import("./shoe-view.js").Acts}
 */
function actsOf(state, setState) {
  return {
    take: (card) => setState((before) => explored.taken(before, card)),
    putBack: (card) => setState((before) => explored.returned(before, card)),
    undo: () => setState(explored.undone),
    redo: () => setState(explored.redone),
    whole: (decks) => setState((before) => explored.withDecks(before, decks)),
    read: (text) => {
      try {
        setState(explored.withText(state, text));
        return "";
      } catch (error) {
        return wordsOf(error);
      }
    },
  };
}

/** @param {{ house: House }} props */
function Header({ house }) {
  const { source, decks, also, decks_stated, title } = house;
  const others = also.length ? `, also ${also.join(", ")}` : "";
  return html`
    <header>
      <p class="subtitle">Explorer: exact house edges, card by card</p>
      <h1>${title}</h1>
      <dl class="cover">
        <div><dt>Source</dt><dd>${source.title}, ${source.where}</dd></div>
        <div><dt>Decks</dt><dd>${decks}${others} (${decks_stated ? "stated" : "assumed"})</dd></div>
      </dl>
    </header>
  `;
}

/** @param {{ house: House, reading: string, setReading: (id: string) => void }} props */
function Bar({ house, reading, setReading }) {
  const chosen = house.readings.find(({ id }) => id === reading);
  return html`
    <div class="bar">
      <div class="line">
        <label for="reading">Reading</label>
        <select
          id="reading" value=${reading} aria-describedby="reading-why"
          onChange=${(/** @type {Event} */ { currentTarget }) =>
            setReading(/** @type {HTMLSelectElement} */ (currentTarget).value)}
        >
          ${house.readings.map(({ id, title }) => html`<option key=${id} value=${id}>${title}</option>`)}
        </select>
      </div>
      <p id="reading-why" class="why">${chosen?.why}</p>
    </div>
  `;
}

/** @param {{ house: House, reading: string }} props */
function Footer({ house, reading }) {
  const flags = house.flags[reading] ?? [];
  return html`
    <footer>
      ${
        flags.length + house.terms.length > 0 &&
        html`<h2>What the sheet says and leaves open</h2>
        <ul>${[...flags, ...house.terms].map((words) => html`<li key=${words}>${words}</li>`)}</ul>`
      }
      <p>
        Every figure is worked out on this page, exactly, from the closed forms of the house’s
        wagers; nothing is fetched and nothing is sent.
      </p>
    </footer>
  `;
}
