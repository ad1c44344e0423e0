"""What others printed, held against the exact figures, to the digits that they printed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, model_validator

from combinat.coups import coup_table, partition_for, total_ways
from combinat.edge import Settlement
from combinat.evaluation import evaluate
from combinat.faults import BadInput, Fault
from combinat.rules import load, toml
from combinat.rules.condition import parse
from combinat.rules.fields import Closed, Decks, Id, Pays, Text, fault
from combinat.rules.game import PRINTED, STANDARD, Game, game
from combinat.rules.schema import CatalogueUse
from combinat.rules.wager import Place, Wager, from_catalogue, substituted
from combinat.shoe import Shoe
from combinat.studies.decks import of_infinite_decks

FOLDER = Path(__file__).parents[1] / "published"

Kind = Literal[
    "ways",
    "total_ways",
    "probability",
    "probability_percent",
    "mean",
    "house_edge",
    "house_edge_percent",
    "house_edge_resolved_percent",
    "expected_value",
    "standard_deviation",
    "variance",
    "expected_value_change",
    "probability_change",
]
NUMBER = r"[-+]?\d[\d,]*(?:\.\d+)?(?:/\d+)?"
Number = Annotated[str, StringConstraints(pattern=rf"^{NUMBER}$", max_length=80)]


class PrintedFigures(Closed):
    """One figure as printed, or a row of them that differ in one number.

    A change is by the cards `removed`; what is printed is to be multiplied by `power_of_ten`.
    Ways of `infinite` decks are of 13^6 sequences of ranks, of 52^6 where the wager sees suits.
    """

    id: Id
    where: Text
    game: Id = STANDARD
    reading: Text = PRINTED
    decks: Decks | Literal["infinite"]
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
    printed: Number | list[Number]
    right: Number | list[Number] | None = None
    rounding: Literal["rounded", "truncated"] = "rounded"
    significant: Annotated[int, Field(ge=1, le=30)] | None = None
    note: Text | None = None

    @model_validator(mode="after")
    def _as_many_as_each(self) -> PrintedFigures:
        turns = [len(numbers) for numbers in self.each.values()]
        for printed in (self.printed, self.right):
            given = [len(printed)] if isinstance(printed, list) else []
            if printed is not None and given != turns:
                raise fault(f"{given or 'one'} printed for {turns or 'one'}", "one for each")
        return self

    @model_validator(mode="after")
    def _makes_sense(self) -> PrintedFigures:
        if self.figure.endswith("_change") and self.removed is None:
            raise fault(f"{self.figure} with nothing removed", "the cards removed")
        counted = self.figure in ("ways", "probability", "probability_percent")
        if self.decks == "infinite" and (not counted or self.removed or self.line is None):
            raise fault(f"{self.figure} of infinite decks", "ways or chance of a line")
        return self


class PublishedSource(Closed):
    """One source of printed figures."""

    schema_: Literal[1] = Field(alias="schema")
    id: Id
    title: Text
    address: Text
    figures: Annotated[tuple[PrintedFigures, ...], Field(strict=False, min_length=1)]


@dataclass(frozen=True)
class PublishedFigure:
    """One printed number: where it stands, what it claims, and, if it is wrong, the right one."""

    source: str
    id: str
    claim: PrintedFigures
    printed: str
    right: str | None


def published_figures() -> list[PublishedFigure]:
    """Return every printed figure of every source, in order."""
    figures = []
    for path in sorted(FOLDER.glob("*.toml")):
        source = load.validated(PublishedSource, toml.read(path), str(path))
        figures += [figure for claim in source.figures for figure in _unrolled(source.id, claim)]
    return figures


def _unrolled(source: str, claim: PrintedFigures) -> Iterator[PublishedFigure]:
    if not claim.each:
        assert isinstance(claim.printed, str)
        assert not isinstance(claim.right, list)
        yield PublishedFigure(source, claim.id, claim, claim.printed, claim.right)
        return
    ((key, numbers),) = claim.each.items()
    for turn, number in enumerate(numbers):
        texts = {
            name: substituted(text, key, number)
            for name in ("reading", "wager", "line", "event", "given", "removed")
            if (text := getattr(claim, name)) is not None
        }
        right = claim.right[turn] if claim.right is not None else None
        one = claim.model_copy(update=texts)
        yield PublishedFigure(source, f"{claim.id}_{number}", one, claim.printed[turn], right)


def exact(figure: PublishedFigure) -> Fraction:
    """Return the exact value of what a printed figure claims; of a deviation, its square."""
    claim = figure.claim
    if claim.figure in ("expected_value_change", "probability_change"):
        before, after = (_plain(figure, removed) for removed in (None, claim.removed))
        return after - before
    return _plain(figure, claim.removed)


def _plain(figure: PublishedFigure, removed: str | None) -> Fraction:
    """Return the value of what is claimed, over whole decks or with cards removed."""
    claim = figure.claim
    if claim.decks == "infinite":
        return _of_infinite_decks(claim)
    house, shoe = game(claim.game, claim.reading), Shoe.of_decks(claim.decks)
    shoe = shoe if removed is None else shoe.without(removed)
    match claim.figure:
        case "total_ways":
            return Fraction(total_ways(shoe))
        case "mean":
            return _mean(house, shoe, claim.column or "cards")
        case "ways" | "probability" | "probability_percent" | "probability_change":
            return _of_event(claim, house, shoe)
    return _of_money(_settlement(claim, shoe), claim.figure, figure)


def _of_infinite_decks(claim: PrintedFigures) -> Fraction:
    settled = of_infinite_decks(game(claim.game, claim.reading), _wager(claim))
    ways = next(line.ways for line in settled.lines if line.id == claim.line)
    if claim.figure == "ways":
        return Fraction(ways)
    chance = Fraction(ways, settled.total_ways)
    return chance * 100 if claim.figure == "probability_percent" else chance


def agrees(figure: PublishedFigure, printed: str) -> bool:
    """Say whether a printed number is the exact one, to the digits that it shows."""
    value = exact(figure) / Fraction(10) ** figure.claim.power_of_ten
    low, high, closed = _printed_range(printed, figure.claim)
    if figure.claim.figure == "standard_deviation":
        low, high = low**2, high**2
    return low <= value <= high if closed else low <= value < high


def _printed_range(printed: str, claim: PrintedFigures) -> tuple[Fraction, Fraction, bool]:
    """Return between which numbers the exact one lies where a printed number is right."""
    text = printed.replace(",", "").lstrip("+")
    number = Fraction(text)
    if "/" in text or (claim.figure in ("ways", "total_ways") and claim.significant is None):
        return number, number, True
    digits = len(text.lstrip("-"))
    places = len(text.partition(".")[2])
    unit = Fraction(1, 10**places) * 10 ** max(0, digits - (claim.significant or digits))
    if claim.rounding == "truncated":
        return (number - unit, number, True) if number < 0 else (number, number + unit, False)
    return number - unit / 2, number + unit / 2, True


def _mean(house: Game, shoe: Shoe, column: str) -> Fraction:
    outcomes = coup_table(house.tableau, partition_for([column])).outcomes(shoe, [column])
    total = sum(value * ways for value, ways in outcomes.iter_rows())
    return Fraction(total, total_ways(shoe))


def _of_event(claim: PrintedFigures, house: Game, shoe: Shoe) -> Fraction:
    if claim.event is None:
        lines = _settlement(claim, shoe).lines
        ways = Fraction(next(line.ways for line in lines if line.id == claim.line))
    else:
        ways = Fraction(_ways(house, shoe, claim.event, claim.given))
    if claim.figure == "ways":
        return ways
    of = _ways(house, shoe, claim.given) if claim.given else total_ways(shoe)
    return ways / of * (100 if claim.figure == "probability_percent" else 1)


def _ways(house: Game, shoe: Shoe, event: str, given: str | None = None) -> int:
    condition = parse(f"({event}) AND ({given})" if given else event)
    return coup_table(house.tableau, partition_for(condition.columns)).ways_of(shoe, condition)


def _of_money(settlement: Settlement, kind: Kind, figure: PublishedFigure) -> Fraction:
    values = {
        "house_edge": settlement.house_edge,
        "house_edge_percent": _hundredfold(settlement.house_edge),
        "house_edge_resolved_percent": _hundredfold(settlement.house_edge_resolved),
        "expected_value": settlement.expected_value,
        "expected_value_change": settlement.expected_value,
        "standard_deviation": settlement.variance,
        "variance": settlement.variance,
    }
    value = values[kind]
    if value is None:
        raise BadInput(Fault(figure.source, figure.id, "a jackpot", "a wager with fixed pays"))
    return value


def _hundredfold(share: Fraction | None) -> Fraction | None:
    return None if share is None else share * 100


def _settlement(claim: PrintedFigures, shoe: Shoe) -> Settlement:
    house = game(claim.game, claim.reading)
    return evaluate(house, shoe, [_wager(claim)]).settlements[0]


def _wager(claim: PrintedFigures) -> Wager:
    if claim.pays is not None:
        return _paying(claim.wager or "", dict(claim.pays))[0]
    return game(claim.game, claim.reading).asked((claim.wager or "",), claim.pay_table)[0]


def _paying(name: str, pays: dict[str, Any]) -> list[Wager]:
    """Return a catalogue wager with pays given beside the printed figure."""
    place = Place("published", name, "inline", "published")
    wager = load.catalogue_wager(name)
    if wager is None:
        raise place.refuse("wager", repr(name), "a wager of the catalogue")
    return from_catalogue(CatalogueUse(use=name, where="inline", pays=pays), wager, place)
