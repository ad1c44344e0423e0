"""What many shoes come to: means per shoe, ratios, and their standard errors.

The coups of one shoe depend on each other, and shoes do not.  So everything is added up shoe by
shoe first, and the spread of the shoes gives the standard errors.  All sums are whole numbers, so
that they are the same in whatever order and in however many parts they are added.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from operator import mul
from typing import Any

from combinat.coups import Array

SHOES = "shoes"
"""The quantity that is 1 in every shoe."""


@dataclass(frozen=True)
class Estimate:
    """A mean or a ratio over shoes, and the square of its standard error."""

    value: Fraction
    variance: Fraction


@dataclass(frozen=True)
class ShoeSums:
    """The sums over shoes of several quantities, and of their products by twos.

    `products[i][j]` is that of the i-th and the j-th name, for j ≤ i; the first name is SHOES.
    """

    names: tuple[str, ...]
    sums: tuple[int, ...]
    products: tuple[tuple[int, ...], ...]

    def __add__(self, other: ShoeSums) -> ShoeSums:
        """Return the sums over the shoes of both."""
        assert self.names == other.names
        return ShoeSums(
            self.names,
            _added(self.sums, other.sums),
            tuple(map(_added, self.products, other.products)),
        )

    @property
    def shoes(self) -> int:
        """Over how many shoes the sums are."""
        return self.sums[0]

    def total(self, name: str) -> int:
        """Return the sum of a quantity."""
        return self.sums[self.names.index(name)]

    def mean(self, name: str, unit: Fraction = Fraction(1)) -> Estimate:
        """Return a quantity per shoe, where one of it is so many `unit`."""
        estimate = self.ratio(name, SHOES, unit)
        assert estimate is not None, "there is a shoe"
        return estimate

    def ratio(self, name: str, to: str, unit: Fraction = Fraction(1)) -> Estimate | None:
        """Return the sum of a quantity over that of another; None where the other is 0.

        The variance is n/(n-1) Σ (x - r y)² / (Σ y)², with r the ratio, of n shoes: exact for a
        mean per shoe, and for a ratio of two random sums right to the first order.
        """
        above, below = self.total(name), self.total(to)
        if not below:
            return None
        ratio, shoes = Fraction(above, below), self.shoes
        squares = (
            self._product(name, name)
            - 2 * ratio * self._product(name, to)
            + ratio**2 * self._product(to, to)
        )
        variance = squares * Fraction(shoes, shoes - 1) / below**2
        return Estimate(ratio * unit, variance * unit**2)

    def _product(self, one: str, other: str) -> int:
        low, high = sorted((self.names.index(one), self.names.index(other)))
        return self.products[high][low]

    def encoded(self) -> dict[str, Any]:
        """Return what JSON holds, exactly."""
        return {"names": self.names, "sums": self.sums, "products": self.products}

    @classmethod
    def decoded(cls, data: Mapping[str, Any]) -> ShoeSums:
        """Return the sums of what `encoded` returned."""
        products = tuple(tuple(map(int, row)) for row in data["products"])
        return cls(tuple(data["names"]), tuple(map(int, data["sums"])), products)


def sums_of(quantities: Mapping[str, Array]) -> ShoeSums:
    """Return the sums of quantities that are given shoe by shoe, whole numbers each."""
    columns = [array.tolist() for array in quantities.values()]
    columns.insert(0, [1] * len(columns[0]))
    return ShoeSums(
        (SHOES, *quantities),
        tuple(map(sum, columns)),
        # Python's integers, since the squares of sums in small units need more than 64 bits.
        tuple(
            tuple(sum(map(mul, one, other)) for other in columns[: place + 1])
            for place, one in enumerate(columns)
        ),
    )


def _added(ones: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(ones, others, strict=True))
