"""Which printed figures are right, and what the others were worked out from.

A claim is first taken as stated, then with one departure, then with two that may meet; the fewest
that make it agree are the verdict.  The figures of one printed table are also read together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import inf

from combinat.faults import BadInput, Fault
from combinat.studies.departures import (
    DECKS,
    FORMS,
    Departure,
    Reading,
    as_stated,
    departures_of,
    may_meet,
)
from combinat.studies.exact_figures import as_printed, decks_assumed, exact
from combinat.studies.printed import INFINITE, Numeral, PrintedFigures

MOST_HARD = 100
"""So many claims of a file are tried with two departures; others after them with one."""

MOST_TOGETHER = 10_000
"""A table is read with two departures where that makes at most so many readings."""


@dataclass(frozen=True)
class Tried:
    """One way to read a claim: the exact value in the form in which it is printed, and the verdict.

    `claim` has one wager; `departures` are from what is stated, none where there are none.
    """

    claim: PrintedFigures
    departures: tuple[Departure, ...]
    value: Fraction
    agrees: bool

    @property
    def words(self) -> str:
        """Name the departures, nothing where the claim is read as stated."""
        return " and ".join(departure.words for departure in self.departures)


@dataclass(frozen=True)
class Verdict:
    """What became of a claim.

    `agreeing` are the readings that agree with the fewest departures; where there is none,
    `nearest` has the value next to the printed one.  Readings of up to `most_departures` were
    tried.  `decks` are the numbers of decks for which a
    claim that names none agrees as stated.
    """

    claim: PrintedFigures
    numeral: Numeral
    tried: tuple[Tried, ...]
    most_departures: int = 2

    @property
    def stated(self) -> Tried:
        """The claim as stated."""
        return self.tried[0]

    @property
    def agreeing(self) -> tuple[Tried, ...]:
        """The readings that agree, of the fewest departures."""
        found = [tried for tried in self.tried if tried.agrees]
        fewest = min((len(tried.departures) for tried in found), default=0)
        return tuple(tried for tried in found if len(tried.departures) == fewest)

    @property
    def agrees(self) -> bool:
        """Whether the claim is right as stated."""
        return any(tried.agrees and not tried.departures for tried in self.tried)

    @property
    def stated_agreeing(self) -> Tried:
        """The claim as stated, of several wagers the first that agrees."""
        return next((t for t in self.tried if t.agrees and not t.departures), self.stated)

    @property
    def nearest(self) -> Tried:
        """The reading of one departure at most whose value is next to the printed one.

        Another unit or sign is an explanation where it agrees, and no nearness where it does not.
        """
        plain = [
            tried
            for tried in self.tried
            if len(tried.departures) <= 1 and not {d.kind for d in tried.departures} & FORMS
        ]
        return min(plain, key=lambda t: (abs(t.value - self.numeral.value), len(t.departures)))

    @property
    def decks(self) -> tuple[str, ...]:
        """The deck numbers for which a claim that names none agrees, with no other departure."""
        if self.claim.decks is not None:
            return ()
        found = [
            tried.claim.decks or decks_assumed(self.claim)
            for tried in self.tried
            if tried.agrees
            and {d.kind for d in tried.departures} <= {DECKS}
            and tried.claim.wager == self.stated_agreeing.claim.wager
        ]
        return tuple(str(decks) for decks in sorted(dict.fromkeys(found), key=_size))


def _size(decks: int | str) -> float:
    return inf if decks == INFINITE else int(decks)


@dataclass(frozen=True)
class TogetherRead:
    """How the figures of one printed table read together.

    `readings` are the ways of the fewest departures by which the most of them agree, each with the
    numbers of decks for which it does where no figure of the table names one.  `agreeing` are the
    ids of the claims that agree by the first of them, `as_stated` how many do with no departure.
    """

    where: str
    ids: tuple[str, ...]
    readings: tuple[tuple[tuple[Departure, ...], tuple[str, ...]], ...]
    agreeing: frozenset[str]
    as_stated: int


class Claimed:
    """One claim under study: every reading is worked out once, when it is first asked for."""

    def __init__(self, claim: PrintedFigures) -> None:
        self.claim = claim
        self.numeral = Numeral.read(str(claim.printed), claim.significant)
        self.variants = [claim.model_copy(update={"wager": name}) for name in claim.wagers]
        if claim.wager is None:
            self.variants = [claim]
        self.departures = [departures_of(variant) for variant in self.variants]
        self._tried: dict[tuple[int, tuple[Departure, ...]], Tried | None] = {}

    def read(self, departures: tuple[Departure, ...]) -> list[Tried]:
        """Return the readings with just these departures, one a wager, that have a value."""
        found = (self._read(turn, departures) for turn in range(len(self.variants)))
        return [tried for tried in found if tried is not None]

    def _read(self, turn: int, asked: tuple[Departure, ...]) -> Tried | None:
        own = {(d.kind, d.key): d for d in self.departures[turn]}
        departures = tuple(own[d.kind, d.key] for d in asked if (d.kind, d.key) in own)
        if (turn, departures) not in self._tried:
            self._tried[turn, departures] = self._work_out(turn, departures)
        return self._tried[turn, departures]

    def _work_out(self, turn: int, departures: tuple[Departure, ...]) -> Tried | None:
        reading = as_stated(self.variants[turn])
        for departure in departures:
            reading = reading.but(departure)
        try:
            value = as_printed(reading.claim, exact(reading.claim, reading.basis), self.numeral)
        except BadInput:
            if not departures:
                raise
            return None
        if value is None:
            if not departures:
                found = f"{self.claim.printed!r} of an event that cannot happen"
                raise BadInput(Fault(self.claim.id, "printed", found, "a share of 0"))
            return None
        value *= reading.factor
        return Tried(reading.claim, departures, value, self._covers(value, reading))

    def _covers(self, value: Fraction, reading: Reading) -> bool:
        numeral = Numeral.read(str(self.claim.printed), reading.claim.significant)
        return numeral.covers(value, reading.rounding)

    def by_number(self, count: int) -> Iterator[tuple[Departure, ...]]:
        """Yield every set of so many departures that any of its wagers may be read with."""
        singles = list(dict.fromkeys(d for some in self.departures for d in some))
        if count == 0:
            yield ()
            return
        if count == 1:
            yield from ((single,) for single in singles)
            return
        yield from (pair for pair in combinations(singles, 2) if may_meet(*pair))

    def verdict(self, most: int = 2) -> Verdict:
        """Return the verdict by the fewest departures that agree, and every reading tried.

        Readings of at most so many departures are tried.
        """
        tried = self.read(())
        if any(one.agrees for one in tried) and self.claim.decks is None:
            tried += self._by_other_decks()
        for count in range(1, most + 1):
            if not any(one.agrees for one in tried):
                tried += [one for some in self.by_number(count) for one in self.read(some)]
        once = {(one.claim.wager, one.departures): one for one in tried}
        return Verdict(self.claim, self.numeral, tuple(once.values()), most)

    def _by_other_decks(self) -> list[Tried]:
        others = [some for some in self.by_number(1) if some[0].kind == DECKS]
        return [one for some in others for one in self.read(some)]


def judged(claims: Sequence[PrintedFigures]) -> tuple[list[Verdict], list[TogetherRead]]:
    """Return the verdict on each claim, and how those of one printed table read together.

    Claims are of one table where `where` says the same.  Raises BadInput for a claim of no figure.
    """
    claimed = [Claimed(claim) for claim in claims]
    tables: dict[str, list[Claimed]] = {}
    for one in claimed:
        tables.setdefault(one.claim.where, []).append(one)
    together = [_together(where, some) for where, some in tables.items() if len(some) > 1]
    verdicts = []
    hard = 0
    for one in claimed:
        verdicts.append(one.verdict(most=2 if hard < MOST_HARD else 1))
        hard += not any(len(tried.departures) < 2 for tried in verdicts[-1].agreeing)
    return verdicts, together


def _together(where: str, table: Sequence[Claimed]) -> TogetherRead:
    """Read a printed table as a whole: the fewest departures by which the most of it agrees.

    Where no figure names its decks, their number is no departure, and every one is tried.
    """
    decks = _deck_numbers(table)
    stated = _agreeing(table, ())
    best: dict[tuple[Departure, ...], list[str]] = {}
    right: set[str] = set()
    for count in (0, 1, 2):
        sets = _sets(table, count, without=DECKS if decks else "")
        if count == 2 and len(sets) * len(table) * max(len(decks), 1) > MOST_TOGETHER:
            break
        for departures in sets:
            for number, of_number in decks.items() if decks else [("", ())]:
                agreeing = _agreeing(table, (*of_number, *departures), at_least=len(right))
                if len(agreeing) > len(right):
                    best, right = {}, agreeing
                if agreeing and len(agreeing) == len(right) and _no_longer(departures, best):
                    best.setdefault(departures, []).extend([number] if number else [])
        if len(right) == len(table):
            break
    ids = tuple(one.claim.id for one in table)
    readings = tuple((departures, tuple(numbers)) for departures, numbers in best.items())
    return TogetherRead(where, ids, readings, frozenset(right), len(stated))


def _no_longer(departures: Sequence[Departure], best: Iterable[Sequence[Departure]]) -> bool:
    return all(len(departures) <= len(other) for other in best)


def _sets(table: Sequence[Claimed], count: int, without: str) -> list[tuple[Departure, ...]]:
    """Return every set of so many departures that any figure may be read with."""
    found = (some for one in table for some in one.by_number(count))
    return [some for some in dict.fromkeys(found) if all(one.kind != without for one in some)]


def _deck_numbers(table: Sequence[Claimed]) -> dict[str, tuple[Departure, ...]]:
    """Return each number of decks with the departure to it; none where a figure names its own."""
    if any(one.claim.decks is not None for one in table):
        return {}
    found: dict[str, tuple[Departure, ...]] = {str(decks_assumed(table[0].claim)): ()}
    for departure in (d for one in table for some in one.departures for d in some):
        if departure.kind == DECKS:
            found.setdefault(departure.key, (departure,))
    return {number: found[number] for number in sorted(found, key=_size)}


def _agreeing(
    table: Sequence[Claimed], departures: tuple[Departure, ...], at_least: int = 0
) -> set[str]:
    """Return which claims agree; nothing where fewer than so many can."""
    agreeing: set[str] = set()
    for place, one in enumerate(table):
        if len(agreeing) + len(table) - place < at_least:
            return set()
        if any(tried.agrees for tried in one.read(departures)):
            agreeing.add(one.claim.id)
    return agreeing
