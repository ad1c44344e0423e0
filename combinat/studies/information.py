"""What it is worth to know a card before a coup: one that is coming, or one that has been burned.

Ways are of the six cards that can be seen in the order of dealing: Player, Banker, Player, Banker,
then the fifth and the sixth, drawn or not.  A card that is known at one of these places singles
out the sequences that have it there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import perm

import numpy as np

from combinat.cards import ANY_TEN, Partition
from combinat.coups import (
    CARDS_SEEN,
    FEWEST_CARDS,
    LARGEST_64,
    Array,
    CoupTable,
    coup_table,
    partition_for,
)
from combinat.deal import NOT_DRAWN, PLACES
from combinat.edge import Settlement
from combinat.evaluation import chain_of, evaluate, sees_suits
from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe

POSITIONS = range(1, CARDS_SEEN + 1)
SEES_SUITS = "it sees suits, and a card is known by rank"
NO_METER = "it has a jackpot, and no meter is given"
HANDS = (("player_1", "player_2"), ("banker_1", "banker_2"))
MOST_OF_ONE_PATH = 10
"""No card count of a path, and so no sum below, is more than so many times the total."""


@dataclass(frozen=True)
class Known:
    """A card that is known: how likely it is, and the bettor's expected value per unit placed."""

    card: str
    probability: Fraction
    expected_value: Fraction


@dataclass(frozen=True)
class Information:
    """What a known card does for one wager.

    `known` has an entry for each card that it may be, by value, or by rank where the wager sees
    ranks.
    """

    wager: Wager
    known: tuple[Known, ...]

    @property
    def betting_always(self) -> Fraction:
        """The expected value per coup of a bettor who bets on every coup, whatever is known."""
        return sum((one.probability * one.expected_value for one in self.known), Fraction(0))

    @property
    def betting_at_will(self) -> Fraction:
        """The gain per coup of a bettor who bets one unit only where it is favourable."""
        gains = (one.probability * max(one.expected_value, Fraction(0)) for one in self.known)
        return sum(gains, Fraction(0))

    @property
    def favourable(self) -> Fraction:
        """How often the card that is known makes the wager favourable to the bettor."""
        good = (one.probability for one in self.known if one.expected_value > 0)
        return sum(good, Fraction(0))


def known_at(
    game: Game,
    shoe: Shoe,
    position: int,
    wagers: Sequence[Wager] | None = None,
    *,
    meter: Fraction | None = None,
) -> tuple[list[Information], dict[Wager, str]]:
    """Return what the card at a position is worth, 1 to 6 in the order of dealing.

    Wagers that cannot be told are returned with the reason.  Raises BadInput for another position,
    and for a shoe of fewer than seven cards.
    """
    if position not in POSITIONS:
        allowed = f"{POSITIONS.start} to {POSITIONS.stop - 1}, in the order of dealing"
        raise BadInput(Fault("--position", "", str(position), allowed))
    settled, left_out = _settled(game, shoe, wagers, meter)
    found = []
    for one in settled:
        partition = partition_for(one.wager.columns)
        table = coup_table(game.tableau, partition)
        by_card = _gains_at(table, one, shoe, position)
        counts = shoe.counts(partition)
        found.append(Information(one.wager, tuple(_known(partition, counts, by_card))))
    return found, left_out


def known_burn(
    game: Game,
    shoe: Shoe,
    wagers: Sequence[Wager] | None = None,
    *,
    meter: Fraction | None = None,
) -> tuple[list[Information], dict[Wager, str]]:
    """Return what a burned card is worth that has been shown: it is gone, and the rest unseen."""
    settled, left_out = _settled(game, shoe, wagers, meter)
    found = []
    for one in settled:
        partition = partition_for(one.wager.columns)
        known = []
        for name, count in zip(_names(partition), shoe.counts(partition), strict=True):
            if count:
                after = evaluate(game, shoe.without(name), [one.wager], meter=meter)
                value = after.settlements[0].expected_value
                assert value is not None
                known.append(Known(name, Fraction(count, shoe.cards), value))
        found.append(Information(one.wager, tuple(known)))
    return found, left_out


