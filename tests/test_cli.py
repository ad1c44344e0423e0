"""The command line: exit codes, the JSON that other people's checks read, and the six formats."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
from decimal import ROUND_HALF_EVEN, Decimal, localcontext
from fractions import Fraction
from html.parser import HTMLParser
from math import gcd, perm
from pathlib import Path
from typing import Any

import pytest

from combinat.rules import load
from combinat.rules.columns import COLUMNS
from tests.support import GOOD, Answer, ask, assert_refused, broken

Captured = pytest.CaptureFixture[str]
Record = dict[str, Any]

TOTAL_8 = 4998398275503360
FORMATS = ("text", "markdown", "html", "latex", "csv", "json")
QUESTIONS = (
    ("games",),
    ("columns",),
    ("edges", "aspers"),
    ("edges", "aspers", "--lines"),
    ("edges", "dragon_bonus_house", "--wager", "dragon_bonus_punto"),
)


def priced(capsys: Captured, *arguments: str) -> Answer:
    """Return the answer of `combinat edges` in JSON, which must be a good one."""
    answer = ask(capsys, "edges", *arguments, "--format", "json")
    assert answer.code == 0, answer.err
    return answer


def wager_file(folder: Path, *lines: str, more: str = "") -> str:
    """Write a game with one wager, `special`, of the lines given as 'condition -> pay'."""
    pays = []
    for number, line in enumerate(lines):
        when, _, pay = line.partition(" -> ")
        pays.append(
            f'{{ id = "line_{number}", event = "Line {number}", when = "{when}", pays = "{pay}" }}'
        )
    head = GOOD.split("[[wagers]]", maxsplit=1)[0]
    entry = f'[[wagers]]\nid = "special"\ntitle = "Special"\nwhere = "page 3"\n{more}\n'
    path = folder / "house.toml"
    path.write_text(f"{head}{entry}pays = [{', '.join(pays)}]\n", encoding="utf-8")
    return str(path)


def whole(shoe: Record) -> tuple[int, int]:
    """Return decks and cards of a shoe as told, whose counts by value must be those of decks."""
    decks = shoe["decks"]
    assert shoe["counts"] == dict.fromkeys("A23456789", 4 * decks) | {"T": 16 * decks}
    return decks, shoe["cards"]


def lowest(text: str) -> Fraction:
    """Return a fraction, which must be written in lowest terms."""
    numerator, denominator = (int(part) for part in text.split("/"))
    assert denominator > 0
    assert gcd(numerator, denominator) == 1, text
    return Fraction(numerator, denominator)


def rounded(number: Fraction, places: int) -> str:
    """Write a number half to even, by decimal arithmetic of 60 digits."""
    with localcontext(prec=60):
        exact = Decimal(number.numerator) / Decimal(number.denominator)
        return str(exact.quantize(Decimal(1).scaleb(-places), ROUND_HALF_EVEN))


def paid(pays: str, commission: Fraction) -> Fraction:
    """Return what one unit wins by the words of a pay line."""
    if pays in ("push", "loses"):
        return Fraction(0 if pays == "push" else -1)
    units, word, stake = pays.split()
    net = Fraction(units) / Fraction(stake) - (word == "for")
    return net * (1 - commission) if net > 0 else net


def assert_adds_up(record: Record, total: int) -> None:
    """Compute every figure of a wager again from its lines alone."""
    ways = [int(line["ways"]) for line in record["lines"]]
    assert sum(ways) == total
    if any(line["pays"] == "jackpot" for line in record["lines"]):
        assert record["house_edge"] is None
        return
    commission = lowest(record.get("commission", "0/1"))
    nets = [paid(line["pays"], commission) for line in record["lines"]]
    chances = [lowest(line["probability"]) for line in record["lines"]]
    assert chances == [Fraction(count, total) for count in ways]
    mean = sum((net * chance for net, chance in zip(nets, chances, strict=True)), Fraction(0))
    square = sum((net**2 * chance for net, chance in zip(nets, chances, strict=True)), Fraction(0))
    pushed = sum((c for net, c in zip(nets, chances, strict=True) if net == 0), Fraction(0))
    hit = sum((c for net, c in zip(nets, chances, strict=True) if net > 0), Fraction(0))
    assert lowest(record["expected_value"]) == mean
    assert lowest(record["house_edge"]) == -mean
    assert record["house_edge_percent"] == rounded(-100 * mean, 6)
    assert record["house_edge_resolved_percent"] == rounded(-100 * mean / (1 - pushed), 6)
    assert lowest(record["hit_frequency"]) == hit
    with localcontext(prec=60):
        variance = square - mean**2
        root = (Decimal(variance.numerator) / Decimal(variance.denominator)).sqrt()
        assert record["standard_deviation"] == str(root.quantize(Decimal("0.000001")))


def test_the_page_of_a_progressive_says_on_what_it_stands(capsys: Captured) -> None:
    """The cards that are left of a broken shoe, and a house that does not offer the wager."""
    wager = ("--wager", "lucky_6_progressive")
    broken_shoe = ask(capsys, "progressive", "hippodrome", *wager, "--shoe", "8 decks - 6h 6d").out
    assert "Cards left: A 32, 2 32, 3 32, 4 32, 5 32, 6 30," in broken_shoe
    assert "Not on this house's sheet" in broken_shoe
    whole = ask(capsys, "progressive", "aspers").out
    assert "Cards left" not in whole
    assert "Not on this house's sheet" not in whole


def test_what_is_said_of_one_wager_names_it_where_several_share_a_page(capsys: Captured) -> None:
    """A note is said once: of both wagers where it holds of both."""
    text = ask(capsys, "edges", "dragon_bonus_house", "--wager", "punto", "--wager", "banco").out
    notes = [line.removeprefix("  * ") for line in text.splitlines() if line.startswith("  * ")]
    assert len(set(notes)) == len(notes)
    assert [note.partition(":")[0] for note in notes if "total is higher" in note] == [
        "Punto",
        "Banco",
    ]
    silent = [note for note in notes if "does not say what a tie does" in note]
    assert [note.partition(":")[0] for note in silent] == ["Punto, Banco"]


def test_the_json_of_aspers_with_eight_decks(capsys: Captured) -> None:
    record = priced(capsys, "aspers", "--decks", "8").json()
    assert (record["game"], record["reading"]) == ("aspers", "printed")
    assert whole(record["shoe"]) == (8, 416)
    assert record["total_ways"] == str(TOTAL_8)
    keys = {
        "id",
        "title",
        "pay_table",
        "lines",
        "expected_value",
        "house_edge",
        "house_edge_percent",
        "house_edge_resolved_percent",
        "hit_frequency",
        "standard_deviation",
    }
    for wager in record["wagers"]:
        if "unpriced" not in wager:
            assert keys <= set(wager)
            for line in wager["lines"]:
                assert {"id", "event", "pays", "ways", "probability"} <= set(line)


@pytest.mark.parametrize(
    ("wager", "line", "ways"),
    [
        ("punto", "win", 2230518282592256),
        ("banco", "win", 2292252566437888),
        ("egalite", "tie", 475627426473216),
    ],
)
def test_the_ways_of_eight_decks(wager: str, line: str, ways: int, capsys: Captured) -> None:
    lines = priced(capsys, "aspers", "--decks", "8").wager(wager)["lines"]
    (found,) = [entry for entry in lines if entry["id"] == line]
    assert found["ways"] == str(ways)
    assert lowest(found["probability"]) == Fraction(ways, TOTAL_8)


@pytest.mark.parametrize(
    ("wager", "edge", "resolved"),
    [
        ("punto", "1.235081", "1.364966"),
        ("banco", "1.057906", "1.169158"),
        ("egalite", "4.844032", "4.844032"),
    ],
)
def test_the_edges_of_aspers_with_eight_decks(
    wager: str, edge: str, resolved: str, capsys: Captured
) -> None:
    record = priced(capsys, "aspers", "--decks", "8").wager(wager)
    assert record["house_edge_percent"] == edge
    assert record["house_edge_resolved_percent"] == resolved


def test_the_spread_and_the_lines_of_egalite(capsys: Captured) -> None:
    record = priced(capsys, "aspers", "--decks", "8").wager("egalite")
    assert record["standard_deviation"] == "2.934302"
    assert [(line["id"], line["pays"]) for line in record["lines"]] == [
        ("tie", "9 to 1"),
        ("loses", "loses"),
    ]
    assert record["lines"][1]["ways"] == "4522770849030144"


@pytest.mark.parametrize("house", load.bundled_games())
@pytest.mark.parametrize("shoe", ["8 decks", "1 deck - A 2 3h 10 K", "A A 2 7h 9 9 10 K"])
def test_every_figure_follows_from_the_lines(house: str, shoe: str, capsys: Captured) -> None:
    record = priced(capsys, house, "--shoe", shoe).json()
    total = int(record["total_ways"])
    assert total == perm(record["shoe"]["cards"], 6)
    settled = [wager for wager in record["wagers"] if "unpriced" not in wager]
    assert len(settled) >= 3
    for wager in settled:
        assert_adds_up(wager, total)


def test_the_decks_default_to_what_the_house_states(capsys: Captured) -> None:
    assert whole(priced(capsys, "intercasino").json()["shoe"]) == (6, 312)
    assert whole(priced(capsys, "aspers").json()["shoe"]) == (8, 416)
    assert whole(priced(capsys, "intercasino", "--decks", "1").json()["shoe"]) == (1, 52)


def test_a_reading_is_priced_and_named(capsys: Captured) -> None:
    answer = priced(capsys, "aspers", "--reading", "ties_lose")
    assert answer.json()["reading"] == "ties_lose"
    assert answer.wager("punto")["house_edge_percent"] == "10.750678"
    assert answer.wager("banco")["house_edge_percent"] == "10.573503"


def test_a_family_is_asked_for_by_one_name(capsys: Captured) -> None:
    answer = priced(capsys, "aspers", "--wager", "ur_way_egalite")
    ids = [wager["id"] for wager in answer.json()["wagers"]]
    assert ids == [f"ur_way_egalite_{total}" for total in range(10)]
    ties = sum(int(wager["lines"][0]["ways"]) for wager in answer.json()["wagers"])
    assert ties == 475627426473216


def test_one_of_a_family_is_asked_for_by_its_own_name(capsys: Captured) -> None:
    answer = priced(capsys, "standard", "--wager", "ur_way_egalite_3")
    assert [wager["id"] for wager in answer.json()["wagers"]] == ["ur_way_egalite_3"]


def test_wagers_are_answered_in_the_order_in_which_they_are_asked(capsys: Captured) -> None:
    answer = priced(capsys, "aspers", "--wager", "egalite", "--wager", "punto")
    assert [wager["id"] for wager in answer.json()["wagers"]] == ["egalite", "punto"]


def test_a_pay_table_of_the_catalogue_prices_a_wager_of_the_house(capsys: Captured) -> None:
    answer = priced(capsys, "aspers", "--wager", "egalite", "--pay-table", "eight_to_one")
    record = answer.wager("egalite")
    assert (record["pay_table"], record["house_edge_percent"]) == ("eight_to_one", "14.359629")


def test_a_wager_that_the_house_does_not_offer_is_priced_from_the_catalogue(
    capsys: Captured,
) -> None:
    offered = [wager["id"] for wager in priced(capsys, "aspers").json()["wagers"]]
    assert "dragon_bonus_punto" not in offered
    record = priced(capsys, "aspers", "--wager", "dragon_bonus_punto").wager("dragon_bonus_punto")
    assert record["house_edge_percent"].startswith("2.65")
    assert_adds_up(record, TOTAL_8)


def test_a_wager_of_the_house_goes_before_that_of_the_catalogue(capsys: Captured) -> None:
    house = priced(capsys, "aspers", "--wager", "egalite").wager("egalite")
    trade = priced(capsys, "standard", "--wager", "egalite").wager("egalite")
    assert (house["lines"][0]["pays"], trade["lines"][0]["pays"]) == ("9 to 1", "8 to 1")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--decks", "8", "--shoe", "8 decks"), ("--shoe", "--decks as well", "one of them")),
        (("--wager", "egalit"), ("--wager", "'egalit'", "did you mean 'egalite'?")),
        (("--wager", ""), ("--wager", "''", "egalite")),
        (("--pay-table", "eight_to_one"), ("--pay-table", "no --wager")),
        (
            ("--wager", "egalite", "--pay-table", "eight_to_on"),
            ("--pay-table", "'eight_to_on'", "did you mean 'eight_to_one'?"),
        ),
        (("--reading", "tie_lose"), ("--reading", "'tie_lose'", "did you mean 'ties_lose'?")),
        (("--reading", "printed+"), ("--reading", "''", "printed")),
        (("--reading", ""), ("--reading", "''", "printed")),
        (("--decks", "0"), ("decks", "0", "1 to 1000")),
        (("--decks", "-1"), ("decks", "-1", "1 to 1000")),
        (("--decks", "1001"), ("decks", "1001", "1 to 1000")),
        (("--decks", "1" + "0" * 30), ("decks", "1 to 1000")),
        (("--decks", "8.0"), ("--decks", "8.0")),
        (("--decks", "eight"), ("--decks", "eight")),
        (("--decks",), ("--decks",)),
        (("--meter", "nan"), ("--meter", "'nan'", "a number above 0")),
        (("--meter", "inf"), ("--meter", "'inf'", "a number above 0")),
        (("--meter", "0"), ("--meter", "'0'", "a number above 0")),
        (("--meter", "-5"), ("--meter", "'-5'", "a number above 0")),
        (("--meter", "1e9999999"), ("--meter", "'1e9999999'", "a number above 0")),
        (("--meter", "1" * 5000), ("--meter", "a number above 0")),
        (("--format", "xml"), ("--format", "xml", "json")),
        (("--short-shoe", "ignore"), ("--short-shoe", "ignore", "report")),
        (("--nonsense",), ("--nonsense",)),
        (("extra",), ("extra",)),
    ],
    ids=lambda part: " ".join(part)[:40] if isinstance(part, tuple) else None,
)
def test_bad_usage_of_edges_is_refused_in_one_line(
    arguments: tuple[str, ...], words: tuple[str, ...], capsys: Captured
) -> None:
    answer = ask(capsys, "edges", "aspers", *arguments)
    assert_refused(answer)
    for word in words:
        assert word in answer.err[0]


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense",),
        ("--nonsense",),
        ("edges",),
        ("validate",),
        ("games", "extra"),
        ("columns", "--decks", "8"),
        ("tables", "nonsense"),
        ("tables", "--format", "csv"),
        ("validate", "--nonsense"),
    ],
    ids=" ".join,
)
def test_bad_usage_is_refused_in_one_line(
    arguments: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(ask(capsys, *arguments))
    assert list(tmp_path.iterdir()) == []


def test_no_command_is_refused_in_one_short_line(capsys: Captured) -> None:
    answer = ask(capsys)
    assert_refused(answer)
    assert len(answer.err[0]) < 200


@pytest.mark.parametrize(
    "arguments", [("--help",), ("-h",), ("edges", "--help"), ("--version",)], ids=" ".join
)
def test_help_and_version_are_fine(arguments: tuple[str, ...], capsys: Captured) -> None:
    answer = ask(capsys, *arguments)
    assert (answer.code, answer.err) == (0, [])
    assert "combinat" in answer.out


@pytest.mark.parametrize(
    "shoe",
    [
        "1 deck - A A A A A",
        "A A A",
        "A A A A A",
        "rubbish",
        "Th",
        "8 decks -",
        "2 decks - Ah Ah Ah",
        "",
        "8 decks - 8 8 9h 3xKx",
        "0 decks",
    ],
)
def test_a_wrong_shoe_is_refused_in_one_line(shoe: str, capsys: Captured) -> None:
    answer = ask(capsys, "edges", "aspers", "--shoe", shoe)
    assert_refused(answer)
    assert "shoe: found " in answer.err[0] or "shoe: decks: found " in answer.err[0]
    assert "; allowed: " in answer.err[0]


@pytest.mark.parametrize(
    ("shoe", "decks", "cards"),
    [
        ("8 decks - 8 8 9h 3xK", None, 410),
        ("1 decks", 1, 52),
        ("A A 2 7h 9 9 T K", None, 8),
        ("A A 2 7 9 9", None, 6),
        ("1000 decks", 1000, 52000),
    ],
)
def test_a_shoe_is_read_and_told(
    shoe: str, decks: int | None, cards: int, capsys: Captured
) -> None:
    record = priced(capsys, "aspers", "--shoe", shoe).json()
    told = record["shoe"]
    assert (told["decks"], told["cards"], sum(told["counts"].values())) == (decks, cards, cards)
    assert record["total_ways"] == str(perm(cards, 6))
    for wager in record["wagers"]:
        if "unpriced" not in wager:
            assert sum(int(line["ways"]) for line in wager["lines"]) == perm(cards, 6)


@pytest.mark.parametrize("shoe", ["A A 2 7 9", "K K K K K", "9 9 9 9 9", "A 2 3 4", "K", "5 5 5"])
def test_a_short_shoe_reports_the_coups_that_cannot_be_completed(
    shoe: str, capsys: Captured
) -> None:
    record = priced(capsys, "aspers", "--shoe", shoe, "--short-shoe", "report").json()
    total = int(record["total_ways"])
    assert total == perm(len(shoe.split()), len(shoe.split()))
    for wager in record["wagers"]:
        if "unpriced" not in wager:
            assert sum(int(line["ways"]) for line in wager["lines"]) == total


def incomplete(record: Record) -> str:
    (line,) = [line for line in record["lines"] if line["id"] == "incomplete"]
    return f"{line['ways']} {line['pays']}"


def test_five_kings_can_never_complete_a_coup(capsys: Captured) -> None:
    answer = priced(capsys, "aspers", "--shoe", "K K K K K", "--short-shoe", "report")
    record = answer.wager("egalite")
    assert incomplete(record) == "120 push"
    assert record["house_edge"] == "0/1"


def test_four_nines_always_complete_a_coup(capsys: Captured) -> None:
    answer = priced(capsys, "aspers", "--shoe", "9 9 9 9", "--short-shoe", "report")
    lines = {line["id"]: line["ways"] for line in answer.wager("egalite")["lines"]}
    assert lines.pop("incomplete", "0") == "0"
    assert lines == {"tie": "24", "loses": "0"}


def test_six_cards_are_no_short_shoe(capsys: Captured) -> None:
    answer = priced(capsys, "aspers", "--shoe", "A A 2 7 9 9", "--short-shoe", "report")
    assert all(line["id"] != "incomplete" for line in answer.wager("punto")["lines"])


JACKPOT = "player_total = 9 AND banker_total = 0 -> jackpot"


def test_a_jackpot_without_a_meter_has_no_edge_and_a_break_even(
    tmp_path: Path, capsys: Captured
) -> None:
    path = wager_file(tmp_path, JACKPOT, "player_total = banker_total -> 2 for 1")
    answer = priced(capsys, path)
    record = answer.wager("special")
    assert [line["pays"] for line in record["lines"]] == ["jackpot", "2 for 1", "loses"]
    for key in ("expected_value", "house_edge", "house_edge_percent", "standard_deviation"):
        assert record[key] is None
    chance = Fraction(475627426473216, TOTAL_8)
    assert lowest(record["fixed_return"]) == 2 * chance
    even = (1 - 2 * chance) / lowest(record["lines"][0]["probability"])
    assert Decimal(record["break_even_meter"]) == Decimal(rounded(even, 2))
    assert len(answer.err) == 1
    assert "special" in answer.err[0]
    assert "--meter" in answer.err[0]


def test_a_push_returns_the_stake_in_the_fixed_return(tmp_path: Path, capsys: Captured) -> None:
    path = wager_file(tmp_path, JACKPOT, "player_total = banker_total -> push")
    record = priced(capsys, path).wager("special")
    assert lowest(record["fixed_return"]) == Fraction(475627426473216, TOTAL_8)


def test_the_edge_changes_sign_at_the_break_even_meter(tmp_path: Path, capsys: Captured) -> None:
    path = wager_file(tmp_path, JACKPOT, "player_total = banker_total -> 2 for 1")
    record = priced(capsys, path).wager("special")
    chance = lowest(record["lines"][0]["probability"])
    even = (1 - lowest(record["fixed_return"])) / chance
    below = int(even * 1_000_000)
    for millionths, sign in ((below, 1), (below + 1, -1)):
        meter = f"{millionths // 1_000_000}.{millionths % 1_000_000:06d}"
        edge = lowest(priced(capsys, path, "--meter", meter).wager("special")["house_edge"])
        assert edge == chance * (even - Fraction(meter))
        assert edge * sign > 0


def test_nobody_has_an_edge_at_the_exact_break_even_meter(tmp_path: Path, capsys: Captured) -> None:
    path = wager_file(tmp_path, "cards >= 4 -> jackpot")
    assert Decimal(priced(capsys, path).wager("special")["break_even_meter"]) == 1
    record = priced(capsys, path, "--meter", "1").wager("special")
    assert (record["house_edge"], record["house_edge_percent"]) == ("0/1", "0.000000")
    assert priced(capsys, path, "--meter", "1.25").wager("special")["house_edge"] == "-1/4"
    assert priced(capsys, path, "--meter", "0.75").wager("special")["house_edge"] == "1/4"


def test_a_wager_in_which_the_bettor_has_the_edge_warns_and_is_fine(
    tmp_path: Path, capsys: Captured
) -> None:
    path = wager_file(tmp_path, "player_total = banker_total -> 1000 to 1")
    answer = priced(capsys, path)
    assert answer.wager("special")["house_edge"].startswith("-")
    assert answer.err == ["combinat: warning: the bettor has the edge in special"]


def test_a_commission_is_kept_from_a_win_and_from_nothing_else(
    tmp_path: Path, capsys: Captured
) -> None:
    lines = ("player_total > banker_total -> 1 to 1", "player_total = banker_total -> push")
    path = wager_file(tmp_path, *lines, more="commission = 0.05")
    record = priced(capsys, path).wager("special")
    won, tied, lost = 2230518282592256, 475627426473216, 2292252566437888
    assert [int(line["ways"]) for line in record["lines"]] == [won, tied, lost]
    assert lowest(record["expected_value"]) == (Fraction(19, 20) * won - lost) / TOTAL_8


def test_the_first_line_that_holds_pays(tmp_path: Path, capsys: Captured) -> None:
    path = wager_file(tmp_path, "cards = 4 -> 1 to 1", "cards <= 5 -> 2 to 1", "cards > 0 -> push")
    four, five, six, lost = (
        int(line["ways"]) for line in priced(capsys, path).wager("special")["lines"]
    )
    assert four + five + six == TOTAL_8
    assert min(four, five, six) > 0
    assert lost == 0


def test_an_unpriced_wager_is_listed_with_its_reason_and_a_warning(
    tmp_path: Path, capsys: Captured
) -> None:
    path = wager_file(tmp_path, "cards = 4 -> 1 to 1", more='unpriced = "the sheet is torn"')
    answer = priced(capsys, path)
    record = answer.wager("special")
    assert record["unpriced"] == "the sheet is torn"
    assert "lines" not in record
    assert "house_edge" not in record
    assert answer.err == ["combinat: warning: special is not priced: the sheet is torn"]


def test_an_unpriced_wager_asked_for_by_name_is_refused(tmp_path: Path, capsys: Captured) -> None:
    path = wager_file(tmp_path, "cards = 4 -> 1 to 1", more='unpriced = "the sheet is torn"')
    answer = ask(capsys, "edges", path, "--wager", "special", "--format", "json")
    assert_refused(answer)
    assert "special" in answer.err[0]
    assert "the sheet is torn" in answer.err[0]


def test_a_pair_is_not_priced_from_a_shoe_of_unknown_tens(tmp_path: Path, capsys: Captured) -> None:
    path = wager_file(tmp_path, "player_pair -> 11 to 1")
    unknown = priced(capsys, path, "--shoe", "8 decks - T")
    assert "unknown rank" in unknown.wager("special")["unpriced"]
    assert "lines" not in unknown.wager("special")
    assert len(unknown.err) == 1
    assert_refused(ask(capsys, "edges", path, "--shoe", "8 decks - T", "--wager", "special"))
    known = priced(capsys, path, "--shoe", "8 decks - K").wager("special")
    assert_adds_up(known, perm(415, 6))


def test_a_pair_of_eight_decks_has_the_chance_of_31_in_415(
    tmp_path: Path, capsys: Captured
) -> None:
    path = wager_file(tmp_path, "player_pair -> 11 to 1")
    record = priced(capsys, path).wager("special")
    assert lowest(record["hit_frequency"]) == Fraction(31, 415)


def test_the_games_are_listed_with_document_and_readings(capsys: Captured) -> None:
    games = ask(capsys, "games", "--format", "json").json()["games"]
    by_id = {game["id"]: game for game in games}
    assert len(by_id) == len(games)
    assert list(by_id) == load.bundled_games()
    assert by_id["aspers"]["document"] == "000_79700212640fa71e.txt"
    assert by_id["aspers"]["readings"] == ["printed", "standard", "ties_lose"]
    for game in games:
        assert game["title"]
        assert game["readings"][:2] == ["printed", "standard"]


def test_every_listed_game_and_reading_is_priced(capsys: Captured) -> None:
    for game in ask(capsys, "games", "--format", "json").json()["games"]:
        for reading in game["readings"]:
            answer = priced(capsys, game["id"], "--reading", reading)
            assert (answer.json()["game"], answer.json()["reading"]) == (game["id"], reading)


def test_the_columns_are_listed_once_each(capsys: Captured) -> None:
    columns = ask(capsys, "columns", "--format", "json").json()["columns"]
    assert [column["name"] for column in columns] == list(COLUMNS)
    assert all(column["meaning"] for column in columns)


class Tables(HTMLParser):
    """Counts the tables of a page, and refuses tags that do not close."""

    VOID = ("meta", "br", "link", "hr")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        assert all(value is not None for _, value in attrs)
        self.seen.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Check that it closes the tag that is open."""
        assert self.open.pop() == tag


