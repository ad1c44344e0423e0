// The log of a practice shoe, as JSON: everything that it takes to deal and settle it again.
//
// `seed`, `rule` and `cut` give the cards; each coup has its cards, its bets and what they won, in
// pennies, and the balance before and after.  Sums of money are numbers below 2^53, else strings.

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

/** @typedef {import("./practice.js").Table} Table */
/** @typedef {import("./practice.js").PlayedCoup} PlayedCoup */

/**
 * Returns the log of the shoe on a table.
 * @param {Table} table
 */
export function logOf({ house, shoe, rounding, coups }) {
  return {
    format: "combinat practice shoe",
    version: 1,
    game: house.game,
    seed: shoe.seed,
    rule: shoe.rule,
    cut: shoe.cut,
    burn: shoe.burn,
    rounding: { ...rounding, chip: number(rounding.chip) },
    coups: coups.map(coupOf),
    over: shoe.over,
  };
}

/** @param {PlayedCoup} played @param {number} place */
function coupOf({ coup, reading, result, bets, before, after }, place) {
  return {
    number: place + 1,
    reading,
    gone: coup.gone,
    player: coup.player.cards,
    banker: coup.banker.cards,
    totals: [coup.player.total, coup.banker.total],
    result,
    last: coup.last,
    bets: bets.map((bet) => ({
      wager: bet.wager,
      stake: number(bet.stake),
      line: bet.line,
      net: number(bet.net),
      ...(bet.meter === null ? {} : { meter: number(bet.meter) }),
    })),
    balance_before: number(before),
    balance: number(after),
  };
}

/** @param {bigint} whole */
function number(whole) {
  const size = whole < 0n ? -whole : whole;
  return size <= LARGEST ? Number(whole) : whole.toString();
}
