"""A drift in the summary of a step of GitHub Actions, within the size that one may have."""

from __future__ import annotations

from pathlib import Path

from combinat.faults import BadInput, Fault
from combinat.lock.drift import Drift
from combinat.lock.reports.markdown import markdown_report

LIMIT = 2**20
"""GitHub drops the summary of a step that has more bytes than this."""

CUT = (
    b"\nThe rest is left out, as a step's summary holds less than 1 MiB; "
    b"`combinat check --format json` lists all.\n"
)


def add_to_summary(path: Path, drift: Drift) -> None:
    """Append a drift to the summary of a step, cut at a line where there is not room for all.

    Raises BadInput where the file cannot be written.
    """
    try:
        if path.exists() and not path.is_file():
            raise OSError(None, "no regular file")
        with path.open("ab") as file:
            there = file.tell()
            file.write(within(markdown_report(drift), LIMIT - 1 - there, after=there > 0))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        fault = Fault("GITHUB_STEP_SUMMARY", str(path)[:200], reason, "a file that can be written")
        raise BadInput(fault) from None


def within(text: str, room: int, *, after: bool = False) -> bytes:
    """Return as many lines of a text as there is room for in bytes, and say so where it is cut.

    `after` sets it apart from what stands above it.
    """
    whole = (b"\n" if after else b"") + text.encode()
    if len(whole) <= room:
        return whole
    end = whole.rfind(b"\n", 0, max(room - len(CUT), 0)) + 1
    return whole[:end] + CUT if end else b""
