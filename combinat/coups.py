"""The coup table: one row a draw path, with the columns that conditions name, weighed by a shoe."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from math import perm
from typing import Any

import numpy as np
import numpy.typing as npt
import polars as pl

from combinat.cards import BY_RANK, BY_VALUE, TOTALS, Partition
from combinat.deal import NOT_DRAWN, PLACES, Paths, paths
from combinat.rules.columns import COLUMNS, HANDS
from combinat.rules.condition import Condition
from combinat.rules.tableau import Tableau
from combinat.shoe import Shoe

WAYS = "ways"
CARDS_SEEN = len(PLACES)
"""Ways are counted over ordered sequences of this many cards, drawn or not."""

FEWEST_CARDS = CARDS_SEEN - 2
"""A coup draws at least this many cards."""

LARGEST_64 = 2**63 - 1

Array = npt.NDArray[Any]
"""Whole numbers, in whatever type holds them."""

Integers = npt.NDArray[np.int64]
Truths = npt.NDArray[np.bool_]


def total_ways(shoe: Shoe) -> int:
    """Return N(N-1)…(N-5): the ordered sequences of the six cards that can be seen.

    A shoe of fewer cards than six counts the sequences of all its cards.

    >>> total_ways(Shoe.of_decks(8))
    4998398275503360
    """
    return perm(shoe.cards, min(shoe.cards, CARDS_SEEN))


def partition_for(columns: Iterable[str]) -> Partition:
    """Return the coarsest partition that tells apart what these columns see."""
    sees_ranks = any(COLUMNS[name].sees == "ranks" for name in columns)
    return BY_RANK if sees_ranks else BY_VALUE


def holds(condition: Condition) -> pl.Expr:
    """Return a condition as an expression over the coup table in which NULL counts as false."""
    return pl.sql_expr(condition.sql).fill_null(False)


def columns_of(events: Iterable[Condition]) -> list[str]:
    """Return the columns that events name, in order, and one where they name none."""
    return sorted(frozenset[str]().union(*(event.columns for event in events))) or ["cards"]


@lru_cache(maxsize=32)
def coup_table(tableau: Tableau, partition: Partition) -> CoupTable:
    """Return the coup table of a table of play over a partition."""
    return CoupTable(tableau, partition, paths(tableau, partition))


@dataclass(frozen=True)
class CoupTable:
    """All draw paths of a table of play, described by columns and weighed by shoes."""

    tableau: Tableau
    partition: Partition
    paths: Paths

    def described(self, columns: Sequence[str]) -> pl.DataFrame:
        """Return one row a path with the named columns, NULL where a card is not drawn."""
        known = self._columns
        for name in columns:
            if name not in known:
                known[name] = self._column(name)
        return pl.DataFrame([known[name] for name in columns])

    def ways(self, shoe: Shoe) -> pl.Series:
        """Return the ordered ways of each path: integers that re-add to `total_ways(shoe)`.

        For each card in turn, what is left of its class less earlier cards of that class; a path
        of four or five cards is multiplied up to six.  64-bit while the total fits, 128-bit
        beyond.  Raises UnknownCards where the partition sees more than is known of the shoe.
        """
        width = pl.Int64 if total_ways(shoe) <= LARGEST_64 else pl.Int128
        left = np.array([*shoe.counts(self.partition), 1], dtype=np.int64)
        factors = [
            left[cards] - before
            for cards, before in zip(self.paths.cards.T, self._earlier.T, strict=True)
        ]
        factors.append(self.paths.orders)
        for place in range(FEWEST_CARDS, CARDS_SEEN):
            unseen = max(shoe.cards - place, 1)
            factors.append(np.where(self.drawn <= place, unseen, 1))
        series = [pl.Series(WAYS, factor).cast(width) for factor in factors]
        return reduce(lambda product, factor: product * factor, series)

    def outcomes(self, shoe: Shoe, columns: Iterable[str]) -> pl.DataFrame:
        """Return the distinct rows of the named columns with their ways, in order."""
        names = sorted(columns) or ["cards"]
        weighed = self.described(names).with_columns(self.ways(shoe))
        return weighed.group_by(names).agg(pl.col(WAYS).sum()).sort(names)

    def taken(self, chain: Sequence[Condition], true: frozenset[str] = frozenset()) -> Integers:
        """Return for each path the first event of a chain that holds, or how many there are.

        A path does not know suits: of the columns that see them, those named `true` hold and the
        others do not.  Events that see nothing but values are judged once for each outcome.
        """
        first = pl.lit(len(chain))
        for place in reversed(range(len(chain))):
            first = pl.when(holds(chain[place])).then(place).otherwise(first)
        rows, outcome = self._judged(columns_of(chain), true)
        taken: Integers = rows.select(first.cast(pl.Int64)).to_series().to_numpy()[outcome]
        return taken

    def overlap(self, chain: Sequence[Condition], true: frozenset[str] = frozenset()) -> bool:
        """Say whether two events of a chain hold on one path, suits as in `taken`."""
        rows, _ = self._judged(columns_of(chain), true)
        together = reduce(lambda a, b: a + b, [holds(event).cast(pl.Int32) for event in chain])
        return bool(rows.select((together > 1).any()).item())

    def _judged(self, names: Sequence[str], true: frozenset[str]) -> tuple[pl.DataFrame, Integers]:
        """Return rows that tell the named columns apart, and the row of each path."""
        suits = [name for name in names if COLUMNS[name].sees == "suits"]
        others = [name for name in names if name not in suits] or ["cards"]
        table, outcome = self._judged_once(others)
        literals = [pl.lit(name in true).alias(name) for name in suits]
        return table.described(others).with_columns(literals), outcome

    def ways_of(self, shoe: Shoe, condition: Condition) -> int:
        """Return in how many ways an event can happen."""
        happened = self.outcomes(shoe, condition.columns).filter(holds(condition))
        return int(happened[WAYS].sum())

    def _judged_once(self, names: Iterable[str]) -> tuple[CoupTable, Integers]:
        """Return a table whose rows tell the named columns apart, and the row of each path."""
        if any(COLUMNS[name].sees != "values" for name in names):
            return self, np.arange(len(self.paths))
        return self.by_outcome

    @cached_property
    def _columns(self) -> dict[str, pl.Series]:
        """The columns that have been asked for, kept: they depend on no shoe."""
        return {}

    @cached_property
    def by_outcome(self) -> tuple[CoupTable, Integers]:
        """One path for each pair of initial totals and third cards, and the row of each path.

        These four settle every column that sees values.
        """
        code = self._initial("player") * TOTALS + self._initial("banker")
        for hand in HANDS:
            third = np.where(self._has_third(hand), self._values(f"{hand}_third") + 1, 0)
            code = code * (TOTALS + 1) + third
        present = np.flatnonzero(np.bincount(code))
        outcome = np.searchsorted(present, code)
        chosen = np.empty(len(present), dtype=np.int64)
        chosen[outcome] = np.arange(len(code))
        some = Paths(self.paths.cards[chosen], self.paths.orders[chosen])
        return CoupTable(self.tableau, self.partition, some), outcome

    @cached_property
    def drawn(self) -> Integers:
        """How many cards each path draws."""
        drawn: Integers = (self.paths.cards != NOT_DRAWN).sum(axis=1)
        return drawn

    @cached_property
    def _earlier(self) -> npt.NDArray[np.int8]:
        """For each card of each path, how many earlier cards of the path are of its class."""
        cards = self.paths.cards
        earlier = np.zeros_like(cards)
        for place in range(1, CARDS_SEEN):
            drawn = cards[:, place] != NOT_DRAWN
            for before in range(place):
                earlier[:, place] += drawn & (cards[:, place] == cards[:, before])
        return earlier

    def _column(self, name: str) -> pl.Series:
        hand, _, what = name.partition("_")
        if hand in HANDS:
            return pl.Series(name, _OF_HAND[what](self, hand))
        return pl.Series(name, self.drawn)

    def _values(self, place: str) -> Integers:
        """Return the point value of one card of each path, 0 where it is not drawn."""
        values = np.array([*self.partition.values, 0], dtype=np.int64)
        return values[self._card(place)]

    def _ranks(self, place: str) -> Integers:
        assert self.partition.ranks is not None, "a column that sees ranks needs them apart"
        ranks = np.array([*self.partition.ranks, 0], dtype=np.int64)
        return ranks[self._card(place)]

    def _card(self, place: str) -> npt.NDArray[np.int8]:
        return self.paths.cards[:, PLACES.index(place)]

    def _initial(self, hand: str) -> Integers:
        return (self._values(f"{hand}_1") + self._values(f"{hand}_2")) % TOTALS

    def _total(self, hand: str) -> Integers:
        return (self._initial(hand) + self._values(f"{hand}_third")) % TOTALS

    def _has_third(self, hand: str) -> Truths:
        drawn: Truths = self._card(f"{hand}_third") != NOT_DRAWN
        return drawn

    def _third(self, hand: str) -> pl.Series:
        return _null_unless(self._has_third(hand), self._values(f"{hand}_third"))

    def _third_rank(self, hand: str) -> pl.Series:
        return _null_unless(self._has_third(hand), self._ranks(f"{hand}_third"))

    def _hand_cards(self, hand: str) -> Integers:
        return 2 + self._has_third(hand).astype(np.int64)

    def _natural(self, hand: str) -> Truths:
        play = self.tableau
        is_natural = play.player_is_natural if hand == "player" else play.banker_is_natural
        return np.array([is_natural(total) for total in range(TOTALS)])[self._initial(hand)]

    def _low_rank(self, hand: str) -> Integers:
        return np.minimum(self._ranks(f"{hand}_1"), self._ranks(f"{hand}_2"))

    def _high_rank(self, hand: str) -> Integers:
        return np.maximum(self._ranks(f"{hand}_1"), self._ranks(f"{hand}_2"))

    def _pair(self, hand: str) -> Truths:
        alike: Truths = self._low_rank(hand) == self._high_rank(hand)
        return alike


def _null_unless(present: Truths, values: Integers) -> pl.Series:
    frame = pl.DataFrame({"present": present, "value": values})
    return frame.select(pl.when("present").then("value")).to_series()


_OF_HAND: dict[str, Callable[[CoupTable, str], pl.Series | npt.NDArray[np.generic]]] = {
    "total": CoupTable._total,
    "initial": CoupTable._initial,
    "third": CoupTable._third,
    "cards": CoupTable._hand_cards,
    "natural": CoupTable._natural,
    "low_rank": CoupTable._low_rank,
    "high_rank": CoupTable._high_rank,
    "third_rank": CoupTable._third_rank,
    "pair": CoupTable._pair,
}
