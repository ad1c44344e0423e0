"""Exact combinatorial calculator for Punto Banco (baccarat) and its side bets.

From shoe to house edge:

>>> from combinat import Shoe, evaluate, game
>>> house = game("aspers")
>>> result = evaluate(house, Shoe.of_decks(8))
>>> result["egalite"].lines[0].ways
475627426473216
>>> result["egalite"].house_edge
Fraction(63053127805, 1301666217579)

And from many shoes at once:

>>> from combinat import evaluate_many
>>> many = evaluate_many(house, [Shoe.of_decks(6), Shoe.parse("8 decks - 8 8 9h 3xK")])
>>> many.favourable("egalite").tolist()
[False, False]
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from combinat.edge import Settlement
    from combinat.evaluation import Evaluation, evaluate
    from combinat.faults import BadInput, Fault
    from combinat.many_shoes import ManyEvaluations, evaluate_many
    from combinat.rules.game import Game, game
    from combinat.rules.wager import Wager
    from combinat.shoe import Shoe

__all__ = [
    "BadInput",
    "Evaluation",
    "Fault",
    "Game",
    "ManyEvaluations",
    "Settlement",
    "Shoe",
    "Wager",
    "evaluate",
    "evaluate_many",
    "game",
]

_HOMES = {
    "BadInput": "combinat.faults",
    "Evaluation": "combinat.evaluation",
    "Fault": "combinat.faults",
    "Game": "combinat.rules.game",
    "ManyEvaluations": "combinat.many_shoes",
    "Settlement": "combinat.edge",
    "Shoe": "combinat.shoe",
    "Wager": "combinat.rules.wager",
    "evaluate": "combinat.evaluation",
    "evaluate_many": "combinat.many_shoes",
    "game": "combinat.rules.game",
}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used, so that `combinat --help` need not wait."""
    if name not in _HOMES:
        raise AttributeError(f"module 'combinat' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
