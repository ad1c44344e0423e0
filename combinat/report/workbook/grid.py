"""A sheet as it is written: text stays text, and each formula carries its exact value."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import xlsxwriter
from xlsxwriter.format import Format
from xlsxwriter.utility import xl_cell_to_rowcol, xl_col_to_name
from xlsxwriter.worksheet import Worksheet

from combinat.report.workbook.words import clean, in_header

A4 = 9
MARGINS = tuple(Fraction(tenths, 10) for tenths in (5, 5, 8, 7))
"""Inches left, right, above and below."""

LINE_HEIGHT, PADDING, HIGHEST_ROW = 12, 3, 409
"""Points: of a line of text, what a row has above and below its lines, and Excel's limit."""

LETTERS_IN_TEN = 11
"""So many letters of the text's font take the room of ten units of column width."""

NAVY, GREY, RULE, FILL, INPUT, RED = (
    "#1F3A5F",
    "#555555",
    "#B8C2CC",
    "#E9EEF3",
    "#FFF8DC",
    "#B00020",
)
FONT = {"font_name": "Arial", "font_size": 9, "valign": "vcenter"}
PROPERTIES: dict[str, dict[str, Any]] = {
    "title": {"bold": True, "font_size": 15, "font_color": NAVY},
    "subtitle": {"font_color": GREY},
    "draft": {"bold": True, "font_size": 15, "font_color": RED, "align": "right"},
    "band": {"bold": True, "font_size": 11, "font_color": NAVY, "bottom": 2, "bottom_color": NAVY},
    "header": {"bold": True, "bg_color": FILL, "text_wrap": True, "bottom": 1},
    "cell": {"bottom": 1, "bottom_color": RULE},
    "total": {"bold": True, "top": 1, "bottom": 1},
    "input": {"bg_color": INPUT, "border": 1, "border_color": RULE, "locked": False},
    "verdict": {"bold": True, "align": "right"},
    "fails": {"bold": True, "font_color": RED},
    "wrap": {"text_wrap": True},
    "exact": {"font_color": GREY, "indent": 1},
    "indent": {"indent": 1},
    "link": {"font_color": NAVY, "underline": 1},
    "right": {"align": "right"},
    "left": {"align": "left"},
    "whole": {"num_format": "#,##0", "align": "right"},
    "rounded": {"num_format": "0.00000000000000E+00", "align": "right"},
    "plain": {"num_format": "General", "align": "right"},
    "share": {"num_format": "0.0000000000", "align": "right"},
    "decimal": {"num_format": "#,##0.000000", "align": "right"},
    "percent": {"num_format": "0.000000%", "align": "right"},
    "small_percent": {"num_format": "0.00####%", "align": "right"},
}
"""What each style adds; a cell's format is made of several of them, the later ones stronger."""

Value = Fraction | bool | str


@dataclass(frozen=True)
class Live:
    """A formula with the value that it must have."""

    formula: str
    value: Value


class Formats:
    """The formats of a workbook, each made once from the names of its styles."""

    def __init__(self, book: xlsxwriter.Workbook) -> None:
        self._book = book
        self._made: dict[tuple[str, ...], Format] = {}

    def of(self, *styles: str) -> Format:
        """Return the format of these styles."""
        if styles not in self._made:
            merged: dict[str, Any] = dict(FONT)
            for style in styles:
                merged |= PROPERTIES[style]
            self._made[styles] = self._book.add_format(merged)
        return self._made[styles]


