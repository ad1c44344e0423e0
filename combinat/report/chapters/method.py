"""How the figures are worked out, twice, and whether both ways agree."""

from __future__ import annotations

from combinat.evaluation import sees_suits
from combinat.publish.pay_tables import basis_of_shoe, named
from combinat.publish.table import Cell, Table
from combinat.report.document import Block, Chapter, Heading, Items, Shown, Text
from combinat.report.figures import Figures
from combinat.studies.selftest import CountsChecked

FIRST = (
    "Every way in which the cards can fall is walked once by a recursive enumerator that deals as "
    "the table of play says; cards that no rule tells apart are dealt as one class, weighed by "
    "how many of them the shoe holds.",
    "From the paths each event becomes a polynomial in the numbers of cards left: its closed "
    "form. The ways in this report are its values, whole numbers that are never rounded.",
    "Probabilities, returns, edges and variances are fractions of whole numbers; their only "
    "rounding is that of print. What is computed in floating point (results of many coups, counts "
    "and ceilings) says so beside it and is printed with digits that its error leaves certain; "
    "gains over a shoe rest on an approximation that is stated with them, without a bound.",
)
SECOND = (
    "The same lines are counted path by path, without polynomials: each path's ways are the "
    "product of the cards left, and the events are judged by the conditions of the rules. This "
    "shares the dealing with the first method; verify.py does not.",
    "verify.py, in this report's folder, counts every line of every wager once more by brute "
    "force. It is one file without dependencies, shares no code with the package, and any reviewer "
    "can run it by a bare Python: 'python3 -S verify.py'.",
    "'combinat selftest' holds the installation against figures that others have published.",
)


def method(figures: Figures) -> Chapter:
    """Return the two methods and how many counts agree."""
    blocks: list[Block] = [
        Heading("method.first", "Method"),
        Items(FIRST),
        Heading("method.second", "Second method"),
        Items(SECOND),
        Heading("method.agreement", "Agreement"),
        *_agreement(figures),
    ]
    return Chapter("method", "Method and check", tuple(blocks))


def _agreement(figures: Figures) -> list[Block]:
    rows: list[tuple[Cell, ...]] = []
    for evaluation in figures.evaluations:
        checked = CountsChecked(evaluation)
        failures = list(checked.failures(evaluation.shoe.decks or 0))
        added = len(evaluation.settlements)
        rows.append((basis_of_shoe(evaluation.shoe), added, checked.lines, len(failures)))
    headers = ("Shoe", "Wagers whose ways re-add", "Lines counted by both methods", "Differences")
    table = Table("Agreement of the two methods", headers, tuple(rows), frozenset(headers[1:]))
    blocks: list[Block] = [Shown("method.counts", table)]
    suited = [s.wager.title for s in figures.first.settlements if sees_suits(s.wager)]
    if suited:
        words = (
            f"Lines of wagers that see suits ({named(suited)}) are not among those counted by "
            "both: a path does not know suits. Their ways re-add, and verify.py counts them over "
            "every choice of suits."
        )
        blocks.append(Text(words))
    return blocks
