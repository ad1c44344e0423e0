"""The report as a PDF: a fixed template for typst, and the document as data that it reads.

This module needs the `report` extra.  Nothing of a document is ever code: its texts are strings of
a JSON file, its pictures SVG files, and what a formula may hold is spelt out below.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import typst

from combinat.report.document import Document, Formula, printed_record

TEMPLATE = Path(__file__).parent
PARTS = ("blocks.typ", "chapter.typ", "cover.typ", "style.typ", "tables.typ", "widths.typ")
"""The files of the template beside report.typ, where it begins."""

PAPERS = ("a4", "us-letter")
STANDARD = "ua-1"
"""PDF/UA-1: tagged, so that it can be read aloud.  The kinds of PDF/A would ask for a date."""

QUOTIENT = re.compile(r"[0-9d^()+\-/ ]+")
"""What a formula holds, the one thing that typst evaluates."""

WITHOUT_GLYPH = re.compile(r'the text `"(.+?)"` could not be displayed')
ESCAPED = re.compile(r"\\u\{([0-9a-f]+)\}")


def as_pdf(document: Document, paper: str) -> bytes:
    """Return a document as a PDF on a paper of PAPERS, the same bytes each time.

    A character that none of typst's own fonts has stands as its number, such as [U+767E].
    """
    assert paper in PAPERS, paper
    for block in document.blocks():
        assert not isinstance(block, Formula) or QUOTIENT.fullmatch(block.typst), block
    printed = {"paper": paper, "document": printed_record(document)}
    data = {"document.json": json.dumps(printed, ensure_ascii=False)}
    return _compiled(data | {one.file: one.svg.decode() for one in document.pictures()})


def _compiled(data: Mapping[str, str]) -> bytes:
    """Return the template with its data as a PDF, characters without a glyph spelt out."""
    compiled: Any = typst.compile  # its types do not tell of files in memory
    try:
        made: bytes = compiled(
            _template() | {name: text.encode() for name, text in data.items()},
            root=TEMPLATE,
            format="pdf",
            ignore_system_fonts=True,
            pdf_standards=STANDARD,
        )
    except typst.TypstError as error:
        spelling = {ord(char): f"[U+{ord(char):04X}]" for char in _without_glyph(error.diagnostic)}
        spelt = {name: text.translate(spelling) for name, text in data.items()}
        if spelt == data:
            raise
        return _compiled(spelt)
    return made


def _template() -> dict[str, bytes]:
    """Return the files of the template; typst begins with the one that it calls main."""
    parts = {name: (TEMPLATE / name).read_bytes() for name in PARTS}
    return {"main.typ": (TEMPLATE / "report.typ").read_bytes(), **parts}


def _without_glyph(diagnostic: str) -> Iterator[str]:
    """Yield the characters that typst says it could not draw."""
    for found in WITHOUT_GLYPH.findall(diagnostic):
        text = ESCAPED.sub(lambda escape: chr(int(escape[1], 16)), found)
        yield from (char for char in text if not char.isascii())
