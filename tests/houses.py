"""The bundled games under every reading, and how the second method is handed their rules."""

from __future__ import annotations

from functools import cache

from combinat.rules import load
from combinat.rules.game import Game, readings_of
from combinat.rules.tableau import Tableau, as_rows
from tests.second_method.dealer import Dealer, Outcome
from tests.second_method.dealer import Tableau as PlainTableau
from tests.second_method.judge import Judge

READINGS = [
    (name, reading) for name in load.bundled_games() for reading in readings_of(load.sheet(name))
]

LITERAL_NATURALS = [("punto_y_banco", "standard+natural_ties_void_egalite")]


def plain(tableau: Tableau) -> PlainTableau:
    """Return a table of play as the plain data that the second method takes."""
    return {"player": tableau.player, "banker": dict(as_rows(tableau))}


@cache
def dealer(tableau: Tableau) -> Dealer:
    """Return the second method's dealer of a table of play."""
    return Dealer(plain(tableau))


@cache
def judge(tableau: Tableau) -> Judge:
    """Return the second method's judge of the outcomes of a table of play."""
    return Judge(dealer(tableau).ways([128] + [32] * 9))


def settled_by_second_method(
    house: Game, ways: dict[Outcome, int], wager_id: str
) -> dict[str, int]:
    """Return the ways of each line of a wager as the second method has them."""
    wager = next(wager for wager in house.wagers if wager.id == wager_id)
    lines = [(line.id, line.when) for line in wager.lines]
    return judge(house.tableau).settle(ways, lines)
