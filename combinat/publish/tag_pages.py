"""The best tags for a wager as a page and as JSON: what each gains and keeps of the ceiling."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from combinat.publish.certain_digits import certain
from combinat.publish.certain_digits import significant as exact_digits
from combinat.publish.count_records import PRECISION_NOTE, number, share, significant
from combinat.publish.numerals import grouped, percent, square_root
from combinat.publish.pay_tables import basis_of_shoe, flags_of
from combinat.publish.records import Record, basis_record
from combinat.publish.table import Cell, NoFigure, Page, Table
from combinat.studies.counts.depths import APPROXIMATION
from combinat.studies.counts.groups import Tags
from combinat.studies.counts.tag_search import Found, Question, Search

NO_BET = NoFigure("no bet")
NONE = NoFigure("none")
CEILING_DIGITS = 10
TERMS = (
    "The betting correlation is that of tags and effects of removal, weighed by cards. Gains are "
    "the bettor's in units, one placed at each bet.",
    "The trigger is the whole count from which on betting gains the most over a shoe; the best use "
    "bets wherever the running count makes the wager favourable at its depth.",
)


def search_page(search: Search) -> Page:
    """Return the best tags, the highest gain first, and what they are held against."""
    question = search.question
    kept = f"Kept of the ceiling at {question.unseen} %"
    headers = (
        _classes(question),
        "Correlation",
        "Add to",
        "Bet from",
        "Bet on %",
        "Gain per shoe",
        "Best use per shoe",
        f"Gain per coup at {question.unseen} unseen",
        *([kept] if search.ceiling else []),
    )
    rows = tuple(_row(one, with_share=bool(search.ceiling)) for one in search.found)
    table = Table(
        caption=f"{basis_of_shoe(question.shoe)}, reading {question.game.reading}",
        headers=headers,
        rows=rows,
        right=frozenset(headers[1:]),
        keys={"Wager": question.wager.id, "Reading": question.game.reading},
    )
    title = f"{question.game.title}: the best tags to count {question.wager.title}"
    return Page(title, [table], list(_notes(search)))


def _classes(question: Question) -> str:
    return "A to 9, T" if question.partition.ranks is None else "A to K"


def _row(one: Found, *, with_share: bool) -> tuple[Cell, ...]:
    gains = one.gains
    kept = [share(one.share) or NONE] if with_share else []
    return (
        " ".join(map(str, in_print(one.tags))),
        square_root(one.correlation_squared, 6),
        one.pivot,
        NO_BET if gains.trigger is None else gains.trigger,
        percent(Fraction(gains.frequency)),
        significant(gains.by_trigger),
        significant(gains.best_use),
        significant(gains.at_depth),
        *kept,
    )


def in_print(tags: Tags) -> list[int]:
    """Return tags in the order in which they are written: ace first, tens last."""
    first, *others = tags.of_class
    return [*others, first] if tags.partition.ranks is None else [first, *others]


def _notes(search: Search) -> Iterable[str]:
    question = search.question
    yield _looked_at(question)
    if search.ties_cut:
        yield (
            "So many tags tie in their correlation that some of them are left out, and with them "
            "what correlates less: fewer different correlations stand here than are asked for."
        )
    if question.pivot == 0:
        yield "The tags of a deck add to 0: the trigger is a true count, divided exactly."
    else:
        yield (
            "The tags of a deck add to what 'Add to' says; where that is not 0 the trigger is a "
            "running count that starts at 0 and is not divided."
        )
    if search.ceiling is not None:
        gain = certain(search.ceiling.gain, exact_digits, CEILING_DIGITS)
        yield (
            f"The ceiling is perfect play over every composition of {question.unseen} unseen "
            f"cards: {gain} units per coup. A count keeps of it what its best use gains there, "
            "nothing charged for another bet."
        )
    else:
        yield f"There is no ceiling to hold them against: {search.no_ceiling}."
    yield from TERMS
    if question.cost:
        yield (
            f"Gains over a shoe are after the {percent(question.cost)} % that the wager required "
            "by the house costs for each unit bet."
        )
    yield f"Shoe: {question.rule.words()}."
    yield APPROXIMATION
    yield PRECISION_NOTE
    yield from question.game.flags
    yield from flags_of([question.wager])


def _looked_at(question: Question) -> str:
    """Say which tags were looked at."""
    classes, level = len(question.partition), question.level
    most = "" if question.non_zero == classes else f", at most {question.non_zero} of them not 0"
    pivot = "" if question.pivot is None else f" whose tags of a deck add to {question.pivot}"
    order = "best use" if question.pivot is None else "gain per shoe"
    return (
        f"Of all {grouped((2 * level + 1) ** classes)} ways to give {classes} whole tags from "
        f"-{level} to {level}{most}, those{pivot} with the {question.best} highest betting "
        "correlations are taken, one of those that tell the same; they stand in the order of "
        f"their {order}."
    )


def search_record(search: Search) -> Record:
    """Return the best tags as JSON."""
    question, ceiling = search.question, search.ceiling
    return {
        **basis_record(question.game),
        "wager": question.wager.id,
        "title": question.wager.title,
        "pay_table": question.wager.pay_table,
        "level": question.level,
        "non_zero": question.non_zero,
        "pivot": question.pivot,
        "unseen": question.unseen,
        "ceiling_gain_per_coup": (
            None if ceiling is None else certain(ceiling.gain, exact_digits, CEILING_DIGITS)
        ),
        "no_ceiling": search.no_ceiling,
        "ties_cut": search.ties_cut,
        "found": [_found_record(one) for one in search.found],
        "rule": question.rule.words(),
        "approximation": APPROXIMATION,
        "precision": PRECISION_NOTE,
        "required_cost_per_unit": number(question.cost),
        "wager_flags": list(question.wager.flags),
    }


def _found_record(one: Found) -> Record:
    gains = one.gains
    return {
        "tags": in_print(one.tags),
        "betting_correlation": square_root(one.correlation_squared, 6),
        "tags_of_a_deck_add_to": one.pivot,
        "trigger": None if gains.trigger is None else str(gains.trigger),
        "divide": "running" if one.pivot else "exact",
        "frequency_percent": share(gains.frequency),
        "gain_per_shoe": significant(gains.by_trigger),
        "best_use_per_shoe": significant(gains.best_use),
        "gain_per_coup_unseen": significant(gains.at_depth),
        "kept_of_ceiling_percent": share(one.share),
    }
