"""The chapters of a report: what stands in them, what is left out, and on what basis."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

import pytest

from combinat.faults import BadInput
from combinat.report.contents import SECTIONS, Asked, chapter, chosen, document
from combinat.report.document import Document, Formula, Heading, Shown
from combinat.report.figures import Figures
from combinat.report.words import Words, words_for
from combinat.rules.game import game
from combinat.rules.load import bundled_games

HOUSES = [name for name in bundled_games() if name != "standard"]
QUICK = tuple(name for name in SECTIONS if name not in ("protection", "volatility"))


@cache
def made(house: str) -> Document:
    found = Figures(game(house))
    return written(Asked(found.game, words_for(found.game, Words()), QUICK), found)


def written(asked: Asked, figures: Figures) -> Document:
    made = (chapter(name, asked, figures) for name in asked.sections)
    return document(asked, figures, [found for found in made if found is not None])


def table(house: str, id_: str) -> Shown:
    (found,) = (shown for shown in made(house).tables() if shown.id == id_)
    return found


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
    sections = [b.id for b in made(house).blocks() if isinstance(b, Heading) and "wager." in b.id]
    assert sections == [f"wager.{wager.id}" for wager in (*found.main, *found.side)]
    assert {s.wager for s in found.first.settlements} == {*found.main, *found.side}


@pytest.mark.parametrize("house", ["intercasino", "punto_y_banco"])
def test_chapters_that_do_not_apply_are_left_out(house: str) -> None:
    ids = [found.id for found in made(house).chapters]
    assert "side" not in ids
    assert "progressive" not in ids
    assert "main" in ids


@pytest.mark.parametrize("house", HOUSES)
def test_no_chapter_and_no_table_is_empty(house: str) -> None:
    for found in made(house).chapters:
        assert found.blocks, found.id
    for shown in made(house).tables():
        assert shown.table.rows, shown.id


@pytest.mark.parametrize("house", HOUSES)
def test_every_pay_table_re_adds(house: str) -> None:
    pays = [shown for shown in made(house).tables() if ".pays." in shown.id]
    assert pays
    for shown in pays:
        *lines, total = shown.table.rows
        assert sum(int(row[2]) for row in lines) == total[2], shown.id


def test_the_hash_is_that_of_the_rules_as_json() -> None:
    found = Figures(game("aspers"))
    text = json.dumps(dict(found.rules), sort_keys=True, separators=(",", ":"))
    assert found.rules_sha256 == hashlib.sha256(text.encode()).hexdigest()
    assert made("aspers").rules_sha256 == found.rules_sha256


def test_the_hash_changes_with_a_reading_that_moves_a_figure() -> None:
    hashes = {Figures(game("aspers", name)).rules_sha256 for name in ("printed", "ties_lose")}
    assert len(hashes) == 2


def test_each_worked_hand_takes_the_line_it_is_shown_for() -> None:
    rows = table("aspers", "wager.egalite.hands").table.rows
    assert [(row[0], row[3], row[5]) for row in rows] == [("Any tie", "4", "4")]


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
    labels = [label for label, _ in made("aspers").cover]
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
    forms = [block for block in made("aspers").blocks() if isinstance(block, Formula)]
    assert len(forms) > 40
    for form in forms:
        assert not set(form.typst) - set("0123456789d^+-/() "), form.id
