// What the page's JSON holds of a house; combinat/explorer/data.py writes it.  Fractions and sums
// of money are texts such as "19/20" and "25/1".

/** @typedef {{ minimum: string | null, maximum: string | null, currency: string }} Limits */

/**
 * A line of a wager: what is paid where `when` holds and no line before it did.  `net` is what one
 * unit staked wins after commission, null for a jackpot.
 * @typedef {{ id: string, event: string, when: string, pays: string, net: string | null }} Line
 */

/**
 * A wager under one reading.  `form` is the index of its closed form, null where it is not priced
 * and `unpriced` says why; `events` has for each line its event in that form.
 * @typedef {{
 *   id: string, title: string, rule: string | null, requires: string[], limits: Limits | null,
 *   commission: string, units: number, flags: string[], unpriced: string | null, lines: Line[],
 *   form: number | null, events: number[],
 * }} Wager
 */

/**
 * A polynomial: lists of [coefficient, index, step, …] over one group of cards, or of
 * [step, polynomial of the other groups].  combinat/explorer/forms.py says what they mean.
 * @typedef {[number, ...number[]][]} Sum
 * @typedef {[number, Polynomial][]} Nested
 * @typedef {Sum | Nested} Polynomial
 */

/** @typedef {{ sizes: number[], columns: Polynomial[] }} Table */
/** @typedef {{ suits: string[], table: number, events: [number, number, number][] }} Part */

/**
 * @typedef {{
 *   kind: "plain" | "suited", partition: "values" | "ranks", classes: string[][],
 *   tables: Table[], parts: Part[],
 * }} Form
 */

/**
 * @typedef {{
 *   decks: number, burn: "first_card_value" | "none", ten_valued: number, cards_behind: number,
 *   end: "one_more_coup" | "current_coup_is_last", words: string, assumed: string[],
 * }} ShoeRule
 */

/**
 * The table of play: by two-card total D draws, S stands, N natural; the Banker's rows by the
 * Player's third card 0 to 9, then for a Player who stood.
 * @typedef {{ player: string, banker: string[] }} Tableau
 */

/**
 * @typedef {{
 *   title: string, where: string, document?: string, sha256?: string, address?: string,
 * }} Source
 */

/**
 * @typedef {{
 *   format: "combinat explorer", version: 1, game: string, title: string, source: Source,
 *   decks: number, also: number[], decks_stated: boolean,
 *   readings: { id: string, title: string, why: string }[], shoe_rule: ShoeRule,
 *   limits: Limits | null, terms: string[], flags: Record<string, string[]>,
 *   tableaus: Record<string, Tableau>, wagers: Record<string, Wager[]>, forms: Form[],
 *   shown_first?: string,
 * }} House
 */

export {};
