"""What others printed, held against the exact figures, to the digits that they printed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from combinat.rules import load, toml
from combinat.studies.exact_figures import as_printed, exact
from combinat.studies.printed import Numeral, PrintedFigures, PublishedSource, unrolled

FOLDER = Path(__file__).parents[1] / "published"


@dataclass(frozen=True)
class PublishedFigure:
    """One printed number: where it stands, what it claims, and, if it is wrong, the right one."""

    source: str
    claim: PrintedFigures

    @property
    def id(self) -> str:
        """The id of the figure within its source."""
        return self.claim.id

    @property
    def printed(self) -> str:
        """The number as printed."""
        assert isinstance(self.claim.printed, str)
        return self.claim.printed

    @property
    def right(self) -> str | None:
        """The right number where the printed one is known to be wrong."""
        assert not isinstance(self.claim.right, list)
        return self.claim.right


def published_figures() -> list[PublishedFigure]:
    """Return every printed figure of every source, in order."""
    figures = []
    for path in sorted(FOLDER.glob("*.toml")):
        source = load.validated(PublishedSource, toml.read(path), str(path))
        figures += [
            PublishedFigure(source.id, figure)
            for figures in source.figures
            for figure in unrolled(figures)
        ]
    return figures


def agrees(figure: PublishedFigure, printed: str) -> bool:
    """Say whether a printed number is the exact one, to the digits that it shows."""
    claim = figure.claim
    numeral = Numeral.read(printed, claim.significant)
    value = as_printed(claim, exact(claim), numeral)
    return value is not None and numeral.covers(value, claim.rounding)
