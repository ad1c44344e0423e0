"""A ramp of stakes for a bankroll, as a table and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import isinf

from combinat.publish.count_records import number, share, significant
from combinat.publish.numerals import percent
from combinat.publish.records import Record
from combinat.publish.table import Cell, NoFigure, Table
from combinat.studies.counts.ramp import Bankroll, Ramp

NO_BET = NoFigure("no bet")
RUIN = "ruin"


def ramp_table(ramp: Ramp, keys: Mapping[str, Cell]) -> Table:
    """Return the stake at each count, and what it wins."""
    headers = ("From count", "Bets per shoe", "Edge %", "Kelly share %", "Stake", "Won per shoe")
    rows: list[tuple[Cell, ...]] = [
        (
            number(step.at),
            significant(step.value.bets),
            share(step.value.edge) or NO_BET,
            percent(Fraction(step.value.kelly)),
            number(step.stake) if step.stake else NO_BET,
            significant(step.gain),
        )
        for step in ramp.steps
    ]
    return Table(
        caption=f"Bet ramp for a bankroll of {number(ramp.bankroll.amount)}",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers),
        notes=tuple(_notes(ramp)),
        keys={**keys, "Bankroll": number(ramp.bankroll.amount)},
    )


def _notes(ramp: Ramp) -> Iterable[str]:
    yield (
        f"Over a shoe {significant(ramp.turnover)} is staked and {significant(ramp.gain)} won: "
        f"{significant(ramp.gain_per_100_coups)} in 100 coups, with a standard deviation of "
        f"{significant(ramp.deviation_of_100_coups)} if coups were independent."
    )
    grown = "can ruin the bettor in one coup" if isinf(ramp.growth) else _growth(ramp)
    yield f"{stake_words(ramp.bankroll)} Betting so {grown}."
    yield "Each whole count begins a step; the last one takes all that are higher."


def _growth(ramp: Ramp) -> str:
    moves = "shrink" if ramp.growth < 0 else "grow"
    return f"lets the logarithm of the bankroll {moves} by {significant(abs(ramp.growth))} a shoe"


def stake_words(bankroll: Bankroll) -> str:
    """Say how stakes are made of a bankroll."""
    limits = []
    if bankroll.maximum is not None:
        limits.append(f"at most {number(bankroll.maximum)}")
    if bankroll.minimum is not None:
        limits.append(f"nothing below {number(bankroll.minimum)}")
    more = f"; {', '.join(limits)}" if limits else ""
    return (
        f"A stake is {number(bankroll.kelly)} times the Kelly share of the bankroll, rounded down "
        f"to chips of {number(bankroll.chip)}{more}."
    )


def ramp_record(ramp: Ramp) -> Record:
    """Return the ramp as JSON."""
    return {
        "bankroll": number(ramp.bankroll.amount),
        "stakes": stake_words(ramp.bankroll),
        "steps": [
            {
                "from": number(step.at),
                "bets_per_shoe": significant(step.value.bets),
                "edge_percent": share(step.value.edge),
                "kelly_percent": share(step.value.kelly),
                "stake": number(step.stake),
                "gain_per_shoe": significant(step.gain),
            }
            for step in ramp.steps
        ],
        "staked_per_shoe": significant(ramp.turnover),
        "gain_per_shoe": significant(ramp.gain),
        "gain_per_100_coups": significant(ramp.gain_per_100_coups),
        "standard_deviation_of_100_coups": significant(ramp.deviation_of_100_coups),
        "growth_per_shoe": RUIN if isinf(ramp.growth) else significant(ramp.growth),
    }
