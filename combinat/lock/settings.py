"""What a project locks: the games, readings, deck numbers, wagers and figures that it names."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, Field

from combinat.faults import BadInput, Fault, nearest, quote
from combinat.lock.figures import KINDS, Scope, scope_of
from combinat.lock.file import Lock, Locked
from combinat.lock.rules import ASKED, WAGERS, Leaves, Rules, rules_from
from combinat.lock.rules import CATALOGUE as OTHER
from combinat.rules import load, toml
from combinat.rules.fields import Closed, Decks, Text, fault, listed
from combinat.rules.game import PRINTED, Game, game
from combinat.rules.wager import Wager

OWN_FILE, SHARED_FILE = Path("combinat.toml"), Path("pyproject.toml")
USUAL_LOCK = Path("tables/figures.lock")
MOST_GAMES, MOST_NAMED, LONGEST_READING = 200, 500, 900
LARGEST_SHARED_FILE = 2**24


def _known_kind(name: str) -> str:
    if name not in KINDS:
        raise fault(f"the figure {name[:64]!r}", nearest(name, KINDS))
    return name


class GameEntry(Closed):
    """One game to lock: a bundled id or the path of a file, beside the file of the settings."""

    game: Text
    readings: Annotated[
        tuple[Annotated[str, Field(max_length=LONGEST_READING)], ...],
        Field(strict=False, min_length=1, max_length=50),
    ] = (PRINTED,)
    decks: Annotated[tuple[Decks, ...], listed(20)] = ()
    wagers: Annotated[tuple[Text, ...], listed(MOST_NAMED)] = ()
    figures: Annotated[
        tuple[Annotated[str, AfterValidator(_known_kind)], ...], listed(len(KINDS))
    ] = ()


class SettingsFile(Closed):
    """The settings as written in a file of their own or in a section of another."""

    lock: Text = str(USUAL_LOCK)
    games: Annotated[
        tuple[GameEntry, ...], Field(strict=False, min_length=1, max_length=MOST_GAMES)
    ]


@dataclass(frozen=True)
class Settings:
    """Where the lock stands, and what is locked, in order.

    `place` is the file of the settings, for faults; `files` are those of the games by id.
    """

    lock: Path
    scopes: tuple[Scope, ...]
    place: str = ""

    @property
    def tags(self) -> dict[str, Scope]:
        """What is locked by game and reading."""
        return {scope.tag: scope for scope in self.scopes}


def settings(path: Path | None = None) -> Settings | None:
    """Return the settings of a file, or of the usual ones here; None where there are none.

    The usual ones are combinat.toml, and the section tool.combinat of pyproject.toml.
    """
    if path is not None:
        return _read(path)
    return next((found for usual in (OWN_FILE, SHARED_FILE) if (found := _usual(usual))), None)


def _usual(path: Path) -> Settings | None:
    if not path.exists() or (path.name == SHARED_FILE.name and _section(path) is None):
        return None
    return _read(path)


def _section(path: Path) -> Any:
    """Return our section of a file that others share, whatever else stands in it."""
    try:
        if path.stat().st_size > LARGEST_SHARED_FILE:
            found = f"more than {LARGEST_SHARED_FILE} bytes"
            raise BadInput(Fault(str(path), "", found, "a smaller file"))
        tool = tomllib.loads(path.read_text(encoding="utf-8")).get("tool")
    except (OSError, ValueError, RecursionError) as error:
        if isinstance(error, BadInput):
            raise
        found = " ".join(str(error).split())[:200]
        raise BadInput(Fault(str(path), "", found, "TOML 1.0")) from None
    return tool.get("combinat") if isinstance(tool, dict) else None


def _read(path: Path) -> Settings:
    if path.name == SHARED_FILE.name:
        raw, place = _section(path), f"{path}: tool.combinat"
    else:
        raw, place = toml.read(path), str(path)
    if not isinstance(raw, dict):
        raise BadInput(Fault(place, "", "no table", "the tables lock and games"))
    file = load.validated(SettingsFile, raw, place)
    scopes = [
        scope_of(
            _beside(path, entry.game),
            reading,
            asked=entry.wagers,
            decks=entry.decks,
            kinds=entry.figures,
        )
        for entry in file.games
        for reading in entry.readings
    ]
    return Settings(path.parent / file.lock, _joined(scopes, place), place)


def _beside(path: Path, name: str) -> str:
    """Return a bundled id as it is, and the path of a game's file from where the settings stand."""
    return name if name in load.bundled_games() else str(path.parent / name)


