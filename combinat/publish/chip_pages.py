"""What chips do to an edge as a page and as JSON: a row a stake, what is owed and what is paid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from combinat.evaluation import Evaluation
from combinat.publish.numerals import decimal, fraction, percent, sum_of_money
from combinat.publish.pay_tables import basis_words, flags_of, keys_of, shoe_notes
from combinat.publish.records import Record, basis_record, shoe_record
from combinat.publish.table import Cell, Page, Table
from combinat.studies.chips import CEIL, DOWN, EVEN, FLOOR, AtStake, Chips, Rounding

PLACES = 6
SHARE_HEADERS = ("House edge %", "Rounding gives %", "Rounding gives per coup")
TERMS = (
    "What is rounded is what the bettor is paid, commission taken: a commission that is rounded "
    "up is a win that is rounded down.",
    "The house edge is per unit placed. Rounding gives the bettor so much of each unit placed, and "
    "so much money a coup; where it is negative it takes.",
)


def chips_page(evaluation: Evaluation, found: Sequence[Chips]) -> Page:
    """Return each wager under each rounding, a row a stake."""
    shoe = evaluation.shoe
    wagers = dict.fromkeys(one.settlement.wager for one in found)
    chip = sum_of_money(found[0].rounding.chip)
    notes = [
        *_fair(found),
        *(note for one in found for note in _most(one)),
        *_part_chips(found),
        *TERMS,
        *shoe_notes(shoe),
        *evaluation.game.flags,
        *flags_of(wagers),
    ]
    title = f"{evaluation.game.title}: paid in chips of {chip}"
    return Page(title, [_table(evaluation, one) for one in found], notes)


def _table(evaluation: Evaluation, one: Chips) -> Table:
    wager, rounding = one.settlement.wager, one.rounding
    places = _rounded_places(one)
    events = [one.settlement.lines[place].event for place in places]
    line_headers = [f"{event}: {what}" for event in events for what in ("owed", "paid")]
    headers = ("Stake", *line_headers, *SHARE_HEADERS)
    edge = one.settlement.house_edge
    assert edge is not None
    return Table(
        caption=f"{wager.title}: {rounding_words(rounding)}, {basis_words(evaluation)}",
        headers=headers,
        rows=tuple(_row(at, places) for at in one.at),
        right=frozenset(headers),
        notes=(f"Paid to the penny the house edge is {percent(edge)} % at every stake.",),
        keys=keys_of(evaluation, "Chips", wager)
        | {"Chip": sum_of_money(rounding.chip), "Rounding": rounding_words(rounding)},
    )


def _row(at: AtStake, places: Sequence[int]) -> tuple[Cell, ...]:
    sums = [sum_of_money(sum_) for p in places for sum_ in (at.lines[p].owed, at.lines[p].paid)]
    return (
        sum_of_money(at.stake),
        *sums,
        percent(at.house_edge),
        percent(at.gained),
        decimal(at.paid - at.owed, PLACES),
    )


def _rounded_places(one: Chips) -> list[int]:
    """Return the places of the lines that pay no whole number to one, or are rounded here."""
    return [
        place
        for place, line in enumerate(one.settlement.lines)
        if (line.net is not None and line.net.denominator != 1)
        or any(at.lines[place].paid != at.lines[place].owed for at in one.at)
    ]


def rounding_words(rounding: Rounding) -> str:
    """Say how wins are rounded, and in whose favour."""
    if rounding.way == FLOOR:
        return "rounded down, in favour of the house"
    if rounding.way == CEIL:
        return "rounded up, in favour of the bettor"
    if rounding.half == EVEN:
        return "rounded to the nearest chip, a half to the even number"
    favoured = "down, to the house" if rounding.half == DOWN else "up, to the bettor"
    return f"rounded to the nearest chip, a half {favoured}"


def _fair(found: Sequence[Chips]) -> Iterable[str]:
    for one in {one.settlement.wager: one for one in found}.values():
        fair, least = one.fair_stake, min(at.stake for at in one.at)
        there = one.fair_from(least)
        from_least = (
            ""
            if there == fair
            else f"; from a stake of {sum_of_money(least)} on {sum_of_money(there)}"
        )
        yield (
            f"{one.settlement.wager.title}: the smallest fair stake, at which nothing is rounded, "
            f"is {sum_of_money(fair)}{from_least}. Its multiples are fair too, and no other stake "
            "of whole chips."
        )


def _most(one: Chips) -> Iterable[str]:
    """Say at which of the stakes the bettor gains and loses the most."""
    name = f"{one.settlement.wager.title}, {rounding_words(one.rounding)}"
    if one.best is None and one.worst is None:
        yield f"{name}: nothing is rounded at these stakes."
    for at, verb in ((one.worst, "takes"), (one.best, "gives")):
        if at is not None:
            yield (
                f"{name}: rounding {verb} the most at {sum_of_money(at.stake)}, "
                f"{percent(abs(at.gained))} % of the stake."
            )
    favourable = [sum_of_money(at.stake) for at in one.at if at.house_edge < 0]
    if favourable:
        yield f"{name}: the bettor has the edge at {', '.join(favourable)}."


def _part_chips(found: Sequence[Chips]) -> Iterable[str]:
    chip = found[0].rounding.chip
    broken = [at.stake for at in found[0].at if (at.stake / chip).denominator != 1]
    if broken:
        named = ", ".join(map(sum_of_money, broken))
        yield f"No whole number of chips, so that an even-money win is rounded too: {named}."


def chips_record(evaluation: Evaluation, found: Sequence[Chips]) -> Record:
    """Return what `combinat chips` prints: every sum and every edge as an exact fraction."""
    return {
        **basis_record(evaluation.game),
        "shoe": shoe_record(evaluation.shoe),
        "wagers": [_wager_record(one) for one in found],
    }


def _wager_record(one: Chips) -> Record:
    wager, rounding, edge = one.settlement.wager, one.rounding, one.settlement.house_edge
    assert edge is not None
    return {
        "id": wager.id,
        "title": wager.title,
        "pay_table": wager.pay_table,
        "flags": list(wager.flags),
        "chip": fraction(rounding.chip),
        "round": rounding.way,
        "rounding": rounding_words(rounding),
        "house_edge": fraction(edge),
        "house_edge_percent": percent(edge),
        "fair_stake": fraction(one.fair_stake),
        "fair_stake_from_the_least": fraction(one.fair_from(min(at.stake for at in one.at))),
        "bettor_gains_most_at": None if one.best is None else fraction(one.best.stake),
        "bettor_loses_most_at": None if one.worst is None else fraction(one.worst.stake),
        "stakes": [_stake_record(at) for at in one.at],
    }


def _stake_record(at: AtStake) -> Record:
    return {
        "stake": fraction(at.stake),
        "lines": [
            {"id": one.line.id, "owed": fraction(one.owed), "paid": fraction(one.paid)}
            for one in at.lines
        ],
        "house_edge": fraction(at.house_edge),
        "house_edge_percent": percent(at.house_edge),
        "rounding_gives": fraction(at.gained),
        "rounding_gives_percent": percent(at.gained),
        "rounding_gives_per_coup": fraction(at.paid - at.owed),
        "nothing_rounded": at.exact,
    }
