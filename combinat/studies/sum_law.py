"""The law of what many coups bring together: exact, by FFT within a bound, or only near normal.

Stakes are flat and coups independent, as if each were dealt from a fresh shoe; coups of one shoe
depend on each other slightly.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import floor, isqrt, sqrt
from statistics import NormalDist

from combinat.faults import BadInput, Fault
from combinat.studies.bounded import Bounded
from combinat.studies.coup_law import Lattice
from combinat.studies.sum_fft import Floats, added_up, chances, circle

EXACT, BY_FFT, NORMAL = "exact", "FFT", "normal approximation"

MOST_COUPS = 10**12
MOST_BITS = 2**30
"""The exact method keeps no more than so many bits of whole numbers."""

MOST_POINTS = 2**23
"""The FFT works on no more points."""

USELESS = Fraction(1, 20)
BERRY_ESSEEN = Fraction(4748, 10_000)
"""I. Shevtsova, arXiv:1111.6554, theorem 1: the constant for independent nets of one law."""


@dataclass(frozen=True, eq=False)
class SumLaw:
    """The law of the sum of the nets of so many coups.

    `cumulative[k]` over `total` is the chance that the sum is at most n lowest nets and
    `first` + k steps, off by no more than `error`.  The normal approximation has none.
    """

    coup: Lattice
    coups: int
    method: str
    error: Fraction = Fraction(0)
    first: int = 0
    cumulative: Sequence[int] | Floats = ()
    total: int = 1

    @property
    def mean(self) -> Fraction:
        """The mean of the sum."""
        return self.coups * self.coup.mean

    @property
    def variance(self) -> Fraction:
        """The variance of the sum."""
        return self.coups * self.coup.variance

    def at_most(self, value: Fraction) -> Bounded:
        """Return the chance that the sum is no more than a value."""
        if self.method == NORMAL:
            found = Fraction(self.normal.cdf(float(value)))
            return Bounded(found, self.error)
        steps = floor((value - self.coups * self.coup.lowest) / self.coup.step) - self.first
        if steps < 0:
            return Bounded(Fraction(0), self.error)
        if steps >= len(self.cumulative):
            return Bounded(Fraction(1), self.error)
        return Bounded(Fraction(self.cumulative[steps]) / self.total, self.error)

    def less_than(self, value: Fraction) -> Bounded:
        """Return the chance that the sum is less than a value."""
        return self.at_most(value if self.method == NORMAL else value - self.coup.step / 2)

    def more_than(self, value: Fraction) -> Bounded:
        """Return the chance that the sum is more than a value."""
        return Bounded(1 - self.at_most(value).value, self.error)

    def quantile(self, share: Fraction) -> tuple[Fraction, Fraction]:
        """Return between which values lies the least that the sum does not exceed so often.

        They are one and the same where the error leaves no doubt.
        """
        if self.method == NORMAL:
            found = Fraction(self.normal.inv_cdf(float(share)))
            return found, found
        low, high = share - self.error, share + self.error
        return self._at(self._first(bisect_left, low)), self._at(self._first(bisect_left, high))

    def reached(self, share: Fraction) -> tuple[Fraction, Fraction]:
        """Return between which values lies the greatest that the sum reaches so often."""
        if self.method == NORMAL:
            return self.quantile(1 - share)
        low, high = 1 - share - self.error, 1 - share + self.error
        return self._at(self._first(bisect_right, low)), self._at(self._first(bisect_right, high))

    @cached_property
    def normal(self) -> NormalDist:
        """The normal law with the same mean and variance."""
        return NormalDist(float(self.mean), sqrt(self.variance))

    def chance(self, place: int) -> float:
        """Return the chance of the sum that is so many steps above the first, as a float."""
        below = self.cumulative[place - 1] if place else 0
        return float((self.cumulative[place] - below) / self.total)

    def value(self, place: int) -> Fraction:
        """Return the sum that is so many steps above the first."""
        return self.coups * self.coup.lowest + (self.first + place) * self.coup.step

    def _first(self, bisect: Callable[..., int], share: Fraction) -> int:
        return bisect(self.cumulative, share * self.total, key=Fraction)

    def _at(self, place: int) -> Fraction:
        return self.value(min(place, len(self.cumulative) - 1))


def most_exact(coup: Lattice) -> int:
    """Return the most coups whose law is worked out in whole numbers."""
    bits = max(coup.span, 1) * max(coup.total.bit_length(), 1)
    return min(isqrt(MOST_BITS // bits), MOST_BITS // max(coup.span, 1), MOST_COUPS)


def sum_law(coup: Lattice, coups: int) -> SumLaw:
    """Return the law of the sum of so many coups: exact where it can be, else the next best.

    Raises BadInput for fewer than one coup or more than MOST_COUPS, and where nothing but the
    normal law is left and that would be off by more than USELESS.
    """
    if not 1 <= coups <= MOST_COUPS:
        raise BadInput(Fault("--coups", "", str(coups), f"1 to {MOST_COUPS}"))
    if coups <= most_exact(coup):
        return by_whole_numbers(coup, coups)
    if circle(coup, coups).points <= MOST_POINTS:
        return by_fft(coup, coups)
    near = by_normal(coup, coups)
    if near.error > USELESS:
        nets = f"{coups} coups with nets from {coup.lowest} to {coup.highest} by {coup.step}"
        raise BadInput(Fault("--coups", "", nets, "nets less finely apart, by a rounder --meter"))
    return near


def by_whole_numbers(coup: Lattice, coups: int) -> SumLaw:
    """Return the law exactly: the ways of each sum, of the total to the power of the coups.

    With p the polynomial of the ways of one coup, q = p^n fulfils p q' = n p' q, which gives each
    coefficient from those before it (L. Euler; J. C. P. Miller).
    """
    first = coup.ways[0]
    others = [(place, ways) for place, ways in coup.ways.items() if place]
    found = [first**coups]
    for k in range(1, coups * coup.span + 1):
        terms = (
            (place * (coups + 1) - k) * ways * found[k - place]
            for place, ways in others
            if place <= k
        )
        found.append(sum(terms) // (k * first))
    cumulative = list(accumulate(found))
    return SumLaw(coup, coups, EXACT, cumulative=cumulative, total=coup.total**coups)


def by_fft(coup: Lattice, coups: int) -> SumLaw:
    """Return the law by powers of the characteristic function, with the bound of their error."""
    on = circle(coup, coups)
    found, error = chances(coup, coups, on)
    return SumLaw(coup, coups, BY_FFT, Fraction(error), on.first, added_up(found))


def by_normal(coup: Lattice, coups: int) -> SumLaw:
    """Return the normal law in place of that of the sum, with the bound of Berry and Esseen."""
    third = sum(
        abs(float(coup.lowest + place * coup.step - coup.mean)) ** 3 * float(coup.chance(place))
        for place in coup.ways
    )
    bound = float(BERRY_ESSEEN) * third / (sqrt(coup.variance) ** 3 * sqrt(coups))
    return SumLaw(coup, coups, NORMAL, Fraction(min(bound, 1)))
