"""The workbook says what the exact fractions say, by any engine that recalculates it."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import cache
from math import gcd
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from xml.etree import ElementTree

import openpyxl
import pytest

from combinat.edge import Settlement
from combinat.evaluation import Evaluation, evaluate
from combinat.report.workbook import workbook
from combinat.report.workbook.words import clean, in_header, sheet_names
from combinat.rules.game import Game, game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from tests.report.office import falsified, recalculated

PROGRESSIVE = "lucky_6_progressive"
METER = Fraction(123456, 10)
COVER = (("House", "=1+1"), ("Operator", "@operator"), ("Hash of the rules", "ab" * 32))

STRANGE = r"""
schema = 1
id = "strange"
title = "=HYPERLINK(1) &G & \"<r>\" _x0041_ House"
base = "standard"

[source]
title = "+Rule sheet"
where = "page 1"

[shoe]
decks = 9
stated = true
where = "page 1"
also = [1000]

[tableau]
where = "page 2"
[tableau.banker]
6 = "SSSSSSSDSS ?"

[[wagers]]
id = "formula"
title = "=cmd|' /C calc'!A0"
where = "-page 3"
commission = 0.05
flags = ["@flag"]
pays = [
  { id = "nine", event = "=1+1", when = "player_total - banker_total = 9", pays = "9.5 for 0.5" },
  { id = "eight", event = "+1", when = "player_total - banker_total = 8", pays = "8 to 3" },
  { id = "seven", event = "-1", when = "player_total - banker_total = 7", pays = "0.5 for 1" },
  { id = "six", event = "@A1", when = "player_total - banker_total = 6", pays = "3.3 for 3.3" },
  { id = "five", event = "<r>bold</r>", when = "player_total - banker_total = 5", pays = "2 to 1" },
  { id = "four", event = "&P _x0041_ ]]>", when = "banker_total = 10", pays = "999999 to 1" },
]

[[wagers]]
id = "always_pushed"
title = "SORT(always) [pushed]: a title that is longer than a sheet's name may be"
where = "page 4"
pays = [{ id = "any", event = "internal:Summary!A1", when = "cards >= 4", pays = "push" }]

[[wagers]]
id = "always_pushed_too"
title = "sort (ALWAYS) *pushed* a title that is longer than a sheet's name may be, too"
where = "page 4"
pays = [{ id = "any", event = "https://example.com/", when = "cards >= 4", pays = "push" }]

[[wagers]]
id = "never_hit"
title = "History"
where = "page 5"
pays = [
  { id = "low", event = "{=1}", when = "cards = 5", pays = "3 to 7" },
  { id = "none", event = "No such coup", when = "cards = 7", pays = "jackpot" },
  { id = "high", event = "Six cards", when = "cards = 6", pays = "1 to 12" },
]

[[wagers]]
id = "never_wins"
title = "'R1C1'"
where = "page 5"
pays = [{ id = "none", event = "No such coup", when = "cards = 7", pays = "7 to 1" }]

[[wagers]]
id = "one_suit"
title = "A1"
where = "page 6"
pays = [
  { id = "suit", event = "One suit", when = "cards = 6 AND all_one_suit", pays = "1000 to 1" },
  { id = "colour", event = "One colour", when = "all_one_colour", pays = "jackpot" },
]

[[wagers]]
id = "unpriced"
title = "=Unpriced"
where = "page 7"
unpriced = "the sheet names no event"
pays = [{ id = "tie", event = "A tie", when = "player_total = banker_total", pays = "8 to 1" }]
"""


def evaluations_of(house: Game, meter: Fraction | None = None) -> list[Evaluation]:
    return [evaluate(house, Shoe.of_decks(d), meter=meter) for d in house.deck_numbers]


def made(evaluations: list[Evaluation], *, draft: bool = False) -> bytes:
    title = f"Approval report: {evaluations[0].game.title}"
    return workbook(evaluations, title=title, cover=COVER, draft=draft)


HOUSES = ("aspers", "dragon_bonus_house", "intercasino", "strange")
"""Houses with a jackpot and suits, with bundles, with a commission; and a stranger's."""


