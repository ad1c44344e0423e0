"""The command that says what a count is worth, without simulation."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from combinat.cli.answers import print_json, print_page, say
from combinat.cli.kept import COUNT, Kept, chart_options, plot_options
from combinat.cli.options import Question, amount_from, format_option, priced
from combinat.faults import BadInput, Fault, quote

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from combinat.publish.charts import Picture
    from combinat.rules.wager import Wager
    from combinat.studies.count_ramp import Bankroll
    from combinat.studies.count_trigger import Trigger
    from combinat.studies.counting import CountStudy
    from combinat.studies.protection import Protection
    from combinat.studies.shoe_rules import ShoeRule

DIVISIONS = ("exact", "floor", "truncate", "half", "full")
BURNS = ("first_card_value", "none")
ENDS = ("one_more_coup", "current_coup_is_last")
MOST_EXACT, MOST_CUTS = 5, 100


def count_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command its tags, and when they say bet."""
    for option in (
        click.option("--running", is_flag=True, help="Compare the running count itself."),
        click.option(
            "--divide",
            type=click.Choice(DIVISIONS),
            help="How the running count is divided by the decks unseen; default: exact.",
        ),
        click.option("--trigger", "at", help="Bet at this count or more; default: the best use."),
        click.option(
            "--suit-tags", help="Four more tags, by suit: spades, hearts, diamonds, clubs."
        ),
        click.option(
            "--tags", required=True, help="Ten tags, from ace to nine and then ten; or 13 by rank."
        ),
    ):
        command = option(command)
    return command


def shoe_rule_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the way in which a shoe begins and ends."""
    for option in (
        click.option("--end", type=click.Choice(ENDS), help="Which coup is the last."),
        click.option("--cut", "cards_behind", type=int, help="Cards behind the cut card."),
        click.option("--burn", type=click.Choice(BURNS), help="Which cards are burned."),
        click.option("--decks", type=int, help="Decks; default: as the house states or assumes."),
    ):
        command = option(command)
    return command


def bankroll_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, as `bankroll`, what there is to bet and how stakes are made of it."""

    @click.option("--bankroll", "amount", help="What there is to bet: stakes at each count.")
    @click.option("--kelly", help="So many times the Kelly share of it is bet; default 1.")
    @click.option("--chip", help="Stakes are whole numbers of these; default 1.")
    @click.option("--minimum", help="No bet is made below this stake.")
    @click.option("--maximum", help="No stake is above this.")
    @functools.wraps(command)
    def betting(
        *args: Any,
        amount: str | None,
        kelly: str | None,
        chip: str | None,
        minimum: str | None,
        maximum: str | None,
        **more: Any,
    ) -> None:
        limits = {"kelly": kelly, "chip": chip, "minimum": minimum, "maximum": maximum}
        given = {name: amount_from(f"--{name}", text) for name, text in limits.items() if text}
        if amount is None and given:
            option = f"--{next(iter(given))}"
            raise BadInput(Fault(option, "", "no --bankroll", "a bankroll that it is for"))
        command(*args, bankroll=_bankroll(amount, given), **more)

    return betting


def _bankroll(text: str | None, limits: Mapping[str, Any]) -> Bankroll | None:
    from combinat.studies.count_ramp import Bankroll

    amount = amount_from("--bankroll", text)
    return None if amount is None else Bankroll(amount, **limits)


@dataclass(frozen=True)
class CountWords:
    """A count as it is asked for: wager, tags, tags by suit, trigger."""

    wager: str
    tags: str
    suit_tags: str | None
    at: str | None


