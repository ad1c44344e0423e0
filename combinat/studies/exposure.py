"""What a house can lose in one coup: at its limits, or to seats that all bet one portfolio.

At its limits the bettors are as lucky as can be: in each coup they place the largest stakes on
what wins and nothing on what loses, but for bets that a winning wager requires, which carry the
smallest stake.  Every joint result of the wagers is gone through, so that no coup is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from math import comb

from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.rules.pay import JACKPOT
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.joint_hands import hand
from combinat.studies.joint_results import JointResults, Result, joint_results
from combinat.studies.moments import check_priced, is_met, nets
from combinat.studies.table_limits import Amounts, Terms, check_limited, check_stakes
from combinat.studies.witness import Witness

MOST_CHOICES = 100_000
"""The most ways of betting that are tried for one joint result."""


@dataclass(frozen=True)
class Bet:
    """A wager that some seats bet in a coup, and what all of them win on it together."""

    wager: Wager
    seats: int
    stake: Fraction
    won: Fraction


@dataclass(frozen=True)
class Loss:
    """What the house loses in coups of one joint result, and the bets that win it."""

    amount: Fraction
    bets: tuple[Bet, ...]


@dataclass(frozen=True)
class LossByChance:
    """A loss with the chance of exactly as much, the bets and cards of the likeliest such coup."""

    amount: Fraction
    probability: Fraction
    bets: tuple[Bet, ...]
    hand: Witness


@dataclass(frozen=True, eq=False)
class Exposure:
    """What the house loses in each coup, by joint result.

    `stakes` are what every seat bets, or None where each coup meets the best bets for it.
    """

    game: Game
    terms: Terms
    joint: JointResults
    losses: tuple[Loss, ...]
    stakes: Amounts | None = None

    @cached_property
    def law(self) -> dict[Fraction, Fraction]:
        """The law of the loss of one coup: loss to probability, the largest first."""
        ways: dict[Fraction, int] = {}
        for loss, result in zip(self.losses, self.joint.results, strict=True):
            ways[loss.amount] = ways.get(loss.amount, 0) + result.ways
        total = self.joint.total_ways
        return {amount: Fraction(ways[amount], total) for amount in sorted(ways, reverse=True)}

    def beyond(self, amount: Fraction) -> Fraction:
        """Return the chance that one coup loses more than an amount."""
        chances = (chance for loss, chance in self.law.items() if loss > amount)
        return sum(chances, Fraction(0))

    @property
    def largest(self) -> LossByChance:
        """The largest loss, with a coup that causes it."""
        return next(self.ranked())

    def ranked(self) -> Iterator[LossByChance]:
        """Yield each loss with its chance and a coup that causes it, the largest first."""
        likeliest: dict[Fraction, tuple[Loss, Result]] = {}
        for loss, result in zip(self.losses, self.joint.results, strict=True):
            known = likeliest.get(loss.amount)
            if known is None or result.ways > known[1].ways:
                likeliest[loss.amount] = loss, result
        for amount, chance in self.law.items():
            loss, result = likeliest[amount]
            yield LossByChance(amount, chance, loss.bets, hand(self.joint, result))


@dataclass(frozen=True)
class _Paid:
    """What a wager does in a coup: its net win for one, a seat's stake, and the most all win."""

    wager: Wager
    net: Fraction
    stake: Fraction
    most: Fraction | None

    def won(self, seats: int) -> Fraction:
        """Return what so many seats win together."""
        won = seats * self.stake * self.net
        return won if self.most is None else min(won, self.most)


def exposure(
    game: Game,
    shoe: Shoe,
    wagers: Sequence[Wager],
    terms: Terms,
    *,
    meter: Fraction | None = None,
) -> Exposure:
    """Return the house's loss in every coup where bettors bet the most on just what wins.

    A jackpot is paid once, whoever hits it: one seat alone wins most by it.
    """
    check_limited(wagers, terms.limits)

    check_priced(game, shoe, wagers, meter=meter)
    prices = [nets(wager, meter) for wager in wagers]
    limits = [terms.limits[wager] for wager in wagers]
    aggregates = [terms.aggregates.get(wager) for wager in wagers]

    def loss(result: Result) -> Loss:
        paid = []
        for place, (wager, line) in enumerate(zip(wagers, result.taken, strict=True)):
            net = prices[place][line]
            stake = limits[place].maximum if net > 0 else limits[place].minimum
            caps = [cap for cap in (aggregates[place],) if cap is not None]
            if _is_jackpot(wager, line):
                caps.append(stake * net)
            paid.append(_Paid(wager, net, stake, min(caps, default=None)))
        return _largest(paid, terms.seats)

    return _exposed(game, shoe, wagers, terms, loss)


