"""Simulated shoes: dealt by the rules, valued exactly, summed without loss, the same by seed."""

from __future__ import annotations

import csv
import io
import pickle
import statistics
from collections.abc import Callable
from fractions import Fraction
from functools import cache, reduce
from itertools import pairwise
from operator import add
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from combinat import BadInput, Game, Shoe, evaluate, game
from combinat.cards import BY_VALUE
from combinat.coups import Array
from combinat.many_shoes import COMPILED
from combinat.rules.schema import PayLine
from combinat.rules.tableau import as_rows
from combinat.rules.wager import Wager
from combinat.studies.shoe_rules import (
    CURRENT_IS_LAST,
    FIRST_CARD_VALUE,
    NO_BURN,
    ONE_MORE,
    ShoeRule,
    shoe_rule,
)
from combinat.studies.simulation.found import Simulated
from combinat.studies.simulation.kernel import dealt, fewest_coups, most_coups, shuffled
from combinat.studies.simulation.shoe_sums import Estimate, ShoeSums, sums_of
from combinat.studies.simulation.study import Part, plan_of, simulate, valued, worked_out
from combinat.studies.simulation.task import MOST_DECKS, MOST_SHOES, Count, Task
from combinat.studies.simulation.values import Pays, pays_of, why_not_valued
from tests.second_method.brute import play
from tests.second_method.dealer import Tableau
from tests.support import ask, assert_refused

DRAGON_TAGS, PANDA_TAGS = "0 0 0 -1 -1 -1 -1 2 2 0", "1 1 -2 -2 -2 -1 -1 -2 4 1"
SHORT = ShoeRule(1, NO_BURN, cards_behind=20)


def count_of(tags: str, trigger: int) -> Count:
    *pips, tens = map(int, tags.split())
    return Count((tens, *pips), Fraction(trigger))


DRAGON, PANDA = count_of(DRAGON_TAGS, 4), count_of(PANDA_TAGS, 11)


def valued_wagers(house: Game) -> tuple[Wager, ...]:
    return tuple(wager for wager in house.wagers if not why_not_valued(wager))


def task_of(wager: str, shoes: int, count: Count, *, seed: int = 1) -> Task:
    house = game("standard")
    return Task(house, house.asked((wager,)), ShoeRule(8), shoes, seed, count)


@cache
def of_a_house() -> Simulated:
    """A house's wagers over two thousand shoes, for several tests."""
    house = game("aspers")
    return simulate(Task(house, valued_wagers(house), shoe_rule(house), 2000, 1))


# The shuffle.


def test_a_shuffled_shoe_holds_the_cards_of_its_decks() -> None:
    for decks in (1, 6, 8):
        cards = shuffled(decks, 20, seed=1, batch=0)
        whole = list(Shoe.of_decks(decks).counts(BY_VALUE))
        assert all(np.bincount(row, minlength=10).tolist() == whole for row in cards)


def test_each_place_has_each_value_as_often_as_the_shoe() -> None:
    shoes = 4000
    cards = shuffled(1, shoes, seed=3, batch=0)
    counts = np.array([np.bincount(column, minlength=10) for column in cards.T])
    chances = np.array(Shoe.of_decks(1).counts(BY_VALUE)) / 52
    apart = (counts - shoes * chances) / np.sqrt(shoes * chances * (1 - chances))
    # Of 520 normal deviates, 4.5 standard errors are passed once in 280 seeds.
    assert np.abs(apart).max() < 4.5
    assert 0.8 < (apart**2).mean() < 1.2


def test_a_seed_and_a_batch_name_one_shuffle_however_many_shoes_are_dealt() -> None:
    many = shuffled(8, 50, seed=5, batch=2)
    assert (shuffled(8, 7, seed=5, batch=2) == many[:7]).all()
    assert (shuffled(8, 7, seed=5, batch=3) != many[:7]).any()
    assert (shuffled(8, 7, seed=6, batch=2) != many[:7]).any()


