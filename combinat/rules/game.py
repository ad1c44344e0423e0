"""A game under one reading of its sheet: a table of play without a gap, and wagers to price."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache

from combinat.faults import BadInput, Fault, nearest
from combinat.rules import load
from combinat.rules.schema import (
    AnyEntry,
    Bundle,
    CatalogueUse,
    CatalogueWager,
    ReadingEntry,
    Sheet,
)
from combinat.rules.tableau import Cell, Tableau, as_printed
from combinat.rules.wager import Place, Wager, bundled, from_catalogue, from_print

PRINTED, STANDARD = "printed", "standard"
GAME_TITLE = "game"
"""The key of the operator's own title of the game, beside the ids of wagers."""

NOT_OFFERED = "Not on this house's sheet; priced by the pay table {} of the catalogue."
OTHER_PAYS = "Priced by the pay table {} of the catalogue, and not as this house's sheet has it."
IN_WORDS = {"D": "draws", "S": "stands", "N": "is a natural"}


@dataclass(frozen=True)
class Game:
    """What a house offers under one reading.

    `tableau` is the table of play as computed, `printed` as the sheet has it; `flags` are
    sentences about what the sheet leaves open and what is assumed.
    """

    id: str
    title: str
    reading: str
    tableau: Tableau
    printed: Tableau
    wagers: tuple[Wager, ...]
    sheet: Sheet = field(repr=False)
    flags: tuple[str, ...] = ()
    file: str = ""

    @property
    def readings(self) -> list[str]:
        """The ids of all readings of the sheet, the default first."""
        return readings_of(self.sheet)

    @property
    def deck_numbers(self) -> list[int]:
        """The deck number that is stated or assumed, then those also published."""
        return [self.sheet.shoe.decks, *self.sheet.shoe.also]

    def asked(self, ids: tuple[str, ...], pay_table: str | None = None) -> tuple[Wager, ...]:
        """Return the wagers of those ids or families, of the house or else of the catalogue.

        With `pay_table` each is priced by that pay table of the catalogue.
        Raises BadInput for an id that neither knows.
        """
        found = [wager for id_ in ids for wager in self._asked(id_, pay_table)]
        return tuple(dict.fromkeys(found))

    def _asked(self, id_: str, pay_table: str | None) -> list[Wager]:
        own = [wager for wager in self.wagers if id_ in (wager.id, wager.family)]
        if own and pay_table is None:
            return own
        family = load.family_of(id_)
        flag = OTHER_PAYS if own else NOT_OFFERED
        found = [
            replace(wager, flags=(*wager.flags, flag.format(wager.pay_table)))
            for wager in (catalogue_wagers(family, pay_table) if family else [])
            if id_ in (wager.id, wager.family)
        ]
        if not found:
            ids = [wager.id for wager in self.wagers] + load.catalogue_ids()
            raise BadInput(Fault("--wager", "", repr(id_), nearest(id_, ids)))
        return found


def catalogue_wagers(name: str, pay_table: str | None = None) -> list[Wager]:
    """Return a catalogue wager as priced anywhere, by its first or the named pay table."""
    wager = load.catalogue_wager(name)
    assert wager is not None
    return _by_pay_table(wager, pay_table, "--pay-table", "")


def _by_pay_table(wager: CatalogueWager, pay_table: str | None, file: str, key: str) -> list[Wager]:
    source = (wager.pay_table(pay_table or "") or wager.pay_tables[0]).source
    place = Place(file, key, wager.id, source.title)
    entry = CatalogueUse(use=wager.id, where=source.where, pay_table=pay_table)
    return from_catalogue(entry, wager, place)


def catalogue_game(wager: CatalogueWager, pay_table: str, file: str) -> Game:
    """Return the standard game with nothing on its felt but one catalogue wager."""
    wagers = _by_pay_table(wager, pay_table, file, f"pay_tables {pay_table}")
    return replace(under(load.sheet(STANDARD)), wagers=tuple(wagers))


def readings_of(sheet: Sheet) -> list[str]:
    """Return the ids of all readings of a sheet, the default first."""
    return [PRINTED, STANDARD, *(entry.id for entry in sheet.readings)]


@cache
def standard_tableau() -> Tableau:
    """Return the table of play of the trade, from the bundled standard game."""
    return as_printed(load.sheet(load.STANDARD).tableau)


def game(name: str, reading: str = PRINTED) -> Game:
    """Return a bundled game or the game of a TOML file, under one reading of it.

    `reading` is `printed` (silent cells filled from the standard table of play), `standard`
    (that table of play throughout), the id of a named reading, or several joined by `+` and
    applied in order.

    >>> game("aspers").wagers[0].title
    'Punto (Player)'
    """
    return under(load.sheet(name), reading, name)


def under(sheet: Sheet, reading: str = PRINTED, file: str = "") -> Game:
    """Return the game of a sheet under one reading; `file` names it in faults."""
    file = file or sheet.id
    printed = tableau = as_printed(sheet.tableau)
    felt = _Felt(sheet, file)
    if sheet.base is not None:
        base = load.sheet(sheet.base)
        felt.lay(base.wagers, f"base {base.id}.", base.source.title)
    felt.lay(sheet.wagers, "")
    changed: dict[str, str] = {}
    for name in _joined(reading):
        if name == STANDARD:
            tableau = standard_tableau()
            _once(changed, ["the table of play"], name)
        elif name != PRINTED:
            change = _named(sheet, name)
            if change.tableau is not None:
                tableau = tableau.changed(change.tableau)
                _once(changed, ["the table of play"], name)
            _once(changed, felt.lay(change.wagers, f"readings {change.id}."), name)
    felt.check_titles()
    whole = tableau.filled(standard_tableau())
    return Game(
        id=sheet.id,
        title=sheet.title,
        reading=reading,
        tableau=whole,
        printed=printed,
        wagers=felt.wagers(),
        sheet=sheet,
        flags=tuple(_flags(sheet, printed, whole)),
        file=file,
    )


