"""Published figures that take minutes: each names its command and the hash of its rules.

A table is a Markdown page and the same figures as JSON.  Whether its rules have moved since is told
from the hash, without the minutes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Annotated

from pydantic import Field

from combinat.faults import BadInput, Fault
from combinat.publish.certain_digits import certain, significant
from combinat.publish.depletion_pages import depletion_page, depletion_record
from combinat.publish.numerals import fraction
from combinat.publish.records import Record
from combinat.publish.table import Cell, Table, as_markdown
from combinat.rules import load, toml
from combinat.rules.fields import Closed, Decks, Id, Text
from combinat.rules.game import game
from combinat.shoe import Shoe
from combinat.studies.depletion.study import Found, rules_of
from combinat.studies.depletion.task import Task
from combinat.units import fingerprint_of

LISTED = Path(__file__).with_name("long_tables.toml")
DIGITS = 10


class Entry(Closed):
    """A table as it is listed."""

    name: Id
    game: Text
    decks: Decks
    wagers: Annotated[tuple[Text, ...], Field(strict=False, min_length=1, max_length=50)]
    unseen: int


class List(Closed):
    """All that are listed."""

    tables: Annotated[tuple[Entry, ...], Field(strict=False, min_length=1, max_length=50)]


@dataclass(frozen=True)
class LongTable:
    """A table that takes minutes: perfect play with so many cards unseen."""

    entry: Entry

    @property
    def name(self) -> str:
        """Its name, without a suffix."""
        return self.entry.name

    @property
    def files(self) -> tuple[str, str]:
        """The names of its files."""
        return f"{self.name}.json", f"{self.name}.md"

    @property
    def command(self) -> str:
        """The command that gives its figures."""
        entry = self.entry
        wagers = " ".join(f"--wager {id_}" for id_ in entry.wagers)
        asked = f"{entry.game} --decks {entry.decks} --unseen {entry.unseen} {wagers}"
        return f"combinat depletion {asked}"

    @cached_property
    def task(self) -> Task:
        """The question that it answers."""
        house = game(self.entry.game)
        wagers = house.asked(self.entry.wagers)
        return Task(house, Shoe.of_decks(self.entry.decks), wagers, self.entry.unseen)

    @cached_property
    def rules_hash(self) -> str:
        """The SHA-256 of the rules that decide its figures."""
        return fingerprint_of(rules_of(self.task))


def long_tables(path: Path = LISTED) -> list[LongTable]:
    """Return the tables that are listed."""
    listed = load.validated(List, toml.read(path), str(path))
    return [LongTable(entry) for entry in listed.tables]


def files(table: LongTable, found: Found, squares: Sequence[Fraction]) -> Iterator[tuple[str, str]]:
    """Yield the files of a table with their text: its JSON, and the page for people."""
    yield f"{table.name}.json", f"{json.dumps(_record(table, found, squares), indent=1)}\n"
    page = depletion_page(found, {})
    (figures,) = page.tables
    page = replace(page, tables=[figures, _squares_table(found, squares)])
    head = f"<!-- {table.command} -->\n<!-- rules sha256 {table.rules_hash} -->\n\n"
    yield f"{table.name}.md", head + as_markdown(page)


def _record(table: LongTable, found: Found, squares: Sequence[Fraction]) -> Record:
    exact = {
        ceiling.wager.id: fraction(square)
        for ceiling, square in zip(found.ceilings, squares, strict=True)
    }
    return {
        "command": table.command,
        "rules_sha256": table.rules_hash,
        **depletion_record(found, {}),
        "mean_squares_without_enumeration": exact,
    }


def _squares_table(found: Found, squares: Sequence[Fraction]) -> Table:
    headers = ("Wager", "Mean square", "The same from 6 to 12 unseen")
    rows: list[tuple[Cell, ...]] = [
        (
            ceiling.wager.title,
            certain(ceiling.square, significant, DIGITS),
            significant(square, DIGITS),
        )
        for ceiling, square in zip(found.ceilings, squares, strict=True)
    ]
    return Table(
        caption="Mean square of the value, two ways",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers[1:]),
        notes=(
            "The second way goes through no composition of so many cards: two sets of six unseen "
            "cards share none to six, and the compositions of 6, 7 … 12 settle what each such pair "
            "adds. Both agree within the stated error.",
        ),
    )


def moved(tables: Iterable[LongTable], folder: Path) -> list[str]:
    """Return one line for each table whose rules are not those that its files name."""
    lines = []
    for table in tables:
        for path in (folder / name for name in table.files):
            head = _head(path)
            if head is None:
                lines.append(
                    f"{path}: found no such table; allowed: one written by 'combinat long'"
                )
            elif table.rules_hash not in head or table.command not in head:
                lines.append(
                    f"{path}: found the figures of other rules than those of today, "
                    f"{table.rules_hash}; allowed: the figures of today, by 'combinat long'"
                )
    return lines


def _head(path: Path) -> str | None:
    """Return the first lines of a file, where a table names its command and its hash."""
    try:
        return "".join(path.read_text(encoding="utf-8").splitlines(keepends=True)[:4])
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        found = str(getattr(error, "strerror", None) or "not UTF-8").lower()
        raise BadInput(Fault(str(path), "", found, "a table written by 'combinat long'")) from None
