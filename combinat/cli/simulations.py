"""The command that deals whole shoes and says what each wager comes to over them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from combinat.cards import TOTALS
from combinat.cli.answers import say
from combinat.cli.kept import Kept, save_option
from combinat.cli.options import Question, amount_from, format_option, priced
from combinat.cli.running import progress, running_options
from combinat.faults import BadInput, Fault, quote

if TYPE_CHECKING:
    from fractions import Fraction

    from combinat.studies.shoe_rules import ShoeRule
    from combinat.studies.simulation.task import Count
    from combinat.units import Run

LARGEST_TRIGGER = 10_000


@click.command()
@priced
@click.option("--shoes", type=int, required=True, help="How many shoes: 2 to 100,000,000.")
@click.option("--seed", type=int, required=True, help="The same seed deals the same shoes.")
@click.option("--tags", help="A count: ten tags from ace to nine, then ten, such as '0 0 0 -1 …'.")
@click.option("--trigger", help="Bet the wagers from this true count on.")
@click.option("--decks", type=int, help="Whole decks; default: as the house states or assumes.")
@click.option(
    "--burn",
    type=click.Choice(("first_card_value", "none")),
    help="Cards burned first: as many as the value of the first card, which is shown, or none.",
)
@click.option("--cut", type=int, help="Cards behind the cut card.")
@click.option(
    "--end",
    type=click.Choice(("one_more_coup", "current_coup_is_last")),
    help="What the cut card coming out in mid-coup means.",
)
@click.option("--meter", help="What a jackpot pays for one unit.")
@running_options
@save_option
@format_option
def simulate(
    question: Question,
    shoes: int,
    seed: int,
    tags: str | None,
    trigger: str | None,
    decks: int | None,
    burn: str | None,
    cut: int | None,
    end: str | None,
    meter: str | None,
    how: Run,
    kept: Kept,
    style: str,
) -> None:
    """Deal whole shoes, and give what each wager is worth from coup to coup.

    At each coup the exact value of every wager, given the unseen cards, is recorded: how often
    the bettor has the edge, what perfect play gains, and with --tags and --trigger what a count
    gains on the wagers named by --wager.  Every mean has its standard error.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.publish.simulation_pages import simulation_page
    from combinat.publish.simulation_records import simulation_record
    from combinat.studies.simulation.study import simulate as study
    from combinat.studies.simulation.task import Task
    from combinat.studies.simulation.values import why_not_valued

    rule = _rule(question, decks, burn, cut, end)
    count, pot = _count(question, tags, trigger), amount_from("--meter", meter)
    unvalued = {wager: why_not_valued(wager, pot) for wager in question.wagers}
    left_out = {wager: why for wager, why in unvalued.items() if why and not question.named}
    valued = tuple(wager for wager in question.wagers if wager not in left_out)
    task = Task(question.game, valued, rule, shoes, seed, count, pot)
    for wager, why in left_out.items():
        say(f"warning: {wager.id} is left out: {why}")
    with progress("Dealing shoes") as done:
        found = study(task, how, done=done)
    kept.answer(
        style, lambda: simulation_page(found, left_out), lambda: simulation_record(found, left_out)
    )


def _rule(
    question: Question, decks: int | None, burn: str | None, cut: int | None, end: str | None
) -> ShoeRule:
    from combinat.studies.shoe_rules import shoe_rule
    from combinat.studies.simulation.task import MOST_DECKS

    if decks is not None and not 1 <= decks <= MOST_DECKS:
        raise BadInput(Fault("--decks", "", quote(str(decks)), f"1 to {MOST_DECKS}"))
    return shoe_rule(question.game, decks=decks, burn=burn, cards_behind=cut, end=end)


def _count(question: Question, tags: str | None, trigger: str | None) -> Count | None:
    """Return the count that is asked about, or None."""
    from combinat.studies.counts.tag_words import read_tags
    from combinat.studies.simulation.task import Count

    if tags is None and trigger is None:
        return None
    if tags is None or trigger is None:
        found = "--tags alone" if trigger is None else "--trigger alone"
        raise BadInput(Fault("simulate", "", found, "both of them, or neither"))
    if not question.named:
        raise BadInput(Fault("--tags", "", "no --wager", "a count of wagers named by --wager"))
    *pips, tens = read_tags(tags, (TOTALS,))
    return Count((tens, *pips), _trigger(trigger))


def _trigger(text: str) -> Fraction:
    from combinat.rules.pay import amount

    allowed = f"a number from -{LARGEST_TRIGGER} to {LARGEST_TRIGGER}, of at most 6 decimals"
    try:
        size = amount(text.removeprefix("-"))
    except ValueError:
        raise BadInput(Fault("--trigger", "", quote(text), allowed)) from None
    if size > LARGEST_TRIGGER:
        raise BadInput(Fault("--trigger", "", quote(text), allowed))
    return -size if text.startswith("-") else size
