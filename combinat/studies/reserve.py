"""What a house must hold back for a progressive, so that it falls short with no more than a risk.

The contribution of every stake goes into a fund that pays what the meter has grown; the house
itself pays the seed that a hit puts on the meter anew.  The first seed is on the meter already.
The same seats bet one unit each on every coup; a hit pays the meter once, shared by all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from combinat.faults import BadInput, Fault
from combinat.rules.pay import JACKPOT
from combinat.studies.coup_law import Law, lattice
from combinat.studies.progressive import Progressive
from combinat.studies.sum_law import SumLaw, sum_law


@dataclass(frozen=True, eq=False)
class Reserve:
    """The hits of a jackpot in so many coups, and the house's result of them, as laws."""

    progressive: Progressive
    seed: Fraction
    hits: SumLaw
    result: SumLaw

    def for_seeds(self, risk: Fraction) -> Fraction:
        """Return the reserve that the seeds of all hits exceed with no more than a risk.

        Seeds are only paid, so that it is the same at the end and at any time before.
        """
        _, most = self.hits.quantile(1 - risk)
        return self.seed * most

    def at_the_end(self, risk: Fraction) -> Fraction:
        """Return the reserve that, with all that the wager has won, is negative at the end no more.

        It counts every pay and stake of the wager, and the seeds.
        """
        least, _ = self.result.reached(1 - risk)
        return max(Fraction(0), -least)


def house_law(found: Progressive, seed: Fraction, contribution: Fraction) -> Law:
    """Return the law of what a coup brings the house, contributions gone into the fund.

    Each of the seats pays one unit; a fixed line pays every seat, a hit takes the seed.
    """
    law: dict[Fraction, Fraction] = {}
    for line in found.settlement.lines:
        if line.pays == JACKPOT:
            won = found.seats * (1 - contribution) - seed
        else:
            assert line.net is not None
            won = found.seats * (-line.net - contribution)
        law[won] = law.get(won, Fraction(0)) + found.settlement.probability(line)
    return law


def reserve(found: Progressive, coups: int) -> Reserve:
    """Return the reserve of a progressive over so many coups; its seed and contribution known."""
    if found.seed is None or found.contribution is None or not found.seed:
        raise BadInput(Fault("--seed", "", "none", "what a hit puts on the meter, and the share"))
    chance = found.chance
    if not chance:
        raise BadInput(Fault("--wager", "", "a jackpot that no coup hits", "one that can be hit"))
    hits = sum_law(lattice({Fraction(0): 1 - chance, Fraction(1): chance}), coups)
    law = house_law(found, found.seed, found.contribution)
    return Reserve(found, found.seed, hits, sum_law(lattice(law), coups))
