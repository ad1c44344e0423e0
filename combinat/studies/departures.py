"""In what ways a printed figure may stand on another basis than the one that it states."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from combinat.cards import ANY_TEN, RANKS, value_of
from combinat.rules import load
from combinat.rules.game import Game
from combinat.rules.pay import PUSH
from combinat.rules.wager import Wager
from combinat.studies.decks import STUDIED
from combinat.studies.exact_figures import (
    AS_PAID,
    PUSHES,
    TIES,
    Basis,
    decks_assumed,
    house_of,
    wager_of,
)
from combinat.studies.printed import (
    COUNTS,
    GAINS,
    INFINITE,
    PERCENT,
    SHARES,
    Numeral,
    PrintedFigures,
    Rounding,
)

SPREADSHEET_DIGITS = 15
CHANCE_PLACES = (4, 5, 6)
HUNDRED = 100
TIE = "player_total = banker_total"
OF_STAKES = (
    "expected_value",
    "expected_value_change",
    "house_edge",
    "return_to_player",
    "standard_deviation",
    "variance",
)
"""Figures for which it matters what a push or a win is worth."""


DECKS = "decks"
FORMS = {"unit", "sign"}
PLAIN = {DECKS, "headings", "rounding", "digits", *FORMS}
"""Kinds of slips that may come together with another; two others at once are a coincidence."""


@dataclass(frozen=True)
class Departure:
    """One way in which a figure is read otherwise than stated.

    `kind` and `key` name it, `words` end the sentence "agrees only …"; `claim` and `basis` are what
    it sets, `rounding` and `factor` how the number is printed.
    """

    kind: str
    key: str
    words: str
    claim: dict[str, Any] = field(default_factory=dict, hash=False, compare=False)
    basis: dict[str, Any] = field(default_factory=dict, hash=False, compare=False)
    rounding: Rounding | None = field(default=None, compare=False)
    factor: Fraction = field(default=Fraction(1), compare=False)


@dataclass(frozen=True)
class Reading:
    """A figure as it is read: what it is of, on which basis, and how its number is printed."""

    claim: PrintedFigures
    basis: Basis = AS_PAID
    rounding: Rounding = "rounded"
    factor: Fraction = Fraction(1)

    def but(self, departure: Departure) -> Reading:
        """Return the reading with one departure more."""
        return Reading(
            self.claim.model_copy(update=departure.claim),
            replace(self.basis, **departure.basis),
            departure.rounding or self.rounding,
            self.factor * departure.factor,
        )


def as_stated(claim: PrintedFigures) -> Reading:
    """Return a figure as its source states it."""
    return Reading(claim, rounding=claim.rounding)


def departures_of(claim: PrintedFigures) -> list[Departure]:
    """Return every departure to try on a figure of one wager at most, the likeliest first."""
    house = house_of(claim.game, claim.reading)
    return [
        *_decks(claim),
        *_settling(claim, house),
        *_rounding(claim),
        *_pay_tables(claim, house),
        *_headings(claim),
        *_readings(claim, house),
        *_rounded_chances(claim),
        *_forms(claim),
        *_ranks(claim),
    ]


def may_meet(first: Departure, second: Departure) -> bool:
    """Say whether two departures are tried together."""
    return first.kind != second.kind and bool({first.kind, second.kind} & PLAIN)


def _decks(claim: PrintedFigures) -> Iterator[Departure]:
    stated = claim.decks if claim.decks is not None else decks_assumed(claim)
    of_infinite = claim.wager is not None and not claim.removed
    for decks in (*STUDIED, *((INFINITE,) if of_infinite else ())):
        if decks != stated:
            words = f"for {decks_words(decks)}"
            yield Departure(DECKS, str(decks), words, {"decks": decks})


def decks_words(*decks: int | str) -> str:
    """Name numbers of decks in order, three or more that follow each other by their ends.

    >>> decks_words(4, 5, 6, "infinite"), decks_words(1), decks_words(6, 7)
    ('4 to 6 or infinitely many decks', '1 deck', '6 or 7 decks')
    """
    finite = [int(number) for number in decks if number != INFINITE]
    named = [str(number) for number in finite]
    if len(finite) > 2 and finite[-1] - finite[0] == len(finite) - 1:
        named = [f"{finite[0]} to {finite[-1]}"]
    named += ["infinitely many"] if len(finite) < len(decks) else []
    words = " or ".join([", ".join(named[:-1]), named[-1]] if named[1:] else named)
    return f"{words} deck" if words == "1" else f"{words} decks"


def _settling(claim: PrintedFigures, house: Game) -> Iterator[Departure]:
    if claim.kind in (*SHARES, *GAINS):
        yield Departure("settling", TIES, "with ties left out", basis={"without": TIES})
    if claim.kind not in OF_STAKES:
        return
    if _pushes_otherwise(claim, house):
        yield Departure("settling", PUSHES, "with pushes left out", basis={"without": PUSHES})
    yield Departure("settling", "lost", "with push counted as loss", basis={"pushes_lose": True})
    yield Departure("settling", "for", "with pays taken for one", basis={"for_one": True})


def _pushes_otherwise(claim: PrintedFigures, house: Game) -> bool:
    """Say whether a wager pushes on coups that are no tie, so that the two are not one thing."""
    lines = wager_of(claim, house).lines
    return any(line.pays == PUSH and line.when != TIE for line in lines)


def _rounding(claim: PrintedFigures) -> Iterator[Departure]:
    ways: dict[Rounding, str] = {"rounded": "rounded", "truncated": "truncated"}
    for rounding, words in (ways | {"rounded up": "rounded up"}).items():
        if rounding != claim.rounding:
            yield Departure("rounding", rounding, words, rounding=rounding)
    if claim.kind in COUNTS and claim.significant is None:
        words = f"to the {SPREADSHEET_DIGITS} digits that a spreadsheet keeps"
        yield Departure("digits", "", words, {"significant": SPREADSHEET_DIGITS})


def _pay_tables(claim: PrintedFigures, house: Game) -> Iterator[Departure]:
    """Yield the catalogue's other pay tables of the wager; of several alike the first."""
    name = claim.wager or ""
    wager = load.catalogue_wager(load.family_of(name) or "")
    if wager is None or claim.kind in (*COUNTS, "probability", "probability_change"):
        return
    known: list[object] = []
    for table in wager.pay_tables:
        paying = next(one for one in house.asked((name,), table.id) if one.id == name)
        nets = [(line.id, paying.net(line)) for line in paying.lines]
        if table.id == claim.pay_table or nets in known:
            continue
        known.append(nets)
        words = f"by the pay table {table.id} ({_pays(paying)})"
        yield Departure("pay table", table.id, words, {"pay_table": table.id, "pays": None})


