"""Perfect play: brute force over small shoes, printed values, and sums that no path can move."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, pairwise, product
from math import comb, prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from combinat import BadInput, Game, Shoe, Wager, evaluate, game
from combinat.cards import BY_VALUE
from combinat.many_shoes import COMPILED, evaluate_many
from combinat.publish.certain_digits import certain, significant
from combinat.publish.depletion_pages import depletion_record, error
from combinat.publish.numerals import percent
from combinat.studies.bounded import Bounded
from combinat.studies.depletion import simplex as depletion_simplex
from combinat.studies.depletion import study
from combinat.studies.depletion.polynomial import compositions
from combinat.studies.depletion.simplex import EXACT_UP_TO
from combinat.studies.depletion.study import Ceiling, Found, depletion, plan_of, simplex
from combinat.studies.depletion.task import Task
from combinat.units import Plan, Run, run
from tests.houses import judge, plain
from tests.second_method.brute import brute_ways
from tests.support import GOOD, ask, assert_refused, broken

HOUSE = game("aspers")
SHOE = Shoe.of_decks(8)
SMALL = Shoe.parse("A 2 2 3 4 4 5 6 6 7 8 8 9 T T T K Q")
WAGERS = HOUSE.asked(("punto", "banco", "egalite", "dragon_7"))


def found(
    wagers: tuple[Wager, ...] = WAGERS, shoe: Shoe = SHOE, unseen: int = 18, how: Run = study.HERE
) -> Found:
    return depletion(Task(HOUSE, shoe, wagers, unseen), how)


def figures(ceiling: Ceiling) -> tuple[Fraction, Fraction, Fraction]:
    """Return the exact figures of a ceiling, which must carry no error."""
    for bounded in (ceiling.positive, ceiling.gain, ceiling.square):
        assert bounded.error == 0
    return ceiling.positive.value, ceiling.gain.value, ceiling.square.value


def of_values(values: list[tuple[int, Fraction]]) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chance of a positive value, its gain and the mean square, of weighed values."""
    total = sum(weight for weight, _ in values)
    return (
        Fraction(sum(weight for weight, value in values if value > 0), total),
        sum((weight * max(value, Fraction(0)) for weight, value in values), Fraction(0)) / total,
        sum((weight * value**2 for weight, value in values), Fraction(0)) / total,
    )


