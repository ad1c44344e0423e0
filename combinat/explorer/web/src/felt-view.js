// The felt: a spot for every wager, the chips, and the buttons that deal.

import { html } from "htm/preact";
import { currencyOf, totalOf } from "./bets.js";
import { CHIPS, money, PENNIES } from "./money.js";
import { houseLimits, ownLimits, paysWords } from "./practice-words.js";

/** @typedef {import("./practice.js").Table} Table */
/** @typedef {import("./house.js").Wager} Wager */

/**
 * What can be done at the table: a chip is chosen in units of currency, a bet is changed by
 * pennies on each of its parts.
 * @typedef {{
 *   choose: (chip: bigint) => void, change: (id: string, pennies: bigint) => void,
 *   without: (id: string | null) => void, repeat: () => void, deal: () => void, pass: () => void,
 * }} Actions
 */

/** So many lines of a wager are shown; more can be opened. */
const MOST_SHOWN = 3;

/** @typedef {{ table: Table, chip: bigint, chosen: string | null, actions: Actions }} Props */

/** @param {Props} props */
export function FeltView({ table, chip, chosen, actions }) {
  const currency = currencyOf(table);
  return html`
    <dl class="practice-sums">
      <div><dt>Balance</dt><dd>${money(table.balance, currency)}</dd></div>
      <div><dt>Bet</dt><dd>${money(totalOf(table.bets), currency)}</dd></div>
    </dl>
    <div class="practice-buttons" role="group" aria-label="Coup">
      <button type="button" class="practice-deal" onClick=${actions.deal}>Deal</button>
      <button type="button" onClick=${actions.pass}>Pass</button>
      <button type="button" onClick=${actions.repeat}>Repeat last bet</button>
      <button type="button" onClick=${() => actions.without(null)}>Remove bets</button>
    </div>
    <div class="practice-chips" role="group" aria-label="Chip to bet with">
      ${CHIPS.map(
        (size) => html`
          <button
            type="button" key=${size.toString()} class="practice-chip"
            aria-pressed=${size === chip} onClick=${() => actions.choose(size)}
          >${size.toString()}</button>
        `,
      )}
      <span>${houseLimits(table)}</span>
    </div>
    <ul class="practice-felt">
      ${table.wagers.map(
        (wager) => html`
          <${Spot}
            key=${wager.id} table=${table} wager=${wager} chip=${chip}
            isChosen=${wager.id === chosen} actions=${actions}
          />
        `,
      )}
    </ul>
  `;
}

/** @param {{ table: Table, wager: Wager, chip: bigint, isChosen: boolean, actions: Actions }} props */
function Spot({ table, wager, chip, isChosen, actions }) {
  const { id, title, unpriced } = wager;
  const currency = currencyOf(table);
  const stake = table.bets.get(id) ?? 0n;
  const laid = stake ? money(stake, currency) : "no bet";
  /** @param {MouseEvent} event */
  const takeBack = (event) => {
    event.preventDefault();
    actions.without(id);
  };
  return html`
    <li class=${`practice-spot${isChosen ? " practice-chosen" : ""}`}>
      <button
        type="button" class="practice-bet" disabled=${unpriced !== null} onContextMenu=${takeBack}
        aria-label=${`Bet ${chip} on ${title}: ${laid}`}
        onClick=${() => actions.change(id, chip * PENNIES)}
      >
        <span>${title}</span>
        <span class=${stake ? "practice-stake" : "practice-none"}>${stake ? laid : "–"}</span>
      </button>
      <${Pays} wager=${wager} limits=${ownLimits(table, wager)} />
      ${
        stake > 0n &&
        html`<span class="practice-less">
          <button
            type="button" aria-label=${`${chip} less on ${title}`}
            onClick=${() => actions.change(id, -chip * PENNIES)}
          >−${chip.toString()}</button>
          <button
            type="button" aria-label=${`Remove the bet on ${title}`} onClick=${takeBack}
          >Remove</button>
        </span>`
      }
    </li>
  `;
}

/** @param {{ wager: Wager, limits: string }} props */
function Pays({ wager, limits }) {
  if (wager.unpriced !== null) return html`<small>Cannot be practised: ${wager.unpriced}.</small>`;
  const lines = paysWords(wager);
  const own = limits && html`<small>${limits}</small>`;
  if (lines.length <= MOST_SHOWN) {
    const alone = lines.length === 1;
    return html`
      ${lines.map(({ event, pays }) => html`<small key=${event}>${alone ? pays : `${event}: ${pays}`}</small>`)}
      ${own}
    `;
  }
  return html`
    ${own}
    <details>
      <summary>Pays, ${lines.length} lines</summary>
      <ul>
        ${lines.map(({ event, pays }) => html`<li key=${event}>${event}: ${pays}</li>`)}
      </ul>
    </details>
  `;
}