def second_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, as `second`, a count that is kept beside the first."""

    @click.option("--second-wager", metavar="ID", help="Count this wager too, at the same time.")
    @click.option("--second-tags", help="The tags of the second count.")
    @click.option("--second-suit-tags", help="Four more for it, by suit.")
    @click.option("--second-trigger", help="Bet the second wager at this count or more.")
    @functools.wraps(command)
    def counting(
        *args: Any,
        second_wager: str | None,
        second_tags: str | None,
        second_suit_tags: str | None,
        second_trigger: str | None,
        **more: Any,
    ) -> None:
        more_of_it = second_trigger or second_suit_tags
        if (second_wager is None) != (second_tags is None) or (more_of_it and not second_wager):
            missing = "--second-wager" if second_wager is None else "--second-tags"
            allowed = "--second-wager and --second-tags, or neither"
            raise BadInput(Fault(missing, "", "none of it", allowed))
        second = None
        if second_wager is not None and second_tags is not None:
            second = CountWords(second_wager, second_tags, second_suit_tags, second_trigger)
        command(*args, second=second, **more)

    return counting


@click.command()
@priced
@count_options
@second_options
@bankroll_options
@shoe_rule_options
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
    tags: str,
    suit_tags: str | None,
    at: str | None,
    divide: str | None,
    running: bool,
    second: CountWords | None,
    bankroll: Bankroll | None,
    decks: int | None,
    burn: str | None,
    cards_behind: int | None,
    end: str | None,
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
    from combinat.studies.counting import count_study, tags_from

    wager = only_wager(question)
    stake = amount_from("--required-stake", required_stake, zero=True)
    _check_shown(every, exact)
    if stake is not None and not wager.requires:
        say(f"warning: --required-stake: the house requires no other bet with {wager.id}")
    rule = rule_from(question, decks, burn, cards_behind, end)
    paid = amount_from("--meter", meter)

    def study_of(counted: Wager, words: CountWords) -> CountStudy:
        return count_study(
            question.game,
            counted,
            tags_from(words.tags, counted, words.suit_tags),
            rule,
            trigger=_trigger(words.at, divide, running),
            meter=paid,
            required_stake=stake,
        )

    study = study_of(wager, CountWords(wager.id, tags, suit_tags, at))
    if second is None:
        _print_count(study, exact, bankroll, every, kept, style)
        return
    if exact or bankroll or kept.plot:
        option = "--exact" if exact else "--bankroll" if bankroll else "--plot"
        raise BadInput(Fault(option, "", "--second-wager as well", "one of them"))
    (beside,) = question.game.asked((second.wager,))
    _print_pair(study, study_of(beside, second), every, kept, style)


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
    from combinat.studies.count_exact import exact_depth
    from combinat.studies.count_ramp import ramp

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
    from combinat.studies.count_pair import CountPair

    pair = CountPair(first, second)
    kept.write(lambda: pair_page(pair, every=1), lambda: pair_record(pair))
    if style == "json":
        print_json(pair_record(pair))
    else:
        print_page(style, pair_page(pair, every=every))


@click.command()
@priced
@count_options
@shoe_rule_options
@click.option("--cuts", help="Cards behind the cut card, such as '14 26 52'.")
@click.option("--limit", help="The most that the count may win, in units per 100 coups.")
@click.option("--meter", help="What a jackpot pays for one unit.")
@plot_options
@format_option
def protection(
    question: Question,
    tags: str,
    suit_tags: str | None,
    at: str | None,
    divide: str | None,
    running: bool,
    decks: int | None,
    burn: str | None,
    cards_behind: int | None,
    end: str | None,
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
    from combinat.studies.counting import count_study, tags_from
    from combinat.studies.protection import USUAL_CUTS
    from combinat.studies.protection import protection as protected

    wager = only_wager(question)
    study = count_study(
        question.game,
        wager,
        tags_from(tags, wager, suit_tags),
        rule_from(question, decks, burn, cards_behind, end),
        trigger=_trigger(at, divide, running),
        meter=amount_from("--meter", meter),
    )
    named = USUAL_CUTS if cuts is None else _cuts(cuts)
    found = protected(study, named, limit=amount_from("--limit", limit, zero=True))
    kept.write(
        lambda: protection_page(found),
        lambda: protection_record(found),
        lambda: _protection_picture(found),
    )
    if style == "json":
        print_json(protection_record(found))
    else:
        print_page(style, protection_page(found))


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


def only_wager(question: Question) -> Wager:
    """Return the one wager that is counted."""
    if not question.named or len(question.wagers) != 1:
        found = f"{len(question.wagers)} wagers" if question.named else "none named"
        raise BadInput(Fault("--wager", "", found, "one wager to count"))
    return question.wagers[0]


def _check_shown(every: int, exact: tuple[int, ...]) -> None:
    if every < 1:
        raise BadInput(Fault("--every", "", str(every), "1 or more"))
    if len(exact) > MOST_EXACT:
        raise BadInput(Fault("--exact", "", f"{len(exact)} depths", f"at most {MOST_EXACT}"))


def _trigger(at: str | None, divide: str | None, running: bool) -> Trigger | None:
    """Return when a bet is made, as the options have it."""
    from combinat.studies.count_trigger import EXACT, RUNNING, Trigger

    if running and divide is not None:
        raise BadInput(Fault("--divide", "", "--running as well", "one of them"))
    if at is None:
        if running or divide is not None:
            option = "--running" if running else "--divide"
            raise BadInput(Fault(option, "", "no --trigger", "a trigger to compare with"))
        return None
    sign = -1 if at.startswith("-") else 1
    size = amount_from("--trigger", at.removeprefix("-"), zero=True)
    assert size is not None
    return Trigger(sign * size, RUNNING if running else divide or EXACT)


def rule_from(
    question: Question,
    decks: int | None,
    burn: str | None,
    cards_behind: int | None,
    end: str | None,
) -> ShoeRule:
    """Return how the shoe begins and ends: as asked for, else as the house states or assumes."""
    from combinat.shoe import Shoe
    from combinat.studies.count_law import check_cards
    from combinat.studies.shoe_rules import shoe_rule

    if decks is not None:
        check_cards(Shoe.of_decks(decks).cards)
    return shoe_rule(question.game, decks=decks, burn=burn, cards_behind=cards_behind, end=end)
