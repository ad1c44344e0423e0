"""The joint table of final totals: the coup in one table, by which much else can be re-added."""

from __future__ import annotations

from combinat.publish.final_totals_pages import chances_table, margins_table, ways_table
from combinat.report.document import Block, Chapter, Shown, Text
from combinat.report.figures import Figures
from combinat.studies.final_totals import final_totals

WORDS = (
    "Every coup ends with one total for each hand. The ways add up along rows and columns and to "
    "the total of all ways; the diagonal is the specific ties, and sums of cells are the outcomes "
    "and the margins below."
)


def totals(figures: Figures) -> Chapter:
    """Return the joint table of final totals, in percent and in ways, and the law of margins."""
    blocks: list[Block] = [Text(WORDS)]
    for evaluation in figures.evaluations:
        found, decks = final_totals(figures.game, evaluation.shoe), evaluation.shoe.decks
        blocks += [
            Shown(f"totals.chances.{decks}", chances_table(found)),
            Shown(f"totals.ways.{decks}", ways_table(found)),
            Shown(f"totals.margins.{decks}", margins_table(found)),
        ]
    return Chapter("totals", "Final totals", tuple(blocks))
