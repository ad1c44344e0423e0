// The shoe on the page: what is left of each card, taken out and put back by click or key.

import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { gone, MOST_DECKS } from "./explored.js";
import { cardsLeft, left, RANKS, SUITS, TENS } from "./shoe.js";
import { ShoeLine } from "./shoe-line-view.js";
import { ShoeTextView } from "./shoe-text-view.js";
import { cardName, cardSigns, counted, SYMBOLS } from "./words.js";

/** @typedef {import("./explored.js").Explored} Explored */
/** @typedef {import("./explored.js").Moment} Moment */

/**
 * What can be done to the shoe.
 * @typedef {{
 *   take: (card: string) => void, putBack: (card: string) => void, undo: () => void,
 *   redo: () => void, whole: (decks: number) => void, read: (text: string) => string,
 * }} Acts
 */

/** @type {Record<string, [number, number]>} keys of the grid: so many rows down, columns right */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const DECKS = Array.from({ length: MOST_DECKS }, (_, less) => less + 1);
const SUITS_AND_ANY = [...SUITS, ""];
const TEN_VALUED = "T";
/** The cards of the grid, row by row: each rank by suit and of any suit; tens of any rank last. */
const ROWS = [...RANKS.map((rank) => SUITS_AND_ANY.map((suit) => rank + suit)), [TEN_VALUED]];

/** @param {{ explored: Explored, acts: Acts }} props */
export function ShoeView({ explored, acts }) {
  const [current, setCurrent] = useState("As");
  const [puts, setPuts] = useState(false);
  const { now, past, undone, word } = explored;
  const whole = DECKS.includes(now.decks) ? DECKS : [...DECKS, now.decks];
  return html`
    <section class="shoe" aria-labelledby="the-shoe">
      <h2 id="the-shoe">The shoe</h2>
      <div class="on-paper"><${ShoeLine} shoe=${now.shoe} /></div>
      <div class="line">
        <span>
          <label for="decks">Decks</label>${" "}
          <select
            id="decks" value=${now.decks}
            onChange=${(/** @type {Event} */ { currentTarget }) =>
              acts.whole(Number(/** @type {HTMLSelectElement} */ (currentTarget).value))}
          >${whole.map((decks) => html`<option key=${decks} value=${decks}>${decks}</option>`)}</select>
        </span>
        <span class="acts">
          <button type="button" disabled=${!past.length} onClick=${acts.undo}>Undo</button>
          <button type="button" disabled=${!undone.length} onClick=${acts.redo}>Redo</button>
          <button type="button" onClick=${() => acts.whole(now.decks)}>Reset</button>
        </span>
      </div>
      <${Grid}
        moment=${now} current=${current} setCurrent=${setCurrent} puts=${puts} acts=${acts}
      />
      <p class="said" role="status">${word || `${counted(cardsLeft(now.shoe), "card")} in all.`}</p>
      <${Stepper} moment=${now} card=${current} acts=${acts} />
      <fieldset class="clicks">
        <legend>A click</legend>
        ${[false, true].map(
          (back) => html`<label key=${String(back)}>
            <input
              type="radio" name="click" checked=${puts === back} onChange=${() => setPuts(back)}
            /> ${back ? "puts a card back" : "takes a card out"}
          </label>`,
        )}
      </fieldset>
      <${ShoeTextView} shoe=${now.shoe} read=${acts.read} />
      <details class="keys">
        <summary>Keys in the grid</summary>
        <dl>
          <div><dt>arrows</dt><dd>go from card to card</dd></div>
          <div><dt>Enter, space, −</dt><dd>do what a click does; − takes out</dd></div>
          <div><dt>Shift+Enter, +</dt><dd>put back, as does Shift and a click</dd></div>
          <div><dt>Home, End</dt><dd>go to the first or last card of a row</dd></div>
          <div><dt>Ctrl+Z, Ctrl+Y</dt><dd>undo and redo</dd></div>
        </dl>
      </details>
    </section>
  `;
}

/**
 * @param {{
 *   moment: Moment, current: string, setCurrent: (card: string) => void, puts: boolean, acts: Acts,
 * }} props
 */
