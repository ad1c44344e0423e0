"""Checks the dealer and the judge against dealt-out cards and published counts of ways."""

import sqlite3
from math import perm

import pytest

from tests.second_method.brute import brute_ways
from tests.second_method.dealer import Dealer, Outcome, Tableau
from tests.second_method.judge import Judge, count, settle

NATURAL = "NNNNNNNNNN N"
STANDARD: Tableau = {
    "player": "DDDDDDSSNN",
    "banker": {
        "0": "DDDDDDDDDD D",
        "1": "DDDDDDDDDD D",
        "2": "DDDDDDDDDD D",
        "3": "DDDDDDDDSD D",
        "4": "SSDDDDDDSS D",
        "5": "SSSSDDDDSS D",
        "6": "SSSSSSDDSS S",
        "7": "SSSSSSSSSS S",
        "8": NATURAL,
        "9": NATURAL,
    },
}
# The naturals of the two hands differ, and no two rows by which a hand acts are alike.
ODD: Tableau = {
    "player": "SDNDSDDSDN",
    "banker": {
        "0": "SDSDSDSDSD S",
        "1": "DSDSDSDSDS D",
        "2": "DDDDDSSSSS S",
        "3": NATURAL,
        "4": "SSSSSDDDDD D",
        "5": "DDSSDDSSDD S",
        "6": "SSDDSSDDSS D",
        "7": "DSSDSSDSSD S",
        "8": "SDDSDDSDDS D",
        "9": NATURAL,
    },
}
TABLEAUS = {"standard": STANDARD, "odd": ODD}
SMALL_SHOES = (
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    [4, 1, 0, 1, 0, 1, 1, 0, 1, 0],
    [0, 2, 2, 1, 2, 0, 0, 1, 0, 1],
)
RESULTS = [
    ("player", "player_total > banker_total"),
    ("banker", "banker_total > player_total"),
]


@pytest.fixture(scope="module")
def standard() -> Dealer:
    return Dealer(STANDARD)


def shoe_of(decks: int) -> list[int]:
    return [16 * decks] + [4 * decks] * 9


def cards_of(counts: list[int]) -> list[int]:
    return [value for value, count_left in enumerate(counts) for _ in range(count_left)]


@pytest.mark.parametrize("tableau", TABLEAUS.values(), ids=TABLEAUS.keys())
@pytest.mark.parametrize("counts", SMALL_SHOES, ids=str)
def test_dealer_agrees_with_dealt_out_cards(tableau: Tableau, counts: list[int]) -> None:
    dealt = {outcome: ways for outcome, ways in Dealer(tableau).ways(counts).items() if ways}
    assert dealt == brute_ways(tableau, cards_of(counts))


@pytest.mark.parametrize(
    ("decks", "player", "banker", "tie"),
    [
        (8, 2230518282592256, 2292252566437888, 475627426473216),
        (6, 392220492728832, 403095751234560, 83552962932288),
    ],
)
def test_published_ways(standard: Dealer, decks: int, player: int, banker: int, tie: int) -> None:
    settled = settle(standard.ways(shoe_of(decks)), RESULTS)
    assert settled == {"player": player, "banker": banker, "loses": tie}


def test_six_decks_re_add(standard: Dealer) -> None:
    assert sum(standard.ways(shoe_of(6)).values()) == 878869206895680


@pytest.mark.parametrize(
    "counts", [*SMALL_SHOES, shoe_of(1), shoe_of(9999), [6] + [0] * 9, [0] * 9 + [7]], ids=str
)
def test_ways_re_add(standard: Dealer, counts: list[int]) -> None:
    assert sum(standard.ways(counts).values()) == perm(sum(counts), 6)


def test_outcomes_do_not_depend_on_the_shoe(standard: Dealer) -> None:
    assert standard.ways(shoe_of(8)).keys() == standard.ways([6] + [0] * 9).keys()


@pytest.mark.parametrize("counts", [[5] + [0] * 9, [8] * 9, [-1] + [8] * 9], ids=str)
def test_impossible_shoes_are_refused(standard: Dealer, counts: list[int]) -> None:
    with pytest.raises(ValueError, match="shoe"):
        standard.ways(counts)


@pytest.mark.parametrize("row", ["DDDDDDDDDDD", "DDDDDDDDD? D", "NNNNNNNNNN D", "DDDDDDDDD  D"])
def test_malformed_banker_rows_are_refused(row: str) -> None:
    with pytest.raises(ValueError, match="row 5"):
        Dealer({"player": STANDARD["player"], "banker": {**STANDARD["banker"], "5": row}})


def outcome(player: int, banker: int, player_third: int | None = None) -> Outcome:
    cards = 2 if player_third is None else 3
    total = (player + (player_third or 0)) % 10
    return Outcome(total, banker, player, banker, player_third, None, cards, 2, cards + 2, 0, 0)


STOOD, DREW = outcome(6, 7), outcome(0, 7, player_third=0)
HUGE = 1 << 70


def test_first_true_line_takes_the_coup() -> None:
    lines = [("third", "player_third = 0"), ("seven", "banker_total = 7")]
    assert settle({STOOD: 2, DREW: 3}, lines) == {"third": 3, "seven": 2, "loses": 0}


def test_null_is_not_true() -> None:
    ways = {STOOD: 2, DREW: 3}
    assert settle(ways, [("other", "player_third <> 0")]) == {"other": 0, "loses": 5}
    assert count(ways, "NOT (player_third <> 0)") == 3
    assert count(ways, "player_third IS NULL OR player_third = 0") == 5


def test_conditions_joined_by_or_do_not_leak_into_the_next_line() -> None:
    lines = [("a", "player_total = 6 OR player_total = 5"), ("b", "TRUE")]
    assert settle({STOOD: 2, DREW: 3}, lines) == {"a": 2, "b": 3, "loses": 0}


def test_ways_past_64_bits() -> None:
    assert settle({STOOD: HUGE, DREW: HUGE}, []) == {"loses": 2 * HUGE}


def test_lines_of_one_name_add_up() -> None:
    lines = [("same", "player_third = 0"), ("same", "player_third IS NULL")]
    assert settle({STOOD: 2, DREW: 3}, lines) == {"same": 5, "loses": 0}


def test_judge_serves_many_shoes(standard: Dealer) -> None:
    judge = Judge(standard.ways(shoe_of(8)))
    for counts in (shoe_of(8), shoe_of(6), *SMALL_SHOES):
        ways = standard.ways(counts)
        assert judge.settle(ways, RESULTS) == settle(ways, RESULTS)
        assert judge.count(ways, "cards = 4") == count(ways, "cards = 4")


def test_judge_refuses_outcomes_it_has_not_loaded() -> None:
    with pytest.raises(ValueError, match="not loaded"):
        Judge([STOOD]).settle({DREW: 1}, [])


def test_unknown_columns_are_refused() -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such column"):
        count({STOOD: 1}, "suit = 1")
