"""The best tags for a wager: all that a level allows by correlation, the best of them by gain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from functools import cached_property, partial
from math import gcd
from typing import Any

import numpy as np

from combinat.cards import BY_VALUE, Partition
from combinat.coups import CARDS_SEEN, partition_for
from combinat.evaluation import sees_suits
from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import CARDS_IN_DECK, Shoe
from combinat.studies.counts.depths import coup_lengths, coups_begun
from combinat.studies.counts.groups import Tags, grouped
from combinat.studies.counts.law import CountLaw, Floats, count_law
from combinat.studies.counts.linear import effects_by_class
from combinat.studies.counts.money import PRECISION, at_best
from combinat.studies.counts.study import cheapest_required, priced
from combinat.studies.counts.tag_vectors import MOST_HEADS, MOST_KEPT, Space, Vector, best_vectors
from combinat.studies.depletion.polynomial import compositions
from combinat.studies.depletion.study import Ceiling, depletion
from combinat.studies.depletion.task import Task, why_left_out
from combinat.studies.shoe_rules import ShoeRule
from combinat.units import Plan, Run, fingerprint_of, run

VERSION = 1
"""Changes where the same question comes to something else."""

MOST_COMPOSITIONS = 10**8
"""A ceiling of more is worth a run of its own, by `combinat depletion`."""

MOST_BEST = 50
TIED = 4
"""At most so many times as many vectors as are wanted have their gain worked out."""

HERE = Run()

Progress = Callable[[int, int], None]


def classes_of(wager: Wager) -> int:
    """Return how many classes of cards have a tag each: values, or ranks where it sees them."""
    return len(partition_for(wager.columns))


@dataclass(frozen=True)
class Question:
    """Which tags are looked for: the wager that is counted, the shoe, and what tags are allowed.

    At most `non_zero` of the values (of the ranks, where the wager sees them) have a tag other
    than 0, none beyond `level` either way, and those of a deck add to `pivot`, or to anything where
    it is None.  `best` are wanted.  The ceiling is taken with `unseen` cards left.
    """

    game: Game
    wager: Wager
    rule: ShoeRule
    level: int
    non_zero: int
    pivot: int | None
    best: int
    unseen: int
    meter: Fraction | None = None
    required_stake: Fraction | None = None

    def __post_init__(self) -> None:
        if sees_suits(self.wager):
            seen = f"{self.wager.id}, which sees suits"
            raise BadInput(Fault("--wager", "", seen, "a wager that sees values or ranks"))
        classes = len(self.partition)
        for option, found, most in (
            ("--level", self.level, self.highest_level),
            ("--non-zero", self.non_zero, classes),
            ("--best", self.best, MOST_BEST),
        ):
            if not 1 <= found <= most:
                raise BadInput(Fault(option, "", str(found)[:40], f"1 to {most}"))
        _check_unseen(self.unseen, self.shoe)

    @property
    def partition(self) -> Partition:
        """The classes of cards that have a tag each."""
        return partition_for(self.wager.columns)

    @property
    def highest_level(self) -> int:
        """The highest level at which the vectors can be held."""
        return next(
            level - 1 for level in range(1, MOST_HEADS) if self._space(level).heads > MOST_HEADS
        )

    @cached_property
    def shoe(self) -> Shoe:
        """The whole shoe."""
        return Shoe.of_decks(self.rule.decks)

    @cached_property
    def effects(self) -> tuple[Fraction, ...]:
        """The effect of removal of each class."""
        return effects_by_class(self.game, self.wager, self.shoe, self.partition, meter=self.meter)

    @cached_property
    def nets(self) -> tuple[Fraction, ...]:
        """What one unit wins on each line of the wager."""
        return priced(self.game, self.wager, self.shoe, self.meter)[1]

    @cached_property
    def cost(self) -> Fraction:
        """What each unit bet costs on the wager that the house requires beside it."""
        stake = Fraction(1) if self.required_stake is None else self.required_stake
        required = cheapest_required(self.game, self.wager, self.shoe, stake)
        return required.cost if required else Fraction(0)

    @cached_property
    def begun(self) -> Floats:
        """How many coups begin after so many cards."""
        return coups_begun(self.rule, coup_lengths(self.game.tableau, self.shoe))

    def added(self, tags: Vector) -> int:
        """Return what the tags of a deck add to."""
        cards = Shoe.of_decks(1).counts(self.partition)
        return sum(n * tag for n, tag in zip(cards, tags, strict=True))

    def _space(self, level: int, effects: tuple[float, ...] = ()) -> Space:
        cards = Shoe.of_decks(1).counts(self.partition)
        return Space(cards, effects, level, self.non_zero, self.pivot)

    @property
    def space(self) -> Space:
        """All vectors that are looked at; raises BadInput where no tags can go with the effects."""
        if len(set(self.effects)) == 1:
            found = f"{self.wager.id}, to which every card is worth the same"
            raise BadInput(Fault("--wager", "", found, "a wager that some tags go with"))
        return self._space(self.level, tuple(map(float, self.effects)))

    def correlation_squared(self, tags: Vector) -> Fraction:
        """Return the squared correlation of tags and effects, weighed by cards, exactly."""
        cards = Shoe.of_decks(1).counts(self.partition)
        mean = Fraction(sum(n * t for n, t in zip(cards, tags, strict=True)), CARDS_IN_DECK)
        rows = list(zip(cards, tags, self.effects, strict=True))
        across = sum((n * (t - mean) * e for n, t, e in rows), Fraction(0))
        of_tags = sum((n * (t - mean) ** 2 for n, t, _ in rows), Fraction(0))
        return across**2 / (of_tags * sum((n * e**2 for n, _, e in rows), Fraction(0)))


def _check_pivot(question: Question) -> None:
    """Refuse a pivot that no tags of the level can add to."""
    cards = Shoe.of_decks(1).counts(question.partition)
    step, most = gcd(*cards), question.level * CARDS_IN_DECK
    if question.pivot is not None and (question.pivot % step or abs(question.pivot) > most):
        allowed = f"'any', or a multiple of {step} from -{most} to {most} with this level"
        raise BadInput(Fault("--pivot", "", str(question.pivot), allowed))


def _check_unseen(unseen: int, shoe: Shoe) -> None:
    if not CARDS_SEEN <= unseen <= shoe.cards:
        allowed = f"{CARDS_SEEN} to {shoe.cards}"
        raise BadInput(Fault("--unseen", "", str(unseen)[:40], allowed))
    if (many := compositions(shoe.counts(BY_VALUE), unseen)) > MOST_COMPOSITIONS:
        found = f"{unseen}, of which there are {many:.1e} compositions"
        raise BadInput(Fault("--unseen", "", found, f"at most {MOST_COMPOSITIONS:.0e} here"))


@dataclass(frozen=True)
class Gains:
    """What a count gains: over a shoe by its best trigger and at its best use, and at one depth.

    `trigger` is the whole count from which on betting gains the most, a true count for balanced
    tags and a running count for others, None where no bet repays its cost; `frequency` is the
    share of coups bet on by it.  `at_depth` is the gain per coup of the best use with the cards
    unseen at which the ceiling is taken, nothing charged for another bet.
    """

    trigger: int | None
    by_trigger: float
    frequency: float
    best_use: float
    at_depth: float


@dataclass(frozen=True)
class Found:
    """Tags that were found, class by class, with their correlation and what they gain.

    `pivot` is what those of a deck add to.
    """

    tags: Tags
    pivot: int
    correlation_squared: Fraction
    gains: Gains
    ceiling: Ceiling | None

    @property
    def share(self) -> float | None:
        """Which share of the ceiling the best use of the count keeps at the same depth."""
        if self.ceiling is None or not self.ceiling.gain.value:
            return None
        return self.gains.at_depth / float(self.ceiling.gain.value)


@dataclass(frozen=True)
class Search:
    """The best tags of a question, by what they gain by trigger over a shoe.

    `ties_cut` says that so many tags tie that some were left out, so that what stands here has
    fewer different correlations than are wanted.  `no_ceiling` says why there is none to hold them
    against.
    """

    question: Question
    found: tuple[Found, ...]
    ties_cut: bool
    ceiling: Ceiling | None
    no_ceiling: str | None


def search(question: Question, how: Run = HERE, *, done: Progress | None = None) -> Search:
    """Return the best tags: the highest correlations first, and of these the highest gains."""
    vectors, cut = by_correlation(question)
    gains = run(plan_of(question, vectors), how, done=done)
    ceiling, why = _ceiling(question)
    found = [
        Found(
            Tags(question.partition, vector),
            question.added(vector),
            question.correlation_squared(vector),
            gain,
            ceiling,
        )
        for vector, gain in zip(vectors, gains, strict=True)
    ]
    found.sort(
        key=lambda one: (
            -round(_ranked_by(question, one.gains) / PRECISION),
            -one.correlation_squared,
            one.tags.of_class,
        )
    )
    return Search(question, tuple(found[: question.best]), cut, ceiling, why)


def _ranked_by(question: Question, gains: Gains) -> float:
    """Return the gain by trigger, or at best use where tags may add to anything.

    A running count that drifts has no trigger to speak of, yet tells as much as another.
    """
    return gains.best_use if question.pivot is None else gains.by_trigger


def by_correlation(question: Question) -> tuple[list[Vector], bool]:
    """Return the vectors with the highest correlations, exactly ranked; ties in order of size.

    Where tags may add to anything, of those that differ by the same number for every card, which
    tell the same, one is kept: that which adds to the least.  Also says whether so many tie that
    some are left out.  Raises BadInput where none is allowed that goes with the wager.
    """
    candidates = best_vectors(question.space, question.best)
    ranked = sorted(
        candidates,
        key=lambda tags: (
            -question.correlation_squared(tags),
            abs(question.added(tags)) if question.pivot is None else 0,
            sum(map(abs, tags)),
            tags,
        ),
    )
    if question.pivot is None:
        of_class: dict[Vector, Vector] = {}
        for tags in ranked:
            of_class.setdefault(_shifted(tags), tags)
        ranked = list(of_class.values())
    if not ranked:
        _check_pivot(question)
        found = f"{question.non_zero}, with which no tags of this level and pivot go with the wager"
        raise BadInput(Fault("--non-zero", "", found, "more, a higher level, or another pivot"))
    distinct = sorted({question.correlation_squared(tags) for tags in ranked}, reverse=True)
    least = distinct[: question.best][-1]
    good = [tags for tags in ranked if question.correlation_squared(tags) >= least]
    most = TIED * question.best
    return good[:most], len(good) > most or len(candidates) >= MOST_KEPT


def _shifted(tags: Vector) -> Vector:
    """Return tags with the same number taken off each and divided by what divides them all."""
    steps = [tag - min(tags) for tag in tags]
    return tuple(step // gcd(*steps) for step in steps)


def plan_of(question: Question, vectors: Sequence[Vector]) -> Plan[Vector, Gains]:
    """Return the gains of vectors as units, one each."""
    rule, tableau = question.rule, question.game.tableau
    deciding = {
        "version": VERSION,
        "tableau": [tableau.player, *tableau.banker],
        "lines": [line.condition.sql for line in question.wager.lines],
        "nets": [str(net) for net in question.nets],
        "cost": str(question.cost),
        "rule": [rule.decks, rule.burn, rule.ten_valued, rule.cards_behind, rule.end],
        "unseen": question.unseen,
        "vectors": list(vectors),
    }
    work = partial(gains_of, question)
    return Plan("tags", fingerprint_of(deciding), list(vectors), work, asdict, _decoded)


def _decoded(data: Any) -> Gains:
    return Gains(**data)


def gains_of(question: Question, tags: Vector) -> Gains:
    """Return what a count with these tags gains."""
    groups = grouped(
        question.game.tableau, question.wager, question.shoe, Tags(question.partition, tags)
    )
    law, begun, seen = count_law(groups, question.nets), question.begun, question.rule.cards
    used = at_best(law, question.cost)
    trigger, gain, bets = best_trigger(law, begun, question.cost, balanced=not question.added(tags))
    free = at_best(law, Fraction(0))
    return Gains(
        trigger,
        gain,
        bets / float(begun.sum()),
        float(begun @ used.gain),
        float(free.gain[seen - question.unseen]),
    )


def best_trigger(
    law: CountLaw, begun: Floats, cost: Fraction, *, balanced: bool
) -> tuple[int | None, float, float]:
    """Return the whole count from which on to bet, and what that gains and bets over a shoe.

    It is the true count, divided exactly, or without `balanced` the running count.
    """
    unseen = sum(law.groups.cards) - np.arange(len(begun))
    readings = np.broadcast_to(law.counts, law.chance.shape)
    if balanced:
        readings = readings * CARDS_IN_DECK // unseen[:, np.newaxis]
    lowest = int(readings.min())
    places = (readings - lowest).ravel()
    bets = begun[:, np.newaxis] * law.chance
    gains = begun[:, np.newaxis] * law.gain - float(cost) * bets
    from_on = [
        np.bincount(places, weights=weights.ravel())[::-1].cumsum()[::-1]
        for weights in (gains, bets)
    ]
    best = int(np.argmax(from_on[0]))
    if from_on[0][best] <= PRECISION:
        return None, float(0), float(0)
    return best + lowest, float(from_on[0][best]), float(from_on[1][best])


def _ceiling(question: Question) -> tuple[Ceiling | None, str | None]:
    """Return the ceiling of the wager, or why there is none."""
    why = why_left_out(question.wager, question.shoe, question.meter)
    if why is not None:
        return None, why
    task = Task(question.game, question.shoe, (question.wager,), question.unseen, question.meter)
    return depletion(task).ceilings[0], None
