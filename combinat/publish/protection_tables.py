"""How a house is protected against counting, as tables: best counts, the cut card, the ceiling.

Floats of a count are printed with six digits, fewer where ten decimals are passed: their errors
stay far below that, so that every machine prints the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from combinat.coups import partition_for
from combinat.publish.certain_digits import power_of_ten, significant
from combinat.publish.depletion_pages import depletion_record
from combinat.publish.numerals import percent, square_root
from combinat.publish.pay_tables import basis_of_shoe
from combinat.publish.table import Cell, NoFigure, Table
from combinat.publish.tag_pages import NONE, in_print
from combinat.rules.wager import Wager
from combinat.studies.counts.best_count import Asked, BestCount
from combinat.studies.counts.groups import Tags
from combinat.studies.counts.money import COUPS
from combinat.studies.depletion.study import Ceiling, Found

DIGITS, DECIMALS = 6, 10
BELOW = NoFigure(f"below 1e-{DECIMALS}")
GAIN = f"Gain per {COUPS} coups"


def gain_cell(amount: float) -> str:
    """Write a gain, saying where too little is gained to be told from none.

    >>> gain_cell(2.246070938), gain_cell(3.16105835e-07), gain_cell(0)
    ('2.24607', '3.161e-7', 'below 1e-10')
    """
    exact = Fraction(amount)
    if exact * 10**DECIMALS < 1:
        return BELOW
    return significant(exact, min(DIGITS, power_of_ten(exact) + 1 + DECIMALS))


def counts_table(
    asked: Asked, found: Mapping[Wager, BestCount], ceilings: Mapping[Wager, Ceiling]
) -> Table:
    """Return the best count of each wager: its tags, what they win, what of the ceiling they keep.

    `ceilings` are of the last of the numbers of cards unseen that were asked about.
    """
    headers = (
        "Wager",
        "Tags A to 9, T",
        "Correlation",
        GAIN,
        "Gain per shoe",
        "Coups bet on %",
        *([f"Kept of the ceiling at {asked.unseen[-1]} unseen %"] if ceilings else []),
    )
    rows: list[tuple[Cell, ...]] = []
    for wager, count in found.items():
        tags = Tags(partition_for(wager.columns), count.tags)
        kept = [_kept(count, ceilings.get(wager))] if ceilings else []
        rows.append(
            (
                wager.title,
                " ".join(map(str, in_print(tags))),
                square_root(count.correlation_squared, 6),
                gain_cell(count.value.gain_per_100_coups),
                gain_cell(count.value.gain),
                percent(Fraction(count.value.frequency)),
                *kept,
            )
        )
    cut = f"{asked.rule.cards_behind} cards behind the cut card"
    return Table(
        caption=f"The best count of each wager: {_basis(asked)}, {cut}",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers[2:]),
        keys={"Table": "Best counts", "Reading": asked.game.reading},
    )


def _kept(count: BestCount, ceiling: Ceiling | None) -> str:
    if ceiling is None or not ceiling.gain.value:
        return NONE
    return percent(Fraction(count.free[-1] / float(ceiling.gain.value)))


def cuts_table(asked: Asked, found: Mapping[Wager, BestCount], cuts: Sequence[int]) -> Table:
    """Return what the best use of each count gains by the cards behind the cut card."""
    places = [asked.cuts.index(cut) for cut in cuts]
    headers = ("Wager", *(f"{cut} behind" for cut in cuts))
    return Table(
        caption=f"{GAIN} by the cards behind the cut card: {_basis(asked)}",
        headers=headers,
        rows=tuple(
            (wager.title, *(gain_cell(count.at_cuts[place]) for place in places))
            for wager, count in found.items()
        ),
        right=frozenset(headers[1:]),
        keys={"Table": "By cut card", "Figure": GAIN, "Reading": asked.game.reading},
    )


def ceilings_table(found: Sequence[Found]) -> Table:
    """Return what perfect play gains from each wager, by the number of cards unseen."""
    headers = ["Wager"]
    rows: list[list[Cell]] = [[ceiling.wager.title] for ceiling in found[0].ceilings]
    for one in found:
        unseen = f"{one.task.unseen} unseen"
        headers += [f"{unseen}: bettor has the edge %", f"{unseen}: gain per coup"]
        for row, record in zip(rows, depletion_record(one, {})["wagers"], strict=True):
            row += [record["probability_positive_percent"], record["gain_per_coup"]]
    task = found[0].task
    basis = f"{basis_of_shoe(task.shoe)}, reading {task.game.reading}"
    return Table(
        caption=f"The ceiling of all counting by the number of cards unseen: {basis}",
        headers=tuple(headers),
        rows=tuple(map(tuple, rows)),
        right=frozenset(headers[1:]),
        keys={"Table": "Ceiling", "Reading": task.game.reading},
    )


def _basis(asked: Asked) -> str:
    return f"{basis_of_shoe(asked.shoe)}, reading {asked.game.reading}"
