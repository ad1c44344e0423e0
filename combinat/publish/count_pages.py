"""The value of a count as pages: over a shoe, beside other triggers, by depth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from combinat.cards import SUITS
from combinat.publish.count_ramp_pages import ramp_table
from combinat.publish.count_records import (
    EXACT_DIGITS,
    PRECISION_NOTE,
    bets_of,
    correlation,
    critical,
    least_count,
    number,
    printed_tags,
    required_words,
    significant,
)
from combinat.publish.numerals import decimal, percent
from combinat.publish.pay_tables import flags_of
from combinat.publish.table import Cell, NoFigure, Page, Table
from combinat.studies.counts.depths import APPROXIMATION
from combinat.studies.counts.exact import ExactDepth
from combinat.studies.counts.money import PRECISION, Betting, ShoeValue
from combinat.studies.counts.ramp import Ramp
from combinat.studies.counts.study import CountStudy
from combinat.studies.counts.trigger import IN_WORDS, Trigger

BELOW = NoFigure("below 1e-15")
NONE = NoFigure("none")
NO_BET = NoFigure("no bet")
TOO_RARE = NoFigure("too rare")
BY_DEPTH = "By depth"

TERMS = (
    "Edges and gains are the bettor's, per unit placed; frequency is the share of coups bet on.",
    "Desirability is the mean gain of a coup, bet on or not, over its standard deviation; for 100 "
    "coups, taken as independent, it is ten times that.",
    "The Kelly share is the part of the bankroll that, put on every bet alike, lets its logarithm "
    "grow the most; growth is the mean of what the logarithm gains.",
    "The betting correlation is that of tags and effects of removal, weighed by cards; the linear "
    "critical count is where the straight line through them reaches the break-even point.",
)


def count_page(
    study: CountStudy,
    exact: Sequence[ExactDepth] = (),
    ramp: Ramp | None = None,
    *,
    every: int,
) -> Page:
    """Return the value of a count over a shoe, of triggers beside it, and every so many cards."""
    tables = [_shoe_table(study)]
    if ramp is not None:
        tables.append(ramp_table(ramp, _keys(study, "Bet ramp")))
    if nearby := study.nearby():
        tables.append(_triggers_table(study, nearby))
    tables.append(_depths_table(study, range(0, len(study.begun), every)))
    if exact:
        tables.append(_exact_table(study, exact))
    title = f"{study.game.title}: the value of a count of {study.wager.title}"
    return Page(title, tables, list(_notes(study)), main=BY_DEPTH)


def _shoe_table(study: CountStudy) -> Table:
    best = _figures(study.best_value)
    chosen = _figures(study.value)
    rows: list[tuple[Cell, ...]]
    if study.trigger is None:
        headers: tuple[str, ...] = ("Over a shoe", "Best use")
        rows = list(best.items())
    else:
        headers = ("Over a shoe", f"Bet at {number(study.trigger.at)}", "Best use")
        rows = [(name, figure, best[name]) for name, figure in chosen.items()]
    return Table(
        caption=f"Tags {tags_words(study)}",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers[1:]),
        keys=_keys(study, "Over a shoe"),
    )


def _figures(value: ShoeValue) -> dict[str, str]:
    """Return the figures of a way of betting, each under its name."""
    return {
        "Coups": significant(value.coups),
        "Bets": significant(value.bets),
        "Frequency %": percent(Fraction(value.frequency)),
        "Edge %": edge_cell(value.edge, value.bets),
        "Gain per shoe": gain_cell(value.gain),
        "Gain per 100 coups": gain_cell(value.gain_per_100_coups),
        "Standard deviation of a coup": significant(value.deviation),
        "Desirability of a coup": gain_cell(value.desirability),
        "Desirability of 100 coups": gain_cell(value.desirability_of_many),
        "Kelly share %": percent(Fraction(value.kelly)),
        "Growth per shoe at that share": gain_cell(value.growth),
    }


def _triggers_table(study: CountStudy, nearby: dict[Trigger, ShoeValue]) -> Table:
    headers = ("Trigger", "Frequency %", "Edge %", "Gain per shoe", "Desirability of 100 coups")
    rows = [
        (
            number(trigger.at),
            percent(Fraction(value.frequency)),
            edge_cell(value.edge, value.bets),
            gain_cell(value.gain),
            gain_cell(value.desirability_of_many),
        )
        for trigger, value in nearby.items()
    ]
    return Table(
        caption="Other triggers, over a shoe",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers),
        keys=_keys(study, "Other triggers"),
    )


def _depths_table(study: CountStudy, depths: Iterable[int]) -> Table:
    headers = ["Cards seen", "Frequency %", "Edge %", "Gain per coup"]
    if study.trigger is not None:
        best = ("Best frequency %", "Best edge %", "Best gain per coup")
        headers = ["Cards seen", "Bet from count", *headers[1:], *best]
    rows: list[tuple[Cell, ...]] = []
    for seen in depths:
        least = least_count(study, seen)
        if least is None:
            rows.append((seen, *_at_depth(study.best, seen)))
        else:
            both = (*_at_depth(study.chosen, seen), *_at_depth(study.best, seen))
            rows.append((seen, least, *both))
    return Table(
        caption="By cards seen when a coup begins, each depth exact",
        headers=tuple(headers),
        rows=tuple(rows),
        right=frozenset(headers),
        keys=_keys(study, BY_DEPTH),
    )


def _at_depth(betting: Betting, seen: int) -> tuple[str, str, str]:
    """Return frequency, edge and gain of a way of betting at one depth."""
    frequency = float(betting.frequency[seen])
    return (
        percent(Fraction(frequency)),
        edge_cell(betting.edge(seen), frequency),
        gain_cell(float(betting.gain[seen])),
    )


def _exact_table(study: CountStudy, exact: Sequence[ExactDepth]) -> Table:
    headers = ("Cards seen", "Frequency %", "Edge %", "Gain per coup")
    rows: list[tuple[Cell, ...]] = []
    for depth in exact:
        chance, gain = bets_of(study, depth)
        edge = percent(gain / chance, EXACT_DIGITS) if chance else NO_BET
        rows.append(
            (depth.seen, percent(chance, EXACT_DIGITS), edge, decimal(gain, EXACT_DIGITS + 2))
        )
    return Table(
        caption="In whole numbers, rounded once",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers),
        notes=("As JSON these are fractions.",),
        keys=_keys(study, "In whole numbers"),
    )


def _keys(study: CountStudy, table: str) -> dict[str, Cell]:
    return {"Table": table, "Wager": study.wager.id, "Reading": study.game.reading}


def _notes(study: CountStudy) -> Iterable[str]:
    """Yield what the figures stand on, the count first, then the shoe, then the words used."""
    if study.trigger is None:
        yield "No trigger is given: a bet is made wherever the conditional value repays its cost."
    else:
        rule = IN_WORDS[study.trigger.divide]
        yield f"A bet is made at a count of {number(study.trigger.at)} or more: {rule}."
    if study.pivot:
        yield f"The tags of a deck add to {study.pivot}: an unbalanced count, which starts at 0."
    needed, alike = critical(study), correlation(study)
    yield (
        f"Betting correlation {alike or NONE}; linear critical true count {needed or NONE}"
        f"{', above the mean count of the depth' if study.pivot and needed else ''}."
    )
    if study.required is not None:
        yield required_words(study)
    yield f"Shoe: {study.rule.words()}."
    yield APPROXIMATION
    yield PRECISION_NOTE
    yield from TERMS
    yield from study.game.flags
    yield from flags_of([study.wager])


def tags_words(study: CountStudy) -> str:
    """Name the tags, ace first, and what suits add to them."""
    ranks = "A to 9, T" if study.tags.partition.ranks is None else "A to K"
    words = f"{ranks}: {' '.join(map(str, printed_tags(study)))}"
    by_suit = study.tags.of_suit
    if not any(by_suit):
        return words
    added = (f"{suit} {tag:+}" for suit, tag in zip(SUITS, by_suit, strict=True))
    return f"{words}; by suit {' '.join(added)}"


def edge_cell(edge: float | None, frequency: float) -> str:
    """Write an edge for a table, saying why there is none."""
    if edge is None:
        return TOO_RARE if frequency else NO_BET
    return percent(Fraction(edge))


def gain_cell(amount: float | None) -> str:
    """Write a gain for a table, saying where it cannot be told from none."""
    if amount is None:
        return NONE
    return significant(amount) if abs(amount) >= PRECISION or not amount else BELOW
