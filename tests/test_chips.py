"""Wins in whole chips: against hand-worked stakes, and a sum over every outcome in pennies."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import perm

import pytest

from combinat import Shoe, evaluate, game
from combinat.cards import BY_VALUE
from combinat.edge import Settlement
from combinat.studies.chips import Chips, Rounding, chips
from tests.houses import dealer
from tests.support import ask, assert_refused

Captured = pytest.CaptureFixture[str]

BANKER, PLAYER, ALL = 2292252566437888, 2230518282592256, 4998398275503360
"""Published ways with eight decks: Banker wins, Player wins, all."""

BANCO = ("chips", "standard", "--wager", "banco", "--chip")
HALF_PAY = ("chips", "hippodrome", "--wager", "banco_commission_free", "--chip")


def settled(house: str, wager: str) -> Settlement:
    return evaluate(game(house), Shoe.of_decks(8))[wager]


def at(house: str, wager: str, chip: str, stakes: str, way: str = "floor") -> Chips:
    placed = [Fraction(stake) for stake in stakes.split()]
    return chips(settled(house, wager), Rounding(Fraction(chip), way), placed)


def edge_by_hand(stake: int, paid: Fraction) -> Fraction:
    """Return the edge on Banker where a win at a stake is paid so much, ties pushed."""
    return (stake * PLAYER - paid * BANKER) / (stake * ALL)


@pytest.mark.parametrize(
    ("stake", "way", "paid"),
    [
        (5, "floor", 4),
        (5, "ceil", 5),
        (5, "nearest", 5),
        (10, "floor", 9),
        (10, "nearest", 10),
        (15, "nearest", 14),
        (20, "floor", 19),
        (25, "ceil", 24),
    ],
)
def test_five_percent_commission_in_chips_of_a_pound(stake: int, way: str, paid: int) -> None:
    (found,) = at("standard", "banco", "1", str(stake), way).at
    assert found.lines[0].paid == paid
    assert found.house_edge == edge_by_hand(stake, Fraction(paid))


def test_five_percent_at_five_pounds_comes_out_even_in_quarters_and_costs_a_pound_else() -> None:
    quarters = at("standard", "banco", "1/4", "5 10 15 20 25")
    assert all(found.exact for found in quarters.at)
    assert quarters.fair_stake == 5
    pounds = at("standard", "banco", "1", "5 10 15 20 25")
    assert [found.stake for found in pounds.at if found.exact] == [20]
    assert pounds.worst is not None
    assert pounds.worst.stake == 5
    assert pounds.worst.gained == -Fraction(3 * BANKER, 4 * 5 * ALL)
    assert pounds.best is None


def test_half_pay_at_an_odd_stake_turns_on_where_the_half_goes() -> None:
    lines = []
    for way, half in (("floor", "up"), ("nearest", "up"), ("nearest", "down"), ("nearest", "even")):
        rounding = Rounding(Fraction(1), way, half)
        found = chips(settled("hippodrome", "banco_commission_free"), rounding, [Fraction(5)])
        lines.append(found.at[0].lines[0].paid)
    assert lines == [2, 3, 2, 2]
    assert at("hippodrome", "banco_commission_free", "1", "5").fair_stake == 2


def pennies_paid(owed_times_20: int, chip: int, way: str) -> int:
    """Return what is paid in pennies for an amount in twentieths of one, by whole division."""
    chips_below, rest = divmod(owed_times_20, 20 * chip)
    up = {"floor": False, "ceil": rest > 0, "nearest": 2 * rest >= 20 * chip}[way]
    return (chips_below + up) * chip


@pytest.mark.parametrize("way", ["floor", "ceil", "nearest"])
@pytest.mark.parametrize("chip", [25, 100, 500])
@pytest.mark.parametrize(
    ("house", "wager", "twentieths_on_six"),
    [("standard", "banco", 19), ("hippodrome", "banco_commission_free", 10)],
)
def test_the_edge_is_a_sum_over_all_outcomes_in_pennies(
    house: str, wager: str, twentieths_on_six: int, chip: int, way: str
) -> None:
    shoe = Shoe.of_decks(8)
    ways = dealer(game(house).tableau).ways(list(shoe.counts(BY_VALUE)))
    others = 19 if wager == "banco" else 20
    for stake in (500, 700, 1000, 2500, 3300):
        won = 0
        for outcome, count in ways.items():
            if outcome.banker_total > outcome.player_total:
                twentieths = twentieths_on_six if outcome.banker_total == 6 else others
                won += count * pennies_paid(stake * twentieths, chip, way)
            elif outcome.banker_total < outcome.player_total:
                won -= count * stake
        rounding = Rounding(Fraction(chip, 100), way)
        (found,) = chips(settled(house, wager), rounding, [Fraction(stake, 100)]).at
        assert found.house_edge == Fraction(-won, stake * perm(416, 6))


@pytest.mark.parametrize("chip", [Fraction(1, 4), Fraction(1), Fraction(2)])
@pytest.mark.parametrize("wager", ["banco", "egalite", "dragon_bonus_punto"])
def test_no_stake_of_whole_chips_below_the_fair_one_pays_without_rounding(
    wager: str, chip: Fraction
) -> None:
    settlement = settled("dragon_bonus_house", wager)
    fair = chips(settlement, Rounding(chip), [chip]).fair_stake
    placed = [chip * number for number in range(1, int(fair / chip) + 1)]
    assert [
        found.stake for found in chips(settlement, Rounding(chip), placed).at if found.exact
    ] == [fair]


@pytest.mark.parametrize(("way", "returned"), [("floor", 3), ("ceil", 4), ("nearest", 3)])
def test_of_a_part_of_the_stake_that_comes_back_that_part_is_rounded(
    way: str, returned: int
) -> None:
    house = game("standard")
    (tie,) = house.asked(("egalite",))
    (line,) = tie.lines
    third = replace(tie, lines=(line.model_copy(update={"pays": "1 for 3"}),))
    settlement = evaluate(house, Shoe.of_decks(8), [third])["egalite"]
    (found,) = chips(settlement, Rounding(Fraction(1), way), [Fraction(10)]).at
    assert [one.paid for one in found.lines] == [returned - 10, -10]


def test_the_command_takes_the_least_stake_of_the_sheet(capsys: Captured) -> None:
    question = ("chips", "intercasino", "--wager", "banco", "--chip", "1", "--format", "json")
    (wager,) = ask(capsys, *question).json()["wagers"]
    assert [one["stake"] for one in wager["stakes"]] == [f"{5 * n}/1" for n in range(1, 21)]
    assert wager["fair_stake"] == "20/1"
    assert wager["bettor_loses_most_at"] == "5/1"
    assert wager["bettor_gains_most_at"] is None
    assert wager["stakes"][0]["lines"][0] == {"id": "win", "owed": "19/4", "paid": "4/1"}
    for one in wager["stakes"]:
        gives = Fraction(one["rounding_gives"])
        assert Fraction(wager["house_edge"]) - gives == Fraction(one["house_edge"])


def test_each_rounding_is_a_table_and_says_whom_it_favours(capsys: Captured) -> None:
    ways = ("--round", "floor", "--round", "ceil", "--round", "nearest", "--half", "down")
    answer = ask(capsys, *HALF_PAY, "1", "--stakes", "5", *ways)
    assert "rounded down, in favour of the house" in answer.out
    assert "rounded up, in favour of the bettor" in answer.out
    assert "to the nearest chip, a half down, to the house" in answer.out


def test_a_stake_that_gives_the_bettor_the_edge_is_warned_of(capsys: Captured) -> None:
    answer = ask(capsys, *BANCO, "1", "--stakes", "5 20", "--round", "ceil")
    assert answer.code == 0
    assert "combinat: warning: the bettor has the edge at some stakes of banco" in answer.err[0]
    assert "the bettor has the edge at 5." in answer.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((*BANCO, "1", "--stakes", "5 0"), "--stakes: found '0'"),
        ((*BANCO, "1", "--stakes", "5 -1"), "--stakes: found '-1'"),
        ((*BANCO, "1", "--stakes", ""), "--stakes: found 0 stakes"),
        ((*BANCO, "10", "--stakes", "5"), "--chip: found 10, larger than the stake 5"),
        ((*BANCO, "0", "--stakes", "5"), "--chip: found '0'"),
        ((*BANCO, "1e9", "--stakes", "5"), "--chip: found '1e9'"),
        ((*BANCO, "1"), "no minimum that the sheet states"),
        ((*BANCO, "1", "--stakes", "5", "--minimum", "5"), "--minimum: found --stakes as well"),
        (("chips", "standard", "--chip", "1", "--stakes", "5"), "--wager: found none named"),
        (
            ("chips", "aspers", "--wager", "lucky_6_progressive", "--chip", "1", "--stakes", "1"),
            "which has a jackpot, and no --meter",
        ),
    ],
)
def test_what_a_user_can_get_wrong(
    capsys: Captured, arguments: tuple[str, ...], words: str
) -> None:
    answer = ask(capsys, *arguments)
    assert_refused(answer)
    assert words in answer.err[0]
