"""TOML from a stranger, read within bounds and with exact decimals."""

from __future__ import annotations

import re
import tomllib
from decimal import Decimal
from pathlib import Path
from typing import Any

from combinat.faults import BadInput, Fault

LARGEST_FILE = 262_144
LONGEST_NUMBER = 24
LONG_RUN = re.compile(r"[0-9A-Fa-f_]{65,}")
MOST_PARTS = 20
LONG_KEY = re.compile(
    rf"""(?:^|[,{{\[])[ \t]*(?:[\w"'-]+[ \t]*\.[ \t]*){{{MOST_PARTS}}}""", re.MULTILINE | re.ASCII
)
KEY_OF_LINE = re.compile(r"\s*([\w.\"-]{1,80})\s*=")


class Unreadable:
    """A number that is not read: not finite, in exponent form, or too long."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return f"the number {self.text[:LONGEST_NUMBER]}"


def read(path: Path) -> dict[str, Any]:
    """Return the tables of a TOML file; raise BadInput where it cannot be read.

    A decimal becomes a Decimal, one that a rules file cannot mean an `Unreadable`.
    """
    place = str(path)
    text = _text(path, place)
    run = LONG_RUN.search(text)
    if run is not None:
        found = f"a number of {len(run[0])} digits"
        raise BadInput(Fault(place, _key_at(text, run.start()), found, "at most 64"))
    parts = LONG_KEY.search(text)
    if parts is not None:
        found = f"a key of more than {MOST_PARTS} parts"
        raise BadInput(Fault(place, _key_at(text, parts.start()), found, "a few parts"))
    try:
        return tomllib.loads(text, parse_float=_number)
    except tomllib.TOMLDecodeError as error:
        reason = str(error)
        at = re.search(r"\(at (.*?)\)$", reason)
        key = at[1] if at and at[1] != "end of document" else "end of the file"
        raise BadInput(Fault(place, key, _uncapitalised(reason), "TOML 1.0")) from None
    except RecursionError:
        lines = text.splitlines()
        worst = max(range(len(lines)), key=lambda n: lines[n].count("[") + lines[n].count("{"))
        key = _key_at(text, sum(len(line) + 1 for line in lines[:worst]))
        raise BadInput(Fault(place, key, "brackets nested too deep", "a few levels")) from None
    except ValueError as error:
        raise BadInput(Fault(place, "", _uncapitalised(str(error)), "TOML 1.0")) from None


def _text(path: Path, place: str) -> str:
    try:
        if not path.exists():
            raise BadInput(Fault(place, "", "no such file", "a TOML file"))
        if not path.is_file():
            found = "a directory" if path.is_dir() else "no regular file"
            raise BadInput(Fault(place, "", found, "a TOML file"))
        size = path.stat().st_size
        if size > LARGEST_FILE:
            raise BadInput(Fault(place, "", f"{size} bytes", f"at most {LARGEST_FILE}"))
        return path.read_bytes().decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        found = f"the byte 0x{error.object[error.start]:02x} at offset {error.start}"
        raise BadInput(Fault(place, "", found, "UTF-8")) from None
    except (OSError, ValueError) as error:
        if isinstance(error, BadInput):
            raise
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput(Fault(place[:200], "", _uncapitalised(reason), "a readable file")) from None


def _number(text: str) -> Decimal | Unreadable:
    plain = len(text) <= LONGEST_NUMBER and not set(text.lower()) & set("enif")
    return Decimal(text.replace("_", "")) if plain else Unreadable(text)


def _key_at(text: str, offset: int) -> str:
    """Name the key of the line at an offset."""
    start = text.rfind("\n", 0, offset) + 1
    line = text.count("\n", 0, offset) + 1
    key = KEY_OF_LINE.match(text, start)
    return f"line {line}, {key[1]}" if key else f"line {line}"


def _uncapitalised(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
