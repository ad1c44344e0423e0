"""How often was each outcome observed?  A file of counts, read within bounds, faults by line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from combinat.edge import LOSES
from combinat.evaluation import why_unpriced
from combinat.faults import BadInput, Fault, nearest, quote
from combinat.rules.game import Game
from combinat.rules.load import MOST_FAULTS
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies import csv_rows
from combinat.studies.csv_rows import Row

LARGEST_SUM = 10**15
OF_RESULTS, OF_WAGERS = ("outcome", "count"), ("wager", "outcome", "count")
HEADERS = f"{','.join(OF_RESULTS)} or {','.join(OF_WAGERS)}"
COUNT = re.compile(r"[0-9]{1,16}|[0-9]{1,3}(?:,[0-9]{3}){1,5}")
COUNTS = 'a whole number of 0 or more, such as 1234 or "1,234"'
SUMS = f"at most {LARGEST_SUM:,} in sum"

RESULTS = {"player": "Player wins", "banker": "Banker wins", "tie": "Tie"}
"""The three results of a coup, for which no wager is named."""

ALSO_NAMED = {"punto": "player", "banco": "banker", "egalite": "tie"}


@dataclass(frozen=True)
class Observed:
    """How often each outcome came: a line of a wager, or where `wager` is None a result."""

    wager: Wager | None
    counts: Mapping[str, int]

    @property
    def coups(self) -> int:
        """How many coups were observed."""
        return sum(self.counts.values())

    @property
    def wager_id(self) -> str:
        """The id of the wager, nothing for the three results."""
        return self.wager.id if self.wager else ""


@dataclass(frozen=True)
class Observations:
    """What a file says that can be tested, and every fault of the rest."""

    sound: tuple[Observed, ...]
    faults: tuple[Fault, ...]


def outcomes_of(wager: Wager | None) -> dict[str, str]:
    """Return the outcomes of a wager, or the three results, by id with their events in words."""
    if wager is None:
        return RESULTS
    return {line.id: line.event for line in wager.lines} | {LOSES: "Loses"}


def observations(path: Path, game: Game, shoe: Shoe, asked: Wager | None = None) -> Observations:
    """Return what a CSV file observed of the three results, of a wager asked for, or of several.

    Its header is `outcome,count`, or `wager,outcome,count` where each row names its wager and an
    empty one means the three results.  Raises BadInput where the file as a whole cannot be read.
    """
    place = str(path)[:200]
    header, rows = _rows(path, place)
    if header == OF_RESULTS:
        return _found([_observed(place, rows, asked)])
    if asked is not None:
        found = f"a file that names its wagers, and --wager {asked.id}"
        raise BadInput(Fault(place, "line 1", found, f"the header {','.join(OF_RESULTS)}"))
    parts: list[Observed | list[Fault]] = []
    for name, its_rows in _by_wager(rows).items():
        if sum(len(part) for part in parts if isinstance(part, list)) >= MOST_FAULTS:
            parts.append([_too_many(place, its_rows[0].line)])
            break
        parts.append(_of_wager(place, name, its_rows, (game, shoe)))
    return _found(parts)


def _found(parts: Sequence[Observed | list[Fault]]) -> Observations:
    sound = tuple(part for part in parts if isinstance(part, Observed))
    faults = tuple(fault for part in parts if isinstance(part, list) for fault in part)
    return Observations(sound, faults)


def _too_many(place: str, line: int) -> Fault:
    return Fault(place, f"line {line}", f"{MOST_FAULTS} faults before it", "a file with fewer")


def _by_wager(rows: Sequence[Row]) -> dict[str, list[Row]]:
    """Return the rows of each wager in the order in which the file first names it."""
    parts: dict[str, list[Row]] = {}
    for row in rows:
        parts.setdefault(_plain(row.cells[0]), []).append(Row(row.line, row.cells[1:]))
    return parts


def _of_wager(
    place: str, name: str, rows: Sequence[Row], basis: tuple[Game, Shoe]
) -> Observed | list[Fault]:
    """Return what the rows of one wager say, or why it is no wager that can be tested."""
    if not name:
        return _observed(place, rows, None)
    at, (game, shoe) = f"line {rows[0].line}", basis
    try:
        wagers = game.asked((name,))
    except BadInput as error:
        return [Fault(place, at, f"the wager {quote(name)}", error.faults[0].allowed)]
    if [wager.id for wager in wagers] != [name]:
        ids = ", ".join(wager.id for wager in wagers)
        return [Fault(place, at, f"the family {quote(name)}", f"one wager: {ids}")]
    why = why_unpriced(wagers[0], shoe)
    if why:
        found = f"the wager {quote(name)} without a price: {why}"
        return [Fault(place, at, found, "a wager that can be priced")]
    return _observed(place, rows, wagers[0])


def _observed(place: str, rows: Sequence[Row], wager: Wager | None) -> Observed | list[Fault]:
    """Return the counts of one wager's outcomes, or each fault of its rows."""
    outcomes = outcomes_of(wager)
    counts: dict[str, int] = {}
    faults: list[Fault] = []
    for row in rows:
        if len(faults) >= MOST_FAULTS:
            return [*faults, _too_many(place, row.line)]
        faults += _taken(row, place, outcomes, counts)
    faults = faults or _of_all(place, wager, counts)
    return faults or Observed(wager, {name: counts[name] for name in outcomes})


