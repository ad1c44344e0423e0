"""How a running count is distributed after so many cards, and what a wager is worth at each count.

For every depth k (cards seen) and every running count r: the chance of r, and the mean gain of the
wager on the next coup where the count is r and 0 where it is not.  The polynomials of
`groups` are multiplied in the depth directly and in the count by a Fourier transform, in
floats: every term is a share of the coefficients of (1 + x)^(N - 6), all of one sign, so that the
error of a cell stays near 1e-16.  `exact` does one depth in whole numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb, lcm

import numpy as np
import numpy.typing as npt
from scipy import fft

from combinat.coups import CARDS_SEEN, Integers, Truths
from combinat.faults import BadInput, Fault
from combinat.studies.counts.groups import Groups

MOST_CARDS = 832
"""Of more cards (16 decks) the binomial coefficients come near the end of what a float holds."""

MOST_CELLS = 8_000_000
"""Depths times running counts: what is held in memory at once."""

FREQUENCIES_AT_ONCE = 1024

Floats = npt.NDArray[np.float64]
Complex = npt.NDArray[np.complex128]

Shares = list[dict[int, float]]
"""A small polynomial over a total: for each power of x its coefficients by power of y."""


@dataclass(frozen=True, eq=False)
class CountLaw:
    """The law of a count at every depth, beside what a wager gains.

    `chance[k, i]` is the chance of the running count `counts[i]` after k cards and `gain[k, i]`
    the wager's mean gain per unit placed there, times that chance.  `nets` is what each line of the
    wager wins, what no line takes losing one.
    """

    groups: Groups
    nets: tuple[Fraction, ...]

    @cached_property
    def counts(self) -> Integers:
        """The running counts, lowest first: every multiple of the step between the extremes."""
        return np.arange(self._lowest, self._lowest + self._width) * self.groups.step

    @cached_property
    def reachable(self) -> Truths:
        """Whether a running count lies between the extremes of its depth."""
        low, high = (np.array(ends)[: len(self._whole)] for ends in self.groups.extremes())
        steps = self.counts // self.groups.step
        reachable: Truths = (steps >= low[:, np.newaxis]) & (steps <= high[:, np.newaxis])
        return reachable

    @cached_property
    def chance(self) -> Floats:
        """The chance of each running count at each depth."""
        cards = sum(self.groups.cards)
        sets = np.array([comb(cards, seen) for seen in range(len(self._whole))], dtype=np.float64)
        return self._cells(_shares(self.groups.everything(), 1), sets)

    @cached_property
    def gain(self) -> Floats:
        """The mean gain at each running count and depth, times the chance of the count."""
        weights, scale = gain_weights(self.groups, self.nets)
        shares = _shares(self.groups.small(weights), scale * self.groups.total)
        return self._cells(shares, self._whole)

    def lines_given(self, weights: Floats) -> list[float]:
        """Return Σ weights[k, i]·P(count i at depth k, and the line is hit), for each line.

        All lines share one sum over depths and counts: what it leaves is as small as the small
        polynomial of a line, and is multiplied with that.
        """
        padded = self._padded(weights / self._whole[:, np.newaxis])
        waves: Complex = fft.rfft(np.roll(padded, self._lowest, axis=1))
        found = []
        for power in range(sum(self.groups.most) - CARDS_SEEN + 1):
            common = self._common[:, : len(self._whole) - power]
            summed = (waves[power : power + common.shape[1]].T * common.conj()).sum(axis=1)
            kernel: Floats = fft.irfft(summed, self._length)
            found.append([self._dot(kernel, line[power]) for line in self._lines])
        return [sum(column) for column in zip(*found, strict=True)]

    def _dot(self, kernel: Floats, row: dict[int, float]) -> float:
        """Multiply a row of a small polynomial with what the sum over depths and counts left."""
        return sum(float(kernel[power % self._length]) * value for power, value in row.items())

    @cached_property
    def _lines(self) -> list[Shares]:
        """The small polynomial of each line of the wager."""
        return [
            _shares(self.groups.small([int(ways) for ways in column]), self.groups.total)
            for column in self.groups.ways.T[1:]
        ]

    @cached_property
    def _lowest(self) -> int:
        """The lowest running count of any depth, in steps."""
        return self._extreme(-1)

    @cached_property
    def _width(self) -> int:
        return self._extreme(1) - self._lowest + 1

    @cached_property
    def _length(self) -> int:
        """The length of the transform: counts are told apart modulo it."""
        return int(fft.next_fast_len(self._width, real=True))

    def _extreme(self, sign: int) -> int:
        pairs = zip(self.groups.tags, self.groups.cards, strict=True)
        return sum(tag * cards for tag, cards in pairs if tag * sign > 0)

    @cached_property
    def _whole(self) -> Floats:
        """The number of sets of k cards among those that are not the next six, for every depth."""
        others = sum(self.groups.cards) - CARDS_SEEN
        return np.array([comb(others, seen) for seen in range(others + 1)], dtype=np.float64)

    @cached_property
    def _common(self) -> Complex:
        """The factor common to all groups: by frequency of the count, and by power of x."""
        pairs = zip(self.groups.tags, self.groups.cards, self.groups.most, strict=True)
        tags = sorted((cards - most, tag) for tag, cards, most in pairs)
        frequencies = np.arange(self._length // 2 + 1)
        blocks = [
            self._product(tags, frequencies[start : start + FREQUENCIES_AT_ONCE])
            for start in range(0, len(frequencies), FREQUENCIES_AT_ONCE)
        ]
        return np.concatenate(blocks)

    def _product(self, tags: Sequence[tuple[int, int]], frequencies: Integers) -> Complex:
        """Multiply (1 + x·w^tag)^cards over all tags, for some frequencies w."""
        return multiplied([(cards, frequencies * tag) for cards, tag in tags], self._length)

    def _cells(self, small: Shares, sets: Floats) -> Floats:
        """Return the common factor times a small polynomial, as a share of the sets of cards."""
        depths = len(self._whole)
        waves = self._waves(small[:depths])
        product = np.zeros((self._length // 2 + 1, depths), dtype=np.complex128)
        for power, wave in enumerate(waves):
            common = self._common[:, : depths - power]
            product[:, power : power + common.shape[1]] += common * wave[:, np.newaxis]
        product /= sets
        cells = fft.irfft(product, self._length, axis=0)
        cells = np.roll(cells, -self._lowest, axis=0)[: self._width].T
        return np.where(self.reachable, cells, 0)

    def _waves(self, small: Shares) -> Complex:
        """Return a small polynomial by power of x and frequency."""
        rows = np.zeros((len(small), self._length))
        for row, values in zip(rows, small, strict=True):
            for power, value in values.items():
                row[power % self._length] += value
        waves: Complex = fft.rfft(rows)
        return waves

    def _padded(self, weights: Floats) -> Floats:
        padded = np.zeros((len(weights), self._length))
        padded[:, : self._width] = weights
        return padded


def multiplied(factors: Sequence[tuple[int, Integers]], circle: int) -> Complex:
    """Multiply (1 + x·w)^cards over some factors, a row for each w that a factor has.

    A factor has its cards and the angles of its w, in steps of which `circle` are a full turn
    backwards.  With x turned by w it is a row of binomial coefficients, the same for every w, so
    that each step is one matrix product.
    """
    turns: Complex = np.exp(np.arange(circle) * (-2j * np.pi / circle))
    product = np.ones((len(factors[0][1]), 1), dtype=np.complex128)
    for cards, angles in factors:
        turned = product * turns[np.outer(-angles, np.arange(product.shape[1])) % circle]
        band = _band(cards, product.shape[1])
        product = np.empty((len(angles), band.shape[1]), dtype=np.complex128)
        product.real, product.imag = turned.real @ band, turned.imag @ band
        product *= turns[np.outer(angles, np.arange(product.shape[1])) % circle]
    return product


def gain_weights(groups: Groups, nets: Sequence[Fraction]) -> tuple[list[int], int]:
    """Return for each group what its ways win, in whole numbers, and how many of these are a unit.

    What no line takes loses one: the gain is the net plus one on each line, less one on every coup.
    """
    scale = lcm(*(net.denominator for net in nets))
    pays = [-scale, *(int((net + 1) * scale) for net in nets)]
    return [
        sum(pay * int(ways) for pay, ways in zip(pays, row, strict=True)) for row in groups.ways
    ], scale


def count_law(groups: Groups, nets: Sequence[Fraction]) -> CountLaw:
    """Return the law of a count and of a wager's gain; raises BadInput where it is too large.

    `nets` is what one unit wins on each line of the wager.
    """
    law = CountLaw(groups, tuple(nets))
    cards = sum(groups.cards)
    check_cards(cards)
    if (cells := len(law.counts) * (cards - CARDS_SEEN + 1)) > MOST_CELLS:
        found = f"{cells} running counts at all depths"
        raise BadInput(Fault("--tags", "", found, f"smaller tags: at most {MOST_CELLS} of them"))
    return law


def _shares(small: Sequence[dict[int, int]], total: int) -> Shares:
    """Divide a small polynomial by a total, each coefficient rounded once."""
    return [{power: value / total for power, value in row.items()} for row in small]


def check_cards(cards: int) -> None:
    """Refuse a shoe of more cards than floats can count the sets of."""
    if cards > MOST_CARDS:
        raise BadInput(Fault("--decks", "", f"{cards} cards", f"at most {MOST_CARDS} cards"))


def _band(cards: int, rows: int) -> Floats:
    """Return the matrix that multiplies a polynomial of so many terms by (1 + x)^cards."""
    binomials = np.array([comb(cards, taken) for taken in range(cards + 1)], dtype=np.float64)
    band = np.zeros((rows, rows + cards))
    for row in range(rows):
        band[row, row : row + cards + 1] = binomials
    return band
