// How many of each card are left, as far as that is known, and the text that says so.
// The text forms, their limits and their errors are those of the option `--shoe`.

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
export const SUITS = ["s", "h", "d", "c"];

/** A ten-valued card of unknown rank. */
export const ANY_TEN = "T";

/** The ranks of its kind. */
export const TENS = ["10", "J", "Q", "K"];

const MOST_DECKS = 1000;
const CARDS_IN_DECK = RANKS.length * SUITS.length;
const LONGEST_TEXT = 10_000;
const LONGEST_QUOTE = 60;
const SPACE =
  "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const SPACES = new RegExp(`(?:${SPACE}|,)+`);
const DECKS = new RegExp(`^${SPACE}*([0-9]{1,10})${SPACE}+decks?${SPACE}*(?:-(.*))?$`, "is");
const CARD = /^(?:([0-9]{1,6})x)?(10|[2-9AJQKT])([shdc])?$/i;
const CARD_FORM =
  "a rank A 2 … 9 10 J Q K or T, with a suit s h d c or without, '3xK' for three of them";

/**
 * The cards that are left.  `suited[r][s]` counts those of rank r and suit s; `unsuited[r]` adds
 * (or, negative, takes away) cards of rank r whose suit is not known, and `tens` those of value
 * zero whose rank is not known.  A shoe is never changed: functions return another.
 * @typedef {{
 *   readonly suited: ReadonlyArray<ReadonlyArray<number>>,
 *   readonly unsuited: ReadonlyArray<number>,
 *   readonly tens: number,
 * }} Shoe
 */

/** A shoe, or a text for one, that cannot be: `found` and `allowed` as the package words them. */
export class BadShoe extends Error {
  /** @param {string} found @param {string} allowed */
  constructor(found, allowed) {
    super(`shoe: found ${found}; allowed: ${allowed}`);
    this.name = "BadShoe";
    this.found = found;
    this.allowed = allowed;
  }
}

/**
 * Returns whole decks of 52 cards.
 * @param {number} decks 1 to 1000
 * @returns {Shoe}
 */
export function ofDecks(decks) {
  if (!(decks >= 1 && decks <= MOST_DECKS)) throw new BadShoe(`${decks}`, `1 to ${MOST_DECKS}`);
  return everyCard(decks);
}

/**
 * Reads `8 decks`, `8 decks - 8 8 9h 3xK` or `A A 2 7h`; throws BadShoe.
 * @param {string} text
 * @returns {Shoe}
 */
export function parse(text) {
  const characters = [...text].length;
  if (characters > LONGEST_TEXT) {
    throw new BadShoe(`${characters} characters`, `at most ${LONGEST_TEXT}`);
  }
  const whole = DECKS.exec(text);
  if (!whole) return changed(everyCard(0), inWords(text), 1);
  const shoe = ofDecks(Number(whole[1]));
  return whole[2] === undefined ? shoe : changed(shoe, inWords(whole[2]), -1);
}

/**
 * Returns the shoe after these cards are gone, written like `8 8 9h 3xK`; throws BadShoe.
 * @param {Shoe} shoe
 * @param {string} cards
 */
export function without(shoe, cards) {
  return changed(shoe, inWords(cards), -1);
}

/**
 * Returns the shoe with these cards put in; throws BadShoe, also where no text can say the result.
 * @param {Shoe} shoe
 * @param {string} cards
 */
export function withMore(shoe, cards) {
  const more = changed(shoe, inWords(cards), 1);
  if (!isOfDecks(more) && !isOfCards(more)) throw new BadShoe(cards, "cards that were taken out");
  return more;
}

/**
 * Writes the shoe so that `parse` reads the same shoe: by what is gone from whole decks or card by
 * card, whichever is shorter.
 * @param {Shoe} shoe
 */
export function format(shoe) {
  const texts = [];
  if (isOfDecks(shoe)) {
    const decks = Math.max(1, ...shoe.suited.flat());
    const gone = named(changed(everyCard(decks), counted(shoe), -1));
    texts.push(`${decks} ${decks === 1 ? "deck" : "decks"}${gone && ` - ${gone}`}`);
  }
  if (isOfCards(shoe) && cardsLeft(shoe)) texts.push(named(shoe));
  return texts.reduce((best, text) => (text.length < best.length ? text : best));
}

/**
 * How many cards are left.
 * @param {Shoe} shoe
 */
export function cardsLeft(shoe) {
  return sum(shoe.suited.map(sum)) + sum(shoe.unsuited) + shoe.tens;
}

/**
 * The number of decks where the shoe is nothing but whole decks, else null.
 * @param {Shoe} shoe
 */
export function wholeDecks(shoe) {
  const decks = shoe.suited[0][0];
  const whole = shoe.suited.flat().every((left) => left === decks);
  return decks && whole && knowsSuits(shoe) ? decks : null;
}

/**
 * Says whether the rank and the suit of every card are known.
 * @param {Shoe} shoe
 */
export function knowsSuits(shoe) {
  return knowsRanks(shoe) && shoe.unsuited.every((extra) => extra === 0);
}

/**
 * Says whether the rank of every card is known.
 * @param {Shoe} shoe
 */
export function knowsRanks(shoe) {
  return shoe.tens === 0;
}

