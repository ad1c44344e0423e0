// What may be bet: limits, equal parts, the balance, and wagers that need another bet beside them.
//
// A bet under the minimum is raised to it and one over the maximum is refused with a word, as
// document 001 has it.  Limits of a wager's own stand in the place of the house's.  A bundle is as
// many equal parts as it has units: a chip goes on each part, and its limits are of the whole stake.

import { fraction, over } from "./fractions.js";
import { ceil, floor, inPennies, money } from "./money.js";

/** @typedef {import("./house.js").House} House */
/** @typedef {import("./house.js").Wager} Wager */

/** @typedef {ReadonlyMap<string, bigint>} Bets stakes in pennies by the ids of wagers, as laid */

/**
 * A felt with the wagers that are offered on it, the bets that lie there, and the bettor's balance
 * in pennies, of which the bets are a part.
 * @typedef {{
 *   readonly house: House, readonly wagers: readonly Wager[], readonly bets: Bets,
 *   readonly balance: bigint,
 * }} Felt
 */

/** @typedef {{ bets: Bets, word: string }} Laid the bets, and what there is to say about them */

/** @typedef {{ minimum: bigint, maximum: bigint | null }} Bounds in pennies, the minimum above 0 */

/**
 * Returns the smallest and the largest stake on a wager that can be placed in equal parts.
 * @param {House} house
 * @param {Wager} wager
 * @returns {Bounds}
 */
export function boundsOf(house, wager) {
  const limits = wager.limits ?? house.limits;
  const parts = BigInt(wager.units);
  const { minimum, maximum } = limits ?? { minimum: null, maximum: null };
  const least = minimum ? ceil(over(inPennies(minimum), fraction(parts))) * parts : 0n;
  return {
    minimum: least > 0n ? least : parts,
    maximum: maximum ? floor(over(inPennies(maximum), fraction(parts))) * parts : null,
  };
}

/**
 * Returns the currency of the sheet's limits, or null where it states none.
 * @param {Pick<Felt, "house" | "wagers">} felt
 */
export function currencyOf({ house, wagers }) {
  const limits = house.limits ?? wagers.find((wager) => wager.limits)?.limits;
  return limits?.currency ?? null;
}

/**
 * Returns the bets with so many pennies more, or less, on each part of a wager.
 * @param {Felt} felt
 * @param {Wager} wager
 * @param {bigint} change
 */
export function withMore(felt, wager, change) {
  const before = felt.bets.get(wager.id) ?? 0n;
  return withStake(felt, wager, before + change * BigInt(wager.units));
}

/**
 * Returns the bets with a stake on a wager, raised to the minimum; or as they were, and why.
 * @param {Felt} felt
 * @param {Wager} wager
 * @param {bigint} asked in pennies
 * @returns {Laid}
 */
export function withStake(felt, wager, asked) {
  const { minimum } = boundsOf(felt.house, wager);
  const stake = asked < minimum ? minimum : asked - (asked % BigInt(wager.units));
  const refused = refusal(felt, wager, stake);
  if (refused) return { bets: felt.bets, word: `${wager.title}: ${refused}` };
  const word = asked < minimum ? raised(felt, wager, minimum) : "";
  return { bets: new Map(felt.bets).set(wager.id, stake), word };
}

/** @param {Felt} felt @param {Wager} wager @param {bigint} minimum */
function raised(felt, { id, title }, minimum) {
  const verb = (felt.bets.get(id) ?? 0n) < minimum ? "raised to" : "not below";
  return `${title}: ${verb} the minimum, ${money(minimum, currencyOf(felt))}.`;
}

/** @param {Felt} felt @param {Wager} wager @param {bigint} stake */
function refusal(felt, wager, stake) {
  if (wager.unpriced !== null) return `it cannot be practised, since ${wager.unpriced}.`;
  const currency = currencyOf(felt);
  const { maximum } = boundsOf(felt.house, wager);
  if (maximum !== null && stake > maximum) {
    return `${money(stake, currency)} is over the maximum, ${money(maximum, currency)}.`;
  }
  const free = felt.balance - totalOf(felt.bets) + (felt.bets.get(wager.id) ?? 0n);
  if (stake > free) {
    return `${money(stake, currency)} is more than the balance leaves, ${money(free, currency)}.`;
  }
  return "";
}

/**
 * Returns what all bets come to.
 * @param {Bets} bets
 */
export function totalOf(bets) {
  return [...bets.values()].reduce((sum, stake) => sum + stake, 0n);
}

/**
 * Says why these bets cannot be dealt, or nothing: a bet lacks one that it requires.
 * @param {Felt} felt
 */
export function lacking({ wagers, bets }) {
  const alone = wagers.find(
    ({ id, requires }) =>
      bets.has(id) &&
      requires.length > 0 &&
      !requires.some((name) => named(wagers, name).some((other) => bets.has(other.id))),
  );
  if (alone === undefined) return "";
  const needed = alone.requires.flatMap((name) => named(wagers, name).map(({ title }) => title));
  return `${alone.title} needs a bet on ${inWords(needed)}.`;
}

/**
 * Returns the wagers of an id or of a family, whose ids are its name and a number.
 * @param {readonly Wager[]} wagers
 * @param {string} name
 */
function named(wagers, name) {
  return wagers.filter(
    ({ id }) =>
      id === name || (id.startsWith(`${name}_`) && /^\d+$/.test(id.slice(name.length + 1))),
  );
}

/** @param {string[]} titles */
function inWords(titles) {
  const last = titles.at(-1) ?? "";
  return titles.length < 2 ? last : `${titles.slice(0, -1).join(", ")} or ${last}`;
}
