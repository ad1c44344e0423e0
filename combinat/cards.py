"""Which cards a question need not tell apart: ranks, suits, and the partitions made of them."""

from __future__ import annotations

from dataclasses import dataclass

RANKS: tuple[str, ...] = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The thirteen ranks as written, in the order of their numbers 1 to 13."""

SUITS: tuple[str, ...] = ("s", "h", "d", "c")
"""Spades, hearts, diamonds and clubs as written behind a rank."""

SUIT_SETS: dict[str, frozenset[str]] = {
    "spades": frozenset("s"),
    "hearts": frozenset("h"),
    "diamonds": frozenset("d"),
    "clubs": frozenset("c"),
    "red": frozenset("hd"),
    "black": frozenset("sc"),
    "any": frozenset("shdc"),
}
"""The sets of suits that questions are about: any two are nested or have no suit in common."""

ANY_TEN = "T"
"""How a ten-valued card of unknown rank is written."""

TOTALS = 10
"""Totals are taken modulo ten, so there are ten point values and ten totals."""


def value_of(rank: str) -> int:
    """Return the point value of a rank: ace 1, pips as printed, ten and court cards 0.

    >>> [value_of(rank) for rank in ("A", "9", "K", "T")]
    [1, 9, 0, 0]
    """
    if rank == ANY_TEN:
        return 0
    number = RANKS.index(rank) + 1
    return number if number < TOTALS else 0


@dataclass(frozen=True)
class Partition:
    """The classes into which a set of questions sorts the cards.

    `name` is what a column of the coup table says it sees; `values[c]` is the point value of
    class c, and `ranks[c]` its rank number from 1 to 13, or None where a class mixes ranks.
    """

    name: str
    values: tuple[int, ...]
    ranks: tuple[int, ...] | None = None

    def __len__(self) -> int:
        return len(self.values)

    @property
    def ranks_in_class(self) -> tuple[tuple[str, ...], ...]:
        """The ranks that each class holds.

        >>> BY_VALUE.ranks_in_class[:2]
        (('10', 'J', 'Q', 'K'), ('A',))
        """
        if self.ranks is not None:
            return tuple((RANKS[rank - 1],) for rank in self.ranks)
        return tuple(
            tuple(rank for rank in RANKS if value_of(rank) == value) for value in self.values
        )

    @property
    def ranks_per_class(self) -> tuple[int, ...]:
        """How many of the thirteen ranks each class holds.

        >>> BY_VALUE.ranks_per_class
        (4, 1, 1, 1, 1, 1, 1, 1, 1, 1)
        """
        return tuple(map(len, self.ranks_in_class))


BY_VALUE = Partition("values", tuple(range(TOTALS)))
"""Ten classes by point value: enough for totals, third cards, margins."""

BY_RANK = Partition(
    "ranks", tuple(value_of(rank) for rank in RANKS), tuple(range(1, len(RANKS) + 1))
)
"""Thirteen classes by rank: needed for pairs."""
