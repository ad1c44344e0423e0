"""Suits another way: real cards dealt one by one, and suits enumerated one by one."""

import itertools
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from tests.second_method.dealer import Tableau

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "shdc"
PATTERNS: dict[str, Callable[[set[str]], bool]] = {
    "one_suit": lambda suits: len(suits) == 1,
    "one_colour": lambda suits: suits <= {"h", "d"} or suits <= {"s", "c"},
    "hearts": lambda suits: suits == {"h"},
    "diamonds": lambda suits: suits == {"d"},
    "clubs": lambda suits: suits == {"c"},
    "spades": lambda suits: suits == {"s"},
    "red": lambda suits: suits <= {"h", "d"},
    "black": lambda suits: suits <= {"s", "c"},
}


def value(card: str) -> int:
    """Return the point value of a card such as 9h."""
    return min(RANKS.index(card[:-1]) + 1, 10) % 10


def play(tableau: Tableau, deal: Sequence[str]) -> tuple[list[str], list[str]]:
    """Play a coup from six cards in the order dealt; return both hands."""
    player, banker = [deal[0], deal[2]], [deal[1], deal[3]]
    p, b = (sum(map(value, hand)) % 10 for hand in (player, banker))
    row = tableau["banker"][str(b)]
    if tableau["player"][p] != "N" and row[0] != "N":
        rest = list(deal[4:])
        column = -1
        if tableau["player"][p] == "D":
            player.append(rest.pop(0))
            column = value(player[2])
        if row[column] == "D":
            banker.append(rest.pop(0))
    return player, banker


def described(player: Sequence[str], banker: Sequence[str]) -> dict[str, int | None]:
    """Return every column of a coup that was played with the standard naturals, 8 and 9."""
    found: dict[str, int | None] = {"cards": len(player) + len(banker)}
    for name, hand in (("player", player), ("banker", banker)):
        ranks = sorted(RANKS.index(card[:-1]) + 1 for card in hand[:2])
        third = hand[2] if len(hand) == 3 else None
        initial = sum(map(value, hand[:2])) % 10
        found |= {
            f"{name}_total": sum(map(value, hand)) % 10,
            f"{name}_initial": initial,
            f"{name}_third": None if third is None else value(third),
            f"{name}_cards": len(hand),
            f"{name}_natural": int(initial in (8, 9)),
            f"{name}_low_rank": ranks[0],
            f"{name}_high_rank": ranks[1],
            f"{name}_third_rank": None if third is None else RANKS.index(third[:-1]) + 1,
            f"{name}_pair": int(ranks[0] == ranks[1]),
        }
    sets = {
        "all": [*player, *banker],
        "initial": [*player[:2], *banker[:2]],
        "player": player,
        "banker": banker,
        "player_initial": player[:2],
        "banker_initial": banker[:2],
    }
    for cards, dealt in sets.items():
        suits = {card[-1] for card in dealt}
        found |= {f"{cards}_{pattern}": int(holds(suits)) for pattern, holds in PATTERNS.items()}
    return found


class SmallShoe:
    """Every ordered deal of six cards from a few real cards, judged by SQLite."""

    def __init__(self, tableau: Tableau, cards: Sequence[str]) -> None:
        coups: dict[tuple[Any, ...], int] = {}
        names: list[str] = []
        for deal in itertools.permutations(cards, 6):
            row = described(*play(tableau, deal))
            names = list(row)
            key = tuple(row.values())
            coups[key] = coups.get(key, 0) + 1
        self.database = sqlite3.connect(":memory:")
        columns = ", ".join(f"{name} INTEGER" for name in [*names, "ways"])
        self.database.execute(f"CREATE TABLE coups ({columns})")
        places = ", ".join("?" * (len(names) + 1))
        self.database.executemany(
            f"INSERT INTO coups VALUES ({places})", [(*key, ways) for key, ways in coups.items()]
        )

    def close(self) -> None:
        """Give the memory back."""
        self.database.close()

    def ways(self, conditions: Sequence[str]) -> list[int]:
        """Return the ways of each line, tried in order, and last of all that none takes."""
        cases = " ".join(f"WHEN ({sql}) THEN {n}" for n, sql in enumerate(conditions))
        query = f"SELECT CASE {cases} ELSE {len(conditions)} END, SUM(ways) FROM coups GROUP BY 1"
        found = dict(self.database.execute(query))
        return [found.get(place, 0) for place in range(len(conditions) + 1)]


def suit_assignments(classes: Any, counts: Any) -> Iterator[tuple[tuple[int, ...], Any]]:
    """Yield each choice of suits for six cards, with its ways for each sequence of values.

    `classes[r, p]` is the value of the p-th card of sequence r; `counts[v, s]` how many cards of
    value v and suit s there are.  One card after the other takes from what is left.
    """
    for suits in itertools.product(range(4), repeat=6):
        ways = np.ones(len(classes), dtype=np.int64)
        for card in range(6):
            earlier = sum(
                (classes[:, before] == classes[:, card]).astype(np.int64)
                for before in range(card)
                if suits[before] == suits[card]
            )
            ways *= counts[classes[:, card], suits[card]] - earlier
        yield suits, ways


def lucky_six(tableau: Tableau, counts: Any) -> list[int]:
    """Return the ways of the five lines of the Lucky 6 Progressive, best only, best first.

    The Banker's first two cards total 4, 5 or 6, six cards are dealt, and then: all of one suit;
    four hearts first; three hearts with the Banker; all of one colour; anything.
    """
    grid = np.indices((10,) * 6, dtype=np.int8).reshape(6, -1).T
    player, banker = (grid[:, 0] + grid[:, 2]) % 10, (grid[:, 1] + grid[:, 3]) % 10
    draws = np.array([cell == "D" for cell in tableau["player"]])
    rows = np.array([[cell == "D" for cell in tableau["banker"][str(b)][:10]] for b in range(10)])
    ends = np.isin(player, (8, 9)) | np.isin(banker, (8, 9))
    six = draws[player] & rows[banker, grid[:, 4]] & ~ends & np.isin(banker, (4, 5, 6))
    found = [0] * 5
    for suits, ways in suit_assignments(grid[six], counts):
        spades, hearts, diamonds, clubs = (suits.count(suit) for suit in range(4))
        best = 4
        if max(spades, hearts, diamonds, clubs) == 6:
            best = 0
        elif suits[:4] == (1, 1, 1, 1):
            best = 1
        elif suits[1] == suits[3] == suits[5] == 1:
            best = 2
        elif hearts + diamonds in (0, 6):
            best = 3
        found[best] += int(ways.sum())
    return found
