"""The first and the last sheet: every wager's edges in one table, and every check."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from combinat.evaluation import Evaluation
from combinat.publish.pay_tables import NOT_PRICED, basis_of_shoe, summary_page
from combinat.publish.table import Page
from combinat.report.workbook.figures import CHECKS, DEVIATION, EDGE, HIT, RESOLVED, Figures
from combinat.report.workbook.grid import Grid, Live

ALL_HOLD = "All checks hold"
CHECKS_WIDTHS = (36, 10, 18, 18, 18, 22)
OVERALL = "B4"
FIRST_CHECKED = 7
"""The row of the first checks; what stands above stays in sight."""

HOW_TO_READ = (
    "Every figure is a formula; the values shown until a program recalculates them were worked "
    "out from exact fractions. Each wager's sheet prints those fractions beside its figures."
)

Found = dict[str, list[Figures]]
"""Where the figures of each wager stand, by its id, for each deck number."""


def summary_widths(shoes: int) -> tuple[int, ...]:
    """Return the widths of the summary's columns for so many shoes."""
    return (36, 20, *[14] * (2 * shoes), 14, 14)


def write_summary(
    grid: Grid,
    evaluations: Sequence[Evaluation],
    found: Found,
    sheets: dict[str, str],
    cover: Sequence[tuple[str, str]],
) -> None:
    """Write the cover's words, a row a wager, the verdict of all checks, and the notes."""
    row = 4
    for label, value in cover:
        grid.wrapped(f"A{row}", label)
        grid.across(row, value, start="B")
        row += 1
    grid.link(f"A{row}", "'Checks'!A1", ALL_HOLD)
    grid.verdict(f"B{row}", f"='Checks'!{OVERALL}", "left")
    page = summary_page(evaluations)
    row = _write_table(grid, evaluations, found, sheets, page, row + 2)
    grid.band(row + 1, "Notes")
    for place, note in enumerate([HOW_TO_READ, *page.notes], start=row + 2):
        grid.across(place, note)


def _write_table(
    grid: Grid,
    evaluations: Sequence[Evaluation],
    found: Found,
    sheets: dict[str, str],
    page: Page,
    row: int,
) -> int:
    """Write one row a wager; return the row below."""
    grid.band(row, f"House edges, reading {evaluations[0].game.reading}")
    shoes = [basis_of_shoe(evaluation.shoe) for evaluation in evaluations]
    headers = ["Wager", "Pays"]
    for shoe in shoes:
        headers += [f"House edge per unit placed, {shoe}", f"Per unit resolved, {shoe}"]
    headers += [f"Hit frequency, {shoes[0]}", f"Standard deviation, {shoes[0]}"]
    row += 1
    grid.headers(row, headers, headers[2:])
    wagers = [*(s.wager for s in evaluations[0].settlements), *evaluations[0].unpriced]
    for wager, printed in zip(wagers, page.tables[0].rows, strict=True):
        row += 1
        grid.wrapped(f"B{row}", str(printed[1]), "cell")
        if wager.id in found:
            grid.link(f"A{row}", f"'{sheets[wager.id]}'!A1", wager.title, "cell")
            _write_edges(grid, found[wager.id], sheets[wager.id], row)
        else:
            grid.wrapped(f"A{row}", wager.title, "cell")
            for column in grid.columns[2:]:
                grid.text(f"{column}{row}", NOT_PRICED, "cell", "right")
    return row + 1


def _write_edges(grid: Grid, found: Sequence[Figures], sheet: str, row: int) -> None:
    shown = [(figures, label) for figures in found for label in (EDGE, RESOLVED)]
    shown += [(found[0], HIT), (found[0], DEVIATION)]
    for column, (figures, label) in zip(grid.columns[2:], shown, strict=True):
        live = Live(f"='{sheet}'!{figures.cells[label]}", figures.values[label])
        grid.live(f"{column}{row}", live, "cell", figures.styles[label])


def write_checks(grid: Grid, found: Found, sheets: dict[str, str]) -> None:
    """Write the checks of each wager and deck number in a row, and whether all hold."""
    rows = [(figures, sheets[id_]) for id_, several in found.items() for figures in several]
    grid.text("A4", ALL_HOLD, "total")
    for column in grid.columns[2:]:
        grid.blank(f"{column}4", "total")
    together = f"=AND(C{FIRST_CHECKED}:{grid.last}{FIRST_CHECKED + len(rows) - 1})"
    grid.verdict(OVERALL, together if rows else "=TRUE()", "total")
    grid.headers(FIRST_CHECKED - 1, ("Wager", "Decks", *CHECKS), ("Decks", *CHECKS))
    for row, (figures, sheet) in enumerate(rows, start=FIRST_CHECKED):
        title = figures.block.settlement.wager.title
        grid.link(f"A{row}", f"'{sheet}'!{figures.block.decks}", title, "cell")
        decks = Live(f"='{sheet}'!{figures.block.decks}", _decks(figures))
        grid.live(f"B{row}", decks, "cell", "whole")
        for column, cell in zip(grid.columns[2:], figures.checks, strict=True):
            grid.verdict(f"{column}{row}", f"='{sheet}'!{cell}", "cell")


def _decks(figures: Figures) -> Fraction:
    return Fraction(figures.block.shoe.decks or 0)
