"""The PDF: what it says is what the document says, on any paper, and the same bytes each time."""

from __future__ import annotations

import hashlib
import io
import os
import pickle
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pypdf
import pypdfium2 as pdfium
import pypdfium2.raw as raw
import pytest
from pypdf.generic import ArrayObject, DictionaryObject, IndirectObject

from combinat.publish.table import Table
from combinat.report import pdf
from combinat.report.document import (
    Blank,
    Block,
    Chapter,
    Document,
    Drawn,
    Formula,
    Items,
    Shown,
    Text,
    document_record,
    printed_record,
)
from combinat.report.pdf import PAPERS, as_pdf
from tests.report.pdf_reader import cells_by_table, numbers_by_table, numbers_of
from tests.report.sample import HOSTILE, sample

POINTS_IN_MM = 72 / 25.4
SIZES = {"a4": (210 * POINTS_IN_MM, 297 * POINTS_IN_MM), "us-letter": (612, 792)}
SIDE = 22 * POINTS_IN_MM
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


def pages(made: bytes) -> list[str]:
    """Return the text of each page, without spaces."""
    return [squeezed(page.extract_text()) for page in pypdf.PdfReader(io.BytesIO(made)).pages]


def squeezed(text: str) -> str:
    return re.sub(r"[\s\u200b]", "", text).replace("\u2212", "-")


def printed_tables(document: Document) -> dict[str, list[list[str]]]:
    return tables(printed_record(document))


def tables(record: dict[str, Any]) -> dict[str, list[list[str]]]:
    blocks = [block for chapter in record["chapters"] for block in chapter["blocks"]]
    return {block["id"]: block["rows"] for block in blocks if block["kind"] == "table"}


@pytest.mark.parametrize("paper", PAPERS)
def test_every_page_is_of_the_paper_upright_or_on_its_side(paper: str) -> None:
    width, height = SIZES[paper]
    sizes = {
        (round(float(page.mediabox.width)), round(float(page.mediabox.height)))
        for page in pypdf.PdfReader(io.BytesIO(sample_pdf(paper))).pages
    }
    upright = (round(width), round(height))
    assert sizes == {upright, upright[::-1]}


@pytest.mark.parametrize("paper", PAPERS)
def test_every_cell_of_every_table_is_read_back(paper: str) -> None:
    read = cells_by_table(sample_pdf(paper))
    expected = printed_tables(sample())
    assert list(read) == list(expected)
    for name, rows in expected.items():
        filled = [[squeezed(cell) for cell in row if cell] for row in rows]
        assert [[squeezed(cell) for cell in row] for row in read[name]] == filled


@pytest.mark.parametrize("paper", PAPERS)
def test_every_number_of_a_table_equals_the_annex(paper: str) -> None:
    annex = {name: numbers_of(rows) for name, rows in tables(document_record(sample())).items()}
    assert sum(map(len, annex.values())) > 500
    assert numbers_by_table(sample_pdf(paper)) == annex


def test_every_cell_is_in_the_text_as_another_reader_finds_it() -> None:
    text = "".join(pages(sample_pdf()))
    for rows in printed_tables(sample()).values():
        for row in rows:
            for cell in row:
                assert squeezed(cell) in text


def test_a_changed_digit_and_a_row_that_is_gone_are_seen() -> None:
    rows = (("Tie", "9 to 1", "0.0951559680"), ("Total", "", "-1,234,567"))
    read = numbers_by_table(made(table(*rows)))["chapter.table"]
    assert read == ["9", "1", "0.0951559680", "-1234567"]
    changed = (("Tie", "9 to 1", "0.0951559681"), rows[1])
    assert numbers_by_table(made(table(*changed)))["chapter.table"] == [
        *read[:2],
        "0.0951559681",
        read[3],
    ]
    assert numbers_by_table(made(table(rows[0])))["chapter.table"] == read[:3]


def test_numbers_that_no_line_holds_are_read_back_whole() -> None:
    long = "1234567890" * 15
    rows = ((long, "1"), ("2/3", f"{'7' * 60}/{'9' * 60}"))
    assert numbers_by_table(made(table(*rows)))["chapter.table"] == numbers_of(rows)


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
    hostile = squeezed(HOSTILE)
    cover, contents, heading, paragraph, item, caption, header, cell = range(8)
    assert text.count(hostile) >= len(
        (cover, contents, heading, paragraph, item, caption, header, cell)
    )


@pytest.mark.parametrize(
    "code", ["#panic()", "x", "d_1", '"d"', "sqrt(d)", "d*d", "", "d\n+1", "d;"]
)
def test_a_formula_that_is_no_quotient_of_polynomials_is_refused(code: str) -> None:
    with pytest.raises(AssertionError):
        made(formula(code))


def formula(code: str) -> Formula:
    return Formula("chapter.edge", "Edge", "h(d)", "plain", "", code, "", "1/2")


def test_a_formula_has_its_name_and_its_limit_and_fits() -> None:
    terms = " + ".join(f"{'123456789' * 2} d^{power}" for power in range(30))
    made_of = made(formula(f"({terms})/(52 d - 1)"))
    text = "".join(pages(made_of))
    assert "Edge[chapter.edge]" in text
    assert "forinfinitelymanydecks:1/2" in text
    assert_within_margins(made_of)


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_stands_over_the_margins(paper: str) -> None:
    assert_within_margins(sample_pdf(paper))


