"""Published files: written whole or not at all, and the same bytes for the same input."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from combinat.evaluation import Evaluation, evaluate
from combinat.faults import BadInput, Fault
from combinat.publish.comparison_pages import comparison_page, comparison_rows
from combinat.publish.draw_tree import tree_title
from combinat.publish.draw_tree_notation import as_dot, as_mermaid
from combinat.publish.draw_tree_picture import as_svg
from combinat.publish.numerals import percent
from combinat.publish.pay_tables import NEEDS_A_METER, NOT_PRICED, summary_page, wager_page
from combinat.publish.risk_pages import correlation_page, correlation_rows
from combinat.publish.sheet_tables import readings_page, tableau_page
from combinat.publish.study_tables import (
    closed_form_latex,
    closed_form_page,
    decks_page,
    formula_rows,
    removal_page,
)
from combinat.publish.table import FORMATS, Link, Page, Table, as_markdown
from combinat.publish.whole_files import write
from combinat.rules.game import STANDARD, Game, under
from combinat.rules.schema import Sheet
from combinat.shoe import Shoe
from combinat.studies.banker_tree import banker_tree
from combinat.studies.comparison import compare
from combinat.studies.decks import STUDIED, by_decks
from combinat.studies.in_decks import in_decks
from combinat.studies.moments import moments_of_house
from combinat.studies.removal import removals

SUFFIXES = {"markdown": "md", "csv": "csv", "latex": "tex", "html": "html"}
SUMMARY, TABLEAU, READINGS, COMPARISON = "summary", "tableau", "readings", "comparison"
DECKS, REMOVAL, CLOSED_FORM = "decks", "removal", "closed_form"
CORRELATION = "correlation"
DRAW_TREE = "draw_tree"
DRAWINGS = {"svg": as_svg, "dot": as_dot, "mmd": as_mermaid}

Files = Iterator[tuple[str, str]]
"""Paths below the folder of the tables, with the text of each."""


def house_files(sheet: Sheet) -> Files:
    """Yield every published file of a house: each wager, the summary, the table of play."""
    game = under(sheet)
    evaluations = [evaluate(game, Shoe.of_decks(decks)) for decks in game.deck_numbers]
    first = evaluations[0]
    for settlement in first.settlements:
        wager = settlement.wager
        yield from _files(sheet.id, wager.id, wager_page(evaluations, wager))
    yield from _files(sheet.id, SUMMARY, summary_page(evaluations))
    yield from _files(sheet.id, TABLEAU, tableau_page(game))
    yield from _files(sheet.id, READINGS, readings_page([_read(sheet, e) for e in evaluations]))
    yield from _comparison_files(evaluations)
    yield from _tree_files(game, evaluations[0].shoe)
    yield from _study_files(evaluations)
    yield from _correlation_files(game, [evaluation.shoe for evaluation in evaluations])


def _correlation_files(game: Game, shoes: list[Shoe]) -> Files:
    """Yield how the wagers of a house vary with one another; a row for each two in CSV."""
    found, unpriced = moments_of_house(game, shoes)
    for name, text in _files(game.id, CORRELATION, correlation_page(game, found, unpriced)):
        rows = correlation_rows(game, found)
        yield name, FORMATS["csv"](rows) if name.endswith(".csv") else text


def _tree_files(game: Game, shoe: Shoe) -> Files:
    """Yield the draw tree as a picture, for Graphviz and for Mermaid."""
    tree = banker_tree(game, shoe)
    for suffix, draw in DRAWINGS.items():
        yield f"{game.id}/{DRAW_TREE}.{suffix}", draw(tree, tree_title(game, shoe))


def _comparison_files(evaluations: list[Evaluation]) -> Files:
    """Yield what the sheet's departures from the standard game do, and what it leaves open."""
    game = evaluations[0].game
    standard = under(game.sheet, STANDARD)
    comparisons = [compare(standard, game, evaluation.shoe) for evaluation in evaluations]
    for name, text in _files(game.id, COMPARISON, comparison_page(comparisons)):
        rows = comparison_rows(comparisons)
        yield name, FORMATS["csv"](rows) if name.endswith(".csv") else text


