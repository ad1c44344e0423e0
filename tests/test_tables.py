"""The published tables: regenerated, they are the same bytes; re-added, they are right."""

from __future__ import annotations

import csv
from fractions import Fraction
from pathlib import Path

import pytest

from combinat.cli.explorers import FILE
from combinat.publish.files import publish
from combinat.rules import load

TABLES = Path(__file__).parents[1] / "tables"
LOCK = "figures.lock"
"""What 'combinat lock' writes, and not 'combinat tables'."""
HOUSES = [name for name in load.bundled_games() if name != load.STANDARD]


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("tables")
    list(publish([load.sheet(name) for name in load.bundled_games()], out, index=True))
    return out


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_same_files(fresh: Path) -> None:
    kept = {name for name in files(TABLES) if not name.startswith("long/")}
    reports = {name for name in kept if name.split("/")[1:2] == ["report"]}
    explorers = {f"{house}/{FILE}" for house in HOUSES}
    assert explorers <= kept
    assert files(fresh) == kept - {LOCK} - reports - explorers


@pytest.mark.parametrize("house", [*HOUSES, "README.md"])
def test_the_same_bytes(fresh: Path, house: str) -> None:
    names = sorted(name for name in files(fresh) if name.split("/")[0] == house)
    assert names
    for name in names:
        assert (fresh / name).read_bytes() == (TABLES / name).read_bytes(), name


@pytest.mark.parametrize("house", HOUSES)
def test_each_column_of_ways_re_adds_to_its_total(house: str) -> None:
    for path in sorted((TABLES / house).glob("*.csv")):
        with path.open(encoding="utf-8", newline="") as file:
            rows = [row for row in csv.DictReader(file) if row.get("Ways")]
        for decks in {row["Decks"] for row in rows}:
            of_decks = [row for row in rows if row["Decks"] == decks]
            lines = [row for row in of_decks if row["Event"] != "Total"]
            (total,) = [row for row in of_decks if row["Event"] == "Total"]
            assert sum(int(row["Ways"]) for row in lines) == int(total["Ways"]), path
            if not total["Return"]:
                continue  # A jackpot without a meter returns nothing that is known.
            returned = sum(Fraction(row["Return"]) for row in lines)
            rounding = Fraction(len(lines) + 1, 2 * 10**10)
            assert abs(returned - Fraction(total["Return"])) <= rounding, path


def test_a_house_that_states_its_decks_is_published_for_them_alone() -> None:
    text = (TABLES / "intercasino" / "banco.md").read_text(encoding="utf-8")
    assert "6 decks" in text
    assert "8 decks" not in text
