"""The command line: reads arguments, asks the layers above, prints; nothing is computed here.

Commands import what they need when they run, so that a short question has a short start.
"""

from __future__ import annotations

import errno
import functools
import gc
import json
import sys
import traceback
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from combinat.faults import BadInput, Fault, one_line, quote

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from combinat.edge import Evaluation
    from combinat.publish.table import Page
    from combinat.rules.game import Game
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


@dataclass(frozen=True)
class Question:
    """A game under one reading, and the wagers asked about: all of it, or those `named`."""

    game: Game
    wagers: tuple[Wager, ...]
    named: bool

    def refuse(self, unpriced: dict[Wager, str]) -> None:
        """Refuse what was asked for by name and cannot be priced."""
        if self.named and unpriced:
            raise BadInput(
                *(
                    Fault("--wager", wager.id, f"no price: {why}", "a wager that can be priced")
                    for wager, why in unpriced.items()
                )
            )

    def priced(self) -> list[Wager]:
        """Return the wagers that can be priced over whole decks."""
        from combinat.edge import why_unpriced
        from combinat.shoe import Shoe

        whole = Shoe.of_decks(1)
        unpriced = {wager: why for wager in self.wagers if (why := why_unpriced(wager, whole))}
        self.refuse(unpriced)
        return [wager for wager in self.wagers if wager not in unpriced]


def priced(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command its game, reading, wagers and pay table, as one question."""

    @click.argument("game_name", metavar="GAME")
    @click.option("--wager", "ids", multiple=True, help="Only this wager or family; repeatable.")
    @click.option("--pay-table", help="Price the named wagers by this pay table of the catalogue.")
    @click.option("--reading", default="printed", show_default=True, help="How the sheet is read.")
    @functools.wraps(command)
    def asking(
        game_name: str, ids: tuple[str, ...], pay_table: str | None, reading: str, **more: Any
    ) -> None:
        from combinat.rules.game import game

        if pay_table is not None and not ids:
            allowed = "a pay table of a named wager"
            raise BadInput(Fault("--pay-table", "", "no --wager", allowed))
        house = game(game_name, reading)
        wagers = house.asked(ids, pay_table) if ids else house.wagers
        command(Question(house, wagers, bool(ids)), **more)

    return asking


def shoe_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the two ways to name a shoe."""
    decks_help = "Whole decks; default: as the house states or assumes."
    shoe_help = "What is left: '8 decks - 8 8 9h 3xK' or 'A A 2 7h …'."
    with_shoe = click.option("--shoe", "shoe_text", help=shoe_help)(command)
    return click.option("--decks", type=int, help=decks_help)(with_shoe)


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
@priced
@shoe_options
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
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    meter: str | None,
    short_shoe: str,
    lines: bool,
    style: str,
) -> None:
    """Price the wagers of a game: ways, probability and house edge, exactly.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.edge import evaluate

    evaluation = evaluate(
        question.game,
        _shoe(decks, shoe_text, question.game),
        question.wagers,
        meter=_meter(meter),
        short_shoe=short_shoe == "report",
    )
    question.refuse(evaluation.unpriced)
    _warn(evaluation)
    if style == "json":
        from combinat.publish.records import evaluation_record

        _print_json(evaluation_record(evaluation))
        return
    _print_page(style, _edge_page(evaluation, detailed=lines or question.named))


@cli.command()
@priced
@click.option("--decks", "numbers", type=int, multiple=True, help="Deck number; repeatable.")
@format_option
def decks(question: Question, numbers: tuple[int, ...], style: str) -> None:
    """Give the house edge by the number of decks, and its limit."""
    from combinat.publish.records import decks_record
    from combinat.publish.study_tables import STUDIED, decks_page
    from combinat.studies.decks import by_decks

    studied = by_decks(question.game, numbers or STUDIED, question.priced())
    if style == "json":
        _print_json(decks_record(question.game, studied))
        return
    _print_page(style, decks_page(question.game, studied))


@cli.command()
@priced
@shoe_options
@click.option("--meter", help="What a jackpot pays for one unit.")
@click.option("--remove", help="Cards that have gone together, such as '8 8 9': the exact effect.")
@format_option
def removal(
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    meter: str | None,
    remove: str | None,
    style: str,
) -> None:
    """Give the effect of each removed card on each wager's expected value."""
    from combinat.publish.records import removal_record, several_record
    from combinat.publish.study_tables import removal_page, several_table
    from combinat.publish.table import Page
    from combinat.studies.removal import removals, several_removed

    game, shoe, paid = question.game, _shoe(decks, shoe_text, question.game), _meter(meter)
    found, unpriced = removals(game, shoe, question.wagers, meter=paid)
    question.refuse(unpriced)
    several = (
        several_removed(game, shoe, remove, [one.wager for one in found], meter=paid)
        if remove is not None
        else []
    )
    if style == "json":
        record = removal_record(game, shoe, found, unpriced)
        _print_json(record | ({"several": several_record(remove, several)} if remove else {}))
        return
    page = removal_page(game, shoe, found, unpriced)
    tables = [*page.tables, *([several_table(remove, several)] if remove else [])]
    _print_page(style, Page(page.title, tables, page.notes))


@cli.command("closed-form")
@priced
@click.option(
    "--certificate",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the polynomials in the card counts to this JSON file.",
)
@format_option
def closed_form(question: Question, certificate: Path | None, style: str) -> None:
    """Give probability and house edge as formulas in the number of decks."""
    from combinat.publish.study_tables import (
        closed_form_latex,
        closed_form_page,
        formula_records,
        formula_rows,
    )
    from combinat.studies.in_decks import in_decks

    game, wagers = question.game, question.priced()
    if certificate is not None:
        from combinat.publish.certificate import certificate_text
        from combinat.publish.files import write

        write(certificate, certificate_text(game, wagers))
    rows = formula_rows(in_decks(game, wager) for wager in wagers)
    if style == "json":
        _print_json({"game": game.id, "reading": game.reading, "formulas": formula_records(rows)})
    elif style == "latex":
        click.echo(closed_form_latex(game, rows), nl=False)
    else:
        _print_page(style, closed_form_page(game, rows))


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


def _shoe(decks: int | None, text: str | None, game: Game) -> Shoe:
    from combinat.shoe import Shoe

    if decks is not None and text is not None:
        raise BadInput(Fault("--shoe", "", "--decks as well", "one of them"))
    if text is not None:
        return Shoe.parse(text)
    return Shoe.of_decks(game.deck_numbers[0] if decks is None else decks)


def _meter(text: str | None) -> Fraction | None:
    from combinat.rules.pay import amount

    try:
        return None if text is None else amount(text)
    except ValueError:
        allowed = "a number above 0 of at most 12 digits"
        raise BadInput(Fault("--meter", "", quote(text), allowed)) from None


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
    except click.exceptions.NoArgsIsHelpError as error:
        _say(f"Missing command; see '{error.ctx.command_path} --help'" if error.ctx else "")
        return WRONG_INPUT
    except click.ClickException as error:
        _say(error.format_message())
        return WRONG_INPUT
    except (click.Abort, KeyboardInterrupt):
        _say("stopped")
        return WRONG_INPUT
    except SystemExit:  # click's own answer to a reader that has closed the pipe
        return 0
    except Exception as error:
        if isinstance(error, OSError) and error.errno == errno.ENOSPC:
            _say("standard output: no space left")
            return WRONG_INPUT
        _say("internal error; please report it with what follows")
        traceback.print_exc()
        return INTERNAL_ERROR
    return 0
