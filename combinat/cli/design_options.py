"""The options that say what a designed pay table must keep to."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import click

from combinat.cli.options import Question, amount_from
from combinat.faults import BadInput, Fault, quote

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

BETWEEN = ".."


def term_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, as `terms`, what a pay table must keep to."""

    @click.option("--edge", "band", required=True, help="House edge in percent, such as 4..6.")
    @click.option(
        "--step",
        "--multiple",
        "step",
        default="1",
        show_default=True,
        help="Pays are multiples of this, such as 5, 1/2 or 0.1.",
    )
    @click.option("--least", help="No pay is below this; default: one step.")
    @click.option("--top", help="No pay is above this.")
    @click.option("--deviation", help="The standard deviation is at most this.")
    @click.option("--monotone", is_flag=True, help="A rarer line never pays less.")
    @click.option(
        "--fix",
        "fixes",
        metavar="LINE=PAY",
        multiple=True,
        help="A line's pay, such as tie=9, 'tie=9 to 1' or tie=push; repeatable.",
    )
    @functools.wraps(command)
    def keeping(
        question: Question,
        band: str,
        step: str,
        least: str | None,
        top: str | None,
        deviation: str | None,
        monotone: bool,
        fixes: tuple[str, ...],
        **more: Any,
    ) -> None:
        from combinat.studies.design_terms import Terms, check_lines

        fixed = dict(_fix(text) for text in fixes)
        check_lines(question.wagers, list(fixed), "--fix")
        low, high = _band(band)
        size = _ratio("--step", step)
        assert size is not None
        terms = Terms(
            low,
            high,
            size,
            _ratio("--least", least),
            _ratio("--top", top),
            _ratio("--deviation", deviation),
            monotone,
            fixed,
        )
        command(question, terms=terms, **more)

    return keeping


def _band(text: str) -> tuple[Fraction, Fraction]:
    """Read a band of edges in percent as two shares."""
    low, between, high = text.partition(BETWEEN)
    try:
        if not between:
            raise ValueError(text)
        return _signed(low) / 100, _signed(high) / 100
    except ValueError:
        allowed = "two numbers in percent with two dots between, such as 4..6"
        raise BadInput(Fault("--edge", "", quote(text), allowed)) from None


def _signed(text: str) -> Fraction:
    from combinat.rules.pay import amount

    text = text.strip()
    return -amount(text[1:]) if text.startswith("-") else amount(text)


def _ratio(option: str, text: str | None) -> Fraction | None:
    """Read a number above 0 that may be written as a ratio, such as 1/2."""
    if text is None:
        return None
    top, slash, bottom = text.partition("/")
    above = amount_from(option, top.strip())
    below = amount_from(option, bottom.strip()) if slash else None
    assert above is not None
    return above if below is None else above / below


def _fix(text: str) -> tuple[str, str]:
    """Read LINE=PAY; a bare number is to one."""
    from combinat.rules.pay import JACKPOT, amount, as_odds, net_to_one

    name, _, pays = (part.strip() for part in text.partition("="))
    top, slash, bottom = pays.partition("/")
    try:
        written = as_odds(amount(top) / amount(bottom) if slash else amount(pays))
    except (ValueError, ZeroDivisionError):
        written = pays
    try:
        if not name or written == JACKPOT:
            raise ValueError(text)
        net_to_one(written)
    except ValueError:
        allowed = "LINE=PAY, such as tie=9, win=1/2, 'tie=9 to 1' or tie=push"
        raise BadInput(Fault("--fix", "", quote(text), allowed)) from None
    return name, written