def test_the_shuffle_of_a_seed_never_changes() -> None:
    first = [8, 0, 0, 2, 8, 9, 0, 3, 9, 6, 0, 3, 4, 0, 1, 4, 3, 9, 5, 3]
    assert shuffled(8, 1, seed=1, batch=0)[0, :20].tolist() == first


# The deal.


def by_hand(house: Game, rule: ShoeRule, cards: list[int]) -> list[dict[str, Any]]:
    """Deal one shoe by the words of the rule, a card at a time, by the second method."""
    rows = Tableau(player=house.tableau.player, banker=dict(as_rows(house.tableau)))
    unseen = list(Shoe.of_decks(rule.decks).counts(BY_VALUE))
    pile, gone = list(cards), 0
    if rule.burn == FIRST_CARD_VALUE:
        unseen[pile[0]] -= 1
        gone = 1 + (pile[0] or 10)
    cut, played, more = rule.cards - rule.cards_behind, [], None
    while len(pile) - gone >= 6 and more != 0:
        coup = play(rows, tuple(pile[gone : gone + 6]))
        played.append(
            {
                "gone": gone,
                "drawn": coup.cards,
                "unseen": list(unseen),
                "totals": (coup.player_total, coup.banker_total),
            }
        )
        drawn = pile[gone : gone + coup.cards]
        for card in drawn:
            unseen[card] -= 1
        if more is not None:
            more -= 1
        elif gone == cut or (gone < cut < gone + len(drawn) and rule.end == CURRENT_IS_LAST):
            more = 0
        elif gone < cut < gone + len(drawn):
            more = 1
        gone += len(drawn)
    return played


@pytest.mark.parametrize("house", ["standard", "punto_y_banco", "dragon_bonus_house"])
@pytest.mark.parametrize(
    "rule",
    [
        ShoeRule(8),
        ShoeRule(8, end=CURRENT_IS_LAST),
        ShoeRule(6, NO_BURN, cards_behind=7),
        ShoeRule(1, cards_behind=0),
        ShoeRule(2, cards_behind=60, end=CURRENT_IS_LAST),
    ],
    ids=lambda rule: f"{rule.decks}-{rule.burn}-{rule.cards_behind}-{rule.end}",
)
def test_every_coup_is_the_one_that_the_second_method_deals(house: str, rule: ShoeRule) -> None:
    offered = game(house)
    cards = shuffled(rule.decks, 12, seed=9, batch=0)
    coups = dealt(offered.tableau, rule, cards)
    expected = [
        {"shoe": shoe, "number": number, **coup}
        for shoe, row in enumerate(cards.tolist())
        for number, coup in enumerate(by_hand(offered, rule, row))
    ]
    assert [
        {
            "shoe": int(coups.shoe[row]),
            "number": int(coups.number[row]),
            "gone": int(coups.gone[row]),
            "drawn": int(coups.drawn[row]),
            "unseen": coups.unseen[row].tolist(),
            "totals": (int(coups.player[row]), int(coups.banker[row])),
        }
        for row in range(len(coups))
    ] == expected


def hand_made(first: list[int]) -> Array:
    """One deck that begins with these cards, the others behind in order of value."""
    left = list(Shoe.of_decks(1).counts(BY_VALUE))
    for card in first:
        left[card] -= 1
    rest = [value for value in range(10) for _ in range(left[value])]
    return np.array([[*first, *rest]])


