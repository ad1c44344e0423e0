"""The contents of a report: which chapters there are, in order, and the document they make."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from combinat.faults import BadInput, Fault, nearest, quote
from combinat.publish.pay_tables import basis_of_shoe
from combinat.report.chapters import (
    closing,
    method,
    opening,
    play,
    progressive,
    risk,
    sensitivities,
    totals,
    volatility,
    wagers,
)
from combinat.report.document import Chapter, Document
from combinat.report.figures import Figures
from combinat.report.protection import UNSEEN, protection_chapter
from combinat.report.words import Words
from combinat.rules.game import GAME_TITLE, Game

SECTIONS = (
    "summary",
    "scope",
    "rules",
    "method",
    "main",
    "side",
    "totals",
    "progressive",
    "sensitivity",
    "risk",
    "volatility",
    "protection",
    "extract",
    "reproducibility",
    "review",
)
"""The ids of the chapters, in order."""

SUBTITLE = "Probabilities, house edges and their derivation"

LONGEST = 30
"""How many other chapters game protection is worth, by the time it takes."""

Progress = Callable[[int, int], None]
"""Is told how many of how many steps are finished."""


@dataclass(frozen=True)
class Asked:
    """What a report is asked to hold: a game under one reading, words, and chapters by their ids.

    `unseen` are numbers of cards at which the ceiling of counting is taken beside the usual ones,
    `command` how the report was asked for, without the folder it goes to.
    """

    game: Game
    words: Words
    sections: Sequence[str] = SECTIONS
    draft: bool = False
    unseen: Sequence[int] = ()
    command: str = ""


def chosen(only: Sequence[str], without: Sequence[str]) -> tuple[str, ...]:
    """Return the chapters that are asked for, in order; all of them where none is named.

    Raises BadInput for a name that no chapter has, and where none is left.
    """
    for option, names in (("--sections", only), ("--without", without)):
        for name in names:
            if name not in SECTIONS:
                raise BadInput(Fault(option, "", quote(name), nearest(name, SECTIONS)))
    kept = tuple(name for name in SECTIONS if name in (only or SECTIONS) and name not in without)
    if not kept:
        raise BadInput(Fault("--without", "", "no chapter left", "at least one chapter"))
    return kept


def document(asked: Asked, figures: Figures, done: Progress | None = None) -> Document:
    """Return the document of a report, without the chapters whose study does not apply."""
    makers = _makers(asked, figures)
    progress = _Progress(asked.sections, done)
    chapters: list[Chapter] = []
    for name in asked.sections:
        chapter = makers[name](progress.within)
        if chapter is not None:
            chapters.append(chapter)
        progress.after(name)
    game = figures.game
    return Document(
        game.id,
        game.title,
        SUBTITLE,
        game.reading,
        figures.rules_sha256,
        tuple(_cover(asked, figures)),
        tuple(chapters),
        asked.draft,
        figures.rules,
    )


Maker = Callable[[Progress], Chapter | None]


def _makers(asked: Asked, figures: Figures) -> dict[str, Maker]:
    words = asked.words
    unseen = sorted({*UNSEEN, *asked.unseen})
    return {
        "summary": lambda _: opening.summary(figures),
        "scope": lambda _: opening.scope(figures, words),
        "rules": lambda _: play.rules(figures),
        "method": lambda _: method.method(figures),
        "main": lambda _: wagers.main_wagers(figures, words),
        "side": lambda _: wagers.side_wagers(figures, words),
        "totals": lambda _: totals.totals(figures),
        "progressive": lambda _: progressive.progressives(figures),
        "sensitivity": lambda _: sensitivities.sensitivities(figures),
        "risk": lambda _: risk.risk(figures),
        "volatility": lambda _: volatility.volatilities(figures),
        "protection": lambda done: protection_chapter(
            figures.game, figures.evaluations, unseen=unseen, done=done
        ),
        "extract": lambda _: closing.extract(figures, words),
        "reproducibility": lambda _: closing.reproducibility(figures, asked.command),
        "review": lambda _: closing.review(),
    }


class _Progress:
    """How far a report is, in chapters, of which the longest is worth several."""

    def __init__(self, sections: Sequence[str], done: Progress | None) -> None:
        self.finished = 0
        self.total = sum(map(_weight, sections))
        self.done = done

    def within(self, finished: int, total: int) -> None:
        """Tell of steps within the longest chapter."""
        if self.done is not None:
            self.done(self.finished + LONGEST * finished // total, self.total)

    def after(self, section: str) -> None:
        """Tell that a chapter is finished."""
        self.finished += _weight(section)
        if self.done is not None:
            self.done(self.finished, self.total)


def _weight(section: str) -> int:
    return LONGEST if section == "protection" else 1


def _cover(asked: Asked, figures: Figures) -> list[tuple[str, str]]:
    game, words = figures.game, asked.words
    own = words.titles.get(GAME_TITLE)
    shoes = " and ".join(basis_of_shoe(one.shoe) for one in figures.evaluations)
    return [
        ("Game", game.title),
        *([(f"Title in {words.language}", own)] if own else []),
        *words.rows(),
        ("Rule sheet", game.sheet.source.title),
        ("Shoe", shoes),
        ("Reading", game.reading),
        ("Rules, SHA-256", figures.rules_sha256),
    ]
