"""The chance of ruin within so many coups, for every bankroll at once, by going back in time.

With t coups to go the chance at a height is the mean of the chances with t - 1 to go at the
heights to which the next coup can lead.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, exp, expm1, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from combinat.studies.bounded import Bounded
from combinat.studies.chernoff import reach
from combinat.studies.ruin_walk import Walk
from combinat.studies.sum_fft import UNIT, WRAPPED

WHOLE_NUMBERS, FLOATS, BROWNIAN = "exact", "floats", "Brownian approximation"

MOST_EXACT_WORK, MOST_WORK = 2**29, 2**31
MOST_HEIGHTS = 2**23
WORD = 64


@dataclass(frozen=True, eq=False)
class Ruin:
    """The chance of ruin by the height of a bankroll: `chances[k]` over `total` at height k.

    Above the last height it is no more than `beyond`; each is off by no more than `relative` of
    itself and `beyond`.
    """

    method: str
    chances: Sequence[int] | NDArray[np.float64]
    total: int = 1
    relative: Fraction = Fraction(0)
    beyond: Fraction = Fraction(0)

    @property
    def error(self) -> Fraction:
        """What no chance is off by more than."""
        return self.relative + self.beyond

    def chance(self, height: int) -> Bounded:
        """Return the chance of ruin from a height."""
        if height <= 0:
            return Bounded(Fraction(1))
        if height >= len(self.chances):
            return Bounded(self.beyond / 2, self.beyond / 2)
        found = Fraction(self.chances[height]) / self.total
        return Bounded(found, found * self.relative + self.beyond)

    def height(self, risk: Fraction) -> int | None:
        """Return the least height from which the chance is surely no more than a risk."""
        if self.beyond > risk:
            return None
        first = bisect_left(range(1, len(self.chances)), -risk, key=lambda k: -self.chance(k).most)
        return 1 + first


def within(walk: Walk, coups: int) -> Ruin | None:
    """Return the chance of ruin within so many coups; None where that is too much work."""
    work = coups * coups * walk.down * len(walk.moves)
    if work * (1 + coups * walk.total.bit_length() // WORD) <= MOST_EXACT_WORK:
        return by_whole_numbers(walk, coups)
    heights = _heights(walk, coups)
    if heights <= MOST_HEIGHTS and coups * heights * len(walk.moves) <= MOST_WORK:
        return by_floats(walk, coups)
    return None


def by_whole_numbers(walk: Walk, coups: int) -> Ruin:
    """Return the chances exactly, over the total to the power of the coups."""
    heights = coups * walk.down
    found = _backwards(walk, coups, heights, np.zeros(heights + 1, dtype=object), walk.moves)
    return Ruin(WHOLE_NUMBERS, found.tolist(), walk.total**coups)


def by_floats(walk: Walk, coups: int) -> Ruin:
    """Return the chances in floats.

    Only terms above nought are added, so that each coup costs a unit for each term, product and
    chance; above the heights that are kept ruin is rarer than WRAPPED.
    """
    heights = _heights(walk, coups)
    found = _backwards(walk, coups, heights, np.zeros(heights + 1), walk.chances)
    relative = expm1(coups * (len(walk.moves) + 2) * UNIT * (1 + UNIT))
    beyond = Fraction(0) if heights == coups * walk.down else WRAPPED
    return Ruin(FLOATS, np.maximum.accumulate(found[::-1])[::-1], 1, Fraction(relative), beyond)


def _heights(walk: Walk, coups: int) -> int:
    """Return the greatest height from which ruin within so many coups is not too rare."""
    if not walk.down:
        return 1
    losses = {float(-move): chance for move, chance in walk.chances.items()}
    return min(coups * walk.down, ceil(reach(losses, coups, float(WRAPPED))) + 1)


def _backwards(
    walk: Walk, coups: int, heights: int, start: NDArray[Any], chances: dict[int, Any] | Any
) -> NDArray[Any]:
    """Return what is at each height after so many steps back; all below height 1 is ruined."""
    held, ruined = start, 1
    held[0] = 1
    for _ in range(coups):
        before = np.zeros_like(held)
        for move, chance in chances.items():
            kept = max(0, heights - abs(move))
            if move >= 0:
                before[1 : 1 + kept] += chance * held[1 + heights - kept :]
            else:
                before[heights + 1 - kept :] += chance * held[1 : 1 + kept]
                before[1 : 1 - move] += chance * ruined
        ruined = ruined * walk.total if held.dtype == object else 1
        before[0] = ruined
        held = before
    return held


def brownian(walk: Walk, height: int, coups: int) -> Fraction:
    """Return the chance that Brownian motion with the same mean and variance is ruined in time.

    An approximation without a bound [S. Asmussen and H. Albrecher, Ruin Probabilities, 2nd
    edition, corollary V.1.5].
    """
    spread = sqrt(walk.variance) / float(walk.unit)
    mean, root = float(walk.step_mean), spread * sqrt(coups)
    straight = NormalDist().cdf((-height - mean * coups) / root)
    weight = -2 * mean * height / spread**2
    turned = NormalDist().cdf((-height + mean * coups) / root)
    # Where the weight would be too large for a float, what it multiplies is nought.
    return Fraction(min(1, straight + (exp(weight) * turned if turned else 0)))
