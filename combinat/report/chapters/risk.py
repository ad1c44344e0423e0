"""What the house can lose in one coup, and how the wagers move together."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from combinat.publish.exposure_pages import exposure_notes, exposure_page
from combinat.publish.risk_pages import PER_UNIT, ROUNDED, correlation_tables, left_out
from combinat.report.document import Block, Chapter, Heading, Items, Shown, Text
from combinat.report.figures import Figures
from combinat.rules.wager import Wager
from combinat.studies.exposure import exposure
from combinat.studies.table_limits import Limit, Terms, limits_of

MOST_LOSSES = 10
IN_UNITS = (
    "The sheet states no largest stake for every wager, so each is taken to be one unit: a loss "
    "is so many times the largest stake."
)
CORRELATED = (
    "Two wagers with a correlation near 1 win and lose together, so that stakes on both add to "
    "one risk; near -1 they cover each other."
)


def risk(figures: Figures) -> Chapter | None:
    """Return the exposure of one coup and the correlations; None where nothing is priced."""
    found, unpriced = figures.together
    if not found or not found[0].joint.wagers:
        return None
    blocks = (*_exposure(figures, found[0].joint.wagers), *_correlation(figures))
    return Chapter("risk", "Exposure and correlation", (*blocks, Items(tuple(left_out(unpriced)))))


def _exposure(figures: Figures, wagers: tuple[Wager, ...]) -> Iterator[Block]:
    """Yield the largest losses of a coup at the largest stakes, for the first deck number."""
    game, shoe = figures.game, figures.first.shoe
    limits = limits_of(game, wagers, {})
    stated = all(wager in limits for wager in wagers)
    if not stated:
        limits = {wager: Limit(Fraction(0), Fraction(1)) for wager in wagers}
    found = exposure(game, shoe, wagers, Terms(limits))
    page = exposure_page(found, (), most=MOST_LOSSES)
    stakes, *losses = page.tables
    yield Heading("risk.exposure", "Exposure of one coup")
    if stated:
        yield Shown("risk.stakes", stakes)
    else:
        yield Text(IN_UNITS)
    for name, table in zip(("largest", "losses"), losses, strict=True):
        yield Shown(f"risk.{name}", table)
    yield Items(tuple(exposure_notes(found))[0 if stated else 1 :])


def _correlation(figures: Figures) -> Iterator[Block]:
    yield Heading("risk.together", "Correlation")
    yield Items((CORRELATED, PER_UNIT, ROUNDED))
    for one in figures.together[0]:
        correlations, covariances = correlation_tables(figures.game, one)
        decks = one.joint.shoe.decks
        yield Shown(f"risk.correlation.{decks}", correlations)
        yield Shown(f"risk.covariance.{decks}", covariances)
