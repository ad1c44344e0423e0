"""A drift as JSON: everything that has drifted, every figure an exact string."""

from __future__ import annotations

import json
from typing import Any

from combinat.faults import one_line
from combinat.lock.drift import Drift, FigureDrift, GameDrift, RuleDrift
from combinat.lock.reports.words import causes


def json_report(drift: Drift) -> str:
    """Return a drift as one JSON object; counts are numbers."""
    record = {
        "lock": one_line(drift.lock.place),
        "checked": drift.checked,
        "drift": bool(drift),
        "games": [_game(game) for game in drift.games],
        "causes": dict(sorted(causes(drift.figures).items())),
    }
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def _game(game: GameDrift) -> dict[str, Any]:
    return {
        "game": game.tag,
        "file": one_line(game.file) or None,
        "rules": [_rule(rule) for rule in game.rules],
        "figures": [_figure(figure) for figure in game.figures],
    }


def _rule(rule: RuleDrift) -> dict[str, Any]:
    moves = None
    if rule.moves is not None:
        moves = [{"id": id_, "from": was, "to": is_} for id_, (was, is_) in rule.moves.items()]
    return {"key": rule.change.key, "words": one_line(rule.change.words), "moves": moves}


def _figure(figure: FigureDrift) -> dict[str, Any]:
    return {
        "id": figure.id,
        "cause": figure.cause,
        "locked": figure.locked,
        "found": figure.found,
    }
