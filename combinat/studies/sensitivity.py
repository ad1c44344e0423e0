"""How the house edge moves with the terms: a pay one unit more or less, and the commission.

Ways do not depend on what a line pays, so nothing is counted anew: the lines of a settled wager
are paid otherwise, and the edge follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from combinat.edge import SettledLine, Settlement
from combinat.evaluation import Evaluation
from combinat.rules.pay import JACKPOT, PUSH, in_terms_of, net_to_one
from combinat.rules.schema import PayLine
from combinat.rules.wager import Wager
from combinat.studies.break_even import break_even_pay

RATES = tuple(Fraction(per_cent, 100) for per_cent in range(11))
"""The commissions that are looked at where none are named."""

EVEN_MONEY = Fraction(1)
NO_METER = "it has a jackpot, and no meter is given"


@dataclass(frozen=True)
class Repaid:
    """A wager with one line paid otherwise: the pay in the line's own terms, and the edges."""

    pays: str
    before: Fraction
    after: Fraction

    @property
    def moved(self) -> Fraction:
        """By how much the house edge moves; negative is good for the bettor."""
        return self.after - self.before


@dataclass(frozen=True)
class LineMoved:
    """A line with its pay one unit less and one more for each unit staked on it.

    `less` is None where less would be nothing, or not even the stake of a pay "for" one.
    `break_even` is the pay to one at which nobody has an edge, None where the line is never dealt.
    """

    line: SettledLine
    less: Repaid | None
    more: Repaid
    break_even: Fraction | None


@dataclass(frozen=True)
class ByCommission:
    """The house edge of a wager by the share of a win that the house keeps.

    Where `assumed`, the sheet has no commission but one winning pay a little below even money,
    and the wager is taken as even money less `commission`.  `break_even` is the commission at
    which nobody has an edge, negative where the house has it with none; None without a win.
    """

    commission: Fraction
    assumed: bool
    edges: dict[Fraction, Fraction]
    break_even: Fraction | None


@dataclass(frozen=True)
class WagerMoved:
    """A wager with each of its paid lines moved, and by its commission where it has one."""

    settlement: Settlement
    house_edge: Fraction
    lines: tuple[LineMoved, ...]
    by_commission: ByCommission | None


@dataclass(frozen=True)
class Sensitivity:
    """The wagers of an evaluation under other terms; `left_out` says why some have no edge."""

    evaluation: Evaluation
    rates: tuple[Fraction, ...]
    wagers: tuple[WagerMoved, ...]
    left_out: dict[Wager, str]


def sensitivity(evaluation: Evaluation, rates: Sequence[Fraction] = RATES) -> Sensitivity:
    """Return every wager that has an edge with other pays and with each rate of commission.

    >>> from combinat import Shoe, evaluate, game
    >>> tie = evaluate(game("aspers"), Shoe.of_decks(8), game("aspers").asked(("egalite",)))
    >>> (line,) = sensitivity(tie).wagers[0].lines
    >>> line.less.pays, line.less.after
    ('8 to 1', Fraction(103841353768, 723147898655))
    """
    left_out = dict(evaluation.unpriced)
    found = []
    for settled in evaluation.settlements:
        edge = settled.house_edge
        if edge is None:
            left_out[settled.wager] = NO_METER
            continue
        lines = tuple(
            _moved(settled, edge, line)
            for line in settled.wager.lines
            if line.pays not in (PUSH, JACKPOT)
        )
        found.append(WagerMoved(settled, edge, lines, by_commission(settled, rates)))
    return Sensitivity(evaluation, tuple(rates), tuple(found), left_out)


def unit_on_line(wager: Wager) -> Fraction:
    """Return what a pay moves by: one, or of a bundle the unit on one of its equal parts."""
    return Fraction(1, wager.units)


def _moved(settlement: Settlement, edge: Fraction, line: PayLine) -> LineMoved:
    gross, wager = net_to_one(line.pays), settlement.wager
    assert gross is not None
    unit = unit_on_line(wager)
    return LineMoved(
        line=next(one for one in settlement.lines if one.id == line.id),
        less=_repaid(settlement, edge, line, gross - unit)
        if gross - unit > _nothing(wager, line)
        else None,
        more=_repaid(settlement, edge, line, gross + unit),
        break_even=break_even_pay(settlement, line.id),
    )


def _nothing(wager: Wager, line: PayLine) -> Fraction:
    """Return the net win where the line itself pays nothing.

    That is a lost stake for a pay "for" one.  A part of a bundle that wins nothing has its own
    unit back, and the others are lost.
    """
    if wager.units == 1 and " for " in line.pays:
        return Fraction(-1)
    return unit_on_line(wager) - 1


def _repaid(settlement: Settlement, edge: Fraction, line: PayLine, gross: Fraction) -> Repaid:
    net = settlement.wager.after_commission(gross)
    lines = tuple(replace(one, net=net) if one.id == line.id else one for one in settlement.lines)
    after = replace(settlement, lines=lines).house_edge
    assert after is not None
    return Repaid(in_terms_of(line.pays, gross), edge, after)


def by_commission(settlement: Settlement, rates: Sequence[Fraction]) -> ByCommission | None:
    """Return a wager by its commission; None where it has none and its pay suggests none.

    With wins W before commission and all else E, both in ways times net, the edge at a rate c is
    -((1 - c) W + E) over all ways, and nobody has one at c = 1 + E/W.

    >>> from combinat import Shoe, evaluate, game
    >>> banker = evaluate(game("standard"), Shoe.of_decks(8))["banco"]
    >>> by_commission(banker, [Fraction(5, 100)]).edges[Fraction(1, 20)] == banker.house_edge
    True
    """
    wager = settlement.wager
    wins = _wins(wager)
    commission, assumed = wager.commission, False
    if not commission:
        if not _is_even_money_less_commission(wager, wins):
            return None
        ((line, pay),) = wins.items()
        commission, assumed, wins = EVEN_MONEY - pay, True, {line: EVEN_MONEY}
    won, others = Fraction(0), Fraction(0)
    for one in settlement.lines:
        if one.id in wins:
            won += wins[one.id] * one.ways
        elif one.net is not None:
            others += one.net * one.ways
    total = settlement.total_ways
    edges = {rate: -((1 - rate) * won + others) / total for rate in rates}
    return ByCommission(commission, assumed, edges, 1 + others / won if won else None)


def _wins(wager: Wager) -> dict[str, Fraction]:
    """Return what each line wins before commission, jackpots aside: they are paid whole."""
    pays = {line.id: net_to_one(line.pays) for line in wager.lines}
    return {name: gross for name, gross in pays.items() if gross is not None and gross > 0}


def _is_even_money_less_commission(wager: Wager, wins: dict[str, Fraction]) -> bool:
    """Say whether the one winning pay is below even money by no more than a usual commission."""
    if wager.units > 1 or len(wins) != 1 or any(line.pays == JACKPOT for line in wager.lines):
        return False
    (pay,) = wins.values()
    return 0 < EVEN_MONEY - pay <= max(RATES)
