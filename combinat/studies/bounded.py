"""A number that is known within a bound."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Bounded:
    """A number that is off by no more than `error`."""

    value: Fraction
    error: Fraction = Fraction(0)

    @property
    def least(self) -> Fraction:
        """What the number is not below."""
        return self.value - self.error

    @property
    def most(self) -> Fraction:
        """What the number is not above."""
        return self.value + self.error
