"""Deals every order of a handful of real cards and plays the tableau literally."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from tests.second_method.dealer import Outcome, Tableau


def brute_ways(tableau: Tableau, cards: Sequence[int]) -> dict[Outcome, int]:
    """Return how many ordered six-card deals of these cards end in each outcome."""
    return dict(Counter(play(tableau, deal) for deal in permutations(cards, 6)))


def play(tableau: Tableau, deal: tuple[int, ...]) -> Outcome:
    """Play one coup with six cards lying face down in order."""
    player, banker = [deal[0], deal[2]], [deal[1], deal[3]]
    pile = list(deal[4:])
    player_cell = tableau["player"][sum(player) % 10]
    banker_row = tableau["banker"][str(sum(banker) % 10)]
    player_natural = player_cell == "N"
    banker_natural = banker_row == "NNNNNNNNNN N"
    if not player_natural and not banker_natural:
        banker_cell = banker_row[11]
        if player_cell == "D":
            player.append(pile.pop(0))
            banker_cell = banker_row[player[2]]
        if banker_cell == "D":
            banker.append(pile.pop(0))
    return Outcome(
        player_total=sum(player) % 10,
        banker_total=sum(banker) % 10,
        player_initial=sum(player[:2]) % 10,
        banker_initial=sum(banker[:2]) % 10,
        player_third=player[2] if len(player) == 3 else None,
        banker_third=banker[2] if len(banker) == 3 else None,
        player_cards=len(player),
        banker_cards=len(banker),
        cards=len(player) + len(banker),
        player_natural=int(player_natural),
        banker_natural=int(banker_natural),
    )
