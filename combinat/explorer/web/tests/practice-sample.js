// A small house to practise at: limits, a commission, a bundle, a jackpot, bets that need others.

/** @typedef {import("../src/house.js").House} House */
/** @typedef {import("../src/house.js").Wager} Wager */

export const TABLEAU = {
  player: "DDDDDDSSNN",
  banker: [
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDSDD",
    "SSDDDDDDSSD",
    "SSSSDDDDSSD",
    "SSSSSSDDSSS",
    "SSSSSSSSSSS",
    "NNNNNNNNNNN",
    "NNNNNNNNNNN",
  ],
};

/**
 * @param {string} id
 * @param {Wager["lines"]} lines
 * @param {Partial<Wager>} [more]
 * @returns {Wager}
 */
export function wager(id, lines, more = {}) {
  const title = id[0]?.toUpperCase() + id.slice(1);
  return {
    id,
    title,
    rule: null,
    requires: [],
    limits: null,
    commission: "0/1",
    units: 1,
    flags: [],
    unpriced: null,
    lines,
    form: null,
    events: [],
    ...more,
  };
}

/** @param {string} id @param {string} when @param {string | null} net */
export function line(id, when, net) {
  return { id, event: id, when, pays: net === null ? "jackpot" : `${net} to 1`, net };
}

const TIE = line("tie", "player_total = banker_total", "0/1");

export const WAGERS = [
  wager("player", [line("win", "player_total > banker_total", "1/1"), TIE]),
  wager("banker", [line("win", "banker_total > player_total", "19/20"), TIE]),
  wager("tie", [line("tie", "player_total = banker_total", "8/1")]),
  wager("bundle", [line("low", "player_total < 5", "-2/5")], { units: 5, requires: ["tie"] }),
  wager("pot", [line("all", "all_red", null)], {
    limits: { minimum: "1/1", maximum: "1/1", currency: "GBP" },
    requires: ["player", "banker"],
  }),
  wager("odd", [line("odd", "cards = 5", "1/1")], { unpriced: "nobody knows" }),
];

/** @type {House} */
export const HOUSE = {
  format: "combinat explorer",
  version: 1,
  game: "sample",
  title: "Sample",
  source: { title: "Sample", where: "here" },
  decks: 6,
  also: [],
  decks_stated: true,
  readings: [{ id: "printed", title: "As printed", why: "" }],
  shoe_rule: {
    decks: 6,
    burn: "first_card_value",
    ten_valued: 10,
    cards_behind: 7,
    end: "current_coup_is_last",
    words: "",
    assumed: [],
  },
  limits: { minimum: "5/1", maximum: "300/1", currency: "GBP" },
  terms: [],
  flags: { printed: [] },
  tableaus: { printed: TABLEAU },
  wagers: { printed: WAGERS },
  forms: [],
};
