"""What sets two games apart, cell by cell and together: published, and by the second method."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from combinat import Shoe, evaluate, game
from combinat.cards import BY_VALUE
from combinat.publish.numerals import percent
from combinat.rules.game import Game, standard_tableau
from combinat.rules.load import GAMES
from combinat.rules.tableau import Cell, Tableau
from combinat.studies.comparison import EVERY_SILENT, Change, Comparison, compare, differing
from tests.houses import dealer, judge
from tests.support import ask, assert_refused, broken

EIGHT = Shoe.of_decks(8)
HOUSES = ["aspers", "dragon_bonus_house", "hippodrome", "intercasino", "punto_y_banco"]


def sheet_against_standard(name: str, decks: int = 8) -> Comparison:
    return compare(game(name, "standard"), game(name), Shoe.of_decks(decks))


def in_percent(edges: dict[str, Fraction], *ids: str) -> list[str]:
    return [percent(edges[name]) for name in ids]


@pytest.fixture(scope="module")
def sheet_003() -> Comparison:
    return sheet_against_standard("dragon_bonus_house")


def test_sheet_003_departs_in_row_5_on_third_cards_2_and_3(sheet_003: Comparison) -> None:
    assert sheet_003.together.cells == (Cell("banker", 5, 2), Cell("banker", 5, 3))
    assert [change.cells for change in sheet_003.changes] == [
        (cell,) for cell in sheet_003.together.cells
    ]


def test_sheet_003_moves_the_better_bet_from_banker_to_player(sheet_003: Comparison) -> None:
    together = sheet_003.together
    assert in_percent(together.before, "punto", "banco") == ["1.235081", "1.057906"]
    assert in_percent(together.after, "punto", "banco") == ["1.133443", "1.157921"]
    assert together.better == ("banco", "punto")
    assert [change.better for change in sheet_003.changes] == [("banco", "banco")] * 2


def test_sheet_003_side_bets_by_eight_decks(sheet_003: Comparison) -> None:
    names = ("dragon_bonus_punto", "dragon_bonus_banco")
    assert in_percent(sheet_003.together.before, *names) == ["2.582256", "8.847318"]
    assert in_percent(sheet_003.together.after, *names) == ["2.031224", "8.455137"]


def test_sheet_004_departs_in_row_6_on_third_card_6() -> None:
    found = sheet_against_standard("punto_y_banco", 6)
    assert found.together.cells == (Cell("banker", 6, 6),)
    assert in_percent(found.together.after, "punto", "banco") == ["1.235336", "1.056688"]


@pytest.mark.parametrize(("name", "edge"), [("aspers", "-1.2498"), ("punto_y_banco", "-1.2517")])
def test_silence_taken_for_standing_gives_the_bettor_the_edge_on_player(
    name: str, edge: str
) -> None:
    ((_, changes),) = sheet_against_standard(name).left_open
    (every,) = [change for change in changes if change.name == f"{EVERY_SILENT}: stands"]
    assert percent(every.after["punto"], 4) == edge


def test_ties_that_lose_are_an_open_point_of_each_sheet_that_is_silent() -> None:
    for name in HOUSES[:4]:
        ((_, changes),) = sheet_against_standard(name).left_open
        (ties,) = [change for change in changes if change.name == "reading ties_lose"]
        assert ties.moves["punto"] > 0
    standard = sheet_against_standard("aspers").left_open[0][1][-1]
    assert in_percent(standard.after, "punto", "banco") == ["10.750678", "10.573503"]


@pytest.mark.parametrize("name", HOUSES)
def test_effects_of_bankers_cells_add_up_exactly(name: str) -> None:
    found = sheet_against_standard(name)
    alone = found.changes
    for wager, moved in found.together.moves.items():
        assert moved == sum((change.moves[wager] for change in alone), Fraction(0))
    ((house, changes),) = found.left_open
    standing = [c for c in changes if len(c.cells) == 1 and house.tableau.at(c.cells[0]) == "D"]
    every = [change for change in changes if change.name == f"{EVERY_SILENT}: stands"]
    if every:
        for wager, moved in every[0].moves.items():
            assert moved == sum((change.moves[wager] for change in standing), Fraction(0))


def edge_by_second_method(house: Game, tableau: Tableau, wager_id: str) -> Fraction:
    ways = dealer(tableau).ways(list(EIGHT.counts(BY_VALUE)))
    wager = next(wager for wager in house.wagers if wager.id == wager_id)
    lines = [(line.id, line.when) for line in wager.lines]
    settled = judge(tableau).settle(ways, lines)
    nets = {line.id: wager.net(line) for line in wager.lines} | {"loses": Fraction(-1)}
    total = sum(settled.values())
    gains = [(nets[name] or Fraction(0)) * Fraction(n, total) for name, n in settled.items()]
    return -sum(gains, Fraction(0))


@pytest.mark.parametrize("name", ["dragon_bonus_house", "punto_y_banco", "intercasino"])
def test_each_cell_alone_by_the_second_method(name: str) -> None:
    found = sheet_against_standard(name)
    house = found.other.game
    ((_, opened),) = found.left_open
    played = [(change, standard_tableau(), None) for change in found.changes]
    turned = [(c, house.tableau, c.name.rpartition(": ")[2]) for c in opened if len(c.cells) == 1]
    assert played or turned
    for change, tableau, way in [*played, *turned]:
        (cell,) = change.cells
        letter = house.tableau.at(cell) if way is None else way[0].upper()
        changed = tableau.with_cell(cell, letter)
        for wager in ("punto", "banco", "egalite"):
            assert change.after[wager] == edge_by_second_method(house, changed, wager)


def test_a_game_is_no_different_from_itself() -> None:
    found = compare(game("standard"), game("standard"), EIGHT)
    assert found.changes == ()
    assert not any(found.together.moves.values())


def test_the_other_way_round_every_move_changes_its_sign() -> None:
    base, other = game("standard"), game("punto_y_banco")
    there, back = compare(base, other, EIGHT), compare(other, base, EIGHT)
    for wager, moved in there.together.moves.items():
        assert back.together.moves[wager] == -moved


def test_two_houses_differ_in_pays_and_decks_too() -> None:
    base, other = game("aspers"), game("intercasino")
    found = compare(base, other, EIGHT, other_shoe=Shoe.of_decks(6))
    own, decks = found.changes
    assert own.name == "Each wager's own rules"
    assert in_percent(own.after, "egalite") == ["14.359629"]
    assert {name for name, moved in own.moves.items() if moved} == {"egalite"}
    assert in_percent(decks.after, "punto", "banco") == ["1.237415", "1.055849"]
    assert in_percent(found.together.after, "egalite") == ["14.438160"]


def test_a_row_of_naturals_changes_as_a_whole() -> None:
    standard = standard_tableau()
    played = Tableau("DDDDDDSSSN", (*standard.banker[:8], "SSSSSSSSSSS", standard.banker[9]))
    cells = differing(standard, played)
    assert [len(one) for one in cells] == [1, 11]
    with_eights = game("standard")
    other = Game(**{**vars(with_eights), "tableau": played})
    found = compare(with_eights, other, EIGHT)
    assert [len(change.cells) for change in found.changes] == [1, 11]
    for change, tableau in zip(
        found.changes,
        (Tableau(played.player, standard.banker), Tableau(standard.player, played.banker)),
        strict=True,
    ):
        assert change.after["egalite"] == edge_by_second_method(with_eights, tableau, "egalite")


def test_without_both_main_bets_neither_is_the_better() -> None:
    assert Change("", {"punto": Fraction(1)}, {"punto": Fraction(1)}).better is None


def test_the_command_names_cells_edges_and_the_better_bet(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = ask(capsys, "compare", "dragon_bonus_house").out
    for card in (2, 3):
        words = (
            f"Banker's total 5, Player's third card {card}: stands by standard, draws by printed."
        )
        assert words in out
    assert "the better bet changes sides" in out
    assert out.count("S→D !") >= 2
    assert "Banker's total 6, Player's third card 6" in ask(capsys, "compare", "punto_y_banco").out


def test_json_holds_exact_edges(capsys: pytest.CaptureFixture[str]) -> None:
    answer = ask(capsys, "compare", "dragon_bonus_house", "--format", "json").json()
    (punto,) = [w for w in answer["together"]["wagers"] if w["id"] == "punto"]
    settled = evaluate(game("dragon_bonus_house"), EIGHT)["punto"]
    assert Fraction(punto["after"]) == settled.house_edge
    assert Fraction(punto["change"]) == Fraction(punto["after"]) - Fraction(punto["before"])
    assert answer["together"]["lower_edge"] == {"before": "banco", "after": "punto"}
    assert [cell["player_third"] for cell in answer["cells"]] == [2, 3]


def test_other_readings_can_be_held_against_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--base-reading", "standard", "--reading", "standard+ties_lose")
    answer = ask(capsys, "compare", "aspers", *arguments, "--format", "json").json()
    moved = {
        w["id"]: w["after_percent"] for w in answer["together"]["wagers"] if w["change"] != "0/1"
    }
    assert moved == {"punto": "10.750678", "banco": "10.573503"}
    assert {rule["rule"] for rule in answer["rules"]} == {
        "Punto (Player): pays",
        "Banco (Banker): pays",
    }


@pytest.mark.parametrize("style", ["text", "markdown", "html", "latex", "csv", "json"])
def test_every_format(capsys: pytest.CaptureFixture[str], style: str) -> None:
    arguments = ("compare", "aspers", "intercasino", "--wager", "egalite", "--format", style)
    answer = ask(capsys, *arguments)
    assert answer.code == 0
    assert "14.438160" in answer.out


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        (("asper",), "'asper'"),
        (("aspers", "intercasin"), "'intercasin'"),
        (("aspers", "--reading", "ties"), "'ties'"),
        (("aspers", "--base-reading", "ties"), "'ties'"),
        (("aspers", "--wager", "egalit"), "'egalit'"),
        (("aspers", "--decks", "0"), "0"),
        (("aspers", "--shoe", "A A"), "2 cards"),
        (("aspers", "--pay-table", "ez"), "no --wager"),
    ],
)
def test_what_a_user_can_get_wrong(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], found: str
) -> None:
    answer = ask(capsys, "compare", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert f"found {found}" in answer.err[0]


def test_a_named_wager_that_cannot_be_priced_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ("compare", "aspers", "--shoe", "8 decks - T")
    assert_refused(ask(capsys, *arguments, "--wager", "player_pair"))
    record = ask(capsys, *arguments, "--format", "json").json()
    assert {one["id"] for one in record["unpriced"]} == {"lucky_6_progressive"}


def test_json_and_csv_hold_wagers_of_one_side_too(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("compare", "aspers", "punto_y_banco", "--format")
    record = ask(capsys, *arguments, "json").json()
    sides = {one["id"]: (one["before"], one["after"]) for one in record["together"]["wagers"]}
    offered = {one["id"] for one in record["offered_by_one"]} - {"lucky_6_progressive"}
    assert offered
    assert all(sides[name][0] is not None and sides[name][1] is None for name in offered)
    assert "three_giving_eight,8.682266,,," in ask(capsys, *arguments, "csv").out


def copied(folder: Path, name: str, old: str = "", new: str = "") -> str:
    """Return the path of a house of one's own: a bundled one with something changed."""
    text = (GAMES / "aspers.toml").read_text(encoding="utf-8")
    path = folder / f"{name}.toml"
    path.write_text(broken(old, new, text), encoding="utf-8")
    return str(path)


