"""Reads tables back out of a PDF by its tags: what a person hears who has it read aloud.

Nothing here knows the template.
The tags say which marks on a page are a caption, a row, a cell; pdfium says which letters bear the
mark.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterable, Iterator
from typing import Any

import pypdfium2 as pdfium
import pypdfium2.raw as raw

TABLE_ID = re.compile(r"\[([a-z0-9_.]+)\]$")
NUMBER = re.compile(r"(?<![\w)])[-\u2212](?=\d)|\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+)?")
SIGNS = ("-", "\u2212")

Rows = list[list[str]]


def numbers_by_table(pdf: bytes) -> dict[str, list[str]]:
    """Return the numbers of each table of a PDF by its id, row by row, as machines write them.

    Captions, headers and notes are left out.
    """
    return {table: numbers_of(rows) for table, rows in cells_by_table(pdf).items()}


def numbers_of(rows: Iterable[Iterable[str]]) -> list[str]:
    """Return the numbers in cells in order: without commas, a hyphen for a minus.

    >>> numbers_of([["Tie", "9 to 1", "−0.5"], ["19/20", "1,234,567", "R-2"]])
    ['9', '1', '-0.5', '19/20', '1234567', '2']
    """
    return [number for row in rows for cell in row for number in _numbers(cell)]


def _numbers(cell: str) -> Iterator[str]:
    sign = ""
    for found in NUMBER.findall(cell):
        if found in SIGNS:
            sign = "-"
        else:
            yield sign + found.replace(",", "")
            sign = ""


def cells_by_table(pdf: bytes) -> dict[str, Rows]:
    """Return the cells of each table of a PDF by its id, row by row.

    Headers are left out, and empty cells: they bear no mark.  A table that goes on overleaf has its
    caption on its first page only.
    """
    tables: dict[str, Rows] = {}
    caption = ""
    for kind, text in _marked(pdf):
        if kind == "Caption":
            found = TABLE_ID.search(text)
            caption = found[1] if found else ""
        elif kind == "TR":
            tables.setdefault(caption, []).append([])
        elif kind == "TD":
            tables[caption][-1].append(text)
    return {table: [row for row in rows if row] for table, rows in tables.items() if table}


def _marked(pdf: bytes) -> Iterator[tuple[str, str]]:
    """Yield every tagged element of a PDF in order, with its text where it holds no other one."""
    document = pdfium.PdfDocument(pdf)
    for page in document:
        texts = _texts(page)
        tree = raw.FPDF_StructTree_GetForPage(page)
        for place in range(raw.FPDF_StructTree_CountChildren(tree)):
            yield from _elements(raw.FPDF_StructTree_GetChildAtIndex(tree, place), texts)
        raw.FPDF_StructTree_Close(tree)


def _elements(element: Any, texts: dict[int, str]) -> Iterator[tuple[str, str]]:
    kind = _kind(element)
    if kind in ("Caption", "TD", "TH"):
        yield kind, _unbroken(_text(element, texts))
        return
    yield kind, ""
    for child in _children(element):
        yield from _elements(child, texts)


def _unbroken(text: str) -> str:
    """Return a text in one line: long words and fractions may have been broken."""
    line = " ".join(text.split()).replace("\u200b ", "").replace("\u200b", "")
    return re.sub(r"(?<=\d/) (?=\d)", "", line)


def _text(element: Any, texts: dict[int, str]) -> str:
    """Return the text of an element and all below it."""
    parts = []
    for place in range(raw.FPDF_StructElement_CountChildren(element)):
        child = raw.FPDF_StructElement_GetChildAtIndex(element, place)
        if child:
            parts.append(_text(child, texts))
        else:
            mark = raw.FPDF_StructElement_GetMarkedContentIdAtIndex(element, place)
            parts.append(texts.get(mark, ""))
    return "".join(parts)


def _children(element: Any) -> Iterator[Any]:
    for place in range(raw.FPDF_StructElement_CountChildren(element)):
        child = raw.FPDF_StructElement_GetChildAtIndex(element, place)
        if child:
            yield child


def _kind(element: Any) -> str:
    size = raw.FPDF_StructElement_GetType(element, None, 0)
    buffer = ctypes.create_string_buffer(size)
    raw.FPDF_StructElement_GetType(element, buffer, size)
    return buffer.raw.decode("utf-16-le").rstrip("\0")


def _texts(page: Any) -> dict[int, str]:
    """Return the text on a page by its mark; each line begins with a space."""
    texts: dict[int, str] = {}
    lines: dict[int, float] = {}
    text_page = page.get_textpage()
    for place in range(raw.FPDFPage_CountObjects(page)):
        thing = raw.FPDFPage_GetObject(page, place)
        mark = raw.FPDFPageObj_GetMarkedContentID(thing)
        if mark < 0 or raw.FPDFPageObj_GetType(thing) != raw.FPDF_PAGEOBJ_TEXT:
            continue
        matrix = raw.FS_MATRIX()
        raw.FPDFPageObj_GetMatrix(thing, matrix)
        between = "" if lines.get(mark) == matrix.f else " "
        lines[mark] = matrix.f
        texts[mark] = texts.get(mark, "") + between + _letters(thing, text_page)
    return texts


def _letters(thing: Any, text_page: Any) -> str:
    size = raw.FPDFTextObj_GetText(thing, text_page, None, 0)
    buffer = ctypes.create_string_buffer(size)
    wide = ctypes.cast(buffer, ctypes.POINTER(ctypes.c_ushort))
    raw.FPDFTextObj_GetText(thing, text_page, wide, size)
    return buffer.raw.decode("utf-16-le").rstrip("\0")
