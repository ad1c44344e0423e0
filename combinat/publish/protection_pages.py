"""What a count wins by the depth of the cut card, as a page and as JSON."""

from __future__ import annotations

from fractions import Fraction

from combinat.publish.count_pages import tags_words
from combinat.publish.count_records import PRECISION_NOTE, number, significant, tags_record
from combinat.publish.numerals import percent
from combinat.publish.pay_tables import flags_of
from combinat.publish.records import Record, basis_record
from combinat.publish.table import Cell, Page, Table
from combinat.studies.counts.depths import APPROXIMATION
from combinat.studies.counts.protection import AtCut, Protection

HEADERS = (
    "Cards behind the cut card",
    "Coups a shoe",
    "Bet on %",
    "Gain per 100 coups",
    "Gain per shoe",
    "Best use per 100 coups",
)
BASIS = "Gains are the bettor's in units, one placed at each bet; negative is lost."


def protection_page(found: Protection) -> Page:
    """Return what a count wins at each cut, and from which cut on it keeps to a limit."""
    study = found.study
    table = Table(
        caption=f"Tags {tags_words(study)}: {_bets(found)}",
        headers=HEADERS,
        rows=tuple(_row(at) for at in found.cuts),
        right=frozenset(HEADERS),
        keys={"Table": "By cut card", "Wager": study.wager.title},
    )
    notes = [
        *_limit_words(found),
        BASIS,
        f"Shoe, but for its cut card: {study.rule.words()}.",
        APPROXIMATION,
        PRECISION_NOTE,
        *study.game.flags,
        *flags_of([study.wager]),
    ]
    title = f"{study.game.title}: protection of {study.wager.title} by the cut card"
    return Page(title, [table], notes)


def _bets(found: Protection) -> str:
    trigger = found.study.trigger
    return "the best use of the count" if trigger is None else f"bet at {number(trigger.at)}"


def _row(at: AtCut) -> tuple[Cell, ...]:
    return (
        at.cards_behind,
        significant(at.value.coups),
        percent(Fraction(at.value.frequency)),
        significant(at.value.gain_per_100_coups),
        significant(at.value.gain),
        significant(at.best.gain_per_100_coups),
    )


def _limit_words(found: Protection) -> list[str]:
    if found.limit is None:
        return []
    limit = f"{number(found.limit)} units per 100 coups"
    if found.enough is None:
        return [f"No cut card keeps this count to {limit}."]
    won = significant(found.enough.value.gain_per_100_coups)
    cards = found.enough.cards_behind
    return [f"With {cards} cards behind the cut card or more it wins at most {limit}: {won}."]


def protection_record(found: Protection) -> Record:
    """Return what `combinat protection` prints."""
    study, enough = found.study, found.enough
    return {
        **basis_record(study.game),
        "wager": study.wager.id,
        **tags_record(study),
        "trigger": None if study.trigger is None else number(study.trigger.at),
        "rule": study.rule.words(),
        "approximation": APPROXIMATION,
        "cuts": [_record(at) for at in found.cuts],
        "limit": None if found.limit is None else number(found.limit),
        "enough": None if enough is None else _record(enough),
    }


def _record(at: AtCut) -> Record:
    return {
        "cards_behind": at.cards_behind,
        "coups": significant(at.value.coups),
        "frequency_percent": percent(Fraction(at.value.frequency)),
        "gain_per_100_coups": significant(at.value.gain_per_100_coups),
        "gain_per_shoe": significant(at.value.gain),
        "best_gain_per_100_coups": significant(at.best.gain_per_100_coups),
    }
