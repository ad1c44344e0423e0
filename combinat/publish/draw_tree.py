"""The draw tree of a table of play in words: its boxes, a page of its ends, and its JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING, Any

from combinat.coups import WAYS
from combinat.publish.numerals import decimal, fraction, percent
from combinat.publish.pay_tables import basis_of_shoe, shoe_notes
from combinat.publish.records import (
    Record,
    basis_record,
    cell_record,
    shoe_record,
    third_record,
)
from combinat.publish.sheet_tables import DIFFERS_MARK, SILENT_MARK
from combinat.publish.table import Cell, Page, Table
from combinat.rules import tableau as play
from combinat.rules.game import Game
from combinat.rules.tableau import STOOD
from combinat.shoe import Shoe
from combinat.studies.banker_tree import (
    BANKER,
    COUP,
    PLAYER,
    Branch,
    cards_in_words,
    listed,
)
from combinat.studies.draw_tree import NATURAL, NO_DECISION, Finding, State, findings

if TYPE_CHECKING:
    import networkx as nx

HEADERS = (
    "Player",
    "Banker's total",
    "Player's third card",
    "Banker",
    "Ways",
    "% of coups",
    "Marks",
)
MARKS_MEAN = (
    f"'{SILENT_MARK}' the sheet as printed is silent about these cells; the reading decides them.",
    f"'{DIFFERS_MARK}' these cells are not as the standard table of play has them.",
)
SILENT_WORDS, DIFFERS_WORDS = "sheet silent", "not as standard"


def tree_title(game: Game, shoe: Shoe) -> str:
    """Name a tree by its house, its shoe and its reading."""
    return f"{game.title}: draw tree, {basis_of_shoe(shoe)}, reading {game.reading}"


def rounded(share: Fraction) -> str:
    """Write a chance above nothing as a percentage of two decimals, never as none."""
    shown = percent(share, 2)
    return f"{shown} %" if Fraction(shown) else f"under {decimal(Fraction(1, 100), 2)} %"


def marks_of(branch: Branch) -> list[str]:
    """Say about which cells of a box the sheet is silent, and which are not as the standard."""
    named = (
        (SILENT_MARK, SILENT_WORDS, branch.silent),
        (DIFFERS_MARK, DIFFERS_WORDS, branch.differing),
    )
    return [f"{mark} {words}{_which(branch, cells)}" for mark, words, cells in named if cells]


def _which(branch: Branch, cells: Sequence[play.Cell]) -> str:
    """Name the third cards or the totals of cells, where the box does not name them already."""
    if branch.kind == BANKER:
        thirds = tuple(sorted({cell.third for cell in cells if cell.third is not None}))
        return "" if thirds == (STOOD,) else f": {cards_in_words(thirds)}"
    by_hand = groupby(cells, lambda cell: cell.hand)
    named = [f"{hand.capitalize()} {listed(_totals(some))}" for hand, some in by_hand]
    return f": {', '.join(named)}"


def _totals(cells: Iterable[play.Cell]) -> list[int]:
    return sorted({cell.total for cell in cells})


def lines_of(tree: nx.DiGraph[Branch], branch: Branch) -> list[str]:
    """Return what stands in a box: its words, its share of all coups, its marks."""
    share = tree.nodes[branch]["share"]
    shown = [] if branch.kind == COUP else [f"{rounded(share)} of coups"]
    return [*branch.words, *shown, *marks_of(branch)]


def tree_page(game: Game, shoe: Shoe, tree: nx.DiGraph[Branch]) -> Page:
    """Return the Banker's decisions as a table, and what is found wrong with the sheet."""
    table = Table(
        caption=f"The Banker's decisions: {basis_of_shoe(shoe)}, reading {game.reading}",
        headers=HEADERS,
        rows=(*_rows(tree), ("Total", "", "", "", tree.graph["total_ways"], percent(1), "")),
        right=frozenset({"Ways", "% of coups"}),
        keys={"Decks": shoe.decks or "", "Cards": shoe.cards, "Reading": game.reading},
    )
    notes = [
        "Ways are ordered sequences of six cards and re-add exactly to the total; "
        "percentages are rounded, half to even.",
        *(MARKS_MEAN if any(marks_of(branch) for branch in tree) else ()),
        *finding_notes(findings(game.printed)),
        *shoe_notes(shoe),
        *game.flags,
    ]
    return Page(f"{game.title}: draw tree", [table], notes)


