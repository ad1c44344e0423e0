"""How the columns of a table fit a page of LaTeX: natural, or with the words and headers broken.

LaTeX breaks no cell by itself and lets a wide table run off the page, so widths are chosen here,
by counting characters: each counts as wide as a digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from combinat.publish.table import Table
from combinat.report.latex_words import LONGEST_WORD

SIZES = (
    (9, False, 104),
    (8, False, 113),
    (7, False, 121),
    (8, True, 172),
    (7, True, 183),
    (6, True, 199),
    (5, True, 215),
    (4, True, 268),
)
"""Points of the type, whether the page is turned, and how many digits stand side by side on A4."""

GAP = 2
"""Room between two columns, in digits."""

WORDY = 24
"""A cell of words that is longer can be broken into lines of about this length."""

FIXED = r">{{\ragged{}\arraybackslash}}p{{{}\digit}}"
"""A column of a given width, whose lines are even on one side."""


@dataclass(frozen=True)
class Layout:
    """The specification of a table's columns, the points of its type, and a page turned or not."""

    columns: str
    size: int
    turned: bool


@dataclass(frozen=True)
class Column:
    """The side on which a column stands, and the digits that it needs, broken and unbroken."""

    right: bool
    least: int
    whole: int


def layout(table: Table) -> Layout:
    """Return the first layout that a table fits, the largest type first; the last where none."""
    columns = _columns(table)
    for size, turned, room in SIZES:
        free = room - GAP * len(columns)
        if sum(column.whole for column in columns) <= free:
            return Layout("".join("r" if column.right else "l" for column in columns), size, turned)
        if sum(column.least for column in columns) <= free:
            break
    return Layout(_broken(columns, free), size, turned)


def _columns(table: Table) -> list[Column]:
    rows = table.shown()
    return [
        _column(header, [row[i] for row in rows], right=header in table.right)
        for i, header in enumerate(table.headers)
    ]


def _column(header: str, cells: Sequence[str], *, right: bool) -> Column:
    """Measure a column: a header breaks at its spaces, a cell only on the left and where wordy."""
    longest = max(map(len, cells), default=0)
    least = longest if right else min(longest, max(WORDY, longest_word(cells)))
    return Column(right, max(least, longest_word([header]), 1), max(longest, len(header)))


def longest_word(texts: Sequence[str]) -> int:
    """Return how many characters the longest word has that cannot be broken."""
    words = (len(word) for text in texts for word in text.split())
    return min(max(words, default=0), LONGEST_WORD)


def _broken(columns: Sequence[Column], free: int) -> str:
    """Return columns of given widths: the least of each, and a share of the rest by what lacks."""
    spare = max(free - sum(column.least for column in columns), 0)
    lacking = sum(column.whole - column.least for column in columns) or 1
    widths = [
        column.least + min(spare * (column.whole - column.least) // lacking, column.whole)
        for column in columns
    ]
    return "".join(
        FIXED.format("left" if column.right else "right", width)
        for column, width in zip(columns, widths, strict=True)
    )