@cache
def house(name: str) -> list[Evaluation]:
    if name != "strange":
        return evaluations_of(game(name))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "strange.toml"
        file.write_text(STRANGE, encoding="utf-8")
        return evaluations_of(game(str(file)))


@cache
def book_of(name: str) -> bytes:
    return made(house(name))


@cache
def sheets_of(name: str, *, values: bool = False) -> Any:
    return opened(book_of(name), values=values)


@cache
def jackpot_alone(meter: Fraction | None = None) -> list[Evaluation]:
    """Return the evaluations of the wager with a meter, by itself."""
    aspers = game("aspers")
    wagers = aspers.asked((PROGRESSIVE,))
    shoes = [Shoe.of_decks(decks) for decks in aspers.deck_numbers]
    return [evaluate(aspers, shoe, wagers, meter=meter) for shoe in shoes]


def opened(book: bytes | Path, *, values: bool = False) -> Any:
    file = io.BytesIO(book) if isinstance(book, bytes) else book
    return openpyxl.load_workbook(file, data_only=values)


@dataclass(frozen=True)
class Recalculated:
    """What LibreOffice makes of each workbook; `counts` says how many values were falsified."""

    books: dict[str, Any]
    counts: dict[str, int]


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Recalculated:
    books, counts = {}, {}
    for name in HOUSES:
        books[name], counts[name] = falsified(book_of(name))
    books["with_meter"] = changed(made(jackpot_alone()), give_meter)
    books["wrong_ways"] = changed(book_of("intercasino"), add_one_way)
    books["wrong_pay"] = changed(book_of("intercasino"), pay_more)
    found = recalculated(books, tmp_path_factory.mktemp("office"))
    return Recalculated({name: opened(path, values=True) for name, path in found.items()}, counts)


def changed(book: bytes, change: Callable[[Any], None]) -> bytes:
    """Return a workbook as a reader saves it who has changed a cell."""
    opened_book, buffer = opened(book), io.BytesIO()
    change(opened_book)
    opened_book.save(buffer)
    return buffer.getvalue()


def row_of(sheet: Any, label: str, after: int = 1) -> int:
    return next(r for r in range(after, sheet.max_row + 1) if sheet.cell(r, 1).value == label)


def give_meter(book: Any) -> None:
    sheet = book["Lucky 6 Progressive"]
    sheet.cell(row_of(sheet, "Meter: the jackpot for one unit"), 2).value = float(METER)


def add_one_way(book: Any) -> None:
    sheet = book.worksheets[1]
    sheet.cell(row_of(sheet, "Event") + 1, 6).value += 1


def pay_more(book: Any) -> None:
    sheet = book.worksheets[1]
    sheet.cell(row_of(sheet, "Event") + 1, 3).value += 1


Exact = Fraction | bool | str | None
NEEDS = "needs a meter"


def root(square: Fraction | None) -> Fraction | None:
    if square is None:
        return None
    with localcontext(prec=60):
        return Fraction((Decimal(square.numerator) / square.denominator).sqrt())


FIGURES: dict[str, Callable[[Settlement], Exact]] = {
    "Expected value, per unit placed": lambda s: s.expected_value,
    "House edge, per unit placed": lambda s: s.house_edge,
    "House edge, per unit resolved": lambda s: resolved(s),
    "Element of risk, per unit at risk": lambda s: s.element_of_risk,
    "Return to player, per unit placed": lambda s: s.return_to_player,
    "Hit frequency": lambda s: s.hit_frequency,
    "One hit in, coups": lambda s: 1 / s.hit_frequency if s.hit_frequency else "never wins",
    "Push frequency": lambda s: s.push_frequency,
    "True odds, to one": lambda s: "never wins" if s.true_odds is None else s.true_odds,
    "Variance, per unit placed": lambda s: s.variance,
    "Standard deviation, per unit placed": lambda s: root(s.variance),
    "Fixed return to player, per unit placed": lambda s: s.fixed_return,
    "Break-even meter, for one": lambda s: s.break_even_meter or "never hit",
}


def resolved(settled: Settlement) -> Exact:
    if settled.house_edge is None:
        return None
    edge = settled.house_edge_resolved
    return "nothing resolves" if edge is None else edge