def _pays(wager: Wager) -> str:
    return ", ".join(f"{line.id} {line.pays}" for line in wager.lines)


SIDES = {"punto": "banco", "banco": "punto", "player": "banker", "banker": "player"}
SIDE = re.compile("|".join(SIDES))


def _headings(claim: PrintedFigures) -> Iterator[Departure]:
    """Yield the figure of the other hand, where there is one."""
    update = {
        name: SIDE.sub(lambda match: SIDES[match[0]], text)
        for name in ("wager", "event", "given", "column")
        if (text := getattr(claim, name)) is not None
    }
    if any(update[name] != getattr(claim, name) for name in update):
        words = "with the headings Player and Banker swapped"
        yield Departure("headings", "swapped", words, update)


def _readings(claim: PrintedFigures, house: Game) -> Iterator[Departure]:
    for name in house.readings:
        if name != claim.reading:
            words = f"under the reading {name} of {claim.game}"
            yield Departure("reading", name, words, {"reading": name})


def _rounded_chances(claim: PrintedFigures) -> Iterator[Departure]:
    if claim.kind in ("expected_value", "house_edge", "return_to_player"):
        for places in CHANCE_PLACES:
            words = f"from chances rounded to {places} decimals"
            yield Departure("chances", str(places), words, basis={"chance_digits": places})


def _forms(claim: PrintedFigures) -> Iterator[Departure]:
    """Yield the other unit and the other sign."""
    numeral = Numeral.read(str(claim.printed))
    if claim.kind in (*SHARES, *GAINS) and not (numeral.in_percent or numeral.one_in):
        if claim.figure.endswith(PERCENT):
            words, factor = "read as a share of one", Fraction(1, HUNDRED)
        else:
            words, factor = "read as a percentage", Fraction(HUNDRED)
        yield Departure("unit", "other", words, factor=factor)
    if claim.kind in (*GAINS, "house_edge", "house_edge_resolved"):
        yield Departure("sign", "turned", "with the sign turned", factor=Fraction(-1))


ORDER = [*(rank for rank in RANKS if value_of(rank)), ANY_TEN]
REMOVED = re.compile(rf"\b((?:\d+x)?)({'|'.join(ORDER)})(?=[\s,]|$)")


def _ranks(claim: PrintedFigures) -> Iterator[Departure]:
    """Yield the cards removed taken for their neighbours, as where a column has slipped."""
    if claim.removed is None or not REMOVED.search(claim.removed):
        return
    for step, word in ((1, "next"), (-1, "previous")):

        def moved(match: re.Match[str], step: int = step) -> str:
            return match[1] + ORDER[(ORDER.index(match[2]) + step) % len(ORDER)]

        words = f"with each card removed taken for the {word} rank"
        removed = REMOVED.sub(moved, claim.removed)
        yield Departure("ranks", word, words, {"removed": removed})
