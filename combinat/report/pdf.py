"""The report as a PDF: a fixed template for typst, and the document as data that it reads."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import typst

from combinat.report.document import Document, Formula, printed_record

PARTS = ("blocks.typ", "chapter.typ", "cover.typ", "style.typ", "tables.typ", "widths.typ")
STANDARD = "ua-1"
"""The PDF is tagged so that it can be read aloud: PDF/UA-1, which asks for no date."""

PAPERS = ("a4", "us-letter")
QUOTIENT = re.compile(r"[0-9d^()+\-/ ]+")
"""What a formula may hold, since it alone is evaluated."""


def as_pdf(document: Document, paper: str) -> bytes:
    """Return a document as a PDF on a paper of PAPERS."""
    assert paper in PAPERS, paper
    for block in document.blocks():
        assert not isinstance(block, Formula) or QUOTIENT.fullmatch(block.typst), block
    printed = {"paper": paper, "document": printed_record(document)}
    return _compiled(
        {
            **_template(),
            "document.json": json.dumps(printed).encode(),
            **{picture.file: picture.svg for picture in document.pictures()},
        }
    )


def _template() -> dict[str, bytes]:
    """Return the files of the template; typst starts at the one that it calls main."""
    here = files("combinat.report")
    parts = {name: (here / name).read_bytes() for name in PARTS}
    return {"main.typ": (here / "report.typ").read_bytes(), **parts}


def _compiled(sources: Any) -> bytes:
    return typst.compile(sources, format="pdf", ignore_system_fonts=True, pdf_standards=[STANDARD])
