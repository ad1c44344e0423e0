"""The progressive wagers: what is fixed of them, and what the meter decides."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from combinat.edge import Settlement
from combinat.publish.numerals import decimal, percent
from combinat.publish.pay_tables import basis_of_shoe
from combinat.publish.table import Table
from combinat.publish.wager_pages import progressive_page
from combinat.report.document import Block, Chapter, Heading, Items, Shown, Text
from combinat.report.figures import Figures
from combinat.shoe import Shoe
from combinat.studies.progressive import progressive

WORDS = (
    "Until a meter is known, a progressive wager has a fixed return but no house edge. At the "
    "break-even meter neither side has an edge; above it the bettor has one. What each bettor "
    "takes of a shared jackpot is the meter over the seats that hit it, so the break-even meter "
    "of so many seats is that many times the one for a single seat."
)
SHARED = (
    "That a shared jackpot is shared equally by the seats that hit it, and by no other table, is "
    "taken for granted; how the meter is fed and where it starts again is not stated, so that no "
    "figure of the long run is given."
)
QUARTERS = range(6)
"""The meters that are shown, in quarters of the break-even meter."""


def progressives(figures: Figures) -> Chapter | None:
    """Return the figures of each wager with a jackpot; None where there is none."""
    blocks = tuple(_sections(figures))
    return Chapter("progressive", "Progressive wagers", (Text(WORDS), *blocks)) if blocks else None


def _sections(figures: Figures) -> Iterator[Block]:
    for settled in figures.first.settlements:
        if settled.jackpot is None:
            continue
        wager = settled.wager
        name = f"progressive.{wager.id}"
        yield Heading(name, wager.title)
        for evaluation in figures.evaluations:
            shoe = evaluation.shoe
            page = progressive_page(figures.game, shoe, progressive(figures.game, shoe, wager))
            yield Shown(f"{name}.{shoe.decks}", page.tables[0])
            if settled.break_even_meter is not None:
                yield Shown(f"{name}.meter.{shoe.decks}", _by_meter(evaluation[wager.id], shoe))
        yield Items((*page.notes, SHARED))


def _by_meter(settled: Settlement, shoe: Shoe) -> Table:
    """Return the house edge at quarters of the break-even meter."""
    even = settled.break_even_meter
    assert even is not None
    headers = ("Meter, in % of break-even", "Meter, for one", "House edge %")
    rows = tuple(
        (
            str(share * 100),
            decimal(share * even, 2),
            percent((1 - share) * (1 - settled.fixed_return)),
        )
        for share in (Fraction(quarter, 4) for quarter in QUARTERS)
    )
    caption = f"{settled.wager.title}: house edge by the meter, one seat, {basis_of_shoe(shoe)}"
    return Table(caption, headers, rows, frozenset(headers))
