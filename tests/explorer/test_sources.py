"""The page's script is what its sources make, and their own tests pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.javascript import EXPLORER, WEB, run_node

BUNDLER = WEB / "node_modules" / "esbuild"


def test_the_script_is_built_from_its_sources(tmp_path: Path) -> None:
    if not BUNDLER.exists():
        pytest.skip("the JavaScript tools are not installed ('make test' installs them)")
    run_node("build.js", str(tmp_path))
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"explorer.css", "explorer.js"}
    for name in names:
        built = (tmp_path / name).read_text(encoding="utf-8")
        assert built == (EXPLORER.parent / name).read_text(encoding="utf-8"), "run 'make explorer'"


def test_the_unit_tests_of_the_sources_pass() -> None:
    printed = run_node("--test", "--test-reporter=tap")
    assert "\n# fail 0\n" in printed
    assert "\n# pass 0\n" not in printed
