"""Wagers together in one coup: how they vary with one another, and several staked as one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm

from combinat.edge import net_at
from combinat.evaluation import check_exclusive, sees_suits, why_unpriced
from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.joint_hands import hand
from combinat.studies.joint_results import JointResults, Result, TooManySplits, joint_results
from combinat.studies.witness import Witness

Matrix = tuple[tuple[Fraction, ...], ...]
TOO_MANY = "the suits that it and others see combine in too many ways"


def nets(wager: Wager, meter: Fraction | None = None) -> tuple[Fraction, ...]:
    """Return what one unit staked wins on each line of a wager, and last on its loss.

    A jackpot without a meter has no price: see `check_priced`.
    """
    found = [net_at(wager, line, meter) for line in wager.lines]
    return (*(net for net in found if net is not None), Fraction(-1))


def unpriced_together(
    game: Game, shoe: Shoe, wagers: Sequence[Wager], *, meter: Fraction | None = None
) -> dict[Wager, str]:
    """Return the wagers that have no price over a shoe, or none without a meter, and why."""
    found: dict[Wager, str] = {}
    for wager in wagers:
        why = why_unpriced(wager, shoe)
        if why is None and any(net_at(wager, line, meter) is None for line in wager.lines):
            why = "it has a jackpot, and no meter is given"
        if why is not None:
            found[wager] = why
        else:
            check_exclusive(game, wager)
    return found


def check_priced(
    game: Game, shoe: Shoe, wagers: Sequence[Wager], *, meter: Fraction | None = None
) -> None:
    """Raise BadInput where one of some wagers has no price, a line for each of them."""
    unpriced = unpriced_together(game, shoe, wagers, meter=meter)
    if unpriced:
        allowed = "a wager that can be priced; a jackpot needs --meter"
        faults = [
            Fault("wagers", wager.id, f"no price: {why}", allowed)
            for wager, why in unpriced.items()
        ]
        raise BadInput(*faults)


@dataclass(frozen=True, eq=False)
class Moments:
    """The mean gain of each wager per unit placed, and the covariance of each two of them."""

    joint: JointResults
    means: tuple[Fraction, ...]
    covariance: Matrix

    def correlation_squared(self, first: int, second: int) -> Fraction | None:
        """Return the square of a correlation, with the sign of the correlation.

        None where one of the two wagers has the same result in every coup.
        """
        spread = self.covariance[first][first] * self.covariance[second][second]
        covariance = self.covariance[first][second]
        return covariance * abs(covariance) / spread if spread else None


def moments(
    game: Game, shoe: Shoe, wagers: Sequence[Wager] | None = None, *, meter: Fraction | None = None
) -> Moments:
    """Return means and covariances of wagers over one coup, exactly, per unit placed on each."""
    asked = game.wagers if wagers is None else tuple(wagers)
    check_priced(game, shoe, asked, meter=meter)
    paid = [nets(wager, meter) for wager in asked]
    joint = joint_results(game.tableau, asked, shoe)
    # Whole multiples of one small share of a unit add up much faster than fractions do.
    shares = [lcm(*(net.denominator for net in of_wager)) for of_wager in paid]
    whole = [[int(net * s) for net in of_wager] for of_wager, s in zip(paid, shares, strict=True)]
    firsts = [0] * len(asked)
    seconds = [[0] * len(asked) for _ in asked]
    for result in joint.results:
        gains = [of_wager[line] for of_wager, line in zip(whole, result.taken, strict=True)]
        for i, gain in enumerate(gains):
            weighed = gain * result.ways
            firsts[i] += weighed
            for j in range(i, len(gains)):
                seconds[i][j] += weighed * gains[j]
    total = joint.total_ways
    means = tuple(Fraction(m, s * total) for m, s in zip(firsts, shares, strict=True))

    def covariance(i: int, j: int) -> Fraction:
        i, j = min(i, j), max(i, j)
        return Fraction(seconds[i][j], shares[i] * shares[j] * total) - means[i] * means[j]

    places = range(len(asked))
    return Moments(joint, means, tuple(tuple(covariance(i, j) for j in places) for i in places))


def moments_of_house(
    game: Game, shoes: Sequence[Shoe]
) -> tuple[tuple[Moments, ...], dict[Wager, str]]:
    """Return the moments of a house's wagers over each shoe, and which are left out and why.

    Where the suits of all wagers combine in too many ways, those that see suits are left out.
    """
    left_out = unpriced_together(game, shoes[0], game.wagers)
    try:
        return _moments_over(game, shoes, left_out), left_out
    except TooManySplits:
        left_out |= {w: TOO_MANY for w in game.wagers if w not in left_out and sees_suits(w)}
        return _moments_over(game, shoes, left_out), left_out


def _moments_over(
    game: Game, shoes: Sequence[Shoe], left_out: Mapping[Wager, str]
) -> tuple[Moments, ...]:
    wagers = [wager for wager in game.wagers if wager not in left_out]
    return tuple(moments(game, shoe, wagers) for shoe in shoes)


@dataclass(frozen=True)
class Coup:
    """What a coup does to a portfolio: its net result, the chance of that, and cards for it."""

    net: Fraction
    probability: Fraction
    hand: Witness


@dataclass(frozen=True, eq=False)
class Portfolio:
    """Stakes on several wagers in one coup, priced as one bet.

    `stakes` are in one currency, whatever it is, and so are all results.
    """

    game: Game
    stakes: Mapping[Wager, Fraction]
    joint: JointResults
    paid: tuple[tuple[Fraction, ...], ...]

    @property
    def placed(self) -> Fraction:
        """The sum of all stakes."""
        return sum(self.stakes.values(), Fraction(0))

    def net(self, result: Result) -> Fraction:
        """Return what all stakes win together in a joint result of the wagers."""
        lines = zip(self.stakes.values(), self.paid, result.taken, strict=True)
        return sum((stake * paid[line] for stake, paid, line in lines), Fraction(0))

    @cached_property
    def law(self) -> dict[Fraction, Fraction]:
        """The law of the net result of one coup: net to probability, the lowest net first."""
        ways: dict[Fraction, int] = {}
        for result in self.joint.results:
            net = self.net(result)
            ways[net] = ways.get(net, 0) + result.ways
        return {net: Fraction(ways[net], self.joint.total_ways) for net in sorted(ways)}

    @property
    def expected_value(self) -> Fraction:
        """The bettor's mean gain in one coup."""
        return sum((net * chance for net, chance in self.law.items()), Fraction(0))

    @property
    def edge_per_unit_placed(self) -> Fraction:
        """The house's mean gain over the sum of all stakes."""
        return -self.expected_value / self.placed

    @property
    def variance(self) -> Fraction:
        """The variance of the net result of one coup."""
        squares = sum((net**2 * chance for net, chance in self.law.items()), Fraction(0))
        return squares - self.expected_value**2

    @property
    def best(self) -> Coup:
        """The coup that wins most, with the chance of winning as much."""
        return self._coup(max(self.law))

    @property
    def worst(self) -> Coup:
        """The coup that loses most, with the chance of losing as much."""
        return self._coup(min(self.law))

    @property
    def unmet(self) -> list[Wager]:
        """The wagers that require one of some others, of which none is staked."""
        return [wager for wager in self.stakes if not is_met(wager, self.stakes)]

    def _coup(self, net: Fraction) -> Coup:
        likeliest = max(
            (result for result in self.joint.results if self.net(result) == net),
            key=lambda result: result.ways,
        )
        return Coup(net, self.law[net], hand(self.joint, likeliest))


def is_met(wager: Wager, placed: Mapping[Wager, Fraction] | Sequence[Wager]) -> bool:
    """Say whether a wager requires no other, or one of those it requires is placed."""
    others = [other for other in placed if other.id != wager.id]
    names = {name for other in others for name in (other.id, other.family)}
    return not wager.requires or bool(names & set(wager.requires))


def portfolio(
    game: Game, shoe: Shoe, stakes: Mapping[Wager, Fraction], *, meter: Fraction | None = None
) -> Portfolio:
    """Return several wagers with a stake on each as one bet; raises BadInput for no stake."""
    for wager, stake in stakes.items():
        if stake <= 0:
            raise BadInput(Fault("--stake", wager.id, str(stake), "a stake above 0"))
    if not stakes:
        raise BadInput(Fault("--stake", "", "no stake", "one at least, such as egalite=1"))
    check_priced(game, shoe, tuple(stakes), meter=meter)
    paid = tuple(nets(wager, meter) for wager in stakes)
    joint = joint_results(game.tableau, tuple(stakes), shoe)
    return Portfolio(game, dict(stakes), joint, paid)
