"""The command that draws what a table of play decides, and how often."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from combinat.cli.answers import say
from combinat.cli.completion import complete_game
from combinat.cli.options import FORMAT_NAMES, shoe_from, shoe_options
from combinat.faults import BadInput, Fault

if TYPE_CHECKING:
    from combinat.rules.game import Game
    from combinat.shoe import Shoe

DRAWN = ("svg", "dot", "mermaid")
OF_WHOLE = ("dot", "json")


@click.command("draw-tree")
@click.argument("game_name", metavar="GAME", shell_complete=complete_game)
@shoe_options
@click.option("--reading", default="printed", show_default=True, help="How the sheet is read.")
@click.option("--whole", is_flag=True, help="Every state of a coup; as dot or json only.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write into this file instead of standard output.",
)
@click.option(
    "--format",
    "style",
    type=click.Choice((*FORMAT_NAMES, *DRAWN)),
    default="text",
    show_default=True,
    help="How the answer is written; svg, dot and mermaid draw it.",
)
def draw_tree(
    game_name: str,
    decks: int | None,
    shoe_text: str | None,
    reading: str,
    whole: bool,
    out: Path | None,
    style: str,
) -> None:
    """Show when the Banker draws and how often, and which cells of the sheet are at fault.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.rules.game import game

    if whole and style not in OF_WHOLE:
        allowed = " or ".join(f"--format {name}" for name in OF_WHOLE)
        raise BadInput(Fault("--whole", "", f"--format {style}", allowed))
    house = game(game_name, reading)
    shoe = shoe_from(decks, shoe_text, house)
    text = _whole(house, shoe, style) if whole else _decisions(house, shoe, style)
    if out is None:
        click.echo(text, nl=False)
        return
    from combinat.publish.whole_files import write

    write(out, text)
    say(f"draw tree written to {out}")


def _whole(house: Game, shoe: Shoe, style: str) -> str:
    """Return every state of a coup."""
    from combinat.publish.draw_tree import tree_title, whole_record
    from combinat.publish.draw_tree_notation import whole_as_dot
    from combinat.studies.draw_tree import draw_tree as study

    graph = study(house, shoe)
    if style == "dot":
        return whole_as_dot(graph, tree_title(house, shoe))
    return _json(whole_record(house, shoe, graph))


def _decisions(house: Game, shoe: Shoe, style: str) -> str:
    """Return the tree of the Banker's decisions."""
    from combinat.publish.draw_tree import tree_page, tree_record, tree_title
    from combinat.publish.table import FORMATS
    from combinat.studies.banker_tree import banker_tree

    tree = banker_tree(house, shoe)
    if style in DRAWN:
        from combinat.publish.draw_tree_notation import as_dot, as_mermaid
        from combinat.publish.draw_tree_picture import as_svg

        draw = {"svg": as_svg, "dot": as_dot, "mermaid": as_mermaid}[style]
        return draw(tree, tree_title(house, shoe))
    if style == "json":
        return _json(tree_record(house, shoe, tree))
    return FORMATS[style](tree_page(house, shoe, tree))


def _json(record: dict[str, object]) -> str:
    import json

    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"
