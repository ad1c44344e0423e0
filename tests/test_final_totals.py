"""The joint table of final totals, against printed tables and the second method's dealer."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from combinat import Shoe, evaluate, game
from combinat.cards import BY_VALUE
from combinat.coups import total_ways
from combinat.publish.final_totals_pages import final_totals_page
from combinat.studies.final_totals import FinalTotals, final_totals
from combinat.studies.published import published_figures
from tests.houses import READINGS, dealer, plain
from tests.second_method.brute import brute_ways
from tests.second_method.dealer import Outcome
from tests.support import ask, assert_refused

Captured = pytest.CaptureFixture[str]

PAIR = re.compile(r"player_total = (\d) AND banker_total = (\d)")
OF_XUAN_NGUYEN = [
    (int(cell[1]), int(cell[2]), int(figure.printed.replace(",", "")))
    for figure in published_figures()
    if figure.source == "xuannguyencu" and (cell := PAIR.fullmatch(figure.claim.event or ""))
]

TIES = """28979901420544 20499217668352 20006606104576 22250510129408 36294133463040
39684046743808 96170001308416 101717538899968 54879416675072 55146054060032"""
"""Ways of a tie on 0 to 9 with eight decks, as Wizard of Odds prints them."""

PLAYER = """469796508410880 372517055559936 371465655324672 372517215488256 371426030979072
372435601541376 665920136276736 668117541187584 665982456134400 668220074600448"""
"""Ways of the Player's final totals 0 to 9 with eight decks, as Wizard of Odds prints them."""

PLAYER_WINS = """0 24639193538560 44328525111296 62946423310336 86165771096064
122838277197824 312658895192064 408043979470848 555823197134848 613074020540416"""
"""Ways of a Player win with 0 to 9 and eight decks, as Wizard of Odds prints them from 1 on."""

BANKER_WINS = """0 24291119898624 44681581871104 72927778568192 163359790133248
216715928915968 269232304455680 384279324919808 529914458673152 586850279002112"""
"""Ways of a Banker win with 0 to 9 and eight decks, as Wizard of Odds prints them from 1 on."""


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def standard(text: str) -> FinalTotals:
    return final_totals(game("standard"), Shoe.parse(text))


def by_totals(ways: dict[Outcome, int]) -> Counter[tuple[int, int]]:
    found: Counter[tuple[int, int]] = Counter()
    for ended, count in ways.items():
        found[ended.player_total, ended.banker_total] += count
    return found


def test_the_forty_five_printed_cells_of_six_decks() -> None:
    assert len(OF_XUAN_NGUYEN) == 45
    ways = standard("6 decks").ways
    assert [(i, j, ways[i][j]) for i, j, _ in OF_XUAN_NGUYEN] == OF_XUAN_NGUYEN


def test_wins_and_ties_by_total_with_eight_decks_are_those_printed() -> None:
    ways = standard("8 decks").ways
    assert [ways[total][total] for total in range(10)] == numbers(TIES)
    assert [sum(ways[i][:i]) for i in range(10)] == numbers(PLAYER_WINS)
    assert [sum(ways[i][j] for i in range(j)) for j in range(10)] == numbers(BANKER_WINS)


def test_the_final_totals_of_the_player_are_those_printed() -> None:
    assert standard("8 decks").player == tuple(numbers(PLAYER))


@pytest.mark.parametrize(
    ("decks", "player", "banker", "tie"),
    [
        (8, 2230518282592256, 2292252566437888, 475627426473216),
        (6, 392220492728832, 403095751234560, 83552962932288),
        (4, 33608344225792, 34543624867840, 7145601996928),
    ],
)
def test_margins_add_to_the_printed_ways_of_the_three_results(
    decks: int, player: int, banker: int, tie: int
) -> None:
    margins = standard(f"{decks} decks").margins
    assert list(margins) == list(range(9, -10, -1))
    assert sum(ways for margin, ways in margins.items() if margin > 0) == player
    assert sum(ways for margin, ways in margins.items() if margin < 0) == banker
    assert margins[0] == tie


def test_margins_of_naturals_aside_are_the_printed_lines_of_the_dragon_bonus() -> None:
    # Wizard of Odds, Player, 8 decks: a win that is not natural by 9 to 4.
    printed = {
        9: 18409431764992,
        8: 34097645543424,
        7: 89590261473280,
        6: 141238897317888,
        5: 166169165987840,
        4: 186780352174080,
    }
    house, shoe = game("standard"), Shoe.of_decks(8)
    natural: Counter[int] = Counter()
    for ended, ways in dealer(house.tableau).ways(shoe.counts(BY_VALUE)).items():
        if ended.player_natural:
            natural[ended.player_total - ended.banker_total] += ways
    margins = final_totals(house, shoe).margins
    assert {by: margins[by] - natural[by] for by in printed} == printed


