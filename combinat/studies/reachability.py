"""Which pay lines no coup can reach, and which overlap where the file says that none do."""

from __future__ import annotations

from combinat.coups import CARDS_SEEN, coup_table, partition_for
from combinat.evaluation import chain_of, check_exclusive, line_ways, sees_suits
from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe


def line_faults(game: Game, place: str) -> list[Fault]:
    """Return a fault for each line that is never reached, whatever the shoe, and each overlap."""
    return [fault for wager in game.wagers for fault in _faults_of(game, wager, place)]


def _faults_of(game: Game, wager: Wager, place: str) -> list[Fault]:
    key = f"wagers {wager.id}"
    try:
        check_exclusive(game, wager)
    except BadInput as error:
        return [Fault(place, key, fault.found, fault.allowed) for fault in error.faults]
    return [
        Fault(place, f"{key}.pays {line.id}", "a line that no coup reaches", "lines that can win")
        for line, reached in zip(wager.lines, _reached(game, wager), strict=True)
        if not reached
    ]


def _reached(game: Game, wager: Wager) -> list[bool]:
    """Say of each line whether a coup can reach it."""
    if sees_suits(wager):
        # Of six decks every coup can be dealt.
        _, ways = line_ways(game.tableau, [wager], Shoe.of_decks(CARDS_SEEN))[wager]
        return [count > 0 for count in ways]
    taken = coup_table(game.tableau, partition_for(wager.columns)).taken(chain_of(wager))
    reached = set(taken.tolist())
    return [place in reached for place in range(len(wager.lines))]
