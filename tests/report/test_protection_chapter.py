"""The chapter on game protection: its figures are those of single commands, no table is empty."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from combinat import Shoe, evaluate, game
from combinat.evaluation import Evaluation
from combinat.publish.certain_digits import significant
from combinat.publish.numerals import percent
from combinat.publish.table import Table
from combinat.report.chapters.protection import protection_chapter
from combinat.report.document import Chapter, Document, Drawn, Items, Shown, document_record
from combinat.rules.game import Game
from combinat.units import Run
from tests.support import ask, broken

Captured = pytest.CaptureFixture[str]

SUITED = """
[[wagers]]
id = "all_hearts"
title = "All hearts"
where = "page 3"
pays = [
  { id = "hearts", event = "All cards are hearts", when = "all_hearts", pays = "100 to 1" },
]
"""
JACKPOT = """
[[wagers]]
id = "nines"
title = "Nines"
where = "page 3"
requires = ["egalite"]
pays = [
  { id = "nines", event = "9 each", when = "player_total + banker_total = 18", pays = "jackpot" },
]
"""
RICH = broken('"9 to 1"', '"10 to 1"', broken("decks = 8", "decks = 1") + SUITED + JACKPOT)
"""One deck; ties pay enough for a count to win a good deal."""

UNSEEN = (10, 8)
COUNTED = ("egalite", "margins")


def house(folder: Path, text: str) -> Path:
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return house(tmp_path_factory.mktemp("rich"), RICH)


def settled(of: Game, *decks: int, meter: Fraction | None = None) -> list[Evaluation]:
    return [evaluate(of, Shoe.of_decks(number), meter=meter) for number in decks or (1,)]


def made(of: Game, evaluations: list[Evaluation], **more: Any) -> Chapter:
    chapter = protection_chapter(of, evaluations, unseen=UNSEEN, **more)
    assert chapter is not None
    return chapter


@pytest.fixture(scope="module")
def rich(path: Path) -> Chapter:
    of = game(str(path))
    return made(of, settled(of, 1, 2))


def tables(chapter: Chapter) -> dict[str, Table]:
    return {block.id: block.table for block in chapter.blocks if isinstance(block, Shown)}


def notes(chapter: Chapter) -> str:
    return "\n".join(
        note for block in chapter.blocks if isinstance(block, Items) for note in block.items
    )


def row(table: Table, title: str) -> dict[str, str]:
    (found,) = [record for record in table.records() if record["Wager"] == title]
    return found


def six_digits(figure: str) -> str:
    return significant(Fraction(figure), 6)


def test_every_table_and_picture_has_its_id_and_no_other_has_it(rich: Chapter) -> None:
    document = Document("house", "t", "s", "printed", "0", (), (rich,))
    assert [shown.id for shown in document.tables()] == [
        "protection.removal.1",
        "protection.removal.1.all_hearts",
        "protection.removal.2",
        "protection.removal.2.all_hearts",
        "protection.counts",
        "protection.cuts",
        "protection.ceiling",
    ]
    pictures = [picture.id for picture in document.pictures()]
    assert pictures == ["protection.removal_bars", "protection.gain"]
    assert document_record(document)["chapters"][0]["title"] == "Game protection"
    assert all(table.rows for table in tables(rich).values())


def test_effects_are_those_of_the_removal_command(
    rich: Chapter, path: Path, capsys: Captured
) -> None:
    for decks in ("1", "2"):
        answer = ask(capsys, "removal", str(path), "--decks", decks, "--format", "json").json()
        effects = {one["title"]: one["effects"] for one in answer["wagers"] if "effects" in one}
        assert set(effects) == {"Égalité", "Margins", "All hearts"}
        by_rank = tables(rich)[f"protection.removal.{decks}"]
        for title, found in effects.items():
            shown = row(by_rank, title)
            for rank in ("A", "2", "9", "T"):
                assert shown[rank] == percent(Fraction(found[rank]))
        by_card = tables(rich)[f"protection.removal.{decks}.all_hearts"]
        five = next(record for record in by_card.records() if record["Rank"] == "5")
        assert five["h"] == percent(Fraction(effects["All hearts"]["5h"]))
        assert Fraction(five["h"]) < 0 < Fraction(five["s"])


def best_of_the_tags_command(capsys: Captured, path: Path, wager: str) -> dict[str, str]:
    """Return the tags that gain the most at best use, of those that the command looks at."""
    words = ("tags", str(path), "--wager", wager, "--best", "5", "--unseen", str(UNSEEN[-1]))
    found = [
        one
        for level in ("1", "2")
        for one in ask(capsys, *words, "--level", level, "--format", "json").json()["found"]
    ]
    best: dict[str, str] = max(found, key=lambda one: Fraction(one["best_use_per_shoe"]))
    return best


@pytest.mark.parametrize(("wager", "title"), [("egalite", "Égalité"), ("margins", "Margins")])
def test_best_counts_are_those_of_the_tags_count_and_protection_commands(
    rich: Chapter, path: Path, capsys: Captured, wager: str, title: str
) -> None:
    shown = row(tables(rich)["protection.counts"], title)
    best = best_of_the_tags_command(capsys, path, wager)
    tags = " ".join(map(str, best["tags"]))
    assert shown["Tags A to 9, T"] == tags
    assert shown["Correlation"] == best["betting_correlation"]
    assert shown["Gain per shoe"] == six_digits(best["best_use_per_shoe"])
    assert shown["Kept of the ceiling at 8 unseen %"] == best["kept_of_ceiling_percent"]
    words = (str(path), "--wager", wager, "--tags", tags, "--format", "json")
    value = ask(capsys, "count", *words).json()["best_use"]
    assert shown["Coups bet on %"] == value["frequency_percent"]
    assert shown["Gain per 100 coups"] == six_digits(value["gain_per_100_coups"])
    by_cut = row(tables(rich)["protection.cuts"], title)
    cuts = ask(capsys, "protection", *words, "--cuts", "14 26").json()["cuts"]
    assert [by_cut["14 behind"], by_cut["26 behind"]] == [
        six_digits(at["best_gain_per_100_coups"]) for at in cuts
    ]


def test_ceilings_are_those_of_the_depletion_command(
    rich: Chapter, path: Path, capsys: Captured
) -> None:
    table = tables(rich)["protection.ceiling"]
    wagers = [word for name in COUNTED for word in ("--wager", name)]
    for unseen in map(str, UNSEEN):
        words = ("depletion", str(path), "--unseen", unseen, *wagers, "--format", "json")
        for ceiling in ask(capsys, *words).json()["wagers"]:
            shown = row(table, ceiling["title"])
            positive = ceiling["probability_positive_percent"]
            assert shown[f"{unseen} unseen: bettor has the edge %"] == positive
            assert shown[f"{unseen} unseen: gain per coup"] == ceiling["gain_per_coup"]
    assert [record["Wager"] for record in table.records()] == ["Égalité", "Margins"]


def test_effects_of_eight_decks_are_those_that_were_published() -> None:
    of = game("standard")
    evaluation = evaluate(of, Shoe.of_decks(8), of.asked(("banco", "egalite")))
    chapter = protection_chapter(of, [evaluation], unseen=(6,))
    assert chapter is not None
    shown = row(tables(chapter)["protection.removal.8"], "Banker")
    # Wizard of Odds, times 10^-7; the page prints them under Player.
    published = [440, 522, 649, 1157, -827, -1132, -827, -502, -231, 188]
    assert [round(10**5 * Fraction(shown[card])) for card in "A23456789T"] == published


def test_the_count_of_dragon_7_is_the_published_one() -> None:
    of = game("standard")
    evaluation = evaluate(of, Shoe.of_decks(8), of.asked(("dragon_7",)))
    chapter = protection_chapter(of, [evaluation], unseen=(6,))
    assert chapter is not None
    shown = row(tables(chapter)["protection.counts"], "Dragon 7")
    assert shown["Tags A to 9, T"] == "0 0 0 -1 -1 -1 -1 2 2 0"
    assert 0.5976 < float(shown["Gain per shoe"]) < 0.5976 + 5 * 0.0016, "as simulated, s.e. 0.0016"
    assert "from none of the wagers that were counted" in notes(chapter)
    assert "The most is won from Dragon 7: 0.743 units per 100 coups." in notes(chapter)


def test_the_verdict_names_the_wagers_over_the_yardstick_and_the_cut_that_is_enough(
    rich: Chapter,
) -> None:
    said = notes(rich)
    gains = tables(rich)["protection.cuts"].records()
    over = [one["Wager"] for one in gains if float(one["14 behind"]) > 1]
    assert over == ["Égalité"]
    assert re.search(r"more than 1 unit .* from 1 of the 2 wagers .*: Égalité \(\d", said)
    assert "Of the others the most is won from Margins: " in said
    still = float(row(tables(rich)["protection.cuts"], "Égalité")["26 behind"]) > 1
    assert ("still does from 1: Égalité" in said) == still
    assert "is a limit of no rule" in said


def test_wagers_that_are_not_counted_are_named_with_the_reason(rich: Chapter) -> None:
    said = notes(rich)
    assert "All hearts: not counted, since it sees suits" in said
    assert "Nines: not counted, since it has a jackpot, and no meter is given." in said
    assert "All hearts: no ceiling, since it sees suits" in said
    assert "Nines: no ceiling, since it has a jackpot, and its meter is not known." in said
    assert "Nines is left out: it has a jackpot" in said


def test_with_a_meter_a_jackpot_is_counted_and_the_required_bet_charged(path: Path) -> None:
    of = game(str(path))
    chapter = made(of, settled(of, meter=Fraction(150)))
    assert row(tables(chapter)["protection.counts"], "Nines")
    assert row(tables(chapter)["protection.ceiling"], "Nines")
    assert "Nines: the house requires another bet; 1 on Égalité, the cheapest" in notes(chapter)


def test_a_house_without_wagers_that_can_be_counted_has_no_empty_table(tmp_path: Path) -> None:
    head = broken("decks = 8", "decks = 1").partition("[[wagers]]")[0]
    of = game(str(house(tmp_path, head + SUITED)))
    chapter = made(of, settled(of))
    assert list(tables(chapter)) == ["protection.removal.1", "protection.removal.1.all_hearts"]
    assert "All hearts: not counted, since it sees suits" in notes(chapter)
    pictures = [block.id for block in chapter.blocks if isinstance(block, Drawn)]
    assert pictures == ["protection.removal_bars"]
    jackpot = JACKPOT.replace('requires = ["egalite"]\n', "")
    alone = game(str(house(tmp_path, head + jackpot)))
    assert protection_chapter(alone, settled(alone)) is None


def test_a_shoe_that_is_no_whole_decks_has_effects_alone(path: Path) -> None:
    of = game(str(path))
    shoe = Shoe.parse("1 deck - 5h")
    chapter = made(of, [evaluate(of, shoe)])
    shown = list(tables(chapter))
    assert shown == ["protection.removal.51_cards", "protection.removal.51_cards.all_hearts"]


def test_the_chapter_is_the_same_twice_and_goes_on_where_it_stopped(
    rich: Chapter, path: Path, tmp_path: Path
) -> None:
    of = game(str(path))
    steps: list[tuple[int, int]] = []
    first = made(
        of,
        settled(of, 1, 2),
        how=Run(checkpoint=tmp_path),
        done=lambda *step: steps.append(step),
    )
    again = made(of, settled(of, 1, 2), how=Run(checkpoint=tmp_path, resume=True))
    assert first == again == rich
    assert steps == [(finished, 6) for finished in range(1, 7)]
    kept = sorted(folder.name for folder in tmp_path.iterdir())
    assert kept == ["protection_ceiling_10", "protection_ceiling_8", "protection_counts"]


@cache
def of_one_deck() -> Chapter:
    of = game("aspers")
    return made(of, settled(of))


def test_many_panels_are_shared_among_pictures_that_fit_a_page() -> None:
    pictures = [block for block in of_one_deck().blocks if isinstance(block, Drawn)]
    assert [picture.id for picture in pictures] == [
        "protection.removal_bars",
        "protection.removal_bars.2",
        "protection.gain",
        "protection.gain.2",
    ]
    for picture in pictures:
        svg = ElementTree.fromstring(picture.svg)
        assert float((svg.get("height") or "").removesuffix("pt")) < 600
        assert float((svg.get("width") or "").removesuffix("pt")) == 504
        assert picture.caption.endswith((" (1 of 2)", " (2 of 2)"))
    named = [title for picture in pictures[:2] for title in panels(picture)]
    assert named == [
        record["Wager"] for record in tables(of_one_deck())["protection.counts"].records()
    ]


def panels(picture: Drawn) -> list[str]:
    return picture.description.rpartition("Panels: ")[2].removesuffix(".").split(", ")


def test_the_house_s_own_cut_card_stands_among_the_cuts() -> None:
    of = game("intercasino")
    (wager,) = of.asked(("egalite",))
    evaluation = evaluate(of, Shoe.of_decks(6), [wager])
    chapter = protection_chapter(of, [evaluation], unseen=(6,))
    assert chapter is not None
    cuts = tables(chapter)["protection.cuts"]
    behind = (7, 14, 26, 52, 78, 104)
    assert cuts.headers == ("Wager", *(f"{cut} behind" for cut in behind))
    assert "7 cards behind the cut card" in tables(chapter)["protection.counts"].caption
    gain = row(tables(chapter)["protection.counts"], wager.title)["Gain per 100 coups"]
    assert row(cuts, wager.title)["7 behind"] == gain
