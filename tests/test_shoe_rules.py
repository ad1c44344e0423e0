"""How a shoe begins and ends: what sheets state, what is assumed, and which coup is the last."""

from __future__ import annotations

import pytest

from combinat import game
from combinat.faults import BadInput
from combinat.studies.shoe_rules import (
    CURRENT_IS_LAST,
    FIRST_CARD_VALUE,
    NO_BURN,
    ONE_MORE,
    ShoeRule,
    shoe_rule,
)


def test_document_001_states_burn_and_cut_card_and_leaves_its_end_open() -> None:
    rule = shoe_rule(game("intercasino"))
    assert (rule.decks, rule.cards_behind, rule.ten_valued) == (6, 7, 10)
    assert rule.end == CURRENT_IS_LAST
    assert rule.assumed == ("end of the shoe",)
    assert shoe_rule(game("intercasino"), end=ONE_MORE).assumed == ()


def test_a_sheet_that_states_nothing_has_the_usual_rule_flagged() -> None:
    rule = shoe_rule(game("aspers"))
    assert (rule.decks, rule.burn, rule.cards_behind, rule.end) == (
        8,
        FIRST_CARD_VALUE,
        14,
        ONE_MORE,
    )
    assert rule.assumed == ("decks", "burn", "cut card", "end of the shoe")
    for words in ("8 decks", "14 cards behind", "one coup more", "assumed: decks, burn"):
        assert words in rule.words()


def test_what_is_asked_for_is_not_assumed() -> None:
    rule = shoe_rule(game("aspers"), decks=6, burn=NO_BURN, cards_behind=20, end=CURRENT_IS_LAST)
    assert rule == ShoeRule(6, NO_BURN, 10, 20, CURRENT_IS_LAST)
    assert "no burn" in rule.words()
    assert rule.burned() == {}
    assert rule.most_gone_first == 0


def test_the_first_card_burns_as_many_as_its_value_and_tens_ten() -> None:
    burned = ShoeRule(8).burned()
    assert [burned[rank] for rank in ("A", "2", "9", "10", "K")] == [1, 2, 9, 10, 10]
    assert ShoeRule(8).most_gone_first == 11


@pytest.mark.parametrize(
    ("end", "gone", "drawn", "last"),
    [
        (ONE_MORE, 396, 6, False),
        (ONE_MORE, 397, 5, False),
        (ONE_MORE, 398, 6, False),
        (ONE_MORE, 402, 4, True),
        (ONE_MORE, 401, 6, False),
        (ONE_MORE, 405, 4, True),
        (CURRENT_IS_LAST, 396, 6, False),
        (CURRENT_IS_LAST, 397, 6, True),
        (CURRENT_IS_LAST, 402, 4, True),
    ],
)
def test_the_last_coup_of_eight_decks_with_fourteen_cards_behind(
    end: str, gone: int, drawn: int, last: bool
) -> None:
    """The cut card comes out after 402 cards: before a coup, within it, or after it."""
    assert ShoeRule(8, end=end).is_last(gone, drawn) == last


def test_no_coup_begins_with_fewer_than_six_cards() -> None:
    rule = ShoeRule(6, cards_behind=7, end=ONE_MORE)
    assert not rule.is_last(300, 6)
    assert rule.is_last(304, 4)
    assert rule.is_last(304, 5), "three cards are left"
    assert ShoeRule(6, cards_behind=0).is_last(302, 5)


@pytest.mark.parametrize("behind", [-1, 400, 416, 10**9])
def test_a_cut_card_outside_the_shoe(behind: int) -> None:
    with pytest.raises(BadInput, match="cards behind"):
        ShoeRule(8, cards_behind=behind)
