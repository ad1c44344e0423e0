"""What the house can lose in one coup, and how the wagers move together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from combinat.evaluation import sees_suits
from combinat.publish.exposure_pages import JACKPOT_ONCE, exposure_notes, exposure_page
from combinat.publish.pay_tables import named
from combinat.publish.risk_pages import PER_UNIT, ROUNDED, correlation_tables, left_out
from combinat.report.document import Block, Chapter, Heading, Items, Shown, Text
from combinat.report.figures import Figures
from combinat.rules.game import Game
from combinat.rules.pay import JACKPOT
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.exposure import Exposure, exposure
from combinat.studies.joint_results import TooManySplits
from combinat.studies.table_limits import SHEET, Limit, Terms, limits_of

MOST_LOSSES = 10
IN_UNITS = (
    "The sheet states no largest stake for every wager, so each is taken to be one unit: a loss "
    "is so many times the largest stake."
)
ONE_TABLE = "All wagers of the sheet are taken as offered at one table, with one seat."
METER_ASIDE = (
    "its fixed lines are counted, and its jackpot is not, since that is paid from the meter."
)
DIVIDED = "A stake on a wager of several units is divided among them."
CORRELATED = (
    "Two wagers with a correlation near 1 win and lose together, so that stakes on both add to "
    "one risk; near -1 they cover each other."
)


def risk(figures: Figures) -> Chapter | None:
    """Return the exposure of one coup and the correlations; None where nothing is priced."""
    found, unpriced = figures.together
    if not found or not found[0].joint.wagers:
        return None
    blocks = (*_exposure(figures), *_correlation(figures))
    return Chapter("risk", "Exposure and correlation", (*blocks, Items(tuple(left_out(unpriced)))))


def _exposure(figures: Figures) -> Iterator[Block]:
    """Yield the largest losses of a coup at the largest stakes, for the first deck number."""
    found, jackpots = _exposed(figures)
    stated = any(limit.source == SHEET for limit in found.terms.limits.values())
    stakes, *losses = exposure_page(found, (), most=MOST_LOSSES).tables
    yield Heading("risk.exposure", "Exposure of one coup")
    if stated:
        yield Shown("risk.stakes", stakes)
    else:
        yield Text(IN_UNITS)
    for name, table in zip(("largest", "losses"), losses, strict=True):
        yield Shown(f"risk.{name}", table)
    notes = list(exposure_notes(found))[0 if stated else 1 :]
    if jackpots:
        notes = [note for note in notes if note != JACKPOT_ONCE]
        notes.append(f"{named(jackpots)}: {METER_ASIDE}")
    if any(wager.units > 1 for wager in found.joint.wagers):
        notes.append(DIVIDED)
    yield Items((ONE_TABLE, *notes))


def _exposed(figures: Figures) -> tuple[Exposure, list[str]]:
    """Return the exposure, and the titles of wagers of which it has the fixed lines alone.

    A meter of 1 pays back the stake: the jackpot line then wins nothing.
    """
    game, shoe = figures.game, figures.first.shoe
    wagers = tuple(settled.wager for settled in figures.first.settlements)
    try:
        return _at_limits(game, shoe, wagers), _jackpots(wagers)
    except TooManySplits:
        wagers = tuple(wager for wager in wagers if not sees_suits(wager))
        return _at_limits(game, shoe, wagers), _jackpots(wagers)


def _at_limits(game: Game, shoe: Shoe, wagers: Sequence[Wager]) -> Exposure:
    limits = limits_of(game, wagers, {})
    if any(wager not in limits for wager in wagers):
        limits = {wager: Limit(Fraction(0), Fraction(1)) for wager in wagers}
    return exposure(game, shoe, wagers, Terms(limits), meter=Fraction(1))


def _jackpots(wagers: Iterable[Wager]) -> list[str]:
    return [w.title for w in wagers if any(line.pays == JACKPOT for line in w.lines)]


def _correlation(figures: Figures) -> Iterator[Block]:
    yield Heading("risk.together", "Correlation")
    yield Items((CORRELATED, PER_UNIT, ROUNDED))
    for one in figures.together[0]:
        correlations, covariances = correlation_tables(figures.game, one)
        decks = one.joint.shoe.decks
        yield Shown(f"risk.correlation.{decks}", correlations)
        yield Shown(f"risk.covariance.{decks}", covariances)
