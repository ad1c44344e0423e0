"""The recursive enumerator: every draw path of a table of play, over classes of cards.

A path is a coup as far as its cards' classes go.  The walk depends on the table of play alone, so
it is done once; a shoe comes in later, as a weight for each path.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from combinat.cards import TOTALS, Partition
from combinat.rules.tableau import Tableau

PLACES = ("player_1", "player_2", "banker_1", "banker_2", "player_third", "banker_third")
"""Which card each column of `Paths.cards` is."""

BANKER_THIRD = PLACES.index("banker_third")
NOT_DRAWN = -1
_NONE = (NOT_DRAWN & 0xFF).to_bytes()

Total = int
_Pair = tuple[bytes, Total, int]
_Third = tuple[bytes, int]


@dataclass(frozen=True)
class Paths:
    """Every draw path, one row each.

    `cards` holds the class of each card in the order of `PLACES`, NOT_DRAWN for a card that is
    not drawn; `orders` in how many orders the two initial cards of each hand can fall (1, 2 or 4).
    """

    cards: npt.NDArray[np.int8]
    orders: npt.NDArray[np.int8]

    def __len__(self) -> int:
        return len(self.cards)


@lru_cache(maxsize=32)
def paths(tableau: Tableau, partition: Partition) -> Paths:
    """Walk every draw path: 103,411 of them by value with the standard table of play.

    The two cards of an initial hand are interchangeable, so unordered pairs are walked and
    `orders` says for how many ordered ones each stands.
    """
    walk = _Walk(tableau, partition)
    walk.deal_player()
    stands = _rows(walk.banker_stands)
    draws = np.repeat(_rows(walk.banker_draws), len(partition), axis=0)
    draws[:, BANKER_THIRD] = np.tile(np.arange(len(partition)), len(walk.banker_draws))
    rows = np.concatenate([stands, draws])
    return Paths(cards=rows[:, :-1], orders=rows[:, -1])


def _rows(paths: list[bytes]) -> npt.NDArray[np.int8]:
    return np.frombuffer(b"".join(paths), dtype=np.int8).reshape(-1, len(PLACES) + 1)


class _Walk:
    """One walk through a table of play; each step deals and hands on to the next.

    No decision looks at the Banker's third card, so the walk ends before it: `banker_draws` holds
    each path to which that card, of any class, is still to be added.
    """

    def __init__(self, tableau: Tableau, partition: Partition) -> None:
        values = partition.values
        classes = range(len(partition))
        self.tableau = tableau
        self.pairs: list[_Pair] = [
            (bytes((a, b)), (values[a] + values[b]) % TOTALS, 1 if a == b else 2)
            for a in classes
            for b in classes[a:]
        ]
        self.thirds: list[_Third] = [(bytes((c,)), values[c]) for c in classes]
        self.banker_draws: list[bytes] = []
        self.banker_stands: list[bytes] = []

    def deal_player(self) -> None:
        for cards, total, orders in self.pairs:
            self.deal_banker(cards, total, orders)

    def deal_banker(self, path: bytes, player: Total, orders: int) -> None:
        for cards, banker, banker_orders in self.pairs:
            self.draw_player(path + cards, player, banker, (orders * banker_orders).to_bytes())

    def draw_player(self, path: bytes, player: Total, banker: Total, orders: bytes) -> None:
        play = self.tableau
        if play.player_is_natural(player) or play.banker_is_natural(banker):
            self.banker_stands.append(path + _NONE + _NONE + orders)
        elif play.player_draws(player):
            for card, value in self.thirds:
                self.draw_banker(path + card, banker, value, orders)
        else:
            self.draw_banker(path + _NONE, banker, None, orders)

    def draw_banker(self, path: bytes, banker: Total, third: int | None, orders: bytes) -> None:
        draws = self.tableau.banker_draws(banker, third)
        (self.banker_draws if draws else self.banker_stands).append(path + _NONE + orders)
