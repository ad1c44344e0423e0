"""Every state of a coup under a table of play, how often it is met, and what its sheet decides.

A coup alternates between chance (a card is dealt) and decisions (the table of play says what a
hand does).  Ways are those of the coup table, decisions those of the tableau.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

import networkx as nx

from combinat.cards import BY_VALUE, TOTALS
from combinat.coups import CARDS_SEEN, WAYS, coup_table, total_ways
from combinat.faults import BadInput, Fault
from combinat.rules import tableau as play
from combinat.rules.game import Game, standard_tableau
from combinat.rules.tableau import STOOD, Cell, Tableau
from combinat.shoe import Shoe

START, DEALT, FINAL = "start", "dealt", "final"
PLAYER_DRAWS, PLAYER_DONE, BANKER_DRAWS = "player_draws", "player_done", "banker_draws"
STAGES = (START, DEALT, PLAYER_DRAWS, PLAYER_DONE, BANKER_DRAWS, FINAL)

CHANCE, DECISION = "chance", "decision"
NATURAL, DRAWS, STANDS, DEAL = "natural", "draws", "stands", "deal"
PLAYER, BANKER, BOTH = "player", "banker", "both"

NO_DECISION = "the sheet is silent, and a coup can reach it"
NEVER_REACHED = "the sheet decides it, and no coup can reach it"

COLUMNS = ("player_initial", "banker_initial", "player_third", "banker_third")
ORDER = (*COLUMNS, WAYS)

Met = tuple[int, int, int | None]
"""The first two cards of each hand as totals, and the Player's third card where there is one."""

Ways = dict[int | None, int]
"""Ways by the Banker's third card, None where the Banker draws none."""


@dataclass(frozen=True)
class State:
    """Where a coup stands.

    `stage` is one of STAGES: nothing dealt; two cards each; the Player awaits a third card; the
    Player is done; the Banker awaits a third card; the end.  `player` and `banker` are the totals
    so far.  `third` is the value of the Player's third card, or STOOD, while the Banker's decision
    hangs on it, else None.
    """

    stage: str
    player: int | None = None
    banker: int | None = None
    third: int | None = None

    @property
    def id(self) -> str:
        """A name of letters, digits and _: the stage, then the totals and the third card."""
        third = "stood" if self.third == STOOD else self.third
        parts = (self.stage, self.player, self.banker, third)
        return "_".join(str(part) for part in parts if part is not None)

    @property
    def place(self) -> tuple[int, ...]:
        """What states are put in order by: the stage, the totals, the third card."""
        numbers = (self.player, self.banker, self.third)
        return STAGES.index(self.stage), *(-1 if n is None else n for n in numbers)


@dataclass(frozen=True)
class Step:
    """What leads from one state to the next.

    `kind` is CHANCE or DECISION; `who` is the hand that is dealt to or decides, or BOTH; `what` is
    the decision, DEAL for the first four cards, or the value of a third card.
    """

    source: State
    target: State
    kind: str
    who: str
    what: str


@dataclass(frozen=True)
class Finding:
    """What is wrong with one cell of a sheet: NO_DECISION or NEVER_REACHED."""

    what: str
    cell: Cell

    def __str__(self) -> str:
        return f"{self.cell}: {self.what}"


def weighed_coups(game: Game, shoe: Shoe) -> dict[Met, Ways]:
    """Return the ways of every coup of the shoe by all that the hands decide on.

    Raises BadInput for a shoe of fewer than six cards.
    """
    if shoe.cards < CARDS_SEEN:
        raise BadInput(Fault("shoe", "", f"{shoe.cards} cards", f"{CARDS_SEEN} or more"))
    met: dict[Met, Ways] = {}
    table = coup_table(game.tableau, BY_VALUE)
    for player, banker, third, last, ways in table.outcomes(shoe, COLUMNS)[ORDER].iter_rows():
        if ways:
            met.setdefault((player, banker, third), {})[last] = ways
    return met


def draw_tree(game: Game, shoe: Shoe) -> nx.DiGraph[State]:
    """Return every state that a coup of the shoe can reach, and every step between them.

    The graph holds `total_ways`.  Each node, a `State`, holds `ways`: the ordered sequences of six
    cards that pass through it.  Each edge holds `kind`, `who` and `what` as a `Step` does, its
    `ways`, and its `probability` given the state it leaves, a Fraction.  A state of zero ways is
    left out.  Raises BadInput for a shoe of fewer than six cards.

    >>> from combinat.rules.game import game
    >>> graph = draw_tree(game("standard"), Shoe.of_decks(8))
    >>> graph.nodes[State("final", 9, 9)]["ways"]
    55146054060032
    """
    total = total_ways(shoe)
    reached = Counter({State(START): total})
    taken: Counter[Step] = Counter()
    for decided_on, by_last in weighed_coups(game, shoe).items():
        for step, ways in _steps(game.tableau, decided_on, by_last):
            taken[step] += ways
            reached[step.target] += ways
    return _graph(total, reached, taken)


