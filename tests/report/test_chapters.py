"""The chapters of a report: what stands in them, what is left out, and on what basis."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from combinat.faults import BadInput
from combinat.report.contents import SECTIONS, Asked, chapter, chosen, document
from combinat.report.document import Document, Heading
from combinat.report.figures import Figures
from combinat.report.words import Words, words_for
from combinat.rules.game import game
from tests.report.published import HOUSES, published


@cache
def annex(house: str) -> Any:
    """Return the report of a house as it is published: another test makes it anew."""
    return json.loads((published(house) / "report.json").read_text(encoding="utf-8"))


def blocks(house: str, kind: str) -> list[Any]:
    found = (block for chapter in annex(house)["chapters"] for block in chapter["blocks"])
    return [block for block in found if block["kind"] == kind]


def written(asked: Asked, figures: Figures) -> Document:
    made = (chapter(name, asked, figures) for name in asked.sections)
    return document(asked, figures, [found for found in made if found is not None])


MAIN = {
    "aspers": ["punto", "banco", "egalite"],
    "dragon_bonus_house": ["punto", "banco", "egalite"],
    "hippodrome": ["punto", "banco", "banco_commission_free", "egalite"],
    "intercasino": ["punto", "banco", "egalite"],
    "punto_y_banco": ["punto", "banco", "egalite"],
}


@pytest.mark.parametrize("house", HOUSES)
def test_main_wagers_are_those_on_the_outcome_of_the_coup(house: str) -> None:
    assert [wager.id for wager in Figures(game(house)).main] == MAIN[house]


@pytest.mark.parametrize("house", HOUSES)
def test_every_wager_that_is_priced_has_a_section(house: str) -> None:
    found = Figures(game(house))
    headings = [block["id"] for block in blocks(house, "heading")]
    sections = [name for name in headings if name.startswith("wager.")]
    assert sections == [f"wager.{wager.id}" for wager in (*found.main, *found.side)]
    assert {s.wager for s in found.first.settlements} == {*found.main, *found.side}


@pytest.mark.parametrize("house", ["intercasino", "punto_y_banco"])
def test_chapters_that_do_not_apply_are_left_out(house: str) -> None:
    ids = [found["id"] for found in annex(house)["chapters"]]
    assert "side" not in ids
    assert "progressive" not in ids
    assert "main" in ids


@pytest.mark.parametrize("house", HOUSES)
def test_no_chapter_and_no_table_is_empty(house: str) -> None:
    for found in annex(house)["chapters"]:
        assert found["blocks"], found["id"]
    for shown in blocks(house, "table"):
        assert shown["rows"], shown["id"]


def test_the_hash_is_that_of_the_rules_as_json() -> None:
    found = Figures(game("aspers"))
    text = json.dumps(dict(found.rules), sort_keys=True, separators=(",", ":"))
    assert found.rules_sha256 == hashlib.sha256(text.encode()).hexdigest()
    kept = annex("aspers")
    text = json.dumps(kept["rules"], sort_keys=True, separators=(",", ":"))
    assert kept["rules_sha256"] == hashlib.sha256(text.encode()).hexdigest() == found.rules_sha256


def test_the_hash_changes_with_a_reading_that_moves_a_figure() -> None:
    hashes = {Figures(game("aspers", name)).rules_sha256 for name in ("printed", "ties_lose")}
    assert len(hashes) == 2


def test_each_worked_hand_takes_the_line_it_is_shown_for() -> None:
    (hands,) = (t for t in blocks("aspers", "table") if t["id"] == "wager.egalite.hands")
    ((event, _, player, total, banker, other_total, won),) = hands["rows"]
    assert (event, won) == ("Any tie", "9")
    assert points(player) == total == other_total == points(banker)


def points(hand: str) -> str:
    """Return the total of cards such as `Ks 9h`, without the package's help."""
    values = {"A": 1, "T": 0, "J": 0, "Q": 0, "K": 0, "10": 0}
    ranks = [card[:-1] for card in hand.split()]
    return str(sum(values.get(rank) or (0 if rank in values else int(rank)) for rank in ranks) % 10)


def test_chapters_are_chosen_by_name_and_stand_in_order() -> None:
    assert chosen(["rules", "summary"], []) == ("summary", "rules")
    assert chosen([], ["protection", "review"]) == tuple(
        name for name in SECTIONS if name not in ("protection", "review")
    )


