"""The PDF's pages: their size, and what stands where on them."""

from __future__ import annotations

import io
from dataclasses import replace

import pypdf
import pypdfium2 as pdfium
import pypdfium2.raw as raw
import pytest

from combinat.report.document import Blank, Drawn, Items, Text
from combinat.report.pdf import PAPERS
from tests.report.pdf_documents import (
    SQUARE,
    formula,
    made,
    pages,
    pdf_pages,
    sample_pdf,
    squeezed,
    table,
)
from tests.report.pdf_reader import numbers_by_table
from tests.report.sample import sample

POINTS_IN_MM = 72 / 25.4
SIZES = {"a4": (210 * POINTS_IN_MM, 297 * POINTS_IN_MM), "us-letter": (612, 792)}
SIDE = 22 * POINTS_IN_MM


@pytest.mark.parametrize("paper", PAPERS)
def test_every_page_is_of_the_paper_upright_or_on_its_side(paper: str) -> None:
    width, height = SIZES[paper]
    sizes = {
        (round(float(page.mediabox.width)), round(float(page.mediabox.height)))
        for page in pdf_pages(sample_pdf(paper))
    }
    upright = (round(width), round(height))
    assert sizes == {upright, upright[::-1]}


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


def test_a_formula_has_its_name_and_its_limit_and_fits() -> None:
    terms = " + ".join(f"{'123456789' * 2} d^{power}" for power in range(30))
    made_of = made(formula(f"({terms})/(52 d - 1)"))
    text = "".join(pages(made_of))
    assert "Edge[chapter.edge]" in text
    assert "forinfinitelymanydecks:1/2" in text
    assert_within_margins(made_of)


def assert_within_margins(made: bytes) -> None:
    for page in pdfium.PdfDocument(made):
        for thing in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT]):
            left, _, right, _ = thing.get_bounds()
            assert left >= SIDE - 1, page
            assert right <= page.get_width() - SIDE + 1, page


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
    rows = (("x", "1.1111"), ("x", "-8.8888"))
    *_, page = pdfium.PdfDocument(made(table(*rows, headers=("A", "N"), right="N")))
    text_page = page.get_textpage()
    right_edges = {}
    for thing in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT]):
        bounds = thing.get_bounds()
        right_edges[text_page.get_text_bounded(*bounds).strip()] = bounds[2]
    assert right_edges["1.1111"] == pytest.approx(right_edges["\u22128.8888"], abs=1)


def test_a_chapter_of_one_page_is_made_smaller_until_it_is_one() -> None:
    content = Items(tuple(f"item {i} " + "word " * 25 for i in range(36)))
    plain, small = len(pages(made(content))), len(pages(made(content, one_page=True)))
    assert (plain, small) == (4, 3)


def test_a_chapter_without_a_block_has_its_title() -> None:
    *_, last = pages(made())
    assert "1Chapter" in last


def test_a_chapter_begins_on_a_page_of_its_own() -> None:
    reader = pypdf.PdfReader(io.BytesIO(sample_pdf()))
    marks = [mark for mark in reader.outline if not isinstance(mark, list)]
    begin = [reader.get_destination_page_number(mark) for mark in marks]
    assert len(set(begin)) == len(sample().chapters)
    texts = pages(sample_pdf())
    for place, (chapter, page) in enumerate(zip(sample().chapters, begin, strict=True), start=1):
        assert f"X-1{place}{squeezed(chapter.title)}" in texts[page or 0]


HIGH = SQUARE.replace("0 0 90 90", "0 0 90 9000")


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
