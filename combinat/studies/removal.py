"""Effects of removal: what a card that has gone does to the bettor's expected value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from combinat.cards import ANY_TEN, BY_RANK, BY_VALUE, RANKS, SUITS, value_of
from combinat.coups import CARDS_SEEN, partition_for
from combinat.evaluation import evaluate, sees_suits
from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe

TENS = tuple(rank for rank in RANKS if value_of(rank) == 0)
KINDS_BY_VALUE = (*(rank for rank in RANKS if rank not in TENS), ANY_TEN)
ALL_CARDS = tuple(f"{rank}{suit}" for rank in RANKS for suit in SUITS)
NO_METER = "it has a jackpot, and no meter is given"


@dataclass(frozen=True)
class Removal:
    """The effect of each card on one wager.

    `effects` is by rank, ace first; `T` is any ten-valued card.  Where a wager tells ranks apart
    10, J, Q and K stand beside T, which is then their average by what is left of each; where it
    sees suits, each card stands beside its rank, which is then the average of its suits.  An effect
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
    if shoe.cards <= CARDS_SEEN:
        allowed = f"more than {CARDS_SEEN}, so that one can go"
        raise BadInput(Fault("shoe", "", f"{shoe.cards} cards", allowed))
    full = evaluate(game, shoe, wagers, meter=meter)
    values = {settled.wager: settled.expected_value for settled in full.settlements}
    unpriced = dict(full.unpriced) | {w: NO_METER for w, value in values.items() if value is None}
    priced = {wager: value for wager, value in values.items() if value is not None}
    effects: dict[Wager, dict[str, Fraction]] = {wager: {} for wager in priced}
    for kind in (*KINDS_BY_VALUE, *TENS, *ALL_CARDS):
        moved = [w for w in priced if kind in _kinds(w) and _left(shoe, kind)]
        if not moved:
            continue
        for settled in evaluate(game, shoe.without(kind), moved, meter=meter).settlements:
            assert settled.expected_value is not None
            effects[settled.wager][kind] = settled.expected_value - priced[settled.wager]
    for wager, found in effects.items():
        if sees_suits(wager):
            for rank in RANKS:
                _average(shoe, found, rank, [f"{rank}{suit}" for suit in SUITS])
        if ANY_TEN not in _kinds(wager):
            _average(shoe, found, ANY_TEN, TENS)
    return [Removal(w, value, effects[w]) for w, value in priced.items()], unpriced


def several_removed(
    game: Game,
    shoe: Shoe,
    cards: str,
    wagers: Sequence[Wager] | None = None,
    *,
    meter: Fraction | None = None,
) -> list[SeveralRemoved]:
    """Return what several cards that have gone together do to each wager, and the linear guess.

    A wager that sees more of these cards than is known is left out.
    """
    alone, _ = removals(game, shoe, wagers, meter=meter)
    gone = Shoe.parse(cards)
    after = evaluate(game, shoe.without(cards), [one.wager for one in alone], meter=meter)
    found = []
    for one in (one for one in alone if one.wager not in after.unpriced):
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
    if sees_suits(wager):
        return ALL_CARDS
    return KINDS_BY_VALUE if partition_for(wager.columns) == BY_VALUE else RANKS


def _left(shoe: Shoe, kind: str) -> int:
    """Return how many cards of a kind are left."""
    if kind in ALL_CARDS:
        return shoe.suited[RANKS.index(kind[:-1])][SUITS.index(kind[-1])]
    if kind in TENS:
        return shoe.counts(BY_RANK)[RANKS.index(kind)]
    return shoe.counts(BY_VALUE)[value_of(kind)]


def _average(shoe: Shoe, effects: dict[str, Fraction], name: str, kinds: Iterable[str]) -> None:
    """Add the mean effect of some kinds, by what is left of each, where any is left."""
    left = {kind: _left(shoe, kind) for kind in kinds if kind in effects}
    if left:
        total = sum((effects[kind] * n for kind, n in left.items()), Fraction(0))
        effects[name] = total / sum(left.values())
