"""The ceiling of all counting: what perfect play gains when so many cards are unseen.

The unseen cards are any of the shoe's with the same chance.  Each composition of them by point
value gives a wager one exact value; perfect play bets where it is positive, and nobody who sees
the other cards can do better.  All compositions are gone through, none is sampled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial
from math import isqrt
from typing import Any

from combinat.edge import Settlement
from combinat.many_shoes import COMPILED
from combinat.rules.wager import Wager
from combinat.studies.bounded import Bounded
from combinat.studies.depletion.polynomial import Problem, compositions
from combinat.studies.depletion.simplex import GAIN, MEAN, POSITIVE, SQUARE, SUMS, Simplex
from combinat.studies.depletion.task import Task
from combinat.units import Plan, Run, fingerprint_of, run

VERSION = 2
"""Changes where the same question comes to other sums."""

SPECIMEN = 2_000_000
"""So many compositions tell how fast the others will go."""

LEADING = 2
"""A unit is all compositions with the same first so many counts."""

ROOT_PLACES = 40
HERE = Run()

Progress = Callable[[int, int], None]
Prefix = tuple[int, ...]
Sums = tuple[tuple[int | float, ...], ...]


@dataclass(frozen=True)
class Ceiling:
    """A wager under perfect play, its value taken over all compositions of the unseen cards.

    `positive` is the chance that the bettor has the edge, `gain` the mean gain per coup of a
    bettor who bets one unit there and nothing elsewhere, `square` the mean of the value's square.
    """

    settlement: Settlement
    positive: Bounded
    gain: Bounded
    square: Bounded

    @property
    def wager(self) -> Wager:
        """The wager."""
        return self.settlement.wager

    @property
    def expected_value(self) -> Fraction:
        """The mean of the value: that of the whole shoe, whatever is unseen."""
        mean = self.settlement.expected_value
        assert mean is not None
        return mean

    @property
    def edge_when_positive(self) -> Bounded | None:
        """The mean of the bettor's edge where there is one; None where there never is."""
        if not self.positive.value:
            return None
        value = self.gain.value / self.positive.value
        return Bounded(value, self.gain.most / self.positive.least - value)

    @property
    def standard_deviation(self) -> Bounded:
        """The spread of the value from composition to composition."""
        least = _root(max(Fraction(0), self.square.least - self.expected_value**2))
        most = _root(self.square.most - self.expected_value**2)
        step = Fraction(1, 10**ROOT_PLACES) if self.square.error else Fraction(0)
        return Bounded((least + most) / 2, (most - least) / 2 + step)


def _root(number: Fraction) -> Fraction:
    """Return a square root, cut off after forty places."""
    scale = 10**ROOT_PLACES
    return Fraction(isqrt(int(number * scale * scale)), scale)


@dataclass(frozen=True)
class Found:
    """All ceilings of a question; `rounding` bounds the relative error of a sum, zero if exact."""

    task: Task
    ceilings: tuple[Ceiling, ...]
    rounding: Fraction


@lru_cache(maxsize=8)
def simplex(problem: Problem) -> Simplex:
    """Return the prepared compositions of a problem, kept for the units that share them."""
    return Simplex(problem)


def sums_of_unit(problem: Problem, prefix: Prefix) -> tuple[Sums, int]:
    """Return what the compositions of one unit add up to, a row a kind of sum, and their number."""
    sums, visited = simplex(problem).sums_below(prefix)
    return tuple(tuple(row) for row in sums.tolist()), visited


def plan_of(task: Task) -> Plan[Prefix, tuple[Sums, int]]:
    """Return a question cut into units by the first counts of the compositions."""
    problem = task.problem
    units = simplex(problem).prefixes(LEADING)
    deciding = {"version": VERSION, "compiled": COMPILED} | rules_of(task)
    work = partial(sums_of_unit, problem)
    return Plan("depletion", fingerprint_of(deciding), units, work, _encoded, _decoded)


