"""Ways as sparse polynomials in what is left of each class, within some suits where they matter.

A draw path allows each of its cards a set of suits: any suit but where a wager sees them.  Take
its cards in groups, those allowed the same suits together, the most restricted first.  With m(g, v)
the cards of class v in group g, its ways are the product over groups and classes of the falling
powers n(n-1)…(n - m(g, v) + 1), where n is what is left of class v within the suits of the group,
less what earlier groups took from within them; and that times the cards unseen that complete four
or five to six.  Paths of the same product are added up.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import comb, gcd

import numpy as np

from combinat.cards import SUITS
from combinat.coups import CARDS_SEEN, Array, Integers
from combinat.deal import NOT_DRAWN
from combinat.suits import Allowed, SuitSet

Shape = tuple[tuple[str, int], ...]
"""The groups of a product: each some suits, such as `hd`, and how many cards it takes."""

PLACE_BITS = 1 << np.arange(CARDS_SEEN)
"""The bit of each place of a path, where the places that draw a card stand as one number."""


@dataclass(frozen=True, eq=False)
class WeighedPaths:
    """Draw paths of cards that may have some suits; path i counts `weights[i]` for `columns[i]`."""

    allowed: Allowed
    cards: Array
    columns: Integers
    weights: Integers


@dataclass(frozen=True, eq=False)
class Polynomial:
    """A sum of products: a row each, of the index of the multiset of each group, and how often.

    Multisets are indexed in the order in which `combinations_with_replacement` yields them.
    """

    multisets: Integers
    coefficients: Integers

    def primitive(self) -> tuple[int, Polynomial]:
        """Return what divides all coefficients, with the sign of the first, and what is left."""
        times = gcd(*self.coefficients.tolist())
        times = -times if self.coefficients[0] < 0 else times
        return times, Polynomial(self.multisets, self.coefficients // times)


def polynomials(
    paths: Iterable[WeighedPaths], classes: int
) -> Iterator[tuple[Shape, dict[int, Polynomial]]]:
    """Yield for each shape of products the polynomial of each column that has one."""
    found: dict[Shape, list[tuple[Integers, Integers]]] = defaultdict(list)
    for weighed in paths:
        for shape, rows, weights in _by_shape(weighed, classes):
            found[shape].append((rows, weights))
    for shape, parts in found.items():
        rows, sums = _added_up(*map(np.concatenate, zip(*parts, strict=True)))
        starts = np.flatnonzero(np.diff(rows[:, 0], prepend=-1))
        ends = np.append(starts[1:], len(rows))
        yield (
            shape,
            {
                int(rows[start, 0]): Polynomial(rows[start:end, 1:], sums[start:end])
                for start, end in zip(starts, ends, strict=True)
            },
        )


def _by_shape(paths: WeighedPaths, classes: int) -> Iterator[tuple[Shape, Integers, Integers]]:
    """Yield rows of column and multisets, with their weights, for each way to draw or not."""
    drawn = (paths.cards != NOT_DRAWN) @ PLACE_BITS
    for pattern in np.unique(drawn):
        here = np.flatnonzero(drawn == pattern)
        groups: dict[SuitSet, list[int]] = defaultdict(list)
        for place, suits in enumerate(paths.allowed):
            if pattern >> place & 1:
                groups[suits].append(place)
        order = sorted(groups, key=lambda suits: (len(suits), in_order(suits)))
        shape = tuple((in_order(suits), len(groups[suits])) for suits in order)
        taken = [_index(paths.cards[here][:, groups[suits]], classes) for suits in order]
        yield shape, np.stack([paths.columns[here], *taken], axis=1), paths.weights[here]


def in_order(suits: SuitSet) -> str:
    """Return some suits in one word, in the order of SUITS."""
    return "".join(suit for suit in SUITS if suit in suits)


def _index(cards: Array, classes: int) -> Integers:
    """Return the index of the multiset of each row of cards."""
    size = cards.shape[1]
    places = classes ** np.arange(size, dtype=np.int64)[::-1]
    return np.searchsorted(_every_multiset(classes, size) @ places, np.sort(cards, axis=1) @ places)


@cache
def _every_multiset(classes: int, size: int) -> Integers:
    every = combinations_with_replacement(range(classes), size)
    return np.array(list(every), dtype=np.int64).reshape(comb(classes + size - 1, size), size)


def _added_up(rows: Integers, weights: Integers) -> tuple[Integers, Integers]:
    """Add up the weights of equal rows, in the order of the rows, and leave out sums of zero."""
    sizes = rows.max(axis=0) + 1
    keys, row = np.unique(np.ravel_multi_index(tuple(rows.T), tuple(sizes)), return_inverse=True)
    # The ordered coups of 13^6 sequences of ranks, a few times each: bincount's floats are exact.
    sums = np.bincount(row, weights=weights).astype(np.int64)
    kept = np.stack(np.unravel_index(keys[sums != 0], tuple(sizes)), axis=1)
    return kept.astype(np.int64), sums[sums != 0]
