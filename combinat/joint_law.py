"""Many shoes at once by the joint law of two-card totals and third cards, compiled by numba.

Every question about point values is a sum over cells (Player's total i, Banker's total j, third
cards u and w).  Let a_x(t) = n_{t-x} - [2x ≡ t] count the partners of a card of value x in a pair
of total t.  Ordered pairs of total t number Q(t) = Σ_x n_x a_x(t), and ordered hands of two cards
each, with totals i and j and no card in both, number by inclusion and exclusion

    F(i, j) = Q(i) Q(j) - 4 Σ_x n_x a_x(i) a_x(j) + 2 [i = j] Q(i).

Cards are exchangeable, so third cards may leave the shoe first.  Without one card of value u,

    Q'(t)    = Q(t) - 2 a_u(t)
    F'(i, j) = F(i, j) + a_u(j) (4 a_u(i) - 2 Q(i) + 4 a_{j-u}(i))
                       + a_u(i) (4 a_u(j) - 2 Q(j) + 4 a_{i-u}(j)) - 8 [i = j] a_u(i),

a few operations a cell, and the same once more for a second card.  Neither the order of i and j
nor that of u and w changes F, so a cell is computed once for up to four of them.  Every number is
whole and at most N(N-1)…(N-5) in the end, so float64 is exact up to 458 cards and int64 up to
1,450.

`LANES` shoes go through each step together, so that the compiler turns a step into vector
instructions.  This module needs the `fast` extra; without it the closed form gives the same.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numba
import numpy as np

from combinat.blocks import cores
from combinat.cards import BY_VALUE, TOTALS
from combinat.closed_form import Chain
from combinat.coups import Array, coup_table
from combinat.rules.tableau import Tableau

LANES = 128
NOT_DRAWN = -1


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a kernel, and keep it on disk where there is a place for it."""
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "fastmath": {"contract"}}
    try:
        kernel: Callable[..., Any] = numba.njit(function, cache=True, **options)
    except RuntimeError:
        kernel = numba.njit(function, **options)
    return kernel


@dataclass(frozen=True, eq=False)
class Cells:
    """Cells that share the third cards which leave the shoe first.

    `starts[k]` is where the pairs of the k-th choice of third cards begin.  Each row of `pairs` is
    i, j (i ≤ j) and where its groups end in `groups`; they begin where those before end.
    """

    starts: Array
    pairs: Array
    groups: Array


