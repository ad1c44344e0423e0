"""Text from a game file as a workbook can hold it: in a cell, in a page header, as a sheet's name.

Whatever a title says, it stays text: no formula, no markup, no code of a page header.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 31
LONGEST_CELL = 16_000
LONGEST_IN_HEADER = 80
RESERVED = ("History", "Summary", "Checks")
"""Names that no wager's sheet may take: Excel keeps the first, the overview has the others."""

BREAKS = re.compile(r"[\t\n\v\f\r\x85\u2028\u2029]+")
NOT_IN_XML = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
ALLOWED_IN_NAME = frozenset(" -.,&+()’")


def clean(text: str) -> str:
    r"""Return a text as one line that XML can hold; what it cannot is shown as U+FFFD.

    >>> clean("a\nb\x07")
    'a b\ufffd'
    """
    line = NOT_IN_XML.sub("\ufffd", BREAKS.sub(" ", text))[:LONGEST_CELL]
    # XlsxWriter takes a string between these tags for markup of its own and writes it as it is.
    return f"{line} " if line.startswith("<r>") and line.endswith("</r>") else line


def in_header(text: str) -> str:
    """Return a text for a page header, in which an ampersand begins a code.

    >>> in_header("Punto & Banco &P")
    'Punto and Banco and P'
    """
    line = re.sub(r"\s*&\s*", " and ", clean(text)).replace("_x", "_ x").strip()
    return line if len(line) <= LONGEST_IN_HEADER else f"{line[: LONGEST_IN_HEADER - 1]}…"


def sheet_names(wagers: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return a sheet's name for each wager's id, from its title or else from its id.

    No two are equal, also where capitals do not count, and each has at most 31 characters, as
    Excel counts them.

    >>> sheet_names([("a", "Tie: 8/9"), ("b", "TIE 8 9")])
    {'a': 'Tie 8 9', 'b': 'TIE 8 9 (2)'}
    """
    taken = {name.casefold() for name in RESERVED}
    names: dict[str, str] = {}
    for id_, title in wagers:
        stem = _name(title) or _name(id_) or "Wager"
        name, turn = _cut(stem, LONGEST_NAME), 1
        while name.casefold() in taken:
            turn += 1
            ending = f" ({turn})"
            name = _cut(stem, LONGEST_NAME - len(ending)) + ending
        taken.add(name.casefold())
        names[id_] = name
    return names


def _name(text: str) -> str:
    """Keep letters, digits and a few marks; a bracket after a letter would look like a function."""
    whole = unicodedata.normalize("NFKC", text).replace("'", "’").replace("(", " (")
    kept = "".join(
        letter if letter in ALLOWED_IN_NAME or unicodedata.category(letter)[0] in "LMN" else " "
        for letter in whole
    )
    return " ".join(kept.split())


def _cut(name: str, most: int) -> str:
    """Cut a name to so many UTF-16 units, which is what Excel counts."""
    while len(name.encode("utf-16-le")) > 2 * most:
        name = name[:-1]
    return name.strip()
