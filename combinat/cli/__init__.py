"""The command line: reads arguments, asks the layers above, prints; nothing is computed here.

Commands import what they need when they run, so that a short question has a short start.
"""

from __future__ import annotations

import errno
import gc
import sys
import traceback
from typing import TYPE_CHECKING, Any

import click

from combinat.cli import (
    claims,
    comparisons,
    counts,
    depletions,
    designs,
    explorers,
    figures,
    final_totals,
    houses,
    knowledge,
    locks,
    long_tables,
    observed,
    reports,
    risks,
    selftests,
    sensitivities,
    simulations,
    tags,
    trees,
    volatilities,
    wagers,
)
from combinat.cli.answers import Difference, say
from combinat.faults import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

A_DIFFERENCE, WRONG_INPUT, INTERNAL_ERROR = 1, 2, 3


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="combinat")
def cli() -> None:
    """Exact probabilities and house edges of Punto Banco (baccarat) and its side bets."""


for command in (
    houses.games,
    houses.columns,
    houses.validate,
    houses.tables,
    long_tables.long,
    reports.report,
    explorers.explore,
    figures.edges,
    figures.decks,
    figures.removal,
    figures.closed_form,
    final_totals.totals,
    sensitivities.sensitivity,
    wagers.wagers,
    wagers.progressive,
    knowledge.information,
    observed.fit,
    comparisons.compare,
    claims.claims,
    trees.draw_tree,
    locks.lock,
    locks.check,
    selftests.selftest,
    counts.count,
    counts.protection,
    tags.tags,
    depletions.depletion,
    designs.chips,
    designs.design,
    simulations.simulate,
    risks.correlation,
    risks.portfolio,
    risks.exposure,
    volatilities.volatility,
    volatilities.ruin,
    volatilities.reserve,
):
    cli.add_command(command)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit.

    The code is 0, 1 where a check found a difference, 2 for a wrong input, 3 for an internal error.
    """
    # Starting makes many objects and frees few: collecting seldom saves a twelfth of the time.
    gc.set_threshold(100_000, 50, 50)
    sys.exit(_run(lambda: cli.main(arguments, prog_name="combinat", standalone_mode=False)))


def _run(command: Callable[[], Any]) -> int:
    try:
        command()
    except Difference:
        return A_DIFFERENCE
    except BadInput as error:
        for fault in error.faults:
            say(str(fault))
        return WRONG_INPUT
    except click.exceptions.NoArgsIsHelpError as error:
        say(f"Missing command; see '{error.ctx.command_path} --help'" if error.ctx else "")
        return WRONG_INPUT
    except click.ClickException as error:
        say(error.format_message())
        return WRONG_INPUT
    except (click.Abort, KeyboardInterrupt):
        say("stopped")
        return WRONG_INPUT
    except SystemExit:  # click's own answer to a reader that has closed the pipe
        return 0
    except Exception as error:
        if isinstance(error, OSError) and error.errno == errno.ENOSPC:
            say("standard output: no space left")
            return WRONG_INPUT
        say("internal error; please report it with what follows")
        traceback.print_exc()
        return INTERNAL_ERROR
    return 0
