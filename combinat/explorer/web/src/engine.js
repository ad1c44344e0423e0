// What every wager of a house returns over any shoe, exactly: the same whole numbers as the
// package, in BigInt throughout.
//
//   evaluate(data, reading, shoe)            -> Evaluation    every wager of the house, settled
//   removal(data, reading, shoe, wagerId)    -> Removal       what each card that goes does to one
//
// `data` is the page's JSON as parsed, `shoe` one of shoe.js.  Both throw BadShoe where fewer than
// six cards are left (removal: fewer than seven).

/** @typedef {import("./fractions.js").Fraction} Fraction */
/** @typedef {import("./shoe.js").Shoe} Shoe */

/**
 * One line of a wager.  `net` is what one unit staked wins, -1 on the losing line, null on a
 * jackpot without a meter.
 * @typedef {{
 *   id: string, event: string, pays: string, net: Fraction | null, ways: bigint,
 *   probability: Fraction,
 * }} SettledLine
 */

/**
 * A wager over one shoe.  All figures are per unit placed unless named otherwise; one that needs
 * the meter of a jackpot is null without it.  `jackpot` is null where the wager has none.
 * @typedef {{
 *   id: string, title: string, unpriced: null, lines: SettledLine[],
 *   expectedValue: Fraction | null, houseEdge: Fraction | null, houseEdgeResolved: Fraction | null,
 *   hitFrequency: Fraction, pushFrequency: Fraction, bettorHasTheEdge: boolean,
 *   jackpot: { fixedReturn: Fraction, breakEvenMeter: Fraction | null } | null,
 * }} Settlement
 */

/**
 * A wager that cannot be priced, and why.
 * @typedef {{ id: string, title: string, unpriced: string }} Unpriced
 */

/**
 * @typedef {{ reading: string, cards: number, totalWays: bigint, wagers: (Settlement | Unpriced)[] }}
 * Evaluation
 */

/**
 * By how much the bettor's expected value per unit placed changes when one such card is gone, by
 * card: "A" to "9" and "T"; "10" "J" "Q" "K" where the wager sees ranks; "Ah", "5s" … where it
 * sees suits.  Kinds of which none is left are not there.  `unpriced` says why there are none.
 * @typedef {{ id: string, unpriced: string | null, effects: Map<string, Fraction> }} Removal
 */

/**
 * Settles every wager of a reading over every coup of a shoe.
 * @param {object} data
 * @param {string} reading
 * @param {Shoe} shoe
 * @param {Fraction | null} [meter] what a jackpot pays for one unit
 * @returns {Evaluation}
 */
export function evaluate(data, reading, shoe, meter = null) {
  throw new Error(`not there yet: ${data} ${reading} ${shoe} ${meter}`);
}

/**
 * Returns the effects of removal of one wager.
 * @param {object} data
 * @param {string} reading
 * @param {Shoe} shoe
 * @param {string} wager its id
 * @param {Fraction | null} [meter] what a jackpot pays for one unit
 * @returns {Removal}
 */
export function removal(data, reading, shoe, wager, meter = null) {
  throw new Error(`not there yet: ${data} ${reading} ${shoe} ${wager} ${meter}`);
}
