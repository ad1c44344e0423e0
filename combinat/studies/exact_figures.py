"""The exact value of what a printed figure is a figure of, on the basis asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from combinat.coups import CARDS_SEEN, coup_table, partition_for, total_ways
from combinat.edge import INCOMPLETE, LOSES, SettledLine, Settlement, settle
from combinat.evaluation import line_ways, line_ways_of_infinite_decks, why_unpriced
from combinat.faults import BadInput, Fault, nearest
from combinat.rules import load
from combinat.rules.columns import COLUMNS
from combinat.rules.condition import ConditionError, parse
from combinat.rules.game import Game, game
from combinat.rules.pay import JACKPOT, PUSH
from combinat.rules.schema import CatalogueUse
from combinat.rules.tableau import Tableau
from combinat.rules.wager import Place, Wager, from_catalogue
from combinat.shoe import Shoe, UnknownCards
from combinat.studies.printed import INFINITE, PERCENT, Numeral, PrintedFigures

Settling = Callable[[Settlement], Settlement]
NO_TIE = "player_total <> banker_total"
ROOT_PLACES = 40


@dataclass(frozen=True)
class Basis:
    """How money and chances are counted, where it is not as the pay table says.

    `without` leaves TIES or PUSHES out of the count; `pushes_lose` takes a push for a loss;
    `for_one` turns pays of `a to b` into `a for b`; `chance_digits` rounds every chance to so many
    decimals first.
    """

    without: str = ""
    pushes_lose: bool = False
    for_one: bool = False
    chance_digits: int | None = None


AS_PAID = Basis()
TIES, PUSHES = "ties", "pushes"


def exact(claim: PrintedFigures, basis: Basis = AS_PAID, house: Game | None = None) -> Fraction:
    """Return the exact value of a figure with one wager at most, in the unit that it names.

    A standard deviation is cut after forty decimals, ten more than a printed number may have.
    `house` is the game where it is not a bundled one.  Raises BadInput where there is no such
    figure, such as the edge of a jackpot.
    """
    value = _value(claim, basis, house)
    if claim.kind == "standard_deviation":
        return Fraction(isqrt(int(value * 100**ROOT_PLACES)), 10**ROOT_PLACES)
    return value * 100 if claim.figure.endswith(PERCENT) else value


def as_printed(claim: PrintedFigures, value: Fraction, numeral: Numeral) -> Fraction | None:
    """Return an exact value in the form of a numeral: in percent, one in so many, or times ten."""
    if numeral.in_percent and not claim.figure.endswith(PERCENT):
        value *= 100
    if numeral.one_in:
        return 1 / value if value else None
    return value / Fraction(10) ** claim.power_of_ten


def _value(claim: PrintedFigures, basis: Basis, house: Game | None) -> Fraction:
    if not claim.kind.endswith("_change"):
        return _plain(claim, basis, house)
    whole = claim.model_copy(update={"removed": None})
    return _plain(claim, basis, house) - _plain(whole, basis, house)


def _plain(claim: PrintedFigures, basis: Basis, house: Game | None) -> Fraction:
    """Return the value over whole decks, or with cards removed."""
    played = house or house_of(claim.game, claim.reading)
    match claim.kind.removesuffix("_change"):
        case "total_ways":
            return Fraction(total_ways(_shoe(claim, played)))
        case "mean":
            return _mean(played, _shoe(claim, played), claim.column or "cards")
        case "ways" | "probability" if claim.event is not None:
            return _of_event(claim, played, basis)
        case "ways" | "probability":
            return _of_line(claim, played, basis)
    return _of_money(claim, _based(_settlement(claim, played, basis), basis), basis)


def decks_assumed(claim: PrintedFigures) -> int:
    """Return the number of decks of a claim that names none: what the house states or assumes."""
    return house_of(claim.game, claim.reading).deck_numbers[0]


def _shoe(claim: PrintedFigures, house: Game) -> Shoe:
    decks = claim.decks if isinstance(claim.decks, int) else house.deck_numbers[0]
    return _left(decks, claim.removed)


def _left(decks: int, removed: str | None) -> Shoe:
    """Return whole decks without what is removed; refuse a shoe that cannot complete a coup."""
    shoe = Shoe.of_decks(decks)
    shoe = shoe if removed is None else shoe.without(removed)
    if shoe.cards < CARDS_SEEN:
        raise BadInput(Fault("removed", "", f"{shoe.cards} cards left", f"{CARDS_SEEN} or more"))
    return shoe


@lru_cache(maxsize=64)
def house_of(name: str, reading: str) -> Game:
    """Return a bundled game or that of a file, read once."""
    return game(name, reading)


def _mean(house: Game, shoe: Shoe, column: str) -> Fraction:
    _check_column(column)
    if COLUMNS[column].kind != "integer" or COLUMNS[column].may_be_null:
        counted = [n for n, c in COLUMNS.items() if c.kind == "integer" and not c.may_be_null]
        found = f"{column!r}, which is no number of every coup"
        raise BadInput(Fault("column", "", found, f"one of {', '.join(counted)}"))
    try:
        outcomes = coup_table(house.tableau, partition_for([column])).outcomes(shoe, [column])
    except UnknownCards as error:
        raise BadInput(Fault("column", "", f"no count: {error}", "cards that are known")) from None
    total = sum(value * ways for value, ways in outcomes.iter_rows())
    return Fraction(total, total_ways(shoe))


def _of_event(claim: PrintedFigures, house: Game, basis: Basis) -> Fraction:
    assert claim.event is not None
    shoe = _shoe(claim, house)
    given = [claim.given] if claim.given else []
    if basis.without == TIES:
        given.append(NO_TIE)
    ways = Fraction(_ways(house.tableau, shoe, claim.event, *given))
    if claim.kind == "ways":
        return ways
    return _share(claim, ways, _ways(house.tableau, shoe, *given) if given else total_ways(shoe))


def _share(claim: PrintedFigures, ways: Fraction, of: int) -> Fraction:
    if not of:
        allowed = "a condition that some coup fulfils"
        raise BadInput(Fault(claim.id, "given", "a share of no coup at all", allowed))
    return ways / of


@lru_cache(maxsize=4096)
def _ways(tableau: Tableau, shoe: Shoe, *events: str) -> int:
    try:
        for event in events:
            parse(event)
        condition = parse(" AND ".join(f"({event})" for event in events))
    except ConditionError as error:
        raise BadInput(Fault("event", "", error.found, error.allowed)) from None
    for name in condition.columns:
        _check_column(name)
    try:
        return coup_table(tableau, partition_for(condition.columns)).ways_of(shoe, condition)
    except UnknownCards as error:
        raise BadInput(Fault("event", "", f"no count: {error}", "cards that are known")) from None


def _check_column(name: str) -> None:
    """Refuse a column that there is not, or one that sees suits, which are counted by wagers."""
    known = [column for column, about in COLUMNS.items() if about.sees != "suits"]
    if name not in known:
        raise BadInput(Fault("column", "", repr(name), nearest(name, known)))


def _of_line(claim: PrintedFigures, house: Game, basis: Basis) -> Fraction:
    settled = _settlement(claim, house, basis)
    lines = {line.id: line for line in settled.lines}
    if claim.line not in lines:
        raise BadInput(Fault(claim.id, "line", repr(claim.line), f"one of {', '.join(lines)}"))
    line = lines[claim.line]
    if claim.kind == "ways":
        return Fraction(line.ways)
    return _share(claim, Fraction(line.ways), settled.total_ways)


def _of_money(claim: PrintedFigures, settled: Settlement, basis: Basis) -> Fraction:
    resolved = 1 - settled.push_frequency if basis.without == PUSHES else Fraction(1)
    mean = settled.expected_value
    if mean is not None and basis.chance_digits is not None:
        mean = _from_rounded_chances(settled, basis.chance_digits)
    gain = None if mean is None or not resolved else mean / resolved
    values = {
        "house_edge": None if gain is None else -gain,
        "house_edge_resolved": settled.house_edge_resolved,
        "expected_value": gain,
        "expected_value_change": gain,
        "return_to_player": None if gain is None else 1 + gain,
        "standard_deviation": settled.variance,
        "variance": settled.variance,
        "hit_frequency": settled.hit_frequency / resolved if resolved else None,
        "push_frequency": settled.push_frequency,
        "fixed_return": settled.fixed_return,
        "break_even_meter": settled.break_even_meter,
    }
    value = values[claim.kind]
    if value is None:
        found = f"{claim.kind} of {settled.wager.id}"
        raise BadInput(Fault(claim.id, "figure", found, "a figure that this wager has"))
    return value


def _from_rounded_chances(settled: Settlement, places: int) -> Fraction:
    return sum(
        (round(settled.probability(line), places) * (line.net or 0) for line in settled.lines),
        Fraction(0),
    )


def _based(settled: Settlement, basis: Basis) -> Settlement:
    """Return a settlement in which pushes lose, or pays are for one, where the basis says so."""
    lines = settled.lines
    if basis.pushes_lose:
        lines = tuple(_lost(line) for line in lines)
    if basis.for_one:
        lines = tuple(_for_one(line) for line in lines)
    return settled if lines is settled.lines else replace(settled, lines=lines)


def _lost(line: SettledLine) -> SettledLine:
    pushes = line.pays == PUSH and line.id != INCOMPLETE
    return replace(line, net=Fraction(-1)) if pushes else line


def _for_one(line: SettledLine) -> SettledLine:
    if line.net is None or line.pays in (PUSH, JACKPOT, LOSES) or " for " in line.pays:
        return line
    return replace(line, net=line.net - 1)


def _settlement(claim: PrintedFigures, house: Game, basis: Basis) -> Settlement:
    decks = claim.decks if claim.decks is not None else house.deck_numbers[0]
    shoe = _Shoe(decks, claim.removed, basis.without == TIES)
    return _settled(house.tableau, wager_of(claim, house), shoe)


class _Shoe(NamedTuple):
    """Which coups a wager is settled over: of whole decks less some cards, ties in or out."""

    decks: int | str
    removed: str | None
    no_ties: bool


@lru_cache(maxsize=4096)
def _settled(tableau: Tableau, wager: Wager, over: _Shoe) -> Settlement:
    """Settle one wager; kept, as one figure is asked for on many bases."""
    if over.no_ties:
        return _without_ties(tableau, wager, over)
    counted, total = _counted(tableau, wager, over)
    return settle(wager, counted, total)


def _counted(tableau: Tableau, wager: Wager, over: _Shoe) -> tuple[tuple[int, list[int]], int]:
    """Return the ways of a coup and of a wager's lines, and the total."""
    if over.decks == INFINITE:
        counted = line_ways_of_infinite_decks(tableau, wager)
        return counted, counted[0]
    shoe = _left(int(over.decks), over.removed)
    reason = why_unpriced(wager, shoe)
    if reason is not None:
        raise BadInput(
            Fault("wager", wager.id, f"which has no price: {reason}", "a wager with a price")
        )
    return line_ways(tableau, [wager], shoe)[wager], total_ways(shoe)


