// The cards of the coup, shown big, with the totals and the result in words.

import { html } from "htm/preact";
import { CardFace } from "./card-view.js";
import { gainWords, resultWords, settledWords } from "./practice-words.js";

/** @typedef {import("./practice.js").PlayedCoup} PlayedCoup */

/**
 * @param {{
 *   played: PlayedCoup | undefined, number: number, currency: string | null,
 *   wagers: readonly import("./house.js").Wager[],
 * }} props
 */
export function HandsView({ played, number, wagers, currency }) {
  if (played === undefined) {
    return html`<p class="practice-waiting">No coup of this shoe has been dealt.</p>`;
  }
  const { coup, result, bets } = played;
  return html`
    <div class="practice-hands">
      <${HandView} name="Player" hand=${coup.player} wins=${result === "P"} />
      <${HandView} name="Banker" hand=${coup.banker} wins=${result === "B"} />
    </div>
    <p class="practice-result">
      <strong>Coup ${number}: ${resultWords(played)}</strong> ${gainWords(played, currency)}
    </p>
    ${
      bets.length > 0 &&
      html`<ul class="practice-settled">
        ${bets.map((bet) => html`<li key=${bet.wager}>${settledWords(bet, wagers, currency)}</li>`)}
      </ul>`
    }
  `;
}

/** @param {{ name: string, hand: import("./deal.js").Hand, wins: boolean }} props */
function HandView({ name, hand, wins }) {
  return html`
    <section class=${`practice-hand${wins ? " practice-wins" : ""}`} aria-label=${`${name}'s hand`}>
      <h3>${name} <span class="practice-total">${hand.total}</span>${wins && " wins"}</h3>
      <ol class="practice-cards">
        ${hand.cards.map(
          (card, place) =>
            html`<li class=${place === 2 ? "practice-third" : ""} key=${place}>
              <${CardFace} card=${card} />
            </li>`,
        )}
      </ol>
    </section>
  `;
}
