"""The recursive enumerator: how many paths there are, and that none is missed or walked twice."""

from __future__ import annotations

import numpy as np
import pytest

from combinat.cards import BY_RANK, BY_VALUE, Partition
from combinat.deal import NOT_DRAWN, paths
from combinat.rules.game import standard_tableau


@pytest.mark.parametrize(("partition", "count"), [(BY_VALUE, 103_411), (BY_RANK, 491_869)])
def test_number_of_paths_with_the_standard_table_of_play(partition: Partition, count: int) -> None:
    assert len(paths(standard_tableau(), partition)) == count


@pytest.mark.parametrize("partition", [BY_VALUE, BY_RANK])
def test_no_path_is_walked_twice(partition: Partition) -> None:
    cards = paths(standard_tableau(), partition).cards.astype(np.int64)
    keys = (cards + 1) @ np.array([16**place for place in range(6)])
    assert len(np.unique(keys)) == len(keys)


def test_initial_cards_are_unordered_and_always_dealt() -> None:
    walked = paths(standard_tableau(), BY_VALUE)
    first, second, third, fourth = walked.cards.T[:4]
    assert (first <= second).all()
    assert (third <= fourth).all()
    assert (first != NOT_DRAWN).all()
    orders = (1 + (first != second)) * (1 + (third != fourth))
    assert (walked.orders == orders).all()


def test_a_hand_of_seven_draws_no_card() -> None:
    walked = paths(standard_tableau(), BY_VALUE)
    player = (walked.cards[:, 0] + walked.cards[:, 1]) % 10
    assert (walked.cards[player == 7, 4] == NOT_DRAWN).all()
    banker = (walked.cards[:, 2] + walked.cards[:, 3]) % 10
    assert (walked.cards[banker == 7, 5] == NOT_DRAWN).all()
