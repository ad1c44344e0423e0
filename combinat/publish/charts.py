"""Charts as pictures: a heading with the basis, panels, small print; the same bytes each time.

This module needs the `report` extra.  It draws with figures of its own and never with pyplot; while
one is drawn, matplotlib's settings are those of `charts.mplstyle`, whatever the user's are, and
afterwards what they were.
"""

from __future__ import annotations

import hashlib
import io
import re
import textwrap
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.textpath import text_to_path

from combinat.faults import one_line

STYLE = Path(__file__).with_name("charts.mplstyle")
SALT = "combinat"
"""What the ids within an SVG are made from, in place of a random number."""

POINTS_IN_INCH = 72
WIDTH, MARGIN = 504, 10
"""Points: as wide as the text of a report."""

TITLE_LINE, BASIS_LINE, NOTE_LINE = 18, 12, 10
TITLE: dict[str, Any] = {"fontsize": "x-large", "fontweight": "bold"}
NOTE: dict[str, Any] = {"fontsize": "small"}
NARROWER = 4
"""By so many characters lines are shortened until they fit."""

FULL = 96
"""So much of the width in percent may be written on: dots make letters a little wider."""

NO_CLOCK = {
    ".svg": {"Date": None, "Creator": None},
    ".pdf": {"CreationDate": None, "Creator": None, "Producer": None},
    ".png": {"Software": None},
}
CLIP_DIGITS = 10
CLIP = re.compile(r'<clipPath id="(p[0-9a-f]{10})">(.*?)</clipPath>', re.DOTALL)
NAME_OF_CLIP = re.compile(r'(?<=["#])p[0-9a-f]{10}(?=[")])')

MISSING_GLYPH = r"Glyph .* missing from font"

BLUE, DARK, PALE = "#0072B2", "#003B5C", "#C9DDEB"
VERMILION, GREY = "#D55E00", "#555555"
HATCH = "////"


@dataclass(frozen=True)
class Words:
    """What is written around the panels: what is shown, on what basis, and in small print.

    Each part of the basis begins a line.
    """

    title: str
    basis: tuple[str, ...]
    note: str


@dataclass(frozen=True, eq=False)
class Picture:
    """A figure that is drawn, with the words that it bears."""

    figure: Figure
    words: Words

    def in_format(self, suffix: str) -> bytes:
        """Return the picture as a file: .svg or .pdf, of vectors, or .png, of dots.

        Characters that DejaVu Sans does not have are drawn as boxes.
        """
        out = io.BytesIO()
        metadata: dict[str, str | None] = {**NO_CLOCK[suffix], "Title": one_line(self.words.title)}
        with style():
            self.figure.savefig(out, format=suffix.removeprefix("."), metadata=metadata)
        return self._described(out.getvalue()) if suffix == ".svg" else out.getvalue()

    def _described(self, svg: bytes) -> bytes:
        """Say in an SVG, for those who cannot see it, that it is a picture, and of what."""
        words = escape(one_line(" ".join((*self.words.basis, self.words.note))))
        text = svg.decode().replace("</title>", f"</title>\n <desc>{words}</desc>", 1)
        return _clips_named(text.replace("<svg ", '<svg role="img" ', 1)).encode()


def _clips_named(svg: str) -> str:
    """Name clips after their shape as it is printed.

    matplotlib names them after its floats, and the layout of panels leaves the last bit to chance.
    """
    names = {
        name: f"p{hashlib.sha256(shape.encode()).hexdigest()[:CLIP_DIGITS]}"
        for name, shape in CLIP.findall(svg)
    }
    return NAME_OF_CLIP.sub(lambda found: names.get(found[0], found[0]), svg)


@contextmanager
def style() -> Iterator[None]:
    """Hold matplotlib to the settings of charts, and give the user's back."""
    with rc_context({"svg.hashsalt": SALT}, fname=STYLE), warnings.catch_warnings():
        warnings.filterwarnings("ignore", MISSING_GLYPH)
        yield


def panels(
    words: Words, rows: int, columns: int = 1, *, row_height: int, share_x: bool = False
) -> tuple[Figure, list[Axes]]:
    """Return a figure with words around empty panels, and the panels, row by row.

    `row_height` is in points, ticks and labels included.
    """
    title = _wrapped(words.title, TITLE)
    basis = [line for part in words.basis for line in _wrapped(part, {})]
    note = _wrapped(words.note, NOTE)
    head = MARGIN + TITLE_LINE * len(title) + BASIS_LINE * len(basis) + MARGIN // 2
    foot = MARGIN + NOTE_LINE * len(note)
    height = head + rows * row_height + foot
    side = MARGIN / (2 * WIDTH)
    within = (side, foot / height, 1 - 2 * side, (height - head - foot) / height)
    size = (WIDTH / POINTS_IN_INCH, height / POINTS_IN_INCH)
    figure = Figure(size, layout=ConstrainedLayoutEngine(rect=within))
    top = height - MARGIN
    for lines, line_height, looks in ((title, TITLE_LINE, TITLE), (basis, BASIS_LINE, {})):
        for line in lines:
            _write(figure, line, top / height, **looks)
            top -= line_height
    for place, line in enumerate(note):
        _write(figure, line, (foot - NOTE_LINE * place) / height, color=GREY, **NOTE)
    grid = figure.subplots(rows, columns, sharex=share_x, squeeze=False)
    return figure, [axes for row in grid for axes in row]


def _wrapped(text: str, looks: Mapping[str, Any]) -> list[str]:
    """Return a text in lines that fit the width when they are drawn."""
    text = one_line(text)
    font = FontProperties(size=looks.get("fontsize"), weight=looks.get("fontweight"))
    most = len(text) or 1
    while True:
        lines = textwrap.wrap(text, most)
        widest = max((_width(line, font) for line in lines), default=0)
        if 100 * widest <= FULL * (WIDTH - 2 * MARGIN) or most <= NARROWER:
            return lines
        most -= NARROWER


def _width(line: str, font: FontProperties) -> float:
    """Return how many points wide a line is."""
    width, _, _ = text_to_path.get_text_width_height_descent(line, font, ismath=False)
    return float(width)


def _write(figure: Figure, line: str, height: float, **looks: Any) -> None:
    figure.text(MARGIN / WIDTH, height, line, ha="left", va="top", **looks)