@pytest.mark.parametrize(
    ("cards_behind", "end", "coups"),
    [
        (40, ONE_MORE, 3),  # out as the first card of the third coup
        (40, CURRENT_IS_LAST, 3),
        (39, ONE_MORE, 4),  # out as the second card of the third coup
        (39, CURRENT_IS_LAST, 3),
        (41, ONE_MORE, 3),  # out as the last card of the second coup
        (41, CURRENT_IS_LAST, 2),
        (46, ONE_MORE, 2),  # out as the first card of the second coup
        (46, CURRENT_IS_LAST, 2),
    ],
)
def test_the_end_of_a_shoe_whose_first_coups_draw_six_cards(
    cards_behind: int, end: str, coups: int
) -> None:
    rule = ShoeRule(1, NO_BURN, cards_behind=cards_behind, end=end)
    shoe = hand_made([0] * 16 + [1, 1])
    played = dealt(game("standard").tableau, rule, shoe)
    assert played.drawn[:2].tolist() == [6, 6]
    assert len(played) == coups
    assert coups == fewest_coups(rule)


def test_the_shown_card_is_seen_and_the_burned_ones_are_not() -> None:
    played = dealt(game("standard").tableau, ShoeRule(1), hand_made([3, 9, 9, 9, 0, 0, 0]))
    whole = list(Shoe.of_decks(1).counts(BY_VALUE))
    whole[3] -= 1
    assert played.gone[0] == 4
    assert played.unseen[0].tolist() == whole


@pytest.mark.parametrize("rule", [ShoeRule(8), ShoeRule(1), SHORT, ShoeRule(6, NO_BURN)])
def test_no_shoe_has_fewer_coups_than_the_fewest_or_more_than_the_most(rule: ShoeRule) -> None:
    played = dealt(game("standard").tableau, rule, shuffled(rule.decks, 300, seed=2, batch=0))
    coups = np.bincount(played.shoe)
    assert fewest_coups(rule) <= coups.min() <= coups.max() <= most_coups(rule)


# The values.


@pytest.mark.parametrize("rule", [ShoeRule(8), ShoeRule(1)])
def test_values_of_sampled_coups_are_those_of_evaluate(rule: ShoeRule) -> None:
    house = game("aspers")
    task = Task(house, valued_wagers(house), rule, 2, 1)
    coups = dealt(house.tableau, rule, shuffled(rule.decks, 30, seed=4, batch=0))
    some = np.linspace(0, len(coups) - 1, 5).astype(int)
    found = valued(task, coups.unseen[some])
    for place, row in enumerate(coups.unseen[some].tolist()):
        exact = evaluate(house, Shoe.of_values(row), task.wagers)
        for wager, pays, (values, favourable) in zip(task.wagers, task.pays, found, strict=True):
            value = exact[wager.id].expected_value
            assert value is not None
            assert values[place] == round(value / pays.unit), wager.id
            assert favourable[place] == (value > 0), wager.id


def test_who_has_the_edge_is_decided_to_the_last_way() -> None:
    pays = Pays((2**20 + 1, 0, -(2**20)), 1, 30)
    base = 2**61
    ways = np.array([[2**20 + extra, base, 2**20 + 1] for extra in (-1, 0, 1)])
    _, favourable = pays.values(ways, ways.sum(axis=1))
    gains = [sum(n * w for n, w in zip(pays.nets, row, strict=True)) for row in ways.tolist()]
    assert gains == [-(2**20) - 1, 0, 2**20 + 1]
    assert favourable.tolist() == [False, False, True]


def test_values_are_right_for_any_whole_numbers_that_fit() -> None:
    rng = np.random.default_rng(8)
    pays = Pays((9_999_999, 40, -20), 20, 30)
    ways = rng.integers(0, 2**61, (500, 3))
    totals = ways.sum(axis=1)
    values, favourable = pays.values(ways, totals)
    for row, total, value, edge in zip(
        ways.tolist(), totals.tolist(), values.tolist(), favourable.tolist(), strict=True
    ):
        exact = Fraction(sum(n * w for n, w in zip(pays.nets, row, strict=True)), 20 * total)
        # Half a unit, and three roundings of 2^-53 each before it.
        bound = Fraction(1, 2) + abs(exact) / pays.unit * Fraction(3, 2**53)
        assert abs(value - exact / pays.unit) <= bound
        assert edge == (exact > 0)


