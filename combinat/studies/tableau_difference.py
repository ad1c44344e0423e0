"""What each cell in which a sheet departs from the standard table of play does to each wager."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from combinat.evaluation import evaluate
from combinat.rules.game import Game, standard_tableau
from combinat.rules.tableau import Cell, Tableau
from combinat.shoe import Shoe

Edges = dict[str, Fraction]


@dataclass(frozen=True)
class CellEffect:
    """The house edge of each wager by id before and after cells of the standard are changed.

    `cells` holds one cell, or all that differ together.
    """

    cells: tuple[Cell, ...]
    standard: Edges
    changed: Edges

    def change(self, wager_id: str) -> Fraction:
        """Return by how much the house edge of a wager rises, per unit placed."""
        return self.changed[wager_id] - self.standard[wager_id]


def cell_effects(game: Game, shoe: Shoe) -> list[CellEffect]:
    """Return the effect of each differing cell alone, and of all together where there are more."""
    standard = standard_tableau()
    cells = game.tableau.differing(standard)
    if not cells:
        return []
    before = _edges(game, standard, shoe)
    effects = [
        CellEffect(
            (cell,), before, _edges(game, standard.with_cell(cell, game.tableau.at(cell)), shoe)
        )
        for cell in cells
    ]
    if len(cells) > 1:
        effects.append(CellEffect(tuple(cells), before, _edges(game, game.tableau, shoe)))
    return effects


def _edges(game: Game, tableau: Tableau, shoe: Shoe) -> Edges:
    evaluation = evaluate(replace(game, tableau=tableau), shoe)
    return {
        settlement.wager.id: settlement.house_edge
        for settlement in evaluation.settlements
        if settlement.house_edge is not None
    }
