"""A reader of the LaTeX that the report writes, which knows only what a printed character is."""

from __future__ import annotations

import re

PRINTED = {
    r"\textbackslash{}": "\\",
    r"\textasciitilde{}": "~",
    r"\textasciigrave{}": "`",
    r"\^{}": "^",
    r"\ensuremath{<}": "<",
    r"\ensuremath{>}": ">",
    r"\allowbreak{}": "",
    "{}": "",
    **{f"\\{char}": char for char in "&%$#_{}"},
}
TOKEN = re.compile("|".join([*map(re.escape, PRINTED), r"[^\\{}&%$#_~^`]"]), re.DOTALL)
TABLE = re.compile(
    r"\\label\{tab:([^}]*)\}\\\\\n\\toprule\n(.*) \\\\\n\\midrule\n\\endfirsthead\n"
    r"\\toprule\n(.*) \\\\\n\\midrule\n\\endhead\n\\bottomrule\n\\endfoot\n"
    r"((?:.* \\\\\n)*)\\end\{longtable\}"
)


def printed(text: str) -> str:
    """Return the characters that LaTeX prints for escaped text; fail where it would do more."""
    at, found = 0, []
    while at < len(text):
        token = TOKEN.match(text, at)
        assert token is not None, f"{text[at : at + 20]!r} is a command of LaTeX"
        found.append(PRINTED.get(token[0], token[0]))
        at = token.end()
    return "".join(found)


def cells_of(row: str) -> list[str]:
    """Return the cells of a row as printed."""
    return [printed(cell.strip(" ")) for cell in re.split(r"(?<!\\)&", row)]


def tables_of(latex: str) -> dict[str, tuple[list[str], list[list[str]]]]:
    """Return the headers and the rows of every table by its id, as printed."""
    found = {}
    for id_, first, again, rows in TABLE.findall(latex):
        assert first == again, "the headers of a page are those of the first"
        lines = [line.removesuffix(r" \\") for line in rows.splitlines()]
        found[id_] = (cells_of(first), [cells_of(line) for line in lines])
    return found