def expected_of_block(
    sheet: Any, top: int, evaluation: Evaluation, s: Settlement
) -> dict[str, Exact]:
    """Return what the formulas below one number of decks must give, from the settled wager."""
    head = row_of(sheet, "Event", top)
    short = gcd(evaluation.total_ways, *(line.ways for line in s.lines))
    whole = Fraction(evaluation.total_ways, short)
    expected: dict[str, Exact] = {
        f"B{top + 2}": Fraction(evaluation.total_ways),
        f"B{top + 4}": whole,
    }
    expected |= {f"J{row}": True for row in range(top + 1, top + 5)}
    mean, last = s.expected_value, head + len(s.lines) + 1
    for row, line in enumerate(s.lines, start=head + 1):
        chance, net = Fraction(line.ways, evaluation.total_ways), line.net
        if sheet.cell(row, 2).value not in ("push", "loses"):
            expected[f"G{row}"] = net
        expected[f"H{row}"] = chance
        expected[f"I{row}"] = (
            chance * net if net is not None else None if line.ways else Fraction(0)
        )
        expected[f"J{row}"] = None if mean is None else chance * ((net or 0) - mean) ** 2
    expected |= {f"F{last}": whole, f"H{last}": Fraction(1)}
    expected |= {f"I{last}": mean, f"J{last}": s.variance}
    row = row_of(sheet, "Figure", last) + 1
    while sheet.cell(row, 1).value:
        expected[f"B{row}"] = FIGURES[sheet.cell(row, 1).value](s)
        row += 1
    return expected


def expected_of_wager(sheet: Any, evaluations: list[Evaluation], wager: Wager) -> dict[str, Exact]:
    expected: dict[str, Exact] = {}
    top = 1
    for evaluation in evaluations:
        top = row_of(sheet, "Decks", top + 1)
        assert sheet.cell(top, 2).value == evaluation.shoe.decks
        expected |= expected_of_block(sheet, top - 1, evaluation, evaluation[wager.id])
    return expected


def expected_of_summary(sheet: Any, evaluations: list[Evaluation]) -> dict[str, Exact]:
    expected: dict[str, Exact] = {f"B{row_of(sheet, 'All checks hold')}": True}
    top = row_of(sheet, "Wager") + 1
    for row, first in enumerate(evaluations[0].settlements, start=top):
        several = [evaluation[first.wager.id] for evaluation in evaluations]
        values: list[Exact] = [edge for s in several for edge in (s.house_edge, resolved(s))]
        values += [first.hit_frequency, root(first.variance)]
        columns = "CDEFGHIJKLMNOPQRSTUVWXYZ"
        expected |= {
            f"{column}{row}": value for column, value in zip(columns, values, strict=False)
        }
    return expected


def expected_of_checks(sheet: Any, evaluations: list[Evaluation]) -> dict[str, Exact]:
    expected: dict[str, Exact] = {f"B{row_of(sheet, 'All checks hold')}": True}
    row = row_of(sheet, "Wager")
    for _ in evaluations[0].settlements:
        for evaluation in evaluations:
            row += 1
            expected[f"B{row}"] = Fraction(evaluation.shoe.decks or 0)
            expected |= {f"{column}{row}": True for column in "CDEF"}
    return expected


def expected_of(book: Any, evaluations: list[Evaluation]) -> dict[tuple[str, str], Exact]:
    """Return what every formula of a workbook must give, by sheet and cell."""
    first, *wagers, last = book.worksheets
    sheets = {first.title: expected_of_summary(first, evaluations)}
    for sheet, settled in zip(wagers, evaluations[0].settlements, strict=True):
        sheets[sheet.title] = expected_of_wager(sheet, evaluations, settled.wager)
    sheets[last.title] = expected_of_checks(last, evaluations)
    return {(sheet, cell): v for sheet, cells in sheets.items() for cell, v in cells.items()}


def formulas(book: Any) -> Iterator[tuple[str, str, str]]:
    for sheet in book.worksheets:
        for row in sheet.iter_rows():
            for cell in row:
                if cell.data_type == "f":
                    yield sheet.title, cell.coordinate, cell.value


