"""The language of conditions: what it accepts, what it means, and where it refuses."""

from __future__ import annotations

import sqlite3

import polars as pl
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from combinat.rules.columns import COLUMNS
from combinat.rules.condition import Condition, ConditionError, parse

Row = dict[str, int | bool | None]

quick = settings(derandomize=True, deadline=None, max_examples=200)

SEEN = [column for column in COLUMNS.values() if column.sees != "suits"]
INTEGERS = [column.name for column in SEEN if column.kind == "integer"]
BOOLEANS = [column.name for column in SEEN if column.kind == "boolean"]
NULLABLE = [column.name for column in SEEN if column.may_be_null]


def _row(player: str, banker: str) -> Row:
    """Describe a coup by its two hands, cards as letters of `A23456789XJQK`."""
    row: Row = {"cards": len(player) + len(banker)}
    for hand, cards in (("player", player), ("banker", banker)):
        ranks = ["A23456789XJQK".index(card) + 1 for card in cards]
        values = [rank if rank < 10 else 0 for rank in ranks]
        row |= {
            f"{hand}_total": sum(values) % 10,
            f"{hand}_initial": sum(values[:2]) % 10,
            f"{hand}_third": values[2] if len(cards) == 3 else None,
            f"{hand}_third_rank": ranks[2] if len(cards) == 3 else None,
            f"{hand}_cards": len(cards),
            f"{hand}_natural": sum(values[:2]) % 10 >= 8,
            f"{hand}_low_rank": min(ranks[:2]),
            f"{hand}_high_rank": max(ranks[:2]),
            f"{hand}_pair": ranks[0] == ranks[1],
        }
    return row


COUPS = [
    ("9K", "8K"),
    ("KK", "9X"),
    ("6K", "5K3"),
    ("7Q", "7J"),
    ("238", "33"),
    ("AK8", "AAK"),
    ("55X", "KK5"),
    ("A48", "K2J"),
    ("JQ3", "34A"),
    ("AA9", "22A"),
    ("K58", "663"),
]
ROWS = [_row(player, banker) for player, banker in COUPS]
FRAME = pl.DataFrame(ROWS)


def by_polars(sql: str) -> list[bool]:
    """Return which coups a condition takes, as the package evaluates it."""
    return FRAME.with_columns(pl.sql_expr(sql).fill_null(value=False).alias("holds"))[
        "holds"
    ].to_list()


def by_sqlite(sql: str) -> list[bool]:
    """Return which coups a condition takes, by an engine that shares no code with polars."""
    names = list(ROWS[0])
    with sqlite3.connect(":memory:") as base:
        base.execute(f"CREATE TABLE coups ({', '.join(names)})")
        marks = ", ".join("?" * len(names))
        base.executemany(
            f"INSERT INTO coups VALUES ({marks})", [tuple(row.values()) for row in ROWS]
        )
        taken = base.execute(f"SELECT {sql} FROM coups ORDER BY rowid").fetchall()
    base.close()
    return [bool(value) for (value,) in taken]