@pytest.mark.parametrize(("name", "reading"), READINGS)
def test_every_house_by_the_second_method(name: str, reading: str) -> None:
    house = game(name, reading)
    for text in ("8 decks", "6 decks - 8 8 9 5xA 7xT", "1 deck - 2 2 2 2"):
        shoe = Shoe.parse(text)
        found = final_totals(house, shoe)
        dealt = by_totals(dealer(house.tableau).ways(shoe.counts(BY_VALUE)))
        for i, j in product(range(10), repeat=2):
            assert found.ways[i][j] == dealt[i, j], (i, j)


@pytest.mark.parametrize("name", ["standard", "dragon_bonus_house", "punto_y_banco"])
def test_eight_real_cards_dealt_in_every_order(name: str) -> None:
    house, cards = game(name), [0, 0, 3, 4, 5, 6, 8, 9]
    found = final_totals(house, Shoe.of_values([cards.count(value) for value in range(10)]))
    dealt = by_totals(brute_ways(plain(house.tableau), cards))
    for i, j in product(range(10), repeat=2):
        assert found.ways[i][j] == dealt[i, j], (i, j)


@pytest.mark.parametrize("text", ["8 decks", "1000 decks", "A 2 3 4 5 6", "6 decks - 9 9 9 9"])
def test_rows_columns_and_margins_add_to_all_ways(text: str) -> None:
    shoe = Shoe.parse(text)
    found = final_totals(game("standard"), shoe)
    for sums in (found.player, found.banker, found.margins.values()):
        assert sum(sums) == found.total_ways == total_ways(shoe)


def test_the_page_re_adds() -> None:
    chances, ways, margins = final_totals_page(standard("8 decks")).tables
    assert [len(table.rows) for table in (chances, ways, margins)] == [11, 11, 20]
    table = [[int(cell) for cell in row[1:]] for row in ways.rows]
    assert all(sum(row[:-1]) == row[-1] for row in table)
    assert all(sum(column[:-1]) == column[-1] for column in zip(*table, strict=True))
    assert sum(int(row[1]) for row in margins.rows[:-1]) == margins.rows[-1][1] == table[-1][-1]
    for shown, counted in zip(chances.rows, table, strict=True):
        for cell, count in zip(shown[1:], counted, strict=True):
            exact = Fraction(100 * count, table[-1][-1])
            assert abs(Fraction(cell) - exact) <= Fraction(1, 2 * 10**6)


def test_the_command_prints_every_cell_exactly(capsys: Captured) -> None:
    record = ask(capsys, "totals", "intercasino", "--format", "json").json()
    assert (record["game"], record["reading"], record["shoe"]["decks"]) == (
        "intercasino",
        "printed",
        6,
    )
    cells = {(cell["player_total"], cell["banker_total"]): cell for cell in record["totals"]}
    assert [(i, j, int(cells[i, j]["ways"])) for i, j, _ in OF_XUAN_NGUYEN] == OF_XUAN_NGUYEN
    for kind in ("totals", "player", "banker", "margins"):
        assert sum(int(one["ways"]) for one in record[kind]) == int(record["total_ways"])
        assert sum(Fraction(one["probability"]) for one in record[kind]) == 1
    (tie,) = [one for one in record["margins"] if one["margin"] == 0]
    assert (tie["result"], tie["ways"], tie["probability_percent"]) == (
        "Tie",
        "83552962932288",
        "9.506871",
    )


def test_the_reading_and_the_shoe_are_those_asked_for(capsys: Captured) -> None:
    printed = ask(capsys, "totals", "dragon_bonus_house", "--format", "json").json()
    other = ask(
        capsys, "totals", "dragon_bonus_house", "--reading", "standard", "--format", "json"
    ).json()
    assert printed["totals"] != other["totals"]
    settled = evaluate(game("dragon_bonus_house"), Shoe.of_decks(8))["egalite"]
    ways = {one["margin"]: int(one["ways"]) for one in printed["margins"]}
    assert ways[0] == settled.lines[0].ways
    answer = ask(capsys, "totals", "standard", "--shoe", "1 deck - 9 9 9 9")
    assert "48 cards, reading printed" in answer.out
    assert "Cards left: A 4" in answer.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("totals", "standard", "--shoe", "A A A A A"), "found 5 cards; allowed: 6 or more"),
        (("totals", "nowhere"), "nowhere"),
        (("totals", "standard", "--decks", "8", "--shoe", "1 deck"), "one of them"),
    ],
)
def test_what_a_user_can_get_wrong(
    capsys: Captured, arguments: tuple[str, ...], words: str
) -> None:
    answer = ask(capsys, *arguments)
    assert_refused(answer)
    assert words in answer.err[0]
