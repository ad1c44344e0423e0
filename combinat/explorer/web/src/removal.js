// What a card that goes does to the bettor's expected value, exactly.

import { evaluate } from "./engine.js";
import { CARDS_SEEN } from "./forms.js";
import { fraction, minus, over, plus, times } from "./fractions.js";
import { ANY_TEN, BadShoe, cardsLeft, left, RANKS, SUITS, TENS, without } from "./shoe.js";

/** @typedef {import("./fractions.js").Fraction} Fraction */
/** @typedef {import("./house.js").Form} Form */
/** @typedef {import("./house.js").House} House */
/** @typedef {import("./shoe.js").Shoe} Shoe */

/**
 * By how much the bettor's expected value per unit placed changes when one such card is gone: "A"
 * to "9" and "T"; "10" "J" "Q" "K" too where the wager sees ranks; "As", "Ah" … too where it sees
 * suits.  Cards of which none is left are left out.  Where there are no effects `unpriced` says
 * why.
 * @typedef {{ unpriced: string | null, effects: Map<string, Fraction> }} Removal
 */

const NO_METER = "it has a jackpot, and no meter is given";
const BY_VALUE = [...RANKS.filter((rank) => !TENS.includes(rank)), ANY_TEN];
const ALL_CARDS = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

/**
 * Returns the effects of removal of one wager; throws BadShoe where fewer than seven cards are
 * left.
 * @param {House} house
 * @param {string} reading
 * @param {Shoe} shoe
 * @param {string} id of the wager
 * @param {Fraction | null} [meter] what a jackpot pays for one unit
 * @returns {Removal}
 */
export function removal(house, reading, shoe, id, meter = null) {
  const cards = cardsLeft(shoe);
  if (cards <= CARDS_SEEN) {
    throw new BadShoe(`${cards} cards`, `more than ${CARDS_SEEN}, so that one can go`);
  }
  const wagers = house.wagers[reading].filter((wager) => wager.id === id);
  const alone = { ...house, wagers: { [reading]: wagers } };
  /** @param {Shoe} some */
  const valueOver = (some) => {
    const [settled] = evaluate(alone, reading, some, meter).wagers;
    return settled.unpriced ?? settled.expectedValue ?? NO_METER;
  };
  const value = valueOver(shoe);
  if (typeof value === "string") return { unpriced: value, effects: new Map() };
  const effects = effectsOf(house.forms[wagers[0].form ?? 0], shoe, (card) => {
    const after = valueOver(without(shoe, card));
    if (typeof after === "string") throw new Error(after);
    return minus(after, value);
  });
  return { unpriced: null, effects };
}

/**
 * Returns the effect of each card that a form tells apart, and the averages of ranks and of tens.
 * @param {Form} form
 * @param {Shoe} shoe
 * @param {(card: string) => Fraction} effect
 */
function effectsOf(form, shoe, effect) {
  /** @type {Map<string, Fraction>} */
  const effects = new Map();
  /** @type {Map<string, Fraction>} */
  const alike = new Map();
  for (const card of cardsOf(form).filter((card) => left(shoe, card))) {
    const kind = kindOf(form, card);
    const found = alike.get(kind) ?? effect(card);
    alike.set(kind, found);
    effects.set(card, found);
  }
  if (form.kind === "suited") {
    for (const rank of RANKS)
      average(
        effects,
        shoe,
        rank,
        SUITS.map((suit) => rank + suit),
      );
  }
  average(effects, shoe, ANY_TEN, TENS);
  return effects;
}

/** @param {Form} form */
function cardsOf(form) {
  if (form.kind === "suited") return ALL_CARDS;
  return form.partition === "ranks" ? RANKS : BY_VALUE;
}

/**
 * Names what a form sees of a card: where ranks do not matter, the same of the tens of a suit.
 * @param {Form} form
 * @param {string} card
 */
function kindOf(form, card) {
  if (form.kind === "plain") return card;
  const suit = card.slice(-1);
  return suit + form.classes.findIndex((ranks) => ranks.includes(card.slice(0, -1)));
}

/**
 * Adds the mean effect of some cards, by what is left of each, where any is left.
 * @param {Map<string, Fraction>} effects
 * @param {Shoe} shoe
 * @param {string} name
 * @param {string[]} cards
 */
function average(effects, shoe, name, cards) {
  let [sum, count] = [fraction(0n), 0n];
  for (const card of cards) {
    const [effect, number] = [effects.get(card), BigInt(left(shoe, card))];
    if (!effect) continue;
    sum = plus(sum, times(effect, fraction(number)));
    count += number;
  }
  if (count) effects.set(name, over(sum, fraction(count)));
}
