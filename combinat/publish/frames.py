"""The rows of a page as a frame of typed columns, and as Parquet: no digit is lost.

A column of whole numbers is Int64 where all of them fit.  A column of figures is Float64 where
every numeral has at most fifteen significant digits, so that the float reads back to the same
number; words that say why there is no figure are null there.  Every other column is text, as in
CSV, and so is a column in which one numeral does not fit.  What is empty in CSV is null.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from decimal import Decimal

import polars as pl

from combinat.publish.table import Cell, NoFigure, Page, Table

NUMERAL = re.compile(r"-?\d+(\.\d+)?(e[+-]?\d+)?", re.ASCII)
SAFE_DIGITS = 15
"""Numerals of so many significant digits are told apart by floats."""


def as_parquet(page: Page) -> bytes:
    """Return the rows of a page as a Parquet file."""
    out = io.BytesIO()
    frame_of(page).write_parquet(out)
    return out.getvalue()


def frame_of(page: Page) -> pl.DataFrame:
    """Return the rows of a page, or of its main table, under the headers that CSV has."""
    tables = [t for t in page.tables if page.main in ("", (t.keys or {}).get("Table"))]
    rows = [row for table in tables for row in _rows(table)]
    headers = dict.fromkeys(h for table in tables for h in (*(table.keys or {}), *table.headers))
    figures = {header for table in tables for header in table.right}
    columns = {
        header: _column(header, [row.get(header, "") for row in rows], header in figures)
        for header in headers
    }
    return pl.DataFrame(columns)


def _rows(table: Table) -> list[dict[str, Cell]]:
    keys = dict(table.keys or {})
    return [keys | dict(zip(table.headers, row, strict=True)) for row in table.rows]


def _column(name: str, cells: Sequence[Cell], figures: bool) -> pl.Series:
    """Return a column in the narrowest of the three types that keeps every digit."""
    whole = [cell for cell in cells if isinstance(cell, int)]
    written = [cell for cell in cells if isinstance(cell, str) and cell]
    if whole and not written and all(-(2**63) <= number < 2**63 for number in whole):
        return pl.Series(name, [None if cell == "" else cell for cell in cells], pl.Int64)
    numerals = [cell for cell in cells if cell != "" and not isinstance(cell, NoFigure)]
    if figures and all(_is_safe(str(numeral)) for numeral in numerals):
        shown = ["" if isinstance(cell, NoFigure) else str(cell) for cell in cells]
        return pl.Series(name, [float(cell) if cell else None for cell in shown], pl.Float64)
    return pl.Series(name, [str(cell) if cell != "" else None for cell in cells], pl.String)


def _is_safe(text: str) -> bool:
    """Say whether a text is a numeral that its float reads back to."""
    if not NUMERAL.fullmatch(text):
        return False
    number = Decimal(text)
    digits = len(number.as_tuple().digits)
    return digits <= SAFE_DIGITS and Decimal(repr(float(text))) == number