def composed(shoe: Shoe, unseen: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield every composition with the ways to choose it, by plain loops over the first nine."""
    counts = shoe.counts(BY_VALUE)
    for first in product(*(range(min(count, unseen) + 1) for count in counts[:-1])):
        last = unseen - sum(first)
        if 0 <= last <= counts[-1]:
            chosen = (*first, last)
            yield prod(comb(n, x) for n, x in zip(counts, chosen, strict=True)), chosen


@pytest.fixture
def by_numpy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(depletion_simplex, "COMPILED", False)
    simplex.cache_clear()
    yield
    simplex.cache_clear()


@pytest.fixture
def rounded_always(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(depletion_simplex, "EXACT_UP_TO", 0)
    simplex.cache_clear()
    yield
    simplex.cache_clear()


# Against other methods.


def test_six_unseen_of_nine_real_cards_by_dealing_every_order_of_every_six() -> None:
    """Cards on a table stand for weights, permutations for the closed form."""
    cards = [1, 3, 4, 6, 7, 8, 9, 0, 0]
    shoe = Shoe.of_values([cards.count(value) for value in range(10)])
    values: dict[str, list[tuple[int, Fraction]]] = {wager.id: [] for wager in WAGERS}
    drawn = Counter(tuple(sorted(six)) for six in combinations(cards, 6))
    for six, times in drawn.items():
        ways = brute_ways(plain(HOUSE.tableau), six)
        for wager in WAGERS:
            lines = [(line.id, line.when) for line in wager.lines]
            settled = judge(HOUSE.tableau).settle(ways, lines)
            nets = [wager.net(line) or Fraction(0) for line in wager.lines]
            won = sum(net * settled[line.id] for net, line in zip(nets, wager.lines, strict=True))
            values[wager.id].append((times, Fraction(won - settled["loses"], 720)))
    for ceiling in found(shoe=shoe, unseen=6).ceilings:
        assert figures(ceiling) == of_values(values[ceiling.wager.id])


@pytest.mark.parametrize("unseen", [6, 8, 10])
def test_every_composition_of_a_small_shoe_evaluated_on_its_own(unseen: int) -> None:
    weights, chosen = zip(*composed(SMALL, unseen), strict=True)
    assert compositions(SMALL.counts(BY_VALUE), unseen) == len(chosen)
    assert sum(weights) == comb(SMALL.cards, unseen)
    some = range(0, len(chosen), 97)
    many = evaluate_many(HOUSE, np.array(chosen), WAGERS)
    for ceiling in found(shoe=SMALL, unseen=unseen).ceilings:
        values = many.expected_values(ceiling.wager.id)
        for one in some:
            shoe = Shoe.of_values(chosen[one])
            assert (
                evaluate(HOUSE, shoe, [ceiling.wager]).settlements[0].expected_value
                == (values[one])
            )
        assert figures(ceiling) == of_values(list(zip(weights, values, strict=True)))


@pytest.mark.parametrize(("unseen", "many"), [(6, 5005), (7, 11440)])
def test_every_composition_of_few_cards_of_eight_decks(unseen: int, many: int) -> None:
    threes = [c for c in product(range(unseen + 1), repeat=3) if sum(c) <= unseen]
    nines = [(*a, *b) for a in threes for b in threes if sum(a) + sum(b) <= unseen]
    nines = [(*a, *b) for a in nines for b in threes if sum(a) + sum(b) <= unseen]
    chosen = [(unseen - sum(nine), *nine) for nine in nines]
    counts = SHOE.counts(BY_VALUE)
    weights = [prod(comb(n, x) for n, x in zip(counts, row, strict=True)) for row in chosen]
    assert len(chosen) == compositions(counts, unseen) == many
    wagers = HOUSE.asked(("dragon_7", "three_giving_eight"))
    values = evaluate_many(HOUSE, np.array(chosen), wagers)
    for ceiling in found(wagers, unseen=unseen).ceilings:
        weighed = zip(weights, values.expected_values(ceiling.wager.id), strict=True)
        assert figures(ceiling) == of_values(list(weighed))


def test_nearly_all_cards_unseen_is_as_many_gone() -> None:
    """Of 410 of 416 unseen six are gone, and those are composed by stars and bars."""
    ceiling = found(HOUSE.asked(("egalite",)), unseen=SHOE.cards - 6).ceilings[0]
    weights, gone = zip(*_six_gone(SHOE), strict=True)
    left = np.array(SHOE.counts(BY_VALUE)) - np.array(gone)
    values = evaluate_many(HOUSE, left, [ceiling.wager]).expected_values("egalite")
    assert figures(ceiling) == of_values(list(zip(weights, values, strict=True)))


def _six_gone(shoe: Shoe) -> list[tuple[int, tuple[int, ...]]]:
    counts = shoe.counts(BY_VALUE)
    gone = []
    for bars in combinations(range(15), 9):
        edges = (-1, *bars, 15)
        row = tuple(b - a - 1 for a, b in pairwise(edges))
        gone.append((prod(comb(n, x) for n, x in zip(counts, row, strict=True)), row))
    return gone


def square(shoe: Shoe, unseen: int) -> tuple[Fraction, Fraction]:
    """Return the mean square of the gain of Dragon 7 over all ways, and its error."""
    result = found(HOUSE.asked(("dragon_7",)), shoe, unseen)
    scale = result.task.scale(result.task.settlements[0]) ** 2
    bounded = result.ceilings[0].square
    return bounded.value * scale, bounded.error * scale


def foretold(shoe: Shoe, unseen: int, known: dict[int, Fraction]) -> Fraction:
    parts = [Fraction(comb(unseen, s), comb(shoe.cards, s)) * a for s, a in known.items()]
    return sum(parts, Fraction(0))


def seven_small(shoe: Shoe) -> dict[int, Fraction]:
    """Return what the mean square at every depth is made of.

    The square of a gain is of degree twelve, so that over all compositions of n of N cards

        E[gain(n)²] = Σ_s C(n, s) / C(N, s) · A_s   for s from 6 to 12, with A_s that know no n.
    """
    known: dict[int, Fraction] = {}
    for size in range(6, 13):
        mean, error_of_mean = square(shoe, size)
        assert error_of_mean == 0
        known[size] = (mean - foretold(shoe, size, known)) * comb(shoe.cards, size)
    return known


def test_the_mean_square_at_every_depth_follows_from_seven_small_ones() -> None:
    shoe = Shoe.of_decks(1)
    known = seven_small(shoe)
    assert square(shoe, 13) == (foretold(shoe, 13, known), Fraction(0))
    mean, error_of_mean = square(shoe, 17)
    assert 0 < abs(mean - foretold(shoe, 17, known)) <= error_of_mean


# Printed values.


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    asked = ["depletion", "aspers", "--unseen", "18", "--format", "json", *arguments]
    answer = ask(capsys, *asked)
    assert (answer.code, answer.err) == (0, [])
    record = answer.json()
    assert (record["unseen"], record["compositions"]) == (18, "4686825")
    wager: dict[str, Any]
    (wager,) = record["wagers"]
    positive = percent(Fraction(wager["probability_positive_percent"]) / 100, 4)
    return wager | {"positive": positive, "gain": significant(Fraction(wager["gain_per_coup"]), 9)}


def test_published_dragon_7_with_18_of_eight_decks_unseen(
    capsys: pytest.CaptureFixture[str],
) -> None:
    dragon = printed(capsys, "--wager", "dragon_7")
    assert (dragon["positive"], dragon["gain"]) == ("40.7929", "0.0843247561")
    mean = evaluate(HOUSE, SHOE, HOUSE.asked(("dragon_7",)))["dragon_7"].expected_value
    assert Fraction(dragon["expected_value"]) == mean


def test_published_tie_at_8_to_1_with_18_of_eight_decks_unseen(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tie = printed(capsys, "--wager", "egalite", "--pay-table", "eight_to_one")
    assert (tie["positive"], tie["gain"]) == ("5.4429", "0.00412292052")


@pytest.mark.parametrize(
    ("unseen", "many"), [(18, 4_686_825), (26, 70_607_460), (52, 17_279_601_405)]
)
def test_the_number_of_compositions_of_eight_decks(unseen: int, many: int) -> None:
    assert compositions(SHOE.counts(BY_VALUE), unseen) == many


@pytest.mark.long
def test_26_of_eight_decks_unseen_as_foretold_by_seven_small_ones() -> None:
    mean, error_of_mean = square(SHOE, 26)
    assert 0 < abs(mean - foretold(SHOE, 26, seven_small(SHOE))) <= error_of_mean
    (dragon,) = found(HOUSE.asked(("dragon_7",)), unseen=26).ceilings
    assert certain(dragon.gain, significant, 10) == "0.05868092091"


# The same whatever the way.


@pytest.mark.usefixtures("by_numpy")
def test_with_and_without_the_compiler_every_printed_digit_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shoe, wagers = Shoe.of_decks(1), HOUSE.asked(("banco", "dragon_7", "ur_way_egalite_6"))
    result = found(wagers, shoe, 14)
    plainly = depletion_record(result, {})
    assert result.rounding
    monkeypatch.setattr(depletion_simplex, "COMPILED", COMPILED)
    simplex.cache_clear()
    assert depletion_record(found(wagers, shoe, 14), {}) == plainly


@pytest.mark.usefixtures("rounded_always")
@pytest.mark.parametrize("kind", [np.float64, np.int64])
@pytest.mark.parametrize("compiled", [True, False])
def test_rounded_sums_are_within_their_bound_of_the_exact_ones(
    monkeypatch: pytest.MonkeyPatch,
    kind: type[np.generic],
    compiled: bool,
) -> None:
    monkeypatch.setattr(depletion_simplex, "COMPILED", COMPILED and compiled)
    monkeypatch.setattr(depletion_simplex, "exact_kind", lambda *_: kind)
    near = found(unseen=8)
    monkeypatch.setattr(depletion_simplex, "EXACT_UP_TO", EXACT_UP_TO)
    simplex.cache_clear()
    for one, exact in zip(near.ceilings, found(unseen=8).ceilings, strict=True):
        pairs = zip((one.positive, one.gain, one.square), figures(exact), strict=True)
        for bounded, value in pairs:
            assert bounded.error > 0
            assert bounded.least <= value <= bounded.most


def test_units_in_any_order_come_to_the_same_bit_for_bit(tmp_path: Path) -> None:
    task = Task(HOUSE, Shoe.of_decks(1), WAGERS, 14)
    plan = plan_of(task)
    here = run(plan)
    work = pickle.loads(pickle.dumps(plan.work))
    assert [work(unit) for unit in reversed(plan.units)] == here[::-1]
    texts = [json.dumps(plan.encode(result)) for result in here]
    assert [plan.decode(json.loads(text)) for text in texts] == here
    run(plan, Run(checkpoint=tmp_path / "kept"))
    again = depletion(task, Run(checkpoint=tmp_path / "kept", resume=True))
    assert again == depletion(task)


def test_the_fingerprint_knows_what_decides_the_sums() -> None:
    task = Task(HOUSE, SHOE, WAGERS, 8)
    others = [
        Task(game("aspers", "ties_lose"), SHOE, WAGERS, 8),
        replace(task, shoe=Shoe.of_decks(6)),
        replace(task, unseen=9),
        replace(task, wagers=WAGERS[:2]),
        replace(task, wagers=HOUSE.asked(("egalite",), "seven_to_one")),
        Task(game("dragon_bonus_house"), SHOE, WAGERS, 8),
    ]
    prints = [plan_of(other).fingerprint for other in [task, *others]]
    # The wagers are those of the printed reading, so that alone the first of the others is alike.
    assert prints[0] == prints[1]
    assert len(set(prints)) == len(prints) - 1
    assert plan_of(Task(HOUSE, SHOE, WAGERS, 8)).fingerprint == prints[0]


def test_numbers_too_wide_for_the_machine_are_still_exact(tmp_path: Path) -> None:
    """A pay of twelve digits on a jackpot of twelve more: Python's own integers do the work."""
    pays = '"20 to 1" }'
    path = tmp_path / "house.toml"
    path.write_text(broken(pays, '"999999999999 to 7" }'), encoding="utf-8")
    house = game(str(path))
    wagers = house.asked(("margins",))
    unseen = 40
    shoe = Shoe.parse("30x9 12xA")
    task = Task(house, shoe, wagers, unseen)
    ceiling = depletion(task).ceilings[0]
    assert simplex(task.problem).kind is np.object_
    rows = [(comb(30, nines) * comb(12, unseen - nines), nines) for nines in range(28, 31)]
    values = [
        (weight, value)
        for weight, nines in rows
        if (value := _alone(house, wagers[0], [0, unseen - nines, *[0] * 7, nines])) is not None
    ]
    assert figures(ceiling) == of_values(values)


def _alone(house: Game, wager: Wager, counts: list[int]) -> Fraction | None:
    return evaluate(house, Shoe.of_values(counts), [wager]).settlements[0].expected_value


# What is refused and what is left out.


Result = tuple[tuple[tuple[int, ...], ...], int]


def one_lost(result: Result) -> Result:
    return result[0], result[1] - 1


def doubled(result: Result) -> Result:
    return tuple(tuple(2 * number for number in row) for row in result[0]), result[1]


@pytest.mark.parametrize(
    ("broken_by", "said"),
    [(one_lost, "compositions were seen"), (doubled, "not that of the whole shoe")],
)
def test_nothing_is_answered_where_the_sums_do_not_prove_themselves(
    monkeypatch: pytest.MonkeyPatch, broken_by: Callable[[Result], Result], said: str
) -> None:
    def run_badly(plan: Plan[Any, Result], *_: object, **__: object) -> list[Result]:
        return [broken_by(result) for result in run(plan)]

    monkeypatch.setattr(study, "run", run_badly)
    with pytest.raises(ArithmeticError, match=said):
        found(unseen=7)


def test_wagers_that_see_more_than_values_are_left_out_by_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer = ask(capsys, "depletion", "aspers", "--unseen", "6", "--format", "json")
    assert answer.code == 0
    assert answer.err == [
        "combinat: warning: lucky_6_progressive is left out: it sees suits, and compositions are "
        "by point value"
    ]
    record = answer.json()
    assert [one["id"] for one in record["left_out"]] == ["lucky_6_progressive"]
    ids = [wager.id for wager in HOUSE.wagers if wager.id != "lucky_6_progressive"]
    assert [one["id"] for one in record["wagers"]] == ids
    assert all(one["exact"] for one in record["wagers"])


JACKPOT_HOUSE = broken('pays = "20 to 1"', 'pays = "jackpot"')


def test_a_jackpot_needs_its_meter(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(JACKPOT_HOUSE, encoding="utf-8")
    asked = ["depletion", str(path), "--unseen", "7", "--wager", "margins", "--format", "json"]
    answer = ask(capsys, *asked)
    assert_refused(answer)
    assert "meter" in answer.err[0]
    path.write_text(GOOD.replace("commission = 0.05\n", ""), encoding="utf-8")
    plainly = ask(capsys, *asked).wager("margins")["exact"]
    path.write_text(JACKPOT_HOUSE.replace("commission = 0.05\n", ""), encoding="utf-8")
    assert ask(capsys, *asked, "--meter", "21").wager("margins")["exact"] == plainly


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--unseen", "5"], "6 to 416"),
        (["--unseen", "-1"], "6 to 416"),
        (["--unseen", "417"], "6 to 416"),
        (["--unseen", "9" * 40], "6 to 416"),
        (["--unseen", "six"], "--unseen"),
        ([], "--unseen"),
        (["--unseen", "1451", "--decks", "1000"], "6 to 1450"),
        (["--unseen", "208"], "compositions"),
        (["--unseen", "6", "--shoe", "A A 2 3"], "4 cards"),
        (["--unseen", "9", "--shoe", "A A 2 3 4 5 6 7"], "6 to 8"),
        (["--unseen", "8", "--wager", "player_pair"], "it sees ranks"),
        (["--unseen", "8", "--wager", "lucky_6_progressive"], "it sees suits"),
        (["--unseen", "8", "--wager", "egalit"], "did you mean"),
        (["--unseen", "8", "--wager", "egalite", "--pay-table", "none"], "eight_to_one"),
        (["--unseen", "8", "--meter", "nan"], "--meter"),
        (["--unseen", "8", "--resume"], "--checkpoint"),
        (["--unseen", "8", "--workers", "-1"], "--workers"),
    ],
)
def test_a_wrong_question_gets_one_clear_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    answer = ask(capsys, "depletion", "aspers", *arguments)
    assert_refused(answer)
    assert said in answer.err[0]