def test_compiled_or_not_the_sums_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    if not COMPILED:
        pytest.skip("numba (the fast extra) is not installed")
    house = game("aspers")
    task = Task(house, valued_wagers(house), SHORT, 60, 1, DRAGON)
    compiled = worked_out(task, Part(0, 1))
    monkeypatch.setattr("combinat.many_shoes.COMPILED", False)
    assert worked_out(task, Part(0, 1)) == compiled


def test_the_true_count_is_compared_without_rounding() -> None:
    coups = dealt(game("standard").tableau, ShoeRule(8), shuffled(8, 20, seed=7, batch=0))
    count = Count(DRAGON.tags, Fraction(13, 10))
    whole = Shoe.of_decks(8).counts(BY_VALUE)
    expected = []
    for row in coups.unseen.tolist():
        running = sum(t * (n - u) for t, n, u in zip(count.tags, whole, row, strict=True))
        expected.append(Fraction(running * 52, sum(row)) >= count.trigger)
    assert count.bets(coups.unseen, 8).tolist() == expected
    assert 0 < sum(expected) < len(expected)


# The sums.


def some_sums() -> tuple[list[int], list[int], ShoeSums]:
    rng = np.random.default_rng(1)
    ones, others = rng.integers(-9, 99, 40), rng.integers(1, 50, 40)
    return ones.tolist(), others.tolist(), sums_of({"x": ones, "y": others})


def test_a_mean_and_its_standard_error_are_those_of_statistics() -> None:
    ones, _, sums = some_sums()
    exact = [Fraction(x) for x in ones]
    assert sums.mean("x") == Estimate(statistics.mean(exact), statistics.variance(exact) / 40)


def test_the_error_of_a_ratio_is_that_of_its_residuals() -> None:
    ones, others, sums = some_sums()
    ratio = Fraction(sum(ones), sum(others))
    residuals = [x - ratio * y for x, y in zip(ones, others, strict=True)]
    expected = statistics.variance(residuals) / 40 / statistics.mean(map(Fraction, others)) ** 2
    assert sums.ratio("x", "y") == Estimate(ratio, expected)
    half = sums.ratio("x", "y", Fraction(1, 2))
    assert half == Estimate(ratio / 2, expected / 4)


def test_sums_of_parts_add_to_the_sums_of_the_whole_and_survive_json() -> None:
    ones, others, whole = some_sums()
    parts = [
        sums_of({"x": np.array(ones[a:b]), "y": np.array(others[a:b])})
        for a, b in pairwise((0, 13, 14, 40))
    ]
    assert reduce(add, parts) == whole
    assert ShoeSums.decoded(whole.encoded()) == whole


def test_a_ratio_to_nothing_is_none() -> None:
    nothing = np.zeros(3, dtype=np.int64)
    assert sums_of({"x": nothing, "y": nothing}).ratio("x", "y") is None


# The study.


def test_a_seed_reproduces_and_another_does_not() -> None:
    task = task_of("dragon_7", 60, DRAGON)
    assert simulate(task) == simulate(task)
    assert simulate(task) != simulate(task_of("dragon_7", 60, DRAGON, seed=2))


def test_one_unit_or_many_the_same() -> None:
    house = game("standard")
    task = Task(house, valued_wagers(house), SHORT, 2500, 3)
    units = plan_of(task).units
    assert [(part.first, part.end) for part in units] == [(0, 1), (1, 2), (2, 3)]
    apart = [worked_out(task, part) for part in units]
    whole = worked_out(task, Part(0, 3))
    assert whole == tuple(reduce(add, wager) for wager in zip(*apart, strict=True))
    assert whole[0].shoes == 2500


def test_many_shoes_make_no_more_than_a_thousand_units_and_none_is_left_out() -> None:
    units = plan_of(Task(game("standard"), game("standard").wagers, SHORT, 10**7 + 1, 3)).units
    assert len(units) <= 1000
    assert all(before.end == after.first for before, after in pairwise(units))
    assert (units[0].first, units[-1].end) == (0, 10_001)


