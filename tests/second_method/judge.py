"""Judges the conditions of wagers with SQLite and adds up the ways each line of a wager takes."""

import sqlite3
import weakref
from collections.abc import Iterable, Mapping, Sequence

from tests.second_method.dealer import Outcome

LOSES = "loses"
Line = tuple[str, str]


class Judge:
    """Holds a set of outcomes in SQLite and remembers which line takes each, for many shoes."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self._outcomes = list(outcomes)
        self._taken: dict[tuple[str, ...], list[int]] = {}
        self._database = sqlite3.connect(":memory:")
        weakref.finalize(self, self._database.close)
        self._load()

    def settle(self, ways: Mapping[Outcome, int], lines: Sequence[Line]) -> dict[str, int]:
        """Return the ways of each line, each coup going to the first line that is true of it."""
        self._check(ways)
        ids = [*(line_id for line_id, _ in lines), LOSES]
        settled = dict.fromkeys(ids, 0)
        takers = self._takers(tuple(condition for _, condition in lines))
        for outcome, taker in zip(self._outcomes, takers, strict=True):
            settled[ids[taker]] += ways.get(outcome, 0)
        return settled

    def count(self, ways: Mapping[Outcome, int], condition: str) -> int:
        """Return the ways of the coups of which a condition is true."""
        self._check(ways)
        return sum(
            ways.get(outcome, 0)
            for outcome, taker in zip(self._outcomes, self._takers((condition,)), strict=True)
            if taker == 0
        )

    def _check(self, ways: Mapping[Outcome, int]) -> None:
        """Refuse ways of outcomes that were never loaded, for they would be lost silently."""
        if not ways.keys() <= self._known:
            raise ValueError("these ways hold outcomes that this judge has not loaded")

    def _load(self) -> None:
        self._known = frozenset(self._outcomes)
        columns = ", ".join(f"{name} INTEGER" for name in Outcome._fields)
        places = ", ".join("?" * (1 + len(Outcome._fields)))
        self._database.execute(f"CREATE TABLE coups (coup_row INTEGER PRIMARY KEY, {columns})")
        self._database.executemany(
            f"INSERT INTO coups VALUES ({places})",
            ((row, *outcome) for row, outcome in enumerate(self._outcomes)),
        )

    def _takers(self, conditions: tuple[str, ...]) -> list[int]:
        """Return, for each outcome, the place of the first true condition or one past the last."""
        if conditions not in self._taken:
            # The ways stay out of SQLite, whose integers end at 64 bits.
            query = f"SELECT {first_true(conditions)} FROM coups ORDER BY coup_row"
            self._taken[conditions] = [taker for (taker,) in self._database.execute(query)]
        return self._taken[conditions]


def first_true(conditions: Sequence[str]) -> str:
    """Return an SQL expression for the place of the first true condition."""
    whens = (f"WHEN ({sql}) THEN {place}" for place, sql in enumerate((*conditions, "TRUE")))
    return f"CASE {' '.join(whens)} END"


def settle(outcomes: dict[Outcome, int], lines: list[Line]) -> dict[str, int]:
    """Return the ways each line takes and, under "loses", the ways that no line takes."""
    return Judge(outcomes).settle(outcomes, lines)


def count(outcomes: dict[Outcome, int], condition: str) -> int:
    """Return the ways of the coups of which a condition is true."""
    return Judge(outcomes).count(outcomes, condition)
