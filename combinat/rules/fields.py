"""The values that a rules file may hold: ids, texts, pays, conditions, amounts; their bounds."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    StringConstraints,
    Tag,
)
from pydantic_core import PydanticCustomError

from combinat.faults import quote
from combinat.rules import pay
from combinat.rules.condition import ConditionError, parse

MOST_DECKS = 1000
MOST_WAGERS = 200
MOST_LINES = 100
BANKER_ROWS = tuple("0123456789")

ID_PATTERN = r"^[a-z][a-z0-9_]{0,63}$"
CONTROL = r"\x00-\x1f\x7f-\x9f\u2028\u2029"
TEXT_PATTERN = rf"^[^{CONTROL}]*[^\s{CONTROL}][^{CONTROL}]*$"
HASH_PATTERN = r"^[0-9a-f]{64}$"
PLAYER_PATTERN = r"^[DSN?]{10}$"
BANKER_PATTERN = r"^[DSN?]{10} [DSN?]$"
CURRENCY_PATTERN = r"^[A-Z]{3}$"

RESERVED_LINES = frozenset({"loses", "incomplete"})
RESERVED_WAGERS = frozenset(
    {
        "summary",
        "tableau",
        "readings",
        "comparison",
        "decks",
        "removal",
        "closed_form",
        "correlation",
        "draw_tree",
        "explorer",
        "report",
        "rules",
    }
)
"""Names that the outputs give to lines and files of their own."""

PATTERNS_IN_WORDS = {
    ID_PATTERN: "a lower-case letter, then letters, digits and _, 64 at most",
    TEXT_PATTERN: "one line of text, not empty, without control characters",
    HASH_PATTERN: "64 hexadecimal digits",
    PLAYER_PATTERN: "ten cells of D, S, N or ?",
    BANKER_PATTERN: "ten cells of D, S, N or ?, a space, and the cell for a Player who stood",
    CURRENCY_PATTERN: "three capital letters",
    pay.PATTERN: pay.ALLOWED,
}

Id = Annotated[str, StringConstraints(pattern=ID_PATTERN)]
Text = Annotated[str, StringConstraints(pattern=TEXT_PATTERN, max_length=1000)]
Decks = Annotated[int, Field(ge=1, le=MOST_DECKS)]


def fault(found: str, allowed: str, offset: int | None = None) -> PydanticCustomError:
    """Return the error that the loader turns into a fault of the file."""
    context = {"found": found, "allowed": allowed, "offset": offset}
    return PydanticCustomError("fault", "{found}; allowed: {allowed}", context)


def _decimal(number: Any) -> Any:
    """Let a whole number stand for a decimal; refuse what is no plain number."""
    if isinstance(number, int) and not isinstance(number, bool):
        return Decimal(number) if number.bit_length() <= 64 else Decimal("Infinity")
    if not isinstance(number, Decimal):
        raise fault(quote(number), "a number above 0, of at most 12 digits and 6 decimals")
    return number


Amount = Annotated[Decimal, BeforeValidator(_decimal), Field(gt=0, max_digits=12, decimal_places=6)]


def checked_condition(when: str) -> str:
    """Return a condition as it stands, or raise the fault that it has."""
    try:
        parse(when)
    except ConditionError as error:
        raise fault(error.found, error.allowed, error.offset) from None
    return when


def checked_pay(pays: str) -> str:
    """Return a pay as it stands, or raise the fault that it has."""
    try:
        pay.net_to_one(pays)
    except ValueError:
        raise fault(f"{pays!r}", pay.ALLOWED) from None
    return pays


Pays = Annotated[str, StringConstraints(pattern=pay.PATTERN), AfterValidator(checked_pay)]
When = Annotated[str, AfterValidator(checked_condition)]


def _unreserved(reserved: frozenset[str]) -> AfterValidator:
    def check(name: str) -> str:
        if name in reserved:
            raise fault(f"the id {name!r}", f"an id other than {', '.join(sorted(reserved))}")
        return name

    return AfterValidator(check)


def _edition(number: Any) -> Any:
    if isinstance(number, bool) or not isinstance(number, int) or number != 1:
        raise fault(number if isinstance(number, str) else repr(number), "1")
    return number


Edition = Annotated[Literal[1], BeforeValidator(_edition)]

LineId = Annotated[Id, _unreserved(RESERVED_LINES)]
WagerId = Annotated[Id, _unreserved(RESERVED_WAGERS)]


class Closed(BaseModel):
    """A table of a rules file: unknown keys are errors, nothing is converted."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


def one_or_each(value: Any) -> str:
    """Tell one value from an array of them, for the tag of a key that takes both."""
    return "each" if isinstance(value, list) else "one"


PaysOfLine = Annotated[
    Annotated[Pays, Tag("one")] | Annotated[list[Pays], Tag("each")], Discriminator(one_or_each)
]
"""One pay, or one for each wager of a family."""


def listed(most: int) -> Any:
    """Return the constraint of a TOML array of at most so many entries."""
    return Field(strict=False, max_length=most)


Hash = Annotated[str, StringConstraints(pattern=HASH_PATTERN)]
Currency = Annotated[str, StringConstraints(pattern=CURRENCY_PATTERN)]
PlayerRow = Annotated[str, StringConstraints(pattern=PLAYER_PATTERN)]
BankerRow = Annotated[str, StringConstraints(pattern=BANKER_PATTERN)]
