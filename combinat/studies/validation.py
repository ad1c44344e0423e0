"""Everything that is wrong with a rules file: its keys, its readings, its lines."""

from __future__ import annotations

from pathlib import Path

from combinat.faults import BadInput, Fault
from combinat.rules import load, toml
from combinat.rules.game import Game, catalogue_game, readings_of, under
from combinat.rules.schema import CatalogueWager
from combinat.studies.reachability import line_faults


def faults_of(path: Path) -> list[Fault]:
    """Return every fault of a game file, or of a catalogue wager's file, each named once."""
    try:
        games = _games_of(path)
    except BadInput as error:
        return list(error.faults)
    return list(dict.fromkeys(fault for game in games for fault in line_faults(game, str(path))))


def _games_of(path: Path) -> list[Game]:
    """Return the game under each reading, or the standard game with the wager in it."""
    raw = toml.read(path)
    if "pay_tables" in raw or "lines" in raw:
        wager = load.validated(CatalogueWager, raw, str(path))
        return [catalogue_game(wager, table.id, str(path)) for table in wager.pay_tables]
    sheet = load.sheet_of(raw, str(path))
    return [under(sheet, reading, str(path)) for reading in readings_of(sheet)]
