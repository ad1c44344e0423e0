"""What the Banker does, as a tree of one page: natural, Player, Banker's total, third card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

import networkx as nx

from combinat.cards import TOTALS
from combinat.coups import WAYS, total_ways
from combinat.rules import tableau as play
from combinat.rules.game import Game, standard_tableau
from combinat.rules.tableau import STOOD, Cell
from combinat.shoe import Shoe
from combinat.studies.draw_tree import DRAWS, NATURAL, STANDS, weighed_coups

COUP, PLAYER, TOTAL, BANKER = "coup", "player", "total", "banker"
LONGEST_LISTED = 3
"""A longer run of numbers is written as a range."""

Cards = tuple[int, ...]
"""Third cards of the Player by value, STOOD among them where there is none."""


@dataclass(frozen=True)
class Branch:
    """A box of the tree.

    `kind` is COUP, NATURAL, PLAYER (what the Player does), TOTAL (the Banker's two cards) or
    BANKER (what the Banker does).  `words` are its lines.  `totals` are the hand's two-card totals
    and `thirds` the Player's third cards for which it holds; `decision` is DRAWS, STANDS or
    empty.  `silent` are the cells behind it about which the sheet is silent, `differing` those in
    which the standard table of play says otherwise.
    """

    id: str
    kind: str
    words: tuple[str, ...]
    totals: tuple[int, ...] = ()
    thirds: Cards = ()
    decision: str = ""
    silent: tuple[Cell, ...] = ()
    differing: tuple[Cell, ...] = ()


COUP_OF_ALL = Branch(COUP, COUP, ("Every coup",))
"""The root: whatever the cards."""


def banker_tree(game: Game, shoe: Shoe) -> nx.DiGraph[Branch]:
    """Return the tree of the Banker's decisions, each with how often it is met.

    The graph holds `total_ways`.  Each node, a `Branch`, holds `ways` and `share`, its share of
    all coups; each edge `ways` and `probability`, the chance of its target given its source.
    Neighbouring totals of the Banker with the same decisions are one box, and so are the third
    cards on which the Banker does the same.  What no coup of the shoe reaches is left out.
    Raises BadInput for a shoe of fewer than six cards.
    """
    tree = _Tree(game, shoe)
    tree.add(None, COUP_OF_ALL, tree.total)
    tree.add(COUP_OF_ALL, _natural(game), tree.total - tree.ways.total())
    tree.add_player(STANDS, (STOOD,))
    tree.add_player(DRAWS, tuple(range(TOTALS)))
    return tree.graph


class _Tree:
    """A tree while it grows: a branch of zero ways is not added."""

    def __init__(self, game: Game, shoe: Shoe) -> None:
        self.game, self.total = game, total_ways(shoe)
        self.ways = _ways_of_cells(game, shoe)
        self.graph: nx.DiGraph[Branch] = nx.DiGraph(total_ways=self.total)

    def add(self, parent: Branch | None, branch: Branch, ways: int) -> None:
        if not ways:
            return
        self.graph.add_node(branch, ways=ways, share=Fraction(ways, self.total))
        if parent is not None:
            probability = Fraction(ways, self.graph.nodes[parent][WAYS])
            self.graph.add_edge(parent, branch, ways=ways, probability=probability)

    def add_player(self, decision: str, columns: Cards) -> None:
        """Add what the Player does, and below it what the Banker does in those columns."""
        player = _player(self.game, decision)
        self.add(COUP_OF_ALL, player, self.ways_in(range(TOTALS), columns))
        for totals in _alike(self.game, columns):
            words = (f"Banker has {listed(totals, ' or ')}",)
            name = f"{player.id}_banker_{'_'.join(map(str, totals))}"
            row = Branch(name, TOTAL, words, totals)
            self.add(player, row, self.ways_in(totals, columns))
            for leaf in _leaves(self.game, row, columns):
                self.add(row, leaf, self.ways_in(totals, leaf.thirds))

    def ways_in(self, totals: Iterable[int], thirds: Cards) -> int:
        """Return the ways that come to any of these cells of the Banker."""
        return sum(self.ways[total, third] for total in totals for third in thirds)


def _ways_of_cells(game: Game, shoe: Shoe) -> Counter[tuple[int, int]]:
    """Return the ways that come to each cell of the Banker: two-card total and third card."""
    ways: Counter[tuple[int, int]] = Counter()
    for (player, banker, third), by_last in weighed_coups(game, shoe).items():
        if not (game.tableau.player_is_natural(player) or game.tableau.banker_is_natural(banker)):
            ways[banker, STOOD if third is None else third] += sum(by_last.values())
    return ways


def _natural(game: Game) -> Branch:
    tableau, totals = game.tableau, range(TOTALS)
    player = tuple(total for total in totals if tableau.player_is_natural(total))
    banker = tuple(total for total in totals if tableau.banker_is_natural(total))
    if player == banker:
        hands = [f"a hand has {listed(player, ' or ')}"]
    else:
        named = (("Player", player), ("Banker", banker))
        hands = [f"{hand} has {listed(has, ' or ')}" for hand, has in named if has]
    when = [f"{word} {hand}" for word, hand in zip(("when", "or"), hands, strict=False)]
    cells = [
        *(Cell("player", total) for total in player),
        *(Cell("banker", total, third) for total in banker for third in (*range(TOTALS), STOOD)),
    ]
    words = ("A natural ends the coup", *when)
    return Branch(
        NATURAL, NATURAL, words, silent=_silent(game, cells), differing=_other(game, cells)
    )


def _player(game: Game, decision: str) -> Branch:
    totals = tuple(
        total
        for total in range(TOTALS)
        if not game.tableau.player_is_natural(total)
        and game.tableau.player_draws(total) == (decision == DRAWS)
    )
    cells = [Cell("player", total) for total in totals]
    return Branch(
        f"player_{decision}",
        PLAYER,
        (f"Player {decision}", f"on {listed(totals, ' or ')}"),
        totals,
        decision=decision,
        silent=_silent(game, cells),
        differing=_other(game, cells),
    )


def _silent(game: Game, cells: Iterable[Cell]) -> tuple[Cell, ...]:
    return tuple(cell for cell in cells if game.printed.at(cell) == play.SILENT)


def _other(game: Game, cells: Iterable[Cell]) -> tuple[Cell, ...]:
    standard = standard_tableau()
    return tuple(cell for cell in cells if game.tableau.at(cell) != standard.at(cell))


def _alike(game: Game, columns: Cards) -> Iterator[tuple[int, ...]]:
    """Yield the Banker's totals that go on, neighbours with the same cells and marks together."""

    def look(total: int) -> tuple[tuple[bool, bool, bool], ...] | None:
        if game.tableau.banker_is_natural(total):
            return None
        return tuple(_look(game, Cell("banker", total, third)) for third in columns)

    for looks, totals in groupby(range(TOTALS), look):
        if looks is not None:
            yield tuple(totals)


def _look(game: Game, cell: Cell) -> tuple[bool, bool, bool]:
    """Say of a cell of the Banker whether it draws, is silent, differs from the standard."""
    draws = game.tableau.at(cell) == play.DRAWS
    return draws, bool(_silent(game, [cell])), bool(_other(game, [cell]))


def _leaves(game: Game, row: Branch, columns: Cards) -> Iterator[Branch]:
    """Yield what the Banker does on one of several totals that are alike, by third card."""
    tableau, total = game.tableau, row.totals[0]
    for decision in (DRAWS, STANDS):
        thirds = tuple(
            third
            for third in columns
            if (tableau.at(Cell("banker", total, third)) == play.DRAWS) == (decision == DRAWS)
        )
        cells = [Cell("banker", total, third) for total in row.totals for third in thirds]
        yield Branch(
            f"{row.id}_{decision}",
            BANKER,
            (f"{decision.capitalize()}{_on(thirds)}",),
            row.totals,
            thirds,
            decision,
            silent=_silent(game, cells),
            differing=_other(game, cells),
        )


def _on(thirds: Cards) -> str:
    return "" if thirds == (STOOD,) else f" on {cards_in_words(thirds)}"


def cards_in_words(thirds: Cards) -> str:
    """Name third cards of the Player.

    >>> cards_in_words((0, 1, 2, 3, 4, 5, 6, 7, 9)), cards_in_words((8, STOOD))
    ('0 to 7, 9', '8, Player stood')
    """
    drawn = [third for third in thirds if third != STOOD]
    named = ["any third card" if len(drawn) == TOTALS else listed(drawn)] if drawn else []
    return ", ".join([*named, *["Player stood"] * (STOOD in thirds)])


def listed(numbers: Sequence[int], last: str = ", ") -> str:
    """Write ascending numbers, a run of more than three as a range; `last` joins the last two.

    >>> listed([0, 1, 2], " or "), listed([0, 1, 2, 3, 5])
    ('0, 1 or 2', '0 to 3, 5')
    """
    parts: list[str] = []
    for _, members in groupby(enumerate(numbers), lambda placed: placed[1] - placed[0]):
        run = [number for _, number in members]
        long = len(run) > LONGEST_LISTED
        parts += [f"{run[0]} to {run[-1]}"] if long else map(str, run)
    return last.join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)
