"""The report as HTML says what the document says, in elements that anyone can find their way in."""

from __future__ import annotations

import base64
import hashlib
import re
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
import sympy

from combinat.report.document import Document, Formula, Record, printed_record
from combinat.report.html import as_html
from combinat.report.html_print import runs, table_print, width
from combinat.report.mathml import checked, equation
from tests.report.sample import HOSTILE, sample

EMPTY = {"meta", "link", "img"}
Attributes = dict[str, str | None]


class Element:
    """An element of a page with its attributes, its text and the elements within."""

    def __init__(self, tag: str, attributes: Attributes) -> None:
        self.tag, self.attributes = tag, attributes
        self.within: list[Element | str] = []

    @property
    def text(self) -> str:
        parts = (part if isinstance(part, str) else part.text for part in self.within)
        return "".join(parts)

    def all(self, *tags: str) -> list[Element]:
        """Return the elements within that have one of some tags, or all, in order."""
        found: list[Element] = []
        for part in self.within:
            if isinstance(part, Element):
                found += [part] if part.tag in tags or not tags else []
                found += part.all(*tags)
        return found

    def one(self, tag: str) -> Element:
        (found,) = self.all(tag)
        return found


class Reader(HTMLParser):
    """Reads a page in which every element that is not empty is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open = [Element("", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs), attrs
        element = Element(tag, dict(attrs))
        self.open[-1].within.append(element)
        if tag not in EMPTY:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].within.append(data)


def read(text: str) -> Element:
    reader = Reader()
    reader.feed(text)
    reader.close()
    (page,) = reader.open
    return page


@cache
def page(*, draft: bool = False) -> Element:
    return read(as_html(replace(sample(), draft=draft)))


@cache
def printed() -> Record:
    return printed_record(sample())


def blocks(kind: str) -> list[Record]:
    found = (block for chapter in printed()["chapters"] for block in chapter["blocks"])
    return [block for block in found if block["kind"] == kind]


def document_formulas(document: Document) -> list[Formula]:
    return [block for block in document.blocks() if isinstance(block, Formula)]


def words(element: Element) -> str:
    return " ".join(element.text.split())


def test_every_cell_is_there_as_printed() -> None:
    tables = {table.attributes["id"]: table for table in page().all("table")}
    assert list(tables) == [block["id"] for block in blocks("table")]
    for block in blocks("table"):
        head, *rows = tables[block["id"]].all("tr")
        assert [cell.text for cell in head.all("th", "td")] == block["headers"]
        assert [[cell.text for cell in row.all("th", "td")] for row in rows] == block["rows"]


def test_every_table_has_a_caption_and_its_headers_a_scope() -> None:
    for number, (table, block) in enumerate(
        zip(page().all("table"), blocks("table"), strict=True), 1
    ):
        caption = words(table.one("caption"))
        parts = (f"Table {number}", " ".join(block["caption"].split()), block["id"])
        assert caption == " ".join(part for part in parts if part)
        head, *rows = table.all("tr")
        assert {cell.attributes["scope"] for cell in head.all("th")} == {"col"}
        for row in rows:
            first, *others = row.all("th", "td")
            assert (first.tag, first.attributes["scope"]) == ("th", "row")
            assert {cell.tag for cell in others} <= {"td"}


def test_numbers_stand_on_the_right_and_totals_are_set_off() -> None:
    totals = 0
    for table, block in zip(page().all("table"), blocks("table"), strict=True):
        for row in table.all("tr"):
            cells = row.all("th", "td")
            assert [cell.attributes.get("class") == "right" for cell in cells] == [
                align == "right" for align in block["align"]
            ]
            total = row.attributes.get("class") == "total"
            assert total == (cells[0].text == "Total")
            totals += total
    assert totals == 2


def test_each_table_picture_and_formula_scrolls_in_a_region_with_a_name_of_its_own() -> None:
    regions = [one for one in page().all() if one.attributes.get("role") == "region"]
    assert {region.attributes["tabindex"] for region in regions} == {"0"}
    names = [region.attributes["aria-label"] for region in regions]
    assert len(set(names)) == len(names)
    within = [one for region in regions for one in region.all("table", "img", "math")]
    assert within == page().all("table", "img", "math")
    assert f"Table {len(blocks('table')) - 1}. {HOSTILE}" in names


def test_notes_stand_below_their_table() -> None:
    noted = [block for block in blocks("table") if block["notes"]]
    lists = [one for one in page().all("ul") if one.attributes.get("class") == "notes"]
    shown = [[item.text for item in one.all("li")] for one in lists]
    assert shown == [block["notes"] for block in noted]


def test_every_picture_is_in_the_page_and_told_in_words() -> None:
    figures = page().all("figure")
    for figure, picture in zip(figures, sample().pictures(), strict=True):
        assert figure.attributes["id"] == picture.id
        image = figure.one("img").attributes
        kind, _, data = str(image["src"]).partition(",")
        assert (kind, base64.b64decode(data)) == ("data:image/svg+xml;base64", picture.svg)
        assert image["alt"] == picture.description
        assert picture.caption in figure.one("figcaption").text


def test_a_picture_states_its_size_in_pixels() -> None:
    sizes = [(one.attributes["width"], one.attributes["height"]) for one in page().all("img")]
    assert sizes == [("1276", "834"), ("672", "869")]  # the second is 504 by 652 points


def test_ids_are_unique_and_every_link_leads_to_one() -> None:
    ids = [one.attributes["id"] for one in page().all() if "id" in one.attributes]
    assert len(set(ids)) == len(ids)
    links = page().all("a")
    assert {str(link.attributes["href"]).removeprefix("#") for link in links} <= set(ids)
    labels = {one.attributes.get("aria-labelledby") for one in page().all()} - {None}
    assert labels <= set(ids)
    named = {chapter["id"] for chapter in printed()["chapters"]}
    for kind in ("heading", "table", "picture", "formula"):
        named |= {block["id"] for block in blocks(kind)}
    assert named <= set(ids)


def test_the_contents_list_chapters_and_sections_by_number() -> None:
    expected = []
    for number, chapter in enumerate(printed()["chapters"], 1):
        expected.append((chapter["id"], f"{number} {chapter['title']}"))
        headings = [block for block in chapter["blocks"] if block["kind"] == "heading"]
        for section, block in enumerate(headings, 1):
            expected.append((block["id"], f"{number}.{section} {block['text']}"))
    links = page().one("nav").all("a")
    assert [(f"#{id_}", name) for id_, name in expected] == [
        (link.attributes["href"], words(link)) for link in links
    ]
    headings = page().one("main").all("h2", "h3")
    assert [words(heading) for heading in headings] == [name for _, name in expected]


def test_hostile_text_is_shown_and_nothing_else() -> None:
    assert not page().all("script")
    kinds = printed()["chapters"][-2]["id"]
    (section,) = [
        one for one in page().all("section") if one.all("h2")[0].attributes["id"] == kinds
    ]
    assert HOSTILE in section.one("h2").text
    assert HOSTILE in [one.text for one in section.all("p")]
    assert HOSTILE in [one.text for one in section.all("li")]
    assert HOSTILE in [one.text for one in section.all("th")]
    assert HOSTILE in [one.text for one in page().one("header").all("dd")]


def test_every_sentence_is_there() -> None:
    shown = [one.text for one in page().all("p", "li")]
    for block in blocks("text"):
        assert block["text"] in shown
    for block in blocks("items"):
        assert set(block["items"]) <= set(shown)


def test_the_cover_names_the_reading_and_the_rules() -> None:
    cover = page().one("header").all("dt", "dd")
    pairs = {cover[i].text: cover[i + 1].text for i in range(0, len(cover), 2)}
    assert pairs == {
        **{entry["label"]: entry["value"] for entry in printed()["cover"]},
        "Reading": printed()["reading"],
        "Rules, SHA-256": printed()["rules_sha256"],
    }


def test_only_a_draft_says_that_it_is_one() -> None:
    assert page(draft=True).one("title").text.startswith("Draft: ")
    for element in page(draft=True).one("header").all("strong"):
        assert element.text == "DRAFT"
    assert "draft" not in page().one("title").text.lower()
    assert "DRAFT" not in page().one("body").text


def test_nothing_is_asked_for_and_nothing_runs() -> None:
    elements = page().all()
    attributes = [pair for one in elements for pair in one.attributes.items()]
    assert not [name for name, _ in attributes if name == "style" or name.startswith("on")]
    addresses = [str(value) for name, value in attributes if name in ("href", "src")]
    assert all(address.startswith(("#", "data:")) for address in addresses)
    style = page().one("style").text
    assert not re.search(r"url\(|@import|@font-face|//", style)
    tags = {one.tag for one in elements}
    assert not tags & {"script", "iframe", "object", "embed", "form", "base", "audio", "video"}


def test_the_policy_lets_in_this_style_and_no_other() -> None:
    (policy,) = [
        str(one.attributes["content"])
        for one in page().all("meta")
        if one.attributes.get("http-equiv") == "Content-Security-Policy"
    ]
    digest = hashlib.sha256(page().one("style").text.encode()).digest()
    assert policy.split("; ")[:3] == [
        "default-src 'none'",
        "img-src data:",
        f"style-src 'sha256-{base64.b64encode(digest).decode()}'",
    ]


def test_the_page_is_in_english_and_has_a_title() -> None:
    assert page().one("html").attributes["lang"] == "en"
    assert page().one("title").text == f"{printed()['title']}: {printed()['subtitle']}"
    assert page().one("h1").text == printed()["title"]


def test_two_times_are_the_same_text() -> None:
    assert as_html(sample()) == as_html(sample())


def test_lines_to_write_on_have_their_labels() -> None:
    (blank,) = blocks("blank")
    shown = [one for one in page().all("dl") if one.attributes.get("class") == "blank"]
    assert [one.text for one in shown[0].all("dt")] == blank["labels"]


def value(element: ElementTree.Element) -> str:
    """Return presentation MathML as sympy writes a formula."""
    parts = [value(child) for child in element]
    match element.tag:
        case "mfrac":
            return f"(({parts[0]})/({parts[1]}))"
        case "msup":
            return f"({parts[0]})**({parts[1]})"
        case "mrow" | "math":
            return "".join(parts)
    return (element.text or "").replace("\N{INVISIBLE TIMES}", "*").replace("\N{MINUS SIGN}", "-")


def test_a_formula_is_the_same_in_mathml_and_in_plain_text() -> None:
    text = as_html(sample())
    shown = re.findall(r"<math display=\"block\">.*?</math>", text)
    formulas = document_formulas(sample())
    for mathml, formula in zip(shown, formulas, strict=True):
        symbol, _, right = value(ElementTree.fromstring(mathml)).partition("=")
        assert symbol == formula.symbol
        difference = sympy.sympify(right) - sympy.sympify(formula.plain.replace("^", "**"))
        assert sympy.simplify(difference) == 0
        assert f"{formula.symbol} = {formula.plain}" in [one.text for one in page().all("code")]
        assert formula.limit in [one.text for one in page().all("code")]


@pytest.mark.parametrize(
    "mathml",
    [
        "<script>alert(1)</script>",
        "<mi onclick='alert(1)'>d</mi>",
        "<mtext><img src=x></mtext>",
        "<mi>d</mi></math><script>",
        "<mrow><mi>d</mrow></mi>",
        "<mrow><mi>d</mi>",
        "<mi>d</mi></mrow>",
        "<!-- <mi>d</mi> -->",
        "<mi>a < b</mi>",
        "<mi>a & b</mi>",
    ],
)
def test_a_formula_of_anything_else_is_refused(mathml: str) -> None:
    with pytest.raises(ValueError, match=r"formula|well-formed"):
        checked(mathml)


def test_text_within_a_formula_stays_text() -> None:
    assert checked("<mi>&lt;script&gt;</mi>") == "<mi>&lt;script&gt;</mi>"
    assert "<mo>&lt;</mo>" in equation("<", "<mn>1</mn>")


NARROW: Record = {"kind": "table", "across": False}
WIDE: Record = {"kind": "table", "across": True}
TOLD: Record = {"kind": "text"}
START: Record = {"kind": "heading"}


@pytest.mark.parametrize(
    ("chapter", "expected"),
    [
        ([], [(False, 0)]),
        ([TOLD, WIDE], [(True, 2)]),
        ([TOLD, START, WIDE, TOLD], [(True, 4)]),
        ([NARROW, START, TOLD, WIDE], [(False, 1), (True, 3)]),
        ([WIDE, TOLD, NARROW, TOLD], [(True, 2), (False, 2)]),
        ([WIDE, START, TOLD], [(True, 1), (False, 2)]),
    ],
)
def test_words_are_printed_with_the_table_they_lead_to(
    chapter: list[Record], expected: list[tuple[bool, int]]
) -> None:
    found = runs(chapter)
    assert [(run["across"], len(run["blocks"])) for run in found] == expected
    assert [block for run in found for block in run["blocks"]] == chapter


def test_a_wide_table_is_printed_across_and_the_widest_smallest() -> None:
    def of_columns(count: int) -> Record:
        return table_print({"headers": ["1"] * count, "rows": [["0.123456"] * count]})

    assert width(["1"] * 10, [["0.123456"] * 10]) == 100
    found = [of_columns(count) for count in (10, 11, 13, 17, 20, 25)]
    assert [one["across"] for one in found] == [False, False, True, True, True, True]
    assert [one["size"] for one in found] == ["", "small", "", "small", "tiny", "least"]
