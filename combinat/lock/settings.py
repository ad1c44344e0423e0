"""What a project locks: the games, readings, deck numbers, wagers and figures that it names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, Field

from combinat.faults import BadInput, Fault, nearest
from combinat.lock.figures import KINDS, Scope, scope_of
from combinat.lock.file import Lock
from combinat.lock.rules import ASKED, WAGERS, Rules, rules_from
from combinat.lock.rules import CATALOGUE as OTHER
from combinat.rules import load, toml
from combinat.rules.fields import Closed, Decks, Text, fault, listed
from combinat.rules.game import PRINTED
from combinat.rules.wager import Wager

OWN_FILE, SHARED_FILE = Path("combinat.toml"), Path("pyproject.toml")
USUAL_LOCK = Path("tables/figures.lock")
MOST_GAMES, MOST_NAMED = 200, 500


def _known_kind(name: str) -> str:
    if name not in KINDS:
        raise fault(f"the figure {name[:64]!r}", nearest(name, KINDS))
    return name


class GameEntry(Closed):
    """One game to lock: a bundled id or the path of a file, beside the file of the settings."""

    game: Text
    readings: Annotated[tuple[Text, ...], listed(50)] = (PRINTED,)
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
    if not path.is_file() or (path.name == SHARED_FILE.name and _section(toml.read(path)) is None):
        return None
    return _read(path)


def _section(raw: Mapping[str, Any]) -> Any:
    tool = raw.get("tool")
    return tool.get("combinat") if isinstance(tool, dict) else None


def _read(path: Path) -> Settings:
    raw: Any = toml.read(path)
    place = str(path)
    if path.name == SHARED_FILE.name:
        raw, place = _section(raw), f"{path}: tool.combinat"
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
        if (other.decks, other.kinds, other.game.file) != (
            scope.decks,
            scope.kinds,
            scope.game.file,
        ):
            allowed = "entries of one game with the same file, decks and figures"
            raise BadInput(Fault(place, "games", f"{scope.tag!r} in two ways", allowed))
        wagers = {**other.wagers, **scope.wagers}
        joined[scope.tag] = Scope(scope.game, wagers, scope.decks, scope.kinds)
    return tuple(joined.values())


def bundled_scopes() -> tuple[Scope, ...]:
    """Return all bundled games, each with its own wagers and deck numbers."""
    return tuple(scope_of(name) for name in load.bundled_games())


def scopes_of_lock(lock: Lock, place: str, named: Sequence[str] = ()) -> tuple[Scope, ...]:
    """Return what a lock itself says that it locks, of bundled games and of files that are named.

    Raises BadInput for a game that is neither.
    """
    files = {scope_of(name).game.id: name for name in named}
    scopes = []
    for tag, locked in lock.items():
        game_id, _, reading = tag.partition(":")
        if game_id not in files and game_id not in load.bundled_games():
            allowed = "a bundled game, or one whose file the settings or the command name"
            raise BadInput(Fault(place, "", f"the game {game_id!r}", allowed))
        rules = rules_from(locked.leaves, f"{place}: {tag}/rules")
        ids = [name.removeprefix(f"{tag}/") for name in locked.figures]
        others = {
            name: str(table)
            for name in rules.wagers
            if (table := locked.leaves.get(f"{WAGERS}{name}{OTHER}")) is not None
        }
        asked = [name for name in locked.leaves.get(ASKED) or () if name not in others]
        own = scope_of(files.get(game_id, game_id), reading or PRINTED, asked=asked)
        scopes.append(_as_locked(own, others, ids, rules))
    return tuple(scopes)


def _as_locked(own: Scope, others: Mapping[str, str], ids: Sequence[str], rules: Rules) -> Scope:
    """Return the scope of a game with its own wagers and those of the catalogue that are locked."""
    wagers = dict(own.wagers)
    for key, table in others.items():
        wagers |= _still_known(own, key, table)
    decks = {int(id_.rpartition("@")[2]) for id_ in ids}
    kinds = {id_.rpartition("@")[0].rpartition("/")[2] for id_ in ids}
    fixed = () if decks <= set(rules.decks) else tuple(sorted(decks))
    return Scope(own.game, wagers, fixed, tuple(kind for kind in KINDS if kind in kinds))


def _still_known(own: Scope, key: str, table: str) -> dict[str, Wager]:
    """Return a wager of the catalogue by its key; nothing where there is none any more."""
    try:
        found = own.game.asked((key.partition("#")[0],), table)
    except BadInput:
        return {}
    return dict.fromkeys((key,), found[0])
