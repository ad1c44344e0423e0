// Evaluations as plain records, with the keys of `combinat edges` and `combinat removal` in JSON.

import { decimal, exact, percent } from "./fractions.js";
import { ANY_TEN, cardsLeft, left, RANKS, TENS, wholeDecks } from "./shoe.js";

/** @typedef {import("./edge.js").Settlement} Settlement */
/** @typedef {import("./engine.js").Evaluation} Evaluation */
/** @typedef {import("./fractions.js").Fraction} Fraction */
/** @typedef {import("./removal.js").Removal} Removal */
/** @typedef {import("./shoe.js").Shoe} Shoe */

/**
 * Returns the figures of a house over a shoe; whole numbers and fractions are texts.
 * @param {Evaluation} evaluation
 */
export function evaluationRecord(evaluation) {
  return {
    reading: evaluation.reading,
    total_ways: evaluation.totalWays.toString(),
    wagers: evaluation.wagers.map((wager) => (wager.unpriced === null ? settled(wager) : wager)),
  };
}

/**
 * Returns the effects of removal of a wager, or why there are none.
 * @param {Removal} removal
 */
export function removalRecord({ unpriced, effects }) {
  if (unpriced !== null) return { unpriced };
  return { effects: Object.fromEntries([...effects].map(([card, one]) => [card, exact(one)])) };
}

/**
 * Returns what is known of a shoe.
 * @param {Shoe} shoe
 */
export function shoeRecord(shoe) {
  const values = [...RANKS.filter((rank) => !TENS.includes(rank)), ANY_TEN];
  return {
    decks: wholeDecks(shoe),
    cards: cardsLeft(shoe),
    counts: Object.fromEntries(values.map((value) => [value, left(shoe, value)])),
  };
}

/** @param {Settlement} wager */
function settled(wager) {
  const { jackpot } = wager;
  return {
    id: wager.id,
    title: wager.title,
    lines: wager.lines.map((line) => ({
      id: line.id,
      event: line.event,
      pays: line.pays,
      net: exactly(line.net),
      ways: line.ways.toString(),
      probability: exact(line.probability),
    })),
    expected_value: exactly(wager.expectedValue),
    house_edge: exactly(wager.houseEdge),
    house_edge_percent: wager.houseEdge && percent(wager.houseEdge),
    house_edge_resolved: exactly(wager.houseEdgeResolved),
    house_edge_resolved_percent: wager.houseEdgeResolved && percent(wager.houseEdgeResolved),
    hit_frequency: exact(wager.hitFrequency),
    push_frequency: exact(wager.pushFrequency),
    bettor_has_the_edge: wager.bettorHasTheEdge,
    ...(jackpot && {
      fixed_return: exact(jackpot.fixedReturn),
      break_even_meter: jackpot.breakEvenMeter && decimal(jackpot.breakEvenMeter, 2),
    }),
  };
}

/** @param {Fraction | null} number */
function exactly(number) {
  return number && exact(number);
}