def agrees(found: object, exact: Exact) -> bool:
    """Compare to 1e-12 of the exact value, or of one where that is zero."""
    if exact is None:
        return found == NEEDS
    if isinstance(exact, bool | str):
        return type(found) is type(exact) and found == exact
    if isinstance(found, bool) or not isinstance(found, int | float):
        return False
    return abs(Fraction(found) - exact) * 10**12 <= (abs(exact) or 1)


@pytest.mark.parametrize("name", HOUSES)
def test_every_formula_recalculated_by_libreoffice_is_the_exact_value(
    name: str, office: Recalculated
) -> None:
    plain = sheets_of(name)
    expected = expected_of(plain, house(name))
    assert {(sheet, cell) for sheet, cell, _ in formulas(plain)} == set(expected)
    assert office.counts[name] == len(expected)
    found = office.books[name]
    wrong = {
        place: (found[place[0]][place[1]].value, exact)
        for place, exact in expected.items()
        if not agrees(found[place[0]][place[1]].value, exact)
    }
    assert not wrong, dict(list(wrong.items())[:5])


@pytest.mark.parametrize("name", HOUSES)
def test_the_stored_value_of_every_formula_is_the_nearest_double(name: str) -> None:
    book = sheets_of(name, values=True)
    for (sheet, cell), exact in expected_of(book, house(name)).items():
        value = book[sheet][cell].value
        if isinstance(exact, Fraction):
            assert float(value) == float(exact), (sheet, cell)
        else:
            assert value == (NEEDS if exact is None else exact), (sheet, cell)


@pytest.mark.parametrize("name", HOUSES)
def test_all_checks_hold_after_recalculation(name: str, office: Recalculated) -> None:
    checks = office.books[name]["Checks"]
    held = [cell.value for row in checks["C7:F999"] for cell in row if cell.value is not None]
    evaluations = house(name)
    assert held == [True] * (4 * len(evaluations) * len(evaluations[0].settlements))
    assert checks["B4"].value is True


def test_a_meter_that_a_reader_fills_in_gives_the_edge(office: Recalculated) -> None:
    book, evaluations = office.books["with_meter"], jackpot_alone(METER)
    expected = expected_of(book, evaluations)
    assert None not in expected.values()
    wrong = {
        place: (book[place[0]][place[1]].value, exact)
        for place, exact in expected.items()
        if not agrees(book[place[0]][place[1]].value, exact)
    }
    assert not wrong


def test_a_meter_by_which_a_wager_was_settled_stands_in_its_cell() -> None:
    evaluations = jackpot_alone(METER)
    sheet = opened(made(evaluations), values=True)["Lucky 6 Progressive"]
    assert sheet.cell(row_of(sheet, "Meter: the jackpot for one unit"), 2).value == float(METER)
    row = row_of(sheet, "House edge, per unit placed")
    assert sheet.cell(row, 2).value == float(evaluations[0][PROGRESSIVE].house_edge or 0)


@pytest.mark.parametrize(("name", "column"), [("wrong_ways", "C"), ("wrong_pay", "F")])
def test_a_changed_number_fails_its_check_and_all_of_them(
    name: str, column: str, office: Recalculated
) -> None:
    checks = office.books[name]["Checks"]
    assert checks[f"{column}7"].value is False
    assert checks["B4"].value is False
    assert office.books[name]["Summary"]["B7"].value is False
    assert checks[f"{column}8"].value is True


@pytest.mark.parametrize("name", HOUSES)
def test_ways_as_text_re_add_to_the_total(name: str) -> None:
    evaluations = house(name)
    sheets = sheets_of(name).worksheets[1:-1]
    for sheet, settled in zip(sheets, evaluations[0].settlements, strict=True):
        top = 1
        for evaluation in evaluations:
            top = row_of(sheet, "Event", top + 1)
            total = row_of(sheet, "Total", top)
            texts = [sheet.cell(row, 5).value for row in range(top + 1, total + 1)]
            assert [int(text) for text in texts[:-1]] == [
                line.ways for line in evaluation[settled.wager.id].lines
            ]
            assert sum(map(int, texts[:-1])) == int(texts[-1]) == evaluation.total_ways


