"""An event's ways as a polynomial in the card counts, whatever the shoe.

Group an event's coups by the multiset m of the classes of the cards they draw.  The ways of k such
cards are the falling powers n(n-1)…(n-m+1) of what is left of each class, so

    ways(n) = Σ_k (N-k)…(N-5) · Σ_m c(m) · Π_v n_v (n_v - 1) … (n_v - m_v + 1)

with integers c(m) that do not depend on the shoe.  Lifted to six cards, it is one polynomial of
degree six over 5,005 multisets of point values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import perm

import numpy as np
import numpy.typing as npt

from combinat.cards import Partition
from combinat.coups import (
    CARDS_SEEN,
    FEWEST_CARDS,
    LARGEST_64,
    Array,
    Integers,
    coup_table,
)
from combinat.rules.condition import Condition
from combinat.rules.tableau import Tableau
from combinat.shoe import Shoe

Chain = tuple[Condition, ...]
"""Events tried in order, as the lines of a wager are: each takes what those before it left."""

BASE = CARDS_SEEN + 1


@dataclass(frozen=True, eq=False)
class Term:
    """The coups that draw `degree` cards.

    `multisets[m, v]` is how many cards of class v the m-th multiset holds, and
    `coefficients[m, e]` in how many orders it falls as event e.
    """

    degree: int
    multisets: npt.NDArray[np.int8]
    coefficients: Integers


@dataclass(frozen=True, eq=False)
class ClosedForm:
    """The polynomials of several events over one partition.

    The first column of coefficients is the whole coup, completed in whatever way; then come the
    events of each chain in turn.
    """

    partition: Partition
    chains: tuple[Chain, ...]
    terms: tuple[Term, ...]

    def ways(self, shoe: Shoe) -> list[int]:
        """Return the ways of a completed coup and then of each event, exactly.

        Raises UnknownCards where the partition sees more than is known of the shoe.
        """
        return self.ways_of_counts(shoe.counts(self.partition))

    def ways_of_counts(self, counts: Sequence[int]) -> list[int]:
        """Return the ways where so many cards of each class are left."""
        cards = sum(counts)
        powers = _falling_powers(counts, exact=perm(cards, CARDS_SEEN) > LARGEST_64)
        total = [0] * self.terms[0].coefficients.shape[1]
        for term in self.terms:
            unseen = perm(max(cards - term.degree, 0), _unseen(cards, term.degree))
            columns = np.arange(len(counts))
            products = np.multiply.reduce(powers[columns, term.multisets], axis=1)
            for event, ways in enumerate(products @ term.coefficients):
                total[event] += unseen * int(ways)
        return total

    def first_differences(self, counts: Sequence[int]) -> dict[int, list[int]]:
        """Return, for each class of which a card is left, what its going adds to the ways.

        Weighed by the cards left they add to -6 times the ways: of six cards and one that is not
        among them, the seventh can be any of those left.
        """
        here = self.ways_of_counts(counts)
        return {
            gone: [after - before for after, before in zip(there, here, strict=True)]
            for gone, there in self._without_one(counts).items()
        }

    def second_differences(self, counts: Sequence[int]) -> dict[tuple[int, int], list[int]]:
        """Return, for each two cards that are left, how far the effect of both is from the sum.

        ways(n - v - w) - ways(n - v) - ways(n - w) + ways(n), for classes v ≤ w.
        """
        here, one = self.ways_of_counts(counts), self._without_one(counts)
        found = {}
        for first in one:
            fewer = [count - (class_ == first) for class_, count in enumerate(counts)]
            for second, both in self._without_one(fewer).items():
                if first <= second:
                    parts = zip(both, one[first], one[second], here, strict=True)
                    found[first, second] = [two - a - b + none for two, a, b, none in parts]
        return found

    def _without_one(self, counts: Sequence[int]) -> dict[int, list[int]]:
        """Return the ways without one card of each class of which one is left."""
        return {
            gone: self.ways_of_counts([n - (class_ == gone) for class_, n in enumerate(counts)])
            for gone, left in enumerate(counts)
            if left
        }

    def ways_of_infinite_decks(self) -> list[int]:
        """Return the ways of a completed coup and of each event, of 13^6 sequences of ranks.

        This is the limit of the probabilities as the number of decks grows.
        """
        (term,) = self.lifted().terms
        ranks = np.array(self.partition.ranks_per_class, dtype=np.int64)
        sequences = np.multiply.reduce(ranks**term.multisets, axis=1)
        return [int(ways) for ways in sequences @ term.coefficients]

    def lifted(self) -> ClosedForm:
        """Return the same polynomials with every coup completed to six cards: one term.

        It agrees with this one on every shoe of six cards or more.
        """
        classes = len(self.partition)
        lifted = self.terms[0].coefficients
        for before, term in zip(self.terms, self.terms[1:], strict=False):
            lifted = _one_card_more(classes, before.degree, lifted) + term.coefficients
        top = multisets(classes, CARDS_SEEN)
        return ClosedForm(self.partition, self.chains, (Term(CARDS_SEEN, top, lifted),))


def _unseen(cards: int, degree: int) -> int:
    """Return how many of the six places are still to be filled, as far as there are cards."""
    return max(min(cards, CARDS_SEEN) - degree, 0)


def _falling_powers(counts: Sequence[int], *, exact: bool) -> Array:
    """Return n(n-1)…(n-k+1) for each count n and k from 0 to 6; Python integers where exact."""
    powers = [[perm(count, taken) for taken in range(BASE)] for count in counts]
    return np.array(powers, dtype=object) if exact else np.array(powers, dtype=np.int64)


@cache
def multisets(classes: int, size: int) -> npt.NDArray[np.int8]:
    """Return every multiset of `size` cards over so many classes, in the order of their keys."""
    chosen = np.array(list(combinations_with_replacement(range(classes), size)), dtype=np.int64)
    counted = np.zeros((len(chosen), classes), dtype=np.int8)
    for place in range(size):
        counted[np.arange(len(chosen)), chosen[:, place]] += 1
    return counted[np.argsort(_keys(counted))]


def _keys(counted: npt.NDArray[np.integer]) -> Integers:
    """Return a number for each multiset: its counts as digits to the base seven."""
    keys: Integers = counted.astype(np.int64) @ BASE ** np.arange(counted.shape[1])
    return keys


@cache
def _sorted_keys(classes: int, size: int) -> Integers:
    return _keys(multisets(classes, size))


def _one_card_more(classes: int, size: int, coefficients: Integers) -> Integers:
    """Return the coefficients when one card of any class is dealt on top."""
    keys = _sorted_keys(classes, size)
    larger = _sorted_keys(classes, size + 1)
    lifted = np.zeros((len(larger), coefficients.shape[1]), dtype=np.int64)
    for class_ in range(classes):
        lifted[np.searchsorted(larger, keys + BASE**class_)] += coefficients
    return lifted


@lru_cache(maxsize=256)
def closed_form(tableau: Tableau, partition: Partition, chains: tuple[Chain, ...]) -> ClosedForm:
    """Return the polynomials of chains of events under a table of play.

    >>> from combinat.cards import BY_VALUE
    >>> from combinat.rules.condition import parse
    >>> from combinat.rules.game import standard_tableau
    >>> tie = (parse("player_total = banker_total"),)
    >>> form = closed_form(standard_tableau(), BY_VALUE, (tie,))
    >>> form.ways(Shoe.of_decks(8))
    [4998398275503360, 475627426473216]
    """
    table = coup_table(tableau, partition)
    places = [_Places(table.taken(chain), len(chain)) for chain in chains]
    terms = tuple(
        _term(_drawing(tableau, partition, degree), places)
        for degree in range(FEWEST_CARDS, CARDS_SEEN + 1)
    )
    return ClosedForm(partition, chains, terms)


@dataclass(frozen=True)
class _Places:
    """For each path, which event of a chain it falls to, and how many events there are."""

    taken: Integers
    events: int


@dataclass(frozen=True, eq=False)
class _Drawing:
    """The paths that draw so many cards: their rows, their multisets, and their orders."""

    degree: int
    rows: Integers
    index: Integers
    orders: npt.NDArray[np.int8]
    multisets: npt.NDArray[np.int8]


@lru_cache(maxsize=64)
def _drawing(tableau: Tableau, partition: Partition, degree: int) -> _Drawing:
    table = coup_table(tableau, partition)
    classes = len(partition)
    rows = np.flatnonzero(table.drawn == degree)
    digits = np.append(BASE ** np.arange(classes), 0)
    keys = digits[table.paths.cards[rows]].sum(axis=1)
    index = np.searchsorted(_sorted_keys(classes, degree), keys)
    return _Drawing(degree, rows, index, table.paths.orders[rows], multisets(classes, degree))


def _term(drawing: _Drawing, places: Sequence[_Places]) -> Term:
    """Count the orders of each multiset of so many cards, in all and by event."""
    size = len(drawing.multisets)
    columns = [_counted(drawing.index, drawing.orders, size)]
    for place in places:
        kinds = place.events + 1
        index = drawing.index * kinds + place.taken[drawing.rows]
        by_event = _counted(index, drawing.orders, size * kinds)
        columns.append(by_event.reshape(size, -1)[:, : place.events])
    stacked = np.concatenate([column.reshape(size, -1) for column in columns], axis=1)
    return Term(drawing.degree, drawing.multisets, stacked)


def _counted(index: Integers, orders: npt.NDArray[np.int8], size: int) -> Integers:
    """Add up orders by index; at most 13^6 in all, so the floats of bincount are exact."""
    return np.bincount(index, weights=orders, minlength=size).astype(np.int64)
