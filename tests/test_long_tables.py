"""Tables that take minutes: on the rules of today, and agreeing with what needs no enumeration."""

from __future__ import annotations

import json
import shutil
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from combinat import Shoe, game
from combinat.cli import long_tables as command
from combinat.publish import long_tables
from combinat.publish.long_tables import LongTable, files, moved
from combinat.publish.long_tables import long_tables as listed
from combinat.studies.bounded import Bounded
from combinat.studies.depletion.moments import check_squares, mean_square
from combinat.studies.depletion.study import depletion
from combinat.studies.depletion.task import Task
from tests.support import ask

Captured = pytest.CaptureFixture[str]

TABLES = Path(__file__).parents[1] / "tables" / "long"
SMALL = """
[[tables]]
name = "depletion_9"
game = "standard"
decks = 1
wagers = ["dragon_7", "punto"]
unseen = 9
"""


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """List one table that takes no time, and return the folder for it."""
    path = tmp_path / "listed.toml"
    path.write_text(SMALL)
    monkeypatch.setattr(long_tables.long_tables, "__defaults__", (path,))
    return tmp_path / "long"


def published(name: str) -> Any:
    return json.loads((TABLES / f"{name}.json").read_text(encoding="utf-8"))


def test_every_listed_table_is_there_and_stands_on_the_rules_of_today() -> None:
    names = {f"{table.name}.{suffix}" for table in listed() for suffix in ("json", "md")}
    assert names == {path.name for path in TABLES.iterdir()}
    assert moved(listed(), TABLES) == []


@pytest.mark.parametrize("table", listed(), ids=lambda table: table.name)
def test_the_mean_square_of_a_long_table_needs_no_enumeration(table: LongTable) -> None:
    record = published(table.name)
    exact = record["mean_squares_without_enumeration"]
    first = table.task.wagers[0]
    task = Task(table.task.game, table.task.shoe, (first,), table.task.unseen)
    assert [Fraction(exact[first.id])] == list(mean_square(task))
    for wager in record["wagers"]:
        spread = Fraction(exact[wager["id"]]) - Fraction(wager["expected_value"]) ** 2
        printed = Fraction(wager["standard_deviation"])
        digits = len(wager["standard_deviation"].split(".")[1])
        assert abs(printed**2 - spread) <= 2 * printed * Fraction(1, 2 * 10**digits) + Fraction(
            1, 10**20
        )


@pytest.mark.parametrize("table", listed(), ids=lambda table: table.name)
def test_the_page_of_a_long_table_shows_the_figures_of_its_record(table: LongTable) -> None:
    record = published(table.name)
    page = (TABLES / f"{table.name}.md").read_text(encoding="utf-8")
    assert page.startswith(f"<!-- {record['command']} -->\n<!-- rules sha256 ")
    for wager in record["wagers"]:
        for key in ("probability_positive_percent", "gain_per_coup", "standard_deviation"):
            assert wager[key] in page
    assert f"{int(record['compositions']):,}" in page


def test_the_published_run_is_of_all_seventeen_billion_compositions() -> None:
    record = published("depletion_52")
    assert record["compositions"] == "17279601405"
    assert len(record["wagers"]) == 5


@pytest.mark.parametrize("unseen", [6, 9, 12, 14])
def test_seven_small_cases_settle_the_mean_square_at_every_depth(unseen: int) -> None:
    house = game("standard")
    wagers = house.asked(("punto", "egalite"))
    task = Task(house, Shoe.parse("1 decks - A 2 3 4 5 6 7 8 9 T T T A 2 3"), wagers, unseen)
    for ceiling, square in zip(depletion(task).ceilings, mean_square(task), strict=True):
        assert ceiling.square.least <= square <= ceiling.square.most
        if not ceiling.square.error:
            assert ceiling.square.value == square


def test_a_run_whose_mean_square_is_not_that_of_the_small_cases_is_not_printed() -> None:
    house = game("standard")
    task = Task(house, Shoe.of_decks(1), house.asked(("punto",)), 9)
    found = depletion(task)
    (ceiling,) = found.ceilings
    wrong = Bounded(ceiling.square.value * Fraction(1001, 1000))
    object.__setattr__(ceiling, "square", wrong)
    with pytest.raises(ArithmeticError, match="punto: the mean square is not that"):
        check_squares(found)


def test_a_table_is_written_and_checked(small: Path, capsys: Captured) -> None:
    answer = ask(capsys, "long", "--out", str(small))
    assert answer.code == 0
    first = {path.name: path.read_bytes() for path in small.iterdir()}
    assert set(first) == {"depletion_9.json", "depletion_9.md"}
    record = json.loads(first["depletion_9.json"])
    shown = record["command"]
    assert shown == (
        "combinat depletion standard --decks 1 --unseen 9 --wager dragon_7 --wager punto"
    )
    again = ask(capsys, *shown.split()[1:], "--format", "json").json()
    assert record["wagers"] == again["wagers"]
    assert ask(capsys, "long", "--out", str(small)).code == 0
    assert {path.name: path.read_bytes() for path in small.iterdir()} == first
    answer = ask(capsys, "long", "--check", "--out", str(small))
    assert (answer.code, answer.err) == (
        0,
        ["combinat: all long tables stand on the rules of today: 1"],
    )


def test_a_rule_that_has_moved_is_named(
    small: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ask(capsys, "long", "--out", str(small)).code == 0
    monkeypatch.setattr(long_tables, "game", lambda _: game("punto_y_banco"))
    answer = ask(capsys, "long", "--check", "--out", str(small))
    assert answer.code == 1
    assert len(answer.err) == 2
    assert all("found the figures of other rules than those of today" in x for x in answer.err)
    shutil.rmtree(small)
    answer = ask(capsys, "long", "--check", "--out", str(small))
    assert answer.code == 1
    assert "found no such table" in answer.err[0]
    assert not small.exists(), "a check writes nothing"


def test_units_that_are_kept_are_not_worked_out_again(
    small: Path, tmp_path: Path, capsys: Captured
) -> None:
    kept = tmp_path / "kept"
    words = ("long", "--out", str(small), "--checkpoint", str(kept), "--resume")
    assert ask(capsys, *words).code == 0
    first = {path.name: path.read_bytes() for path in small.iterdir()}
    shutil.rmtree(small)
    assert (kept / "depletion_9" / "plan.json").exists()
    assert ask(capsys, *words).code == 0
    assert {path.name: path.read_bytes() for path in small.iterdir()} == first


def test_the_files_are_those_that_the_command_writes(small: Path) -> None:
    (table,) = listed(*long_tables.long_tables.__defaults__ or ())
    found = depletion(table.task)
    names = [name for name, _ in files(table, found, check_squares(found))]
    assert names == ["depletion_9.json", "depletion_9.md"]
    assert command.long.name == "long"
    assert not small.exists()
