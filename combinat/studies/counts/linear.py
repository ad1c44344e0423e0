"""What effects of removal say of a count by a straight line: correlation and critical count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from combinat.cards import ANY_TEN, RANKS, SUITS, Partition
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import CARDS_IN_DECK, Shoe
from combinat.studies.counts.groups import Tags
from combinat.studies.removal import removals


@dataclass(frozen=True)
class Linear:
    """What the effects of removal say of a count, before anything is multiplied out.

    `correlation_squared` is of tags and effects, weighed by the cards of each kind, `sign` its
    sign; None where all tags or all effects are alike.  `critical` is the true count at which the
    straight line through them reaches the cost of a bet: above the mean count where tags do not add
    to zero; None where it never does.
    """

    sign: int
    correlation_squared: Fraction | None
    critical: Fraction | None


def effects_by_class(
    game: Game,
    wager: Wager,
    shoe: Shoe,
    partition: Partition,
    *,
    meter: Fraction | None = None,
) -> tuple[Fraction, ...]:
    """Return the effect of removal of a card of each class of a partition."""
    (removal,), _ = removals(game, shoe, [wager], meter=meter)
    names = [ranks[0] if len(ranks) == 1 else ANY_TEN for ranks in partition.ranks_in_class]
    return tuple(removal.effects.get(name, removal.effects[ANY_TEN]) for name in names)


def linear(
    game: Game,
    wager: Wager,
    shoe: Shoe,
    tags: Tags,
    *,
    needed: Fraction,
    meter: Fraction | None = None,
) -> Linear:
    """Return the betting correlation, and the true count at which the straight line gains `needed`.

    Every card of the shoe must be known by rank and suit, as those of whole decks are.

    With E the effects of removal, t the tags and means weighed by the cards of each kind, a count
    of T above its mean lifts the value by T/52·(N - 1)·cov(t, E)/var(t) in the straight line.
    """
    (removal,), _ = removals(game, shoe, [wager], meter=meter)
    cards = list(_cards(shoe, tags, removal.effects))
    mean = Fraction(sum(n * tag for n, tag, _ in cards), shoe.cards)
    rows = [(n, tag - mean, effect) for n, tag, effect in cards]
    covariance = sum((n * tag * effect for n, tag, effect in rows), Fraction(0))
    of_tags = sum((n * tag**2 for n, tag, _ in rows), Fraction(0))
    of_effects = sum((n * effect**2 for n, _, effect in rows), Fraction(0))
    if not of_tags or not of_effects:
        return Linear(0, None, None)
    sign = (covariance > 0) - (covariance < 0)
    slope = covariance / of_tags * (shoe.cards - 1) / CARDS_IN_DECK
    critical = needed / slope if slope > 0 else None
    return Linear(sign, covariance**2 / (of_tags * of_effects), critical)


def _cards(
    shoe: Shoe, tags: Tags, effects: dict[str, Fraction]
) -> Iterator[tuple[int, int, Fraction]]:
    """Yield of each rank and suit how many there are, their tag, and the effect of one."""
    for ranks, bears in zip(tags.partition.ranks_in_class, tags.of_cards, strict=True):
        for rank in ranks:
            of_rank = effects.get(rank, effects[ANY_TEN])
            for suit, tag, number in zip(SUITS, bears, shoe.suited[RANKS.index(rank)], strict=True):
                yield number, tag, effects.get(f"{rank}{suit}", of_rank)
