"""The page on continuous integration runs, from nothing to a check that fails, in a repository.

`python -m tests.test_ci_page` runs each command and puts what it prints into the page.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
import yaml

from tests.pages import DOCS, commands, refreshed, trimmed, write_files

PAGE, TAG = DOCS / "ci.md", "console-ci"
OF_GIT = {
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "A reader",
    "GIT_AUTHOR_EMAIL": "reader@example.org",
    "GIT_COMMITTER_NAME": "A reader",
    "GIT_COMMITTER_EMAIL": "reader@example.org",
}
NOT_OURS = ("CI", "GITHUB_", "GIT_", "PYTEST_")


def environment() -> dict[str, str]:
    """Return the environment of a reader's own machine, with this project's command on its path."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(NOT_OURS)}
    path = f"{Path(sys.executable).parent}{os.pathsep}{kept.get('PATH', '')}"
    return kept | OF_GIT | {"PATH": path, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}


def printed(command: str, folder: Path) -> str:
    """Return what a reader sees of a command in a shell: standard output and standard error."""
    run = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
    )
    return trimmed(run.stdout)


def test_the_page_goes_from_nothing_to_a_failing_check(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    write_files(page, tmp_path)
    shown = commands(page, TAG)
    assert len(shown) > 8
    for command, output in shown:
        assert printed(command, tmp_path) == output, command
    everything = "\n".join(output for _, output in shown)
    assert "exit code 0" in everything
    assert "exit code 1" in everything
    assert "Banker's total 5, Player's third card 2: S → D" in everything


def test_the_workflow_on_the_page_uses_the_action_that_there_is(tmp_path: Path) -> None:
    write_files(PAGE.read_text(encoding="utf-8"), tmp_path)
    text = (tmp_path / ".github" / "workflows" / "figures.yml").read_text(encoding="utf-8")
    (job,) = yaml.safe_load(text)["jobs"].values()
    used = job["steps"][-1]["uses"].removeprefix("OWNER/combinat/").removesuffix("@REF")
    assert (DOCS.parent / used / "action.yml").is_file()


@pytest.mark.parametrize("name", ["combinat.toml", "riverside.toml"])
def test_the_page_names_its_files(name: str, tmp_path: Path) -> None:
    assert name in write_files(PAGE.read_text(encoding="utf-8"), tmp_path)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as empty:
        text = PAGE.read_text(encoding="utf-8")
        write_files(text, Path(empty))
        PAGE.write_text(refreshed(text, TAG, lambda c: printed(c, Path(empty))), encoding="utf-8")