/**
 * How many cards of a kind are left: "8", "9h", or "T" for all ten-valued cards.
 * @param {Shoe} shoe
 * @param {string} card
 * @returns {number}
 */
export function left(shoe, card) {
  if (card === ANY_TEN) return sum(TENS.map((rank) => left(shoe, rank))) + shoe.tens;
  const suit = SUITS.indexOf(card.slice(-1));
  const rank = RANKS.indexOf(suit < 0 ? card : card.slice(0, -1));
  const row = shoe.suited[rank];
  return suit < 0 ? sum(row) + shoe.unsuited[rank] : row[suit];
}

/**
 * Returns how many cards of each class, of these suits, are left.
 * @param {Shoe} shoe of known suits, where not all four are asked for
 * @param {ReadonlyArray<ReadonlyArray<string>>} classes the ranks of each class
 * @param {string} suits such as "hd"
 */
export function countsOf(shoe, classes, suits) {
  const all = suits.length === SUITS.length;
  return classes.map((ranks) => {
    // The one class of several ranks holds the ten-valued cards, those of unknown rank among them.
    if (all && ranks.length > 1) return left(shoe, ANY_TEN);
    const cards = all ? ranks : ranks.flatMap((rank) => [...suits].map((suit) => rank + suit));
    return sum(cards.map((card) => left(shoe, card)));
  });
}

/** @typedef {Map<string, number>} Counted how many of each card, by rank and perhaps suit */

/** @param {number} decks @returns {Shoe} */
function everyCard(decks) {
  return {
    suited: RANKS.map(() => SUITS.map(() => decks)),
    unsuited: RANKS.map(() => 0),
    tens: 0,
  };
}

/** @param {Shoe} shoe @param {Counted} cards @param {1 | -1} sign @returns {Shoe} */
function changed(shoe, cards, sign) {
  /** @param {string} card */
  const change = (card) => sign * (cards.get(card) ?? 0);
  return checked({
    suited: RANKS.map((rank, r) => SUITS.map((suit, s) => shoe.suited[r][s] + change(rank + suit))),
    unsuited: RANKS.map((rank, r) => shoe.unsuited[r] + change(rank)),
    tens: shoe.tens + change(ANY_TEN),
  });
}

/** @param {Shoe} shoe */
function checked(shoe) {
  for (const rank of RANKS) {
    for (const card of [...SUITS.map((suit) => rank + suit), rank]) checkLeft(shoe, card);
  }
  checkLeft(shoe, ANY_TEN);
  const most = MOST_DECKS * CARDS_IN_DECK;
  if (cardsLeft(shoe) > most) throw new BadShoe(`${cardsLeft(shoe)} cards`, `at most ${most}`);
  return shoe;
}

/** @param {Shoe} shoe @param {string} card */
function checkLeft(shoe, card) {
  const short = -left(shoe, card);
  if (short > 0) {
    const found = `${short} more ${card} taken out than there are`;
    throw new BadShoe(found, "cards that the shoe has");
  }
}

/** @param {string} text @returns {Counted} */
function inWords(text) {
  const words = text.split(SPACES).filter((word) => word);
  if (!words.length) throw new BadShoe("no card", CARD_FORM);
  const cards = new Map();
  for (const word of words) {
    const [, times = "1", rank = "", suit = ""] = CARD.exec(word) ?? [];
    if (!rank) throw new BadShoe(quoted(word), `'8 decks', or ${CARD_FORM}`);
    const card = rank.toUpperCase() + suit.toLowerCase();
    if (suit && card.startsWith(ANY_TEN)) {
      throw new BadShoe(quoted(word), "10, J, Q or K with a suit, or T without");
    }
    cards.set(card, (cards.get(card) ?? 0) + Number(times));
  }
  return cards;
}

/** @param {string} word */
function quoted(word) {
  const characters = [...word];
  if (characters.length <= LONGEST_QUOTE) return `'${word}'`;
  const shown = characters.slice(0, LONGEST_QUOTE).join("");
  return `'${shown}… (${characters.length} characters)'`;
}

/** @param {Shoe} shoe @returns {Counted} */
function counted(shoe) {
  const cards = new Map([[ANY_TEN, shoe.tens]]);
  RANKS.forEach((rank, r) => {
    cards.set(rank, shoe.unsuited[r]);
    for (const [s, suit] of SUITS.entries()) cards.set(rank + suit, shoe.suited[r][s]);
  });
  return cards;
}

/** @param {Shoe} shoe */
function named(shoe) {
  const cards = counted(shoe);
  const order = [...RANKS.flatMap((rank) => [rank, ...SUITS.map((suit) => rank + suit)]), ANY_TEN];
  return order
    .map((card) => ({ card, times: cards.get(card) ?? 0 }))
    .filter(({ times }) => times)
    .map(({ card, times }) => (times === 1 ? card : `${times}x${card}`))
    .join(" ");
}

/** @param {Shoe} shoe */
function isOfDecks(shoe) {
  return shoe.tens <= 0 && shoe.unsuited.every((extra) => extra <= 0);
}

/** @param {Shoe} shoe */
function isOfCards(shoe) {
  return shoe.tens >= 0 && shoe.unsuited.every((extra) => extra >= 0);
}

/** @param {ReadonlyArray<number>} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
