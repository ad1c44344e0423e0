"""Which cards lie at some positions: in how many ways each line is won with such cards there.

Ways are of the six cards that can be seen in the order of dealing: Player, Banker, Player, Banker,
then the fifth and the sixth, drawn or not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import perm, prod

import numpy as np

from combinat.coups import CARDS_SEEN, FEWEST_CARDS, LARGEST_64, Array, CoupTable
from combinat.deal import NOT_DRAWN
from combinat.shoe import Shoe

POSITIONS = range(1, CARDS_SEEN + 1)
HANDS = ((1, 3), (2, 4))
"""The positions of the Player's and of the Banker's two initial cards."""

ORDERS = 2 ** len(HANDS)


def chance(counts: Sequence[int], groups: Sequence[int]) -> Fraction:
    """Return the chance that cards of these groups lie at as many positions, in this order.

    >>> chance([16, 36], [0, 0])
    Fraction(20, 221)
    """
    ways = prod(counts[group] - groups[:turn].count(group) for turn, group in enumerate(groups))
    return Fraction(ways, perm(sum(counts), len(groups)))


def ways_of_lines(
    table: CoupTable,
    shoe: Shoe,
    chains: Sequence[tuple[Array, int]],
    positions: Sequence[int],
    group_of: Sequence[int],
) -> list[list[list[int]]]:
    """Return for each wager the ways of each line by what lies at the positions, in rising order.

    A wager is given by the line that each path takes and how many there are; `group_of` is the
    group of each class of cards.  What lies there is numbered in the order in which
    `itertools.product` goes through the groups.
    """
    ways = _ways(table, shoe)
    counts = counts_of_groups(group_of, shoe.counts(table.partition))
    groups = np.array([*group_of, NOT_DRAWN])[table.paths.cards]
    shape = len(counts) ** len(positions)
    sums = [np.zeros(places * shape, dtype=ways.dtype) for _, places in chains]
    orders = list(_orders(positions))
    for drawn in range(FEWEST_CARDS, CARDS_SEEN + 1):
        rows = np.flatnonzero(table.drawn == drawn)
        for order in orders:
            dealt = _dealt(groups[rows], drawn, order)
            for found, weights in _found(dealt, ways[rows], counts, positions):
                for (taken, _), total in zip(chains, sums, strict=True):
                    np.add.at(total, taken[rows] * shape + found, weights)
    return [
        [[int(n) // len(orders) for n in row] for row in total.reshape(-1, shape)] for total in sums
    ]


def counts_of_groups(group_of: Sequence[int], counts: Sequence[int]) -> list[int]:
    """Return how many cards of each group there are, of the counts of each class."""
    found = [0] * (max(group_of) + 1)
    for group, count in zip(group_of, counts, strict=True):
        found[group] += count
    return found


def _ways(table: CoupTable, shoe: Shoe) -> Array:
    """Return the ways of each path, in a type that holds them all once for each order."""
    if perm(shoe.cards, CARDS_SEEN) <= LARGEST_64 // ORDERS:
        return table.ways(shoe).to_numpy()
    return np.array(table.ways(shoe).to_list(), dtype=object)


def _orders(positions: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the columns of the four initial cards, for each order of a hand that is looked at."""
    swaps = [(0, 1) if set(hand) & set(positions) else (0,) for hand in HANDS]
    for player, banker in product(*swaps):
        yield player, 2 + banker, 1 - player, 3 - banker


def _dealt(groups: Array, drawn: int, order: Sequence[int]) -> list[Array]:
    """Return the groups of the cards that are drawn, in the order of dealing."""
    player_third, banker_third = groups[:, -2], groups[:, -1]
    fifth = np.where(player_third == NOT_DRAWN, banker_third, player_third)
    return [*(groups[:, column] for column in order), fifth, banker_third][:drawn]


def _found(
    dealt: Sequence[Array], ways: Array, counts: Sequence[int], positions: Sequence[int]
) -> Iterator[tuple[Array, Array]]:
    """Yield what lies at the positions, path by path, and in how many of its ways it does.

    A coup that ends before a position leaves there any card that it has not drawn.
    """
    width, drawn = len(counts), len(dealt)
    seen = np.zeros(len(ways), dtype=np.int64)
    for position in positions:
        if position <= drawn:
            seen = seen * width + dealt[position - 1]
    hidden = sum(position > drawn for position in positions)
    if not hidden:
        yield seen, ways
        return
    left = [
        count - sum((card == group) * 1 for card in dealt) for group, count in enumerate(counts)
    ]
    of_any = ways // perm(sum(counts) - drawn, hidden)
    for some in product(range(width), repeat=hidden):
        found, weights = seen, of_any
        for turn, group in enumerate(some):
            found = found * width + group
            weights = weights * (left[group] - some[:turn].count(group))
        yield found, weights