# A condition, and its canonical form.
ACCEPTED = {
    "player_total = banker_total": "(player_total = banker_total)",
    "player_total > banker_total": "(player_total > banker_total)",
    "player_total >= 8": "(player_total >= 8)",
    "player_total <= 5": "(player_total <= 5)",
    "player_total < 007": "(player_total < 7)",
    "player_total <> banker_total": "(player_total <> banker_total)",
    "PLAYER_TOTAL = Banker_Total and Cards < 6": (
        "((player_total = banker_total) AND (cards < 6))"
    ),
    "player_natural": "player_natural",
    "not player_natural": "(NOT player_natural)",
    "NOT NOT player_pair": "(NOT (NOT player_pair))",
    "player_pair OR banker_pair AND cards = 4": "(player_pair OR (banker_pair AND (cards = 4)))",
    "(player_pair OR banker_pair) AND cards = 4": "((player_pair OR banker_pair) AND (cards = 4))",
    "player_total = 1 OR player_total = 2 OR cards = 6": (
        "((player_total = 1) OR (player_total = 2) OR (cards = 6))"
    ),
    "NOT player_pair AND NOT banker_pair": "((NOT player_pair) AND (NOT banker_pair))",
    "player_total - banker_total = 4": "((player_total - banker_total) = 4)",
    "player_total - banker_total - 1 = 3": "((player_total - banker_total - 1) = 3)",
    "player_total - (banker_total - 1) = 3": "((player_total - (banker_total - 1)) = 3)",
    "ABS(player_total - banker_total) > 3": "(ABS((player_total - banker_total)) > 3)",
    "abs(-3) = 3": "(ABS((0 - 3)) = 3)",
    "- player_total + 9 = 0": "(((0 - player_total) + 9) = 0)",
    "+player_total = - -1": "((0 + player_total) = (0 - (0 - 1)))",
    "player_total BETWEEN 6 AND 9": "(player_total BETWEEN 6 AND 9)",
    "player_total between 6 and 9 and cards = 4": (
        "((player_total BETWEEN 6 AND 9) AND (cards = 4))"
    ),
    "player_total BETWEEN 9 AND 6": "(player_total BETWEEN 9 AND 6)",
    "player_total NOT BETWEEN 1 AND 8": "(player_total NOT BETWEEN 1 AND 8)",
    "player_total IN (8, 9)": "(player_total IN (8, 9))",
    "player_total NOT IN (0, 8, 9)": "(player_total NOT IN (0, 8, 9))",
    "player_total IN (banker_total, banker_total + 1)": (
        "(player_total IN (banker_total, (banker_total + 1)))"
    ),
    "player_third = 8": "(player_third = 8)",
    "player_third IN (8, 9)": "(player_third IN (8, 9))",
    "player_third BETWEEN 4 AND 8": "(player_third BETWEEN 4 AND 8)",
    "player_third + banker_third > 10": "((player_third + banker_third) > 10)",
    "player_third IS NULL": "(player_third IS NULL)",
    "player_third IS NOT NULL": "(player_third IS NOT NULL)",
    "NOT player_third IS NULL": "(NOT (player_third IS NULL))",
    "player_third IS NULL AND banker_third IS NOT NULL": (
        "((player_third IS NULL) AND (banker_third IS NOT NULL))"
    ),
    "player_third IS NOT NULL AND player_third <> 8": (
        "((player_third IS NOT NULL) AND (player_third <> 8))"
    ),
    "player_third IS NULL OR NOT (player_third = 8)": (
        "((player_third IS NULL) OR (NOT (player_third = 8)))"
    ),
    "player_third_rank = 13 OR banker_third_rank = 13": (
        "((player_third_rank = 13) OR (banker_third_rank = 13))"
    ),
    "player_low_rank = 10 AND player_high_rank = 13": (
        "((player_low_rank = 10) AND (player_high_rank = 13))"
    ),
    "1 = 1": "(1 = 1)",
    "cards = 999999": "(cards = 999999)",
    "\tcards\t=  4 ": "(cards = 4)",
}


@pytest.mark.parametrize("text", ACCEPTED)
def test_the_canonical_form_is(text: str) -> None:
    assert parse(text).sql == ACCEPTED[text]


@pytest.mark.parametrize("text", ACCEPTED)
def test_the_canonical_form_is_its_own(text: str) -> None:
    canonical = parse(text).sql
    assert by_polars(parse(canonical).sql) == by_polars(canonical)


@pytest.mark.parametrize("text", ACCEPTED)
def test_two_engines_agree_on_what_it_takes(text: str) -> None:
    sql = parse(text).sql
    assert by_polars(sql) == by_sqlite(sql) == by_sqlite(text)


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("player_total = banker_total", ["KK-9X", "7Q-7J", "55X-KK5"][1:2]),
        ("player_natural", ["9K-8K"]),
        ("player_third = 8", ["238-33", "AK8-AAK", "A48-K2J", "K58-663"]),
        ("player_third IS NULL", ["9K-8K", "KK-9X", "6K-5K3", "7Q-7J"]),
        ("cards = 5", ["6K-5K3", "238-33"]),
        ("player_third IS NOT NULL AND player_third <> 8", ["55X-KK5", "JQ3-34A", "AA9-22A"]),
        ("banker_pair", ["238-33", "AK8-AAK", "55X-KK5", "AA9-22A", "K58-663"]),
    ],
)
def test_it_takes_the_coups_that_it_names(text: str, taken: list[str]) -> None:
    names = ["-".join(coup) for coup in COUPS]
    holds = by_polars(parse(text).sql)
    assert [name for name, held in zip(names, holds, strict=True) if held] == taken


@pytest.mark.parametrize("name", COLUMNS)
def test_every_column_is_known(name: str) -> None:
    column = COLUMNS[name]
    text = name if column.kind == "boolean" else f"{name} = 1"
    assert parse(text).columns == {name}


