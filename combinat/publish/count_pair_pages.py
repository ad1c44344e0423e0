"""Two counts kept at once, as a page and as JSON: each, both, and together."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from combinat.publish.count_pages import BY_DEPTH, gain_cell, tags_words
from combinat.publish.count_records import (
    PRECISION_NOTE,
    count_record,
    number,
    required_words,
    share,
    significant,
)
from combinat.publish.numerals import percent
from combinat.publish.pay_tables import flags_of
from combinat.publish.records import Record, basis_record
from combinat.publish.table import Cell, Page, Table
from combinat.studies.counts.depths import APPROXIMATION
from combinat.studies.counts.pair import CountPair
from combinat.studies.counts.study import CountStudy
from combinat.studies.counts.trigger import IN_WORDS

TOGETHER = "Together"


def pair_page(pair: CountPair, *, every: int) -> Page:
    """Return what two counts are worth over a shoe and every so many cards."""
    tables = [_shoe_table(pair), _depths_table(pair, every)]
    titles = " and ".join(_titles(pair))
    title = f"{pair.first.game.title}: counts of {titles} kept at once"
    return Page(title, tables, list(_notes(pair)), main=BY_DEPTH)


def _studies(pair: CountPair) -> tuple[CountStudy, CountStudy]:
    return pair.first, pair.second


def _titles(pair: CountPair) -> list[str]:
    """Return the titles of both wagers, with their ids where the titles are alike."""
    wagers = [study.wager for study in _studies(pair)]
    if wagers[0].title != wagers[1].title:
        return [wager.title for wager in wagers]
    return [f"{wager.title} ({wager.id})" for wager in wagers]


def _keys(pair: CountPair, table: str) -> dict[str, Cell]:
    wagers = " ".join(study.wager.id for study in _studies(pair))
    return {"Table": table, "Wagers": wagers, "Reading": pair.first.game.reading}


def _shoe_table(pair: CountPair) -> Table:
    first, second = pair.first.value, pair.second.value
    coups = first.coups
    either, both = pair.over_shoe(pair.either), pair.over_shoe(pair.both)
    rows: list[tuple[Cell, ...]] = [
        ("Coups", *(significant(value.coups) for value in (first, second)), significant(coups)),
        ("Coups bet on", significant(first.bets), significant(second.bets), significant(either)),
        ("Coups on which both bet", "", "", significant(both)),
        ("Bet on %", *(_percent(n / coups) for n in (first.bets, second.bets, either))),
        ("Both bet on %", "", "", _percent(both / coups)),
        (
            "Gain per shoe",
            gain_cell(first.gain),
            gain_cell(second.gain),
            gain_cell(pair.over_shoe(pair.gain)),
        ),
        (
            "Gain per 100 coups",
            gain_cell(first.gain_per_100_coups),
            gain_cell(second.gain_per_100_coups),
            gain_cell(pair.gain_per_100_coups),
        ),
    ]
    headers = ("Over a shoe", *_titles(pair), TOGETHER)
    return Table(
        caption="; ".join(_count_words(study) for study in _studies(pair)),
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers[1:]),
        keys=_keys(pair, "Over a shoe"),
    )


def _count_words(study: CountStudy) -> str:
    at = "best use" if study.trigger is None else f"bet at {number(study.trigger.at)}"
    return f"{study.wager.title}, tags {tags_words(study)}, {at}"


def _percent(amount: float) -> str:
    return percent(Fraction(amount))


def _depths_table(pair: CountPair, every: int) -> Table:
    titles = [f"{title} %" for title in _titles(pair)]
    headers = ("Cards seen", *titles, "Both %", "At least one %", "Gain per coup together")
    columns = (
        *(study.chosen.frequency for study in _studies(pair)),
        pair.both,
        pair.either,
    )
    rows: list[tuple[Cell, ...]] = [
        (
            seen,
            *(_percent(float(column[seen])) for column in columns),
            gain_cell(float(pair.gain[seen])),
        )
        for seen in range(0, len(pair.first.begun), every)
    ]
    return Table(
        caption="By cards seen when a coup begins: how often each bets, each depth exact",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers),
        keys=_keys(pair, BY_DEPTH),
    )


def _notes(pair: CountPair) -> Iterable[str]:
    first = pair.first
    for study in _studies(pair):
        if study.trigger is not None:
            yield (
                f"{study.wager.title}: a bet is made at a count of {number(study.trigger.at)} or "
                f"more: {IN_WORDS[study.trigger.divide]}."
            )
        if study.required is not None:
            yield f"{study.wager.title}: {required_words(study)}"
    if pair.saved:
        yield "Where both bet, one required bet is enough for both and is charged once."
    yield (
        "How often both bet is exact too, within 1e-14: it comes from the joint law of the two "
        "running counts, not from their product."
    )
    yield "Gains add up whatever depends on what; the spread of both together is not given."
    yield f"Shoe: {first.rule.words()}."
    yield APPROXIMATION
    yield PRECISION_NOTE
    yield from first.game.flags
    yield from flags_of([study.wager for study in _studies(pair)])


def pair_record(pair: CountPair) -> Record:
    """Return two counts as JSON: each as alone, and what they come to together."""
    coups = pair.first.value.coups
    either, both = pair.over_shoe(pair.either), pair.over_shoe(pair.both)
    return {
        **basis_record(pair.first.game),
        "first": count_record(pair.first),
        "second": count_record(pair.second),
        "together": {
            "coups": significant(coups),
            "at_least_one_percent": share(either / coups),
            "both_percent": share(both / coups),
            "gain_per_shoe": significant(pair.over_shoe(pair.gain)),
            "gain_per_100_coups": significant(pair.gain_per_100_coups),
            "charged_once_where_both_bet": number(pair.saved),
            "depths": [
                {
                    "seen": seen,
                    "both_percent": share(float(pair.both[seen])),
                    "at_least_one_percent": share(float(pair.either[seen])),
                    "gain_per_coup": significant(float(pair.gain[seen])),
                }
                for seen in range(len(pair.first.begun))
            ],
        },
    }