def _graph(total: int, reached: Counter[State], taken: Counter[Step]) -> nx.DiGraph[State]:
    """Return the graph, states in order, and the steps out of each in the order of their ends."""
    graph: nx.DiGraph[State] = nx.DiGraph(total_ways=total)
    for state in sorted(reached, key=lambda state: state.place):
        graph.add_node(state, ways=reached[state])
    for step in sorted(taken, key=lambda step: step.target.place):
        graph.add_edge(
            step.source,
            step.target,
            kind=step.kind,
            who=step.who,
            what=step.what,
            ways=taken[step],
            probability=Fraction(taken[step], reached[step.source]),
        )
    return graph


def _steps(tableau: Tableau, decided_on: Met, by_last: Ways) -> Iterator[tuple[Step, int]]:
    """Yield the steps, with their ways, of coups alike up to the Banker's third card."""
    player, banker, third = decided_on
    ways = sum(by_last.values())
    dealt = State(DEALT, player, banker)
    yield Step(State(START), dealt, CHANCE, BOTH, DEAL), ways
    natural = _natural(tableau, player, banker)
    if natural:
        yield Step(dealt, State(FINAL, player, banker), DECISION, natural, NATURAL), ways
        return
    if tableau.player_draws(player):
        assert third is not None, "a Player who draws has a third card"
        waits = State(PLAYER_DRAWS, player, banker)
        player = (player + third) % TOTALS
        done = State(PLAYER_DONE, player, banker, third)
        yield Step(dealt, waits, DECISION, PLAYER, DRAWS), ways
        yield Step(waits, done, CHANCE, PLAYER, str(third)), ways
    else:
        done = State(PLAYER_DONE, player, banker, STOOD)
        yield Step(dealt, done, DECISION, PLAYER, STANDS), ways
    if not tableau.banker_draws(banker, third):
        yield Step(done, State(FINAL, player, banker), DECISION, BANKER, STANDS), ways
        return
    waits = State(BANKER_DRAWS, player, banker, done.third)
    yield Step(done, waits, DECISION, BANKER, DRAWS), ways
    for last, ways_of_last in by_last.items():
        assert last is not None, "a Banker who draws has a third card"
        final = State(FINAL, player, (banker + last) % TOTALS)
        yield Step(waits, final, CHANCE, BANKER, str(last)), ways_of_last


def _natural(tableau: Tableau, player: int, banker: int) -> str | None:
    """Name the hand whose two-card total ends the coup, or BOTH."""
    if not tableau.player_is_natural(player):
        return BANKER if tableau.banker_is_natural(banker) else None
    return BOTH if tableau.banker_is_natural(banker) else PLAYER


def unbalanced(graph: nx.DiGraph[State]) -> list[State]:
    """Return the states of a draw tree whose ways do not add up: none, where it is right.

    What flows into a state must be its ways and must flow out again, and the chances out of it
    must add to one; all ways must flow out of the start and into the final states.
    """
    total = graph.graph["total_ways"]
    ends = [state for state in graph if graph.out_degree(state) == 0]
    found = [state for state in graph if not _balanced(graph, state)]
    if sum(graph.nodes[state][WAYS] for state in ends) != total:
        found += [state for state in ends if state not in found]
    return found


def _balanced(graph: nx.DiGraph[State], state: State) -> bool:
    ways = graph.nodes[state][WAYS]
    into = sum(edge[WAYS] for _, _, edge in graph.in_edges(state, data=True))
    if ways != (graph.graph["total_ways"] if state.stage == START else into):
        return False
    out = [edge for _, _, edge in graph.out_edges(state, data=True)]
    if state.stage == FINAL:
        return not out
    chances: Fraction = sum((edge["probability"] for edge in out), Fraction(0))
    flows_out: int = sum(edge[WAYS] for edge in out)
    return flows_out == ways and chances == 1


def findings(printed: Tableau) -> list[Finding]:
    """Return where a sheet as printed leaves a coup without a decision, or decides for none.

    Every state that a coup of some shoe can reach needs one decision; a cell that decides a state
    which none can reach is no fault of the figures, but of the sheet.  Where the Player's own row
    is silent, the standard table of play says which of the Banker's cells can be reached.
    """
    whole = printed.filled(standard_tableau())
    found = []
    for cell in printed.cells():
        printed_there = printed.at(cell)
        if printed_there == play.NATURAL:
            continue
        if printed_there == play.SILENT:
            if _can_be_reached(whole, cell):
                found.append(Finding(NO_DECISION, cell))
        elif not _can_be_reached(whole, cell):
            found.append(Finding(NEVER_REACHED, cell))
    return found


def _can_be_reached(whole: Tableau, cell: Cell) -> bool:
    """Say whether a coup of some shoe comes to a cell, unless its own total is a natural."""
    totals = range(TOTALS)
    if cell.third is None:
        return any(not whole.banker_is_natural(total) for total in totals)
    done = [total for total in totals if not whole.player_is_natural(total)]
    return any(whole.player_draws(total) == (cell.third != STOOD) for total in done)
