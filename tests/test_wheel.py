"""The wheel that users get: built, installed alone in a clean environment, run from elsewhere."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
REQUIREMENT = re.compile(r"[\w.-]+")


def run(*words: str | Path, cwd: Path) -> str:
    done = subprocess.run(list(map(str, words)), cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    source = tmp_path_factory.mktemp("source")
    names = run("git", "ls-files", "-co", "--exclude-standard", cwd=ROOT).splitlines()
    for name in names:
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, source / name)
    words = ("-m", "hatchling", "build", "-t", "wheel", "-d", out)
    run(sys.executable, *words, cwd=source)
    (built,) = out.glob("*.whl")
    return built


def required(wheel: Path) -> set[str]:
    """Return the distributions that the wheel asks for without extras, and what they ask for."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        text = archive.read(name).decode()
    waiting = re.findall(r"^Requires-Dist: (.*)$", text, re.MULTILINE)
    found: set[str] = set()
    while waiting:
        requirement = waiting.pop()
        match = REQUIREMENT.match(requirement)
        assert match is not None
        if match[0] in found or ";" in requirement:
            continue
        found.add(match[0])
        waiting += metadata.requires(match[0]) or []
    return found


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a fresh environment with the wheel and nothing but what it requires."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, with_pip=False, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    for name in required(wheel):
        files = metadata.files(name) or []
        tops = {file.parts[0] for file in files if not file.parts[0].startswith("..")}
        for top in tops - {"__pycache__"}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(metadata.distribution(name).locate_file(top))))
    words = ("-m", "pip", "--python", folder / "bin" / "python", "install", "--no-deps")
    run(sys.executable, *words, "--no-index", "--disable-pip-version-check", wheel, cwd=folder)
    return folder


def test_the_command_runs_from_another_directory(clean: Path, tmp_path: Path) -> None:
    command = clean / "bin" / "combinat"
    record = json.loads(run(command, "edges", "aspers", "--format", "json", cwd=tmp_path))
    assert record["total_ways"] == "4998398275503360"
    edges = {wager["id"]: wager.get("house_edge_percent") for wager in record["wagers"]}
    assert edges["banco"] == "1.057906"
    games = json.loads(run(command, "games", "--format", "json", cwd=tmp_path))["games"]
    assert len(games) == 6


def test_the_tables_are_the_published_ones(clean: Path, tmp_path: Path) -> None:
    run(clean / "bin" / "combinat", "tables", "intercasino", "--out", tmp_path, cwd=tmp_path)
    for path in sorted((tmp_path / "intercasino").iterdir()):
        assert path.read_bytes() == (ROOT / "tables" / "intercasino" / path.name).read_bytes()


def test_the_package_carries_its_data_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for name in (
        "combinat/py.typed",
        "combinat/rules/condition.lark",
        "combinat/rules/games/aspers.toml",
        "combinat/rules/wagers/banco.toml",
        "combinat/rules/schemas/game.schema.json",
        "combinat/published/wizard_of_odds.toml",
        "combinat/publish/charts.mplstyle",
        "combinat/report/html/report.css",
        "combinat/report/html/report.html.jinja",
        "combinat/explorer/explorer.css",
        "combinat/explorer/explorer.js",
        "combinat/report/report.schema.json",
        "combinat/report/pdf/report.typ",
    ):
        assert name in names
    assert not [name for name in names if name.startswith("combinat/explorer/web/")]
    assert {name.split("/")[0].split("-")[0] for name in names} == {"combinat"}


def test_an_installed_copy_is_sound(clean: Path, tmp_path: Path) -> None:
    command = clean / "bin" / "combinat"
    record = json.loads(run(command, "selftest", "--format", "json", cwd=tmp_path))
    assert record["sound"]
    assert record["versions"]["numba"] == "not installed"


def test_the_wheel_brings_the_plugin_of_pytest(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith("/entry_points.txt")]
        entry_points = archive.read(name).decode()
    assert "[pytest11]\ncombinat = combinat.pytest_plugin" in entry_points