def _taken(
    row: Row, place: str, outcomes: Mapping[str, str], counts: dict[str, int]
) -> list[Fault]:
    """Take the count of a row into `counts`; return what is wrong with it."""
    at = f"line {row.line}"
    if len(row.cells) != len(OF_RESULTS):
        cells = f"{len(row.cells)} cell{'s' * (len(row.cells) != 1)} for outcome and count"
        return [Fault(place, at, cells, "two; a count with commas stands in quotes")]
    faults = []
    name, text = _plain(row.cells[0]), row.cells[1].strip()
    outcome = ALSO_NAMED.get(name, name) if outcomes is RESULTS else name
    if outcome not in outcomes:
        found = f"the outcome {quote(row.cells[0].strip())}"
        faults.append(Fault(place, at, found, nearest(outcome, outcomes)))
    elif outcome in counts:
        faults.append(Fault(place, at, f"the outcome {outcome!r} twice", "each outcome once"))
    if not COUNT.fullmatch(text):
        allowed = f"{COUNTS}, {SUMS}" if text.isdigit() else COUNTS
        return [*faults, Fault(place, at, f"the count {quote(text)}", allowed)]
    counts.setdefault(outcome, int(text.replace(",", "")))
    return faults


def _of_all(place: str, wager: Wager | None, counts: Mapping[str, int]) -> list[Fault]:
    """Return what is wrong with the rows of a wager that are each in order."""
    key = f"wager {wager.id}" if wager else ""
    outcomes = outcomes_of(wager)
    missing = [name for name in outcomes if name not in counts]
    if missing:
        allowed = f"a row for each of {', '.join(outcomes)}, with 0 where none came"
        return [Fault(place, key, f"no row for {', '.join(missing)}", allowed)]
    total = sum(counts.values())
    if not total:
        return [Fault(place, key, "0 in every row", "at least one coup")]
    if total > LARGEST_SUM:
        return [Fault(place, key, f"{total:,} coups", SUMS)]
    return []


def _rows(path: Path, place: str) -> tuple[tuple[str, ...], list[Row]]:
    """Return the header of a file and the rows below it."""
    header, *rows = csv_rows.read(path) or [Row(1, ())]
    names = tuple(_plain(cell) for cell in header.cells)
    if names not in (OF_RESULTS, OF_WAGERS):
        found = f"the header {quote(','.join(header.cells))}" if header.cells else "nothing"
        raise BadInput(Fault(place, f"line {header.line}", found, f"the header {HEADERS}"))
    if not rows:
        raise BadInput(Fault(place, "", "no row below the header", "a row for each outcome"))
    return names, rows


def _plain(cell: str) -> str:
    """Return a name as it is compared: without spaces around it, capitals or accents."""
    split = unicodedata.normalize("NFD", cell)
    return "".join(c for c in split if not unicodedata.combining(c)).strip().casefold()
