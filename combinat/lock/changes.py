"""Which rules differ between a lock and the files, each in the words of the sheet."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from combinat.lock.rules import BANKER, LINES, PLAYER, WAGERS, Leaves, wager_of
from combinat.rules.fields import BANKER_ROWS
from combinat.rules.tableau import STOOD, Cell, Tableau
from combinat.studies.comparison import differing

GONE = object()
"""Stands for a rule that there is no more."""

PRINTED = "printed."
OF_OTHERS = ("tableau.", PRINTED, WAGERS)


@dataclass(frozen=True)
class Change:
    """One change of the rules.

    `key` is the rule that it changes, `words` says from what to what, `sets` holds the values that
    make it, GONE for one that goes; `wagers` are the keys of those that it can move, None for all.
    """

    key: str
    words: str
    sets: Mapping[str, Any] = field(hash=False)
    wagers: frozenset[str] | None = None

    def made_in(self, leaves: Leaves) -> Leaves:
        """Return rules in which this alone has changed."""
        made = {**leaves, **self.sets}
        return {key: value for key, value in made.items() if value is not GONE}


def changes(old: Leaves, new: Leaves) -> list[Change]:
    """Return what has changed between two sets of rules, cells one by one."""
    return [*_cells(old, new), *_silences(old, new), *_wagers(old, new), *_others(old, new)]


def _tableau(leaves: Leaves, head: str = "tableau.") -> Tableau:
    """Return the table of play as computed, or as printed where that differs."""

    def row(name: str) -> str:
        computed: str = leaves[f"tableau.{name}"]
        return str(leaves.get(f"{head}{name}", computed)).replace(" ", "")

    return Tableau(row("player"), tuple(row(f"banker.{total}") for total in BANKER_ROWS))


def _cells(old: Leaves, new: Leaves) -> Iterator[Change]:
    """Yield each cell that is played otherwise; a row of naturals is one cell."""
    before, after = _tableau(old), _tableau(new)
    for cells in differing(before, after):
        tableau = before
        for cell in cells:
            tableau = tableau.with_cell(cell, after.at(cell))
        key, row = _row(tableau, cells[0])
        was, is_ = before.at(cells[0]), after.at(cells[0])
        named = str(cells[0]) if len(cells) == 1 else f"Banker's total {cells[0].total}, whole row"
        yield Change(key, f"{named}: {was} → {is_}", {key: row})


def _row(tableau: Tableau, cell: Cell) -> tuple[str, str]:
    """Return the key of the row that holds a cell, and the row as it is locked."""
    if cell.third is None:
        return PLAYER, tableau.player
    row = tableau.banker[cell.total]
    return f"{BANKER}{cell.total}", f"{row[:STOOD]} {row[STOOD:]}"


def _silences(old: Leaves, new: Leaves) -> Iterator[Change]:
    """Yield each cell that is computed as before and stated otherwise."""
    before, after = _tableau(old, PRINTED), _tableau(new, PRINTED)
    played = set(_tableau(old).differing(_tableau(new)))
    for cell in before.differing(after):
        if cell not in played:
            key = _row(before, cell)[0].replace("tableau.", PRINTED)
            words = f"{cell}, as printed: {before.at(cell)} → {after.at(cell)}"
            yield Change(key, words, {key: new.get(key, GONE)}, frozenset())


def _wagers(old: Leaves, new: Leaves) -> Iterator[Change]:
    """Yield what has changed of each wager: the whole of one, its lines, or one of its rules."""
    here, there = _by_wager(old), _by_wager(new)
    for name in dict.fromkeys([*here, *there]):
        was, is_ = here.get(name, {}), there.get(name, {})
        key, only = f"{WAGERS}{name}", frozenset({name})
        sets = {one: is_.get(one, GONE) for one in {**was, **is_} if was.get(one) != is_.get(one)}
        if not was or not is_:
            yield Change(key, f"wager {name}: {'removed' if was else 'added'}", sets, only)
        else:
            yield from _of_wager(key, was, is_, sets)


def _of_wager(key: str, was: Leaves, is_: Leaves, sets: Mapping[str, Any]) -> Iterator[Change]:
    """Yield what has changed of a wager: its lines, with those that came and went, and the rest."""
    only = frozenset({wager_of(key)})
    head = f"{key}{LINES}"
    kept = {f"{head}.{line}" for line in was[head] if line in is_[head]}
    of_lines = {
        one: value
        for one, value in sets.items()
        if one == head or (one.startswith(f"{head}.") and one.rpartition(".")[0] not in kept)
    }
    if of_lines:
        words = f"wager {wager_of(key)}, lines: {_shown(was[head])} → {_shown(is_[head])}"
        yield Change(head, words, of_lines, only)
    for one, value in sets.items():
        if one not in of_lines:
            yield Change(one, _words(one, was.get(one), value), {one: value}, only)


def _by_wager(leaves: Leaves) -> dict[str, Leaves]:
    found: dict[str, Leaves] = {}
    for key, value in leaves.items():
        if key.startswith(WAGERS):
            found.setdefault(wager_of(key), {})[key] = value
    return found


def _others(old: Leaves, new: Leaves) -> Iterator[Change]:
    """Yield the rest: deck numbers, burn, cut card, end of the shoe, limits, what is asked for."""
    for key in dict.fromkeys([*old, *new]):
        if old.get(key) != new.get(key) and not key.startswith(OF_OTHERS):
            value = new.get(key, GONE)
            yield Change(key, _words(key, old.get(key), value), {key: value})


def _words(key: str, was: Any, is_: Any) -> str:
    name = key
    if key.startswith(WAGERS):
        wager, _, rule = key.removeprefix(WAGERS).partition(".")
        name = f"wager {wager}, {rule.replace('lines.', 'line ').replace('.', ', ')}"
    return f"{name}: {_shown(was)} → {_shown(None if is_ is GONE else is_)}"


def _shown(value: Any) -> str:
    if value is None:
        return "nothing"
    return (
        value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, sort_keys=True)
    )
