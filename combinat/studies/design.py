"""Pay tables that hit a target: all whole ones whose house edge lies in a band, under constraints.

What is designed are pays to one, before commission, of the lines that win.  A push, a jackpot and a
line that this shoe cannot deal stay as they are.  Everything is decided in whole numbers, and each
table that is named is priced again by the ordinary way.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from combinat.edge import Settlement
from combinat.faults import BadInput, Fault, nearest
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.design_lines import Drawing, with_pays
from combinat.studies.design_terms import Terms
from combinat.studies.pay_space import TooMany

MOST_SHOWN = 100


@dataclass(frozen=True)
class Design:
    """The pay tables of a wager that keep to terms, those nearest the middle of the band.

    `settlement` is the wager with the fixed lines as fixed and the others as they are; `count` is
    how many tables there are, `found` the first of them settled.  Where there are none, `below` and
    `above` are the nearest with an edge below and above the band, and `finer` the first smaller
    step that reaches it.
    """

    settlement: Settlement
    terms: Terms
    free: tuple[str, ...]
    count: int
    found: tuple[Settlement, ...]
    below: Settlement | None = None
    above: Settlement | None = None
    finer: Fraction | None = None

    @property
    def wager(self) -> Wager:
        """The wager, with the fixed lines as fixed."""
        return self.settlement.wager


def design(
    game: Game,
    wager: Wager,
    shoe: Shoe,
    terms: Terms,
    *,
    best: int = 10,
    meter: Fraction | None = None,
) -> Design:
    """Return the pay tables of a wager that keep to terms, the `best` of them in order.

    Those nearest the middle of the band come first, of equally near ones the least variance.
    Raises BadInput for terms that contradict each other and where there is too much to search.

    >>> from combinat.rules.game import game
    >>> tie = game("aspers").asked(("ur_way_egalite_0",))[0]
    >>> terms = Terms(Fraction(1, 20), Fraction(3, 50))
    >>> made = design(game("aspers"), tie, Shoe.of_decks(8), terms)
    >>> [line.pays for line in made.found[0].wager.lines]
    ['162 to 1']
    """
    if not 1 <= best <= MOST_SHOWN:
        raise BadInput(Fault("--best", "", str(best)[:40], f"1 to {MOST_SHOWN}"))
    drawing = Drawing(game, _fixed(wager, terms), shoe, terms, meter)
    try:
        return _designed(drawing, best)
    except TooMany:
        found = f"too many pay tables of {wager.id} to go through"
        allowed = "a larger --step, --top, --monotone, --deviation or more of --fix"
        raise BadInput(Fault("--edge", "", found, allowed)) from None


def _designed(drawing: Drawing, best: int) -> Design:
    count, steps = drawing.search(best)
    found = tuple(drawing.repriced(one) for one in steps)
    for settled in found:
        if not drawing.terms.holds(_edge(settled)):
            raise ArithmeticError(f"{settled.wager.id}: {_edge(settled)} is not in the band")
    free = tuple(line.id for line in drawing.free)
    made = Design(drawing.settlement, drawing.terms, free, count, found)
    if count:
        return made
    below, above = drawing.beside()
    return replace(made, below=below, above=above, finer=drawing.finer())


def _edge(settlement: Settlement) -> Fraction:
    edge = settlement.house_edge
    assert edge is not None
    return edge


def _fixed(wager: Wager, terms: Terms) -> Wager:
    """Return a wager with the fixed lines as fixed; raise BadInput for one that it has not."""
    if wager.units > 1:
        found = f"{wager.id}, which is several wagers placed as one"
        raise BadInput(Fault("--wager", "", found, "a wager with pays of its own"))
    known = [line.id for line in wager.lines]
    for name in terms.fixed:
        if name not in known:
            raise BadInput(Fault("--fix", "", f"{name!r} of {wager.id}", nearest(name, known)))
    return with_pays(wager, terms.fixed)
