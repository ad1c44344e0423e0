"""A wager over a shoe as whole steps: what is free, what is held, and each table priced again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from math import ceil, floor, isqrt, lcm

from combinat.edge import LOSES, SettledLine, Settlement
from combinat.evaluation import evaluate
from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.rules.pay import JACKPOT, as_odds, net_to_one
from combinat.rules.schema import PayLine
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.design_terms import MOST_PAY, Terms
from combinat.studies.pay_space import FreeLine, Moments, Space, Steps, TooMany

FINER = (2, 10)
"""Where no pay table reaches a band, pays in these parts of a step are tried."""


def with_pays(wager: Wager, pays: Mapping[str, str]) -> Wager:
    """Return a wager with the pays of some lines replaced.

    >>> from combinat.rules.game import game
    >>> [line.pays for line in with_pays(game("aspers").wagers[2], {"tie": "8 to 1"}).lines]
    ['8 to 1']
    """
    lines = (
        PayLine(id=line.id, event=line.event, when=line.when, pays=pays.get(line.id, line.pays))
        for line in wager.lines
    )
    return replace(wager, lines=tuple(lines))


class Drawing:
    """A wager over a shoe as a space of whole steps, its sums scaled to whole numbers.

    The sum is `scale` times what the free lines win over all ways.
    """

    def __init__(
        self, game: Game, wager: Wager, shoe: Shoe, terms: Terms, meter: Fraction | None
    ) -> None:
        self.game, self.wager, self.shoe, self.terms, self.meter = game, wager, shoe, terms, meter
        self.settlement = self._settled(wager)
        if self.settlement.house_edge is None:
            found = f"{wager.id}, which has a jackpot, and no --meter"
            raise BadInput(Fault("--wager", "", found, "a wager whose pays are known"))

    def _settled(self, wager: Wager) -> Settlement:
        evaluation = evaluate(self.game, self.shoe, [wager], meter=self.meter)
        for unpriced, why in evaluation.unpriced.items():
            found = f"no price: {why}"
            raise BadInput(Fault("--wager", unpriced.id, found, "a wager with a price"))
        return evaluation.settlements[0]

    @cached_property
    def free(self) -> list[SettledLine]:
        """The lines whose pays are looked for, the commonest first."""
        found = [line for line in self.settlement.lines if self._is_free(line)]
        if not found:
            raise BadInput(Fault("--fix", "", f"no line of {self.wager.id} left", "a line to pay"))
        return sorted(found, key=lambda line: -line.ways)

    def _is_free(self, line: SettledLine) -> bool:
        """Say whether a line wins, can be dealt, and is not fixed."""
        wins = line.net is not None and line.net > 0 and line.pays != JACKPOT
        return wins and line.ways > 0 and line.id not in self.terms.fixed

    @property
    def kept(self) -> Fraction:
        """The share of a win that the bettor keeps after commission."""
        return 1 - self.wager.commission

    @property
    def held(self) -> list[tuple[int, Fraction]]:
        """The ways and the net of each line that is not free."""
        free = {line.id for line in self.free}
        return [
            (line.ways, line.net)
            for line in self.settlement.lines
            if line.net is not None and line.id not in free
        ]

    @cached_property
    def scale(self) -> int:
        """What makes every sum a whole number."""
        total, terms = self.settlement.total_ways, self.terms
        ratios = [self.step_net, total * terms.low, total * terms.high]
        return lcm(*(ratio.denominator for ratio in [*ratios, *(net for _, net in self.held)]))

    @property
    def step_net(self) -> Fraction:
        """What one step of pay wins after commission."""
        return self.terms.step * self.kept

    @cached_property
    def _mean(self) -> int:
        return int(sum((net * ways for ways, net in self.held), Fraction(0)) * self.scale)

    @property
    def low(self) -> int:
        """The least sum in the band, which has the highest edge."""
        return int(-self.terms.high * self.settlement.total_ways * self.scale) - self._mean

    @property
    def high(self) -> int:
        """The largest sum in the band, which has the lowest edge."""
        return int(-self.terms.low * self.settlement.total_ways * self.scale) - self._mean

    @cached_property
    def space(self) -> Space:
        """The free lines as whole numbers."""
        total, scale = self.settlement.total_ways, self.scale
        square = int(sum((net**2 * ways for ways, net in self.held), Fraction(0)) * scale**2)
        cap = self.terms.deviation
        most = None if cap is None else floor(cap**2 * (scale * total) ** 2)
        ways = sorted({line.ways for line in self.free}, reverse=True)
        lines = []
        for line in self.free:
            net = int(self.step_net * scale)
            least, highest = self._range(line)
            lines.append(
                FreeLine(net * line.ways, net**2 * line.ways, least, highest, ways.index(line.ways))
            )
        return Space(lines, Moments(total, self._mean, square, most), self.terms.monotone)

    def _range(self, line: SettledLine) -> tuple[int, int]:
        """Return the fewest and the most steps of a line.

        Raises BadInput where a cap and fixed lines leave it no pay.
        """
        least, caps = self.terms.fewest, [floor(MOST_PAY / self.terms.step)]
        if self.terms.top is not None:
            caps.append(floor(self.terms.top / self.terms.step))
        if self.terms.monotone:
            fixed = [(one.ways, self._gross(one)) for one in self.settlement.lines]
            wins = [(ways, pay) for ways, pay in fixed if pay > 0]
            below = [pay for ways, pay in wins if ways > line.ways]
            above = [pay for ways, pay in wins if ways < line.ways]
            least = max([least, *(ceil(pay / self.terms.step) for pay in below)])
            caps += [floor(pay / self.terms.step) for pay in above]
        if least > min(caps):
            found = f"{self.wager.id}, in which {line.id} is left no pay"
            raise BadInput(Fault("--wager", "", found, "terms that do not contradict each other"))
        if (most := self._most_by_deviation(line)) is not None:
            caps.append(max(most, least))
        return least, min(caps)

    def _gross(self, line: SettledLine) -> Fraction:
        """Return what a fixed line pays to one before commission; 0 for one that is not fixed."""
        if line.id not in self.terms.fixed or not line.ways:
            return Fraction(0)
        return net_to_one(line.pays) or Fraction(0)

    def _most_by_deviation(self, line: SettledLine) -> int | None:
        """Return a number of steps beyond which a line alone spreads too much.

        Between the line and losing alone the variance is at least p q / (p + q) (net + 1)^2.
        """
        (lost,) = (one.ways for one in self.settlement.lines if one.id == LOSES)
        if self.terms.deviation is None or not lost:
            return None
        share = Fraction(line.ways * lost, (line.ways + lost) * self.settlement.total_ways)
        square = self.terms.deviation**2 / share / self.step_net**2
        return isqrt(ceil(square)) + 1

    def search(self, best: int) -> tuple[int, list[Steps]]:
        """Return how many tables are in the band, and the steps of those nearest its middle."""
        return self.space.search(best, self.low + self.high, self.low, self.high)

    def beside(self) -> tuple[Settlement | None, Settlement | None]:
        """Return the nearest tables with an edge below and above the band, where there are any."""
        more = self.space.nearest(2 * self.high, self.high + 1, None)
        less = self.space.nearest(2 * self.low, 0, self.low - 1)
        below, above = (steps and self.repriced(steps) for steps in (more, less))
        return below or None, above or None

    def finer(self) -> Fraction | None:
        """Return the first smaller step with a table in the band, or None."""
        for parts in FINER:
            terms = replace(self.terms, step=self.terms.step / parts, least=self.least_pay)
            finer = Drawing(self.game, self.wager, self.shoe, terms, self.meter)
            try:
                if finer.search(1)[0]:
                    return terms.step
            except TooMany:
                return None
        return None

    @property
    def least_pay(self) -> Fraction:
        """The least pay of a line."""
        return self.terms.fewest * self.terms.step

    def repriced(self, steps: Steps) -> Settlement:
        """Return a table priced by the ordinary way; raise where the search had another edge."""
        pays = {
            line.id: written(self.terms.step * number)
            for line, number in zip(self.free, steps, strict=True)
        }
        settled = self._settled(with_pays(self.wager, pays))
        lines = self.space.lines
        value = sum(line.weight * number for line, number in zip(lines, steps, strict=True))
        expected = Fraction(self._mean + value, self.scale * self.settlement.total_ways)
        if settled.expected_value != expected:
            raise ArithmeticError(f"{self.wager.id} at {pays}: {settled.expected_value}")
        return settled


def written(pay: Fraction) -> str:
    """Write a pay to one: by decimals where it has at most six, else in lowest terms.

    >>> written(Fraction(46)) == as_odds(Fraction(46)), written(Fraction(91, 2))[:4]
    (True, '45.5')
    """
    if pay.denominator == 1 or (pay * 10**6).denominator != 1:
        return as_odds(pay)
    whole, decimals = divmod(int(pay * 10**6), 10**6)
    return f"{whole}.{decimals:06d}".rstrip("0") + " to 1"
