"""The figures of a report: each study of a house asked once, and shared by the chapters."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from combinat.edge import Settlement
from combinat.evaluation import Evaluation, evaluate, line_ways
from combinat.lock.rules import leaves_of
from combinat.rules.game import STANDARD, Game, under
from combinat.rules.load import sheet
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.comparison import Comparison, compare
from combinat.studies.decks import STUDIED, ByDecks, by_decks
from combinat.studies.moments import Moments, moments_of_house


@dataclass(frozen=True, eq=False)
class Figures:
    """A game under one reading, settled over each of its deck numbers, and what is asked of it."""

    game: Game

    @cached_property
    def evaluations(self) -> tuple[Evaluation, ...]:
        """The wagers settled over each deck number of the house."""
        return tuple(evaluate(self.game, Shoe.of_decks(n)) for n in self.game.deck_numbers)

    @property
    def first(self) -> Evaluation:
        """The wagers settled over the deck number that the house states, or else is assumed."""
        return self.evaluations[0]

    @cached_property
    def main(self) -> tuple[Wager, ...]:
        """The wagers that win on every coup won by Player, or by Banker, or on every tie."""
        settled = (s for s in self.first.settlements if s.wager.units == 1)
        return tuple(s.wager for s in settled if _won(s) in self._outcomes)

    @cached_property
    def side(self) -> tuple[Wager, ...]:
        """All other wagers that are priced."""
        return tuple(s.wager for s in self.first.settlements if s.wager not in self.main)

    @cached_property
    def _outcomes(self) -> frozenset[int]:
        """The ways of the three outcomes of a coup, by the wagers of the standard game."""
        wagers = under(sheet(STANDARD)).wagers
        counted = line_ways(self.game.tableau, wagers, self.first.shoe)
        return frozenset(ways[0] for _, ways in counted.values())

    @cached_property
    def comparisons(self) -> tuple[Comparison, ...]:
        """The house held against the standard reading of its sheet, for each deck number."""
        standard = under(self.game.sheet, STANDARD)
        return tuple(compare(standard, self.game, one.shoe) for one in self.evaluations)

    @cached_property
    def readings(self) -> tuple[tuple[Evaluation, ...], ...]:
        """For each deck number, the house under this reading and then under each other one."""
        others = [name for name in self.game.readings if name != self.game.reading]
        games = [under(self.game.sheet, name) for name in others]
        return tuple(
            (one, *(evaluate(game, one.shoe) for game in games)) for one in self.evaluations
        )

    @cached_property
    def by_decks(self) -> tuple[ByDecks, ...]:
        """Each wager over one to eight decks, and in the limit of infinitely many."""
        return tuple(by_decks(self.game, STUDIED))

    @cached_property
    def together(self) -> tuple[tuple[Moments, ...], dict[Wager, str]]:
        """How the wagers vary with one another, for each deck number, and which cannot be told."""
        return moments_of_house(self.game, [one.shoe for one in self.evaluations])

    @cached_property
    def rules(self) -> Mapping[str, Any]:
        """What of the rules decides the figures, a canonical value a key, as the lock has it."""
        return leaves_of(self.game, {wager.id: wager for wager in self.game.wagers})

    @cached_property
    def rules_sha256(self) -> str:
        """The SHA-256 of the rules as compact JSON with sorted keys."""
        text = json.dumps(self.rules, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode("ascii")).hexdigest()


def _won(settlement: Settlement) -> int:
    """Return in how many ways a wager wins."""
    return sum(line.ways for line in settlement.lines if line.net is None or line.net > 0)
