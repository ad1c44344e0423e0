"""The sheet of a wager: what it is, what a reader may fill in, and a block for each deck number."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from combinat.evaluation import Evaluation
from combinat.publish.pay_tables import BASIS, basis_of_shoe, wager_page
from combinat.report.workbook.figures import Figures, write_figures
from combinat.report.workbook.grid import Grid
from combinat.report.workbook.pay_table import (
    LARGEST_WHOLE,
    MOST_COMPARED,
    Block,
    Inputs,
    write_pay_table,
)
from combinat.rules.wager import Wager

WIDTHS = (36, 20, 7, 7, 17, 17, 11, 12, 13, 15)
TEXT_OF_WAYS = WIDTHS[4]
COMMISSION = "Commission on wins"
METER = "Meter: the jackpot for one unit"
METER_NOTE = "Fill in what the jackpot pays for a stake of one; the stake is not returned."
COMMISSION_NOTE = "Taken from what a winning line wins."
SHARE_OF_ONE = {"validate": "decimal", "criteria": "between", "minimum": 0, "maximum": 1}
NO_LOSS = {"validate": "decimal", "criteria": ">=", "value": 0}
"""What the cells that a reader fills in take."""

WAYS_NOTE = (
    "Ways are ordered sequences of six cards and re-add exactly to all ways; as text they are "
    "whole, over their common divisor they are numbers that can be added."
)
ROUNDED_NOTE = (
    f"A spreadsheet keeps whole numbers above 2^53 = {LARGEST_WHOLE} rounded, to 15 digits "
    "or more; as text they are exact."
)
COMPARED_NOTE = (
    "Ways over their common divisor are so large here that the checks compare twelve digits."
)


def widths_for(evaluations: Sequence[Evaluation]) -> tuple[int, ...]:
    """Return the widths of the columns, in which the longest number of ways finds room."""
    longest = max(len(str(evaluation.total_ways)) for evaluation in evaluations) + 2
    return (*WIDTHS[:4], max(TEXT_OF_WAYS, longest), *WIDTHS[5:])


def write_wager(
    grid: Grid, evaluations: Sequence[Evaluation], wager: Wager, *, draft: bool
) -> list[Figures]:
    """Write the sheet of a wager, and return where its figures stand for each deck number."""
    house = evaluations[0].game
    shoes = ", ".join(basis_of_shoe(evaluation.shoe) for evaluation in evaluations)
    grid.head(wager.title, f"{house.title} · reading {house.reading} · {shoes}", draft=draft)
    grid.link(f"{grid.last}2", "'Summary'!A1", "Summary", "right")
    row = 4
    for words in (*([wager.rule] if wager.rule else []), f"Source: {wager.source}."):
        grid.across(row, words)
        row += 1
    inputs, row = _write_inputs(grid, evaluations[0], wager, row + 1)
    breaks: list[int] = []
    found: list[Figures] = []
    for evaluation in evaluations:
        if found:
            breaks.append(row - 2)
        block = Block(evaluation[wager.id], evaluation.shoe, inputs, row)
        write_pay_table(grid, block)
        figures = write_figures(grid, block)
        found.append(figures)
        row = figures.end + 2
    grid.sheet.set_h_pagebreaks(breaks)
    _write_notes(grid, evaluations, found, row)
    _forgive(grid, row)
    return found


def _write_inputs(grid: Grid, evaluation: Evaluation, wager: Wager, row: int) -> tuple[Inputs, int]:
    """Write the cells that a reader may fill in; return them and the next block's row."""
    grid.band(row, "Inputs")
    commission, meter = f"$B${row + 1}", None
    grid.text(f"A{row + 1}", COMMISSION, "cell")
    grid.number(f"B{row + 1}", wager.commission, "input", "small_percent")
    grid.text(f"C{row + 1}", COMMISSION_NOTE, "exact")
    grid.sheet.data_validation(f"B{row + 1}", SHARE_OF_ONE)
    jackpot = evaluation[wager.id].jackpot
    if jackpot is not None:
        row += 1
        meter = f"$B${row + 1}"
        grid.text(f"A{row + 1}", METER, "cell")
        _write_meter(grid, f"B{row + 1}", jackpot.net)
        grid.text(f"C{row + 1}", METER_NOTE, "exact")
    return Inputs(commission, meter), row + 3


def _write_meter(grid: Grid, cell: str, net: Fraction | None) -> None:
    """Write the meter by which the wager was settled, or leave its cell empty."""
    grid.sheet.data_validation(cell, NO_LOSS)
    if net is None:
        grid.blank(cell, "input", "plain")
    else:
        grid.number(cell, net + 1, "input", "plain")


def _write_notes(
    grid: Grid, evaluations: Sequence[Evaluation], found: Sequence[Figures], row: int
) -> None:
    """Write what is said below the wager's pay table in every format."""
    wager = found[0].block.settlement.wager
    elsewhere = (wager.rule, f"Source: {wager.source}.", BASIS.format("six cards"))
    notes = [WAYS_NOTE]
    notes += [note for note in wager_page(evaluations, wager).notes if note not in elsewhere]
    if max(evaluation.total_ways for evaluation in evaluations) > LARGEST_WHOLE:
        notes.append(ROUNDED_NOTE)
    if max(figures.block.largest_quotient for figures in found) >= MOST_COMPARED:
        notes.append(COMPARED_NOTE)
    grid.band(row, "Notes")
    for place, note in enumerate(notes, start=row + 1):
        grid.across(place, note)


def _forgive(grid: Grid, end: int) -> None:
    """Ask Excel not to mark whole numbers kept as text, nor formulas that differ by purpose."""
    everything = f"A1:{grid.last}{end}"
    kinds = ("number_stored_as_text", "formula_differs", "formula_range", "empty_cell_reference")
    grid.sheet.ignore_errors(dict.fromkeys(kinds, everything))
