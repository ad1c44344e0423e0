"""What a known card is worth: by every order of a few real cards, and by what must add up."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from combinat import Shoe, evaluate, game
from combinat.cards import BY_VALUE
from combinat.rules.wager import Wager
from combinat.studies.information import Information, known_at, known_burn
from combinat.studies.removal import removals
from tests.houses import plain
from tests.second_method.brute import play
from tests.support import ask, assert_refused

CARDS = [0, 0, 3, 5, 6, 8, 9]
VALUES = {str(v) if v > 1 else "A" if v else "T": v for v in range(10)}


def of_cards(cards: list[int]) -> Shoe:
    return Shoe.of_values([cards.count(value) for value in range(10)])


def gain(wager_id: str, player: int, banker: int) -> Fraction:
    """Return what the standard bets win, by their rules in words."""
    if player == banker:
        return Fraction(8) if wager_id == "egalite" else Fraction(0)
    won = {"punto": player > banker, "banco": banker > player, "egalite": False}[wager_id]
    pays = Fraction(19, 20) if wager_id == "banco" else Fraction(1)
    return pays if won else Fraction(-1)


@pytest.mark.parametrize("name", ["standard", "dragon_bonus_house", "punto_y_banco"])
@pytest.mark.parametrize("position", range(1, 7))
def test_a_card_at_a_position_by_every_order_of_seven_cards(name: str, position: int) -> None:
    house = game(name)
    tableau = plain(house.tableau)
    found, _ = known_at(
        house, of_cards(CARDS), (position,), house.asked(("punto", "banco", "egalite"))
    )
    sums: dict[tuple[str, int], list[Fraction]] = {}
    for deal in permutations(CARDS, 6):
        ended = play(tableau, deal)
        for one in found:
            won = gain(one.wager.id, ended.player_total, ended.banker_total)
            sums.setdefault((one.wager.id, deal[position - 1]), []).append(won)
    for one in found:
        assert {known.name for known in one.known} == {"T", "3", "5", "6", "8", "9"}
        for known in one.known:
            gains = sums[one.wager.id, VALUES[known.name]]
            assert known.expected_value == sum(gains, Fraction(0)) / len(gains)
            assert known.probability == Fraction(CARDS.count(VALUES[known.name]), len(CARDS))


@pytest.mark.parametrize(
    "text", ["8 decks", "6 decks - 5 5 K 9 A A", "1 deck - 2 2 2 2", "1000 decks"]
)
@pytest.mark.parametrize("position", range(1, 7))
def test_who_bets_always_gains_what_the_full_shoe_gives(text: str, position: int) -> None:
    house, shoe = game("standard"), Shoe.parse(text)
    full = evaluate(house, shoe)
    for one in known_at(house, shoe, (position,))[0]:
        assert one.betting_always == full[one.wager.id].expected_value
        assert one.betting_at_will >= max(one.betting_always, Fraction(0))
        assert sum(known.probability for known in one.known) == 1


def test_a_burned_card_that_is_shown_is_an_effect_of_removal() -> None:
    house, shoe = game("aspers"), Shoe.of_decks(8)
    burned = {one.wager.id: one for one in known_burn(house, shoe)[0]}
    for removal in removals(house, shoe)[0]:
        if removal.wager.id not in burned:
            continue
        for known in burned[removal.wager.id].known:
            expected = removal.expected_value + removal.effects[known.name]
            assert known.expected_value == expected
        assert burned[removal.wager.id].betting_always == removal.expected_value


def test_the_players_two_cards_tell_alike_and_so_do_the_bankers() -> None:
    house, shoe = game("standard"), Shoe.of_decks(8)
    by_position = [known_at(house, shoe, (position,))[0] for position in range(1, 5)]
    assert by_position[0] == by_position[2]
    assert by_position[1] == by_position[3]
    assert by_position[0] != by_position[1]


def test_a_nine_for_the_player_is_good_for_player_bets() -> None:
    (one,), _ = known_at(
        game("standard"), Shoe.of_decks(8), (1,), game("standard").asked(("punto",))
    )
    by_card = {known.name: known.expected_value for known in one.known}
    assert max(by_card, key=by_card.__getitem__) == "9"
    assert by_card["9"] > 0 > by_card["5"]
    assert one.favourable == sum(
        (known.probability for known in one.known if known.expected_value > 0), Fraction(0)
    )


def wagers(*names: str) -> tuple[Wager, ...]:
    return game("standard").asked(names)


def test_ranks_are_told_apart_where_a_wager_sees_them() -> None:
    (one,), _ = known_at(game("standard"), Shoe.of_decks(8), (1,), wagers("player_pair"))
    assert len(one.known) == 13
    assert len({known.expected_value for known in one.known}) == 1


def test_what_cannot_be_told_is_named() -> None:
    _, why = known_at(game("aspers"), Shoe.of_decks(8), (5,))
    assert {wager.id for wager in why} == {"lucky_6_progressive"}


def test_the_command_shows_each_card_and_what_choice_is_worth(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer = ask(capsys, "information", "standard", "--position", "1", "--format", "json").json()
    (punto,) = [one for one in answer["wagers"] if one["id"] == "punto"]
    full = evaluate(game("standard"), Shoe.of_decks(8))["punto"].expected_value
    assert Fraction(punto["betting_always"]) == full
    assert Fraction(punto["betting_at_will"]) > 0 > Fraction(punto["betting_always"])
    assert list(punto["known"]) == [*"A23456789", "T"]
    burn = ask(capsys, "information", "standard", "--burn")
    assert burn.code == 0
    assert "a burned card that is shown" in burn.out
    every = ask(capsys, "information", "standard")
    assert all(f"Card {position}" in every.out for position in range(1, 7))


@pytest.mark.parametrize(
    "arguments",
    [
        ("standard", "--position", "0"),
        ("standard", "--position", "7"),
        ("standard", "--position", "1", "--burn"),
        ("standard", "--shoe", "A A A A A A"),
        ("aspers", "--wager", "lucky_6_progressive"),
        ("standard", "--wager", "dragon"),
    ],
)
def test_what_a_user_can_get_wrong(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    assert_refused(ask(capsys, "information", *arguments))


def test_by_value_ten_cards_are_one_kind() -> None:
    (one, *_), _ = known_at(game("standard"), Shoe.of_decks(8), (2,))
    assert isinstance(one, Information)
    assert len(one.known) == len(BY_VALUE)
