"""What a command leaves in files beside its answer: its rows in full, and a picture.

Names of files are looked at before anything is worked out; files are written before the answer is
printed, so that a refusal comes alone.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from combinat.cli.answers import json_text, print_json, print_page, say
from combinat.faults import BadInput, Fault, quote

if TYPE_CHECKING:
    from collections.abc import Callable

    from combinat.publish.charts import Picture
    from combinat.publish.table import Page

PARQUET, JSON = ".parquet", ".json"
STYLES = {".csv": "csv", ".md": "markdown", ".html": "html", ".tex": "latex", ".txt": "text"}
SAVED = (".csv", JSON, ".md", ".html", ".tex", ".txt", PARQUET)
PLOTTED = (".svg", ".pdf", ".png")
GAIN, COUNT = "gain", "count"
CHARTS = (GAIN, COUNT)


@dataclass(frozen=True)
class Kept:
    """The files that are asked for, each None where it is not.

    `chart` names the picture of a command that has several, and `depths` are the cards seen at
    which it is drawn.
    """

    save: Path | None
    plot: Path | None = None
    chart: str = GAIN
    depths: tuple[int, ...] = ()

    def answer(
        self,
        style: str,
        page: Callable[[], Page],
        record: Callable[[], dict[str, Any]],
        draw: Callable[[], Picture] | None = None,
    ) -> None:
        """Write the files that are asked for, then print the same answer in a format."""
        self.write(page, record, draw)
        if style == "json":
            print_json(record())
        else:
            print_page(style, page())

    def write(
        self,
        page: Callable[[], Page],
        record: Callable[[], dict[str, Any]],
        draw: Callable[[], Picture] | None = None,
    ) -> None:
        """Write the files that are asked for, and say so; nothing where one cannot be made."""
        files: list[tuple[str, Path, str | bytes]] = []
        if self.save is not None:
            files.append(("rows", self.save, _rows(self.save.suffix.lower(), page, record)))
        if self.plot is not None and draw is not None:
            files.append(("picture", self.plot, draw().in_format(self.plot.suffix.lower())))
        if not files:
            return
        from combinat.publish.whole_files import write

        for what, path, content in files:
            write(path, content)
            say(f"{what} written to {path}")


def _rows(
    suffix: str, page: Callable[[], Page], record: Callable[[], dict[str, Any]]
) -> str | bytes:
    """Return the rows in the format that a suffix names; JSON is what `--format json` prints."""
    if suffix == JSON:
        return json_text(record())
    if suffix == PARQUET:
        from combinat.publish.frames import as_parquet

        return as_parquet(page())
    from combinat.publish.table import FORMATS

    return FORMATS[STYLES[suffix]](page())


def _check_save(
    _context: click.Context, _option: click.Parameter, path: Path | None
) -> Path | None:
    return _checked("--save", path, SAVED)


def _check_plot(
    _context: click.Context, _option: click.Parameter, path: Path | None
) -> Path | None:
    if path is not None and find_spec("matplotlib") is None:
        allowed = "matplotlib, by: pip install 'combinat[report]'"
        raise BadInput(Fault("--plot", "", "no matplotlib installed", allowed))
    return _checked("--plot", path, PLOTTED)


def _checked(option: str, path: Path | None, suffixes: tuple[str, ...]) -> Path | None:
    if path is None:
        return None
    if path.suffix.lower() not in suffixes:
        allowed = f"a name that ends in {', '.join(suffixes[:-1])} or {suffixes[-1]}"
        raise BadInput(Fault(option, "", quote(str(path)), allowed))
    from combinat.publish.whole_files import check_writable

    check_writable(path)
    return path


_save = click.option(
    "--save",
    metavar="FILE",
    type=click.Path(path_type=Path),
    callback=_check_save,
    help=f"Write the full rows to this file, as its name ends: {' '.join(SAVED)}.",
)
_plot = click.option(
    "--plot",
    metavar="FILE",
    type=click.Path(path_type=Path),
    callback=_check_plot,
    help=f"Draw the figures in this file, as its name ends: {' '.join(PLOTTED)}.",
)


def save_option(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, as `kept`, the file in which its rows are left."""

    @_save
    @functools.wraps(command)
    def keeping(*args: Any, save: Path | None, **more: Any) -> None:
        command(*args, kept=Kept(save), **more)

    return keeping


def plot_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, as `kept`, the files in which its rows and its picture are left."""

    @_plot
    @_save
    @functools.wraps(command)
    def keeping(*args: Any, save: Path | None, plot: Path | None, **more: Any) -> None:
        command(*args, kept=Kept(save, plot), **more)

    return keeping


def chart_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, as `kept`, the files of its rows and of one of two pictures."""
    chart_help = "What --plot draws: gain by depth, or the count at some depths; default: gain."
    at_help = "Draw the count after so many cards; repeatable; default: at each quarter of a shoe."

    @_plot
    @click.option("--chart", type=click.Choice(CHARTS), help=chart_help)
    @click.option("--at", "depths", metavar="CARDS", type=int, multiple=True, help=at_help)
    @_save
    @functools.wraps(command)
    def keeping(
        *args: Any,
        save: Path | None,
        plot: Path | None,
        chart: str | None,
        depths: tuple[int, ...],
        **more: Any,
    ) -> None:
        if plot is None and chart is not None:
            raise BadInput(Fault("--chart", "", "no --plot", "a file to draw in"))
        if depths and chart != COUNT:
            raise BadInput(Fault("--at", "", f"no --chart {COUNT}", "depths of that chart"))
        command(*args, kept=Kept(save, plot, chart or GAIN, depths), **more)

    return keeping
