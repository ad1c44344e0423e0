"""A wager as it is priced: its pay lines in order, whatever way its file states them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from pydantic import ValidationError

from combinat.faults import BadInput, Fault, nearest, quote
from combinat.rules.pay import JACKPOT, as_returned, net_to_one
from combinat.rules.schema import (
    Bundle,
    CatalogueUse,
    CatalogueWager,
    Entry,
    Limits,
    PayLine,
    PrintedWager,
)

UNSTATED_PAYS = "The sheet does not print the pays of this wager; those shown are assumed."


@dataclass(frozen=True)
class Wager:
    """A wager ready to be priced.

    Lines are tried in order and the first that holds pays; what no line takes loses.
    `commission` is the share of a win that the house keeps, `family` the id under which several
    wagers are asked for together, `units` the number of equal parts of the stake of a bundle.
    `limits.minimum` and `.maximum` are in the stated currency; `source` names document and place.
    """

    id: str
    title: str
    family: str
    pay_table: str
    lines: tuple[PayLine, ...]
    source: str
    rule: str | None = None
    requires: tuple[str, ...] = ()
    commission: Fraction = Fraction(0)
    limits: Limits | None = None
    exclusive: bool = False
    unpriced: str | None = None
    units: int = 1
    flags: tuple[str, ...] = ()

    def net(self, line: PayLine) -> Fraction | None:
        """Return what one unit staked wins on a line after commission; None for a jackpot."""
        gross = net_to_one(line.pays)
        return None if gross is None else self.after_commission(gross)

    def after_commission(self, gross: Fraction) -> Fraction:
        """Return what is kept of what one unit staked wins; commission is taken from wins alone."""
        return gross * (1 - self.commission) if gross > 0 else gross

    @property
    def columns(self) -> frozenset[str]:
        """The columns of the coup table that its conditions name."""
        return frozenset[str]().union(*(line.condition.columns for line in self.lines))


@dataclass(frozen=True)
class Place:
    """Where an entry stands: the file and the key, for the faults found while expanding it.

    `house` is the id of the game, `document` the title of the sheet that states the entry.
    """

    file: str
    key: str
    house: str
    document: str

    def refuse(self, key: str, found: str, allowed: str) -> BadInput:
        """Return the error for a key below this place."""
        whole = ".".join(part for part in (self.key, key) if part)
        return BadInput(Fault(self.file, whole, found, allowed))


def from_print(entry: PrintedWager, place: Place) -> list[Wager]:
    """Return the wager whose pay lines stand in the house's file."""
    return [_wager(entry, place, entry.id, entry.title, entry.pays, rule=entry.rule)]


def from_catalogue(entry: CatalogueUse, wager: CatalogueWager, place: Place) -> list[Wager]:
    """Return the wagers for which a catalogue wager stands: one, or one for each of a family."""
    name = entry.pay_table or (place.house if entry.pays is not None else wager.pay_tables[0].id)
    pays = entry.pays
    if pays is None:
        table = wager.pay_table(name)
        if table is None:
            raise place.refuse(
                "pay_table", repr(name), nearest(name, [table.id for table in wager.pay_tables])
            )
        pays = table.pays
    _check_lines(wager, pays, place)
    id_, title = entry.id or wager.id, entry.title or wager.title
    common: dict[str, Any] = {
        "family": id_,
        "pay_table": name,
        "rule": wager.rule,
        "exclusive": entry.exclusive or wager.exclusive,
    }
    if not wager.each:
        return [_wager(entry, place, id_, title, _lines(wager, pays, None, place), **common)]
    ((key, numbers),) = wager.each.items()
    title = title if f"{{{key}}}" in title else f"{title} {{{key}}}"
    return [
        _wager(
            entry,
            place,
            f"{id_}_{number}",
            substituted(title, key, number),
            _lines(wager, pays, (key, number, turn), place),
            **common,
        )
        for turn, number in enumerate(numbers)
    ]