class Grid:
    """A sheet that is written cell by cell; `widths` are those of its columns, A first."""

    def __init__(self, sheet: Worksheet, formats: Formats, widths: Sequence[int]) -> None:
        self.sheet, self.formats = sheet, formats
        self.columns: list[str] = [xl_col_to_name(place) for place in range(len(widths))]
        self.widths = dict(zip(self.columns, widths, strict=True))
        self._lines: dict[int, int] = {}
        for column, width in self.widths.items():
            sheet.set_column(f"{column}:{column}", width, formats.of())
        sheet.hide_gridlines(2)

    @property
    def last(self) -> str:
        """The last column."""
        return self.columns[-1]

    def text(self, cell: str, words: str, *styles: str) -> None:
        """Write a text that is never read as anything else."""
        self.sheet.write_string(cell, clean(words), self.formats.of(*styles))

    def number(self, cell: str, number: Fraction | int, *styles: str) -> None:
        """Write a number, to sixteen digits."""
        self.sheet.write_number(cell, float(number), self.formats.of(*styles))

    def blank(self, cell: str, *styles: str) -> None:
        """Leave a cell empty, in a style."""
        self.sheet.write_blank(cell, None, self.formats.of(*styles))

    def live(self, cell: str, live: Live, *styles: str) -> None:
        """Write a formula, and its value for viewers that do not calculate."""
        value = float(live.value) if isinstance(live.value, Fraction) else live.value
        self.sheet.write_formula(cell, live.formula, self.formats.of(*styles), value)

    def link(self, cell: str, target: str, words: str, *styles: str) -> None:
        """Write a text that leads to a cell of this workbook, as many lines high as it needs."""
        style = self.formats.of("link", "wrap", *styles)
        self.sheet.write_url(cell, f"internal:{target}", style, clean(words))
        self._heighten(cell, words)

    def verdict(self, cell: str, formula: str, *styles: str) -> None:
        """Write a check, which is red where it fails."""
        self.live(cell, Live(formula, True), "verdict", *styles)
        red = {"type": "cell", "criteria": "==", "value": "FALSE"}
        self.sheet.conditional_format(cell, red | {"format": self.formats.of("fails")})

    def wrapped(self, cell: str, words: str, *styles: str) -> None:
        """Write a text into its column, as many lines high as it needs."""
        self.text(cell, words, "wrap", *styles)
        self._heighten(cell, words)

    def across(self, row: int, words: str, *, start: str = "A") -> None:
        """Write a text from a column to the last, as many lines high as it needs."""
        columns = self.columns[self.columns.index(start) :]
        self.sheet.merge_range(f"{start}{row}:{self.last}{row}", "", self.formats.of("wrap"))
        self.text(f"{start}{row}", words, "wrap")
        self._heighten(f"{start}{row}", words, span=len(columns))

    def band(self, row: int, words: str) -> None:
        """Write the heading of a part over the whole width."""
        for column in self.columns:
            self.blank(f"{column}{row}", "band")
        self.text(f"A{row}", words, "band")

    def headers(self, row: int, headers: Sequence[str], right: Sequence[str]) -> None:
        """Write the headers of a table, one a column; an empty one leads nowhere."""
        for column, header in zip(self.columns, headers, strict=False):
            side = "right" if header in right else "indent" if header == "Exact" else "header"
            self.text(f"{column}{row}", header, "header", side)
            self._heighten(f"{column}{row}", header)

    def _heighten(self, cell: str, words: str, span: int = 1) -> None:
        """Make a row high enough for a text over so many columns, within what Excel takes."""
        row, first = xl_cell_to_rowcol(cell)
        width = sum(self.widths[column] for column in self.columns[first : first + span])
        lines = len(textwrap.wrap(clean(words), width * LETTERS_IN_TEN // 10)) or 1
        if lines > self._lines.get(row, 1):
            self._lines[row] = lines
            self.sheet.set_row(row, min(LINE_HEIGHT * lines + PADDING, HIGHEST_ROW))

    def head(self, words: str, under: str, *, draft: bool, fixed: int = 2) -> None:
        """Write the title and the line under it; so many rows stay in sight and are repeated."""
        self.text("A1", words, "title")
        self.text("A2", under, "subtitle")
        if draft:
            self.text(f"{self.last}1", "DRAFT", "draft")
        self.sheet.freeze_panes(fixed, 0)
        self.sheet.repeat_rows(0, fixed - 1)

    def printed(self, title: str, *, draft: bool) -> None:
        """Set how the sheet is printed: A4 across, one page wide, title and page on each."""
        self.sheet.set_landscape()
        self.sheet.set_paper(A4)
        self.sheet.fit_to_pages(1, 0)
        self.sheet.set_margins(*map(float, MARGINS))
        small = '&"Arial,Regular"&8'
        middle = '&C&"Arial,Bold"&12DRAFT' if draft else ""
        self.sheet.set_header(f"&L{small} {in_header(title)}{middle}&R{small}&A")
        self.sheet.set_footer(f"&R{small}Page &P of &N")
