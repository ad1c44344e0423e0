"""What a shell offers: bundled games, game files, wagers of the catalogue; soon and quietly."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.shell_completion import CompletionItem, ShellComplete

from combinat.cli import cli
from combinat.rules import load
from tests.support import GOOD, ask

TAKE_A_GAME = [
    (["edges"], "GAME"),
    (["decks"], "GAME"),
    (["removal"], "GAME"),
    (["closed-form"], "GAME"),
    (["totals"], "GAME"),
    (["sensitivity"], "GAME"),
    (["progressive"], "GAME"),
    (["fit"], "GAME"),
    (["information"], "GAME"),
    (["simulate"], "GAME"),
    (["count"], "GAME"),
    (["tags"], "GAME"),
    (["protection"], "GAME"),
    (["depletion"], "GAME"),
    (["volatility"], "GAME"),
    (["ruin"], "GAME"),
    (["reserve"], "GAME"),
    (["draw-tree"], "GAME"),
    (["explore"], "GAME"),
    (["report"], "GAME"),
    (["correlation"], "GAME"),
    (["portfolio"], "GAME"),
    (["exposure"], "GAME"),
    (["chips"], "GAME"),
    (["design"], "GAME"),
    (["compare"], "the first GAME"),
    (["compare", "standard"], "the second GAME"),
    (["tables", "aspers"], "one of several"),
    (["report"], "GAME"),
    (["lock"], "one of several"),
    (["check"], "one of several"),
    (["claims", "--game"], "an option"),
]
HEAVY = ("numpy", "polars", "pydantic", "scipy", "sympy", "combinat.rules.load")


def offered(words: list[str], begun: str) -> list[CompletionItem]:
    shell = ShellComplete(cli, {}, "combinat", "_COMBINAT_COMPLETE")
    return shell.get_completions(words, begun)


def names(words: list[str], begun: str) -> list[str]:
    return [item.value for item in offered(words, begun)]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("words", "_which"), TAKE_A_GAME)
def test_a_game_is_offered_wherever_one_is_taken(words: list[str], _which: str) -> None:
    assert names(words, "asp") == ["aspers"]
    assert sorted(names(words, "")) == sorted(load.bundled_games())


def test_every_argument_that_takes_a_game_is_tried_here() -> None:
    taking = {
        name
        for name, command in cli.commands.items()
        for one in command.params
        if "GAME" in str(one.metavar)
    }
    assert taking == {words[0] for words, _ in TAKE_A_GAME}


def test_a_game_file_is_offered_and_no_other_file(folder: Path) -> None:
    (folder / "asp_house.toml").write_text(GOOD, encoding="utf-8")
    (folder / "asp_notes.txt").write_text("", encoding="utf-8")
    (folder / ".aside.toml").write_text("", encoding="utf-8")
    assert names(["edges"], "asp") == ["aspers", "asp_house.toml"]
    (folder / "houses").mkdir()
    (folder / "houses" / "river.toml").write_text(GOOD, encoding="utf-8")
    assert names(["edges"], "houses/") == ["houses/river.toml"]
    assert names(["edges"], "./asp") == ["./asp_house.toml"]
    assert names(["edges"], f"{folder}/houses/r") == [f"{folder}/houses/river.toml"]


@pytest.mark.parametrize("begun", ["nothing", "no/such/folder/", "~nobody_here/", "\0/"])
def test_what_is_not_known_is_left_to_the_shell(begun: str) -> None:
    (item,) = offered(["edges"], begun)
    assert (item.value, item.type) == (begun, "file")


@pytest.mark.parametrize("words", [["edges", "aspers", "--wager"], ["wagers"]])
def test_a_wager_of_the_catalogue_is_offered(words: list[str]) -> None:
    assert names(words, "dragon_") == ["dragon_7", "dragon_bonus_banco", "dragon_bonus_punto"]
    assert names(words, "") == load.catalogue_ids()
    assert names(words, "nothing") == []


def completed(capsys: pytest.CaptureFixture[str], words: str, word: int) -> list[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("_COMBINAT_COMPLETE", "bash_complete")
        patch.setenv("COMP_WORDS", words)
        patch.setenv("COMP_CWORD", str(word))
        answer = ask(capsys)
    assert (answer.code, answer.err) == (0, [])
    return answer.out.splitlines()


def test_the_command_line_answers_a_shell_without_noise(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert completed(capsys, "combinat edges asp", 2) == ["plain,aspers"]
    assert completed(capsys, "combinat self", 1) == ["plain,selftest"]
    assert completed(capsys, "combinat edges aspers --format la", 4) == ["plain,latex"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_command_line_prints_the_script_of_a_shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, shell: str
) -> None:
    monkeypatch.setenv("_COMBINAT_COMPLETE", f"{shell}_source")
    if shell == "bash":  # bash is asked for its version, and need not be here
        found = click.shell_completion.BashComplete
        monkeypatch.setattr(found, "_check_version", staticmethod(lambda: None))
    answer = ask(capsys)
    assert (answer.code, answer.err) == (0, [])
    assert f"_COMBINAT_COMPLETE={shell}_complete" in answer.out


def test_completion_loads_nothing_heavy() -> None:
    script = (
        "import sys\n"
        "from click.shell_completion import ShellComplete\n"
        "from combinat.cli import cli\n"
        "shell = ShellComplete(cli, {}, 'combinat', '_COMBINAT_COMPLETE')\n"
        "assert shell.get_completions(['edges'], 'asp')[0].value == 'aspers'\n"
        "assert shell.get_completions(['edges', 'aspers', '--wager'], 'panda')\n"
        f"print(sorted(set({HEAVY!r}) & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[]\n", "")
