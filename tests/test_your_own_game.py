"""The tutorial runs: its files are as sound as it says, and its commands print what it shows.

`python -m tests.test_your_own_game` runs each command and puts what it prints into the page.
"""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import tempfile
from pathlib import Path

import pytest

from combinat import Shoe, evaluate, game
from combinat.cli import main
from combinat.publish.numerals import grouped
from tests.houses import plain
from tests.pages import DOCS, commands, refreshed, trimmed, write_files
from tests.second_method.suited import SmallShoe

PAGE, TAG = DOCS / "your_own_game.md", "console-tutorial"
NINE_CARDS = "Kh Ks 4d 4c 9s 9s 2h 3d 7c"
SEVEN_RED_CARDS_AND_A_BLACK = "2h 2h 3d 5d Kh Qd Jh Js"


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def examples() -> list[tuple[str, str]]:
    """Return each command of the page with the output shown below it."""
    return commands(page(), TAG)


def printed(command: str) -> str:
    """Return what a reader sees: standard output and standard error, line ends trimmed."""
    screen = io.StringIO()
    with (
        contextlib.redirect_stdout(screen),
        contextlib.redirect_stderr(screen),
        contextlib.suppress(SystemExit),
    ):
        main(shlex.split(command)[1:])
    return trimmed(screen.getvalue())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    write_files(page(), tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("command", "shown"), examples())
@pytest.mark.usefixtures("folder")
def test_a_command_prints_what_the_page_shows(command: str, shown: str) -> None:
    assert printed(command) == shown


def test_the_page_writes_validates_and_prices_and_makes_a_mistake(folder: Path) -> None:
    assert [path.name for path in sorted(folder.iterdir())] == [
        "late_tie.toml",
        "riverside.toml",
        "slip.toml",
    ]
    shown = dict(examples())
    assert shown["combinat validate riverside.toml"] == "riverside.toml: no fault"
    (fault,) = shown["combinat validate slip.toml"].splitlines()
    assert fault.startswith("combinat: slip.toml: ")
    assert "did you mean 'player_total'?" in fault
    with pytest.raises(SystemExit) as stop, contextlib.redirect_stderr(io.StringIO()):
        main(["validate", "slip.toml"])
    assert stop.value.code == 2


@pytest.mark.parametrize("cards", [NINE_CARDS, SEVEN_RED_CARDS_AND_A_BLACK])
def test_the_wager_of_the_page_agrees_with_real_cards(cards: str, folder: Path) -> None:
    house = game(str(folder / "riverside.toml"))
    (late_pair,) = house.asked(("late_pair",))
    settled = evaluate(house, Shoe.parse(cards), [late_pair])["late_pair"]
    dealt = SmallShoe(plain(house.tableau), cards.split())
    with contextlib.closing(dealt):
        ways = dealt.ways([line.when for line in late_pair.lines])
    assert [line.ways for line in settled.lines] == ways
    assert all(ways)


def test_the_ways_on_the_page_are_those_of_six_decks(folder: Path) -> None:
    house = game(str(folder / "riverside.toml"))
    settled = evaluate(house, Shoe.of_decks(6), house.asked(("late_pair",)))["late_pair"]
    shown = dict(examples())["combinat edges riverside.toml --wager late_pair"]
    for line in settled.lines:
        assert re.search(rf"^{line.event} .* {grouped(line.ways)} ", shown, re.MULTILINE)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as empty, contextlib.chdir(empty):
        write_files(page(), Path(empty))
        PAGE.write_text(refreshed(page(), TAG, printed), encoding="utf-8")
