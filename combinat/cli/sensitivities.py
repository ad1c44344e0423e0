"""The command that says how the house edge moves with pays and commission."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from combinat.cli.answers import say
from combinat.cli.kept import Kept, save_option
from combinat.cli.options import (
    Question,
    amount_from,
    format_option,
    priced,
    shoe_from,
    shoe_options,
)
from combinat.faults import BadInput, Fault, quote

if TYPE_CHECKING:
    from fractions import Fraction

MOST_RATES = 100


@click.command()
@priced
@shoe_options
@click.option("--rates", help="Commissions in percent, such as '4 4.5 5'; default: 0 to 10.")
@click.option("--meter", help="What a jackpot pays for one unit.")
@save_option
@format_option
def sensitivity(
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    rates: str | None,
    meter: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Give the house edge with each pay one unit more or less, and by the commission.

    Beside them stand the pay and the commission at which nobody has an edge.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.evaluation import evaluate
    from combinat.publish.sensitivity_pages import sensitivity_page, sensitivity_record
    from combinat.studies.sensitivity import RATES
    from combinat.studies.sensitivity import sensitivity as study

    shares = RATES if rates is None else _rates(rates)
    evaluation = evaluate(
        question.game,
        shoe_from(decks, shoe_text, question.game),
        question.wagers,
        meter=amount_from("--meter", meter),
    )
    found = study(evaluation, shares)
    question.refuse(found.left_out)
    for wager, why in found.left_out.items():
        say(f"warning: {wager.id} is left out: {why}")
    if meter is not None and not any(settled.jackpot for settled in evaluation.settlements):
        say("warning: --meter is for a jackpot, and none of these wagers has one")
    if rates is not None and not any(one.by_commission for one in found.wagers):
        say("warning: --rates is for a commission, and none of these wagers has one")
    kept.answer(style, lambda: sensitivity_page(found), lambda: sensitivity_record(found))


def _rates(text: str) -> tuple[Fraction, ...]:
    """Return the shares that are given in percent, each once, in order."""
    words = text.replace(",", " ").split()
    if not 1 <= len(words) <= MOST_RATES:
        raise BadInput(Fault("--rates", "", f"{len(words)} rates", f"1 to {MOST_RATES}"))
    shares = []
    for word in words:
        given = amount_from("--rates", word, zero=True)
        assert given is not None
        if given >= 100:
            raise BadInput(Fault("--rates", "", quote(word), "a number of percent below 100"))
        shares.append(given / 100)
    return tuple(dict.fromkeys(shares))
