"""The report as HTML in a browser: quiet, readable on a phone, by keyboard, by ear and in print."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pypdf
import pytest
from axe_playwright_python.sync_playwright import Axe

from combinat.report.document import Block, Document, Shown
from combinat.report.html import as_html
from tests.browser import DESKTOP, PHONE, Opened, Pages
from tests.report.sample import sample

ROWS = 2
"""Of each table, where what is asked takes time with every cell."""

MILLIMETRE = 96 / 25.4
UPRIGHT, ACROSS = 174 * MILLIMETRE, 261 * MILLIMETRE
"""Pixels: the width of what is printed on A4."""

CHECKED = {
    "color-contrast",
    "document-title",
    "empty-table-header",
    "heading-order",
    "html-has-lang",
    "image-alt",
    "landmark-unique",
    "list",
    "region",
    "scope-attr-valid",
    "scrollable-region-focusable",
    "skip-link",
    "td-headers-attr",
}
"""Rules of accessibility that must have found something to check."""


def saved(document: Document, folder: Path) -> Path:
    file = folder / "report.html"
    file.write_text(as_html(document), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved(replace(sample(), draft=True), tmp_path_factory.mktemp("report"))


@pytest.fixture(scope="module")
def short_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the report with a few rows of each table."""

    def short(block: Block) -> Block:
        if not isinstance(block, Shown):
            return block
        rows = block.table.rows[-ROWS:]
        return replace(block, table=replace(block.table, rows=rows))

    document = sample()
    chapters = tuple(
        replace(chapter, blocks=tuple(map(short, chapter.blocks))) for chapter in document.chapters
    )
    return saved(replace(document, chapters=chapters, draft=True), tmp_path_factory.mktemp("short"))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_it_asks_for_nothing_and_complains_of_nothing(
    pages: Pages, file: Path, *, dark: bool
) -> None:
    opened = pages.open(file, dark=dark)
    opened.page.wait_for_load_state("networkidle")
    assert opened.faults == []
    assert opened.requests == [file.as_uri()]
    drawn = opened.page.evaluate("Array.from(document.images, image => image.naturalWidth > 0)")
    assert drawn == [True, True]


def test_only_tables_scroll_on_a_phone(pages: Pages, file: Path) -> None:
    page = pages.open(file, width=PHONE).page
    assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE
    region = page.locator(".scrolls", has=page.locator("[id='risk.0']"))
    assert region.evaluate("region => region.scrollWidth > 2 * region.clientWidth")
    page.evaluate("window.scrollTo(1000, 0)")
    assert page.evaluate("window.scrollX") == 0


@pytest.mark.parametrize("width", [PHONE, 768, DESKTOP])
def test_what_does_not_scroll_fits(pages: Pages, file: Path, width: int) -> None:
    page = pages.open(file, width=width).page
    beyond = page.evaluate(
        """width => Array.from(document.querySelectorAll("body *"))
            .filter(one => !one.closest(".scrolls *") && one.getClientRects().length)
            .filter(one => one.getBoundingClientRect().right > width)
            .map(one => one.outerHTML.slice(0, 100))""",
        width,
    )
    assert beyond == []


def test_a_caption_and_the_names_of_rows_stay_while_a_table_scrolls(
    pages: Pages, file: Path
) -> None:
    page = pages.open(file, width=PHONE).page
    table = page.locator("[id='risk.0']")
    table.evaluate("table => table.closest('.scrolls').scrollBy(300, 0)")
    left = table.evaluate("table => table.getBoundingClientRect().left")
    assert left < -200
    for part in ("tbody th >> nth=0", "caption .called"):
        box = table.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0


def test_the_first_key_leads_past_the_contents(pages: Pages, file: Path) -> None:
    page = pages.open(file).page
    page.keyboard.press("Tab")
    skip = page.locator(".skip:focus")
    box = skip.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.tagName") == "MAIN"
    page.keyboard.press("Tab")
    focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert focused.startswith("Table 1. ")


def test_a_table_scrolls_by_keyboard(pages: Pages, file: Path) -> None:
    page = pages.open(file, width=PHONE).page
    region = page.locator(".scrolls", has=page.locator("[id='risk.0']"))
    region.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.activeElement.scrollLeft > 0")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_rule_of_accessibility_is_broken(pages: Pages, short_file: Path, *, dark: bool) -> None:
    page = pages.open(short_file, dark=dark).page
    # Contrast is measured on the plain ground: what fades at an edge is of no one colour.
    page.locator(".scrolls, .scrolls th").evaluate_all(
        "faded => faded.forEach(one => { one.style.background = 'none' })"
    )
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
    passed = {rule["id"] for rule in results.response["passes"]}
    assert passed >= CHECKED, CHECKED - passed


def test_pictures_keep_their_white_ground_in_the_dark(pages: Pages, short_file: Path) -> None:
    def ground(page: Opened, name: str) -> str:
        look = "one => getComputedStyle(one).backgroundColor"
        return str(page.page.locator(name).first.evaluate(look))

    light, dark = pages.open(short_file), pages.open(short_file, dark=True)
    assert ground(light, "body") == ground(light, "img") == ground(dark, "img")
    assert ground(dark, "body") != ground(light, "body")


def test_tables_fit_the_paper(pages: Pages, file: Path) -> None:
    page = pages.open(file).page
    page.emulate_media(media="print")
    for name, room in ((".run:not(.across)", UPRIGHT), (".run.across", ACROSS)):
        page.set_viewport_size({"width": int(room), "height": 800})
        widths = page.locator(f"{name} table").evaluate_all(
            "tables => tables.map(table => table.getBoundingClientRect().width)"
        )
        assert widths
        assert max(widths) <= room


def test_it_prints_as_a_document(pages: Pages, file: Path) -> None:
    printed = pages.open(file).page.pdf(format="A4")
    sheets = pypdf.PdfReader(io.BytesIO(printed)).pages
    texts = [" ".join(sheet.extract_text().split()) for sheet in sheets]
    for number, text in enumerate(texts, 1):
        assert text.startswith(f"Page {number} of {len(texts)} DRAFT ")
        assert "Contents" not in text
    for number, chapter in enumerate(sample().chapters, 1):
        start = f"DRAFT {number} {chapter.title[:8]}"
        assert len([text for text in texts if start in text]) == 1
    long = [text for text in texts if "word 1" in text]
    assert len(long) > 1
    assert all("Line Word" in text for text in long)
    across = [
        text
        for text, sheet in zip(texts, sheets, strict=True)
        if sheet.mediabox.width > sheet.mediabox.height
    ]
    assert "DRAFT 4 Wagers together Table 8 Correlation" in across[0]
    assert not set(across) & set(long)
