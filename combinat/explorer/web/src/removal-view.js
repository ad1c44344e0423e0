// Bars of what each card does to the bettor when it goes, worked out when nothing else is to do.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Bar } from "./bar-view.js";
import { compare, fraction, negative } from "./fractions.js";
import { removal } from "./removal.js";
import { ANY_TEN, BadShoe, RANKS, SUITS, TENS } from "./shoe.js";
import { cardName, cardSigns, SYMBOLS, signed } from "./words.js";

/** @typedef {import("./fractions.js").Fraction} Fraction */
/** @typedef {import("./house.js").House} House */
/** @typedef {import("./house.js").Wager} Wager */
/** @typedef {import("./removal.js").Removal} Removal */
/** @typedef {import("./shoe.js").Shoe} Shoe */

const ZERO = fraction(0n);

/**
 * @param {{
 *   house: House, reading: string, shoe: Shoe, wager: Wager, meter: Fraction | null,
 * }} props
 */
export function RemovalView({ house, reading, shoe, wager, meter }) {
  const [found, setFound] = useState(/** @type {Removal | null} */ (null));
  useEffect(() => {
    setFound(null);
    return whenIdle(() => setFound(removalOr(house, reading, shoe, wager.id, meter)));
  }, [house, reading, shoe, wager.id, meter]);
  return html`
    <figure class="removal" aria-busy=${found === null}>
      <figcaption>
        <h3>When a card goes: ${wager.title}</h3>
        <p>
          By how many points of the stake the bettor’s expected value moves when one such card is
          taken out: to the right the bettor gains, to the left the house.
        </p>
      </figcaption>
      ${
        found === null
          ? html`<p class="quiet" role="status">Being worked out …</p>`
          : found.unpriced !== null
            ? html`<p>No effects: ${found.unpriced}.</p>`
            : html`<${Effects} effects=${found.effects} />`
      }
    </figure>
  `;
}

/** @param {() => void} act @returns {() => void} what gives it up */
function whenIdle(act) {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, 30);
    return () => clearTimeout(timer);
  }
  const ticket = requestIdleCallback(act, { timeout: 500 });
  return () => cancelIdleCallback(ticket);
}

/**
 * @param {House} house
 * @param {string} reading
 * @param {Shoe} shoe
 * @param {string} id
 * @param {Fraction | null} meter
 * @returns {Removal}
 */
function removalOr(house, reading, shoe, id, meter) {
  try {
    return removal(house, reading, shoe, id, meter);
  } catch (error) {
    if (!(error instanceof BadShoe)) throw error;
    return { unpriced: `found ${error.found}; allowed: ${error.allowed}`, effects: new Map() };
  }
}

/** @param {{ effects: Map<string, Fraction> }} props */
function Effects({ effects }) {
  const bySuit =
    effects.has("As") || [...effects.keys()].some((card) => SUITS.includes(card.slice(-1)));
  const seesRanks = TENS.some((rank) => effects.has(rank));
  const cards = [
    ...RANKS.filter((rank) => !TENS.includes(rank)),
    ...(seesRanks ? TENS : [ANY_TEN]),
  ];
  const shown = cards.filter((card) => effects.has(card));
  const most = shown.map((card) => magnitude(effects.get(card) ?? ZERO)).reduce(larger, ZERO);
  return html`
    <table class="bars">
      <thead><tr>
        <th scope="col">Card</th><th scope="col" class="drawn"><span class="unseen">Bar</span></th>
        <th scope="col" class="figure">Points</th><th scope="col">Gains</th>
      </tr></thead>
      <tbody>
        ${shown.map((card) => {
          const effect = effects.get(card) ?? ZERO;
          return html`<tr key=${card}>
            <th scope="row"><span aria-hidden="true">${cardSigns(card)}</span><span class="unseen">${cardName(card)}</span></th>
            <td class="drawn"><${Bar} share=${effect} most=${most} isTwoSided=${true} /></td>
            <td class="figure">${signed(effect)}</td>
            <td>${gains(effect)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    ${bySuit && html`<${BySuit} effects=${effects} />`}
  `;
}

/** @param {{ effects: Map<string, Fraction> }} props */
function BySuit({ effects }) {
  return html`
    <p class="note">A rank’s bar is the mean of its suits, by what is left of each.</p>
    <details>
      <summary>By suit</summary>
      <div class="scrolls" tabindex="0" role="group" aria-label="Effects by suit">
        <table class="lines">
          <thead><tr>
            <th scope="col">Rank</th>
            ${SYMBOLS.map((symbol) => html`<th scope="col" class="figure" key=${symbol}>${symbol}</th>`)}
          </tr></thead>
          <tbody>
            ${RANKS.map(
              (rank) => html`<tr key=${rank}>
                <th scope="row">${rank}</th>
                ${SUITS.map((suit) => {
                  const effect = effects.get(rank + suit);
                  return html`<td class="figure" key=${suit}>${effect ? signed(effect) : "none left"}</td>`;
                })}
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  `;
}

/** @param {Fraction} effect */
function gains(effect) {
  const side = compare(effect, ZERO);
  return side === 0 ? "nobody" : side > 0 ? "bettor" : "house";
}

/** @param {Fraction} number */
function magnitude(number) {
  return number.n < 0n ? negative(number) : number;
}

/** @param {Fraction} one @param {Fraction} other */
function larger(one, other) {
  return compare(one, other) < 0 ? other : one;
}
