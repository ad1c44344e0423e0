"use strict";
var combinatExplorer = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // src/main.js
  var main_exports = {};
  __export(main_exports, {
    engine: () => engine_exports,
    fractions: () => fractions_exports,
    shoe: () => shoe_exports
  });

  // src/engine.js
  var engine_exports = {};
  __export(engine_exports, {
    evaluate: () => evaluate,
    removal: () => removal
  });
  function evaluate(data, reading, shoe, meter = null) {
    throw new Error(`not there yet: ${data} ${reading} ${shoe} ${meter}`);
  }
  function removal(data, reading, shoe, wager, meter = null) {
    throw new Error(`not there yet: ${data} ${reading} ${shoe} ${wager} ${meter}`);
  }

  // src/fractions.js
  var fractions_exports = {};
  __export(fractions_exports, {
    compare: () => compare,
    decimal: () => decimal,
    exact: () => exact,
    fraction: () => fraction,
    grouped: () => grouped,
    minus: () => minus,
    negative: () => negative,
    over: () => over,
    percent: () => percent,
    plus: () => plus,
    readFraction: () => readFraction,
    times: () => times
  });
  function fraction(n, d = 1n) {
    const common = greatestCommonDivisor(n, d);
    const signed = d < 0n ? -common : common;
    return { n: n / signed, d: d / signed };
  }
  function readFraction(text) {
    const [n = "", d = "1"] = text.split("/");
    return fraction(BigInt(n), BigInt(d));
  }
  function plus(one, other) {
    return fraction(one.n * other.d + other.n * one.d, one.d * other.d);
  }
  function minus(one, other) {
    return fraction(one.n * other.d - other.n * one.d, one.d * other.d);
  }
  function times(one, other) {
    return fraction(one.n * other.n, one.d * other.d);
  }
  function over(one, other) {
    return fraction(one.n * other.d, one.d * other.n);
  }
  function negative(one) {
    return { n: -one.n, d: one.d };
  }
  function compare(one, other) {
    const difference = one.n * other.d - other.n * one.d;
    return difference < 0n ? -1 : Number(difference > 0n);
  }
  function decimal(number, places) {
    const rounded = halfToEven(number.n * 10n ** BigInt(places), number.d);
    const sign = rounded < 0n ? "-" : "";
    const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(places + 1, "0");
    const whole = digits.length - places;
    return places ? `${sign}${digits.slice(0, whole)}.${digits.slice(whole)}` : sign + digits;
  }
  function percent(share, places = 6) {
    return decimal({ n: share.n * 100n, d: share.d }, places);
  }
  function exact(number) {
    return `${number.n}/${number.d}`;
  }
  function grouped(whole) {
    return whole.toString().replace(/\B(?=(\d{3})+$)/g, ",");
  }
  function halfToEven(n, d) {
    const up = (2n * n + d) / (2n * d) - ((2n * n + d) % (2n * d) < 0n ? 1n : 0n);
    const halfway = (2n * n + d) % (2n * d) === 0n;
    return halfway && up % 2n !== 0n ? up - 1n : up;
  }
  function greatestCommonDivisor(one, other) {
    let [large, small] = [one < 0n ? -one : one, other < 0n ? -other : other];
    while (small) [large, small] = [small, large % small];
    return large;
  }

  // src/shoe.js
  var shoe_exports = {};
  __export(shoe_exports, {
    ANY_TEN: () => ANY_TEN,
    BadShoe: () => BadShoe,
    RANKS: () => RANKS,
    SUITS: () => SUITS,
    cardsLeft: () => cardsLeft,
    countsOf: () => countsOf,
    format: () => format,
    knowsRanks: () => knowsRanks,
    knowsSuits: () => knowsSuits,
    left: () => left,
    ofDecks: () => ofDecks,
    parse: () => parse,
    wholeDecks: () => wholeDecks,
    withMore: () => withMore,
    without: () => without
  });
  var RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
  var SUITS = ["s", "h", "d", "c"];
  var ANY_TEN = "T";
  var TENS = ["10", "J", "Q", "K"];
  var MOST_DECKS = 1e3;
  var CARDS_IN_DECK = RANKS.length * SUITS.length;
  var LONGEST_TEXT = 1e4;
  var LONGEST_QUOTE = 60;
  var SPACE = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
  var SPACES = new RegExp(`(?:${SPACE}|,)+`);
  var DECKS = new RegExp(`^${SPACE}*([0-9]{1,10})${SPACE}+decks?${SPACE}*(?:-(.*))?$`, "is");
  var CARD = /^(?:([0-9]{1,6})x)?(10|[2-9AJQKT])([shdc])?$/i;
  var CARD_FORM = "a rank A 2 … 9 10 J Q K or T, with a suit s h d c or without, '3xK' for three of them";
  var BadShoe = class extends Error {
    /** @param {string} found @param {string} allowed */
    constructor(found, allowed) {
      super(`shoe: found ${found}; allowed: ${allowed}`);
      this.name = "BadShoe";
      this.found = found;
      this.allowed = allowed;
    }
  };
  function ofDecks(decks) {
    if (!(decks >= 1 && decks <= MOST_DECKS)) throw new BadShoe(`${decks}`, `1 to ${MOST_DECKS}`);
    return everyCard(decks);
  }
  function parse(text) {
    const characters = [...text].length;
    if (characters > LONGEST_TEXT) {
      throw new BadShoe(`${characters} characters`, `at most ${LONGEST_TEXT}`);
    }
    const whole = DECKS.exec(text);
    if (!whole) return changed(everyCard(0), inWords(text), 1);
    const shoe = ofDecks(Number(whole[1]));
    return whole[2] === void 0 ? shoe : changed(shoe, inWords(whole[2]), -1);
  }
  function without(shoe, cards) {
    return changed(shoe, inWords(cards), -1);
  }
  function withMore(shoe, cards) {
    const more = changed(shoe, inWords(cards), 1);
    if (!isOfDecks(more) && !isOfCards(more)) throw new BadShoe(cards, "cards that were taken out");
    return more;
  }
  function format(shoe) {
    const texts = [];
    if (isOfDecks(shoe)) {
      const decks = Math.max(1, ...shoe.suited.flat());
      const gone = named(changed(everyCard(decks), counted(shoe), -1));
      texts.push(`${decks} ${decks === 1 ? "deck" : "decks"}${gone && ` - ${gone}`}`);
    }
    if (isOfCards(shoe) && cardsLeft(shoe)) texts.push(named(shoe));
    return texts.reduce((best, text) => text.length < best.length ? text : best);
  }
  function cardsLeft(shoe) {
    return sum(shoe.suited.map(sum)) + sum(shoe.unsuited) + shoe.tens;
  }
  function wholeDecks(shoe) {
    const decks = shoe.suited[0]?.[0] ?? 0;
    const whole = shoe.suited.flat().every((left2) => left2 === decks);
    return decks && whole && knowsSuits(shoe) ? decks : null;
  }
  function knowsSuits(shoe) {
    return knowsRanks(shoe) && shoe.unsuited.every((extra) => extra === 0);
  }
  function knowsRanks(shoe) {
    return shoe.tens === 0;
  }
  function left(shoe, card) {
    if (card === ANY_TEN) return sum(TENS.map((rank2) => left(shoe, rank2))) + shoe.tens;
    const suit = SUITS.indexOf(card.slice(-1));
    const rank = RANKS.indexOf(suit < 0 ? card : card.slice(0, -1));
    const row = shoe.suited[rank] ?? [];
    return suit < 0 ? sum(row) + (shoe.unsuited[rank] ?? 0) : row[suit] ?? 0;
  }
  function countsOf(shoe, classes, suits) {
    const all = suits.length === SUITS.length;
    return classes.map((ranks) => {
      if (all && ranks.length > 1) return left(shoe, ANY_TEN);
      const cards = all ? ranks : ranks.flatMap((rank) => [...suits].map((suit) => rank + suit));
      return sum(cards.map((card) => left(shoe, card)));
    });
  }
  function everyCard(decks) {
    return {
      suited: RANKS.map(() => SUITS.map(() => decks)),
      unsuited: RANKS.map(() => 0),
      tens: 0
    };
  }
  function changed(shoe, cards, sign) {
    const change = (card) => sign * (cards.get(card) ?? 0);
    return checked({
      suited: RANKS.map(
        (rank, r) => SUITS.map((suit, s) => (shoe.suited[r]?.[s] ?? 0) + change(rank + suit))
      ),
      unsuited: RANKS.map((rank, r) => (shoe.unsuited[r] ?? 0) + change(rank)),
      tens: shoe.tens + change(ANY_TEN)
    });
  }
  function checked(shoe) {
    for (const rank of RANKS) {
      for (const card of [...SUITS.map((suit) => rank + suit), rank]) checkLeft(shoe, card);
    }
    checkLeft(shoe, ANY_TEN);
    const most = MOST_DECKS * CARDS_IN_DECK;
    if (cardsLeft(shoe) > most) throw new BadShoe(`${cardsLeft(shoe)} cards`, `at most ${most}`);
    return shoe;
  }
  function checkLeft(shoe, card) {
    const short = -left(shoe, card);
    if (short > 0) {
      const found = `${short} more ${card} taken out than there are`;
      throw new BadShoe(found, "cards that the shoe has");
    }
  }
  function inWords(text) {
    const words = text.split(SPACES).filter((word) => word);
    if (!words.length) throw new BadShoe("no card", CARD_FORM);
    const cards = /* @__PURE__ */ new Map();
    for (const word of words) {
      const [, times2 = "1", rank = "", suit = ""] = CARD.exec(word) ?? [];
      if (!rank) throw new BadShoe(quoted(word), `'8 decks', or ${CARD_FORM}`);
      const card = rank.toUpperCase() + suit.toLowerCase();
      if (suit && card.startsWith(ANY_TEN)) {
        throw new BadShoe(quoted(word), "10, J, Q or K with a suit, or T without");
      }
      cards.set(card, (cards.get(card) ?? 0) + Number(times2));
    }
    return cards;
  }
  function quoted(word) {
    const characters = [...word];
    if (characters.length <= LONGEST_QUOTE) return `'${word}'`;
    const shown = characters.slice(0, LONGEST_QUOTE).join("");
    return `'${shown}… (${characters.length} characters)'`;
  }
  function counted(shoe) {
    const cards = /* @__PURE__ */ new Map([[ANY_TEN, shoe.tens]]);
    RANKS.forEach((rank, r) => {
      cards.set(rank, shoe.unsuited[r] ?? 0);
      for (const [s, suit] of SUITS.entries()) cards.set(rank + suit, shoe.suited[r]?.[s] ?? 0);
    });
    return cards;
  }
  function named(shoe) {
    const cards = counted(shoe);
    const order = [...RANKS.flatMap((rank) => [rank, ...SUITS.map((suit) => rank + suit)]), ANY_TEN];
    return order.map((card) => ({ card, times: cards.get(card) ?? 0 })).filter(({ times: times2 }) => times2).map(({ card, times: times2 }) => times2 === 1 ? card : `${times2}x${card}`).join(" ");
  }
  function isOfDecks(shoe) {
    return shoe.tens <= 0 && shoe.unsuited.every((extra) => extra <= 0);
  }
  function isOfCards(shoe) {
    return shoe.tens >= 0 && shoe.unsuited.every((extra) => extra >= 0);
  }
  function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
  }
  return __toCommonJS(main_exports);
})();