def _without_ties(tableau: Tableau, wager: Wager, over: _Shoe) -> Settlement:
    """Settle a wager over the coups that are no tie."""
    try:
        lines = [
            line.model_copy(update={"when": f"({line.when}) AND {NO_TIE}"}) for line in wager.lines
        ]
        rest = lines[0].model_copy(update={"id": "no_tie", "when": NO_TIE, "pays": PUSH})
        conditions = [line.condition for line in (*lines, rest)]
    except ConditionError as error:
        raise BadInput(Fault("wager", wager.id, error.found, error.allowed)) from None
    assert conditions
    (_, ways), _ = _counted(tableau, replace(wager, lines=(*lines, rest)), over)
    if not any(ways[:-1]):
        raise BadInput(Fault("wager", wager.id, "no line but on a tie", "a line on other coups"))
    return settle(replace(wager, lines=tuple(lines)), (sum(ways), ways[:-1]), sum(ways))


def wager_of(claim: PrintedFigures, house: Game) -> Wager:
    """Return the one wager of a figure: the house's own, the catalogue's, or by the pays given."""
    name = claim.wager or ""
    if claim.pays is not None:
        return _paying(name, claim)
    found = house.asked((name,), claim.pay_table)
    if len(found) != 1 or found[0].id != name:
        ids = ", ".join(wager.id for wager in found)
        raise BadInput(Fault(claim.id, "wager", f"the family {name!r}", f"one of {ids}"))
    return found[0]


def _paying(name: str, claim: PrintedFigures) -> Wager:
    """Return a catalogue wager with the pays given beside the figure."""
    place = Place(claim.id, "pays", "inline", "the printed figure")
    wager = load.catalogue_wager(name)
    if wager is None:
        raise place.refuse("wager", repr(name), "a wager of the catalogue")
    pays: dict[str, str | list[str]] = dict(claim.pays or {})
    return from_catalogue(CatalogueUse(use=name, where="inline", pays=pays), wager, place)[0]
