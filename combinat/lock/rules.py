"""What of a game's rules decides its figures, as one canonical value a key, and back again.

A comment, a title or the order of keys in a file changes no value; a cell, a pay, a condition, a
deck number or a limit does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

from combinat.faults import BadInput, Fault, quote
from combinat.rules.condition import LONGEST
from combinat.rules.fields import (
    BANKER_PATTERN,
    BANKER_ROWS,
    ID_PATTERN,
    MOST_DECKS,
    MOST_LINES,
    PLAYER_PATTERN,
)
from combinat.rules.game import Game
from combinat.rules.schema import Limits, PayLine, ShoeRules
from combinat.rules.tableau import STOOD, Tableau
from combinat.rules.wager import Wager

Leaves = dict[str, Any]
"""Values of JSON by their keys, such as `tableau.banker.5` or `wagers.egalite.lines.tie.pays`."""

ASKED = "asked"
"""The wagers that are locked, where they are not all of the house's own."""

LIMITS = "limits"
"""The stakes that the sheet states for the table."""

DECKS, ALSO = "shoe.decks", "shoe.also"
PLAYER, BANKER = "tableau.player", "tableau.banker."
WAGERS, LINES, CATALOGUE = "wagers.", ".lines", ".catalogue"


WORDS = {"AND", "OR", "NOT", "IN", "BETWEEN", "IS", "NULL", "ABS"}
TOKEN = re.compile(r"[A-Za-z_][A-Za-z_0-9]*|[0-9]+|<>|<=|>=|[-+=<>(),]")
DECIMAL = re.compile(r"[0-9]+\.[0-9]+")
LONGEST_VALUE = 2000
MOST_LOCKED = 1000


@dataclass(frozen=True)
class Rules:
    """The deck numbers, the table of play and the wagers, each by the key under which it is locked.

    A wager's key is its id, with `#` and the pay table where that is not its own.
    """

    decks: tuple[int, ...]
    tableau: Tableau
    wagers: Mapping[str, Wager]


