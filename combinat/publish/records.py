"""Figures as JSON: integers and fractions are strings, so that no reader loses digits."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from combinat.edge import Evaluation, SettledLine, Settlement
from combinat.publish.numerals import decimal, fraction, percent, square_root
from combinat.rules.columns import COLUMNS
from combinat.rules.game import readings_of
from combinat.rules.schema import Sheet
from combinat.rules.wager import Wager

Record = dict[str, Any]


def evaluation_record(evaluation: Evaluation) -> Record:
    """Return what `combinat edges` prints: the shoe, the total, and every wager with its lines."""
    game, shoe = evaluation.game, evaluation.shoe
    settled = [settlement_record(settlement) for settlement in evaluation.settlements]
    unpriced = [_unpriced_record(wager, why) for wager, why in evaluation.unpriced.items()]
    return {
        "game": game.id,
        "reading": game.reading,
        "shoe": {"decks": shoe.decks, "cards": shoe.cards},
        "total_ways": str(evaluation.total_ways),
        "flags": list(game.flags),
        "wagers": [*settled, *unpriced],
    }


def settlement_record(settlement: Settlement) -> Record:
    """Return one settled wager; a figure that needs the meter of a jackpot is null without one."""
    edge = settlement.house_edge
    record: Record = {
        **_wager_record(settlement.wager),
        "lines": [_line_record(settlement, line) for line in settlement.lines],
        "expected_value": _fraction(settlement.expected_value),
        "house_edge": _fraction(edge),
        "house_edge_percent": _percent(edge),
        "house_edge_resolved": _fraction(settlement.house_edge_resolved),
        "house_edge_resolved_percent": _percent(settlement.house_edge_resolved),
        "element_of_risk": _fraction(settlement.element_of_risk),
        "return_to_player": _fraction(settlement.return_to_player),
        "hit_frequency": fraction(settlement.hit_frequency),
        "push_frequency": fraction(settlement.push_frequency),
        "true_odds": _fraction(settlement.true_odds),
        "variance": _fraction(settlement.variance),
        "standard_deviation": (
            None if settlement.variance is None else square_root(settlement.variance, 6)
        ),
        "largest_pay": _fraction(settlement.largest_pay),
        "bettor_has_the_edge": edge is not None and edge < 0,
    }
    if settlement.jackpot is not None:
        meter = settlement.break_even_meter
        record["fixed_return"] = fraction(settlement.fixed_return)
        record["break_even_meter"] = None if meter is None else decimal(meter, 2)
    return record


def _wager_record(wager: Wager) -> Record:
    return {
        "id": wager.id,
        "title": wager.title,
        "pay_table": wager.pay_table,
        "source": wager.source,
        "requires": list(wager.requires),
        "commission": fraction(wager.commission),
        "flags": list(wager.flags),
    }


def _line_record(settlement: Settlement, line: SettledLine) -> Record:
    return {
        "id": line.id,
        "event": line.event,
        "pays": line.pays,
        "net": _fraction(line.net),
        "ways": str(line.ways),
        "probability": fraction(settlement.probability(line)),
    }


def _unpriced_record(wager: Wager, why: str) -> Record:
    return {**_wager_record(wager), "unpriced": why}


def game_record(sheet: Sheet) -> Record:
    """Return what `combinat games` prints of one game."""
    return {
        "id": sheet.id,
        "title": sheet.title,
        "document": sheet.source.document,
        "decks": sheet.shoe.decks,
        "decks_stated": sheet.shoe.stated,
        "readings": readings_of(sheet),
    }


def column_records() -> list[Record]:
    """Return what `combinat columns` prints."""
    return [
        {
            "name": column.name,
            "kind": column.kind,
            "may_be_null": column.may_be_null,
            "sees": column.sees,
            "meaning": column.meaning,
        }
        for column in COLUMNS.values()
    ]


def _fraction(number: Fraction | None) -> str | None:
    return None if number is None else fraction(number)


def _percent(share: Fraction | None) -> str | None:
    return None if share is None else percent(share)