@pytest.mark.parametrize(
    ("only", "without", "found"),
    [
        (["sumary"], [], "--sections: found 'sumary'; allowed: did you mean 'summary'?"),
        ([], ["protektion"], "--without: found 'protektion'"),
        (["summary"], ["summary"], "--without: found no chapter left"),
    ],
)
def test_a_chapter_that_there_is_not_is_refused(
    only: list[str], without: list[str], found: str
) -> None:
    with pytest.raises(BadInput, match="found") as error:
        chosen(only, without)
    assert str(error.value).startswith(found)


HOUSE = """schema = 1
base = "standard"
id = "harbour"
title = "Harbour"
edition = "third"
wagers = []
source = { title = "Harbour sheet", where = "whole" }
shoe = { decks = 8, stated = true }
[tableau]
where = "page 1"
player = "DDDDDDSSNN"
[tableau.banker]
0 = "DDDDDDDDDD D"
1 = "DDDDDDDDDD D"
2 = "DDDDDDDDDD D"
3 = "DDDDDDDDSD D"
4 = "SSDDDDDDSS D"
5 = "SSSSDDDDSS D"
6 = "SSSSSSDDSS S"
7 = "SSSSSSSSSS S"
8 = "NNNNNNNNNN N"
9 = "NNNNNNNNNN N"
"""
SUBMISSION = """[submission]
operator = "Harbour Ltd"
effective_date = "2027-01-01"
language = "Español"
titles = { game = "Punto y Banca", egalite = "Empate" }
"""


def harbour(folder: Path, more: str) -> str:
    path = folder / "harbour.toml"
    path.write_text(HOUSE + more, encoding="utf-8")
    return str(path)


def test_the_words_of_a_submission_stand_on_the_cover_and_at_the_wagers(tmp_path: Path) -> None:
    house = game(harbour(tmp_path, SUBMISSION))
    words = words_for(house, Words(date="2026-12-01", operator="Harbour Group"))
    report = written(Asked(house, words, ("scope", "main")), Figures(house))
    cover = dict(report.cover)
    assert cover["Operator"] == "Harbour Group", "an argument takes the place of the file's word"
    assert cover["Edition"] == "third"
    assert cover["Effective date"] == "2027-01-01"
    assert cover["Document date"] == "2026-12-01"
    assert cover["Title in Español"] == "Punto y Banca"
    assert "Supersedes" not in cover
    headings = [block.words for block in report.blocks() if isinstance(block, Heading)]
    assert "Tie (Empate)" in headings
    (titles,) = (s.table for s in report.tables() if s.id == "scope.operator_titles")
    assert titles.rows == (("game", "Harbour", "Punto y Banca"), ("egalite", "Tie", "Empate"))


def test_words_that_nobody_gives_are_left_out() -> None:
    labels = [pair["label"] for pair in annex("aspers")["cover"]]
    assert labels == ["Game", "Rule sheet", "Shoe", "Reading", "Rules, SHA-256"]


def test_a_title_of_a_wager_that_is_not_offered_is_refused(tmp_path: Path) -> None:
    wrong = SUBMISSION.replace("egalite", "egalit")
    with pytest.raises(BadInput, match=r"submission.titles: found 'egalit'; .* 'egalite'"):
        game(harbour(tmp_path, wrong))


def test_titles_need_the_language_they_are_in(tmp_path: Path) -> None:
    wrong = SUBMISSION.replace('language = "Español"\n', "")
    with pytest.raises(BadInput, match="submission: found titles and no language"):
        game(harbour(tmp_path, wrong))
    with pytest.raises(BadInput, match="--title: found no --language"):
        words_for(game("aspers"), Words(titles={"punto": "Punto"}))


def test_a_word_of_two_lines_is_refused() -> None:
    with pytest.raises(BadInput, match="--effective-date"):
        words_for(game("aspers"), Words(effective_date="one\ntwo"))


def test_closed_forms_in_typst_are_nothing_but_numbers_and_d() -> None:
    forms = blocks("aspers", "formula")
    assert len(forms) > 40
    for form in forms:
        assert not set(form["typst"]) - set("0123456789d^+-/() "), form["id"]
