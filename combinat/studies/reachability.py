"""Which pay lines no coup can reach, and which overlap where the file says that none do."""

from __future__ import annotations

from combinat.coups import coup_table, partition_for
from combinat.edge import chain_of, check_exclusive
from combinat.faults import BadInput, Fault
from combinat.rules.columns import COLUMNS
from combinat.rules.game import Game
from combinat.rules.wager import Wager


def line_faults(game: Game, place: str) -> list[Fault]:
    """Return a fault for each line that is never reached, whatever the shoe, and each overlap.

    Wagers that see suits are left out.
    """
    return [
        fault
        for wager in game.wagers
        if all(COLUMNS[name].sees != "suits" for name in wager.columns)
        for fault in _faults_of(game, wager, place)
    ]


def _faults_of(game: Game, wager: Wager, place: str) -> list[Fault]:
    table = coup_table(game.tableau, partition_for(wager.columns))
    key = f"wagers {wager.id}"
    try:
        check_exclusive(game, wager)
    except BadInput as error:
        return [Fault(place, key, fault.found, fault.allowed) for fault in error.faults]
    reached = set(table.taken(chain_of(wager)).tolist())
    return [
        Fault(place, f"{key}.pays {line.id}", "a line that no coup reaches", "lines that can win")
        for index, line in enumerate(wager.lines)
        if index not in reached
    ]
