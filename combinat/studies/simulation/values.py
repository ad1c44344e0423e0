"""What a wager is worth at each of many coups, given the cards that nobody has seen.

The ways and the pays are whole numbers, so that who has the edge is decided without rounding.
A value is then rounded once, to a binary fraction, so that sums of values are exact.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import lcm

import numpy as np

from combinat.coups import Array
from combinat.rules.columns import COLUMNS
from combinat.rules.pay import JACKPOT
from combinat.rules.wager import Wager

MOST_PLACES = 40
"""A value is a multiple of 2^-40, about 10^-12, or of more where the pays are large."""

LIMB = 26
LARGEST_PAYS = 2**25
"""What the pays of a wager may add up to, brought to one denominator, so that 64 bits do."""

BITS = 62
"""In so many bits the values of all coups of a shoe add up."""


@dataclass(frozen=True)
class Pays:
    """The pays of a wager's lines and last of its losing, in whole numbers of 1/`scale` units.

    Its values are rounded to `places` binary places.
    """

    nets: tuple[int, ...]
    scale: int
    places: int

    @property
    def unit(self) -> Fraction:
        """What one whole number of a rounded value is worth, per unit placed."""
        return Fraction(1, 2**self.places)

    def values(self, ways: Array, totals: Array) -> tuple[Array, Array]:
        """Return the bettor's mean gain, rounded to `unit`, and whether it is above 0, exactly.

        `ways` has a row a coup, and `totals` is what each row adds up to.
        """
        # 63 bits of ways times the pays would not fit, so the ways come in two limbs.
        nets = np.array(self.nets, dtype=np.int64)
        high, low = (ways >> LIMB) @ nets, (ways & (2**LIMB - 1)) @ nets
        high, low = high + (low >> LIMB), low & (2**LIMB - 1)
        favourable = (high > 0) | ((high == 0) & (low > 0))
        gains = high.astype(np.float64) * 2**LIMB + low
        rounded = np.rint(gains / (totals.astype(np.float64) * self.scale) * 2**self.places)
        return rounded.astype(np.int64), favourable


def pays_of(wager: Wager, most_coups: int, meter: Fraction | None = None) -> Pays:
    """Return the pays of a wager in whole numbers; `meter` is what a jackpot pays for one unit."""
    nets = _nets(wager, meter)
    scale = lcm(*(net.denominator for net in nets))
    largest = max(abs(int(net)) + 1 for net in nets)
    places = min(MOST_PLACES, BITS - most_coups.bit_length() - largest.bit_length())
    return Pays(tuple(int(net * scale) for net in nets), scale, places)


def why_not_valued(wager: Wager, meter: Fraction | None = None) -> str | None:
    """Return why a wager has no value at each coup of a simulated shoe, or None."""
    if wager.unpriced is not None:
        return wager.unpriced
    seen = {COLUMNS[name].sees for name in wager.columns}
    for what in ("suits", "ranks"):
        if what in seen:
            return f"it sees {what}, and the cards are dealt by point value"
    if meter is None and any(line.pays == JACKPOT for line in wager.lines):
        return "it has a jackpot, and its meter is not known (--meter)"
    nets = _nets(wager, meter)
    if sum(map(abs, nets)) * lcm(*(net.denominator for net in nets)) >= LARGEST_PAYS:
        return "its pays have too many digits for the fast arithmetic of this study"
    return None


def _nets(wager: Wager, meter: Fraction | None) -> list[Fraction]:
    """Return what one unit wins on each line, and last the stake that is lost on none."""
    nets = [
        meter - 1 if line.pays == JACKPOT and meter is not None else wager.net(line)
        for line in wager.lines
    ]
    assert None not in nets, "a jackpot has a meter here"
    return [*(net for net in nets if net is not None), Fraction(-1)]
