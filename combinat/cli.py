"""The command line: reads arguments, asks the layers above, prints; nothing is computed here.

Commands import what they need when they run, so that a short question has a short start.
"""

from __future__ import annotations

import gc
import json
import sys
import traceback
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from combinat.faults import BadInput, Fault, one_line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from combinat.edge import Evaluation
    from combinat.publish.table import Page
    from combinat.rules.wager import Wager
    from combinat.shoe import Shoe

WRONG_INPUT, INTERNAL_ERROR = 2, 3
FORMAT_NAMES = ("text", "markdown", "html", "latex", "csv", "json")

format_option = click.option(
    "--format",
    "style",
    type=click.Choice(FORMAT_NAMES),
    default="text",
    show_default=True,
    help="How the answer is written.",
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="combinat")
def cli() -> None:
    """Exact probabilities and house edges of Punto Banco (baccarat) and its side bets."""


@cli.command()
@format_option
def games(style: str) -> None:
    """List the bundled games and the readings of each."""
    from combinat.publish.records import game_record
    from combinat.publish.table import Page, Table
    from combinat.rules import load

    records = [game_record(load.sheet(name)) for name in load.bundled_games()]
    if style == "json":
        _print_json({"games": records})
        return
    rows = tuple(
        (
            record["id"],
            record["title"],
            f"{record['decks']}{'' if record['decks_stated'] else ' (assumed)'}",
            record["document"] or "",
            ", ".join(record["readings"]),
        )
        for record in records
    )
    headers = ("Game", "Title", "Decks", "Document", "Readings (the first is the default)")
    _print_page(style, Page("Games", [Table("", headers, rows)]))


@cli.command()
@format_option
def columns(style: str) -> None:
    """List the columns that a wager's condition may name."""
    from combinat.publish.records import column_records
    from combinat.publish.table import Page, Table

    records = column_records()
    if style == "json":
        _print_json({"columns": records})
        return
    rows = tuple(
        (
            record["name"],
            record["kind"] + (" or NULL" if record["may_be_null"] else ""),
            record["sees"],
            record["meaning"],
        )
        for record in records
    )
    table = Table("", ("Column", "Kind", "Sees", "Meaning"), rows)
    _print_page(style, Page("Columns of the coup table", [table]))


@cli.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--format", "style", type=click.Choice(("text", "json")), default="text")
def validate(files: tuple[str, ...], style: str) -> None:
    """Check game and wager files; one line for each fault, exit code 2 if there is any."""
    from combinat.studies.validation import faults_of

    found = {name: faults_of(Path(name)) for name in files}
    if style == "json":
        _print_json(
            {
                "files": [
                    {"file": name, "faults": [vars(fault) for fault in faults]}
                    for name, faults in found.items()
                ]
            }
        )
    else:
        for name, faults in found.items():
            if not faults:
                click.echo(f"{one_line(name)}: no fault")
    faults = [fault for faults in found.values() for fault in faults]
    if faults:
        raise BadInput(*faults)


