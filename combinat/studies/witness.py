"""A concrete coup for each pay line: cards that a dealer can lay out to show that it wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np

from combinat.cards import SUITS
from combinat.coups import CoupTable, coup_table, partition_for
from combinat.deal import NOT_DRAWN, PLACES
from combinat.evaluation import chain_of
from combinat.rules.tableau import Tableau
from combinat.rules.wager import Wager
from combinat.suits import cards_and_suits, subsets, suit_columns

MOST_PATHS = 400
"""So many paths are tried for a line; those of a line that can be reached are among the first."""


@dataclass(frozen=True)
class Witness:
    """The cards of a coup, in the order in which each hand is dealt, such as `9h`."""

    player: tuple[str, ...]
    banker: tuple[str, ...]

    def __str__(self) -> str:
        return f"Player {' '.join(self.player)}, Banker {' '.join(self.banker)}"


@dataclass(frozen=True)
class LineWitness:
    """A pay line with a coup that takes it, and on how many draw paths it can."""

    line: str
    witness: Witness | None
    draw_paths: int


def witnesses(tableau: Tableau, wager: Wager) -> list[LineWitness]:
    """Return for each line of a wager a coup that it pays, and its number of draw paths."""
    table = coup_table(tableau, partition_for(wager.columns))
    columns = suit_columns(chain_of(wager))
    taken = {true: table.taken(chain_of(wager), true) for true in subsets(columns)}
    found = []
    for place, line in enumerate(wager.lines):
        possible = np.flatnonzero(np.logical_or.reduce([t == place for t in taken.values()]))
        paths = _spread(table, possible)
        shown = next(
            (
                witness
                for path in paths
                for witness, true in _laid_out(table, path, columns)
                if taken[true][path] == place
            ),
            None,
        )
        found.append(LineWitness(line.id, shown, len(possible)))
    return found


def _spread(table: CoupTable, paths: np.ndarray[tuple[int], np.dtype[np.int64]]) -> list[int]:
    """Return some of the paths, those whose cards are least alike first."""
    alike = [-len(set(row[row != NOT_DRAWN].tolist())) for row in table.paths.cards[paths]]
    order = np.argsort(alike, kind="stable")[:MOST_PATHS]
    return [int(path) for path in paths[order]]


def _laid_out(
    table: CoupTable, path: int, columns: list[str]
) -> Iterator[tuple[Witness, frozenset[str]]]:
    """Yield ways to choose the suits of a path, and which suit columns hold.

    Where none is asked for, no card is shown twice.
    """
    row = table.paths.cards[path]
    drawn = [place for place, class_ in zip(PLACES, row, strict=True) if class_ != NOT_DRAWN]
    ranks = [
        table.partition.ranks_in_class[class_][-1] for class_ in row.tolist() if class_ != NOT_DRAWN
    ]
    for suits in product(SUITS, repeat=len(drawn)):
        cards = [rank + suit for rank, suit in zip(ranks, suits, strict=True)]
        if columns or max(Counter(cards).values()) == 1:
            by_place = dict(zip(drawn, suits, strict=True))
            true = frozenset(
                column
                for column in columns
                if any(
                    all(by_place[place] in allowed for place in places if place in by_place)
                    for places, allowed in cards_and_suits(column)
                )
            )
            yield _witness(dict(zip(drawn, cards, strict=True))), true


def _witness(cards: dict[str, str]) -> Witness:
    hands = {
        hand: tuple(card for place, card in cards.items() if place.startswith(hand))
        for hand in ("player", "banker")
    }
    return Witness(hands["player"], hands["banker"])
