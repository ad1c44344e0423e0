"""The chance of ruin with unlimited time: certain without an edge, else by Lundberg's exponent.

With an edge there is one r > 0 for which exp(-r X) has the mean one, X being the move of a coup.
By the martingale exp(-r S) the chance of ruin from height y is exp(-r y) where ruin always ends at
height nought, and lies between exp(-r (y + a - 1)) and exp(-r y) where the worst move is of a
steps.  In that case the equations of all heights up to one from which ruin is rare are solved with
the lower and with the upper bound above it: the chance lies between the two answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import cached_property
from math import ceil, log

import numpy as np
from numpy.typing import NDArray

from combinat.studies.bounded import Bounded
from combinat.studies.ruin_walk import Walk
from combinat.studies.ruin_within import Ruin
from combinat.studies.sum_fft import UNIT

ROOT_DIGITS, WORKED_DIGITS = 30, 60
MOST_CELLS = 2**24
"""The equations are solved where their band has no more cells."""

GAP = Fraction(1, 10**13)
SOLVED, CLOSED_FORM, BETWEEN = "linear equations", "root of the characteristic equation", "bounds"


@dataclass(frozen=True)
class Exponential:
    """Ruin from height y as exp(-r y), or between that and exp(-r (y + `overshoot`)).

    `exponent` is r, per step.
    """

    exponent: Bounded
    overshoot: int

    @property
    def method(self) -> str:
        """How the chances are found."""
        return BETWEEN if self.overshoot else CLOSED_FORM

    def chance(self, height: int) -> Bounded:
        """Return the chance of ruin from a height."""
        if height <= 0:
            return Bounded(Fraction(1))
        least = _power(self.exponent.most * (height + self.overshoot))
        most = _power(self.exponent.least * height)
        return Bounded((least + most) / 2, (most - least) / 2)

    def height(self, risk: Fraction) -> int | None:
        """Return the least height from which the chance is surely no more than a risk."""
        guess = max(1, ceil(-log(risk) / float(self.exponent.value)))
        while self.chance(guess).most > risk:
            guess += 1
        while guess > 1 and self.chance(guess - 1).most <= risk:
            guess -= 1
        return guess


@dataclass(frozen=True)
class Ever:
    """Ruin with unlimited time: `certain`, or `never`, or by chances."""

    walk: Walk

    @property
    def never(self) -> bool:
        """Say whether no coup loses anything."""
        return not self.walk.down

    @property
    def certain(self) -> bool:
        """Say whether every bankroll is ruined sooner or later: without an edge it is."""
        return not self.never and self.walk.mean <= 0

    @cached_property
    def chances(self) -> Exponential | Ruin:
        """The chances by height where ruin is neither certain nor impossible."""
        bounds = Exponential(lundberg(self.walk), self.walk.down - 1)
        return (solved(self.walk, bounds) or bounds) if bounds.overshoot else bounds


def lundberg(walk: Walk) -> Bounded:
    """Return the exponent r > 0, per step, at which exp(-r X) has the mean one.

    The walk must have an edge and a loss.  Bisected in decimals of sixty digits.
    """
    with localcontext() as context:
        context.prec = WORKED_DIGITS
        chances = {move: Decimal(ways) / walk.total for move, ways in walk.moves.items()}

        def excess(exponent: Decimal) -> Decimal:
            return sum((p * (-exponent * move).exp() for move, p in chances.items()), Decimal(-1))

        high = Decimal(2 * float(walk.step_mean) / float(walk.variance) * float(walk.unit) ** 2)
        while excess(high) <= 0:
            high *= 2
        low = high
        while excess(low) >= 0:
            low /= 2
        while high - low > high.scaleb(-ROOT_DIGITS):
            middle = (low + high) / 2
            low, high = (middle, high) if excess(middle) < 0 else (low, middle)
    least, most = Fraction(low), Fraction(high)
    return Bounded((least + most) / 2, (most - least) / 2)


def solved(walk: Walk, bounds: Exponential) -> Ruin | None:
    """Return the chances by the equations of heights, with the bound of their error, or None.

    An error of e in every equation moves no chance by more than e times the mean number of coups
    until the walk leaves the heights, which by Wald's identity is below (heights + up) / mean.
    """
    exponent = float(bounds.exponent.least)
    heights = ceil(-log(GAP) / exponent)
    if (walk.down + walk.up + 1) * heights > MOST_CELLS:
        return None
    from scipy.linalg import solve_banded  # a slow import that few questions need

    band, right = _equations(walk, heights, exponent, bounds.overshoot)
    found = solve_banded((walk.down, walk.up), band, right)
    residual = abs(right - _applied(walk, found)).max() + (len(walk.moves) + 4) * UNIT
    error = float(residual) * (heights + walk.up) / float(walk.step_mean)
    least, most = found.T
    off = Fraction(error) + Fraction(float((most - least).max())) / 2 + GAP
    chances = np.concatenate([[1], (least + most) / 2])
    return Ruin(SOLVED, np.maximum.accumulate(chances[::-1])[::-1], 1, Fraction(0), off)


def _equations(
    walk: Walk, heights: int, exponent: float, overshoot: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the band of the equations, and their right sides for both bounds above."""
    band = np.zeros((walk.down + walk.up + 1, heights))
    right = np.zeros((heights, 2))
    at = np.arange(1, heights + 1)
    band[walk.up] = 1
    for move, chance in walk.chances.items():
        to = at + move
        within = to[(to >= 1) & (to <= heights)]
        band[walk.up - move, within - 1] -= chance
        right[to <= 0] += chance
        above = to > heights
        for side, more in enumerate((overshoot, 0)):
            right[above, side] += chance * np.exp(-exponent * (to[above] + more))
    return band, right


def _applied(walk: Walk, found: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the left sides of the equations at what was found."""
    heights = len(found)
    left = found.copy()
    for move, chance in walk.chances.items():
        if abs(move) >= heights:
            continue
        if move >= 0:
            left[: heights - move] -= chance * found[move:]
        else:
            left[-move:] -= chance * found[:move]
    return left


def _power(exponent: Fraction) -> Fraction:
    """Return exp(-exponent) to sixty digits."""
    with localcontext() as context:
        context.prec = WORKED_DIGITS
        return Fraction((-Decimal(exponent.numerator) / exponent.denominator).exp())
