"""How much to bet at each count: a ramp of stakes for a bankroll, by Kelly's rule."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import log1p, sqrt

from combinat.faults import BadInput, Fault
from combinat.studies.counts.money import COUPS, Betting, ShoeValue, by_trigger, over_shoe
from combinat.studies.counts.study import CountStudy
from combinat.studies.counts.trigger import Trigger

MOST_STEPS = 12
LAST_SHARE = Fraction(1, 100)
"""The last step takes what would be less of the bets by itself."""


@dataclass(frozen=True)
class Bankroll:
    """What there is to bet, and how stakes are made of it.

    A stake is `kelly` times the share of `amount` that Kelly's rule bets, rounded down to whole
    chips and to `maximum`, and never more than all of it; where that is below `minimum` nothing is
    bet.  None is no limit.
    """

    amount: Fraction
    kelly: Fraction = Fraction(1)
    chip: Fraction = Fraction(1)
    minimum: Fraction | None = None
    maximum: Fraction | None = None

    def __post_init__(self) -> None:
        if self.minimum is not None and self.maximum is not None and self.minimum > self.maximum:
            found, allowed = f"{self.minimum} above the maximum", f"at most {self.maximum}"
            raise BadInput(Fault("--minimum", "", found, allowed))

    def stake(self, share: float) -> Fraction:
        """Return what is bet where Kelly's rule bets so great a share."""
        wanted = min(self.kelly * Fraction(share), Fraction(1)) * self.amount
        if self.maximum is not None:
            wanted = min(wanted, self.maximum)
        stake = wanted // self.chip * self.chip
        return stake if self.minimum is None or stake >= self.minimum else Fraction(0)


@dataclass(frozen=True)
class Step:
    """The bets from one count on and below the next step: what a unit is worth, and the stake."""

    at: Fraction
    value: ShoeValue
    stake: Fraction

    @property
    def gain(self) -> float:
        """What the stake wins over a shoe."""
        return float(self.stake) * self.value.gain


@dataclass(frozen=True)
class Ramp:
    """The stakes at each count, and what they come to over a shoe of so many `coups`."""

    bankroll: Bankroll
    steps: tuple[Step, ...]
    coups: float

    @property
    def gain(self) -> float:
        """What is won over a shoe."""
        return sum(step.gain for step in self.steps)

    @property
    def turnover(self) -> float:
        """What is staked over a shoe."""
        return sum(float(step.stake) * step.value.bets for step in self.steps)

    @property
    def gain_per_100_coups(self) -> float:
        """What is won in a hundred coups begun, bet on or not."""
        return self.gain / self.coups * COUPS

    @cached_property
    def deviation_of_100_coups(self) -> float:
        """The standard deviation of what a hundred coups win, taken as independent."""
        square = sum(
            (float(step.stake) * net) ** 2 * number
            for step in self.steps
            for net, number in step.value.outcomes
        )
        mean = self.gain / self.coups
        return sqrt(max(square / self.coups - mean**2, 0) * COUPS)

    @cached_property
    def growth(self) -> float:
        """The mean growth of the bankroll's logarithm over a shoe, all stakes from this bankroll.

        Minus infinity where one loss can take all of it.
        """
        grown = float(0)
        for step in self.steps:
            share = float(step.stake / self.bankroll.amount)
            for net, number in step.value.outcomes:
                if number and share * net <= -1:
                    return float("-inf")
                grown += number * log1p(share * net) if number else 0
        return grown


def ramp(study: CountStudy, bankroll: Bankroll) -> Ramp:
    """Return the stakes from the trigger of a count on, a step for each whole count above it."""
    if study.trigger is None:
        raise BadInput(Fault("--bankroll", "", "no --trigger", "a trigger at which bets begin"))
    values = [(trigger.at, _at(study, trigger, next_)) for trigger, next_ in _triggers(study)]
    steps = tuple(Step(at, value, bankroll.stake(value.kelly)) for at, value in values)
    return Ramp(bankroll, steps, study.value.coups)


def _triggers(study: CountStudy) -> list[tuple[Trigger, Trigger | None]]:
    """Return where each step begins and the next one does, None after the last."""
    first = study.trigger
    assert first is not None
    least = float(LAST_SHARE) * float(study.begun @ study.chosen.frequency)
    triggers = [first]
    while len(triggers) < MOST_STEPS:
        higher = Trigger(triggers[-1].at + 1, first.divide)
        bets = by_trigger(study.law, higher, study.cost)
        if float(study.begun @ bets.frequency) < least:
            break
        triggers.append(higher)
    return list(zip(triggers, [*triggers[1:], None], strict=True))


def _at(study: CountStudy, trigger: Trigger, next_: Trigger | None) -> ShoeValue:
    """Return what a unit is worth at the counts of one step."""
    bets = by_trigger(study.law, trigger, study.cost).bets
    if next_ is not None:
        bets = bets & ~by_trigger(study.law, next_, study.cost).bets
    return over_shoe(Betting(study.law, bets, study.cost), study.begun)
