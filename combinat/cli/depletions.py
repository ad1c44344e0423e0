"""The command that goes through every composition of the unseen cards: the ceiling of counting."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from combinat.cli.answers import say
from combinat.cli.kept import Kept, save_option
from combinat.cli.options import (
    Question,
    amount_from,
    format_option,
    priced,
    shoe_from,
    shoe_options,
)
from combinat.cli.running import progress, running_options

if TYPE_CHECKING:
    from combinat.studies.depletion.task import Task
    from combinat.units import Run

LONG = 2 * 10**9
"""From so many values on, a run is long enough to say beforehand how long."""


@click.command()
@priced
@shoe_options
@click.option("--unseen", type=int, required=True, help="How many cards are unseen: 6 or more.")
@click.option("--meter", help="What a jackpot pays for one unit.")
@running_options
@save_option
@format_option
def depletion(
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    unseen: int,
    meter: str | None,
    how: Run,
    kept: Kept,
    style: str,
) -> None:
    """Give what perfect play gains when so many cards of the shoe are unseen.

    Every composition of the unseen cards is gone through, and a unit is bet where the bettor
    has the edge: no count can do better.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.publish.depletion_pages import depletion_page, depletion_record
    from combinat.studies.depletion.study import depletion as study
    from combinat.studies.depletion.task import Task, why_left_out

    shoe, paid = shoe_from(decks, shoe_text, question.game), amount_from("--meter", meter)
    reasons = {wager: why_left_out(wager, shoe, paid) for wager in question.wagers}
    left_out = {wager: why for wager, why in reasons.items() if why and not question.named}
    valued = tuple(wager for wager in question.wagers if wager not in left_out)
    task = Task(question.game, shoe, valued, unseen, paid)
    for wager, why in left_out.items():
        say(f"warning: {wager.id} is left out: {why}")
    if task.problem.compositions * len(valued) > LONG:
        _foretell(task, how)
    with progress("Going through compositions") as done:
        found = study(task, how, done=done)
    kept.answer(
        style, lambda: depletion_page(found, left_out), lambda: depletion_record(found, left_out)
    )


def _foretell(task: Task, how: Run) -> None:
    """Say how long a run may take, judged by one small unit on one core."""
    from combinat.blocks import cores
    from combinat.studies.depletion.study import specimen

    specimen(task)
    began = time.perf_counter()
    share = specimen(task)
    seconds = (time.perf_counter() - began) / share
    beside = how.workers or cores()
    where = "" if how.scheduler else f", about {_words(seconds / beside)} on {beside}"
    say(
        f"{task.problem.compositions:,} compositions: about {_words(seconds)} on one core{where}"
        "; --checkpoint DIR keeps finished units"
    )


def _words(seconds: float) -> str:
    for size, name in ((86_400, "days"), (3_600, "hours"), (60, "minutes")):
        if seconds >= 2 * size:
            return f"{round(seconds / size)} {name}"
    return f"{max(1, round(seconds))} seconds"
