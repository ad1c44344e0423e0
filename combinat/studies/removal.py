"""Effects of removal: what a card that has gone does to the bettor's expected value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from combinat.cards import ANY_TEN, BY_RANK, BY_VALUE, RANKS, value_of
from combinat.coups import partition_for
from combinat.edge import evaluate
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe

TENS = tuple(rank for rank in RANKS if value_of(rank) == 0)
KINDS_BY_VALUE = (*(rank for rank in RANKS if rank not in TENS), ANY_TEN)
NO_METER = "it has a jackpot, and no meter is given"


@dataclass(frozen=True)
class Removal:
    """The effect of each card on one wager.

    `effects` is by rank, ace first; `T` is any ten-valued card.  Where a wager tells ranks apart
    10, J, Q and K stand beside T, which is then their average by what is left of each.  An effect
    is the change of the bettor's expected value per unit placed; positive is good for the bettor.
    """

    wager: Wager
    expected_value: Fraction
    effects: dict[str, Fraction]


@dataclass(frozen=True)
class SeveralRemoved:
    """The effect of several cards at once, beside the sum of the effects of each alone."""

    wager: Wager
    exact: Fraction
    linear: Fraction

    @property
    def error(self) -> Fraction:
        """By how much the linear guess is too high."""
        return self.linear - self.exact


def removals(
    game: Game,
    shoe: Shoe,
    wagers: Sequence[Wager] | None = None,
    *,
    meter: Fraction | None = None,
) -> tuple[list[Removal], dict[Wager, str]]:
    """Return the effects of removal of every wager, and why the others have none.

    A rank of which no card is left has no effect and is left out.  Raises BadInput where taking a
    card leaves fewer than six.
    """
    full = evaluate(game, shoe, wagers, meter=meter)
    values = {settled.wager: settled.expected_value for settled in full.settlements}
    unpriced = dict(full.unpriced) | {w: NO_METER for w, value in values.items() if value is None}
    priced = {wager: value for wager, value in values.items() if value is not None}
    effects: dict[Wager, dict[str, Fraction]] = {wager: {} for wager in priced}
    for kind in (*KINDS_BY_VALUE, *TENS):
        moved = [w for w in priced if kind in _kinds(w) and _left(shoe, kind)]
        if not moved:
            continue
        for settled in evaluate(game, shoe.without(kind), moved, meter=meter).settlements:
            assert settled.expected_value is not None
            effects[settled.wager][kind] = settled.expected_value - priced[settled.wager]
    for wager, found in effects.items():
        if ANY_TEN not in _kinds(wager) and _left(shoe, ANY_TEN):
            found[ANY_TEN] = _average_ten(shoe, found)
    return [Removal(w, value, effects[w]) for w, value in priced.items()], unpriced


def several_removed(
    game: Game,
    shoe: Shoe,
    cards: str,
    wagers: Sequence[Wager] | None = None,
    *,
    meter: Fraction | None = None,
) -> list[SeveralRemoved]:
    """Return what several cards that have gone together do to each wager, and the linear guess."""
    alone, _ = removals(game, shoe, wagers, meter=meter)
    gone = Shoe.parse(cards)
    after = evaluate(game, shoe.without(cards), [one.wager for one in alone], meter=meter)
    found = []
    for one in alone:
        value = after[one.wager.id].expected_value
        assert value is not None
        guess = [
            one.effects[kind] * _left(gone, kind) for kind in _kinds(one.wager) if _left(gone, kind)
        ]
        exact = value - one.expected_value
        found.append(SeveralRemoved(one.wager, exact, sum(guess, Fraction(0))))
    return found


def _kinds(wager: Wager) -> tuple[str, ...]:
    """Return the kinds of cards that a wager tells apart."""
    return KINDS_BY_VALUE if partition_for(wager.columns) == BY_VALUE else RANKS


def _left(shoe: Shoe, kind: str) -> int:
    """Return how many cards of a kind are left."""
    if kind in TENS:
        return shoe.counts(BY_RANK)[RANKS.index(kind)]
    return shoe.counts(BY_VALUE)[value_of(kind)]


def _average_ten(shoe: Shoe, effects: dict[str, Fraction]) -> Fraction:
    """Return the mean effect of the ranks worth ten, by what is left of each."""
    left = {rank: _left(shoe, rank) for rank in TENS if rank in effects}
    return sum((effects[rank] * n for rank, n in left.items()), Fraction(0)) / sum(left.values())
