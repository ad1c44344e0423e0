"""The rows of a stranger's CSV file, read within bounds, each with the line on which it starts."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from combinat.faults import BadInput, Fault

LARGEST_FILE = 2**20
MOST_ROWS = 20_000


@dataclass(frozen=True)
class Row:
    """The cells of a row, and the line of the file on which it starts."""

    line: int
    cells: tuple[str, ...]


def read(path: Path) -> list[Row]:
    """Return the rows of a CSV file, blank ones left out; raises BadInput where it is none.

    The file is UTF-8, with or without its mark, of at most a mebibyte and 20,000 rows.
    """
    place = str(path)[:200]
    rows = list(islice(_rows(_text(path, place), place), MOST_ROWS + 1))
    if len(rows) > MOST_ROWS:
        raise BadInput(Fault(place, "", f"more than {MOST_ROWS} rows", f"at most {MOST_ROWS}"))
    return rows


def _rows(text: str, place: str) -> Iterator[Row]:
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    line = 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                yield Row(line, tuple(cells))
            line = reader.line_num + 1
    except csv.Error as error:
        raise BadInput(Fault(place, f"line {line}", str(error), "CSV, quotes closed")) from None


def _text(path: Path, place: str) -> str:
    try:
        if not path.exists():
            raise BadInput(Fault(place, "", "no such file", "a CSV file"))
        if not path.is_file():
            found = "a directory" if path.is_dir() else "no regular file"
            raise BadInput(Fault(place, "", found, "a CSV file"))
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInput(Fault(place, "", reason.lower(), "a readable file")) from None
    if len(raw) > LARGEST_FILE:
        raise BadInput(Fault(place, "", f"more than {LARGEST_FILE} bytes", "a file with fewer"))
    return _decoded(raw, place)


def _decoded(raw: bytes, place: str) -> str:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        found = f"the byte 0x{error.object[error.start]:02x}"
        raise BadInput(Fault(place, f"line {line}", found, "UTF-8")) from None
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise BadInput(Fault(place, f"line {line}", "a NUL character", "text"))
    return text
