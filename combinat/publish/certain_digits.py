"""Numbers with so many digits as are certain."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from combinat.publish.numerals import decimal
from combinat.studies.bounded import Bounded

DIGITS = 10
SMALLEST_PLAIN = -6


def significant(number: Fraction, digits: int = DIGITS) -> str:
    """Write a number with so many significant digits, half to even.

    >>> significant(Fraction(1, 3)), significant(Fraction(2, 3 * 10**9)), significant(Fraction(0))
    ('0.3333333333', '6.666666667e-10', '0')
    """
    if not number:
        return "0"
    power = power_of_ten(abs(number))
    if round(abs(number) / Fraction(10) ** (power + 1 - digits)) == 10**digits:
        power += 1
    if power < SMALLEST_PLAIN:
        return f"{decimal(number / Fraction(10) ** power, digits - 1)}e{power}"
    return decimal(number, max(0, digits - 1 - power))


def power_of_ten(number: Fraction) -> int:
    """Return the power of ten of the first digit."""
    power = len(str(number.numerator)) - len(str(number.denominator))
    return power if Fraction(10) ** power <= number else power - 1


def rounded_up(bound: Fraction) -> str:
    """Write a bound above nought with one digit, rounded up.

    >>> rounded_up(Fraction(1, 3000)), rounded_up(Fraction(2)), rounded_up(Fraction(19, 2))
    ('4e-4', '2e0', '1e1')
    """
    power = power_of_ten(bound)
    digit = -(-bound // Fraction(10) ** power)
    return f"1e{power + 1}" if digit == 10 else f"{digit}e{power}"


def certain(number: Bounded, write: Callable[[Fraction, int], str], most: int) -> str:
    """Write a number with as many digits, `most` or fewer, as its error leaves certain."""
    for digits in range(most, 0, -1):
        text = write(number.most, digits)
        if text == write(number.least, digits):
            return text
    return write(number.value, 1)
