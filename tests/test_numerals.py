"""Rounding happens once, half to even, on the exact number."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal, localcontext
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combinat.publish.numerals import decimal, fraction, grouped, percent, square_root


@pytest.mark.parametrize(
    ("number", "places", "written"),
    [
        (Fraction(1, 2), 0, "0"),
        (Fraction(3, 2), 0, "2"),
        (Fraction(-5, 1000), 2, "0.00"),
        (Fraction(15, 1000), 2, "0.02"),
        (Fraction(-1, 3), 6, "-0.333333"),
        (Fraction(10**20), 1, "100000000000000000000.0"),
    ],
)
def test_half_to_even(number: Fraction, places: int, written: str) -> None:
    assert decimal(number, places) == written


@given(st.fractions(-1000, 1000, max_denominator=10**6), st.integers(0, 12))
def test_as_the_decimal_module_rounds(number: Fraction, places: int) -> None:
    with localcontext() as context:
        context.prec = 60
        exact = Decimal(number.numerator) / Decimal(number.denominator)
        rounded = exact.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_EVEN)
    assert Decimal(decimal(number, places)) == rounded


@given(st.fractions(0, 10**6, max_denominator=10**6), st.integers(0, 9))
def test_a_root_is_the_nearest(number: Fraction, places: int) -> None:
    root = Fraction(square_root(number, places))
    half = Fraction(1, 2 * 10**places)
    assert max(root - half, Fraction(0)) ** 2 <= number <= (root + half) ** 2


def test_percentages_carry_six_decimals() -> None:
    assert percent(Fraction(114753351728, 10847218479825)) == "1.057906"


def test_fractions_are_in_lowest_terms_and_integers_grouped() -> None:
    assert fraction(Fraction(10, 4)) == "5/2"
    assert grouped(10**15) == "1,000,000,000,000,000"