def _rows(tree: nx.DiGraph[Branch]) -> Iterator[tuple[Cell, ...]]:
    """Yield a row for each way in which the decisions can end."""
    above: Branch | None = None
    for branch in tree:
        if branch.kind == PLAYER:
            above = branch
        if tree.out_degree(branch):
            continue
        ways, share = tree.nodes[branch][WAYS], tree.nodes[branch]["share"]
        if branch.kind == NATURAL:
            cells = [" ".join(branch.words), "", "", ""]
        else:
            assert above is not None
            thirds = "none" if branch.thirds == (STOOD,) else cards_in_words(branch.thirds)
            cells = [above.decision, listed(branch.totals, " or "), thirds, branch.decision]
        yield (*cells, ways, percent(share), "; ".join(marks_of(branch)))


def finding_notes(found: Sequence[Finding]) -> list[str]:
    """Say what is found wrong with a sheet, one sentence for each kind."""
    if not found:
        return [
            "Every state that a coup of a full shoe can reach has one decision on the sheet as "
            "printed, and no cell is decided that none can reach."
        ]
    return [_finding_note(what, found) for what in dict.fromkeys(one.what for one in found)]


def _finding_note(what: str, found: Sequence[Finding]) -> str:
    cells = [one.cell for one in found if one.what == what]
    are = "is" if len(cells) == 1 else "are"
    wrong = (
        f"{are} silent, and a coup of a full shoe can come there"
        if what == NO_DECISION
        else f"{are} decided, and no coup of any shoe can come there"
    )
    counted = "1 cell" if len(cells) == 1 else f"{len(cells)} cells"
    return f"{counted} of the sheet as printed {wrong}: {cells_in_words(cells)}."


def cells_in_words(cells: Sequence[play.Cell]) -> str:
    """Name cells of a table of play, rows that are alike together."""
    player = [cell.total for cell in cells if cell.third is None]
    rows: dict[int, tuple[int, ...]] = {}
    for cell in cells:
        if cell.third is not None:
            rows[cell.total] = (*rows.get(cell.total, ()), cell.third)
    named = [f"Player's total {listed(player)}"] if player else []
    for thirds, totals in groupby(rows, rows.__getitem__):
        cards = cards_in_words(thirds)
        some = "third card " if cards[0].isdecimal() else ""
        named.append(f"Banker's total {listed(list(totals))}: {some}{cards}")
    return "; ".join(named)


def tree_record(game: Game, shoe: Shoe, tree: nx.DiGraph[Branch]) -> Record:
    """Return the tree of the Banker's decisions as JSON."""
    nodes = [
        {
            "id": branch.id,
            "kind": branch.kind,
            "words": list(branch.words),
            "totals": list(branch.totals),
            "player_thirds": [third_record(third) for third in branch.thirds],
            "decision": branch.decision or None,
            "ways": str(data[WAYS]),
            "share": fraction(data["share"]),
            "silent": [cell_record(cell) for cell in branch.silent],
            "differing": [cell_record(cell) for cell in branch.differing],
        }
        for branch, data in tree.nodes(data=True)
    ]
    return _record(game, shoe, tree, nodes)


def whole_record(game: Game, shoe: Shoe, graph: nx.DiGraph[State]) -> Record:
    """Return every state of a coup as JSON, and every step between them."""
    nodes = [
        {
            "id": state.id,
            "stage": state.stage,
            "player": state.player,
            "banker": state.banker,
            "player_third": third_record(state.third),
            "ways": str(ways),
        }
        for state, ways in graph.nodes(data=WAYS)
    ]
    return _record(game, shoe, graph, nodes)


def _record(game: Game, shoe: Shoe, graph: nx.DiGraph[Any], nodes: list[Record]) -> Record:
    edges = [
        {
            "from": source.id,
            "to": target.id,
            **{name: edge[name] for name in ("kind", "who", "what") if name in edge},
            "ways": str(edge[WAYS]),
            "probability": fraction(edge["probability"]),
        }
        for source, target, edge in graph.edges(data=True)
    ]
    found = [{"what": one.what, **cell_record(one.cell)} for one in findings(game.printed)]
    return {
        **basis_record(game),
        "shoe": shoe_record(shoe),
        "total_ways": str(graph.graph["total_ways"]),
        "nodes": nodes,
        "edges": edges,
        "findings": found,
    }
