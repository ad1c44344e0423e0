"""The command that says what it is worth to know a card."""

from __future__ import annotations

import click

from combinat.cli.answers import print_json, print_page
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


@click.command()
@priced
@shoe_options
@click.option("--position", type=int, help="The card that is known: 1 to 6, as they are dealt.")
@click.option("--burn", is_flag=True, help="A burned card is known instead.")
@click.option("--meter", help="What a jackpot pays for one unit.")
@save_option
@format_option
def information(
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    position: int | None,
    burn: bool,
    meter: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Say what a card that is known before a coup is worth, with and without the choice to bet.

    Without --position and --burn every place is shown, for a bettor who bets at will.
    """
    from combinat.publish import information_pages as pages
    from combinat.studies.information import POSITIONS, known_at, known_burn

    if burn and position is not None:
        raise BadInput(Fault("--burn", "", "--position as well", "one of them"))
    game = question.game
    shoe, paid = shoe_from(decks, shoe_text, game), amount_from("--meter", meter)
    if burn or position is not None:
        what = pages.BURN if position is None else f"card {position}"
        if position is None:
            found, left_out = known_burn(game, shoe, question.wagers, meter=paid)
        else:
            found, left_out = known_at(game, shoe, position, question.wagers, meter=paid)
        question.refuse(left_out)
        page = pages.cards_page(game, shoe, what, found, left_out)
        record = pages.cards_record(game, shoe, what, found, left_out)
    else:
        by_place = {}
        for place in POSITIONS:
            found, left_out = known_at(game, shoe, place, question.wagers, meter=paid)
            question.refuse(left_out)
            by_place[f"Card {place}"] = found
        by_place["Burn"], left_out = known_burn(game, shoe, question.wagers, meter=paid)
        page = pages.places_page(game, shoe, by_place, left_out)
        record = pages.places_record(game, shoe, by_place, left_out)
    kept.write(lambda: page, lambda: record)
    if style == "json":
        print_json(record)
    else:
        print_page(style, page)
