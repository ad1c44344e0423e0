"""The command that holds rules against rules: two games, or one sheet against the standard."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import click

from combinat.cli.answers import print_json, print_page
from combinat.cli.completion import complete_game
from combinat.cli.options import (
    amount_from,
    format_option,
    question,
    refuse,
    shoe_from,
    shoe_options,
    wager_options,
)

if TYPE_CHECKING:
    from combinat.rules.game import Game


@click.command()
@click.argument("first", metavar="GAME", shell_complete=complete_game)
@click.argument("second", metavar="[GAME]", required=False, shell_complete=complete_game)
@wager_options
@click.option("--base-reading", help="How the first of two games is read, or the base of one.")
@shoe_options
@click.option("--meter", help="What a jackpot pays for one unit.")
@format_option
def compare(
    first: str,
    second: str | None,
    ids: tuple[str, ...],
    pay_table: str | None,
    reading: str,
    base_reading: str | None,
    decks: int | None,
    shoe_text: str | None,
    meter: str | None,
    style: str,
) -> None:
    """Show where two games differ, and what each difference does to each house edge.

    The second game is held against the first.  One game alone, as printed or as --reading says,
    is held against its standard reading, or the one that --base-reading names.
    """
    from combinat.publish.comparison_pages import comparison_page, comparison_rows
    from combinat.publish.comparison_records import comparison_record
    from combinat.rules.game import PRINTED, STANDARD
    from combinat.studies.comparison import compare as study

    def game_of(name: str, read: str) -> Game:
        asked = question(name, read, ids, pay_table)
        return replace(asked.game, wagers=asked.wagers)

    base = game_of(first, base_reading or (STANDARD if second is None else PRINTED))
    other = game_of(second or first, reading)
    shoes = [shoe_from(decks, shoe_text, game) for game in (base, other)]
    found = study(base, other, shoes[0], other_shoe=shoes[1], meter=amount_from("--meter", meter))
    if ids:
        refuse(found.base.unpriced | found.other.unpriced)
    if style == "json":
        print_json(comparison_record(found))
        return
    page = comparison_rows if style == "csv" else comparison_page
    print_page(style, page([found]))
