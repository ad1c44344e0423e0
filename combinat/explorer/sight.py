"""Which cards of a coup a wager looks at, and the draw paths that differ in them."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from combinat.coups import Array, Integers
from combinat.deal import NOT_DRAWN, PLACES
from combinat.rules.columns import COLUMNS, HANDS
from combinat.suits import PLACES_OF_SET, cards_and_suits

SETTLED_BY_INITIAL_CARDS = ("initial", "natural", "low_rank", "high_rank", "pair")
"""What of a hand its two initial cards settle, whatever the suits."""

EVERY_PLACE = PLACES_OF_SET["all"]


def places_seen(columns: Iterable[str]) -> frozenset[str]:
    """Return the places of the cards that settle some columns.

    >>> sorted(places_seen(["player_pair", "player_initial_red"]))
    ['player_1', 'player_2']
    """
    return frozenset[str]().union(*map(_places, columns))


def _places(column: str) -> frozenset[str]:
    if COLUMNS[column].sees == "suits":
        return cards_and_suits(column)[0][0]
    hand, _, what = column.partition("_")
    return PLACES_OF_SET[f"{hand}_initial"] if what in SETTLED_BY_INITIAL_CARDS else EVERY_PLACE


def told_apart(cards: Array, places: frozenset[str]) -> tuple[Integers, Array, Integers]:
    """Return the first of the paths that do not differ in some places, its cards there, and orders.

    Other cards count as not drawn.  The orders are those of the two initial cards of each hand.
    """
    rows = np.arange(len(cards))
    if places != EVERY_PLACE:
        cards = np.where([place in places for place in PLACES], cards, NOT_DRAWN)
        digits = (int(cards.max(initial=0)) + 2) ** np.arange(len(PLACES))
        _, rows = np.unique((cards - NOT_DRAWN) @ digits, return_index=True)
        cards = cards[rows]
    first, second = zip(
        *(map(PLACES.index, (f"{hand}_1", f"{hand}_2")) for hand in HANDS), strict=True
    )
    different = cards[:, first] != cards[:, second]
    return rows, cards, 2 ** different.sum(axis=1)
