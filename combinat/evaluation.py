"""From a game and a shoe to settled wagers: which way each is counted, and why some are not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

import polars as pl

from combinat.cards import Partition
from combinat.closed_form import Chain, closed_form
from combinat.coups import (
    CARDS_SEEN,
    LARGEST_64,
    columns_of,
    coup_table,
    partition_for,
    total_ways,
)
from combinat.edge import Settlement, settle
from combinat.faults import BadInput, Fault
from combinat.rules.columns import COLUMNS
from combinat.rules.game import Game
from combinat.rules.tableau import Tableau
from combinat.rules.wager import Wager
from combinat.shoe import Shoe, UnknownCards
from combinat.suits import suit_columns, suited_events


@dataclass(frozen=True)
class Evaluation:
    """A house's wagers settled over one shoe; `unpriced` says why some could not be."""

    game: Game
    shoe: Shoe
    total_ways: int
    settlements: tuple[Settlement, ...]
    unpriced: dict[Wager, str] = field(default_factory=dict)

    def to_frame(self) -> pl.DataFrame:
        """Return a row a pay line: ways as whole numbers, probability and return as floats."""
        rows = [
            {
                "wager": settlement.wager.id,
                "line": line.id,
                "event": line.event,
                "pays": line.pays,
                "ways": line.ways,
                "probability": float(settlement.probability(line)),
                "return": None if (part := settlement.contribution(line)) is None else float(part),
            }
            for settlement in self.settlements
            for line in settlement.lines
        ]
        width = pl.Int64 if self.total_ways <= LARGEST_64 else pl.Int128
        return pl.DataFrame(rows, schema_overrides={"ways": width, "return": pl.Float64})

    def _repr_html_(self) -> str:
        return self.to_frame()._repr_html_()

    def __getitem__(self, wager_id: str) -> Settlement:
        """Return the settlement of a wager by its id."""
        for settlement in self.settlements:
            if settlement.wager.id == wager_id:
                return settlement
        raise KeyError(wager_id)


def evaluate(
    game: Game,
    shoe: Shoe,
    wagers: Sequence[Wager] | None = None,
    *,
    meter: Fraction | None = None,
    short_shoe: bool = False,
) -> Evaluation:
    """Settle the wagers of a game, or those given, over every coup of a shoe.

    `meter` is what a jackpot pays for one unit.  A shoe of fewer than six cards raises BadInput;
    with `short_shoe` a coup that cannot be completed is a line of its own, the stake returned.

    >>> from combinat.rules.game import game
    >>> evaluate(game("aspers"), Shoe.of_decks(8))["banco"].house_edge
    Fraction(114753351728, 10847218479825)
    """
    if shoe.cards < CARDS_SEEN and not short_shoe:
        allowed = f"{CARDS_SEEN} or more, or --short-shoe report"
        raise BadInput(Fault("shoe", "", f"{shoe.cards} cards", allowed))
    asked = game.wagers if wagers is None else tuple(wagers)
    ids = [wager.id for wager in asked]
    for name in ids:
        if ids.count(name) > 1:
            raise BadInput(Fault("wagers", "", f"the id {name!r} twice", "each id once"))
    unpriced = {wager: why for wager in asked if (why := why_unpriced(wager, shoe))}
    priced = [wager for wager in asked if wager not in unpriced]
    for wager in priced:
        check_exclusive(game, wager)
    ways, total = line_ways(game.tableau, priced, shoe), total_ways(shoe)
    settled = tuple(settle(wager, ways[wager], total, meter=meter) for wager in priced)
    return Evaluation(game, shoe, total, settled, unpriced)


def why_unpriced(wager: Wager, shoe: Shoe) -> str | None:
    """Return why a wager cannot be priced over a shoe, or None."""
    if wager.unpriced is not None:
        return wager.unpriced
    try:
        partition = partition_for(wager.columns)
        if sees_suits(wager):
            shoe.counts_by_suit(partition)
        shoe.counts(partition)
    except UnknownCards as error:
        return str(error)
    return None


def sees_suits(wager: Wager) -> bool:
    """Say whether a wager's conditions name a column that sees suits."""
    return any(COLUMNS[name].sees == "suits" for name in wager.columns)


def line_ways(
    tableau: Tableau, wagers: Sequence[Wager], shoe: Shoe
) -> dict[Wager, tuple[int, list[int]]]:
    """Return for each wager the ways of a completed coup and of each of its lines.

    Events over values and over ranks are counted together, each by one closed form; those that
    see suits one by one.  Wagers that differ in pays alone share what is counted.
    """
    counted: dict[Chain, tuple[int, list[int]]] = {}
    together: dict[Partition, list[Chain]] = {}
    for chain in dict.fromkeys(chain_of(wager) for wager in wagers):
        partition = partition_for(columns_of(chain))
        if suit_columns(chain):
            completed, *ways = suited_events(tableau, partition, chain).ways(shoe)
            counted[chain] = completed, ways
        else:
            together.setdefault(partition, []).append(chain)
    for partition, chains in together.items():
        completed, *ways = closed_form(tableau, partition, tuple(chains)).ways(shoe)
        for chain in chains:
            counted[chain] = completed, ways[: len(chain)]
            ways = ways[len(chain) :]
    return {wager: counted[chain_of(wager)] for wager in wagers}


def line_ways_of_infinite_decks(tableau: Tableau, wager: Wager) -> tuple[int, list[int]]:
    """Return the ways of a coup and of each line of a wager where dealt cards stay in the shoe."""
    partition = partition_for(wager.columns)
    if sees_suits(wager):
        suited = suited_events(tableau, partition, chain_of(wager))
        completed, *ways = suited.ways_of_infinite_decks()
    else:
        form = closed_form(tableau, partition, (chain_of(wager),))
        completed, *ways = form.ways_of_infinite_decks()
    return completed, ways


def chain_of(wager: Wager) -> Chain:
    """Return the events of a wager's lines, in the order in which they are tried."""
    return tuple(line.condition for line in wager.lines)


def check_exclusive(game: Game, wager: Wager) -> None:
    """Raise BadInput where two lines of an exclusive wager hold in one coup."""
    if wager.exclusive and _overlap(game.tableau, chain_of(wager)):
        raise BadInput(
            Fault(
                game.file, f"wagers {wager.id}", "two that hold in one coup", "lines that never do"
            )
        )


@lru_cache(maxsize=256)
def _overlap(tableau: Tableau, chain: Chain) -> bool:
    """Say whether any coup makes two events of a chain hold."""
    partition = partition_for(columns_of(chain))
    if not suit_columns(chain):
        return coup_table(tableau, partition).overlap(chain)
    # Of six decks every coup can be dealt; events that overlap are counted twice on their own.
    shoe = Shoe.of_decks(CARDS_SEEN)
    alone = sum(suited_events(tableau, partition, (event,)).ways(shoe)[1] for event in chain)
    return alone > sum(suited_events(tableau, partition, chain).ways(shoe)[1:])
