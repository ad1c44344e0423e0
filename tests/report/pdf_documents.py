"""PDFs for the tests: of the sample, and of a few blocks."""

from __future__ import annotations

import io
import re
from functools import cache

import pypdf

from combinat.publish.table import Table
from combinat.report.document import Block, Chapter, Document, Formula, Shown
from combinat.report.pdf import as_pdf
from tests.report.sample import sample

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><text y="50">{}</text></svg>'


@cache
def sample_pdf(paper: str = "a4", *, draft: bool = False) -> bytes:
    return as_pdf(sample(draft=draft), paper)


def document_of(*blocks: Block, one_page: bool = False, draft: bool = False) -> Document:
    chapter = Chapter("chapter", "Chapter", blocks, one_page)
    return Document("x", "Title", "Subtitle", "printed", "0" * 64, (), (chapter,), draft)


def made(*blocks: Block, one_page: bool = False) -> bytes:
    return as_pdf(document_of(*blocks, one_page=one_page), "a4")


def table(*rows: tuple[str, ...], headers: tuple[str, ...] = (), right: str = "") -> Shown:
    named = headers or tuple(f"Column {i}" for i in range(len(rows[0])))
    return Shown("chapter.table", Table("Caption", named, rows, frozenset(right)))


def pdf_pages(made: bytes) -> list[pypdf.PageObject]:
    return list(pypdf.PdfReader(io.BytesIO(made)).pages)


def pages(made: bytes) -> list[str]:
    """Return the text of each page, without spaces."""
    return [squeezed(page.extract_text()) for page in pypdf.PdfReader(io.BytesIO(made)).pages]


def squeezed(text: str) -> str:
    return re.sub(r"[\s\u200b]", "", text).replace("\u2212", "-")


def formula(code: str) -> Formula:
    return Formula("chapter.edge", "Edge", "h(d)", "plain", "", code, "", "1/2")
