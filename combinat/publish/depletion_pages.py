"""What perfect play gains with so many cards unseen, as a page and as JSON: certain digits alone.

Where sums over compositions were rounded, a figure is printed with as many digits as both ends of
its error bound agree on.
"""

from __future__ import annotations

from fractions import Fraction

from combinat.publish.certain_digits import DIGITS, certain, rounded_up, significant
from combinat.publish.numerals import fraction, grouped, percent
from combinat.publish.pay_tables import basis_of_shoe, flags_of, shoe_notes
from combinat.publish.records import Record, basis_record, shoe_record
from combinat.publish.table import Cell, NoFigure, Page, Table
from combinat.rules.wager import Wager
from combinat.studies.bounded import Bounded
from combinat.studies.depletion.study import Ceiling, Found

PERCENT_PLACES = 6
NOTHING = Fraction(1, 10**100)
NEVER = NoFigure("never")
HEADERS = (
    "Wager",
    "Bettor has the edge %",
    "Mean edge then %",
    "Gain per coup",
    "Standard deviation",
    "Mean of all %",
)
MEANING = (
    "The value of a wager is the bettor's mean gain per unit placed, given which cards are unseen.",
    "Perfect play bets one unit where the value is positive and nothing elsewhere; the gain per "
    "coup is per coup dealt, bet or not.",
    "The standard deviation is that of the value from composition to composition, not of a coup.",
)


def _amount(number: Bounded) -> str:
    return "0" if number.most < NOTHING else certain(number, significant, DIGITS)


def _percent(number: Bounded) -> str:
    return certain(number, percent, PERCENT_PLACES)


def depletion_page(found: Found, left_out: dict[Wager, str]) -> Page:
    """Return the ceiling of every wager, with what it means and how certain it is."""
    task, game = found.task, found.task.game
    table = Table(
        caption=f"{task.unseen} of {basis_of_shoe(task.shoe)} unseen, reading {game.reading}",
        headers=HEADERS,
        rows=tuple(_row(ceiling) for ceiling in found.ceilings),
        right=frozenset(HEADERS[1:]),
        keys={
            "Unseen": task.unseen,
            "Decks": task.shoe.decks or "",
            "Cards": task.shoe.cards,
            "Reading": game.reading,
        },
    )
    notes = [
        *MEANING,
        precision(found),
        *(f"{wager.title} is left out: {why}." for wager, why in left_out.items()),
        *shoe_notes(task.shoe),
        *game.flags,
        *flags_of(ceiling.wager for ceiling in found.ceilings),
    ]
    return Page(f"{game.title}: perfect play, every composition", [table], notes)


def precision(found: Found) -> str:
    """Say how many compositions were gone through, and how certain the figures are."""
    many = f"All {grouped(found.task.problem.compositions)} compositions by point value"
    if not found.rounding:
        return (
            f"{many} were added up in whole numbers; the mean of the values is exactly that of "
            "the whole shoe."
        )
    return (
        f"{many} were judged in whole numbers; their sums are off by less than "
        f"{error(found)} of themselves, which every printed digit survives, and the mean of the "
        "values is that of the whole shoe within that bound."
    )


def error(found: Found) -> str:
    """Return the bound on the relative error of sums, rounded up to one digit."""
    if not found.rounding:
        return "0"
    return rounded_up(found.rounding)


def _row(ceiling: Ceiling) -> tuple[Cell, ...]:
    edge = ceiling.edge_when_positive
    return (
        ceiling.wager.title,
        _percent(ceiling.positive),
        NEVER if edge is None else _percent(edge),
        _amount(ceiling.gain),
        _amount(ceiling.standard_deviation),
        percent(ceiling.expected_value),
    )


def depletion_record(found: Found, left_out: dict[Wager, str]) -> Record:
    """Return what `combinat depletion` prints as JSON; exact figures where nothing was rounded."""
    task = found.task
    return {
        **basis_record(task.game),
        "shoe": shoe_record(task.shoe),
        "unseen": task.unseen,
        "compositions": str(task.problem.compositions),
        "relative_error_below": error(found),
        "precision": precision(found),
        "wagers": [_ceiling_record(ceiling) for ceiling in found.ceilings],
        "left_out": [
            {"id": wager.id, "title": wager.title, "why": why} for wager, why in left_out.items()
        ],
    }


def _ceiling_record(ceiling: Ceiling) -> Record:
    edge, wager = ceiling.edge_when_positive, ceiling.wager
    return {
        "id": wager.id,
        "title": wager.title,
        "pay_table": wager.pay_table,
        "probability_positive_percent": _percent(ceiling.positive),
        "mean_edge_when_positive_percent": None if edge is None else _percent(edge),
        "gain_per_coup": _amount(ceiling.gain),
        "standard_deviation": _amount(ceiling.standard_deviation),
        "expected_value": fraction(ceiling.expected_value),
        "exact": _exact(ceiling),
        "flags": list(wager.flags),
    }


def _exact(ceiling: Ceiling) -> Record | None:
    """Return the figures as fractions, or None where sums were rounded."""
    if ceiling.positive.error:
        return None
    return {
        "probability_positive": fraction(ceiling.positive.value),
        "gain_per_coup": fraction(ceiling.gain.value),
        "mean_square": fraction(ceiling.square.value),
    }
