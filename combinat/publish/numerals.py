"""Exact numbers as printed: rounded once, half to even, on the exact value."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt


def decimal(number: Fraction | int, places: int) -> str:
    """Write a number with so many decimal places, half to even.

    >>> decimal(Fraction(1, 8), 2), decimal(Fraction(-2, 3), 4)
    ('0.12', '-0.6667')
    """
    return _placed(round(Fraction(number) * 10**places), places)


def percent(share: Fraction | int, places: int = 6) -> str:
    """Write a share of one as a percentage without its sign.

    >>> percent(Fraction(241149546272, 19524993263685))
    '1.235081'
    """
    return decimal(Fraction(share) * 100, places)


def square_root(number: Fraction, places: int) -> str:
    """Write the square root of a non-negative number, half to even on the exact root.

    >>> square_root(Fraction(2), 6), square_root(Fraction(1, 4), 0)
    ('1.414214', '0')
    """
    scaled = number * 100**places
    below = isqrt(scaled.numerator // scaled.denominator)
    halfway = Fraction(2 * below + 1, 2) ** 2
    up = scaled > halfway or (scaled == halfway and below % 2 == 1)
    return _placed(below + up, places)


def grouped(whole: int) -> str:
    """Write a whole number with a comma before every three digits.

    >>> grouped(4998398275503360)
    '4,998,398,275,503,360'
    """
    return f"{whole:,}"


def fraction(number: Fraction | int) -> str:
    """Write a number as a fraction in lowest terms.

    >>> fraction(Fraction(19, 20)), fraction(3)
    ('19/20', '3/1')
    """
    exact = Fraction(number)
    return f"{exact.numerator}/{exact.denominator}"


def plain(number: Fraction) -> str:
    """Write a fraction as a whole number where it is one, else in lowest terms.

    >>> plain(Fraction(9)), plain(Fraction(146, 5))
    ('9', '146/5')
    """
    return str(number)


def sum_of_money(amount: Fraction) -> str:
    """Write an amount exactly: by decimals where it has at most six, else in lowest terms.

    >>> sum_of_money(Fraction(19, 4)), sum_of_money(Fraction(20)), sum_of_money(Fraction(1, 3))
    ('4.75', '20', '1/3')
    """
    if (amount * 10**6).denominator != 1:
        return str(amount)
    written = decimal(amount, 6)
    return written.rstrip("0").rstrip(".")


def _placed(digits: int, places: int) -> str:
    sign = "-" if digits < 0 else ""
    whole = str(abs(digits)).rjust(places + 1, "0")
    return f"{sign}{whole[:-places]}.{whole[-places:]}" if places else f"{sign}{whole}"
