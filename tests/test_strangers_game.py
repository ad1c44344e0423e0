"""One file with a wager of every kind goes through every command, and says what it stands on."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from combinat import BadInput, game
from combinat.cli import main

HOUSE = """
schema = 1
id = "harbour"
title = "Harbour <b>House</b> & Sons"
base = "standard"

[source]
title = "Harbour House, rule sheet"
where = "whole leaflet"

[shoe]
decks = 2
stated = true
where = "page 1"

[tableau]
where = "page 2"
[tableau.banker]
6 = "SSSSSSSDSS ?"

[[wagers]]
use = "ur_way_egalite"
where = "page 3"

[[wagers]]
id = "low_ties"
title = "Low Ties"
where = "page 3"
parts = ["ur_way_egalite_0", "ur_way_egalite_1"]

[[wagers]]
id = "pot"
title = "Pot"
where = "page 4"
pays = [
  { id = "p", event = "9 on 0", when = "player_total = 9 AND banker_total = 0", pays = "jackpot" },
  { id = "nine", event = "Any nine", when = "player_total = 9", pays = "2 for 1" },
]

[[wagers]]
id = "pair"
title = "Pair"
where = "page 4"
pays = [{ id = "pair", event = "Player pair", when = "player_pair", pays = "11 to 1" }]

[[wagers]]
id = "reds"
title = "Reds"
where = "page 4"
pays = [
  { id = "all", event = "All red", when = "all_red AND NOT banker_pair", pays = "20 to 1" },
  { id = "two", event = "Player's two red", when = "player_initial_red", pays = "1 to 1" },
]

[[readings]]
id = "draws"
title = "Draws when the Player stood"
why = "Page 2 is silent."
where = "page 2"
tableau.banker.6 = "SSSSSSSDSS D"

[[readings]]
id = "dear"
title = "Pairs pay ten"
why = "Page 5 differs from page 4."
where = "page 5"
[[readings.wagers]]
id = "pair"
title = "Pair"
where = "page 5"
pays = [{ id = "pair", event = "Player pair", when = "player_pair", pays = "10 to 1" }]

[[readings]]
id = "dearer"
title = "Pairs pay nine"
why = "Page 6 differs from page 4."
where = "page 6"
[[readings.wagers]]
id = "pair"
title = "Pair"
where = "page 6"
pays = [{ id = "pair", event = "Player pair", when = "player_pair", pays = "9 to 1" }]
"""


@pytest.fixture
def house(tmp_path: Path) -> str:
    path = tmp_path / "harbour.toml"
    path.write_text(HOUSE, encoding="utf-8")
    return str(path)


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as stopped:
        main(list(words))
    assert isinstance(stopped.value.code, int)
    return stopped.value.code


@pytest.mark.parametrize("style", ["text", "markdown", "html", "latex", "csv", "json"])
@pytest.mark.parametrize("command", ["edges", "decks", "removal", "closed-form"])
def test_every_command_answers_in_every_format(
    command: str, style: str, house: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command, house, "--format", style) == 0
    answer = capsys.readouterr().out
    assert "Pair" in answer
    if style == "html":
        assert "<b>" not in answer
    if style == "json":
        json.loads(answer)


def test_its_tables_are_written(
    house: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("validate", house) == 0
    assert run("tables", house, "--out", str(tmp_path / "out")) == 0
    capsys.readouterr()
    written = {path.stem for path in (tmp_path / "out" / "harbour").iterdir()}
    assert {"pot", "pair", "reds", "low_ties", "readings", "decks", "removal"} <= written
    with (tmp_path / "out" / "harbour" / "readings.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert next(row for row in rows if row["Wager"] == "Pair")["dear"] == "25.242718"
    text = (tmp_path / "out" / "harbour" / "pot.md").read_text(encoding="utf-8")
    assert "Break-even meter" in text


def test_what_is_taken_from_the_base_is_credited_to_it(house: str) -> None:
    sources = {wager.id: wager.source for wager in game(house).wagers}
    assert sources["punto"].startswith("Pennsylvania Code")
    assert sources["pair"] == "Harbour House, rule sheet, page 4"


def test_readings_that_change_one_thing_each_in_its_own_way_are_refused(house: str) -> None:
    assert game(house, "draws+dear").reading == "draws+dear"
    for reading, thing in (
        ("dear+dearer", "pair"),
        ("dearer+dear", "pair"),
        ("standard+draws", "table of play"),
        ("dear+dear", "twice"),
        ("printed+printed", "twice"),
    ):
        with pytest.raises(BadInput, match=thing):
            game(house, reading)


def test_a_meter_without_a_jackpot_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("edges", "standard", "--meter", "5") == 0
    assert "none of these wagers has one" in capsys.readouterr().err


def test_a_wager_of_another_house_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("edges", "decks", "removal", "closed-form"):
        assert run(command, "intercasino", "--wager", "three_giving_eight") == 0
        shown = capsys.readouterr().out
        assert "priced by the pay table two_hundred_to_one of the catalogue" in shown


def test_the_cards_left_of_a_shoe_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("edges", "standard", "--shoe", "1 deck - 8 8 K") == 0
    assert "Cards left: A 4, 2 4, 3 4, 4 4, 5 4, 6 4, 7 4, 8 2, 9 4, T 15." in (
        capsys.readouterr().out
    )


def test_a_certificate_holds_what_is_no_question_of_suits(
    house: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "certificate.json"
    assert run("closed-form", house, "--certificate", str(path), "--format", "csv") == 0
    events = json.loads(path.read_text(encoding="utf-8"))["events"]
    assert "pair" in {event.get("wager") for event in events}
    assert "reds" not in {event.get("wager") for event in events}
    words = ("closed-form", house, "--wager", "reds", "--certificate", str(path))
    assert run(*words) == 2
    assert "suits" in capsys.readouterr().err
