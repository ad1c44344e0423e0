"""The draw tree in the notations of Graphviz and Mermaid, safe from whatever a title holds."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from combinat.coups import WAYS
from combinat.faults import one_line
from combinat.publish.draw_tree import lines_of, rounded
from combinat.publish.numerals import grouped
from combinat.rules.tableau import STOOD
from combinat.studies.banker_tree import Branch
from combinat.studies.draw_tree import CHANCE, DRAWS, STANDS, State

if TYPE_CHECKING:
    import networkx as nx

STYLES = {DRAWS: "rounded,filled,bold", STANDS: "rounded,dashed"}
CLASSES = {
    DRAWS: "fill:#dbe9f6,stroke:#1f4e79,stroke-width:3px,color:#111",
    STANDS: "fill:#fff,stroke:#444,stroke-width:2px,stroke-dasharray:6 4,color:#111",
}


def as_dot(tree: nx.DiGraph[Branch], title: str) -> str:
    """Return a tree of the Banker's decisions for Graphviz."""
    nodes = [
        f"  {b.id} [label={_dot(*lines_of(tree, b))}"
        + (f' style="{STYLES[b.decision]}"];' if b.decision else "];")
        for b in tree
    ]
    edges = [
        f"  {source.id} -> {target.id} [label={_dot(rounded(edge['probability']))}];"
        for source, target, edge in tree.edges(data=True)
    ]
    return _digraph(title, [*nodes, *edges])


def whole_as_dot(graph: nx.DiGraph[State], title: str) -> str:
    """Return every state of a coup for Graphviz: decisions as solid lines, chance as dotted."""
    nodes = [
        f"  {state.id} [label={_dot(*_state_lines(state), f'{grouped(ways)} ways')}];"
        for state, ways in graph.nodes(data=WAYS)
    ]
    edges = [
        f"  {source.id} -> {target.id} [style={'dotted' if edge['kind'] == CHANCE else 'solid'} "
        f"label={_dot(edge['what'], rounded(edge['probability']))}];"
        for source, target, edge in graph.edges(data=True)
    ]
    return _digraph(title, [*nodes, *edges])


def _state_lines(state: State) -> list[str]:
    lines = [state.stage.replace("_", " ")]
    if state.player is not None:
        lines.append(f"Player {state.player}, Banker {state.banker}")
    if state.third is not None:
        lines.append("Player stood" if state.third == STOOD else f"third card {state.third}")
    return lines


def _digraph(title: str, body: Sequence[str]) -> str:
    head = [
        "digraph draw_tree {",
        f"  graph [label={_dot(title)} labelloc=t rankdir=LR fontname=Helvetica];",
        '  node [shape=box style=rounded fillcolor="#dbe9f6" fontname=Helvetica];',
        "  edge [fontname=Helvetica];",
    ]
    return "\n".join([*head, *body, "}"]) + "\n"


def _dot(*lines: str) -> str:
    """Return lines as one quoted string; Graphviz reads escapes and entities in it."""
    special = {"\\": "\\\\", '"': '\\"', "&": "&amp;"}
    escaped = ("".join(special.get(char, char) for char in one_line(line)) for line in lines)
    return '"' + "\\n".join(escaped) + '"'


def as_mermaid(tree: nx.DiGraph[Branch], title: str) -> str:
    """Return a tree of the Banker's decisions as a Mermaid flowchart."""
    classed = [(style, [b.id for b in tree if b.decision == style]) for style in CLASSES]
    return "\n".join(
        [
            "---",
            f"title: {_yaml(title)}",
            "---",
            "flowchart LR",
            *(f"  {b.id}({_mermaid(*lines_of(tree, b))})" for b in tree),
            *(
                f"  {source.id} -->|{_mermaid(rounded(edge['probability']))}| {target.id}"
                for source, target, edge in tree.edges(data=True)
            ),
            *(f"  classDef {style} {CLASSES[style]}" for style, ids in classed if ids),
            *(f"  class {','.join(ids)} {style}" for style, ids in classed if ids),
            "",
        ]
    )


def _yaml(text: str) -> str:
    """Return text as a quoted string in which Mermaid finds no markup, entity or directive."""
    quoted = json.dumps(one_line(text), ensure_ascii=False)
    return "".join(f"\\u{ord(char):04x}" if char in "<>&#%`" else char for char in quoted)


def _mermaid(*lines: str) -> str:
    """Return lines as one quoted label; a character that Mermaid would read goes by its number."""
    escaped = (
        "".join(f"#{ord(c)};" if c in '"<>&#`\\' else c for c in one_line(line)) for line in lines
    )
    return f'"{"<br/>".join(escaped)}"'
