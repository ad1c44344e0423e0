"""The five sheets, cell by cell: what each prints, where it is silent, what it leaves open."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import pytest

from combinat import Shoe, evaluate, game
from combinat.cli.explorers import FILE
from combinat.cli.reports import FOLDER
from combinat.lock import file as lock_file
from combinat.publish import files
from combinat.publish.numerals import percent
from combinat.rules import load
from combinat.rules.fields import RESERVED_WAGERS
from combinat.rules.game import standard_tableau, under
from combinat.rules.schema import CatalogueUse
from combinat.rules.tableau import SILENT, STOOD, Cell, as_printed

STANDARD_DRAWS = {
    0: {*range(10), STOOD},
    1: {*range(10), STOOD},
    2: {*range(10), STOOD},
    3: {0, 1, 2, 3, 4, 5, 6, 7, 9, STOOD},
    4: {2, 3, 4, 5, 6, 7, STOOD},
    5: {4, 5, 6, 7, STOOD},
    6: {6, 7},
    7: set[int](),
}

STOOD_SILENT = {Cell("banker", total, STOOD) for total in (3, 4, 5, 6)}
ROWS_0_TO_2 = {Cell("banker", total, third) for total in (0, 1, 2) for third in range(11)}

SILENT_CELLS = {
    "aspers": STOOD_SILENT,
    "intercasino": {Cell("banker", 3, 0)},
    "hippodrome": STOOD_SILENT | ROWS_0_TO_2,
    "dragon_bonus_house": set[Cell](),
    "punto_y_banco": STOOD_SILENT,
    "standard": set[Cell](),
}
DIFFERING_CELLS = {
    "dragon_bonus_house": {Cell("banker", 5, 2): "D", Cell("banker", 5, 3): "D"},
    "punto_y_banco": {Cell("banker", 6, 6): "S"},
}
DOCUMENTS = {
    "aspers": "b3c1e68b91e5c39f88f7af100c3b87190109c1c2e459d7412b5e2ccea08f5952",
    "intercasino": "6bc9e1288430ab0178d04638cc1add0784db7f04c23d52eb484493f2cdb6021c",
    "hippodrome": "05a3f48e287caca9f9b1126a15e01b5c1d265789c74fbcca4f012b8f59599f1e",
    "dragon_bonus_house": "fcc12b56249633eaf6311db41d1f31c52f65c21ffecc0e917928e217fd6014a6",
    "punto_y_banco": "0ede2961c5a3b596907a9e9951c0eb7a094c32ce4e0a8c280d55775e7a1fb402",
}


@pytest.mark.parametrize("total", range(10))
def test_the_standard_table_of_play(total: int) -> None:
    standard = standard_tableau()
    assert standard.player[total] == ("N" if total > 7 else "D" if total < 6 else "S")
    for third in range(11):
        cell = Cell("banker", total, third)
        drawn = total in STANDARD_DRAWS and third in STANDARD_DRAWS[total]
        assert standard.at(cell) == ("N" if total > 7 else "D" if drawn else "S"), cell


@pytest.mark.parametrize("name", load.bundled_games())
def test_each_printed_cell(name: str) -> None:
    printed, standard = as_printed(load.sheet(name).tableau), standard_tableau()
    assert set(printed.silent()) == SILENT_CELLS[name]
    differing = DIFFERING_CELLS.get(name, {})
    for cell in printed.cells():
        if cell not in SILENT_CELLS[name]:
            assert printed.at(cell) == differing.get(cell, standard.at(cell)), cell


@pytest.mark.parametrize("name", load.bundled_games())
def test_no_cell_is_silent_once_computed_and_each_departure_is_flagged(name: str) -> None:
    house = game(name)
    assert SILENT not in house.tableau.player + "".join(house.tableau.banker)
    flags = " ".join(house.flags)
    for cell in DIFFERING_CELLS.get(name, {}):
        assert str(cell) in flags
    assert ("silent" in flags) == bool(SILENT_CELLS[name])


@pytest.mark.parametrize(("name", "digest"), DOCUMENTS.items())
def test_each_house_names_its_document(name: str, digest: str) -> None:
    assert load.sheet(name).source.sha256 == digest


def test_only_one_sheet_states_its_decks() -> None:
    stated = {name for name in DOCUMENTS if load.sheet(name).shoe.stated}
    assert stated == {"intercasino"}
    assert game("intercasino").deck_numbers == [6]
    assert all(game(name).deck_numbers == [8, 6] for name in DOCUMENTS if name not in stated)


def test_intercasino_states_burn_cut_card_limits_and_an_ambiguous_last_coup() -> None:
    sheet = load.sheet("intercasino")
    assert sheet.shoe.burn is not None
    assert sheet.shoe.burn.ten_valued == 10
    assert sheet.shoe.cut_card is not None
    assert sheet.shoe.cut_card.cards_behind == 7
    assert sheet.shoe.end_of_shoe is not None
    assert len(sheet.shoe.end_of_shoe.rules) == 2
    assert sheet.limits is not None
    assert sheet.limits.minimum == Decimal(5)
    assert sheet.limits.maximum == Decimal(300)


@pytest.mark.parametrize(
    ("name", "wager", "required"),
    [
        ("aspers", "lucky_6_progressive", ("punto", "banco", "egalite")),
        ("dragon_bonus_house", "ur_way_egalite_4", ("punto", "banco", "egalite")),
        ("dragon_bonus_house", "ur_way_neighbours_0", ("punto", "banco", "egalite")),
        ("punto_y_banco", "egalite", ("punto", "banco")),
    ],
)
def test_required_wagers(name: str, wager: str, required: tuple[str, ...]) -> None:
    assert next(w for w in game(name).wagers if w.id == wager).requires == required


def test_commission_of_five_percent_is_nineteen_to_twenty() -> None:
    banker = evaluate(game("intercasino"), Shoe.of_decks(6))["banco"]
    assert banker.lines[0].net == Fraction(19, 20)


@pytest.mark.parametrize("start", range(10))
def test_neighbours_are_the_mean_of_their_parts(start: int) -> None:
    """A unit on each of five ties loses what five separate bets lose, per unit placed."""
    house = evaluate(game("dragon_bonus_house", "neighbours_wrap"), Shoe.of_decks(8))
    parts = [house[f"ur_way_egalite_{(start + step) % 10}"].house_edge for step in range(5)]
    assert None not in parts
    bundle = house[f"ur_way_neighbours_{start}"]
    assert bundle.house_edge == sum(part for part in parts if part is not None) / 5


def test_neighbours_from_0_pay_146_to_5_on_0() -> None:
    house = evaluate(game("dragon_bonus_house"), Shoe.of_decks(8))
    assert house["ur_way_neighbours_0"].lines[0].pays == "146 to 5"


@pytest.mark.parametrize(
    ("name", "player_edge"), [("aspers", "-1.2498"), ("punto_y_banco", "-1.2517")]
)
def test_if_silence_meant_standing_the_bettor_would_have_the_edge(
    name: str, player_edge: str
) -> None:
    house = game(name)
    tableau = house.printed
    for cell in tableau.silent():
        tableau = tableau.with_cell(cell, "S")
    edge = evaluate(replace(house, tableau=tableau), Shoe.of_decks(8))["punto"].house_edge
    assert edge is not None
    assert percent(edge, 4) == player_edge


def test_every_reading_is_named_with_its_reason() -> None:
    for name in load.bundled_games():
        for reading in load.sheet(name).readings:
            assert reading.why
            assert reading.where
            assert game(name, reading.id).reading == reading.id


def test_a_bundled_file_is_named_by_its_id() -> None:
    for name in load.bundled_games():
        assert load.sheet(name).id == name
    for name in load.catalogue_ids():
        wager = load.catalogue_wager(name)
        assert wager is not None
        assert wager.id == name


def test_no_table_of_a_house_shares_its_name_with_a_wager() -> None:
    names = {files.SUMMARY, files.TABLEAU, files.READINGS, files.DECKS, files.REMOVAL}
    more = {files.CLOSED_FORM, files.COMPARISON, files.CORRELATION, files.DRAW_TREE, FOLDER}
    last = {FILE.removesuffix(".html"), lock_file.RULES}
    assert names | more | last == RESERVED_WAGERS


def test_a_catalogue_wager_names_its_own_source_and_not_the_house() -> None:
    (wager,) = game("intercasino").asked(("three_giving_eight",))
    assert wager.source.startswith("Punto Banco (Baccarat), Aspers rule sheet")


def test_a_bundle_follows_its_parts() -> None:
    sheet = load.sheet("dragon_bonus_house")
    entry = sheet.readings[0].model_copy(
        update={
            "id": "cheap",
            "wagers": (CatalogueUse(use="ur_way_egalite", where="here", pays={"tie": "10 to 1"}),),
        }
    )
    cheap = under(sheet.model_copy(update={"readings": (entry,)}), "cheap")
    bundle = next(wager for wager in cheap.wagers if wager.id == "ur_way_neighbours_0")
    assert bundle.lines[0].pays == "6 to 5"