@pytest.mark.parametrize("question", QUESTIONS, ids=" ".join)
@pytest.mark.parametrize("style", FORMATS)
def test_each_format_answers_each_question(
    question: tuple[str, ...], style: str, capsys: Captured
) -> None:
    answer = ask(capsys, *question, "--format", style)
    assert answer.code == 0
    assert answer.out.endswith("\n")
    assert len(answer.out.splitlines()) > 3


@pytest.mark.parametrize("question", QUESTIONS, ids=" ".join)
def test_html_and_latex_have_one_table_for_each_of_markdown(
    question: tuple[str, ...], capsys: Captured
) -> None:
    markdown = ask(capsys, *question, "--format", "markdown").out
    count = len(re.findall(r"^\|[-:| ]+\|$", markdown, re.MULTILINE))
    assert count >= 1
    page = Tables(ask(capsys, *question, "--format", "html").out)
    assert (page.seen.count("table"), page.seen.count("thead")) == (count, count)
    latex = ask(capsys, *question, "--format", "latex").out
    for rule in (r"\begin{tabular}", r"\toprule", r"\midrule", r"\bottomrule", r"\end{tabular}"):
        assert latex.count(rule) == count


@pytest.mark.parametrize("question", QUESTIONS, ids=" ".join)
def test_csv_has_a_cell_for_each_header_in_each_row(
    question: tuple[str, ...], capsys: Captured
) -> None:
    headers, *rows = csv.reader(io.StringIO(ask(capsys, *question, "--format", "csv").out))
    assert len(set(headers)) == len(headers)
    assert rows
    assert {len(row) for row in rows} == {len(headers)}


