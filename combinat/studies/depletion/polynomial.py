"""The gains of wagers over compositions of the unseen cards, as a polynomial and its weights.

The bettor's gain over all ways is a polynomial of degree six in the ten counts.  The counts add up
to the cards unseen, so nine are free, and in the binomial basis

    gain(n) = Σ_m a(m) · C(n_1, m_1) … C(n_9, m_9)        with m_1 + … + m_9 ≤ 6

the coefficients a(m) are forward differences of exact values: whole numbers.  To put in n_1 = x is
to add up Σ_k C(x, k) · a(k, …): of 5,005 coefficients 3,003 are left, then 1,716, 924, 462, 210,
84, 28, 7, and all compositions that begin alike share the work.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import accumulate
from math import comb, perm

import numpy as np

from combinat.blocks import ways_of_many
from combinat.cards import BY_VALUE
from combinat.closed_form import BASE, Chain, closed_form, multisets
from combinat.coups import CARDS_SEEN, LARGEST_64, Array
from combinat.many_shoes import LARGEST_53, exact_type
from combinat.rules.tableau import Tableau


@dataclass(frozen=True)
class Problem:
    """Wagers and the cards among which some are unseen.

    `gains[e][w]` is what each way of event e adds to the gain of wager w, in whole numbers: the
    first event is the whole coup, then come those of each chain.  `counts` has the cards of each
    value, and any `unseen` of them are as likely as any others.
    """

    tableau: Tableau
    chains: tuple[Chain, ...]
    gains: tuple[tuple[int, ...], ...]
    counts: tuple[int, ...]
    unseen: int

    @property
    def largest(self) -> int:
        """What no gain of a composition exceeds, either way."""
        largest = max(abs(gain) for row in self.gains for gain in row)
        return largest * perm(self.unseen, CARDS_SEEN)

    @property
    def compositions(self) -> int:
        """How many compositions there are."""
        return compositions(self.counts, self.unseen)


@lru_cache(maxsize=256)
def compositions(counts: tuple[int, ...], cards: int) -> int:
    """Return in how many ways so many cards can be composed.

    >>> compositions((128, 32, 32, 32, 32, 32, 32, 32, 32, 32), 18)
    4686825
    """
    ways = [1] + [0] * cards
    for count in counts:
        below = [0, *accumulate(ways)]
        ways = [below[n + 1] - below[max(0, n - count)] for n in range(cards + 1)]
    return ways[cards]


@cache
def held(classes: int) -> Array:
    """Return the multisets of six cards over so many counts, those with most of the last first.

    The last count is what is left over, so they are in order of their degree in the others.
    """
    found = multisets(classes, CARDS_SEEN)
    in_order: Array = found[np.argsort(-found[:, -1].astype(np.int64), kind="stable")]
    return in_order


@dataclass(frozen=True, eq=False)
class Terms:
    """How the coefficients over some counts fold into those over one count fewer.

    From `starts[k]` on stand the coefficients that are multiplied by C(x, k), and they add to the
    first, the second, the third … of those over one count fewer.
    """

    source: Array
    starts: Array


@cache
def terms(classes: int) -> Terms:
    """Return how the first of so many counts is put in; the last one is what is left over."""
    larger, smaller = held(classes), held(classes - 1)
    rest = larger[:, 1:].copy()
    rest[:, -1] += larger[:, 0]
    target = _places(smaller, rest)
    order = np.lexsort([target, larger[:, 0]])
    starts = np.searchsorted(larger[order, 0], np.arange(BASE + 1))
    return Terms(order, starts)


def _places(among: Array, wanted: Array) -> Array:
    """Return where multisets stand among others."""
    keys = _keys(among)
    order = np.argsort(keys)
    places: Array = order[np.searchsorted(keys[order], _keys(wanted))]
    return places


def _keys(counted: Array) -> Array:
    keys: Array = counted.astype(np.int64) @ BASE ** np.arange(counted.shape[1])
    return keys


def put_in_one(fold: Terms, coefficients: Array, taken: Array, chosen: Array) -> Array:
    """Put in one count by numpy."""
    starts = fold.starts
    grown = coefficients[:, :, fold.source[: starts[1]]]
    for k in range(1, BASE):
        rows = np.flatnonzero(taken >= k)
        if not len(rows):
            break
        source = fold.source[starts[k] : starts[k + 1]]
        added = chosen[taken[rows], k][:, None, None] * coefficients[rows][:, :, source]
        grown[rows, :, : len(source)] += added
    return grown


def coefficients_of(problem: Problem, order: list[int]) -> Array:
    """Return the forward differences of the gains at no card, the last value making up the sum."""
    points = held(len(order))
    counts = np.empty(points.shape, dtype=np.int64)
    counts[:, order] = points
    counts[:, order[-1]] += problem.unseen - CARDS_SEEN
    form = closed_form(problem.tableau, BY_VALUE, problem.chains)
    ways = ways_of_many(form, counts.astype(exact_type(problem.unseen))).astype(np.int64)
    # Sums of 64-bit numbers are right whenever the result fits, whatever happens on the way.
    whole = np.int64 if problem.largest <= LARGEST_64 else np.object_
    found: Array = ways.astype(whole) @ np.array(problem.gains, dtype=whole)
    for value in range(len(order) - 1):
        for step in range(1, BASE):
            rows = np.flatnonzero(points[:, value] >= step)
            before = points[rows].copy()
            before[:, value] -= 1
            before[:, -1] += 1
            found[rows] -= found[_places(points, before)]
    return found


def exact_kind(problem: Problem, whole: Array) -> type[np.generic]:
    """Return the fastest type in which no gain, and nothing on the way to one, loses a digit.

    With b cards put in, Σ C(b_1, j_1) … over all j of a degree t is C(b, t): so bounds the
    coefficients of each degree bound every sum of products.
    """
    if whole.dtype == object:
        return np.object_
    if problem.largest << CARDS_SEEN > LARGEST_64:
        return np.int64
    degrees = CARDS_SEEN - held(len(BY_VALUE))[:, -1]
    most = [int(np.abs(whole[degrees == degree]).max()) for degree in range(BASE)]
    reached = max(
        sum(most[low + more] * comb(problem.unseen, more) for more in range(BASE - low))
        for low in range(BASE)
    )
    return np.float64 if reached <= LARGEST_53 else np.int64


def weights_of(
    counts: list[int], unseen: int, *, exact: bool
) -> tuple[list[list[Fraction]], Fraction]:
    """Return the weights C(N_v, x) of each count x, and what those of all compositions add to.

    Where floats are to hold them they are scaled by powers of two, the same for all compositions:
    one for each unseen card, so that the likely counts weigh most, and one for each value.
    """
    seen = sum(counts) - unseen
    whole, tilt = Fraction(comb(sum(counts), unseen)), Fraction(1)
    if not exact:
        tilt = Fraction(2) ** (unseen.bit_length() - seen.bit_length())
    scaled, whole = [], whole * tilt**unseen
    for count in counts:
        row = [Fraction(0)] * (unseen + 1)
        for x in range(max(0, count - seen), min(count, unseen) + 1):
            row[x] = comb(count, x) * tilt**x
        largest = 1 if exact else Fraction(2) ** int(max(row)).bit_length()
        scaled.append([weight / largest for weight in row])
        whole /= largest
    return scaled, whole
