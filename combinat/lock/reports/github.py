"""A drift as workflow commands of GitHub Actions, which mark the lines of a pull request."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from combinat.faults import one_line
from combinat.lock.drift import Drift, FigureDrift, GameDrift, RuleDrift
from combinat.lock.reports.places import Place, Places
from combinat.lock.reports.words import (
    causes,
    gravest_first,
    many,
    of_figure,
    of_rule,
    verdict,
)
from combinat.publish.numerals import grouped

MOST_OF_A_KIND = 10
"""So many changed rules, and figures of each cause, are marked one by one; GitHub shows few."""

TITLE = "combinat check"


@dataclass(frozen=True)
class _Marked:
    """One annotation: its title, what it says, and where it stands."""

    title: str
    message: str
    place: Place | None = None


def github_report(drift: Drift) -> str:
    """Return a drift as annotations: the verdict, changed rules, then figures, gravest first."""
    if not drift:
        return _command("notice", _Marked(TITLE, verdict(drift)))
    return "".join(_command("error", marked) for marked in _marked(drift))


def _marked(drift: Drift) -> Iterator[_Marked]:
    places = Places(drift)
    yield _Marked(TITLE, verdict(drift))
    rules = [_rule(places, *found) for found in drift.rules[:MOST_OF_A_KIND]]
    yield from _some(rules, len(drift.rules), "changed rule")
    of_game = {figure.id: game for game in drift.games for figure in game.figures}
    figures = gravest_first(drift.figures)
    for cause, count in causes(figures).items():
        some = [figure for figure in figures if figure.cause == cause][:MOST_OF_A_KIND]
        marked = [_figure(places, of_game[figure.id], figure) for figure in some]
        yield from _some(marked, count, f"{cause} figure")


def _some(shown: Sequence[_Marked], count: int, noun: str) -> Iterator[_Marked]:
    """Yield what is marked one by one, and then how many more there are."""
    yield from shown
    if count > len(shown):
        more = f"{grouped(count - len(shown))} more of {many(count, noun)}"
        yield _Marked(TITLE, f"{more}; combinat check --format json lists all")


def _rule(places: Places, game: GameDrift, rule: RuleDrift) -> _Marked:
    key = rule.change.key
    return _Marked(f"rule changed, {key}", of_rule(game, rule), places.rule(game.tag, key))


def _figure(places: Places, game: GameDrift, figure: FigureDrift) -> _Marked:
    title = f"{figure.cause} {figure.id}"
    return _Marked(title, of_figure(game, figure), places.figure(figure.id))


def _command(level: str, marked: _Marked) -> str:
    """Return one workflow command on a line of its own."""
    properties = {"title": marked.title}
    if marked.place is not None:
        line = {} if marked.place.line is None else {"line": str(marked.place.line)}
        properties = {"file": marked.place.file.as_posix(), **line, **properties}
    listed = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
    return f"::{level} {listed}::{_data(marked.message)}\n"


def _data(text: str) -> str:
    """Escape the message of a workflow command."""
    whole = text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return one_line(whole)


def _property(text: str) -> str:
    """Escape a property of a workflow command."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")
