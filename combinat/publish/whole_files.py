"""One file, written whole or not at all: a kill leaves the old one or the new one."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from combinat.faults import BadInput, Fault

WRITABLE = "a folder that can be written"


def write(path: Path, content: str | bytes) -> None:
    """Write a file so that a kill leaves the old or the new one, whole; text as UTF-8.

    Raises BadInput where the folder cannot be written.
    """
    data = content.encode() if isinstance(content, str) else content
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(name).chmod(0o644)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadInput(Fault(str(path), "", reason, WRITABLE)) from None


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before anything is worked out; write nothing."""
    try:
        found = _what_hinders(path)
    except OSError as error:  # a name that is too long
        found = (error.strerror or str(error)).lower()
    if found:
        raise BadInput(Fault(str(path), "", found, WRITABLE))


def _what_hinders(path: Path) -> str:
    """Say why a file cannot be written; nothing where it can."""
    if path.exists() and not path.is_file():
        return "something else in its place"
    nearest = next(folder for folder in path.absolute().parents if folder.exists())
    if not nearest.is_dir():
        return f"{nearest.name} is no folder"
    return "" if os.access(nearest, os.W_OK | os.X_OK) else "permission denied"
