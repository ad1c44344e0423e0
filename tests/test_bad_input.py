"""Whatever is wrong with a rules file: exit code 2 and one line that says what and where."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from combinat.faults import BadInput
from combinat.rules import load
from tests.support import GOOD, ask, assert_refused, broken

COMMANDS = ("edges", "validate")
CONDITION = '"player_total = banker_total"'
WHEN = "wagers[0] egalite.pays[0] tie.when"
PAYS = "wagers[0] egalite.pays[0] tie.pays"
COMMISSION = "wagers[1] margins.commission"


def with_condition(condition: str) -> str:
    return broken(CONDITION, f'"{condition}"')


def with_pay(pay: str) -> str:
    return broken('"9 to 1"', pay)


def with_commission(commission: str) -> str:
    return broken("commission = 0.05", f"commission = {commission}")


def with_decks(decks: str) -> str:
    return broken("decks = 8", f"decks = {decks}")


def with_title(title: str) -> str:
    return broken('"Punto Banco (a house)"', title)


def with_wager(entry: str) -> str:
    return f"{GOOD}\n[[wagers]]\n{entry}\n"


def bundle(*parts: str) -> str:
    named = ", ".join(f'"{part}"' for part in parts)
    return f'id = "both"\ntitle = "Both"\nwhere = "page 4"\nparts = [{named}]'


READING = """
[[readings]]
id = "printed"
title = "As printed"
why = "It is printed so."
where = "page 2"
"""

# What is wrong: the file, the key that the fault names, what it found, what it allows.
FAULTY = {
    "unknown key": (
        broken("decks = 8", "decks = 8\ndekcs = 8"),
        "shoe",
        "the unknown key 'dekcs'",
        "did you mean 'decks'?",
    ),
    "unknown key of a wager": (
        broken('id = "egalite"', 'id = "egalite"\nwhen = "1 = 1"'),
        "wagers[0] egalite",
        "the unknown key 'when'",
        "where",
    ),
    "unknown key of a line": (
        broken('event = "Any tie"', 'event = "Any tie", evnet = "Any"'),
        "wagers[0] egalite.pays[0] tie",
        "the unknown key 'evnet'",
        "did you mean 'event'?",
    ),
    "a Banker row is missing": (
        broken('5 = "SSSSDDDDSS D"\n', ""),
        "tableau.banker",
        "no row 5",
        "ten rows, 0 to 9",
    ),
    "an eleventh Banker row": (
        broken('5 = "SSSSDDDDSS D"', '5 = "SSSSDDDDSS D"\n10 = "SSSSDDDDSS D"'),
        "tableau.banker",
        "'10'",
        "rows 0 to 9",
    ),
    "a Banker row of nine cells": (
        broken('5 = "SSSSDDDDSS D"', '5 = "SSSSDDDDS D"'),
        "tableau.banker.5",
        "'SSSSDDDDS D'",
        "ten cells of D, S, N or ?",
    ),
    "a Player row of nine cells": (
        broken('"DDDDDDSSNN"', '"DDDDDDSSN"'),
        "tableau.player",
        "'DDDDDDSSN'",
        "ten cells of D, S, N or ?",
    ),
    "a Banker row half natural": (
        broken('9 = "NNNNNNNNNN N"', '9 = "NNNNNNNNNN S"'),
        "tableau.banker",
        "row 9 'NNNNNNNNNN S'",
        "N in every cell of a row or in none",
    ),
    "a cell of an unknown letter": (
        broken('5 = "SSSSDDDDSS D"', '5 = "SSSSXDDDSS D"'),
        "tableau.banker.5",
        "'SSSSXDDDSS D'",
        "ten cells of D, S, N or ?",
    ),
    "no decks": (broken("decks = 8\n", ""), "shoe.decks", "nothing", "the key 'decks'"),
    "decks 0": (with_decks("0"), "shoe.decks", "0", "greater than or equal to 1"),
    "decks -1": (with_decks("-1"), "shoe.decks", "-1", "greater than or equal to 1"),
    "decks 1001": (with_decks("1001"), "shoe.decks", "1001", "less than or equal to 1000"),
    "decks 10**9": (with_decks("1000000000"), "shoe.decks", "1000000000", "1000"),
    "decks a float": (with_decks("8.0"), "shoe.decks", "8.0", "integer"),
    "decks a word": (with_decks('"8"'), "shoe.decks", "'8'", "integer"),
    "decks a truth value": (with_decks("true"), "shoe.decks", "True", "integer"),
    "decks of 60 digits": (with_decks("9" * 60), "shoe.decks", "an integer", "1000"),
    "decks of 5,000 digits": (
        with_decks("9" * 5000),
        "line 10, decks",
        "5000 digits",
        "at most 64",
    ),
    "schema 2": (broken("schema = 1", "schema = 2"), "schema", "2", "1"),
    "schema true": (broken("schema = 1", "schema = true"), "schema", "True", "1"),
    "schema 1.0": (broken("schema = 1", "schema = 1.0"), "schema", "1.0", "1"),
    "a pay without to or for": (with_pay('"9"'), PAYS, "'9'", "'9 to 1', '5 for 1'"),
    "a pay 9-1": (with_pay('"9-1"'), PAYS, "'9-1'", "'9 to 1', '5 for 1'"),
    "a pay of 9 to 0": (with_pay('"9 to 0"'), PAYS, "'9 to 0'", "numbers above 0"),
    "a pay of 0 to 1": (with_pay('"0 to 1"'), PAYS, "'0 to 1'", "numbers above 0"),
    "a pay below 0": (with_pay('"-9 to 1"'), PAYS, "'-9 to 1'", "numbers above 0"),
    "a pay in Arabic digits": (with_pay('"٩ to 1"'), PAYS, "'٩ to 1'", "'9 to 1'"),
    "a pay of 1e9999999 to 1": (with_pay('"1e9999999 to 1"'), PAYS, "'1e9999999 to 1'", "numbers"),
    "a pay of 5,000 digits": (
        with_pay(f'"{"9" * 5000} to 1"'),
        "line 35",
        "5000 digits",
        "at most 64",
    ),
    "a pay as a number": (with_pay("9"), PAYS, "9", "string"),
    "a pay as the number 1e9999999": (with_pay("1e9999999"), PAYS, "1e9999999", "string"),
    "a pay as an array": (with_pay("[9, 1]"), PAYS, "an array of 2", "string"),
    "no pay line": (
        with_wager('id = "none"\ntitle = "None"\nwhere = "page 4"\npays = []'),
        "wagers[2] none.pays",
        "an array of 0",
        "at least 1",
    ),
    "commission 1e9999999": (with_commission("1e9999999"), COMMISSION, "1e9999999", "number"),
    "commission nan": (with_commission("nan"), COMMISSION, "nan", "number"),
    "commission inf": (with_commission("inf"), COMMISSION, "inf", "number"),
    "commission -inf": (with_commission("-inf"), COMMISSION, "-inf", "number"),
    "commission 0": (with_commission("0"), COMMISSION, "0", "greater than 0"),
    "commission 1": (with_commission("1"), COMMISSION, "1", "less than 1"),
    "commission true": (with_commission("true"), COMMISSION, "True", "number"),
    "commission a word": (with_commission('"0.05"'), COMMISSION, "'0.05'", "number"),
    "commission of seven places": (
        with_commission("0.0000001"),
        COMMISSION,
        "0.0000001",
        "6 decimal",
    ),
    "an unknown column": (
        with_condition("player_totl = 9"),
        f"{WHEN}, character 1",
        "the unknown column 'player_totl'",
        "did you mean 'player_total'?",
    ),
    "a number for a condition": (
        with_condition("player_total"),
        WHEN,
        "the number",
        "a comparison",
    ),
    "a sum for a condition": (with_condition("player_total + 1"), WHEN, "the number", "comparison"),
    "a truth value compared": (
        with_condition("player_natural = 1"),
        WHEN,
        "a truth value",
        "number",
    ),
    "a number joined by AND": (with_condition("cards AND 1 = 1"), WHEN, "a number", "truth value"),
    "a function": (with_condition("SQRT(cards) = 2"), WHEN, "the function 'SQRT'", "ABS alone"),
    "NOW": (with_condition("NOW() > 0"), WHEN, "the function 'NOW'", "ABS alone"),
    "SUM": (with_condition("SUM(cards) > 5"), WHEN, "the function 'SUM'", "ABS alone"),
    "COUNT": (with_condition("COUNT(*) > 5"), WHEN, "the function 'COUNT'", "ABS alone"),
    "a window": (with_condition("SUM(cards) OVER () > 5"), WHEN, "the function 'SUM'", "ABS alone"),
    "a division": (with_condition("cards / 2 = 2"), WHEN, "a division", "columns, integers"),
    "a product": (with_condition("cards * 2 = 8"), WHEN, "'*'", "columns, integers"),
    "a second statement": (with_condition("cards = 4; DROP x"), WHEN, "';'", "columns, integers"),
    "a comment": (with_condition("cards = 4 -- four"), WHEN, "", ""),
    "a subquery": (with_condition("cards IN (SELECT 1)"), WHEN, "", "columns, integers"),
    "an empty condition": (with_condition(""), WHEN, "the end of the condition", "more"),
    "a bare negation": (
        with_condition("NOT (player_third = 8)"),
        WHEN,
        "a negated comparison of player_third",
        "player_third IS NOT NULL AND",
    ),
    "a condition of 6,000 terms": (
        with_condition(" OR ".join(["cards = 4"] * 6000)),
        WHEN,
        "",
        "at most 500",
    ),
    "a condition of 60 terms": (
        with_condition(" OR ".join(["cards = 4"] * 60)),
        WHEN,
        "776 characters",
        "at most 500",
    ),
    "a condition of 21 parentheses": (
        with_condition("(" * 21 + "cards = 4" + ")" * 21),
        f"{WHEN}, character 21",
        "a parenthesis too deep",
        "20 levels",
    ),
    "a condition of 200 signs": (with_condition("-" * 200 + "1 = cards"), WHEN, "", "levels"),
    "a condition of 450 signs": (with_condition("-" * 450 + "1 = cards"), WHEN, "", "levels"),
    "an integer of seven digits": (
        with_condition("cards = 1000000"),
        WHEN,
        "the integer '1000000'",
        "0 to 999999",
    ),
    "an id in capitals": (
        broken('id = "egalite"', 'id = "Egalite"'),
        "wagers[0] Egalite.id",
        "'Egalite'",
        "a lower-case letter",
    ),
    "an id that leaves the folder": (
        broken('id = "house"', 'id = "../house"'),
        "id",
        "'../house'",
        "a lower-case letter",
    ),
    "an id that is an array": (
        broken('id = "egalite"', "id = [1]"),
        "wagers[0].id",
        "an array of 1",
        "string",
    ),
    "an id that is an array, over the standard game": (
        broken('id = "egalite"', "id = [1]", broken("schema = 1", 'schema = 1\nbase = "standard"')),
        "wagers",
        "an array of 1",
        "string",
    ),
    "duplicate wager ids": (
        broken('id = "margins"', 'id = "egalite"'),
        "wagers",
        "the id 'egalite'",
        "once",
    ),
    "duplicate line ids": (
        broken('id = "by_8"', 'id = "by_9"'),
        "wagers[1] margins.pays",
        "the id 'by_9'",
        "once",
    ),
    "no source": (
        broken('[source]\ntitle = "Rule sheet of a house"\nwhere = "page 1"\n', ""),
        "source",
        "nothing",
        "the key 'source'",
    ),
    "an empty source title": (
        broken('"Rule sheet of a house"', '""'),
        "source.title",
        "''",
        "one line of text, not empty",
    ),
    "a blank source title": (
        broken('"Rule sheet of a house"', '"  "'),
        "source.title",
        "'  '",
        "one line of text, not empty",
    ),
    "a line end in a title": (with_title('"a\\nb"'), "title", "'a\\nb'", "without control"),
    "a NUL in a title": (with_title('"a\\u0000b"'), "title", "'a\\x00b'", "without control"),
    "a bell in a title": (with_title('"a\\u0007b"'), "title", "'a\\x07b'", "without control"),
    "an escape in a title": (with_title('"\\u001b[2J"'), "title", "'\\x1b[2J'", "without control"),
    "a C1 control in a title": (with_title('"\\u009b2J"'), "title", "'\\x9b2J'", "without control"),
    "a next line in a title": (with_title('"a\\u0085b"'), "title", "'a\\x85b'", "without control"),
    "a title of 1,001 characters": (with_title(f'"{"x y" * 334}"'), "title", "", "at most 1000"),
    "a title that is a date": (with_title("2020-01-01"), "title", "2020", "string"),
    "requires an unknown wager": (
        broken('id = "margins"', 'id = "margins"\nrequires = ["egalit"]'),
        "wagers margins.requires",
        "'egalit'",
        "did you mean 'egalite'?",
    ),
    "use of an unknown wager": (
        with_wager('use = "punt"\nwhere = "page 4"'),
        "wagers[2].use",
        "'punt'",
        "did you mean 'punto'?",
    ),
    "use of a path": (
        with_wager('use = "../games/aspers"\nwhere = "page 4"'),
        "wagers[2] ../games/aspers.use",
        "'../games/aspers'",
        "a lower-case letter",
    ),
    "an unknown pay table": (
        with_wager('use = "punto"\nwhere = "page 4"\npay_table = "even_mony"'),
        "wagers[2].pay_table",
        "'even_mony'",
        "did you mean 'even_money'?",
    ),
    "a pay table and pays": (
        with_wager('use = "punto"\nwhere = "p. 4"\npay_table = "even_money"\npays.win = "1 to 1"'),
        "wagers[2] punto",
        "pay_table and pays",
        "one of them",
    ),
    "a pay for an unknown line": (
        with_wager('use = "punto"\nwhere = "page 4"\npays = { wn = "1 to 1" }'),
        "wagers[2].pays",
        "the line 'wn'",
        "did you mean 'win'?",
    ),
    "no pay for a line": (
        with_wager('use = "punto"\nwhere = "page 4"\npays = { tie = "push" }'),
        "wagers[2].pays",
        "no pay for win",
        "a pay for each line",
    ),
    "nine pays for ten ties": (
        with_wager(f'use = "ur_way_egalite"\nwhere = "page 4"\npays.tie = {["9 to 1"] * 9}'),
        "wagers[2].pays.tie",
        "9 pays",
        "one, or 10 of them",
    ),
    "a wrong pay among ten": (
        with_wager(f'use = "ur_way_egalite"\nwhere = "p. 4"\npays.tie = {["9 to 1"] * 9 + ["9"]}'),
        "wagers[2] ur_way_egalite.pays.tie[9]",
        "'9'",
        "'9 to 1', '5 for 1'",
    ),
    "a bundle of an unknown part": (
        with_wager(bundle("egalite", "margin")),
        "wagers[2].parts",
        "'margin'",
        "did you mean 'margins'?",
    ),
    "a bundle of one part": (
        with_wager(bundle("egalite")),
        "wagers[2] both.parts",
        "an array of 1",
        "at least 2",
    ),
    "limits that cross": (
        broken("minimum = 1,", "minimum = 51,"),
        "wagers[0] egalite.limits",
        "minimum 51 above maximum 50",
        "a minimum not above it",
    ),
    "a limit below 0": (
        broken("minimum = 1,", "minimum = -1,"),
        "wagers[0] egalite.limits.minimum",
        "-1",
        "greater than 0",
    ),
    "an unknown currency": (
        broken('"GBP"', '"pound"'),
        "wagers[0] egalite.limits.currency",
        "'pound'",
        "three capital letters",
    ),
    "a reading named printed": (
        GOOD + READING,
        "readings[0] printed.id",
        "the id 'printed'",
        "a name other than the built-in printed and standard",
    ),
    "two readings of one name": (
        GOOD + 2 * READING.replace('"printed"', '"other"'),
        "readings",
        "the id 'other'",
        "once",
    ),
    "5,000 nested brackets": (
        f"{GOOD}\nx = {'[' * 5000}{']' * 5000}\n",
        "line 49, x",
        "brackets nested too deep",
        "a few levels",
    ),
    "5,000 nested braces": (
        f"{GOOD}\nx = {'{a = ' * 5000}1{'}' * 5000}\n",
        "line 49, x",
        "brackets nested too deep",
        "a few levels",
    ),
    "a syntax error": (
        broken("decks = 8", "decks = = 8"),
        "line 10, column 9",
        "invalid value",
        "TOML 1.0",
    ),
    "a key twice": (broken("decks = 8", "decks = 8\ndecks = 6"), "line 11", "", "TOML 1.0"),
    "an open string": (broken('"page 2"', '"page 2'), "line 15", "", "TOML 1.0"),
    "an impossible date": (with_title("2020-13-45"), "", "", "TOML 1.0"),
    "wagers as a table": (
        GOOD.split("[[wagers]]", maxsplit=1)[0] + "[wagers]\nx = 1\n",
        "wagers",
        "a table of 1 keys",
        "",
    ),
    "no wagers": (
        GOOD.split("[[wagers]]", maxsplit=1)[0],
        "wagers",
        "nothing",
        "the key 'wagers'",
    ),
    "too many bytes": (f"{GOOD}# {'x' * 1_000_000}\n", "", "bytes", "at most 262144"),
}


def written(folder: Path, text: str | bytes, name: str = "game.toml") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_a_sound_file_passes(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = ask(capsys, command, str(written(tmp_path, GOOD)))
    assert (answer.code, answer.err) == (0, [])
    assert answer.out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("case", FAULTY)
def test_one_line_names_file_key_found_and_allowed(
    command: str, case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, key, found, allowed = FAULTY[case]
    path = written(tmp_path, text)
    answer = ask(capsys, command, str(path))
    assert_refused(answer)
    (line,) = answer.err
    assert line.startswith(f"combinat: {path}: {key}"), line
    before, _, after = line.partition("; allowed: ")
    assert found in before.partition("found ")[2], line
    assert allowed in after, line


@pytest.mark.parametrize("command", COMMANDS)
def test_each_fault_has_a_line_of_its_own(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = broken("decks = 8", "decks = 0", with_pay('"9 to 0"'))
    answer = ask(capsys, command, str(written(tmp_path, text)))
    assert_refused(answer, faults=2)
    assert "shoe.decks" in answer.err[0]
    assert PAYS in answer.err[1]


@pytest.mark.parametrize("command", COMMANDS)
def test_faults_beyond_fifty_are_counted(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = GOOD + "".join(f"unknown_{number} = 1\n" for number in range(80))
    answer = ask(capsys, command, str(written(tmp_path, text)))
    assert_refused(answer, faults=51)
    assert "30 faults more" in answer.err[-1]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_long_key_is_cut_in_its_fault(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entry = f'use = "punto"\nwhere = "page 4"\npays."{"x y" * 20_000}" = "1 to 1"'
    assert_refused(ask(capsys, command, str(written(tmp_path, with_wager(entry)))))


@pytest.mark.parametrize("command", COMMANDS)
def test_a_wrong_family_pay_is_named_without_words_of_the_program(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entry = f'use = "ur_way_egalite"\nwhere = "page 4"\npays.tie = {["9 to 1"] * 9 + ["9"]}'
    answer = ask(capsys, command, str(written(tmp_path, with_wager(entry))))
    assert_refused(answer, faults=None)
    assert not any("function" in line or "constrained" in line for line in answer.err), answer.err


@pytest.mark.parametrize("command", COMMANDS)
def test_a_bundle_whose_pay_is_too_long_to_write_is_refused(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = broken(
        '"9 to 1"', '"999999999999 to 999999999998"', with_wager(bundle("egalite", "margins"))
    )
    answer = ask(capsys, command, str(written(tmp_path, text)))
    assert_refused(answer)
    assert "wagers[2]" in answer.err[0]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_bundle_of_long_ids_is_priced_or_refused(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = broken('id = "margins"', f'id = "{"m" * 63}"', with_wager(bundle("egalite", "m" * 63)))
    answer = ask(capsys, command, str(written(tmp_path, text)))
    assert answer.code in (0, 2), answer.err[:3]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("content", "found", "allowed"),
    [
        (b"\xff\xfe", "the byte 0xff at offset 0", "UTF-8"),
        (GOOD.encode().replace(b"page 1", b"page\xe9", 1), "the byte 0xe9", "UTF-8"),
        (GOOD.encode("utf-16"), "the byte 0xff at offset 0", "UTF-8"),
        (bytes(100), "", "TOML 1.0"),
    ],
    ids=["two bytes", "Latin-1", "UTF-16", "NULs"],
)
def test_bytes_that_are_no_text_are_refused(
    command: str,
    content: bytes,
    found: str,
    allowed: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = written(tmp_path, content)
    answer = ask(capsys, command, str(path))
    assert_refused(answer)
    assert answer.err[0].startswith(f"combinat: {path}: ")
    assert found in answer.err[0]
    assert answer.err[0].endswith(f"allowed: {allowed}")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("content", ["", "\n", "# nothing\n"])
def test_an_empty_file_names_every_missing_key(
    command: str, content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, content)
    answer = ask(capsys, command, str(path))
    assert_refused(answer, faults=None)
    for key in ("schema", "id", "title", "source", "shoe", "tableau", "wagers"):
        assert f"combinat: {path}: {key}: found nothing; allowed: the key '{key}'" in answer.err


@pytest.mark.parametrize("command", COMMANDS)
def test_a_directory_a_device_and_a_missing_file_are_refused(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {
        f"{tmp_path}/": "a directory",
        os.devnull: "no regular file",
        f"{tmp_path}/none.toml": "no such file",
        f"{tmp_path}/{'x' * 300}.toml": "file name too long",
    }
    for place, found in places.items():
        answer = ask(capsys, command, place)
        assert_refused(answer)
        assert f"found {found}; allowed: " in answer.err[0]
        assert str(tmp_path) in answer.err[0] or os.devnull in answer.err[0]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_name_longer_than_the_system_allows_is_refused(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert_refused(ask(capsys, command, "x" * 5000))


@pytest.mark.parametrize("command", COMMANDS)
def test_a_line_end_in_a_file_name_stays_on_the_line(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert_refused(ask(capsys, command, str(written(tmp_path, "x", "a\nb\x1b[2J.toml"))))


def test_a_misspelt_bundled_game_is_answered_with_the_nearest(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer = ask(capsys, "edges", "asper")
    assert_refused(answer)
    assert "'asper'" in answer.err[0]
    assert "did you mean 'aspers'?" in answer.err[0]


def test_an_unknown_reading_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer = ask(capsys, "edges", str(written(tmp_path, GOOD)), "--reading", "standrd")
    assert_refused(answer)
    assert "--reading: found 'standrd'" in answer.err[0]
    assert "did you mean 'standard'?" in answer.err[0]


def test_validate_refuses_a_line_that_no_coup_reaches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, with_condition("player_total = 8 AND player_cards = 7"))
    answer = ask(capsys, "validate", str(path))
    assert_refused(answer)
    assert answer.err[0] == (
        f"combinat: {path}: wagers egalite.pays tie: found a line that no coup reaches; "
        "allowed: lines that can win"
    )


def test_validate_refuses_a_line_that_an_earlier_one_takes_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = broken("player_total - banker_total = 9", "player_total > banker_total")
    text = broken("exclusive = true", "exclusive = false", text)
    answer = ask(capsys, "validate", str(written(tmp_path, text)))
    assert_refused(answer)
    assert "wagers margins.pays by_8: found a line that no coup reaches" in answer.err[0]


@pytest.mark.parametrize("command", COMMANDS)
def test_overlapping_lines_of_an_exclusive_wager_are_refused(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, broken("player_total - banker_total = 9", "player_total = 8"))
    answer = ask(capsys, command, str(path))
    assert_refused(answer)
    assert answer.err[0].startswith(f"combinat: {path}: wagers margins")
    assert "found two that hold in one coup; allowed: lines that never do" in answer.err[0]


def test_validate_checks_every_reading(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wager = '[[readings.wagers]]\nuse = "punt"\nwhere = "page 4"\n'
    text = GOOD + READING.replace('"printed"', '"other"') + wager
    answer = ask(capsys, "validate", str(written(tmp_path, text)))
    assert_refused(answer)
    assert "readings other.wagers[0].use: found 'punt'" in answer.err[0]


def test_validate_names_a_fault_once_for_all_readings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = with_condition("cards = 7") + READING.replace('"printed"', '"other"')
    assert_refused(ask(capsys, "validate", str(written(tmp_path, text))))


def test_validate_names_the_faults_of_every_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = written(tmp_path, with_decks("0"), "first.toml")
    second = written(tmp_path, with_title('""'), "second.toml")
    answer = ask(capsys, "validate", str(first), str(second))
    assert_refused(answer, faults=2)
    assert "first.toml: shoe.decks" in answer.err[0]
    assert "second.toml: title" in answer.err[1]


def test_validate_gives_its_faults_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, with_decks("0"))
    answer = ask(capsys, "validate", str(path), "--format", "json")
    assert answer.code == 2
    ((name, (fault,)),) = ((file["file"], file["faults"]) for file in answer.json()["files"])
    assert name == str(path)
    assert (fault["place"], fault["key"], fault["found"]) == (str(path), "shoe.decks", "0")


WAGER = (load.WAGERS / "egalite.toml").read_text(encoding="utf-8")
FAMILY = (load.WAGERS / "ur_way_egalite.toml").read_text(encoding="utf-8")

# What is wrong with a catalogue wager: the file, and words that its one line must hold.
FAULTY_WAGERS = {
    "an unknown column": (
        broken(CONDITION, '"player_totl = banker_total"', WAGER),
        ("tie", "'player_totl'", "did you mean 'player_total'?"),
    ),
    "a division": (broken(CONDITION, '"cards / 2 = 2"', WAGER), ("tie", "a division")),
    "a bare negation": (
        broken(CONDITION, '"player_third <> 8"', WAGER),
        ("tie", "a negated comparison of player_third"),
    ),
    "a condition too long": (
        broken(CONDITION, f'"{" OR ".join(["cards = 4"] * 60)}"', WAGER),
        ("lines[0] tie.when", "at most 500"),
    ),
    "an unknown placeholder": (
        broken("banker_total = {total}", "banker_total = {totl}", FAMILY),
        ("tie", "'{'"),
    ),
    "an unreachable line": (
        broken(CONDITION, '"cards = 7"', WAGER),
        ("egalite.pays tie", "a line that no coup reaches"),
    ),
    "a wrong pay": (
        broken('"8 to 1"', '"8 too 1"', WAGER),
        ("pay_tables[0] eight_to_one.pays.tie", "'8 too 1'", "'9 to 1', '5 for 1'"),
    ),
    "an unknown line": (
        broken("{ tie =", "{ te =", WAGER),
        ("pay_tables eight_to_one.pays", "the line 'te'", "did you mean 'tie'?"),
    ),
    "nine pays for ten ties": (
        broken('"150 to 1", ', "", FAMILY),
        ("pay_tables ur_way.pays.tie", "9 pays", "one, or 10 of them"),
    ),
    "an unknown key": (
        broken('rule = "', 'rul = "x"\nrule = "', WAGER),
        ("the unknown key 'rul'", "did you mean 'rule'?"),
    ),
    "two lines of one id": (
        WAGER + '\n[[lines]]\nid = "tie"\nevent = "Tie"\nwhen = "cards = 4"\n',
        ("lines", "the id 'tie'", "once"),
    ),
    "no source of a pay table": (
        broken("source = {", "# source = {", WAGER),
        ("pay_tables[0] eight_to_one.source", "nothing", "the key 'source'"),
    ),
}


def test_every_bundled_file_passes(capsys: pytest.CaptureFixture[str]) -> None:
    paths = [str(path) for folder in (load.GAMES, load.WAGERS) for path in folder.glob("*.toml")]
    answer = ask(capsys, "validate", *sorted(paths))
    assert answer.code == 0
    assert all(line.startswith("combinat: warning: ") for line in answer.err)
    warnings = "\n".join(answer.err)
    assert "lucky_6_progressive by aspers, line six_one_suit: a jackpot" in warnings
    assert "super_6 by eighteen_to_one: the bettor has the edge" in warnings
    assert len(answer.out.splitlines()) == len(paths)


@pytest.mark.parametrize("case", FAULTY_WAGERS)
def test_one_line_names_what_is_wrong_with_a_catalogue_wager(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, words = FAULTY_WAGERS[case]
    path = written(tmp_path, text)
    answer = ask(capsys, "validate", str(path))
    assert_refused(answer)
    assert answer.err[0].startswith(f"combinat: {path}: ")
    for word in words:
        assert word in answer.err[0]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(with_decks("0"), id="a fault of the file"),
        pytest.param(
            broken("player_total - banker_total = 9", "player_total = 8"), id="a fault of the lines"
        ),
        pytest.param(broken('id = "egalite"', 'id = "summary"'), id="the id of a table"),
    ],
)
def test_tables_leaves_the_folder_as_it_was_when_a_file_is_bad(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tables"
    old = folder / "house" / "summary.md"
    old.parent.mkdir(parents=True)
    old.write_text("old", encoding="utf-8")
    path = written(tmp_path, text)
    assert_refused(ask(capsys, "tables", "standard", str(path), "--out", str(folder)))
    assert [found for found in folder.rglob("*") if found.is_file()] == [old]
    assert old.read_text(encoding="utf-8") == "old"


def test_tables_makes_no_folder_when_a_file_is_bad(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, with_decks("0"))
    assert_refused(ask(capsys, "tables", str(path), "--out", str(tmp_path / "new")))
    assert list(tmp_path.iterdir()) == [path]


PROGRAM = (sys.executable, "-c", "from combinat.cli import main; main()")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(with_condition("NOT " * 60 + "player_natural"), id="60 negations"),
        pytest.param(with_condition("NOT " * 30 + "player_natural"), id="30 negations"),
        pytest.param("a." * 16_000 + f"a = 1\n{GOOD}", id="a key of 16,000 parts"),
        pytest.param(f"x = [{'[],' * 60_000}]\n{GOOD}", id="an array of 60,000"),
        pytest.param(GOOD + "\n[[wagers]]" * 20_000, id="20,000 empty wagers"),
    ],
)
def test_a_file_made_to_hang_is_refused(command: str, text: str, tmp_path: Path) -> None:
    path = written(tmp_path, text)
    try:
        done = subprocess.run(
            [*PROGRAM, command, str(path)], capture_output=True, text=True, timeout=10, check=False
        )
    except subprocess.TimeoutExpired:
        pytest.fail("no answer within ten seconds")
    assert done.returncode == 2, done.stderr[:1000]
    assert done.stdout == ""
    assert all(line.startswith(f"combinat: {path}: ") for line in done.stderr.splitlines())


@settings(
    max_examples=100,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(content=st.binary(max_size=300))
def test_arbitrary_bytes_raise_nothing_but_bad_input(
    content: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = written(tmp_path_factory.getbasetemp(), content, "arbitrary.toml")
    with pytest.raises(BadInput):
        load.sheet(str(path))


VALUES = st.sampled_from(
    ["1", "0", "true", '"x"', '""', "[]", "[1]", "{}", "{ id = 1 }", "nan", "1.5", "-1", "07:32:00"]
)
LINES = [number for number, line in enumerate(GOOD.splitlines()) if " = " in line]


@settings(
    max_examples=100,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(number=st.sampled_from(LINES), value=VALUES, based=st.booleans())
def test_a_value_of_any_kind_under_any_key_raises_nothing_but_bad_input(
    number: int, value: str, based: bool, tmp_path_factory: pytest.TempPathFactory
) -> None:
    lines = GOOD.splitlines()
    lines[number] = f"{lines[number].split(' = ')[0]} = {value}"
    text = "\n".join(['base = "standard"'] * based + lines)
    path = written(tmp_path_factory.getbasetemp(), text, "mutated.toml")
    with contextlib.suppress(BadInput):
        load.sheet(str(path))
