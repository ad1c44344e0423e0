"""How a command answers: pages and records on standard output, words on standard error."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from combinat.faults import one_line

if TYPE_CHECKING:
    from combinat.evaluation import Evaluation
    from combinat.publish.table import Page


class Difference(Exception):
    """Raised, after the answer is printed, by a check that found a difference: exit code 1."""


def json_text(record: dict[str, Any]) -> str:
    """Return a record as JSON."""
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def print_json(record: dict[str, Any]) -> None:
    """Print a record as JSON."""
    click.echo(json_text(record), nl=False)


def print_page(style: str, page: Page) -> None:
    """Print a page in one of the formats."""
    from combinat.publish.table import FORMATS

    click.echo(FORMATS[style](page), nl=False)


def say(line: str) -> None:
    """Say one line on standard error."""
    click.echo(f"combinat: {one_line(line)}", err=True)


def warn(evaluation: Evaluation, *, metered: bool = False) -> None:
    """Say on standard error what a reader of the figures must know."""
    for wager, why in evaluation.unpriced.items():
        say(f"warning: {wager.id} is not priced: {why}")
    if metered and not any(settled.jackpot for settled in evaluation.settlements):
        say("warning: --meter is for a jackpot, and none of these wagers has one")
    for settlement in evaluation.settlements:
        edge = settlement.house_edge
        if edge is None:
            say(f"warning: {settlement.wager.id} has a jackpot and no edge without --meter")
        elif edge < 0:
            say(f"warning: the bettor has the edge in {settlement.wager.id}")
