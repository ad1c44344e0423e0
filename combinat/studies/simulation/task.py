"""What is simulated: a game, wagers, a shoe rule, a count, so many shoes and a seed."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import count as counting
from math import perm
from typing import Any

import numpy as np

from combinat.cards import BY_VALUE
from combinat.coups import CARDS_SEEN, LARGEST_64, Array
from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import CARDS_IN_DECK, Shoe
from combinat.studies.shoe_rules import ShoeRule
from combinat.studies.simulation.kernel import fewest_coups, most_coups
from combinat.studies.simulation.values import Pays, pays_of, why_not_valued

VERSION = 1
"""Changes where the same task comes to something else."""

FEWEST_SHOES, MOST_SHOES = 2, 10**8
LARGEST_SEED = 2**64 - 1
MOST_DECKS = next(d for d in counting(1) if perm((d + 1) * CARDS_IN_DECK, CARDS_SEEN) > LARGEST_64)
"""Of more decks the ways of a coup do not fit 64 bits."""

VALUED = "a wager over point values with fixed pays"


@dataclass(frozen=True)
class Count:
    """A count of the seen cards, and the true count from which on a wager is bet.

    `tags[v]` is what a seen card of value v adds to the running count.  The true count is the
    running count for each 52 unseen cards, compared with `trigger` without rounding.
    """

    tags: tuple[int, ...]
    trigger: Fraction

    def bets(self, unseen: Array, decks: int) -> Array:
        """Say for each row of unseen cards whether the true count comes to the trigger."""
        seen = np.array(Shoe.of_decks(decks).counts(BY_VALUE)) - unseen
        running = seen @ np.array(self.tags)
        above, below = self.trigger.numerator, self.trigger.denominator
        reached: Array = running * (CARDS_IN_DECK * below) >= above * unseen.sum(axis=1)
        return reached


@dataclass(frozen=True)
class Task:
    """What is simulated: so many shoes of a game under a shoe rule, from a seed.

    The wagers are those that are valued at each coup; a jackpot pays `meter` for one unit.
    Raises BadInput where a number is out of bounds or a wager cannot be valued.
    """

    game: Game
    wagers: tuple[Wager, ...]
    rule: ShoeRule
    shoes: int
    seed: int
    count: Count | None = None
    meter: Fraction | None = None

    def __post_init__(self) -> None:
        for option, found, fewest, most in (
            ("--shoes", self.shoes, FEWEST_SHOES, MOST_SHOES),
            ("--seed", self.seed, 0, LARGEST_SEED),
            ("--decks", self.rule.decks, 1, MOST_DECKS),
        ):
            if not fewest <= found <= most:
                raise BadInput(Fault(option, "", str(found)[:40], f"{fewest} to {most}"))
        left_out = {w: why for w in self.wagers if (why := why_not_valued(w, self.meter))}
        if left_out or not self.wagers:
            faults = [Fault("--wager", w.id, why, VALUED) for w, why in left_out.items()]
            raise BadInput(*(faults or [Fault("--wager", "", "no wager to value", VALUED)]))

    @cached_property
    def pays(self) -> tuple[Pays, ...]:
        """The pays of each wager."""
        most = most_coups(self.rule)
        return tuple(pays_of(wager, most, self.meter) for wager in self.wagers)

    @property
    def first_coups(self) -> int:
        """How many coups every shoe has."""
        return fewest_coups(self.rule)


def deciding(task: Task) -> dict[str, Any]:
    """Return everything that decides what the shoes of a task come to, as JSON holds it."""
    rule, count = task.rule, task.count
    wagers = [
        [wager.id, [line.condition.sql for line in wager.lines], pays.nets, pays.scale]
        for wager, pays in zip(task.wagers, task.pays, strict=True)
    ]
    return {
        "version": VERSION,
        "tableau": [task.game.tableau.player, *task.game.tableau.banker],
        "rule": [rule.decks, rule.burn, rule.ten_valued, rule.cards_behind, rule.end],
        "shoes": task.shoes,
        "seed": task.seed,
        "count": None if count is None else [count.tags, str(count.trigger)],
        "wagers": wagers,
    }
