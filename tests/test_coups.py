"""The coup table: its columns are the vocabulary, its ways re-add, equal cards are equal."""

from __future__ import annotations

import itertools
from fractions import Fraction
from math import perm

import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from combinat import Shoe
from combinat.cards import BY_RANK, BY_VALUE, RANKS, Partition
from combinat.coups import LARGEST_64, coup_table, holds, partition_for, total_ways
from combinat.rules.columns import COLUMNS
from combinat.rules.condition import parse
from combinat.rules.game import standard_tableau

TABLE = coup_table(standard_tableau(), BY_VALUE)
SEEN = [column for column in COLUMNS.values() if column.sees != "suits"]


def test_the_coup_table_has_every_column_of_the_vocabulary() -> None:
    table = coup_table(standard_tableau(), BY_RANK)
    described = table.described([column.name for column in SEEN])
    assert described.columns == [column.name for column in SEEN]
    for column in SEEN:
        series = described[column.name]
        assert (series.dtype == pl.Boolean) == (column.kind == "boolean"), column.name
        assert (series.null_count() > 0) == column.may_be_null, column.name
        assert series.n_unique() > 1, column.name


@pytest.mark.parametrize("decks", [1, 2, 6, 8, 27, 28, 29, 100, 1000])
@pytest.mark.parametrize("partition", [BY_VALUE, BY_RANK])
def test_ways_re_add_to_the_total(partition: Partition, decks: int) -> None:
    shoe = Shoe.of_decks(decks)
    ways = coup_table(standard_tableau(), partition).ways(shoe)
    assert ways.sum() == total_ways(shoe) == perm(52 * decks, 6)


def test_the_width_changes_where_the_total_no_longer_fits() -> None:
    most = max(cards for cards in range(1400, 1500) if perm(cards, 6) <= LARGEST_64)
    for cards, width in ((most, pl.Int64), (most + 1, pl.Int128)):
        shoe = Shoe.of_values([cards - 900] + [100] * 9)
        assert TABLE.ways(shoe).dtype == width
        assert TABLE.ways(shoe).sum() == perm(cards, 6)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.lists(st.integers(0, 40), min_size=10, max_size=10).filter(lambda n: sum(n) >= 6))
def test_no_ways_are_negative_and_none_are_lost(counts: list[int]) -> None:
    ways = TABLE.ways(Shoe.of_values(counts))
    assert ways.min() == 0 or min(counts) > 0
    assert ways.sum() == perm(sum(counts), 6)


def test_ranks_of_one_value_can_be_swapped() -> None:
    """Three kings fewer or three jacks fewer is the same to every question about values."""
    tie = parse("player_total = banker_total")
    by_rank = coup_table(standard_tableau(), BY_RANK)
    without = [Shoe.parse(f"6 decks - 3x{rank}").without("5 5 A") for rank in RANKS[9:]]
    assert len({by_rank.ways_of(shoe, tie) for shoe in without}) == 1
    assert by_rank.ways_of(without[0], tie) == TABLE.ways_of(without[0], tie)


def test_both_hands_are_pairs_equally_often() -> None:
    shoe = Shoe.of_decks(8)
    table = coup_table(standard_tableau(), BY_RANK)
    for hand in ("player", "banker"):
        pairs = table.ways_of(shoe, parse(f"{hand}_pair"))
        assert Fraction(pairs, total_ways(shoe)) == Fraction(31, 415)


def test_a_column_that_sees_ranks_asks_for_ranks() -> None:
    assert partition_for(["player_total"]) is BY_VALUE
    assert partition_for(["player_total", "banker_pair"]) is BY_RANK


@pytest.mark.parametrize("cards", range(6))
def test_of_a_short_shoe_no_more_ways_are_counted_than_there_are(cards: int) -> None:
    for counts in itertools.islice(itertools.combinations_with_replacement(range(10), cards), 80):
        shoe = Shoe.of_values([counts.count(value) for value in range(10)])
        assert 0 <= TABLE.ways(shoe).sum() <= total_ways(shoe) == perm(cards, cards)


def test_a_short_shoe_that_holds_a_natural_completes_the_coup() -> None:
    """Of four nines and a ten: both hands of the four cards are naturals in some orders alone."""
    shoe = Shoe.parse("9 9 K K")
    natural = parse("player_natural OR banker_natural")
    # Both hands 9 in 16 of 24 orders; one hand 8 and the other 0 in the other 8.
    assert TABLE.ways_of(shoe, natural) == 24


def test_null_is_false() -> None:
    outcomes = TABLE.described(["player_third"]).unique()
    eight = outcomes.filter(holds(parse("player_third = 8")))
    assert eight.height == 1
    other = outcomes.filter(holds(parse("player_third IS NOT NULL AND player_third <> 8")))
    assert other.height == 9
