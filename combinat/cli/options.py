"""The options that commands share: a game and its wagers as one question, a shoe, a meter."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from combinat.cli.completion import complete_game, complete_wager
from combinat.faults import BadInput, Fault, quote

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from combinat.rules.game import Game
    from combinat.rules.wager import Wager
    from combinat.shoe import Shoe

FORMAT_NAMES = ("text", "markdown", "html", "latex", "csv", "json")

format_option = click.option(
    "--format",
    "style",
    type=click.Choice(FORMAT_NAMES),
    default="text",
    show_default=True,
    help="How the answer is written.",
)


def refuse(unpriced: dict[Wager, str]) -> None:
    """Refuse wagers that were asked for by name and cannot be priced."""
    if unpriced:
        raise BadInput(
            *(
                Fault("--wager", wager.id, f"no price: {why}", "a wager that can be priced")
                for wager, why in unpriced.items()
            )
        )


@dataclass(frozen=True)
class Question:
    """A game under one reading, and the wagers asked about: all of it, or those `named`."""

    game: Game
    wagers: tuple[Wager, ...]
    named: bool

    def refuse(self, unpriced: dict[Wager, str]) -> None:
        """Refuse what was asked for by name and cannot be priced."""
        if self.named:
            refuse(unpriced)

    def sorted_out(self) -> tuple[list[Wager], dict[Wager, str]]:
        """Return the wagers that can be priced over whole decks, and why the others cannot."""
        from combinat.evaluation import why_unpriced
        from combinat.shoe import Shoe

        whole = Shoe.of_decks(1)
        unpriced = {wager: why for wager in self.wagers if (why := why_unpriced(wager, whole))}
        self.refuse(unpriced)
        return [wager for wager in self.wagers if wager not in unpriced], unpriced


def question(game_name: str, reading: str, ids: tuple[str, ...], pay_table: str | None) -> Question:
    """Return a game under a reading with the wagers asked about: all of its own, or those named."""
    from combinat.rules.game import game

    if pay_table is not None and not ids:
        allowed = "a pay table of a named wager"
        raise BadInput(Fault("--pay-table", "", "no --wager", allowed))
    house = game(game_name, reading)
    wagers = house.asked(ids, pay_table) if ids else house.wagers
    return Question(house, wagers, bool(ids))


def wager_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the wagers that are asked about, and a reading."""
    reading_help = "How the sheet is read."
    pays_help = "Price the named wagers by this pay table of the catalogue."
    command = click.option("--reading", default="printed", show_default=True, help=reading_help)(
        command
    )
    command = click.option("--pay-table", help=pays_help)(command)
    return click.option(
        "--wager",
        "ids",
        multiple=True,
        shell_complete=complete_wager,
        help="Only this wager or family; repeatable.",
    )(command)


def priced(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command its game, reading, wagers and pay table, as one question."""

    @click.argument("game_name", metavar="GAME", shell_complete=complete_game)
    @wager_options
    @functools.wraps(command)
    def asking(
        game_name: str, ids: tuple[str, ...], pay_table: str | None, reading: str, **more: Any
    ) -> None:
        command(question(game_name, reading, ids, pay_table), **more)

    return asking


def shoe_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the two ways to name a shoe."""
    decks_help = "Whole decks; default: as the house states or assumes."
    shoe_help = "What is left: '8 decks - 8 8 9h 3xK' or 'A A 2 7h …'."
    with_shoe = click.option("--shoe", "shoe_text", help=shoe_help)(command)
    return click.option("--decks", type=int, help=decks_help)(with_shoe)


def shoe_from(decks: int | None, text: str | None, game: Game) -> Shoe:
    """Return the shoe that is asked for, else as many decks as the house states or assumes."""
    from combinat.shoe import Shoe

    if decks is not None and text is not None:
        raise BadInput(Fault("--shoe", "", "--decks as well", "one of them"))
    if text is not None:
        return Shoe.parse(text)
    return Shoe.of_decks(game.deck_numbers[0] if decks is None else decks)


def amount_from(option: str, text: str | None, *, zero: bool = False) -> Fraction | None:
    """Return the amount that an option gives, exactly, or None where it is not given."""
    from combinat.rules.pay import amount

    allowed = (
        "a number of 0 or more of at most 12 digits"
        if zero
        else "a number above 0 of at most 12 digits"
    )
    try:
        given = None if text is None else amount(text)
    except ValueError:
        raise BadInput(Fault(option, "", quote(text), allowed)) from None
    if given == 0 and not zero:
        raise BadInput(Fault(option, "", quote(text), allowed))
    return given
