"""In how many ways six cards take so many of each tag, for each event that a wager pays on.

What a draw path takes of one class it takes from that class alone, so its ways by tag are a product
of polynomials, one a class: a coefficient for each way to take so many cards of each tag.  Where
suits matter a card is one of some allowed suits, and the most restricted is picked first, as in
`combinat.suits`: of a class, a tag and some suits as many are left as there were, less those that
cards before it took from within.

Paths with the same polynomials are added up before any is multiplied; then a class is multiplied
in at a time, and what has come to be alike is added up again.  In 64 bits a sum may run over on
the way: nothing but sums and products of whole numbers is taken, so that what fits in the end is
right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain as chained
from math import perm

import numpy as np

from combinat.cards import SUITS, Partition
from combinat.closed_form import BASE, Chain, Term, closed_form, multisets
from combinat.coups import CARDS_SEEN, FEWEST_CARDS, LARGEST_64, Array, Integers
from combinat.deal import NOT_DRAWN
from combinat.rules.tableau import Tableau
from combinat.suits import ANY, Restriction, SuitSet, suit_columns, suited_events

Stock = tuple[tuple[int, int], ...]
"""The cards of one class: of each suit the place of its tag and how many there are."""

Picks = tuple[SuitSet, ...]
"""The suits that each card picked from one class may have, the most restricted first."""

Polynomial = dict[int, int]
"""Ordered ways by how many cards of each tag are taken, as digits to the base seven."""

PLACE_BITS = 1 << np.arange(CARDS_SEEN)
"""The bit of each place of a path, where places stand as one number."""

ANY_SUITS: tuple[Picks, ...] = tuple((ANY,) * picked for picked in range(BASE))


@dataclass(frozen=True, eq=False)
class Products:
    """Products of polynomials, one a row, and how often each counts for each event.

    `classes[r]` and `picks[r]` name up to six factors: a class, and by its place in `choices` what
    is picked from it.  Place 0 is that nothing is picked.
    """

    choices: Sequence[Picks]
    classes: Array
    picks: Array
    weights: Array


@dataclass(frozen=True, eq=False)
class TaggedCards:
    """The cards of a shoe as a count sees them: a stock a class, and how many tags differ."""

    stocks: tuple[Stock, ...]
    tags: int

    @cached_property
    def left(self) -> tuple[int, ...]:
        """How many cards bear each tag."""
        left: Counter[int] = Counter()
        for tag, number in chained.from_iterable(self.stocks):
            left[tag] += number
        return tuple(left[tag] for tag in range(self.tags))

    @cached_property
    def takes(self) -> Integers:
        """Every way to take none to six cards, by how many of each tag, in the order of `keys`."""
        takes = multisets(self.tags + 1, CARDS_SEEN)[:, : self.tags].astype(np.int64)
        return takes[np.argsort(takes @ BASE ** np.arange(self.tags))]

    @cached_property
    def keys(self) -> Integers:
        """Each way to take cards as one number, its digits to the base seven."""
        keys: Integers = self.takes @ BASE ** np.arange(self.tags)
        return keys

    @cached_property
    def kind(self) -> type[np.generic]:
        """What holds the ways of six cards."""
        return np.int64 if perm(sum(self.left), CARDS_SEEN) <= LARGEST_64 else np.object_

    def multiplied(self, products: Products) -> Array:
        """Return the sum of products: for each way to take cards and each event its ways.

        What is still to be multiplied in stands as digits, a factor each: 13 classes of 64 choices
        at most, so that five of them and what has been taken fit 64 bits.
        """
        kinds = list(dict.fromkeys(self.stocks))
        kind_of_class = np.array([kinds.index(stock) for stock in self.stocks])
        factors = [(stock, picks) for stock in kinds for picks in products.choices]
        named = kind_of_class[products.classes] * len(products.choices) + products.picks
        rows = np.sort(np.where(products.picks, named, 0), axis=1)
        places = len(factors) ** np.arange(CARDS_SEEN, dtype=np.int64)
        rest, values = _added_up(rows @ places, products.weights.astype(self.kind))
        taken = np.zeros(len(rest), dtype=np.int64)
        for _ in range(CARDS_SEEN):
            rest, factor = np.divmod(rest, len(factors))
            row, more, ways = self._expanded(factor, factors)
            taken = np.searchsorted(self.keys, self.keys[taken[row]] + more)
            values = values[row] * ways[:, np.newaxis]
            alike, values = _added_up(rest[row] * len(self.keys) + taken, values)
            rest, taken = np.divmod(alike, len(self.keys))
        found = np.zeros((len(self.keys), values.shape[1]), dtype=self.kind)
        found[taken] = values
        return found

    def _expanded(
        self, factor: Integers, factors: Sequence[tuple[Stock, Picks]]
    ) -> tuple[Integers, Integers, Array]:
        """Return each term of the factor of each row: its row, its key and its ways."""
        present, which = np.unique(factor, return_inverse=True)
        terms = [_picked(*factors[place]) for place in present]
        lengths = np.array([len(one) for one in terms])
        row = np.repeat(np.arange(len(factor)), lengths[which])
        starts = np.cumsum(lengths) - lengths
        before = np.cumsum(lengths[which]) - lengths[which]
        term = np.arange(len(row)) - before[row] + starts[which][row]
        keys = np.array(list(chained.from_iterable(terms)), dtype=np.int64)
        ways = np.array([n for one in terms for n in one.values()], dtype=self.kind)
        return row, keys[term], ways[term]

    def completed(self, ways: Array) -> Array:
        """Deal on to six cards: each card more is any of those left, by its tag."""
        cards = self.takes.sum(axis=1)
        for size in range(FEWEST_CARDS, CARDS_SEEN):
            here = np.flatnonzero(cards == size)
            for tag, left in enumerate(self.left):
                there = np.searchsorted(self.keys, self.keys[here] + BASE**tag)
                unseen = (left - self.takes[here, tag]).astype(self.kind)
                ways[there] += ways[here] * unseen[:, np.newaxis]
        found: Array = ways[cards == CARDS_SEEN]
        return found


def ways_by_takes(
    tableau: Tableau, partition: Partition, chain: Chain, cards: TaggedCards
) -> tuple[Integers, Array]:
    """Return every way to take six cards, by how many of each tag, and the ways of each event.

    The whole coup comes first, then each event of the chain.
    """
    plain = closed_form(tableau, partition, (chain,))
    first, *others = (cards.multiplied(_of_term(term)) for term in plain.terms)
    ways = sum(others, start=first)
    if suit_columns(chain):
        for restriction in suited_events(tableau, partition, chain).restrictions:
            ways[:, 1:] += cards.multiplied(_of_restriction(restriction))
    return cards.takes[cards.takes.sum(axis=1) == CARDS_SEEN], cards.completed(ways)


def _of_term(term: Term) -> Products:
    """Return the products of a term of a closed form: so many cards of each class, of any suit."""
    classes = np.argsort(-term.multisets, axis=1, kind="stable")[:, :CARDS_SEEN]
    picks = np.take_along_axis(term.multisets, classes, axis=1)
    return Products(ANY_SUITS, classes, picks, term.coefficients)


def _of_restriction(restriction: Restriction) -> Products:
    """Return the products of restricted paths: a factor where a path first draws of a class."""
    cards = restriction.cards
    held = [_picks(restriction, places) for places in range(1 << CARDS_SEEN)]
    choices = list(dict.fromkeys(held))
    choice = np.array([choices.index(picks) for picks in held])
    picks = np.zeros(cards.shape, dtype=np.int64)
    for place in range(CARDS_SEEN):
        same = cards == cards[:, place, np.newaxis]
        first = ~same[:, :place].any(axis=1) & (cards[:, place] != NOT_DRAWN)
        picks[:, place] = np.where(first, choice[same @ PLACE_BITS], 0)
    weights = restriction.signs * restriction.orders[:, np.newaxis].astype(np.int64)
    return Products(choices, cards, picks, weights)


def _picks(restriction: Restriction, places: int) -> Picks:
    """Return the suits of the cards at places that stand as bits in a number."""
    suits = [suits for place, suits in enumerate(restriction.allowed) if places >> place & 1]
    return tuple(sorted(suits, key=lambda one: (len(one), *sorted(one))))


@lru_cache(maxsize=4096)
def _picked(stock: Stock, picks: Picks) -> Polynomial:
    """Return in how many orders so many cards of each tag are picked from one class.

    What has been taken of each tag from within each of the allowed suits decides what is left.
    """
    found: Counter[frozenset[tuple[tuple[SuitSet, int], int]]] = Counter({frozenset(): 1})
    for suits in picks:
        after = type(found)()
        for taken, ways in found.items():
            for tag, number in _within(stock, suits).items():
                gone = sum(n for (part, of), n in taken if of == tag and part <= suits)
                now = Counter(dict(taken)) + Counter({(suits, tag): 1})
                after[frozenset(now.items())] += ways * (number - gone)
        found = after
    polynomial: Counter[int] = Counter()
    for taken, ways in found.items():
        polynomial[sum(n * BASE**tag for (_, tag), n in taken)] += ways
    return dict(polynomial)


def _within(stock: Stock, suits: SuitSet) -> Counter[int]:
    """Return how many cards of a class there are within some suits, by the place of their tag."""
    found: Counter[int] = Counter()
    for suit, (tag, number) in zip(SUITS, stock, strict=True):
        if suit in suits:
            found[tag] += number
    return found


def _added_up(keys: Integers, values: Array) -> tuple[Integers, Array]:
    """Add up the rows of a key."""
    order = np.argsort(keys, kind="stable")
    sorted_ = keys[order]
    starts = np.flatnonzero(np.append(True, sorted_[1:] != sorted_[:-1]))
    return sorted_[starts], np.add.reduceat(values[order], starts, axis=0)
