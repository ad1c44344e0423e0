"""volatility, ruin and reserve on the command line: figures, files, pictures, refusals."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from scipy.stats import binom

from combinat import Shoe, evaluate, game
from combinat.publish.volatility_charts import volatility_chart
from combinat.publish.volatility_pages import Asked
from combinat.studies.coup_law import law_of
from combinat.studies.moments import portfolio
from combinat.studies.progressive import progressive
from combinat.studies.reserve import house_law, reserve
from combinat.studies.shoe_rules import shoe_rule
from combinat.studies.volatility import schedule, volatility
from tests.support import ask, assert_refused

Captured = pytest.CaptureFixture[str]

VOLATILITY = ("volatility", "standard", "--wager", "punto")
RUIN = ("ruin", "standard", "--wager", "punto", "--bankroll", "50")
RESERVE = ("reserve", "aspers", "--seed", "5000", "--contribution", "0.2", "--coups")
LUCKY = ("--wager", "lucky_6_progressive")


def asked(coups: int) -> Asked:
    house = game("standard")
    evaluation = evaluate(house, Shoe.of_decks(8), house.asked(("punto",)))
    times = schedule(house.tableau, shoe_rule(house))
    return Asked(evaluation, volatility(law_of(evaluation["punto"]), coups, times))


def test_two_coups_by_hand(capsys: Captured) -> None:
    settled = evaluate(game("standard"), Shoe.of_decks(8))["punto"]
    win, push, lose = (settled.probability(line) for line in settled.lines)
    record = ask(capsys, *VOLATILITY, "--coups", "2", "--format", "json").json()["result"]
    assert record["method"] == "exact"
    assert record["error_below"] is None
    assert record["bettor_ahead_percent"] == f"{float(100 * (win**2 + 2 * win * push)):.6f}"
    assert record["level_percent"] == f"{float(100 * (push**2 + 2 * win * lose)):.6f}"
    assert Fraction(record["mean"]) == 2 * (win - lose)


def test_a_number_beyond_whole_numbers_says_what_was_done_instead(capsys: Captured) -> None:
    page = ask(capsys, *VOLATILITY, "--coups", "100000")
    assert page.code == 0
    (line,) = [row for row in page.out.splitlines() if "Whole numbers reach" in row]
    assert "3,454 coups of this wager; that of 100,000 is by FFT, every chance within" in line
    (line,) = [
        row
        for row in ask(capsys, *VOLATILITY, "--coups", str(10**12)).out.splitlines()
        if "Whole numbers reach" in row
    ]
    assert "the normal law stands in, an approximation" in line


@pytest.mark.parametrize("style", ["text", "markdown", "html", "latex", "csv", "json"])
@pytest.mark.parametrize(
    "words", [VOLATILITY, (*RUIN, "--coups", "60"), (*RESERVE, "100", *LUCKY)], ids=lambda w: w[0]
)
def test_every_format_is_written(capsys: Captured, words: tuple[str, ...], style: str) -> None:
    answer = ask(capsys, *words, "--format", style)
    assert answer.code == 0
    assert answer.err == []
    assert len(answer.out.splitlines()) > 6


def test_rows_are_saved_in_types(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    assert ask(capsys, *RUIN, "--coups", "60", "--save", str(path)).code == 0
    frame = pl.read_parquet(path)
    assert frame.filter(pl.col("Table") == "Bankroll").height == 6


def test_the_picture_draws_the_law_and_the_band() -> None:
    found = asked(100)
    picture = volatility_chart(found)
    law, hold = picture.figure.axes
    (bars,) = law.containers
    heights = {round(b.get_x() + b.get_width() / 2): b.get_height() for b in bars}
    result = found.found.result
    for value in (-10, 0, 13):
        exact = result.at_most(Fraction(value)).value - result.less_than(Fraction(value)).value
        assert heights[value] == pytest.approx(float(100 * exact), rel=1e-9)
    wide, narrow = (np.asarray(c.get_paths()[0].vertices)[:, 1] for c in hold.collections)
    assert np.max(wide) > np.max(narrow) > 0 > np.min(narrow) > np.min(wide)
    assert picture.in_format(".svg") == volatility_chart(found).in_format(".svg")


def test_the_command_writes_its_picture(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "law.svg"
    assert ask(capsys, *VOLATILITY, "--plot", str(path)).code == 0
    assert b"mathdefault" not in path.read_bytes()


def test_ruin_of_the_house_is_that_of_the_formula(capsys: Captured) -> None:
    """Wins, losses and pushes of one unit: ruin from B has the chance (lose / win)^B."""
    settled = evaluate(game("standard"), Shoe.of_decks(8))["punto"]
    win, _, lose = (settled.probability(line) for line in settled.lines)
    record = ask(capsys, *RUIN, "--side", "house", "--format", "json").json()
    assert record["ruin_ever_percent"] == f"{100 * float(win / lose) ** 50:.6f}"
    assert record["ruin_percent"] is None
    bettor = ask(capsys, *RUIN, "--format", "json").json()
    assert bettor["certain_ever"]
    assert bettor["ruin_ever_percent"] == "100.000000"


def test_a_meter_above_break_even_gives_the_bettor_the_edge(capsys: Captured) -> None:
    words = ("ruin", "aspers", *LUCKY, "--bankroll", "100000", "--format", "json")
    assert not ask(capsys, *words, "--meter", "9500").json()["certain_ever"]
    assert ask(capsys, *words, "--meter", "8000").json()["certain_ever"]


def test_a_meter_for_a_wager_without_a_jackpot_is_said_to_be_idle(capsys: Captured) -> None:
    answer = ask(capsys, *RUIN, "--meter", "9")
    assert answer.code == 0
    assert answer.err == ["combinat: warning: --meter is for a jackpot, and punto has none"]


def test_the_reserve_for_seeds_is_a_binomial_quantile() -> None:
    house, shoe = game("aspers"), Shoe.of_decks(8)
    (wager,) = house.asked(("lucky_6_progressive",))
    seed = Fraction(5000)
    about = progressive(house, shoe, wager, seats=5, seed=seed, contribution=Fraction(1, 5))
    found = reserve(about, 24_390)
    for risk in (Fraction(1, 2), Fraction(1, 20), Fraction(1, 1000)):
        hits = int(binom.ppf(float(1 - risk), 24_390, float(about.chance)))
        assert found.for_seeds(risk) == 5000 * hits
    law = house_law(about, seed, Fraction(1, 5))
    mean = sum(net * chance for net, chance in law.items())
    edge = about.long_run_house_edge
    assert edge is not None
    assert mean == 5 * edge == found.result.mean / 24_390


def test_what_is_left_at_the_end_is_below_the_reserve_no_more_often_than_the_risk() -> None:
    house, shoe = game("aspers"), Shoe.of_decks(8)
    (wager,) = house.asked(("lucky_6_progressive",))
    about = progressive(house, shoe, wager, seed=Fraction(5000), contribution=Fraction(1, 5))
    found, coups, risk = reserve(about, 24_390), 24_390, Fraction(1, 100)
    kept = found.at_the_end(risk)
    law = house_law(about, Fraction(5000), Fraction(1, 5))
    drawn = np.random.default_rng(5).multinomial(coups, [float(p) for p in law.values()], 100_000)
    results = drawn @ np.array([float(net) for net in law])
    assert 0.008 < (results < -float(kept)).mean() < 0.0105
    assert found.result.less_than(-kept).most <= risk


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ((*VOLATILITY, "--coups", "0"), "--coups: found 0; allowed: 1 to 1000000000000"),
        ((*VOLATILITY, "--coups", str(10**13)), "--coups: found 10000000000000; allowed: 1 to"),
        ((*VOLATILITY, "--per-day", "0"), "--per-day: found 0; allowed: 1 to 33333333333"),
        ((*VOLATILITY, "--days", "0"), "--days: found 0; allowed: 1 to 1000"),
        (VOLATILITY[:2], "--wager: found none named; allowed: one wager"),
        ((*VOLATILITY, "--wager", "banco"), "--wager: found 2 wagers; allowed: one wager"),
        (("volatility", "aspers", *LUCKY), "--meter: found none for lucky_6_progressive"),
        (
            ("volatility", "aspers", *LUCKY, "--meter", "123456.789"),
            "--coups: found 81 coups with nets from -1 to 123455789/1000 by 1/1000; allowed: nets",
        ),
        (("ruin", "aspers", *LUCKY, "--bankroll", "9"), "--meter: found none for lucky_6"),
        ((*RUIN[:-1], "0"), "--bankroll: found '0'; allowed: a number above 0"),
        ((*RUIN[:-1], "0.5"), "--bankroll: found 1/2 units; allowed: 1 to 1000000000000 units"),
        ((*RUIN, "--coups", "0"), "--coups: found 0; allowed: 1 to 1000000000000"),
        ((*RESERVE, "0", *LUCKY), "--coups: found 0; allowed: 1 to 1000000000000"),
        ((*RESERVE, "9", "--wager", "egalite"), "--wager: egalite: found no jackpot line"),
        (
            (
                "ruin",
                "aspers",
                "--wager",
                "player_pair",
                "--shoe",
                "8 decks - T",
                "--bankroll",
                "9",
            ),
            "--wager: player_pair: found no price",
        ),
    ],
)
def test_bad_input_is_refused_in_one_line(
    capsys: Captured, words: tuple[str, ...], line: str
) -> None:
    answer = ask(capsys, *words)
    assert_refused(answer)
    assert line in answer.err[0]


def test_stakes_on_several_wagers_are_one_bet(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("volatility", "aspers", "--coups", "40", "--format", "json")
    record = ask(capsys, *words, "--stake", "punto=10", "--stake", "egalite=1").json()
    house, shoe = game("aspers"), Shoe.of_decks(8)
    punto, tie = house.asked(("punto",))[0], house.asked(("egalite",))[0]
    together = portfolio(house, shoe, {punto: Fraction(10), tie: Fraction(1)})
    settled = evaluate(house, shoe)
    means = [settled[name].expected_value or 0 for name in ("punto", "egalite")]
    mean = Fraction(40 * (10 * means[0] + means[1])) / 11
    assert Fraction(record["result"]["mean"]) == mean
    assert Fraction(record["result"]["variance"]) == 40 * together.variance / 11**2
    assert record["stakes"] == {"punto": "10", "egalite": "1"}
    assert record["wager"] is None
    page = ask(capsys, *words[:4], "--stake", "punto=10", "--stake", "egalite=1").out
    assert "10 on Punto (Player), 1 on Égalité over 40 coups" in page
    assert "which are 11 a coup" in page


def test_one_stake_is_the_wager_itself(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("volatility", "aspers", "--coups", "40", "--format", "json")
    staked = ask(capsys, *words, "--stake", "egalite=7").json()
    alone = ask(capsys, *words, "--wager", "egalite").json()
    assert staked["result"] == alone["result"]
    assert staked["hold"] == alone["hold"]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--stake", "punto=1", "--wager", "banco"), "--stake: found --wager as well"),
        (("--stake", "punto=0"), "--stake punto: found '0'"),
        (("--stake", "nobody=1"), "nobody"),
    ],
)
def test_stakes_that_are_no_bet_are_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], line: str
) -> None:
    answer = ask(capsys, "volatility", "aspers", *words)
    assert_refused(answer)
    assert line in answer.err[0]
