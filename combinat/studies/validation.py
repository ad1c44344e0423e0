"""Everything that is wrong with a rules file: its keys, its readings, its lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from combinat.evaluation import evaluate
from combinat.faults import BadInput, Fault
from combinat.rules import load, toml
from combinat.rules.game import Game, catalogue_game, readings_of, under
from combinat.rules.schema import CatalogueWager
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.reachability import line_faults


@dataclass(frozen=True)
class Checked:
    """What is wrong with a file, each fault once, and what its reader must know."""

    faults: tuple[Fault, ...]
    warnings: tuple[str, ...] = ()


def checked(path: Path) -> Checked:
    """Check a game file under each of its readings, or a catalogue wager's file."""
    try:
        games = _games_of(path)
    except BadInput as error:
        return Checked(error.faults)
    faults = [fault for game in games for fault in line_faults(game, str(path))]
    if faults:
        return Checked(tuple(dict.fromkeys(faults)))
    return Checked((), tuple(dict.fromkeys(line for game in games for line in _warnings(game))))


def _warnings(game: Game) -> Iterator[str]:
    """Yield a warning for each wager without a known edge, or in which the bettor has it."""
    decks = game.deck_numbers[0]
    evaluation = evaluate(game, Shoe.of_decks(decks))
    basis = f"with {decks} decks, reading {game.reading}"
    for wager, why in evaluation.unpriced.items():
        yield f"{_named(wager)} is not priced: {why}"
    for settled in evaluation.settlements:
        if settled.jackpot is not None:
            line = settled.jackpot.id
            yield f"{_named(settled.wager)}, line {line}: a jackpot has no edge without a meter"
        elif settled.house_edge is not None and settled.house_edge < 0:
            best = max(settled.lines, key=lambda line: settled.contribution(line) or 0)
            yield (
                f"{_named(settled.wager)}: the bettor has the edge {basis}; "
                f"the line that returns most is {best.id}"
            )


def _named(wager: Wager) -> str:
    return f"{wager.id} by {wager.pay_table}"


def _games_of(path: Path) -> list[Game]:
    """Return the game under each reading, or the standard game with the wager in it."""
    raw = toml.read(path)
    if "pay_tables" in raw or "lines" in raw:
        wager = load.validated(CatalogueWager, raw, str(path))
        return [catalogue_game(wager, table.id, str(path)) for table in wager.pay_tables]
    sheet = load.sheet_of(raw, str(path))
    return [under(sheet, reading, str(path)) for reading in readings_of(sheet)]
