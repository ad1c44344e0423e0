"""A wager's condition: a SQL boolean expression, parsed by a closed grammar and typed.

The grammar in `condition.lark` is the whole language, so nothing else can reach the engine that
evaluates it.  What the grammar cannot say is checked here: column names, integer against boolean,
bounds on size, and NULL under a negation.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from combinat.faults import quote
from combinat.rules.columns import COLUMNS, Kind

if TYPE_CHECKING:
    from lark import Lark, Token, Tree
    from lark.exceptions import UnexpectedInput

PARSED = Path(__file__).with_name("parsed.json")
LONGEST = 500
DEEPEST = 20
DEEPEST_TREE = 22
"""polars parses 24 nested parentheses of the canonical form, not more."""
LARGEST_INTEGER = 999_999
END = "$END"
LANGUAGE = "columns, integers, = <> < <= > >= + - ABS AND OR NOT IN BETWEEN IS NULL, parentheses"


@dataclass(frozen=True)
class Condition:
    """A checked condition: `text` as written, `sql` in canonical form, and what it names."""

    text: str
    sql: str
    columns: frozenset[str]


class ConditionError(ValueError):
    """A condition that is not in the language: what was found at which character, and why not."""

    def __init__(self, found: str, allowed: str, offset: int | None = None) -> None:
        super().__init__(found)
        self.found, self.allowed, self.offset = found, allowed, offset


@dataclass(frozen=True)
class _Part:
    """A typed piece of a condition.

    `plain` and `negated` are the columns that can be NULL and are compared as they are or under a
    negation.  A test for NULL settles a comparison beside it: `x IS NOT NULL AND …` makes the
    whole false and `x IS NULL OR …` makes it true where x is NULL.  `settled` names the columns
    that this piece would so settle, by the connective that it must stand under.
    """

    kind: Kind
    sql: str
    offset: int
    columns: frozenset[str] = frozenset()
    plain: frozenset[str] = frozenset()
    negated: frozenset[str] = frozenset()
    settled: frozenset[tuple[str, str]] = frozenset()
    connective: str = ""


def _union(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset[str]().union(*sets)


@cache
def _grammar() -> Lark:
    from lark import Lark

    grammar = Path(__file__).with_name("condition.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", propagate_positions=True, maybe_placeholders=False)


@cache
def parse(text: str) -> Condition:
    """Return a condition, checked; raise ConditionError where it is outside the language.

    Those of the bundled rules are parsed beforehand, which saves a short command the parser.

    >>> parse("player_total = banker_total and cards < 6").sql
    '((player_total = banker_total) AND (cards < 6))'
    """
    known = _parsed_beforehand().get(text)
    if known is not None:
        return Condition(text, known["sql"], frozenset(known["columns"]))
    return parse_anew(text)


@cache
def _parsed_beforehand() -> dict[str, Any]:
    """Return the conditions of the bundled rules as `generated.py` writes them."""
    known: dict[str, Any] = json.loads(PARSED.read_text(encoding="utf-8"))
    return known


def parse_anew(text: str) -> Condition:
    """Parse and check a condition; raise ConditionError where it is outside the language."""
    from lark.exceptions import UnexpectedInput

    _check_size(text)
    try:
        tree = _grammar().parse(text)
    except UnexpectedInput as error:
        _refuse(text, error)
    whole = _typed(tree, 0)
    if whole.kind != "boolean":
        raise ConditionError(f"the number {quote(whole.sql)}", "a comparison or a boolean column")
    if whole.negated:
        column = min(whole.negated)
        raise ConditionError(
            f"a negated comparison of {column}, which is NULL when no card is drawn",
            f"the same beside '{column} IS NULL OR …' or '{column} IS NOT NULL AND …'",
        )
    return Condition(text, whole.sql, whole.columns)


def _check_size(text: str) -> None:
    if len(text) > LONGEST:
        raise ConditionError(f"{len(text)} characters", f"at most {LONGEST}")
    depth = 0
    for offset, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if depth > DEEPEST:
            raise ConditionError("a parenthesis too deep", f"{DEEPEST} levels", offset)


def _refuse(text: str, error: UnexpectedInput) -> NoReturn:
    """Say what the parser stumbled over, in the words of the trade."""
    from lark.exceptions import UnexpectedCharacters, UnexpectedToken

    offset = error.pos_in_stream if error.pos_in_stream is not None else len(text)
    if isinstance(error, UnexpectedCharacters):
        found = "a division" if text[offset] == "/" else quote(text[offset])
        raise ConditionError(found, LANGUAGE, offset)
    word = error.token if isinstance(error, UnexpectedToken) else None
    if word is None or word.type == END:
        raise ConditionError("the end of the condition", f"more: {LANGUAGE}", len(text))
    before = text[:offset].split()
    if word == "(" and before and before[-1].isidentifier():
        name = before[-1]
        raise ConditionError(f"the function {quote(name)}", "ABS alone", offset - len(name))
    raise ConditionError(quote(str(word)), LANGUAGE, offset)


def _typed(node: Tree[Token], offset: int, depth: int = 0) -> _Part:
    """Type a node of the parse tree from its leaves upwards."""
    at = node.meta.start_pos if not node.meta.empty else offset
    if depth > DEEPEST_TREE:
        raise ConditionError("a part nested too deep", f"{DEEPEST_TREE} levels", at)
    if node.data in _LEAVES:
        return _LEAVES[node.data](str(node.children[0]), at)
    trees = [child for child in node.children if not isinstance(child, str)]
    words = [str(child) for child in node.children if isinstance(child, str)]
    parts = [_typed(child, at, depth + 1) for child in trees]
    return _BRANCHES[node.data](parts, words, at)


def _integer(text: str, at: int) -> _Part:
    if len(text) > len(str(LARGEST_INTEGER)):
        raise ConditionError(f"the integer {quote(text)}", f"0 to {LARGEST_INTEGER}", at)
    return _Part("integer", str(int(text)), at)


def _column(text: str, at: int) -> _Part:
    column = COLUMNS.get(text.lower())
    if column is None:
        raise ConditionError(f"the unknown column {quote(text)}", _columns_like(text), at)
    names = frozenset([column.name])
    return _Part(
        column.kind, column.name, at, names, plain=names if column.may_be_null else frozenset()
    )


def _columns_like(text: str) -> str:
    """Name the likeliest column, and all but those that see suits: there are too many."""
    close = difflib.get_close_matches(text.lower(), COLUMNS, n=1)
    seen = [column.name for column in COLUMNS.values() if column.sees != "suits"]
    start = f"did you mean {close[0]!r}? One of" if close else "one of"
    return f"{start} {', '.join(sorted(seen))} (and the suit columns: see 'combinat columns')"


_NOUN: dict[Kind, str] = {"integer": "a number", "boolean": "a comparison or a truth value"}


def _want(kind: Kind, parts: Sequence[_Part]) -> None:
    for part in parts:
        if part.kind != kind:
            other = "a truth value" if part.kind == "boolean" else "a number"
            raise ConditionError(f"{other} {quote(part.sql)}", f"{_NOUN[kind]} here", part.offset)


def _joined(sql: str, kind: Kind, parts: Sequence[_Part], at: int) -> _Part:
    return _Part(
        kind,
        sql,
        at,
        _union(part.columns for part in parts),
        _union(part.plain for part in parts),
        _union(part.negated for part in parts),
    )


def _sum(parts: Sequence[_Part], tokens: Sequence[str], at: int) -> _Part:
    _want("integer", parts)
    sql = parts[0].sql
    for sign, part in zip(tokens, parts[1:], strict=True):
        sql = f"{sql} {sign} {part.sql}"
    return _joined(f"({sql})", "integer", parts, at)


def _signed(parts: Sequence[_Part], tokens: Sequence[str], at: int) -> _Part:
    _want("integer", parts)
    return _joined(f"(0 {tokens[0]} {parts[0].sql})", "integer", parts, at)


def _absolute(parts: Sequence[_Part], _tokens: Sequence[str], at: int) -> _Part:
    _want("integer", parts)
    return _joined(f"ABS({parts[0].sql})", "integer", parts, at)


def _comparison(form: str, *, negates: bool = False) -> _Branch:
    """Make the rule for one form of comparison; `{0}` is its subject, `{rest}` the others."""

    def compare(parts: Sequence[_Part], tokens: Sequence[str], at: int) -> _Part:
        _want("integer", parts)
        rest = [part.sql for part in parts[1:]]
        sql = form.format(parts[0].sql, *rest, rest=", ".join(rest), operator="".join(tokens))
        part = _joined(f"({sql})", "boolean", parts, at)
        return _negate(part, sql=part.sql) if negates or "<>" in tokens else part

    return compare


def _null_test(form: str, connective: str) -> _Branch:
    def test(parts: Sequence[_Part], _tokens: Sequence[str], at: int) -> _Part:
        if parts[0].sql not in COLUMNS:
            raise ConditionError(quote(parts[0].sql), "a column before IS NULL", at)
        names = parts[0].columns
        settled = frozenset((name, connective) for name in names)
        return _Part("boolean", f"({parts[0].sql} {form})", at, names, settled=settled)

    return test


def _connected(connective: str) -> _Branch:
    def connect(parts: Sequence[_Part], _tokens: Sequence[str], at: int) -> _Part:
        _want("boolean", parts)
        whole = _joined(
            f"({f' {connective} '.join(part.sql for part in parts)})", "boolean", parts, at
        )
        beside = [part for part in parts if part.connective in ("", connective)]
        settled = frozenset(test for part in beside for test in part.settled)
        safe = frozenset(name for name, under in settled if under == connective)
        return replace(
            whole,
            plain=whole.plain - safe,
            negated=whole.negated - safe,
            settled=settled,
            connective=connective,
        )

    return connect


def _not(parts: Sequence[_Part], _tokens: Sequence[str], _at: int) -> _Part:
    _want("boolean", parts)
    return _negate(parts[0], sql=f"(NOT {parts[0].sql})")


def _negate(part: _Part, *, sql: str) -> _Part:
    """Return the piece under a negation: every comparison in it counts as negated."""
    flipped = frozenset((name, _OTHER[under]) for name, under in part.settled)
    return replace(
        part,
        sql=sql,
        plain=frozenset(),
        negated=part.plain | part.negated,
        settled=flipped if not part.connective else frozenset(),
        connective="",
    )


_OTHER = {"AND": "OR", "OR": "AND"}

_Branch = Callable[[Sequence[_Part], Sequence[str], int], _Part]

_LEAVES: dict[str, Callable[[str, int], _Part]] = {"integer": _integer, "column": _column}

_BRANCHES: dict[str, _Branch] = {
    "added": _sum,
    "signed": _signed,
    "absolute": _absolute,
    "compared": _comparison("{0} {operator} {1}"),
    "among": _comparison("{0} IN ({rest})"),
    "not_among": _comparison("{0} NOT IN ({rest})", negates=True),
    "between": _comparison("{0} BETWEEN {1} AND {2}"),
    "not_between": _comparison("{0} NOT BETWEEN {1} AND {2}", negates=True),
    "is_null": _null_test("IS NULL", "OR"),
    "is_not_null": _null_test("IS NOT NULL", "AND"),
    "either": _connected("OR"),
    "both": _connected("AND"),
    "negated": _not,
}