def test_a_task_without_wagers_is_refused() -> None:
    with pytest.raises(BadInput, match="none to value"):
        Task(HOUSE, SHOE, (), 8)


def test_a_long_run_is_foretold(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("combinat.cli.depletions.LONG", 0)
    answer = ask(capsys, "depletion", "aspers", "--unseen", "7", "--wager", "egalite")
    assert answer.code == 0
    assert len(answer.err) == 1
    assert "11,440 compositions: about" in answer.err[0]


# How figures are written.


def test_no_digit_is_printed_of_which_the_bound_is_not_certain() -> None:
    third = Fraction(1, 3)
    assert certain(Bounded(third), significant, 10) == "0.3333333333"
    assert certain(Bounded(third, Fraction(1, 10**7)), significant, 10) == "0.333333"
    assert certain(Bounded(third, Fraction(1, 10**5)), percent, 6) == "33.33"
    half = Bounded(Fraction(1, 2) + Fraction(1, 2 * 10**10), Fraction(1, 10**14))
    assert certain(half, significant, 10) == "0.500000000"


def test_ten_significant_digits() -> None:
    assert significant(Fraction(99_999_999_999, 10**11)) == "1.000000000"
    assert significant(Fraction(-1, 8)) == "-0.1250000000"
    assert significant(Fraction(12_345, 10)) == "1234.500000"
    assert significant(Fraction(1, 10**30)) == "1.000000000e-30"


@pytest.mark.parametrize("style", ["text", "markdown", "html", "latex", "csv"])
def test_every_format_states_the_figures_and_what_they_mean(
    capsys: pytest.CaptureFixture[str], style: str
) -> None:
    asked = ["depletion", "aspers", "--unseen", "6", "--wager", "egalite", "--format", style]
    answer = ask(capsys, *asked)
    assert (answer.code, answer.err) == (0, [])
    (egalite,) = found(HOUSE.asked(("egalite",)), unseen=6).ceilings
    assert percent(egalite.positive.value) in answer.out
    assert ask(capsys, *asked).out == answer.out
    if style != "csv":
        assert "in whole numbers" in answer.out


@pytest.mark.parametrize(
    ("rounding", "printed"),
    [("2.1e-13", "3e-13"), ("9.5e-14", "1e-13"), ("1e-13", "1e-13"), ("0", "0")],
)
def test_the_error_is_rounded_up_to_one_digit(rounding: str, printed: str) -> None:
    exact = found(unseen=6)
    assert error(replace(exact, rounding=Fraction(rounding))) == printed