def _study_files(evaluations: list[Evaluation]) -> Files:
    """Yield the studies of a house: by number of decks, effects of removal, closed forms."""
    first, shoes = evaluations[0], [evaluation.shoe for evaluation in evaluations]
    game = first.game
    yield from _files(game.id, DECKS, decks_page(game, by_decks(game, STUDIED), first.unpriced))
    pages = [removal_page(game, shoe, *removals(game, shoe)) for shoe in shoes]
    tables = [table for page in pages for table in page.tables]
    yield from _files(game.id, REMOVAL, Page(pages[0].title, tables, pages[0].notes))
    rows = formula_rows(in_decks(game, settled.wager) for settled in first.settlements)
    page = closed_form_page(game, rows, first.unpriced)
    for name, text in _files(game.id, CLOSED_FORM, page):
        yield name, closed_form_latex(game, rows) if name.endswith(".tex") else text


def _files(house: str, name: str, page: Page) -> Files:
    for style, suffix in SUFFIXES.items():
        yield f"{house}/{name}.{suffix}", FORMATS[style](page)


def _read(sheet: Sheet, printed: Evaluation) -> list[Evaluation]:
    """Return a house evaluated under each reading, the default first."""
    others = [evaluate(under(sheet, name), printed.shoe) for name in printed.game.readings[1:]]
    return [printed, *others]


def index_file(sheets: Iterable[Sheet]) -> tuple[str, str]:
    """Return the index of the published tables."""
    rows = [row for sheet in sheets for row in _index_rows(under(sheet))]
    table = Table(
        caption="Houses and wagers",
        headers=("House", "Wager", "Decks", "House edge %"),
        rows=tuple(rows),
        right=frozenset({"Decks", "House edge %"}),
    )
    notes = [
        "The house edge is per unit placed, under the default reading of the sheet.",
        "A house's folder holds its summary, table of play and readings, the comparison of its "
        "sheet with the standard game, its figures by number of decks, effects of removal, "
        "closed forms and the correlation of its wagers, and each wager by its id, as Markdown, "
        "CSV, LaTeX and HTML; and its draw tree as a picture in SVG, for Graphviz and for Mermaid.",
        "Figures that take minutes stand in the folder long, each with its command and the hash of "
        "its rules; 'combinat long' writes them.",
        "These files are written by 'combinat tables'; do not edit them.",
    ]
    return "README.md", as_markdown(Page("Published pay tables", [table], notes))


def _index_rows(game: Game) -> Iterator[tuple[str, ...]]:
    evaluation = evaluate(game, Shoe.of_decks(game.deck_numbers[0]))
    house = Link(game.title, f"{game.id}/{SUMMARY}.md")
    decks = str(game.deck_numbers[0]) + ("" if game.sheet.shoe.stated else " (assumed)")
    for settlement in evaluation.settlements:
        edge = settlement.house_edge
        shown = NEEDS_A_METER if edge is None else percent(edge)
        wager = settlement.wager
        yield house, Link(wager.title, f"{game.id}/{wager.id}.md"), decks, shown
    for wager in evaluation.unpriced:
        yield house, wager.title, decks, NOT_PRICED


def publish(sheets: Iterable[Sheet], out: Path, *, index: bool) -> Iterator[str]:
    """Write the files of several houses and, if wanted, the index; yield each path written."""
    names = [sheet.id for sheet in sheets]
    for name in names:
        if names.count(name) > 1:
            raise BadInput(Fault(name, "id", f"{names.count(name)} games", "one of each id"))
    listed = [sheet for sheet in sheets if sheet.id != STANDARD or not index]
    everything = [(name, text) for sheet in listed for name, text in house_files(sheet)]
    if index:
        everything.append(index_file(listed))
    for name, text in everything:
        write(out / name, text)
        yield name
