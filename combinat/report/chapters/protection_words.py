"""What a chapter on game protection says of its figures in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from combinat.publish.certain_digits import significant
from combinat.publish.count_records import number
from combinat.publish.depletion_pages import MEANING, precision
from combinat.publish.numerals import percent
from combinat.publish.pay_tables import named
from combinat.report.chapters.protection_figures import Countings
from combinat.rules.wager import Wager
from combinat.studies.counts.best_count import CORRELATIONS, LEVELS
from combinat.studies.counts.depths import APPROXIMATION
from combinat.studies.counts.money import COUPS
from combinat.studies.counts.study import Required, cheapest_required

YARDSTICK = Fraction(1)
"""Units per 100 coups that sort wagers in words; no rule and no figure hangs on it."""

SPOKEN = 3
"""Significant digits of a figure within a sentence."""

INTRODUCTION = (
    "A bettor who notes the cards that have gone knows more of the next coup than the house edge "
    "says. This chapter gives what each card moves, what the best count of each wager wins, how "
    "the place of the cut card limits that, and the ceiling above every count."
)
REMOVAL = (
    "An effect is by how much the bettor's expected value changes when one card of a rank has "
    "gone; above 0 is good for the bettor. The house edge of a wager over its largest effect is "
    "about how many such cards must go from a full shoe before the edge turns."
)
CUTS = (
    "The same counts with the cut card elsewhere: the fewer cards are dealt, the less a count "
    "wins. Read along a row to the first gain that can be borne; its column names the cards that "
    "must stand behind the cut card."
)
CEILING = (
    "Perfect play knows every card that has gone and bets one unit wherever the bettor then has "
    "the edge: at that depth no count and no device wins more. A wager whose ceiling is small is "
    "safe whatever is counted."
)


def counts_words(found: Countings) -> str:
    """Say how the table of the best counts is read."""
    return (
        "A count gives each card a tag, a whole number, and adds up the tags of the cards seen. "
        "The table has the tags that were found to win the most; read first the gain per "
        f"{COUPS} coups, which is what betting one unit when the count says so, and nothing "
        f"otherwise, wins per {COUPS} coups dealt with {found.asked.rule.cards_behind} cards "
        "behind the cut card."
    )


def verdict(found: Countings) -> Iterator[str]:
    """Say which wagers' best counts win more than the yardstick, and with which cut none does."""
    behind = found.asked.rule.cards_behind
    gains = {w: count.value.gain_per_100_coups for w, count in found.counts.items()}
    ranked = sorted(gains, key=lambda wager: -gains[wager])
    over = [wager for wager in ranked if gains[wager] > YARDSTICK]
    others = ranked[len(over) :]
    yardstick = f"{number(YARDSTICK)} unit per {COUPS} coups"
    with_cut = f"With {behind} cards behind the cut card the best count found"
    if over:
        shown = ", ".join(f"{wager.title} ({_spoken(gains[wager])})" for wager in over)
        yield (
            f"{with_cut} wins more than {yardstick} from {len(over)} of the {len(ranked)} wagers "
            f"that were counted: {shown}."
        )
        yield from _from_which_cut(found, yardstick)
    else:
        yield f"{with_cut} wins more than {yardstick} from none of the wagers that were counted."
    if others:
        most = others[0]
        of_these = "Of the others the most" if over else "The most"
        yield (
            f"{of_these} is won from {most.title}: {_spoken(gains[most])} units per {COUPS} coups."
        )
    yield (
        f"{number(YARDSTICK)} unit per {COUPS} coups, with one unit placed at each bet, is a "
        "yardstick by which this summary sorts the wagers; it is a limit of no rule, and the "
        "tables have every figure."
    )


def _from_which_cut(found: Countings, yardstick: str) -> Iterator[str]:
    """Say from which cut in the table on no count wins more than the yardstick."""
    over = {
        cut: [
            wager
            for wager, count in found.counts.items()
            if count.at_cuts[found.asked.cuts.index(cut)] > YARDSTICK
        ]
        for cut in found.cuts
    }
    last = found.cuts[-1]
    if over[last]:
        titles = named([wager.title for wager in over[last]])
        yield (
            f"With {last} cards behind it, the most in the table, it still does from "
            f"{len(over[last])}: {titles}."
        )
        return
    enough = next(cut for cut in found.cuts if not any(over[c] for c in found.cuts if c >= cut))
    yield f"With {enough} cards behind it or more the best count of no wager wins {yardstick}."


def _spoken(amount: float) -> str:
    return significant(Fraction(amount), SPOKEN)


def counts_notes(found: Countings) -> Iterator[str]:
    """Yield what the table of the best counts stands on."""
    levels = " and ".join(f"from -{level} to {level}" for level in LEVELS)
    yield (
        f"Of all whole tags {levels}, those of a deck adding to 0, the {CORRELATIONS} highest "
        "betting correlations of each level are worked out, as 'combinat tags' does; the tags "
        "whose best use gains the most stand here. The best use bets one unit wherever the "
        "running count makes the wager favourable at its depth."
    )
    yield (
        "Where a wager is hardly ever favourable, correlation is a poor guide: other tags may "
        "gain several times as much as what stands here and still little; the ceiling bounds them "
        "all."
    )
    yield (
        "Gains are the bettor's in units, coups that are not bet on counted among those dealt. The "
        "betting correlation is that of tags and effects of removal, weighed by cards."
    )
    if found.last_ceilings:
        yield (
            f"Kept of the ceiling: of what perfect play gains with {found.asked.unseen[-1]} cards "
            "unseen, the share that the best use of the count gains there, nothing charged for "
            "another bet."
        )
    if ties := [wager.title for wager, count in found.counts.items() if count.ties_cut]:
        yield f"{named(ties)}: so many tags tie in their correlation that some are left out."
    yield from _required(found)
    yield f"Shoe: {found.asked.rule.words()}."
    yield APPROXIMATION
    yield (
        "Depths are computed in floats with an absolute error of about 1e-16; gains are printed "
        "with six digits, and fewer where they would pass the tenth decimal."
    )


def _required(found: Countings) -> Iterator[str]:
    """Say which other bet is charged with each wager that requires one."""
    charged: dict[Required, list[str]] = {}
    for wager in found.counts:
        required = cheapest_required(found.asked.game, wager, found.asked.shoe, Fraction(1))
        if required is not None:
            charged.setdefault(required, []).append(wager.title)
    for required, titles in charged.items():
        yield (
            f"{named(titles)}: the house requires another bet; {number(required.stake)} on "
            f"{required.wager.title}, the cheapest, is charged for each unit bet, at the "
            f"{percent(required.house_edge)} % of a full shoe. Its spread is left out, and the "
            "ceilings are without it."
        )


def ceiling_notes(found: Countings) -> Iterator[str]:
    """Yield what the ceilings mean, and how certain they are."""
    yield from MEANING[:2]
    behind, unseen = found.asked.rule.cards_behind, found.fewest_unseen
    yield (
        f"With {behind} cards behind the cut card no coup begins with fewer than {unseen} cards "
        "unseen, burned ones among them, and few with so few."
    )
    yield from (f"{one.task.unseen} unseen: {precision(one)}" for one in found.ceilings)


def left_out(what: str, reasons: Mapping[Wager, str]) -> Iterator[str]:
    """Name the wagers that are left out of something, by the reason why."""
    titles: dict[str, list[str]] = {}
    for wager, why in reasons.items():
        # How to name a meter on the command line is of no use to who reads a report.
        titles.setdefault(why.removesuffix(" (--meter)"), []).append(wager.title)
    for why, some in titles.items():
        yield f"{named(some)}: {what}, since {why}."
