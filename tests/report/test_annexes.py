"""The annexes for machines: the JSON obeys its schema, and every format holds the same cells."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from copy import deepcopy
from fractions import Fraction
from functools import cache
from typing import Any, get_args

import jsonschema
import pytest

from combinat.evaluation import Evaluation, evaluate
from combinat.publish.numerals import grouped
from combinat.publish.records import evaluation_record
from combinat.publish.table import Table
from combinat.report.annexes import as_json, csv_files, schema_text
from combinat.report.document import Block, Chapter, Document, Shown
from combinat.report.latex import as_latex
from combinat.rules import load
from combinat.rules.game import game
from combinat.shoe import Shoe
from tests.report.reading_latex import tables_of
from tests.report.sample import HOSTILE, sample

Path = tuple[str | int, ...]


@cache
def evaluations(name: str) -> tuple[Evaluation, ...]:
    house = game(name)
    return tuple(evaluate(house, Shoe.of_decks(decks)) for decks in house.deck_numbers)


@cache
def text() -> str:
    return as_json(sample(), evaluations("aspers"))


@cache
def validator() -> jsonschema.Draft202012Validator:
    schema = json.loads(schema_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def short() -> Any:
    """Return a valid report that is soon read: few tables of a row each, two wagers."""
    record = json.loads(text())
    record["chapters"] = [record["chapters"][i] for i in (0, 4, 5)]
    record["figures"] = record["figures"][:1]
    record["figures"][0]["wagers"] = [record["figures"][0]["wagers"][i] for i in (0, -1)]
    for chapter in record["chapters"]:
        for block in chapter["blocks"]:
            if block["kind"] == "table":
                block["rows"] = block["rows"][:1]
    return record


def json_tables() -> dict[str, dict[str, Any]]:
    blocks = [block for chapter in json.loads(text())["chapters"] for block in chapter["blocks"]]
    return {block["id"]: block for block in blocks if block["kind"] == "table"}


def of_tables(*tables: Table) -> Document:
    blocks = tuple(Shown(f"a.{i}", table) for i, table in enumerate(tables))
    return Document("a", "A", "B", "printed", "0" * 64, (), (Chapter("a", "A", blocks),))


def test_the_sample_is_valid_by_the_schema() -> None:
    validator().validate(json.loads(text()))
    validator().validate(short())


@pytest.mark.parametrize("name", load.bundled_games())
def test_the_figures_of_every_game_are_valid_by_the_schema(name: str) -> None:
    validator().validate(json.loads(as_json(of_tables(), evaluations(name))))


def test_a_wager_without_a_price_is_valid_by_the_schema() -> None:
    (over_decks, *_) = evaluations("aspers")
    suits_unknown = evaluate(over_decks.game, Shoe.of_values([32, 8, 8, 8, 8, 8, 8, 8, 8, 8]))
    assert suits_unknown.unpriced
    validator().validate(json.loads(as_json(of_tables(), [suits_unknown])))


def parts(node: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every value within a JSON value with the keys and indices that lead to it."""
    yield path, node
    if isinstance(node, dict | list):
        for key, value in node.items() if isinstance(node, dict) else enumerate(node):
            yield from parts(value, (*path, key))


def places(kind: type) -> list[tuple[Path, Any]]:
    """Return one value of a kind for each place of the format, wherever in a list it stands.

    The rules and the keys of a table are open: a house or a study decides what stands in them.
    """
    found: dict[tuple[str, ...], tuple[Path, Any]] = {}
    record = short()
    for path, value in parts(record):
        if isinstance(value, kind) and "rules" not in path and path[-1:] != ("keys",):
            around = [value, record]
            for key in path[:-1]:
                around.append(around[-1][key])
            kinds = [str(part.get("kind")) for part in around if isinstance(part, dict)]
            place = ("*" if isinstance(key, int) else key for key in path)
            found.setdefault((*place, *kinds), (path, value))
    assert len(found) > 10
    return list(found.values())


def with_value(path: Path, value: Any) -> Any:
    """Return the short report with one value replaced."""
    if not path:
        return value
    inner = record = short()
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return record


def test_an_unknown_key_is_refused_wherever_it_stands() -> None:
    for path, value in places(dict):
        assert not validator().is_valid(with_value(path, {**value, "more": "words"})), path


def test_a_missing_key_is_refused_wherever_it_is_missing() -> None:
    for path, value in places(dict):
        for key in value:
            fewer = {other: value[other] for other in value if other != key}
            assert not validator().is_valid(with_value(path, fewer)), (path, key)


def test_a_number_in_place_of_a_string_is_refused_wherever_it_stands() -> None:
    for path, _ in places(str):
        assert not validator().is_valid(with_value(path, 12345)), path


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("report",), 2),
        (("rules_sha256",), "0" * 63),
        (("rules_sha256",), "A" * 64),
        (("draft",), "false"),
        (("reading",), "printed+"),
        (("chapters",), []),
        (("chapters", 0, "id"), "Summary"),
        (("chapters", 0, "id"), "summary."),
        (("chapters", 0, "blocks", 0, "kind"), "text"),
        (("chapters", 0, "blocks", 0, "kind"), "tables"),
        (("chapters", 0, "blocks", 0, "align", 0), "centre"),
        (("chapters", 0, "blocks", 0, "caption"), "two\nlines"),
        (("figures", 0, "total_ways"), "4,998,398,275,503,360"),
        (("figures", 0, "total_ways"), "-1"),
        (("figures", 0, "shoe", "cards"), "416"),
        (("figures", 0, "shoe", "decks"), 0),
        (("figures", 0, "wagers", 0, "house_edge"), "0.01235081"),
        (("figures", 0, "wagers", 0, "house_edge"), "1/0"),
        (("figures", 0, "wagers", 0, "house_edge_percent"), "1.235081 %"),
        (("figures", 0, "wagers", 0, "house_edge_percent"), "1.2350"),
        (("figures", 0, "wagers", 0, "hit_frequency"), "-1/2"),
        (("figures", 0, "wagers", 0, "fixed_return"), "1/2"),
        (("figures", 0, "wagers", 0, "lines"), []),
        (("figures", 0, "wagers", 0, "lines", 0, "pays"), "9 by 1"),
        (("figures", 0, "wagers", 0, "lines", 0, "ways"), "01"),
    ],
    ids=str,
)
def test_a_wrong_value_is_refused(path: Path, value: object) -> None:
    assert not validator().is_valid(with_value(path, value))


