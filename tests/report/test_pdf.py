"""The PDF: the same bytes each time, text as it stands, and nothing that leads away or runs."""

from __future__ import annotations

import hashlib
import io
import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pypdf
import pytest
from pypdf.generic import ArrayObject, DictionaryObject, IndirectObject

from combinat.report import pdf
from combinat.report.document import Drawn, Text
from combinat.report.pdf import as_pdf
from tests.report.pdf_documents import SQUARE, formula, made, pages, sample_pdf, squeezed
from tests.report.pdf_reader import numbers_by_table
from tests.report.sample import HOSTILE, sample


def test_the_same_bytes_again_and_with_the_template_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = as_pdf(sample(), "a4")
    assert as_pdf(sample(), "a4") == first
    for part in pdf.TEMPLATE.glob("*.typ"):
        shutil.copy(part, tmp_path)
    monkeypatch.setattr(pdf, "TEMPLATE", tmp_path)
    assert as_pdf(sample(), "a4") == first


CHILD = """
import hashlib, pickle, sys
from combinat.report.pdf import as_pdf
with open(sys.argv[1], "rb") as file:
    print(hashlib.sha256(as_pdf(pickle.load(file), "a4")).hexdigest())
"""


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "America/Anchorage"])
def test_the_same_bytes_in_another_process_folder_zone_and_year(zone: str, tmp_path: Path) -> None:
    kept = tmp_path / "document"
    kept.write_bytes(pickle.dumps(sample()))
    root = str(Path(__file__).parents[2])
    epoch = {"TZ": zone, "SOURCE_DATE_EPOCH": str(len(zone) * 10**7), "LC_ALL": "C"}
    environment = {**os.environ, **epoch, "PYTHONPATH": root, "PYTHONHASHSEED": str(len(zone))}
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(kept)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == hashlib.sha256(sample_pdf()).hexdigest(), done.stderr


def test_text_of_a_game_is_shown_as_it_stands() -> None:
    text = "".join(pages(sample_pdf()))
    places = ("cover", "contents", "heading", "paragraph", "item", "caption", "header", "cell")
    assert text.count(squeezed(HOSTILE)) == len(places)


NO_QUOTIENTS = ("#panic()", "x", "d_1", '"d"', "sqrt(d)", "d*d", "", "d\n+1", "d;")


@pytest.mark.parametrize("code", NO_QUOTIENTS)
def test_a_formula_that_is_no_quotient_of_polynomials_is_refused(code: str) -> None:
    with pytest.raises(AssertionError):
        made(formula(code))


def test_draft_stands_on_every_page_of_a_draft_and_on_no_other() -> None:
    drafted = pages(sample_pdf(draft=True))
    assert all("DRAFT" in page for page in drafted)
    assert not any("DRAFT" in page for page in pages(sample_pdf()))
    assert numbers_by_table(sample_pdf(draft=True)) == numbers_by_table(sample_pdf())


def test_pages_are_numbered_and_bear_title_reading_number_and_hash() -> None:
    _, *others = pages(sample_pdf())
    for place, page in enumerate(others, start=2):
        assert f"Page{place}of{len(others) + 1}" in page
        assert "PuntoBanco(Aspers),readingprinted" in page
        assert "X-1" in page
        assert f"Rules{sample().rules_sha256[:12]}" in page


def test_the_cover_has_every_pair_the_reading_and_the_hash() -> None:
    cover, *_ = pages(sample_pdf())
    for label, value in (*sample().cover, ("Reading", "printed"), ("", sample().rules_sha256)):
        assert squeezed(label + value) in cover


def test_the_outline_and_the_contents_have_the_chapters_in_order() -> None:
    reader = pypdf.PdfReader(io.BytesIO(sample_pdf()))
    bookmarks = [mark.title for mark in reader.outline if not isinstance(mark, list)]
    titles = [f"{place} {one.title}" for place, one in enumerate(sample().chapters, start=1)]
    assert [squeezed(str(mark)) for mark in bookmarks] == [squeezed(title) for title in titles]
    _, contents, *_ = pages(sample_pdf())
    found = [contents.index(squeezed(title)) for title in titles]
    assert found == sorted(found)
    links: Any = reader.pages[1]["/Annots"]
    assert len(links) >= len(titles)


def test_a_blank_chapter_is_the_page_with_its_labels() -> None:
    *_, last = pages(sample_pdf())
    for words in ("6Review", "Reviewer", "Date", "Signature"):
        assert words in last


FORBIDDEN = {"/URI", "/JavaScript", "/JS", "/Launch", "/EmbeddedFile", "/CreationDate", "/ModDate"}
FORBIDDEN |= {"/OpenAction", "/AA", "/GoToR", "/SubmitForm", "/RichMedia"}


def test_no_link_to_outside_no_script_and_no_date() -> None:
    reader = pypdf.PdfReader(io.BytesIO(sample_pdf(draft=True)))
    names = set(names_in(reader.trailer, set()))
    assert "/GoTo" in names or "/Dest" in names
    assert not names & FORBIDDEN
    root: Any = reader.trailer["/Root"]
    metadata = root["/Metadata"].get_data()
    assert b"Date" not in metadata
    assert b"pdfuaid:part" in metadata


def names_in(thing: Any, seen: set[int]) -> Iterator[str]:
    """Yield every key and every name of a PDF."""
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if isinstance(one, IndirectObject):
            if one.idnum in seen:
                continue
            seen.add(one.idnum)
            one = one.get_object()
        if isinstance(one, DictionaryObject):
            yield from one
            waiting += [one.raw_get(key) for key in one]
        elif isinstance(one, ArrayObject):
            waiting += list(one)
        elif isinstance(one, str):
            yield one


def test_it_is_tagged_and_pictures_are_described() -> None:
    reader = pypdf.PdfReader(io.BytesIO(sample_pdf()))
    root: Any = reader.trailer["/Root"]
    assert root["/MarkInfo"]["/Marked"]
    assert root["/Lang"] == "en-GB"
    assert reader.metadata is not None
    assert reader.metadata.title == "Punto Banco (Aspers): Mathematical report"
    described = set(names_in(root["/StructTreeRoot"], set()))
    for picture in sample().pictures():
        assert picture.description in described


def test_letters_signs_and_suits_have_glyphs() -> None:
    letters = "é É ü ñ ç ≥ ≤ − – — “ ” ‘ ’ £ € → · × ½ ♠ ♥ ♦ ♣ Ж Ω"
    text = "".join(pages(made(Text(letters))))
    assert squeezed(letters) in text
    assert "[U+" not in text


def test_a_character_without_a_glyph_stands_as_its_number() -> None:
    svg = SQUARE.format("\u5bb6").encode()
    shown = made(Text("\u767e \U0001f600"), Drawn("chapter.p", "\u4e50", "words", svg))
    text = "".join(pages(shown))
    for number in ("[U+767E][U+1F600]", "[U+4E50]", "[U+5BB6]"):
        assert number in text
