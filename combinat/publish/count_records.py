"""The value of a count as JSON, and how its figures are written: floats by ten digits."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor, log10

from combinat.publish.numerals import decimal, fraction, percent, square_root
from combinat.publish.records import Record, basis_record
from combinat.studies.counts.depths import APPROXIMATION
from combinat.studies.counts.exact import ExactDepth
from combinat.studies.counts.money import PRECISION, ShoeValue, exact_bets
from combinat.studies.counts.study import CountStudy

DIGITS = 10
SAFE_DECIMALS = 15
EXACT_DIGITS = 20

PRECISION_NOTE = (
    "Depths are computed in floats with an absolute error of about 1e-16: a gain below 1e-15 is "
    "not told from none, and no edge is given where bets are rarer than one in 100,000,000. "
    "--exact recomputes a depth in whole numbers."
)


def count_record(study: CountStudy, exact: Sequence[ExactDepth] = ()) -> Record:
    """Return what `combinat count` prints: figures as strings, null where no bet is made."""
    trigger = study.trigger
    return {
        **basis_record(study.game),
        "wager": study.wager.id,
        "title": study.wager.title,
        "pay_table": study.wager.pay_table,
        **tags_record(study),
        "tags_of_a_deck_add_to": study.pivot,
        "trigger": None if trigger is None else number(trigger.at),
        "divide": None if trigger is None else trigger.divide,
        "expected_value": fraction(study.expected_value),
        "required": _required_record(study),
        "betting_correlation": correlation(study),
        "critical_true_count": critical(study),
        "depths": [_depth_record(study, seen) for seen in range(len(study.begun))],
        "shoe": {
            **_shoe_record(study.value),
            "rule": study.rule.words(),
            "approximation": APPROXIMATION,
        },
        "best_use": _shoe_record(study.best_value),
        "other_triggers": [
            {"trigger": number(other.at), **_shoe_record(value)}
            for other, value in study.nearby().items()
        ],
        "exact": [_exact_record(study, depth) for depth in exact],
        "precision": PRECISION_NOTE,
        "wager_flags": list(study.wager.flags),
    }


def _depth_record(study: CountStudy, seen: int) -> Record:
    chosen, best = study.chosen, study.best
    return {
        "seen": seen,
        "coups_begun": significant(float(study.begun[seen])),
        "bet_from_count": least_count(study, seen),
        "frequency_percent": share(float(chosen.frequency[seen])),
        "edge_percent": share(chosen.edge(seen)),
        "gain_per_coup": significant(float(chosen.gain[seen])),
        "gain_below_precision": 0 < abs(float(chosen.gain[seen])) < PRECISION,
        "best_frequency_percent": share(float(best.frequency[seen])),
        "best_gain_per_coup": significant(float(best.gain[seen])),
    }


def _shoe_record(value: ShoeValue) -> Record:
    return {
        "coups": significant(value.coups),
        "bets": significant(value.bets),
        "frequency_percent": share(value.frequency),
        "edge_percent": share(value.edge),
        "gain_per_shoe": significant(value.gain),
        "gain_per_100_coups": significant(value.gain_per_100_coups),
        "standard_deviation_per_coup": significant(value.deviation),
        "desirability_per_coup": _significant(value.desirability),
        "desirability_per_100_coups": _significant(value.desirability_of_many),
        "kelly_percent": share(value.kelly),
        "kelly_growth_per_shoe": significant(value.growth),
    }


def _required_record(study: CountStudy) -> Record | None:
    required = study.required
    if required is None:
        return None
    return {
        "wager": required.wager.id,
        "stake": number(required.stake),
        "house_edge": fraction(required.house_edge),
        "cost_per_unit": fraction(required.cost),
        "cost_per_shoe": significant(float(required.cost) * study.value.bets),
        "says": required_words(study),
    }


def _exact_record(study: CountStudy, depth: ExactDepth) -> Record:
    chance, gain = bets_of(study, depth)
    return {
        "seen": depth.seen,
        "frequency": fraction(chance),
        "gain_per_coup": fraction(gain),
        "frequency_percent": percent(chance, EXACT_DIGITS),
        "edge_percent": percent(gain / chance, EXACT_DIGITS) if chance else None,
    }


def bets_of(study: CountStudy, depth: ExactDepth) -> tuple[Fraction, Fraction]:
    """Return the chance of a bet and the mean gain at a depth in whole numbers."""
    return exact_bets(depth, least_count(study, depth.seen), study.cost)


def required_words(study: CountStudy) -> str:
    """Say what the house requires beside the wager, and what of it is charged."""
    required = study.required
    assert required is not None
    title = required.wager.title
    if not required.stake:
        return f"The house requires another bet; what that costs is left out ({title} is cheapest)."
    return (
        f"The house requires another bet: {number(required.stake)} on {title}, the cheapest, is "
        f"charged for each unit bet, at the {percent(required.house_edge)} % of a full "
        "shoe; edges and gains are after that, and its spread is left out."
    )


def printed_tags(study: CountStudy) -> list[int]:
    """Return the tags in the order in which they are written: ace first, tens last."""
    first, *others = study.tags.of_class
    by_value = study.tags.partition.ranks is None
    return [*others, first] if by_value else [first, *others]


def tags_record(study: CountStudy) -> Record:
    """Return the tags, and what each suit adds to them where suits do."""
    by_suit = study.tags.of_suit
    return {"tags": printed_tags(study)} | ({"suit_tags": list(by_suit)} if any(by_suit) else {})


def correlation(study: CountStudy) -> str | None:
    """Return the betting correlation; None where there is none."""
    squared = study.linear.correlation_squared
    if squared is None:
        return None
    return f"{'-' if study.linear.sign < 0 else ''}{square_root(squared, 6)}"


def critical(study: CountStudy) -> str | None:
    """Return the linear critical true count; None where there is none."""
    found = study.linear.critical
    return None if found is None else decimal(found, 6)


def least_count(study: CountStudy, seen: int) -> int | None:
    """Return the lowest running count that is bet on after so many cards; None at best use."""
    return study.trigger.least_count(study.rule.cards - seen) if study.trigger else None


def number(exact: Fraction) -> str:
    """Write a number that has few decimals without more of them than it has."""
    return decimal(exact, 6).rstrip("0").rstrip(".")


def significant(amount: float) -> str:
    """Write a float with ten significant digits, fewer where its error would reach them."""
    if abs(amount) < PRECISION:
        return "0"
    digits = floor(log10(abs(amount))) + SAFE_DECIMALS
    return f"{amount:.{min(max(digits, 1), DIGITS)}g}"


def _significant(amount: float | None) -> str | None:
    return None if amount is None else significant(amount)


def share(amount: float | None) -> str | None:
    """Write a share as a percentage; None where there is none."""
    return None if amount is None else percent(Fraction(amount))