def leaves_of(game: Game, wagers: Mapping[str, Wager], asked: Sequence[str] = ()) -> Leaves:
    """Return the rules of a game, and of wagers by their keys, as canonical values.

    `asked` are the wagers that were asked for, none where all of the game's own are meant.
    """
    return {
        **({ASKED: sorted(asked)} if asked else {}),
        **({LIMITS: _limits(game.sheet.limits)} if game.sheet.limits else {}),
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


def _limits(limits: Limits) -> dict[str, str | None]:
    """Return the stakes that a sheet states, however it writes the numbers."""
    bounds = {"minimum": limits.minimum, "maximum": limits.maximum}
    shown = {name: None if n is None else f"{n.normalize():f}" for name, n in bounds.items()}
    return {**shown, "currency": limits.currency}


def _spelled(when: str) -> str:
    """Return a condition as every spelling of its spaces and capitals is locked."""
    parts = [part.upper() if part.upper() in WORDS else part for part in TOKEN.findall(when)]
    spelled = " ".join(parts).replace("( ", "(").replace(" )", ")").replace(" ,", ",")
    return spelled if len(spelled) <= LONGEST else when


def _paid(pays: str) -> str:
    """Return a pay with its numbers without noughts at their ends."""
    return DECIMAL.sub(lambda number: f"{Decimal(number[0]).normalize():f}", pays)


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
        yield f"{LINES}.{line.id}.when", _spelled(line.when)
        yield f"{LINES}.{line.id}.pays", _paid(line.pays)
    if wager.commission:
        yield ".commission", str(wager.commission)
    if wager.requires:
        yield ".requires", list(wager.requires)
    if wager.limits is not None:
        yield ".limits", _limits(wager.limits)
    if wager.unpriced is not None:
        yield ".unpriced", True


def _not_offered(game: Game, wager: Wager) -> Iterator[tuple[str, Any]]:
    """Yield the pay table of a wager that is the catalogue's and not the house's own."""
    if wager not in game.wagers:
        yield CATALOGUE, wager.pay_table


def rules_from(leaves: Leaves, place: str) -> Rules:
    """Return the rules that canonical values make up; raises BadInput where they make none."""
    try:
        for key, value in leaves.items():
            _check(key, value)
        also = leaves[ALSO]
        banker = tuple(str(leaves[f"{BANKER}{row}"]).replace(" ", "") for row in BANKER_ROWS)
        tableau = Tableau(leaves[PLAYER], banker)
        names = dict.fromkeys(wager_of(key) for key in leaves if key.startswith(WAGERS))
        if len(names) > MOST_LOCKED:
            raise ValueError(f"{len(names)} wagers, more than {MOST_LOCKED}")
        wagers = {name: _wager_from(name, leaves) for name in names}
        return Rules((leaves[DECKS], *also), tableau, wagers)
    except KeyError as error:
        found = f"no rule {error.args[0]}"
        raise BadInput(Fault(place, "", found, "all rules of a game")) from None
    except ValueError as error:
        found = quote(" ".join(str(error).split()))
        raise BadInput(Fault(place, "", found, "rules as 'combinat lock' writes them")) from None


def _check(key: str, value: Any) -> None:
    """Raise ValueError for a key that no rule has, or a value that its rule cannot have."""
    for pattern, is_one in KEYS.items():
        if re.fullmatch(pattern, key):
            if not is_one(value):
                raise ValueError(f"{key} = {json.dumps(value)[:40]}")
            return
    raise ValueError(f"the rule {key}")


def _is_row(pattern: str) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and bool(re.fullmatch(pattern, value))


def _is_decks(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_DECKS


def _are(check: Callable[[Any], bool], most: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and len(value) <= most and all(map(check, value))


def _is_anything(value: Any) -> bool:
    return len(json.dumps(value)) <= LONGEST_VALUE


COMPUTED = {
    name: pattern.replace("?", "")
    for name, pattern in (("player", PLAYER_PATTERN), ("banker", BANKER_PATTERN))
}
KEYS: dict[str, Callable[[Any], bool]] = {
    ASKED: _are(_is_row(r"[a-z0-9_#]{1,140}"), MOST_LOCKED),
    LIMITS: _is_anything,
    re.escape(DECKS): _is_decks,
    re.escape(ALSO): _are(_is_decks, 8),
    r"shoe\.(burn|cut_card|end_of_shoe)": _is_anything,
    r"tableau\.player": _is_row(COMPUTED["player"]),
    r"tableau\.banker\.[0-9]": _is_row(COMPUTED["banker"]),
    r"printed\.player": _is_row(PLAYER_PATTERN),
    r"printed\.banker\.[0-9]": _is_row(BANKER_PATTERN),
    r"wagers\.[^.]+\.lines": _are(_is_row(ID_PATTERN), MOST_LINES),
    r"wagers\.[^.]+\.lines\.[^.]+\.(when|pays)": _is_row(r".{1,600}"),
    r"wagers\.[^.]+\.commission": _is_row(r"[0-9]{1,12}(/[0-9]{1,12})?"),
    r"wagers\.[^.]+\.(requires|limits)": _is_anything,
    r"wagers\.[^.]+\.unpriced": lambda value: value is True,
    r"wagers\.[^.]+\.catalogue": _is_row(ID_PATTERN),
}
"""The rules that there are, and what each of them may be."""


def wager_of(key: str) -> str:
    """Return the key of the wager that a rule is of."""
    return key.removeprefix(WAGERS).partition(".")[0]


def _wager_from(name: str, leaves: Leaves) -> Wager:
    head = f"{WAGERS}{name}"
    names = leaves[f"{head}{LINES}"]
    lines = tuple(
        PayLine(
            id=line,
            event=line,
            when=leaves[f"{head}{LINES}.{line}.when"],
            pays=leaves[f"{head}{LINES}.{line}.pays"],
        )
        for line in names
    )
    commission = leaves.get(f"{head}.commission", "0")
    if not lines or re.search("/0+$", commission) or not 0 <= Fraction(commission) < 1:
        raise ValueError(f"wager {name} of {len(lines)} lines and the commission {commission}")
    id_, _, table = name.partition("#")
    return Wager(
        id=id_,
        title=id_,
        family=id_,
        pay_table=table,
        lines=lines,
        source="",
        commission=Fraction(commission),
        unpriced="it is locked without figures" if f"{head}.unpriced" in leaves else None,
    )