def _joined(scopes: Sequence[Scope], place: str) -> tuple[Scope, ...]:
    """Join what is asked of one game in several entries, which must agree in all but the wagers."""
    joined: dict[str, Scope] = {}
    for scope in scopes:
        other = joined.setdefault(scope.tag, scope)
        alike = (set(other.decks), set(other.kinds), other.game.file)
        if alike != (set(scope.decks), set(scope.kinds), scope.game.file):
            allowed = "entries of one game with the same file, decks and figures"
            raise BadInput(Fault(place, "games", f"{scope.tag!r} in two ways", allowed))
        for key, wager in scope.wagers.items():
            if other.wagers.get(key, wager) != wager:
                found = f"the wager {key!r} of {scope.tag!r} in two ways"
                raise BadInput(Fault(place, "games", found, "'#' and a pay table for one of them"))
        if other is not scope:
            joined[scope.tag] = replace(
                other,
                wagers={**other.wagers, **scope.wagers},
                asked=_both(other, scope),
            )
    return tuple(joined.values())


def _both(one: Scope, other: Scope) -> tuple[str, ...]:
    """Return what two entries ask for, all of a game's own wagers by their ids."""
    names = [
        name for scope in (one, other) for name in (scope.asked or [w.id for w in one.game.wagers])
    ]
    return tuple(dict.fromkeys(names))


def named_in(scopes: Sequence[Scope], name: str) -> list[Scope]:
    """Return those of some scopes whose game has a name: its id, or the path of its file."""
    path = Path(name).absolute()
    return [
        scope
        for scope in scopes
        if scope.game.id == name or Path(scope.game.file).absolute() == path
    ]


def bundled_scopes() -> tuple[Scope, ...]:
    """Return all bundled games, each with its own wagers and deck numbers."""
    return tuple(scope_of(name) for name in load.bundled_games())


def scopes_of_lock(lock: Lock, place: str, named: Sequence[str] = ()) -> tuple[Scope, ...]:
    """Return what a lock itself says that it locks, of bundled games and of files that are named.

    A reading that a game has no more is left out.  Raises BadInput for a game that is neither, and
    for a name that is no game of the lock.
    """
    files = {game(name).id: name for name in named}
    tags = {tag.partition(":")[0] for tag in lock}
    for id_, name in files.items():
        if id_ not in tags:
            raise BadInput(Fault(place, "", f"no figure of {quote(name)}", nearest(id_, tags)))
    scopes = []
    for tag, locked in lock.items():
        game_id, _, reading = tag.partition(":")
        if game_id not in files and game_id not in load.bundled_games():
            allowed = "a bundled game, or one whose file the settings or the command name"
            raise BadInput(Fault(place, "", f"the game {game_id!r}", allowed))
        rules = rules_from(locked.leaves, f"{place}: {tag}/rules")
        house = _read_so(files.get(game_id, game_id), reading or PRINTED)
        if house is not None:
            scopes.append(_as_locked(house, locked, rules))
    return tuple(scopes)


def _read_so(name: str, reading: str) -> Game | None:
    """Return a game under a reading, or None where it has no such reading any more."""
    if not set(reading.split("+")) <= set(game(name).readings):
        return None
    return game(name, reading)


def _as_locked(house: Game, locked: Locked, rules: Rules) -> Scope:
    """Return the scope of a game with what the lock asks for, as far as there still is such."""
    asked = tuple(locked.leaves.get(ASKED, ()))
    wagers: dict[str, Wager] = {}
    if not asked:
        wagers = {wager.id: wager for wager in house.wagers}
    for key in rules.wagers:
        wagers |= {} if key in wagers else _still_known(house, key, locked.leaves)
    ids = [name.rpartition("@") for name in locked.figures]
    decks = {int(number) for _, _, number in ids}
    kinds = {name.rpartition("/")[2] for name, _, _ in ids}
    fixed = () if decks == set(rules.decks) else tuple(sorted(decks))
    return Scope(house, wagers, fixed, tuple(k for k in KINDS if k in kinds), asked)


def _still_known(house: Game, key: str, leaves: Leaves) -> dict[str, Wager]:
    """Return a wager by its key as the lock has it; nothing where there is none any more."""
    id_, _, table = key.partition("#")
    try:
        found = house.asked((id_,), leaves.get(f"{WAGERS}{key}{OTHER}") or table or None)
    except BadInput:
        return {}
    own = table or f"{WAGERS}{key}{OTHER}" in leaves or found[0] in house.wagers
    return {key: found[0]} if own else {}
