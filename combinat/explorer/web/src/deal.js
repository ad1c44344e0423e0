/**
 * How a practice shoe is made and how a coup is dealt from it: shuffle, cut, burn, table of play.
 *
 * A card is written as a rank A 2 … 9 10 J Q K and a suit s h d c, such as "10h". Before the
 * shuffle the decks lie one after the other, each with its spades, hearts, diamonds and clubs from
 * the ace to the king.
 */

import { generatorOf, shuffled } from "./random.js";

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
export const SUITS = ["s", "h", "d", "c"];
export const CARDS_IN_DECK = RANKS.length * SUITS.length;
export const MOST_CARDS_IN_COUP = 6;
export const ONE_MORE = "one_more_coup";
export const CURRENT_IS_LAST = "current_coup_is_last";
export const FIRST_CARD_VALUE = "first_card_value";
const TOTALS = 10;
const STOOD = 10;

/** @typedef {{ decks: number, burn: string, ten_valued: number, cards_behind: number, end: string }} ShoeRule */
/** @typedef {{ by: "player" | "croupier", cards: number }} Cut so many cards from the top go below */
/** @typedef {{ player: string, banker: string[] }} Tableau */
/** @typedef {{ shown: string | null, cards: number }} Burn the card shown, and how many are burned unseen */
/**
 * @typedef {object} Shoe
 * @property {string} seed
 * @property {ShoeRule} rule
 * @property {Cut} cut
 * @property {Burn} burn
 * @property {readonly string[]} cards all cards in the order of dealing
 * @property {number} gone how many are gone
 * @property {boolean} over whether the last coup has been dealt
 */
/**
 * @typedef {object} Hands
 * @property {string[]} player
 * @property {string[]} banker
 * @property {number[]} initial the Player's and the Banker's total of two cards
 * @property {number[]} totals the Player's and the Banker's final total
 * @property {boolean[]} naturals whether the Player and the Banker have a natural
 */
/** @typedef {Hands & { gone: number, drawn: number, last: boolean }} Coup `gone` before it */

/**
 * The rank of a card, 1 to 13.
 * @param {string} card
 */
export function rankOf(card) {
  return RANKS.indexOf(card.slice(0, -1)) + 1;
}

/**
 * The suit of a card.
 * @param {string} card
 */
export function suitOf(card) {
  return card.slice(-1);
}

/**
 * The point value of a card: ace 1, pips as printed, ten and court cards 0.
 * @param {string} card
 */
export function valueOf(card) {
  const rank = rankOf(card);
  return rank < TOTALS ? rank : 0;
}

/**
 * The total of some cards: the last digit of the sum of their values.
 * @param {readonly string[]} cards
 */
export function totalOf(cards) {
  return cards.reduce((sum, card) => sum + valueOf(card), 0) % TOTALS;
}

/**
 * Whole decks in the order in which they lie before the shuffle.
 * @param {number} decks
 */
export function wholeDecks(decks) {
  const deck = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
  return Array.from({ length: decks }, () => deck).flat();
}

/**
 * A shoe that is shuffled by its seed, cut, and of which the first cards are burned.
 *
 * The player's cut is a number of cards; without one the croupier cuts, and the seed says where:
 * below(N - 1) + 1 of the N cards, drawn after the shuffle.
 * @param {ShoeRule} rule
 * @param {string} seed
 * @param {number | null} [playersCut]
 * @returns {Shoe}
 */
export function openedShoe(rule, seed, playersCut = null) {
  const generator = generatorOf(seed);
  const order = shuffled(wholeDecks(rule.decks), generator);
  /** @type {Cut} */
  const cut =
    playersCut === null
      ? { by: "croupier", cards: generator.below(order.length - 1) + 1 }
      : { by: "player", cards: playersCut };
  const cards = [...order.slice(cut.cards), ...order.slice(0, cut.cards)];
  const burn = burned(rule, cards);
  const gone = burn.shown === null ? 0 : 1 + burn.cards;
  return { seed, rule, cut, burn, cards, gone, over: false };
}

/**
 * What is burned: the first card is shown, and as many as its value are burned unseen.
 * @param {ShoeRule} rule
 * @param {readonly string[]} cards
 * @returns {Burn}
 */
function burned(rule, cards) {
  if (rule.burn !== FIRST_CARD_VALUE) return { shown: null, cards: 0 };
  return { shown: cards[0], cards: valueOf(cards[0]) || rule.ten_valued };
}

/**
 * How many cards are gone when the cut card comes out.
 * @param {ShoeRule} rule
 */
export function cutAt(rule) {
  return rule.decks * CARDS_IN_DECK - rule.cards_behind;
}

/**
 * The most cards behind the cut card with which a coup is dealt before it, whatever is burned.
 * @param {Pick<ShoeRule, "decks" | "burn" | "ten_valued">} rule
 */
export function mostCardsBehind(rule) {
  const burn = rule.burn === FIRST_CARD_VALUE ? 1 + Math.max(TOTALS - 1, rule.ten_valued) : 0;
  return rule.decks * CARDS_IN_DECK - burn - MOST_CARDS_IN_COUP;
}

/**
 * Whether a coup is the last, by the cards gone before it and those that it draws.
 *
 * A coup of which the cut card is the first card is the last; one in which it comes out is the
 * last by CURRENT_IS_LAST, and by ONE_MORE there is one more. None begins with fewer than six cards.
 * @param {ShoeRule} rule
 * @param {number} gone
 * @param {number} drawn
 */
export function isLast(rule, gone, drawn) {
  const left = rule.decks * CARDS_IN_DECK - gone - drawn;
  if (gone >= cutAt(rule) || left < MOST_CARDS_IN_COUP) return true;
  return rule.end === CURRENT_IS_LAST && gone + drawn > cutAt(rule);
}

/**
 * The next coup of a shoe by a table of play, and the shoe after it.
 * @param {Shoe} shoe
 * @param {Tableau} tableau
 * @returns {{ coup: Coup, shoe: Shoe }}
 */
export function dealtCoup(shoe, tableau) {
  if (shoe.over) throw new Error("the last coup of this shoe has been dealt");
  const hands = played(tableau, shoe.cards.slice(shoe.gone, shoe.gone + MOST_CARDS_IN_COUP));
  const drawn = hands.player.length + hands.banker.length;
  const last = isLast(shoe.rule, shoe.gone, drawn);
  const coup = { ...hands, gone: shoe.gone, drawn, last };
  return { coup, shoe: { ...shoe, gone: shoe.gone + drawn, over: last } };
}

/**
 * A coup played from the next six cards: Player, Banker, Player, Banker, and then by the table.
 * @param {Tableau} tableau
 * @param {readonly string[]} six
 * @returns {Hands}
 */
export function played(tableau, six) {
  const rest = six.slice(4);
  const player = [six[0], six[2]];
  const banker = [six[1], six[3]];
  const initial = [totalOf(player), totalOf(banker)];
  const naturals = [tableau.player[initial[0]] === "N", tableau.banker[initial[1]][STOOD] === "N"];
  if (!naturals[0] && !naturals[1]) {
    if (tableau.player[initial[0]] === "D") player.push(/** @type {string} */ (rest.shift()));
    const third = player.length === 3 ? valueOf(player[2]) : STOOD;
    if (tableau.banker[initial[1]][third] === "D") {
      banker.push(/** @type {string} */ (rest.shift()));
    }
  }
  return { player, banker, initial, totals: [totalOf(player), totalOf(banker)], naturals };
}
