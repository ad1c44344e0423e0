"""A drift as GitHub Markdown: the verdict, the changed rules alone and together, each figure."""

from __future__ import annotations

from collections.abc import Iterator

from combinat.lock.drift import Drift, GameDrift, RuleDrift
from combinat.lock.reports.words import (
    MEANINGS,
    NOTHING,
    REMEDIES,
    causes,
    change,
    gravest_first,
    rank,
    said,
    short,
    verdict,
)
from combinat.publish.table import Cell, Page, Table, as_markdown

UNMOVED = "–"


def markdown_report(drift: Drift) -> str:
    """Return a drift as Markdown; what a reader needs first stands first."""
    return as_markdown(Page(verdict(drift), list(_tables(drift))))


def _tables(drift: Drift) -> Iterator[Table]:
    """Yield the causes, then the rules of every game, then the figures of every game."""
    if drift.figures:
        yield _causes(drift)
    for game in drift.games:
        if game.rules:
            yield _rules(game)
        if len(game.rules) > 1:
            yield _alone_and_together(game)
    for game in drift.games:
        if game.figures:
            yield _figures(game)


def _causes(drift: Drift) -> Table:
    headers = ("Cause", "Figures", "What it means", "What to do")
    rows: list[tuple[Cell, ...]] = [
        (cause, count, MEANINGS[cause], REMEDIES[cause])
        for cause, count in causes(drift.figures).items()
        if count
    ]
    return Table("Causes", headers, tuple(rows), frozenset({"Figures"}))


def _rules(game: GameDrift) -> Table:
    """Return the changed rules of a game, with how many figures each moves alone."""
    headers = ("No.", "Rule changed", "Key", "Figures it moves alone")
    rows: list[tuple[Cell, ...]] = [
        (number, said(rule.change), rule.change.key, _count(rule))
        for number, rule in enumerate(game.rules, start=1)
    ]
    return Table(f"{game.tag}: rules", headers, tuple(rows), frozenset({headers[0], headers[3]}))


def _count(rule: RuleDrift) -> Cell:
    return "not worked out" if rule.moves is None else len(rule.moves)


def _alone_and_together(game: GameDrift) -> Table:
    """Return by how much each changed rule alone, and all together, move each figure."""
    known = [(f"No. {n}", rule.moves or {}) for n, rule in enumerate(game.rules, 1) if rule.moves]
    together = {
        figure.id: (figure.locked, figure.found)
        for figure in game.figures
        if figure.cause == "RULES"
    }
    columns = [*known, ("Together", together)]
    ids = sorted({id_ for _, moves in columns for id_ in moves}, key=rank)
    rows = [
        (id_, *(_moved(id_, *moves[id_]) if id_ in moves else UNMOVED for _, moves in columns))
        for id_ in ids
    ]
    headers = ("Figure", *(name for name, _ in columns))
    notes = (f"'{UNMOVED}' is no change at all.",)
    caption = f"{game.tag}: each changed rule alone, and all together"
    return Table(caption, headers, tuple(rows), frozenset(headers[1:]), notes)


def _moved(id_: str, was: str | None, is_: str | None) -> str:
    if was is None:
        return "comes"
    return "goes" if is_ is None else change(id_, was, is_)


def _figures(game: GameDrift) -> Table:
    headers = ("Cause", "Figure", "Locked", "Found", "Change", "Locked exactly", "Found exactly")
    rows = [
        (
            figure.cause,
            figure.id,
            short(figure.id, figure.locked),
            short(figure.id, figure.found),
            change(figure.id, figure.locked, figure.found),
            figure.locked or NOTHING,
            figure.found or NOTHING,
        )
        for figure in gravest_first(game.figures)
    ]
    return Table(f"{game.tag}: figures", headers, tuple(rows), frozenset(headers[2:5]))