def test_the_columns_that_it_names_are_told() -> None:
    text = "player_pair AND ABS(player_total - banker_total) IN (cards, 3) OR banker_third IS NULL"
    named = {"player_pair", "player_total", "banker_total", "cards", "banker_third"}
    assert parse(text).columns == named


# A text outside the language, what the refusal found, and at which offset (None: as a whole).
REFUSED = {
    "": ("the end of the condition", 0),
    "   ": ("the end of the condition", 3),
    "player_total =": ("the end of the condition", 14),
    "(cards = 4": ("the end of the condition", 10),
    "ABS": ("the end of the condition", 3),
    "cards = 4)": ("')'", 9),
    "cards == 4": ("'='", 7),
    "cards != 4": ("'!'", 6),
    "cards / 2 = 2": ("a division", 6),
    "cards * 2 = 8": ("'*'", 6),
    "cards % 2 = 0": ("'%'", 6),
    "cards || 4": ("'|'", 6),
    "cards = 4; SELECT 1": ("';'", 9),
    "cards = '4'": ('"\'"', 8),
    'cards = "4"': ("'\"'", 8),
    "cards = 4.5": ("'.'", 9),
    "cards = 1e3": ("'e3'", 9),
    "cards = 4 /* four */": ("a division", 10),
    "cards = ?": ("'?'", 8),
    "cards = :x": ("':'", 8),
    "cards = $1": ("'$'", 8),
    "cards\n= 4": ("'\\n'", 5),
    "cards = ４": ("'４'", 8),
    "cards = 4 cards": ("'cards'", 10),
    "cards = 4 = 4": ("'='", 10),
    "cards < 5 < 6": ("'<'", 10),
    "cards IN ()": ("')'", 10),
    "cards IN 4": ("'4'", 9),
    "cards IN (SELECT cards)": ("'cards'", 17),
    "cards BETWEEN 4": ("the end of the condition", 15),
    "cards IS 4": ("'4'", 9),
    "SUM(cards) > 5": ("the function 'SUM'", 0),
    "COUNT(*) > 5": ("the function 'COUNT'", 0),
    "NOW() > 0": ("the function 'NOW'", 0),
    "cards = RANDOM()": ("the function 'RANDOM'", 8),
    "cards = 4 AND COALESCE(cards, 1) = 1": ("the function 'COALESCE'", 14),
    "player_totl = 9": ("the unknown column 'player_totl'", 0),
    "cards = 4 AND nonsense": ("the unknown column 'nonsense'", 14),
    "coups.cards = 4": ("'.'", 5),
    "TRUE": ("the unknown column 'TRUE'", 0),
    "NULL IS NULL": ("the unknown column 'NULL'", 0),
    "rowid = 1": ("the unknown column 'rowid'", 0),
    "_cards = 1": ("the unknown column '_cards'", 0),
    "cards = 1000000": ("the integer '1000000'", 8),
    "cards = 0000004": ("the integer '0000004'", 8),
    "cards": ("the number 'cards'", None),
    "cards + 1": ("the number '(cards + 1)'", None),
    "ABS(cards)": ("the number 'ABS(cards)'", None),
    "cards AND player_pair": ("a number 'cards'", 0),
    "player_pair AND cards": ("a number 'cards'", 16),
    "NOT cards": ("a number 'cards'", 4),
    "player_pair = banker_pair": ("a truth value 'player_pair'", 0),
    "player_pair = 1": ("a truth value 'player_pair'", 0),
    "1 + player_pair = 1": ("a truth value 'player_pair'", 4),
    "ABS(player_pair) = 1": ("a truth value 'player_pair'", 4),
    "(cards = 4) = (cards = 4)": ("a truth value '(cards = 4)'", 1),
    "cards IN (4, player_pair)": ("a truth value 'player_pair'", 13),
    "cards BETWEEN player_pair AND 5": ("a truth value 'player_pair'", 14),
    "cards + 1 IS NULL": ("'(cards + 1)'", 0),
    "4 IS NULL": ("'4'", 0),
    "(" * 21 + "cards = 4" + ")" * 21: ("a parenthesis too deep", 20),
    "cards = 4" + " OR cards = 4" * 38: ("503 characters", None),
}


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: repr(text[:40]))
def test_it_is_refused_at_the_place_where_it_goes_wrong(text: str) -> None:
    found, offset = REFUSED[text]
    with pytest.raises(ConditionError) as error:
        parse(text)
    assert (error.value.found, error.value.offset) == (found, offset)
    assert error.value.allowed


