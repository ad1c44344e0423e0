// The practice shoe on the page: the table, the results, the shoe, the count, and the keyboard.

import { html, render } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { currencyOf } from "./bets.js";
import { CountingView } from "./counting-view.js";
import { FeltView } from "./felt-view.js";
import { HandsView } from "./hands-view.js";
import { CHIPS, money } from "./money.js";
import { OpeningView } from "./opening-view.js";
import * as practice from "./practice.js";
import { actionOf } from "./practice-keys.js";
import { logOf } from "./practice-log.js";
import { gainWords, resultWords } from "./practice-words.js";
import { RoadsView } from "./roads-view.js";
import { StatisticsView } from "./statistics-view.js";

/** @typedef {import("./practice.js").Table} Table */

const SEED_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const SEED_LENGTH = 10;

/**
 * The practice shoe of a house under a reading.
 * @param {{
 *   data: import("./house.js").House, reading: string,
 *   onCoup?: (coup: import("./deal.js").Hands) => void,
 * }} props `onCoup` is told of each coup that is dealt
 */
export function PracticeView({ data, reading, onCoup }) {
  const [table, setTable] = useState(() =>
    practice.openedTable(data, reading, { seed: freshSeed() }),
  );
  const [chip, choose] = useState(CHIPS[1] ?? 1n);
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const [isCounting, setCounting] = useState(false);
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(
    () =>
      setTable((before) =>
        before.reading === reading ? before : practice.withReading(before, reading),
      ),
    [reading],
  );
  useEffect(() => {
    const last = table.coups.at(-1);
    if (last !== undefined) onCoup?.(last.coup);
  }, [table.coups, onCoup]);

  const actions = {
    choose,
    /** @param {string} id @param {bigint} pennies */
    change(id, pennies) {
      setChosen(id);
      setTable((before) => practice.withChange(before, id, pennies));
    },
    /** @param {string | null} id */
    without: (id) => setTable((before) => practice.withoutBets(before, id)),
    repeat: () => setTable(practice.withLastBets),
    deal: () => setTable(practice.afterDeal),
    pass: () => setTable(practice.afterPass),
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const act = actionOf(event, { table, chip, chosen }, actions);
    if (act === null) return;
    event.preventDefault();
    act();
  };
  const currency = currencyOf(table);
  return html`
    <section
      class="practice" tabindex="0" ref=${panel} onKeyDown=${onKeyDown}
      onMouseDown=${(/** @type {MouseEvent} */ event) => keepFocus(event, panel.current)}
      aria-label="Practice shoe"
    >
      <p class="practice-note">Play money only: nothing can be won or lost here.</p>
      <p class="practice-word" role="status">
        ${table.word || html`<span class="practice-unshown">${newsOf(table)}</span>`}
      </p>
      <div class="practice-columns">
        <div class="practice-table">
          <${HandsView}
            played=${table.coups.at(-1)} number=${table.coups.length} wagers=${table.wagers}
            currency=${currency}
          />
          <${FeltView} table=${table} chip=${chip} chosen=${chosen} actions=${actions} />
        </div>
        <${StatisticsView} coups=${table.coups} />
      </div>
      <${RoadsView} results=${table.coups.map(({ result }) => result)} />
      <h3>The shoe</h3>
      <${OpeningView}
        table=${table} freshSeed=${freshSeed}
        open=${(
          /** @type {string} */ seed,
          /** @type {number} */ decks,
          /** @type {number | null} */ cut,
        ) =>
          setTable((before) =>
            practice.withShoe(before, { seed, rule: { ...before.shoe.rule, decks }, cut }),
          )}
        setBalance=${(/** @type {bigint} */ pennies) =>
          setTable((before) => practice.withBalance(before, pennies))}
        setMeter=${(/** @type {string} */ id, /** @type {bigint} */ pennies) =>
          setTable((before) => practice.withMeter(before, id, pennies))}
      />
      <details
        onToggle=${(/** @type {Event} */ event) =>
          setCounting(/** @type {HTMLDetailsElement} */ (event.currentTarget).open)}
      >
        <summary>Count</summary>
        ${isCounting && html`<${CountingView} table=${table} />`}
      </details>
      <details>
        <summary>Keys</summary>
        <${Keys} />
      </details>
      <details>
        <summary>Log of this shoe</summary>
        <textarea
          class="practice-log" readonly rows="6" aria-label="Log of this shoe, as JSON"
          value=${JSON.stringify(logOf(table))}
        ></textarea>
      </details>
    </section>
  `;
}

/**
 * Puts the practice shoe of a house into an element.
 * @param {HTMLElement} element
 * @param {import("./house.js").House} data
 * @param {string} reading
 */
export function mount(element, data, reading) {
  render(html`<${PracticeView} data=${data} reading=${reading} />`, element);
}

function Keys() {
  return html`
    <p>With the focus on this panel, and as long as nothing is being written:</p>
    <dl class="practice-keys">
      <div><dt>1, 2, 3</dt><dd>a chip on Player, Banker or Tie</dd></div>
      <div><dt>↑, ↓</dt><dd>one more or less on the bet laid last; with Shift ten</dd></div>
      <div><dt>0</dt><dd>repeat the last bet</dd></div>
      <div><dt>Enter</dt><dd>deal, unless the focus is on a button</dd></div>
      <div><dt>Del or .</dt><dd>remove bets</dd></div>
    </dl>
  `;
}

/**
 * How the last coup ended, for who cannot see its cards.
 * @param {Table} table
 */
function newsOf(table) {
  const currency = currencyOf(table);
  const played = table.coups.at(-1);
  if (played === undefined || table.bets.size) return "";
  const balance = `Balance ${money(table.balance, currency)}.`;
  const over = table.shoe.over ? " That was the last coup of the shoe." : "";
  const words = `Coup ${table.coups.length}: ${resultWords(played)} ${gainWords(played, currency)}`;
  return `${words} ${balance}${over}`;
}

/**
 * Gives the focus to the panel where the mouse presses a button, so that the keys go on working.
 * @param {MouseEvent} event
 * @param {HTMLElement | null} panel
 */
function keepFocus(event, panel) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("input, select, textarea, summary, .practice-scroll")) return;
  if (target.closest("button")) {
    event.preventDefault();
    panel?.focus({ preventScroll: true });
  }
}

/** A seed that nobody chose. */
function freshSeed() {
  const numbers = crypto.getRandomValues(new Uint32Array(SEED_LENGTH));
  return Array.from(numbers, (number) => SEED_LETTERS[number % SEED_LETTERS.length]).join("");
}
