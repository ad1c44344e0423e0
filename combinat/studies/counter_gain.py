"""What the best simple count wins on a wager: the figure by which a pay table can be refused.

The best whole tags from -1 to 1 by betting correlation, balanced or not, are used as well as a
count can be: a unit is bet wherever it makes the wager favourable at its depth.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from combinat.coups import CARDS_SEEN
from combinat.edge import Settlement
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.studies.counts.groups import Tags
from combinat.studies.counts.tag_search import Question, by_correlation, classes_of, gains_of
from combinat.studies.design import Design
from combinat.studies.shoe_rules import ShoeRule

LEVEL = 1
COUPS = 100


@dataclass(frozen=True)
class CounterGain:
    """What the best tags of level 1 win on a wager, in units per 100 coups."""

    tags: Tags
    per_100_coups: float


def counter_gain(
    game: Game, wager: Wager, rule: ShoeRule, *, meter: Fraction | None = None
) -> CounterGain:
    """Return what the best use of the best tags of level 1 wins on a wager over a shoe.

    Of tags that correlate equally the one that wins the most.  Raises BadInput for a wager that
    sees suits and for one to which every card is worth the same.
    """
    question = Question(game, wager, rule, LEVEL, classes_of(wager), None, 1, CARDS_SEEN, meter)
    coups = float(question.begun.sum())
    vectors, _ = by_correlation(question)
    won, tags = max((gains_of(question, vector).best_use, vector) for vector in vectors)
    return CounterGain(Tags(question.partition, tags), COUPS * won / coups)


@dataclass(frozen=True)
class Guarded:
    """A design of which those tables are kept on which a counter wins no more than a limit.

    `gains` are what one wins on each of them; `looked_at` tables were, the first in order, and
    `least_gain` is the least that one wins on any of these, 0 where there are none.
    """

    design: Design
    gains: tuple[CounterGain, ...]
    looked_at: int
    least_gain: float


@dataclass(frozen=True)
class Guard:
    """The most that a counter may win, in units per 100 coups, and the shoe that is counted."""

    limit: Fraction
    rule: ShoeRule


def guarded(
    game: Game, made: Design, guard: Guard, *, best: int, meter: Fraction | None = None
) -> Guarded:
    """Return the first `best` tables of a design on which a counter wins no more than the limit."""
    kept: list[tuple[Settlement, CounterGain]] = []
    gains: list[float] = []
    for settled in made.found:
        if len(kept) == best:
            break
        gain = counter_gain(game, settled.wager, guard.rule, meter=meter)
        gains.append(gain.per_100_coups)
        if Fraction(gain.per_100_coups) <= guard.limit:
            kept.append((settled, gain))
    tables = tuple(settled for settled, _ in kept)
    least = min(gains, default=float(0))
    won = tuple(gain for _, gain in kept)
    return Guarded(replace(made, found=tables), won, len(gains), least)
