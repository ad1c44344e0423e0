"""Money: what a wager wins on each of its lines, and from that its edge, spread and odds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from combinat.rules.pay import JACKPOT, PUSH
from combinat.rules.schema import PayLine
from combinat.rules.wager import Wager

LOSES = "loses"
INCOMPLETE = "incomplete"


@dataclass(frozen=True)
class SettledLine:
    """One line of a wager with its ways.

    `net` is what one unit staked wins, -1 on the losing line, None on a jackpot without meter.
    """

    id: str
    event: str
    pays: str
    net: Fraction | None
    ways: int


@dataclass(frozen=True)
class Settlement:
    """A wager settled over every coup of a shoe.

    All figures are per unit placed unless named otherwise; `total_ways` is what the ways of the
    lines add to.  A figure that needs the meter of a jackpot is None without one.
    """

    wager: Wager
    lines: tuple[SettledLine, ...]
    total_ways: int

    def probability(self, line: SettledLine) -> Fraction:
        """Return the chance of a line."""
        return Fraction(line.ways, self.total_ways)

    def contribution(self, line: SettledLine) -> Fraction | None:
        """Return what a line adds to the expected value: its net times its chance."""
        return None if line.net is None else line.net * self.probability(line)

    @property
    def jackpot(self) -> SettledLine | None:
        """The jackpot line, or None."""
        return next((line for line in self.lines if line.pays == JACKPOT), None)

    @property
    def expected_value(self) -> Fraction | None:
        """The bettor's mean gain per unit placed."""
        return self._moment(1)

    @property
    def house_edge(self) -> Fraction | None:
        """The house's mean gain per unit placed."""
        return None if self.expected_value is None else -self.expected_value

    @property
    def house_edge_resolved(self) -> Fraction | None:
        """The house's mean gain per unit resolved: pushes left out; None if nothing resolves."""
        resolved = 1 - self.push_frequency
        return None if self.house_edge is None or not resolved else self.house_edge / resolved

    @property
    def element_of_risk(self) -> Fraction | None:
        """The house's mean gain per unit at risk; here the stake placed is all that is at risk."""
        return self.house_edge

    @property
    def return_to_player(self) -> Fraction | None:
        """What comes back to the bettor in the mean, the stake counted: 1 plus expected value."""
        return None if self.expected_value is None else 1 + self.expected_value

    @property
    def variance(self) -> Fraction | None:
        """The variance of the bettor's gain per unit placed."""
        mean, square = self._moment(1), self._moment(2)
        return None if mean is None or square is None else square - mean**2

    @property
    def hit_frequency(self) -> Fraction:
        """The chance of a win, a jackpot included."""
        won = sum(line.ways for line in self.lines if line.net is None or line.net > 0)
        return Fraction(won, self.total_ways)

    @property
    def push_frequency(self) -> Fraction:
        """The chance that the stake comes back and nothing else."""
        pushed = sum(line.ways for line in self.lines if line.net == 0)
        return Fraction(pushed, self.total_ways)

    @property
    def true_odds(self) -> Fraction | None:
        """How many to one a win would pay without an edge, pushes left out; None without a win."""
        hit = self.hit_frequency
        return (1 - self.push_frequency - hit) / hit if hit else None

    @property
    def largest_pay(self) -> Fraction | None:
        """The most that one unit can win; None for a jackpot without a meter."""
        nets = [line.net for line in self.lines if line.ways]
        known = [net for net in nets if net is not None]
        return max(known) if len(known) == len(nets) and known else None

    @property
    def fixed_return(self) -> Fraction:
        """What the fixed lines return per unit placed, the stake counted where it comes back."""
        fixed = [line for line in self.lines if line.net is not None and line.pays != JACKPOT]
        return sum((self.probability(line) * (1 + (line.net or 0)) for line in fixed), Fraction(0))

    @property
    def break_even_meter(self) -> Fraction | None:
        """The jackpot, paid for one unit, at which nobody has an edge; None without a jackpot."""
        line = self.jackpot
        if line is None or not line.ways:
            return None
        return (1 - self.fixed_return) / self.probability(line)

    def _moment(self, power: int) -> Fraction | None:
        total = Fraction(0)
        for line in self.lines:
            if line.net is None:
                if line.ways:
                    return None
                continue
            total += line.net**power * line.ways
        return total / self.total_ways


def settle(
    wager: Wager,
    counted: tuple[int, Sequence[int]],
    total: int,
    *,
    meter: Fraction | None = None,
) -> Settlement:
    """Settle one wager by the ways of a completed coup and of its lines, and the total."""
    completed, ways = counted
    lines = []
    for line, count in zip(wager.lines, ways, strict=True):
        net = net_at(wager, line, meter)
        lines.append(SettledLine(line.id, line.event, line.pays, net, count))
    lost = completed - sum(ways)
    lines.append(SettledLine(LOSES, "Loses", LOSES, Fraction(-1), lost))
    if completed < total:
        event = "The coup cannot be completed"
        lines.append(SettledLine(INCOMPLETE, event, PUSH, Fraction(0), total - completed))
    return Settlement(wager, tuple(lines), total)


def net_at(wager: Wager, line: PayLine, meter: Fraction | None) -> Fraction | None:
    """Return what one unit staked wins on a line; None on a jackpot without a meter."""
    if line.pays == JACKPOT and meter is not None:
        return meter - 1
    return wager.net(line)
