"""The plugin of pytest: each locked figure a test, nothing at all where it is not asked for."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

# Imported here, as a run in this process gives up what it has imported, and numpy comes only once.
from combinat.lock import drift as lock_drift
from combinat.lock.figures import Scope
from combinat.lock.file import LockFile, read
from combinat.lock.reports import words
from combinat.lock.settings import settings
from combinat.lock.writing import locked_anew, write_lock
from tests.support import GOOD, broken

pytest_plugins = "pytester"
assert words

PLUGIN = ("-p", "combinat.pytest_plugin")
SETTINGS = 'lock = "{lock}"\n\n[[games]]\ngame = "house.toml"\n'
TEST = "def test_one():\n    assert True\n"
RULES = "house/rules"
EDGE = "house/egalite/house_edge@8"
IN_PRINT = 'pays = "9 to 1"'


@pytest.fixture(autouse=True)
def _no_other_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what else is installed: runs start sooner."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    """Return a project with a test, a game, settings and a lock that nothing has drifted from."""
    pytester.makeini("[pytest]\n")
    pytester.makepyfile(test_one=TEST)
    put(pytester, "house.toml", GOOD)
    put(pytester, "combinat.toml", SETTINGS.format(lock="figures.lock"))
    relock(pytester.path)
    return pytester


def put(pytester: pytest.Pytester, name: str, text: str) -> None:
    (pytester.path / name).write_text(text, encoding="utf-8")


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return pytester.runpytest_inprocess(*PLUGIN, *arguments)


def relock(folder: Path) -> None:
    found = settings(folder / "combinat.toml")
    assert found is not None
    write_lock(found.lock, locked_anew(found.lock, found.scopes, ()))


def edit(path: Path, old: str, new: str) -> None:
    path.write_text(broken(old, new, path.read_text(encoding="utf-8")), encoding="utf-8")


def locked_ids(path: Path) -> list[str]:
    return [name for locked in read(path).lock.values() for name in locked.figures]


def counted(result: pytest.RunResult, **expected: int) -> None:
    assert {k: v for k, v in result.parseoutcomes().items() if k != "warnings"} == expected


def text_of(lines: Iterable[str]) -> str:
    return "\n".join(lines)


def test_it_is_installed_and_off_until_it_is_asked_for(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    project.makepyfile(
        test_one="import sys\n"
        "def test_nothing_heavy_is_imported():\n"
        "    assert 'combinat.pytest_plugin' in sys.modules\n"
        "    heavy = {'numpy', 'polars', 'pydantic', 'combinat.lock', 'combinat.rules'}\n"
        "    assert not heavy & set(sys.modules)\n"
    )
    counted(project.runpytest_subprocess(), passed=1)


def test_a_folder_without_a_lock_is_tested_as_ever(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(TEST)
    counted(run(pytester), passed=1)


def test_each_locked_figure_is_a_test_and_so_are_the_rules(project: pytest.Pytester) -> None:
    result = run(project, "--combinat", "--collect-only", "-q")
    found = [line for line in result.outlines if line.startswith("figures.lock::")]
    ids = locked_ids(project.path / "figures.lock")
    assert len(ids) > 8
    assert found == [f"figures.lock::{name}" for name in (RULES, *ids)]


def test_all_pass_where_nothing_has_drifted(project: pytest.Pytester) -> None:
    ids = locked_ids(project.path / "figures.lock")
    counted(run(project, "--combinat"), passed=len(ids) + 2)


def test_a_changed_pay_fails_its_rules_and_its_figures_alone(project: pytest.Pytester) -> None:
    edit(project.path / "house.toml", IN_PRINT, 'pays = "8 to 1"')
    result = run(project, "--combinat", "-q")
    moved = ("house_edge@8", "house_edge_resolved@8", "variance@8")
    failed = {RULES, *(f"house/egalite/{figure}" for figure in moved)}
    lines = [line.split() for line in result.outlines if line.startswith("FAILED")]
    summary = {name.partition("::")[2] for _, name, *_ in lines}
    assert summary == failed
    ids = locked_ids(project.path / "figures.lock")
    counted(result, passed=len(ids) + 2 - len(failed), failed=len(failed))


def test_a_failure_says_what_moved_and_why_and_not_where_in_the_program(
    project: pytest.Pytester,
) -> None:
    edit(project.path / "house.toml", IN_PRINT, 'pays = "8 to 1"')
    result = run(project, "--combinat", "-q", "-k", "egalite or rules")
    text = text_of(result.outlines)
    assert "RULES: 4.844032 % → 14.359629 % (+9.515597 % points)\n" in text
    assert "  locked 63053127805/1301666217579\n" in text
    assert "  found  103841353768/723147898655\n" in text
    assert "  moved by wager egalite, line tie, pays: 9 to 1 → 8 to 1\n" in text
    change = "wager egalite, line tie, pays: 9 to 1 → 8 to 1"
    assert f"1 rule changed: {change}; alone it moves 3 figures\n" in text
    assert f"FAILED figures.lock::{EDGE} - RULES: 4.844032 %" in text
    assert "Traceback" not in text
    assert "pytest_plugin.py" not in text
    assert "raise Drifted" not in text


def test_an_edited_number_is_not_explained_by_rules(project: pytest.Pytester) -> None:
    edit(project.path / "figures.lock", "63053127805/1301666217579", "1/20")
    result = run(project, "--combinat", "-q")
    text = text_of(result.outlines)
    assert "ENGINE: 5.000000 % → 4.844032 % (-0.155968 % points)\n" in text
    assert "  locked 1/20\n" in text
    assert result.parseoutcomes()["failed"] == 1


def test_a_figure_that_is_not_locked_or_not_asked_for_fails(project: pytest.Pytester) -> None:
    lock = project.path / "figures.lock"
    edit(lock, f"{EDGE} = 63053127805/1301666217579\n", "")
    edit(lock, "schema = 1\n", "schema = 1\nhouse/egalite/none/ways@8 = 1\n")
    text = text_of(run(project, "--combinat", "-q").outlines)
    assert f"FAILED figures.lock::{EDGE} - EXTRA: none → 4.844032 %" in text
    assert "FAILED figures.lock::house/egalite/none/ways@8 - MISSING: 1 → none" in text


def test_the_drift_is_worked_out_once(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[LockFile] = []
    known = lock_drift.drift

    def counting(file: LockFile, scopes: Iterable[Scope]) -> lock_drift.Drift:
        calls.append(file)
        return known(file, scopes)

    monkeypatch.setattr(lock_drift, "drift", counting)
    assert run(project, "--combinat").ret == 0
    assert len(calls) == 1


def assert_usage_error(result: pytest.RunResult, fault: str) -> None:
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    errors = [line for line in result.errlines if line.strip()]
    assert errors == [f"ERROR: {fault}"]
    assert "Traceback" not in text_of([*result.outlines, *result.errlines])


def test_without_a_lock_there_is_one_clear_line(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(TEST)
    allowed = "allowed: a lock, as 'combinat lock' writes it"
    for arguments, place in [
        (("--combinat",), "tables/figures.lock"),
        (("--combinat=other.lock",), "other.lock"),
    ]:
        fault = f"{place}: found no such file; {allowed}"
        assert_usage_error(run(pytester, *arguments), fault)


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        (
            "figures.lock",
            "schema = 1\nnonsense\n",
            "figures.lock: line 2: found 'nonsense'; "
            "allowed: 'ID = VALUE', as 'combinat lock' writes it",
        ),
        (
            "combinat.toml",
            SETTINGS.format(lock="figures.lock").replace("lock", "look", 1),
            "combinat.toml: found the unknown key 'look'; "
            "allowed: did you mean 'lock'? One of games, lock",
        ),
    ],
)
def test_a_damaged_lock_or_setting_is_one_clear_line(
    project: pytest.Pytester, name: str, text: str, fault: str
) -> None:
    put(project, name, text)
    assert_usage_error(run(project, "--combinat"), fault)


def test_a_lock_can_be_named(project: pytest.Pytester) -> None:
    (project.path / "figures.lock").rename(project.path / "other.lock")
    project.mkdir("locks")
    (project.path / "other.lock").rename(project.path / "locks" / "other.lock")
    result = run(project, "--combinat=locks/other.lock", "--collect-only", "-q")
    assert f"locks/other.lock::{EDGE}" in result.outlines
    assert "test_one.py::test_one" in result.outlines


def test_one_figure_can_be_named(project: pytest.Pytester) -> None:
    counted(run(project, f"figures.lock::{EDGE}", "--combinat"), passed=1)


def test_a_lock_among_the_tests_is_collected_once(project: pytest.Pytester) -> None:
    ids = locked_ids(project.path / "figures.lock")
    counted(run(project, ".", "--combinat"), passed=len(ids) + 2)
    counted(run(project, "figures.lock", "test_one.py", "--combinat"), passed=len(ids) + 2)


@pytest.mark.parametrize("name", ["tests", "test_one.py"])
def test_tests_behind_the_option_are_not_taken_for_a_lock(
    project: pytest.Pytester, name: str
) -> None:
    project.mkdir("tests")
    allowed = "the file of a lock; tests are named before --combinat"
    result = run(project, "--combinat", name)
    assert_usage_error(result, f"--combinat: found {name!r}; allowed: {allowed}")


def test_a_run_from_a_folder_below_finds_the_lock_of_the_project(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = project.mkdir("below")
    (below / "test_two.py").write_text(TEST, encoding="utf-8")
    monkeypatch.chdir(below)
    ids = locked_ids(project.path / "figures.lock")
    counted(run(project, "--combinat"), passed=len(ids) + 2)


def test_workers_share_a_run(project: pytest.Pytester) -> None:
    edit(project.path / "house.toml", IN_PRINT, 'pays = "8 to 1"')
    result = project.runpytest_subprocess(*PLUGIN, "-p", "xdist", "--combinat", "-n", "2")
    ids = locked_ids(project.path / "figures.lock")
    counted(result, passed=len(ids) + 2 - 4, failed=4)
    assert "RULES: 4.844032 % → 14.359629 % (+9.515597 % points)" in text_of(result.outlines)