def _settled(
    game: Game, shoe: Shoe, wagers: Sequence[Wager] | None, meter: Fraction | None
) -> tuple[list[Settlement], dict[Wager, str]]:
    """Return the wagers that can be told, settled, and why the others cannot."""
    if shoe.cards <= CARDS_SEEN:
        allowed = f"more than {CARDS_SEEN}, so that one can be known"
        raise BadInput(Fault("shoe", "", f"{shoe.cards} cards", allowed))
    full = evaluate(game, shoe, wagers, meter=meter)
    why = dict(full.unpriced)
    for one in full.settlements:
        if sees_suits(one.wager):
            why[one.wager] = SEES_SUITS
        elif one.expected_value is None:
            why[one.wager] = NO_METER
    return [one for one in full.settlements if one.wager not in why], why


def _names(partition: Partition) -> list[str]:
    """Name the classes of a partition: a rank, or T for any ten-valued card."""
    return [ranks[0] if len(ranks) == 1 else ANY_TEN for ranks in partition.ranks_in_class]


def _known(partition: Partition, counts: Sequence[int], by_card: Sequence[Fraction]) -> list[Known]:
    total = sum(counts)
    return [
        Known(name, Fraction(count, total), gain / Fraction(count, total))
        for name, count, gain in zip(_names(partition), counts, by_card, strict=True)
        if count
    ]


def _gains_at(table: CoupTable, settled: Settlement, shoe: Shoe, position: int) -> list[Fraction]:
    """Return for each class what the coups with such a card at a position add to the mean gain."""
    places = len(settled.wager.lines) + 1
    nets = [line.net for line in settled.lines[:places]]
    taken = table.taken(chain_of(settled.wager))
    sums = _ways_with(table, shoe, position, taken, places)
    gains = [Fraction(0)] * len(table.partition)
    for net, row in zip(nets, sums, strict=True):
        for class_, ways in enumerate(row):
            gains[class_] += (net or Fraction(0)) * ways
    return [gain / settled.total_ways for gain in gains]


def _ways_with(
    table: CoupTable, shoe: Shoe, position: int, taken: Array, places: int
) -> list[list[Fraction]]:
    """Return the ways of each line, and of none, that have a card of each class at a position."""
    small = perm(shoe.cards, CARDS_SEEN) <= LARGEST_64 // MOST_OF_ONE_PATH
    ways = table.ways(shoe).to_numpy() if small else _as_objects(table, shoe)
    cards, drawn = table.paths.cards, table.drawn
    counts = shoe.counts(table.partition)
    width = len(counts)
    if position <= FEWEST_CARDS:
        hand = HANDS[(position - 1) % len(HANDS)]
        first, second = (
            _summed(ways, taken, cards[:, PLACES.index(place)], places, width) for place in hand
        )
        return [[Fraction(int(n), len(hand)) for n in row] for row in first + second]
    there = drawn >= position
    last = np.where(cards[:, -1] != NOT_DRAWN, cards[:, -1], cards[:, -2])
    column = np.where(drawn > position, cards[:, -2], last)
    sums = _summed(ways[there], taken[there], column[there], places, width)
    found = [[Fraction(int(n)) for n in row] for row in sums]
    for used in range(FEWEST_CARDS, position):
        some = drawn == used
        _add_unseen(found, ways[some], taken[some], cards[some], (counts, used))
    return found


def _add_unseen(
    found: list[list[Fraction]],
    ways: Array,
    taken: Array,
    cards: Array,
    shoe: tuple[Sequence[int], int],
) -> None:
    """Add coups that end before a position: the card there is any of those that are left."""
    counts, used = shoe
    left = sum(counts) - used
    places, width = len(found), len(counts)
    all_ways = np.zeros(places, dtype=ways.dtype)
    np.add.at(all_ways, taken, ways)
    gone = np.zeros((places, width), dtype=ways.dtype)
    for column in cards.T:
        there = column != NOT_DRAWN
        gone += _summed(ways[there], taken[there], column[there], places, width)
    for line in range(places):
        for class_ in range(width):
            ways_left = counts[class_] * int(all_ways[line]) - int(gone[line, class_])
            found[line][class_] += Fraction(ways_left, left)


def _summed(ways: Array, taken: Array, classes: Array, places: int, width: int) -> Array:
    """Return the sum of ways by line and class, in whole numbers."""
    sums = np.zeros((places, width), dtype=ways.dtype)
    np.add.at(sums, (taken, classes), ways)
    return sums


def _as_objects(table: CoupTable, shoe: Shoe) -> Array:
    return np.array(table.ways(shoe).to_list(), dtype=object)
