"""One way to ask the page's modules a question: a script in node, told on its standard input."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "combinat" / "explorer" / "web"
NODE = shutil.which("node")

needs_node = pytest.mark.skipif(NODE is None, reason="node is not installed")


def answer(script: str, told: Any) -> Any:
    """Return what a script of the page's tests answers, read as JSON."""
    assert NODE is not None
    done = subprocess.run(
        [NODE, str(WEB / "tests" / script)],
        input=json.dumps(told),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
