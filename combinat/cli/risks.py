"""Commands about wagers together: correlation, portfolio, exposure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from combinat.cli.answers import print_json, print_page, say
from combinat.cli.completion import complete_game
from combinat.cli.kept import PARQUET, Kept, save_option
from combinat.cli.options import (
    Question,
    amount_from,
    format_option,
    priced,
    question,
    shoe_from,
    shoe_options,
)
from combinat.cli.risk_options import TermWords, amounts_from, stake_option, terms_options
from combinat.faults import BadInput, Fault

if TYPE_CHECKING:
    from fractions import Fraction

CSV = ".csv"
METER_HELP = "What a jackpot pays for one unit."


@click.command()
@priced
@shoe_options
@click.option("--meter", help=METER_HELP)
@save_option
@format_option
def correlation(
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    meter: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Give how the wagers of a game vary with one another in one coup.

    CSV and Parquet hold a row for each two wagers, with the covariance as an exact fraction.
    """
    from combinat.publish.risk_pages import correlation_page, correlation_rows
    from combinat.publish.risk_records import correlation_record
    from combinat.studies.moments import moments, unpriced_together

    game, paid = question.game, amount_from("--meter", meter)
    shoe = shoe_from(decks, shoe_text, game)
    unpriced = unpriced_together(game, shoe, question.wagers, meter=paid)
    question.refuse(unpriced)
    wagers = [wager for wager in question.wagers if wager not in unpriced]
    found = moments(game, shoe, wagers, meter=paid)
    for wager, why in unpriced.items():
        say(f"warning: {wager.id} is left out: {why}")
    for_machines = kept.save is not None and kept.save.suffix.lower() in (CSV, PARQUET)
    kept.write(
        lambda: (
            correlation_rows(game, [found])
            if for_machines
            else correlation_page(game, [found], unpriced)
        ),
        lambda: correlation_record(game, found, unpriced),
    )
    if style == "json":
        print_json(correlation_record(game, found, unpriced))
    elif style == "csv":
        print_page(style, correlation_rows(game, [found]))
    else:
        print_page(style, correlation_page(game, [found], unpriced))


@click.command()
@click.argument("game_name", metavar="GAME", shell_complete=complete_game)
@stake_option
@click.option("--reading", default="printed", show_default=True, help="How the sheet is read.")
@shoe_options
@click.option("--meter", help=METER_HELP)
@save_option
@format_option
def portfolio(
    game_name: str,
    stakes: tuple[str, ...],
    reading: str,
    decks: int | None,
    shoe_text: str | None,
    meter: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Price stakes on several wagers as one bet: edge, spread, best and worst coup, its law."""
    from combinat.publish.risk_pages import portfolio_page
    from combinat.publish.risk_records import portfolio_record
    from combinat.studies.moments import portfolio as study

    game = question(game_name, reading, (), None).game
    found = study(
        game,
        shoe_from(decks, shoe_text, game),
        amounts_from("--stake", stakes, game),
        meter=amount_from("--meter", meter),
    )
    for wager in found.unmet:
        say(f"warning: {wager.id} requires another bet, and none of those is staked")
    kept.answer(style, lambda: portfolio_page(found), lambda: portfolio_record(found))


@click.command()
@priced
@terms_options
@stake_option
@click.option("--beyond", metavar="AMOUNT", multiple=True, help="How often a coup loses more.")
@shoe_options
@click.option("--meter", help=METER_HELP)
@save_option
@format_option
def exposure(
    question: Question,
    words: TermWords,
    stakes: tuple[str, ...],
    beyond: tuple[str, ...],
    decks: int | None,
    shoe_text: str | None,
    meter: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Give the most that a house can lose in one coup, the coup that does it, and how often.

    At the limits of the table bettors place the most on all that wins; with --stake every seat
    bets just those stakes.
    """
    from combinat.publish.exposure_pages import MOST_SHOWN, exposure_page
    from combinat.publish.risk_records import exposure_record
    from combinat.studies.exposure import exposure as at_limits
    from combinat.studies.exposure import exposure_to

    game, paid = question.game, amount_from("--meter", meter)
    shoe = shoe_from(decks, shoe_text, game)
    if stakes and question.named:
        allowed = "one of them: the wagers of a portfolio are those staked"
        raise BadInput(Fault("--stake", "", "--wager as well", allowed))
    sums = [_sum_beyond(text) for text in beyond]
    if stakes:
        staked = amounts_from("--stake", stakes, game)
        found = exposure_to(game, shoe, staked, words.read(game, tuple(staked)), meter=paid)
    else:
        wagers = question.wagers
        found = at_limits(game, shoe, wagers, words.read(game, wagers), meter=paid)
    kept.write(lambda: exposure_page(found, sums), lambda: exposure_record(found, sums))
    if style == "json":
        print_json(exposure_record(found, sums))
        return
    print_page(style, exposure_page(found, sums, most=MOST_SHOWN))


def _sum_beyond(text: str) -> Fraction:
    amount = amount_from("--beyond", text, zero=True)
    assert amount is not None, "an amount is given"
    return amount
