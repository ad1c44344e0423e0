"""All ways to give whole steps to pay lines so that a weighed sum lies within bounds.

A pay table of so many steps a line has a house edge that falls by each line's weight with each of
its steps.  So the tables of a band of edges are the whole points between two planes, and they are
gone through line by line, the commonest first, by exact integers.  The last line is not gone
through: the bounds, and a bound on the variance, leave it an interval.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isqrt

MOST_BEGUN = 1_000_000
"""So many pay tables may be begun before a search is given up."""

Steps = tuple[int, ...]


class TooMany(Exception):
    """Raised where too many pay tables would have to be begun."""


@dataclass(frozen=True)
class FreeLine:
    """A line whose pay is looked for.

    One step adds `weight` to the sum, and k steps add `square` k² to the second moment; it has from
    `least` to `most` steps, any number where that is None.  Lines equally rare share a `rank`.
    """

    weight: int
    square: int
    least: int
    most: int | None
    rank: int


@dataclass(frozen=True)
class Moments:
    """The moments of what is not looked for; the variance is `total` second moments less a square.

    `most` is the largest variance allowed, on the same scale, or None.
    """

    total: int
    mean: int
    square: int
    most: int | None = None

    def variance(self, value: int, square: int) -> int:
        """Return the variance with so much added to mean and second moment, scaled."""
        return self.total * (self.square + square) - (self.mean + value) ** 2


Found = tuple[int, int, Steps]
"""Twice the distance to the middle, the variance, and the steps: in the order of ranking."""


@dataclass(frozen=True)
class Space:
    """The lines that are free, the commonest first, and what holds of all of them.

    With `monotone` a rarer line has no fewer steps than a commoner one.
    """

    lines: Sequence[FreeLine]
    moments: Moments
    monotone: bool = False

    def search(self, many: int, twice_middle: int, low: int, high: int) -> tuple[int, list[Steps]]:
        """Return how many pay tables have a sum from low to high, and those nearest a middle.

        Of these there are `many` or, where there are no more, fewer; of equally near ones that of
        the least variance comes first.

        >>> lines = [FreeLine(5, 0, 1, None, 0), FreeLine(2, 0, 1, None, 1)]
        >>> Space(lines, Moments(1, 0, 0)).search(1, 24, 9, 14)
        (5, [(2, 1)])
        """
        walk, best = _Walk(self, low, high), list[Found]()
        number = 0
        for begun in walk.begun():
            first, last = walk.interval(begun)
            assert last is not None
            number += max(0, last - first + 1)
            self._take(best, many, walk, begun, twice_middle)
        return number, [steps for _, _, steps in best]

    def nearest(self, twice_middle: int, low: int, high: int | None) -> Steps | None:
        """Return the pay table nearest a middle, or None where none is within the bounds."""
        walk, best = _Walk(self, low, high), list[Found]()
        for begun in walk.begun():
            self._take(best, 1, walk, begun, twice_middle)
            if best:
                walk.narrow(best[-1][0], twice_middle)
        return best[0][-1] if best else None

    def _take(
        self, best: list[Found], many: int, walk: _Walk, begun: Begun, twice_middle: int
    ) -> None:
        """Take in, among the best, those that begin so and are near enough."""
        for found in self._outwards(walk, begun, twice_middle):
            if len(best) == many and found > best[-1]:
                return
            insort(best, found)
            del best[many:]

    def _outwards(self, walk: _Walk, begun: Begun, twice_middle: int) -> Iterator[Found]:
        """Yield all that begin so, in the order of ranking; endless without an upper bound."""
        first, last = walk.interval(begun)
        line = self.lines[-1]
        below = (twice_middle - 2 * begun.value) // (2 * line.weight)
        below = max(below, first - 1) if last is None else min(max(below, first - 1), last)
        above = below + 1
        while below >= first or last is None or above <= last:
            down = self._found(begun, below, twice_middle) if below >= first else None
            up = self._found(begun, above, twice_middle) if last is None or above <= last else None
            if up is None or (down is not None and down <= up):
                assert down is not None
                below -= 1
                yield down
            else:
                above += 1
                yield up

    def _found(self, begun: Begun, steps: int, twice_middle: int) -> Found:
        line = self.lines[-1]
        value = begun.value + line.weight * steps
        variance = self.moments.variance(value, begun.square + line.square * steps**2)
        return abs(2 * value - twice_middle), variance, (*begun.steps, steps)


@dataclass(frozen=True)
class Begun:
    """All lines but the last with their steps; the last has `least` or more."""

    steps: Steps
    value: int
    square: int
    least: int


class _Walk:
    """One way through a space between bounds, which a search draws together as it goes."""

    def __init__(self, space: Space, low: int, high: int | None) -> None:
        self.space, self.low, self.high = space, low, high
        self.spent = 0
        lines = space.lines
        ranks = [line.rank for line in lines]
        self.commoner = [ranks.index(rank) if space.monotone else 0 for rank in ranks]
        self.rest_least = [(0, 0)]
        self.rest_most: list[int | None] = [0]
        for line in reversed(lines):
            value, square = self.rest_least[0]
            added = value + line.weight * line.least, square + line.square * line.least**2
            self.rest_least.insert(0, added)
            rest = self.rest_most[0]
            if rest is not None:
                rest = None if line.most is None else rest + line.weight * line.most
            self.rest_most.insert(0, rest)

    def begun(self) -> Iterator[Begun]:
        """Yield each way to begin a pay table that may come to lie within the bounds."""
        return self._from(0, (), 0, 0)

    def _from(self, place: int, steps: Steps, value: int, square: int) -> Iterator[Begun]:
        line = self.space.lines[place]
        here = self._least(place, steps)
        if place == len(self.space.lines) - 1:
            yield Begun(steps, value, square, here)
            return
        while line.most is None or here <= line.most:
            taken = (*steps, here)
            added, squared = value + line.weight * here, square + line.square * here**2
            if self._is_past(taken, added, squared):
                return
            self.spent += 1
            if self.spent > MOST_BEGUN:
                raise TooMany
            rest = self.rest_most[place + 1]
            if rest is None or added + rest >= self.low:
                yield from self._from(place + 1, taken, added, squared)
            here += 1

    def _least(self, place: int, steps: Steps) -> int:
        """Return the fewest steps of a line after some others have theirs."""
        commoner = steps[: self.commoner[place]]
        return max((self.space.lines[place].least, *commoner))

    def _is_past(self, steps: Steps, value: int, square: int) -> bool:
        """Say whether every way to go on, also with more steps here, is beyond a bound."""
        if self.high is None:
            return False
        added, squared = self._rest(steps)
        value, square = value + added, square + squared
        if value > self.high:
            return True
        moments = self.space.moments
        if moments.most is None:
            return False
        largest = max((moments.mean + bound) ** 2 for bound in (self.low, self.high))
        return moments.total * (moments.square + square) - largest > moments.most

    def _rest(self, steps: Steps) -> tuple[int, int]:
        """Return what the other lines add at least to value and second moment."""
        if not self.space.monotone:
            return self.rest_least[len(steps)]
        value = square = 0
        for place in range(len(steps), len(self.space.lines)):
            line, least = self.space.lines[place], self._least(place, steps)
            value += line.weight * least
            square += line.square * least**2
        return value, square

    def interval(self, begun: Begun) -> tuple[int, int | None]:
        """Return the fewest and the most steps of the last line; the most may be less, or None."""
        line = self.space.lines[-1]
        first = max(begun.least, -((begun.value - self.low) // line.weight))
        last = line.most
        if self.high is not None:
            within = (self.high - begun.value) // line.weight
            last = within if last is None else min(last, within)
        if self.space.moments.most is None:
            return first, last
        return self._within_variance(begun, first, last)

    def _within_variance(
        self, begun: Begun, first: int, last: int | None
    ) -> tuple[int, int | None]:
        """Return the part of an interval in which the variance is within its bound.

        With k steps it is total (square + q k^2) - (mean + w k)^2, a parabola open above.
        """
        moments, line = self.space.moments, self.space.lines[-1]
        assert moments.most is not None
        mean = moments.mean + begun.value
        bend = moments.total * line.square - line.weight**2
        middle = mean * line.weight
        at_none = moments.variance(begun.value, begun.square) - moments.most
        if bend == 0:
            return first, last
        under_root = middle**2 - bend * at_none
        if under_root < 0:
            return first, first - 1
        root = isqrt(under_root)
        lowest, highest = -((root - middle) // bend), (middle + root) // bend
        return max(first, lowest), highest if last is None else min(last, highest)

    def narrow(self, twice_distance: int, twice_middle: int) -> None:
        """Draw the bounds together to what is no farther from a middle."""
        self.low = max(self.low, -((twice_distance - twice_middle) // 2))
        high = (twice_middle + twice_distance) // 2
        self.high = high if self.high is None else min(self.high, high)
