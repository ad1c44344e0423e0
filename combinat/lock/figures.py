"""Which figures are locked, by which ids, and what each of them is under some rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from combinat.coups import total_ways
from combinat.edge import LOSES, SettledLine, Settlement, settle
from combinat.evaluation import check_exclusive, line_ways
from combinat.faults import BadInput, Fault, quote
from combinat.lock.rules import Rules, leaves_of
from combinat.rules import load
from combinat.rules.game import PRINTED, Game, game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe

CATALOGUE = "catalogue"
"""Asks for every wager of the catalogue, by each of its pay tables."""

ASKED_FOR = re.compile(r"[a-z][a-z0-9_]{0,63}(?:#[a-z][a-z0-9_]{0,63})?")

OF_WAGER: dict[str, Callable[[Settlement], Fraction | None]] = {
    "house_edge": lambda settled: settled.house_edge,
    "house_edge_resolved": lambda settled: settled.house_edge_resolved,
    "expected_value": lambda settled: settled.expected_value,
    "return_to_player": lambda settled: settled.return_to_player,
    "variance": lambda settled: settled.variance,
    "hit_frequency": lambda settled: settled.hit_frequency,
    "push_frequency": lambda settled: settled.push_frequency,
    "fixed_return": lambda settled: settled.fixed_return if settled.jackpot else None,
    "break_even_meter": lambda settled: settled.break_even_meter,
}
OF_LINE: dict[str, Callable[[Settlement, SettledLine], Fraction | int]] = {
    "ways": lambda _, line: line.ways,
    "probability": lambda settled, line: settled.probability(line),
}
KINDS = (*OF_WAGER, *OF_LINE)
USUAL_KINDS = (
    "house_edge",
    "house_edge_resolved",
    "variance",
    "fixed_return",
    "break_even_meter",
    "ways",
)

Figures = dict[str, str]
"""Exact figures as text by their ids: whole numbers, or fractions in lowest terms."""


@dataclass(frozen=True)
class Scope:
    """What is locked of one game under one reading.

    `decks` are those asked for, or none where the rules' own are meant; `asked` are the wagers
    that were asked for, or none where all of the game's own are meant; `wagers` are those by the
    keys under which they are locked.
    """

    game: Game
    wagers: Mapping[str, Wager]
    decks: tuple[int, ...] = ()
    kinds: tuple[str, ...] = USUAL_KINDS
    asked: tuple[str, ...] = ()

    @property
    def tag(self) -> str:
        """What its ids begin with: the game, and the reading where it is not the default."""
        return tag_of(self.game.id, self.game.reading)

    @property
    def rules(self) -> Rules:
        """The rules as they stand."""
        return Rules(tuple(self.game.deck_numbers), self.game.tableau, self.wagers)

    def leaves(self) -> dict[str, object]:
        """Return the rules as canonical values."""
        return leaves_of(self.game, self.wagers, self.asked)

    def asks_for(self, id_: str) -> bool:
        """Say whether a figure is among those asked for, whether or not it has a value."""
        name, _, decks = id_.removeprefix(f"{self.tag}/").rpartition("@")
        key, *line, kind = name.split("/")
        if key not in self.wagers or kind not in self.kinds:
            return False
        lines = [*(one.id for one in self.wagers[key].lines), LOSES]
        return set(line) <= set(lines) and decks in map(str, self.decks or self.rules.decks)

    def figures(self, rules: Rules | None = None, only: Iterable[str] | None = None) -> Figures:
        """Return the figures under these rules or others, of all wagers or `only` some by key."""
        rules = rules or self.rules
        kept = None if only is None else set(only)
        wagers = {key: w for key, w in rules.wagers.items() if kept is None or key in kept}
        decks = self.decks or dict.fromkeys(rules.decks)
        found: Figures = {}
        for number in decks:
            found |= {
                f"{self.tag}/{name}@{number}": exact
                for name, exact in _of_shoe(rules, wagers, Shoe.of_decks(number), self.kinds)
            }
        return found


def tag_of(game_id: str, reading: str) -> str:
    """Return what the ids of a game under a reading begin with."""
    return game_id if reading == PRINTED else f"{game_id}:{reading}"


def _of_shoe(
    rules: Rules, wagers: Mapping[str, Wager], shoe: Shoe, kinds: Sequence[str]
) -> Iterable[tuple[str, str]]:
    """Yield each figure of a shoe by the part of its id between game and decks."""
    priced = {key: wager for key, wager in wagers.items() if wager.unpriced is None}
    counted = line_ways(rules.tableau, list(priced.values()), shoe)
    total = total_ways(shoe)
    for key, wager in priced.items():
        settled = settle(wager, counted[wager], total)
        for kind in kinds:
            if kind in OF_LINE:
                for line in settled.lines:
                    yield f"{key}/{line.id}/{kind}", str(OF_LINE[kind](settled, line))
                continue
            value = OF_WAGER[kind](settled)
            if value is not None:
                yield f"{key}/{kind}", _exact(value)


def _exact(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"


def scope_of(
    name: str,
    reading: str = PRINTED,
    *,
    asked: Sequence[str] = (),
    decks: Sequence[int] = (),
    kinds: Sequence[str] = (),
) -> Scope:
    """Return what is locked of a bundled game or a file: all its wagers, or those asked for.

    A wager is asked for by its id or family, with `#` and a pay table of the catalogue if wanted;
    `catalogue` asks for all of that.  Raises BadInput for what neither house nor catalogue knows.
    """
    house = game(name, reading)
    found: dict[str, Wager] = {}
    for one in asked or [wager.id for wager in house.wagers]:
        for key, wager in (
            _everything(house) if one == CATALOGUE else wagers_of(house, one)
        ).items():
            check_exclusive(house, wager)
            if found.setdefault(key, wager) != wager:
                allowed = "each wager by one pay table, or by '#' and the pay table"
                raise BadInput(Fault("wagers", "", f"{key!r} in two ways", allowed))
    return Scope(house, found, tuple(decks), tuple(kinds) or USUAL_KINDS, tuple(asked))


def wagers_of(house: Game, asked: str) -> dict[str, Wager]:
    """Return wagers by the keys under which they are locked.

    Raises BadInput for what is no id, with or without a pay table, that house or catalogue know.
    """
    if not ASKED_FOR.fullmatch(asked):
        allowed = "an id, or an id, '#' and a pay table"
        raise BadInput(Fault("wagers", "", quote(asked), allowed))
    id_, _, table = asked.partition("#")
    found = house.asked((id_,), table or None)
    return {f"{wager.id}#{table}" if table else wager.id: wager for wager in found}


def _everything(house: Game) -> dict[str, Wager]:
    """Return every wager of the catalogue by each of its pay tables.

    The first pay table is left out of the key, but where the house itself offers that wager.
    """
    own = {wager.id for wager in house.wagers}
    found: dict[str, Wager] = {}
    for name in load.catalogue_ids():
        wager = load.catalogue_wager(name)
        assert wager is not None
        for turn, table in enumerate(wager.pay_tables):
            for key, one in wagers_of(house, f"{name}#{table.id}").items():
                found[one.id if turn == 0 and one.id not in own else key] = one
    return found
