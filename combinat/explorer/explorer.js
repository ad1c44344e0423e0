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
    records: () => records_exports,
    removal: () => removal_exports,
    shoe: () => shoe_exports
  });

  // src/engine.js
  var engine_exports = {};
  __export(engine_exports, {
    evaluate: () => evaluate
  });

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

  // src/edge.js
  var JACKPOT = "jackpot";
  var ONE = fraction(1n);
  function settle(wager, ways, total, meter) {
    const lost = ways.reduce((rest, won) => rest - won, total);
    const losing = { id: "loses", event: "Loses", pays: "loses", net: "-1" };
    const lines = [...wager.lines, losing].map(({ id, event, pays, net }, index) => {
      const count = index < ways.length ? ways[index] : lost;
      const paid = pays === JACKPOT ? meter && minus(meter, ONE) : readFraction(net ?? "0");
      return { id, event, pays, net: paid, ways: count, probability: fraction(count, total) };
    });
    const expectedValue = meanOf(lines, total);
    const pushed = chance(lines, total, (net) => net?.n === 0n);
    const houseEdge = expectedValue && negative(expectedValue);
    const resolved = minus(ONE, pushed);
    return {
      id: wager.id,
      title: wager.title,
      unpriced: null,
      lines,
      expectedValue,
      houseEdge,
      houseEdgeResolved: houseEdge && resolved.n ? over(houseEdge, resolved) : null,
      hitFrequency: chance(lines, total, (net) => net === null || net.n > 0n),
      pushFrequency: pushed,
      bettorHasTheEdge: expectedValue !== null && expectedValue.n > 0n,
      jackpot: jackpotOf(lines, total)
    };
  }
  function meanOf(lines, total) {
    let [n, d] = [0n, 1n];
    for (const { net, ways } of lines) {
      if (net) [n, d] = [n * net.d + net.n * ways * d, d * net.d];
      else if (ways) return null;
    }
    return fraction(n, d * total);
  }
  function chance(lines, total, kind) {
    const ways = lines.reduce((sum3, line) => kind(line.net) ? sum3 + line.ways : sum3, 0n);
    return fraction(ways, total);
  }
  function jackpotOf(lines, total) {
    const jackpot = lines.find((line) => line.pays === JACKPOT);
    if (!jackpot) return null;
    const fixed = lines.filter((line) => line.pays !== JACKPOT);
    const returned = fixed.map((line) => ({ ...line, net: plus(line.net ?? ONE, ONE) }));
    const fixedReturn = meanOf(returned, total) ?? ONE;
    const { ways, probability } = jackpot;
    return { fixedReturn, breakEvenMeter: ways ? over(minus(ONE, fixedReturn), probability) : null };
  }

  // src/multisets.js
  var known = /* @__PURE__ */ new Map();
  function waysToDraw(left2, gone, size) {
    let ways = [1n];
    for (let cards = 1; cards <= size; cards++) {
      const { parent, added, held } = step(gone.length, cards);
      const longer = new Array(parent.length);
      for (let i = 0; i < parent.length; i++) {
        const class_ = added[i];
        longer[i] = ways[parent[i]] * left2[class_][gone[class_] + held[i]];
      }
      ways = longer;
    }
    return ways;
  }
  function classesOf(classes, size, index) {
    const found = [];
    for (let cards = size; cards; cards--) {
      const { parent, added } = step(classes, cards);
      found.push(added[index]);
      index = parent[index];
    }
    return found;
  }
  function step(classes, size) {
    const steps = known.get(classes) ?? [];
    known.set(classes, steps);
    while (steps.length < size) steps.push(nextStep(classes, steps.at(-1)));
    return steps[size - 1];
  }
  function nextStep(classes, before) {
    const { added, held } = before ?? { added: [0], held: [-1] };
    const next = { parent: [], added: [], held: [] };
    added.forEach((last, index) => {
      for (let class_ = last; class_ < classes; class_++) {
        next.parent.push(index);
        next.added.push(class_);
        next.held.push(class_ === last ? held[index] + 1 : 0);
      }
    });
    return next;
  }

  // src/shoe.js
  var shoe_exports = {};
  __export(shoe_exports, {
    ANY_TEN: () => ANY_TEN,
    BadShoe: () => BadShoe,
    RANKS: () => RANKS,
    SUITS: () => SUITS,
    TENS: () => TENS,
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
    const decks = shoe.suited[0][0];
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
    const row = shoe.suited[rank];
    return suit < 0 ? sum(row) + shoe.unsuited[rank] : row[suit];
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
      suited: RANKS.map((rank, r) => SUITS.map((suit, s) => shoe.suited[r][s] + change(rank + suit))),
      unsuited: RANKS.map((rank, r) => shoe.unsuited[r] + change(rank)),
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
      cards.set(rank, shoe.unsuited[r]);
      for (const [s, suit] of SUITS.entries()) cards.set(rank + suit, shoe.suited[r][s]);
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

  // src/forms.js
  var CARDS_SEEN = 6;
  function whyUnpriced(form, shoe) {
    if (form.kind === "suited" && !knowsSuits(shoe)) {
      return "it sees suits, and the suit of some cards is unknown";
    }
    if (form.partition === "ranks" && !knowsRanks(shoe)) {
      return "it sees ranks, and the shoe has ten-valued cards of unknown rank";
    }
    return null;
  }
  function waysOf(form, shoe, events) {
    const ways = new Map([...events].map((event) => [event, 0n]));
    for (const part of form.parts) {
      const { sizes, columns } = form.tables[part.table];
      const groups = part.suits.map((suits, i) => {
        const counts = countsOf(shoe, form.classes, suits);
        return { suits, size: sizes[i], left: counts.map(fewer), gone: counts.map(() => 0) };
      });
      const evaluated = polynomials(groups);
      const unseen = waysToComplete(
        cardsLeft(shoe),
        sizes.reduce((drawn, size) => drawn + size)
      );
      const values = /* @__PURE__ */ new Map();
      for (const [event, column, times2] of part.events) {
        const before = ways.get(event);
        if (before === void 0) continue;
        const value = values.get(column) ?? unseen * evaluated(columns[column]);
        values.set(column, value);
        ways.set(event, before + BigInt(times2) * value);
      }
    }
    return ways;
  }
  function fewer(count) {
    return Array.from({ length: CARDS_SEEN }, (_, gone) => BigInt(count - gone));
  }
  function polynomials([first, ...others]) {
    const products = waysToDraw(first.left, first.gone, first.size);
    if (!others.length) return (polynomial) => sum2(
      /** @type {Sum} */
      polynomial,
      products
    );
    return (polynomial) => {
      let [at, total] = [0, 0n];
      for (
        const [step2, inner] of
        /** @type {Nested} */
        polynomial
      ) {
        at += step2;
        if (products[at]) total += products[at] * polynomials(without2(first, at, others))(inner);
      }
      return total;
    };
  }
  function sum2(terms, products) {
    let total = 0n;
    for (const term of terms) {
      let [at, same] = [0, 0n];
      for (let i = 1; i < term.length; i++) {
        at += term[i];
        same += products[at];
      }
      total += BigInt(term[0]) * same;
    }
    return total;
  }
  function without2(first, index, others) {
    const taken = classesOf(first.gone.length, first.size, index);
    return others.map((group) => {
      if (![...first.suits].every((suit) => group.suits.includes(suit))) return group;
      const gone = [...group.gone];
      for (const class_ of taken) gone[class_] += 1;
      return { ...group, gone };
    });
  }
  function waysToComplete(cards, drawn) {
    let ways = 1n;
    for (let place = drawn; place < CARDS_SEEN; place++) ways *= BigInt(cards - place);
    return ways;
  }

  // src/engine.js
  function evaluate(house, reading, shoe, meter = null) {
    const cards = cardsLeft(shoe);
    if (cards < CARDS_SEEN) throw new BadShoe(`${cards} cards`, `${CARDS_SEEN} or more`);
    const wagers = house.wagers[reading];
    const ways = house.forms.map((form, index) => {
      const events = wagers.flatMap((wager) => wager.form === index ? wager.events : []);
      return events.length && !whyUnpriced(form, shoe) ? waysOf(form, shoe, events) : /* @__PURE__ */ new Map();
    });
    const totalWays = waysToComplete(cards, 0);
    const settled2 = wagers.map((wager) => {
      const { id, title, form, events } = wager;
      const unpriced = form === null ? wager.unpriced : whyUnpriced(house.forms[form], shoe);
      if (form === null || unpriced) return { id, title, unpriced: unpriced ?? "" };
      const won = events.map((event) => ways[form].get(event));
      return settle(wager, won, totalWays, meter);
    });
    return { reading, cards, totalWays, wagers: settled2 };
  }

  // src/records.js
  var records_exports = {};
  __export(records_exports, {
    evaluationRecord: () => evaluationRecord,
    removalRecord: () => removalRecord,
    shoeRecord: () => shoeRecord
  });
  function evaluationRecord(evaluation) {
    return {
      reading: evaluation.reading,
      total_ways: evaluation.totalWays.toString(),
      wagers: evaluation.wagers.map((wager) => wager.unpriced === null ? settled(wager) : wager)
    };
  }
  function removalRecord({ unpriced, effects }) {
    if (unpriced !== null) return { unpriced };
    return { effects: Object.fromEntries([...effects].map(([card, one]) => [card, exact(one)])) };
  }
  function shoeRecord(shoe) {
    const values = [...RANKS.filter((rank) => !TENS.includes(rank)), ANY_TEN];
    return {
      decks: wholeDecks(shoe),
      cards: cardsLeft(shoe),
      counts: Object.fromEntries(values.map((value) => [value, left(shoe, value)]))
    };
  }
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
        probability: exact(line.probability)
      })),
      expected_value: exactly(wager.expectedValue),
      house_edge: exactly(wager.houseEdge),
      house_edge_percent: wager.houseEdge && percent(wager.houseEdge),
      house_edge_resolved: exactly(wager.houseEdgeResolved),
      house_edge_resolved_percent: wager.houseEdgeResolved && percent(wager.houseEdgeResolved),
      hit_frequency: exact(wager.hitFrequency),
      push_frequency: exact(wager.pushFrequency),
      bettor_has_the_edge: wager.bettorHasTheEdge,
      ...jackpot && {
        fixed_return: exact(jackpot.fixedReturn),
        break_even_meter: jackpot.breakEvenMeter && decimal(jackpot.breakEvenMeter, 2)
      }
    };
  }
  function exactly(number) {
    return number && exact(number);
  }

  // src/removal.js
  var removal_exports = {};
  __export(removal_exports, {
    removal: () => removal
  });
  var NO_METER = "it has a jackpot, and no meter is given";
  var BY_VALUE = [...RANKS.filter((rank) => !TENS.includes(rank)), ANY_TEN];
  var ALL_CARDS = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
  function removal(house, reading, shoe, id, meter = null) {
    const cards = cardsLeft(shoe);
    if (cards <= CARDS_SEEN) {
      throw new BadShoe(`${cards} cards`, `more than ${CARDS_SEEN}, so that one can go`);
    }
    const wagers = house.wagers[reading].filter((wager) => wager.id === id);
    const alone = { ...house, wagers: { [reading]: wagers } };
    const valueOver = (some) => {
      const [settled2] = evaluate(alone, reading, some, meter).wagers;
      return settled2.unpriced ?? settled2.expectedValue ?? NO_METER;
    };
    const value = valueOver(shoe);
    if (typeof value === "string") return { unpriced: value, effects: /* @__PURE__ */ new Map() };
    const effects = effectsOf(house.forms[wagers[0].form ?? 0], shoe, (card) => {
      const after = valueOver(without(shoe, card));
      if (typeof after === "string") throw new Error(after);
      return minus(after, value);
    });
    return { unpriced: null, effects };
  }
  function effectsOf(form, shoe, effect) {
    const effects = /* @__PURE__ */ new Map();
    const alike = /* @__PURE__ */ new Map();
    for (const card of cardsOf(form).filter((card2) => left(shoe, card2))) {
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
          SUITS.map((suit) => rank + suit)
        );
    }
    average(effects, shoe, ANY_TEN, TENS);
    return effects;
  }
  function cardsOf(form) {
    if (form.kind === "suited") return ALL_CARDS;
    return form.partition === "ranks" ? RANKS : BY_VALUE;
  }
  function kindOf(form, card) {
    if (form.kind === "plain") return card;
    const suit = card.slice(-1);
    return suit + form.classes.findIndex((ranks) => ranks.includes(card.slice(0, -1)));
  }
  function average(effects, shoe, name, cards) {
    let [sum3, count] = [fraction(0n), 0n];
    for (const card of cards) {
      const [effect, number] = [effects.get(card), BigInt(left(shoe, card))];
      if (!effect) continue;
      sum3 = plus(sum3, times(effect, fraction(number)));
      count += number;
    }
    if (count) effects.set(name, over(sum3, fraction(count)));
  }
  return __toCommonJS(main_exports);
})();
