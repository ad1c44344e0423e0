"""The package against the independent dealer: every reading and wager agrees to the unit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from combinat import Game, Shoe, evaluate, game
from combinat.cards import BY_VALUE
from combinat.coups import partition_for
from combinat.evaluation import sees_suits
from tests.houses import LITERAL_NATURALS, READINGS, dealer, settled_by_second_method


def assert_agrees(house: Game, shoe: Shoe) -> None:
    ways = dealer(house.tableau).ways(list(shoe.counts(BY_VALUE)))
    evaluation = evaluate(house, shoe)
    assert evaluation.settlements
    assert sum(ways.values()) == evaluation.total_ways
    for settlement in evaluation.settlements:
        if partition_for(settlement.wager.columns) != BY_VALUE or sees_suits(settlement.wager):
            continue  # These are held against real cards in test_suits and test_wagers.
        ours = {line.id: line.ways for line in settlement.lines}
        theirs = settled_by_second_method(house, ways, settlement.wager.id)
        assert ours == theirs, (house.id, house.reading, settlement.wager.id)


@pytest.mark.parametrize("decks", [1, 2, 6, 8])
@pytest.mark.parametrize(("name", "reading"), READINGS + LITERAL_NATURALS)
def test_whole_decks(name: str, reading: str, decks: int) -> None:
    assert_agrees(game(name, reading), Shoe.of_decks(decks))


def shoes(most: int) -> st.SearchStrategy[list[int]]:
    counts = st.tuples(
        st.integers(0, 4 * most), st.lists(st.integers(0, most), min_size=9, max_size=9)
    )
    return counts.map(lambda both: [both[0], *both[1]]).filter(lambda counts: sum(counts) >= 6)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(which=st.sampled_from(READINGS), counts=st.one_of(shoes(3), shoes(32)))
def test_random_shoes(which: tuple[str, str], counts: list[int]) -> None:
    assert_agrees(game(*which), Shoe.of_values(counts))


@pytest.mark.parametrize("counts", [[0, 0, 0, 0, 0, 0, 0, 0, 0, 6], [0] * 4 + [3, 3] + [0] * 4])
def test_shoes_of_one_or_two_values(counts: list[int]) -> None:
    for name, reading in READINGS:
        assert_agrees(game(name, reading), Shoe.of_values(counts))


@pytest.mark.parametrize("cards", [1449, 1450, 1451, 1452, 52_000])
def test_both_sides_of_the_64_bit_boundary(cards: int) -> None:
    ninth = cards // 13
    counts = [cards - 9 * ninth] + [ninth] * 9
    assert_agrees(game("standard"), Shoe.of_values(counts))
