"""The command that looks for the best tags."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from combinat.cli.count_options import only_wager, shoe_rule_options
from combinat.cli.kept import Kept, save_option
from combinat.cli.options import Question, amount_from, format_option, priced
from combinat.cli.running import progress, running_options
from combinat.faults import BadInput, Fault, quote

if TYPE_CHECKING:
    from combinat.studies.shoe_rules import ShoeRule
    from combinat.units import Run

ANYTHING = "any"
LONGEST_PIVOT = 5


@click.command()
@priced
@shoe_rule_options
@click.option("--level", type=int, default=2, show_default=True, help="No tag is beyond it.")
@click.option("--non-zero", type=int, help="At most so many tags other than 0; default: all.")
@click.option(
    "--pivot",
    default="0",
    show_default=True,
    help="What the tags of a deck add to: 0 for balanced ones, 'any' for all.",
)
@click.option("--best", type=int, default=10, show_default=True, help="How many are wanted.")
@click.option(
    "--unseen", type=int, default=18, show_default=True, help="Cards unseen for the ceiling."
)
@click.option("--meter", help="What a jackpot pays for one unit.")
@click.option("--required-stake", help="Units on the wager that the house requires; default 1.")
@running_options
@save_option
@format_option
def tags(
    question: Question,
    rule: ShoeRule,
    level: int,
    non_zero: int | None,
    pivot: str,
    best: int,
    unseen: int,
    meter: str | None,
    required_stake: str | None,
    how: Run,
    kept: Kept,
    style: str,
) -> None:
    """Look for the tags that count a wager best.

    All tags that the level allows are judged by betting correlation, and the best of them by what
    they gain over a shoe and by what they keep of the ceiling of all counting.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.publish.tag_pages import search_page, search_record
    from combinat.studies.counts import tag_search

    wager = only_wager(question)
    asked = tag_search.Question(
        question.game,
        wager,
        rule,
        level,
        tag_search.classes_of(wager) if non_zero is None else non_zero,
        _pivot(pivot),
        best,
        unseen,
        amount_from("--meter", meter),
        amount_from("--required-stake", required_stake, zero=True),
    )
    with progress("Working counts out") as done:
        found = tag_search.search(asked, how, done=done)
    kept.answer(style, lambda: search_page(found), lambda: search_record(found))


def _pivot(text: str) -> int | None:
    if text == ANYTHING:
        return None
    try:
        if len(text) > LONGEST_PIVOT:
            raise ValueError(text)
        return int(text)
    except ValueError:
        allowed = f"a whole number such as 0 or 4, or '{ANYTHING}'"
        raise BadInput(Fault("--pivot", "", quote(text), allowed)) from None
