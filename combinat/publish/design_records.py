"""Pay tables that hit a target as JSON: every figure that is exact as a fraction."""

from __future__ import annotations

from fractions import Fraction

import sympy

from combinat.edge import SettledLine, Settlement
from combinat.publish.count_records import significant
from combinat.publish.design_pages import Designed, line_kind, unreached
from combinat.publish.numerals import fraction, percent, square_root
from combinat.publish.records import Record, basis_record, shoe_record
from combinat.publish.tag_pages import in_print
from combinat.rules.pay import net_to_one
from combinat.studies.break_even import break_even_pay
from combinat.studies.counter_gain import CounterGain
from combinat.studies.design import Design
from combinat.studies.design_terms import Terms


def design_record(made: Designed) -> Record:
    """Return what `combinat design` prints."""
    return {
        **basis_record(made.game),
        "shoe": shoe_record(made.shoe),
        "terms": _terms_record(made.terms),
        "counter_limit": None if made.guard is None else fraction(made.guard.limit),
        "counted_shoe": None if made.guard is None else made.guard.rule.words(),
        "wagers": [_wager_record(made, place) for place in range(len(made.designs))],
    }


def _terms_record(terms: Terms) -> Record:
    return {
        "edge": [fraction(terms.low), fraction(terms.high)],
        "edge_percent": [percent(terms.low), percent(terms.high)],
        "step": fraction(terms.step),
        "least": _fraction(terms.least),
        "top": _fraction(terms.top),
        "deviation": _fraction(terms.deviation),
        "monotone": terms.monotone,
        "fixed": dict(terms.fixed),
    }


def _wager_record(made: Designed, place: int) -> Record:
    one, gains = made.designs[place], made.gains(place)
    formulas = [
        {
            "line": line_id,
            "pay": _fraction(break_even_pay(settled, line_id)),
            "formula": None if formula is None else str(formula).replace("**", "^"),
            "latex": None if formula is None else str(sympy.latex(formula)),
        }
        for settled, line_id, formula in made.formulas
        if settled.wager.id == one.wager.id
    ]
    return {
        "id": one.wager.id,
        "title": one.wager.title,
        "pay_table": one.wager.pay_table,
        "flags": list(one.wager.flags),
        "lines": [_line_record(one, line) for line in one.settlement.lines],
        "tables": str(one.count),
        "looked_at": made.guards[place].looked_at if made.guards else None,
        "least_counter_gain": significant(made.guards[place].least_gain) if made.guards else None,
        "found": [
            _table_record(one, settled, gains[number] if gains else None)
            for number, settled in enumerate(one.found)
        ],
        "nearest_below": None if one.below is None else _table_record(one, one.below, None),
        "nearest_above": None if one.above is None else _table_record(one, one.above, None),
        "as_it_is": _table_record(one, one.settlement, None),
        "finer_step": _fraction(one.finer),
        "note": None if one.count else unreached(one),
        "break_even": formulas,
    }


def _line_record(one: Design, line: SettledLine) -> Record:
    record: Record = {
        "id": line.id,
        "event": line.event,
        "pays": line.pays,
        "ways": str(line.ways),
        "probability": fraction(one.settlement.probability(line)),
    }
    if line.id in {own.id for own in one.wager.lines}:
        record["pay_is"] = line_kind(one, line.id)
        record["break_even_pay"] = _fraction(break_even_pay(one.settlement, line.id))
    return record


def _table_record(one: Design, settled: Settlement, gain: CounterGain | None) -> Record:
    edge, variance = settled.house_edge, settled.variance
    assert edge is not None
    assert variance is not None
    record: Record = {
        "pays": {line.id: line.pays for line in settled.wager.lines},
        "pays_to_one": {line.id: _fraction(net_to_one(line.pays)) for line in settled.wager.lines},
        "house_edge": fraction(edge),
        "house_edge_percent": percent(edge),
        "from_the_middle": fraction(abs(edge - one.terms.middle)),
        "variance": fraction(variance),
        "standard_deviation": square_root(variance, 6),
        "hit_frequency": fraction(settled.hit_frequency),
    }
    if gain is not None:
        record["counter_gain_per_100_coups"] = significant(gain.per_100_coups)
        record["counter_tags"] = in_print(gain.tags)
    return record


def _fraction(number: Fraction | None) -> str | None:
    return None if number is None else fraction(number)