def test_the_nearest_column_is_suggested() -> None:
    with pytest.raises(ConditionError) as error:
        parse("bankr_total = 9")
    assert error.value.allowed.startswith("did you mean 'banker_total'?")


def test_a_word_runs_on_to_its_end() -> None:
    with pytest.raises(ConditionError):
        parse("cards = 4 ORplayer_pair")
    with pytest.raises(ConditionError):
        parse("cards BETWEEN4AND5")


def test_five_hundred_characters_are_accepted_and_one_more_is_not() -> None:
    text = "cards = 4" + " OR cards = 4" * 37
    whole = text + " " * (500 - len(text))
    assert by_polars(parse(whole).sql) == by_polars("(cards = 4)")
    with pytest.raises(ConditionError, match="501 characters"):
        parse(f"{whole} ")


def test_twenty_parentheses_are_accepted() -> None:
    assert parse("(" * 20 + "cards = 4" + ")" * 20).sql == "(cards = 4)"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("cards = " + "1+" * 245 + "1", id="a long sum"),
        pytest.param("cards IN (" + "4," * 240 + "4)", id="a long list"),
        pytest.param("player_pair" + " OR player_pair" * 32, id="a long OR"),
        pytest.param("NOT (" * 20 + "player_pair" + ")" * 20, id="negations in parentheses"),
        pytest.param("1+(" * 20 + "1" + ")" * 20 + " = cards", id="sums in parentheses"),
        pytest.param("ABS(" * 20 + "cards" + ")" * 20 + " = cards", id="ABS of ABS"),
        pytest.param("- " * 18 + "cards = cards", id="eighteen signs"),
    ],
)
def test_the_largest_conditions_are_evaluated(text: str) -> None:
    assert by_polars(parse(text).sql) == by_sqlite(text)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("NOT " * 30 + "player_pair", id="30 negations"),
        pytest.param("NOT " * 120 + "player_pair", id="120 negations"),
        pytest.param("-" * 30 + "1 = cards", id="30 signs"),
        pytest.param("-" * 480 + "1 = cards", id="480 signs"),
        pytest.param("NOT NOT (" * 18 + "player_pair" + ")" * 18, id="both, nested"),
    ],
)
def test_what_nests_deeper_than_twenty_levels_is_refused(text: str) -> None:
    with pytest.raises(ConditionError):
        parse(text)


NEGATED = [
    "{0} <> 8",
    "NOT ({0} = 8)",
    "NOT {0} = 8",
    "{0} NOT IN (8, 9)",
    "{0} NOT BETWEEN 1 AND 8",
    "NOT ({0} > 3 OR player_pair)",
    "NOT ({0} > 3 AND player_pair)",
    "NOT ({0} + player_total = 8)",
    "NOT (player_total = {0})",
    "NOT (player_total IN (1, {0}))",
    "NOT (player_total BETWEEN {0} AND 9)",
    "NOT (ABS({0}) = 8)",
    "NOT NOT {0} = 8",
    "player_pair OR {0} <> 8",
]


@pytest.mark.parametrize("column", NULLABLE)
@pytest.mark.parametrize("form", NEGATED)
def test_a_negated_comparison_that_can_be_null_needs_a_guard(form: str, column: str) -> None:
    bare = form.format(column)
    with pytest.raises(ConditionError, match=f"a negated comparison of {column}"):
        parse(bare)
    parse(f"{column} IS NULL OR ({bare})")
    parse(f"{column} IS NOT NULL AND ({bare})")
    parse(f"({bare}) OR {column} IS NULL")


@pytest.mark.parametrize("column", NULLABLE)
@pytest.mark.parametrize(
    "form",
    [
        pytest.param("{0} IS NOT NULL OR {0} <> 8", id="the other test"),
        pytest.param("{0} IS NULL AND {0} <> 8", id="the other connective"),
        pytest.param("NOT ({0} IS NULL AND {0} = 8)", id="the other connective inside"),
        pytest.param("NOT {0} IS NULL OR {0} <> 8", id="the other test, negated"),
        pytest.param("({0} IS NULL AND cards = 4) OR {0} <> 8", id="a guard with a condition"),
        pytest.param("({0} IS NULL OR cards = 4) AND {0} <> 8", id="a guard with a way out"),
        pytest.param("{0} <> 8 AND ({0} IS NULL OR {0} <> 9)", id="a guard elsewhere"),
        pytest.param("NOT ({0} IS NOT NULL OR cards = 4) AND {0} <> 8", id="a negated guard"),
    ],
)
def test_a_guard_that_does_not_settle_the_comparison_is_none(form: str, column: str) -> None:
    with pytest.raises(ConditionError, match=f"a negated comparison of {column}"):
        parse(form.format(column))


