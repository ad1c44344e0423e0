"""Which locked figures have moved, and why: the rules, the engine, or only the way of writing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from combinat.lock.changes import Change, changes
from combinat.lock.figures import Figures, Scope
from combinat.lock.file import Locked, LockFile, same_number
from combinat.lock.rules import Leaves, Rules, rules_from

Cause = Literal["RULES", "ENGINE", "FORMAT", "MISSING", "EXTRA"]
MOST_ALONE = 12
"""So many changes of a game's rules are each worked out alone."""


@dataclass(frozen=True)
class FigureDrift:
    """A figure that is not as locked; `locked` or `found` is None where it is not there.

    RULES: the rules have changed, and by the locked rules it would still be the locked number.
    ENGINE: by the locked rules it is another number.  FORMAT: the same number is written
    otherwise.  MISSING and EXTRA: it is not asked for any more, or not yet locked.
    """

    id: str
    locked: str | None
    found: str | None
    cause: Cause


@dataclass(frozen=True)
class RuleDrift:
    """A rule that is not as locked, and the figures that it moves alone, from and to.

    `moves` is None where a game has more changed rules than are worked out alone.
    """

    change: Change
    moves: Mapping[str, tuple[str | None, str | None]] | None


@dataclass(frozen=True)
class GameDrift:
    """What has drifted of one game under one reading; `file` is where its rules stand."""

    tag: str
    rules: tuple[RuleDrift, ...]
    figures: tuple[FigureDrift, ...]
    file: str


@dataclass(frozen=True)
class Drift:
    """All that has drifted from a lock, of so many figures that were compared."""

    lock: LockFile
    checked: int
    games: tuple[GameDrift, ...]

    @property
    def figures(self) -> list[FigureDrift]:
        """Every figure that is not as locked."""
        return [figure for game in self.games for figure in game.figures]

    @property
    def rules(self) -> list[tuple[GameDrift, RuleDrift]]:
        """Every rule that is not as locked, with its game."""
        return [(game, rule) for game in self.games for rule in game.rules]

    def __bool__(self) -> bool:
        """Say whether anything has drifted."""
        return bool(self.games)


def drift(file: LockFile, scopes: Iterable[Scope]) -> Drift:
    """Return what has drifted from a lock, game by game.

    Raises BadInput where the rules in the lock are no rules.
    """
    by_tag = {scope.tag: scope for scope in scopes}
    found = []
    checked = 0
    for tag in dict.fromkeys([*file.lock, *by_tag]):
        locked, scope = file.lock.get(tag), by_tag.get(tag)
        now = {} if scope is None else scope.figures()
        checked += len({*(locked.figures if locked else ()), *now})
        one = _of_tag(tag, locked, scope, now, file.place)
        if one.rules or one.figures:
            found.append(one)
    return Drift(file, checked, tuple(found))


def _of_tag(
    tag: str, locked: Locked | None, scope: Scope | None, now: Figures, place: str
) -> GameDrift:
    """Return the drift of one game: as locked and as asked for, or on one side alone."""
    if locked is None:
        extra = tuple(FigureDrift(name, None, value, "EXTRA") for name, value in now.items())
        return GameDrift(tag, (), extra, scope.game.file if scope else "")
    before = rules_from(locked.leaves, f"{place}: {tag}/rules")
    if scope is None:
        gone = [FigureDrift(name, value, None, "MISSING") for name, value in locked.figures.items()]
        return GameDrift(tag, (), tuple(gone), "")
    changed = changes(locked.leaves, scope.leaves())
    then = scope.figures(before) if changed else now
    figures = tuple(_drifted(locked.figures, now, then))
    rules = tuple(_alone(locked.leaves, changed, scope, then))
    return GameDrift(tag, rules, figures, scope.game.file)


def _drifted(locked: Figures, now: Figures, then: Figures) -> Iterator[FigureDrift]:
    """Yield each figure that is not as locked; `then` are those by the rules as locked."""
    for name in sorted({*locked, *now}):
        was, is_, by_old_rules = locked.get(name), now.get(name), then.get(name)
        if was != is_:
            yield FigureDrift(name, was, is_, _cause(was, is_, by_old_rules))


def _cause(was: str | None, is_: str | None, by_old_rules: str | None) -> Cause:
    if was is None:
        return "RULES" if by_old_rules is None else "EXTRA"
    if is_ is None:
        return "MISSING" if by_old_rules is None else "RULES"
    if same_number(was, is_):
        return "FORMAT"
    explained = by_old_rules is not None and same_number(was, by_old_rules)
    return "RULES" if explained else "ENGINE"


def _alone(
    leaves: Leaves, changed: Sequence[Change], scope: Scope, then: Figures
) -> Iterator[RuleDrift]:
    """Yield each change of the rules with what it alone moves."""
    for place, change in enumerate(changed):
        moves = _moves(leaves, change, scope, then) if place < MOST_ALONE else None
        yield RuleDrift(change, moves)


def _moves(
    leaves: Leaves, change: Change, scope: Scope, then: Figures
) -> dict[str, tuple[str | None, str | None]]:
    """Return the figures that a change alone moves, from and to."""
    rules: Rules = rules_from(change.made_in(leaves), scope.tag)
    only = change.wagers
    after = scope.figures(rules, only)
    before = {
        name: value
        for name, value in then.items()
        if only is None or name.removeprefix(f"{scope.tag}/").partition("/")[0] in only
    }
    ids = sorted({*before, *after})
    pairs = {name: (before.get(name), after.get(name)) for name in ids}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
