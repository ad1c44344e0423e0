"""The commands about wagers together: what they print, keep in files and refuse."""

from __future__ import annotations

import csv
import io
from fractions import Fraction
from pathlib import Path

import polars as pl
import pytest

from combinat import Shoe, evaluate, game
from combinat.publish.numerals import fraction
from combinat.publish.risk_pages import money
from tests.support import GOOD, ask, assert_refused, broken

Captured = pytest.CaptureFixture[str]

LIMITED = ("exposure", "aspers", "--wager", "punto", "--wager", "egalite", "--limit", "egalite=50")
SUITED = ("--wager", "lucky_6_progressive")


def test_the_json_of_a_correlation_holds_both_matrices(capsys: Captured) -> None:
    record = ask(capsys, "correlation", "aspers", "--format", "json").json()
    ids = [wager["id"] for wager in record["wagers"]]
    assert "lucky_6_progressive" not in ids
    assert record["unpriced"][0]["id"] == "lucky_6_progressive"
    settled = evaluate(game("aspers"), Shoe.of_decks(8))
    for place, wager in enumerate(record["wagers"]):
        one = settled[wager["id"]]
        assert one.variance is not None
        assert record["covariance"][place][place] == wager["variance"] == fraction(one.variance)
        assert record["correlation"][place][place] == "1.000000"
    i, j = ids.index("punto"), ids.index("banco")
    assert record["covariance"][i][j] == record["covariance"][j][i]
    square = Fraction(record["covariance"][i][j]) ** 2 / (
        Fraction(record["covariance"][i][i]) * Fraction(record["covariance"][j][j])
    )
    assert record["correlation"][i][j] == "-0.999969"
    assert abs(Fraction("-0.999969") ** 2 - square) < Fraction(2, 10**6)


def test_a_jackpot_without_a_meter_is_left_out_with_a_warning_or_refused_by_name(
    capsys: Captured,
) -> None:
    answer = ask(capsys, "correlation", "aspers")
    assert answer.code == 0
    assert answer.err == [
        "combinat: warning: lucky_6_progressive is left out: "
        "it has a jackpot, and no meter is given"
    ]
    assert "is left out: it has a jackpot" in answer.out
    assert_refused(ask(capsys, "correlation", "aspers", *SUITED))
    for command in (
        ("portfolio", "aspers", "--stake", "lucky_6_progressive=1"),
        ("exposure", "aspers", *SUITED),
    ):
        answer = ask(capsys, *command)
        assert_refused(answer)
        assert "a jackpot needs --meter" in answer.err[0]
        assert ask(capsys, *command, "--meter", "20000").code == 0


def test_the_published_correlations_are_those_of_the_command(capsys: Captured) -> None:
    path = Path(__file__).parents[1] / "tables" / "dragon_bonus_house" / "correlation.csv"
    printed = ask(capsys, "correlation", "dragon_bonus_house", "--format", "csv").out
    published = list(csv.DictReader(io.StringIO(path.read_text(encoding="utf-8"))))
    rows = list(csv.DictReader(io.StringIO(printed)))
    assert rows == [row for row in published if row["Decks"] == "8"]
    pairs = {(row["Wager"], row["Other wager"]): row["Correlation"] for row in rows}
    assert pairs["banco", "punto"] == "-0.999969"
    assert pairs["dragon_bonus_banco", "dragon_bonus_punto"] == "-0.209856"


def test_the_json_of_a_portfolio_holds_its_law(capsys: Captured) -> None:
    stakes = ("--stake", "punto=10", "--stake", "ur_way_egalite=0.5")
    record = ask(capsys, "portfolio", "aspers", *stakes, "--format", "json").json()
    law = {Fraction(row["net"]): Fraction(row["probability"]) for row in record["law"]}
    assert sum(law.values()) == 1
    assert record["placed"] == "15/1"
    mean = sum((net * chance for net, chance in law.items()), Fraction(0))
    assert record["expected_value"] == fraction(mean)
    assert record["house_edge"] == fraction(-mean / 15)
    assert Fraction(record["best"]["net"]) == max(law)
    assert Fraction(record["worst"]["net"]) == min(law)


def test_a_portfolio_without_its_required_bet_is_priced_with_a_warning(capsys: Captured) -> None:
    answer = ask(capsys, "portfolio", "dragon_bonus_house", "--stake", "ur_way_egalite_6=1")
    assert answer.code == 0
    assert "requires another bet" in answer.err[0]
    assert "the house would not take it alone" in answer.out


def test_the_json_of_an_exposure_holds_every_loss(capsys: Captured) -> None:
    more = ("--limit", "punto=5..300", "--seats", "3", "--beyond", "900", "--beyond", "0")
    record = ask(capsys, *LIMITED, *more, "--format", "json").json()
    assert record["largest"]["loss"] == "1350/1"
    assert [row["loss"] for row in record["losses"]] == ["1350/1", "900/1", "0/1"]
    chances = [Fraction(row["probability"]) for row in record["losses"]]
    assert sum(chances) == 1
    assert [Fraction(row["probability"]) for row in record["beyond"]] == [
        chances[0],
        chances[0] + chances[1],
    ]
    assert record["limits"][0] == {
        "wager": "punto",
        "minimum": "5/1",
        "maximum": "300/1",
        "source": "given",
    }


