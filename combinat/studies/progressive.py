"""A progressive wager: its fixed return, its break-even meter, and its edge while the meter turns.

All seats bet on one coup, so a jackpot is hit by all of them at once and shared among them.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from combinat.edge import Settlement
from combinat.evaluation import evaluate
from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe

MOST_SEATS = 1000


@dataclass(frozen=True)
class Progressive:
    """A wager with a jackpot line, bet by `seats` seats on the same coup.

    The meter starts at `seed` after a hit and grows by `contribution` of every stake; amounts are
    in units of one stake.  `meter` is what stands on it, where that is known.
    """

    settlement: Settlement
    seats: int
    meter: Fraction | None
    seed: Fraction | None
    contribution: Fraction | None

    @property
    def chance(self) -> Fraction:
        """The chance of the jackpot line in one coup."""
        line = self.settlement.jackpot
        assert line is not None
        return self.settlement.probability(line)

    @property
    def coups_between_hits(self) -> Fraction | None:
        """The mean number of coups from one hit to the next; None where no coup hits."""
        return 1 / self.chance if self.chance else None

    @property
    def break_even_meter(self) -> Fraction | None:
        """The meter at which a bettor who shares it with the other seats has no edge either way."""
        single = self.settlement.break_even_meter
        return None if single is None else self.seats * single

    @property
    def expected_value(self) -> Fraction | None:
        """A bettor's mean gain per unit placed at the meter; None without one."""
        if self.meter is None:
            return None
        share = self.meter / self.seats
        return self.settlement.fixed_return + self.chance * share - 1

    @property
    def mean_meter_at_hit(self) -> Fraction | None:
        """The mean of the meter when it is hit; None where seed or contribution is unknown."""
        coups = self.coups_between_hits
        if self.seed is None or self.contribution is None or coups is None:
            return None
        return self.seed + self.contribution * self.seats * coups

    @property
    def long_run_house_edge(self) -> Fraction | None:
        """The house's mean gain per unit placed over many hits, the seed paid by the house.

        1 less the fixed return, less the contribution, less what the seed costs per unit placed.
        """
        if self.seed is None or self.contribution is None:
            return None
        seeded = self.seed * self.chance / self.seats
        return 1 - self.settlement.fixed_return - self.contribution - seeded


def progressive(
    game: Game,
    shoe: Shoe,
    wager: Wager,
    *,
    seats: int = 1,
    meter: Fraction | None = None,
    seed: Fraction | None = None,
    contribution: Fraction | None = None,
) -> Progressive:
    """Return a wager with a jackpot line over a shoe, as so many seats bet on it.

    Raises BadInput for a wager without a jackpot, one that cannot be priced, or absurd numbers.
    """
    if not 1 <= seats <= MOST_SEATS:
        raise BadInput(Fault("--seats", "", str(seats), f"1 to {MOST_SEATS}"))
    if contribution is not None and contribution >= 1:
        raise BadInput(Fault("--contribution", "", str(contribution), "a share below 1"))
    evaluation = evaluate(game, shoe, [wager])
    for unpriced, why in evaluation.unpriced.items():
        raise BadInput(Fault("--wager", unpriced.id, f"no price: {why}", "a wager with a price"))
    settlement = evaluation.settlements[0]
    if settlement.jackpot is None:
        raise BadInput(Fault("--wager", wager.id, "no jackpot line", "a progressive wager"))
    return Progressive(settlement, seats, meter, seed, contribution)