def test_plan_and_results_can_be_sent_to_another_process() -> None:
    plan = plan_of(task_of("dragon_7", 20, DRAGON))
    sent = pickle.loads(pickle.dumps(plan))
    result = plan.work(plan.units[0])
    assert sent.work(sent.units[0]) == result
    assert sent.fingerprint == plan.fingerprint
    assert plan.decode(plan.encode(result)) == result


def test_whatever_decides_the_result_changes_the_fingerprint() -> None:
    house = game("standard")
    tie, other = house.asked(("egalite",)), house.asked(("dragon_7",))
    tasks = [
        Task(house, tie, ShoeRule(8), 20, 1),
        Task(house, other, ShoeRule(8), 20, 1),
        Task(house, tie, ShoeRule(6), 20, 1),
        Task(house, tie, ShoeRule(8, end=CURRENT_IS_LAST), 20, 1),
        Task(house, tie, ShoeRule(8), 21, 1),
        Task(house, tie, ShoeRule(8), 20, 2),
        Task(house, tie, ShoeRule(8), 20, 1, DRAGON),
        Task(game("punto_y_banco"), tie, ShoeRule(8), 20, 1),
    ]
    assert len({plan_of(task).fingerprint for task in tasks}) == len(tasks)


def within(estimate: Estimate, exact: Fraction) -> bool:
    """Say whether an estimate is within four standard errors of the exact figure."""
    return (estimate.value - exact) ** 2 <= 16 * estimate.variance


def test_over_coups_that_all_shoes_have_each_wager_has_its_full_shoe_value() -> None:
    found = of_a_house()
    assert len(found.wagers) > 10
    for one in found.wagers:
        full = evaluate(found.task.game, Shoe.of_decks(8), [one.wager])[one.wager.id]
        assert one.full_value == full.expected_value
        assert within(one.first_value, one.full_value), one.wager.id
        # Whether a shoe has another coup depends on its cards: here by less than the noise.
        assert within(one.mean_value, one.full_value), one.wager.id


def test_results_of_the_coups_dealt_come_as_often_as_they_should() -> None:
    found = of_a_house()
    assert sum(one.chance for one in found.results) == 1
    assert sum(one.seen for one in found.results) == found.coups
    for one in found.results:
        assert within(one.share, one.chance), one.id


def test_perfect_play_gains_no_less_than_any_count() -> None:
    (one,) = simulate(task_of("dragon_7", 200, DRAGON)).wagers
    assert one.gain_per_shoe.value >= one.bet_gain_per_shoe.value
    assert one.bet_edge is not None
    assert one.bets.value * one.bet_edge.value == one.bet_gain_per_coup.value


def near(estimate: Estimate) -> Callable[[str], Fraction]:
    """Return the distance of printed figures from an estimate."""
    return lambda printed: abs(estimate.value - Fraction(printed))


def check_published_counts(shoes: int) -> None:
    """Compare two counts with the simulation that published_figures quotes, within four errors.

    Of its figures only the gain of Dragon 7 has a standard error, 0.0016.  It says of how many
    shoes the simulation was, and so how the errors of the others relate to those found here.
    """
    found = simulate(task_of("dragon_7", shoes, DRAGON))
    (one,), (other,) = found.wagers, simulate(task_of("panda_8", shoes, PANDA)).wagers
    theirs = Fraction("0.0016") ** 2 / one.bet_gain_per_shoe.variance
    assert one.bet_edge is not None
    for estimate, published in (
        (one.bet_gain_per_shoe, "0.5976"),
        (one.bets, "0.0915"),
        (one.bet_edge, "0.08035"),
        # Printed to two places: half a unit of the last one, 0.005, is given away.
        (found.coups_per_shoe, min("81.285", "81.295", key=near(found.coups_per_shoe))),
        (other.bet_gain_per_shoe, "0.2368"),
    ):
        off = estimate.value - Fraction(published)
        assert off**2 <= 16 * estimate.variance * (1 + theirs), published


