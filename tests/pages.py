"""The files and the commands that a document shows."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
NAMED = re.compile(
    r"^Save this as `([\w./]+)`[^\n]*:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL
)


def write_files(page: str, folder: Path) -> list[str]:
    """Write the files that a page gives, under the names that it gives them."""
    found = NAMED.findall(page)
    for name, text in found:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return [name for name, _ in found]


def _blocks(tag: str) -> re.Pattern[str]:
    return re.compile(rf"^```{tag}\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands(page: str, tag: str) -> list[tuple[str, str]]:
    """Return each command of the blocks of one kind with the output shown below it."""
    parts = [
        part for block in _blocks(tag).findall(page) for part in re.split(r"(?m)^\$ ", block)[1:]
    ]
    return [
        (command, shown.strip("\n")) for command, _, shown in (p.partition("\n") for p in parts)
    ]


def refreshed(page: str, tag: str, printed: Callable[[str], str]) -> str:
    """Return a page with the output of each command of one kind of block put in anew."""

    def block(match: re.Match[str]) -> str:
        shown = [(f"$ {c}", printed(c)) for c in re.findall(r"(?m)^\$ (.*)$", match[1])]
        lines = [line for command, output in shown for line in (command, output) if line]
        return "\n".join([f"```{tag}", *lines, "```"])

    return _blocks(tag).sub(block, page)


def trimmed(output: str) -> str:
    """Return what was printed without spaces at line ends and lines without words around it."""
    return "\n".join(line.rstrip() for line in output.strip("\n").splitlines())
