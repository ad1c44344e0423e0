"""A sheet as it is written: text stays text, and each formula carries its exact value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import xlsxwriter
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from combinat.report.workbook.words import clean, in_header

A4 = 9
LINE_HEIGHT = 13
"""Points of one line of the note style."""

NAVY, GREY, RULE, FILL, INPUT, RED = (
    "#1F3A5F",
    "#555555",
    "#B8C2CC",
    "#E9EEF3",
    "#FFF8DC",
    "#B00020",
)
FONT = {"font_name": "Arial", "font_size": 9}
PROPERTIES: dict[str, dict[str, Any]] = {
    "title": {"bold": True, "font_size": 15, "font_color": NAVY},
    "subtitle": {"font_color": GREY},
    "draft": {"bold": True, "font_size": 15, "font_color": RED, "align": "right"},
    "band": {"bold": True, "font_size": 11, "font_color": NAVY, "bottom": 2, "bottom_color": NAVY},
    "header": {"bold": True, "bg_color": FILL, "text_wrap": True, "valign": "vcenter", "bottom": 1},
    "cell": {"bottom": 4, "bottom_color": RULE, "valign": "top"},
    "total": {"bold": True, "top": 1, "bottom": 1},
    "input": {"bg_color": INPUT, "border": 1, "border_color": RULE, "locked": False},
    "verdict": {"bold": True, "align": "center"},
    "note": {"text_wrap": True, "valign": "top"},
    "wrap": {"text_wrap": True},
    "exact": {"font_color": GREY},
    "link": {"font_color": NAVY, "underline": 1},
    "right": {"align": "right"},
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
    """A sheet under its name, written cell by cell.

    `widths` are those of its columns, A first; texts that span the sheet are as wide as all.
    """

    def __init__(
        self, sheet: Worksheet, name: str, formats: Formats, widths: Sequence[int]
    ) -> None:
        self.sheet, self.name, self.formats = sheet, name, formats
        self.columns = [chr(ord("A") + place) for place in range(len(widths))]
        self.width = sum(widths)
        for column, width in zip(self.columns, widths, strict=True):
            sheet.set_column(f"{column}:{column}", width, formats.of())
        sheet.hide_gridlines(2)

    @property
    def last(self) -> str:
        """The last column."""
        return self.columns[-1]

    def place(self, cell: str) -> str:
        """Return a cell as formulas of other sheets name it."""
        return f"'{self.name}'!{cell}"

    def text(self, cell: str, words: str, *styles: str) -> None:
        """Write a text that is never read as anything else."""
        self.sheet.write_string(cell, clean(words), self.formats.of(*styles))

    def number(self, cell: str, number: Fraction | int, *styles: str) -> None:
        """Write a number, rounded to the nearest double where it is none."""
        self.sheet.write_number(cell, float(number), self.formats.of(*styles))

    def blank(self, cell: str, *styles: str) -> None:
        """Leave a cell empty, in a style."""
        self.sheet.write_blank(cell, None, self.formats.of(*styles))

    def live(self, cell: str, live: Live, *styles: str) -> None:
        """Write a formula, and its value for viewers that do not calculate."""
        value = float(live.value) if isinstance(live.value, Fraction) else live.value
        self.sheet.write_formula(cell, live.formula, self.formats.of(*styles), value)

    def link(self, cell: str, target: str, words: str, *styles: str) -> None:
        """Write a text that leads to a cell of this workbook."""
        self.sheet.write_url(cell, f"internal:{target}", self.formats.of(*styles), clean(words))

    def across(self, row: int, words: str, *styles: str) -> None:
        """Write a text over the whole width, as many lines high as it needs."""
        span = f"A{row}:{self.last}{row}"
        style = self.formats.of("note", *styles)
        self.sheet.merge_range(span, "", style)
        self.text(f"A{row}", words, "note", *styles)
        lines = -(-len(words) // self.width)
        self.sheet.set_row(row - 1, LINE_HEIGHT * lines)

    def band(self, row: int, words: str) -> None:
        """Write the heading of a part over the whole width."""
        for column in self.columns:
            self.blank(f"{column}{row}", "band")
        self.text(f"A{row}", words, "band")

    def headers(self, row: int, headers: Sequence[str], right: Sequence[str]) -> None:
        """Write the headers of a table."""
        for column, header in zip(self.columns, headers, strict=False):
            self.text(f"{column}{row}", header, "header", *(["right"] if header in right else []))

    def head(self, words: str, under: str, *, draft: bool) -> None:
        """Write the title and the line under it; both stay in sight."""
        self.text("A1", words, "title")
        self.text("A2", under, "subtitle")
        if draft:
            self.text(f"{self.last}1", "DRAFT", "draft")
        self.sheet.freeze_panes(2, 0)
        self.sheet.repeat_rows(0, 1)

    def printed(self, title: str, *, draft: bool) -> None:
        """Set how the sheet is printed: A4 across, one page wide, title and page on each."""
        self.sheet.set_landscape()
        self.sheet.set_paper(A4)
        self.sheet.fit_to_pages(1, 0)
        middle = '&C&"Arial,Bold"&12DRAFT' if draft else ""
        self.sheet.set_header(f'&L&"Arial,Regular"&8 {in_header(title)}{middle}&R&8&A')
        self.sheet.set_footer("&R&8Page &P of &N")
