"""All wagers of a coup at once: their joint law, against real cards dealt in every order."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Iterator

import pytest

from combinat import BadInput, Shoe, Wager, evaluate, game
from combinat.coups import total_ways
from combinat.rules import load
from combinat.rules.game import catalogue_wagers, standard_tableau
from combinat.studies.joint_hands import hand
from combinat.studies.joint_results import JointResults, joint_results
from tests.houses import READINGS, dealer, judge, plain
from tests.second_method.suited import SmallShoe, described

TEN_CARDS = "9h 9h 4s Ks Kh 2d 6c 6h 3h 3s"
MORE_CARDS = "Ah As 8d 8d 5c 10c Jc 7h 4h Qs"
SUITED = ("lucky_6_progressive", "perfect_pair", "all_red", "majestic_match_player")


def of_catalogue(*names: str) -> list[Wager]:
    return [wager for name in names for wager in catalogue_wagers(name)]


def law(joint: JointResults) -> dict[tuple[int, ...], int]:
    return {result.taken: result.ways for result in joint.results}


@pytest.fixture(scope="module", params=[TEN_CARDS, MORE_CARDS])
def small(request: pytest.FixtureRequest) -> Iterator[tuple[Shoe, SmallShoe]]:
    dealt = SmallShoe(plain(standard_tableau()), request.param.split())
    yield Shoe.parse(request.param), dealt
    dealt.close()


def brute(dealt: SmallShoe, wagers: list[Wager]) -> dict[tuple[int, ...], int]:
    """Return the joint law of wagers as SQLite reads it off every deal of a few real cards."""
    cases = [
        f"CASE {' '.join(f'WHEN ({line.when}) THEN {n}' for n, line in enumerate(wager.lines))} "
        f"ELSE {len(wager.lines)} END"
        for wager in wagers
    ]
    by = ", ".join(str(n + 1) for n in range(len(cases)))
    query = f"SELECT {', '.join(cases)}, SUM(ways) FROM coups GROUP BY {by}"
    return {tuple(row[:-1]): row[-1] for row in dealt.database.execute(query)}


@pytest.mark.parametrize(
    "wagers",
    [
        of_catalogue("punto", "banco", "egalite", "dragon_bonus_punto", "dragon_bonus_banco"),
        of_catalogue("punto", "player_pair", "banker_pair", "either_pair"),
        of_catalogue("egalite", "lucky_6_progressive"),
        of_catalogue("lucky_6_progressive", "perfect_pair"),
        of_catalogue("banco", *SUITED),
    ],
    ids=lambda wagers: "+".join(wager.id for wager in wagers),
)
def test_the_joint_law_agrees_with_every_deal_of_real_cards(
    wagers: list[Wager], small: tuple[Shoe, SmallShoe]
) -> None:
    shoe, dealt = small
    assert law(joint_results(standard_tableau(), wagers, shoe)) == brute(dealt, wagers)


@pytest.mark.parametrize(("name", "reading"), READINGS)
def test_the_results_of_a_house_re_add_to_all_ways_and_to_the_lines_of_each_wager(
    name: str, reading: str
) -> None:
    house, shoe = game(name, reading), Shoe.of_decks(8)
    joint, evaluation = joint_results(house.tableau, house.wagers, shoe), evaluate(house, shoe)
    assert sum(result.ways for result in joint.results) == total_ways(shoe) == joint.total_ways
    for place, wager in enumerate(house.wagers):
        assert joint.line_ways(place) == [line.ways for line in evaluation[wager.id].lines]


@pytest.mark.parametrize("decks", [1, 6, 8, 28, 1000])
def test_the_joint_law_of_values_agrees_with_the_second_method(decks: int) -> None:
    house, shoe = game("dragon_bonus_house"), Shoe.of_decks(decks)
    ways = dealer(house.tableau).ways([16 * decks] + [4 * decks] * 9)
    takers = [
        judge(house.tableau)._takers(tuple(line.when for line in wager.lines))
        for wager in house.wagers
    ]
    expected: Counter[tuple[int, ...]] = Counter()
    for outcome, taken in zip(
        judge(house.tableau)._outcomes, zip(*takers, strict=True), strict=True
    ):
        expected[taken] += ways.get(outcome, 0)
    assert law(joint_results(house.tableau, house.wagers, shoe)) == {
        taken: count for taken, count in expected.items() if count
    }


def test_suits_in_a_thousand_decks_are_exact() -> None:
    house, shoe = game("aspers"), Shoe.of_decks(1000)
    joint = joint_results(house.tableau, house.wagers, shoe)
    place = [wager.id for wager in house.wagers].index("lucky_6_progressive")
    settled = evaluate(house, shoe, [house.wagers[place]]).settlements[0]
    assert joint.line_ways(place) == [line.ways for line in settled.lines]


@pytest.mark.parametrize("text", ["8 decks", "1 deck - 9h 9s Kd", TEN_CARDS, MORE_CARDS])
@pytest.mark.parametrize("ids", [("punto", "egalite", *SUITED), ("punto", "player_pair")])
def test_the_hand_shown_for_a_result_gives_it_and_can_be_dealt(
    text: str, ids: tuple[str, ...]
) -> None:
    shoe, wagers = Shoe.parse(text), of_catalogue(*ids)
    joint = joint_results(standard_tableau(), wagers, shoe)
    for result in joint.results:
        shown = hand(joint, result)
        cards = Counter((*shown.player, *shown.banker))
        assert shoe.without(" ".join(cards.elements())).cards == shoe.cards - cards.total()
        assert taken_by(wagers, shown.player, shown.banker) == result.taken


def taken_by(
    wagers: list[Wager], player: tuple[str, ...], banker: tuple[str, ...]
) -> tuple[int, ...]:
    """Return which line each wager takes on two hands of cards, as SQLite reads its conditions."""
    columns = described(player, banker)
    named = ", ".join(f"{'NULL' if v is None else v} AS {name}" for name, v in columns.items())
    found = []
    with sqlite3.connect(":memory:") as database:
        for wager in wagers:
            cases = " ".join(f"WHEN ({line.when}) THEN {n}" for n, line in enumerate(wager.lines))
            query = f"SELECT CASE {cases} ELSE {len(wager.lines)} END FROM (SELECT {named})"
            found.append(database.execute(query).fetchone()[0])
    return tuple(found)


def test_where_suits_are_not_known_a_hand_is_shown_without_them() -> None:
    house = game("punto_y_banco")
    joint = joint_results(house.tableau, house.wagers, Shoe.parse("8 decks - T T 8"))
    assert all(
        re.fullmatch(r"Player( [A2-9T]){2,3}, Banker( [A2-9T]){2,3}", str(hand(joint, result)))
        for result in joint.results
    )


def test_too_many_suit_columns_together_are_refused_in_one_line() -> None:
    everything = of_catalogue(*load.catalogue_ids())
    with pytest.raises(BadInput, match=r"see suits in \d+ combinations") as refused:
        joint_results(standard_tableau(), everything, Shoe.of_decks(8))
    assert len(refused.value.faults) == 1


def test_fewer_than_six_cards_are_refused() -> None:
    with pytest.raises(BadInput, match="found 5 cards; allowed: at least 6 cards"):
        joint_results(standard_tableau(), of_catalogue("punto"), Shoe.parse("A A 2 7 9"))


def test_no_wagers_have_one_result() -> None:
    joint = joint_results(standard_tableau(), (), Shoe.of_decks(8))
    assert law(joint) == {(): total_ways(Shoe.of_decks(8))}
