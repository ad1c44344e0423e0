"""Pin figures: the whole lock, the games named, or chosen ids alone."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fnmatch import fnmatchcase
from pathlib import Path

from combinat.faults import BadInput, Fault, nearest, quote
from combinat.lock.figures import Scope, scope_of
from combinat.lock.file import Lock, Locked, is_lock, lines_of, lock_text, read
from combinat.lock.settings import bundled_scopes, named_in, scopes_of_lock
from combinat.publish.whole_files import write


@contextmanager
def alone_with(path: Path) -> Iterator[Path]:
    """Give the real path of a lock while no other run that locks beside it can read or write.

    Raises BadInput where a file of that name is no lock.
    """
    try:
        real = path.resolve()
        real.parent.mkdir(parents=True, exist_ok=True)
        stands = real.exists()
        handle = os.open(real.parent, os.O_RDONLY)
    except (OSError, RuntimeError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise BadInput(Fault(str(path)[:200], "", reason, "a file that can be written")) from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        if stands and not is_lock(real):
            allowed = "a name that no other file has, or a lock"
            raise BadInput(Fault(str(path), "", "a file that is no lock", allowed))
        yield real
    finally:
        os.close(handle)


def locked_anew(path: Path, scopes: Sequence[Scope] | None, names: Sequence[str]) -> Lock:
    """Return all games locked anew: those of the settings, those of the lock, or those named.

    A name is that of a game of the settings, or a bundled id or file with all that is its own; the
    other games of the lock stay as they are.  Without names, settings and a lock all bundled games
    are meant.
    """
    kept = read(path) if path.exists() and (names or scopes is None) else None
    if names:
        found = {scope.tag: locked(scope) for name in names for scope in _named(name, scopes or ())}
        return {**(kept.lock if kept else {}), **found}
    if scopes is None:
        scopes = scopes_of_lock(kept.lock, kept.place) if kept else bundled_scopes()
    return {scope.tag: locked(scope) for scope in scopes}


def _named(name: str, scopes: Sequence[Scope]) -> list[Scope]:
    return named_in(scopes, name) or [scope_of(name)]


def locked(scope: Scope) -> Locked:
    """Return the figures and the rules of a game as they are."""
    return Locked(scope.figures(), scope.leaves())


def updated(
    path: Path, scopes: Sequence[Scope] | None, names: Sequence[str], ids: Sequence[str]
) -> Lock:
    """Return the lock with the ids that are chosen as they are now, all others as they are locked.

    An id may hold `*` and `?`.  Raises BadInput for one that neither lock nor rules know.
    """
    file = read(path)
    asked = scopes_of_lock(file.lock, file.place, names) if scopes is None else scopes
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
