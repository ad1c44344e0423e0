"""A drift for a terminal: the verdict, then game by game the changed rules and the figures."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import click

from combinat.faults import one_line
from combinat.lock.drift import Cause, Drift, FigureDrift, GameDrift, RuleDrift
from combinat.lock.reports.words import (
    MEANINGS,
    NOTHING,
    REMEDIES,
    before_and_after,
    causes,
    edges_alone,
    gravest_first,
    many,
    moves_alone,
    rank,
    reason,
    said,
    tally,
    verdict,
)
from combinat.publish.numerals import grouped

MOST_FIGURES, MOST_RULES, MOST_MOVES = 50, 50, 12
"""So many figures and changed rules of a game are shown, and figures that a rule moves alone."""

LISTS_ALL = "--format json lists all"
COLOURS: dict[Cause, str] = {
    "ENGINE": "red",
    "RULES": "yellow",
    "MISSING": "magenta",
    "EXTRA": "magenta",
    "FORMAT": "cyan",
}


def text_report(drift: Drift) -> str:
    """Return a drift as text, coloured only on a terminal and where NO_COLOR is not set."""
    text = "\n".join(_lines(drift)) + "\n"
    coloured = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    return text if coloured else click.unstyle(text)


def _lines(drift: Drift) -> Iterator[str]:
    yield click.style(verdict(drift), fg="red" if drift else "green", bold=True)
    counted = {cause: count for cause, count in causes(drift.figures).items() if count}
    width = max((len(grouped(count)) for count in counted.values()), default=0)
    for cause, count in counted.items():
        yield f"  {_named(cause)}  {grouped(count):>{width}}  {MEANINGS[cause]}"
    for game in drift.games:
        yield from ("", *_game(game))
    if drift:
        yield ""
    for cause in counted:
        yield f"{_named(cause)}  {REMEDIES[cause]}"
    if drift.rules and not drift.figures:
        yield REMEDIES["RULES"]


def _named(cause: Cause) -> str:
    return click.style(f"{cause:<7}", fg=COLOURS[cause])


def _game(game: GameDrift) -> Iterator[str]:
    file = f" ({one_line(game.file)})" if game.file not in ("", game.tag) else ""
    head = click.style(f"{game.tag}{file}", bold=True)
    yield f"{head}: {tally(len(game.rules), game.figures)}"
    for rule in game.rules[:MOST_RULES]:
        yield from ("", *_rule(game, rule))
    yield from _rest(len(game.rules) - MOST_RULES, "changed rule")
    shown = gravest_first(game.figures)
    for figure in shown[:MOST_FIGURES]:
        yield from ("", *_figure(game, figure))
    yield from _rest(len(shown) - MOST_FIGURES, "figure")


def _rest(left: int, noun: str) -> Iterator[str]:
    if left > 0:
        yield from ("", f"  … and {many(left, noun)} more; {LISTS_ALL}")


def _rule(game: GameDrift, rule: RuleDrift) -> Iterator[str]:
    """Yield what changed of a rule, and what that moves alone, the house edges first.

    Of the only one that changed the house edges are enough, as all it moves follows.
    """
    yield f"  rule changed: {click.style(said(rule.change), fg='yellow')}"
    yield f"    {rule.change.key}; {moves_alone(rule)}"
    moves = sorted((rule.moves or {}).items(), key=lambda move: rank(move[0]))
    if len(game.rules) == 1:
        moves = edges_alone(rule)
    for id_, (was, is_) in moves[:MOST_MOVES]:
        name = id_.removeprefix(f"{game.tag}/")
        yield f"      {name}: {before_and_after(id_, was, is_)}"
    if len(moves) > MOST_MOVES:
        yield f"      … and {grouped(len(moves) - MOST_MOVES)} more; {LISTS_ALL}"


def _figure(game: GameDrift, figure: FigureDrift) -> Iterator[str]:
    """Yield a figure as it is read, exactly, and, where rules moved it, by which of them."""
    yield f"  {_named(figure.cause)}  {click.style(figure.id, bold=True)}"
    yield f"    {before_and_after(figure.id, figure.locked, figure.found)}"
    yield f"    locked {figure.locked or NOTHING}"
    yield f"    found  {figure.found or NOTHING}"
    if figure.cause == "RULES" and len(game.rules) > 1:
        yield f"    {reason(game, figure)}"
