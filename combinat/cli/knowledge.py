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
@click.option(
    "--position",
    "positions",
    type=int,
    multiple=True,
    help="A card that is known: 1 to 6, as they are dealt; repeatable.",
)
@click.option("--burn", is_flag=True, help="A burned card is known instead.")
@click.option(
    "--groups",
    "groups_text",
    help="Only a card's group is known: '6 7 8 9' against the rest, or '6 7 8 9 | A 2 3'.",
)
@click.option("--meter", help="What a jackpot pays for one unit.")
@save_option
@format_option
def information(
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    positions: tuple[int, ...],
    burn: bool,
    groups_text: str | None,
    meter: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Say what a card that is known before a coup is worth, with and without the choice to bet.

    Without --position and --burn every place is shown, for a bettor who bets at will.
    """
    from combinat.publish import information_pages as pages
    from combinat.publish import information_records as records
    from combinat.studies.card_groups import CardGroups
    from combinat.studies.information import known_at, known_burn
    from combinat.studies.positions import POSITIONS

    if burn and positions:
        raise BadInput(Fault("--burn", "", "--position as well", "one of them"))
    game, wagers = question.game, question.wagers
    shoe, paid = shoe_from(decks, shoe_text, game), amount_from("--meter", meter)
    groups = None if groups_text is None else CardGroups.parse(groups_text)
    if burn or positions:
        if burn:
            answer = known_burn(game, shoe, wagers, groups=groups, meter=paid)
        else:
            answer = known_at(game, shoe, positions, wagers, groups=groups, meter=paid)
        question.refuse(answer[1])
        what = pages.what_is_known(positions, groups)
        page = pages.cards_page(game, shoe, positions, answer, groups)
        record = records.cards_record(game, shoe, what, answer, groups)
    else:
        by_place = {}
        for place in POSITIONS:
            found, left_out = known_at(game, shoe, (place,), wagers, groups=groups, meter=paid)
            question.refuse(left_out)
            by_place[f"Card {place}"] = found
        by_place["Burn"], left_out = known_burn(game, shoe, wagers, groups=groups, meter=paid)
        page = pages.places_page(game, shoe, by_place, left_out, groups)
        record = records.places_record(game, shoe, by_place, left_out, groups)
    kept.write(lambda: page, lambda: record)
    if style == "json":
        print_json(record)
    else:
        print_page(style, page)
