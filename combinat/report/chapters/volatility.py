"""How far results stray from their mean over a shoe, a day and a month, wager by wager."""

from __future__ import annotations

from collections.abc import Iterator

from combinat.publish.pay_tables import basis_of_shoe
from combinat.publish.table import Cell, Table
from combinat.publish.volatility_pages import HOLD, HOLD_HEADERS, INDEPENDENT, hold_row
from combinat.report.document import Chapter, Items, Shown, Text
from combinat.report.figures import Figures
from combinat.studies.coup_law import law_of
from combinat.studies.shoe_rules import shoe_rule
from combinat.studies.volatility import Schedule, schedule, volatility

WORDS = (
    "The hold of a wager is what the house wins of each unit staked. Over few coups it strays far "
    "from the house edge; this chapter says how far it may for one bettor with flat stakes. It is "
    "a win over stakes, and not over the drop."
)


def volatilities(figures: Figures) -> Chapter | None:
    """Return the hold of each wager to expect over each stretch; None where none has an edge."""
    game = figures.game
    rule = shoe_rule(game)
    times = schedule(game.tableau, rule)
    rows = tuple(_rows(figures, times))
    if not rows:
        return None
    headers = ("Wager", *HOLD_HEADERS)
    caption = f"The house's hold in %: {basis_of_shoe(figures.first.shoe)}, reading {game.reading}"
    right = frozenset(headers) - {"Wager", "Over", "Method"}
    lacking = [s.wager.title for s in figures.first.settlements if s.expected_value is None]
    notes = [
        INDEPENDENT,
        HOLD,
        f"A shoe: {rule.words()}.",
        "A day is ten shoes and a month 30 days, each rounded to whole coups; 'exact' is exact "
        "with coups taken as independent.",
    ]
    notes += [f"{title} is left out: it has a jackpot, and no meter is given." for title in lacking]
    blocks = (
        Text(WORDS),
        Shown("volatility.hold", Table(caption, headers, rows, right)),
        Items(tuple(notes)),
    )
    return Chapter("volatility", "Volatility", blocks)


def _rows(figures: Figures, times: Schedule) -> Iterator[tuple[Cell, ...]]:
    for settled in figures.first.settlements:
        if settled.expected_value is None:
            continue
        for stretch, law in volatility(law_of(settled), None, times).stretches:
            yield (settled.wager.title, *hold_row(stretch, law))
