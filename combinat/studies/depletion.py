"""The ceiling of all counting: what perfect play gains when so many cards are unseen.

The unseen cards are any of the shoe's with the same chance.  Each composition of them by point
value gives a wager one exact value; perfect play bets where it is positive, and nobody who sees
the other cards can do better.  All compositions are gone through, none is sampled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, lru_cache, partial
from math import isqrt, lcm, perm
from typing import Any

import numpy as np

from combinat.cards import BY_VALUE
from combinat.coups import CARDS_SEEN
from combinat.edge import Settlement
from combinat.evaluation import chain_of, evaluate, why_unpriced
from combinat.faults import BadInput, Fault
from combinat.many_shoes import COMPILED, exact_type
from combinat.rules.columns import COLUMNS
from combinat.rules.game import Game
from combinat.rules.pay import JACKPOT
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.depletion_simplex import (
    GAIN,
    MEAN,
    POSITIVE,
    SQUARE,
    SUMS,
    Problem,
    Simplex,
    compositions,
)
from combinat.units import Plan, Run, fingerprint_of, run

VERSION = 1
"""Changes where the same question comes to other sums."""

SPECIMEN = 2_000_000
"""So many compositions tell how fast the others will go."""

LEADING = 2
"""A unit is all compositions with the same first so many counts."""

MOST_COMPOSITIONS = 10**13
MOST_WAGERS = 500
ROOT_PLACES = 40
VALUED = "a wager over point values with fixed pays"
HERE = Run()

Progress = Callable[[int, int], None]
Prefix = tuple[int, ...]
Sums = tuple[tuple[int | float, ...], ...]


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


@dataclass(frozen=True)
class Task:
    """Wagers of a game over a shoe of which `unseen` cards are left.

    A jackpot pays `meter` for one unit.  Raises BadInput where a number is out of bounds or a
    wager cannot be valued.
    """

    game: Game
    shoe: Shoe
    wagers: tuple[Wager, ...]
    unseen: int
    meter: Fraction | None = None
    settlements: tuple[Settlement, ...] = field(init=False, repr=False)
    problem: Problem = field(init=False, repr=False)

    def __post_init__(self) -> None:
        wrong = {w: why for w in self.wagers if (why := why_left_out(w, self.shoe, self.meter))}
        if wrong or not self.wagers:
            faults = [Fault("--wager", w.id, why, VALUED) for w, why in wrong.items()]
            raise BadInput(*(faults or [Fault("--wager", "", "none to value", VALUED)]))
        if len(self.wagers) > MOST_WAGERS:
            found, allowed = f"{len(self.wagers)} wagers", f"at most {MOST_WAGERS}"
            raise BadInput(Fault("--wager", "", found, allowed))
        _check_unseen(self.unseen, self.shoe.cards)
        evaluation = evaluate(self.game, self.shoe, self.wagers, meter=self.meter)
        object.__setattr__(self, "settlements", evaluation.settlements)
        problem = _problem(self.game, evaluation.settlements, self.shoe, self.unseen)
        object.__setattr__(self, "problem", problem)
        if problem.compositions > MOST_COMPOSITIONS:
            found = f"{self.unseen}, of which there are {problem.compositions:.1e} compositions"
            raise BadInput(Fault("--unseen", "", found, f"at most {MOST_COMPOSITIONS:.0e}"))

    def scale(self, settlement: Settlement) -> int:
        """Return by what a whole gain of a composition is divided to give the wager's value."""
        return _scale(settlement) * perm(self.unseen, CARDS_SEEN)


def why_left_out(wager: Wager, shoe: Shoe, meter: Fraction | None = None) -> str | None:
    """Return why a wager has no value for each composition by point value, or None."""
    why = why_unpriced(wager, shoe)
    if why is not None:
        return why
    seen = {COLUMNS[name].sees for name in wager.columns}
    for what in ("suits", "ranks"):
        if what in seen:
            return f"it sees {what}, and compositions are by point value"
    if meter is None and any(line.pays == JACKPOT for line in wager.lines):
        return "it has a jackpot, and its meter is not known (--meter)"
    return None


def _check_unseen(unseen: int, cards: int) -> None:
    if cards < CARDS_SEEN:
        raise BadInput(Fault("shoe", "", f"{cards} cards", f"{CARDS_SEEN} or more"))
    most = min(cards, _most_unseen())
    if not CARDS_SEEN <= unseen <= most:
        raise BadInput(Fault("--unseen", "", str(unseen)[:40], f"{CARDS_SEEN} to {most}"))


@cache
def _most_unseen() -> int:
    """Return of how many unseen cards all ways of a coup fit 64 bits."""
    cards = CARDS_SEEN
    while exact_type(cards + 1) is not np.object_:
        cards += 1
    return cards


def _scale(settlement: Settlement) -> int:
    return lcm(*(net.denominator for net in _nets(settlement)))


def _won(settlement: Settlement, place: int) -> int:
    """Return what a line adds, in whole numbers, to the stake that each way loses."""
    return int((_nets(settlement)[place] + 1) * _scale(settlement))


def _nets(settlement: Settlement) -> list[Fraction]:
    """Return what one unit wins on each of the wager's own lines."""
    nets = [line.net for line in settlement.lines[: len(settlement.wager.lines)]]
    return [net for net in nets if net is not None]


def _problem(game: Game, settlements: Sequence[Settlement], shoe: Shoe, unseen: int) -> Problem:
    """Return the whole-number form of a question: every way loses, and wins back what it wins."""
    chains = {chain_of(settled.wager): None for settled in settlements}
    lost = tuple(-_scale(settled) for settled in settlements)
    won = [
        tuple(_won(s, place) if chain_of(s.wager) == chain else 0 for s in settlements)
        for chain in chains
        for place in range(len(chain))
    ]
    return Problem(game.tableau, tuple(chains), (lost, *won), shoe.counts(BY_VALUE), unseen)


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
    deciding = {
        "version": VERSION,
        "compiled": COMPILED,
        "tableau": [problem.tableau.player, *problem.tableau.banker],
        "chains": [[event.sql for event in chain] for chain in problem.chains],
        "gains": [[str(gain) for gain in row] for row in problem.gains],
        "counts": problem.counts,
        "unseen": problem.unseen,
    }
    work = partial(sums_of_unit, problem)
    return Plan("depletion", fingerprint_of(deciding), units, work, _encoded, _decoded)


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

    >>> from combinat.rules.game import game
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
