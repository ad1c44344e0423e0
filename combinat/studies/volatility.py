"""How far results stray from their mean: over a shoe, a day and a month, or so many coups.

The hold is what the house wins of each unit staked.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from combinat.faults import BadInput, Fault
from combinat.rules.tableau import Tableau
from combinat.shoe import Shoe
from combinat.studies.counts.depths import coup_lengths, coups_begun
from combinat.studies.coup_law import Law, lattice
from combinat.studies.shoe_rules import ShoeRule
from combinat.studies.sum_law import MOST_COUPS, SumLaw, sum_law

SHARES = tuple(Fraction(percent, 100) for percent in (1, 5, 25, 50, 75, 95, 99))
USUAL_SHOES, USUAL_DAYS = 10, 30
SHOE, DAY, MONTH = "a shoe", "a day", "a month"
MOST_DAYS = 1000


@dataclass(frozen=True)
class Stretch:
    """So many coups, and what a floor manager calls them."""

    name: str
    coups: int


@dataclass(frozen=True)
class Schedule:
    """How many coups a table deals: in a shoe in the mean, in a day, and in so many days."""

    per_shoe: float
    per_day: int
    days: int = USUAL_DAYS

    def __post_init__(self) -> None:
        if not 1 <= self.days <= MOST_DAYS:
            raise BadInput(Fault("--days", "", str(self.days), f"1 to {MOST_DAYS}"))
        most = MOST_COUPS // self.days
        if not 1 <= self.per_day <= most:
            raise BadInput(Fault("--per-day", "", str(self.per_day), f"1 to {most}"))

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """A shoe, to the nearest whole coup, a day and a month."""
        shoe = max(1, round(self.per_shoe))
        return (
            Stretch(SHOE, shoe),
            Stretch(DAY, self.per_day),
            Stretch(MONTH, self.per_day * self.days),
        )


def schedule(
    tableau: Tableau, rule: ShoeRule, per_day: int | None = None, days: int = USUAL_DAYS
) -> Schedule:
    """Return the coups of a table: those of a shoe by its rule, and ten shoes a day by default."""
    lengths = coup_lengths(tableau, Shoe.of_decks(rule.decks))
    per_shoe = float(coups_begun(rule, lengths).sum())
    return Schedule(per_shoe, round(USUAL_SHOES * per_shoe) if per_day is None else per_day, days)


@dataclass(frozen=True, eq=False)
class Volatility:
    """The law of a bettor's result after so many coups of one unit each, and of each stretch."""

    result: SumLaw
    schedule: Schedule
    stretches: tuple[tuple[Stretch, SumLaw], ...]


def volatility(law: Law, coups: int | None, times: Schedule) -> Volatility:
    """Return the law of the result after so many coups, or after a shoe, and of each stretch.

    `law` is that of one coup: of a wager, or of several placed together.
    """
    coup = lattice(law)
    after = times.stretches[0].coups if coups is None else coups
    numbers = {after, *(stretch.coups for stretch in times.stretches)}
    known = {number: sum_law(coup, number) for number in sorted(numbers)}
    return Volatility(known[after], times, tuple((s, known[s.coups]) for s in times.stretches))
