"""Commands that pin figures and find the ones that have moved."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from combinat.cli.answers import Difference, say
from combinat.cli.completion import complete_game
from combinat.faults import BadInput, Fault, nearest

if TYPE_CHECKING:
    from combinat.lock.figures import Scope
    from combinat.lock.settings import Settings

REPORT_NAMES = ("text", "markdown", "github", "json", "junit", "sarif")

config_option = click.option(
    "--config",
    type=click.Path(path_type=Path),
    help="The settings; default: combinat.toml, or tool.combinat of pyproject.toml.",
)
lock_option = click.option(
    "--lock",
    "lock_path",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The lock; default: as the settings say, or tables/figures.lock.",
)


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...", shell_complete=complete_game)
@lock_option
@config_option
@click.option("--update", "ids", multiple=True, metavar="ID", help="Rewrite these ids alone.")
@click.option("--allow-ci", is_flag=True, help="Write also where CI is set.")
def lock(
    names: tuple[str, ...],
    lock_path: Path | None,
    config: Path | None,
    ids: tuple[str, ...],
    allow_ci: bool,
) -> None:
    """Pin the figures of the settings' games, or of the games named, with the rules behind them.

    With --update only the ids named are rewritten, which may hold * and ?; the others stay as they
    are locked.
    """
    from combinat.lock.writing import alone_with, locked_anew, updated, write_lock

    if os.environ.get("CI", "").lower() in ("true", "1") and not allow_ci:
        allowed = "to lock on one's own machine and commit the lock, or --allow-ci"
        raise BadInput(Fault("lock", "", "CI set, where a lock is checked", allowed))
    settings, path = _asked(config, lock_path)
    scopes = settings.scopes if settings else None
    with alone_with(path) as real:
        found = updated(real, scopes, names, ids) if ids else locked_anew(real, scopes, names)
        write_lock(real, found)
    figures = sum(len(locked.figures) for locked in found.values())
    say(f"{figures} figures locked in {path}")


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...", shell_complete=complete_game)
@lock_option
@config_option
@click.option(
    "--format", "style", type=click.Choice(REPORT_NAMES), default="text", show_default=True
)
def check(names: tuple[str, ...], lock_path: Path | None, config: Path | None, style: str) -> None:
    """Compare every locked figure with what it is today, and say why one has moved.

    GAME is a game of the settings or, where there are none, the file of a locked game.  Nothing is
    written but, where GITHUB_STEP_SUMMARY is set, the summary of the step.  The exit code is 1
    where anything has drifted.
    """
    from combinat.lock.drift import drift
    from combinat.lock.file import read
    from combinat.lock.reports import REPORTS, add_to_summary
    from combinat.lock.settings import scopes_of_lock

    settings, path = _asked(config, lock_path)
    file = read(path)
    if settings is None:
        scopes = scopes_of_lock(file.lock, file.place, names)
    else:
        scopes = _named(settings, names)
    found = drift(file, scopes)
    if not found.checked:
        raise BadInput(Fault(str(path), "", "no figure to compare", "a lock of some figures"))
    _print(REPORTS[style](found))
    summary = os.environ.get("GITHUB_STEP_SUMMARY")
    if summary:
        try:
            add_to_summary(Path(summary), found)
        except BadInput as error:
            for fault in error.faults:
                say(f"warning: {fault}")
    if found:
        raise Difference


def _named(settings: Settings, names: tuple[str, ...]) -> tuple[Scope, ...]:
    """Return what the settings lock; refuse a name that is no game of theirs."""
    from combinat.lock.settings import named_in

    for name in names:
        if not named_in(settings.scopes, name):
            known = [scope.game.id for scope in settings.scopes]
            raise BadInput(Fault(settings.place, "games", repr(name[:64]), nearest(name, known)))
    return settings.scopes


def _print(report: str) -> None:
    """Print a report; a reader who has seen enough and gone changes no verdict."""
    try:
        click.echo(report, nl=False)
    except BrokenPipeError:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 until the end


def _asked(config: Path | None, lock_path: Path | None) -> tuple[Settings | None, Path]:
    """Return the settings, if there are any, and the lock that is meant."""
    from combinat.lock.settings import USUAL_LOCK, settings

    found = settings(config)
    return found, lock_path or (found.lock if found else USUAL_LOCK)