def test_no_pay_is_typed_as_a_decimal() -> None:
    assert not [
        formula
        for name in ("aspers", "intercasino")
        for _, _, formula in formulas(sheets_of(name))
        if re.search(r"\d\.\d", formula)
    ]


def test_a_commission_is_taken_in_the_formula_of_a_net_win() -> None:
    sheet = sheets_of("intercasino")["Banker"]
    row, commission = row_of(sheet, "Event") + 1, row_of(sheet, "Commission on wins")
    assert sheet.cell(row, 7).value == f"=(C{row}/D{row})*(1-$B${commission})"
    assert (sheet.cell(row, 3).value, sheet.cell(row, 4).value) == (1, 1)
    assert sheet.cell(commission, 2).value == 0.05


def test_all_ways_are_worked_out_from_the_number_of_decks() -> None:
    sheet = sheets_of("aspers")["Égalité"]
    row = row_of(sheet, "Decks")
    n = f"52*B{row}"
    product = "*".join([n, *(f"({n}-{gone})" for gone in range(1, 6))])
    assert sheet.cell(row + 1, 2).value == f"={product}"


def test_numbers_too_large_for_a_sheet_are_noted() -> None:
    def notes(name: str) -> str:
        sheet = sheets_of(name).worksheets[1]
        return " ".join(str(sheet.cell(row, 1).value) for row in range(1, sheet.max_row + 1))

    assert "rounded, to 15 digits" not in notes("aspers")
    assert "rounded, to 15 digits" in notes("strange")
    assert "twelve digits" in notes("strange")


def test_the_same_input_gives_the_same_bytes() -> None:
    assert book_of("aspers") == made(evaluations_of(game("aspers")))


