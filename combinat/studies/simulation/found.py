"""What simulated shoes came to: estimates per coup and per shoe, beside what is known exactly."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from combinat.edge import Settlement
from combinat.rules.wager import Wager
from combinat.studies.simulation.shoe_sums import Estimate, ShoeSums
from combinat.studies.simulation.task import Task

COUPS = "coups"
VALUE, FIRST = "value", "value of the first coups"
FAVOURABLE, GAIN = "favourable", "gain"
BETS, BET_VALUE = "bets", "value of the bets"


@dataclass(frozen=True)
class WagerFound:
    """What a wager came to over the shoes; values are the bettor's, per unit placed.

    `settlement` is over the full shoe.  Perfect play bets one unit where the value is above 0.
    """

    settlement: Settlement
    sums: ShoeSums
    unit: Fraction
    first_coups: int

    @property
    def wager(self) -> Wager:
        """The wager."""
        return self.settlement.wager

    @property
    def full_value(self) -> Fraction:
        """The value over the full shoe, exactly."""
        value = self.settlement.expected_value
        assert value is not None
        return value

    @property
    def mean_value(self) -> Estimate:
        """The mean value of all coups."""
        return there(self.sums.ratio(VALUE, COUPS, self.unit))

    @property
    def first_value(self) -> Estimate:
        """The mean value of the coups that every shoe has: in the mean, that of the full shoe."""
        return self.sums.mean(FIRST, self.unit / self.first_coups)

    @property
    def favourable(self) -> Estimate:
        """The share of coups at which the bettor has the edge."""
        return there(self.sums.ratio(FAVOURABLE, COUPS))

    @property
    def favourable_edge(self) -> Estimate | None:
        """The bettor's mean edge at those coups; None without one."""
        return self.sums.ratio(GAIN, FAVOURABLE, self.unit)

    @property
    def gain_per_coup(self) -> Estimate:
        """What perfect play gains per coup, bet or not."""
        return there(self.sums.ratio(GAIN, COUPS, self.unit))

    @property
    def gain_per_shoe(self) -> Estimate:
        """What perfect play gains per shoe."""
        return self.sums.mean(GAIN, self.unit)

    @property
    def bets(self) -> Estimate:
        """The share of coups at which the count bets."""
        return there(self.sums.ratio(BETS, COUPS))

    @property
    def bet_edge(self) -> Estimate | None:
        """The bettor's mean edge at those coups; None without one."""
        return self.sums.ratio(BET_VALUE, BETS, self.unit)

    @property
    def bet_gain_per_coup(self) -> Estimate:
        """What the count gains per coup, bet or not."""
        return there(self.sums.ratio(BET_VALUE, COUPS, self.unit))

    @property
    def bet_gain_per_shoe(self) -> Estimate:
        """What the count gains per shoe."""
        return self.sums.mean(BET_VALUE, self.unit)


@dataclass(frozen=True)
class ResultFound:
    """How often a result of the coup came, among all coups, and its exact chance in one."""

    id: str
    seen: int
    share: Estimate
    chance: Fraction


@dataclass(frozen=True)
class Simulated:
    """What the shoes of a task came to."""

    task: Task
    coups: int
    coups_per_shoe: Estimate
    results: tuple[ResultFound, ...]
    wagers: tuple[WagerFound, ...]


def there(estimate: Estimate | None) -> Estimate:
    """Return a ratio to the number of coups, which is never 0."""
    assert estimate is not None, "every shoe has a coup"
    return estimate
