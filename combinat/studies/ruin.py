"""How safe a bankroll is: ruin in so many coups and ever, N0, and the bankroll for a given risk.

Stakes are flat and coups independent.  A bettor is ruined when what is left does not cover the
next stake, or the worst coup of a portfolio; the house when its bank does not pay the worst coup.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from combinat.faults import BadInput, Fault
from combinat.studies.bounded import Bounded
from combinat.studies.coup_law import Law, opposite
from combinat.studies.ruin_ever import Ever, lundberg
from combinat.studies.ruin_walk import Walk, bettor_walk
from combinat.studies.ruin_within import BROWNIAN, Ruin, brownian, within
from combinat.studies.sum_law import MOST_COUPS

BETTOR, HOUSE = "bettor", "house"
SIDES = (BETTOR, HOUSE)
RISKS = tuple(Fraction(share) for share in ("1/2", "1/5", "1/10", "1/20", "1/100", "1/1000"))
MOST_BANKROLL = 10**12


@dataclass(frozen=True, eq=False)
class RuinStudy:
    """The ruin of a bankroll in units of the stake, within `coups` where they are given."""

    walk: Walk
    bankroll: Fraction
    coups: int | None
    within: Ruin | None

    @property
    def height(self) -> int:
        """How many steps the bankroll stands above ruin."""
        return self.walk.height(self.bankroll)

    @cached_property
    def ever(self) -> Ever:
        """Ruin with unlimited time."""
        return Ever(self.walk)

    @property
    def chance_ever(self) -> Bounded:
        """The chance of ruin with unlimited time."""
        if self.ever.certain or self.ever.never:
            return Bounded(Fraction(int(self.ever.certain)))
        return self.ever.chances.chance(self.height)

    @cached_property
    def chance_within(self) -> Bounded | None:
        """The chance of ruin within the coups; None without them."""
        if self.coups is None:
            return None
        if self.within is None:
            return Bounded(brownian(self.walk, self.height, self.coups))
        return self.within.chance(self.height)

    @property
    def method(self) -> str | None:
        """How the chance within the coups is found."""
        if self.coups is None:
            return None
        return BROWNIAN if self.within is None else self.within.method

    @property
    def n0(self) -> Fraction | None:
        """After how many coups the mean is as large as the standard deviation; None without."""
        return self.walk.variance / self.walk.mean**2 if self.walk.mean else None

    @cached_property
    def exponent(self) -> Bounded | None:
        """Lundberg's exponent per unit of the side that has the edge; None where nobody has."""
        walk = self.walk if self.walk.mean > 0 else _turned(self.walk)
        if walk.mean <= 0 or not walk.down:
            return None
        per_step = lundberg(walk)
        return Bounded(per_step.value / walk.unit, per_step.error / walk.unit)

    def needed(self, risk: Fraction) -> Fraction | None:
        """Return the least bankroll with no more than this risk within the coups; None unknown."""
        height = None if self.within is None else self.within.height(risk)
        return None if height is None else self.walk.bankroll(height)

    def needed_ever(self, risk: Fraction) -> Fraction | None:
        """Return the least bankroll with no more than this risk ever; None where none is enough."""
        if self.ever.certain:
            return None
        height = 1 if self.ever.never else self.ever.chances.height(risk)
        return None if height is None else self.walk.bankroll(height)


def ruin(law: Law, bankroll: Fraction, coups: int | None = None, side: str = BETTOR) -> RuinStudy:
    """Return how safe a bankroll is against a law of one coup, that of the bettor's net.

    Raises BadInput for a bankroll that does not cover the worst coup, and for absurd numbers.
    """
    steps = bettor_walk(law if side == BETTOR else opposite(law))
    if not steps.least <= bankroll <= MOST_BANKROLL:
        allowed = f"{steps.least} to {MOST_BANKROLL} units: at least what one coup can lose"
        raise BadInput(Fault("--bankroll", "", f"{bankroll} units", allowed))
    if coups is not None and not 1 <= coups <= MOST_COUPS:
        raise BadInput(Fault("--coups", "", str(coups), f"1 to {MOST_COUPS}"))
    return RuinStudy(steps, bankroll, coups, None if coups is None else within(steps, coups))


def _turned(walk: Walk) -> Walk:
    """Return the walk of the other side."""
    moves = {-move: ways for move, ways in walk.moves.items()}
    return Walk(moves, walk.total, walk.unit, walk.least, -walk.mean, walk.variance)
