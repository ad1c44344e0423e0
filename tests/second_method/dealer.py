"""Counts the ordered six-card ways of every outcome of a coup along a graph of draw states."""

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

import networkx as nx

VALUES = range(10)
POSITIONS = 6


class Tableau(TypedDict):
    """The third-card rules as plain data: S stands, D draws, N is a natural."""

    player: str
    banker: dict[str, str]


class Outcome(NamedTuple):
    """How one coup ended, in the columns that conditions of wagers may name."""

    player_total: int
    banker_total: int
    player_initial: int
    banker_initial: int
    player_third: int | None
    banker_third: int | None
    player_cards: int
    banker_cards: int
    cards: int
    player_natural: int
    banker_natural: int


class State(NamedTuple):
    """A coup that still wants a card.

    The sorted values say how many of each value have left the shoe, and with the Player's total
    of the first two cards (or of fewer) they fix the Banker's total, so nothing else is kept.
    """

    dealt: tuple[int, ...]
    player_total: int
    player_third: int | None


Node = State | Outcome
START = State((), 0, None)
# One edge, flattened: the node it leads to, and which count of cards multiplies the ways.
Step = tuple[int, int]


class Dealer:
    """Deals every coup of one tableau at once; the graph serves any shoe."""

    def __init__(self, tableau: Tableau) -> None:
        check_tableau(tableau)
        self._tableau = tableau
        self._known: dict[tuple[int, int, int | None, int | None], Outcome] = {}
        self.graph = self._build_graph()
        self._flatten()

    def ways(self, counts: Sequence[int]) -> dict[Outcome, int]:
        """Return the ordered six-card ways of every outcome, of those without any way too."""
        check_shoe(counts)
        pushed = self._push(counts)
        completions = completions_by_cards(sum(counts))
        ways = {
            outcome: pushed[index] * completions[outcome.cards] for index, outcome in self._outcomes
        }
        if sum(ways.values()) != six_card_ways(sum(counts)):
            raise ArithmeticError("the ways do not re-add to all six-card sequences of the shoe")
        return ways

    def _push(self, counts: Sequence[int]) -> list[int]:
        """Push the ways from the undealt coup through every state, in topological order."""
        factors = [max(count - taken, 0) for count in counts for taken in range(POSITIONS)]
        pushed = [0] * self._size
        pushed[self._start] = 1
        for source, steps in self._steps:
            ways = pushed[source]
            if ways:
                for target, factor in steps:
                    pushed[target] += ways * factors[factor]
        return pushed

    def _build_graph(self) -> "nx.DiGraph[Node]":
        graph: nx.DiGraph[Node] = nx.DiGraph()
        graph.add_node(START)
        layer = {START}
        while layer:
            reached: set[State] = set()
            for state in layer:
                # No two values lead from one state to the same node, so a simple graph suffices.
                for value in VALUES:
                    node = self._deal(state, value)
                    graph.add_edge(state, node, value=value, taken=state.dealt.count(value))
                    if isinstance(node, State):
                        reached.add(node)
            layer = reached
        return graph

    def _flatten(self) -> None:
        order: list[Node] = list(nx.topological_sort(self.graph))
        index = {node: position for position, node in enumerate(order)}
        self._size = len(order)
        self._start = index[START]
        self._outcomes = [(index[node], node) for node in order if isinstance(node, Outcome)]
        self._steps = [
            (index[node], self._steps_from(node, index))
            for node in order
            if isinstance(node, State)
        ]

    def _steps_from(self, state: State, index: dict[Node, int]) -> list[Step]:
        edges = self.graph.adj[state].items()
        return [(index[node], edge["value"] * POSITIONS + edge["taken"]) for node, edge in edges]

    def _deal(self, state: State, value: int) -> Node:
        """Deal one card of this value to whoever it is for."""
        position = len(state.dealt)
        dealt = tuple(sorted((*state.dealt, value)))
        if position < 4:
            to_player = value if position % 2 == 0 else 0
            after = State(dealt, (state.player_total + to_player) % 10, None)
            return after if position < 3 else self._after_four(after)
        player, banker = initial_totals(state)
        if position == 4 and self._tableau["player"][player] == "D":
            if self._banker_draws(banker, value):
                return State(dealt, player, value)
            return self._outcome(player, banker, value, None)
        return self._outcome(player, banker, state.player_third, value)

    def _after_four(self, state: State) -> Node:
        """End the coup on the first four cards, unless one of the hands draws."""
        player, banker = initial_totals(state)
        if self._player_natural(player) or self._banker_natural(banker):
            return self._outcome(player, banker, None, None)
        if self._tableau["player"][player] == "D" or self._banker_draws(banker, None):
            return state
        return self._outcome(player, banker, None, None)

    def _player_natural(self, total: int) -> bool:
        return self._tableau["player"][total] == "N"

    def _banker_natural(self, total: int) -> bool:
        return self._tableau["banker"][str(total)][0] == "N"

    def _banker_draws(self, total: int, player_third: int | None) -> bool:
        against_cards, against_stand = self._tableau["banker"][str(total)].split()
        cell = against_stand if player_third is None else against_cards[player_third]
        return cell == "D"

    def _outcome(
        self, player: int, banker: int, player_third: int | None, banker_third: int | None
    ) -> Outcome:
        """Return the one outcome of these hands, shared by every path to it."""
        hands = (player, banker, player_third, banker_third)
        if hands not in self._known:
            self._known[hands] = self._new_outcome(*hands)
        return self._known[hands]

    def _new_outcome(
        self, player: int, banker: int, player_third: int | None, banker_third: int | None
    ) -> Outcome:
        player_cards = 2 if player_third is None else 3
        banker_cards = 2 if banker_third is None else 3
        return Outcome(
            player_total=(player + (player_third or 0)) % 10,
            banker_total=(banker + (banker_third or 0)) % 10,
            player_initial=player,
            banker_initial=banker,
            player_third=player_third,
            banker_third=banker_third,
            player_cards=player_cards,
            banker_cards=banker_cards,
            cards=player_cards + banker_cards,
            player_natural=int(self._player_natural(player)),
            banker_natural=int(self._banker_natural(banker)),
        )


