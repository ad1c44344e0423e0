"""The lock as a file: one `id = value` a line in order, and clear words for one that is damaged."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from combinat.faults import BadInput, Fault, quote
from combinat.lock.rules import Leaves

SCHEMA = 1
RULES = "rules"
"""What stands in place of a wager in the ids of rules."""

LARGEST_FILE = 2**24
HEAD = re.compile(r"schema = ([0-9]{1,9})")
TAG = r"[a-z][a-z0-9_]{0,63}(?::[a-z][a-z0-9_+]{0,999})?"
FIGURE = re.compile(rf"({TAG})/([a-z0-9_#]+(?:/[a-z0-9_]+){{1,2}}@[0-9]{{1,4}})")
RULE = re.compile(rf"({TAG})/{RULES}/([a-z0-9_.#]+)")
NUMBER = re.compile(r"-?[0-9]{1,400}(?:\.[0-9]{1,400}|/[0-9]{1,400})?")
CONFLICT = ("<<<<<<<", "=======", ">>>>>>>", "|||||||")
LINE = "'ID = VALUE', as 'combinat lock' writes it"


@dataclass(frozen=True)
class Locked:
    """What a lock holds of one game under one reading: figures by their ids, and rules by key."""

    figures: dict[str, str]
    leaves: Leaves


Lock = dict[str, Locked]
"""What is locked by game and reading, such as `aspers` or `aspers:ties_lose`."""


def lock_text(lock: Mapping[str, Locked]) -> str:
    """Return a lock as text: the number of its schema, then all lines in the order of their ids."""
    lines = sorted(f"{name} = {value}" for name, value in lines_of(lock).items())
    return "\n".join([f"schema = {SCHEMA}", *lines]) + "\n"


def lines_of(lock: Mapping[str, Locked]) -> dict[str, str]:
    """Return what stands in a lock by the ids of its lines."""
    lines: dict[str, str] = {}
    for tag, locked in lock.items():
        lines |= locked.figures
        lines |= {f"{tag}/{RULES}/{key}": _json(value) for key, value in locked.leaves.items()}
    return lines


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


@dataclass(frozen=True)
class LockFile:
    """A lock as it was read: what it holds, and the line on which each id stands."""

    place: str
    lock: Lock
    numbers: Mapping[str, int]


def read(path: Path) -> LockFile:
    """Return what a lock holds; raises BadInput with the line of whatever is wrong with it."""
    place = str(path)
    entries = list(_entries(_text(path, place), place))
    numbers = {name: number for number, name, _ in entries}
    return LockFile(place, _lock_of(entries, place), numbers)


def _lock_of(entries: Iterable[tuple[int, str, str]], place: str) -> Lock:
    """Return the lock that lines make up, each with its number, id and value."""
    lock: Lock = {}
    for number, name, value in entries:
        figure, rule = FIGURE.fullmatch(name), RULE.fullmatch(name)
        match = rule or figure
        if match is None:
            raise _fault(place, number, f"the id {quote(name)}", "the id of a figure or a rule")
        locked = lock.setdefault(match[1], Locked({}, {}))
        if rule is not None:
            locked.leaves[rule[2]] = _value(value, place, number)
            continue
        if not NUMBER.fullmatch(value) or re.search(r"/0+$", value):
            allowed = "a whole number, or a fraction such as 19/20"
            raise _fault(place, number, f"the value {quote(value)}", allowed)
        locked.figures[name] = value
    return lock


def _value(text: str, place: str, number: int) -> Any:
    try:
        value = json.loads(text, parse_constant=_no_number, parse_float=_no_number)
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise _fault(place, number, f"the value {quote(text)}", "a value of JSON") from None
    return value


def _no_number(text: str) -> Any:
    raise ValueError(text)


def _entries(text: str, place: str) -> Iterator[tuple[int, str, str]]:
    """Yield number, id and value of each line below the first."""
    lines = text.split("\n")
    if lines[-1]:
        raise _fault(place, len(lines), "a line that is cut off", "a whole last line")
    _check_schema(lines[0], place)
    seen: dict[str, int] = {}
    for number, line in enumerate(lines[1:-1], start=2):
        if line.startswith(CONFLICT):
            raise _fault(place, number, "a merge conflict", "one lock; resolve it and lock anew")
        name, equals, value = line.partition(" = ")
        if not equals or not value:
            raise _fault(place, number, quote(line), LINE)
        if name in seen:
            found = f"the id {quote(name)} of line {seen[name]} again"
            raise _fault(place, number, found, "each id once")
        seen[name] = number
        yield number, name, value


def _check_schema(line: str, place: str) -> None:
    if line.startswith(CONFLICT):
        raise _fault(place, 1, "a merge conflict", "one lock; resolve it and lock anew")
    head = HEAD.fullmatch(line)
    if head is None:
        raise _fault(place, 1, quote(line), f"'schema = {SCHEMA}'")
    if not 1 <= int(head[1]) <= SCHEMA:
        raise _fault(place, 1, f"schema {head[1]}", f"a schema up to {SCHEMA}; a newer combinat")


def _fault(place: str, number: int, found: str, allowed: str) -> BadInput:
    return BadInput(Fault(place, f"line {number}", found, allowed))


def _text(path: Path, place: str) -> str:
    try:
        if not path.is_file():
            found = "a directory" if path.is_dir() else "no such file"
            raise BadInput(Fault(place, "", found, "a lock, as 'combinat lock' writes it"))
        if path.stat().st_size > LARGEST_FILE:
            raise BadInput(Fault(place, "", f"more than {LARGEST_FILE} bytes", "a smaller lock"))
        return path.read_bytes().decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        number = error.object.count(b"\n", 0, error.start) + 1
        found = f"the byte 0x{error.object[error.start]:02x}"
        raise _fault(place, number, found, "UTF-8") from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadInput(Fault(place, "", reason, "a readable file")) from None


def is_lock(path: Path) -> bool:
    """Say whether a file begins as a lock does, or as one with a merge conflict."""
    try:
        with path.open("rb") as file:
            head = file.readline(64).decode("ascii", "replace").rstrip("\r\n")
    except OSError:
        return False
    return bool(HEAD.fullmatch(head)) or head.startswith(CONFLICT)


def same_number(one: str, other: str) -> bool:
    """Say whether two texts of figures are one number, however each is written."""
    return Fraction(one) == Fraction(other)
