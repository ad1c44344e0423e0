"""Which locked figures have moved, and why: the rules, the engine, or only the way of writing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from combinat.faults import BadInput
from combinat.lock.changes import Change, changes
from combinat.lock.figures import Figures, Scope, wagers_of
from combinat.lock.file import Locked, LockFile, same_number
from combinat.lock.rules import (
    ASKED,
    CATALOGUE,
    WAGERS,
    Leaves,
    Rules,
    rules_from,
    wager_of,
)

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
        return GameDrift(
            tag, (_one_side("not yet locked"),), extra, scope.game.file if scope else ""
        )
    before = rules_from(locked.leaves, f"{place}: {tag}/rules")
    if scope is None:
        gone = [FigureDrift(name, value, None, "MISSING") for name, value in locked.figures.items()]
        return GameDrift(tag, (_one_side("not asked for any more"),), tuple(gone), "")
    return _of_both(locked, scope, now, before)


def _one_side(words: str) -> RuleDrift:
    return RuleDrift(Change("", f"the game is {words}", {}, frozenset()), {})


def _of_both(locked: Locked, scope: Scope, now: Figures, before: Rules) -> GameDrift:
    """Return the drift of a game that is locked and asked for.

    A wager that is asked for on one side alone, and is offered as before, is no change of a rule.
    """
    new, asked = scope.leaves(), locked.leaves.get(ASKED)
    dropped = {
        key
        for key in before.wagers
        if key not in scope.wagers and _is_offered(scope, key, locked.leaves)
    }
    added = {
        key
        for key in scope.wagers
        if key not in before.wagers and (asked or f"{WAGERS}{key}{CATALOGUE}" in new)
    }
    old = _without(locked.leaves, {*dropped, ASKED})
    changed = changes(old, _without(new, {*added, ASKED}))
    then = scope.figures(rules_from(old, scope.tag)) if changed or dropped or added else now
    judge = _Judge(scope, frozenset(dropped), frozenset(added))
    figures = tuple(judge.drifted(locked.figures, now, then))
    return GameDrift(scope.tag, tuple(_alone(old, changed, scope, then)), figures, scope.game.file)


def _is_offered(scope: Scope, key: str, leaves: Leaves) -> bool:
    """Say whether a wager that is locked is offered as before, by the house or the catalogue."""
    if f"{WAGERS}{key}{CATALOGUE}" not in leaves:
        return key in {wager.id for wager in scope.game.wagers}
    try:
        return key in wagers_of(scope.game, key)
    except BadInput:
        return False


def _without(leaves: Leaves, names: Iterable[str]) -> Leaves:
    """Return rules without those of some wagers, and without what was asked for."""
    gone = set(names)
    return {
        key: value
        for key, value in leaves.items()
        if key not in gone and not (key.startswith(WAGERS) and wager_of(key) in gone)
    }


@dataclass(frozen=True)
class _Judge:
    """Finds the cause of each figure that is not as locked.

    `dropped` and `added` are the wagers that are asked for on one side alone.
    """

    scope: Scope
    dropped: frozenset[str]
    added: frozenset[str]

    def drifted(self, locked: Figures, now: Figures, then: Figures) -> Iterator[FigureDrift]:
        """Yield each figure that is not as locked; `then` are those by the rules as locked."""
        for name in sorted({*locked, *now}):
            was, is_, by_old_rules = locked.get(name), now.get(name), then.get(name)
            if was != is_:
                yield FigureDrift(name, was, is_, self._cause(name, was, is_, by_old_rules))

    def _cause(
        self, name: str, was: str | None, is_: str | None, by_old_rules: str | None
    ) -> Cause:
        wager = name.removeprefix(f"{self.scope.tag}/").partition("/")[0]
        if was is None:
            return "EXTRA" if wager in self.added or by_old_rules is not None else "RULES"
        if is_ is None and wager in self.dropped:
            return "MISSING"
        if by_old_rules is None:
            return "ENGINE" if self.scope.asks_for(name) else "MISSING"
        if not same_number(was, by_old_rules):
            return "ENGINE"
        return "FORMAT" if is_ is not None and same_number(was, is_) else "RULES"


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
