"""The JavaScript of the explorer, run by node: for tests that need no browser."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXPLORER = Path(__file__).parents[1] / "combinat" / "explorer" / "explorer.js"
WEB = EXPLORER.parent / "web"


def run_node(*words: str, given: str = "") -> str:
    """Return what node prints, run in the folder of the sources; skip where there is no node.

    It comes with the environment that `make` sets up; elsewhere that of the system is taken.
    """
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    program = shutil.which("node", path=places)
    if program is None:
        pytest.skip("node is not installed (the extra 'dev' brings it)")
    done = subprocess.run(
        [program, *words], cwd=WEB, input=given, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


MODULES = ("engine", "fractions", "records", "removal", "shoe")


def call(code: str, given: Any) -> Any:
    """Return what a function of `given` returns; `combinatExplorer` has the modules by name."""
    imports = "".join(f"import * as {name} from './src/{name}.js';" for name in MODULES)
    script = (
        f"import {{ readFileSync }} from 'node:fs'; {imports}"
        f"const combinatExplorer = {{ {', '.join(MODULES)} }};"
        f"const answer = ({code})(JSON.parse(readFileSync(0, 'utf8')));"
        "console.log(JSON.stringify(answer));"
    )
    printed = run_node("--input-type=module", "--eval", script, given=json.dumps(given))
    return json.loads(printed)
