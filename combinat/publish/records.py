"""Figures as JSON: integers and fractions are strings, so that no reader loses digits."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from combinat.edge import SettledLine, Settlement
from combinat.evaluation import Evaluation
from combinat.publish.numerals import decimal, fraction, percent, square_root
from combinat.rules.columns import COLUMNS
from combinat.rules.game import Game, readings_of
from combinat.rules.schema import Sheet
from combinat.rules.tableau import STOOD, Cell
from combinat.rules.wager import Wager
from combinat.shoe import Shoe

if TYPE_CHECKING:
    from combinat.studies.decks import ByDecks
    from combinat.studies.removal import Removal, SeveralRemoved

Record = dict[str, Any]


def evaluation_record(evaluation: Evaluation) -> Record:
    """Return what `combinat edges` prints: the shoe, the total, and every wager with its lines."""
    game, shoe = evaluation.game, evaluation.shoe
    settled = [settlement_record(settlement) for settlement in evaluation.settlements]
    unpriced = [_unpriced_record(wager, why) for wager, why in evaluation.unpriced.items()]
    return {
        **basis_record(game),
        "shoe": shoe_record(shoe),
        "total_ways": str(evaluation.total_ways),
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


def removal_record(
    game: Game, shoe: Shoe, found: Sequence[Removal], unpriced: dict[Wager, str]
) -> Record:
    """Return what `combinat removal` prints: the effect of each card, as exact fractions."""
    wagers: list[Record] = [
        {
            "id": one.wager.id,
            "title": one.wager.title,
            "expected_value": fraction(one.expected_value),
            "effects": {card: fraction(effect) for card, effect in one.effects.items()},
        }
        for one in found
    ]
    wagers += [_unpriced_record(wager, why) for wager, why in unpriced.items()]
    return {**basis_record(game), "shoe": shoe_record(shoe), "wagers": wagers}


def several_record(cards: str, found: Sequence[SeveralRemoved]) -> Record:
    """Return what several cards that have gone do together, and the linear guess."""
    return {
        "removed": cards,
        "wagers": [
            {
                "id": one.wager.id,
                "exact": fraction(one.exact),
                "linear": fraction(one.linear),
                "error": fraction(one.error),
            }
            for one in found
        ],
    }


def decks_record(game: Game, studied: Sequence[ByDecks], unpriced: dict[Wager, str]) -> Record:
    """Return what `combinat decks` prints: the edge of each wager by number of decks."""
    wagers: list[Record] = []
    for one in studied:
        settled = {str(decks): s for decks, s in one.finite.items()} | {"infinite": one.infinite}
        wagers.append(
            {
                "id": one.wager.id,
                "title": one.wager.title,
                "house_edge": {name: _fraction(s.house_edge) for name, s in settled.items()},
                "house_edge_percent": {name: _percent(s.house_edge) for name, s in settled.items()},
                "ways": {
                    name: {line.id: str(line.ways) for line in s.lines}
                    for name, s in settled.items()
                },
            }
        )
    wagers += [_unpriced_record(wager, why) for wager, why in unpriced.items()]
    return {**basis_record(game), "wagers": wagers}


def basis_record(game: Game) -> Record:
    """Return what every answer about a game stands on: its reading and its flags."""
    return {"game": game.id, "reading": game.reading, "flags": list(game.flags)}


def shoe_record(shoe: Shoe) -> Record:
    """Return what is known of a shoe: whole decks or not, cards, and what is left by value."""
    return {"decks": shoe.decks, "cards": shoe.cards, "counts": shoe.left()}


def cell_record(cell: Cell) -> Record:
    """Return a cell of the table of play: its hand, total, and the Player's third card."""
    return {"hand": cell.hand, "total": cell.total, "player_third": third_record(cell.third)}


def third_record(third: int | None) -> int | str | None:
    """Return the Player's third card by value, `stood` where there is none to come."""
    return "stood" if third == STOOD else third


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
