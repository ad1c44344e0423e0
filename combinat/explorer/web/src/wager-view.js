// A wager in full: its pay lines over the shoe, its figures, and what the sheet says of it.

import { html } from "htm/preact";
import { contribution, hasCommission, oneIn } from "./figures.js";
import { decimal, exact, grouped, percent, readFraction } from "./fractions.js";
import { inPercent, inTenths, withMinus } from "./words.js";

/** @typedef {import("./figures.js").Row} Row */
/** @typedef {import("./fractions.js").Fraction} Fraction */
/** @typedef {import("./edge.js").Settlement} Settlement */
/** @typedef {import("./house.js").Wager} Wager */

const NO_COMMISSION = ["push", "loses", "jackpot"];

/** @param {{ row: Row, totalWays: bigint }} props */
export function WagerView({ row: { wager, settled }, totalWays }) {
  return html`
    ${settled.unpriced === null ? html`<${Settled} wager=${wager} settled=${settled} totalWays=${totalWays} />` : html`<p>Not priced: ${settled.unpriced}.</p>`}
    ${notesOf(wager).map((note) => html`<p class="note" key=${note}>${note}</p>`)}
  `;
}

/** @param {{ wager: Wager, settled: Settlement, totalWays: bigint }} props */
function Settled({ wager, settled, totalWays }) {
  return html`
    <div class="scrolls" tabindex="0" role="group" aria-label=${`Pay lines of ${wager.title}`}>
      <table class="lines">
        <thead><tr>
          <th scope="col">Event</th><th scope="col">Pays</th>
          <th scope="col" class="figure">Ways</th><th scope="col" class="figure">Probability</th>
          <th scope="col" class="figure">Return</th>
        </tr></thead>
        <tbody>
          ${settled.lines.map(
            (line) => html`<tr key=${line.id}>
              <th scope="row" class="wraps">${line.event}</th>
              <td>${paysWords(wager, line.pays)}</td>
              <td class="figure">${grouped(line.ways)}</td>
              <td class="figure">${inTenths(line.probability)}</td>
              <td class="figure">${inTenthsOr(contribution(line))}</td>
            </tr>`,
          )}
          <tr class="sum">
            <th scope="row">Total</th><td></td>
            <td class="figure">${grouped(totalWays)}</td>
            <td class="figure">1.0000000000</td>
            <td class="figure">${inTenthsOr(settled.expectedValue)}</td>
          </tr>
        </tbody>
      </table>
    </div>
    <dl class="facts">
      ${factsOf(settled).map(
        ([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`,
      )}
    </dl>
    ${settled.houseEdge && html`<${Exact} settled=${settled} />`}
  `;
}

/** @param {{ settled: Settlement }} props */
function Exact({ settled: { houseEdge, houseEdgeResolved, lines } }) {
  return html`
    <details class="exact">
      <summary>Exact fractions</summary>
      <dl>
        <div><dt>House edge, per unit placed</dt><dd>${fractionWords(houseEdge)}</dd></div>
        <div><dt>House edge, per unit resolved</dt><dd>${fractionWords(houseEdgeResolved)}</dd></div>
        ${lines.map(
          ({ id, event, probability }) =>
            html`<div key=${id}><dt>Probability: ${event}</dt><dd>${fractionWords(probability)}</dd></div>`,
        )}
      </dl>
    </details>
  `;
}

/** @param {Fraction | null} number */
function fractionWords(number) {
  return number ? html`<code>${withMinus(exact(number))}</code>` : "–";
}

/** @param {Fraction | null} number */
function inTenthsOr(number) {
  return number ? inTenths(number) : "–";
}

/**
 * @param {Settlement} settled
 * @returns {[string, string][]}
 */
function factsOf({ houseEdge, houseEdgeResolved, hitFrequency, pushFrequency, jackpot }) {
  const hit = oneIn(hitFrequency);
  /** @param {Fraction | null} share */
  const share = (share) => (share ? `${inPercent(share)} %` : "needs a meter");
  /** @type {[string, string][]} */
  const facts = [
    ["House edge, per unit placed", share(houseEdge)],
    ["House edge, per unit resolved", share(houseEdgeResolved)],
    ["Hit frequency", share(hitFrequency)],
    ["One hit in", hit ? `${decimal(hit, 2)} coups` : "never"],
    ["Push frequency", share(pushFrequency)],
  ];
  if (jackpot) {
    const { fixedReturn, breakEvenMeter } = jackpot;
    facts.push(["Return without the jackpot", share(fixedReturn)]);
    facts.push([
      "Break-even meter",
      breakEvenMeter ? `${decimal(breakEvenMeter, 2)} for one` : "none",
    ]);
  }
  return facts;
}

/**
 * What a line pays, and the commission that is taken from it.
 * @param {Wager} wager
 * @param {string} pays
 */
export function paysWords(wager, pays) {
  if (!hasCommission(wager) || NO_COMMISSION.includes(pays)) return pays;
  const rate = percent(readFraction(wager.commission), 6).replace(/\.?0+$/, "");
  return `${pays} less ${rate} %`;
}

/** @param {Wager} wager */
function notesOf({ rule, units, requires, limits, flags }) {
  const stated = limits && [
    ["at least", limits.minimum],
    ["at most", limits.maximum],
  ];
  const stakes = (stated ?? [])
    .filter(([, amount]) => amount)
    .map(([word, amount]) => `${word} ${String(amount).replace(/\/1$/, "")} ${limits?.currency}`);
  return [
    rule ?? "",
    units > 1 ? `The stake is ${units} equal units.` : "",
    requires.length ? `Requires a bet on any one of: ${requires.join(", ")}.` : "",
    stakes.length ? `Stake: ${stakes.join(", ")}.` : "",
    ...flags,
  ].filter(Boolean);
}
