"""What chips do to an edge: a win that whole chips cannot pay is rounded, stake by stake.

A stake of 5 on Banker at 19 to 20 wins 4.75.  With chips of 1 the house pays 4 or 5, and the edge
at that stake is not the one that the pay table says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, lcm

from combinat.edge import SettledLine, Settlement
from combinat.faults import BadInput, Fault

FLOOR, CEIL, NEAREST = ROUNDINGS = ("floor", "ceil", "nearest")
"""Down, in favour of the house; up, in favour of the bettor; to the nearest whole chip."""

UP, DOWN, EVEN = HALVES = ("up", "down", "even")
"""Where a win to the nearest chip goes from halfway: to the bettor, to the house, to even."""

MULTIPLES = 20
"""So many multiples of the least stake are looked at where no stakes are named."""

MOST_STAKES = 1000


@dataclass(frozen=True)
class Rounding:
    """The chip in which wins are paid, and how a win between two numbers of chips is rounded.

    What is rounded is what the bettor is paid, so a commission that is rounded up is a win that is
    rounded down.

    >>> Rounding(Fraction(1, 4)).paid(Fraction(57, 10))
    Fraction(11, 2)
    >>> [str(Rounding(Fraction(1), NEAREST, half).paid(Fraction(5, 2))) for half in HALVES]
    ['3', '2', '2']
    """

    chip: Fraction
    way: str = FLOOR
    half: str = UP

    def paid(self, owed: Fraction) -> Fraction:
        """Return what is paid for a sum that is owed."""
        return self._whole(owed / self.chip) * self.chip

    def _whole(self, chips: Fraction) -> int:
        if self.way == FLOOR:
            return floor(chips)
        if self.way == CEIL:
            return ceil(chips)
        if self.half == EVEN:
            return round(chips)
        half = Fraction(1, 2)
        return floor(chips + half) if self.half == UP else ceil(chips - half)


@dataclass(frozen=True)
class PaidLine:
    """One line at one stake: what it owes the bettor beyond the stake, and what is paid."""

    line: SettledLine
    owed: Fraction
    paid: Fraction


@dataclass(frozen=True)
class AtStake:
    """A wager at one stake: its lines as paid, and the mean gain of the bettor in money.

    `owed` is that gain were everything paid to the penny.
    """

    stake: Fraction
    lines: tuple[PaidLine, ...]
    owed: Fraction
    paid: Fraction

    @property
    def house_edge(self) -> Fraction:
        """The house's mean gain per unit placed, as paid."""
        return -self.paid / self.stake

    @property
    def gained(self) -> Fraction:
        """What rounding gives the bettor per unit placed; negative where it takes."""
        return (self.paid - self.owed) / self.stake

    @property
    def exact(self) -> bool:
        """Whether nothing is rounded."""
        return all(line.paid == line.owed for line in self.lines)


@dataclass(frozen=True)
class Chips:
    """A wager at several stakes, paid in whole chips.

    `fair_stake` is the least stake of whole chips at which nothing is rounded; its multiples are
    fair too, and among stakes of whole chips no others.
    """

    settlement: Settlement
    rounding: Rounding
    at: tuple[AtStake, ...]

    @property
    def fair_stake(self) -> Fraction:
        """The least stake of whole chips at which nothing is rounded."""
        nets = [line.net for line in self.settlement.lines if line.net is not None]
        return self.rounding.chip * lcm(*(net.denominator for net in nets))

    def fair_from(self, least: Fraction) -> Fraction:
        """Return the least fair stake that is not below another."""
        return self.fair_stake * max(1, ceil(least / self.fair_stake))

    @property
    def best(self) -> AtStake | None:
        """The stake at which the bettor gains the most by rounding; None where none gains."""
        most = max(self.at, key=lambda at: at.gained)
        return most if most.gained > 0 else None

    @property
    def worst(self) -> AtStake | None:
        """The stake at which the bettor loses the most by rounding; None where none loses."""
        least = min(self.at, key=lambda at: at.gained)
        return least if least.gained < 0 else None


def chips(settlement: Settlement, rounding: Rounding, stakes: Sequence[Fraction]) -> Chips:
    """Return a settled wager at several stakes, its wins paid in whole chips.

    Raises BadInput for a jackpot without a meter, and for a chip larger than a stake.

    >>> from combinat import Shoe, evaluate, game
    >>> banco = evaluate(game("aspers"), Shoe.of_decks(8))["banco"]
    >>> chips(banco, Rounding(Fraction(1)), [Fraction(5)]).fair_stake
    Fraction(20, 1)
    """
    wager = settlement.wager
    if any(line.net is None for line in settlement.lines):
        found = f"{wager.id}, which has a jackpot, and no --meter"
        raise BadInput(Fault("--wager", "", found, "a wager whose pays are known"))
    _check_stakes(rounding.chip, stakes)
    return Chips(settlement, rounding, tuple(_at(settlement, rounding, stake) for stake in stakes))


def _check_stakes(chip: Fraction, stakes: Sequence[Fraction]) -> None:
    if not 1 <= len(stakes) <= MOST_STAKES:
        raise BadInput(Fault("--stakes", "", f"{len(stakes)} stakes", f"1 to {MOST_STAKES}"))
    if chip <= 0:
        raise BadInput(Fault("--chip", "", str(chip), "a number above 0"))
    for stake in stakes:
        if stake <= 0:
            raise BadInput(Fault("--stakes", "", str(stake), "numbers above 0"))
        if chip > stake:
            found = f"{chip}, larger than the stake {stake}"
            raise BadInput(Fault("--chip", "", found, "a chip no larger than a stake"))


def _at(settlement: Settlement, rounding: Rounding, stake: Fraction) -> AtStake:
    lines = tuple(_line(line, rounding, stake) for line in settlement.lines)
    total = settlement.total_ways
    owed = sum((one.owed * one.line.ways for one in lines), Fraction(0)) / total
    paid = sum((one.paid * one.line.ways for one in lines), Fraction(0)) / total
    return AtStake(stake, lines, owed, paid)


def _line(line: SettledLine, rounding: Rounding, stake: Fraction) -> PaidLine:
    """Return a line at a stake; of one that gives a part of the stake back, that part is rounded.

    A lost stake and one that is returned are as large as they were placed.
    """
    assert line.net is not None
    owed = line.net * stake
    if line.net > 0:
        return PaidLine(line, owed, rounding.paid(owed))
    if line.net in (0, -1):
        return PaidLine(line, owed, owed)
    return PaidLine(line, owed, rounding.paid(owed + stake) - stake)


def multiples(least: Fraction) -> tuple[Fraction, ...]:
    """Return the stakes that are looked at where none are named: 1 to 20 times the least."""
    return tuple(least * times for times in range(1, MULTIPLES + 1))