def initial_totals(state: State) -> tuple[int, int]:
    """Return both two-card totals of a state with all four first cards dealt."""
    banker = sum(state.dealt) - (state.player_third or 0) - state.player_total
    return state.player_total, banker % 10


def completions_by_cards(size: int) -> dict[int, int]:
    """Return, by the cards a coup used, the ways to fill the rest of its six positions."""
    return {4: (size - 4) * (size - 5), 5: size - 5, 6: 1}


def six_card_ways(size: int) -> int:
    """Return the number of ordered six-card sequences of a shoe of this size."""
    ways = 1
    for dealt in range(POSITIONS):
        ways *= size - dealt
    return ways


def check_shoe(counts: Sequence[int]) -> None:
    """Refuse a shoe that is not ten counts or that cannot fill the six positions."""
    if len(counts) != len(VALUES):
        raise ValueError("a shoe is ten counts, one for each value 0 to 9")
    if min(counts) < 0:
        raise ValueError("a shoe cannot hold fewer than no cards of a value")
    if sum(counts) < POSITIONS:
        raise ValueError("a shoe must hold at least six cards")


def check_tableau(tableau: Tableau) -> None:
    """Refuse a tableau whose shape or letters are not those of the plain format."""
    if len(tableau["player"]) != len(VALUES) or set(tableau["player"]) - set("DSN"):
        raise ValueError("the Player's row must be ten cells of D, S or N")
    if set(tableau["banker"]) != {str(total) for total in VALUES}:
        raise ValueError("the Banker needs one row for each total 0 to 9")
    for total, row in tableau["banker"].items():
        if list(map(len, row.split(" "))) != [len(VALUES), 1] or not one_kind(row):
            raise ValueError(f"the Banker's row {total} must be all N, or ten and one of D and S")


def one_kind(row: str) -> bool:
    """Tell whether a row of the Banker's is wholly a natural or wholly not."""
    letters = set(row) - {" "}
    return letters == {"N"} or letters <= {"D", "S"}
