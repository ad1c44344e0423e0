"""The commands that say what a count is worth, and what protects a wager, without simulation."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from combinat.cli.answers import print_json, print_page, say
from combinat.cli.count_options import (
    CountWords,
    bankroll_options,
    count_options,
    only_wager,
    second_options,
    shoe_rule_options,
)
from combinat.cli.kept import COUNT, Kept, chart_options, plot_options
from combinat.cli.options import Question, amount_from, format_option, priced
from combinat.faults import BadInput, Fault, quote

if TYPE_CHECKING:
    from collections.abc import Iterator

    from combinat.publish.charts import Picture
    from combinat.studies.counts.protection import Protection
    from combinat.studies.counts.ramp import Bankroll
    from combinat.studies.counts.study import CountStudy
    from combinat.studies.shoe_rules import ShoeRule

MOST_EXACT, MOST_CUTS = 5, 100
SECOND = ("--wager", "--tags", "--suit-tags", "--trigger")


@click.command()
@priced
@shoe_rule_options
@count_options
@second_options
@bankroll_options
@click.option("--meter", help="What a jackpot pays for one unit.")
@click.option(
    "--required-stake",
    help="Units on the wager that the house requires, for each unit bet; default 1, 0: left out.",
)
@click.option("--every", type=int, default=26, show_default=True, help="Show every so many cards.")
@click.option(
    "--exact",
    type=int,
    multiple=True,
    help="Recompute a depth (cards seen) in whole numbers; repeatable.",
)
@chart_options
@format_option
def count(
    question: Question,
    rule: ShoeRule,
    words: CountWords,
    second: tuple[str, CountWords] | None,
    bankroll: Bankroll | None,
    meter: str | None,
    required_stake: str | None,
    every: int,
    exact: tuple[int, ...],
    kept: Kept,
    style: str,
) -> None:
    """Give the value of a card count at every depth and over a shoe, without simulation.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    wager = only_wager(question)
    stake = amount_from("--required-stake", required_stake, zero=True)
    _check_shown(every, exact)
    if stake is not None and not wager.requires:
        say(f"warning: --required-stake: the house requires no other bet with {wager.id}")
    paid = amount_from("--meter", meter)
    study = words.study(question, wager, rule, meter=paid, required_stake=stake)
    if second is None:
        _print_count(study, exact, bankroll, every, kept, style)
        return
    if exact or bankroll or kept.plot:
        option = "--exact" if exact else "--bankroll" if bankroll else "--plot"
        raise BadInput(Fault(option, "", "--second-wager as well", "one of them"))
    name, others = second
    if others.at is not None:
        others = replace(others, divide=words.divide, running=words.running)
    with _of_the_second():
        (counted,) = question.game.asked((name,))
        beside = others.study(question, counted, rule, meter=paid, required_stake=stake)
    _print_pair(study, beside, every, kept, style)


@contextmanager
def _of_the_second() -> Iterator[None]:
    """Name the options of the second count where something is wrong with it."""
    own = {option: f"--second-{option[2:]}" for option in SECOND}
    try:
        yield
    except BadInput as error:
        raise BadInput(
            *(replace(fault, place=own.get(fault.place, fault.place)) for fault in error.faults)
        ) from None


def _print_count(
    study: CountStudy,
    exact: tuple[int, ...],
    bankroll: Bankroll | None,
    every: int,
    kept: Kept,
    style: str,
) -> None:
    from combinat.publish.count_pages import count_page
    from combinat.publish.count_ramp_pages import ramp_record
    from combinat.publish.count_records import count_record
    from combinat.studies.counts.exact import exact_depth
    from combinat.studies.counts.ramp import ramp

    stakes = ramp(study, bankroll) if bankroll else None
    recomputed = [exact_depth(study.law.groups, study.law.nets, seen) for seen in exact]
    more = {"ramp": ramp_record(stakes)} if stakes else {}
    kept.write(
        lambda: count_page(study, recomputed, stakes, every=1),
        lambda: count_record(study, recomputed) | more,
        lambda: _picture(study, kept),
    )
    if style == "json":
        print_json(count_record(study, recomputed) | more)
        return
    print_page(style, count_page(study, recomputed, stakes, every=every))


def _print_pair(first: CountStudy, second: CountStudy, every: int, kept: Kept, style: str) -> None:
    from combinat.publish.count_pair_pages import pair_page, pair_record
    from combinat.studies.counts.pair import CountPair

    pair = CountPair(first, second)
    kept.write(lambda: pair_page(pair, every=1), lambda: pair_record(pair))
    if style == "json":
        print_json(pair_record(pair))
    else:
        print_page(style, pair_page(pair, every=every))


@click.command()
@priced
@shoe_rule_options
@count_options
@click.option("--cuts", help="Cards behind the cut card, such as '14 26 52'.")
@click.option("--limit", help="The most that the count may win, in units per 100 coups.")
@click.option("--meter", help="What a jackpot pays for one unit.")
@plot_options
@format_option
def protection(
    question: Question,
    rule: ShoeRule,
    words: CountWords,
    cuts: str | None,
    limit: str | None,
    meter: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Say how a count's winnings fall with the depth of the cut card, and which cut is enough.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.publish.protection_pages import protection_page, protection_record
    from combinat.studies.counts.protection import USUAL_CUTS
    from combinat.studies.counts.protection import protection as protected

    wager = only_wager(question)
    study = words.study(question, wager, rule, meter=amount_from("--meter", meter))
    named = USUAL_CUTS if cuts is None else _cuts(cuts)
    found = protected(study, named, limit=amount_from("--limit", limit, zero=True))
    kept.answer(
        style,
        lambda: protection_page(found),
        lambda: protection_record(found),
        lambda: _protection_picture(found),
    )


def _picture(study: CountStudy, kept: Kept) -> Picture:
    """Return the picture of a count that is asked for."""
    from combinat.publish.count_charts import count_chart, gain_chart

    return count_chart(study, kept.depths) if kept.chart == COUNT else gain_chart(study)


def _protection_picture(found: Protection) -> Picture:
    from combinat.publish.count_charts import protection_chart

    return protection_chart(found)


def _cuts(text: str) -> list[int]:
    words = text.replace(",", " ").split()
    if not words or len(words) > MOST_CUTS or not all(w.isdecimal() and len(w) < 6 for w in words):
        allowed = f"1 to {MOST_CUTS} whole numbers of cards, such as '14 26 52'"
        raise BadInput(Fault("--cuts", "", quote(text), allowed))
    return [int(word) for word in words]


def _check_shown(every: int, exact: tuple[int, ...]) -> None:
    if every < 1:
        raise BadInput(Fault("--every", "", str(every), "1 or more"))
    if len(exact) > MOST_EXACT:
        raise BadInput(Fault("--exact", "", f"{len(exact)} depths", f"at most {MOST_EXACT}"))
