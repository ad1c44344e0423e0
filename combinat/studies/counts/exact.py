"""What a count is worth at one depth, in whole numbers: the same polynomials, nothing rounded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from combinat.coups import CARDS_SEEN
from combinat.faults import BadInput, Fault
from combinat.studies.counts.groups import BITS_OF_BYTE, Groups, unpacked
from combinat.studies.counts.law import gain_weights

MOST_BITS = 1 << 30
"""How long the polynomials of one depth may be, in all."""


@dataclass(frozen=True)
class ExactDepth:
    """The law of a count after `seen` cards: by running count, exactly.

    `gain` is the wager's mean gain per unit placed where the count is so, times `chance`.
    """

    seen: int
    chance: dict[int, Fraction]
    gain: dict[int, Fraction]


def exact_depth(groups: Groups, nets: Sequence[Fraction], seen: int) -> ExactDepth:
    """Return the chance and the gain at each running count after so many cards.

    `nets` is what one unit wins on each line of the wager.  Raises BadInput where fewer than six
    cards would be left, or where the numbers would be too long.
    """
    others = sum(groups.cards) - CARDS_SEEN
    if not 0 <= seen <= others:
        raise BadInput(Fault("--exact", "", f"{seen} cards seen", f"0 to {others}"))
    sets = groups.total * comb(others, seen)
    weights, scale = gain_weights(groups, nets)
    common = _Common(groups, seen, bound=sets * max(1, *map(abs, weights)))
    completed = groups.small([int(ways) for ways in groups.ways[:, 0]])
    chance, gain = common.times(completed), common.times(groups.small(weights))
    met = {count * groups.step: count for count, ways in chance.items() if ways}
    return ExactDepth(
        seen,
        {count: Fraction(chance[steps], sets) for count, steps in met.items()},
        {count: Fraction(gain[steps], scale * sets) for count, steps in met.items()},
    )


class _Common:
    """The factor common to all groups, as far as one depth needs it.

    A power of x holds its polynomial in y as one whole number; `lift` is added to every tag for
    each card seen, so that no power of y is negative.
    """

    def __init__(self, groups: Groups, seen: int, *, bound: int) -> None:
        self.seen, self.lift = seen, -min(0, *groups.tags)
        self.width = bound.bit_length() // BITS_OF_BYTE + 2
        self.slots = (max(groups.tags) + self.lift) * seen + 1
        if self.slots * self.width * BITS_OF_BYTE * (seen + 1) > MOST_BITS:
            raise BadInput(Fault("--exact", "", f"tags up to {max(groups.tags)}", "smaller tags"))
        degree = max(sum(groups.most) - CARDS_SEEN, 0)
        needed = range(max(seen - degree, 0), seen + 1)
        triples = sorted(
            (cards - most, tag)
            for tag, cards, most in zip(groups.tags, groups.cards, groups.most, strict=True)
        )
        powers = {0: 1}
        for place, (cards, tag) in enumerate(triples):
            last = place == len(triples) - 1
            powers = self._multiplied(powers, (cards, tag), needed if last else range(seen + 1))
        self.powers = powers

    def _multiplied(
        self, powers: Mapping[int, int], factor: tuple[int, int], wanted: range
    ) -> dict[int, int]:
        """Multiply by (1 + x·y^tag)^cards, as far as some powers of x are wanted."""
        cards, tag = factor
        shift = BITS_OF_BYTE * self.width * (tag + self.lift)
        return {
            power: sum(
                powers[power - taken] * comb(cards, taken) << shift * taken
                for taken in range(min(cards, power) + 1)
                if power - taken in powers
            )
            for power in wanted
        }

    def times(self, small: Sequence[Mapping[int, int]]) -> dict[int, int]:
        """Return the coefficients by running count at x^seen of this factor times a small one."""
        packed = 0
        for power, row in enumerate(small):
            base = self.powers.get(self.seen - power, 0)
            for tags, value in row.items():
                place = BITS_OF_BYTE * self.width * (tags + self.lift * power)
                packed += base * value << place
        values = unpacked(packed, self.width, self.slots)
        return {place - self.lift * self.seen: value for place, value in enumerate(values)}
