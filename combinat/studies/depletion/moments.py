"""The mean square of a wager's value at any depth, from seven small cases: no long enumeration.

The value at a composition is the mean over its sets of six cards.  Its square is then a mean over
pairs of such sets, and of n unseen cards a pair shares j with the chance

    w(n, j) = C(6, j) · C(n - 6, 6 - j) / C(n, 6).

Two sets that share j are any 12 - j cards of the shoe, whatever n is.  So the mean square is
Σ_j w(n, j) · M_j with the same seven M_j at every depth, and 6, 7, … 12 unseen settle them.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import comb

from combinat.coups import CARDS_SEEN
from combinat.studies.depletion.study import Found, depletion
from combinat.studies.depletion.task import Task

SMALL_CASES = range(CARDS_SEEN, 2 * CARDS_SEEN + 1)


def mean_square(task: Task) -> tuple[Fraction, ...]:
    """Return the mean square of each wager's value, exactly, without its compositions.

    Raises ArithmeticError where a small case is too large to be added up in whole numbers.
    """
    return tuple(_of_one(replace(task, wagers=(wager,))) for wager in task.wagers)


def check_squares(found: Found) -> tuple[Fraction, ...]:
    """Return the mean squares of the wagers of a long run, which must agree with its own.

    Raises ArithmeticError where one is not within the error that the run states.
    """
    exact = mean_square(found.task)
    for ceiling, square in zip(found.ceilings, exact, strict=True):
        if not ceiling.square.least <= square <= ceiling.square.most:
            raise ArithmeticError(
                f"{ceiling.wager.id}: the mean square is not that of the small cases"
            )
    return exact


def _of_one(task: Task) -> Fraction:
    cases = range(CARDS_SEEN, min(SMALL_CASES.stop, task.shoe.cards + 1))
    shared: dict[int, Fraction] = {}
    for unseen in cases:
        (ceiling,) = depletion(replace(task, unseen=unseen)).ceilings
        if ceiling.square.error:
            raise ArithmeticError(f"{unseen} unseen: the mean square is not exact")
        fewest = 2 * CARDS_SEEN - unseen
        known = _combined(unseen, shared)
        shared[fewest] = (ceiling.square.value - known) / _weight(unseen, fewest)
    return _combined(task.unseen, shared)


def _combined(unseen: int, shared: dict[int, Fraction]) -> Fraction:
    return sum((_weight(unseen, j) * mean for j, mean in shared.items()), Fraction(0))


def _weight(unseen: int, j: int) -> Fraction:
    """Return the chance that two sets of six of the unseen cards share j."""
    pairs = comb(CARDS_SEEN, j) * comb(unseen - CARDS_SEEN, CARDS_SEEN - j)
    return Fraction(pairs, comb(unseen, CARDS_SEEN))
