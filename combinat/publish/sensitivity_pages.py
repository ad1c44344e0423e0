"""How the house edge moves with the terms, as a page and as JSON: pays by a unit, commission."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from combinat.evaluation import Evaluation
from combinat.publish.numerals import decimal, fraction, percent, sum_of_money
from combinat.publish.pay_tables import basis_words, flags_of, named, pays_words, shoe_notes
from combinat.publish.records import Record, basis_record, shoe_record
from combinat.publish.table import Cell, NoFigure, Page, Table
from combinat.studies.sensitivity import (
    ByCommission,
    LineMoved,
    Repaid,
    Sensitivity,
    WagerMoved,
    unit_on_line,
)

PAYS, COMMISSION = "Pays one unit more or less", "Commission"
PAY_HEADERS = (
    "Wager",
    "Event",
    "Pays",
    "House edge %",
    "Edge %, a unit less",
    "Edge %, a unit more",
    "Break-even pay, to one",
)
BREAK_EVEN = "Break-even commission %"
NONE = NoFigure("none")
NOTES = (
    "House edges are per unit placed, exact before they are rounded; a negative one is the "
    "bettor's.",
    "A unit more or less is one for each unit staked: 'a to b' becomes 'a + b to b' or "
    "'a - b to b', and 'a for b' likewise; where less would pay nothing there is none.",
    "The break-even pay leaves nobody an edge, the other lines as they are.",
)
BEFORE_COMMISSION = "Pays, the break-even pay too, are before commission."
OF_BUNDLES = (
    "Of several wagers placed as one the pay of a part moves by a unit on that part; pays, the "
    "break-even pay too, are on the whole stake."
)
RATES_MEAN = (
    "Commission is the share of a win that the house keeps, a jackpot aside; the break-even "
    "commission leaves nobody an edge."
)
NEGATIVE = "A negative break-even commission adds to a win: the house has the edge without any."


def sensitivity_page(found: Sensitivity) -> Page:
    """Return the edge of each line with its pay moved, and of each wager by its commission."""
    game = found.evaluation.game
    tables = [pays_table(found), *([commission_table(found)] if _with_commission(found) else [])]
    notes = [
        *sensitivity_notes(found),
        *(f"{wager.title} is left out: {why}." for wager, why in found.left_out.items()),
        *shoe_notes(found.evaluation.shoe),
        *game.flags,
        *flags_of(one.settlement.wager for one in found.wagers),
    ]
    return Page(f"{game.title}: other pays and commissions", tables, notes)


def sensitivity_notes(found: Sensitivity) -> list[str]:
    """Say what the figures mean, and which pays are taken as even money less a commission."""
    wagers, rated = [one.settlement.wager for one in found.wagers], _with_commission(found)
    notes = [*NOTES, *_jackpots(found)]
    if any(wager.commission for wager in wagers):
        notes.append(BEFORE_COMMISSION)
    if any(wager.units > 1 for wager in wagers):
        notes.append(OF_BUNDLES)
    if rated:
        notes += [RATES_MEAN, *_assumed(found)]
    if any(by.break_even is not None and by.break_even < 0 for _, by in rated):
        notes.append(NEGATIVE)
    return notes


def _jackpots(found: Sensitivity) -> Iterable[str]:
    """Say at what a jackpot is taken."""
    for one in found.wagers:
        jackpot = one.settlement.jackpot
        if jackpot is not None and jackpot.net is not None:
            meter = sum_of_money(1 + jackpot.net)
            yield f"{one.settlement.wager.title}: the jackpot is taken at {meter} for one."


def _assumed(found: Sensitivity) -> Iterable[str]:
    """Name the wagers whose pay is taken as even money less a commission."""
    titles: dict[Fraction, list[str]] = {}
    for one, by in _with_commission(found):
        if by.assumed:
            titles.setdefault(by.commission, []).append(one.settlement.wager.title)
    for commission, names in titles.items():
        yield (
            f"{named(names)}: the pay of {sum_of_money(1 - commission)} to one is taken as even "
            f"money less a commission of {_rate(commission)}."
        )


def _with_commission(found: Sensitivity) -> list[tuple[WagerMoved, ByCommission]]:
    return [(one, by) for one in found.wagers if (by := one.by_commission) is not None]


def pays_table(found: Sensitivity) -> Table:
    """Return a row a line: the edge as it is, and with the pay one unit less and more."""
    return Table(
        caption=f"{PAYS}: {basis_words(found.evaluation)}",
        headers=PAY_HEADERS,
        rows=tuple(_line_row(one, line) for one in found.wagers for line in one.lines),
        right=frozenset(PAY_HEADERS[3:]),
        keys=_keys(found.evaluation, PAYS),
    )


def _line_row(one: WagerMoved, line: LineMoved) -> tuple[Cell, ...]:
    wager = one.settlement.wager
    return (
        wager.title,
        line.line.event,
        pays_words(wager, line.line),
        percent(one.house_edge),
        NONE if line.less is None else percent(line.less.after),
        percent(line.more.after),
        NONE if line.break_even is None else decimal(line.break_even, 6),
    )


def commission_table(found: Sensitivity) -> Table:
    """Return a row a wager with a commission: the edge at each rate, and where it is nought."""
    rates = tuple(f"At {_rate(rate)}" for rate in found.rates)
    headers = ("Wager", "Commission %", "House edge %", *rates, BREAK_EVEN)
    return Table(
        caption=f"{COMMISSION}: house edge %, {basis_words(found.evaluation)}",
        headers=headers,
        rows=tuple(
            (
                one.settlement.wager.title,
                sum_of_money(by.commission * 100),
                percent(one.house_edge),
                *(percent(by.edges[rate]) for rate in found.rates),
                NONE if by.break_even is None else percent(by.break_even),
            )
            for one, by in _with_commission(found)
        ),
        right=frozenset(headers[1:]),
        keys=_keys(found.evaluation, COMMISSION),
    )


def _rate(rate: Fraction) -> str:
    return f"{sum_of_money(rate * 100)} %"


def _keys(evaluation: Evaluation, table: str) -> dict[str, Cell]:
    shoe = evaluation.shoe
    return {
        "Table": table,
        "Decks": shoe.decks or "",
        "Cards": shoe.cards,
        "Reading": evaluation.game.reading,
    }


def sensitivity_record(found: Sensitivity) -> Record:
    """Return what `combinat sensitivity` prints: every edge as an exact fraction."""
    left_out: list[Record] = [
        {"id": wager.id, "title": wager.title, "unpriced": why}
        for wager, why in found.left_out.items()
    ]
    return {
        **basis_record(found.evaluation.game),
        "shoe": shoe_record(found.evaluation.shoe),
        "wagers": [*(_wager_record(one) for one in found.wagers), *left_out],
    }


def _wager_record(one: WagerMoved) -> Record:
    wager, by = one.settlement.wager, one.by_commission
    return {
        "id": wager.id,
        "title": wager.title,
        "pay_table": wager.pay_table,
        "flags": list(wager.flags),
        "unit": fraction(unit_on_line(wager)),
        **_edge_record(one.house_edge),
        "lines": [_line_record(line) for line in one.lines],
        "commission": None if by is None else _commission_record(by),
    }


def _line_record(line: LineMoved) -> Record:
    return {
        "id": line.line.id,
        "event": line.line.event,
        "pays": line.line.pays,
        "less": None if line.less is None else _repaid_record(line.less),
        "more": _repaid_record(line.more),
        "break_even_pay": None if line.break_even is None else fraction(line.break_even),
    }


def _repaid_record(repaid: Repaid) -> Record:
    return {
        "pays": repaid.pays,
        **_edge_record(repaid.after),
        "moved": fraction(repaid.moved),
        "moved_percent": percent(repaid.moved),
    }


def _commission_record(by: ByCommission) -> Record:
    return {
        "rate": fraction(by.commission),
        "assumed": by.assumed,
        "rates": [{"rate": fraction(rate), **_edge_record(by.edges[rate])} for rate in by.edges],
        "break_even": None if by.break_even is None else fraction(by.break_even),
        "break_even_percent": None if by.break_even is None else percent(by.break_even),
    }


def _edge_record(edge: Fraction) -> Record:
    return {"house_edge": fraction(edge), "house_edge_percent": percent(edge)}
