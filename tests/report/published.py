"""The reports of the five houses, built once for all processes that test them."""

from __future__ import annotations

import fcntl
from pathlib import Path

from combinat.cli.reports import FOLDER, write_report
from combinat.rules.load import bundled_games

HOUSES = tuple(name for name in bundled_games() if name != "standard")
TABLES = Path(__file__).parents[2] / "tables"
PAGES = {"report_a4.pdf", "report_letter.pdf"}
NOT_COMMITTED = PAGES | {"workbook.xlsx"}


def published(house: str) -> Path:
    """Return the folder of a report among the committed tables."""
    return TABLES / house / FOLDER


def built(house: str, shared: Path) -> Path:
    """Return the folder of a report built anew, by the first process that asks for it."""
    shared.mkdir(exist_ok=True)
    folder = shared / house / FOLDER
    with (shared / f"{house}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            # Whoever waits for the lock leaves a core free.
            write_report(house, shared, workers=2)
    return folder


def files(folder: Path) -> dict[str, bytes]:
    """Return the files below a folder by their paths."""
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
