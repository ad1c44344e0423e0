"""JSON Schemas of the two kinds of rules file, so that editors complete and check them.

`python -m combinat.rules.schemas` writes them anew; they are published with the package.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from combinat.rules.schema import BANKER_ROWS, CatalogueWager, Sheet

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
    whole = [key for key in schema["required"] if key in ("shoe", "tableau", "wagers")]
    schema["required"] = [key for key in schema["required"] if key not in whole]
    tableau = schema["$defs"]["TableauSheet"]
    rows = {"required": list(BANKER_ROWS)}
    needs = {"required": tableau.pop("required"), "properties": {"banker": rows}}
    shoe = {"required": schema["$defs"]["ShoeRules"].pop("required")}
    schema["if"] = {"not": {"required": ["base"]}}
    schema["then"] = {"required": whole, "properties": {"tableau": needs, "shoe": shoe}}
    tableau["properties"]["banker"]["propertyNames"] = {"enum": list(BANKER_ROWS)}
    return schema


def as_text(schema: dict[str, Any]) -> str:
    """Return a schema as the text of its file."""
    return json.dumps(schema, ensure_ascii=False, indent=1) + "\n"


def write() -> None:
    """Write every schema into the package."""
    FOLDER.mkdir(exist_ok=True)
    for name, schema in schemas().items():
        (FOLDER / name).write_text(as_text(schema), encoding="utf-8")


if __name__ == "__main__":
    write()