function Grid({ moment, current, setCurrent, puts, acts }) {
  const grid = useRef(/** @type {HTMLTableElement | null} */ (null));
  /** @param {string} card @param {boolean} back */
  const change = (card, back) => {
    setCurrent(card);
    (back ? acts.putBack : acts.take)(card);
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const act = actionOf(event, { current, puts, change, acts });
    if (act === null) return;
    event.preventDefault();
    if (typeof act === "function") return act();
    setCurrent(act);
    const cell = grid.current?.querySelector(`[data-card="${act}"]`);
    if (cell instanceof HTMLElement) cell.focus();
  };
  const tens = /** @param {string} card */ (card) => card === TEN_VALUED;
  return html`
    <table class="grid" role="grid" aria-label="Cards left" ref=${grid} onKeyDown=${onKeyDown}>
      <thead>
        <tr>
          <th scope="col"><span class="unseen">Rank</span></th>
          ${SYMBOLS.map(
            (
              symbol,
              suit,
            ) => html`<th scope="col" key=${symbol} class=${`suit suit-${SUITS[suit]}`}>
              <span aria-hidden="true">${symbol}</span>
              <span class="unseen">${cardName(`A${SUITS[suit]}`).split(" ").at(-1)}</span>
            </th>`,
          )}
          <th scope="col">any suit</th>
        </tr>
      </thead>
      <tbody>
        ${ROWS.map(
          (cards) => html`<tr key=${cards[0]}>
            <th scope="row" colspan=${cards.length === 1 ? 5 : 1}>
              ${cards.length === 1 ? "10, J, Q, K together" : cards.at(-1)}
            </th>
            ${cards.map(
              (card) => html`<${Cell}
                key=${card} moment=${moment} card=${card} isCurrent=${card === current}
                isTotal=${tens(card) || RANKS.includes(card)}
                onClick=${(/** @type {MouseEvent} */ event) => change(card, puts || event.shiftKey)}
                onFocus=${() => setCurrent(card)}
              />`,
            )}
          </tr>`,
        )}
      </tbody>
    </table>
  `;
}

/**
 * @param {{
 *   moment: Moment, card: string, isCurrent: boolean, isTotal: boolean,
 *   onClick: (event: MouseEvent) => void, onFocus: () => void,
 * }} props
 */
function Cell({ moment, card, isCurrent, isTotal, onClick, onFocus }) {
  const number = left(moment.shoe, card);
  const out = gone(moment, card);
  const unsure = card !== TEN_VALUED && mayBeFewer(moment.shoe, card, isTotal);
  const kinds = [isTotal && "total", out && "fewer", !number && "none"].filter(Boolean);
  const words = `${cardName(card)}: ${number} left${out ? `, ${out} out` : ""}`;
  return html`<td
    role="gridcell" class=${kinds.join(" ")} tabindex=${isCurrent ? 0 : -1} data-card=${card}
    aria-label=${unsure ? `${words}, or fewer: some suits or ranks are unknown` : words}
    style=${{ "--out": String(number + out ? out / (number + out) : 0) }}
    onClick=${onClick} onFocus=${onFocus}
  >${unsure && "≤ "}${number}</td>`;
}

/**
 * Says whether cards of unknown suit or rank are gone that may be such a card.
 * @param {import("./shoe.js").Shoe} shoe
 * @param {string} card
 * @param {boolean} isTotal
 */
function mayBeFewer({ unsuited, tens }, card, isTotal) {
  const rank = isTotal ? card : card.slice(0, -1);
  const unknownRank = tens !== 0 && TENS.includes(rank);
  return unknownRank || (!isTotal && unsuited[RANKS.indexOf(rank)] !== 0);
}

/** @param {{ moment: Moment, card: string, acts: Acts }} props */
function Stepper({ moment, card, acts }) {
  const name = cardName(card);
  return html`
    <div class="stepper" role="group" aria-label=${`The ${name}`}>
      <span class="of"><b>${cardSigns(card)}</b> ${left(moment.shoe, card)} left</span>
      <button
        type="button" aria-label=${`Take out: ${name}`} disabled=${!left(moment.shoe, card)}
        onClick=${() => acts.take(card)}
      >− take out</button>
      <button
        type="button" aria-label=${`Put back: ${name}`} disabled=${!gone(moment, card)}
        onClick=${() => acts.putBack(card)}
      >+ put back</button>
    </div>
  `;
}

/**
 * What a key does in the grid: an act, or the card to go to; null where it is none of the grid's.
 * @param {KeyboardEvent} event
 * @param {{
 *   current: string, puts: boolean, change: (card: string, back: boolean) => void, acts: Acts,
 * }} grid
 */
function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey }, { current, puts, change, acts }) {
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === "z") return shiftKey ? acts.redo : acts.undo;
    return key.toLowerCase() === "y" ? acts.redo : null;
  }
  if (altKey) return null;
  if (key === "Enter" || key === " ") return () => change(current, puts || shiftKey);
  if (key === "-" || key === "Delete") return () => change(current, false);
  if (key === "+" || key === "Backspace") return () => change(current, true);
  return neighbour(current, key);
}

/** @param {string} card @param {string} key */
function neighbour(card, key) {
  const row = ROWS.findIndex((cards) => cards.includes(card));
  const cards = ROWS[row] ?? [];
  if (key === "Home") return cards[0] ?? card;
  if (key === "End") return cards.at(-1) ?? card;
  const step = STEPS[key];
  if (!step) return null;
  const column = cards.length === 1 ? SUITS.length : cards.indexOf(card);
  const [down, right] = step;
  const to = ROWS[row + down] ?? cards;
  return (to.length === 1 ? to[0] : to[column + right]) ?? card;
}
