"""The report as HTML: one accessible file that runs nothing and asks nobody for anything.

This module needs the `report` extra.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections import Counter
from fractions import Fraction
from hashlib import sha256
from importlib.resources import files

from jinja2 import Environment, FunctionLoader, StrictUndefined

from combinat.report.document import Block, Document, Drawn, Formula, Record, printed_record
from combinat.report.html_print import BROAD, WRAPS, runs, table_print
from combinat.report.mathml import equation

TEMPLATE, STYLE = "report.html.jinja", "report.css"
TOTALS = ("Total", "Together")
"""First cells of the rows that are set off from those above them."""

PIXELS_IN_POINT = Fraction(96, 72)
SVG_TAG = re.compile(r"<svg\b[^>]*>")
VIEW_BOX = re.compile(r'\bviewBox="0 0 ([0-9.]+) ([0-9.]+)"')
IN_POINTS = re.compile(r'\bwidth="[0-9.]+pt"')


def as_html(document: Document) -> str:
    """Return a document as one HTML file."""
    style = _packaged(STYLE)
    environment = Environment(
        loader=FunctionLoader(_packaged),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return environment.get_template(TEMPLATE).render(
        report=_prepared(document),
        cover=_cover(document),
        style=style,
        style_hash=_base64(sha256(style.encode()).digest()),
        totals=TOTALS,
        wraps=WRAPS,
    )


def _packaged(name: str) -> str:
    return (files("combinat.report") / name).read_text(encoding="utf-8")


def _base64(data: bytes) -> str:
    return b64encode(data).decode()


def _cover(document: Document) -> list[tuple[str, str]]:
    """Return the cover, with the reading and the hash of the rules where it lacks them."""
    cover = list(document.cover)
    if "reading" not in (label.lower() for label, _ in cover):
        cover.append(("Reading", document.reading))
    if document.rules_sha256 not in (value for _, value in cover):
        cover.append(("Rules, SHA-256", document.rules_sha256))
    return cover


def _prepared(document: Document) -> Record:
    """Return a report as it is printed, its blocks with what a page needs and in runs."""
    report = printed_record(document)
    running: Counter[str] = Counter()
    for number, (chapter, printed) in enumerate(
        zip(document.chapters, report["chapters"], strict=True), 1
    ):
        running["heading"] = 0
        printed["number"] = number
        for block, record in zip(chapter.blocks, printed["blocks"], strict=True):
            kind = record["kind"]
            running[kind] += 1
            within = f"{number}." if kind == "heading" else ""
            record |= {"number": f"{within}{running[kind]}", **_for_page(block, record)}
        printed["runs"] = runs(printed["blocks"])
    return report


def _for_page(block: Block, record: Record) -> Record:
    """Return what a page needs of a block beside its words."""
    match block:
        case Drawn():
            width, height = _size(block.svg.decode())
            size = {"width": width, "height": height, "across": width > BROAD}
            return {"base64": _base64(block.svg), **size}
        case Formula():
            return {"math": equation(block.symbol, block.mathml), "across": False}
    return table_print(record) if record["kind"] == "table" else {}


def _size(svg: str) -> tuple[int, int]:
    """Return the width and height of a picture in pixels."""
    tag = SVG_TAG.search(svg)
    assert tag is not None, svg[:100]
    box = VIEW_BOX.search(tag[0])
    assert box is not None, tag[0]
    scale = PIXELS_IN_POINT if IN_POINTS.search(tag[0]) else 1
    return round(Fraction(box[1]) * scale), round(Fraction(box[2]) * scale)
