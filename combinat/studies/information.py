"""What it is worth to know a card before a coup, its face or its group: coming, or burned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import product
from operator import mul

from combinat.cards import ANY_TEN, BY_RANK, Partition, value_of
from combinat.coups import CARDS_SEEN, coup_table, partition_for
from combinat.edge import Settlement
from combinat.evaluation import chain_of, evaluate, sees_suits
from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe, UnknownCards
from combinat.studies.card_groups import OPTION, CardGroups
from combinat.studies.positions import POSITIONS, chance, counts_of_groups, ways_of_lines

SEES_SUITS = "it sees suits, and a card is known by rank"
NO_METER = "it has a jackpot, and no meter is given"
MOST_KNOWN = 1000
"""How many things may be known at most: what a page can show, and an answer in a moment."""


@dataclass(frozen=True)
class Known:
    """What is known: how likely it is, and the bettor's expected value per unit placed.

    `cards` has the card, or its group, at each position that is seen.
    """

    cards: tuple[str, ...]
    probability: Fraction
    expected_value: Fraction

    @property
    def name(self) -> str:
        """The cards in one line."""
        return " | ".join(self.cards)


@dataclass(frozen=True)
class Worth:
    """What knowledge is worth: an entry for everything that can be known."""

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
        """How often what is known makes a bet favourable to the bettor."""
        good = (one.probability for one in self.known if one.expected_value > 0)
        return sum(good, Fraction(0))


@dataclass(frozen=True)
class Information(Worth):
    """What knowledge is worth for one wager.

    Without groups a card is known by value, or by rank where the wager sees ranks.
    """

    wager: Wager

    @cached_property
    def _values(self) -> dict[tuple[str, ...], Fraction]:
        return {one.cards: one.expected_value for one in self.known}

    def value_of(self, cards: tuple[str, ...]) -> Fraction:
        """Return the expected value where these cards are known, by rank if need be.

        A wager that sees no ranks is worth as much with a king as with any other ten.
        """
        if cards in self._values:
            return self._values[cards]
        return self._values[tuple(card if value_of(card) else ANY_TEN for card in cards)]


@dataclass(frozen=True)
class BestOfAll(Worth):
    """What knowledge is worth to a bettor who may choose among wagers.

    Each entry has the expected value of the best one, and `wagers` says which that is; where
    several are, the first.  `betting_always` is of a bettor who must bet, but may choose which.
    """

    wagers: tuple[Wager, ...]


def best_of_all(found: Sequence[Information]) -> BestOfAll:
    """Return what choosing the best of some wagers is worth, all with the same knowledge."""
    finest = next((one for one in found if _by_rank(one.wager)), found[0])
    known, wagers = [], []
    for entry in finest.known:
        values = [one.value_of(entry.cards) for one in found]
        best = max(values)
        known.append(Known(entry.cards, entry.probability, best))
        wagers.append(found[values.index(best)].wager)
    return BestOfAll(tuple(known), tuple(wagers))


def known_at(
    game: Game,
    shoe: Shoe,
    positions: Sequence[int],
    wagers: Sequence[Wager] | None = None,
    *,
    groups: CardGroups | None = None,
    meter: Fraction | None = None,
) -> tuple[list[Information], dict[Wager, str]]:
    """Return what the cards at some positions are worth, 1 to 6 in the order of dealing.

    With `groups` no more is known of a card than its group.  Wagers that cannot be told are
    returned with the reason.  Raises BadInput for another position or one that is named twice,
    for more than a thousand things to be known, for groups that part cards of unknown rank, and
    for a shoe of fewer than seven cards.
    """
    seen = _checked(positions)
    _check_ranks(shoe, groups)
    settled, left_out = _settled(game, shoe, wagers, meter)
    by_partition: dict[Partition, list[Settlement]] = {}
    for one in settled:
        by_partition.setdefault(_told_apart(one.wager, groups), []).append(one)
    found: dict[Wager, Information] = {}
    for partition, some in by_partition.items():
        names = groups or CardGroups.of_classes(partition)
        _check_number(len(names.names), seen)
        for information in _at(game, shoe, some, seen, (partition, names)):
            found[information.wager] = information
    return [found[one.wager] for one in settled], left_out


def known_burn(
    game: Game,
    shoe: Shoe,
    wagers: Sequence[Wager] | None = None,
    *,
    groups: CardGroups | None = None,
    meter: Fraction | None = None,
) -> tuple[list[Information], dict[Wager, str]]:
    """Return what a burned card is worth that has been seen: it is gone, and the rest unseen.

    With `groups` its back has been seen, which tells its group.  Cards that are burned unseen
    beside it are as unknown as those in the shoe, and change nothing.
    """
    _check_ranks(shoe, groups)
    settled, left_out = _settled(game, shoe, wagers, meter)
    found = []
    for one in settled:
        partition = _told_apart(one.wager, groups)
        sorted_ = groups or CardGroups.of_classes(partition)
        by_class = _after_each(game, shoe, one.wager, partition, meter)
        gains, counts = ([Fraction(0)] * len(sorted_.names) for _ in range(2))
        for group, (count, value) in zip(sorted_.of_each_class(partition), by_class, strict=True):
            counts[group] += count
            gains[group] += count * value
        known = tuple(
            Known((name,), count / shoe.cards, gain / count)
            for name, count, gain in zip(sorted_.names, counts, gains, strict=True)
            if count
        )
        found.append(Information(known, one.wager))
    return found, left_out


def _checked(positions: Sequence[int]) -> list[int]:
    """Return positions in the order of dealing; raises BadInput."""
    allowed = f"{POSITIONS.start} to {POSITIONS.stop - 1}, in the order of dealing, each once"
    for position in positions:
        if position not in POSITIONS:
            raise BadInput(Fault("--position", "", str(position), allowed))
        if list(positions).count(position) > 1:
            raise BadInput(Fault("--position", "", f"{position} twice", allowed))
    return sorted(positions)


def _check_number(kinds: int, positions: Sequence[int]) -> None:
    if kinds ** len(positions) > MOST_KNOWN:
        found = f"{kinds} kinds of card at {len(positions)} positions"
        allowed = f"at most {MOST_KNOWN} together: fewer positions, or fewer groups by {OPTION}"
        raise BadInput(Fault("--position", "", found, allowed))


def _check_ranks(shoe: Shoe, groups: CardGroups | None) -> None:
    """Refuse groups that tell ten-valued cards apart where the shoe does not know them."""
    if groups is not None and groups.part_tens:
        try:
            shoe.counts(BY_RANK)
        except UnknownCards:
            found = "ten-valued cards told apart, and the rank of some in the shoe is unknown"
            raise BadInput(Fault(OPTION, "", found, f"{ANY_TEN} for all of them")) from None


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


def _by_rank(wager: Wager) -> bool:
    return partition_for(wager.columns).ranks is not None


def _told_apart(wager: Wager, groups: CardGroups | None) -> Partition:
    """Return the coarsest partition that tells apart what a wager sees, and the groups."""
    return BY_RANK if groups and groups.part_tens else partition_for(wager.columns)


def _at(
    game: Game,
    shoe: Shoe,
    settled: Sequence[Settlement],
    positions: Sequence[int],
    told: tuple[Partition, CardGroups],
) -> Iterator[Information]:
    """Yield for each wager what can be known at some positions, and what it is then worth."""
    partition, groups = told
    table, group_of = coup_table(game.tableau, partition), groups.of_each_class(partition)
    chains = [(table.taken(chain_of(one.wager)), len(one.wager.lines) + 1) for one in settled]
    counts = counts_of_groups(group_of, shoe.counts(partition))
    there = list(product(range(len(counts)), repeat=len(positions)))
    chances = [chance(counts, some) for some in there]
    names = [tuple(groups.names[group] for group in some) for some in there]
    all_ways = ways_of_lines(table, shoe, chains, positions, group_of)
    for one, ways in zip(settled, all_ways, strict=True):
        nets = [line.net or Fraction(0) for line in one.lines[: len(ways)]]
        gains = [sum(map(mul, nets, column), Fraction(0)) for column in zip(*ways, strict=True)]
        known = tuple(
            Known(cards, probability, gain / one.total_ways / probability)
            for cards, probability, gain in zip(names, chances, gains, strict=True)
            if probability
        )
        yield Information(known, one.wager)


def _after_each(
    game: Game, shoe: Shoe, wager: Wager, partition: Partition, meter: Fraction | None
) -> list[tuple[int, Fraction]]:
    """Return for each class how many cards it has, and the expected value with one of them gone."""
    found = []
    for ranks, count in zip(partition.ranks_in_class, shoe.counts(partition), strict=True):
        value = Fraction(0)
        if count:
            gone = ranks[0] if len(ranks) == 1 else ANY_TEN
            after = evaluate(game, shoe.without(gone), [wager], meter=meter).settlements[0]
            assert after.expected_value is not None
            value = after.expected_value
        found.append((count, value))
    return found
