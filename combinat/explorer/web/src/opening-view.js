// How the shoe is opened: its seed, the cut and the decks; how far it has come; the play money.

import { html } from "htm/preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { currencyOf } from "./bets.js";
import { CARDS_IN_DECK } from "./deal.js";
import { inPennies, money, PENNIES } from "./money.js";
import { jackpotOf } from "./payoffs.js";
import { openingWords, progressWords } from "./practice-words.js";

/** @typedef {import("./practice.js").Table} Table */

/**
 * @typedef {{
 *   table: Table, open: (seed: string, decks: number, cut: number | null) => void,
 *   freshSeed: () => string, setBalance: (pennies: bigint) => void,
 *   setMeter: (id: string, pennies: bigint) => void,
 * }} Props
 */

/** @param {Props} props */
export function OpeningView({ table, open, freshSeed, setBalance, setMeter }) {
  const { house, shoe } = table;
  const [seed, setSeed] = useState(shoe.seed);
  const [cut, setCut] = useState("");
  const [decks, setDecks] = useState(shoe.rule.decks);
  useLayoutEffect(() => setSeed(shoe.seed), [shoe.seed]);
  const numbers = [...new Set([house.shoe_rule.decks, ...house.also, 1, 2, 4, 6, 8])].sort(
    (one, other) => one - other,
  );
  /** @param {string} chosen */
  const opened = (chosen) => open(chosen, decks, cut.trim() === "" ? null : Number(cut));
  return html`
    <p>${openingWords(table)} ${progressWords(table)}</p>
    <progress
      max=${shoe.cards.length} value=${shoe.gone} aria-label="Cards gone from the shoe"
    ></progress>
    <p class="practice-rule">${ruleWords(table)}</p>
    <div class="practice-fields">
      <label>Seed
        <input type="text" value=${seed} onInput=${read(setSeed)} autocomplete="off" spellcheck=${false} />
      </label>
      <label>Decks
        <select value=${decks} onChange=${read((text) => setDecks(Number(text)))}>
          ${numbers.map((number) => html`<option key=${number} value=${number}>${number}</option>`)}
        </select>
      </label>
      <label>Your cut, in cards
        <input
          type="number" min="1" max=${decks * CARDS_IN_DECK - 1} step="1" value=${cut}
          placeholder="the croupier cuts" onInput=${read(setCut)}
        />
      </label>
      <button type="button" onClick=${() => opened(seed)}>Open the shoe of this seed</button>
      <button type="button" onClick=${() => opened(freshSeed())}>Shuffle another shoe</button>
    </div>
    <div class="practice-fields">
      <${Sum} label="Play money" pennies=${table.balance} set=${setBalance} />
      ${table.wagers.filter(jackpotOf).map(
        ({ id, title }) => html`
          <${Sum}
            key=${id} label=${`Jackpot of ${title}, for ${money(PENNIES, currencyOf(table))}`}
            pennies=${table.meters.get(id) ?? PENNIES}
            set=${(/** @type {bigint} */ pennies) => setMeter(id, pennies)}
          />
        `,
      )}
    </div>
  `;
}

/**
 * A sum of play money that can be set.
 * @param {{ label: string, pennies: bigint, set: (pennies: bigint) => void }} props
 */
function Sum({ label, pennies, set }) {
  const written = `${pennies / PENNIES}.${(pennies % PENNIES).toString().padStart(2, "0")}`;
  const [text, setText] = useState(written);
  useLayoutEffect(() => setText(written), [written]);
  const sound = /^\d{1,12}(\.\d{1,2})?$/.test(text);
  return html`
    <label>${label}
      <span class="practice-sum">
      <input
        type="text" inputmode="decimal" value=${text} aria-invalid=${!sound}
        onInput=${read(setText)}
      />
      <button type="button" disabled=${!sound} aria-label=${`Set ${label}`} onClick=${() => set(inPennies(text).n)}>Set</button>
      </span>
    </label>
  `;
}

/** @param {Table} table */
function ruleWords({ house, shoe: { rule } }) {
  const { words, decks } = house.shoe_rule;
  return rule.decks === decks
    ? `Shoe: ${words}.`
    : `Shoe: ${rule.decks} decks in place of ${words}.`;
}

/** @param {(text: string) => void} set */
function read(set) {
  return (/** @type {Event} */ event) =>
    set(/** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value);
}
