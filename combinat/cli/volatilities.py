"""Commands about how results stray: over many coups, to ruin, and the reserve of a progressive."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from combinat.cli.answers import say
from combinat.cli.count_options import shoe_rule_options
from combinat.cli.kept import Kept, plot_options, save_option
from combinat.cli.options import (
    Question,
    amount_from,
    format_option,
    priced,
    shoe_from,
    shoe_options,
)
from combinat.cli.risk_options import amounts_from, stake_option
from combinat.faults import BadInput, Fault

if TYPE_CHECKING:
    from fractions import Fraction

    from combinat.evaluation import Evaluation
    from combinat.publish.charts import Picture
    from combinat.publish.volatility_pages import Asked
    from combinat.rules.wager import Wager
    from combinat.shoe import Shoe
    from combinat.studies.coup_law import Law
    from combinat.studies.shoe_rules import ShoeRule

SIDES = ("bettor", "house")
METER_HELP = "What a jackpot pays for one unit."


@click.command()
@priced
@shoe_rule_options
@stake_option
@click.option("--coups", type=int, help="Coups of one unit each; default: those of a shoe.")
@click.option("--per-day", type=int, help="Coups of a day; default: ten shoes.")
@click.option("--days", type=int, default=30, show_default=True, help="Days of a month.")
@click.option("--meter", help=METER_HELP)
@plot_options
@format_option
def volatility(
    question: Question,
    rule: ShoeRule,
    stakes: tuple[str, ...],
    coups: int | None,
    per_day: int | None,
    days: int,
    meter: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Give the law of the result after many coups, and the hold to expect in a shoe, day, month.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.publish.volatility_pages import Asked, volatility_page, volatility_record
    from combinat.shoe import Shoe
    from combinat.studies import volatility as study
    from combinat.studies.coup_law import law_of

    shoe, paid = Shoe.of_decks(rule.decks), amount_from("--meter", meter)
    placed: dict[Wager, Fraction] = {}
    if stakes:
        evaluation, placed, law = _staked(question, shoe, stakes, paid)
    else:
        evaluation = _settled(question, shoe, paid)
        law = law_of(evaluation.settlements[0])
    times = study.schedule(question.game.tableau, rule, per_day, days)
    asked = Asked(evaluation, study.volatility(law, coups, times), placed)
    kept.answer(
        style,
        lambda: volatility_page(asked),
        lambda: volatility_record(asked),
        lambda: _picture(asked),
    )


def _staked(
    question: Question, shoe: Shoe, stakes: tuple[str, ...], meter: Fraction | None
) -> tuple[Evaluation, dict[Wager, Fraction], Law]:
    """Return stakes on several wagers as one bet, and the law of a unit of them all."""
    from combinat.evaluation import evaluate
    from combinat.studies.moments import portfolio

    if question.named:
        raise BadInput(Fault("--stake", "", "--wager as well", "one of them"))
    placed = amounts_from("--stake", stakes, question.game)
    found = portfolio(question.game, shoe, placed, meter=meter)
    for wager in found.unmet:
        say(f"warning: {wager.id} requires another bet, and none of those is staked")
    law = {net / found.placed: chance for net, chance in found.law.items()}
    return evaluate(question.game, shoe, tuple(placed), meter=meter), placed, law


@click.command()
@priced
@shoe_options
@click.option("--bankroll", required=True, help="What there is to lose, in units of the stake.")
@click.option("--coups", type=int, help="Ruin within so many coups, beside ruin ever.")
@click.option("--side", type=click.Choice(SIDES), default="bettor", show_default=True)
@click.option("--meter", help=METER_HELP)
@save_option
@format_option
def ruin(
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    bankroll: str,
    coups: int | None,
    side: str,
    meter: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Give the chance that flat stakes ruin a bankroll, and the bankroll for a risk.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.publish.ruin_pages import ruin_page, ruin_record
    from combinat.studies.coup_law import law_of
    from combinat.studies.ruin import ruin as study

    amount = amount_from("--bankroll", bankroll)
    assert amount is not None
    shoe = shoe_from(decks, shoe_text, question.game)
    evaluation = _settled(question, shoe, amount_from("--meter", meter))
    found = study(law_of(evaluation.settlements[0]), amount, coups, side)
    kept.answer(
        style,
        lambda: ruin_page(evaluation, side, found),
        lambda: ruin_record(evaluation, side, found),
    )


@click.command()
@priced
@shoe_options
@click.option("--seed", required=True, help="Where the meter starts after a hit, in stakes.")
@click.option("--contribution", required=True, help="The share of a stake that feeds the meter.")
@click.option("--seats", type=int, default=1, show_default=True, help="Seats that bet on a coup.")
@click.option("--coups", type=int, required=True, help="Over how many coups.")
@save_option
@format_option
def reserve(
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    seed: str,
    contribution: str,
    seats: int,
    coups: int,
    kept: Kept,
    style: str,
) -> None:
    """Give what a house must hold back for a progressive, by the risk of falling short.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.publish.ruin_pages import reserve_page, reserve_record
    from combinat.studies.progressive import progressive
    from combinat.studies.reserve import reserve as study

    shoe = shoe_from(decks, shoe_text, question.game)
    evaluation = _settled(question, shoe, None)
    about = progressive(
        question.game,
        shoe,
        evaluation.settlements[0].wager,
        seats=seats,
        seed=amount_from("--seed", seed),
        contribution=amount_from("--contribution", contribution, zero=True),
    )
    found = study(about, coups)
    kept.answer(
        style,
        lambda: reserve_page(evaluation, found),
        lambda: reserve_record(evaluation, found),
    )


def _settled(question: Question, shoe: Shoe, meter: Fraction | None) -> Evaluation:
    """Return the one wager asked about, settled over a shoe."""
    from combinat.evaluation import evaluate

    if not question.named or len(question.wagers) != 1:
        found = f"{len(question.wagers)} wagers" if question.named else "none named"
        raise BadInput(Fault("--wager", "", found, "one wager"))
    evaluation = evaluate(question.game, shoe, question.wagers, meter=meter)
    question.refuse(evaluation.unpriced)
    if meter is not None and evaluation.settlements[0].jackpot is None:
        say(f"warning: --meter is for a jackpot, and {question.wagers[0].id} has none")
    return evaluation


def _picture(asked: Asked) -> Picture:
    from combinat.publish.volatility_charts import volatility_chart

    return volatility_chart(asked)
