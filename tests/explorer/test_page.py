"""The page as a file: the same bytes, of every game, with nothing that runs but its own script."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from combinat import BadInput
from combinat.explorer.page import explorer_page
from combinat.rules import load
from tests.explorer.agreement import record_of
from tests.explorer.pages import made
from tests.support import ask, assert_refused
from tests.test_strangers_game import HOUSE

JSON = re.compile(r'<script type="application/json" id="game">(.*?)</script>', re.DOTALL)
ADDRESS = re.compile(r"""\b(?:src|href|action)\s*=\s*["']?[^"'\s>]+|url\([^)]*\)|@import""")
SHOWN_FIRST = "shown_first"


def held(page: str) -> dict[str, object]:
    (text,) = JSON.findall(page)
    record: dict[str, object] = json.loads(text)
    return record


def hashed(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


@pytest.mark.parametrize("name", load.bundled_games())
def test_every_bundled_game_has_a_page_with_its_data(name: str) -> None:
    record = held(made(name))
    assert record.pop(SHOWN_FIRST) == "printed"
    assert record == json.loads(json.dumps(record_of(name)))


def test_the_same_bytes_twice(tmp_path: Path) -> None:
    file = tmp_path / "harbour.toml"
    file.write_text(HOUSE, encoding="utf-8")
    page = explorer_page(str(file))
    assert page == explorer_page(str(file))
    assert "<title>Harbour &lt;b&gt;House&lt;/b&gt; &amp; Sons: explorer</title>" in page


def test_its_policy_names_what_it_runs_and_nothing_else() -> None:
    page = made("standard")
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]+)"', page)
    (style,) = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    assert policy.split("; ") == [
        "default-src 'none'",
        f"script-src '{hashed(script)}'",
        f"style-src '{hashed(style)}'",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
    ]


def test_it_names_no_address_to_fetch() -> None:
    page = JSON.sub("", made("aspers"))
    page = re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
    assert [match[0] for match in ADDRESS.finditer(page)] == ['href="data:,']


def test_the_command_writes_the_page_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new" / "standard.html"
    answer = ask(capsys, "explore", "standard", "--out", str(file), "--reading", "standard")
    assert (answer.code, answer.err) == (0, [])
    page = file.read_text(encoding="utf-8")
    assert page == explorer_page("standard", "standard")
    assert held(page)[SHOWN_FIRST] == "standard"
    assert answer.out == f"explorer written to {file}\n"


@pytest.mark.parametrize(
    "words",
    [
        ("standard",),
        ("nonsense", "--out", "page.html"),
        ("standard", "--out", "page.html", "--reading", "nonsense"),
        ("standard", "--out", "file/page.html"),
        ("standard", "--out", "folder"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_written_is_refused_in_one_line(
    words: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    assert_refused(ask(capsys, "explore", *words))
    assert {path.name for path in tmp_path.iterdir()} == {"file", "folder"}


def test_a_reading_that_there_is_not_is_named_with_those_that_there_are() -> None:
    with pytest.raises(BadInput, match="found 'no'; allowed: printed, standard"):
        explorer_page("standard", "no")
