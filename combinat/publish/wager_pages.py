"""The catalogue of wagers as pages and records, and the page of a progressive."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from combinat.evaluation import Evaluation, evaluate
from combinat.publish.numerals import decimal, fraction, percent, plain
from combinat.publish.pay_tables import (
    NEEDS_A_METER,
    basis_of_shoe,
    favourable,
    flags_of,
    shoe_notes,
)
from combinat.publish.records import basis_record, shoe_record
from combinat.publish.table import Cell, Page, Table
from combinat.rules import load
from combinat.rules.game import Game, catalogue_wagers, game
from combinat.rules.schema import CatalogueWager
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.progressive import Progressive
from combinat.studies.witness import LineWitness, witnesses

Priced = dict[str, list[Evaluation]]
"""The evaluations of each pay table of a wager, one for each number of decks."""


def catalogue() -> list[CatalogueWager]:
    """Return every wager of the catalogue."""
    found = [load.catalogue_wager(name) for name in load.catalogue_ids()]
    return [wager for wager in found if wager is not None]


def catalogue_page(wagers: Sequence[CatalogueWager]) -> Page:
    """Return one row a wager of the catalogue."""
    rows = [
        (
            wager.id,
            wager.title,
            ", ".join(wager.aliases),
            ", ".join(table.id for table in wager.pay_tables),
            wager.rule,
        )
        for wager in wagers
    ]
    headers = ("Wager", "Title", "Also called", "Pay tables (the first is the default)", "Rule")
    return Page("Catalogue of wagers", [Table("", headers, tuple(rows))])


def catalogue_record(wagers: Sequence[CatalogueWager]) -> dict[str, Any]:
    """Return what `combinat wagers` prints as JSON."""
    return {"wagers": [_wager_record(wager) for wager in wagers]}


def _wager_record(wager: CatalogueWager) -> dict[str, Any]:
    return {
        "id": wager.id,
        "title": wager.title,
        "aliases": list(wager.aliases),
        "rule": wager.rule,
        "source": wager.source.model_dump(exclude_none=True),
        "pay_tables": [
            {
                "id": table.id,
                "source": table.source.model_dump(exclude_none=True),
                "pays": table.pays,
            }
            for table in wager.pay_tables
        ],
    }


def priced(wager: CatalogueWager) -> Priced:
    """Price every pay table of a wager in the standard game, by each of its deck numbers."""
    house = game(load.STANDARD)
    return {
        table.id: [
            evaluate(house, Shoe.of_decks(decks), catalogue_wagers(wager.id, table.id))
            for decks in house.deck_numbers
        ]
        for table in wager.pay_tables
    }


def shown_lines(wager: CatalogueWager) -> list[tuple[Wager, LineWitness]]:
    """Return a witness for every line that a pay table pays, in the order in which it is tried.

    A line that several pay tables have is shown as one of the longest of them takes it.
    """
    house = game(load.STANDARD)
    found: dict[tuple[str, str], tuple[Wager, LineWitness]] = {}
    priced = [one for table in wager.pay_tables for one in catalogue_wagers(wager.id, table.id)]
    for one in sorted(priced, key=lambda one: -len(one.lines)):
        for line in witnesses(house.tableau, one):
            found.setdefault((one.id, line.line), (one, line))
    ids = list(dict.fromkeys(one.id for one in priced))
    order = [line.id for line in wager.lines]
    return sorted(
        found.values(), key=lambda shown: (ids.index(shown[0].id), order.index(shown[1].line))
    )


def wager_explained(wager: CatalogueWager) -> Page:
    """Return a wager explained: rule, lines with a coup for each, pay tables, edges, sources."""
    prices, lines = priced(wager), shown_lines(wager)
    tables = [_lines_table(lines), _pays_table(wager), _edges_table(prices)]
    notes = [wager.rule]
    if wager.aliases:
        notes.append(f"Also called: {', '.join(wager.aliases)}.")
    notes.append(f"Source: {_source_words(wager.source)}.")
    notes += [f"Pay table {table.id}: {_source_words(table.source)}." for table in wager.pay_tables]
    for name, evaluations in prices.items():
        notes += [f"By {name}: {note}" for note in favourable(evaluations)]
    return Page(wager.title, tables, notes)


def explained_record(wager: CatalogueWager) -> dict[str, Any]:
    """Return a wager explained, as JSON."""
    return {
        **_wager_record(wager),
        "lines": [
            {
                "wager": one.id,
                "line": line.line,
                "event": next(li.event for li in one.lines if li.id == line.line),
                "when": next(li.when for li in one.lines if li.id == line.line),
                "draw_paths": line.draw_paths,
                "witness": None if line.witness is None else str(line.witness),
            }
            for one, line in shown_lines(wager)
        ],
        "edges": [
            {
                "pay_table": name,
                "wager": settled.wager.id,
                "decks": evaluation.shoe.decks,
                "house_edge": None if settled.house_edge is None else fraction(settled.house_edge),
                "house_edge_percent": (
                    None if settled.house_edge is None else percent(settled.house_edge)
                ),
            }
            for name, evaluations in priced(wager).items()
            for evaluation in evaluations
            for settled in evaluation.settlements
        ],
    }


def _source_words(source: Any) -> str:
    found = source.document or source.address
    return f"{source.title}, {source.where}" + (f" ({found})" if found else "")


def _lines_table(lines: Sequence[tuple[Wager, LineWitness]]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for wager, line in lines:
        of = next(one for one in wager.lines if one.id == line.line)
        shown = "none found" if line.witness is None else str(line.witness)
        rows.append((of.event, of.when, shown, line.draw_paths))
    return Table(
        caption="Lines, tried in this order, with a coup that each pays",
        headers=("Event", "Condition", "Such a coup", "Draw paths"),
        rows=tuple(rows),
        right=frozenset({"Draw paths"}),
    )


def _pays_table(wager: CatalogueWager) -> Table:
    names = [table.id for table in wager.pay_tables]
    rows: list[tuple[Cell, ...]] = []
    paid = [line for line in wager.lines if any(line.id in t.pays for t in wager.pay_tables)]
    for line in paid:
        pays = [table.pays.get(line.id, "–") for table in wager.pay_tables]
        shown = [", ".join(pay) if isinstance(pay, list) else pay for pay in pays]
        rows.append((line.event, *shown))
    return Table(caption="Pay tables", headers=("Event", *names), rows=tuple(rows))


def _edges_table(prices: Priced) -> Table:
    first = next(iter(prices.values()))
    shoes = [basis_of_shoe(evaluation.shoe) for evaluation in first]
    rows: list[tuple[Cell, ...]] = []
    for name, evaluations in prices.items():
        for place, settled in enumerate(evaluations[0].settlements):
            edges = [evaluation.settlements[place].house_edge for evaluation in evaluations]
            shown = [NEEDS_A_METER if edge is None else percent(edge) for edge in edges]
            rows.append((name, settled.wager.title, *shown))
    headers = ("Pay table", "Wager", *(f"House edge %, {shoe}" for shoe in shoes))
    return Table(
        caption="House edge per unit placed, in the standard game",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers[2:]),
    )


def progressive_page(house: Game, shoe: Shoe, found: Progressive) -> Page:
    """Return the figures of a progressive wager."""
    settled = found.settlement
    edge, long_run = found.expected_value, found.long_run_house_edge
    figures = [
        ("Fixed return to player", f"{percent(settled.fixed_return)} %", settled.fixed_return),
        ("Chance of the jackpot, one coup", f"{percent(found.chance, 10)} %", found.chance),
        ("Coups between hits", _rounded(found.coups_between_hits), found.coups_between_hits),
        ("Hit frequency, any line", f"{percent(settled.hit_frequency)} %", settled.hit_frequency),
        ("Break-even meter", _rounded(found.break_even_meter), found.break_even_meter),
        ("Expected value at the meter", _share(edge), edge),
        ("Mean meter at a hit", _rounded(found.mean_meter_at_hit), found.mean_meter_at_hit),
        ("House edge in the long run", _share(long_run), long_run),
    ]
    rows = [
        (name, shown, fraction(exact))
        for name, shown, exact in figures
        if shown is not None and exact is not None
    ]
    table = Table(
        caption=f"{settled.wager.title}: {basis_of_shoe(shoe)}, reading {house.reading}, "
        f"seats betting {found.seats}",
        headers=("Figure", "Value", "Exact"),
        rows=tuple(rows),
        right=frozenset({"Value"}),
    )
    given = {"Meter": found.meter, "Seed": found.seed, "Contribution": found.contribution}
    notes = [f"{name}: {plain(amount)}." for name, amount in given.items() if amount is not None]
    notes += [
        "Amounts are in stakes; a jackpot is paid for the stake, which is not returned.",
        "All seats bet on one coup: a jackpot is hit by all of them together and shared equally.",
        f"Source: {settled.wager.source}.",
        *shoe_notes(shoe),
        *house.flags,
        *flags_of([settled.wager]),
    ]
    return Page(f"{settled.wager.title}: {house.title}", [table], notes)


def _share(share: Fraction | None) -> str | None:
    return None if share is None else f"{percent(share)} %"


def _rounded(number: Any) -> str | None:
    return None if number is None else decimal(number, 2)


def progressive_record(house: Game, shoe: Shoe, found: Progressive) -> dict[str, Any]:
    """Return the figures of a progressive wager, as JSON."""
    settled = found.settlement
    exact = {
        "fixed_return": settled.fixed_return,
        "jackpot_probability": found.chance,
        "coups_between_hits": found.coups_between_hits,
        "hit_frequency": settled.hit_frequency,
        "expected_value": found.expected_value,
        "mean_meter_at_hit": found.mean_meter_at_hit,
        "long_run_house_edge": found.long_run_house_edge,
        "meter": found.meter,
        "seed": found.seed,
        "contribution": found.contribution,
    }
    return {
        **basis_record(house),
        "shoe": shoe_record(shoe),
        "wager": settled.wager.id,
        "seats": found.seats,
        "break_even_meter": _rounded(found.break_even_meter),
        "break_even_meter_exact": (
            None if found.break_even_meter is None else fraction(found.break_even_meter)
        ),
        **{name: None if value is None else fraction(value) for name, value in exact.items()},
    }
