"""The options that commands about counts share: the count, the shoe, a second count, a bankroll."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from combinat.cli.options import Question, amount_from
from combinat.faults import BadInput, Fault, quote

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from fractions import Fraction

    from combinat.rules.wager import Wager
    from combinat.studies.counts.ramp import Bankroll
    from combinat.studies.counts.study import CountStudy
    from combinat.studies.counts.trigger import Trigger
    from combinat.studies.shoe_rules import ShoeRule

DIVISIONS = ("exact", "floor", "truncate", "half", "full")
BURNS = ("first_card_value", "none")
ENDS = ("one_more_coup", "current_coup_is_last")


@dataclass(frozen=True)
class CountWords:
    """A count as it is asked for: its tags, those by suit, and when they say bet."""

    tags: str
    suit_tags: str | None
    at: str | None
    divide: str | None
    running: bool

    def study(
        self,
        question: Question,
        wager: Wager,
        rule: ShoeRule,
        *,
        meter: Fraction | None,
        required_stake: Fraction | None = None,
    ) -> CountStudy:
        """Return what the count of a wager is worth."""
        from combinat.studies.counts.study import count_study, tags_from

        return count_study(
            question.game,
            wager,
            tags_from(self.tags, wager, self.suit_tags),
            rule,
            trigger=self._trigger(),
            meter=meter,
            required_stake=required_stake,
        )

    def _trigger(self) -> Trigger | None:
        """Return when a bet is made."""
        from combinat.studies.counts.trigger import EXACT, RUNNING, Trigger

        if self.running and self.divide is not None:
            raise BadInput(Fault("--divide", "", "--running as well", "one of them"))
        if self.at is None:
            if self.running or self.divide is not None:
                option = "--running" if self.running else "--divide"
                raise BadInput(Fault(option, "", "no --trigger", "a trigger to compare with"))
            return None
        sign = -1 if self.at.startswith("-") else 1
        try:
            size = amount_from("--trigger", self.at.removeprefix("-"), zero=True)
        except BadInput:
            allowed = "a number of at most 12 digits, such as 4 or -1.5"
            raise BadInput(Fault("--trigger", "", quote(self.at), allowed)) from None
        assert size is not None
        return Trigger(sign * size, RUNNING if self.running else self.divide or EXACT)


def count_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, as `words`, its tags and when they say bet."""

    @click.option(
        "--tags", required=True, help="Ten tags, from ace to nine and then ten; or 13 by rank."
    )
    @click.option("--suit-tags", help="Four more tags, by suit: spades, hearts, diamonds, clubs.")
    @click.option("--trigger", "at", help="Bet at this count or more; default: the best use.")
    @click.option(
        "--divide",
        type=click.Choice(DIVISIONS),
        help="How the running count is divided by the decks unseen; default: exact.",
    )
    @click.option("--running", is_flag=True, help="Compare the running count itself.")
    @functools.wraps(command)
    def counting(
        *args: Any,
        tags: str,
        suit_tags: str | None,
        at: str | None,
        divide: str | None,
        running: bool,
        **more: Any,
    ) -> None:
        command(*args, words=CountWords(tags, suit_tags, at, divide, running), **more)

    return counting


def second_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, as `second`, the id of another wager and its count, or None."""

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
        second = None
        if second_wager is not None and second_tags is not None:
            words = CountWords(second_tags, second_suit_tags, second_trigger, None, False)
            second = second_wager, words
        elif second_wager or second_tags or second_suit_tags or second_trigger:
            missing = "--second-wager" if second_wager is None else "--second-tags"
            allowed = "--second-wager and --second-tags, or neither"
            raise BadInput(Fault(missing, "", "none of it", allowed))
        command(*args, second=second, **more)

    return counting


def shoe_rule_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, as `rule`, how the shoe of its question begins and ends."""

    @click.option("--decks", type=int, help="Decks; default: as the house states or assumes.")
    @click.option("--burn", type=click.Choice(BURNS), help="Which cards are burned.")
    @click.option("--cut", "cards_behind", type=int, help="Cards behind the cut card.")
    @click.option("--end", type=click.Choice(ENDS), help="Which coup is the last.")
    @functools.wraps(command)
    def dealing(
        question: Question,
        decks: int | None,
        burn: str | None,
        cards_behind: int | None,
        end: str | None,
        **more: Any,
    ) -> None:
        from combinat.shoe import Shoe
        from combinat.studies.counts.law import check_cards
        from combinat.studies.shoe_rules import shoe_rule

        if decks is not None:
            check_cards(Shoe.of_decks(decks).cards)
        rule = shoe_rule(question.game, decks=decks, burn=burn, cards_behind=cards_behind, end=end)
        command(question, rule=rule, **more)

    return dealing


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
        given = {
            name: amount_from(f"--{name}", text)
            for name, text in limits.items()
            if text is not None
        }
        if amount is None and given:
            option = f"--{next(iter(given))}"
            raise BadInput(Fault(option, "", "no --bankroll", "a bankroll that it is for"))
        command(*args, bankroll=_bankroll(amount, given), **more)

    return betting


def _bankroll(text: str | None, limits: Mapping[str, Any]) -> Bankroll | None:
    from combinat.studies.counts.ramp import Bankroll

    amount = amount_from("--bankroll", text)
    return None if amount is None else Bankroll(amount, **limits)


def only_wager(question: Question) -> Wager:
    """Return the one wager that is counted."""
    if not question.named or len(question.wagers) != 1:
        found = f"{len(question.wagers)} wagers" if question.named else "none named"
        raise BadInput(Fault("--wager", "", found, "one wager to count"))
    return question.wagers[0]
