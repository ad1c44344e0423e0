"""The command that gives the joint table of final totals."""

from __future__ import annotations

import click

from combinat.cli.completion import complete_game
from combinat.cli.kept import Kept, save_option
from combinat.cli.options import format_option, shoe_from, shoe_options


@click.command()
@click.argument("game_name", metavar="GAME", shell_complete=complete_game)
@click.option("--reading", default="printed", show_default=True, help="How the sheet is read.")
@shoe_options
@save_option
@format_option
def totals(
    game_name: str,
    reading: str,
    decks: int | None,
    shoe_text: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Give how often each total of the Player meets each of the Banker, and by what margin.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.publish.final_totals_pages import final_totals_page, final_totals_record
    from combinat.rules.game import game
    from combinat.studies.final_totals import final_totals

    house = game(game_name, reading)
    found = final_totals(house, shoe_from(decks, shoe_text, house))
    kept.answer(style, lambda: final_totals_page(found), lambda: final_totals_record(found))