def test_a_guard_of_one_column_guards_no_other() -> None:
    with pytest.raises(ConditionError, match="a negated comparison of banker_third,"):
        parse("player_third IS NOT NULL AND banker_third <> 8")
    with pytest.raises(ConditionError, match="a negated comparison of banker_third,"):
        parse("player_third IS NOT NULL AND banker_third <> player_third")


def test_a_column_that_is_never_null_needs_no_guard() -> None:
    for name in set(INTEGERS) - set(NULLABLE):
        parse(f"NOT ({name} = 1 OR {name} <> 2)")


def parsed(text: str) -> Condition | ConditionError:
    """Return the condition or its refusal; let any other error through."""
    try:
        return parse(text)
    except ConditionError as error:
        return error


@quick
@given(st.text(max_size=600))
def test_arbitrary_text_raises_nothing_but_condition_error(text: str) -> None:
    answer = parsed(text)
    if isinstance(answer, ConditionError):
        assert answer.offset is None or 0 <= answer.offset <= len(text)


WORDS = ["AND", "OR", "NOT", "IN", "BETWEEN", "IS", "NULL", "ABS", *"()()=<>+-,", "<=", "<>", ">="]
TOKENS = st.sampled_from([*WORDS, *"0189", *INTEGERS, *BOOLEANS, "x", "'", "\n"])


@quick
@given(st.lists(TOKENS, max_size=30).map(" ".join))
def test_arbitrary_words_raise_nothing_but_condition_error(text: str) -> None:
    answer = parsed(text)
    if isinstance(answer, ConditionError):
        assert answer.offset is None or 0 <= answer.offset <= len(text)
    else:
        assert by_polars(answer.sql) == by_sqlite(answer.sql)


Written = tuple[str, str]
"""A condition, and the same in two-valued logic: a comparison with NULL is false."""


def _compared(text: str) -> Written:
    return text, f"COALESCE({text}, 0)"


NUMBERS = st.recursive(
    st.sampled_from([*INTEGERS, *NULLABLE, "0", "1", "4", "8"]),
    lambda inner: st.tuples(inner, st.sampled_from("+-"), inner).map(
        lambda parts: f"({' '.join(parts)})"
    ),
    max_leaves=3,
)
COMPARED = st.one_of(
    st.tuples(NUMBERS, st.sampled_from(["=", "<>", "<", "<=", ">", ">="]), NUMBERS).map(" ".join),
    st.tuples(NUMBERS, st.sampled_from(["IN", "NOT IN"]), NUMBERS, NUMBERS).map(
        lambda parts: "{} {} ({}, {})".format(*parts)
    ),
    st.tuples(NUMBERS, st.sampled_from(["", "NOT "]), NUMBERS, NUMBERS).map(
        lambda parts: "{} {}BETWEEN {} AND {}".format(*parts)
    ),
).map(lambda text: f"({text})")
TESTED = st.tuples(st.sampled_from(NULLABLE), st.sampled_from(["IS NULL", "IS NOT NULL"])).map(
    lambda parts: f"({' '.join(parts)})"
)
ATOMS: st.SearchStrategy[Written] = st.one_of(
    COMPARED.map(_compared),
    TESTED.map(lambda text: (text, text)),
    st.sampled_from(BOOLEANS).map(lambda text: (text, text)),
)


def _larger(inner: st.SearchStrategy[Written]) -> st.SearchStrategy[Written]:
    def join(parts: tuple[Written, str, Written]) -> Written:
        (one, plain), word, (other, flat) = parts
        return f"({one} {word} {other})", f"({plain} {word} {flat})"

    return st.one_of(
        inner.map(lambda part: (f"(NOT {part[0]})", f"(NOT {part[1]})")),
        st.tuples(inner, st.sampled_from(["AND", "OR"]), inner).map(join),
    )


CONDITIONS = st.recursive(ATOMS, _larger, max_leaves=6)


@settings(quick, max_examples=300)
@given(CONDITIONS)
def test_an_accepted_condition_means_the_same_to_two_engines_and_in_two_logics(
    written: Written,
) -> None:
    text, two_valued = written
    assume(len(text) <= 500)
    answer = parsed(text)
    if isinstance(answer, ConditionError):
        assert "a negated comparison" in answer.found or "too deep" in answer.found, answer.found
    else:
        assert by_polars(answer.sql) == by_sqlite(text) == by_sqlite(two_valued)
