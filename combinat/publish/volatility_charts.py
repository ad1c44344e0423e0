"""Results after many coups as charts: the law of the result, and the hold band by coups."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, NullFormatter

from combinat.publish.charts import BLUE, DARK, PALE, VERMILION, Picture, Words, panels, style
from combinat.publish.numerals import grouped
from combinat.publish.pay_tables import basis_of_shoe
from combinat.publish.volatility_pages import Asked, method_words
from combinat.studies.coup_law import Lattice
from combinat.studies.sum_fft import circle
from combinat.studies.sum_law import SumLaw, by_fft, by_normal

MOST_BARS = 80
EDGES = (Fraction(1, 2000), Fraction(1999, 2000))
"""Bars are drawn between these quantiles."""

WIDE, NARROW = (Fraction(1, 20), Fraction(19, 20)), (Fraction(1, 4), Fraction(3, 4))
FEWEST, STEPS = 50, 17
CHART_POINTS = 2**18


@style()
def volatility_chart(asked: Asked) -> Picture:
    """Return the law of the result in bars, and the hold of nine and of five cases in ten."""
    evaluation, result = asked.evaluation, asked.found.result
    words = Words(
        f"{asked.wager.title}: the result of {grouped(result.coups)} coups, and the hold by coups",
        (
            f"{evaluation.game.title}, {basis_of_shoe(evaluation.shoe)}, "
            f"reading {evaluation.game.reading}. One unit at every coup.",
        ),
        "Coups are taken as independent. The law of the result is "
        f"{method_words(result)}; the line is the normal law. The hold is what the house wins of "
        "each unit staked.",
    )
    figure, (law, hold) = panels(words, 2, row_height=170)
    _law_bars(law, result)
    _hold_band(hold, result.coup, asked.found.stretches[-1][0].coups)
    return Picture(figure, words)


def _law_bars(axes: Axes, result: SumLaw) -> None:
    """Draw the chance of each result, or of as many next to each other as there is room for."""
    step = result.coup.step
    low, high = (result.quantile(share)[0] for share in EDGES)
    together = max(1, ceil((high - low) / step / MOST_BARS))
    width = together * step
    if together > 1 and (1 / step).denominator == 1:
        width = Fraction(ceil(width))
    bars = int((high - low) / width) + 1
    ends = [low - step / 2 + width * bar for bar in range(bars + 1)]
    below = np.array([float(result.at_most(end).value) for end in ends])
    middles = [float(end + width / 2) for end in ends[:-1]]
    axes.bar(middles, 100 * np.diff(below), width=float(width), color=PALE, edgecolor=BLUE)
    if result.variance:
        normal = np.array([result.normal.cdf(float(end)) for end in ends])
        axes.plot(middles, 100 * np.diff(normal), color=VERMILION, label="Normal law, approximate")
    axes.axvline(0, color=DARK, linestyle=":", label="Level")
    axes.set_xlabel("The bettor's result, units")
    axes.set_ylabel("Chance, %")
    axes.legend(loc="best")


def _hold_band(axes: Axes, coup: Lattice, most: int) -> None:
    """Draw between which holds nine and five cases in ten lie, by the number of coups."""
    spread = np.geomspace(FEWEST, max(most, 10 * FEWEST), STEPS)
    coups = sorted({round(number) for number in spread})
    laws = [_quick(coup, number) for number in coups]
    for (low, high), colour, name in (
        (WIDE, PALE, "Nine cases in ten"),
        (NARROW, BLUE, "Five cases in ten"),
    ):
        least, greatest = ([_hold(law, share) for law in laws] for share in (low, high))
        axes.fill_between(coups, least, greatest, color=colour, label=name, linewidth=0)
    axes.axhline(float(-100 * coup.mean), color=DARK, linestyle="--", label="House edge")
    axes.axhline(0, color=DARK, linestyle=":")
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda number, _: grouped(round(number))))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.set_xlabel("Coups")
    axes.set_ylabel("Hold, %")
    axes.legend(loc="best")


def _quick(coup: Lattice, coups: int) -> SumLaw:
    """Return a law as well as can be drawn."""
    if circle(coup, coups).points <= CHART_POINTS:
        return by_fft(coup, coups)
    return by_normal(coup, coups)


def _hold(law: SumLaw, share: Fraction) -> float:
    return float(-100 * law.reached(share)[0] / law.coups)
