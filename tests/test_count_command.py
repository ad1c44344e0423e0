"""The command `combinat count`: its contract, its formats, and what it refuses."""

from __future__ import annotations

import json
from decimal import Decimal
from fractions import Fraction

import pytest

from combinat.cli import count_options
from combinat.studies import shoe_rules
from combinat.studies.counts import trigger as count_trigger
from tests.support import ask, assert_refused

Captured = pytest.CaptureFixture[str]

DRAGON_7 = "0 0 0 -1 -1 -1 -1 2 2 0"
QUESTION = ("count", "aspers", "--wager", "dragon_7", "--tags", DRAGON_7, "--cut", "14")


def test_the_command_prints_the_contract(capsys: Captured) -> None:
    record = ask(capsys, *QUESTION, "--trigger", "4", "--format", "json").json()
    assert record["wager"] == "dragon_7"
    assert record["tags"] == [0, 0, 0, -1, -1, -1, -1, 2, 2, 0]
    assert record["trigger"] == "4"
    assert [depth["seen"] for depth in record["depths"]] == list(range(411))
    depth = record["depths"][364]
    assert depth["bet_from_count"] == 4
    assert depth["frequency_percent"] == "30.009918"
    assert depth["edge_percent"] == "8.581016"
    assert depth["gain_per_coup"] == "0.02575155909"
    assert record["depths"][0]["edge_percent"] is None
    assert record["depths"][0]["gain_per_coup"] == "0"
    shoe = record["shoe"]
    assert abs(Decimal(shoe["gain_per_shoe"]) - Decimal("0.5976")) < Decimal("0.0016")
    assert "14 cards behind" in shoe["rule"]
    assert "independent" in shoe["approximation"]
    assert record["betting_correlation"] == "0.964189"


def test_the_choices_of_the_command_are_those_of_the_studies() -> None:
    assert count_trigger.DIVISIONS == count_options.DIVISIONS
    assert (shoe_rules.BURNS, shoe_rules.ENDS) == (count_options.BURNS, count_options.ENDS)


def test_a_depth_in_whole_numbers_is_a_fraction_in_json(capsys: Captured) -> None:
    answer = ask(capsys, *QUESTION, "--trigger", "4", "--exact", "364", "--format", "json")
    (exact,) = answer.json()["exact"]
    assert round(Fraction(exact["gain_per_coup"]), 11) == Fraction("0.02575155909")
    assert round(100 * Fraction(exact["frequency"]), 6) == Fraction("30.009918")


def test_without_a_trigger_the_count_is_used_at_its_best(capsys: Captured) -> None:
    record = ask(capsys, *QUESTION, "--format", "json").json()
    assert record["trigger"] is None
    assert record["shoe"]["gain_per_shoe"] == record["best_use"]["gain_per_shoe"]
    assert all(depth["bet_from_count"] is None for depth in record["depths"])


def test_a_gain_below_the_error_of_floats_is_reported_as_such(capsys: Captured) -> None:
    question = (*QUESTION, "--trigger", "16")
    depths = ask(capsys, *question, "--format", "json").json()["depths"]
    below = [depth for depth in depths if depth["gain_below_precision"]]
    assert below
    assert all(depth["gain_per_coup"] == "0" for depth in below)
    assert all(depth["edge_percent"] is None for depth in below)
    assert "below 1e-15" in ask(capsys, *question).out


@pytest.mark.parametrize("style", ["text", "markdown", "html", "latex", "csv", "json"])
def test_every_format_says_the_gain_and_the_same_bytes_twice(capsys: Captured, style: str) -> None:
    question = (*QUESTION, "--trigger", "4", "--format", style)
    first, second = ask(capsys, *question), ask(capsys, *question)
    assert first.code == 0
    assert first.out == second.out
    assert "0.5968" in first.out


