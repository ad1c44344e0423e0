"""What the best count of each wager wins by the cut card, as charts: a small panel a wager."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from combinat.publish.charts import BLUE, VERMILION, Picture, Words, style
from combinat.publish.count_records import number
from combinat.publish.pay_tables import basis_of_shoe
from combinat.publish.study_charts import MOST_TICKS, grid, labelled, own_scale, titled
from combinat.rules.wager import Wager
from combinat.shoe import CARDS_IN_DECK
from combinat.studies.counts.best_count import Asked, BestCount
from combinat.studies.counts.money import COUPS

TICK_DIGITS = 3
PARTS_OF_DECKS = [1, CARDS_IN_DECK / 40, CARDS_IN_DECK / 20, CARDS_IN_DECK / 10, 10]
"""Ticks stand a quarter of a deck, half a deck or a deck apart where there is room, or tens of it:
these are steps between 1 and 10, as a locator takes them."""


@style()
def cuts_chart(
    asked: Asked,
    found: Mapping[Wager, BestCount],
    marked: Sequence[int],
    yardstick: Fraction,
) -> Picture:
    """Return what the best use of each count gains at the cuts asked about, some of them marked.

    Raises BadInput where there is no count, and for too many of them.
    """
    game = asked.game
    words = Words(
        f"{game.title}: what the best count gains by the cut card",
        (
            f"{basis_of_shoe(asked.shoe).capitalize()}, reading {game.reading}.",
            f"Units per {COUPS} coups dealt, bet on or not; one is placed at each bet.",
        ),
        f"Points: the cuts of the table. Broken line: {number(yardstick)} per {COUPS} coups, "
        "drawn where a panel reaches so far. How deep coups begin is taken as independent of the "
        f"count.{own_scale(found)}",
    )
    figure, every, columns = grid(words, len(found))
    for axes, (wager, count) in zip(every, found.items(), strict=True):
        _gains(axes, dict(zip(asked.cuts, count.at_cuts, strict=True)), marked)
        if max(count.at_cuts) >= yardstick:
            axes.axhline(float(yardstick), color=VERMILION, linestyle="--", linewidth=1)
        titled(axes, wager.title, columns)
    labelled(every, columns, "Cards behind the cut card", f"Gain per {COUPS} coups")
    return Picture(figure, words)


def _gains(axes: Axes, by_cut: Mapping[int, float], marked: Sequence[int]) -> None:
    """Draw a gain by the cards behind the cut card, points at some of them."""
    cuts = sorted(by_cut)
    places = [place for place, cut in enumerate(cuts) if cut in marked]
    gains = [by_cut[cut] for cut in cuts]
    axes.plot(cuts, gains, color=BLUE, marker="o", markersize=3, markevery=places)
    axes.set_ylim(bottom=0)
    axes.xaxis.set_major_locator(MaxNLocator(MOST_TICKS, steps=PARTS_OF_DECKS))
    axes.yaxis.set_major_locator(MaxNLocator(MOST_TICKS, min_n_ticks=3))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda gain, _: _plain(gain)))


def _plain(gain: float) -> str:
    """Write the gain at a tick without a power of ten."""
    return np.format_float_positional(gain, precision=TICK_DIGITS, fractional=False, trim="-")
