"""Probability and house edge as a rational function of the number of decks.

With d whole decks the counts are multiples of d, so the ways of an event are a polynomial of
degree six in d, and so is the total: their ratio is a formula for every number of decks at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any

import sympy

from combinat.coups import CARDS_SEEN
from combinat.edge import LOSES
from combinat.evaluation import line_ways
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe

DECKS = sympy.Symbol("d", positive=True)
"""The number of decks."""

Formula = Any
"""A sympy expression in DECKS."""


@dataclass(frozen=True)
class InDecks:
    """The closed form of one wager in the number of decks.

    `ways` are the polynomials of its lines and of losing, `total` that of all sequences.
    """

    wager: Wager
    ways: dict[str, Formula]
    total: Formula

    def probability(self, line: str) -> Formula:
        """Return the chance of a line, factored."""
        return _quotient(self.ways[line], self.total)

    @cached_property
    def house_edge(self) -> Formula | None:
        """The house edge per unit placed, factored; None with a jackpot."""
        nets = {line.id: self.wager.net(line) for line in self.wager.lines}
        if None in nets.values():
            return None
        nets[LOSES] = Fraction(-1)
        losses = sum(
            _rational(-net) * self.ways[name] for name, net in nets.items() if net is not None
        )
        return _quotient(losses, self.total)


def in_decks(game: Game, wager: Wager) -> InDecks:
    """Return the closed form of a wager in the number of decks.

    >>> from combinat.rules.game import game
    >>> house = game("aspers")
    >>> tie = in_decks(house, next(w for w in house.wagers if w.id == "egalite"))
    >>> limit(tie.house_edge)
    Fraction(220799, 4826809)
    """
    counted = [
        line_ways(game.tableau, [wager], Shoe.of_decks(decks))[wager]
        for decks in range(1, CARDS_SEEN + 1)
    ]
    none = (0,) * (1 + len(wager.lines))
    rows = [none, *((total, *ways) for total, ways in counted)]
    total, *lines = (_through(column) for column in zip(*rows, strict=True))
    ways = dict(zip([line.id for line in wager.lines], lines, strict=True))
    ways[LOSES] = sympy.expand(total - sum(lines))
    return InDecks(wager, ways, total)


def at(formula: Formula, decks: int) -> Fraction:
    """Return the value of a formula for a number of decks."""
    value = sympy.Rational(formula.subs(DECKS, decks))
    return Fraction(int(value.p), int(value.q))


def limit(formula: Formula) -> Fraction:
    """Return the value of a formula for infinitely many decks."""
    return expansion(formula, 1)[0]


def expansion(formula: Formula, terms: int) -> list[Fraction]:
    """Return the first coefficients of a formula as a power series in 1/d.

    >>> expansion((52 * DECKS - 1) / (13 * DECKS + 2), 3)
    [Fraction(4, 1), Fraction(-9, 13), Fraction(18, 169)]
    """
    top, bottom = (
        sympy.Poly(part, DECKS).all_coeffs() for part in sympy.fraction(sympy.together(formula))
    )
    degree = max(len(top), len(bottom))
    above, below = _padded(top, degree), _padded(bottom, degree)
    series: list[Fraction] = []
    for place in range(terms):
        known = sum(
            (below[k] * series[place - k] for k in range(1, min(place, degree - 1) + 1)),
            Fraction(0),
        )
        here = above[place] if place < degree else Fraction(0)
        series.append((here - known) / below[0])
    return series


def _padded(coefficients: list[Any], length: int) -> list[Fraction]:
    exact = [Fraction(int(number.p), int(number.q)) for number in coefficients]
    return [Fraction(0)] * (length - len(exact)) + exact


@lru_cache(maxsize=256)
def _quotient(above: Formula, below: Formula) -> Formula:
    """Return a quotient of polynomials in lowest terms, factored.

    Polynomials are divided as such: expressions take three times as long.
    """
    tops, bottoms = (sympy.Poly(part, DECKS, domain="QQ") for part in (above, below))
    share, top, bottom = tops.cancel(bottoms)
    return sympy.factor(share * top.as_expr()) / _factored(bottom.as_expr())


@lru_cache(maxsize=32)
def _factored(polynomial: Formula) -> Formula:
    """Return a denominator, factored: few wagers have one of their own."""
    return sympy.factor(polynomial)


def _through(values: tuple[int, ...]) -> Formula:
    """Return the polynomial of degree six or less through its values at 0, 1, … 6."""
    points = list(enumerate(values))
    return sympy.expand(sympy.interpolate(points, DECKS))


def _rational(number: Fraction) -> Formula:
    return sympy.Rational(number.numerator, number.denominator)
