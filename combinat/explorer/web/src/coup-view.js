// A coup that the reader picks, card by card.

import { html } from "htm/preact";
import { cardsOf, coupOf } from "./draw-tree.js";
import { at } from "./lists.js";
import { RANKS } from "./shoe.js";
import { counted } from "./words.js";

/** @typedef {import("./deal.js").Hands} Hands */
/** @typedef {import("./house.js").Tableau} Tableau */

const PLACES = ["Player’s first", "Banker’s first", "Player’s second", "Banker’s second"];
/** Suits do not matter here: each place has one of its own. */
const SUITS_OF_PLACES = ["s", "h", "d", "c", "s", "h"];

/**
 * @param {{
 *   tableau: Tableau, six: string[], setSix: (six: string[]) => void, practised: Hands | null,
 * }} props
 */
export function CoupView({ tableau, six, setSix, practised }) {
  const hands = coupOf(tableau, six);
  const drawn = [
    ...(hands.player.cards.length === 3 ? ["Player’s third"] : []),
    ...(hands.banker.cards.length === 3 ? ["Banker’s third"] : []),
  ];
  /** @param {number} place @param {string} rank */
  const pick = (place, rank) =>
    setSix(six.map((card, other) => (other === place ? rank + at(SUITS_OF_PLACES, place) : card)));
  return html`
    <div class="coup" role="group" aria-label="A coup">
      ${[...PLACES, ...drawn].map(
        (title, place) => html`<div key=${place} class="pick">
          <label for=${`card-${place}`}>${title}</label>
          <select
            id=${`card-${place}`} value=${at(six, place).slice(0, -1)}
            onChange=${(/** @type {Event} */ { currentTarget }) =>
              pick(place, /** @type {HTMLSelectElement} */ (currentTarget).value)}
          >${RANKS.map((rank) => html`<option key=${rank} value=${rank}>${rank}</option>`)}</select>
        </div>`,
      )}
      <span class="acts">
        <button type="button" onClick=${() => setSix(atRandom())}>Another coup</button>
        <button
          type="button" disabled=${practised === null}
          onClick=${() => practised && setSix(filled(cardsOf(practised)))}
        >Last practice coup</button>
      </span>
    </div>
    <p class="coup-words" role="status">${coupWords(hands)}</p>
  `;
}

function atRandom() {
  const numbers = crypto.getRandomValues(new Uint32Array(SUITS_OF_PLACES.length));
  return SUITS_OF_PLACES.map(
    (suit, place) => at(RANKS, at([...numbers], place) % RANKS.length) + suit,
  );
}

/** @param {string[]} cards */
function filled(cards) {
  return SUITS_OF_PLACES.map((suit, place) => cards[place] ?? `K${suit}`);
}

/** @param {Hands} hands */
function coupWords({ player, banker }) {
  const winner =
    player.total === banker.total
      ? "A tie"
      : player.total > banker.total
        ? "Player wins"
        : "Banker wins";
  const drew = [player, banker].map(({ initial, cards, natural }, hand) => {
    const name = hand ? "Banker" : "Player";
    if (natural) return `${name} has a natural ${initial}.`;
    const third = cards[2];
    return `${name} has ${initial} and ${third ? `draws ${third.slice(0, -1)}` : "takes no card"}.`;
  });
  const cards = counted(player.cards.length + banker.cards.length, "card");
  return `${drew.join(" ")} ${winner}, ${player.total} to ${banker.total}, with ${cards}.`;
}
