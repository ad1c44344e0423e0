"""A document with every kind of block, for the tests of one format at a time."""

from __future__ import annotations

from functools import cache

import sympy

from combinat.evaluation import evaluate
from combinat.publish.draw_tree import tree_title
from combinat.publish.draw_tree_picture import as_svg
from combinat.publish.pay_tables import summary_page, wager_page
from combinat.publish.risk_pages import correlation_page
from combinat.publish.sheet_tables import tableau_page
from combinat.publish.study_charts import removal_chart
from combinat.publish.table import Page, Table
from combinat.report.document import (
    Blank,
    Block,
    Chapter,
    Document,
    Drawn,
    Formula,
    Heading,
    Items,
    Shown,
    Text,
)
from combinat.rules.game import game
from combinat.shoe import Shoe
from combinat.studies.banker_tree import banker_tree
from combinat.studies.in_decks import in_decks
from combinat.studies.moments import moments, unpriced_together
from combinat.studies.removal import removals

HOSTILE = "<script>alert(1)</script> #panic() $x$ \\input{x} _a_ *b* [c] `d` & % {e} “f” — @g ~h ^i"


@cache
def sample(*, draft: bool = False) -> Document:
    """Return a document with every kind of block, text that no format may take as its own, and
    tables of all widths."""
    house = game("aspers")
    shoes = [Shoe.of_decks(decks) for decks in house.deck_numbers]
    evaluations = [evaluate(house, shoe) for shoe in shoes]
    unpriced = unpriced_together(house, shoes[0], house.wagers)
    wagers = [wager for wager in house.wagers if wager not in unpriced]
    together = correlation_page(house, [moments(house, shoes[0], wagers)], unpriced)
    wager = evaluations[0]["banco"].wager
    edge = in_decks(house, wager).house_edge
    tree = banker_tree(house, shoes[0])
    removed, _ = removals(house, shoes[0])
    long = Table("", ("Line", "Word"), tuple((i, f"word {i}") for i in range(120)))
    chapters = (
        chapter("summary", "Summary", summary_page(evaluations), one_page=True),
        chapter("rules", "Rules as computed", tableau_page(house)),
        chapter("banco", "Banco", wager_page(evaluations, wager)),
        chapter("risk", "Wagers together", together),
        Chapter(
            "kinds",
            f"Every kind of block {HOSTILE}",
            (
                Text(HOSTILE),
                Heading("kinds.first", "First section"),
                Items(("One sentence.", HOSTILE)),
                Formula(
                    "kinds.edge",
                    "House edge",
                    "h(d)",
                    str(edge).replace("**", "^"),
                    str(sympy.latex(edge)),
                    typst_of(edge),
                    str(sympy.mathml(edge, printer="presentation")),
                    "256786/24134045",
                ),
                Shown("kinds.hostile", Table(HOSTILE, ("A", HOSTILE), ((HOSTILE, 12345),))),
                Shown("kinds.long", long),
                Drawn(
                    "kinds.tree",
                    tree_title(house, shoes[0]),
                    "The draw tree.",
                    as_svg(tree, tree_title(house, shoes[0])).encode(),
                ),
                Drawn(
                    "kinds.removal",
                    "Effects of removal",
                    "Bars by rank.",
                    removal_chart(house, shoes[0], removed).in_format(".svg"),
                ),
            ),
        ),
        Chapter("review", "Review", (Blank(("Reviewer", "Date", "Signature")),), one_page=True),
    )
    cover = (("House", house.title), ("Document number", "X-1"), ("Operator", HOSTILE))
    return Document(
        house.id,
        house.title,
        "Mathematical report",
        house.reading,
        "b3c1e68b91e5c39f88f7af100c3b87190109c1c2e459d7412b5e2ccea08f5952",
        cover,
        chapters,
        draft,
    )


def chapter(id_: str, title: str, page: Page, *, one_page: bool = False) -> Chapter:
    """Return a page as a chapter."""
    tables: list[Block] = [Shown(f"{id_}.{i}", table) for i, table in enumerate(page.tables)]
    return Chapter(id_, title, (*tables, Items(tuple(page.notes))), one_page)


def typst_of(formula: sympy.Expr) -> str:
    """Return a formula in typst's notation for mathematics."""
    above, below = sympy.fraction(sympy.together(formula))
    return "/".join(f"({part})".replace("**", "^").replace("*", " ") for part in (above, below))
