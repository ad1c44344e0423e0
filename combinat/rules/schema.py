"""What a rules file may say: the printed sheet, the catalogue wager, and their closed keys."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, StringConstraints, Tag, field_validator, model_validator

from combinat.rules.condition import LONGEST, Condition, parse
from combinat.rules.fields import (
    BANKER_ROWS,
    MOST_LINES,
    MOST_WAGERS,
    Amount,
    BankerRow,
    Closed,
    Currency,
    Decks,
    Edition,
    Hash,
    Id,
    LineId,
    Pays,
    PaysOfLine,
    PlayerRow,
    Text,
    WagerId,
    When,
    fault,
    listed,
)


class Source(Closed):
    """Where a statement comes from: title, place within it, and its document or address."""

    title: Text
    where: Text
    document: Text | None = None
    sha256: Hash | None = None
    address: Text | None = None


class Limits(Closed):
    """Smallest and largest stake, as the sheet states them."""

    minimum: Amount | None = None
    maximum: Amount | None = None
    currency: Currency
    where: Text

    @model_validator(mode="after")
    def _ordered(self) -> Limits:
        if self.minimum and self.maximum and self.minimum > self.maximum:
            raise fault(
                f"minimum {self.minimum} above maximum {self.maximum}", "a minimum not above it"
            )
        return self


class Burn(Closed):
    """What is burned before the first coup."""

    rule: Literal["first_card_value"]
    ten_valued: Annotated[int, Field(ge=0, le=20)]
    where: Text


class CutCard(Closed):
    """How many cards lie behind the cut card."""

    cards_behind: Annotated[int, Field(ge=0, le=10_000)]
    where: Text


class EndOfShoe(Closed):
    """What happens when the cut card comes out; more than one rule where a sheet is ambiguous."""

    rules: Annotated[
        tuple[Literal["current_coup_is_last", "one_more_coup"], ...], Field(strict=False)
    ]
    where: Text


class ShoeRules(Closed):
    """How many decks, whether the sheet says so, and how the shoe begins and ends."""

    decks: Decks
    stated: bool
    where: Text | None = None
    also: Annotated[tuple[Decks, ...], listed(8)] = ()
    burn: Burn | None = None
    cut_card: CutCard | None = None
    end_of_shoe: EndOfShoe | None = None

    @model_validator(mode="after")
    def _each_number_once(self) -> ShoeRules:
        numbers = [self.decks, *self.also]
        if len(set(numbers)) < len(numbers):
            raise fault(f"decks {self.decks}, also {list(self.also)}", "each deck number once")
        return self


def checked_rows(rows: dict[str, str]) -> dict[str, str]:
    """Return Banker rows as they stand, or raise the fault that they have."""
    for row, cells in rows.items():
        if row not in BANKER_ROWS:
            raise fault(f"the row '{row[:20]}'", "rows 0 to 9")
        if "N" in cells and set(cells) - set("N "):
            raise fault(f"row {row} {cells!r}", "N in every cell of a row or in none")
    return rows


class TableauSheet(Closed):
    """The table of play as printed: D draws, S stands, N natural, ? where the sheet is silent."""

    where: Text
    player: PlayerRow
    banker: dict[str, BankerRow]

    @field_validator("banker", mode="after")
    @classmethod
    def _all_rows(cls, rows: dict[str, str]) -> dict[str, str]:
        missing = [row for row in BANKER_ROWS if row not in rows]
        if missing:
            raise fault(f"no row {', '.join(missing)}", "ten rows, 0 to 9")
        return checked_rows(rows)


class PayLine(Closed):
    """One line of a pay table: the event in words, as a condition, and what it pays."""

    id: LineId
    event: Text
    when: When
    pays: Pays

    @property
    def condition(self) -> Condition:
        """The event as a checked condition."""
        return parse(self.when)


def _one_of_a_kind(entries: tuple[Any, ...]) -> tuple[Any, ...]:
    names = [entry.id for entry in entries]
    for name in names:
        if names.count(name) > 1:
            raise fault(f"the id {name!r} {names.count(name)} times", "each id once")
    return entries


class Entry(Closed):
    """What every wager of a house states, however its pay lines are given."""

    title: Text | None = None
    where: Text
    requires: Annotated[tuple[Id, ...], listed(MOST_WAGERS)] = ()
    commission: Annotated[Amount, Field(lt=1)] | None = None
    limits: Limits | None = None
    pays_stated: bool = True
    exclusive: bool = False
    unpriced: Text | None = None
    flags: Annotated[tuple[Text, ...], listed(20)] = ()

    @property
    def commission_on_wins(self) -> Fraction:
        """The share of a win that the house keeps."""
        return Fraction(self.commission or 0)


class PrintedWager(Entry):
    """A wager whose pay lines stand in the file."""

    id: WagerId
    title: Text
    rule: Text | None = None
    pays: Annotated[tuple[PayLine, ...], Field(strict=False, min_length=1, max_length=MOST_LINES)]

    _unique = field_validator("pays", mode="after")(_one_of_a_kind)


class CatalogueUse(Entry):
    """A wager of the catalogue, with one of its pay tables by name or the pays of its lines."""

    use: Id
    id: WagerId | None = None
    pay_table: Id | None = None
    pays: dict[Id, PaysOfLine] | None = None

    @model_validator(mode="after")
    def _one_or_the_other(self) -> CatalogueUse:
        if self.pay_table is not None and self.pays is not None:
            raise fault("pay_table and pays", "one of them")
        return self


class Bundle(Entry):
    """Several wagers placed as one, a unit on each; no two of them can win together."""

    id: WagerId
    title: Text
    rule: Text | None = None
    parts: Annotated[tuple[Id, ...], Field(strict=False, min_length=2, max_length=MOST_LINES)]


def _kind_of_entry(entry: Any) -> str:
    keys = entry if isinstance(entry, dict) else getattr(entry, "model_fields_set", ())
    return next((kind for kind in ("use", "parts") if kind in keys), "pays")


AnyEntry = Annotated[
    Annotated[PrintedWager, Tag("pays")]
    | Annotated[CatalogueUse, Tag("use")]
    | Annotated[Bundle, Tag("parts")],
    Discriminator(_kind_of_entry),
]
Entries = Annotated[tuple[AnyEntry, ...], listed(MOST_WAGERS)]


class TableauChange(Closed):
    """The rows of the table of play that a reading replaces."""

    player: PlayerRow | None = None
    banker: dict[str, BankerRow] = Field(default={})

    _known_rows = field_validator("banker", mode="after")(checked_rows)


class ReadingEntry(Closed):
    """One way to read an ambiguous sheet: what it changes, and why one may read it so."""

    id: Id
    title: Text
    why: Text
    where: Text
    tableau: TableauChange | None = None
    wagers: Entries = ()

    @field_validator("id")
    @classmethod
    def _not_built_in(cls, name: str) -> str:
        if name in ("printed", "standard"):
            raise fault(f"the id {name!r}", "a name other than the built-in printed and standard")
        return name


class Submission(Closed):
    """What only the author of a submission knows: it moves no figure, and a report prints it.

    `titles` are the operator's own, in `language`: of the game under the key `game`, and of wagers
    by their ids.
    """

    operator: Text | None = None
    jurisdiction: Text | None = None
    effective_date: Text | None = None
    supersedes: Text | None = None
    language: Text | None = None
    titles: dict[Id, Text] = Field(default={})

    @model_validator(mode="after")
    def _in_a_language(self) -> Submission:
        if self.titles and self.language is None:
            raise fault("titles and no language", "the language that the titles are in")
        return self


class Sheet(Closed):
    """A house's rule sheet as printed: one game file.

    `flags` say what the sheet leaves open, `terms` what else it states that moves no figure.
    """

    schema_: Edition = Field(alias="schema")
    id: Id
    title: Text
    edition: Text | None = None
    source: Source
    shoe: ShoeRules
    tableau: TableauSheet
    limits: Limits | None = None
    base: Literal["standard"] | None = None
    flags: Annotated[tuple[Text, ...], listed(20)] = ()
    terms: Annotated[tuple[Text, ...], listed(20)] = ()
    wagers: Entries
    readings: Annotated[tuple[ReadingEntry, ...], listed(20)] = ()
    submission: Submission | None = None

    _unique_readings = field_validator("readings", mode="after")(_one_of_a_kind)

    @model_validator(mode="after")
    def _something_on_offer(self) -> Sheet:
        if not self.wagers and self.base is None:
            raise fault("no wagers", "at least one, or base = 'standard'")
        return self


class Event(Closed):
    """An event that pay tables of a catalogue wager pay: id, words, and condition.

    A pay table must pay every event that is not optional; an optional one that it leaves out is
    no line of it.
    """

    id: LineId
    event: Text
    when: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST)]
    optional: bool = False


class PayTable(Closed):
    """One known pay table of a catalogue wager: a pay for each line that it has."""

    id: Id
    source: Source
    pays: dict[Id, PaysOfLine]


class CatalogueWager(Closed):
    """A wager known in the field: its events, all its pay tables, each with a source.

    `each` makes it a family: its one key takes each of the listed numbers in turn, replaces
    `{key}` in titles, events and conditions, and the number is appended to the id.
    """

    schema_: Edition = Field(alias="schema")
    id: WagerId
    title: Text
    aliases: Annotated[tuple[Text, ...], listed(20)] = ()
    rule: Text
    source: Source
    each: dict[Id, Annotated[list[Annotated[int, Field(ge=0, le=99)]], Field(max_length=20)]] = (
        Field(default={})
    )
    exclusive: bool = False
    lines: Annotated[tuple[Event, ...], Field(strict=False, min_length=1, max_length=MOST_LINES)]
    pay_tables: Annotated[tuple[PayTable, ...], Field(strict=False, min_length=1, max_length=50)]

    _unique_lines = field_validator("lines", "pay_tables", mode="after")(_one_of_a_kind)

    @field_validator("each", mode="after")
    @classmethod
    def _one_key(cls, each: dict[str, list[int]]) -> dict[str, list[int]]:
        if len(each) > 1:
            raise fault(f"{len(each)} keys", "one")
        return each

    def pay_table(self, name: str) -> PayTable | None:
        """Return the pay table of that name, or None."""
        return next((table for table in self.pay_tables if table.id == name), None)
