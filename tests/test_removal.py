"""Effects of removal: by their definition, their identity, and the linear guess."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from combinat import Shoe, evaluate, game
from combinat.cards import BY_RANK, BY_VALUE, RANKS, value_of
from combinat.cli import main
from combinat.rules.schema import PayLine
from combinat.rules.wager import Wager
from combinat.studies.removal import removals, several_removed
from tests.houses import READINGS

LEFT = {*"A23456789", "T"}


@pytest.mark.parametrize(("name", "reading"), READINGS)
@pytest.mark.parametrize("text", ["8 decks", "6 decks - 5 5 K 9 A A", "1 deck - 2 2 2 2"])
def test_weighed_by_cards_left_the_effects_add_to_zero(name: str, reading: str, text: str) -> None:
    house, shoe = game(name, reading), Shoe.parse(text)
    left = shoe.counts(BY_VALUE)
    found, _ = removals(house, shoe)
    for one in found:
        total = sum(left[value_of(card)] * effect for card, effect in one.effects.items())
        assert total == 0, one.wager.id


def test_an_effect_is_the_change_of_the_expected_value() -> None:
    house, shoe = game("aspers"), Shoe.of_decks(8)
    (one,) = removals(house, shoe, house.asked(("egalite",)))[0]
    for card in LEFT:
        after = evaluate(house, shoe.without(card))["egalite"].expected_value
        assert after is not None
        assert one.effects[card] == after - one.expected_value


def test_a_card_that_is_not_left_has_no_effect() -> None:
    found, _ = removals(game("standard"), Shoe.parse("1 deck - 7 7 7 7"))
    assert "7" not in found[0].effects


def test_one_card_alone_is_its_effect_and_several_are_not_the_sum() -> None:
    house, shoe = game("standard"), Shoe.of_decks(8)
    alone, _ = removals(house, shoe)
    for one, single in zip(alone, several_removed(house, shoe, "6"), strict=True):
        assert single.exact == single.linear == one.effects["6"]
    both = several_removed(house, shoe, "6 6")[0]
    assert both.linear == 2 * alone[0].effects["6"]
    assert both.error == both.linear - both.exact != 0


def pair() -> Wager:
    line = PayLine(id="pair", event="Pair", when="player_pair", pays="11 to 1")
    return Wager("pair", "Pair", "pair", "house", (line,), "here")


def test_where_ranks_count_a_ten_is_the_average_of_the_four() -> None:
    shoe = Shoe.parse("8 decks - K K K Q")
    (one,) = removals(game("standard"), shoe, [pair()])[0]
    assert set(one.effects) == {*RANKS, "T"}
    left = dict(zip(RANKS, shoe.counts(BY_RANK), strict=True))
    tens = sum(left[rank] * one.effects[rank] for rank in ("10", "J", "Q", "K"))
    assert one.effects["T"] == tens / sum(left[rank] for rank in ("10", "J", "Q", "K"))
    assert sum(left[rank] * one.effects[rank] for rank in RANKS) == 0


def test_a_shoe_with_unknown_tens_has_effects_by_value() -> None:
    found, unpriced = removals(game("standard"), Shoe.parse("8 decks - T T"), [pair()])
    assert not found
    assert "rank" in next(iter(unpriced.values()))
    assert removals(game("standard"), Shoe.parse("8 decks - T T"))[0]


def test_a_jackpot_needs_a_meter() -> None:
    lines = (PayLine(id="nine", event="Nine", when="player_total = 9", pays="jackpot"),)
    jackpot = Wager("pot", "Pot", "pot", "house", lines, "here")
    found, unpriced = removals(game("standard"), Shoe.of_decks(8), [jackpot])
    assert not found
    assert "meter" in unpriced[jackpot]
    found, _ = removals(game("standard"), Shoe.of_decks(8), [jackpot], meter=Fraction(10))
    assert found[0].effects["9"] < 0


def test_the_command_prints_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["removal", "aspers", "--decks", "8", "--format", "json", "--remove", "8 8"])
    assert stopped.value.code == 0
    record = json.loads(capsys.readouterr().out)
    by_id = {wager["id"]: wager for wager in record["wagers"]}
    assert set(by_id["banco"]["effects"]) == LEFT
    assert round(Fraction(by_id["banco"]["effects"]["4"]) * 10**7) == 1157
    assert "unpriced" in by_id["lucky_6_progressive"]
    assert "effects" not in by_id["lucky_6_progressive"]
    assert record["several"]["removed"] == "8 8"
