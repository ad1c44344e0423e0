"""Every figure of a house by the number of decks, and in the limit of infinitely many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from combinat.edge import Settlement, settle
from combinat.evaluation import Evaluation, evaluate, line_ways_of_infinite_decks
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe

STUDIED = range(1, 9)
"""The numbers of decks that are studied where none is named."""


@dataclass(frozen=True)
class ByDecks:
    """A wager settled over each number of decks, and over infinitely many.

    The ways of the limit are of 13^6 sequences of ranks, of 52^6 where the wager sees suits.
    """

    wager: Wager
    finite: dict[int, Settlement]
    infinite: Settlement


def by_decks(
    game: Game, numbers: Iterable[int], wagers: Sequence[Wager] | None = None
) -> list[ByDecks]:
    """Return every wager that can be priced, over each of the numbers of decks and the limit."""
    evaluations = {decks: evaluate(game, Shoe.of_decks(decks), wagers) for decks in numbers}
    first: Evaluation = next(iter(evaluations.values()))
    return [
        ByDecks(
            settled.wager,
            {decks: found[settled.wager.id] for decks, found in evaluations.items()},
            of_infinite_decks(game, settled.wager),
        )
        for settled in first.settlements
    ]


def of_infinite_decks(game: Game, wager: Wager) -> Settlement:
    """Return a wager settled over infinitely many decks: cards do not leave the shoe."""
    counted = line_ways_of_infinite_decks(game.tableau, wager)
    return settle(wager, counted, counted[0])
