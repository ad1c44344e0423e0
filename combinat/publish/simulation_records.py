"""What simulated shoes came to, as JSON: figures as strings, means with standard errors."""

from __future__ import annotations

from combinat.publish.numerals import fraction, percent, plain
from combinat.publish.records import Record, basis_record
from combinat.publish.simulation_pages import (
    COUP_PLACES,
    PERCENT_PLACES,
    SHOE_PLACES,
    apart,
    rounded,
    tags_of,
)
from combinat.rules.wager import Wager
from combinat.studies.simulation.found import ResultFound, Simulated, WagerFound
from combinat.studies.simulation.shoe_sums import Estimate
from combinat.studies.simulation.task import Count


def simulation_record(found: Simulated, left_out: dict[Wager, str]) -> Record:
    """Return what `combinat simulate` prints: every figure a string, with its standard error."""
    task, rule = found.task, found.task.rule
    wagers: list[Record] = [_wager_record(one, task.count) for one in found.wagers]
    wagers += [{"id": w.id, "title": w.title, "unpriced": why} for w, why in left_out.items()]
    return {
        **basis_record(task.game),
        "shoes": task.shoes,
        "seed": str(task.seed),
        "shoe": {"decks": rule.decks, "cards": rule.cards, "rule": rule.words()},
        "assumed": list(rule.assumed),
        "meter": None if task.meter is None else fraction(task.meter),
        "coups": found.coups,
        **_pair("coups_per_shoe", found.coups_per_shoe, SHOE_PLACES),
        "first_coups": task.first_coups,
        "results": [_result_record(one) for one in found.results],
        "wagers": wagers,
    }


def _result_record(one: ResultFound) -> Record:
    return {
        "id": one.id,
        "coups": one.seen,
        **_percent_pair("share", one.share),
        "chance": fraction(one.chance),
        "chance_percent": percent(one.chance),
        "standard_errors_apart": apart(one.share, one.chance) or None,
    }


def _wager_record(one: WagerFound, count: Count | None) -> Record:
    record: Record = {
        "id": one.wager.id,
        "title": one.wager.title,
        "pay_table": one.wager.pay_table,
        "requires": list(one.wager.requires),
        "full_shoe_value": fraction(one.full_value),
        "full_shoe_value_percent": percent(one.full_value),
        **_percent_pair("first_coups_value", one.first_value),
        "standard_errors_apart": apart(one.first_value, one.full_value) or None,
        **_percent_pair("mean_value", one.mean_value),
        **_percent_pair("probability_positive", one.favourable),
        **_percent_pair("mean_edge_when_positive", one.favourable_edge),
        **_pair("gain_per_coup", one.gain_per_coup, COUP_PLACES),
        **_pair("gain_per_shoe", one.gain_per_shoe, SHOE_PLACES),
    }
    if count is not None:
        record["count"] = {
            "tags": list(tags_of(count).values()),
            "trigger": plain(count.trigger),
            **_percent_pair("frequency", one.bets),
            **_percent_pair("edge", one.bet_edge),
            **_pair("gain_per_coup", one.bet_gain_per_coup, COUP_PLACES),
            **_pair("gain_per_shoe", one.bet_gain_per_shoe, SHOE_PLACES),
        }
    return record


def _percent_pair(name: str, share: Estimate | None) -> Record:
    value, error = rounded(share, PERCENT_PLACES, 100)
    return {f"{name}_percent": value or None, f"{name}_percent_standard_error": error or None}


def _pair(name: str, estimate: Estimate, places: int) -> Record:
    value, error = rounded(estimate, places)
    return {name: value, f"{name}_standard_error": error}