def test_the_published_counts_of_dragon_7_and_panda_8() -> None:
    check_published_counts(1500)


@pytest.mark.long
def test_the_published_counts_over_many_shoes() -> None:
    check_published_counts(200_000)


@pytest.mark.parametrize(
    ("wager", "why"),
    [
        (PayLine(id="pair", event="Pair", when="player_pair", pays="11 to 1"), "ranks"),
        (PayLine(id="suit", event="Suit", when="all_one_suit", pays="11 to 1"), "suits"),
        (PayLine(id="pot", event="Pot", when="cards = 6", pays="jackpot"), "meter"),
        (PayLine(id="much", event="Much", when="cards = 6", pays="99999999 to 1"), "digits"),
    ],
)
def test_what_cannot_be_valued_says_why(wager: PayLine, why: str) -> None:
    made = Wager("made", "Made", "made", "house", (wager,), "here")
    assert why in (why_not_valued(made) or "")
    with pytest.raises(BadInput, match=why):
        Task(game("standard"), (made,), ShoeRule(8), 20, 1)


def test_a_jackpot_with_a_meter_is_valued() -> None:
    line = PayLine(id="pot", event="Pot", when="cards = 6", pays="jackpot")
    pot = Wager("pot", "Pot", "pot", "house", (line,), "here")
    assert pays_of(pot, 104, Fraction(5, 2)).nets == (3, -2)
    (one,) = simulate(Task(game("standard"), (pot,), SHORT, 300, 1, meter=Fraction(5, 2))).wagers
    assert within(one.first_value, one.full_value)


# The command.

BASE = ("simulate", "aspers", "--shoes", "40", "--seed", "1")
COUNTED = ("--wager", "dragon_7", "--tags", DRAGON_TAGS, "--trigger", "4")


def test_the_command_prints_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    answer = ask(capsys, *BASE, *COUNTED, "--cut", "14", "--format", "json")
    assert (answer.code, answer.err) == (0, [])
    record = answer.json()
    assert (record["game"], record["shoes"], record["seed"]) == ("aspers", 40, "1")
    assert record["shoe"]["rule"] == shoe_rule(game("aspers"), cards_behind=14).words()
    assert record["assumed"] == ["decks", "burn", "end of the shoe"]
    (wager,) = record["wagers"]
    assert wager["count"]["tags"] == [0, 0, 0, -1, -1, -1, -1, 2, 2, 0]
    assert wager["count"]["trigger"] == "4"
    (one,) = simulate(task_of("dragon_7", 40, DRAGON)).wagers
    assert wager["count"]["gain_per_shoe"] == f"{float(one.bet_gain_per_shoe.value):.6f}"
    error = float(one.bet_gain_per_shoe.variance) ** 0.5
    assert wager["count"]["gain_per_shoe_standard_error"] == f"{error:.6f}"


@pytest.mark.parametrize("style", ["text", "markdown", "html", "latex", "csv", "json"])
def test_the_same_input_gives_the_same_bytes_with_the_shoe_rule_in_words(
    capsys: pytest.CaptureFixture[str], style: str
) -> None:
    first = ask(capsys, *BASE, "--format", style)
    assert first.code == 0
    assert first.out == ask(capsys, *BASE, "--format", style).out
    assert "14 cards behind the cut card" in first.out


