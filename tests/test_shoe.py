"""A shoe says how many of each card are left, as far as that is known, and nothing more."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from combinat.cards import BY_RANK, BY_VALUE, RANKS, SUITS
from combinat.faults import BadInput
from combinat.shoe import CARDS_IN_DECK, Shoe, UnknownCards

quick = settings(derandomize=True, deadline=None, max_examples=100)

CARDS = [rank + suit for rank in RANKS for suit in ("", *SUITS)]


def test_a_deck_has_four_of_each_rank_and_sixteen_of_value_zero() -> None:
    shoe = Shoe.of_decks(1)
    assert shoe.counts(BY_RANK) == (4,) * 13
    assert shoe.counts(BY_VALUE) == (16, 4, 4, 4, 4, 4, 4, 4, 4, 4)
    assert shoe.cards == 52


@pytest.mark.parametrize("decks", [1, 2, 6, 8, 1000])
def test_whole_decks_have_52_cards_each_and_know_their_number(decks: int) -> None:
    shoe = Shoe.of_decks(decks)
    assert (shoe.cards, shoe.decks) == (52 * decks, decks)
    assert sum(shoe.counts(BY_RANK)) == sum(shoe.counts(BY_VALUE)) == 52 * decks


@pytest.mark.parametrize("decks", [-1, 0, 1001, 10**9])
def test_decks_outside_1_to_1000_are_refused(decks: int) -> None:
    with pytest.raises(BadInput, match=f"found {decks}; allowed: 1 to 1000"):
        Shoe.of_decks(decks)


@pytest.mark.parametrize(
    ("text", "decks"),
    [("8 decks", 8), ("1 deck", 1), ("1 decks", 1), ("  6   DECKS ", 6), ("1000 decks", 1000)],
)
def test_whole_decks_are_read(text: str, decks: int) -> None:
    assert Shoe.parse(text) == Shoe.of_decks(decks)


def test_cards_taken_out_of_eight_decks_are_read() -> None:
    shoe = Shoe.parse("8 decks - 8 8 9h 3xK")
    assert shoe.cards == 416 - 6
    assert shoe.counts(BY_RANK) == (32, 32, 32, 32, 32, 32, 32, 30, 31, 32, 32, 32, 29)
    assert shoe.counts(BY_VALUE) == (125, 32, 32, 32, 32, 32, 32, 32, 30, 31)


def test_the_cards_that_are_left_are_read() -> None:
    shoe = Shoe.parse("A A 2 7h 9 9 T K")
    assert shoe.cards == 8
    assert shoe.counts(BY_VALUE) == (2, 2, 1, 0, 0, 0, 0, 1, 0, 2)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("8 decks - 8,8, 9h", "8 decks - 8 8 9h"),
        ("8 decks - ah 10D kC", "8 decks - Ah 10d Kc"),
        ("8 decks - 3xK", "8 decks - K K K"),
        ("8 decks - 2x10h", "8 decks - 10h 10h"),
        ("8 decks-A", "8 decks - A"),
    ],
)
def test_two_ways_to_write_a_shoe_are_one_shoe(text: str, same: str) -> None:
    assert Shoe.parse(text) == Shoe.parse(same)


@pytest.mark.parametrize("rank", [*RANKS, "T"])
def test_each_rank_is_taken_from_its_own_value(rank: str) -> None:
    value = RANKS.index(rank) + 1 if rank in RANKS[:9] else 0
    left = list(Shoe.of_decks(8).counts(BY_VALUE))
    left[value] -= 1
    assert Shoe.of_decks(8).without(rank).counts(BY_VALUE) == tuple(left)


def test_a_suit_is_taken_from_its_own_column() -> None:
    shoe = Shoe.of_decks(8).without("9h 9h 9s")
    assert shoe.suited[RANKS.index("9")] == tuple(
        {"s": 7, "h": 6, "d": 8, "c": 8}[s] for s in SUITS
    )


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("rubbish", id="a word"),
        pytest.param("Th", id="a ten of unknown rank with a suit"),
        pytest.param("8 decks -", id="nothing taken out"),
        pytest.param("8 decks - rubbish", id="rubbish taken out"),
        pytest.param("8 decks - 1", id="the rank 1"),
        pytest.param("8 decks - 11", id="the rank 11"),
        pytest.param("8 decks - Ax", id="an unknown suit"),
        pytest.param("8 decks - -1xA", id="a negative number"),
        pytest.param("8 decks 8", id="no dash"),
        pytest.param("8 decks - 8 decks", id="decks taken out"),
        pytest.param("0 decks", id="no decks"),
        pytest.param("-1 decks", id="negative decks"),
        pytest.param("1.5 decks", id="a deck and a half"),
        pytest.param("1001 decks", id="1001 decks"),
        pytest.param("99999999999 decks", id="decks beyond ten digits"),
        pytest.param("٨ decks", id="Arabic digits"),
        pytest.param("8 decks - \u212a", id="the sign of kelvin"),
        pytest.param("8 decks - A\u017f", id="a long s"),
        pytest.param("1 deck - A A A A A", id="five aces of four"),
        pytest.param("1 deck - 5xA", id="five aces of four, counted"),
        pytest.param("2 decks - Ah Ah Ah", id="three aces of hearts of two"),
        pytest.param("1 deck - 17xT", id="seventeen tens of sixteen"),
        pytest.param("1 deck - K K K K 13xT", id="a king among seventeen tens"),
        pytest.param("999999xA", id="too many cards"),
        pytest.param("A " * 5001, id="too long a text"),
        pytest.param("A\x00", id="a control character"),
    ],
)
def test_a_wrong_shoe_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as error:
        Shoe.parse(text)
    (fault,) = error.value.faults
    assert fault.place == "shoe"
    assert len(str(fault)) < 300


def test_cards_of_a_rank_and_of_its_suits_share_what_there_is() -> None:
    shoe = Shoe.of_decks(1).without("As Ah Ad A")
    assert shoe.counts(BY_RANK)[0] == 0
    with pytest.raises(BadInput, match="1 more A taken out than there are"):
        shoe.without("A")
    with pytest.raises(BadInput, match="1 more A taken out than there are"):
        shoe.without("Ac")


def test_a_ten_of_unknown_rank_hides_the_ranks_and_not_the_values() -> None:
    shoe = Shoe.parse("8 decks - T")
    assert shoe.counts(BY_VALUE) == (127, *[32] * 9)
    with pytest.raises(UnknownCards, match="unknown rank"):
        shoe.counts(BY_RANK)


def test_a_rank_of_unknown_suit_does_not_hide_the_ranks() -> None:
    assert Shoe.parse("8 decks - 10").counts(BY_RANK)[9] == 31


def test_a_shoe_of_values_hides_the_ranks_and_not_the_values() -> None:
    counts = (16, 4, 3, 4, 4, 4, 4, 4, 4, 4)
    shoe = Shoe.of_values(counts)
    assert shoe.counts(BY_VALUE) == counts
    with pytest.raises(UnknownCards, match="unknown rank"):
        shoe.counts(BY_RANK)


@pytest.mark.parametrize("counts", [[4] * 9, [4] * 11, []])
def test_a_shoe_of_values_wants_ten_counts(counts: list[int]) -> None:
    with pytest.raises(BadInput, match=f"found {len(counts)} counts; allowed: 10 counts"):
        Shoe.of_values(counts)


@pytest.mark.parametrize("counts", [[-1] + [4] * 9, [4] * 9 + [-1]])
def test_a_shoe_of_values_wants_no_count_below_zero(counts: list[int]) -> None:
    with pytest.raises(BadInput, match="1 more"):
        Shoe.of_values(counts)


def test_decks_is_none_unless_the_shoe_is_whole_decks() -> None:
    assert Shoe.parse("8 decks - A").decks is None
    assert Shoe.parse("A A 2 7 9 9").decks is None
    assert Shoe.of_values([16] + [4] * 9).decks is None
    whole = " ".join(rank + suit for rank in RANKS for suit in SUITS)
    assert Shoe.parse(whole).decks == 1


def test_1000_decks_of_named_cards_are_the_most() -> None:
    most = " ".join(f"4000x{rank}" for rank in RANKS)
    assert Shoe.parse(most).cards == 1000 * CARDS_IN_DECK
    with pytest.raises(BadInput, match="found 52001 cards; allowed: at most 52000"):
        Shoe.parse(f"{most} A")


def test_a_shoe_can_be_empty() -> None:
    shoe = Shoe.parse("1 deck - " + " ".join(f"4x{rank}" for rank in RANKS))
    assert shoe.cards == 0
    assert shoe.decks is None
    assert shoe.counts(BY_VALUE) == (0,) * 10


@quick
@given(st.data(), st.lists(st.sampled_from(CARDS), min_size=1, max_size=20))
def test_the_order_in_which_cards_go_does_not_matter(data: st.DataObject, cards: list[str]) -> None:
    at_once = Shoe.of_decks(20).without(" ".join(cards))
    one_by_one = Shoe.of_decks(20)
    for card in data.draw(st.permutations(cards)):
        one_by_one = one_by_one.without(card)
    assert at_once == one_by_one
    assert at_once.cards == 20 * CARDS_IN_DECK - len(cards)


@quick
@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=20))
def test_ranks_add_to_values_whatever_is_gone(cards: list[str]) -> None:
    shoe = Shoe.of_decks(8).without(" ".join(cards))
    by_rank, by_value = shoe.counts(BY_RANK), shoe.counts(BY_VALUE)
    assert by_value[1:] == by_rank[:9]
    assert by_value[0] == sum(by_rank[9:])


@quick
@given(st.lists(st.sampled_from([*CARDS, "T"]), min_size=1, max_size=60))
def test_one_deck_gives_up_to_what_it_has_or_is_refused(cards: list[str]) -> None:
    try:
        shoe = Shoe.of_decks(1).without(" ".join(cards))
    except BadInput:
        ranks = [card.rstrip("shdc") for card in cards]
        too_many = [rank for rank in RANKS if ranks.count(rank) > 4]
        doubled = [card for card in cards if card[-1] in SUITS and cards.count(card) > 1]
        tens = sum(rank in ("T", *RANKS[9:]) for rank in ranks)
        assert too_many or doubled or tens > 16
    else:
        assert shoe.cards == CARDS_IN_DECK - len(cards)


@quick
@given(st.text(max_size=60))
def test_arbitrary_text_raises_nothing_but_bad_input(text: str) -> None:
    try:
        shoe = Shoe.parse(text)
    except BadInput:
        return
    assert shoe.cards >= 0