def test_csv_says_of_each_row_which_wager_it_is_of(capsys: Captured) -> None:
    arguments = ("edges", "aspers", "--wager", "punto", "--wager", "banco", "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(ask(capsys, *arguments).out)))
    assert all(row["Wager"] for row in rows)
    assert len({tuple(row.values()) for row in rows}) == len(rows)


def test_csv_writes_ways_as_plain_integers(capsys: Captured) -> None:
    out = ask(capsys, "edges", "aspers", "--wager", "egalite", "--format", "csv").out
    ways = [row["Ways"] for row in csv.DictReader(io.StringIO(out)) if row["Ways"]]
    assert ways == ["475627426473216", "4522770849030144", str(TOTAL_8)]


NASTY = r"<b>&amp; \"quoted\" | 50% _of_ {it} #1 $x$ ~^ * \\bell"


def nasty(folder: Path) -> str:
    text = broken('title = "Égalité"', f'title = "{NASTY}"')
    text = broken('event = "Any tie"', f'event = "{NASTY}"', text)
    path = folder / "house.toml"
    path.write_text(broken('"Punto Banco (a house)"', f'"{NASTY}"', text), encoding="utf-8")
    return str(path)


def test_html_escapes_the_texts_of_a_file(tmp_path: Path, capsys: Captured) -> None:
    page = ask(capsys, "edges", nasty(tmp_path), "--lines", "--format", "html").out
    assert "b" not in Tables(page).seen
    assert "&lt;b&gt;&amp;amp; &quot;quoted&quot;" in page


def test_latex_escapes_the_texts_of_a_file(tmp_path: Path, capsys: Captured) -> None:
    page = ask(capsys, "edges", nasty(tmp_path), "--lines", "--format", "latex").out
    body = "\n".join(line for line in page.splitlines() if not line.startswith("%"))
    assert r"50\% \_of\_ \{it\} \#1 \$x\$" in body
    assert r"\bell" not in body
    assert re.search(r"(?<!\\)[%#$_]", body) is None


def test_markdown_escapes_the_texts_of_a_file(tmp_path: Path, capsys: Captured) -> None:
    page = ask(capsys, "edges", nasty(tmp_path), "--lines", "--format", "markdown").out
    assert r"\<b\>" in page
    assert r"\|" in page
    for table in re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE):
        cells = {len(re.findall(r"(?<!\\)\|", row)) for row in table.splitlines()}
        assert len(cells) == 1


