"""The command that writes the page on which people see an edge move."""

from __future__ import annotations

from pathlib import Path

import click

from combinat.cli.completion import complete_game

FILE = "explorer.html"
"""The page of a house among the published tables."""


@click.command()
@click.argument("game_name", metavar="GAME", shell_complete=complete_game)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="The HTML file to write.",
)
@click.option("--reading", default="printed", show_default=True, help="The reading shown first.")
def explore(game_name: str, out: Path, reading: str) -> None:
    """Write a page on which cards are taken out of a shoe and every house edge moves.

    GAME is the id of a bundled game or the path of a TOML file.
    The page is one file, needs no network, and computes what the package computes.
    """
    from combinat.explorer.page import explorer_page
    from combinat.publish.whole_files import check_writable, write

    check_writable(out)
    write(out, explorer_page(game_name, reading))
    click.echo(f"explorer written to {out}")


def write_explorer(name: str, out: Path) -> str:
    """Write the page of a game as it is published, and return its path below a folder."""
    from combinat.explorer.page import explorer_page
    from combinat.publish.whole_files import write
    from combinat.rules import load

    path = f"{load.sheet(name).id}/{FILE}"
    write(out / path, explorer_page(name))
    return path
