"""A section a wager: its rule, a coup for each line, its pay tables, figures and closed forms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import sympy

from combinat.cards import TOTALS, value_of
from combinat.publish.numerals import fraction, plain
from combinat.publish.pay_tables import figure_table, line_table, pays_words, wager_notes
from combinat.publish.study_tables import FormulaRow, formula_rows
from combinat.publish.table import Cell, Table
from combinat.report.document import Block, Chapter, Formula, Heading, Items, Shown
from combinat.report.figures import Figures
from combinat.report.words import Words
from combinat.rules.wager import Wager
from combinat.studies.in_decks import in_decks
from combinat.studies.witness import witnesses


def main_wagers(figures: Figures, words: Words) -> Chapter | None:
    """Return the wagers on the outcome of the coup, a section each."""
    return _chapter("main", "Main wagers", figures, words, figures.main)


def side_wagers(figures: Figures, words: Words) -> Chapter | None:
    """Return all other wagers, a section each."""
    return _chapter("side", "Side wagers", figures, words, figures.side)


def _chapter(
    id_: str, title: str, figures: Figures, words: Words, wagers: Iterable[Wager]
) -> Chapter | None:
    blocks = tuple(block for wager in wagers for block in _section(figures, words, wager))
    return Chapter(id_, title, blocks) if blocks else None


def _section(figures: Figures, words: Words, wager: Wager) -> Iterator[Block]:
    name = f"wager.{wager.id}"
    own = words.titles.get(wager.id)
    yield Heading(name, f"{wager.title} ({own})" if own else wager.title)
    yield Items(tuple(wager_notes(wager)))
    yield Shown(f"{name}.hands", _hands(figures, wager))
    for evaluation in figures.evaluations:
        settled, decks = evaluation[wager.id], evaluation.shoe.decks
        yield Shown(f"{name}.pays.{decks}", line_table(evaluation, settled))
        yield Shown(f"{name}.figures.{decks}", figure_table(evaluation, settled))
    for place, row in enumerate(formula_rows([in_decks(figures.game, wager)]), start=1):
        yield _formula(f"{name}.form.{place}", row)


def _hands(figures: Figures, wager: Wager) -> Table:
    """Return a coup for each line, with the totals of both hands and what one unit wins."""
    rows: list[tuple[Cell, ...]] = []
    for line, shown in zip(wager.lines, witnesses(figures.game.tableau, wager), strict=True):
        net = wager.net(line)
        won = "the meter, less the stake" if net is None else plain(net)
        if shown.witness is None:
            rows.append((line.event, pays_words(wager, line), "no coup", "", "", "", ""))
            continue
        hands = (shown.witness.player, shown.witness.banker)
        cells = (cell for hand in hands for cell in (" ".join(hand), _total(hand)))
        rows.append((line.event, pays_words(wager, line), *cells, won))

    headers = ("Event", "Pays", "Player", "Player's total", "Banker", "Banker's total", "Net win")
    right = frozenset({"Player's total", "Banker's total", "Net win"})
    return Table(f"{wager.title}: a coup for each line", headers, tuple(rows), right)


def _total(hand: Iterable[str]) -> str:
    """Return the total of a hand of cards such as `9h`."""
    return str(sum(value_of(card[:-1]) for card in hand) % TOTALS)


def _formula(id_: str, row: FormulaRow) -> Formula:
    """Return a closed form in every notation."""
    return Formula(
        id_,
        row.quantity,
        row.symbol,
        row.text,
        str(sympy.latex(row.formula)),
        in_typst(row.formula),
        str(sympy.mathml(row.formula, printer="presentation")),
        fraction(row.limit),
    )


def in_typst(formula: sympy.Expr) -> str:
    """Return a quotient of polynomials in typst's notation for mathematics.

    >>> d = sympy.Symbol("d")
    >>> in_typst((3 * d**2 - 1) / (2 * d))
    '(3 d^2 - 1)/(2 d)'
    """
    above, below = sympy.fraction(formula)
    parts = (str(part).replace("**", "^").replace("*", " ") for part in (above, below))
    return "/".join(f"({part})" for part in parts)