def test_csv_and_json_keep_the_texts_of_a_file(tmp_path: Path, capsys: Captured) -> None:
    path = nasty(tmp_path)
    meant = NASTY.replace(r"\"", '"').replace(r"\\", "\\")
    rows = csv.DictReader(io.StringIO(ask(capsys, "edges", path, "--format", "csv").out))
    assert next(rows)["Wager"] == meant
    assert priced(capsys, path).wager("egalite")["title"] == meant


def test_tables_writes_what_it_says_and_the_same_bytes_again(
    tmp_path: Path, capsys: Captured
) -> None:
    path = tmp_path / "house.toml"
    path.write_text(GOOD, encoding="utf-8")
    folders = [tmp_path / "one", tmp_path / "two" / "below"]
    for folder in folders:
        answer = ask(capsys, "tables", str(path), "--out", str(folder), "--format", "json")
        assert answer.code == 0
        assert answer.json()["out"] == str(folder)
        found = sorted(str(file.relative_to(folder)) for file in folder.rglob("*.*"))
        assert sorted(answer.json()["files"]) == found
    assert {"house/egalite.md", "house/summary.csv", "house/tableau.tex"} <= set(found)
    for name in found:
        assert (folders[0] / name).read_bytes() == (folders[1] / name).read_bytes()


