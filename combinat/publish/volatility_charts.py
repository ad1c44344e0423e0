"""Results after many coups as charts: the law of the result, and the hold band by coups."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, NullFormatter

from combinat.publish.charts import BLUE, DARK, PALE, VERMILION, Picture, Words, panels, style
from combinat.publish.numerals import grouped
from combinat.publish.pay_tables import basis_of_shoe
from combinat.publish.volatility_pages import Asked, method_words
from combinat.studies.sum_fft import circle
from combinat.studies.sum_law import SumLaw, by_fft
from combinat.studies.volatility import Volatility

MOST_BARS = 80
EDGES = (Fraction(1, 2000), Fraction(1999, 2000))
"""Bars are drawn between these quantiles."""

WIDE, NARROW = (Fraction(1, 20), Fraction(19, 20)), (Fraction(1, 4), Fraction(3, 4))
FEWEST, STEPS = 50, 17
SOON = 2**18
"""An FFT of no more points takes no time that anyone notices."""


@style()
def volatility_chart(asked: Asked) -> Picture:
    """Return the law of the result in bars, and the hold of nine and of five cases in ten."""
    evaluation, result = asked.evaluation, asked.found.result
    words = Words(
        f"{asked.title}: the result of {grouped(result.coups)} coups, and the hold",
        (
            f"{evaluation.game.title}, {basis_of_shoe(evaluation.shoe)}, "
            f"reading {evaluation.game.reading}. One unit at every coup.",
        ),
        f"Coups are taken as independent. The law of the result: {method_words(result)}. "
        "The hold is what the house wins of each unit staked.",
    )
    figure, (law, hold) = panels(words, 2, row_height=170)
    _law_bars(law, result)
    _hold_band(hold, _laws(asked.found))
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


def _laws(found: Volatility) -> list[SumLaw]:
    """Return the laws of the stretches, and between them as many as are soon worked out."""
    known = {law.coups: law for _, law in found.stretches}
    coup, most = found.result.coup, max(known)
    for number in np.geomspace(FEWEST, max(most, 10 * FEWEST), STEPS):
        coups = round(number)
        if coups not in known and circle(coup, coups).points <= SOON:
            known[coups] = by_fft(coup, coups)
    return [known[coups] for coups in sorted(known)]


def _hold_band(axes: Axes, laws: Sequence[SumLaw]) -> None:
    """Draw between which holds nine and five cases in ten lie, by the number of coups."""
    coups = [law.coups for law in laws]
    for (low, high), colour, name in (
        (WIDE, PALE, "Nine cases in ten"),
        (NARROW, BLUE, "Five cases in ten"),
    ):
        least, greatest = ([_hold(law, share) for law in laws] for share in (low, high))
        axes.fill_between(coups, least, greatest, color=colour, label=name, linewidth=0)
    axes.axhline(float(-100 * laws[0].coup.mean), color=DARK, linestyle="--", label="House edge")
    axes.axhline(0, color=DARK, linestyle=":")
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda number, _: grouped(round(number))))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.set_xlabel("Coups")
    axes.set_ylabel("Hold, %")
    axes.legend(loc="best")


def _hold(law: SumLaw, share: Fraction) -> float:
    return float(-100 * law.reached(share)[0] / law.coups)
