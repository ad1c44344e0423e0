"""Every command shown in the README and the documents prints what is shown beside it."""

from __future__ import annotations

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
def test_shown_output_is_real(
    command: str, output: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    with pytest.raises(SystemExit):
        main(shlex.split(command)[1:])
    printed = "\n".join(line.rstrip() for line in capsys.readouterr().out.splitlines())
    assert printed.strip() == "\n".join(line.rstrip() for line in output.splitlines()).strip()


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
