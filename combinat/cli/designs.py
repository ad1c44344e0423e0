"""Commands for who sets a table's terms: chips and the edge, pay tables that hit a target."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from combinat.cli.answers import say
from combinat.cli.design_options import term_options
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

    from combinat.edge import Settlement
    from combinat.evaluation import Evaluation
    from combinat.publish.design_pages import Designed
    from combinat.shoe import Shoe
    from combinat.studies.counter_gain import Guard
    from combinat.studies.design_terms import Terms

CANDIDATES = 5
"""With a limit on a counter so many times as many tables are looked at as are wanted."""

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
    kept.answer(
        style, lambda: chips_page(evaluation, found), lambda: chips_record(evaluation, found)
    )


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


@click.command()
@priced
@term_options
@shoe_options
@click.option("--best", type=int, default=10, show_default=True, help="How many are shown.")
@click.option("--break-even", "line", metavar="LINE", help="Give its break-even pay as a formula.")
@click.option("--counter-limit", help="The most units that a counter may win per 100 coups.")
@click.option("--cut", "cards_behind", type=int, help="Cards behind the cut card, for a counter.")
@click.option("--meter", help="What a jackpot pays for one unit.")
@save_option
@format_option
def design(
    question: Question,
    terms: Terms,
    decks: int | None,
    shoe_text: str | None,
    best: int,
    line: str | None,
    counter_limit: str | None,
    cards_behind: int | None,
    meter: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Find every pay table of a wager whose house edge lies in a band.

    Pays are whole numbers to one, or multiples of --step; the nearest to the middle of the band
    come first.  Where no pay table reaches the band, the nearest on each side are named.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.publish.design_pages import design_page, unreached
    from combinat.publish.design_records import design_record

    evaluation = _settled(question, decks, shoe_text, meter)
    guard = _guard(question, evaluation.shoe, counter_limit, cards_behind)
    made = _designed(question, evaluation.shoe, terms, best, amount_from("--meter", meter), guard)
    made = _with_formulas(made, line)
    for one in made.designs:
        if not one.count:
            say(f"warning: {one.wager.id}: {unreached(one)}")
    kept.answer(style, lambda: design_page(made), lambda: design_record(made))


def _designed(
    question: Question,
    shoe: Shoe,
    terms: Terms,
    best: int,
    meter: Fraction | None,
    guard: Guard | None,
) -> Designed:
    from combinat.publish.design_pages import Designed
    from combinat.studies.counter_gain import guarded
    from combinat.studies.design import MOST_SHOWN
    from combinat.studies.design import design as study

    game, wanted = question.game, best
    if guard is not None and 1 <= best <= MOST_SHOWN:
        wanted = min(CANDIDATES * best, MOST_SHOWN)
    designs = [
        study(game, wager, shoe, terms, best=wanted, meter=meter) for wager in question.wagers
    ]
    if guard is None:
        return Designed(game, shoe, terms, designs)
    guards = [guarded(game, one, guard, best=best, meter=meter) for one in designs]
    return Designed(game, shoe, terms, [one.design for one in guards], guard, guards)


def _guard(
    question: Question, shoe: Shoe, limit: str | None, cards_behind: int | None
) -> Guard | None:
    """Return the limit on a counter, and the shoe that is counted, or None."""
    from combinat.studies.counter_gain import Guard
    from combinat.studies.shoe_rules import shoe_rule

    most = amount_from("--counter-limit", limit, zero=True)
    if most is None:
        if cards_behind is not None:
            raise BadInput(Fault("--cut", "", "no --counter-limit", "a counter that it is for"))
        return None
    if shoe.decks is None:
        found = "a shoe that is not whole decks"
        raise BadInput(Fault("--counter-limit", "", found, "whole decks"))
    rule = shoe_rule(question.game, decks=shoe.decks, cards_behind=cards_behind)
    return Guard(most, rule)


def _with_formulas(made: Designed, line: str | None) -> Designed:
    """Add the break-even pay of a line of each wager that has it."""
    if line is None:
        return made
    from dataclasses import replace

    from combinat.studies.break_even import break_even_formula
    from combinat.studies.design_terms import check_lines

    check_lines([one.wager for one in made.designs], [line], "--break-even")
    having: list[Settlement] = [
        one.settlement for one in made.designs if line in {own.id for own in one.wager.lines}
    ]
    formulas = [(one, line, break_even_formula(made.game, one, line)) for one in having]
    return replace(made, formulas=formulas)
