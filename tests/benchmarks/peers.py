"""What combinat is measured against: icepool, a general peer, and the plain recursive walk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import icepool

from combinat.rules.game import standard_tableau

Hands = tuple[int, int, int, int]


class BareDistribution(icepool.MultisetEvaluator[Any, Any]):  # type: ignore[misc]
    """The joint law of both two-card totals and the fifth and sixth card, and nothing judged."""

    def next_state(self, state: Hands | None, _order: Any, outcome: int, counts: Any) -> Hands:
        """Take in how many cards of one value each group was dealt."""
        player, banker, fifth, sixth = counts
        totals = state or (0, 0, -1, -1)
        return (
            (totals[0] + player * outcome) % 10,
            (totals[1] + banker * outcome) % 10,
            outcome if fifth else totals[2],
            outcome if sixth else totals[3],
        )


def icepool_distribution(counts: Sequence[int]) -> Any:
    """Deal a shoe of ten counts in groups of 2, 2, 1 and 1 with icepool."""
    deck = icepool.Deck(dict(enumerate(counts)))
    return BareDistribution()(deck.deal((2, 2, 1, 1)))


def icepool_tie(counts: Sequence[int]) -> tuple[int, int]:
    """Return the ways of a tie and of all coups from icepool's distribution."""
    found = icepool_distribution(counts)
    play = standard_tableau()
    ties = 0
    for (player, banker, fifth, sixth), ways in found.items():
        final_player, final_banker = player, banker
        if not (play.player_is_natural(player) or play.banker_is_natural(banker)):
            third, rest = None, fifth
            if play.player_draws(player):
                third, rest = fifth, sixth
                final_player = (player + fifth) % 10
            if play.banker_draws(banker, third):
                final_banker = (banker + rest) % 10
        ties += ways if final_player == final_banker else 0
    return ties, found.denominator()


def plain_walk(counts: Sequence[int]) -> list[int]:
    """Return the ways of a Player win, a Banker win and a tie, card by card over one shoe."""
    left = list(counts)
    play = standard_tableau()
    found = [0, 0, 0]

    def deal(cards: list[int], ways: int) -> None:
        if len(cards) < 6:
            for value, count in enumerate(left):
                if count:
                    left[value] -= 1
                    deal([*cards, value], ways * count)
                    left[value] += 1
            return
        player, banker = (cards[0] + cards[2]) % 10, (cards[1] + cards[3]) % 10
        if not (play.player_is_natural(player) or play.banker_is_natural(banker)):
            third, rest = None, cards[4]
            draws = play.player_draws(player)
            if draws:
                third, rest = cards[4], cards[5]
            if play.banker_draws(banker, third):
                banker = (banker + rest) % 10
            if draws:
                player = (player + cards[4]) % 10
        found[(player <= banker) + (player == banker)] += ways

    deal([], 1)
    return found
