"""The reports of the five houses: the same bytes on any day, and one set of numbers in them all."""

from __future__ import annotations

import csv
import hashlib
import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import jsonschema
import pytest

from combinat.report.annexes import schema_text
from combinat.rules.game import game
from tests.browser import PHONE, Pages
from tests.report.pdf_reader import numbers_by_table, numbers_of
from tests.report.published import HOUSES, NOT_COMMITTED, PAGES, built, files, published

FIGURES = {
    "aspers": "1,142",
    "dragon_bonus_house": "2,118",
    "hippodrome": "1,150",
    "intercasino": "121",
    "punto_y_banco": "242",
}
"""How many figures a report claims: lines, totals and figures of each wager and deck number."""


LONGEST = ("dragon_bonus_house", "hippodrome")
"""Building these takes most of a minute: 'make test-long' does it."""


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(name, marks=pytest.mark.long if name in LONGEST else ()) for name in HOUSES
    ],
)
def report(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.getbasetemp()
    # Processes that share the tests have a folder each, side by side.
    return built(request.param, (base.parent if "popen" in base.name else base) / "reports")


def test_a_report_is_the_same_bytes_as_the_committed_one(report: Path) -> None:
    fresh, kept = files(report), files(published(report.parent.name))
    assert {*kept, *NOT_COMMITTED} == {*fresh}
    for name in kept.keys() - NOT_COMMITTED:
        assert fresh[name] == kept[name], name


def test_the_committed_hashes_are_those_of_pdf_and_workbook_too(report: Path) -> None:
    """They were written on another day: the bytes of a PDF do not depend on it."""
    lines = (published(report.parent.name) / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    kept = {name: digest for digest, name in (line.split("  ") for line in lines)}
    assert kept.keys() >= NOT_COMMITTED
    for name in NOT_COMMITTED:
        assert hashlib.sha256((report / name).read_bytes()).hexdigest() == kept[name], name


def annex(report: Path) -> dict[str, list[list[str]]]:
    record = json.loads((report / "report.json").read_text(encoding="utf-8"))
    blocks = (block for chapter in record["chapters"] for block in chapter["blocks"])
    return {block["id"]: block["rows"] for block in blocks if block["kind"] == "table"}


@pytest.mark.parametrize("name", sorted(PAGES))
def test_every_number_of_the_pdf_is_that_of_the_annex(report: Path, name: str) -> None:
    found = numbers_by_table((report / name).read_bytes())
    tables = annex(report)
    assert found.keys() == tables.keys()
    for table, rows in tables.items():
        assert found[table] == numbers_of(rows), table


@pytest.mark.parametrize("house", HOUSES)
def test_the_annex_is_as_its_schema_says(house: str) -> None:
    record = json.loads((published(house) / "report.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator(json.loads(schema_text())).validate(record)


@pytest.mark.parametrize("house", HOUSES)
def test_every_column_of_ways_re_adds(house: str) -> None:
    paths = sorted((published(house) / "csv").glob("wager.*.pays.*.csv"))
    decks = len(game(house).deck_numbers)
    assert len(paths) == decks * len({path.name.split(".")[1] for path in paths})
    for path in paths:
        with path.open(encoding="utf-8", newline="") as file:
            *lines, total = csv.DictReader(file)
        assert sum(int(line["Ways"]) for line in lines) == int(total["Ways"]), path.name
        for line in lines:
            chance = Fraction(int(line["Ways"]), int(total["Ways"]))
            assert abs(chance - Fraction(line["Probability"])) <= Fraction(1, 2 * 10**10), path.name


@pytest.mark.parametrize("house", HOUSES)
def test_a_bare_python_confirms_every_claimed_figure(house: str) -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-I", "verify.py"],
        cwd=published(house),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    number = FIGURES[house]
    *figures, last = done.stdout.splitlines()
    assert last == f"All {number} figures agree.", done.stdout[-2000:]
    assert sum(line.startswith("agree: ") for line in figures) == int(number.replace(",", ""))
    assert done.returncode == 0
    assert done.stderr == ""


def test_the_page_asks_for_nothing_and_fits_a_phone(report: Path, pages: Pages) -> None:
    page = report / "report.html"
    opened = pages.open(page, width=PHONE)
    assert opened.faults == []
    assert opened.requests == [page.as_uri()]
    assert opened.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE
