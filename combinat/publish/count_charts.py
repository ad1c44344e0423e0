"""The value of a count as charts: gain by depth, the count at some depths, gain by cut card."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np
from matplotlib.axes import Axes
from matplotlib.patches import Patch
from matplotlib.ticker import MaxNLocator, MultipleLocator

from combinat.faults import BadInput, Fault
from combinat.publish.charts import BLUE, DARK, GREY, PALE, Picture, Words, panels, style
from combinat.publish.count_pages import tags_words
from combinat.publish.count_records import number, required_words
from combinat.publish.numerals import percent
from combinat.publish.pay_tables import basis_of_shoe
from combinat.shoe import CARDS_IN_DECK, Shoe
from combinat.studies.counts.money import COUPS, PRECISION
from combinat.studies.counts.protection import Protection
from combinat.studies.counts.study import CountStudy
from combinat.studies.counts.trigger import IN_WORDS, RUNNING, Trigger

PARTS_OF_SHOE = 4
MOST_PANELS = 6
MOST_TICKS = 9
SEEN = 1000
"""A bar of less than this part of the highest is not looked for when the width is chosen."""

ROOM_FOR_BARS = 60
"""Of more bars than this the edges are drawn thinner, so that they do not cover the bars."""

BEST = "Best use of the count"


@style()
def gain_chart(study: CountStudy) -> Picture:
    """Return gain per coup and share of coups bet on by the cards seen before the coup."""
    words = Words(
        f"{study.wager.title}: what a count gains by depth",
        _basis(study),
        f"Gain in units per coup dealt, bet on or not; one is placed at each bet. {_source(study)}",
    )
    figure, (gain, frequency) = panels(words, 2, row_height=150, share_x=True)
    seen = range(len(study.begun))
    cut = f"Cut card ({study.rule.cards_behind} cards behind it)"
    bettings = [(BEST, study.best)]
    if study.trigger is not None:
        bettings.append((bet_words(study.trigger), study.chosen))
    for name, betting in bettings:
        gain.plot(seen, betting.gain, label=name)
        frequency.plot(seen, 100 * betting.frequency, label=name)
    for axes in (gain, frequency):
        axes.axvline(study.rule.cut_at, color=GREY, linestyle=":", label=cut)
    gain.set_ylabel("Gain per coup, units")
    frequency.set_ylabel("Coups bet on, %")
    frequency.set_xlabel(f"Cards seen when a coup begins, of {study.rule.cards}")
    frequency.xaxis.set_major_locator(MultipleLocator(_step(study.rule.decks)))
    gain.legend(loc="best")
    return Picture(figure, words)


@style()
def count_chart(study: CountStudy, depths: Sequence[int] = ()) -> Picture:
    """Return the law of the true count after so many cards, and which counts are bet on.

    Without depths it is shown at each quarter of the shoe.  Raises BadInput for a depth at which no
    coup can begin, and for too many.
    """
    shown = list(dict.fromkeys(depths)) or _quarters(study)
    _check_depths(study, shown)
    scale = _Scale(study)
    words = Words(
        f"{study.wager.title}: the {scale.kind} after so many cards",
        _basis(study),
        f"A bar for each running count; they add to 100 %. {scale.meaning}{_source(study)}",
    )
    figure, every = panels(words, len(shown), row_height=105, share_x=True)
    ends = [_count_panel(axes, study, seen, scale) for axes, seen in zip(every, shown, strict=True)]
    every[0].set_xlim(min(low for low, _ in ends), max(high for _, high in ends))
    every[-1].set_xlabel(scale.kind.capitalize())
    every[0].legend(
        handles=[
            Patch(facecolor=PALE, edgecolor=BLUE, label="no bet"),
            Patch(facecolor=BLUE, edgecolor=DARK, label="bet"),
        ],
        loc="upper right",
    )
    return Picture(figure, words)


class _Scale:
    """The count by which bars are placed: the running count over the decks unseen, or itself."""

    def __init__(self, study: CountStudy) -> None:
        self.cards = study.rule.cards
        self.running = study.trigger is not None and study.trigger.divide == RUNNING

    @property
    def kind(self) -> str:
        return "running count" if self.running else "true count"

    @property
    def meaning(self) -> str:
        if self.running:
            return ""
        return "The true count is the running count over the decks unseen, as an exact fraction. "

    def decks(self, seen: int) -> float:
        """Return what a running count is divided by after so many cards."""
        return 1 if self.running else (self.cards - seen) / CARDS_IN_DECK


def _count_panel(axes: Axes, study: CountStudy, seen: int, scale: _Scale) -> tuple[float, float]:
    """Draw the chance of each count at one depth; return between which counts they are seen."""
    law, decks = study.law, scale.decks(seen)
    chance = law.chance[seen]
    held = np.flatnonzero(chance > PRECISION)
    places, heights = law.counts[held] / decks, 100 * chance[held]
    bets = study.chosen.bets[seen, held]
    seen_at = places[heights * SEEN >= heights.max()]
    width = law.groups.step / decks
    axes.bar(
        places,
        heights,
        width=width,
        color=[BLUE if bet else PALE for bet in bets],
        edgecolor=[DARK if bet else BLUE for bet in bets],
        linewidth=min(1, ROOM_FOR_BARS / len(seen_at)) ** 2 / 2,
    )
    share = percent(Fraction(float(study.chosen.frequency[seen])), 2)
    axes.set_title(f"{seen} of {scale.cards} cards seen: {share} % of coups bet on")
    axes.set_ylabel("Chance, %")
    axes.grid(visible=False, axis="x")
    return float(seen_at.min()) - width, float(seen_at.max()) + width


def _check_depths(study: CountStudy, depths: Sequence[int]) -> None:
    if len(depths) > MOST_PANELS:
        raise BadInput(Fault("--at", "", f"{len(depths)} depths", f"at most {MOST_PANELS}"))
    most = len(study.begun) - 1
    for seen in depths:
        if not 0 <= seen <= most:
            raise BadInput(Fault("--at", "", f"{seen} cards seen", f"0 to {most}"))


def _quarters(study: CountStudy) -> list[int]:
    return [study.rule.cards * part // PARTS_OF_SHOE for part in range(1, PARTS_OF_SHOE)]


@style()
def protection_chart(found: Protection) -> Picture:
    """Return what a count wins per 100 coups by the cards behind the cut card."""
    study = found.study
    words = Words(
        f"{study.wager.title}: what a count gains by the cut card",
        _basis(study),
        "Units per 100 coups dealt, bet on or not; one unit is placed at each bet. How deep coups "
        f"begin is taken as independent of the count. {_source(study)}",
    )
    figure, (axes,) = panels(words, 1, row_height=240)
    named = [*found.cuts, *([found.enough] if found.enough else [])]
    by_cards = {at.cards_behind: at for at in named}
    cuts = [by_cards[cards] for cards in sorted(by_cards)]
    behind = [at.cards_behind for at in cuts]
    axes.plot(behind, [at.best.gain_per_100_coups for at in cuts], marker="o", label=BEST)
    if study.trigger is not None:
        won = [at.value.gain_per_100_coups for at in cuts]
        axes.plot(behind, won, marker="s", label=bet_words(study.trigger))
    if found.limit is not None:
        _draw_limit(axes, found, found.limit)
    axes.axhline(0, color=GREY, linewidth=1)
    axes.set_xlabel(f"Cards behind the cut card, of {study.rule.cards}")
    axes.set_ylabel(f"Gain per {COUPS} coups, units")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.legend(loc="best")
    return Picture(figure, words)


def _draw_limit(axes: Axes, found: Protection, limit: Fraction) -> None:
    """Draw the most that a count may win, and the first cut that keeps to it."""
    axes.axhline(float(limit), color="black", linestyle=":", label=f"Limit: {number(limit)}")
    if (enough := found.enough) is not None:
        name = f"Kept to from {enough.cards_behind} cards on"
        at = enough.cards_behind, enough.value.gain_per_100_coups
        axes.plot(*at, marker="D", color="black", linestyle="none", label=name)


def bet_words(trigger: Trigger) -> str:
    """Say when a trigger bets."""
    kind = "running" if trigger.divide == RUNNING else "true"
    return f"Bet at a {kind} count of {number(trigger.at)} or more"


def _basis(study: CountStudy) -> tuple[str, ...]:
    """Name the game, its shoe and reading, the tags, and when a bet is made."""
    assumed = " (assumed)" if "decks" in study.rule.assumed else ""
    decks = basis_of_shoe(Shoe.of_decks(study.rule.decks))
    trigger = study.trigger
    how = BEST if trigger is None else f"{bet_words(trigger)} ({IN_WORDS[trigger.divide]})"
    house = f"{study.game.title}, {decks}{assumed}, reading {study.game.reading}"
    return f"{house}. Tags {tags_words(study)}.", f"{how}."


def _source(study: CountStudy) -> str:
    """Say in small print what is charged, what the pays are from, and how exact it is."""
    charged = f"{required_words(study)} " if study.required else ""
    return f"{charged}Pays: {study.wager.source}. Each depth is exact to about 1e-16."


def _step(decks: int) -> int:
    """Return how many cards apart ticks stand: whole decks, so that the labels have room."""
    return CARDS_IN_DECK * -(-decks // MOST_TICKS)
