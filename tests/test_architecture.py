"""The house's layers, top to bottom: imports point one way, and no rule of a house is in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import grimp
import networkx as nx
import pytest

from combinat.rules import pay

PACKAGE = Path(__file__).parents[1] / "combinat"
MODULES = sorted(PACKAGE.rglob("*.py"))

LAYERS = (
    "cli | pytest_plugin",
    "report | explorer",
    "lock",
    "publish",
    "studies",
    "many_shoes | units",
    "evaluation",
    "edge",
    "joint_law | suits",
    "blocks",
    "closed_form",
    "coups",
    "deal",
    "shoe",
    "cards",
    "rules",
    "faults",
)
LAYERS_OF_RULES = (
    "generated",
    "game",
    "wager | load | tableau",
    "schema",
    "fields",
    "condition | toml",
    "columns | pay",
)
RIM = {"sympy", "networkx"}


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("combinat", include_external_packages=True)


def levels(layers: tuple[str, ...]) -> tuple[set[str], ...]:
    return tuple(set(layer.split(" | ")) for layer in layers)


@pytest.mark.parametrize(
    ("layers", "container"), [(LAYERS, "combinat"), (LAYERS_OF_RULES, "combinat.rules")]
)
def test_imports_point_up_the_tree(
    graph: grimp.ImportGraph, layers: tuple[str, ...], container: str
) -> None:
    illegal = graph.find_illegal_dependencies_for_layers(
        layers=levels(layers), containers={container}
    )
    assert not illegal, illegal


def test_every_module_has_a_layer(graph: grimp.ImportGraph) -> None:
    top = {child.rpartition(".")[2] for child in graph.find_children("combinat")}
    assert top == {name for level in levels(LAYERS) for name in level}
    rules = {child.rpartition(".")[2] for child in graph.find_children("combinat.rules")}
    assert rules == {name for level in levels(LAYERS_OF_RULES) for name in level}


def test_there_is_no_import_cycle(graph: grimp.ImportGraph) -> None:
    imports = nx.DiGraph()
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            if imported.startswith("combinat"):
                imports.add_edge(module, imported)
    assert list(nx.simple_cycles(imports)) == []


def literals(path: Path) -> Iterator[ast.Constant]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in documentation:
            yield node


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_pay_and_no_tableau_cell_in_python(path: Path) -> None:
    for literal in literals(path):
        if isinstance(literal.value, str):
            assert not pay.ODDS.fullmatch(literal.value), literal.value
            assert not re.fullmatch(r"[DSN?]{10}( ?[DSN?])?", literal.value), literal.value
        assert not isinstance(literal.value, float), literal.value


HOUSE_WORDS = re.compile(r"deck|edge|pays|commission|minimum|maximum", re.IGNORECASE)
BOUNDS_ON_INPUT = {"MOST_DECKS"}


def numbers_with_names(path: Path) -> Iterator[tuple[str, object]]:
    """Yield each number that a module gives to a name, an argument or a default."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.keyword) and isinstance(node.value, ast.Constant):
            yield node.arg or "", node.value.value
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            for target in node.targets:
                yield ast.unparse(target), node.value.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant):
            yield ast.unparse(node.target), node.value.value
        elif isinstance(node, ast.arguments):
            named = [*node.posonlyargs, *node.args][-len(node.defaults) :] if node.defaults else []
            for argument, default in zip(named, node.defaults, strict=True):
                if isinstance(default, ast.Constant):
                    yield argument.arg, default.value


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_deck_number_limit_or_edge_in_python(path: Path) -> None:
    for name, value in numbers_with_names(path):
        if HOUSE_WORDS.search(name) and name not in BOUNDS_ON_INPUT:
            assert value is None or isinstance(value, (str, bool)), (name, value)


def test_sympy_and_networkx_live_at_the_rim(graph: grimp.ImportGraph) -> None:
    for module in ("cards", "shoe", "deal", "coups", "edge"):
        imported = graph.find_modules_directly_imported_by(f"combinat.{module}")
        assert not imported & RIM


def test_tables_is_no_package() -> None:
    modules = (PACKAGE.parent / "tables").rglob("*.py")
    assert {path.name for path in modules} == {"verify.py"}, "but for what a reviewer runs"
