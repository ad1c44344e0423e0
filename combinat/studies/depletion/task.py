"""What a depletion study is asked: wagers of a game, a shoe, and how many cards are unseen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from math import lcm, perm

import numpy as np

from combinat.cards import BY_VALUE
from combinat.coups import CARDS_SEEN
from combinat.edge import Settlement
from combinat.evaluation import chain_of, evaluate, why_unpriced
from combinat.faults import BadInput, Fault
from combinat.many_shoes import exact_type
from combinat.rules.columns import COLUMNS
from combinat.rules.game import Game
from combinat.rules.pay import JACKPOT
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.depletion.polynomial import Problem

MOST_COMPOSITIONS = 10**13
MOST_WAGERS = 500
VALUED = "a wager over point values with fixed pays"


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
        check_unseen(self.unseen, self.shoe.cards)
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


def check_unseen(unseen: int, cards: int) -> None:
    """Raise BadInput where no coup, or too many, can be dealt from so many unseen cards."""
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
