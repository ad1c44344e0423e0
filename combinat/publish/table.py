"""Tables on a page, in the formats that people read: the one place where text is escaped."""

from __future__ import annotations

import csv
import html
import io
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tabulate import LATEX_ESCAPE_RULES, tabulate

from combinat.publish.numerals import grouped

Cell = str | int


class Link(str):
    """A cell that, where the format can, leads to another published file."""

    target: str

    def __new__(cls, text: str, target: str) -> Link:
        """Make a link of its text and the path that it leads to."""
        link = super().__new__(cls, text)
        link.target = target
        return link


class NoFigure(str):
    """A cell that says in words why there is no figure: null where columns have types."""


HEADER_CELL = re.compile(r"<th(?=[ >])")
FIRST_CELL = re.compile(r"<tr><td([^>]*)>(.*?)</td>")
MARKDOWN_SPECIAL = re.compile(r"([\\`*\[\]<>|])")

STYLE = (
    "body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}"
    ".wide{overflow-x:auto;margin:1rem 0}"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
    "caption{text-align:left;font-weight:bold;padding:.3rem 0}"
    "th,td{border-bottom:1px solid #999;padding:.2rem .6rem;text-align:left;white-space:nowrap}"
    "tbody th{font-weight:normal}"
    "@media(max-width:40rem){caption{max-width:90vw;white-space:normal}}"
)


@dataclass(frozen=True)
class Table:
    """Rows under headers, with a caption and notes.

    A whole number stays one until it is printed: grouped for people, plain for machines.  `keys`
    says what sets this table apart from its neighbours (the deck number, the reading); in CSV
    and JSON they are columns.  `right` names the headers whose cells stand on the right.
    """

    caption: str
    headers: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    right: frozenset[str] = frozenset()
    notes: tuple[str, ...] = ()
    keys: Mapping[str, Cell] | None = None

    def shown(self, escape: Callable[[str], str] = str) -> list[list[str]]:
        """Return the cells as people read them."""
        return [
            [grouped(cell) if isinstance(cell, int) else escape(cell) for cell in row]
            for row in self.rows
        ]

    def records(self) -> list[dict[str, str]]:
        """Return the rows as machines read them, keys first."""
        keys = {key: str(value) for key, value in (self.keys or {}).items()}
        return [
            keys | {header: str(cell) for header, cell in zip(self.headers, row, strict=True)}
            for row in self.rows
        ]

    def drawn(self, style: str, escape: Callable[[str], str] = str) -> str:
        """Return the bare table in one of tabulate's styles; numbers are never re-read."""
        align = ["right" if header in self.right else "left" for header in self.headers]
        drawn: str = tabulate(
            self.shown(escape),
            headers=[escape(header) for header in self.headers],
            tablefmt=style,
            disable_numparse=True,
            colalign=align if self.rows else None,
        )
        return drawn


@dataclass(frozen=True)
class Page:
    """Tables under one title, with the notes that hold for all of them.

    `main` names, by its key "Table", the one that a file of typed columns holds; empty for all.
    """

    title: str
    tables: Sequence[Table]
    notes: Sequence[str] = ()
    main: str = ""


def as_text(page: Page) -> str:
    """Return a page for a terminal."""
    blocks = [page.title] if page.title else []
    for table in page.tables:
        head = [f"{table.caption}\n"] if table.caption else []
        blocks.append("\n".join([*head, table.drawn("simple"), *_starred(table.notes)]))
    if page.notes:
        blocks.append("\n".join(_starred(page.notes)))
    return "\n\n".join(blocks) + "\n"


def _starred(notes: Sequence[str]) -> list[str]:
    return [f"  * {note}" for note in notes]


def as_markdown(page: Page) -> str:
    """Return a page as GitHub Markdown."""
    blocks = [f"# {_markdown(page.title)}"] if page.title else []
    for table in page.tables:
        if table.caption:
            blocks.append(f"## {_markdown(table.caption)}")
        blocks.append(table.drawn("github", _markdown))
        blocks += _markdown_list(table.notes)
    if page.notes:
        blocks += ["## Notes", *_markdown_list(page.notes)]
    return "\n\n".join(blocks) + "\n"


def _markdown_list(notes: Sequence[str]) -> list[str]:
    return ["\n".join(f"- {_markdown(note)}" for note in notes)] if notes else []


def as_html(page: Page) -> str:
    """Return a page as one self-contained file: captions, header scopes, tables that scroll."""
    title = html.escape(page.title)
    body = [f"<h1>{title}</h1>"] if page.title else []
    for table in page.tables:
        body += [_html_table(table), *_html_list(table.notes)]
    if page.notes:
        body += ["<h2>Notes</h2>", *_html_list(page.notes)]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def _html_table(table: Table) -> str:
    """Return a table that scrolls by itself where it is wider than the page."""
    caption = html.escape(table.caption)
    drawn = table.drawn("html").replace("<table>", f"<table>\n<caption>{caption}</caption>", 1)
    drawn = HEADER_CELL.sub('<th scope="col"', drawn)
    drawn = FIRST_CELL.sub(r'<tr><th scope="row"\1>\2</th>', drawn)
    return f'<div class="wide" role="region" aria-label="{caption}" tabindex="0">\n{drawn}\n</div>'


def _html_list(notes: Sequence[str]) -> list[str]:
    items = "\n".join(f"<li>{html.escape(note)}</li>" for note in notes)
    return [f"<ul>\n{items}\n</ul>"] if notes else []


def as_latex(page: Page) -> str:
    """Return a page as LaTeX floats, notes below (packages: booktabs, adjustbox)."""
    lines = [f"% {page.title}"] if page.title else []
    for table in page.tables:
        caption = ". ".join(part for part in (page.title, table.caption) if part)
        lines += [
            "",
            r"\begin{table}[htbp]",
            r"\centering",
            rf"\caption{{{latex_text(caption)}}}",
            r"\begin{adjustbox}{max width=\linewidth}",
            table.drawn("latex_booktabs"),
            r"\end{adjustbox}",
            *_latex_notes(table.notes),
            r"\end{table}",
        ]
    return "\n".join([*lines, "", *_latex_notes(page.notes)]).strip() + "\n"


def _latex_notes(notes: Sequence[str]) -> list[str]:
    return [rf"{{\footnotesize {latex_text(note)}\par}}" for note in notes]


def as_csv(page: Page) -> str:
    """Return the rows as CSV: integers plain, what sets tables apart in columns of its own."""
    records = [record for table in page.tables for record in table.records()]
    headers = dict.fromkeys(header for record in records for header in record)
    out = io.StringIO()
    writer = csv.DictWriter(out, list(headers), restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(records)
    return out.getvalue()


def as_json(page: Page) -> str:
    """Return the rows as JSON, every number a string."""
    shown = [
        {"caption": table.caption, "rows": table.records(), "notes": list(table.notes)}
        for table in page.tables
    ]
    record = {"title": page.title, "notes": list(page.notes), "tables": shown}
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


FORMATS: dict[str, Callable[[Page], str]] = {
    "text": as_text,
    "markdown": as_markdown,
    "html": as_html,
    "latex": as_latex,
    "csv": as_csv,
    "json": as_json,
}


def _markdown(text: str) -> str:
    escaped = MARKDOWN_SPECIAL.sub(r"\\\1", text)
    return f"[{escaped}]({text.target})" if isinstance(text, Link) else escaped


def latex_text(text: str) -> str:
    """Return text with what LaTeX would read as its own escaped."""
    return "".join(LATEX_ESCAPE_RULES.get(char, char) for char in text)
