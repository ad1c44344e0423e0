"""What of a game's rules decides its figures, as one canonical value a key, and back again.

A comment, a title or the order of keys in a file changes no value; a cell, a pay, a condition, a
deck number or a limit does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from combinat.faults import BadInput, Fault, quote
from combinat.rules.fields import BANKER_PATTERN, BANKER_ROWS, MOST_DECKS, PLAYER_PATTERN
from combinat.rules.game import Game
from combinat.rules.schema import PayLine, ShoeRules
from combinat.rules.tableau import SILENT, STOOD, Tableau
from combinat.rules.wager import Wager

Leaves = dict[str, Any]
"""Values of JSON by their keys, such as `tableau.banker.5` or `wagers.egalite.lines.tie.pays`."""

ASKED = "asked"
"""The wagers that are locked, where they are not all of the house's own."""

DECKS, ALSO = "shoe.decks", "shoe.also"
PLAYER, BANKER = "tableau.player", "tableau.banker."
WAGERS, LINES, CATALOGUE = "wagers.", ".lines", ".catalogue"


@dataclass(frozen=True)
class Rules:
    """The deck numbers, the table of play and the wagers, each by the key under which it is locked.

    A wager's key is its id, with `#` and the pay table where that is not its own.
    """

    decks: tuple[int, ...]
    tableau: Tableau
    wagers: Mapping[str, Wager]


def leaves_of(game: Game, wagers: Mapping[str, Wager]) -> Leaves:
    """Return the rules of a game, and of wagers by their keys, as canonical values."""
    own = {wager.id for wager in game.wagers}
    return {
        **({} if own <= set(wagers) else {ASKED: sorted(wagers)}),
        **_of_shoe(game.sheet.shoe),
        **_of_tableau("tableau", game.tableau),
        **{
            key: value
            for key, value in _of_tableau("printed", game.printed).items()
            if value != _of_tableau("printed", game.tableau)[key]
        },
        **{
            f"{WAGERS}{name}{key}": value
            for name, wager in wagers.items()
            for key, value in (*_of_wager(wager), *_not_offered(game, wager))
        },
    }


def _of_shoe(shoe: ShoeRules) -> Leaves:
    burn, cut, end = shoe.burn, shoe.cut_card, shoe.end_of_shoe
    leaves: Leaves = {DECKS: shoe.decks, ALSO: list(shoe.also)}
    if burn is not None:
        leaves["shoe.burn"] = {"rule": burn.rule, "ten_valued": burn.ten_valued}
    if cut is not None:
        leaves["shoe.cut_card"] = cut.cards_behind
    if end is not None:
        leaves["shoe.end_of_shoe"] = list(end.rules)
    return leaves


def _of_tableau(head: str, tableau: Tableau) -> Leaves:
    rows = {f"{head}.player": tableau.player}
    for total, row in enumerate(tableau.banker):
        rows[f"{head}.banker.{total}"] = f"{row[:STOOD]} {row[STOOD:]}"
    return rows


def _of_wager(wager: Wager) -> Iterator[tuple[str, Any]]:
    yield LINES, [line.id for line in wager.lines]
    for line in wager.lines:
        yield f"{LINES}.{line.id}.when", " ".join(line.when.split())
        yield f"{LINES}.{line.id}.pays", line.pays
    if wager.commission:
        yield ".commission", str(wager.commission)
    if wager.requires:
        yield ".requires", list(wager.requires)
    if wager.limits is not None:
        yield ".limits", wager.limits.model_dump(mode="json", exclude={"where"})
    if wager.unpriced is not None:
        yield ".unpriced", wager.unpriced


def _not_offered(game: Game, wager: Wager) -> Iterator[tuple[str, Any]]:
    """Yield the pay table of a wager that is the catalogue's and not the house's own."""
    if wager not in game.wagers:
        yield CATALOGUE, wager.pay_table


def rules_from(leaves: Leaves, place: str) -> Rules:
    """Return the rules that canonical values make up; raises BadInput where they make none."""
    try:
        decks = tuple(map(_decks, (leaves[DECKS], *_list(leaves[ALSO]))))
        banker = tuple(
            _row(leaves[f"{BANKER}{row}"], BANKER_PATTERN).replace(" ", "") for row in BANKER_ROWS
        )
        tableau = Tableau(_row(leaves[PLAYER], PLAYER_PATTERN), banker)
        names = dict.fromkeys(wager_of(key) for key in leaves if key.startswith(WAGERS))
        return Rules(decks, tableau, {name: _wager_from(name, leaves) for name in names})
    except KeyError as error:
        raise BadInput(
            Fault(place, "", f"no rule {error.args[0]}", "all rules of a game")
        ) from None
    except (TypeError, ValueError, AttributeError) as error:
        found = quote(" ".join(str(error).split()))
        raise BadInput(Fault(place, "", found, "rules as 'combinat lock' writes them")) from None


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} in place of a list")
    return value


def _decks(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST_DECKS:
        raise ValueError(f"{value!r} decks")
    return value


def _row(value: Any, pattern: str) -> str:
    if not isinstance(value, str) or not re.fullmatch(pattern, value) or SILENT in value:
        raise ValueError(f"the row {value!r}")
    return value


def wager_of(key: str) -> str:
    """Return the key of the wager that a rule is of."""
    return key.removeprefix(WAGERS).partition(".")[0]


def _wager_from(name: str, leaves: Leaves) -> Wager:
    head = f"{WAGERS}{name}"
    lines = tuple(
        PayLine(
            id=line,
            event=line,
            when=leaves[f"{head}{LINES}.{line}.when"],
            pays=leaves[f"{head}{LINES}.{line}.pays"],
        )
        for line in _list(leaves[f"{head}{LINES}"])
    )
    id_, _, table = name.partition("#")
    return Wager(
        id=id_,
        title=id_,
        family=id_,
        pay_table=table,
        lines=lines,
        source="",
        commission=Fraction(leaves.get(f"{head}.commission", 0)),
        unpriced=leaves.get(f"{head}.unpriced"),
    )
