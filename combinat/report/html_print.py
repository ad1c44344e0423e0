"""How a page of HTML is printed: what goes on a page that lies on its side, and how small."""

from __future__ import annotations

from collections.abc import Sequence

from combinat.report.document import Record

WRAPS = 40
"""A cell of more characters may take several lines."""

GAP = 2
"""The space between two columns, in digits."""

NARROW = frozenset(" .,:;!|'/()-ijlt")
"""Characters about half as wide as a digit."""

UPRIGHT = {104: "", 122: "small"}
ACROSS = {156: "", 183: "small", 222: "tiny", 1000: "least"}
"""Digits that stand side by side on a page, upright or on its side, by the size of print."""

LOW = 24
"""A table of no more rows is kept on one page."""

BROAD = 900
"""Pixels: a picture that is wider is printed across a page that lies on its side."""


def table_print(table: Record) -> Record:
    """Return whether a table is printed across, how small, and whether on one page."""
    wide = width(table["headers"], table["rows"])
    across = wide > max(UPRIGHT)
    sizes = ACROSS if across else UPRIGHT
    size = next((size for most, size in sizes.items() if wide <= most), sizes[max(sizes)])
    return {"across": across, "size": size, "low": len(table["rows"]) <= LOW}


def width(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> int:
    """Return how many digits a table is wide; headers and long cells wrap.

    >>> width(["Event", "Ways it can fall"], [["Tie", "475,627"]])
    16

    """
    columns = [[*header.split(), *column] for header, *column in zip(headers, *rows, strict=True)]
    return sum(GAP + max(map(_digits, ("", *column))) for column in columns)


def _digits(words: str) -> int:
    """Return how many digits words are wide before they wrap, rounded up."""
    kept = words[:WRAPS]
    return len(kept) - sum(character in NARROW for character in kept) // 2


def runs(blocks: Sequence[Record]) -> list[Record]:
    """Return the blocks of a chapter in runs that are printed on one kind of page.

    What is told in words goes with the first table, picture or formula of its section, and the
    start of a chapter with the first section that has one.
    """
    sections: list[list[Record]] = [[]]
    for block in blocks:
        if block["kind"] == "heading" and any("across" in other for other in sections[-1]):
            sections.append([])
        sections[-1].append(block)
    found: list[Record] = []
    for section in sections:
        across = next((block["across"] for block in section if "across" in block), False)
        for block in section:
            across = block.get("across", across)
            if not found or found[-1]["across"] != across:
                found.append({"across": across, "blocks": []})
            found[-1]["blocks"].append(block)
    return found or [{"across": False, "blocks": []}]
