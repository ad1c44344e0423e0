"""The command that asks whether observed counts can come from a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from combinat.cli.answers import Difference, print_json, print_page
from combinat.cli.options import Question, format_option, priced, shoe_from, shoe_options
from combinat.faults import BadInput, Fault, quote

if TYPE_CHECKING:
    from fractions import Fraction

    from combinat.rules.wager import Wager
    from combinat.shoe import Shoe


@click.command()
@priced
@click.argument("observed", metavar="OBSERVED.csv", type=click.Path(path_type=Path))
@shoe_options
@click.option(
    "--level",
    default="0.01",
    show_default=True,
    help="The p-value below which counts do not fit.",
)
@format_option
def fit(
    question: Question,
    observed: Path,
    decks: int | None,
    shoe_text: str | None,
    level: str,
    style: str,
) -> None:
    """Say whether observed counts of outcomes can come from a game.

    OBSERVED.csv has the header outcome,count and a row for each result (player, banker, tie), or
    with --wager for each line id of that wager and 'loses'.  With the header wager,outcome,count
    it holds several wagers; an empty wager means the three results.  The exit code is 1 where
    something does not fit.
    """
    from combinat.publish.fit_pages import fit_page, fit_record
    from combinat.studies.goodness_of_fit import fits
    from combinat.studies.observed import observations

    game, shoe = question.game, shoe_from(decks, shoe_text, question.game)
    at = _level(level)
    read = observations(observed, game, shoe, _asked(question, shoe))
    found = fits(game, shoe, read.sound, level=at)
    if found and style == "json":
        print_json(fit_record(game, shoe, found))
    elif found:
        print_page(style, fit_page(game, shoe, found))
    if read.faults:
        raise BadInput(*read.faults)
    if not all(one.fits for one in found):
        raise Difference


def _asked(question: Question, shoe: Shoe) -> Wager | None:
    """Return the wager asked for by name, or None for the three results."""
    from combinat.evaluation import why_unpriced

    if not question.named:
        return None
    if len(question.wagers) != 1:
        ids = ", ".join(wager.id for wager in question.wagers)
        raise BadInput(Fault("--wager", "", f"{len(question.wagers)} wagers", f"one of {ids}"))
    (wager,) = question.wagers
    why = why_unpriced(wager, shoe)
    question.refuse({wager: why} if why else {})
    return wager


def _level(text: str) -> Fraction:
    from combinat.rules.pay import amount

    allowed = "a number between 0 and 1, of at most 6 decimals, such as 0.01"
    try:
        level = amount(text)
    except ValueError:
        raise BadInput(Fault("--level", "", quote(text), allowed)) from None
    if not 0 < level < 1:
        raise BadInput(Fault("--level", "", quote(text), allowed))
    return level