def _joined(reading: str) -> list[str]:
    """Return the readings that are joined; one that stands twice is an error."""
    names = reading.split("+")
    for name in names:
        if names.count(name) > 1:
            raise BadInput(Fault("--reading", "", f"{name!r} twice", "each reading once"))
    return names


def _once(changed: dict[str, str], what: Iterable[str], reading: str) -> None:
    """Refuse readings that change one thing each in its own way: neither would be what it says."""
    for thing in what:
        if thing in changed:
            found = f"{changed[thing]!r} and {reading!r}, which both change {thing}"
            raise BadInput(Fault("--reading", "", found, "readings that do not meet"))
        changed[thing] = reading


def _named(sheet: Sheet, name: str) -> ReadingEntry:
    for entry in sheet.readings:
        if entry.id == name:
            return entry
    raise BadInput(Fault("--reading", "", repr(name), nearest(name, readings_of(sheet))))


class _Felt:
    """The wagers on offer while a sheet and its readings are laid over each other.

    A wager laid later takes the place of one of the same id.  Bundles are put together last, so
    that they follow what a reading does to their parts.
    """

    def __init__(self, sheet: Sheet, file: str) -> None:
        self.sheet, self.file = sheet, file
        self.spots: dict[str, Wager | tuple[Bundle, Place]] = {}

    def lay(self, entries: tuple[AnyEntry, ...], key: str, document: str = "") -> set[str]:
        """Lay the wagers of a list of entries and return their ids; each may stand there once.

        `document` is the title of the document that states them, where that is not the sheet.
        """
        laid: set[str] = set()
        for index, entry in enumerate(entries):
            spots = self._spots(entry, self._place(f"{key}wagers[{index}]", document))
            for name in spots:
                if name in laid:
                    raise self._place(f"{key}wagers").refuse("", f"the id {name!r} twice", "once")
            laid.update(spots)
            self.spots |= spots
        return laid

    def wagers(self) -> tuple[Wager, ...]:
        """Return all wagers in order; a required wager that is not offered is an error."""
        singles = [spot for spot in self.spots.values() if isinstance(spot, Wager)]
        wagers = tuple(
            spot if isinstance(spot, Wager) else bundled(spot[0], singles, spot[1])
            for spot in self.spots.values()
        )
        offered = {name for wager in wagers for name in (wager.id, wager.family)}
        faults = [
            Fault(self.file, f"wagers {wager.id}.requires", repr(name), nearest(name, offered))
            for wager in wagers
            for name in wager.requires
            if name not in offered
        ]
        if faults:
            raise BadInput(*faults)
        return wagers

    def check_titles(self) -> None:
        """Raise BadInput where the operator's titles name a wager that no reading offers."""
        if self.sheet.submission is None:
            return
        entries = (entry for reading in self.sheet.readings for entry in reading.wagers)
        place = self._place("submission.titles")
        known = {GAME_TITLE, *self.spots}.union(*(self._spots(entry, place) for entry in entries))
        for name in self.sheet.submission.titles:
            if name not in known:
                raise place.refuse("", repr(name), nearest(name, known))

    def _place(self, key: str, document: str = "") -> Place:
        return Place(self.file, key, self.sheet.id, document or self.sheet.source.title)

    def _spots(self, entry: AnyEntry, place: Place) -> dict[str, Wager | tuple[Bundle, Place]]:
        if isinstance(entry, Bundle):
            return {entry.id: (entry, place)}
        if isinstance(entry, CatalogueUse):
            wager = load.catalogue_wager(entry.use)
            if wager is None:
                allowed = nearest(entry.use, load.catalogue_ids())
                raise place.refuse("use", repr(entry.use), allowed)
            return {made.id: made for made in from_catalogue(entry, wager, place)}
        return {made.id: made for made in from_print(entry, place)}


def _flags(sheet: Sheet, printed: Tableau, whole: Tableau) -> list[str]:
    flags = list(sheet.flags)
    if not sheet.shoe.stated:
        flags.append(
            f"The sheet does not state the number of decks; {sheet.shoe.decks} is assumed where "
            "no other number is named."
        )
    silent = printed.silent()
    if silent:
        flags.append(
            f"Cells of the table of play about which the sheet is silent ({len(silent)}) are "
            f"computed by the standard one: {_grouped(silent, whole)}."
        )
    standard = standard_tableau()
    flags += [
        f"{cell} {IN_WORDS[whole.at(cell)]}; by the standard table of play it "
        f"{IN_WORDS[standard.at(cell)]}."
        for cell in whole.differing(standard)
    ]
    return flags


def _grouped(cells: list[Cell], whole: Tableau) -> str:
    """Name cells by rows, and what each does."""
    rows: dict[tuple[str, int], list[Cell]] = {}
    for cell in cells:
        rows.setdefault((cell.hand, cell.total), []).append(cell)
    named = []
    for row in rows.values():
        if len(row) == len(whole.banker[0]):
            draws = {IN_WORDS[whole.at(cell)] for cell in row}
            named.append(
                f"Banker's total {row[0].total}, whole row ({' and '.join(sorted(draws))})"
            )
        else:
            named += [f"{cell} ({IN_WORDS[whole.at(cell)]})" for cell in row]
    return "; ".join(named)