def test_a_table_of_many_columns_is_on_its_side_and_made_small() -> None:
    for columns, flipped in ((5, False), (16, True), (60, True)):
        wide = made(table(*[("1.234567",) * columns] * 30))
        sides = [float(page.mediabox.width) > 600 for page in pdf_pages(wide)]
        assert any(sides) is flipped
        assert_within_margins(wide)
        assert len(numbers_by_table(wide)["chapter.table"]) == 30 * columns


def test_long_words_are_broken_everywhere() -> None:
    long = "W" * 400
    assert_within_margins(made(Text(long), Items((long,)), table((long, "1"), headers=(long, "B"))))


def assert_within_margins(made: bytes) -> None:
    for page, bounds in texts_with_bounds(made):
        left, _, right, _ = bounds
        assert left >= SIDE - 1, page
        assert right <= page.get_width() - SIDE + 1, page


def texts_with_bounds(made: bytes) -> Iterator[tuple[Any, tuple[float, float, float, float]]]:
    for page in pdfium.PdfDocument(made):
        for thing in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT]):
            yield page, thing.get_bounds()


def pdf_pages(made: bytes) -> list[pypdf.PageObject]:
    return list(pypdf.PdfReader(io.BytesIO(made)).pages)


def test_a_long_table_has_its_header_on_every_page_and_its_caption_once() -> None:
    rows = tuple((f"line {i}", f"word {i}") for i in range(150))
    long = pages(made(table(*rows, headers=("Left head", "Right head"))))
    bearing = [page for page in long if "line" in page]
    assert len(bearing) > 2
    assert all("LeftheadRighthead" in page for page in bearing)
    assert sum(page.count("[chapter.table]") for page in long) == 1


@pytest.mark.parametrize("lines", range(30, 50, 3))
def test_a_low_table_stays_on_one_page_and_a_long_one_begins_with_three_rows(lines: int) -> None:
    filler = Items(tuple(f"item {i}" for i in range(lines)))
    for rows, least in ((12, 12), (80, 3)):
        shown = table(*((f"line{i}.", "word") for i in range(rows)))
        (page,) = [page for page in pages(made(filler, shown)) if "[chapter.table]" in page]
        assert all(f"line{i}." in page for i in range(least))


def test_a_total_is_set_off_by_a_rule() -> None:
    rules = [
        sum(
            1
            for page in pdfium.PdfDocument(made(table(("Tie", "1"), (last, "1"))))
            for _ in page.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH])
        )
        for last in ("Loses", "Total", "Together")
    ]
    assert rules[1] == rules[2] > rules[0]


def test_numbers_stand_under_each_other() -> None:
    shown = made(
        Shown(
            "chapter.table",
            Table("", ("A", "N"), (("x", "1.1111"), ("x", "-8.8888")), frozenset("N")),
        )
    )
    document = pdfium.PdfDocument(shown)
    page = document[len(document) - 1]
    text_page = page.get_textpage()
    bounds = {}
    for thing in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT]):
        left, _, right, _ = thing.get_bounds()
        bounds[text_page.get_text_bounded(*thing.get_bounds()).strip()] = (left, right)
    ones, eights = bounds["1.1111"], bounds["\u22128.8888"]
    assert ones[1] == pytest.approx(eights[1], abs=1)


def test_a_chapter_of_one_page_is_made_smaller_until_it_is_one() -> None:
    content = Items(tuple(f"item {i} " + "word " * 25 for i in range(36)))
    plain, small = len(pages(made(content))), len(pages(made(content, one_page=True)))
    assert (plain, small) == (4, 3)


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
    titles = [chapter.title for chapter in sample().chapters]
    assert [squeezed(mark) for mark in bookmarks] == [squeezed(title) for title in titles]
    _, contents, *_ = pages(sample_pdf())
    found = [contents.index(squeezed(title)) for title in titles[1:]]
    assert found == sorted(found)
    links = [link.get_object() for link in reader.pages[1]["/Annots"]]
    assert len(links) >= len(titles)


def test_a_chapter_begins_on_a_page_of_its_own() -> None:
    texts = pages(sample_pdf())
    for place, chapter in enumerate(sample().chapters, start=1):
        heading = squeezed(f"{place} {chapter.title}")
        assert sum(heading in page for page in texts[2:]) == 1


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
    metadata = reader.trailer["/Root"]["/Metadata"].get_data()
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
    root = reader.trailer["/Root"]
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


def test_a_picture_is_not_blown_up_and_one_that_is_high_fits_the_page() -> None:
    small = Drawn("chapter.small", "Small", "words", SQUARE.format("").encode())
    high = replace(
        small, id="chapter.high", svg=SQUARE.replace("0 0 90 90", "0 0 90 9000").encode()
    )
    assert len(pages(made(small, Text("below")))) == 3
    assert len(pages(made(high))) == 3


def test_lines_to_write_on_have_their_labels() -> None:
    labels = tuple(f"Label {i}" for i in range(8))
    *_, last = pages(made(Blank(labels), one_page=True))
    assert all(squeezed(label) in last for label in labels)