@dataclass(frozen=True, eq=False)
class JointLaw:
    """The cells of a table of play, grouped by what a set of chains tells apart.

    `events[g, e]` is 1 where group g falls to event e; the first event is the whole coup.
    `drawn` names the pairs i ≤ j to which any hand draws.
    """

    events: Array
    drawn: Array
    no_third: Cells
    one_third: Cells
    two_thirds: Cells

    def ways(self, counts: Array) -> Array:
        """Return the ways of each event for each row of ten counts, in the counts' own type."""
        sums = np.empty((len(counts), len(self.events)), dtype=counts.dtype)
        blocks = max(1, min(cores(), len(counts) // LANES))
        edges = [len(counts) * part // blocks for part in range(blocks + 1)]
        with ThreadPoolExecutor(blocks) as pool:
            parts = [slice(a, b) for a, b in pairwise(edges)]
            list(pool.map(lambda part: self._fill(counts[part], sums[part]), parts))
        ways: Array = sums @ self.events.astype(counts.dtype)
        return ways

    def _fill(self, counts: Array, sums: Array) -> None:
        lists = [
            array
            for cells in (self.no_third, self.one_third, self.two_thirds)
            for array in (cells.starts, cells.pairs, cells.groups)
        ]
        _sum_cells(counts, self.drawn, *lists, sums)


@lru_cache(maxsize=64)
def joint_law(tableau: Tableau, chains: tuple[Chain, ...]) -> JointLaw:
    """Return the cells of a table of play, grouped by the events of chains over values."""
    table, _ = coup_table(tableau, BY_VALUE).by_outcome
    names = ["player_initial", "banker_initial", "player_third", "banker_third"]
    rows = table.described(names).fill_null(NOT_DRAWN).to_numpy().astype(np.int64)
    taken = np.stack([table.taken(chain) for chain in chains], axis=1)
    kinds, group = np.unique(taken, axis=0, return_inverse=True)
    events = [np.ones((len(kinds), 1), dtype=np.int64)]
    for place, chain in enumerate(chains):
        events.append((kinds[:, place, None] == np.arange(len(chain))).astype(np.int64))
    totals, thirds = np.sort(rows[:, :2], axis=1), np.sort(rows[:, 2:], axis=1)
    drawn_by = (thirds != NOT_DRAWN).sum(axis=1)
    return JointLaw(
        np.concatenate(events, axis=1),
        np.unique(totals[drawn_by > 0], axis=0),
        *(
            _cells(totals[drawn_by == n], thirds[drawn_by == n], group.reshape(-1)[drawn_by == n])
            for n in range(3)
        ),
    )


def _cells(totals: Array, thirds: Array, group: Array) -> Cells:
    """Gather the groups of all cells that have their totals and third cards in common."""
    cards = np.maximum(thirds[:, 0], 0) * TOTALS + np.maximum(thirds[:, 1], 0)
    key = (cards * TOTALS + totals[:, 0]) * TOTALS + totals[:, 1]
    order = np.argsort(key, kind="stable")
    found, counted = np.unique(key, return_counts=True)
    pairs = np.column_stack([found // TOTALS % TOTALS, found % TOTALS, np.cumsum(counted)])
    starts = np.searchsorted(found // TOTALS**2, np.arange(TOTALS**2 + 1))
    return Cells(starts, np.ascontiguousarray(pairs), np.ascontiguousarray(group[order]))


@compiled
def _is_double(value: int, total: int) -> int:
    """Say with 1 that two cards of this value make the total, so that a card is its own partner."""
    return 1 if (2 * value - total) % 10 == 0 else 0


@compiled
def _load(counts: Array, start: int, left: Array, cards: Array) -> None:
    """Lay the next shoes side by side; the last one fills the lanes that are over."""
    cards[:] = 0
    for value in range(10):
        for lane in range(LANES):
            left[value, lane] = counts[min(start + lane, len(counts) - 1), value]
            cards[lane] += left[value, lane]


@compiled
def _two_hands(left: Array, pairs: Array, hands: Array, partners: Array) -> None:
    """Fill Q(t), and F(i, j) for i ≤ j, for the cards that are left."""
    pairs[:] = 0
    hands[:] = 0
    for value in range(10):
        for total in range(10):
            own = _is_double(value, total)
            for lane in range(LANES):
                partners[total, lane] = left[(total - value) % 10, lane] - own
        for i in range(10):
            for lane in range(LANES):
                pairs[i, lane] += left[value, lane] * partners[i, lane]
            for j in range(i, 10):
                for lane in range(LANES):
                    hands[i, j, lane] += left[value, lane] * partners[i, lane] * partners[j, lane]
    for i in range(10):
        for j in range(i, 10):
            both = 2 if i == j else 0
            for lane in range(LANES):
                shared = both * pairs[i, lane] - 4 * hands[i, j, lane]
                hands[i, j, lane] = pairs[i, lane] * pairs[j, lane] + shared


@compiled
def _take_card(left: Array, value: int, pairs: Array, partners: Array, slopes: Array) -> None:
    """Fill a_u(t) and the slopes 4 a_u(t) - 2 Q(t) for a card of this value that leaves."""
    for total in range(10):
        own = _is_double(value, total)
        for lane in range(LANES):
            partners[total, lane] = left[(total - value) % 10, lane] - own
            slopes[total, lane] = 4 * partners[total, lane] - 2 * pairs[total, lane]


@compiled
def _without_card(
    i: int,
    j: int,
    value: int,
    left: Array,
    partners: Array,
    slopes: Array,
    hands: Array,
    fewer: Array,
) -> None:
    """Fill F'(i, j), without one card of this value, from F(i, j)."""
    own_i, own_j = _is_double(j - value, i), _is_double(i - value, j)
    with_i, with_j = (i - j + value) % 10, (j - i + value) % 10
    both = 8 if i == j else 0
    for lane in range(LANES):
        fewer[lane] = (
            hands[lane]
            + partners[j, lane] * (slopes[i, lane] + 4 * (left[with_i, lane] - own_i))
            + partners[i, lane] * (slopes[j, lane] + 4 * (left[with_j, lane] - own_j) - both)
        )


@compiled
def _add(weight: Array, hands: Array, groups: Array, ways: Array) -> None:
    """Add the weighed hands of one pair to each of its groups."""
    for group in groups:
        for lane in range(LANES):
            ways[group, lane] += weight[lane] * hands[lane]


@compiled
def _sum_cells(
    counts: Array,
    drawn: Array,
    no_starts: Array,
    no_pairs: Array,
    no_groups: Array,
    one_starts: Array,
    one_pairs: Array,
    one_groups: Array,
    two_starts: Array,
    two_pairs: Array,
    two_groups: Array,
    sums: Array,
) -> None:
    """Fill the ways of each group of cells for each shoe."""
    kind = counts.dtype
    left, fewer = np.empty((10, LANES), kind), np.empty((10, LANES), kind)
    pairs, fewer_pairs = np.empty((10, LANES), kind), np.empty((10, LANES), kind)
    hands, fewer_hands = np.empty((10, 10, LANES), kind), np.empty((10, 10, LANES), kind)
    partners, slopes = np.empty((10, LANES), kind), np.empty((10, LANES), kind)
    cards, weight, fewest = np.empty(LANES, kind), np.empty(LANES, kind), np.empty(LANES, kind)
    ways = np.empty((sums.shape[1], LANES), kind)
    for start in range(0, len(counts), LANES):
        _load(counts, start, left, cards)
        _two_hands(left, pairs, hands, partners)
        ways[:] = 0
        for lane in range(LANES):
            weight[lane] = (cards[lane] - 4) * (cards[lane] - 5)
        begin = 0
        for row in range(no_starts[0], no_starts[1]):
            i, j, end = no_pairs[row]
            _add(weight, hands[i, j], no_groups[begin:end], ways)
            begin = end
        once, twice = 0, 0
        for first in range(10):
            _take_card(left, first, pairs, partners, slopes)
            for i, j in drawn:
                _without_card(i, j, first, left, partners, slopes, hands[i, j], fewer_hands[i, j])
            for total in range(10):
                for lane in range(LANES):
                    fewer[total, lane] = left[total, lane]
                    fewer_pairs[total, lane] = pairs[total, lane] - 2 * partners[total, lane]
            for lane in range(LANES):
                fewer[first, lane] -= 1
                weight[lane] = left[first, lane] * (cards[lane] - 5)
            for row in range(one_starts[first], one_starts[first + 1]):
                i, j, end = one_pairs[row]
                _add(weight, fewer_hands[i, j], one_groups[once:end], ways)
                once = end
            for second in range(first, 10):
                _take_card(fewer, second, fewer_pairs, partners, slopes)
                for lane in range(LANES):
                    weight[lane] = left[first, lane] * fewer[second, lane]
                place = first * 10 + second
                for row in range(two_starts[place], two_starts[place + 1]):
                    i, j, end = two_pairs[row]
                    _without_card(i, j, second, fewer, partners, slopes, fewer_hands[i, j], fewest)
                    _add(weight, fewest, two_groups[twice:end], ways)
                    twice = end
        for lane in range(min(LANES, len(counts) - start)):
            for group in range(sums.shape[1]):
                sums[start + lane, group] = ways[group, lane]