def exposure_to(
    game: Game,
    shoe: Shoe,
    stakes: Amounts,
    terms: Terms,
    *,
    meter: Fraction | None = None,
) -> Exposure:
    """Return the house's loss in every coup in which each seat bets the same stakes.

    A jackpot is paid once, whoever hits it, for one stake; all seats share it.
    """
    check_stakes(stakes, terms.limits)

    check_priced(game, shoe, tuple(stakes), meter=meter)
    prices = [nets(wager, meter) for wager in stakes]

    def loss(result: Result) -> Loss:
        bets = []
        for (wager, stake), price, line in zip(stakes.items(), prices, result.taken, strict=True):
            won = terms.seats * stake * price[line]
            if _is_jackpot(wager, line):
                won = stake * (price[line] + 1) - terms.seats * stake
            cap = terms.aggregates.get(wager)
            bets.append(Bet(wager, terms.seats, stake, won if cap is None else min(won, cap)))
        return Loss(sum((bet.won for bet in bets), Fraction(0)), tuple(bets))

    return _exposed(game, shoe, tuple(stakes), terms, loss, stakes)


def _exposed(
    game: Game,
    shoe: Shoe,
    wagers: Sequence[Wager],
    terms: Terms,
    loss: Callable[[Result], Loss],
    stakes: Amounts | None = None,
) -> Exposure:
    joint = joint_results(game.tableau, wagers, shoe)
    losses = tuple(loss(result) for result in joint.results)
    return Exposure(game, terms, joint, losses, stakes)


def _is_jackpot(wager: Wager, line: int) -> bool:
    return line < len(wager.lines) and wager.lines[line].pays == JACKPOT


@dataclass(frozen=True)
class _Seat:
    """What one seat bets, by place: winning wagers at most, and those they require at least."""

    wins: frozenset[int]
    carried: frozenset[int]
    cost: Fraction

    def beats(self, other: _Seat) -> bool:
        """Say whether another seat bets no more of what wins, and at no less cost."""
        return self.wins >= other.wins and self.cost <= other.cost


def _largest(paid: Sequence[_Paid], seats: int) -> Loss:
    """Return the most that so many seats can win in a coup, and the bets by which they do."""
    kinds = _seats(paid)
    capped = any(paid[place].most is not None for kind in kinds for place in kind.wins)
    if not capped:
        tables = [Counter({kind: seats}) for kind in kinds]
    elif comb(len(kinds) + seats - 1, seats) <= MOST_CHOICES:
        tables = list(map(Counter, combinations_with_replacement(kinds, seats)))
    else:
        found = f"{seats} seats with {len(kinds)} ways to bet on one coup"
        raise BadInput(Fault("--seats", "", found, "fewer seats or wagers"))
    # Of bets that win as much, those of the fewest seats are shown.
    return max(
        (_loss(paid, table) for table in tables),
        key=lambda loss: (loss.amount, -sum(bet.seats for bet in loss.bets)),
    )


def _loss(paid: Sequence[_Paid], table: Mapping[_Seat, int]) -> Loss:
    bets = []
    for place, one in enumerate(paid):
        seats = sum(n for seat, n in table.items() if place in seat.wins | seat.carried)
        if seats:
            bets.append(Bet(one.wager, seats, one.stake, one.won(seats)))
    return Loss(sum((bet.won for bet in bets), Fraction(0)), tuple(bets))


def _seats(paid: Sequence[_Paid]) -> list[_Seat]:
    """Return the ways in which one seat may bet, those left out that another is as good as.

    Of wagers that require the same others one bet serves all, so that no seat carries more
    losing bets than there are different requirements.
    """
    wagers = [one.wager for one in paid]
    winning = frozenset(place for place, one in enumerate(paid) if one.net > 0)
    unmet = [wager for wager in wagers if not is_met(wager, [wagers[w] for w in winning])]
    needed = {name for wager in unmet for name in wager.requires}
    others = [p for p, w in enumerate(wagers) if p not in winning and needed & {w.id, w.family}]
    most = len({wager.requires for wager in unmet})
    if sum(comb(len(others), size) for size in range(most + 1)) > MOST_CHOICES:
        found = f"{len(others)} wagers that others require"
        raise BadInput(Fault("--wager", "", found, "fewer of them"))
    kinds: list[_Seat] = []
    for size in range(most + 1):
        for carried in map(frozenset, combinations(others, size)):
            wins = _allowed(wagers, winning, carried)
            if wins is None:
                continue
            cost = -sum((paid[p].stake * paid[p].net for p in carried), Fraction(0))
            seat = _Seat(wins, carried, cost)
            if not any(kind.beats(seat) for kind in kinds):
                kinds = [*(kind for kind in kinds if not seat.beats(kind)), seat]
    return kinds


def _allowed(
    wagers: Sequence[Wager], winning: frozenset[int], carried: frozenset[int]
) -> frozenset[int] | None:
    """Return the winning wagers that a seat may bet beside those it carries.

    None where one that it carries requires a bet that is not among them.
    """
    allowed = winning | carried
    while True:
        placed = [wagers[place] for place in sorted(allowed)]
        met = frozenset(place for place in allowed if is_met(wagers[place], placed))
        if met == allowed:
            return allowed - carried if carried <= allowed else None
        allowed = met
