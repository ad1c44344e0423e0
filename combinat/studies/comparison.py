"""Where two games differ, and what each difference alone and all together do to each wager.

A coup meets one cell of the Banker's at most, so the effects of several of them add up exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from combinat.evaluation import Evaluation, evaluate
from combinat.faults import BadInput
from combinat.rules.game import Game, under
from combinat.rules.tableau import DRAWS, NATURAL, STANDS, Cell, Tableau
from combinat.rules.wager import Wager
from combinat.shoe import Shoe

MAIN_BETS = ("punto", "banco")
ALL_CELLS = "The whole table of play"
OWN_RULES = "Each wager's own rules"
DECKS = "The number of decks"
EVERY_SILENT = "Every silent cell that is no natural"
OTHERWISE = {DRAWS: STANDS, STANDS: DRAWS}
IN_WORDS = {DRAWS: "draws", STANDS: "stands"}

Edges = dict[str, Fraction]
"""The house edge of each wager by its id, per unit placed."""


@dataclass(frozen=True)
class Change:
    """The house edges before and after one change of the rules.

    `cells` are those of the table of play that it sets, `why` what speaks for it.  A wager without
    an edge (a jackpot without a meter) is in neither; one offered on one side alone is in that.
    """

    name: str
    before: Edges
    after: Edges
    cells: tuple[Cell, ...] = ()
    why: str = ""

    @property
    def moves(self) -> Edges:
        """By how much the house edge of each wager offered on both sides rises."""
        both = [name for name in self.before if name in self.after]
        return {name: self.after[name] - self.before[name] for name in both}

    @property
    def sides(self) -> dict[str, tuple[Fraction | None, Fraction | None]]:
        """The edge of each wager before and after, None on the side that does not offer it."""
        names = dict.fromkeys([*self.before, *self.after])
        return {name: (self.before.get(name), self.after.get(name)) for name in names}

    @property
    def better(self) -> tuple[str, str] | None:
        """Which of Player and Banker has the lower edge, before and after; None without both.

        Where the two are equal it is empty.
        """
        if not all(name in side for side in (self.before, self.after) for name in MAIN_BETS):
            return None
        return _lower(self.before), _lower(self.after)


def _lower(edges: Edges) -> str:
    first, second = (edges[name] for name in MAIN_BETS)
    return "" if first == second else min(MAIN_BETS, key=edges.__getitem__)


@dataclass(frozen=True)
class Comparison:
    """Two games held against each other.

    `changes` hold each differing cell alone, then each other kind of difference as a whole, and
    all cells where there are other kinds too; `together` is all that differs.  `left_open` holds by
    game what its sheet leaves open: each silent cell played the other way, each other reading.
    """

    base: Evaluation
    other: Evaluation
    changes: tuple[Change, ...]
    together: Change
    left_open: tuple[tuple[Game, tuple[Change, ...]], ...]

    @property
    def wagers(self) -> list[Wager]:
        """Every wager of either game that has an edge, each id once."""
        settled = [*self.base.settlements, *self.other.settlements]
        found = {one.wager.id: one.wager for one in settled if one.house_edge is not None}
        return list(found.values())

    def offered_by_one(self) -> Iterator[tuple[Wager, Game]]:
        """Yield each wager that only one of the games offers, with that game."""
        for here, there in ((self.base, self.other), (self.other, self.base)):
            ids = {wager.id for wager in there.game.wagers}
            for wager in here.game.wagers:
                if wager.id not in ids:
                    yield wager, here.game


def compare(
    base: Game,
    other: Game,
    shoe: Shoe,
    *,
    other_shoe: Shoe | None = None,
    meter: Fraction | None = None,
) -> Comparison:
    """Return where a game departs from a base, and what each departure does to each edge.

    `other_shoe` is the second game's, where it is not the same.  Raises BadInput for a shoe too
    short.
    """
    here, there = _Counting(shoe, meter), _Counting(other_shoe or shoe, meter)
    before, after = here.evaluation(base), there.evaluation(other)
    cells = tuple(base.tableau.differing(other.tableau))
    alone = list(_cell_changes(base, other, here))
    kinds = list(_other_kinds(base, other, here, there))
    if len(alone) > 1 and kinds:
        kinds.insert(0, Change(ALL_CELLS, *here.before_and_after(base, other.tableau), cells))
    left_open = [(other, tuple(_left_open(other, there)))]
    if base.sheet != other.sheet:
        left_open.insert(0, (base, tuple(_left_open(base, here))))
    together = Change("All together", _edges(before), _edges(after), cells)
    return Comparison(before, after, (*alone, *kinds), together, tuple(left_open))


@dataclass(frozen=True)
class _Counting:
    """The shoe and the meter on which edges are compared."""

    shoe: Shoe
    meter: Fraction | None

    def evaluation(self, game: Game) -> Evaluation:
        return evaluate(game, self.shoe, meter=self.meter)

    def edges(self, game: Game) -> Edges:
        return _edges(self.evaluation(game))

    def before_and_after(self, game: Game, tableau: Tableau) -> tuple[Edges, Edges]:
        return self.edges(game), self.edges(replace(game, tableau=tableau))


def _edges(evaluation: Evaluation) -> Edges:
    return {
        settled.wager.id: settled.house_edge
        for settled in evaluation.settlements
        if settled.house_edge is not None
    }


def _cell_changes(base: Game, other: Game, counting: _Counting) -> Iterator[Change]:
    """Yield what each differing cell does alone; a row of naturals is one cell."""
    for cells in differing(base.tableau, other.tableau):
        tableau = _set(base.tableau, cells, other.tableau)
        name = str(cells[0]) if len(cells) == 1 else f"Banker's total {cells[0].total}, whole row"
        yield Change(name, *counting.before_and_after(base, tableau), cells)


def differing(base: Tableau, other: Tableau) -> list[tuple[Cell, ...]]:
    """Return the cells in which two tables of play differ, those of a natural's row together.

    A row is natural as a whole or not at all, so that its cells cannot change one by one.
    """
    found: list[tuple[Cell, ...]] = []
    for _, row in groupby(base.differing(other), key=lambda cell: (cell.hand, cell.total)):
        cells = tuple(row)
        whole = cells[0].third is not None and any(
            NATURAL in (base.at(cell), other.at(cell)) for cell in cells
        )
        found += [cells] if whole else [(cell,) for cell in cells]
    return found


def _set(tableau: Tableau, cells: Iterable[Cell], other: Tableau) -> Tableau:
    for cell in cells:
        tableau = tableau.with_cell(cell, other.at(cell))
    return tableau


def _other_kinds(base: Game, other: Game, here: _Counting, there: _Counting) -> Iterator[Change]:
    """Yield what the wagers' own rules do, and the number of decks, each kind alone."""
    theirs = {wager.id: wager for wager in other.wagers}
    wagers = tuple(theirs.get(wager.id, wager) for wager in base.wagers)
    if any(settled_otherwise(*pair) for pair in zip(base.wagers, wagers, strict=True)):
        yield Change(OWN_RULES, here.edges(base), here.edges(replace(base, wagers=wagers)))
    if here.shoe != there.shoe:
        yield Change(DECKS, here.edges(base), there.edges(base))


