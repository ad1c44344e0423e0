"""A file of printed claims, TOML or CSV: what can be judged, and what is wrong with the rest."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field

from combinat.faults import BadInput, Fault, nearest, quote
from combinat.rules import load, toml
from combinat.rules.fields import Closed, Text
from combinat.rules.game import game
from combinat.studies import csv_rows
from combinat.studies.exact_figures import as_printed, exact
from combinat.studies.printed import COUNTS, PERCENT, Numeral, PrintedFigures, unrolled

MOST_CLAIMS, MOST_OF_ONE = 2000, 20
WHOLE = ("power_of_ten", "significant", "decks")
NOT_IN_CSV = ("pays", "each", "right")
COLUMNS = tuple(name for name in PrintedFigures.model_fields if name not in NOT_IN_CSV)
NEEDED = ("figure", "printed", "where")
SAME_FIGURE = ("game", "reading", "decks", "removed", "kind", "wager", "pay_table", "line")
SAME_EVENT = ("event", "given", "column")


class ClaimsFile(Closed):
    """The keys of a file of claims; the figures are checked one by one."""

    schema_: Literal[1] = Field(alias="schema")
    id: Text | None = None
    title: Text | None = None
    address: Text | None = None
    figures: Annotated[list[Any], Field(min_length=1, max_length=MOST_CLAIMS)]


@dataclass(frozen=True)
class Claims:
    """The claims of a file that can be judged, and every fault of the others."""

    title: str
    claims: tuple[PrintedFigures, ...]
    faults: tuple[Fault, ...]


def claims(path: Path, game_name: str | None = None) -> Claims:
    """Return what a file claims; `game_name` is the game of a claim that names none.

    A claim that is at fault is left out and named.  Two claims that contradict each other are both
    named and both kept, as a verdict on each says which is wrong.  Raises BadInput where the file
    as a whole cannot be read.
    """
    place = str(path)[:200]
    readers = {".csv": _of_csv, ".toml": _of_toml}
    if path.suffix.lower() not in readers:
        raise BadInput(Fault(place, "", "a name of another ending", "a file named .toml or .csv"))
    title, entries = readers[path.suffix.lower()](path, place)
    if game_name is not None:
        game(game_name)
    sound: dict[str, tuple[str, PrintedFigures]] = {}
    faults: list[Fault] = []
    for key, raw in entries:
        if len(sound) > MOST_CLAIMS:
            raise BadInput(
                Fault(place, key, f"more than {MOST_CLAIMS} claims", "a few files of them")
            )
        try:
            found = _sound(raw, place, key, game_name)
        except BadInput as error:
            faults += error.faults
            continue
        faults += [_again(place, key, claim.id) for claim in found if claim.id in sound]
        sound |= {claim.id: (key, claim) for claim in found if claim.id not in sound}
    faults += _contradictions(sound.values(), place)
    return Claims(title, tuple(claim for _, claim in sound.values()), tuple(faults))


def _again(place: str, key: str, name: str) -> Fault:
    return Fault(place, key, f"the id {name!r} again", "each id once")


def _of_toml(path: Path, place: str) -> tuple[str, list[tuple[str, Any]]]:
    file = load.validated(ClaimsFile, toml.read(path), place)
    entries = []
    for index, raw in enumerate(file.figures):
        name = raw.get("id") if isinstance(raw, dict) else None
        named = f" {name[:64]}" if isinstance(name, str) else ""
        entries.append((f"figures[{index}]{named}", raw))
    return file.title or place, entries


def _of_csv(path: Path, place: str) -> tuple[str, list[tuple[str, Any]]]:
    rows = csv_rows.read(path)
    if len(rows) < 2:
        raise BadInput(Fault(place, "", f"{len(rows)} rows", "a header and a row for each claim"))
    names = [cell.strip().casefold() for cell in rows[0].cells]
    for name in names:
        if name not in COLUMNS or names.count(name) > 1:
            raise BadInput(_wrong_column(place, rows[0], name))
    for name in NEEDED:
        if name not in names:
            found = f"no column {name!r}"
            raise BadInput(Fault(place, f"line {rows[0].line}", found, ", ".join(NEEDED)))
    if len(rows) > MOST_CLAIMS + 1:
        raise BadInput(Fault(place, "", f"{len(rows) - 1} claims", f"at most {MOST_CLAIMS}"))
    return place, [(f"line {row.line}", _entry(names, row)) for row in rows[1:]]


def _wrong_column(place: str, header: csv_rows.Row, name: str) -> Fault:
    """Return what is wrong with a column: named twice, not known, or not set apart by commas."""
    at = f"line {header.line}"
    if name in COLUMNS:
        return Fault(place, at, f"the column {name!r} twice", "each column once")
    if len(header.cells) == 1 and (";" in name or "\t" in name):
        return Fault(place, at, f"the header {quote(name)}", "columns set apart by commas")
    return Fault(place, at, f"the column {quote(name)}", nearest(name, COLUMNS))


def _entry(names: Sequence[str], row: csv_rows.Row) -> dict[str, Any] | csv_rows.Row:
    """Return the keys of a row, or the row itself where its cells are not one a column."""
    if len(row.cells) != len(names):
        return row
    cells = zip(names, (cell.strip() for cell in row.cells), strict=True)
    entry: dict[str, Any] = {name: cell for name, cell in cells if cell}
    entry.setdefault("id", f"line_{row.line}")
    for name in WHOLE:
        if re.fullmatch("-?[0-9]{1,9}", entry.get(name, "")):
            entry[name] = int(entry[name])
    return entry


def _sound(raw: Any, place: str, key: str, game_name: str | None) -> list[PrintedFigures]:
    """Return the claims of one entry; raises BadInput with a fault for each thing wrong with it."""
    if isinstance(raw, csv_rows.Row):
        raise BadInput(Fault(place, key, f"{len(raw.cells)} cells", "a cell for each column"))
    if not isinstance(raw, Mapping):
        raise BadInput(Fault(place, key, quote(raw), "a table of keys"))
    try:
        figures = load.validated(PrintedFigures, raw, place)
    except BadInput as error:
        raise BadInput(*(_below(fault, key) for fault in error.faults)) from None
    if game_name is not None and "game" not in raw:
        figures = figures.model_copy(update={"game": game_name})
    elif figures.game not in load.bundled_games():
        allowed = f"{nearest(figures.game, load.bundled_games())}; a file by --game"
        raise BadInput(Fault(place, f"{key}.game", repr(figures.game), allowed))
    found = [_by_ids(claim) for claim in unrolled(figures)]
    for claim in found:
        _has_a_value(claim, place, key)
    return found


def _by_ids(claim: PrintedFigures) -> PrintedFigures:
    """Return a claim with the ids of wagers that it calls by another name, such as Player."""
    if claim.wager is None:
        return claim
    wagers = " or ".join(load.called(name) or name for name in claim.wagers)
    return claim.model_copy(update={"wager": wagers})


def _below(fault: Fault, key: str) -> Fault:
    below = f"{key}.{fault.key}" if fault.key else key
    return Fault(fault.place, below, fault.found, fault.allowed)


def _has_a_value(claim: PrintedFigures, place: str, key: str) -> None:
    """Raise BadInput, placed in the file, where a claim is of no figure that there is."""
    for name in claim.wagers:
        one = claim.model_copy(update={"wager": name or None})
        try:
            value = exact(one)
        except BadInput as error:
            (fault, *_) = error.faults
            raise BadInput(Fault(place, key, _said(fault), fault.allowed)) from None
        if as_printed(one, value, Numeral.read(str(claim.printed))) is None:
            found = f"{claim.printed!r} of an event that cannot happen"
            raise BadInput(Fault(place, key, found, "a share of 0"))


def _said(fault: Fault) -> str:
    """Say what was found, after the option or key that it was found in."""
    option = fault.place.removeprefix("--").replace("-", "_")
    where = option if fault.place.startswith("--") else fault.key
    return f"{where} {fault.found}".strip()


def _contradictions(sound: Iterable[tuple[str, PrintedFigures]], place: str) -> Iterator[Fault]:
    """Yield each claim whose digits leave no number for it and an earlier one of its figure."""
    earlier: dict[tuple[object, ...], list[PrintedFigures]] = {}
    for key, claim in sound:
        about = tuple(getattr(claim, name) for name in (*SAME_FIGURE, *SAME_EVENT))
        others = earlier.setdefault((*about, str(claim.pays)), [])
        other = next((one for one in others if not _may_both_be(one, claim)), None)
        if other is not None:
            found = f"{claim.printed!r}, which contradicts {other.printed!r} of {other.id}"
            yield Fault(place, key, found, "one number for one figure")
        if len(others) < MOST_OF_ONE:
            others.append(claim)


def _may_both_be(one: PrintedFigures, other: PrintedFigures) -> bool:
    """Say whether a number can read as both do, and not only at the very end of their digits."""
    (low, high), (least, most) = (_span(claim) for claim in (one, other))
    if low == high or least == most:
        return low <= most and least <= high
    return low < most and least < high


def _span(claim: PrintedFigures) -> tuple[Fraction, Fraction]:
    """Return between which numbers a claim says that its figure lies, shares as parts of one."""
    numeral = Numeral.read(str(claim.printed), claim.significant)
    counted = claim.kind in COUNTS and claim.significant is None
    low, high = (numeral.value,) * 2 if counted else numeral.bounds(claim.rounding)
    if numeral.one_in:
        return (1 / high, 1 / low) if low > 0 else (low, high)
    in_percent = numeral.in_percent or claim.figure.endswith(PERCENT)
    scale = Fraction(100 if in_percent else 1) / Fraction(10) ** claim.power_of_ten
    return low / scale, high / scale
