"""The studies of a house as charts, a small panel a wager: effects of removal, edge by decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from textwrap import shorten

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from combinat.cards import ANY_TEN, RANKS
from combinat.faults import BadInput, Fault, one_line
from combinat.publish.charts import BLUE, GREY, HATCH, VERMILION, Picture, Words, panels, style
from combinat.publish.pay_tables import basis_of_shoe
from combinat.rules.game import Game
from combinat.shoe import Shoe
from combinat.studies.decks import ByDecks
from combinat.studies.removal import TENS, Removal

MOST_PANELS = 60
COLUMNS = 3
AT_SIDES, MOST_TICKS = 15, 5
TITLE_CHARACTERS = {1: 80, 2: 40, 3: 25}
ONE_HEIGHT, HEIGHT = 220, 115
OWN_SCALE = "Each panel has a scale of its own."


@style()
def removal_chart(game: Game, shoe: Shoe, found: Sequence[Removal]) -> Picture:
    """Return the effect of each removed rank on each wager as bars.

    Raises BadInput where no wager has an effect, and for too many of them.
    """
    shown = [one for one in found if one.effects]
    words = Words(
        f"{game.title}: effects of removal",
        (
            f"{basis_of_shoe(shoe).capitalize()}, reading {game.reading}.",
            "Change of the bettor's expected value per unit placed, in % points, when one such "
            "card has gone.",
        ),
        "Above 0 is good for the bettor; bars below 0 are hatched. T is any ten-valued card. "
        f"Exact.{own_scale(shown)}",
    )
    figure, every, columns = grid(words, len(shown))
    for axes, one in zip(every, shown, strict=False):
        _removal_bars(axes, _ranks(one))
        titled(axes, one.wager.title, columns)
    labelled(every, columns, "Rank that has gone", "Effect, % points")
    return Picture(figure, words)


def _removal_bars(axes: Axes, effects: Mapping[str, Fraction]) -> None:
    """Draw effects in % points: full bars above 0, hatched ones below."""
    heights = {rank: float(100 * effect) for rank, effect in effects.items()}
    places = dict(zip(heights, range(len(heights)), strict=True))
    good = {places[rank]: height for rank, height in heights.items() if height >= 0}
    bad = {places[rank]: height for rank, height in heights.items() if height < 0}
    axes.bar(list(good), list(good.values()), color=BLUE)
    axes.bar(list(bad), list(bad.values()), facecolor="white", edgecolor=VERMILION, hatch=HATCH)
    axes.set_xticks(range(len(heights)), list(heights))
    axes.yaxis.set_major_locator(MaxNLocator(MOST_TICKS, min_n_ticks=3))
    axes.axhline(0, color=GREY, linewidth=1)
    axes.grid(visible=False, axis="x")
    if not any(heights.values()):
        axes.annotate("0 at every rank", (0, 0), (0, 3), textcoords="offset points")


def _ranks(one: Removal) -> dict[str, Fraction]:
    """Return the effects of the ranks that a wager tells apart, the tens as one where not."""
    apart = any(rank in one.effects for rank in TENS)
    ranks = (r for r in (*RANKS, ANY_TEN) if r in one.effects and not (apart and r == ANY_TEN))
    return {rank: one.effects[rank] for rank in ranks}


@style()
def decks_chart(game: Game, studied: Sequence[ByDecks]) -> Picture:
    """Return the house edge of each wager by the number of decks, and its limit as a line.

    Raises BadInput where no wager has an edge, and for too many of them.
    """
    shown = [one for one in studied if one.infinite.house_edge is not None]
    words = Words(
        f"{game.title}: house edge by the number of decks",
        (f"Reading {game.reading}. House edge in % per unit placed; below 0 the bettor has it.",),
        f"The broken line is the limit of infinitely many decks. Exact.{own_scale(shown)}",
    )
    figure, every, columns = grid(words, len(shown))
    for axes, one in zip(every, shown, strict=False):
        edges = {decks: settled.house_edge for decks, settled in sorted(one.finite.items())}
        heights = [float(100 * edge) for edge in edges.values() if edge is not None]
        axes.plot(list(edges), heights, marker="o", color=BLUE)
        assert one.infinite.house_edge is not None
        axes.axhline(float(100 * one.infinite.house_edge), color=VERMILION, linestyle="--")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
        axes.margins(x=1 / AT_SIDES)
        axes.autoscale_view()
        titled(axes, one.wager.title, columns)
    labelled(every, columns, "Decks", "House edge, %")
    return Picture(figure, words)


def grid(words: Words, number: int) -> tuple[Figure, list[Axes], int]:
    """Return a figure with so many panels, and how many of them stand side by side."""
    if not number:
        raise BadInput(Fault("--plot", "", "no wager with figures", "a wager that has some"))
    if number > MOST_PANELS:
        allowed = f"at most {MOST_PANELS}; name some by --wager"
        raise BadInput(Fault("--plot", "", f"{number} wagers", allowed))
    columns = min(number, 2 if number == 4 else COLUMNS)
    rows = -(-number // columns)
    figure, every = panels(words, rows, columns, row_height=ONE_HEIGHT if rows == 1 else HEIGHT)
    for axes in every[number:]:
        axes.remove()
    return figure, every[:number], columns


def titled(axes: Axes, title: str, columns: int) -> None:
    """Name a panel, shortened to what its width has room for."""
    axes.set_title(shorten(one_line(title), TITLE_CHARACTERS[columns], placeholder="…"))


def labelled(every: Sequence[Axes], columns: int, across: str, up: str) -> None:
    """Name the axes at the left and at the foot of the panels."""
    for axes in every[::columns]:
        axes.set_ylabel(up)
    for axes in every[(len(every) - 1) // columns * columns :]:
        axes.set_xlabel(across)


def own_scale(shown: Iterable[object]) -> str:
    """Say that scales differ, where there are several panels."""
    return f" {OWN_SCALE}" if len(list(shown)) > 1 else ""