def test_a_file_is_one_sheet_and_two_files_of_one_id_are_two(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    mine = copied(tmp_path, "mine")
    record = ask(capsys, "compare", mine, "--format", "json").json()
    assert [one["game"] for one in record["left_open"]] == ["aspers"]
    rich = copied(tmp_path, "rich", '"9 to 1"', '"19 to 1"')
    out = ask(capsys, "compare", rich, mine, "--reading", "ties_lose").out
    assert "aspers (first) → aspers, ties_lose (second)" in out
    assert "The bettor has the edge in Égalité (aspers (first)): 90.311936 %." in out
    assert "aspers, reading ties_lose: " in out


def test_equal_edges_are_nobodys_lower_one() -> None:
    even = {"punto": Fraction(1, 100), "banco": Fraction(1, 100)}
    assert Change("", even, {**even, "banco": Fraction(2, 100)}).better == ("", "punto")


def test_stakes_do_not_differ_by_the_place_that_states_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    paths = []
    for name, where in (("one", "page 1 (top)"), ("two", "page 9")):
        path = tmp_path / f"{name}.toml"
        path.write_text(broken('where = "page 3" }', f'where = "{where}" }}'), encoding="utf-8")
        paths.append(str(path))
    assert ask(capsys, "compare", *paths, "--format", "json").json()["rules"] == []
