"""Many shoes at once: joint law, blocks and one shoe at a time agree to the unit."""

from __future__ import annotations

from math import perm

import numpy as np
import polars as pl
import pytest

from combinat import BadInput, Shoe, evaluate, game
from combinat.blocks import ways_of_many
from combinat.cards import BY_VALUE
from combinat.closed_form import closed_form
from combinat.evaluation import chain_of, sees_suits
from combinat.many_shoes import COMPILED, evaluate_many, exact_type
from combinat.rules.schema import PayLine
from combinat.rules.wager import Wager
from tests.houses import READINGS
from tests.test_closed_form import CHAINS, FORM, HOUSE, fixed_shoes

SHOES = np.array(fixed_shoes(300))

needs_numba = pytest.mark.skipif(not COMPILED, reason="numba (the fast extra) is not installed")


def test_blocks_agree_with_one_shoe_at_a_time() -> None:
    expected = [FORM.ways_of_counts(row.tolist()) for row in SHOES]
    for kind in (np.float64, np.int64):
        assert ways_of_many(FORM, SHOES.astype(kind)).astype(np.int64).tolist() == expected


@needs_numba
def test_the_joint_law_agrees_with_the_blocks() -> None:
    from combinat.joint_law import joint_law

    law = joint_law(HOUSE.tableau, CHAINS)
    expected = ways_of_many(FORM, SHOES.astype(np.float64))
    for kind in (np.float64, np.int64):
        assert (law.ways(SHOES.astype(kind)) == expected).all()


@needs_numba
@pytest.mark.parametrize(("name", "reading"), READINGS)
def test_the_joint_law_of_every_table_of_play(name: str, reading: str) -> None:
    from combinat.joint_law import joint_law

    house = game(name, reading)
    chains = tuple(chain_of(wager) for wager in house.wagers if not sees_suits(wager))
    form = closed_form(house.tableau, BY_VALUE, chains)
    expected = ways_of_many(form, SHOES.astype(np.float64))
    assert (joint_law(house.tableau, chains).ways(SHOES.astype(np.float64)) == expected).all()


@needs_numba
@pytest.mark.parametrize("many", [1, 127, 128, 129, 257])
def test_lanes_that_are_over_count_for_nothing(many: int) -> None:
    from combinat.joint_law import joint_law

    law = joint_law(HOUSE.tableau, CHAINS)
    some = SHOES[np.arange(many) % len(SHOES)].astype(np.float64)
    assert (law.ways(some) == ways_of_many(FORM, some)).all()


def spread(cards: int) -> list[int]:
    """Return ten counts that add to so many cards, no two of them alike."""
    counts = [cards // 10 + step for step in range(-5, 5)]
    counts[0] += cards - sum(counts)
    return counts


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        (458, np.float64),
        (459, np.int64),
        (1450, np.int64),
        (1451, np.object_),
        (52_000, np.object_),
    ],
)
def test_the_type_changes_where_digits_would_be_lost(cards: int, kind: type) -> None:
    assert exact_type(cards) is kind
    assert (perm(cards, 6) <= 2**53) == (kind is np.float64)
    many = evaluate_many(HOUSE, np.array([spread(cards), [8] * 10]))
    for row, counts in enumerate((spread(cards), [8] * 10)):
        one = evaluate(HOUSE, Shoe.of_values(counts))
        for settled in one.settlements:
            ways = many.ways(settled.wager.id)[row].tolist()
            assert ways == [line.ways for line in settled.lines]


@pytest.mark.parametrize("compiled", [True, False])
def test_many_evaluations_are_what_each_is_alone(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("combinat.many_shoes.COMPILED", compiled and COMPILED)
    shoes = [Shoe.parse(text) for text in ("8 decks", "6 decks - 5h 5 9 T", "1 deck - A A")]
    many = evaluate_many(game("aspers"), shoes)
    for row, shoe in enumerate(shoes):
        alone = evaluate(game("aspers"), shoe)
        assert len(many.wagers) == len(alone.settlements) - (
            not shoe.tens and not any(shoe.unsuited)
        )
        for settled in (alone[wager.id] for wager in many.wagers):
            name = settled.wager.id
            assert many.ways(name)[row].tolist() == [line.ways for line in settled.lines]
            assert many.expected_values(name)[row] == settled.expected_value
            assert settled.house_edge is not None
            assert many.house_edges(name)[row] == float(settled.house_edge)
            assert many.favourable(name)[row] == (settled.house_edge < 0)


def test_pairs_are_priced_over_many_shoes_as_well() -> None:
    line = PayLine(id="pair", event="Pair", when="player_pair", pays="11 to 1")
    pair = Wager("pair", "Pair", "pair", "house", (line,), "here")
    shoes = [Shoe.of_decks(8), Shoe.parse("6 decks - K K 2h")]
    many = evaluate_many(game("standard"), shoes, [pair])
    for row, shoe in enumerate(shoes):
        alone = evaluate(game("standard"), shoe, [pair])["pair"]
        assert many.ways("pair")[row].tolist() == [line.ways for line in alone.lines]
    with pytest.raises(BadInput, match="rank"):
        evaluate_many(game("standard"), [Shoe.parse("8 decks - T")], [pair])


def test_frames_have_a_row_a_shoe() -> None:
    many = evaluate_many(game("standard"), [Shoe.of_decks(8), Shoe.of_decks(29)])
    frame = many.to_frame()
    assert frame.height == 2
    assert frame["egalite/tie"].to_list()[0] == 475627426473216
    assert frame["total_ways"].dtype == pl.Int128
    assert many.edges.columns == ["punto", "banco", "egalite"]
    assert "<table" in many._repr_html_()
    assert evaluate(game("standard"), Shoe.of_decks(8)).to_frame().height == 8


@pytest.mark.parametrize(
    ("shoes", "found"),
    [
        (np.ones((2, 9)), "shape"),
        (np.ones(10), "shape"),
        (np.array([[3] * 10, [-1] + [9] * 9]), "row 1"),
        (np.array([[1.5] + [3.0] * 9]), "row 0"),
        (np.array([[np.nan] + [3.0] * 9]), "row 0"),
        (np.array([[1, 1, 1, 1, 1, 0, 0, 0, 0, 0]]), "5 cards"),
        (np.array([["a"] * 10]), "text|number"),
        ([Shoe.of_decks(1), Shoe.parse("A A A")], "3 cards"),
    ],
)
def test_shoes_that_are_none_are_refused(shoes: object, found: str) -> None:
    with pytest.raises(BadInput, match=found):
        evaluate_many(game("standard"), shoes)  # type: ignore[arg-type]
