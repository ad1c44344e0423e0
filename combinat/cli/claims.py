"""The command that holds printed claims against exact figures."""

from __future__ import annotations

from pathlib import Path

import click

from combinat.cli.answers import Difference, print_json, print_page
from combinat.cli.completion import complete_game
from combinat.cli.options import format_option
from combinat.faults import BadInput


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--game",
    "game_name",
    metavar="GAME",
    shell_complete=complete_game,
    help="The game of claims that name none.",
)
@click.option("--tried", is_flag=True, help="Show every reading that was tried.")
@format_option
def claims(file: Path, game_name: str | None, tried: bool, style: str) -> None:
    """Say whether printed figures are right, and if not, what they were worked out from.

    FILE is a TOML or CSV file of printed figures.  The exit code is 1 where no reading supports
    one of them.
    """
    from combinat.publish.claim_pages import claims_page, claims_record
    from combinat.studies.claims import judged
    from combinat.studies.claims_file import claims as read

    found = read(file, game_name)
    verdicts, together = judged(found.claims)
    if verdicts and style == "json":
        print_json(claims_record(found, verdicts, together))
    elif verdicts:
        print_page(style, claims_page(found, verdicts, together, tried=tried))
    if found.faults:
        raise BadInput(*found.faults)
    if not all(verdict.agreeing for verdict in verdicts):
        raise Difference
