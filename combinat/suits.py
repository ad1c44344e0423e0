"""Wagers that see suits, exactly, for any shoe, without telling 52 cards apart.

A suit column says that a set of cards shows a pattern, and a pattern is a disjoint union of
"every card of this set is of these suits": one suit is all spades, or all hearts, and so on.
Several such requirements together allow each card of a draw path a set of suits, and the sets
that occur are nested or disjoint.  The ways to choose the cards are then a product again: take
the most restricted card first, and for each the cards of its class within its suits, less those
that cards before it took from within them.

By inclusion and exclusion over the columns a wager names, that splits each path's ways into those
of every combination of true and false.  What depends on the table of play and the wager alone is
worked out once; a shoe then costs one product for each path and each way to restrict it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

import numpy as np

from combinat.cards import SUIT_SETS, SUITS, Partition
from combinat.closed_form import Chain, closed_form
from combinat.coups import (
    CARDS_SEEN,
    FEWEST_CARDS,
    LARGEST_64,
    Array,
    CoupTable,
    columns_of,
    coup_table,
    total_ways,
)
from combinat.deal import NOT_DRAWN, PLACES
from combinat.rules.columns import CARD_SETS, COLUMNS
from combinat.rules.tableau import Tableau
from combinat.shoe import Shoe

SuitSet = frozenset[str]
Allowed = tuple[SuitSet, ...]
"""The suits that each card of a path may have, in the order of PLACES."""

ANY = SUIT_SETS["any"]

PLACES_OF_SET: dict[str, frozenset[str]] = {
    "all": frozenset(PLACES),
    "initial": frozenset(PLACES[:FEWEST_CARDS]),
    "player": frozenset(place for place in PLACES if place.startswith("player")),
    "banker": frozenset(place for place in PLACES if place.startswith("banker")),
    "player_initial": frozenset(("player_1", "player_2")),
    "banker_initial": frozenset(("banker_1", "banker_2")),
}
"""Which cards each set of the vocabulary holds."""

ALTERNATIVES: dict[str, tuple[str, ...]] = {
    "one_suit": ("spades", "hearts", "diamonds", "clubs"),
    "one_colour": ("red", "black"),
}
"""The suit sets of which a pattern is the disjoint union; any other pattern is one itself."""


@dataclass(frozen=True, eq=False)
class Restriction:
    """One way to restrict the suits of each card, and the paths for which it matters.

    `cards[r, p]` is the class of the p-th card of row r, `taken[r, p]` how many cards before it,
    the most restricted first, are of its class and within its suits.  `orders` are those of the
    path, `drawn` its number of cards, and `signs[r, e]` how often the row counts for event e.
    """

    allowed: Allowed
    cards: Array
    taken: Array
    orders: Array
    drawn: Array
    signs: Array

    def factors(self, counts: Array, cards: int, kind: type[np.generic]) -> list[Array]:
        """Return what the ways of each path are a product of, beside its orders.

        `counts` are those of the classes by suit in a shoe of so many cards, and `kind` is a type
        that holds its total.
        """
        found = [
            _left(counts, suits, kind)[held] - taken
            for suits, held, taken in zip(self.allowed, self.cards.T, self.taken.T, strict=True)
        ]
        for place in range(FEWEST_CARDS, CARDS_SEEN):
            unseen = max(cards - place, 1)
            found.append(np.where(self.drawn <= place, unseen, 1).astype(kind))
        return found


@dataclass(frozen=True, eq=False)
class SuitedEvents:
    """A chain of events that sees suits, ready for any shoe.

    The closed form of the chain has the ways of each event as if every suit column were false;
    the restrictions add what their truth changes.
    """

    tableau: Tableau
    partition: Partition
    chain: Chain
    restrictions: tuple[Restriction, ...]

    def ways(self, shoe: Shoe) -> list[int]:
        """Return the ways of a completed coup and then of each event, exactly.

        Raises UnknownCards where the suit of a card of the shoe is not known.
        """
        found = closed_form(self.tableau, self.partition, (self.chain,)).ways(shoe)
        counts = np.array(shoe.counts_by_suit(self.partition), dtype=object)
        largest = total_ways(shoe) << len(suit_columns(self.chain))
        kind = np.int64 if largest <= LARGEST_64 else np.object_
        for restricted in self.restrictions:
            _add(found, restricted, restricted.factors(counts, shoe.cards, kind))
        return found

    def ways_of_infinite_decks(self) -> list[int]:
        """Return the ways of a completed coup and of each event, of 52^6 sequences of cards."""
        plain = closed_form(self.tableau, self.partition, (self.chain,)).ways_of_infinite_decks()
        found = [ways * len(SUITS) ** CARDS_SEEN for ways in plain]
        ranks = np.array(self.partition.ranks_per_class, dtype=np.int64)
        deck = int(ranks.sum()) * len(SUITS)
        for restricted in self.restrictions:
            factors = []
            for suits, cards in zip(restricted.allowed, restricted.cards.T, strict=True):
                weights = np.append(ranks * len(suits), deck)
                factors.append(weights[cards])
            _add(found, restricted, factors)
        return found


def _left(counts: Array, suits: SuitSet, kind: type[np.generic]) -> Array:
    """Return how many cards of each class are left within some suits, and 1 for no card."""
    columns = [SUITS.index(suit) for suit in sorted(suits)]
    return np.append(counts[:, columns].sum(axis=1), 1).astype(kind)


def _add(found: list[int], restricted: Restriction, factors: Sequence[Array]) -> None:
    """Add the signed ways of a restriction to those of each event."""
    ways = restricted.orders.astype(factors[0].dtype)
    for factor in factors:
        ways = ways * factor
    for event, signed in enumerate(ways @ restricted.signs.astype(ways.dtype), start=1):
        found[event] += int(signed)


@lru_cache(maxsize=256)
def suited_events(tableau: Tableau, partition: Partition, chain: Chain) -> SuitedEvents:
    """Work out once what the suit columns of a chain change, whatever the shoe."""
    table = coup_table(tableau, partition)
    columns = suit_columns(chain)
    taken = {true: table.taken(chain, true) for true in subsets(columns)}
    matters = np.flatnonzero(
        np.logical_or.reduce([t != taken[frozenset()] for t in taken.values()])
    )
    signs: dict[Allowed, Array] = {}
    for true, change in _changes({t: rows[matters] for t, rows in taken.items()}, len(chain)):
        for allowed in ways_to_hold(true):
            signs[allowed] = signs[allowed] + change if allowed in signs else change
    restrictions = tuple(
        restriction(table, matters, allowed, sign) for allowed, sign in signs.items()
    )
    return SuitedEvents(
        tableau, partition, chain, tuple(one for one in restrictions if len(one.cards))
    )


def suit_columns(chain: Chain) -> list[str]:
    """Return the columns of a chain that see suits."""
    return [name for name in columns_of(chain) if COLUMNS[name].sees == "suits"]


def subsets(names: Sequence[str]) -> Iterator[frozenset[str]]:
    """Yield every set of some names, the empty one first."""
    for size in range(len(names) + 1):
        yield from map(frozenset, combinations(names, size))


def _changes(
    taken: dict[frozenset[str], Array], events: int
) -> Iterator[tuple[frozenset[str], Array]]:
    """Yield for each set of columns the signed events that its holding adds to each path.

    `taken` is the event of each path where exactly some columns hold.  With N(K) the ways in
    which at least the columns K hold, the ways in which exactly T do are Σ over K ⊇ T of
    (-1)^|K-T| N(K), so N(K) counts for an event with Σ over T ⊆ K of (-1)^|K-T| [the event
    happens when T holds].
    """
    happens = {
        true: (event[:, None] == np.arange(events)).astype(np.int8) for true, event in taken.items()
    }
    for holding in happens:
        if holding:
            change = np.zeros_like(happens[holding])
            for true in subsets(sorted(holding)):
                change += (-1) ** len(holding - true) * happens[true]
            yield holding, change


def ways_to_hold(columns: frozenset[str]) -> Iterator[Allowed]:
    """Yield the allowed suits of each card, for each way in which all the columns hold."""
    alternatives = [cards_and_suits(name) for name in sorted(columns)]
    for chosen in product(*alternatives):
        allowed = tuple(
            frozenset.intersection(ANY, *(suits for places, suits in chosen if place in places))
            for place in PLACES
        )
        if all(allowed):
            yield allowed


def cards_and_suits(column: str) -> list[tuple[frozenset[str], SuitSet]]:
    """Return the cards that a suit column is about, with each set of suits that makes it true."""
    cards = max((name for name in CARD_SETS if column.startswith(f"{name}_")), key=len)
    pattern = column.removeprefix(f"{cards}_")
    names = ALTERNATIVES.get(pattern, (pattern,))
    return [(PLACES_OF_SET[cards], SUIT_SETS[name]) for name in names]


def restriction(table: CoupTable, paths: Array, allowed: Allowed, signs: Array) -> Restriction:
    """Keep the paths for which a restriction counts, and count what earlier cards take."""
    counted = signs.any(axis=1)
    rows, signs = paths[counted], signs[counted]
    cards = table.paths.cards[rows]
    order = sorted(range(CARDS_SEEN), key=lambda place: len(allowed[place]))
    taken = np.zeros_like(cards)
    for step, place in enumerate(order):
        drawn = cards[:, place] != NOT_DRAWN
        for before in order[:step]:
            if allowed[before] <= allowed[place]:
                taken[:, place] += drawn & (cards[:, place] == cards[:, before])
    return Restriction(allowed, cards, taken, table.paths.orders[rows], table.drawn[rows], signs)
