"""A bankroll as a walk on whole steps: where it stands, how it moves, and when it is ruined."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import floor, gcd, lcm

from combinat.studies.coup_law import Law, lattice


@dataclass(frozen=True)
class Walk:
    """The moves of a bankroll from coup to coup, in steps of `unit`, with the ways of each.

    A bankroll is at height 1 when it is `least` or less than a step above it, one higher for
    every step more, and ruined at height nought and below: when it is less than `least`.
    """

    moves: Mapping[int, int]
    total: int
    unit: Fraction
    least: Fraction
    mean: Fraction
    variance: Fraction

    @cached_property
    def chances(self) -> dict[int, float]:
        """The chance of each move, as a float."""
        return {move: ways / self.total for move, ways in self.moves.items()}

    @property
    def down(self) -> int:
        """How many steps the worst coup takes."""
        return max(0, -min(self.moves))

    @property
    def up(self) -> int:
        """How many steps the best coup brings."""
        return max(0, *self.moves)

    @property
    def step_mean(self) -> Fraction:
        """The mean move, in steps."""
        return self.mean / self.unit

    def height(self, bankroll: Fraction) -> int:
        """Return how many steps a bankroll stands above ruin; nought or less is ruin."""
        return floor((bankroll - self.least) / self.unit) + 1

    def bankroll(self, height: int) -> Fraction:
        """Return the least bankroll at a height."""
        return self.least + (height - 1) * self.unit


def bettor_walk(law: Law) -> Walk:
    """Return the walk of a bettor, ruined when the bankroll no longer covers the worst coup.

    >>> half = Fraction(1, 2)
    >>> even = bettor_walk({Fraction(-1): half, Fraction(1): half})
    >>> even.least, even.height(Fraction(10)), even.moves
    (Fraction(1, 1), 10, {-1: 1, 1: 1})
    """
    return walk(law, max(Fraction(0), -min(net for net, chance in law.items() if chance)))


def walk(law: Law, least: Fraction) -> Walk:
    """Return the walk of a bankroll that is ruined when it is below `least`."""
    coup = lattice(law)
    nets = {coup.lowest + place * coup.step: ways for place, ways in coup.ways.items()}
    denominator = lcm(*(net.denominator for net in nets))
    unit = Fraction(gcd(*(int(net * denominator) for net in nets)) or 1, denominator)
    moves = {int(net / unit): ways for net, ways in nets.items()}
    return Walk(moves, coup.total, unit, least, coup.mean, coup.variance)