def settled_otherwise(wager: Wager, other: Wager) -> bool:
    """Say whether two wagers differ in what a line pays or when it does."""
    return _lines(wager) != _lines(other)


def _lines(wager: Wager) -> Sequence[tuple[str, str, Fraction | None]]:
    return [(line.when, line.pays, wager.net(line)) for line in wager.lines]


def _left_open(game: Game, counting: _Counting) -> Iterator[Change]:
    """Yield what a sheet leaves open: its silent cells the other way, and its other readings."""
    silent = [cell for cell in game.printed.silent() if game.tableau.at(cell) in OTHERWISE]
    for cell in silent:
        yield _played(game, [cell], OTHERWISE[game.tableau.at(cell)], counting)
    for way in OTHERWISE if len(silent) > 1 else ():
        turned = [cell for cell in silent if game.tableau.at(cell) != way]
        if len(turned) > 1:
            yield _played(game, turned, way, counting)
    yield from _other_readings(game, counting)


def _played(game: Game, cells: Sequence[Cell], way: str, counting: _Counting) -> Change:
    """Return what silent cells do when they are played the other way."""
    tableau = game.tableau
    for cell in cells:
        tableau = tableau.with_cell(cell, way)
    subject = str(cells[0]) if len(cells) == 1 else EVERY_SILENT
    edges = counting.before_and_after(game, tableau)
    return Change(f"{subject}: {IN_WORDS[way]}", *edges, tuple(cells))


def _other_readings(game: Game, counting: _Counting) -> Iterator[Change]:
    """Yield what each named reading does that can be joined to the one in hand.

    It changes the house's own wagers, not those that were asked for by another pay table.
    """
    own = {wager.id: wager for wager in under(game.sheet, game.reading, game.file).wagers}
    for entry in game.sheet.readings:
        if entry.id in game.reading.split("+"):
            continue
        try:
            read = under(game.sheet, f"{game.reading}+{entry.id}", game.file)
        except BadInput:  # the two change one thing, each in its own way
            continue
        theirs = {wager.id: wager for wager in read.wagers}
        wagers = [theirs[w.id] if own.get(w.id) == w else w for w in game.wagers]
        if len(own) == len(game.wagers):
            wagers += [wager for name, wager in theirs.items() if name not in own]
        after = counting.edges(replace(read, wagers=tuple(wagers)))
        yield Change(f"reading {entry.id}", counting.edges(game), after, (), entry.title)
