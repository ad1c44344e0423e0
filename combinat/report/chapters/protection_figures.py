"""What a chapter on game protection asks: the best count of each wager, and the ceilings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np

from combinat.evaluation import Evaluation
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import CARDS_IN_DECK
from combinat.studies.counts.best_count import Asked, BestCount, best_counts, why_uncounted
from combinat.studies.counts.protection import USUAL_CUTS
from combinat.studies.depletion.study import Ceiling, Found, depletion
from combinat.studies.depletion.task import Task, why_left_out
from combinat.studies.shoe_rules import ShoeRule, shoe_rule
from combinat.units import Run

QUARTERS = 4
"""Gains are drawn for every quarter of a deck behind the cut card."""

Progress = Callable[[int, int], None]


@dataclass(frozen=True, eq=False)
class Countings:
    """What counting wins of the wagers of a house.

    `counts` are the best ones, `uncounted` says why other wagers have none; `ceilings` are by the
    number of cards unseen, `no_ceiling` says why other wagers have none.  `cuts` are the numbers of
    cards behind the cut card that stand in tables; `asked.cuts` has those that are drawn too.
    """

    asked: Asked
    cuts: tuple[int, ...]
    counts: Mapping[Wager, BestCount]
    uncounted: Mapping[Wager, str]
    ceilings: tuple[Found, ...]
    no_ceiling: Mapping[Wager, str]

    @property
    def last_ceilings(self) -> Mapping[Wager, Ceiling]:
        """The ceiling of each wager at the last number of cards unseen."""
        found = self.ceilings[-1].ceilings if self.ceilings else ()
        return {ceiling.wager: ceiling for ceiling in found}

    @property
    def fewest_unseen(self) -> int:
        """How many cards are unseen at least when a coup begins, the burned ones among them."""
        begun = self.asked.begun(self.asked.rule.cards_behind)
        return self.asked.rule.cards - int(np.flatnonzero(begun)[-1])


@dataclass(frozen=True, eq=False)
class Steps:
    """Progress told as one run, whatever it is made of."""

    done: Progress | None
    total: int

    def after(self, before: int) -> Progress:
        """Return what a part is told to call that comes after so many steps."""
        done, total = self.done, self.total
        return lambda finished, _: done(before + finished, total) if done else None


@dataclass(frozen=True, eq=False)
class CountingPlan:
    """Which wagers are counted and which have a ceiling, before anything long is worked out."""

    asked: Asked
    wagers: tuple[Wager, ...]
    uncounted: Mapping[Wager, str]
    no_ceiling: Mapping[Wager, str]

    @property
    def counted(self) -> tuple[Wager, ...]:
        """The wagers that are counted."""
        return tuple(wager for wager in self.wagers if wager not in self.uncounted)

    @property
    def valued(self) -> tuple[Wager, ...]:
        """The wagers that have a ceiling."""
        return tuple(wager for wager in self.wagers if wager not in self.no_ceiling)

    @property
    def steps(self) -> int:
        """How many steps the work has: one a best count, and one a number of cards unseen."""
        return len(self.counted) + (len(self.asked.unseen) if self.valued else 0)

    def carried_out(self, how: Run, steps: Steps, before: int) -> Countings:
        """Work it out, telling of each step after those that came before."""
        asked, counted, valued = self.asked, self.counted, self.valued
        counts = best_counts(asked, counted, _in(how, "counts"), done=steps.after(before))
        ceilings = []
        for place, unseen in enumerate(asked.unseen if valued else (), start=1):
            task = Task(asked.game, asked.shoe, valued, unseen, asked.meter)
            ceilings.append(depletion(task, _in(how, f"ceiling_{unseen}")))
            steps.after(before + len(counted))(place, 0)
        return Countings(
            asked,
            table_cuts(asked.rule),
            counts,
            self.uncounted,
            tuple(ceilings),
            self.no_ceiling,
        )


def counting_plan(
    game: Game, evaluation: Evaluation, unseen: Sequence[int], meter: Fraction | None
) -> CountingPlan | None:
    """Return what is worked out over the shoe of an evaluation; None where it is no whole decks."""
    shoe = evaluation.shoe
    if shoe.decks is None:
        return None
    rule = shoe_rule(game, decks=None if shoe.decks == game.deck_numbers[0] else shoe.decks)
    asked = Asked(game, rule, _drawn_cuts(rule), tuple(dict.fromkeys(unseen)), meter)
    wagers = wagers_of(evaluation)
    uncounted = {w: why for w in wagers if (why := why_uncounted(asked, w))}
    no_ceiling = {w: why for w in wagers if (why := why_left_out(w, shoe, meter))}
    return CountingPlan(asked, wagers, uncounted, no_ceiling)


def wagers_of(evaluation: Evaluation) -> tuple[Wager, ...]:
    """Return the wagers of an evaluation, those without a price last."""
    return (*(settled.wager for settled in evaluation.settlements), *evaluation.unpriced)


def meter_of(evaluation: Evaluation) -> Fraction | None:
    """Return what jackpots pay for one unit where an evaluation was told; else None."""
    lines = (settled.jackpot for settled in evaluation.settlements)
    nets = (line.net for line in lines if line is not None)
    return next((net + 1 for net in nets if net is not None), None)


def table_cuts(rule: ShoeRule) -> tuple[int, ...]:
    """Return the cards behind the cut card that stand in tables: the house's own among the usual.

    >>> table_cuts(ShoeRule(6, cards_behind=7))
    (7, 14, 26, 52, 78, 104)
    """
    cuts = {rule.cards_behind, *USUAL_CUTS}
    return tuple(sorted(cut for cut in cuts if cut <= rule.most_cards_behind))


def _drawn_cuts(rule: ShoeRule) -> tuple[int, ...]:
    cuts = table_cuts(rule)
    most = min(rule.cards // 2, rule.most_cards_behind)
    between = range(cuts[0], most + 1, CARDS_IN_DECK // QUARTERS)
    return tuple(sorted({*cuts, *between}))


def _in(how: Run, name: str) -> Run:
    """Return where the units of one of several studies are worked out and kept."""
    if how.checkpoint is None:
        return how
    return replace(how, checkpoint=how.checkpoint / f"protection_{name}")
