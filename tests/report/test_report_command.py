"""`combinat report`: what it writes, what it refuses in one line, and what it leaves whole."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from combinat.cli import main, reports
from combinat.report.build import report_files, shared
from combinat.report.contents import SECTIONS, Asked
from combinat.report.words import Words, words_for
from combinat.rules.game import game
from tests.report.published import files

PROGRAM = [sys.executable, "-c", "from combinat.cli import main; main()"]
QUICK = ["report", "intercasino", "--sections", "summary,review"]


def run(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Return the exit code and what stands on standard error."""
    with pytest.raises(SystemExit) as done:
        main(arguments)
    return int(done.value.code or 0), capsys.readouterr().err


def test_a_report_has_every_format_and_the_chosen_chapters(tmp_path: Path) -> None:
    out = tmp_path / "report"
    words = ["--draft", "--operator", "Harbour Ltd", "--number", "HC-7", "--date", "2027-01-15"]
    done = subprocess.run(
        [*PROGRAM, *QUICK, *words, "--out", str(out)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert {path.name for path in out.iterdir()} == {
        *("report_a4.pdf", "report_letter.pdf", "report.html", "workbook.xlsx", "verify.py"),
        *("report.tex", "report.json", "report.schema.json", "csv", "SHA256SUMS"),
    }
    record = json.loads((out / "report.json").read_text(encoding="utf-8"))
    assert [chapter["id"] for chapter in record["chapters"]] == ["summary", "review"]
    assert record["draft"] is True
    cover = {pair["label"]: pair["value"] for pair in record["cover"]}
    assert cover["Operator"] == "Harbour Ltd"
    assert cover["Document number"] == "HC-7"
    assert cover["Document date"] == "2027-01-15"


def test_processes_that_share_the_work_change_no_byte() -> None:
    house = game("intercasino")
    asked = Asked(house, words_for(house, Words()), ("summary", "main", "sensitivity", "review"))
    alone, together = report_files(asked), report_files(asked, workers=2)
    assert alone.keys() == together.keys()
    for name, content in alone.items():
        assert together[name] == content, name


def test_every_chapter_is_in_one_part_of_the_work() -> None:
    for workers in (1, 2, 3, 40):
        parts = shared(SECTIONS, workers)
        assert sorted(name for part in parts for name in part) == sorted(SECTIONS)
        assert len(parts) == min(workers, len(SECTIONS))


def test_the_command_that_makes_it_again_stands_in_the_report(tmp_path: Path) -> None:
    sections = ["--sections", "reproducibility"]
    given = ["--title", "punto=Punto y Banca", "--language", "Español", "--out", str(tmp_path)]
    done = subprocess.run(
        [*PROGRAM, "report", "intercasino", *sections, *given], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "report.tex").read_text(encoding="utf-8")
    assert str(tmp_path) not in page
    record = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    (items, *_) = (b for b in record["chapters"][0]["blocks"] if b["kind"] == "items")
    assert items["items"][0] == (
        "This report: combinat report intercasino --sections reproducibility "
        "--title 'punto=Punto y Banca' --language 'Español'"
    )


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--sections", "sumary"], "--sections: found 'sumary'; allowed: did you mean 'summary'?"),
        (["--without", "x"], "--without: found 'x'; allowed: one of extract, main"),
        (["--title", "punto"], "--title: found 'punto'; allowed: such as punto="),
        (["--title", "bunto=x", "--language", "y"], "--title: found 'bunto'; allowed: did you"),
        (["--title", "punto=x"], "--title: found no --language"),
        (["--operator", "a\nb"], "--operator: found 'a\\nb'; allowed: one line"),
        (["--reading", "printd"], "--reading: found 'printd'; allowed: did you mean 'printed'?"),
        (["--unseen", "5"], "--unseen: found 5"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_and_nothing_is_written(
    arguments: list[str], line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "report"
    code, said = run(["report", "intercasino", "--out", str(out), *arguments], capsys)
    assert code == 2
    assert said.startswith(f"combinat: {line}"), said
    assert said.count("\n") == 1
    assert not out.exists()


def test_a_folder_that_holds_something_else_is_refused_before_any_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    signed = tmp_path / "signed.pdf"
    signed.write_text("a signed copy", encoding="utf-8")
    monkeypatch.setattr("combinat.rules.game.game", lambda *_: pytest.fail("work was begun"))
    code, said = run(["report", "intercasino", "--out", str(tmp_path)], capsys)
    assert code == 2
    assert "signed.pdf" in said
    assert said.count("\n") == 1
    assert signed.read_text(encoding="utf-8") == "a signed copy"


def test_a_missing_library_is_named_with_the_command_that_installs_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        reports, "find_spec", lambda name: None if name == "typst" else find_spec(name)
    )
    code, said = run(["report", "aspers", "--out", str(tmp_path / "report")], capsys)
    assert code == 2
    assert said == (
        "combinat: report: found no typst installed; allowed: all formats, by: "
        "pip install 'combinat[report]'\n"
    )


def limit_files() -> None:
    """Let no file grow beyond what stands for a full disk."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))


def test_a_full_disk_leaves_the_old_report_whole(tmp_path: Path) -> None:
    out = tmp_path / "report"
    command = [*PROGRAM, *QUICK, "--out", str(out)]
    subprocess.run(command, capture_output=True, check=True)
    before = files(out)
    done = subprocess.run(
        [*command, "--draft"], capture_output=True, text=True, preexec_fn=limit_files, check=False
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert files(out) == before
    assert [path.name for path in tmp_path.iterdir()] == ["report"]
