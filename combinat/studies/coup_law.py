"""What one coup can bring a bettor, and how likely: the law of its net, on a lattice of steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import gcd, lcm

from combinat.edge import Settlement
from combinat.faults import BadInput, Fault

Law = Mapping[Fraction, Fraction]
"""Net per coup in stakes, to its chance; chances add to one."""


@dataclass(frozen=True)
class Lattice:
    """A law in whole numbers: the net `lowest` + k `step` has `ways[k]` of the `total`.

    The largest step that reaches every net is taken, and the smallest total.
    """

    lowest: Fraction
    step: Fraction
    ways: Mapping[int, int]
    total: int

    @cached_property
    def span(self) -> int:
        """How many steps the highest net is above the lowest."""
        return max(self.ways)

    @cached_property
    def mean(self) -> Fraction:
        """The mean net of a coup."""
        return self.lowest + self.step * self._moment(1)

    @cached_property
    def variance(self) -> Fraction:
        """The variance of the net of a coup."""
        return self.step**2 * (self._moment(2) - self._moment(1) ** 2)

    @property
    def highest(self) -> Fraction:
        """The highest net of a coup."""
        return self.lowest + self.step * self.span

    def chance(self, place: int) -> Fraction:
        """Return the chance of the net that is so many steps above the lowest."""
        return Fraction(self.ways[place], self.total)

    def _moment(self, power: int) -> Fraction:
        return Fraction(sum(ways * place**power for place, ways in self.ways.items()), self.total)


def lattice(law: Law) -> Lattice:
    """Return a law in whole numbers.

    Raises ValueError where a chance is negative or they do not add to one.

    >>> third = Fraction(1, 3)
    >>> found = lattice({Fraction(-1): third, Fraction(0): third, Fraction(19, 20): third})
    >>> found.step, found.ways, found.total
    (Fraction(1, 20), {0: 1, 20: 1, 39: 1}, 3)
    """
    if any(chance < 0 for chance in law.values()) or sum(law.values()) != 1:
        raise ValueError("chances are none below nought and add to one")
    held = {net: chance for net, chance in sorted(law.items()) if chance}
    lowest = min(held)
    unit = Fraction(1, lcm(*(net.denominator for net in held)))
    places = [int((net - lowest) / unit) for net in held]
    steps = gcd(*places) or 1
    total = lcm(*(chance.denominator for chance in held.values()))
    ways = [int(chance * total) for chance in held.values()]
    return Lattice(
        lowest,
        unit * steps,
        {place // steps: count for place, count in zip(places, ways, strict=True)},
        total,
    )


def law_of(settlement: Settlement) -> Law:
    """Return the law of a wager's net per unit placed; raises BadInput without a meter."""
    law: dict[Fraction, Fraction] = {}
    for line in settlement.lines:
        if line.net is None:
            if line.ways:
                found = f"{settlement.wager.id}, which pays a jackpot"
                raise BadInput(Fault("--meter", "", f"none for {found}", "what the jackpot pays"))
            continue
        law[line.net] = law.get(line.net, Fraction(0)) + settlement.probability(line)
    return law


def opposite(law: Law) -> Law:
    """Return the law of whoever wins what the other loses."""
    return {-net: chance for net, chance in law.items()}
