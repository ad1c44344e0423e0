"""Commands about single wagers: the catalogue, and progressives."""

from __future__ import annotations

import click

from combinat.cli.answers import print_json, print_page
from combinat.cli.completion import complete_wager
from combinat.cli.options import (
    Question,
    amount_from,
    format_option,
    priced,
    shoe_from,
    shoe_options,
)
from combinat.faults import BadInput, Fault, nearest


@click.command()
@click.argument("wager_id", metavar="[WAGER]", required=False, shell_complete=complete_wager)
@format_option
def wagers(wager_id: str | None, style: str) -> None:
    """List the catalogue of wagers, or explain one of them."""
    from combinat.publish import wager_pages
    from combinat.rules import load

    if wager_id is None:
        known = wager_pages.catalogue()
        if style == "json":
            print_json(wager_pages.catalogue_record(known))
            return
        print_page(style, wager_pages.catalogue_page(known))
        return
    wager = load.catalogue_wager(wager_id)
    if wager is None:
        allowed = nearest(wager_id, load.catalogue_ids())
        raise BadInput(Fault("wagers", "", repr(wager_id[:64]), allowed))
    if style == "json":
        print_json(wager_pages.explained_record(wager))
        return
    print_page(style, wager_pages.wager_explained(wager))


@click.command()
@priced
@shoe_options
@click.option("--meter", help="What stands on the meter, in stakes.")
@click.option("--seats", type=int, default=1, show_default=True, help="Seats that bet on a coup.")
@click.option("--seed", help="Where the meter starts after a hit, in stakes.")
@click.option("--contribution", help="The share of a stake that feeds the meter, such as 0.2.")
@format_option
def progressive(
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    meter: str | None,
    seats: int,
    seed: str | None,
    contribution: str | None,
    style: str,
) -> None:
    """Give what a progressive wager returns, and at which meter nobody has an edge."""
    from combinat.publish.wager_pages import progressive_page, progressive_record
    from combinat.rules.pay import JACKPOT
    from combinat.studies.progressive import progressive as study

    jackpots = [w for w in question.wagers if any(line.pays == JACKPOT for line in w.lines)]
    chosen = list(question.wagers) if question.named else jackpots
    if len(chosen) != 1:
        found = f"{len(chosen)} wagers"
        raise BadInput(Fault("--wager", "", found, "one wager with a jackpot line"))
    if (seed is None) != (contribution is None):
        found = "--seed alone" if contribution is None else "--contribution alone"
        raise BadInput(Fault("progressive", "", found, "both of them, or neither"))
    shoe = shoe_from(decks, shoe_text, question.game)
    result = study(
        question.game,
        shoe,
        chosen[0],
        seats=seats,
        meter=amount_from("--meter", meter),
        seed=amount_from("--seed", seed, zero=True),
        contribution=amount_from("--contribution", contribution, zero=True),
    )
    if style == "json":
        print_json(progressive_record(question.game, shoe, result))
        return
    print_page(style, progressive_page(question.game, shoe, result))
