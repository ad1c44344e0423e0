"""Observed counts: the tests against brute force, and whatever can be wrong with a file of counts.

A p-value is a float: the sums are compared with exact ones to twelve digits, which is what is left
of sixteen after logarithms of factorials.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise, product
from math import comb, exp, factorial, log, log1p, prod
from pathlib import Path

import numpy as np
import pytest
from scipy import stats

from combinat import Shoe, evaluate, game
from combinat.cards import BY_VALUE
from combinat.publish.fit_pages import CAN, CANNOT, SAME_LAW
from combinat.rules.game import Game, standard_tableau
from combinat.rules.tableau import Cell
from combinat.studies import count_tests
from combinat.studies import goodness_of_fit as study
from combinat.studies.csv_rows import MOST_ROWS
from combinat.studies.observed import LARGEST_SUM, Observed
from tests.houses import dealer
from tests.support import GOOD as SOUND_GAME
from tests.support import Answer, ask, assert_refused

LEVEL = Fraction(1, 100)
EIGHT = Shoe.of_decks(8)
TWELVE_DIGITS = 1e-12
RESULTS = ("player", "banker", "tie")
SKEWED = [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)]
EVEN = [Fraction(1, 3)] * 3
FOUR = [Fraction(4, 10), Fraction(3, 10), Fraction(2, 10), Fraction(1, 10)]
BACCARAT = [Fraction(446, 1000), Fraction(459, 1000), Fraction(95, 1000)]

Write = Callable[[str | bytes], str]


def results(*counts: int) -> Observed:
    return Observed(None, dict(zip(RESULTS, counts, strict=True)))


def fit(house: Game, shoe: Shoe, observed: Observed) -> study.Fit:
    (found,) = study.fits(house, shoe, [observed], level=LEVEL)
    return found


def vectors(coups: int, outcomes: int) -> Iterator[tuple[int, ...]]:
    return (v for v in product(range(coups + 1), repeat=outcomes) if sum(v) == coups)


def chance_of(vector: Sequence[int], chances: Sequence[Fraction]) -> Fraction:
    orders = factorial(sum(vector)) // prod(map(factorial, vector))
    return orders * prod((p**n for p, n in zip(chances, vector, strict=True)), start=Fraction(1))


def by_brute_force(chances: Sequence[Fraction], seen: Sequence[int]) -> Fraction:
    own = chance_of(seen, chances)
    all_chances = (chance_of(v, chances) for v in vectors(sum(seen), len(seen)))
    return sum((chance for chance in all_chances if chance <= own), Fraction(0))


@pytest.mark.parametrize("chances", [SKEWED, EVEN, FOUR, BACCARAT], ids=str)
@pytest.mark.parametrize("coups", [1, 2, 5, 8])
def test_the_multinomial_test_is_the_sum_over_every_vector(
    chances: list[Fraction], coups: int
) -> None:
    for seen in vectors(coups, len(chances)):
        exact = float(by_brute_force(chances, seen))
        assert count_tests.multinomial(chances, seen) == pytest.approx(exact, rel=TWELVE_DIGITS)


def test_an_exact_test_rejects_no_more_often_than_its_level() -> None:
    p_values = {v: count_tests.multinomial(BACCARAT, v) for v in vectors(12, 3)}
    for level in (0.01, 0.05, 0.2):
        rejected = [v for v, p in p_values.items() if p < level]
        assert 0 < sum(chance_of(v, BACCARAT) for v in rejected) <= level


def test_the_binomial_test_is_the_one_done_by_hand() -> None:
    found = count_tests.checked(
        {"win": Fraction(1, 2), "loses": Fraction(1, 2)}, {"win": 2, "loses": 8}
    )
    assert found.name == count_tests.BINOMIAL
    assert found.p_value == pytest.approx(2 * (1 + 10 + 45) / 1024, rel=TWELVE_DIGITS)


@pytest.mark.parametrize("seen", [(0, 12), (3, 9), (7, 5), (12, 0)])
def test_of_two_outcomes_binomial_and_multinomial_agree(seen: tuple[int, int]) -> None:
    chance = Fraction(1, 6)
    exact = float(by_brute_force([chance, 1 - chance], seen))
    assert count_tests.binomial(chance, seen) == pytest.approx(exact, rel=TWELVE_DIGITS)
    assert count_tests.multinomial([chance, 1 - chance], seen) == pytest.approx(
        exact, rel=TWELVE_DIGITS
    )


def test_chi_square_is_the_one_done_by_hand() -> None:
    """(40² + 40²) / 1000 = 3.2, and with two degrees of freedom the tail is exp(-x / 2)."""
    law = {"a": Fraction(1, 4), "b": Fraction(1, 4), "c": Fraction(1, 2)}
    found = count_tests.checked(law, {"a": 1040, "b": 960, "c": 2000})
    assert found.name == count_tests.CHI_SQUARE
    assert found.statistic == Fraction(16, 5)
    assert found.degrees_of_freedom == 2
    assert found.p_value == pytest.approx(exp(-1.6), rel=TWELVE_DIGITS)
    assert found.p_value == pytest.approx(stats.chisquare([1040, 960, 2000], [1000, 1000, 2000])[1])


def test_the_exact_test_is_taken_while_the_vectors_are_few() -> None:
    law = dict(zip(RESULTS, BACCARAT, strict=True))
    assert comb(1998 + 2, 2) <= count_tests.MOST_VECTORS < comb(1999 + 2, 2)
    few = count_tests.checked(law, {"player": 892, "banker": 916, "tie": 190})
    many = count_tests.checked(law, {"player": 892, "banker": 917, "tie": 190})
    assert (few.name, many.name) == (count_tests.MULTINOMIAL, count_tests.CHI_SQUARE)
    assert few.p_value == pytest.approx(many.p_value, rel=0.02), "chi-square approximates"


def test_rare_outcomes_are_pooled_until_five_are_expected() -> None:
    law = {"a": Fraction(1, 1000), "b": Fraction(2, 1000), "c": Fraction(3, 1000)}
    law["rest"] = 1 - sum(law.values(), Fraction(0))
    found = count_tests.checked(law, {"a": 3, "b": 3, "c": 6, "rest": 1988})
    assert found.pooled == (("b", "a"),)
    assert found.degrees_of_freedom == 2
    expected = [6, 6, 1988]
    assert found.statistic == sum(
        Fraction((o - e) ** 2, e) for o, e in zip([6, 6, 1988], expected, strict=True)
    )


def test_a_jackpot_too_rare_for_chi_square_is_tested_exactly() -> None:
    chance, coups = Fraction(1, 10**9), 10**7
    found = count_tests.checked(
        {"pot": chance, "loses": 1 - chance}, {"pot": 3, "loses": coups - 3}
    )
    tail = sum(
        comb(coups, n) * exp(n * log(chance) + (coups - n) * log1p(-float(chance)))
        for n in range(3, 12)
    )
    assert found.name == count_tests.BINOMIAL
    assert found.p_value == pytest.approx(tail, rel=1e-9)


def test_the_law_of_the_results_is_the_published_one() -> None:
    law = fit(game("standard"), EIGHT, results(5, 5, 1)).law
    published = (2230518282592256, 2292252566437888, 475627426473216)
    total = 4998398275503360
    assert law == {n: Fraction(w, total) for n, w in zip(RESULTS, published, strict=True)}


@pytest.mark.parametrize("name", ["aspers", "punto_y_banco"])
def test_the_law_is_that_of_the_second_method(name: str) -> None:
    house = game(name)
    ways = dealer(house.tableau).ways(list(EIGHT.counts(BY_VALUE)))
    counted = dict.fromkeys(RESULTS, 0)
    for outcome, count in ways.items():
        margin = outcome.player_total - outcome.banker_total
        counted["player" if margin > 0 else "banker" if margin < 0 else "tie"] += count
    law = fit(house, EIGHT, results(1, 1, 1)).law
    assert law == {result: Fraction(n, sum(ways.values())) for result, n in counted.items()}


def drawn(house: Game, coups: int, seed: int) -> Observed:
    """Return counts of a sample from the exact law of the three results."""
    law = fit(house, EIGHT, results(1, 1, 1)).law
    counts = np.random.default_rng(seed).multinomial(coups, [float(law[n]) for n in RESULTS])
    return results(*map(int, counts))


@pytest.mark.parametrize("coups", [50, 1500, 200_000])
def test_a_sample_of_a_game_can_come_from_it(coups: int) -> None:
    house = game("standard")
    assert fit(house, EIGHT, drawn(house, coups, seed=5)).fits


def test_a_sample_of_a_game_does_not_fit_a_broken_table_of_play() -> None:
    house = game("standard")
    broken = standard_tableau()
    for total in (2, 3, 4, 5):
        broken = broken.with_cell(Cell("player", total), "S")
    wrong = replace(house, tableau=broken)
    sample = drawn(house, 20_000, seed=5)
    assert fit(house, EIGHT, sample).fits
    assert not fit(wrong, EIGHT, sample).fits
    (standard,) = [o for o in fit(wrong, EIGHT, sample).alternatives if o.name.endswith("standard")]
    assert Fraction(standard.test.p_value) > LEVEL, "but the standard table of play does"


def test_residuals_squared_add_up_to_the_statistic_weighed_by_what_is_left() -> None:
    found = fit(game("standard"), EIGHT, results(4500, 4500, 1000))
    parts = [(o.residual_squared or Fraction(0)) * (1 - o.chance) for o in found.outcomes]
    assert sum(parts) == found.test.statistic


def test_the_noncentrality_is_the_tabulated_one() -> None:
    """Of one degree of freedom it is (z of the level + z of the power)²."""
    for degrees, level, tabulated in [(1, 20, 10.507), (1, 100, 14.879), (2, 20, 12.654)]:
        assert round(study.noncentrality(degrees, Fraction(1, level)), 3) == tabulated
    z = stats.norm.isf(0.005) + stats.norm.isf(0.1)
    assert study.noncentrality(1, LEVEL) == pytest.approx(z**2, rel=1e-6)


def test_a_level_above_the_power_needs_one_coup() -> None:
    assert study.coups_for(study.noncentrality(2, Fraction(95, 100)), Fraction(1, 10)) == 1


def test_the_effect_is_exact_and_the_coups_follow_from_it() -> None:
    house = game("standard")
    found = fit(house, EIGHT, results(446, 459, 95))
    (one,) = [other for other in found.alternatives if other.name == "1 deck"]
    law, other = (
        {
            n: evaluate(house, shoe)[w].hit_frequency
            for n, w in zip(RESULTS, ("punto", "banco", "egalite"), strict=True)
        }
        for shoe in (EIGHT, Shoe.of_decks(1))
    )
    assert one.effect == sum((other[n] - law[n]) ** 2 / law[n] for n in RESULTS)
    assert one.coups_needed is not None
    critical = stats.chi2.isf(0.01, 2)
    for coups, enough in ((one.coups_needed - 1, False), (one.coups_needed, True)):
        assert (stats.ncx2.sf(critical, 2, coups * float(one.effect)) >= 0.9) == enough


def test_with_the_coups_needed_nine_of_ten_samples_tell() -> None:
    """Two thousand samples by a fixed seed: five standard errors are 0.034."""
    law = dict(zip(RESULTS, BACCARAT, strict=True))
    other = law | {"player": Fraction(416, 1000), "tie": Fraction(125, 1000)}
    basis = study.Fit(results(1, 1, 1), law, count_tests.checked(law, {}), LEVEL, ())
    coups = study.alternative(basis, "another", other).coups_needed
    assert coups is not None
    samples = np.random.default_rng(3).multinomial(coups, [*map(float, other.values())], 2000)
    expected = [float(coups * chance) for chance in law.values()]
    told = np.mean(stats.chisquare(samples, expected, axis=1).pvalue < 0.01)
    assert abs(told - 0.9) < 0.034


def test_the_nearer_the_deck_number_the_more_coups_are_needed() -> None:
    found = fit(game("standard"), EIGHT, results(446, 459, 95))
    needed = [o.coups_needed for o in found.alternatives if "deck" in o.name]
    assert len(needed) == 4
    assert all(
        few is not None and many is not None and few < many for few, many in pairwise(needed)
    )


def test_games_of_one_law_cannot_be_told_apart() -> None:
    others = fit(game("aspers"), EIGHT, results(446, 459, 95)).alternatives
    same = {other.name for other in others if other.same_law}
    assert "reading ties_lose" in same
    assert not any("deck" in name for name in same)


def test_an_outcome_impossible_here_tells_when_it_comes() -> None:
    house = game("aspers", "ties_lose")
    (banco,) = house.asked(("banco",))
    found = fit(house, EIGHT, Observed(banco, {"win": 46, "loses": 54}))
    (printed,) = [other for other in found.alternatives if other.name == "reading printed"]
    assert printed.effect is None
    tie = Fraction(475627426473216, 4998398275503360)
    assert printed.coups_needed is not None
    assert (1 - tie) ** printed.coups_needed <= Fraction(1, 10)
    assert (1 - tie) ** (printed.coups_needed - 1) > Fraction(1, 10)


def test_shares_become_significant_where_the_statistic_passes_the_critical_one() -> None:
    found = fit(game("standard"), EIGHT, results(4500, 4500, 1000))
    coups, departure = found.significant_from, found.departure
    assert coups is not None
    assert departure is not None
    assert found.test.statistic == 10_000 * departure
    assert (coups - 1) * float(departure) < stats.chi2.isf(0.01, 2) <= coups * float(departure)


def test_every_wager_of_a_house_has_a_law_that_adds_up() -> None:
    house = game("dragon_bonus_house")
    wagers = [wager for wager in house.wagers if wager.unpriced is None]
    seen = [Observed(w, {**{line.id: 1 for line in w.lines}, "loses": 1}) for w in wagers]
    for found in study.fits(house, EIGHT, seen, level=LEVEL):
        assert sum(found.law.values()) == 1
        assert {o.name for o in found.alternatives} >= {"reading ties_lose", "1 deck"}


# The command.

GOOD = "outcome,count\nplayer,446\nbanker,459\ntie,95\n"
DRAGON = "dragon_7,win,23\ndragon_7,loses,977\n"


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(content: str | bytes) -> str:
        path = tmp_path / "seen.csv"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return str(path)

    return written


def test_counts_that_fit_are_answered_with_0_and_others_with_1(
    capsys: pytest.CaptureFixture[str], write: Write
) -> None:
    good = ask(capsys, "fit", "standard", write(GOOD))
    assert (good.code, good.err) == (0, [])
    assert CAN in good.out
    bad = ask(capsys, "fit", "standard", write(GOOD.replace("95", "195")))
    assert (bad.code, bad.err) == (1, [])
    assert CANNOT in bad.out
    assert "< 0.000001" in bad.out


def test_the_level_decides(capsys: pytest.CaptureFixture[str], write: Write) -> None:
    file = write("outcome,count\nplayer,446\nbanker,459\ntie,119\n")
    p_value = ask(capsys, "fit", "standard", file, "--format", "json").json()["tests"][0]["p_value"]
    assert 0.01 < float(p_value) < 0.1
    assert ask(capsys, "fit", "standard", file, "--level", "0.01").code == 0
    assert ask(capsys, "fit", "standard", file, "--level", "0.1").code == 1


@pytest.mark.parametrize(
    "content",
    [
        "\ufeff Outcome , COUNT \r\n Punto , 446\r\n\r\nBANCO,459 \r\n\u00c9galit\u00e9,95\r\n",
        'outcome,count\ntie,"95"\n"player",446\nbanker,0459\n',
        "OUTCOME,COUNT\rplayer,446\rbanco,459\regalite,95\r",
        "outcome,count\nplayer,446\nbanker,459\nEgalite\u0301,95",
    ],
)
def test_spaces_capitals_marks_and_names_of_the_trade_are_understood(
    content: str, capsys: pytest.CaptureFixture[str], write: Write
) -> None:
    plain = ask(capsys, "fit", "standard", write(GOOD))
    assert ask(capsys, "fit", "standard", write(content)) == plain


def test_counts_may_be_grouped_in_quotes(capsys: pytest.CaptureFixture[str], write: Write) -> None:
    file = write('outcome,count\nplayer,"44,620"\nbanker,45880\ntie,"9,500"\n')
    record = ask(capsys, "fit", "standard", file, "--format", "json").json()["tests"][0]
    assert [outcome["observed"] for outcome in record["outcomes"]] == ["44620", "45880", "9500"]
    assert record["coups"] == "100000"


def test_the_record_has_every_figure(capsys: pytest.CaptureFixture[str], write: Write) -> None:
    answer = ask(capsys, "fit", "aspers", write(GOOD), "--decks", "6", "--format", "json")
    record = answer.json()
    assert record["shoe"]["decks"] == 6
    (test,) = record["tests"]
    assert test["wager"] is None
    assert test["test"] == count_tests.MULTINOMIAL
    assert test["verdict"] == CAN
    assert test["pooled"] == test["impossible"] == []
    assert sum(Fraction(outcome["probability"]) for outcome in test["outcomes"]) == 1
    names = [other["name"] for other in test["alternatives"]]
    assert names[-4:] == ["1 deck", "2 decks", "4 decks", "8 decks"]
    assert {"name", "p_value", "effect", "coups_needed"} <= set(test["alternatives"][0])


def test_a_wager_is_tested_by_its_lines(capsys: pytest.CaptureFixture[str], write: Write) -> None:
    file = write("outcome,count\nwin,23\nloses,977\n")
    record = ask(capsys, "fit", "standard", file, "--wager", "dragon_7", "--format", "json").json()[
        "tests"
    ][0]
    assert record["wager"] == "dragon_7"
    assert record["test"] == count_tests.BINOMIAL
    published = Fraction(112633011329024, 4998398275503360)
    assert record["outcomes"][0]["probability"] == str(published)


def test_several_wagers_are_tested_each_on_its_own(
    capsys: pytest.CaptureFixture[str], write: Write
) -> None:
    text = "wager,outcome,count\n,player,446\n,banker,459\n,tie,95\n" + DRAGON
    record = ask(capsys, "fit", "standard", write(text), "--format", "json").json()
    assert [test["wager"] for test in record["tests"]] == [None, "dragon_7"]
    page = ask(capsys, "fit", "standard", write(text))
    assert page.code == 0
    assert "Each of the 2 is tested by itself" in page.out


def test_beside_a_faulty_wager_the_others_are_tested(
    capsys: pytest.CaptureFixture[str], write: Write
) -> None:
    text = "wager,outcome,count\n" + DRAGON + "panda_8,win,3\npanda_9,win,3\npanda_8,loses,-1\n"
    answer = ask(capsys, "fit", "standard", write(text))
    assert answer.code == 2
    assert "Dragon 7" in answer.out
    assert "Panda" not in answer.out
    first, second = answer.err
    assert "line 6: found the count '-1'" in first
    assert "line 5: found the wager 'panda_9'" in second
    assert "did you mean 'panda_8'" in second


@pytest.mark.parametrize("style", ["text", "markdown", "html", "latex", "csv", "json"])
def test_the_same_counts_give_the_same_bytes(
    style: str, capsys: pytest.CaptureFixture[str], write: Write
) -> None:
    question = ("fit", "aspers", write(GOOD), "--format", style)
    first = ask(capsys, *question)
    assert first.code == 0
    assert ask(capsys, *question) == first
    if style == "json":
        json.loads(first.out)


def test_an_outcome_without_a_chance_cannot_come(
    capsys: pytest.CaptureFixture[str], write: Write
) -> None:
    eights = ("--shoe", "8 8 8 8 8 8 8")
    ties = write("outcome,count\nplayer,0\nbanker,0\ntie,12\n")
    assert ask(capsys, "fit", "standard", ties, *eights).code == 0
    answer = ask(capsys, "fit", "standard", write(GOOD), *eights)
    assert answer.code == 1
    assert "The outcome player cannot happen." in answer.out
    record = ask(capsys, "fit", "standard", write(GOOD), *eights, "--format", "json").json()
    assert record["tests"][0]["impossible"] == ["player", "banker"]
    assert record["tests"][0]["p_value"] == "0"


def test_games_of_one_law_are_named_as_such(
    capsys: pytest.CaptureFixture[str], write: Write
) -> None:
    assert SAME_LAW in ask(capsys, "fit", "aspers", write(GOOD)).out


@pytest.mark.parametrize("wager", [None, "dragon_bonus_punto"])
def test_counts_of_a_million_million_are_tested(
    wager: str | None, capsys: pytest.CaptureFixture[str], write: Write
) -> None:
    house = game("aspers")
    if wager is None:
        shares = fit(house, EIGHT, results(1, 1, 1)).law
    else:
        settled = evaluate(house, EIGHT, house.asked((wager,)))[wager]
        shares = {line.id: settled.probability(line) for line in settled.lines}
    rows = [f"{name},{round(share * 10**12)}" for name, share in shares.items()]
    file = write("\n".join(["outcome,count", *rows]))
    named = ["--wager", wager] if wager else []
    answer = ask(capsys, "fit", "aspers", file, *named, "--format", "json")
    assert answer.code == 0
    assert answer.json()["tests"][0]["p_value"] == "1.000000"


def with_count(count: str) -> str:
    return GOOD.replace("95", count)


COUNTS_ALLOWED = "a whole number of 0 or more"

# What is wrong: the file, where, what is found, what is allowed.
FAULTY: dict[str, tuple[str | bytes, str, str, str]] = {
    "negative": (with_count("-4"), "line 4", "the count '-4'", COUNTS_ALLOWED),
    "no whole number": (with_count("9.5"), "line 4", "the count '9.5'", COUNTS_ALLOWED),
    "exponent": (with_count("1e9999999"), "line 4", "the count '1e9999999'", COUNTS_ALLOWED),
    "not a number": (with_count("nan"), "line 4", "the count 'nan'", COUNTS_ALLOWED),
    "no count": (with_count(""), "line 4", "the count ''", COUNTS_ALLOWED),
    "foreign digits": (with_count("٩٥"), "line 4", "the count", COUNTS_ALLOWED),
    "huge": (with_count("9" * 5000), "line 4", "(5000 characters)", "1,000,000,000,000,000"),
    "sum": (with_count("9" * 15), "", "1,000,000,000,000,904 coups", "1,000,000,000,000,000"),
    "badly grouped": (with_count('"1,23"'), "line 4", "the count '1,23'", COUNTS_ALLOWED),
    "group without quotes": (with_count("1,234"), "line 4", "3 cells", "in quotes"),
    "one cell": (GOOD.replace("tie,95", "tie"), "line 4", "1 cell for outcome and count", "two"),
    "unknown outcome": (GOOD.replace("tie", "tye"), "line 4", "'tye'", "did you mean 'tie'?"),
    "twice": (GOOD + "Egalité,3\n", "line 5", "'tie' twice", "each outcome once"),
    "missing": (GOOD.replace("tie,95\n", ""), "", "no row for tie", "player, banker, tie"),
    "no rows": ("outcome,count\n", "", "no row below the header", "a row for each outcome"),
    "empty": ("", "line 1", "nothing", "outcome,count"),
    "all zero": ("outcome,count\nplayer,0\nbanker,0\ntie,0\n", "", "0 in every row", "one coup"),
    "wrong header": (GOOD.replace("count", "number"), "line 1", "'outcome,number'", "the header"),
    "semicolons": (GOOD.replace(",", ";"), "line 1", "'outcome;count'", "outcome,count"),
    "not UTF-8": (GOOD.encode() + b"\xe9galit\xe9,3\n", "line 5", "the byte 0xe9", "UTF-8"),
    "UTF-16": (GOOD.encode("utf-16"), "line 1", "the byte 0xff", "UTF-8"),
    "NUL": (GOOD.replace("459", "4\x0059"), "line 3", "a NUL character", "text"),
    "open quote": (GOOD + '"tie,3\n', "line 5", "unexpected end of data", "quotes closed"),
    "long cell": (GOOD + "x" * 200_000 + ",1\n", "line 5", "field larger than", "CSV"),
    "long name": (GOOD + "x" * 100_000 + ",1\n", "line 5", "(100000 characters)", "player"),
    "too large": (b"x" * (2**20 + 1), "", "more than 1048576 bytes", "a file with fewer"),
    "too many rows": (GOOD + "tie,0\n" * MOST_ROWS, "", f"more than {MOST_ROWS} rows", "at most"),
    "control": (GOOD.replace("tie", "t\x1b[31mie"), "line 4", "t\\x1b[31mie", "tie"),
    "unknown wager": ("wager,outcome,count\nno_7,win,1\n", "line 2", "the wager 'no_7'", "banco"),
    "a family": ("wager,outcome,count\nur_way_egalite,win,1\n", "line 2", "family", "one wager"),
}


@pytest.mark.parametrize("what", FAULTY)
def test_a_fault_names_line_found_and_allowed(
    what: str, capsys: pytest.CaptureFixture[str], write: Write
) -> None:
    content, where, found, allowed = FAULTY[what]
    file = write(content)
    answer = ask(capsys, "fit", "standard", file)
    assert_refused(answer)
    place = ": ".join(part for part in (file, where) if part)
    assert answer.err[0].startswith(f"combinat: {place}: found "), answer.err
    shown, _, wanted = answer.err[0].partition("; allowed: ")
    assert found in shown, answer.err
    assert allowed in wanted, answer.err


def test_all_faults_of_a_file_are_told_together(
    capsys: pytest.CaptureFixture[str], write: Write
) -> None:
    answer = ask(capsys, "fit", "standard", write("outcome,count\nplayer,-1\nbenker,x\ntie,5\n"))
    assert_refused(answer, faults=3)


@pytest.mark.parametrize("row", ["x,y\n", ",x,y\n", "{n},x,1\n"])
def test_a_file_of_nothing_but_faults_is_soon_given_up(
    row: str, capsys: pytest.CaptureFixture[str], write: Write
) -> None:
    header = "outcome,count\n" if row == "x,y\n" else "wager,outcome,count\n"
    answer = ask(
        capsys, "fit", "standard", write(header + "".join(row.format(n=n) for n in range(15_000)))
    )
    assert_refused(answer, faults=None)
    assert len(answer.err) < 60
    assert "faults before it" in answer.err[-1]


@pytest.mark.parametrize("level", ["0", "1", "-0.1", "1e-3", "nan", "0.0000001", "9" * 400, ""])
def test_a_level_is_a_share(level: str, capsys: pytest.CaptureFixture[str], write: Write) -> None:
    answer = ask(capsys, "fit", "standard", write(GOOD), f"--level={level}")
    assert_refused(answer)
    assert "between 0 and 1" in answer.err[0]


def refused(answer: Answer, *words: str) -> None:
    assert_refused(answer)
    assert all(word in answer.err[0] for word in words), answer.err


def test_what_else_can_be_asked_wrongly(
    capsys: pytest.CaptureFixture[str], write: Write, tmp_path: Path
) -> None:
    good, none = write(GOOD), str(tmp_path / "none.csv")
    refused(ask(capsys, "fit", "standard", none), none, "no such file")
    refused(ask(capsys, "fit", "standard", str(tmp_path)), "a directory")
    refused(ask(capsys, "fit", "standard", "/dev/zero"), "no regular file")
    refused(ask(capsys, "fit", "standard", "x" * 5000), "name too long")
    refused(ask(capsys, "fit", "aspers", good, "--wager", "ur_way_egalite"), "10 wagers")
    refused(ask(capsys, "fit", "standard", good, "--shoe", "A 2 3"), "3 cards")
    refused(ask(capsys, "fit", "standard", good, "--decks", "0"), "0")
    several = write("wager,outcome,count\n" + DRAGON)
    refused(ask(capsys, "fit", "standard", several, "--wager", "dragon_7"), "names its wagers")
    pairs = write("wager,outcome,count\nplayer_pair,win,1\nplayer_pair,loses,9\n")
    refused(ask(capsys, "fit", "standard", pairs, "--shoe", "8 decks - T"), "without a price")


ANOTHER = """
[[readings]]
id = "more"
title = "One wager more"
why = "It is on the felt."
where = "page 2"
wagers = [
  { id = "nine", title = "Nine", where = "page 4", pays = [
    { id = "nine", event = "Nine", when = "player_total = 9", pays = "9 to 1" },
  ] },
]
"""


def test_a_wager_of_one_reading_alone_has_no_other_reading_beside_it(
    capsys: pytest.CaptureFixture[str], write: Write, tmp_path: Path
) -> None:
    house = tmp_path / "house.toml"
    house.write_text(SOUND_GAME + ANOTHER, encoding="utf-8")
    file = write("outcome,count\nnine,9\nloses,91\n")
    question = ("fit", str(house), file, "--reading", "more", "--wager", "nine")
    (test,) = ask(capsys, *question, "--format", "json").json()["tests"]
    assert [other["name"] for other in test["alternatives"]][:1] == ["1 deck"]


def test_the_largest_sum_is_allowed(capsys: pytest.CaptureFixture[str], write: Write) -> None:
    rows = f"outcome,count\nplayer,{LARGEST_SUM}\nbanker,0\ntie,0\n"
    answer = ask(capsys, "fit", "standard", write(rows), "--format", "json")
    assert answer.code == 1
    assert answer.json()["tests"][0]["p_value"] == "< 0.000001", "tiny, and yet not impossible"


def test_two_outcomes_are_tested_exactly_however_many_the_coups() -> None:
    """Both sides of the number of coups up to which vectors of counts would be gone through."""
    for coups in (1_999_990, 2_000_010):
        chance = Fraction(5, coups)
        test = count_tests.checked(
            {"rare": chance, "other": 1 - chance}, {"rare": 11, "other": coups - 11}
        )
        assert test.name == count_tests.BINOMIAL
        assert round(test.p_value, 4) == 0.0204
