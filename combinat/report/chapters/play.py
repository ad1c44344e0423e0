"""The rules as computed: the table of play, its draw tree, and each departure from the standard."""

from __future__ import annotations

from collections.abc import Iterator

from combinat.publish.comparison_pages import LEFT_OPEN, comparison_page
from combinat.publish.draw_tree import tree_title
from combinat.publish.draw_tree_picture import as_svg
from combinat.publish.pay_tables import house_notes
from combinat.publish.sheet_tables import LEGEND, readings_table, tableau_page
from combinat.report.document import Block, Chapter, Drawn, Heading, Items, Shown, Text
from combinat.report.figures import Figures
from combinat.rules.game import STANDARD
from combinat.studies.banker_tree import banker_tree

CHARTS = 2
"""The tables of play that stand first in a comparison: the Player's row and the Banker's rows."""

SAME = "As computed, the table of play is the standard one in every cell."
READ = (
    "A reading settles what a sheet leaves open. 'printed' takes every printed cell as it stands "
    "and fills silent ones from the standard table of play; 'standard' is that table throughout."
)


def rules(figures: Figures) -> Chapter:
    """Return the table of play as computed and what each departure from the standard one does."""
    game = figures.game
    page = tableau_page(game)
    player, banker = page.tables
    blocks: list[Block] = [
        Heading("rules.play", "Table of play as computed"),
        Text(f"Source: {game.sheet.source.title}, {game.sheet.tableau.where}."),
        Shown("rules.player", player),
        Shown("rules.banker", banker),
        Items(LEGEND),
        Heading("rules.tree", "Draw tree"),
        _tree(figures),
        Heading("rules.sheet", "What else the sheet states and leaves open"),
        Items(tuple(dict.fromkeys((*house_notes(game.sheet), *game.flags)))),
        *_departures(figures),
        *_readings(figures),
    ]
    return Chapter("rules", "Rules as computed", tuple(blocks))


def _tree(figures: Figures) -> Drawn:
    game, shoe = figures.game, figures.first.shoe
    tree, title = banker_tree(game, shoe), tree_title(game, shoe)
    words = (
        "From left to right: what the initial cards are, what the Player draws, what the Banker "
        "then does; each box bears its share of all coups. A box that draws has a solid line, one "
        "that stands a broken one."
    )
    caption = "Every way in which the Banker's hand can go"
    return Drawn("rules.draw_tree", caption, words, as_svg(tree, title).encode())


def _departures(figures: Figures) -> Iterator[Block]:
    """Yield what the table of play does cell by cell, held against the standard one."""
    if figures.game.reading == STANDARD:
        return
    yield Heading("rules.departures", "Printed against standard")
    cells = figures.game.tableau.differing(figures.comparisons[0].base.game.tableau)
    if not cells:
        yield Text(SAME)
    for comparison in figures.comparisons:
        decks = comparison.other.shoe.decks
        page = comparison_page([comparison])
        moved = page.tables[CHARTS:]
        if not cells:
            moved = [table for table in moved if table.caption.startswith(LEFT_OPEN)]
        for place, table in enumerate(moved, start=1):
            yield Shown(f"rules.departures.{decks}.{place}", table)


def _readings(figures: Figures) -> Iterator[Block]:
    """Yield the readings side by side, and why each may be taken."""
    yield Heading("rules.readings", "Readings")
    why = [f"{entry.id}: {entry.title}. {entry.why}" for entry in figures.game.sheet.readings]
    yield Items((READ, *why))
    for one, evaluations in zip(figures.evaluations, figures.readings, strict=True):
        table = readings_table(evaluations)
        if table.rows:
            yield Shown(f"rules.readings.{one.shoe.decks}", table)
        else:
            yield Text(f"{one.shoe.decks} decks: every reading gives the same edges.")
