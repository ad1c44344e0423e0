"""The page's language of conditions is the package's: the same texts, the same coups."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from typing import Any

import pytest

from combinat.rules import load
from combinat.rules.columns import COLUMNS
from combinat.rules.condition import Condition, ConditionError, parse_anew
from combinat.rules.game import game, readings_of
from tests.explorer.replay import columns_of, frame_of, held
from tests.explorer.seeded import shoe_of
from tests.houses import plain
from tests.javascript import run_node
from tests.second_method.suited import play

STANDARD = game("standard")
NAMES = list(COLUMNS)
NULLABLE = [name for name, column in COLUMNS.items() if column.may_be_null]
INTEGERS = [name for name, column in COLUMNS.items() if column.kind == "integer"]
BOOLEANS = [name for name, column in COLUMNS.items() if column.kind == "boolean"]
SIGNS = ["=", "<>", "<", "<=", ">", ">="]
TOKENS = [*SIGNS, "+", "-", "(", ")", ",", "AND", "or", "Not", "IN", "BETWEEN", "IS", "NULL", "ABS"]
STRAY = ["/", "*", "'", ";", "\n", "SUM", "x", "1e9", "0x1", "10", "true", "é", '"cards"', "--"]
REFUSED_FOR_OTHER_REASONS = ("a negated comparison", "a part nested", "the integer")


def coups(number: int) -> list[list[str]]:
    cards, _ = shoe_of("conditions", 6, None)
    return [cards[place : place + 6] for place in range(number)]


def number(chance: random.Random, depth: int) -> str:
    """Return a random sum of the language."""
    if depth <= 0 or chance.random() < 0.6:
        names = NULLABLE if chance.random() < 0.4 else INTEGERS
        return chance.choice(names) if chance.random() < 0.7 else str(chance.randrange(14))
    one, other = number(chance, depth - 1), number(chance, depth - 1)
    return chance.choice(
        (
            f"{one} + {other}",
            f"({one} - {other})",
            f"ABS({one})",
            f"- {other}",
            f"+ {one} - {other}",
        )
    )


def truth(chance: random.Random, depth: int) -> str:
    """Return a random condition of the language, in which NULL may decide."""
    if depth <= 0 or chance.random() < 0.2:
        return chance.choice(BOOLEANS) if chance.random() < 0.3 else comparison(chance, depth)
    one, other, third = (truth(chance, depth - 1) for _ in range(3))
    return chance.choice(
        (
            f"{one} AND {other}",
            f"({one}) or {other}",
            f"NOT ({one})",
            f"not {one} AND ({other} OR NOT {third})",
            f"{chance.choice(NULLABLE)} IS NULL OR {one}",
            f"{chance.choice(NULLABLE)} is not null and {one}",
        )
    )


def comparison(chance: random.Random, depth: int) -> str:
    one, other, third = (number(chance, depth) for _ in range(3))
    word = chance.choice(("", "NOT "))
    return chance.choice(
        (
            f"{one} {chance.choice(SIGNS)} {other}",
            f"{one} {word}BETWEEN {other} AND {third}",
            f"{one} {word}IN ({other}, {third},{chance.randrange(10)})",
        )
    )


def sqlite_judges(conditions: list[str], rows: list[dict[str, Any]]) -> list[list[bool]]:
    """Return whether each condition holds of each row by SQLite, in which NULL is not true."""
    with contextlib.closing(sqlite3.connect(":memory:")) as database:
        database.execute(f"CREATE TABLE coups ({', '.join(f'{name} INTEGER' for name in NAMES)})")
        places = ", ".join("?" * len(NAMES))
        values = [[row[name] for name in NAMES] for row in rows]
        database.executemany(f"INSERT INTO coups VALUES ({places})", values)
        return [
            [bool(is_true) for (is_true,) in database.execute(f"SELECT ({c}) IS TRUE FROM coups")]
            for c in conditions
        ]


def judged(conditions: list[str], six: list[list[str]]) -> tuple[Any, list[dict[str, Any]]]:
    """Return what the page's module says of coups, and their columns by the second method."""
    tableau = STANDARD.tableau
    told = {"player": tableau.player, "banker": list(tableau.banker)}
    rows = [columns_of(STANDARD, *play(plain(tableau), cards)) for cards in six]
    given = json.dumps({"tableau": told, "coups": six, "conditions": conditions})
    return json.loads(run_node("tests/judge.js", given=given)), rows


def test_every_condition_of_the_package_holds_of_the_same_coups() -> None:
    houses = [(n, r) for n in load.bundled_games() for r in readings_of(load.sheet(n))]
    wagers = [wager for name, reading in houses for wager in game(name, reading).wagers]
    wagers += [wager for name in load.catalogue_ids() for wager in STANDARD.asked((name,))]
    conditions = sorted({line.when for wager in wagers for line in wager.lines})
    found, rows = judged(conditions, coups(300))
    frame = frame_of(rows)
    for text, page in zip(conditions, found, strict=True):
        assert page == held(parse_anew(text), frame), text
    assert sqlite_judges(conditions, rows) == found


def test_random_conditions_hold_of_the_same_coups() -> None:
    chance = random.Random("conditions")
    texts = [truth(chance, 3) for _ in range(1500)]
    texts = [text for text in texts if len(text) <= 500]
    found, rows = judged(texts, coups(60))
    assert None not in found
    assert sqlite_judges(texts, rows) == found
    frame = frame_of(rows)
    in_package = 0
    for text, page in zip(texts, found, strict=True):
        with contextlib.suppress(ConditionError):
            condition = parse_anew(text)
            in_package += 1
            assert page == held(condition, frame), text
    assert in_package > len(texts) / 3


def test_random_words_are_refused_where_the_package_refuses_them() -> None:
    chance = random.Random("words")
    texts = [
        " ".join(
            chance.choice(chance.choice((TOKENS, INTEGERS[:6], BOOLEANS[:3], STRAY, ["1", "2"])))
            for _ in range(chance.randrange(1, 8))
        )
        for _ in range(6000)
    ]
    texts += [mutated(truth(chance, 2), chance) for _ in range(3000)]
    found, _ = judged(texts, coups(1))
    accepted = 0
    for text, page in zip(texts, found, strict=True):
        whole, why = parsed(text)
        if whole is None and page is not None:
            assert why.startswith(REFUSED_FOR_OTHER_REASONS), text
        else:
            assert (whole is None) == (page is None), (text, why)
        accepted += whole is not None
    assert 300 < accepted < len(texts) - 300


def mutated(text: str, chance: random.Random) -> str:
    """Return a text with one word taken out, doubled or replaced."""
    words = text.split()
    place = chance.randrange(len(words))
    words[place : place + 1] = chance.choice(([], [words[place]] * 2, [chance.choice(TOKENS)]))
    return " ".join(words)


def parsed(text: str) -> tuple[Condition | None, str]:
    try:
        return parse_anew(text), ""
    except ConditionError as error:
        return None, error.found


@pytest.mark.parametrize("text", ["player_pair", "PLAYER_PAIR", "\tplayer_pair \t"])
def test_columns_are_written_in_any_case_and_spaces_do_not_matter(text: str) -> None:
    found, rows = judged([text], coups(60))
    assert found == [[row["player_pair"] == 1 for row in rows]]
