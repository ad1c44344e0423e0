"""How the edges move with the number of decks, the pays and the commission."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from combinat.publish.sensitivity_pages import commission_table, pays_table, sensitivity_notes
from combinat.publish.study_charts import decks_chart
from combinat.publish.study_tables import decks_page
from combinat.publish.table import Table
from combinat.report.document import Block, Chapter, Drawn, Heading, Items, Shown
from combinat.report.figures import Figures
from combinat.studies.sensitivity import sensitivity

CHART_WORDS = (
    "For each wager the house edge as points over one to eight decks, and its limit for infinitely "
    "many as a broken line; the table above has the numbers."
)


def sensitivities(figures: Figures) -> Chapter:
    """Return the house edge by the number of decks, by each pay and by the commission."""
    game, first = figures.game, figures.first
    page = decks_page(game, figures.by_decks, first.unpriced)
    blocks: list[Block] = [
        Heading("sensitivity.by_decks", "Number of decks"),
        Shown("sensitivity.decks", page.tables[0]),
        *_chart(figures),
        Heading("sensitivity.by_pays", "Pays and commission"),
        *_terms(figures),
    ]
    return Chapter("sensitivity", "Sensitivity", tuple(blocks))


def _chart(figures: Figures) -> Iterator[Block]:
    with_edge = [one for one in figures.by_decks if one.infinite.house_edge is not None]
    if with_edge:
        picture = decks_chart(figures.game, with_edge).in_format(".svg")
        yield Drawn("sensitivity.decks_chart", "Edge and number of decks", CHART_WORDS, picture)


def _terms(figures: Figures) -> Iterator[Block]:
    for evaluation in figures.evaluations:
        found, decks = sensitivity(evaluation), evaluation.shoe.decks
        tables = {"pays": pays_table(found), "commission": turned(commission_table(found))}
        for name, table in tables.items():
            if table.rows:
                yield Shown(f"sensitivity.{name}.{decks}", table)
    yield Items(tuple(sensitivity_notes(sensitivity(figures.first))))


def turned(table: Table) -> Table:
    """Return a table with its columns as rows: few wagers and many rates fit a page so."""
    titles = [str(row[0]) for row in table.rows]
    _, *others = table.headers
    columns = zip(*(row[1:] for row in table.rows), strict=True)
    rows = tuple((header, *cells) for header, cells in zip(others, columns, strict=False))
    return replace(table, headers=("Figure", *titles), rows=rows, right=frozenset(titles))
