"""The self-test: all that is published holds, and nothing that is wrong gets past it."""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from importlib import metadata
from pathlib import Path

import pytest

from combinat import Shoe, evaluate, game
from combinat.cards import BY_VALUE
from combinat.coups import partition_for
from combinat.edge import Settlement
from combinat.evaluation import Evaluation
from combinat.publish import selftest_pages
from combinat.publish.selftest_pages import selftest_page, versions_in_use
from combinat.publish.table import FORMATS
from combinat.rules.game import standard_tableau
from combinat.rules.tableau import Cell
from combinat.studies import exact_figures, published
from combinat.studies import selftest as study
from tests.houses import READINGS, dealer, settled_by_second_method
from tests.support import ask

PUBLISHED = Path(published.__file__).parents[1] / "published"
SOURCE = """\
schema = 1
id = "a_source"
title = "A source | of figures"
address = "example.org"

[[figures]]
id = "banker"
where = "page 1"
decks = 8
figure = "house_edge_percent"
wager = "banco"
printed = "{printed}"
{more}
"""


@pytest.fixture(scope="module")
def found() -> study.Selftest:
    return study.selftest()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that stands for that of the published figures, and leave the houses out."""
    monkeypatch.setattr(published, "FOLDER", tmp_path)
    monkeypatch.setattr(study, "FOLDER", tmp_path)
    house = study.HouseChecked("standard", "printed", (8,), 1, 1, ())
    monkeypatch.setattr(study, "houses_checked", lambda: iter([house]))
    return tmp_path


def put(folder: Path, printed: str, more: str = "") -> None:
    (folder / "a_source.toml").write_text(SOURCE.format(printed=printed, more=more), "utf-8")


def printed_numbers(path: Path) -> Iterator[tuple[str, bool]]:
    """Yield each printed number of a file, and whether it is known to be wrong."""
    for figures in tomllib.loads(path.read_text(encoding="utf-8"))["figures"]:
        printed = figures["printed"]
        for number in printed if isinstance(printed, list) else [printed]:
            yield number, "right" in figures


def test_this_installation_is_sound(found: study.Selftest) -> None:
    assert found.figure_failures == []
    assert found.count_failures == []
    assert found.sound


def test_every_number_on_file_is_checked(found: study.Selftest) -> None:
    files = {path.stem: list(printed_numbers(path)) for path in PUBLISHED.glob("*.toml")}
    assert {one.source.id: one.figures for one in found.sources} == {
        name: len(numbers) for name, numbers in files.items()
    }
    assert {one.source.id: one.wrong for one in found.sources} == {
        name: sum(wrong for _, wrong in numbers) for name, numbers in files.items()
    }


def test_every_game_is_checked_under_every_reading(found: study.Selftest) -> None:
    assert [(one.game, one.reading) for one in found.houses] == READINGS
    for one in found.houses:
        assert one.decks == tuple(game(one.game).deck_numbers)
        assert one.wagers >= 3 * len(one.decks)
        assert one.lines >= 2 * one.wagers - 2 * len(one.decks), "all but one wager see no suit"


def test_the_walked_ways_are_those_of_the_second_method() -> None:
    house, shoe = game("dragon_bonus_house"), Shoe.of_decks(6)
    ways = dealer(house.tableau).ways(list(shoe.counts(BY_VALUE)))
    by_value = [w for w in house.wagers if partition_for(w.columns) == BY_VALUE and not w.unpriced]
    assert len(by_value) > 5
    for wager in by_value:
        expected = settled_by_second_method(house, ways, wager.id)
        names = [*(line.id for line in wager.lines), "loses"]
        walked = study.line_ways_walked(house.tableau, wager, shoe)
        assert {name: n for name, n in zip(names, walked, strict=True) if n} == {
            name: n for name, n in expected.items() if n
        }


def test_the_command_says_so_in_one_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(folder, "1.06")
    answer = ask(capsys, "selftest")
    assert answer.code == 0
    assert answer.err == []
    assert answer.out.endswith("  * Verdict: SOUND; every check of this installation holds.\n")
    assert "Published figures: 1 of 1 source, 0 of them known to be wrong" in answer.out
    assert str(folder) not in answer.out


def test_a_figure_that_does_not_agree_fails_with_its_exact_value(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(folder, "1.07")
    answer = ask(capsys, "selftest", "--format", "json")
    assert answer.code == 1
    record = answer.json()
    assert record["sound"] is False
    assert record["verdict"] == "Verdict: NOT SOUND; 1 check failed."
    (source,) = record["sources"]
    in_percent = 100 * Fraction(114753351728, 10847218479825)
    assert source["failures"] == [
        {
            "id": "banker",
            "where": "page 1",
            "what": "house edge of banco, 8 decks",
            "printed": "1.07",
            "right": None,
            "exact": str(in_percent),
            "exact_rounded": "1.057906 %",
            "why": study.DIFFERS,
        }
    ]


@pytest.mark.parametrize(
    ("printed", "right", "why"),
    [
        ("1.06", "1.06", study.WRONG_AGREES),
        ("1.07", "1.08", study.RIGHT_DIFFERS),
        ("1.07", "1.06", None),
    ],
)
def test_a_figure_known_to_be_wrong_must_be_wrong_and_put_right(
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    printed: str,
    right: str,
    why: str | None,
) -> None:
    put(folder, printed, f'right = "{right}"')
    answer = ask(capsys, "selftest", "--format", "json")
    (source,) = answer.json()["sources"]
    assert source["known_wrong"] == 1
    assert [failure["why"] for failure in source["failures"]] == ([why] if why else [])
    assert answer.code == (1 if why else 0)


def test_a_figure_that_cannot_be_worked_out_fails_and_the_others_are_checked(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(folder, "1.06", SOURCE.format(printed="1.06", more="").partition("\n\n")[2])
    path = folder / "a_source.toml"
    text = path.read_text(encoding="utf-8").replace('"banco"', '"bank"', 1)
    path.write_text(text.replace('id = "banker"', 'id = "bank"', 1), encoding="utf-8")
    answer = ask(capsys, "selftest", "--format", "json")
    assert answer.code == 1
    (source,) = answer.json()["sources"]
    assert source["figures"] == 2
    (failure,) = source["failures"]
    assert failure["exact"] is None
    assert failure["why"].startswith("cannot be worked out: --wager: found 'bank'; allowed: ")


def test_an_installation_without_its_figures_is_not_sound(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not list(folder.iterdir())
    answer = ask(capsys, "selftest")
    assert answer.code == 1
    assert "NOT SOUND; published figures or games are missing" in answer.out


def test_a_damaged_file_of_figures_is_one_clear_line(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "a_source.toml").write_bytes(b"schema = 1\nid = \xff\n")
    answer = ask(capsys, "selftest")
    assert answer.code == 2
    assert len(answer.err) == 1
    assert "a_source.toml" in answer.err[0]


def test_a_flipped_cell_of_the_table_of_play_is_found(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "1.0579")
    flipped = standard_tableau().with_cell(Cell("banker", 5, 2), "D")
    wrong = replace(game("standard"), tableau=flipped)
    monkeypatch.setattr(exact_figures, "house_of", lambda *_: wrong)
    answer = ask(capsys, "selftest")
    assert answer.code == 1
    assert "Published figures that fail" in answer.out
    assert study.DIFFERS in answer.out


def checked_with(change: dict[int, int]) -> list[study.CountFailure]:
    """Return what fails of the standard game where the lines of a tie are settled otherwise."""
    evaluation = evaluate(game("standard"), Shoe.of_decks(8))
    one = evaluation["egalite"]
    lines = tuple(
        replace(line, ways=line.ways + change.get(place, 0)) for place, line in enumerate(one.lines)
    )
    settled = Settlement(one.wager, lines, one.total_ways)
    wrong = Evaluation(evaluation.game, evaluation.shoe, evaluation.total_ways, (settled,))
    return list(study.CountsChecked(wrong).failures(8))


def test_ways_that_move_from_line_to_line_are_found_by_the_other_method() -> None:
    assert checked_with({}) == []
    moved = checked_with({0: 1, 1: -1})
    assert [(f.line, f.found - f.should_be) for f in moved] == [("tie", 1), ("loses", -1)]
    assert moved[0].should_be == 475627426473216


def test_ways_that_are_lost_are_found_by_adding_up() -> None:
    lost = checked_with({1: -5})
    assert [f.why for f in lost if not f.line] == ["the ways of the lines do not add to the total"]
    assert lost[0].should_be - lost[0].found == 5


def test_counts_that_fail_are_printed(found: study.Selftest) -> None:
    failing = replace(found.houses[0], failures=tuple(checked_with({0: 1, 1: -1})))
    bad = replace(found, houses=(failing,))
    text = FORMATS["text"](selftest_page(bad, {}))
    assert "Counts that fail" in text
    assert "475,627,426,473,217" in text
    assert "NOT SOUND; 2 checks failed." in text
    record = selftest_pages.selftest_record(bad, {})
    assert record["games"][0]["failures"][0]["should_be"] == "475627426473216"


@pytest.mark.parametrize("style", ["text", "markdown", "html", "latex", "csv", "json"])
def test_every_format_says_the_same_twice(
    folder: Path, capsys: pytest.CaptureFixture[str], style: str
) -> None:
    put(folder, "1.07")
    first = ask(capsys, "selftest", "--format", style)
    assert first.code == 1
    assert first.out == ask(capsys, "selftest", "--format", style).out
    assert "1.05" in first.out
    assert str(folder) not in first.out


def test_the_csv_has_a_row_for_each_source_game_package_and_failure(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(folder, "1.07")
    answer = ask(capsys, "selftest", "--format", "csv")
    tables = [row["Table"] for row in csv.DictReader(io.StringIO(answer.out))]
    versions = len(versions_in_use())
    expected = ["Sources", "Games", *["Versions"] * versions, "Figures that fail"]
    assert tables == expected


def test_the_versions_are_those_that_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    versions = versions_in_use()
    for name in ("combinat", "numpy", "polars", "scipy", "sympy", "networkx", "click"):
        assert versions[name] == metadata.version(name)
    assert "pytest" not in versions
    known = metadata.version

    def without_numba(name: str) -> str:
        if name == "numba":
            raise metadata.PackageNotFoundError(name)
        return known(name)

    monkeypatch.setattr(metadata, "version", without_numba)
    assert versions_in_use()["numba"] == "not installed"
