"""Commands for who sets a table's terms: chips and the edge, pay tables that hit a target."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from combinat.cli.answers import print_json, print_page, say
from combinat.cli.kept import Kept, save_option
from combinat.cli.options import (
    Question,
    amount_from,
    format_option,
    priced,
    shoe_from,
    shoe_options,
)
from combinat.faults import BadInput, Fault

if TYPE_CHECKING:
    from fractions import Fraction

    from combinat.evaluation import Evaluation

WAYS = ("floor", "ceil", "nearest")
HALVES = ("up", "down", "even")


@click.command()
@priced
@shoe_options
@click.option("--chip", required=True, help="Wins are paid in whole numbers of this chip.")
@click.option("--stakes", help="Stakes, such as '5 10 15'; default: 1 to 20 times the minimum.")
@click.option("--minimum", help="The least stake; default: as the sheet states it.")
@click.option(
    "--round",
    "ways",
    type=click.Choice(WAYS),
    multiple=True,
    help="How a win is rounded; repeatable; default: floor.",
)
@click.option(
    "--half",
    type=click.Choice(HALVES),
    default="up",
    show_default=True,
    help="Where a half goes by --round nearest: up is to the bettor.",
)
@click.option("--meter", help="What a jackpot pays for one unit.")
@save_option
@format_option
def chips(
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    chip: str,
    stakes: str | None,
    minimum: str | None,
    ways: tuple[str, ...],
    half: str,
    meter: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Give the house edge at each stake where wins are paid in whole chips.

    A commission of 5 %, or half pay, often comes to no whole number of chips: it is rounded, and
    the edge depends on the stake.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.publish.chip_pages import chips_page, chips_record
    from combinat.studies.chips import FLOOR, Rounding
    from combinat.studies.chips import chips as study

    size = amount_from("--chip", chip)
    assert size is not None
    placed = _stakes(question, stakes, minimum)
    evaluation = _settled(question, decks, shoe_text, meter)
    found = [
        study(settlement, Rounding(size, way, half), placed)
        for settlement in evaluation.settlements
        for way in dict.fromkeys(ways or (FLOOR,))
    ]
    for one in found:
        if any(at.house_edge < 0 for at in one.at):
            name = f"{one.settlement.wager.id} with --round {one.rounding.way}"
            say(f"warning: the bettor has the edge at some stakes of {name}")
    kept.write(lambda: chips_page(evaluation, found), lambda: chips_record(evaluation, found))
    if style == "json":
        print_json(chips_record(evaluation, found))
        return
    print_page(style, chips_page(evaluation, found))


def _settled(
    question: Question, decks: int | None, shoe_text: str | None, meter: str | None
) -> Evaluation:
    """Return the wagers that are named, settled over the shoe that is asked for."""
    from combinat.evaluation import evaluate

    if not question.named:
        raise BadInput(Fault("--wager", "", "none named", "a wager or a family"))
    evaluation = evaluate(
        question.game,
        shoe_from(decks, shoe_text, question.game),
        question.wagers,
        meter=amount_from("--meter", meter),
    )
    question.refuse(evaluation.unpriced)
    if meter is not None and not any(settled.jackpot for settled in evaluation.settlements):
        say("warning: --meter is for a jackpot, and none of these wagers has one")
    return evaluation


def _stakes(question: Question, text: str | None, minimum: str | None) -> tuple[Fraction, ...]:
    """Return the stakes that are named, else multiples of the least."""
    from combinat.studies.chips import multiples

    if text is not None:
        if minimum is not None:
            raise BadInput(Fault("--minimum", "", "--stakes as well", "one of them"))
        stakes = [amount_from("--stakes", word) for word in text.replace(",", " ").split()]
        return tuple(dict.fromkeys(stake for stake in stakes if stake is not None))
    least = amount_from("--minimum", minimum) or _least_of_sheet(question)
    if least is None:
        found = "none, and no minimum that the sheet states"
        raise BadInput(Fault("--stakes", "", found, "--stakes, or --minimum"))
    return multiples(least)


def _least_of_sheet(question: Question) -> Fraction | None:
    """Return the largest of the least stakes that the sheet states for the wagers, or None."""
    from fractions import Fraction

    stated = [
        Fraction(limits.minimum)
        for wager in question.wagers
        if (limits := wager.limits or question.game.sheet.limits) and limits.minimum
    ]
    return max(stated, default=None)
