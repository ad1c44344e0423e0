"""Commands about the rules: which games and columns there are, and whether a file is sound."""

from __future__ import annotations

from pathlib import Path

import click

from combinat.cli.answers import print_json, print_page, say
from combinat.cli.completion import complete_game
from combinat.cli.explorers import write_explorer
from combinat.cli.options import format_option
from combinat.cli.reports import check_writers, write_report
from combinat.faults import BadInput, one_line


@click.command()
@format_option
def games(style: str) -> None:
    """List the bundled games and the readings of each."""
    from combinat.publish.records import game_record
    from combinat.publish.table import Page, Table
    from combinat.rules import load

    records = [game_record(load.sheet(name)) for name in load.bundled_games()]
    if style == "json":
        print_json({"games": records})
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
    print_page(style, Page("Games", [Table("", headers, rows)]))


@click.command()
@format_option
def columns(style: str) -> None:
    """List the columns that a wager's condition may name."""
    from combinat.publish.records import column_records
    from combinat.publish.table import Page, Table

    records = column_records()
    if style == "json":
        print_json({"columns": records})
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
    print_page(style, Page("Columns of the coup table", [table]))


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--format", "style", type=click.Choice(("text", "json")), default="text")
def validate(files: tuple[str, ...], style: str) -> None:
    """Check game and wager files; one line for each fault, exit code 2 if there is any."""
    from combinat.studies.validation import checked

    found = {name: checked(Path(name)) for name in files}
    if style == "json":
        print_json(
            {
                "files": [
                    {
                        "file": name,
                        "faults": [vars(fault) for fault in result.faults],
                        "warnings": list(result.warnings),
                    }
                    for name, result in found.items()
                ]
            }
        )
    for name, result in found.items():
        if style == "text" and not result.faults:
            click.echo(f"{one_line(name)}: no fault")
        for warning in result.warnings:
            say(f"warning: {name}: {warning}")
    faults = [fault for result in found.values() for fault in result.faults]
    if faults:
        raise BadInput(*faults)


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...", shell_complete=complete_game)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("tables"),
    show_default=True,
    help="The folder to write into.",
)
@click.option("--reports", is_flag=True, help="Write the approval report of each house as well.")
@click.option("--format", "style", type=click.Choice(("text", "json")), default="text")
def tables(names: tuple[str, ...], out: Path, reports: bool, style: str) -> None:
    """Write the published pay tables and explorers of all bundled houses, or of the games named."""
    from combinat.publish.files import publish
    from combinat.rules import load

    if reports:
        check_writers()
    sheets = [load.sheet(name) for name in names or load.bundled_games()]
    written = list(publish(sheets, out, index=not names))
    houses = [name for name in names or load.bundled_games() if name != load.STANDARD]
    written += [write_explorer(name, out) for name in houses]
    if reports:
        from combinat.blocks import cores

        written += [path for name in houses for path in write_report(name, out, workers=cores())]
    if style == "json":
        print_json({"out": str(out), "files": written})
    else:
        click.echo(f"{len(written)} files written below {out}")
