"""At which depths the coups of a shoe begin, and how many coups there are."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import perm

import numpy as np

from combinat.cards import BY_VALUE, RANKS
from combinat.closed_form import closed_form
from combinat.coups import CARDS_SEEN
from combinat.rules.tableau import Tableau
from combinat.shoe import Shoe
from combinat.studies.counts.law import Floats
from combinat.studies.shoe_rules import ShoeRule

APPROXIMATION = (
    "Each depth is exact. Over a shoe, how many cards a coup draws and how many are burned are "
    "taken as independent of the count: every coup draws four, five or six by the law of the full "
    "shoe."
)


def coup_lengths(tableau: Tableau, shoe: Shoe) -> dict[int, Fraction]:
    """Return the chance that a coup draws so many cards.

    >>> from combinat.rules.game import standard_tableau
    >>> coup_lengths(standard_tableau(), Shoe.of_decks(8))[4]
    Fraction(140356, 370461)
    """
    counts = shoe.counts(BY_VALUE)
    found = {}
    for term in closed_form(tableau, BY_VALUE, ()).terms:
        ways = sum(
            int(orders) * _product(counts, taken)
            for (orders, *_), taken in zip(term.coefficients, term.multisets.tolist(), strict=True)
        )
        found[term.degree] = Fraction(ways, perm(shoe.cards, term.degree))
    return found


def _product(counts: tuple[int, ...], taken: list[int]) -> int:
    """Return the ordered ways to draw so many cards of each class."""
    product = 1
    for left, drawn in zip(counts, taken, strict=True):
        product *= perm(left, drawn)
    return product


def coups_begun(rule: ShoeRule, lengths: Mapping[int, Fraction]) -> Floats:
    """Return the mean number of coups that begin with so many cards seen, for every depth.

    Burned cards are gone and unseen: they are as likely to be any as those that are left.  Floats,
    because the chances are sums over all sequences of coup lengths.
    """
    begun = np.zeros(rule.cards - CARDS_SEEN + 1)
    chances = {drawn: float(chance) for drawn, chance in lengths.items()}
    for burned, share in _burns(rule).items():
        shown = 0 if burned is None else 1
        hidden = burned or 0
        reached = [float(0)] * (rule.cards + 1)
        reached[shown + hidden] = float(share)
        for gone in range(rule.cards - CARDS_SEEN + 1):
            for drawn, chance in chances.items():
                if not rule.is_last(gone, drawn):
                    reached[gone + drawn] += reached[gone] * chance
        begun[: len(begun) - hidden] += reached[hidden : len(begun)]
    return begun


def _burns(rule: ShoeRule) -> dict[int | None, Fraction]:
    """Return the chance of each number of burned cards; None where no card is shown."""
    if not (burned := rule.burned()):
        return {None: Fraction(1)}
    shares: dict[int | None, Fraction] = {}
    for number in burned.values():
        shares[number] = shares.get(number, Fraction(0)) + Fraction(1, len(RANKS))
    return shares