def test_the_schema_knows_every_kind_of_block_and_no_other() -> None:
    schema = json.loads(schema_text())
    names = [block["$ref"].rpartition("/")[2] for block in schema["$defs"]["Block"]["oneOf"]]
    known = [schema["$defs"][name]["properties"]["kind"]["const"] for name in names]
    blocks = [block for chapter in json.loads(text())["chapters"] for block in chapter["blocks"]]
    assert len(known) == len(get_args(Block))
    assert set(known) == {block["kind"] for block in blocks}


def test_the_schema_says_of_every_definition_what_it_is() -> None:
    schema = json.loads(schema_text())
    assert schema_text() == json.dumps(schema, ensure_ascii=False, indent=1) + "\n"
    for name, definition in schema["$defs"].items():
        assert definition["description"].endswith("."), name


def test_the_json_is_the_same_bytes_again_and_its_letters_are_letters() -> None:
    assert text() == as_json(deepcopy(sample()), evaluations("aspers"))
    assert text().endswith("}\n")
    assert "Égalité" in text()
    assert json.loads(text())["chapters"][4]["blocks"][0] == {"kind": "text", "text": HOSTILE}


def test_the_figures_are_exact_and_re_add() -> None:
    figures = json.loads(text())["figures"]
    assert figures == [evaluation_record(evaluation) for evaluation in evaluations("aspers")]
    punto = figures[0]["wagers"][0]
    assert (punto["id"], punto["house_edge"]) == ("punto", "241149546272/19524993263685")
    for evaluation in figures:
        total = int(evaluation["total_ways"])
        for wager in evaluation["wagers"]:
            lines = wager["lines"]
            assert sum(int(line["ways"]) for line in lines) == total
            if wager["expected_value"] is not None:
                gained = sum(Fraction(line["net"]) * int(line["ways"]) for line in lines)
                assert gained / total == Fraction(wager["expected_value"]), wager["id"]


def test_the_tables_have_the_same_ids_in_every_format() -> None:
    ids = [shown.id for shown in sample().tables()]
    assert len(ids) > 8
    assert list(json_tables()) == ids
    assert list(tables_of(as_latex(sample()))) == ids
    assert list(csv_files(sample())) == [f"csv/{name}.csv" for name in ids]


def test_every_cell_is_the_same_in_json_csv_and_latex() -> None:
    files, typeset = csv_files(sample()), tables_of(as_latex(sample()))
    for shown in sample().tables():
        table = json_tables()[shown.id]
        keys = len(shown.table.keys or {})
        headers, *rows = csv.reader(io.StringIO(files[f"csv/{shown.id}.csv"]))
        assert headers[keys:] == table["headers"]
        assert [row[keys:] for row in rows] == table["rows"]
        assert typeset[shown.id][0] == table["headers"]
        assert len(typeset[shown.id][1]) == len(table["rows"])
        for printed, plain, typed in zip(
            typeset[shown.id][1], table["rows"], shown.table.rows, strict=True
        ):
            whole = [isinstance(cell, int) for cell in typed]
            assert printed == [
                grouped(int(cell)) if number else cell
                for cell, number in zip(plain, whole, strict=True)
            ]


def test_columns_of_ways_in_csv_re_add_to_their_totals() -> None:
    added = 0
    for path, content in csv_files(sample()).items():
        rows = list(csv.DictReader(io.StringIO(content)))
        if "Ways" in rows[0]:
            *lines, total = rows
            assert total["Event"] == "Total"
            assert sum(int(row["Ways"]) for row in lines) == int(total["Ways"]), path
            added += 1
    assert added == 2


def test_the_keys_of_a_table_come_first_in_csv() -> None:
    headers, first, *_ = csv_files(sample())["csv/banco.0.csv"].split("\n")
    assert headers.startswith("Table,Wager,Wager id,Decks,Cards,Reading,Event,Pays,Ways,")
    assert first.startswith(
        "Pay table,Banco (Banker),banco,8,416,printed,Banker wins,19 to 20,2292"
    )


def test_no_column_of_csv_hides_another() -> None:
    table = Table("", ("A", "A", "B"), ((1, 2, 3),), keys={"B": 4, "C": 5})
    assert csv_files(of_tables(table)) == {"csv/a.0.csv": "C,A,A,B\n5,1,2,3\n"}


def test_cells_with_commas_quotes_and_line_ends_read_back() -> None:
    cells = ('a,"b"', "c\r\nd", "", "1,000")
    (content,) = csv_files(of_tables(Table("", ("A", "B", "C", "D"), (cells,)))).values()
    assert list(csv.reader(io.StringIO(content, newline="")))[1] == list(cells)
