"""What the best count of each wager wins by the cut card, as charts: a small panel a wager."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from combinat.publish.charts import BLUE, GREY, VERMILION, Picture, Words, style
from combinat.publish.count_records import number
from combinat.publish.pay_tables import basis_of_shoe
from combinat.publish.study_charts import MOST_TICKS, grid, labelled, own_scale, titled
from combinat.rules.wager import Wager
from combinat.studies.counts.best_count import Asked, BestCount
from combinat.studies.counts.money import COUPS


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
    axes.axhline(0, color=GREY, linewidth=1)
    axes.xaxis.set_major_locator(MaxNLocator(MOST_TICKS, integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(MOST_TICKS, min_n_ticks=3))