def test_a_required_bet_is_charged_and_said(capsys: Captured) -> None:
    question = (
        *("count", "punto_y_banco", "--wager", "egalite", "--tags", "0 1 -1 1 -1 1 -1 1 -1 0"),
        *("--trigger", "2"),
    )
    charged = ask(capsys, *question).out
    assert "The house requires another bet: 1 on Banker, the cheapest" in charged
    record = ask(capsys, *question, "--required-stake", "0", "--format", "json").json()
    assert record["required"]["cost_per_unit"] == "0/1"
    assert "left out" in record["required"]["says"]


def test_a_stake_that_no_house_requires_is_warned_of(capsys: Captured) -> None:
    answer = ask(capsys, *QUESTION, "--required-stake", "1")
    assert answer.code == 0
    assert any("requires no other bet" in line for line in answer.err)


def test_a_wager_that_sees_ranks_takes_ten_tags_or_thirteen(capsys: Captured) -> None:
    question = ("count", "aspers", "--wager", "player_pair", "--format", "json", "--tags")
    ten = ask(capsys, *question, "1 1 1 1 1 1 1 -1 -2 -1").json()
    thirteen = ask(capsys, *question, "1 1 1 1 1 1 1 -1 -2 -1 -1 -1 -1").json()
    assert len(ten["tags"]) == len(thirteen["tags"]) == 13
    assert json.dumps(ten["shoe"]) == json.dumps(thirteen["shoe"])


@pytest.mark.parametrize(
    ("tags", "words"),
    [
        ("", "0 tags"),
        ("1 2 3", "3 tags"),
        ("0 0 0 0 0 0 0 0 0 0", "nothing but 0"),
        ("100 0 0 0 0 0 0 0 0 0", "'100'"),
        ("0 0 0 0 0 0 0 0 0 -1000", "'-1000'"),
        ("0.5 0 0 0 0 0 0 0 0 0", "'0.5'"),
        ("nan 0 0 0 0 0 0 0 0 0", "'nan'"),
        ("1e9999 0 0 0 0 0 0 0 0 0", "'1e9999'"),
        ("٣ 0 0 0 0 0 0 0 0 0", "whole numbers from -99 to 99"),
        ("\x00 0 0 0 0 0 0 0 0 0", "whole numbers from -99 to 99"),
        ("1 " * 100_000, "200000 characters"),
    ],
)
def test_wrong_tags_are_refused(capsys: Captured, tags: str, words: str) -> None:
    answer = ask(capsys, "count", "aspers", "--wager", "dragon_7", "--tags", tags)
    assert_refused(answer)
    assert words in answer.err[0]
    assert "--tags" in answer.err[0]


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--trigger", "60"), "60, which never fires; allowed: at most"),
        (("--trigger", "129", "--running"), "at most 128, the largest running count"),
        (("--trigger", "four"), "'four'"),
        (("--trigger", "nan"), "'nan'"),
        (("--trigger", "--4"), "a number of at most 12 digits, such as 4 or -1.5"),
        (("--trigger", "1e9999"), "'1e9999'"),
        (("--trigger", "4", "--running", "--divide", "floor"), "one of them"),
        (("--running",), "a trigger to compare with"),
        (("--divide", "half"), "a trigger to compare with"),
        (("--cut", "410"), "410 cards behind"),
        (("--cut", "-1"), "-1 cards behind"),
        (("--decks", "0"), "0"),
        (("--decks", "17"), "at most 832 cards"),
        (("--decks", "1000000000"), "1 to 1000"),
        (("--exact", "411"), "0 to 410"),
        (("--exact", "-1"), "0 to 410"),
        (("--exact", "1") * 6, "at most 5"),
        (("--every", "0"), "1 or more"),
        (("--required-stake", "-1"), "a number of 0 or more"),
        (("--burn", "two"), "two"),
        (("--wager", "panda_8"), "2 wagers"),
    ],
)
def test_wrong_options_are_refused(capsys: Captured, more: tuple[str, ...], words: str) -> None:
    question = ("count", "aspers", "--wager", "dragon_7", "--tags", DRAGON_7)
    answer = ask(capsys, *question, *more)
    assert_refused(answer)
    assert words in answer.err[0]


