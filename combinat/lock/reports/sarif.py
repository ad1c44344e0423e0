"""A drift as SARIF 2.1.0, which code scanning reads: a result for each changed rule and figure."""

from __future__ import annotations

import json
import re
from importlib.metadata import version
from typing import Any

from combinat.lock.drift import Cause, Drift, FigureDrift, GameDrift, RuleDrift
from combinat.lock.reports.places import Place, Places
from combinat.lock.reports.words import MEANINGS, REMEDIES, of_figure, of_rule, said

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
FINGERPRINT = "combinatId/v1"
LINK = re.compile(r"\[(?=[^\[\]]*\]\()")
"""What a reader of a message would take for the beginning of a link."""

Record = dict[str, Any]


def sarif_report(drift: Drift) -> str:
    """Return a drift as a SARIF log of one run."""
    driver = {
        "name": "combinat",
        "version": version("combinat"),
        "rules": [_cause(cause) for cause in MEANINGS],
    }
    places = Places(drift)
    results = [
        *(_rule(places, game, rule) for game, rule in drift.rules),
        *(_figure(places, game, figure) for game in drift.games for figure in game.figures),
    ]
    run = {"tool": {"driver": driver}, "results": results}
    record = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def _cause(cause: Cause) -> Record:
    return {
        "id": _id(cause),
        "shortDescription": {"text": _sentence(MEANINGS[cause])},
        "help": {"text": REMEDIES[cause]},
        "defaultConfiguration": {"level": "error"},
    }


def _id(cause: Cause) -> str:
    return f"combinat/{cause}"


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def _rule(places: Places, game: GameDrift, rule: RuleDrift) -> Record:
    """Return the result of a changed rule; several cells of one row are told apart by words."""
    words = said(rule.change)
    name = f"{game.tag}/rules/{rule.change.key}: {words}"
    return _result("RULES", of_rule(game, rule), places.rule(game.tag, rule.change.key), name)


def _figure(places: Places, game: GameDrift, figure: FigureDrift) -> Record:
    place = places.figure(figure.id)
    return _result(figure.cause, of_figure(game, figure), place, figure.id)


def _result(cause: Cause, message: str, place: Place, name: str) -> Record:
    location: Record = {"artifactLocation": {"uri": place.uri}}
    if place.line is not None:
        location["region"] = {"startLine": place.line}
    return {
        "ruleId": _id(cause),
        "ruleIndex": list(MEANINGS).index(cause),
        "level": "error",
        "message": {"text": LINK.sub(r"\\[", message)},
        "locations": [{"physicalLocation": location}],
        "partialFingerprints": {FINGERPRINT: name},
    }
