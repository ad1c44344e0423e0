"""Where a drift stands: the file and the line that a reviewer is shown."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from combinat.lock.drift import Drift, GameDrift
from combinat.lock.rules import WAGERS, wager_of
from combinat.rules import load


@dataclass(frozen=True)
class Place:
    """A file, from the root of the checkout where it lies in it, and a line if one is known."""

    file: Path
    line: int | None = None

    @property
    def uri(self) -> str:
        """The file as a reference by RFC 3986: relative where it lies in the checkout."""
        if self.file.is_absolute():
            return self.file.as_uri()
        return quote(os.fsencode(self.file.as_posix()))


class Places:
    """Finds the places of figures and rules, in the lock and in the files of the games."""

    def __init__(self, drift: Drift) -> None:
        self.lock = _in_checkout(drift.lock.place)
        self.files = {game.tag: _own_file(game) for game in drift.games}
        self.lines = _first_lines(drift.lock.numbers) | dict(drift.lock.numbers)

    def figure(self, id_: str) -> Place:
        """Return the line of a figure in the lock, the first line where it is not locked."""
        return Place(self.lock, self.lines.get(id_, 1))

    def rule(self, tag: str, key: str) -> Place:
        """Return the game's file where it has one of its own, else the rule's line in the lock.

        A rule that is not locked stands where its wager begins, or else the rules of its game.
        """
        file = self.files.get(tag)
        if file is not None:
            return Place(file)
        near = (f"{tag}/rules/{key}", _wager_at(tag, key), f"{tag}/rules")
        return Place(self.lock, next((self.lines[at] for at in near if at in self.lines), 1))


def _first_lines(numbers: Mapping[str, int]) -> dict[str, int]:
    """Return the line on which the rules of each game begin, and those of each of its wagers."""
    first: dict[str, int] = {}
    for name, number in numbers.items():
        tag, rule, key = name.partition("/rules/")
        if rule:
            for at in (f"{tag}/rules", _wager_at(tag, key)):
                first[at] = min(number, first.get(at, number))
    return first


def _wager_at(tag: str, key: str) -> str:
    """Name the wager that a rule is of, or the rule where it is of none."""
    wager = f"{WAGERS}{wager_of(key)}" if key.startswith(WAGERS) else key
    return f"{tag}/rules/{wager}"


def _own_file(game: GameDrift) -> Path | None:
    if game.file in load.bundled_games() or not Path(game.file).is_file():
        return None
    return _in_checkout(game.file)


def _in_checkout(path: str) -> Path:
    """Return a path from the root of the checkout, or absolute where it lies outside.

    The root is GITHUB_WORKSPACE, as a step may run in a folder below it, or else this folder.
    """
    whole = Path(os.path.normpath(Path.cwd() / path))
    root = Path(os.environ.get("GITHUB_WORKSPACE") or Path.cwd())
    return whole.relative_to(root) if whole.is_relative_to(root) else whole