def test_in_csv_no_column_hides_another(capsys: pytest.CaptureFixture[str]) -> None:
    answer = ask(capsys, *BASE, *COUNTED, "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(answer.out)))
    (row,) = [row for row in rows if row["Table"] == "Count"]
    text = ask(capsys, *BASE, *COUNTED).out.split("The count, bet")[1].splitlines()[4]
    assert [cell for cell in text.split("  ") if cell.strip()][1:] != []
    for cell in text.removeprefix("Dragon 7").split():
        assert cell in row.values(), cell


def test_wagers_that_see_suits_are_left_out_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    answer = ask(capsys, *BASE)
    assert answer.code == 0
    assert len(answer.err) == 1
    assert "lucky_6_progressive is left out: it sees" in answer.err[0]
    assert "is left out: it sees" in answer.out


def test_a_count_that_never_fires_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    counted = ("--wager", "egalite", "--tags", DRAGON_TAGS, "--trigger", "500")
    answer = ask(capsys, *BASE, *counted)
    assert answer.code == 0
    assert "never came to its trigger" in answer.out
    record = ask(capsys, *BASE, *counted, "--format", "json").json()
    (wager,) = record["wagers"]
    assert wager["count"]["edge_percent"] is None
    assert wager["count"]["frequency_percent"] == "0.000000"


def test_a_run_with_checkpoints_resumes_to_the_same_bytes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = ("--checkpoint", str(tmp_path / "units"))
    plain = ask(capsys, *BASE, *COUNTED)
    assert ask(capsys, *BASE, *COUNTED, *kept).out == plain.out
    assert ask(capsys, *BASE, *COUNTED, *kept, "--resume").out == plain.out
    other = ask(capsys, *BASE, *COUNTED, *kept, "--resume", "--cut", "20")
    assert_refused(other)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--shoes", "1"), "2 to 100000000"),
        (("--shoes", str(MOST_SHOES + 1)), "2 to 100000000"),
        (("--shoes", "many"), "--shoes"),
        (("--seed", "-1"), "0 to 18446744073709551615"),
        (("--decks", "0"), f"1 to {MOST_DECKS}"),
        (("--decks", "28"), f"1 to {MOST_DECKS}"),
        (("--cut", "-1"), "0 to 399"),
        (("--cut", "400"), "0 to 399"),
        (("--burn", "two"), "--burn"),
        (("--end", "never"), "--end"),
        (("--meter", "nan"), "--meter"),
        (("--wager", "lucky_6_progressive"), "it sees"),
        (("--wager", "player_pair"), "it sees ranks"),
        (("--wager", "dragon_8"), "did you mean"),
        (("--tags", DRAGON_TAGS), "both of them"),
        (("--trigger", "4"), "both of them"),
        (("--tags", DRAGON_TAGS, "--trigger", "4"), "no --wager"),
        ((*COUNTED, "--tags", "1 2 3"), "3 tags"),
        ((*COUNTED, "--tags", "1 " * 100_000), "200000 characters"),
        ((*COUNTED, "--tags", "1 1 1 1 1 1 1 -1 -2 -1 -1 -1 -1"), "13 tags"),
        ((*COUNTED, "--tags", "0 0 0 0 0 0 0 0 0 0"), "nothing but 0"),
        ((*COUNTED, "--tags", "0 0 0 0 0 0 0 0 0 100"), "from -99 to 99"),
        ((*COUNTED, "--tags", "0 0 0 0 0 0 0 0 0 1.5"), "whole numbers"),
        ((*COUNTED, "--tags", "٣ 0 0 0 0 0 0 0 0 1"), "whole numbers"),
        ((*COUNTED, "--trigger", "1e9"), "--trigger"),
        ((*COUNTED, "--trigger", "10001"), "-10000 to 10000"),
        ((*COUNTED, "--trigger", "--4"), "--trigger"),
        (("--resume",), "--checkpoint"),
        (("--reading", "no_such"), "--reading"),
    ],
)
def test_bad_input_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    answer = ask(capsys, *BASE, *arguments)
    assert_refused(answer)
    assert words in answer.err[0], answer.err[0]


def test_shoes_and_seed_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(ask(capsys, "simulate", "aspers", "--shoes", "20"))
    assert_refused(ask(capsys, "simulate", "aspers", "--seed", "20"))
