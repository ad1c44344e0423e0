"""The JSON Schemas published with the package are the models', and accept what the loader does."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from combinat.rules import load
from combinat.rules.condition import PARSED, parse, parse_anew
from combinat.rules.generated import FOLDER, as_text, parsed_conditions, schemas


@pytest.mark.parametrize("name", schemas())
def test_the_published_schema_is_the_models(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == as_text(schemas()[name])


def test_conditions_parsed_beforehand_are_what_the_parser_says() -> None:
    assert PARSED.read_text(encoding="utf-8") == as_text(parsed_conditions())
    for text in parsed_conditions():
        assert parse(text) == parse_anew(text)


def test_a_condition_that_was_not_parsed_beforehand_is_parsed() -> None:
    text = "player_total = 3 AND banker_total = 4 AND cards = 5"
    assert text not in parsed_conditions()
    assert parse(text) == parse_anew(text)


def toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def validator(name: str) -> jsonschema.Draft202012Validator:
    schema = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("path", sorted(load.GAMES.glob("*.toml")), ids=lambda path: path.stem)
def test_bundled_games_are_valid(path: Path) -> None:
    validator("game.schema.json").validate(toml(path))


@pytest.mark.parametrize("path", sorted(load.WAGERS.glob("*.toml")), ids=lambda path: path.stem)
def test_catalogue_wagers_are_valid(path: Path) -> None:
    validator("wager.schema.json").validate(toml(path))


def test_a_game_without_rows_needs_a_base() -> None:
    game = toml(load.GAMES / "aspers.toml")
    del game["tableau"]["banker"]["3"]
    assert not validator("game.schema.json").is_valid(game)
    assert validator("game.schema.json").is_valid({**game, "base": "standard"})


def test_an_unknown_key_is_refused() -> None:
    game = toml(load.GAMES / "aspers.toml")
    assert not validator("game.schema.json").is_valid({**game, "colour": "red"})
