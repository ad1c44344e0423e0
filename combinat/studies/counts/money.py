"""What a count is worth: how often it bets, at what edge, and what that gains by depth and shoe."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import log1p, sqrt

import numpy as np

from combinat.coups import Truths
from combinat.studies.counts.exact import ExactDepth
from combinat.studies.counts.law import CountLaw, Floats
from combinat.studies.counts.trigger import Trigger

PRECISION = float(Fraction(1, 10**15))
"""A chance or a gain below this is not told from none: the error of a float law."""

RARE = float(Fraction(1, 10**8))
"""Where bets are rarer, the error of their edge would reach the sixth decimal of a percentage."""

COUPS = 100
"""Gains of a shoe are also given for so many coups."""

HALVINGS = 200


@dataclass(frozen=True, eq=False)
class Betting:
    """A law of a count with what is bet on: `bets[k, i]` after k cards at the i-th count.

    `cost` is what the bettor loses elsewhere for each unit that is bet.
    """

    law: CountLaw
    bets: Truths
    cost: Fraction = Fraction(0)

    @cached_property
    def frequency(self) -> Floats:
        """The chance of a bet at each depth."""
        chances: Floats = np.where(self.bets, self.law.chance, 0).sum(axis=1)
        return chances

    @cached_property
    def gain(self) -> Floats:
        """The mean gain per coup at each depth, the cost taken off."""
        won: Floats = np.where(self.bets, self.law.gain, 0).sum(axis=1)
        return won - float(self.cost) * self.frequency

    def edge(self, seen: int) -> float | None:
        """Return the bettor's mean gain per unit bet at a depth; None where bets are too rare."""
        frequency = float(self.frequency[seen])
        return float(self.gain[seen]) / frequency if frequency >= RARE else None


def by_trigger(law: CountLaw, trigger: Trigger, cost: Fraction = Fraction(0)) -> Betting:
    """Return the bets of a trigger."""
    cards = sum(law.groups.cards)
    bound = 1 + int(np.abs(law.counts).max())
    least = [
        max(min(trigger.least_count(cards - seen), bound), -bound)
        for seen in range(len(law.chance))
    ]
    return Betting(law, law.counts >= np.array(least)[:, np.newaxis], cost)


def at_best(law: CountLaw, cost: Fraction = Fraction(0)) -> Betting:
    """Return the best use of a count: a bet wherever its conditional value exceeds the cost."""
    better = law.gain > float(cost) * law.chance
    return Betting(law, better & (law.chance > PRECISION), cost)


@dataclass(frozen=True)
class ShoeValue:
    """What a way of betting is worth over a shoe.

    `coups` begin in the mean, `bets` are made and `gain` is won; `outcomes` holds what a bet can
    win, the cost taken off, and its mean number a shoe.
    """

    coups: float
    bets: float
    gain: float
    outcomes: tuple[tuple[float, float], ...]

    @property
    def frequency(self) -> float:
        """The share of coups that are bet on."""
        return self.bets / self.coups

    @property
    def edge(self) -> float | None:
        """The bettor's mean gain per unit bet."""
        return self.gain / self.bets if self.bets >= RARE else None

    @property
    def gain_per_coup(self) -> float:
        """The mean gain per coup begun, bet on or not."""
        return self.gain / self.coups

    @property
    def gain_per_100_coups(self) -> float:
        """The mean gain of a hundred coups begun."""
        return self.gain_per_coup * COUPS

    @property
    def deviation(self) -> float:
        """The standard deviation of the gain of a coup, bet on or not."""
        square = sum(net * net * number for net, number in self.outcomes) / self.coups
        return sqrt(max(square - self.gain_per_coup**2, 0))

    @property
    def desirability(self) -> float | None:
        """The mean gain over its standard deviation, of one coup."""
        return self.gain_per_coup / self.deviation if self.deviation > PRECISION else None

    @property
    def desirability_of_many(self) -> float | None:
        """The same of 100 coups, taken as independent: ten times that of one."""
        return None if self.desirability is None else self.desirability * sqrt(COUPS)

    @cached_property
    def kelly(self) -> float:
        """The share of the bankroll that, put on every bet, lets its logarithm grow the most."""
        if self.gain <= PRECISION:
            return 0
        low, high = float(0), 1 / max(-net for net, _ in self.outcomes)
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            slope = sum(number * net / (1 + middle * net) for net, number in self.outcomes)
            low, high = (middle, high) if slope > 0 else (low, middle)
        return low

    @property
    def growth(self) -> float:
        """The mean growth of the logarithm of the bankroll in a shoe at the Kelly share."""
        return sum(number * log1p(self.kelly * net) for net, number in self.outcomes)


def over_shoe(betting: Betting, begun: Floats) -> ShoeValue:
    """Return what a way of betting is worth where so many coups begin at each depth."""
    law = betting.law
    lines = law.lines_given(np.where(betting.bets, begun[:, np.newaxis], 0))
    bets = float(begun @ betting.frequency)
    nets = [*map(Fraction, law.nets), Fraction(-1)]
    numbers = [*lines, bets - sum(lines)]
    return ShoeValue(
        float(begun.sum()),
        bets,
        float(begun @ betting.gain),
        tuple(
            (float(net - betting.cost), max(number, 0))
            for net, number in zip(nets, numbers, strict=True)
        ),
    )


def exact_bets(
    depth: ExactDepth, least: int | None, cost: Fraction = Fraction(0)
) -> tuple[Fraction, Fraction]:
    """Return the chance of a bet and the mean gain at one depth, exactly.

    `least` is the lowest running count that is bet on; None is the best use of the count.
    """
    net = {count: depth.gain[count] - cost * chance for count, chance in depth.chance.items()}
    made = [count for count in net if (net[count] > 0 if least is None else count >= least)]
    return _sum(depth.chance, made), _sum(net, made)


def _sum(values: dict[int, Fraction], counts: Sequence[int]) -> Fraction:
    return sum((values[count] for count in counts), Fraction(0))
