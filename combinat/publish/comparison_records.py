"""Two games side by side as JSON: every edge exact, before and after each change."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from combinat.publish.numerals import fraction, percent
from combinat.publish.records import basis_record, cell_record, shoe_record
from combinat.publish.rule_differences import rule_differences
from combinat.rules.game import Game
from combinat.rules.tableau import Cell
from combinat.studies.comparison import Change, Comparison


def comparison_record(comparison: Comparison) -> dict[str, Any]:
    """Return what `combinat compare` prints: cells, changes, rules, and what is left open."""
    base, other = comparison.base.game, comparison.other.game
    return {
        "games": [
            basis_record(base) | {"shoe": shoe_record(comparison.base.shoe)},
            basis_record(other) | {"shoe": shoe_record(comparison.other.shoe)},
        ],
        "cells": [
            _cell_record(cell, base, other) for cell in base.tableau.differing(other.tableau)
        ],
        "together": _change_record(comparison.together),
        "changes": [_change_record(change) for change in comparison.changes],
        "left_open": [
            {"game": game.id, "changes": [_change_record(change) for change in changes]}
            for game, changes in comparison.left_open
        ],
        "rules": [
            {"rule": rule, "first": here, "second": there}
            for rule, here, there in rule_differences(base, other)
        ],
        "unpriced": [
            {"id": wager.id, "game": side.game.id, "why": why}
            for side in (comparison.base, comparison.other)
            for wager, why in side.unpriced.items()
        ],
        "offered_by_one": [
            {"id": wager.id, "title": wager.title, "game": game.id}
            for wager, game in comparison.offered_by_one()
        ],
    }


def _cell_record(cell: Cell, base: Game, other: Game) -> dict[str, Any]:
    both = {"first": base.tableau.at(cell), "second": other.tableau.at(cell)}
    return cell_record(cell) | both | {"name": str(cell)}


def _change_record(change: Change) -> dict[str, Any]:
    better = change.better
    return {
        "name": change.name,
        "why": change.why,
        "lower_edge": None if better is None else {"before": better[0], "after": better[1]},
        "wagers": [_wager_record(name, *sides) for name, sides in change.sides.items()],
    }


def _wager_record(name: str, before: Fraction | None, after: Fraction | None) -> dict[str, Any]:
    """Return the edge of a wager on both sides, null where it is not offered."""
    moved = None if before is None or after is None else after - before
    return {
        "id": name,
        "before": None if before is None else fraction(before),
        "after": None if after is None else fraction(after),
        "change": None if moved is None else fraction(moved),
        "before_percent": None if before is None else percent(before),
        "after_percent": None if after is None else percent(after),
        "change_percent_points": None if moved is None else percent(moved),
    }
