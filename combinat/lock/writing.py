"""Pin figures: the whole lock, the games named, or chosen ids alone."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path

from combinat.faults import BadInput, Fault, nearest, quote
from combinat.lock.figures import Scope, scope_of
from combinat.lock.file import Lock, Locked, lines_of, lock_text, read
from combinat.lock.settings import bundled_scopes, scopes_of_lock
from combinat.publish.files import write


def locked_anew(path: Path, scopes: Sequence[Scope], names: Sequence[str]) -> Lock:
    """Return all games of the settings locked anew, or those named, the others as they are.

    A name is the id of a game of the settings, or a bundled id or file with all that is its own;
    without names and settings all bundled games are meant.
    """
    if not names:
        return {scope.tag: locked(scope) for scope in scopes or bundled_scopes()}
    kept = read(path).lock if path.exists() else {}
    found = {scope.tag: locked(scope) for name in names for scope in _named(name, scopes)}
    return {**kept, **found}


def _named(name: str, scopes: Sequence[Scope]) -> list[Scope]:
    return [scope for scope in scopes if scope.game.id == name] or [scope_of(name)]


def locked(scope: Scope) -> Locked:
    """Return the figures and the rules of a game as they are."""
    return Locked(scope.figures(), scope.leaves())


def updated(path: Path, scopes: Sequence[Scope], names: Sequence[str], ids: Sequence[str]) -> Lock:
    """Return the lock with the ids that are chosen as they are now, all others as they are locked.

    An id may hold `*` and `?`.  Raises BadInput for one that neither lock nor rules know.
    """
    file = read(path)
    asked = scopes or scopes_of_lock(file.lock, file.place, names)
    now = {scope.tag: locked(scope) for scope in asked}
    here, there = lines_of(file.lock), lines_of(now)
    known = {*here, *there}
    chosen: set[str] = set()
    for one in ids:
        found = {name for name in known if fnmatchcase(name, one)}
        if not found:
            close = nearest(one, known) if len(known) < 50 else _close(one, known)
            raise BadInput(Fault("--update", "", quote(one), close))
        chosen |= found
    return _merged(file.lock, now, chosen)


def _close(one: str, known: set[str]) -> str:
    """Name the likeliest of many ids, and not all of them."""
    named = nearest(one, known).partition("? One of")
    return f"{named[0]}?" if named[1] else "an id of the lock, or a pattern with *"


def _merged(old: Lock, new: Lock, chosen: set[str]) -> Lock:
    """Return the old lock but for the ids that are chosen, which are as in the new one."""
    merged: Lock = {}
    for tag in dict.fromkeys([*old, *new]):
        was, is_ = old.get(tag, Locked({}, {})), new.get(tag, Locked({}, {}))
        figures = {
            name: (is_ if name in chosen else was).figures.get(name)
            for name in {**was.figures, **is_.figures}
        }
        leaves = {
            key: (is_ if f"{tag}/rules/{key}" in chosen else was).leaves.get(key)
            for key in {**was.leaves, **is_.leaves}
        }
        found = Locked(
            {name: value for name, value in figures.items() if value is not None},
            {key: value for key, value in leaves.items() if value is not None},
        )
        if found.figures or found.leaves:
            merged[tag] = found
    return merged


def write_lock(path: Path, lock: Lock) -> None:
    """Write a lock so that a kill leaves the old or the new one, whole."""
    write(path, lock_text(lock))