def test_limits_of_the_sheet_need_no_option(capsys: Captured) -> None:
    record = ask(capsys, "exposure", "intercasino", "--format", "json").json()
    assert {row["source"] for row in record["limits"]} == {"sheet"}
    assert record["largest"]["loss"] == "2400/1"


def test_the_file_of_an_exposure_holds_all_losses(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "losses.parquet"
    families = [w.id for w in game("dragon_bonus_house").wagers]
    limits = [word for name in families for word in ("--limit", f"{name}=10")]
    answer = ask(capsys, "exposure", "dragon_bonus_house", *limits, "--save", str(path))
    assert answer.code == 0
    assert "different losses the first 10 are listed" in answer.out
    frame = pl.read_parquet(path)
    assert frame.height > 10
    assert frame["Loss"].is_sorted(descending=True)


def test_the_csv_of_a_portfolio_says_which_table_a_row_is_of(capsys: Captured) -> None:
    out = ask(capsys, "portfolio", "aspers", "--stake", "punto=10", "--format", "csv").out
    rows = list(csv.DictReader(io.StringIO(out)))
    assert {row["Table"] for row in rows} == {"Stakes", "Figures", "Law"}
    law = [row for row in rows if row["Table"] == "Law"]
    assert [row["Net"] for row in law] == ["-10", "0", "10"]
    assert sum(Fraction(row["Exact"]) for row in law) == 1


def test_the_file_of_a_correlation_has_a_row_for_each_two(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "pairs.parquet"
    ask(
        capsys, "correlation", "aspers", "--wager", "punto", "--wager", "banco", "--save", str(path)
    )
    assert pl.read_parquet(path)["Correlation"].to_list() == [1.0, -0.999969, 1.0]


@pytest.mark.parametrize(
    ("command", "found"),
    [
        (("portfolio", "aspers"), "found no stake"),
        (("portfolio", "aspers", "--stake", "punto=0"), "--stake punto: found '0'"),
        (("portfolio", "aspers", "--stake", "punto=-5"), "--stake punto: found '-5'"),
        (("portfolio", "aspers", "--stake", "punto"), "allowed: WAGER=AMOUNT"),
        (("portfolio", "aspers", "--stake", "punt=5"), "--stake: found 'punt'"),
        (("portfolio", "aspers", "--stake", "punto=1", "--stake", "punto=2"), "punto twice"),
        (
            ("portfolio", "aspers", "--stake", "perfect_pair=1", "--shoe", "8 decks - T"),
            "perfect_pair: found no price",
        ),
        (("portfolio", "aspers", "--stake", "punto=1", "--shoe", "9 9 8"), "found 3 cards"),
        ((*LIMITED,), "found no largest stake of punto"),
        ((*LIMITED, "--limit", "punto=10..5"), "at least 10, at most 5"),
        ((*LIMITED, "--limit", "punto=0"), "--limit punto: found '0'"),
        ((*LIMITED, "--limit", "banco=5"), "allowed: a wager that is asked about"),
        ((*LIMITED, "--limit", "punto=5", "--seats", "0"), "--seats: found 0"),
        ((*LIMITED, "--limit", "punto=5", "--beyond", "x"), "--beyond: found 'x'"),
        ((*LIMITED, "--limit", "punto=5", "--aggregate", "punto=0"), "--aggregate punto"),
        ((*LIMITED, "--limit", "punto=5", "--stake", "punto=5"), "--wager as well"),
        (("exposure", "aspers", "--stake", "punto=5", "--limit", "punto=1..4"), "allowed: 1 to 4"),
        (("correlation", "aspers", "--wager", "perfect_pair", "--shoe", "8 decks - T"), "no price"),
        (("correlation", "aspers", "--shoe", "9 9 8"), "found 3 cards"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    capsys: Captured, command: tuple[str, ...], found: str
) -> None:
    answer = ask(capsys, *command)
    assert_refused(answer)
    assert found in answer.err[0]


def test_a_wager_whose_exclusive_lines_overlap_is_refused(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(
        broken("player_total - banker_total = 8", "player_total > 3", GOOD), encoding="utf-8"
    )
    assert_refused(ask(capsys, "correlation", str(path)))


@pytest.mark.parametrize(
    ("amount", "written"),
    [("100", "100"), ("0", "0"), ("-19/20", "-0.95"), ("1/64", "0.015625"), ("1/128", "1/128")],
)
def test_an_amount_is_written_exactly(amount: str, written: str) -> None:
    assert money(Fraction(amount)) == written
