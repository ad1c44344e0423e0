"""What a report says, before any format: chapters of texts, tables, pictures and formulas.

Every format is written from one document, so that a number stands in all of them or in none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from combinat.publish.numerals import grouped
from combinat.publish.table import Cell, Table

EDITION = 1
"""The edition of the JSON annex; `report.schema.json` describes it."""

ID = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)*")
"""An id of a chapter, table or picture: the same in every format."""

Record = dict[str, Any]


@dataclass(frozen=True)
class Text:
    """A paragraph."""

    words: str


@dataclass(frozen=True)
class Items:
    """A list of sentences."""

    items: tuple[str, ...]


@dataclass(frozen=True)
class Heading:
    """The start of a section within a chapter."""

    id: str
    words: str


@dataclass(frozen=True)
class Shown:
    """A table under its id."""

    id: str
    table: Table


@dataclass(frozen=True)
class Drawn:
    """A picture of vectors, an SVG, with its caption and what it shows in words."""

    id: str
    caption: str
    description: str
    svg: bytes = field(repr=False)

    @property
    def file(self) -> str:
        """The path of the picture below the report's folder."""
        return f"pictures/{self.id}.svg"


@dataclass(frozen=True)
class Formula:
    """A quantity as a quotient of polynomials in the number of decks d.

    `symbol` stands left of the equals sign; `plain`, `latex`, `typst` and `mathml` are the right
    side in each notation, `limit` its value for infinitely many decks as a fraction.
    """

    id: str
    name: str
    symbol: str
    plain: str
    latex: str
    typst: str
    mathml: str
    limit: str


@dataclass(frozen=True)
class Blank:
    """Labelled empty lines to write on by hand."""

    labels: tuple[str, ...]


Block = Text | Items | Heading | Shown | Drawn | Formula | Blank


@dataclass(frozen=True)
class Chapter:
    """A chapter under its id; where `one_page`, it can be handed out by itself."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    one_page: bool = False


@dataclass(frozen=True)
class Document:
    """A whole report: the words of its cover, and its chapters.

    `cover` are labels with their values, such as the house and the operator; `rules` are the
    canonical values of which `rules_sha256` is the hash.
    """

    game: str
    title: str
    subtitle: str
    reading: str
    rules_sha256: str
    cover: tuple[tuple[str, str], ...]
    chapters: tuple[Chapter, ...]
    draft: bool = False
    rules: Mapping[str, Any] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        ids = [block.id for block in self.blocks() if not isinstance(block, Text | Items | Blank)]
        ids += [chapter.id for chapter in self.chapters]
        for name in ids:
            assert ID.fullmatch(name), name
            assert ids.count(name) == 1, name

    def blocks(self) -> Iterator[Block]:
        """Yield every block in order."""
        for chapter in self.chapters:
            yield from chapter.blocks

    def tables(self) -> Iterator[Shown]:
        """Yield every table in order."""
        return (block for block in self.blocks() if isinstance(block, Shown))

    def pictures(self) -> Iterator[Drawn]:
        """Yield every picture in order."""
        return (block for block in self.blocks() if isinstance(block, Drawn))


def document_record(document: Document) -> Record:
    """Return a document as the JSON annex holds it: every cell a string, whole numbers plain."""
    return _document(document, str)


def printed_record(document: Document) -> Record:
    """Return a document as people read it: the same keys, whole numbers grouped by commas."""
    return _document(document, lambda cell: grouped(cell) if isinstance(cell, int) else cell)


def _document(document: Document, write: Any) -> Record:
    return {
        "report": EDITION,
        "game": document.game,
        "title": document.title,
        "subtitle": document.subtitle,
        "reading": document.reading,
        "rules_sha256": document.rules_sha256,
        "draft": document.draft,
        "cover": [{"label": label, "value": value} for label, value in document.cover],
        "chapters": [
            {
                "id": chapter.id,
                "title": chapter.title,
                "one_page": chapter.one_page,
                "blocks": [_block(block, write) for block in chapter.blocks],
            }
            for chapter in document.chapters
        ],
    }


def _block(block: Block, write: Any) -> Record:
    """Return a block with its kind."""
    match block:
        case Text(words):
            return {"kind": "text", "text": words}
        case Items(items):
            return {"kind": "items", "items": list(items)}
        case Heading(id_, words):
            return {"kind": "heading", "id": id_, "text": words}
        case Shown(id_, table):
            return {"kind": "table", "id": id_, **_table(table, write)}
        case Drawn(id_, caption, description):
            shown = {"caption": caption, "description": description}
            return {"kind": "picture", "id": id_, **shown, "file": block.file}
        case Formula():
            return {"kind": "formula", **_formula(block)}
        case Blank(labels):
            return {"kind": "blank", "labels": list(labels)}


def _table(table: Table, write: Any) -> Record:
    def cells(row: tuple[Cell, ...]) -> list[str]:
        return [str(write(cell)) for cell in row]

    return {
        "caption": table.caption,
        "headers": list(table.headers),
        "align": ["right" if header in table.right else "left" for header in table.headers],
        "rows": [cells(row) for row in table.rows],
        "notes": list(table.notes),
        "keys": {key: str(value) for key, value in (table.keys or {}).items()},
    }


def _formula(formula: Formula) -> Record:
    return {
        "id": formula.id,
        "name": formula.name,
        "symbol": formula.symbol,
        "plain": formula.plain,
        "latex": formula.latex,
        "typst": formula.typst,
        "limit": formula.limit,
    }
