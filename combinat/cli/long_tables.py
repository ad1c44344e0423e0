"""The command for published tables that take minutes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from combinat.cli.answers import Difference, say
from combinat.cli.running import progress, running_options

if TYPE_CHECKING:
    from combinat.publish.long_tables import LongTable
    from combinat.units import Run


@click.command("long")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("tables/long"),
    show_default=True,
    help="The folder to write into, or to check.",
)
@click.option("--check", is_flag=True, help="Write nothing; say whose rules have moved.")
@running_options
def long(out: Path, check: bool, how: Run) -> None:
    """Write the published tables that take minutes.

    With --check they are not worked out: the exit code is 1 where the rules of one have moved
    since it was written.
    """
    from combinat.publish.long_tables import long_tables, moved
    from combinat.publish.whole_files import check_writable

    tables = long_tables()
    if not check:
        for name in (name for table in tables for name in table.files):
            check_writable(out / name)
        for table in tables:
            _write(table, out, how)
        return
    lines = moved(tables, out)
    for line in lines:
        say(line)
    if lines:
        raise Difference
    say(f"all long tables stand on the rules of today: {len(tables)}")


def _write(table: LongTable, out: Path, how: Run) -> None:
    """Work a table out and write its files; its finished units are kept in a folder of its own."""
    from combinat.publish.long_tables import files
    from combinat.publish.whole_files import write
    from combinat.studies.depletion.moments import check_squares
    from combinat.studies.depletion.study import depletion

    own = how.checkpoint and how.checkpoint / table.name
    with progress(table.name) as done:
        found = depletion(table.task, replace(how, checkpoint=own), done=done)
    for name, text in files(table, found, check_squares(found)):
        write(out / name, text)
        say(f"{out / name} written")