@cli.command()
@click.argument("game_name", metavar="GAME")
@click.option("--decks", type=int, help="Whole decks; default: as the house states or assumes.")
@click.option("--shoe", "shoe_text", help="What is left: '8 decks - 8 8 9h 3xK' or 'A A 2 7h …'.")
@click.option("--wager", "wagers", multiple=True, help="Only this wager or family; repeatable.")
@click.option("--pay-table", help="Price the wagers asked for by this pay table of the catalogue.")
@click.option("--reading", default="printed", show_default=True, help="How the sheet is read.")
@click.option("--meter", help="What a jackpot pays for one unit.")
@click.option(
    "--short-shoe",
    type=click.Choice(("refuse", "report")),
    default="refuse",
    show_default=True,
    help="What to do with fewer than six cards.",
)
@click.option("--lines", is_flag=True, help="Show every pay line, not the summary alone.")
@format_option
def edges(
    game_name: str,
    decks: int | None,
    shoe_text: str | None,
    wagers: tuple[str, ...],
    pay_table: str | None,
    reading: str,
    meter: str | None,
    short_shoe: str,
    lines: bool,
    style: str,
) -> None:
    """Price the wagers of a game: ways, probability and house edge, exactly.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.edge import evaluate
    from combinat.rules.game import game

    if pay_table is not None and not wagers:
        raise BadInput(Fault("--pay-table", "", "no --wager", "a pay table of a named wager"))
    house = game(game_name, reading)
    asked = house.asked(wagers, pay_table) if wagers else house.wagers
    evaluation = evaluate(
        house,
        _shoe(decks, shoe_text, house.deck_numbers[0]),
        asked,
        meter=None if meter is None else _meter(meter),
        short_shoe=short_shoe == "report",
    )
    if wagers:
        _refuse_unpriced(evaluation.unpriced)
    _warn(evaluation)
    if style == "json":
        from combinat.publish.records import evaluation_record

        _print_json(evaluation_record(evaluation))
        return
    _print_page(style, _edge_page(evaluation, detailed=lines or bool(wagers)))


@cli.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("tables"),
    show_default=True,
    help="The folder to write into.",
)
@click.option("--format", "style", type=click.Choice(("text", "json")), default="text")
def tables(names: tuple[str, ...], out: Path, style: str) -> None:
    """Write the published pay tables of all bundled houses, or of the games named."""
    from combinat.publish.files import publish
    from combinat.rules import load

    sheets = [load.sheet(name) for name in names or load.bundled_games()]
    written = list(publish(sheets, out, index=not names))
    if style == "json":
        _print_json({"out": str(out), "files": written})
    else:
        click.echo(f"{len(written)} files written below {out}")


def _edge_page(evaluation: Evaluation, *, detailed: bool) -> Page:
    from combinat.publish.pay_tables import summary_page, wager_page
    from combinat.publish.table import Page

    summary = summary_page([evaluation])
    pages = [wager_page([evaluation], s.wager) for s in evaluation.settlements]
    if not detailed or not pages:
        return summary
    if len(pages) == 1:
        return pages[0]
    tables = [*summary.tables, *(table for page in pages for table in page.tables)]
    notes = [*summary.notes, *(note for page in pages for note in page.notes)]
    return Page(summary.title, tables, list(dict.fromkeys(notes)))


def _shoe(decks: int | None, text: str | None, assumed: int) -> Shoe:
    from combinat.shoe import Shoe

    if decks is not None and text is not None:
        raise BadInput(Fault("--shoe", "", "--decks as well", "one of them"))
    if text is not None:
        return Shoe.parse(text)
    return Shoe.of_decks(assumed if decks is None else decks)


def _meter(text: str) -> Fraction:
    from combinat.rules.pay import amount

    try:
        return amount(text)
    except ValueError:
        allowed = "a number above 0 of at most 12 digits"
        raise BadInput(Fault("--meter", "", repr(text[:40]), allowed)) from None


def _refuse_unpriced(unpriced: dict[Wager, str]) -> None:
    """Refuse what was asked for by name and cannot be priced."""
    if unpriced:
        raise BadInput(
            *(
                Fault("--wager", wager.id, f"no price: {why}", "a wager that can be priced")
                for wager, why in unpriced.items()
            )
        )


def _warn(evaluation: Evaluation) -> None:
    """Say on standard error what a reader of the figures must know."""
    for wager, why in evaluation.unpriced.items():
        _say(f"warning: {wager.id} is not priced: {why}")
    for settlement in evaluation.settlements:
        edge = settlement.house_edge
        if edge is None:
            _say(f"warning: {settlement.wager.id} has a jackpot and no edge without --meter")
        elif edge < 0:
            _say(f"warning: the bettor has the edge in {settlement.wager.id}")


def _print_json(record: dict[str, Any]) -> None:
    click.echo(json.dumps(record, ensure_ascii=False, indent=1))


def _print_page(style: str, page: Page) -> None:
    from combinat.publish.table import FORMATS

    click.echo(FORMATS[style](page), nl=False)


def _say(line: str) -> None:
    click.echo(f"combinat: {one_line(line)}", err=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; exit with 0, 2 for a wrong input, 3 for an internal error."""
    # Starting makes many objects and frees few: collecting seldom saves a twelfth of the time.
    gc.set_threshold(100_000, 50, 50)
    sys.exit(_run(lambda: cli.main(arguments, prog_name="combinat", standalone_mode=False)))


def _run(command: Callable[[], Any]) -> int:
    try:
        command()
    except BadInput as error:
        for fault in error.faults:
            _say(str(fault))
        return WRONG_INPUT
    except click.ClickException as error:
        _say(error.format_message())
        return WRONG_INPUT
    except (click.Abort, KeyboardInterrupt):
        _say("stopped")
        return WRONG_INPUT
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except Exception:
        _say("internal error; please report it with what follows")
        traceback.print_exc()
        return INTERNAL_ERROR
    return 0