def parts(book: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(book)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_nothing_in_the_file_depends_on_the_clock_or_on_zlib() -> None:
    book = book_of("intercasino")
    with zipfile.ZipFile(io.BytesIO(book)) as archive:
        assert {entry.compress_type for entry in archive.infolist()} == {zipfile.ZIP_STORED}
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    core = parts(book)["docProps/core.xml"].decode()
    assert set(re.findall(r"\d{4}-\d\d-\d\dT[0-9:]+", core)) == {"2000-01-01T00:00:00"}


@pytest.mark.parametrize("name", HOUSES)
def test_there_is_no_external_link_no_macro_and_every_part_is_xml(name: str) -> None:
    for part, data in parts(book_of(name)).items():
        assert "vba" not in part.lower()
        assert "external" not in part.lower()
        assert b"TargetMode" not in data, part
        ElementTree.fromstring(data)


def test_text_from_a_game_file_never_becomes_a_formula_or_a_link() -> None:
    book = sheets_of("strange")
    events = [line.event for s in house("strange")[0].settlements for line in s.lines]
    texts = [
        cell.value
        for sheet in book.worksheets
        for row in sheet.iter_rows()
        for cell in row
        if cell.data_type == "s"
    ]
    for event in events:
        assert any(text.rstrip() == event for text in texts), event
    assert "=cmd|' /C calc'!A0" in texts
    assert "=1+1" in texts
    assert "Source: +Rule sheet, -page 3." in texts


WORDS_OF_FORMULAS = re.compile(
    r'"(?:needs a meter|never wins|never hit|nothing resolves|>0|/)"'
    r"|\b(?:IF|ISNUMBER|SUM|SUMIF|SUMPRODUCT|SQRT|ABS|VALUE|ROUND|COUNT|ROWS|AND|LEFT|MID|FIND)\("
    r"|\$?[A-J]\$?[0-9]+\b|\b[0-9]+\b|\b1E-12\b|[-+*/^=<>:,()]"
)


@pytest.mark.parametrize("name", HOUSES)
def test_formulas_hold_no_text_of_a_game_but_the_names_of_sheets(name: str) -> None:
    book = sheets_of(name)
    names = re.compile("|".join(re.escape(f"'{sheet}'!") for sheet in book.sheetnames))
    for sheet, cell, formula in formulas(book):
        left = WORDS_OF_FORMULAS.sub("", names.sub("", formula))
        assert not left, (sheet, cell, formula, left)


def test_the_summary_has_room_for_any_number_of_shoes() -> None:
    only = game("intercasino").asked(("egalite",))
    shoes = [Shoe.of_decks(decks) for decks in range(1, 14)]
    evaluations = [evaluate(game("intercasino"), shoe, only) for shoe in shoes]
    sheet = opened(made(evaluations), values=True)["Summary"]
    row = row_of(sheet, only[0].title)
    assert sheet[f"AA{row}"].value == float(evaluations[12].settlements[0].house_edge or 0)


def test_a_wager_that_is_not_priced_says_so_on_the_summary() -> None:
    sheet = sheets_of("strange")["Summary"]
    row = row_of(sheet, "=Unpriced")
    columns = range(3, sheet.max_column + 1)
    assert {sheet.cell(row, column).value for column in columns} == {"not priced"}


def test_links_lead_to_cells_that_exist() -> None:
    book = sheets_of("strange")
    places = [(sheet, cell) for sheet in book for row in sheet.iter_rows() for cell in row]
    links = [cell.hyperlink.location for _, cell in places if cell.hyperlink]
    assert len(links) > len(book.worksheets)
    for link in links:
        sheet, cell = link.rsplit("!", 1)
        assert book[sheet.strip("'")][cell].value is not None


def test_sheet_names_are_what_excel_takes() -> None:
    long = "x" * 40
    wagers = [
        (long, ""),
        (f"{long}_2", long.upper()),
        ("a", "[]:*?/\\"),
        ("b", "history"),
        ("c", "'"),
    ]
    wagers += [("d", "\x00\ud800\uffff"), ("e", "Ｓｕｍｍａｒｙ"), ("f", "𝛼" * 40), ("g", "Checks")]
    names = list(sheet_names(wagers).values())
    assert len({name.casefold() for name in names} | {"history", "summary", "checks"}) == 12
    for name in names:
        assert 1 <= len(name.encode("utf-16-le")) // 2 <= 31
        assert not re.search(r"[\[\]:*?/\\'\x00-\x1f]", name)
        assert name.isprintable()


def test_a_title_with_control_characters_breaks_no_xml() -> None:
    evaluations = house("intercasino")
    hostile = "\x00\x0b\x1b\r\n\ud800\ufffe <r>&G &[Picture] </r>" + "&P" * 200
    settled = evaluations[0].settlements[0]
    renamed = replace(settled, wager=replace(settled.wager, title=hostile))
    one = replace(evaluations[0], settlements=(renamed,))
    book = workbook([one], title=hostile, cover=[(hostile, hostile)], draft=True)
    for data in parts(book).values():
        ElementTree.fromstring(data)
    assert opened(book).worksheets[1].oddHeader.left.text.startswith("\ufffd \ufffd \ufffd")


def test_a_header_has_no_code_from_a_title() -> None:
    assert "&" not in in_header("&G & &P && P&L &[Picture]")
    assert len(in_header("x" * 300)) == 80


def test_text_is_one_line_that_xml_can_hold() -> None:
    assert clean("a\r\nb\tc\x00\ud800\uffff") == "a b c\ufffd\ufffd\ufffd"
    assert not clean("<r>x</r>").endswith("</r>")


@pytest.mark.parametrize("draft", [True, False])
def test_a_draft_says_so_on_every_sheet_and_page(draft: bool) -> None:
    for sheet in opened(made(house("intercasino"), draft=draft)).worksheets:
        first = [cell.value for cell in sheet[1]]
        assert ("DRAFT" in first) is draft
        assert ((sheet.oddHeader.center.text or "") == "DRAFT") is draft


def test_every_sheet_prints_one_page_wide_on_a4_without_a_date() -> None:
    for sheet in sheets_of("intercasino").worksheets:
        assert (sheet.page_setup.orientation, sheet.page_setup.paperSize) == ("landscape", 9)
        assert (sheet.page_setup.fitToWidth or 1, sheet.page_setup.fitToHeight) == (1, 0)
        assert sheet.sheet_properties.pageSetUpPr.fitToPage
        assert sheet.freeze_panes is not None
        assert sheet.oddFooter.right.text == "Page &P of &N"
        printed = str(sheet.oddHeader.left.text) + str(sheet.oddFooter.left.text)
        assert "&D" not in printed
        assert "Approval report" in printed
