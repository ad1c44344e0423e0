"""When a count says bet: its true count, divided as the bettor divides it, against a trigger."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, trunc

from combinat.shoe import CARDS_IN_DECK

EXACT, FLOOR, TRUNCATE, HALF, FULL = "exact", "floor", "truncate", "half", "full"
DIVISIONS = (EXACT, FLOOR, TRUNCATE, HALF, FULL)
RUNNING = "running"

IN_WORDS = {
    EXACT: "the running count over the decks unseen, as an exact fraction",
    FLOOR: "the running count over the decks unseen, rounded down to a whole number",
    TRUNCATE: "the running count over the decks unseen, its fraction dropped",
    HALF: (
        "the running count over the decks unseen, these rounded to the nearest half deck, up from "
        "the middle, and never less than half a deck"
    ),
    FULL: (
        "the running count over the decks unseen, these rounded to the nearest deck, up from the "
        "middle, and never less than one"
    ),
    RUNNING: "the running count itself",
}

PARTS_OF_DECK = {HALF: 2, FULL: 1}


@dataclass(frozen=True)
class Trigger:
    """Bet where the count, read in the way that `divide` names, is `at` or more."""

    at: Fraction
    divide: str = EXACT

    def reading(self, running: int, unseen: int) -> Fraction:
        """Return the count as the bettor reads it, with so many cards unseen.

        >>> Trigger(Fraction(4), FLOOR).reading(-3, 104)
        Fraction(-2, 1)
        """
        if self.divide == RUNNING:
            return Fraction(running)
        count = running / self._decks(unseen)
        if self.divide == FLOOR:
            return Fraction(floor(count))
        return Fraction(trunc(count)) if self.divide == TRUNCATE else count

    def least_count(self, unseen: int) -> int:
        """Return the lowest running count at which a bet is made, with so many cards unseen.

        >>> Trigger(Fraction(4)).least_count(104), Trigger(Fraction(4)).least_count(103)
        (8, 8)
        """
        if self.divide == RUNNING:
            return ceil(self.at)
        decks = self._decks(unseen)
        whole = ceil(self.at)
        if self.divide == TRUNCATE and whole <= 0:
            # What is dropped lifts a negative count: the first above (whole - 1) decks.
            return floor((whole - 1) * decks) + 1
        return ceil((whole if self.divide in (FLOOR, TRUNCATE) else self.at) * decks)

    def _decks(self, unseen: int) -> Fraction:
        """Return the decks unseen as the bettor takes them."""
        decks = Fraction(unseen, CARDS_IN_DECK)
        if self.divide not in PARTS_OF_DECK:
            return decks
        parts = PARTS_OF_DECK[self.divide]
        return Fraction(max(floor(decks * parts + Fraction(1, 2)), 1), parts)
