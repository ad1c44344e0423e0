"""Wagers that see suits, against real cards dealt one by one and suits enumerated one by one."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction

import numpy as np
import pytest

from combinat import BadInput, Shoe, Wager, evaluate, evaluate_many, game
from combinat.cards import BY_VALUE
from combinat.coups import partition_for
from combinat.evaluation import chain_of, sees_suits
from combinat.publish.numerals import decimal
from combinat.rules import load
from combinat.rules.game import catalogue_wagers, standard_tableau
from combinat.rules.schema import PayLine
from combinat.studies.decks import of_infinite_decks
from combinat.studies.in_decks import at, in_decks, limit
from combinat.studies.removal import removals
from combinat.suits import suited_events
from tests.houses import plain
from tests.second_method.suited import SmallShoe, lucky_six

TEN_CARDS = "9h 9h 4s Ks Kh 2d 6c 6h 3h 3s"
MORE_CARDS = "Ah As 8d 8d 5c 10c Jc 7h 4h Qs"

CONDITIONS = [
    "banker_pair AND NOT all_one_colour AND player_total < 3",
    "all_one_colour",
    "initial_hearts OR (player_red AND banker_black)",
    "player_initial_one_suit AND banker_initial_one_suit AND NOT initial_one_colour",
    "NOT player_one_suit AND banker_one_suit AND cards = 6",
    "player_pair AND player_initial_one_colour AND NOT player_initial_one_suit",
    "player_high_rank = 13 AND player_low_rank = 13 AND player_initial_one_suit",
    "banker_third IS NOT NULL AND banker_third <> 5 AND banker_spades",
    "(player_total = banker_total AND all_red) OR (player_total <> banker_total AND all_black)",
]
SUITED = [
    wager for name in load.catalogue_ids() for wager in catalogue_wagers(name) if sees_suits(wager)
]


def wager(*conditions: str) -> Wager:
    lines = tuple(
        PayLine(id=f"line_{place}", event="Line", when=when, pays="1 to 1")
        for place, when in enumerate(conditions)
    )
    return Wager("tested", "Tested", "tested", "house", lines, "here")


@pytest.fixture(scope="module", params=[TEN_CARDS, MORE_CARDS])
def small(request: pytest.FixtureRequest) -> Iterator[tuple[Shoe, SmallShoe]]:
    dealt = SmallShoe(plain(standard_tableau()), request.param.split())
    yield Shoe.parse(request.param), dealt
    dealt.close()


@pytest.mark.parametrize("condition", CONDITIONS)
def test_a_users_condition_agrees_with_real_cards(
    condition: str, small: tuple[Shoe, SmallShoe]
) -> None:
    shoe, dealt = small
    settled = evaluate(game("standard"), shoe, [wager(condition)])["tested"]
    assert [line.ways for line in settled.lines] == dealt.ways([condition])


def test_lines_tried_in_order_agree_with_real_cards(small: tuple[Shoe, SmallShoe]) -> None:
    shoe, dealt = small
    lines = ("all_one_colour", "player_initial_one_suit", "banker_red OR player_total > 6")
    settled = evaluate(game("standard"), shoe, [wager(*lines)])["tested"]
    assert [line.ways for line in settled.lines] == dealt.ways(lines)


@pytest.mark.parametrize("suited", SUITED, ids=lambda suited: suited.id)
def test_the_catalogue_agrees_with_real_cards(suited: Wager, small: tuple[Shoe, SmallShoe]) -> None:
    shoe, dealt = small
    settled = evaluate(game("standard"), shoe, [suited]).settlements[0]
    expected = dealt.ways([line.when for line in suited.lines])
    assert [line.ways for line in settled.lines] == expected


def lucky_6() -> Wager:
    return next(w for w in game("aspers").wagers if w.id == "lucky_6_progressive")


LUCKY_6 = {
    8: [235121812992, 951832115712, 3891789076224, 7336502999296, 258368401392128],
    6: [39676492800, 164916355104, 679380939648, 1273480628256, 45418445062848],
}
BREAK_EVEN = {8: "8765.28", 6: "9220.86"}
FIXED_RETURN = {8: "0.58768627", 6: "0.58372500"}


@pytest.mark.parametrize("decks", [8, 6])
def test_lucky_6_progressive_to_the_unit(decks: int) -> None:
    settled = evaluate(game("aspers"), Shoe.of_decks(decks), [lucky_6()]).settlements[0]
    assert [line.ways for line in settled.lines[:5]] == LUCKY_6[decks]
    assert settled.break_even_meter is not None
    assert decimal(settled.break_even_meter, 2) == BREAK_EVEN[decks]
    assert decimal(settled.fixed_return, 8) == FIXED_RETURN[decks]


@pytest.mark.parametrize("text", ["8 decks", "8 decks - 3xAh 2h 5xKh 7h 7h 9h"])
def test_lucky_6_progressive_with_suits_enumerated_one_by_one(text: str) -> None:
    """The second shoe has lost twelve hearts."""
    shoe = Shoe.parse(text)
    counts = np.array(shoe.counts_by_suit(BY_VALUE))
    settled = evaluate(game("aspers"), shoe, [lucky_6()]).settlements[0]
    assert [line.ways for line in settled.lines[:5]] == lucky_six(plain(standard_tableau()), counts)


@pytest.mark.parametrize("suited", [lucky_6(), *SUITED], ids=lambda suited: suited.id)
@pytest.mark.parametrize("text", ["8 decks", "1 deck - Ah 5h 5s", "27 decks", "40 decks - 9h"])
def test_ways_re_add_and_none_is_negative(suited: Wager, text: str) -> None:
    shoe = Shoe.parse(text)
    settled = evaluate(game("standard"), shoe, [suited]).settlements[0]
    assert all(line.ways >= 0 for line in settled.lines)
    assert sum(line.ways for line in settled.lines) == math.perm(shoe.cards, 6)


def test_python_integers_take_over_where_64_bits_end() -> None:
    """Ways of 27 decks fit 64 bits and those of their signed sums do not; both agree."""
    tableau, chain = standard_tableau(), chain_of(lucky_6())
    form = in_decks(game("aspers"), lucky_6())
    for decks in (13, 14, 20, 27, 28):
        ways = suited_events(tableau, BY_VALUE, chain).ways(Shoe.of_decks(decks))
        chances = [at(form.probability(line.id), decks) for line in lucky_6().lines]
        assert [Fraction(count, ways[0]) for count in ways[1:]] == chances


def test_the_limit_of_the_formula_is_that_of_infinite_decks() -> None:
    form, settled = (
        in_decks(game("aspers"), lucky_6()),
        of_infinite_decks(game("aspers"), lucky_6()),
    )
    for line in settled.lines:
        assert limit(form.probability(line.id)) == settled.probability(line)


def test_each_rank_is_the_average_of_its_suits_and_all_cards_add_to_zero() -> None:
    shoe = Shoe.parse("8 decks - 5h 5h 9s")
    (one,) = removals(game("aspers"), shoe, [lucky_6()], meter=Fraction(8000))[0]
    suits = [one.effects[f"5{suit}"] for suit in "shdc"]
    assert one.effects["5"] == (8 * suits[0] + 6 * suits[1] + 8 * suits[2] + 8 * suits[3]) / 30
    left = {"5h": 6, "9s": 7}
    cards = [card for card in one.effects if card[-1] in "shdc"]
    assert len(cards) == 52
    assert sum(left.get(card, 8) * one.effects[card] for card in cards) == 0
    assert one.effects["10h"] == one.effects["Kh"]


def test_a_shoe_that_lost_a_card_of_unknown_suit_leaves_the_wager_unpriced() -> None:
    result = evaluate(game("aspers"), Shoe.parse("8 decks - 5"), [lucky_6()])
    assert "suit" in result.unpriced[lucky_6()]


def test_many_shoes_at_once_see_no_suits() -> None:
    with pytest.raises(BadInput, match="suits"):
        evaluate_many(game("aspers"), [Shoe.of_decks(8)], [lucky_6()])
    assert "lucky_6_progressive" not in [
        one.id for one in evaluate_many(game("aspers"), [Shoe.of_decks(8)]).wagers
    ]


def test_lines_over_suits_that_overlap_are_refused_where_exclusive() -> None:
    lines = (
        PayLine(id="red", event="Red", when="all_red", pays="1 to 1"),
        PayLine(id="hearts", event="Hearts", when="all_hearts", pays="1 to 1"),
    )
    tested = Wager("tested", "T", "tested", "house", lines, "here", exclusive=True)
    with pytest.raises(BadInput, match="hold in one coup"):
        evaluate(game("standard"), Shoe.of_decks(8), [tested])
    apart = (lines[1], PayLine(id="black", event="B", when="all_black", pays="1 to 1"))
    fine = Wager("tested", "T", "tested", "house", apart, "here", exclusive=True)
    assert evaluate(game("standard"), Shoe.of_decks(8), [fine]).settlements


def test_the_partition_is_by_rank_only_where_ranks_count() -> None:
    assert partition_for(["all_one_suit", "cards"]) == BY_VALUE
    assert partition_for(["all_one_suit", "player_pair"]) != BY_VALUE
