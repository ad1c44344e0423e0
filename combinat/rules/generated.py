"""Files made from the rules, published with the package: JSON Schemas and parsed conditions.

The schemas let editors complete and check a rules file.  The conditions of the bundled rules are
parsed beforehand, so that a short command need not load the parser.
`python -m combinat.rules.generated` writes them all anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from combinat.rules import load
from combinat.rules.condition import PARSED, parse_anew
from combinat.rules.fields import BANKER_ROWS
from combinat.rules.game import catalogue_wagers, readings_of, under
from combinat.rules.schema import CatalogueWager, Sheet
from combinat.rules.wager import Wager

FOLDER = Path(__file__).parent / "schemas"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> dict[str, dict[str, Any]]:
    """Return each schema by the name of its file."""
    return {"game.schema.json": _game(), "wager.schema.json": _described(CatalogueWager)}


def _described(model: type[Sheet] | type[CatalogueWager]) -> dict[str, Any]:
    return {"$schema": DIALECT, **model.model_json_schema(by_alias=True)}


def _game() -> dict[str, Any]:
    """Return the schema of a game file; one with a base states only what differs."""
    schema = _described(Sheet)
    whole = ["shoe", "tableau", "wagers"]
    schema["required"] = [key for key in schema["required"] if key not in whole]
    tableau = schema["$defs"]["TableauSheet"]
    rows = {"required": list(BANKER_ROWS)}
    needs = {"required": tableau.pop("required"), "properties": {"banker": rows}}
    shoe = {"required": schema["$defs"]["ShoeRules"].pop("required")}
    schema["if"] = {"not": {"required": ["base"]}}
    schema["then"] = {"required": whole, "properties": {"tableau": needs, "shoe": shoe}}
    tableau["properties"]["banker"]["propertyNames"] = {"enum": list(BANKER_ROWS)}
    return schema


def parsed_conditions() -> dict[str, Any]:
    """Return every condition of the bundled rules, parsed, by its text."""
    texts = sorted({line.when for wager in _bundled_wagers() for line in wager.lines})
    found = {text: parse_anew(text) for text in texts}
    return {
        text: {"sql": condition.sql, "columns": sorted(condition.columns)}
        for text, condition in found.items()
    }


def _bundled_wagers() -> Iterator[Wager]:
    for name in load.bundled_games():
        sheet = load.sheet(name)
        for reading in readings_of(sheet):
            yield from under(sheet, reading).wagers
    for name in load.catalogue_ids():
        wager = load.catalogue_wager(name)
        assert wager is not None
        for table in wager.pay_tables:
            yield from catalogue_wagers(name, table.id)


def as_text(schema: dict[str, Any]) -> str:
    """Return a generated object as the text of its file."""
    return json.dumps(schema, ensure_ascii=False, indent=1) + "\n"


def write() -> None:
    """Write every generated file into the package."""
    PARSED.write_text(as_text(parsed_conditions()), encoding="utf-8")
    FOLDER.mkdir(exist_ok=True)
    for name, schema in schemas().items():
        (FOLDER / name).write_text(as_text(schema), encoding="utf-8")


if __name__ == "__main__":
    write()
