"""What a pay table must keep to: a band of house edges, and what pays may be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil

from combinat.faults import BadInput, Fault, nearest
from combinat.rules.pay import net_to_one
from combinat.rules.wager import Wager

MOST_PAY = 10**8
"""No pay to one is looked for above this."""

MOST_PARTS = 1000
"""No step is a smaller part of a unit."""

LEAST_SHARE, MOST_SHARE = Fraction(-100), Fraction(1)
"""No band goes beyond these: the house cannot win more than the stake."""


@dataclass(frozen=True)
class Terms:
    """What a pay table must keep to.

    The house edge is from `low` to `high`, as shares; pays to one are multiples of `step`, at least
    `least` (one step where that is None) and at most `top`; the standard deviation is at most
    `deviation`.  With `monotone` a rarer line never pays less than a commoner one, pushes aside.
    `fixed` gives the pays of some lines as a file writes them.
    """

    low: Fraction
    high: Fraction
    step: Fraction = Fraction(1)
    least: Fraction | None = None
    top: Fraction | None = None
    deviation: Fraction | None = None
    monotone: bool = False
    fixed: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.low > self.high:
            found = f"{self.low * 100} above {self.high * 100}"
            raise BadInput(Fault("--edge", "", found, "a band from its lower end to its upper"))
        if not LEAST_SHARE <= self.low <= self.high <= MOST_SHARE:
            found = f"{self.low * 100} to {self.high * 100}"
            allowed = f"a band within {LEAST_SHARE * 100} to {MOST_SHARE * 100}"
            raise BadInput(Fault("--edge", "", found, allowed))
        if self.step.denominator > MOST_PARTS or not 0 < self.step <= MOST_PAY:
            allowed = f"a number above 0 in parts no smaller than 1/{MOST_PARTS}"
            raise BadInput(Fault("--step", "", str(self.step), allowed))
        if self.top is not None and self.fewest * self.step > self.top:
            found = f"{self.top}, below the least pay {self.fewest * self.step}"
            raise BadInput(Fault("--top", "", found, "a cap that is not below the least pay"))
        for name, pays in self.fixed.items():
            self._check_fixed(name, net_to_one(pays))

    def _check_fixed(self, name: str, net: Fraction | None) -> None:
        """Refuse a fixed win that the other terms rule out."""
        if net is None or net <= 0:
            return
        if self.top is not None and net > self.top:
            found = f"{name} at {net}, above --top {self.top}"
            raise BadInput(Fault("--fix", "", found, "pays within the other terms"))
        if self.least is not None and net < self.least:
            found = f"{name} at {net}, below --least {self.least}"
            raise BadInput(Fault("--fix", "", found, "pays within the other terms"))

    @property
    def fewest(self) -> int:
        """The fewest steps of a pay."""
        return 1 if self.least is None else max(1, ceil(self.least / self.step))

    @property
    def middle(self) -> Fraction:
        """The middle of the band."""
        return (self.low + self.high) / 2

    def holds(self, edge: Fraction) -> bool:
        """Say whether an edge lies in the band."""
        return self.low <= edge <= self.high


def check_lines(wagers: Iterable[Wager], names: Sequence[str], option: str) -> None:
    """Raise BadInput for a line that none of some wagers has."""
    known = {line.id for wager in wagers for line in wager.lines}
    for name in names:
        if name not in known:
            raise BadInput(Fault(option, "", repr(name), nearest(name, known)))
