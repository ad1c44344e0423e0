"""Amounts by wager as a command line gives them: `punto=10`, `punto=5..300`."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from combinat.cli.options import amount_from
from combinat.faults import BadInput, Fault, quote

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from fractions import Fraction

    from combinat.rules.game import Game
    from combinat.rules.wager import Wager
    from combinat.studies.table_limits import Limit, Terms

BETWEEN = ".."

stake_option = click.option(
    "--stake",
    "stakes",
    metavar="WAGER=AMOUNT",
    multiple=True,
    help="What is staked on a wager, or on each of a family; repeatable.",
)


@dataclass(frozen=True)
class TermWords:
    """The terms of a table as they are asked for."""

    seats: int
    limits: tuple[str, ...]
    aggregates: tuple[str, ...]

    def read(self, game: Game, wagers: Sequence[Wager]) -> Terms:
        """Return the terms of a table at which these wagers are bet."""
        from combinat.studies.table_limits import Terms, limits_of

        given = limits_from("--limit", self.limits, game)
        aggregates = amounts_from("--aggregate", self.aggregates, game)
        for option, named in (("--limit", given), ("--aggregate", aggregates)):
            for wager in named:
                if wager not in wagers:
                    allowed = "a wager that is asked about"
                    raise BadInput(Fault(option, "", repr(wager.id), allowed))
        return Terms(limits_of(game, wagers, given), self.seats, aggregates)


def terms_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, as `words`, the seats, limits and aggregates of a table."""
    limit_help = (
        "The largest stake of a wager, or of each of a family, or smallest and largest as "
        "punto=5..300; default: as the sheet states them.  Repeatable."
    )
    aggregate_help = "What all seats together win at most on a wager in one coup; repeatable."

    @click.option("--seats", type=int, default=1, show_default=True, help="Seats at the table.")
    @click.option("--limit", "limits", metavar="WAGER=AMOUNT", multiple=True, help=limit_help)
    @click.option(
        "--aggregate", "aggregates", metavar="WAGER=AMOUNT", multiple=True, help=aggregate_help
    )
    @functools.wraps(command)
    def termed(
        *args: Any,
        seats: int,
        limits: tuple[str, ...],
        aggregates: tuple[str, ...],
        **more: Any,
    ) -> None:
        command(*args, words=TermWords(seats, limits, aggregates), **more)

    return termed


def amounts_from(option: str, texts: Sequence[str], game: Game) -> dict[Wager, Fraction]:
    """Return the amount that an option gives to each wager; raises BadInput for one of nought."""
    found: dict[Wager, Fraction] = {}
    for wager, text in _by_wager(option, texts, game):
        found[wager] = _amount(option, wager, text)
    return found


def limits_from(option: str, texts: Sequence[str], game: Game) -> dict[Wager, Limit]:
    """Return the stakes that an option allows on each wager, at least 0 where it names one sum."""
    from fractions import Fraction

    from combinat.studies.table_limits import Limit

    found: dict[Wager, Limit] = {}
    for wager, text in _by_wager(option, texts, game):
        least, between, most = text.rpartition(BETWEEN)
        minimum = _amount(option, wager, least) if between else Fraction(0)
        found[wager] = Limit(minimum, _amount(option, wager, most))
    return found


def _amount(option: str, wager: Wager, text: str) -> Fraction:
    given = amount_from(f"{option} {wager.id}", text)
    assert given is not None, "an amount is given"
    return given


def _by_wager(option: str, texts: Sequence[str], game: Game) -> Iterator[tuple[Wager, str]]:
    """Yield each wager that an option names, families taken apart, with what it says of it."""
    known: set[Wager] = set()
    for text in texts:
        name, equals, amount = text.partition("=")
        if not equals:
            raise BadInput(Fault(option, "", quote(text), "WAGER=AMOUNT, such as punto=10"))
        try:
            wagers = game.asked((name,))
        except BadInput as error:
            (fault,) = error.faults
            raise BadInput(Fault(option, "", fault.found, fault.allowed)) from None
        for wager in wagers:
            if wager in known:
                raise BadInput(Fault(option, "", f"{wager.id} twice", "each wager once"))
            known.add(wager)
            yield wager, amount
