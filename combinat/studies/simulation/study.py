"""What the wagers come to over whole shoes, from the burn to the last coup.

Shoes are shuffled and dealt, and at each coup the exact value of every wager, given the cards
nobody has seen, is recorded instead of its outcome: the same mean, with far less noise.

A value has the mean of the full shoe at every coup that all shoes have: unseen cards are
exchangeable, and where a coup begins depends on seen cards and on the number burned alone.
Whether a shoe has another coup near its end depends on the cards drawn before, and so the mean
over all coups may be off the full-shoe value by a little; that is no error, it is the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial, reduce
from typing import Any

import numpy as np

from combinat.cards import BY_VALUE
from combinat.closed_form import closed_form
from combinat.coups import Array
from combinat.evaluation import evaluate
from combinat.many_shoes import evaluate_many
from combinat.rules.condition import parse
from combinat.shoe import Shoe
from combinat.studies.goodness_of_fit import EVENTS
from combinat.studies.simulation.found import (
    BET_VALUE,
    BETS,
    COUPS,
    FAVOURABLE,
    FIRST,
    GAIN,
    VALUE,
    ResultFound,
    Simulated,
    WagerFound,
    there,
)
from combinat.studies.simulation.kernel import Coups, dealt, shuffled
from combinat.studies.simulation.shoe_sums import ShoeSums, sums_of
from combinat.studies.simulation.task import Task, deciding
from combinat.units import Plan, Run, fingerprint_of, run

SHOES_IN_BATCH = 1000
MOST_UNITS = 1000
COUPS_AT_ONCE = 2**14
HERE = Run()

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Part:
    """A unit of work: the batches of shoes from one to, not with, another."""

    first: int
    end: int


def simulate(task: Task, how: Run = HERE, *, done: Progress | None = None) -> Simulated:
    """Return what the shoes of a task come to; the same wherever they are dealt."""
    parts = run(plan_of(task), how, done=done)
    results, *wagers = reduce(_added, parts)
    shoe = Shoe.of_decks(task.rule.decks)
    settled = evaluate(task.game, shoe, task.wagers, meter=task.meter).settlements
    return Simulated(
        task,
        results.total(COUPS),
        results.mean(COUPS),
        tuple(_results(task, results, shoe)),
        tuple(
            WagerFound(settlement, sums, pays.unit, task.first_coups)
            for settlement, sums, pays in zip(settled, wagers, task.pays, strict=True)
        ),
    )


def plan_of(task: Task) -> Plan[Part, tuple[ShoeSums, ...]]:
    """Return a task cut into units: one batch of shoes each, or more where they are many."""
    batches = -(-task.shoes // SHOES_IN_BATCH)
    size = -(-batches // MOST_UNITS)
    parts = [Part(first, min(first + size, batches)) for first in range(0, batches, size)]
    return Plan(
        "simulation",
        fingerprint_of(deciding(task)),
        parts,
        partial(worked_out, task),
        _encoded,
        _decoded,
    )


def worked_out(task: Task, part: Part) -> tuple[ShoeSums, ...]:
    """Return the sums over the shoes of a part: of the results, then of each wager."""
    return reduce(_added, (_of_batch(task, batch) for batch in range(part.first, part.end)))


def _of_batch(task: Task, batch: int) -> tuple[ShoeSums, ...]:
    shoes = min(SHOES_IN_BATCH, task.shoes - batch * SHOES_IN_BATCH)
    decks = task.rule.decks
    cards = shuffled(decks, shoes, seed=task.seed, batch=batch)
    coups = dealt(task.game.tableau, task.rule, cards)
    by_shoe = _ByShoe(coups)
    bets = None if task.count is None else task.count.bets(coups.unseen, decks)
    found = [sums_of(by_shoe.results())]
    for values, favourable in valued(task, coups.unseen):
        quantities = {
            COUPS: by_shoe.coups,
            VALUE: by_shoe.added(values),
            FIRST: by_shoe.added(np.where(coups.number < task.first_coups, values, 0)),
            FAVOURABLE: by_shoe.added(favourable),
            GAIN: by_shoe.added(np.where(favourable, values, 0)),
        }
        if bets is not None:
            quantities[BETS] = by_shoe.added(bets)
            quantities[BET_VALUE] = by_shoe.added(np.where(bets, values, 0))
        found.append(sums_of(quantities))
    return tuple(found)


def valued(task: Task, unseen: Array) -> list[tuple[Array, Array]]:
    """Return for each wager its rounded values, and where they are above 0, coup by coup."""
    columns: list[list[tuple[Array, Array]]] = [[] for _ in task.wagers]
    for start in range(0, len(unseen), COUPS_AT_ONCE):
        many = evaluate_many(task.game, unseen[start : start + COUPS_AT_ONCE], task.wagers)
        for wager, pays, column in zip(task.wagers, task.pays, columns, strict=True):
            column.append(pays.values(many.ways(wager.id), many.total_ways))
    return [
        (np.concatenate([v for v, _ in column]), np.concatenate([f for _, f in column]))
        for column in columns
    ]


class _ByShoe:
    """Adds up what coups have, shoe by shoe."""

    def __init__(self, coups: Coups) -> None:
        self._played = coups
        self._starts = np.flatnonzero(coups.number == 0)
        self.coups = self.added(np.ones(len(coups), dtype=np.int64))

    def added(self, quantity: Array) -> Array:
        added: Array = np.add.reduceat(quantity.astype(np.int64), self._starts)
        return added

    def results(self) -> dict[str, Array]:
        player, banker = self._played.player, self._played.banker
        came = {"player": player > banker, "banker": banker > player, "tie": player == banker}
        return {COUPS: self.coups} | {name: self.added(came[name]) for name in EVENTS}


def _results(task: Task, sums: ShoeSums, shoe: Shoe) -> list[ResultFound]:
    chains = tuple((parse(event),) for event in EVENTS.values())
    total, *ways = closed_form(task.game.tableau, BY_VALUE, chains).ways(shoe)
    return [
        ResultFound(name, sums.total(name), there(sums.ratio(name, COUPS)), Fraction(way, total))
        for name, way in zip(EVENTS, ways, strict=True)
    ]


def _added(ones: Sequence[ShoeSums], others: Sequence[ShoeSums]) -> tuple[ShoeSums, ...]:
    return tuple(one + other for one, other in zip(ones, others, strict=True))


def _encoded(sums: tuple[ShoeSums, ...]) -> list[dict[str, Any]]:
    return [one.encoded() for one in sums]


def _decoded(data: Any) -> tuple[ShoeSums, ...]:
    return tuple(ShoeSums.decoded(one) for one in data)
