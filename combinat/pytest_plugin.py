"""A plugin of pytest: is every locked figure still what it was?  Each one is a test.

It is off until `pytest --combinat` asks for it, and imports what it needs only then.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import chdir
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from combinat.lock.drift import Drift, FigureDrift, GameDrift
    from combinat.lock.figures import Scope

OPTION = "combinat_lock"
HANDED_ON = "combinat"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer the option by which the plugin is asked for."""
    parser.getgroup("combinat", "figures of Punto Banco that are locked").addoption(
        "--combinat",
        dest=OPTION,
        nargs="?",
        const="",
        metavar="LOCK",
        help="Test every figure of a lock, by default the one that 'combinat check' compares.",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Take part in the run where that is asked for."""
    if config.getoption(OPTION) is not None:
        config.pluginmanager.register(LockInTests(config), "combinat-lock")


@dataclass(frozen=True)
class Outcome:
    """What became of a lock, in plain data that one process can hand on to another.

    `lines` are the tests by their names, each with the line of the lock that a reader is shown;
    `failures` are those that fail, in words.
    """

    path: str
    lines: dict[str, int]
    failures: dict[str, str]


class LockInTests:
    """Has a lock collected; what has drifted is worked out once, also where workers share a run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.outcome = Outcome("", {}, {})

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self) -> None:
        """Work out what has drifted, or take it over, and see to it that the lock is collected."""
        handed_on: dict[str, Any] | None = getattr(self.config, "workerinput", None)
        if handed_on is None:
            self.outcome = outcome_of(self.config)
        else:
            self.outcome = Outcome(**handed_on[HANDED_ON])
        if not self._is_named():
            self.config.args.append(self.outcome.path)

    def _is_named(self) -> bool:
        """Say whether the lock, or a figure of it, is an argument of the run already."""
        started = self.config.invocation_params.dir
        paths = [_absolute(started / name.partition("::")[0]) for name in self.config.args]
        return self.outcome.path in map(str, paths)

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Hand on to a worker of pytest-xdist what has been worked out."""
        node.workerinput[HANDED_ON] = asdict(self.outcome)

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> LockFile | None:
        """Collect the lock, and no other file."""
        if str(file_path) != self.outcome.path:
            return None
        found: LockFile = LockFile.from_parent(parent, path=file_path)
        found.outcome = self.outcome
        return found


class LockFile(pytest.File):
    """A lock, of which each figure and the rules of each game are a test."""

    outcome: Outcome

    def collect(self) -> Iterator[LockedItem]:
        """Yield the tests in the order of games, the rules of a game first."""
        for name, line in self.outcome.lines.items():
            item: LockedItem = LockedItem.from_parent(self, name=name)
            item.line, item.failure = line, self.outcome.failures.get(name)
            yield item


class Drifted(Exception):
    """Raised by the test of a figure or of rules that are not as locked, with the reason."""


class LockedItem(pytest.Item):
    """One locked figure, or the rules of one game under one reading."""

    line: int
    failure: str | None

    def runtest(self) -> None:
        """Fail where what is locked has drifted."""
        if self.failure is not None:
            raise Drifted(self.failure)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return the reason alone: where in this file it was raised helps nobody."""
        if isinstance(excinfo.value, Drifted):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return the line of the lock, counted from nought as pytest counts, and the name."""
        return self.path, self.line - 1, self.name


def outcome_of(config: pytest.Config) -> Outcome:
    """Work out what has drifted from the lock that a run asks for.

    Raises pytest.UsageError with a line for each fault where there is no sound lock.
    """
    from combinat.faults import BadInput
    from combinat.lock.drift import drift
    from combinat.lock.file import read
    from combinat.lock.settings import USUAL_LOCK, scopes_of_lock, settings

    asked: str = config.getoption(OPTION)
    try:
        with chdir(config.rootpath):
            found = settings()
            usual = found.lock if found else USUAL_LOCK
            path = _named(config.invocation_params.dir / asked, asked) if asked else usual
            file = read(path)
            scopes = found.scopes if found else scopes_of_lock(file.lock, file.place)
            lines, failures = _tests(drift(file, scopes), scopes)
            return Outcome(str(_absolute(path)), lines, failures)
    except BadInput as error:
        raise pytest.UsageError("\n".join(map(str, error.faults))) from None


def _absolute(path: Path) -> Path:
    return Path(os.path.abspath(path))  # noqa: PTH100 - as pytest does: links are not followed


def _named(path: Path, asked: str) -> Path:
    """Return the lock that is asked for, as a path from here where it lies below.

    Raises BadInput for tests, which the option takes for its own where they follow it.
    """
    from combinat.faults import BadInput, Fault, quote

    if path.is_dir() or path.suffix == ".py":
        allowed = "the file of a lock; tests are named before --combinat"
        raise BadInput(Fault("--combinat", "", quote(asked), allowed))
    whole = _absolute(path)
    return whole.relative_to(Path.cwd()) if whole.is_relative_to(Path.cwd()) else whole


def _tests(drift: Drift, scopes: tuple[Scope, ...]) -> tuple[dict[str, int], dict[str, str]]:
    """Return the tests of a lock with their lines, and the failures among them with their words.

    Rules are tested of games that are both locked and asked for.
    """
    asked, drifted = {scope.tag for scope in scopes}, {game.tag: game for game in drift.games}
    numbers = drift.lock.numbers
    lines: dict[str, int] = {}
    for tag in dict.fromkeys([*drift.lock.lock, *drifted]):
        locked = drift.lock.lock.get(tag)
        if locked is not None and tag in asked:
            first = next(iter(locked.leaves), "")
            lines[_rules(tag)] = numbers.get(f"{_rules(tag)}/{first}", 1)
        moved = drifted[tag].figures if tag in drifted else ()
        names = dict.fromkeys([*(locked.figures if locked else ()), *(one.id for one in moved)])
        lines |= {name: numbers.get(name, 1) for name in names}
    failures = {one.id: _figure_words(game, one) for game in drift.games for one in game.figures}
    failures |= {_rules(game.tag): _rules_words(game) for game in drift.games if game.rules}
    return lines, failures


def _rules(tag: str) -> str:
    from combinat.lock.file import RULES

    return f"{tag}/{RULES}"


def _figure_words(game: GameDrift, figure: FigureDrift) -> str:
    """Say by what a figure has moved, how far, and exactly; pytest sums up by the first line."""
    from combinat.lock.reports.words import NOTHING, before_and_after, reason

    return (
        f"{figure.cause}: {before_and_after(figure.id, figure.locked, figure.found)}\n"
        f"  locked {figure.locked or NOTHING}\n"
        f"  found  {figure.found or NOTHING}\n"
        f"  {reason(game, figure)}"
    )


def _rules_words(game: GameDrift) -> str:
    """Say which rules of a game have changed, and how many figures each moves alone."""
    from combinat.lock.reports.words import many, moves_alone, said

    changed = [f"{said(rule.change)}; {moves_alone(rule)}" for rule in game.rules]
    head = f"{many(len(game.rules), 'rule')} changed"
    return "\n  ".join([f"{head}: {changed[0]}", *changed[1:]])
