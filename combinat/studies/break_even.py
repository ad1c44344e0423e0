"""The pay of one line at which nobody has an edge: over a shoe, and as a formula in the decks."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from combinat.edge import Settlement
from combinat.rules.game import Game

if TYPE_CHECKING:
    from combinat.studies.in_decks import Formula


def break_even_pay(settlement: Settlement, line_id: str) -> Fraction | None:
    """Return the pay to one of a line at which nobody has an edge, the others as they are.

    It is before commission; None for a line that is never dealt, and beside an unknown jackpot.
    """
    (line,) = (one for one in settlement.lines if one.id == line_id)
    others = [one for one in settlement.lines if one.id != line_id]
    if not line.ways or any(one.net is None and one.ways for one in others):
        return None
    won = sum((one.net * one.ways for one in others if one.net is not None), Fraction(0))
    return -won / line.ways / (1 - settlement.wager.commission)


def break_even_formula(game: Game, settlement: Settlement, line_id: str) -> Formula | None:
    """Return that pay as a formula in the number of decks, factored; None where there is none.

    >>> from combinat import Shoe, evaluate, game
    >>> from combinat.studies.in_decks import at
    >>> house = game("aspers")
    >>> tie = evaluate(house, Shoe.of_decks(8))["egalite"]
    >>> at(break_even_formula(house, tie, "tie"), 8) == break_even_pay(tie, "tie")
    True
    """
    # A pay over one shoe is asked for more often, and does without sympy's second of start-up.
    import sympy

    from combinat.studies.in_decks import in_decks

    form = in_decks(game, settlement.wager)
    if form.ways[line_id] == 0:
        return None
    won = sympy.Integer(0)
    for line in settlement.lines:
        if line.id == line_id or line.id not in form.ways:
            continue
        if line.net is None:
            return None
        won += sympy.Rational(line.net.numerator, line.net.denominator) * form.ways[line.id]
    kept = 1 - settlement.wager.commission
    share = sympy.Rational(kept.numerator, kept.denominator)
    return sympy.factor(sympy.cancel(-won / (form.ways[line_id] * share)))
