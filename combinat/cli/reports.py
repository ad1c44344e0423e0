"""The command that writes the approval report of a game into a folder."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from shlex import join
from typing import Any

import click

from combinat.cli.completion import complete_game
from combinat.cli.running import progress
from combinat.faults import BadInput, Fault, quote

FOLDER = "report"
"""The folder of a house's report among the published tables."""

WRITERS = ("jinja2", "matplotlib", "typst", "xlsxwriter")
WORDS = {
    "operator": "Who submits the game.",
    "jurisdiction": "Where it is submitted.",
    "edition": "The edition of the game's rules.",
    "effective_date": "From when on the rules hold.",
    "supersedes": "What this report takes the place of.",
    "date": "The date of the document; it never comes from a clock.",
    "number": "The number of the document.",
    "language": "The language of the operator's own titles.",
}


@click.command()
@click.argument("game_name", metavar="GAME", shell_complete=complete_game)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    help="The folder of the report: none as yet, an empty one, or an earlier report.",
)
@click.option("--reading", default="printed", show_default=True, help="How the sheet is read.")
@click.option("--sections", multiple=True, help="Only these chapters, by commas; repeatable.")
@click.option("--without", multiple=True, help="All chapters but these, by commas; repeatable.")
@click.option(
    "--unseen",
    type=int,
    multiple=True,
    help="Take the ceiling of counting at so many unseen cards as well; repeatable.",
)
@click.option("--draft", is_flag=True, help="Mark every page as a draft.")
@click.option("--title", "titles", multiple=True, metavar="ID=TEXT", help="The operator's title.")
def report(
    game_name: str,
    out: Path,
    reading: str,
    sections: tuple[str, ...],
    without: tuple[str, ...],
    unseen: tuple[int, ...],
    draft: bool,
    titles: tuple[str, ...],
    **words: str | None,
) -> None:
    """Write the approval report of a game: PDF, HTML, workbook, annexes and a program that checks.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    check_writers()
    from combinat.report.folder import check_folder, write_folder

    check_folder(out)
    from combinat.blocks import cores
    from combinat.report.build import report_files
    from combinat.report.contents import Asked, chosen
    from combinat.report.words import Words, words_for
    from combinat.rules.game import game
    from combinat.shoe import Shoe
    from combinat.studies.depletion.task import check_unseen

    house = game(game_name, reading)
    for cards in unseen:
        check_unseen(cards, Shoe.of_decks(house.deck_numbers[0]).cards)
    given = {name: text for name, text in words.items() if text is not None}
    asked = Asked(
        house,
        words_for(house, Words(**given, titles=dict(map(_title, titles)))),
        chosen(_listed(sections), _listed(without)),
        draft=draft,
        unseen=unseen,
        command=command_of(game_name, click.get_current_context()),
    )
    with progress("Writing the report") as done:
        files = report_files(asked, done, workers=cores())
    write_folder(out, files)
    click.echo(f"{len(files)} files written below {out}")


for name, meaning in WORDS.items():
    report = click.option(f"--{name.replace('_', '-')}", help=meaning)(report)


def write_report(name: str, out: Path, *, workers: int = 1) -> list[str]:
    """Write the report of a game as it is published, and return its paths below a folder."""
    from combinat.report.build import report_files
    from combinat.report.contents import Asked
    from combinat.report.folder import check_folder, write_folder
    from combinat.report.words import Words, words_for
    from combinat.rules.game import game

    house = game(name)
    folder = out / house.id / FOLDER
    check_folder(folder)
    command = join(("combinat", "report", Path(name).name))
    asked = Asked(house, words_for(house, Words()), command=command)
    files = report_files(asked, workers=workers)
    write_folder(folder, files)
    return [f"{house.id}/{FOLDER}/{path}" for path in files]


def check_writers() -> None:
    """Raise BadInput where a library that writes a format is not installed."""
    missing = [name for name in WRITERS if find_spec(name) is None]
    if missing:
        allowed = "all formats, by: pip install 'combinat[report]'"
        raise BadInput(Fault("report", "", f"no {', '.join(missing)} installed", allowed))


def _listed(names: Sequence[str]) -> list[str]:
    return [name.strip() for several in names for name in several.split(",")]


def _title(text: str) -> tuple[str, str]:
    name, equals, title = text.partition("=")
    if not equals or not title:
        allowed = "such as punto='Punto y Banca'"
        raise BadInput(Fault("--title", "", quote(text), allowed))
    return name, title


def command_of(game_name: str, context: click.Context) -> str:
    """Return the command by which a report is made again, but for its folder."""
    words = ["combinat", "report", Path(game_name).name]
    for option in context.command.params:
        value: Any = context.params.get(option.name or "")
        if option.name in ("game_name", "out") or value in (None, (), False, option.default):
            continue
        for one in value if isinstance(value, tuple) else (value,):
            words += [option.opts[0], *([] if one is True else [str(one)])]
    return join(words)
