"""How shoes of whole decks run: where each coup begins, what is unseen then, and who wins it.

All shoes of a batch are dealt side by side, one coup of each at a time, in whole numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from combinat.cards import BY_VALUE, TOTALS, value_of
from combinat.coups import CARDS_SEEN, FEWEST_CARDS, Array
from combinat.rules.tableau import STOOD, Tableau
from combinat.shoe import Shoe
from combinat.studies.shoe_rules import ShoeRule

BITS_OF_VALUE = (TOTALS - 1).bit_length()


@dataclass(frozen=True, eq=False)
class Coups:
    """Coups, one row each, shoe after shoe and in the order in which they were dealt.

    `shoe` is the place of its shoe in the batch and `number` how many coups came before it there;
    `gone` counts the cards gone when it began and `drawn` those it drew; `unseen[c, v]` counts
    the cards of value v that nobody had seen when it began, burned ones among them.
    `player` and `banker` are the final totals.
    """

    shoe: Array
    number: Array
    gone: Array
    drawn: Array
    unseen: Array
    player: Array
    banker: Array

    def __len__(self) -> int:
        return len(self.shoe)


@dataclass(frozen=True, eq=False)
class _Hands:
    drawn: Array
    player: Array
    banker: Array


def shuffled(decks: int, shoes: int, *, seed: int, batch: int) -> Array:
    """Return the values of the cards of shuffled shoes, a row a shoe, in the order of dealing.

    Each card gets 60 random bits and the cards are sorted by them, equal ones by value; among
    the cards of eight decks that happens in fewer than one shoe of 10^13.  The bits are the raw
    output of PCG64, seeded by `seed` and the number of the batch, and numpy promises that it
    never changes; the first shoes of a batch are the same however many are dealt.
    """
    cards = np.repeat(np.arange(TOTALS, dtype=np.uint64), Shoe.of_decks(decks).counts(BY_VALUE))
    bits = np.random.PCG64(np.random.SeedSequence(seed, spawn_key=(batch,)))
    low = np.uint64((1 << BITS_OF_VALUE) - 1)
    keys = bits.random_raw(shoes * len(cards)).reshape(shoes, len(cards))
    keys = np.sort(keys & ~low | cards, axis=1)
    return (keys & low).astype(np.int64)


def dealt(tableau: Tableau, rule: ShoeRule, cards: Array) -> Coups:
    """Return every coup of shoes whose cards are given by value, a row a shoe.

    The first card is shown where the rule burns; it is seen, the burned ones are not.
    """
    gone, unseen = _begun(rule, cards)
    last_of_all = _ends(rule)
    going = np.arange(len(cards))
    played: list[Coups] = []
    while len(going):
        start, before = gone[going], unseen[going]
        six = cards[going[:, None], start[:, None] + np.arange(CARDS_SEEN)]
        hands = _played(tableau, six)
        number = np.full(len(going), len(played))
        played.append(Coups(going, number, start, hands.drawn, before, hands.player, hands.banker))
        for place in range(CARDS_SEEN):
            unseen[going, six[:, place]] -= place < hands.drawn
        gone[going] += hands.drawn
        going = going[~last_of_all[start, hands.drawn]]
    return _by_shoe(played)


def fewest_coups(rule: ShoeRule) -> int:
    """Return how many coups every shoe has: those of the largest burn, six cards drawn to each.

    A coup begun later is as likely to be the last, or likelier, so no shoe has fewer.
    """
    gone, coups = rule.most_gone_first, 1
    while not rule.is_last(gone, CARDS_SEEN):
        gone, coups = gone + CARDS_SEEN, coups + 1
    return coups


def most_coups(rule: ShoeRule) -> int:
    """Return a number of coups that no shoe exceeds."""
    return rule.cards // FEWEST_CARDS


def _begun(rule: ShoeRule, cards: Array) -> tuple[Array, Array]:
    """Return how many cards are gone before the first coup, and those that are unseen then."""
    whole = np.array(Shoe.of_decks(rule.decks).counts(BY_VALUE))
    unseen = np.tile(whole, (len(cards), 1))
    burned = {value_of(rank): count for rank, count in rule.burned().items()}
    if not burned:
        return np.zeros(len(cards), dtype=np.int64), unseen
    shown = cards[:, 0]
    unseen[np.arange(len(cards)), shown] -= 1
    return 1 + np.array([burned[value] for value in range(TOTALS)])[shown], unseen


@lru_cache(maxsize=8)
def _ends(rule: ShoeRule) -> Array:
    """Return whether a coup is the last, by the cards gone before it and those it draws."""
    rows = range(rule.cards + 1)
    return np.array([[rule.is_last(g, drawn) for drawn in range(CARDS_SEEN + 1)] for g in rows])


@lru_cache(maxsize=8)
def _decisions(tableau: Tableau) -> tuple[Array, Array, Array]:
    """Return who has a natural by both totals, when the Player draws, and when the Banker does."""
    totals = range(TOTALS)
    natural = [
        [tableau.player_is_natural(p) or tableau.banker_is_natural(b) for b in totals]
        for p in totals
    ]
    banker = [
        [tableau.banker_draws(b, None if c == STOOD else c) for c in range(STOOD + 1)]
        for b in totals
    ]
    player = [tableau.player_draws(total) for total in totals]
    return np.array(natural), np.array(player), np.array(banker)


def _played(tableau: Tableau, six: Array) -> _Hands:
    """Play coups, each from the next six cards of its shoe: Player first, cards in turn."""
    natural, player_draws, banker_draws = _decisions(tableau)
    player, banker = (six[:, 0] + six[:, 2]) % TOTALS, (six[:, 1] + six[:, 3]) % TOTALS
    goes_on = ~natural[player, banker]
    one = goes_on & player_draws[player]
    third = np.where(one, six[:, 4], STOOD)
    two = goes_on & banker_draws[banker, third]
    rows = np.arange(len(six))
    last = six[rows, FEWEST_CARDS + one]
    return _Hands(
        FEWEST_CARDS + one + two,
        (player + np.where(one, six[:, 4], 0)) % TOTALS,
        (banker + np.where(two, last, 0)) % TOTALS,
    )


def _by_shoe(played: list[Coups]) -> Coups:
    """Put the coups of each shoe together."""
    order = np.argsort(np.concatenate([coups.shoe for coups in played]), kind="stable")
    columns = Coups.__dataclass_fields__
    return Coups(
        *(np.concatenate([getattr(coups, name) for coups in played])[order] for name in columns)
    )
