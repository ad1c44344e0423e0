"""A printed figure: what it is a figure of, how the number is written, how far its digits reach."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Annotated, Any, Literal, cast

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Discriminator,
    Field,
    StringConstraints,
    Tag,
    model_validator,
)

from combinat.faults import nearest, quote
from combinat.rules.fields import MOST_DECKS, Closed, Id, Pays, Text, fault, one_or_each
from combinat.rules.game import PRINTED, STANDARD
from combinat.rules.wager import substituted

INFINITE = "infinite"
PERCENT = "_percent"
SHARES = (
    "probability",
    "hit_frequency",
    "push_frequency",
    "house_edge",
    "house_edge_resolved",
    "return_to_player",
    "fixed_return",
)
"""Figures that are shares of one, each also as a percentage."""

GAINS = ("expected_value", "expected_value_change", "probability_change")
"""Figures per unit that may be of either sign, each also as a percentage."""

COUNTS = ("ways", "total_ways")
OTHERS = ("mean", "standard_deviation", "variance", "break_even_meter")
KINDS = (*COUNTS, *SHARES, *GAINS, *(f"{kind}{PERCENT}" for kind in (*SHARES, *GAINS)), *OTHERS)
MONEY = {*SHARES[1:], "expected_value", "expected_value_change", *OTHERS[1:]}
"""Figures of a wager as a whole; the others are of a line or an event."""

OF_WHAT = ("wager", "pay_table", "pays", "line", "event", "given", "column")
"""The keys that say what a figure is of."""

DIGITS = r"(?:[0-9]{1,30}|[0-9]{1,3}(?:,[0-9]{3}){1,9})"
NUMERAL = re.compile(
    rf"(?P<one_in>1 in )?(?P<number>[-+−]?{DIGITS}(?:\.[0-9]{{1,30}}|/[0-9]{{1,60}})?)"
    r"(?P<percent> ?%)?"
)
READABLE = "digits with a point before decimals: 1,234.5, -0.0106, 1.06 %, 3/8, 1 in 21.5"

Rounding = Literal["rounded", "truncated", "rounded up"]


def _known_kind(name: str) -> str:
    if name not in KINDS:
        raise fault(f"the figure {name[:64]!r}", nearest(name, KINDS))
    return name


def _in_quotes(text: Any) -> Any:
    if isinstance(text, (int, float, Decimal)) and not isinstance(text, bool):
        raise fault(str(text)[:64], f"the number in quotes, as printed: {str(text)[:64]!r}")
    return text


def _readable(text: str) -> str:
    match = NUMERAL.fullmatch(text.strip())
    if match is None or re.search(r"/0+$", match["number"]):
        raise fault(f"{text[:64]!r}", READABLE)
    return text


def _deck_number(decks: Any) -> Any:
    finite = isinstance(decks, int) and not isinstance(decks, bool) and 1 <= decks <= MOST_DECKS
    if not (finite or decks in (None, INFINITE)):
        shown = str(decks) if isinstance(decks, Decimal) else quote(decks)
        raise fault(shown, f"1 to {MOST_DECKS}, or {INFINITE!r}")
    return decks


Kind = Annotated[str, AfterValidator(_known_kind)]
DeckNumber = Annotated[int | Literal["infinite"] | None, BeforeValidator(_deck_number)]
Number = Annotated[
    str,
    BeforeValidator(_in_quotes),
    StringConstraints(max_length=160),
    AfterValidator(_readable),
]
Numbers = Annotated[
    Annotated[Number, Tag("one")] | Annotated[list[Number], Tag("each")],
    Discriminator(one_or_each),
]
"""One number, or one for each figure of a row."""


class PrintedFigures(Closed):
    """One figure as printed, or a row of them that differ in one number.

    `wager` is the id of one, or several joined by `or` where the source does not say which.
    `decks` is absent where the source names none.  A change is by the cards `removed`; what is
    printed is to be multiplied by `power_of_ten`.  Ways of `infinite` decks are of 13^6 sequences
    of ranks, of 52^6 where the wager sees suits.  `right` stands beside a figure that is known to
    be wrong as printed.
    """

    id: Id
    where: Text
    game: Id = STANDARD
    reading: Text = PRINTED
    decks: DeckNumber = None
    removed: Text | None = None
    power_of_ten: Annotated[int, Field(ge=-12, le=12)] = 0
    figure: Kind
    wager: Text | None = None
    pay_table: Id | None = None
    pays: dict[Id, Pays] | None = None
    line: Text | None = None
    event: Text | None = None
    given: Text | None = None
    column: Id | None = None
    each: dict[Id, list[Annotated[int, Field(ge=0, le=99)]]] = Field(default={}, max_length=1)
    printed: Numbers
    right: Numbers | None = None
    rounding: Literal["rounded", "truncated"] = "rounded"
    significant: Annotated[int, Field(ge=1, le=30)] | None = None
    note: Text | None = None

    @property
    def kind(self) -> str:
        """What is figured, without the unit in which it is printed."""
        return self.figure.removesuffix(PERCENT)

    @property
    def wagers(self) -> tuple[str, ...]:
        """The ids of the wagers that it may be a figure of."""
        return tuple(re.split(r"\s+or\s+", self.wager or "", flags=re.IGNORECASE))

    @model_validator(mode="after")
    def _as_many_as_each(self) -> PrintedFigures:
        turns = [len(numbers) for numbers in self.each.values()]
        for printed in (self.printed, self.right):
            given = [len(printed)] if isinstance(printed, list) else []
            if printed is not None and given != turns:
                numbers, for_ = (some[0] if some else "one" for some in (given, turns))
                raise fault(f"{numbers} printed for {for_} of 'each'", "a number for each")
        return self

    @model_validator(mode="after")
    def _of_something(self) -> PrintedFigures:
        """Refuse a key that says nothing about such a figure, and one that is needed and absent."""
        of_event, of_line = "event" in self.model_fields_set, "line" in self.model_fields_set
        if self.kind in MONEY:
            takes = {"wager", "pay_table", "pays"}
        elif self.kind in ("ways", "probability", "probability_change"):
            takes = {"event", "given"} if of_event else {"wager", "pay_table", "pays", "line"}
        else:
            takes = {"column"} if self.kind == "mean" else set()
        for name in OF_WHAT:
            if name not in takes and getattr(self, name) is not None:
                allowed = f"with {self.figure}: {', '.join(sorted(takes)) or 'none of these keys'}"
                raise fault(f"the key {name!r}", allowed)
        if self.kind in MONEY and self.wager is None:
            raise fault(f"{self.figure} of no wager", "the id of a wager")
        if "line" in takes and not (self.wager and of_line):
            found = f"{self.figure} without a line" if self.wager else f"{self.figure} of nothing"
            raise fault(
                found, "a wager and its line, as 'combinat wagers ID' names it, or an event"
            )
        if self.pays is not None and self.pay_table is not None:
            raise fault("pay_table and pays", "one of them")
        return self

    @model_validator(mode="after")
    def _makes_sense(self) -> PrintedFigures:
        if self.kind.endswith("_change") and self.removed is None:
            raise fault(f"{self.figure} with nothing removed", "the cards removed")
        if self.decks == INFINITE and (self.wager is None or self.removed):
            found = f"{self.figure} of infinite decks"
            raise fault(found, "a figure of a wager, with no card removed")
        return self

    @model_validator(mode="after")
    def _in_a_unit(self) -> PrintedFigures:
        for text in self.printed if isinstance(self.printed, list) else [self.printed]:
            self._check_unit(text, Numeral.read(text))
        return self

    def _check_unit(self, text: str, numeral: Numeral) -> None:
        """Refuse a share of one that is more than the whole, and a sign that says nothing."""
        if numeral.in_percent and self.kind in (*COUNTS, "mean", "variance", "break_even_meter"):
            raise fault(f"{text!r} for {self.figure}", "a number without a %")
        if numeral.one_in:
            shares = self.figure in ("probability", "hit_frequency", "push_frequency")
            if not shares or numeral.in_percent or self.power_of_ten or numeral.value < 1:
                allowed = "'1 in 21.5' of a probability or a frequency, and nothing else with it"
                raise fault(f"{text!r} for {self.figure}", allowed)
        elif self.figure in SHARES and not (self.power_of_ten or numeral.in_percent):
            most = 2 if self.kind in ("return_to_player", "fixed_return") else 1
            if abs(numeral.value) > most:
                raise fault(
                    f"{text!r}, percent or fraction in doubt",
                    f"a percentage such as '{text} %', or a share of one",
                )


@dataclass(frozen=True)
class Numeral:
    """A number as it is written: its value, and the unit of its last digit (0 where exact)."""

    value: Fraction
    unit: Fraction
    negative: bool = False
    in_percent: bool = False
    one_in: bool = False

    @classmethod
    def read(cls, text: str, significant: int | None = None) -> Numeral:
        """Read a printed number; of `significant` digits the others are filled up with noughts.

        >>> Numeral.read("1.06 %").unit, Numeral.read("0.0106", 2).unit
        (Fraction(1, 100), Fraction(1, 1000))
        """
        match = cast("re.Match[str]", NUMERAL.fullmatch(text.strip()))
        plain = match["number"].replace(",", "").replace("−", "-").lstrip("+")
        digits = plain.lstrip("-")
        places = len(digits.partition(".")[2])
        unit = Fraction(0) if "/" in digits else Fraction(1, 10**places)
        if significant is not None:
            unit *= 10 ** max(0, len(digits.replace(".", "").lstrip("0")) - significant)
        of_what = bool(match["percent"]), bool(match["one_in"])
        return cls(Fraction(plain), unit, plain.startswith("-"), *of_what)

    def bounds(self, rounding: Rounding = "rounded") -> tuple[Fraction, Fraction]:
        """Return between which numbers the exact one lies; the outer end of a cut is not in it."""
        outward = -self.unit if self.negative else self.unit
        match rounding:
            case "rounded":
                ends = self.value - self.unit / 2, self.value + self.unit / 2
            case "truncated":
                ends = self.value, self.value + outward
            case "rounded up":
                ends = self.value - outward, self.value
        return min(ends), max(ends)

    def covers(self, exact: Fraction, rounding: Rounding = "rounded") -> bool:
        """Say whether an exact number, printed with these digits, reads like this one.

        Digits beyond the significant ones must be noughts.
        """
        if self.unit and self.value % self.unit:
            return False
        low, high = self.bounds(rounding)
        if rounding == "rounded" or not self.unit:
            return low <= exact <= high
        return low <= exact <= high and abs(exact - self.value) < self.unit


class PublishedSource(Closed):
    """One source of printed figures."""

    schema_: Literal[1] = Field(alias="schema")
    id: Id
    title: Text
    address: Text
    figures: Annotated[tuple[PrintedFigures, ...], Field(strict=False, min_length=1)]


def unrolled(figures: PrintedFigures) -> Iterator[PrintedFigures]:
    """Yield each figure of a row on its own, with one printed number; a single one as it is."""
    if not figures.each:
        yield figures
        return
    ((key, numbers),) = figures.each.items()
    for turn, number in enumerate(numbers):
        texts: dict[str, object] = {
            name: substituted(text, key, number)
            for name in ("reading", "wager", "line", "event", "given", "removed")
            if (text := getattr(figures, name)) is not None
        }
        for name in ("printed", "right"):
            if (row := getattr(figures, name)) is not None:
                texts[name] = row[turn]
        yield figures.model_copy(update=texts | {"id": f"{figures.id}_{number}", "each": {}})
