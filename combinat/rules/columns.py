"""The vocabulary of conditions: each column of the coup table, its kind, and what it sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["integer", "boolean"]
Sees = Literal["values", "ranks", "suits"]


@dataclass(frozen=True)
class Column:
    """A column that a condition may name.

    `may_be_null` where a card need not be drawn; `sees` is the coarsest description of the
    cards that settles the column.
    """

    name: str
    kind: Kind
    meaning: str
    sees: Sees = "values"
    may_be_null: bool = False


HANDS = {"player": "Player", "banker": "Banker"}

CARD_SETS = {
    "all": "all cards of the coup",
    "initial": "the four initial cards",
    "player": "all cards of the Player hand",
    "banker": "all cards of the Banker hand",
    "player_initial": "the Player's two initial cards",
    "banker_initial": "the Banker's two initial cards",
}

SUIT_PATTERNS = {
    "one_suit": "are of one suit",
    "one_colour": "are all red or all black",
    "hearts": "are hearts",
    "diamonds": "are diamonds",
    "clubs": "are clubs",
    "spades": "are spades",
    "red": "are red",
    "black": "are black",
}


def _of_hand(hand: str, title: str) -> list[Column]:
    return [
        Column(f"{hand}_total", "integer", f"final total of the {title} hand, 0 to 9"),
        Column(f"{hand}_initial", "integer", f"total of the {title}'s two initial cards, 0 to 9"),
        Column(
            f"{hand}_third",
            "integer",
            f"value of the {title}'s third card, ten-valued cards 0; NULL when none is drawn",
            may_be_null=True,
        ),
        Column(f"{hand}_cards", "integer", f"number of cards in the {title} hand, 2 or 3"),
        Column(f"{hand}_natural", "boolean", f"the {title}'s initial total is a natural"),
        Column(
            f"{hand}_low_rank",
            "integer",
            f"lower rank of the {title}'s initial cards, ace 1 to king 13",
            "ranks",
        ),
        Column(
            f"{hand}_high_rank",
            "integer",
            f"higher rank of the {title}'s initial cards, ace 1 to king 13",
            "ranks",
        ),
        Column(
            f"{hand}_third_rank",
            "integer",
            f"rank of the {title}'s third card, ace 1 to king 13; NULL when none is drawn",
            "ranks",
            may_be_null=True,
        ),
        Column(
            f"{hand}_pair", "boolean", f"the {title}'s two initial cards are of one rank", "ranks"
        ),
    ]


def _vocabulary() -> dict[str, Column]:
    columns = [column for hand, title in HANDS.items() for column in _of_hand(hand, title)]
    columns.append(Column("cards", "integer", "number of cards in both hands, 4 to 6"))
    columns += [
        Column(f"{cards}_{pattern}", "boolean", f"{who} {what}", "suits")
        for cards, who in CARD_SETS.items()
        for pattern, what in SUIT_PATTERNS.items()
    ]
    return {column.name: column for column in columns}


COLUMNS: dict[str, Column] = _vocabulary()
"""Every column by its name, in the order in which `combinat columns` prints them."""
