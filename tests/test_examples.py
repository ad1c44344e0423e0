"""Every command shown in the README and the documents prints what is shown beside it.

`python -m tests.test_examples` runs each of them and puts what it prints into the page.
"""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

from combinat import Shoe, evaluate, game
from combinat.cli import main
from combinat.publish.numerals import percent
from combinat.rules import load

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def printed(command: str) -> str:
    """Return what a command prints on standard output, spaces at line ends left out."""
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.suppress(SystemExit):
        main(shlex.split(command)[1:])
    return "\n".join(line.rstrip() for line in out.getvalue().strip("\n").splitlines())


def refreshed(page: str) -> str:
    """Return a page with the output of each command that it shows put in anew."""

    def block(match: re.Match[str]) -> str:
        parts = re.split(r"^\$ ", match[1], flags=re.MULTILINE)[1:]
        commands = [part.partition("\n")[0] for part in parts]
        return "".join(["```console\n", *(f"$ {c}\n{printed(c)}\n" for c in commands), "```"])

    return BLOCK.sub(block, page)


def examples(page: Path) -> list[tuple[str, str]]:
    """Return each command of a page's console blocks with the output shown below it."""
    found = []
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


EXAMPLES = [
    pytest.param(command, output, id=f"{page.stem}:{command}")
    for page in PAGES
    for command, output in examples(page)
    if command.startswith("combinat ")
]


@pytest.mark.parametrize(("command", "output"), EXAMPLES)
def test_shown_output_is_real(command: str, output: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert printed(command) == output.strip("\n")


HOUSE_ROW = re.compile(r"^\| \[`(\w+)`\].*?\| (\d)[^|]*\| ([\d.]+) \| ([\d.]+) \| ([\d.]+) at (\d)")


def test_the_readme_table_is_computed() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    rows = [row for line in lines if (row := HOUSE_ROW.match(line))]
    assert {row[1] for row in rows} == set(load.bundled_games()) - {load.STANDARD}
    for name, decks, *edges, pay in (row.groups() for row in rows):
        result = evaluate(game(name), Shoe.of_decks(int(decks)))
        computed = [result[wager].house_edge for wager in ("punto", "banco", "egalite")]
        assert edges == [percent(edge) for edge in computed if edge is not None]
        assert result["egalite"].lines[0].pays == f"{pay} to 1"
        assert int(decks) == game(name).deck_numbers[0]


def test_the_readme_has_an_example() -> None:
    assert examples(ROOT / "README.md")


if __name__ == "__main__":
    for shown in PAGES:
        shown.write_text(refreshed(shown.read_text(encoding="utf-8")), encoding="utf-8")
