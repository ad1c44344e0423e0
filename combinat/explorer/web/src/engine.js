// What every wager of a house returns over any shoe, exactly: the same whole numbers as those of
// the package, in BigInt throughout.

import { settle } from "./edge.js";
import { CARDS_SEEN, waysOf, waysToComplete, whyUnpriced } from "./forms.js";
import { BadShoe, cardsLeft } from "./shoe.js";

/** @typedef {import("./fractions.js").Fraction} Fraction */
/** @typedef {import("./house.js").House} House */
/** @typedef {import("./edge.js").Settlement} Settlement */
/** @typedef {import("./shoe.js").Shoe} Shoe */

/**
 * A wager that cannot be priced, and why.
 * @typedef {{ id: string, title: string, unpriced: string }} Unpriced
 */

/**
 * @typedef {{
 *   reading: string, cards: number, totalWays: bigint, wagers: (Settlement | Unpriced)[],
 * }} Evaluation
 */

/**
 * Settles every wager of a reading over every coup of a shoe; throws BadShoe where fewer than six
 * cards are left.
 * @param {House} house
 * @param {string} reading
 * @param {Shoe} shoe
 * @param {Fraction | null} [meter] what a jackpot pays for one unit
 * @returns {Evaluation}
 */
export function evaluate(house, reading, shoe, meter = null) {
  const cards = cardsLeft(shoe);
  if (cards < CARDS_SEEN) throw new BadShoe(`${cards} cards`, `${CARDS_SEEN} or more`);
  const wagers = house.wagers[reading];
  const ways = house.forms.map((form, index) => {
    const events = wagers.flatMap((wager) => (wager.form === index ? wager.events : []));
    return events.length && !whyUnpriced(form, shoe) ? waysOf(form, shoe, events) : new Map();
  });
  const totalWays = waysToComplete(cards, 0);
  const settled = wagers.map((wager) => {
    const { id, title, form, events } = wager;
    const unpriced = form === null ? wager.unpriced : whyUnpriced(house.forms[form], shoe);
    if (form === null || unpriced) return { id, title, unpriced: unpriced ?? "" };
    const won = events.map((event) => ways[form].get(event));
    return settle(wager, won, totalWays, meter);
  });
  return { reading, cards, totalWays, wagers: settled };
}
