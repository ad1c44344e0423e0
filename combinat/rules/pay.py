"""What a pay line pays: `9 to 1`, `5 for 1`, `push` or `jackpot`, read exactly."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction

PUSH = "push"
JACKPOT = "jackpot"

NUMBER = r"[0-9]{1,12}(?:\.[0-9]{1,6})?"
ODDS = re.compile(rf"({NUMBER}) (to|for) ({NUMBER})")
PATTERN = rf"^(?:{NUMBER} (?:to|for) {NUMBER}|{PUSH}|{JACKPOT})$"
ALLOWED = "'9 to 1', '5 for 1', 'push' or 'jackpot'; numbers above 0 of at most 12 digits"


def net_to_one(pays: str) -> Fraction | None:
    """Return what one unit staked wins, its stake not counted; None for a jackpot.

    "9 to 1" returns ten units for one and so wins nine; "9 for 1" returns nine and wins eight.
    Raises ValueError where the text is no pay or one of its numbers is zero.

    >>> net_to_one("19 to 20"), net_to_one("5 for 1"), net_to_one("push")
    (Fraction(19, 20), Fraction(4, 1), Fraction(0, 1))
    """
    if pays == JACKPOT:
        return None
    if pays == PUSH:
        return Fraction(0)
    odds = ODDS.fullmatch(pays)
    if odds is None or not (Fraction(odds[1]) and Fraction(odds[3])):
        raise ValueError(pays)
    returned = Fraction(odds[1]) / Fraction(odds[3])
    return returned if odds[2] == "to" else returned - 1


def amount(text: str) -> Fraction:
    """Return an amount as written, exactly; raises ValueError where it is none.

    >>> amount("8765.28")
    Fraction(219132, 25)
    """
    if not re.fullmatch(NUMBER, text):
        raise ValueError(text)
    return Fraction(text)


def as_odds(net: Fraction) -> str:
    """Write a net win as odds in lowest terms, or as a push.

    >>> as_odds(Fraction(146, 5)), as_odds(Fraction(0))
    ('146 to 5', 'push')
    """
    return f"{net.numerator} to {net.denominator}" if net else PUSH


def as_returned(net: Fraction) -> str:
    """Write a net win as odds; what gives back a part of the stake alone as a return for it.

    >>> as_returned(Fraction(146, 5)), as_returned(Fraction(-1, 5))
    ('146 to 5', '4 for 5')
    """
    if net > 0:
        return as_odds(net)
    returned = net + 1
    return f"{returned.numerator} for {returned.denominator}"


def in_terms_of(pays: str, net: Fraction) -> str:
    """Write a net win in the terms of a pay, for the same stake, where that can be written.

    >>> in_terms_of("19 to 20", Fraction(39, 20)), in_terms_of("0.54 to 1", Fraction(77, 50))
    ('39 to 20', '1.54 to 1')
    >>> in_terms_of("5 for 1", Fraction(3)), in_terms_of("29 to 1", Fraction(146, 5))
    ('4 for 1', '29.2 to 1')
    """
    odds = ODDS.fullmatch(pays)
    assert odds is not None, pays
    paid = (net if odds[2] == "to" else net + 1) * Fraction(odds[3])
    written = Decimal(paid.numerator) / paid.denominator
    if paid <= 0 or Fraction(written) != paid:
        return as_returned(net)
    return f"{written:f} {odds[2]} {odds[3]}"
