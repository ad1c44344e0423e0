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
from combinat.report.chapters.protection import UNSEEN, protection_chapter
from combinat.report.document import Chapter, Document
from combinat.report.figures import Figures
from combinat.report.words import Words
from combinat.rules.game import GAME_TITLE, Game

PROTECTION = "protection"
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
    PROTECTION,
    "extract",
    "reproducibility",
    "review",
)
"""The ids of the chapters, in order."""

SUBTITLE = "Probabilities, house edges and their derivation"

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


def document(asked: Asked, figures: Figures, chapters: Sequence[Chapter]) -> Document:
    """Return the document of a report with these chapters."""
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


def chapter(name: str, asked: Asked, figures: Figures) -> Chapter | None:
    """Return a chapter by its id; None where its study does not apply."""
    words = asked.words
    makers: dict[str, Callable[[], Chapter | None]] = {
        "summary": lambda: opening.summary(figures),
        "scope": lambda: opening.scope(figures, words),
        "rules": lambda: play.rules(figures),
        "method": lambda: method.method(figures),
        "main": lambda: wagers.main_wagers(figures, words),
        "side": lambda: wagers.side_wagers(figures, words),
        "totals": lambda: totals.totals(figures),
        "progressive": lambda: progressive.progressives(figures),
        "sensitivity": lambda: sensitivities.sensitivities(figures),
        "risk": lambda: risk.risk(figures),
        "volatility": lambda: volatility.volatilities(figures),
        PROTECTION: lambda: protection(asked, figures),
        "extract": lambda: closing.extract(figures, words),
        "reproducibility": lambda: closing.reproducibility(figures, asked.command),
        "review": closing.review,
    }
    return makers[name]()


def protection(asked: Asked, figures: Figures, done: Progress | None = None) -> Chapter | None:
    """Return the chapter on game protection, which takes longest, and tell of its steps."""
    unseen = sorted({*UNSEEN, *asked.unseen})
    return protection_chapter(figures.game, figures.evaluations, unseen=unseen, done=done)


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
