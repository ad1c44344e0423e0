"""How deep the cut card must stand so that a count wins no more than a house allows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from combinat.shoe import Shoe
from combinat.studies.counts.depths import coup_lengths, coups_begun
from combinat.studies.counts.money import ShoeValue, over_shoe
from combinat.studies.counts.study import CountStudy

USUAL_CUTS = (14, 26, 52, 78, 104)
"""Cards behind the cut card that are looked at where none are named."""


@dataclass(frozen=True)
class AtCut:
    """What a count wins with so many cards behind the cut card, and what its best use would."""

    cards_behind: int
    value: ShoeValue
    best: ShoeValue


@dataclass(frozen=True)
class Protection:
    """What a count wins by the cut card, and from which cut on it wins no more than a limit.

    `enough` is None where no cut is; `limit` is in units per 100 coups, None where none is set.
    """

    study: CountStudy
    cuts: tuple[AtCut, ...]
    limit: Fraction | None
    enough: AtCut | None


def protection(
    study: CountStudy, cuts: Iterable[int] = USUAL_CUTS, *, limit: Fraction | None = None
) -> Protection:
    """Return what a count wins at each cut, and the least cut that keeps it to a limit.

    The least cut is found by halving: the fewer cards are dealt the less a count wins.  Raises
    BadInput for a cut outside the shoe.
    """
    at = _AtCuts(study)
    found = tuple(at.cut(cards) for cards in dict.fromkeys(cuts))
    enough = None if limit is None else at.least_with(limit)
    return Protection(study, found, limit, enough)


class _AtCuts:
    """The same count in shoes that differ in the cut card alone: its bets are worked out once."""

    def __init__(self, study: CountStudy) -> None:
        self.study = study
        shoe = Shoe.of_decks(study.rule.decks)
        self.lengths = coup_lengths(study.game.tableau, shoe)

    def cut(self, cards_behind: int) -> AtCut:
        rule = replace(self.study.rule, cards_behind=cards_behind)
        begun = coups_begun(rule, self.lengths)
        values = (over_shoe(bets, begun) for bets in (self.study.chosen, self.study.best))
        return AtCut(cards_behind, *values)

    def least_with(self, limit: Fraction) -> AtCut | None:
        """Return the least cut at which the count wins no more than a limit; None if none does."""
        low, high = 0, self.study.rule.most_cards_behind
        if not _within(self.cut(high), limit):
            return None
        while low < high:
            middle = (low + high) // 2
            if _within(self.cut(middle), limit):
                high = middle
            else:
                low = middle + 1
        return self.cut(low)


def _within(at: AtCut, limit: Fraction) -> bool:
    return Fraction(at.value.gain_per_100_coups) <= limit
