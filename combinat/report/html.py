"""The report as HTML: one accessible file that runs nothing and asks nobody for anything.

This module needs the `report` extra.
"""

from __future__ import annotations

import html
import re
from base64 import b64encode
from collections import Counter
from fractions import Fraction
from hashlib import sha256
from importlib.resources import files
from typing import Any

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup, escape

from combinat.report.document import Document, Drawn, Formula, Record, printed_record

TEMPLATE, STYLE = "report.html.jinja", "report.css"
TOTALS = ("Total", "Together")
"""First cells of the rows that are set off from those above them."""

WRAPS = 40
"""A cell of more characters may take several lines."""

UPRIGHT = 105
"""So many characters fit side by side on an upright page; a wider table is printed across."""

GAP = 2
"""The space between two columns, in characters."""

PIXELS_IN_POINT = Fraction(96, 72)
BROAD = 900
"""Pixels: a picture that is wider is printed across."""

SVG_TAG = re.compile(r"<svg\b[^>]*>")
VIEW_BOX = re.compile(r'\bviewBox="0 0 ([0-9.]+) ([0-9.]+)"')
IN_POINTS = re.compile(r'\bwidth="[0-9.]+pt"')

MATHML = re.compile(r"<(?P<end>/?)(?P<tag>[a-z]+)>|(?P<text>(?:[^<>&]|&#?\w+;)+)")
MATHML_TAGS = frozenset(("mfrac", "mi", "mn", "mo", "mroot", "mrow", "msqrt", "msub", "msup"))
"""What a formula may be made of; none of it has attributes."""

SYMBOL = re.compile(r"(?P<mi>[^\W\d_]+)|(?P<mn>\d+)|(?P<mo>\S)")


def as_html(document: Document) -> str:
    """Return a document as one HTML file."""
    template = _environment().get_template(TEMPLATE)
    style = _packaged(STYLE)
    blocks = list(document.blocks())
    return template.render(
        report=_numbered(printed_record(document)),
        cover=_cover(document),
        style=style,
        style_hash=b64encode(sha256(style.encode()).digest()).decode(),
        pictures={block.id: _picture(block) for block in blocks if isinstance(block, Drawn)},
        formulas={block.id: _equation(block) for block in blocks if isinstance(block, Formula)},
        totals=TOTALS,
        wraps=WRAPS,
    )


def _environment() -> Environment:
    """Return a Jinja in which all text is escaped and no name may be missing."""
    environment = Environment(
        loader=FunctionLoader(_packaged),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.tests["across"] = _is_across
    return environment


def _packaged(name: str) -> str:
    return (files("combinat.report") / name).read_text(encoding="utf-8")


def _cover(document: Document) -> list[tuple[str, str]]:
    """Return the cover, with the reading and the hash of the rules where it lacks them."""
    cover = list(document.cover)
    if "reading" not in (label.lower() for label, _ in cover):
        cover.append(("Reading", document.reading))
    if document.rules_sha256 not in (value for _, value in cover):
        cover.append(("Rules, SHA-256", document.rules_sha256))
    return cover


def _numbered(report: Record) -> Record:
    """Return a report with a running number in each chapter and block."""
    running: Counter[str] = Counter()
    for number, chapter in enumerate(report["chapters"], 1):
        chapter["number"] = number
        running["heading"] = 0
        for block in chapter["blocks"]:
            kind = block["kind"]
            running[kind] += 1
            within = f"{number}." if kind == "heading" else ""
            block["number"] = f"{within}{running[kind]}"
    return report


def _is_across(table: Record) -> bool:
    """Tell whether a table is too wide for an upright page; headers wrap at their words."""
    columns = zip(*table["rows"], strict=True) if table["rows"] else [()] * len(table["headers"])
    wide = 0
    for header, cells in zip(table["headers"], columns, strict=True):
        widest = max((min(len(cell), WRAPS) for cell in cells), default=0)
        wide += GAP + max(widest, *map(len, header.split() or [""]))
    return wide > UPRIGHT


def _picture(picture: Drawn) -> Record:
    """Return a picture as an address of data, with its size in pixels."""
    width, height = _size(picture.svg.decode())
    data = b64encode(picture.svg).decode()
    return {"data": data, "width": width, "height": height, "across": width > BROAD}


def _size(svg: str) -> tuple[int, int]:
    tag = SVG_TAG.search(svg)
    assert tag is not None, svg[:100]
    box = VIEW_BOX.search(tag[0])
    assert box is not None, tag[0]
    scale = PIXELS_IN_POINT if IN_POINTS.search(tag[0]) else 1
    return round(Fraction(box[1]) * scale), round(Fraction(box[2]) * scale)


def _equation(formula: Formula) -> Markup:
    """Return the inside of a `math` element: the symbol, an equals sign and the right side."""
    return _symbol(formula.symbol) + Markup("<mo>=</mo>") + checked_mathml(formula.mathml)


def _symbol(symbol: str) -> Markup:
    """Return a symbol with its letters, numbers and signs told apart."""
    parts = (
        Markup("<{0}>{1}</{0}>").format(match.lastgroup, match[0])
        for match in SYMBOL.finditer(symbol)
    )
    return Markup("").join(parts)


def checked_mathml(mathml: str) -> Markup:
    """Return presentation MathML built anew from the tags that are allowed and from text.

    A ValueError is raised where it holds anything else or where a tag is not closed.

    >>> checked_mathml("<msup><mi>d</mi><mn>2</mn></msup>")
    Markup('<msup><mi>d</mi><mn>2</mn></msup>')

    """
    built, unclosed, at = Markup(""), [""], 0
    while match := MATHML.match(mathml, at):
        at = match.end()
        if match["text"] is not None:
            built += escape(html.unescape(match["text"]))
            continue
        tag = match["tag"]
        if tag not in MATHML_TAGS or (match["end"] and unclosed.pop() != tag):
            raise ValueError(f"{match[0]} does not belong in a formula: {mathml}")
        if not match["end"]:
            unclosed.append(tag)
        built += Markup("<{}{}>").format(match["end"], tag)
    if at < len(mathml) or unclosed != [""]:
        raise ValueError(f"not well-formed from character {at}: {mathml}")
    return built
