"""The hook and the action: they parse, ask for what the command line has, and run no input."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from combinat.cli import cli

ROOT = Path(__file__).parents[1]
HOOKS = ROOT / ".pre-commit-hooks.yaml"
ACTION = ROOT / ".github" / "actions" / "check" / "action.yml"
WORKFLOW = ROOT / "docs" / "examples" / "check.yml"
USES_ACTION = "/combinat/.github/actions/check@"
HOSTILE = 'x"; touch pwned; $(touch pwned) `touch pwned` --lock=y # '
STUB = '#!/bin/sh\nprintf "%s\\n" "${0##*/}" "$@" >> "$CALLS"\n'


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps(*, running: bool) -> list[dict[str, Any]]:
    """Return the steps of the action that run a script, or those that use another action."""
    found: list[dict[str, Any]] = read(ACTION)["runs"]["steps"]
    return [step for step in found if ("run" in step) == running]


def command_of(words: list[str]) -> click.Command:
    """Return the command that a line names, which must be one of combinat."""
    assert words[0] == "combinat"
    return cli.commands[words[1]]


def offered(command: click.Command) -> set[str]:
    return {name for option in command.params for name in option.opts}


def test_the_hook_runs_a_command_that_there_is() -> None:
    (hook,) = read(HOOKS)
    assert hook["id"] == "combinat-check"
    assert command_of(hook["entry"].split()).name == "check"
    assert (hook["language"], hook["pass_filenames"]) == ("python", False)


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("tables/figures.lock", True),
        ("house.toml", True),
        ("pyproject.toml", True),
        ("README.md", False),
        ("tomls/a.py", False),
    ],
)
def test_the_hook_runs_where_rules_settings_or_the_lock_change(name: str, wanted: bool) -> None:
    (hook,) = read(HOOKS)
    assert bool(re.search(hook["files"], name)) is wanted


def test_the_action_asks_for_options_that_there_are() -> None:
    (line,) = [
        line.strip()
        for step in steps(running=True)
        for line in step["run"].splitlines()
        if line.strip().startswith("combinat ")
    ]
    script = next(step["run"] for step in steps(running=True) if line in step["run"])
    asked = set(re.findall(r"--[a-z][a-z-]*", script))
    assert asked == {"--format", "--config", "--lock"}
    assert asked <= offered(command_of(line.split()))


def test_no_input_is_written_into_a_script() -> None:
    for step in steps(running=True):
        assert "${{" not in step["run"]
        assert step["shell"] == "bash"


def test_every_input_is_described_and_used() -> None:
    inputs = read(ACTION)["inputs"]
    assert set(inputs) == {"python-version", "config", "lock", "install"}
    assert all(one["description"] and isinstance(one["default"], str) for one in inputs.values())
    used = re.findall(r"\$\{\{ inputs\.([a-z-]+) \}\}", ACTION.read_text(encoding="utf-8"))
    assert sorted(used) == sorted(inputs)


def test_what_the_action_uses_is_pinned_to_a_commit() -> None:
    for step in steps(running=False):
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", step["uses"])


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file in which stand-ins for python and combinat note how they are called."""
    stubs = tmp_path / "stubs"
    stubs.mkdir()
    for name in ("python", "combinat"):
        (stubs / name).write_text(STUB, encoding="utf-8")
        (stubs / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{stubs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    monkeypatch.setenv("GITHUB_ACTION_PATH", "/actions/combinat/.github/actions/check")
    return tmp_path / "calls"


def run_as_the_runner_does(inputs: dict[str, str], folder: Path) -> None:
    """Run the scripts of the action with these inputs, in the way of a runner's bash."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash here")
    given = {name: one["default"] for name, one in read(ACTION)["inputs"].items()} | inputs
    for step in steps(running=True):
        own = {
            name: given[re.sub(r"\$\{\{ inputs\.([a-z-]+) \}\}", r"\1", value)]
            for name, value in step["env"].items()
        }
        words = (bash, "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"])
        subprocess.run(words, cwd=folder, env={**os.environ, **own}, check=True)


def test_without_inputs_the_combinat_of_the_action_is_installed(
    calls: Path, tmp_path: Path
) -> None:
    run_as_the_runner_does({}, tmp_path)
    lines = calls.read_text(encoding="utf-8").splitlines()
    root = "/actions/combinat/.github/actions/check/../../.."
    assert lines[:4] == ["python", "-m", "pip", "install"]
    assert lines[-5:] == ["--", root, "combinat", "check", "--format=github"]


def test_a_hostile_input_is_one_argument_and_nothing_more(calls: Path, tmp_path: Path) -> None:
    hostile = dict.fromkeys(("config", "lock", "install"), HOSTILE)
    run_as_the_runner_does(hostile, tmp_path)
    lines = calls.read_text(encoding="utf-8").splitlines()
    assert lines[-7:] == [
        "--",
        HOSTILE,
        "combinat",
        "check",
        "--format=github",
        f"--config={HOSTILE}",
        f"--lock={HOSTILE}",
    ]
    assert not (tmp_path / "pwned").exists()


def test_the_example_workflow_uses_the_action_as_it_is() -> None:
    workflow = read(WORKFLOW)
    assert workflow["permissions"] == {"contents": "read"}
    used = [step for step in workflow["jobs"]["check"]["steps"] if USES_ACTION in step["uses"]]
    (step,) = used
    assert set(step["with"]) <= set(read(ACTION)["inputs"])
    path = step["uses"].partition("/combinat/")[2].partition("@")[0]
    assert (ROOT / path / "action.yml").is_file()
