"""Files of rows: what `--save` writes, in which types, and that it writes whole or not at all."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import shlex
import subprocess
import sys
from decimal import Decimal
from pathlib import Path

import polars as pl
import pytest

from combinat.publish.frames import frame_of
from combinat.publish.table import Cell, NoFigure, Page, Table
from combinat.publish.whole_files import write
from tests.support import ask, assert_refused

Captured = pytest.CaptureFixture[str]

TAGS = "0 0 0 -1 -1 -1 -1 2 2 0"
COUNT = ("count", "aspers", "--wager", "dragon_7", "--tags", TAGS, "--cut", "14", "--trigger", "4")
OTHERS = [
    ("depletion", "aspers", "--unseen", "9", "--wager", "dragon_7", "--wager", "punto"),
    ("protection", "aspers", "--wager", "dragon_7", "--tags", TAGS, "--cuts", "14 52"),
    ("simulate", "aspers", "--shoes", "4", "--seed", "1", "--wager", "egalite"),
    ("removal", "aspers", "--remove", "8 8"),
    ("removal", "aspers", "--wager", "perfect_pair", "--wager", "player_pair"),
    ("decks", "aspers"),
    ("totals", "aspers"),
    ("sensitivity", "aspers"),
    ("chips", "intercasino", "--wager", "banco", "--wager", "egalite", "--chip", "1"),
    ("design", "aspers", "--wager", "ur_way_egalite", "--edge", "5..6"),
    ("information", "aspers", "--position", "1"),
    ("information", "aspers", "--wager", "punto"),
    ("correlation", "aspers"),
    ("volatility", "standard", "--wager", "banco"),
    ("ruin", "standard", "--wager", "punto", "--bankroll", "50", "--coups", "60"),
]
WORDS = {"no bet", "too rare", "below 1e-15", "none", "never", "needs a meter", "none is enough"}


def saved(capsys: Captured, path: Path, *question: str) -> bytes:
    answer = ask(capsys, *question, "--save", str(path))
    assert answer.code == 0, answer.err
    assert answer.err[-1] == f"combinat: rows written to {path}"
    return path.read_bytes()


def rows_of(text: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text.decode())))


def assert_equal(frame: pl.DataFrame, rows: list[dict[str, str]]) -> None:
    """Check every cell of a typed frame against the text of CSV."""
    assert frame.height == len(rows)
    assert list(frame.columns) == list(rows[0])
    for typed, written in zip(frame.iter_rows(named=True), rows, strict=True):
        for header, value in typed.items():
            text = written[header]
            if value is None:
                assert text == "" or text in WORDS, (header, text)
            elif isinstance(value, float):
                assert Decimal(repr(value)) == Decimal(text), header
            else:
                assert str(value) == text, header


@pytest.mark.parametrize("question", OTHERS, ids=" ".join)
def test_parquet_reads_back_equal_to_the_csv(
    capsys: Captured, tmp_path: Path, question: tuple[str, ...]
) -> None:
    rows = rows_of(saved(capsys, tmp_path / "rows.csv", *question))
    saved(capsys, tmp_path / "rows.parquet", *question)
    assert_equal(pl.read_parquet(tmp_path / "rows.parquet"), rows)


def test_parquet_of_a_count_holds_every_depth_and_nothing_else(
    capsys: Captured, tmp_path: Path
) -> None:
    rows = rows_of(saved(capsys, tmp_path / "rows.csv", *COUNT, "--exact", "364"))
    saved(capsys, tmp_path / "rows.parquet", *COUNT, "--exact", "364")
    frame = pl.read_parquet(tmp_path / "rows.parquet")
    depths = [row for row in rows if row["Table"] == "By depth"]
    assert frame["Cards seen"].to_list() == list(range(411))
    assert_equal(frame, [{header: row[header] for header in frame.columns} for row in depths])
    assert dict(frame.schema) == {
        **dict.fromkeys(("Table", "Wager", "Reading"), pl.String),
        **dict.fromkeys(("Cards seen", "Bet from count"), pl.Int64),
        **dict.fromkeys(("Frequency %", "Edge %", "Gain per coup"), pl.Float64),
        **dict.fromkeys(("Best frequency %", "Best edge %", "Best gain per coup"), pl.Float64),
    }


def test_parquet_of_two_counts_holds_every_depth_of_both(capsys: Captured, tmp_path: Path) -> None:
    question = (*COUNT, "--second-wager", "panda_8", "--second-tags", TAGS)
    rows = rows_of(saved(capsys, tmp_path / "rows.csv", *question))
    saved(capsys, tmp_path / "rows.parquet", *question)
    frame = pl.read_parquet(tmp_path / "rows.parquet")
    depths = [row for row in rows if row["Table"] == "By depth"]
    assert frame.height == 411
    assert_equal(frame, [{header: row[header] for header in frame.columns} for row in depths])


def test_json_of_a_count_holds_its_ramp(capsys: Captured, tmp_path: Path) -> None:
    question = (*COUNT, "--bankroll", "1000")
    record = json.loads(saved(capsys, tmp_path / "rows.json", *question))
    assert record == ask(capsys, *question, "--format", "json").json()
    assert record["ramp"]["bankroll"] == "1000"


def test_a_depth_of_the_file_is_the_figure_of_the_published_command(
    capsys: Captured, tmp_path: Path
) -> None:
    saved(capsys, tmp_path / "rows.parquet", *COUNT)
    record = ask(capsys, *COUNT, "--format", "json").json()
    frame = pl.read_parquet(tmp_path / "rows.parquet")
    for depth, row in zip(record["depths"], frame.iter_rows(named=True), strict=True):
        assert row["Edge %"] == (depth["edge_percent"] and float(depth["edge_percent"]))
        if not depth["gain_below_precision"]:
            assert row["Gain per coup"] == float(depth["gain_per_coup"])
    assert frame.row(0, named=True)["Edge %"] is None


@pytest.mark.parametrize(
    ("suffix", "style"),
    [
        (".csv", "csv"),
        (".json", "json"),
        (".md", "markdown"),
        (".html", "html"),
        (".tex", "latex"),
        (".txt", "text"),
        (".CSV", "csv"),
    ],
)
def test_a_file_holds_what_the_format_of_its_name_prints(
    capsys: Captured, tmp_path: Path, suffix: str, style: str
) -> None:
    printed = ask(capsys, *COUNT, "--every", "1", "--format", style).out
    assert saved(capsys, tmp_path / f"rows{suffix}", *COUNT).decode() == printed


def test_what_is_printed_does_not_depend_on_the_file(capsys: Captured, tmp_path: Path) -> None:
    plain = ask(capsys, *COUNT).out
    assert ask(capsys, *COUNT, "--save", str(tmp_path / "new" / "rows.csv")).out == plain
    assert (tmp_path / "new" / "rows.csv").is_file()


def test_the_bytes_are_the_same_in_another_process(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        path = str(tmp_path / f"{seed}.parquet")
        words = ["-c", "from combinat.cli import main; main()", *COUNT, "--save", path]
        environment = os.environ | {"PYTHONHASHSEED": seed}
        subprocess.run([sys.executable, *words], check=True, capture_output=True, env=environment)
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()


LONG = ("simulate", "aspers", "--shoes", "100000000", "--seed", "1")


@pytest.mark.parametrize("name", ["rows", "rows.xlsx", "rows.parquet.gz", ".csv", "rows.svg"])
def test_an_unknown_suffix_is_refused_before_the_work(
    capsys: Captured, tmp_path: Path, name: str
) -> None:
    answer = ask(capsys, *LONG, "--save", str(tmp_path / name))
    assert_refused(answer)
    assert "--save: found" in answer.err[0]
    assert ".csv, .json, .md, .html, .tex, .txt or .parquet" in answer.err[0]
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_refused_before_the_work(
    capsys: Captured, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("old", encoding="utf-8")
    (tmp_path / "rows.csv").mkdir()
    for name in ("file/rows.csv", "file/deeper/rows.csv", "rows.csv", "n" * 300 + ".csv"):
        answer = ask(capsys, *LONG, "--save", str(tmp_path / name))
        assert_refused(answer)
        assert "a folder that can be written" in answer.err[0]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "old"
    assert list((tmp_path / "rows.csv").iterdir()) == []


def test_a_folder_without_permission_is_refused(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    answer = ask(capsys, *LONG, "--save", str(tmp_path / "rows.csv"))
    assert_refused(answer)
    assert "permission denied" in answer.err[0]


def test_a_file_that_cannot_be_finished_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "rows.parquet"
    write(path, b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(ValueError, match="no space left on device"):
        write(path, b"new")
    assert [file.name for file in tmp_path.iterdir()] == ["rows.parquet"]
    assert path.read_bytes() == b"old"


def column(*cells: Cell, right: bool = True) -> pl.Series:
    rows = tuple((cell,) for cell in cells)
    table = Table("", ("A",), rows, right=frozenset({"A"} if right else ()))
    return frame_of(Page("", [table]))["A"]


@pytest.mark.parametrize(
    ("cells", "kind", "values"),
    [
        ((1, -5, 2**63 - 1), pl.Int64, [1, -5, 2**63 - 1]),
        ((1, ""), pl.Int64, [1, None]),
        ((1, 2**63), pl.String, ["1", "9223372036854775808"]),
        (("1.5", "-0.25"), pl.Float64, [float("1.5"), float("-0.25")]),
        (("8.345e-11", "0"), pl.Float64, [float("8.345e-11"), 0]),
        (("0", "3"), pl.Float64, [0, 3]),
        (("0.123456789012345",), pl.Float64, [float("0.123456789012345")]),
        (("0.1234567890123456",), pl.String, ["0.1234567890123456"]),
        (("1.5", "0.1234567890123456"), pl.String, ["1.5", "0.1234567890123456"]),
        (("1e999",), pl.String, ["1e999"]),
        (("1.23456e-320",), pl.String, ["1.23456e-320"]),
        (("1.5", NoFigure("no bet"), ""), pl.Float64, [float("1.5"), None, None]),
        ((NoFigure("no bet"),), pl.Float64, [None]),
        (("1.5", "by hand"), pl.String, ["1.5", "by hand"]),
        (("1/3", "2/3"), pl.String, ["1/3", "2/3"]),
        (("٣",), pl.String, ["٣"]),
        (("nan", "inf"), pl.String, ["nan", "inf"]),
    ],
)
def test_a_column_has_the_type_that_keeps_every_digit(
    cells: tuple[Cell, ...], kind: pl.DataType, values: list[object]
) -> None:
    found = column(*cells)
    assert found.dtype == kind
    assert found.to_list() == values


def test_numerals_under_a_header_of_words_stay_text() -> None:
    assert column("007", "1.50", right=False).to_list() == ["007", "1.50"]


def test_a_page_without_rows_has_columns_all_the_same() -> None:
    frame = frame_of(Page("", [Table("", ("A", "B"), (), keys={"K": 1})]))
    assert (frame.columns, frame.height) == (["K", "A", "B"], 0)


def test_json_of_removal_holds_the_cards_removed_together(capsys: Captured, tmp_path: Path) -> None:
    question = ("removal", "aspers", "--wager", "egalite", "--remove", "8 8")
    record = json.loads(saved(capsys, tmp_path / "rows.json", *question))
    assert record == ask(capsys, *question, "--format", "json").json()
    assert record["several"]


def test_the_example_of_the_document_reads_the_file_that_its_command_writes(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (Path(__file__).parents[1] / "docs" / "counting.md").read_text(encoding="utf-8")
    shown = re.search(
        r"```\ncombinat ([^\n]* --save [^\n]*)\n```\n\n```python\n(.*?)```", page, re.DOTALL
    )
    assert shown is not None
    monkeypatch.chdir(tmp_path)
    assert ask(capsys, *shlex.split(shown[1])).code == 0
    exec(compile(shown[2], "counting.md", "exec"), {})
    assert capsys.readouterr().out.strip() == shown[2].strip().rpartition("# prints ")[2]