def _wager(
    entry: Entry, place: Place, id_: str, title: str, lines: tuple[PayLine, ...], **more: Any
) -> Wager:
    """Put together what the entry states and what the lines of its kind add."""
    jackpots = [line.id for line in lines if line.pays == JACKPOT]
    if len(jackpots) > 1:
        raise place.refuse("pays", f"the jackpots {', '.join(jackpots)}", "one jackpot at most")
    stated: dict[str, Any] = {
        "family": id_,
        "pay_table": place.house,
        "exclusive": entry.exclusive,
        "source": f"{place.document}, {entry.where}",
        "requires": entry.requires,
        "commission": entry.commission_on_wins,
        "limits": entry.limits,
        "unpriced": entry.unpriced,
        "flags": entry.flags if entry.pays_stated else (UNSTATED_PAYS, *entry.flags),
    }
    return Wager(id=id_, title=title, lines=lines, **(stated | more))


def substituted(text: str, key: str, number: int) -> str:
    """Put a number for `{key}`: the whole of the template language."""
    return text.replace(f"{{{key}}}", str(number))


def _check_lines(wager: CatalogueWager, pays: dict[str, str | list[str]], place: Place) -> None:
    known = [line.id for line in wager.lines]
    turns = len(next(iter(wager.each.values()))) if wager.each else 0
    for name, given in pays.items():
        if name not in known:
            raise place.refuse("pays", f"the line {name!r}", nearest(name, known))
        if isinstance(given, list) and len(given) != turns:
            raise place.refuse(
                f"pays.{name}", f"{len(given)} pays", f"one, or {turns or 'no'} of them"
            )
    missing = [line.id for line in wager.lines if not line.optional and line.id not in pays]
    if missing:
        raise place.refuse("pays", f"no pay for {', '.join(missing)}", "a pay for each line")


def _lines(
    wager: CatalogueWager,
    pays: dict[str, str | list[str]],
    turn: tuple[str, int, int] | None,
    place: Place,
) -> tuple[PayLine, ...]:
    lines = []
    for line in wager.lines:
        if line.id not in pays:
            continue
        given = pays[line.id]
        event, when = line.event, line.when
        if turn is not None:
            key, number, index = turn
            event, when = substituted(event, key, number), substituted(when, key, number)
            given = given[index] if isinstance(given, list) else given
        assert isinstance(given, str)
        lines.append(_line(place, f"lines {line.id}", line.id, event, when, given))
    return tuple(lines)


def _line(place: Place, key: str, id_: str, event: str, when: str, pays: str) -> PayLine:
    """Return a line put together from parts of files; refuse one that no file could hold."""
    try:
        return PayLine(id=id_, event=event, when=when, pays=pays)
    except ValidationError as error:
        problem = error.errors(include_url=False)[0]
        context = problem.get("ctx", {})
        found = context.get("found", quote(problem["input"]))
        allowed = context.get("allowed", problem["msg"])
        raise place.refuse(f"{key}.{problem['loc'][0]}", found, allowed) from None


def bundled(entry: Bundle, wagers: Sequence[Wager], place: Place) -> Wager:
    """Return several wagers placed as one: each line pays its net win on the whole stake.

    A part that pays a to b wins a/b on one unit while the other units are lost: of n units,
    (a/b - (n - 1))/n to one.
    """
    by_id = {wager.id: wager for wager in wagers}
    units = len(entry.parts)
    lines = []
    for part in entry.parts:
        if part not in by_id:
            raise place.refuse("parts", repr(part), nearest(part, by_id))
        for line in by_id[part].lines:
            net = by_id[part].net(line)
            if net is None or net <= 0:
                raise place.refuse("parts", f"{part} with the pay {line.pays!r}", "winning lines")
            whole = (net - (units - 1)) / units
            lines.append(
                _line(
                    place,
                    f"parts {part}",
                    f"{part}_{line.id}" if len(by_id[part].lines) > 1 else part,
                    line.event,
                    line.when,
                    as_returned(whole),
                )
            )
    more = {"rule": entry.rule, "units": units, "exclusive": True}
    return _wager(entry, place, entry.id, entry.title, tuple(lines), **more)
