"""Sums over every composition of the unseen cards, one count put in at a time.

Every gain is a whole number.  What is added up over compositions is weighed by Π C(N_v, n_v),
count inside count, and only there can a digit be rounded: `rounding` bounds it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb

import numpy as np
from threadpoolctl import threadpool_limits

from combinat.cards import BY_VALUE
from combinat.closed_form import BASE
from combinat.coups import CARDS_SEEN, Array
from combinat.many_shoes import COMPILED, LARGEST_53
from combinat.studies.depletion.polynomial import (
    Problem,
    coefficients_of,
    exact_kind,
    held,
    put_in_one,
    terms,
    weights_of,
)

POSITIVE, GAIN, MEAN, SQUARE = range(4)
"""What is added up over compositions: 1 where the gain is positive, it there, it, its square."""

SUMS = 4
FREE_AT_LAST, FREE_COMPILED = 3, 4
"""So many free counts are left when compositions that begin alike are handed to numpy, or to the
compiled kernel."""

INNER = len(BY_VALUE) - 1 - FREE_AT_LAST
EXACT_UP_TO = 600_000
"""So many values, of all wagers together, are added up in whole numbers throughout."""

TOGETHER = 40000 if COMPILED else 150_000
"""At most so many beginnings of compositions, times the wagers, go through the kernel together."""

LANES = 1_024
SMALLEST = 1_000
"""Float64 holds numbers down to 2^-1022 with all their digits."""


@dataclass(frozen=True, eq=False)
class Growth:
    """Beginnings made longer by one count at `position`: which one, by how many cards."""

    position: int
    parent: Array
    taken: Array


@dataclass(frozen=True, eq=False)
class Tree:
    """All beginnings below one, count by count, and the cards that each leaves for the kernel."""

    growths: tuple[Growth, ...]
    rest: Array


@dataclass(frozen=True, eq=False)
class Plane:
    """The ways to share some cards among the last three counts, of which two are free.

    `powers` turns the coefficients into gains, a row a composition; `weights` weighs them.
    """

    powers: Array
    weights: Array


class Simplex:
    """The compositions of a problem, and what is added up over them.

    Values are put in from the rarest to the commonest; `order` says which stands where.
    `root` has a row a wager and a column a coefficient, in a type that loses no digit.
    """

    def __init__(self, problem: Problem) -> None:
        self.problem, self.unseen = problem, problem.unseen
        self.order = sorted(range(len(BY_VALUE)), key=lambda value: problem.counts[value])
        self.counts = [problem.counts[value] for value in self.order]
        self.later = [sum(self.counts[place + 1 :]) for place in range(len(self.counts))]
        whole = coefficients_of(problem, self.order)
        self.kind = exact_kind(problem, whole)
        self.root = np.ascontiguousarray(whole.astype(self.kind).T)
        values = problem.compositions * len(self.root)
        self.exact = self.kind is np.object_ or values <= EXACT_UP_TO
        width = max(self.unseen, CARDS_SEEN) + 1
        chosen = [[comb(x, k) for k in range(BASE)] for x in range(width)]
        self.chosen = np.array(chosen, dtype=self.kind)
        self.scaled, self.whole_weight = weights_of(self.counts, self.unseen, exact=self.exact)
        number, weight_kind = (int, np.object_) if self.exact else (float, np.float64)
        weights = [[number(weight) for weight in row] for row in self.scaled]
        self.weights = np.array(weights, dtype=weight_kind)
        self._trees: dict[tuple[int, int], Tree] = {}
        self._planes: dict[int, Plane] = {}
        self._beginnings: dict[tuple[int, int], int] = {}

    @property
    def compiled(self) -> bool:
        """Whether the compiled kernel does the work."""
        return COMPILED and not self.exact

    @property
    def inner(self) -> int:
        """Where beginnings end, and the rest is handed over."""
        return len(BY_VALUE) - 1 - FREE_COMPILED if self.compiled else INNER

    @property
    def rounding(self) -> Fraction:
        """A bound on the relative error of a sum of positive terms; zero where all is exact.

        Each count adds a rounded weight, a product and a sum of at most so many terms; the last
        counts may be added up in one go, in any order.
        """
        if self.exact:
            return Fraction(0)
        spans = [min(count, self.unseen) + 4 for count in self.counts[: INNER + 1]]
        steps = sum(spans) + comb(self.unseen + 2, 2) + 8
        return Fraction(steps, LARGEST_53 - steps)

    @property
    def underflow(self) -> Fraction:
        """What weights too small for a float can at most have kept from a weighed mean."""
        if self.exact:
            return Fraction(0)
        lost = self.problem.compositions * (1 + self.problem.largest) ** 2
        return Fraction(lost, 2**SMALLEST) / self.whole_weight

    def taken(self, position: int, rest: int) -> range:
        """Return how many cards the value at a position may have, of those that are left."""
        least = max(0, rest - self.later[position])
        return range(least, min(self.counts[position], rest) + 1)

    def beginnings(self, position: int, rest: int) -> int:
        """Return how many beginnings the kernel is handed below this one."""
        if position == self.inner:
            return 1
        known = self._beginnings
        if (position, rest) not in known:
            known[position, rest] = sum(
                self.beginnings(position + 1, rest - x) for x in self.taken(position, rest)
            )
        return known[position, rest]

    def prefixes(self, length: int) -> list[tuple[int, ...]]:
        """Return every way to begin a composition, in order."""
        found: list[tuple[int, ...]] = [()]
        for position in range(length):
            found = [
                (*begun, x)
                for begun in found
                for x in self.taken(position, self.unseen - sum(begun))
            ]
        return found

    def sums_below(self, prefix: tuple[int, ...]) -> tuple[Array, int]:
        """Return what the compositions that so begin add up to, and how many there are.

        The weights of the prefix itself are left out.
        """
        coefficients = self.root[None]
        for position, x in enumerate(prefix):
            coefficients = self.put_in(position, coefficients, np.array([x]))
        return self._sums(len(prefix), coefficients, self.unseen - sum(prefix))

    def _sums(self, position: int, coefficients: Array, rest: int) -> tuple[Array, int]:
        if self.beginnings(position, rest) * len(self.root) <= TOGETHER:
            return self._sums_together(position, coefficients, rest)
        total, visited = self._zeros(1)[0], 0
        for x in self.taken(position, rest):
            child = self.put_in(position, coefficients, np.array([x]))
            sums, seen = self._sums(position + 1, child, rest - x)
            total += self.weights[position, x] * sums
            visited += seen
        return total, visited

    def _sums_together(self, position: int, coefficients: Array, rest: int) -> tuple[Array, int]:
        """Grow all beginnings below one at once, hand them to the kernel, and add up backwards."""
        tree = self.tree(position, rest)
        for growth in tree.growths:
            coefficients = self.put_in(
                growth.position, coefficients, growth.taken, parent=growth.parent
            )
        sums, visited = self._kernel(coefficients, tree.rest)
        for growth in reversed(tree.growths):
            sums = self._added(growth, sums)
        return sums[0], visited

    def put_in(
        self, position: int, coefficients: Array, taken: Array, *, parent: Array | None = None
    ) -> Array:
        """Return the coefficients over one count fewer, for each beginning that is made longer."""
        fold = terms(len(self.counts) - position)
        parent = np.arange(len(coefficients)) if parent is None else parent
        if self.compiled:
            # A lazy import: numba takes a second to load.
            from combinat.studies.depletion.kernel import put_in

            shape = (len(taken), coefficients.shape[1], fold.starts[1])
            grown = np.empty(shape, dtype=self.kind)
            put_in(coefficients, parent, taken, fold.source, fold.starts, self.chosen, grown)
            return grown
        return put_in_one(fold, coefficients[parent], taken, self.chosen)

    def tree(self, position: int, rest: int) -> Tree:
        """Return the beginnings below any that has so many cards left at a position."""
        if (position, rest) not in self._trees:
            left, growths = np.array([rest]), []
            for place in range(position, self.inner):
                pairs = [(i, x) for i, r in enumerate(left.tolist()) for x in self.taken(place, r)]
                parent, taken = np.array(pairs, dtype=np.int64).T.copy()
                growths.append(Growth(place, parent, taken))
                left = left[parent] - taken
            self._trees[position, rest] = Tree(tuple(growths), left)
        return self._trees[position, rest]

    def plane(self, rest: int) -> Plane:
        """Return the ways to share some cards among the last three counts."""
        if rest not in self._planes:
            first, second = INNER + 1, INNER + 2
            points = [(x, y) for x in self.taken(first, rest) for y in self.taken(second, rest - x)]
            x, y = np.array(points, dtype=np.int64).T
            weights = self.weights[first, x] * self.weights[second, y]
            weights = weights * self.weights[second + 1, rest - x - y]
            of_x, of_y, _ = held(FREE_AT_LAST).T
            powers = self.chosen[x][:, of_x] * self.chosen[y][:, of_y]
            self._planes[rest] = Plane(powers, weights)
        return self._planes[rest]

    def _kernel(self, coefficients: Array, rest: Array) -> tuple[Array, int]:
        """Return the sums below each beginning when three free counts are left."""
        sums = self._zeros(len(rest))
        order = np.argsort(rest, kind="stable")
        if self.compiled:
            from combinat.studies.depletion.kernel import sums_of_four

            folds = [terms(free) for free in range(FREE_COMPILED + 1, FREE_COMPILED - 2, -1)]
            ends = np.array([self.counts[self.inner :], self.later[self.inner :]])
            return sums, sums_of_four(
                coefficients,
                rest,
                order,
                ends,
                tuple(fold.source for fold in folds),
                tuple(fold.starts for fold in folds),
                self.chosen,
                self.weights[self.inner :],
                sums,
            )
        with threadpool_limits(limits=1, user_api="blas"):
            return sums, self._sums_by_numpy(coefficients, rest, sums)

    def _sums_by_numpy(self, coefficients: Array, rest: Array, sums: Array) -> int:
        """Fill the sums below each beginning, and return how many compositions there are."""
        visited = 0
        for left in np.unique(rest).tolist():
            rows = np.flatnonzero(rest == left)
            for start in range(0, len(rows), max(1, LANES // sums.shape[2])):
                some = rows[start : start + max(1, LANES // sums.shape[2])]
                sums[some], seen = self._sums_of_three(coefficients[some], left)
                visited += seen
        return visited

    def _sums_of_three(self, coefficients: Array, rest: int) -> tuple[Array, int]:
        """Add up over three free counts for beginnings that leave as many cards, by numpy."""
        many, wagers, size = coefficients.shape
        lanes = coefficients.reshape(many * wagers, size)
        fold, visited = terms(FREE_AT_LAST + 1), 0
        total = np.zeros((SUMS, many * wagers), dtype=self.weights.dtype)
        for x in self.taken(INNER, rest):
            plane = self.plane(rest - x)
            gains = plane.powers @ put_in_one(fold, lanes[None], np.array([x]), self.chosen)[0].T
            gains = self._weighable(gains)
            weights = self.weights[INNER, x] * plane.weights
            for place, summand in enumerate(_summands(gains)):
                total[place] += weights @ summand
            visited += len(weights) * many
        return total.reshape(SUMS, many, wagers).transpose(1, 0, 2), visited

    def _weighable(self, gains: Array) -> Array:
        """Return gains in a type that goes with the weights."""
        if not self.exact:
            return gains.astype(np.float64)
        return gains if self.kind is np.object_ else gains.astype(np.int64).astype(np.object_)

    def _added(self, growth: Growth, sums: Array) -> Array:
        """Add up the weighed sums of all beginnings that have grown from the same one."""
        weighed = self.weights[growth.position, growth.taken][:, None, None] * sums
        firsts = np.searchsorted(growth.parent, np.arange(growth.parent[-1] + 1))
        added: Array = np.add.reduceat(weighed, firsts, axis=0)
        return added

    def _zeros(self, many: int) -> Array:
        return np.zeros((many, SUMS, self.root.shape[0]), dtype=self.weights.dtype)


def _summands(gains: Array) -> Iterator[Array]:
    """Yield what is weighed and added up, in the order of POSITIVE, GAIN, MEAN, SQUARE."""
    positive = gains > 0
    yield positive.astype(gains.dtype)
    yield gains * positive
    yield gains
    yield gains * gains
