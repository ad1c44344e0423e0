"""The workbook as a file: its sheets in order, and the same bytes each time."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from datetime import UTC, datetime

import xlsxwriter

from combinat.evaluation import Evaluation
from combinat.report.workbook.grid import Formats, Grid
from combinat.report.workbook.overview import (
    CHECKS_WIDTHS,
    FIRST_CHECKED,
    summary_widths,
    write_checks,
    write_summary,
)
from combinat.report.workbook.wager_sheet import widths_for, write_wager
from combinat.report.workbook.words import clean, sheet_names

NO_CLOCK = datetime(2000, 1, 1, tzinfo=UTC).replace(tzinfo=None)
"""The date of every workbook: it says nothing of when it was written."""

FIRST_IN_ZIP = (1980, 1, 1, 0, 0, 0)
OPTIONS = {
    "in_memory": True,
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}


def workbook(
    evaluations: Sequence[Evaluation],
    *,
    title: str,
    cover: Sequence[tuple[str, str]],
    draft: bool = False,
) -> bytes:
    """Return the Excel workbook of a house: a summary, a sheet a wager, and all checks.

    `evaluations` are of the same game and wagers by several numbers of decks, `cover` labels with
    their values.  The same input gives the same bytes.
    """
    buffer = io.BytesIO()
    with xlsxwriter.Workbook(buffer, OPTIONS) as book:
        book.set_properties({"title": clean(title), "created": NO_CLOCK})
        _write(book, evaluations, title, cover, draft=draft)
    return _stored(buffer.getvalue())


def _write(
    book: xlsxwriter.Workbook,
    evaluations: Sequence[Evaluation],
    title: str,
    cover: Sequence[tuple[str, str]],
    *,
    draft: bool,
) -> None:
    wagers = [settled.wager for settled in evaluations[0].settlements]
    names = sheet_names((wager.id, wager.title) for wager in wagers)
    formats = Formats(book)

    def sheet(name: str, widths: Sequence[int]) -> Grid:
        grid = Grid(book.add_worksheet(name), formats, widths)
        grid.printed(title, draft=draft)
        return grid

    house = evaluations[0].game
    under = f"{house.title} · reading {house.reading}"
    summary = sheet("Summary", summary_widths(len(evaluations)))
    summary.head(title, under, draft=draft)
    widths = widths_for(evaluations)
    found = {
        wager.id: write_wager(sheet(names[wager.id], widths), evaluations, wager, draft=draft)
        for wager in wagers
    }
    write_summary(summary, evaluations, found, names, cover)
    checks = sheet("Checks", CHECKS_WIDTHS)
    checks.head("Checks", under, draft=draft, fixed=FIRST_CHECKED - 1)
    write_checks(checks, found, names)


def _stored(packed: bytes) -> bytes:
    """Return a zip archive uncompressed and without a clock, whichever zlib packed it."""
    buffer = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(packed)) as given,
        zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as written,
    ):
        for name in given.namelist():
            entry = zipfile.ZipInfo(name, FIRST_IN_ZIP)
            entry.create_system = 0
            written.writestr(entry, given.read(name))
    return buffer.getvalue()