def rules_of(task: Task) -> dict[str, Any]:
    """Return the rules that decide the figures of a question, as JSON holds them."""
    problem = task.problem
    return {
        "tableau": [problem.tableau.player, *problem.tableau.banker],
        "chains": [[event.sql for event in chain] for chain in problem.chains],
        "gains": [[str(gain) for gain in row] for row in problem.gains],
        "counts": problem.counts,
        "unseen": problem.unseen,
    }


def _encoded(result: tuple[Sums, int]) -> Any:
    """Return sums as JSON holds them: whole numbers as text, floats to the last bit."""
    sums, visited = result
    texts = [[n.hex() if isinstance(n, float) else str(n) for n in row] for row in sums]
    return [texts, visited]


def _decoded(data: Any) -> tuple[Sums, int]:
    texts, visited = data
    return tuple(
        tuple(float.fromhex(text) if "x" in text else int(text) for text in row) for row in texts
    ), int(visited)


def depletion(task: Task, how: Run = HERE, *, done: Progress | None = None) -> Found:
    """Return the ceiling of every wager of a question.

    Raises ArithmeticError where a composition is missing or the mean of the values is not that of
    the whole shoe: then something is wrong with the machine or with this program.

    >>> from combinat import Shoe, game
    >>> shoe, house = Shoe.of_decks(8), game("aspers")
    >>> found = depletion(Task(house, shoe, house.asked(("dragon_7",)), 6))
    >>> found.ceilings[0].gain.value > found.ceilings[0].expected_value
    True
    """
    plan = plan_of(task)
    results = run(plan, how, done=done)
    whole = simplex(task.problem)
    visited = sum(seen for _, seen in results)
    if visited != task.problem.compositions:
        raise ArithmeticError(f"{visited} of {task.problem.compositions} compositions were seen")
    totals = _totals(whole, plan.units, [sums for sums, _ in results])
    ceilings = tuple(
        _ceiling(task, settled, column, whole)
        for settled, column in zip(task.settlements, zip(*totals, strict=True), strict=True)
    )
    return Found(task, ceilings, whole.rounding)


def _totals(
    whole: Simplex, units: Sequence[Prefix], results: Sequence[Sums]
) -> list[list[Fraction]]:
    """Return the weighed means of all sums: a row a kind, a column a wager."""
    wagers = len(results[0][0])
    totals = [[Fraction(0)] * wagers for _ in range(SUMS)]
    for prefix, sums in zip(units, results, strict=True):
        weight = 1 / whole.whole_weight
        for position, x in enumerate(prefix):
            weight *= whole.scaled[position][x]
        for total, row in zip(totals, sums, strict=True):
            for place, number in enumerate(row):
                total[place] += weight * Fraction(number)
    return totals


def _ceiling(
    task: Task, settled: Settlement, column: Sequence[Fraction], whole: Simplex
) -> Ceiling:
    scale = task.scale(settled)
    gain = _bounded(column[GAIN] / scale, whole)
    ceiling = Ceiling(
        settled,
        _bounded(column[POSITIVE], whole),
        gain,
        _bounded(column[SQUARE] / scale**2, whole),
    )
    # The mean of the size of the value is twice the gain less the mean.
    size = 2 * gain.most + abs(ceiling.expected_value)
    if abs(column[MEAN] / scale - ceiling.expected_value) > _bounded(size, whole).error:
        raise ArithmeticError(
            f"{settled.wager.id}: the mean over all compositions is not that of the whole shoe"
        )
    return ceiling


def _bounded(value: Fraction, whole: Simplex) -> Bounded:
    rounding = whole.rounding
    return Bounded(value, value * rounding / (1 - rounding) + whole.underflow)


def specimen(task: Task) -> float:
    """Work out one small unit, and return which share of all compositions it has."""
    problem, whole = task.problem, simplex(task.problem)
    ascending = sorted(whole.prefixes(LEADING), key=lambda prefix: _below(whole, prefix))
    chosen = next(
        (prefix for prefix in ascending if _below(whole, prefix) >= SPECIMEN), ascending[-1]
    )
    return sums_of_unit(problem, chosen)[1] / problem.compositions


def _below(whole: Simplex, prefix: Prefix) -> int:
    return compositions(tuple(whole.counts[len(prefix) :]), whole.unseen - sum(prefix))
