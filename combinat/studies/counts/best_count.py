"""The best count of each of several wagers, and what it wins by the cut card and at some depths.

Of the tags with the highest betting correlations of each level those are kept whose best use wins
the most over a shoe.  A wager is a unit of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache, partial
from typing import Any

from threadpoolctl import threadpool_limits

from combinat.coups import CARDS_SEEN
from combinat.evaluation import sees_suits, why_unpriced
from combinat.rules.game import Game
from combinat.rules.pay import JACKPOT
from combinat.rules.tableau import Tableau
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.counts.depths import coup_lengths, coups_begun
from combinat.studies.counts.groups import Tags, grouped
from combinat.studies.counts.law import MOST_CARDS, Floats, count_law
from combinat.studies.counts.money import ShoeValue, at_best
from combinat.studies.counts.tag_search import Question, by_correlation, classes_of
from combinat.studies.counts.tag_vectors import Vector
from combinat.studies.removal import NO_METER
from combinat.studies.shoe_rules import ShoeRule
from combinat.units import Plan, Run, fingerprint_of, run

VERSION = 1
"""Changes where the same question comes to something else."""

LEVELS = (1, 2)
BALANCED = 0
CORRELATIONS = 5
"""So many of the highest betting correlations of a level are looked at."""

AS_GOOD, NOT_TOLD = Fraction(1, 10**9), Fraction(1, 10**12)
"""Gains within this share of the highest, or within so little of it, are as good as that."""

SEES_SUITS = "it sees suits, and tags are looked for by value and rank alone"
ALL_ALIKE = "every card is worth the same to it, so that no tags go with it"

HERE = Run()

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Asked:
    """What is asked of each wager of a game.

    `rule` begins and ends the shoe; `cuts` are other numbers of cards behind the cut card, and
    `unseen` numbers of cards unseen when a coup begins.  A jackpot pays `meter` for one unit.
    """

    game: Game
    rule: ShoeRule
    cuts: tuple[int, ...]
    unseen: tuple[int, ...]
    meter: Fraction | None = None

    @property
    def shoe(self) -> Shoe:
        """The whole shoe."""
        return Shoe.of_decks(self.rule.decks)

    def question(self, wager: Wager, level: int) -> Question:
        """Return which tags of a level are looked at."""
        return Question(
            self.game,
            wager,
            self.rule,
            level,
            classes_of(wager),
            BALANCED,
            CORRELATIONS,
            CARDS_SEEN,
            self.meter,
        )

    def begun(self, cards_behind: int) -> Floats:
        """Return how many coups begin after so many cards, with so many behind the cut card."""
        return _begun(self.game.tableau, replace(self.rule, cards_behind=cards_behind))


@lru_cache(maxsize=256)
def _begun(tableau: Tableau, rule: ShoeRule) -> Floats:
    return coups_begun(rule, coup_lengths(tableau, Shoe.of_decks(rule.decks)))


@dataclass(frozen=True)
class BestCount:
    """The tags that count a wager best, class by class, and what their best use wins.

    `value` is what it is worth over a shoe, without the lines by which; `at_cuts` has the gain of
    100 coups at each cut asked about, and `free` the gain per coup at each number of cards unseen,
    nothing charged for another bet.  `ties_cut` says that so many tags tie that some were not
    looked at.
    """

    tags: Vector
    correlation_squared: Fraction
    ties_cut: bool
    value: ShoeValue
    at_cuts: tuple[float, ...]
    free: tuple[float, ...]


def why_uncounted(asked: Asked, wager: Wager) -> str | None:
    """Return why no tags are looked for to count a wager, or None."""
    why = why_unpriced(wager, asked.shoe)
    if why is not None:
        return why
    if sees_suits(wager):
        return SEES_SUITS
    if asked.meter is None and any(line.pays == JACKPOT for line in wager.lines):
        return NO_METER
    if asked.rule.cards > MOST_CARDS:
        return f"the shoe has {asked.rule.cards} cards, and counts are worked out for {MOST_CARDS}"
    return ALL_ALIKE if len(set(asked.question(wager, LEVELS[0]).effects)) == 1 else None


def best_counts(
    asked: Asked, wagers: Sequence[Wager], how: Run = HERE, *, done: Progress | None = None
) -> dict[Wager, BestCount]:
    """Return the best count of each of some wagers, all of which can be counted."""
    for cut in (asked.rule.cards_behind, *asked.cuts):
        asked.begun(cut)  # here, and not in each thread anew
    # Units run a thread a core: threads within each of them would only be in the way.
    with threadpool_limits(limits=1, user_api="blas"):
        found = run(plan_of(asked, wagers), how, done=done)
    return dict(zip(wagers, found, strict=True))


def plan_of(asked: Asked, wagers: Sequence[Wager]) -> Plan[Wager, BestCount]:
    """Return the best counts of wagers as units, one each."""
    rule, tableau = asked.rule, asked.game.tableau
    deciding = {
        "version": VERSION,
        "tableau": [tableau.player, *tableau.banker],
        "rule": [rule.decks, rule.burn, rule.ten_valued, rule.cards_behind, rule.end],
        "levels": [LEVELS, CORRELATIONS],
        "cuts": asked.cuts,
        "unseen": asked.unseen,
        "wagers": [_deciding(asked.question(wager, LEVELS[0])) for wager in wagers],
    }
    work = partial(best_count, asked)
    return Plan("best counts", fingerprint_of(deciding), wagers, work, _encoded, _decoded)


def _deciding(question: Question) -> list[Any]:
    lines = [line.condition.sql for line in question.wager.lines]
    return [lines, [str(net) for net in question.nets], str(question.cost)]


def best_count(asked: Asked, wager: Wager) -> BestCount:
    """Return the best count of a wager, and what its best use wins."""
    begun, cards = asked.begun(asked.rule.cards_behind), asked.rule.cards
    looked_at: list[_LookedAt] = []
    ties_cut = False
    for level in LEVELS:
        question = asked.question(wager, level)
        vectors, cut = by_correlation(question)
        ties_cut |= cut
        looked_at += [_looked_at(question, tags) for tags in vectors]
    best = _best(looked_at, begun)
    return BestCount(
        best.tags,
        best.correlation_squared,
        ties_cut,
        best.over(begun),
        tuple(best.over(asked.begun(cut)).gain_per_100_coups for cut in asked.cuts),
        tuple(float(best.free[cards - unseen]) for unseen in asked.unseen),
    )


@dataclass(frozen=True, eq=False)
class _LookedAt:
    """Tags, and how often their best use bets and what it gains by the cards seen."""

    tags: Vector
    correlation_squared: Fraction
    frequency: Floats
    gain: Floats
    free: Floats

    def over(self, begun: Floats) -> ShoeValue:
        """Return what is won where so many coups begin at each depth, not by which lines."""
        bets, gain = float(begun @ self.frequency), float(begun @ self.gain)
        return ShoeValue(float(begun.sum()), bets, gain, ())


def _looked_at(question: Question, tags: Vector) -> _LookedAt:
    of_classes = Tags(question.partition, tags)
    groups = grouped(question.game.tableau, question.wager, question.shoe, of_classes)
    law = count_law(groups, question.nets)
    best = at_best(law, question.cost)
    free = at_best(law) if question.cost else best
    correlation = question.correlation_squared(tags)
    return _LookedAt(tags, correlation, best.frequency, best.gain, free.gain)


def _best(looked_at: Sequence[_LookedAt], begun: Floats) -> _LookedAt:
    """Return the tags whose best use wins the most.

    Which of several stands for those that are as good does not hang on the last bit of a float.
    """
    gains = [one.over(begun).gain for one in looked_at]
    most = max(gains)
    least = most - float(max(AS_GOOD * Fraction(most), NOT_TOLD))
    as_good = [one for one, gain in zip(looked_at, gains, strict=True) if gain >= least]
    return min(as_good, key=lambda one: (-one.correlation_squared, one.tags))


def _encoded(found: BestCount) -> Any:
    value = found.value
    return {
        "tags": found.tags,
        "correlation_squared": str(found.correlation_squared),
        "ties_cut": found.ties_cut,
        "value": [value.coups, value.bets, value.gain],
        "at_cuts": found.at_cuts,
        "free": found.free,
    }


def _decoded(data: Any) -> BestCount:
    coups, bets, gain = data["value"]
    return BestCount(
        tuple(data["tags"]),
        Fraction(data["correlation_squared"]),
        data["ties_cut"],
        ShoeValue(coups, bets, gain, ()),
        tuple(data["at_cuts"]),
        tuple(data["free"]),
    )