LUCKY_6 = ("aspers", "--wager", "lucky_6_progressive", "--meter", "8000")
NO_TAGS = "0 0 0 0 0 0 0 0 0 0"


def test_a_wager_that_sees_suits_is_counted_by_value_and_by_suit(capsys: Captured) -> None:
    question = ("count", *LUCKY_6, "--tags", "1 0 0 -2 -2 -1 -1 1 1 1", "--format", "json")
    plain = ask(capsys, *question).json()
    by_suit = ask(capsys, *question, "--suit-tags", "1 -2 1 1").json()
    assert "suit_tags" not in plain
    assert by_suit["suit_tags"] == [1, -2, 1, 1]
    assert by_suit["tags"] == plain["tags"] == [1, 0, 0, -2, -2, -1, -1, 1, 1, 1]
    assert Decimal(plain["betting_correlation"]) < Decimal(by_suit["betting_correlation"])
    gains = [Decimal(one["best_use"]["gain_per_shoe"]) for one in (plain, by_suit)]
    assert gains[0] < gains[1]


def test_a_count_of_nothing_but_suits_says_what_each_adds(capsys: Captured) -> None:
    question = ("--tags", NO_TAGS, "--suit-tags", "-1 3 -1 -1", "--trigger", "1")
    page = ask(capsys, "count", *LUCKY_6, *question).out
    assert f"Tags A to 9, T: {NO_TAGS}; by suit s -1 h +3 d -1 c -1" in page
    assert "add to" not in page
    record = ask(capsys, "protection", *LUCKY_6, *question, "--format", "json").json()
    assert record["suit_tags"] == [-1, 3, -1, -1]


@pytest.mark.parametrize(
    ("tags", "suit_tags", "words"),
    [
        (NO_TAGS, "0 0 0 0", "--suit-tags: found nothing but 0 with --tags added"),
        ("1 1 1 1 1 1 1 1 1 1", "-1 -1 -1 -1", "nothing but 0 with --tags added"),
        (NO_TAGS, "1 2 3", "--suit-tags: found 3 tags; allowed: 4, for spades, hearts"),
        (NO_TAGS, "1 2 3 4 5", "5 tags"),
        (NO_TAGS, "", "0 tags"),
        (NO_TAGS, "1 2 3 100", "--suit-tags: found '100'; allowed: whole numbers from -99"),
        (NO_TAGS, "h 0 0 0", "'h'"),
        (NO_TAGS, "1 " * 100_000, "200000 characters"),
        ("0 4 8 12 16 20 24 28 32 36", "0 1 2 3", "40 different tags, suits told apart"),
    ],
)
@pytest.mark.parametrize("command", ["count", "protection"])
def test_wrong_tags_by_suit_are_refused(
    capsys: Captured, command: str, tags: str, suit_tags: str, words: str
) -> None:
    answer = ask(capsys, command, *LUCKY_6, "--tags", tags, "--suit-tags", suit_tags)
    assert_refused(answer)
    assert words in answer.err[0]


def test_tags_by_suit_of_a_wager_that_sees_none_are_refused(capsys: Captured) -> None:
    answer = ask(capsys, *QUESTION, "--suit-tags", "1 0 0 -1")
    assert_refused(answer)
    assert "dragon_7, which sees no suits; allowed: a wager that sees suits" in answer.err[0]


@pytest.mark.parametrize(
    ("wager", "words"),
    [
        ((), "none named"),
        (("--wager", "ur_way_egalite"), "10 wagers"),
        (("--wager", "lucky_6_progressive"), "a jackpot without a meter"),
    ],
)
def test_wagers_that_no_count_tells_are_refused(
    capsys: Captured, wager: tuple[str, ...], words: str
) -> None:
    answer = ask(capsys, "count", "aspers", *wager, "--tags", DRAGON_7)
    assert_refused(answer)
    assert words in answer.err[0]
