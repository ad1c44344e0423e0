"""The chances of a sum of many independent nets by FFT, with a proved bound on their error.

The characteristic function of one coup is raised to the n-th power on a circle of M points and
transformed back.  Four errors add up in a chance that the sum is at most a value:

- sums outside the window of M points are wrapped into it: below WRAPPED by Chernoff's bound;
- the power is rounded at each point: E_j, so that all chances together are off by at most the
  root of the sum of E_j^2, by Parseval and Cauchy and Schwarz;
- the transform is rounded: relative to its length by at most 8 u log2 M [1, theorem 24.2];
- chances are added up in blocks: by at most 2 sqrt(M) u.

u is 2^-53; sines, logarithms and the like are taken to be right to a unit in the last place, 2 u.
`docs/risk.md` derives E_j.

[1] N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd edition, SIAM 2002.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, isqrt, log2, pi, sqrt

import numpy as np
from numpy.typing import NDArray

from combinat.studies.chernoff import reach
from combinat.studies.coup_law import Lattice

Floats = NDArray[np.float64]

UNIT = 1 / 2**53
"""Half the distance from 1 to the next float."""

WRAPPED = Fraction(1, 10**15)
TRANSFORM = 8
"""A radix of a transform is off by at most so many units, relative to its length."""

SAFETY = 2
"""What the bound is multiplied by, as it is itself computed in floats and to first order."""


@dataclass(frozen=True)
class Circle:
    """So many `points`, a power of two, of which the first is so many steps above n lowest nets."""

    first: int
    points: int
    wraps: bool


@dataclass(frozen=True, eq=False)
class _Power:
    """The n-th power of a characteristic function at half the circle, and what it is off by."""

    real: Floats
    imaginary: Floats
    error: Floats


def circle(coup: Lattice, coups: int) -> Circle:
    """Return the points that hold all sums but a share of WRAPPED."""
    mean = coups * float((coup.mean - coup.lowest) / coup.step)
    reach = [_reach(coup, coups, side) for side in (-1, 1)]
    first = max(0, int(mean - reach[0]))
    last = min(coups * coup.span, ceil(mean + reach[1]))
    wraps = first > 0 or last < coups * coup.span
    return Circle(first, 1 << (last - first).bit_length(), wraps)


def _reach(coup: Lattice, coups: int, side: int) -> float:
    """Return how far on one side of its mean, in steps, the sum lies but for half of WRAPPED."""
    mean = (coup.mean - coup.lowest) / coup.step
    nets = {float(side * (place - mean)): float(coup.chance(place)) for place in coup.ways}
    return reach(nets, coups, float(WRAPPED / 2))


def chances(coup: Lattice, coups: int, on: Circle) -> tuple[Floats, float]:
    """Return the chance of each sum on the circle, and what all of them together are off by.

    The first is that of the sum `on.first` steps above n lowest nets.
    """
    centre = round((coup.mean - coup.lowest) / coup.step)
    power = _power(coup, coups, centre, on.points)
    found = np.fft.irfft(power.real - 1j * power.imaginary, on.points)
    weights = np.full(len(power.error), 2)
    weights[0] = weights[-1] = 1
    powered = sqrt(float((weights * power.error**2).sum()))
    length = sqrt(float((found**2).sum()))
    transformed = TRANSFORM * UNIT * log2(on.points) * sqrt(on.points) * length
    wrapped = float(WRAPPED) if on.wraps else 0
    error = SAFETY * (powered + transformed + 2 * isqrt(on.points) * UNIT) + wrapped
    turned = np.roll(found, (coups * centre - on.first) % on.points)
    return np.maximum(turned, 0), error


def _power(coup: Lattice, coups: int, centre: int, points: int) -> _Power:
    """Return the power of the characteristic function of the steps above a centre."""
    real, imaginary, size = _less_one(coup, centre, points)
    square = np.maximum(2 * real + real**2 + imaginary**2, -1)
    with np.errstate(divide="ignore", over="ignore", invalid="ignore"):
        modulus = np.log1p(square) / 2
        angle = np.arctan2(imaginary, 1 + real)
        height = np.exp(coups * modulus)
        off = (22 + 2 * len(coup.ways)) * UNIT * size
        carried = coups * off * np.exp((coups - 1) * np.log1p(square + 3 * off) / 2)
        terms = 2 * abs(real) + real**2 + imaginary**2
        lost = 3 * terms / (2 * (1 + square)) + 3 * abs(modulus) + 4 * abs(angle)
        relative = UNIT * (coups * lost + 5)
        rounded = np.where(relative < 1, height * np.expm1(relative), 2 * carried + 2 * height)
    turned = coups * angle
    return _Power(height * np.cos(turned), height * np.sin(turned), carried + rounded)


def _less_one(coup: Lattice, centre: int, points: int) -> tuple[Floats, Floats, Floats]:
    """Return the characteristic function less one, and the sum of its terms' sizes.

    By half angles, of which the whole turns are left out in whole numbers: so it keeps its
    digits where it is close to one.
    """
    half = np.arange(points // 2 + 1, dtype=np.int64)
    real, imaginary, size = np.zeros((3, len(half)))
    for place in coup.ways:
        chance = float(coup.chance(place))
        turns = half * ((place - centre) % points) % points
        turns[turns > points // 2] -= points
        angle = turns * (pi / points)
        sine = np.sin(angle)
        real -= 2 * chance * sine**2
        imaginary += 2 * chance * sine * np.cos(angle)
        size += 2 * chance * abs(sine)
    return real, imaginary, size


def added_up(chance: Floats) -> Floats:
    """Return the sums of the first chances, added in blocks so that little is lost."""
    side = 1 << (len(chance).bit_length() // 2)
    blocks = chance.reshape(-1, min(side, len(chance)))
    within = np.cumsum(blocks, axis=1)
    before = np.concatenate([[0], np.cumsum(within[:-1, -1])])
    return np.maximum.accumulate((within + before[:, None]).ravel())