def test_tables_says_how_many_files_it_wrote(tmp_path: Path, capsys: Captured) -> None:
    answer = ask(capsys, "tables", "standard", "--out", str(tmp_path))
    assert (answer.code, answer.err) == (0, [])
    count = sum(file.is_file() for file in tmp_path.rglob("*"))
    assert answer.out == f"{count} files written below {tmp_path}\n"


def test_tables_replaces_an_old_file_and_leaves_others(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "standard").mkdir()
    old, other = tmp_path / "standard" / "summary.md", tmp_path / "notes.txt"
    for path in (old, other):
        path.write_text("old", encoding="utf-8")
    assert ask(capsys, "tables", "standard", "--out", str(tmp_path)).code == 0
    assert old.read_text(encoding="utf-8") != "old"
    assert other.read_text(encoding="utf-8") == "old"


def test_tables_refuses_a_folder_that_is_a_file(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "file"
    file.write_text("old", encoding="utf-8")
    for out in (file, file / "below"):
        assert_refused(ask(capsys, "tables", "standard", "--out", str(out)))
    assert file.read_text(encoding="utf-8") == "old"


def test_two_games_of_one_id_are_not_written_over_each_other(
    tmp_path: Path, capsys: Captured
) -> None:
    paths = [tmp_path / "first.toml", tmp_path / "second.toml"]
    for path in paths:
        path.write_text(broken('"9 to 1"', f'"{len(path.name)} to 1"'), encoding="utf-8")
    answer = ask(capsys, "tables", *map(str, paths), "--out", str(tmp_path / "out"))
    assert_refused(answer)
    assert "house" in answer.err[0]


def test_an_internal_error_has_exit_code_3_and_a_trace(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def fail() -> list[str]:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(load, "bundled_games", fail)
    answer = ask(capsys, "games")
    assert (answer.code, answer.out) == (3, "")
    assert answer.err[0].startswith("combinat: internal error")
    assert answer.err[-1] == "RuntimeError: broken on purpose"


PROGRAM = (sys.executable, "-c", "from combinat.cli import main; main()")


def test_the_program_answers_as_a_process(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "edges", "aspers", "--format", "json"],
        capture_output=True,
        cwd=tmp_path,
        timeout=30,
        check=True,
    )
    assert json.loads(done.stdout)["total_ways"] == str(TOTAL_8)


def test_the_program_refuses_as_a_process(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "edges", "none.toml"],
        capture_output=True,
        cwd=tmp_path,
        timeout=30,
        check=False,
        text=True,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "combinat: none.toml: found no such file; allowed: a TOML file\n"


def test_a_reader_that_closes_the_pipe_is_no_error() -> None:
    with subprocess.Popen(
        [*PROGRAM, "columns", "--format", "json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        trace = process.stderr.read()
        assert b"Traceback" not in trace
        assert process.wait(timeout=30) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_a_full_disk_behind_standard_output_is_no_internal_error() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [*PROGRAM, "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=30,
            check=False,
            text=True,
        )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
