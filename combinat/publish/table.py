"""A table for people, in the formats that people read: the one place where text is escaped."""

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

HEADER_CELL = re.compile(r"<th(?=[ >])")
MARKDOWN_SPECIAL = re.compile(r"([\\`*\[\]<>|])")

STYLE = (
    "body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}"
    "table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}"
    "caption{text-align:left;font-weight:bold;padding:.3rem 0}"
    "th,td{border-bottom:1px solid #999;padding:.2rem .6rem;text-align:left}"
    "@media(max-width:40rem){table{display:block;overflow-x:auto}}"
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
        return tabulate(
            self.shown(escape),
            headers=[escape(header) for header in self.headers],
            tablefmt=style,
            disable_numparse=True,
            colalign=align if self.rows else None,
        )


def as_text(title: str, tables: Sequence[Table]) -> str:
    """Return tables for a terminal."""
    blocks = [title] if title else []
    for table in tables:
        head = [f"{table.caption}\n"] if table.caption else []
        notes = [f"  * {note}" for note in table.notes]
        blocks.append("\n".join([*head, table.drawn("simple"), *notes]))
    return "\n\n".join(blocks) + "\n"


def as_markdown(title: str, tables: Sequence[Table]) -> str:
    """Return tables as GitHub Markdown, one sentence a line."""
    blocks = [f"# {_markdown(title)}"] if title else []
    for table in tables:
        if table.caption:
            blocks.append(f"## {_markdown(table.caption)}")
        blocks.append(table.drawn("github", _markdown))
        if table.notes:
            blocks.append("\n".join(f"- {_markdown(note)}" for note in table.notes))
    return "\n\n".join(blocks) + "\n"


def as_html(title: str, tables: Sequence[Table]) -> str:
    """Return tables as one self-contained page with captions and header scopes."""
    body = [f"<h1>{html.escape(title)}</h1>"] if title else []
    for table in tables:
        caption = f"<table>\n<caption>{html.escape(table.caption)}</caption>"
        drawn = table.drawn("html").replace("<table>", caption, 1)
        body.append(HEADER_CELL.sub('<th scope="col"', drawn))
        if table.notes:
            items = "\n".join(f"<li>{html.escape(note)}</li>" for note in table.notes)
            body.append(f"<ul>\n{items}\n</ul>")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html.escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def as_latex(title: str, tables: Sequence[Table]) -> str:
    """Return tables as LaTeX floats (packages: booktabs, and inputenc or a Unicode engine)."""
    blocks = [f"% {_one_line(title)}"] if title else []
    for table in tables:
        notes = [rf"\par\footnotesize {_latex(note)}" for note in table.notes]
        blocks.append(
            "\n".join(
                [
                    r"\begin{table}[htbp]",
                    r"\centering",
                    rf"\caption{{{_latex(table.caption)}}}",
                    table.drawn("latex_booktabs"),
                    *notes,
                    r"\end{table}",
                ]
            )
        )
    return "\n\n".join(blocks) + "\n"


def as_csv(_title: str, tables: Sequence[Table]) -> str:
    """Return the rows as CSV: integers plain, what sets tables apart in columns of its own."""
    records = [record for table in tables for record in table.records()]
    headers = dict.fromkeys(header for record in records for header in record)
    out = io.StringIO()
    writer = csv.DictWriter(out, list(headers), restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(records)
    return out.getvalue()


def as_json(title: str, tables: Sequence[Table]) -> str:
    """Return the rows as JSON, every number a string."""
    shown = [
        {"caption": table.caption, "rows": table.records(), "notes": list(table.notes)}
        for table in tables
    ]
    return json.dumps({"title": title, "tables": shown}, ensure_ascii=False, indent=1) + "\n"


FORMATS: dict[str, Callable[[str, Sequence[Table]], str]] = {
    "text": as_text,
    "markdown": as_markdown,
    "html": as_html,
    "latex": as_latex,
    "csv": as_csv,
    "json": as_json,
}


def _markdown(text: str) -> str:
    return MARKDOWN_SPECIAL.sub(r"\\\1", text)


def _latex(text: str) -> str:
    return "".join(LATEX_ESCAPE_RULES.get(char, char) for char in text)


def _one_line(text: str) -> str:
    return text.replace("\n", " ")
