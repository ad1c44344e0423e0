"""The draw tree: flows that add up, findings about the sheets, and pictures that can be read."""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import perm
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pydot
import pytest

from combinat import BadInput, Shoe, game
from combinat.cards import BY_VALUE
from combinat.publish.draw_tree import cells_in_words, finding_notes, lines_of, rounded, tree_page
from combinat.publish.draw_tree_notation import as_dot, as_mermaid, whole_as_dot
from combinat.publish.draw_tree_picture import as_svg
from combinat.publish.files import house_files
from combinat.rules import load
from combinat.rules.game import Game, standard_tableau
from combinat.rules.tableau import STOOD, Cell, Tableau
from combinat.studies.banker_tree import Branch, banker_tree
from combinat.studies.draw_tree import (
    BANKER_DRAWS,
    CHANCE,
    DEALT,
    FINAL,
    NEVER_REACHED,
    NO_DECISION,
    PLAYER_DONE,
    PLAYER_DRAWS,
    START,
    State,
    draw_tree,
    findings,
    unbalanced,
)
from tests.houses import dealer
from tests.support import GOOD, Answer, ask, assert_refused, broken

if TYPE_CHECKING:
    import networkx as nx

HOUSES = load.bundled_games()
DIFFERENT = ["standard", "dragon_bonus_house", "punto_y_banco"]
"""Houses whose tables of play, silent cells filled, are three different ones."""

SHOES = ["8 decks", "1 deck - 8 8 8 8 9 9 9 9", "6xA", "8 8 9 9 T T 3", "A 2 3 4 5 6 7 8 9 T"]
PUBLISHED = Path(load.__file__).parents[1] / "published" / "recomputed.toml"
SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = 'Hôtel "<script>alert(1)</script>" & Fils \\N ]]> --> `x` %%{init: {}}%% #quot; ' * 2

Captured = pytest.CaptureFixture[str]

RESTLESS = Tableau("DSDSDSDSNN", ("DSDSDSDSDSD", "SDSDSDSDSDS") * 5)
"""A table of play in which no two neighbouring cells are alike, and the Banker has no natural."""

TABLEAUS = {
    "standard": standard_tableau(),
    "restless": RESTLESS,
    "the Player never draws": replace(standard_tableau(), player="SSSSSSSSNN"),
    "the Player never stands": replace(standard_tableau(), player="DDDDDDDDNN"),
    "all is natural": Tableau("DDDDDDSSNN", ("N" * 11,) * 10),
}


@cache
def whole(name: str, text: str) -> nx.DiGraph[State]:
    return draw_tree(game(name), Shoe.parse(text))


@cache
def tree_of(name: str, text: str = "8 decks") -> nx.DiGraph[Branch]:
    return banker_tree(game(name), Shoe.parse(text))


def under(tableau: Tableau) -> Game:
    return replace(game("standard"), tableau=tableau, printed=tableau)


def ways_of(tree: nx.DiGraph[Branch]) -> dict[str, int]:
    return {branch.id: ways for branch, ways in tree.nodes(data="ways")}


# Flows.


@pytest.mark.parametrize("text", SHOES)
@pytest.mark.parametrize("name", DIFFERENT)
def test_what_flows_into_a_state_flows_out_of_it(name: str, text: str) -> None:
    graph = whole(name, text)
    assert unbalanced(graph) == []
    cards = Shoe.parse(text).cards
    assert graph.nodes[State(START)]["ways"] == graph.graph["total_ways"] == perm(cards, 6)
    assert all(ways > 0 for _, ways in graph.nodes(data="ways"))
    assert all(edge["probability"] > 0 for _, _, edge in graph.edges(data=True))


@pytest.mark.parametrize("tableau", TABLEAUS.values(), ids=TABLEAUS)
def test_flows_add_up_under_any_table_of_play(tableau: Tableau) -> None:
    assert unbalanced(draw_tree(under(tableau), Shoe.of_decks(2))) == []


def test_flows_add_up_past_64_bits() -> None:
    assert unbalanced(whole("standard", "1000 decks")) == []


def test_a_leak_is_found() -> None:
    graph = whole("standard", "8 decks").copy()
    dealt, final = State(DEALT, 8, 3), State(FINAL, 8, 3)
    graph.edges[dealt, final]["ways"] -= 1
    assert unbalanced(graph)[:2] == [dealt, final]
    lost = whole("standard", "8 decks").copy()
    lost.remove_node(final)
    assert dealt in unbalanced(lost)


def test_six_aces_have_one_coup() -> None:
    graph = whole("standard", "6xA")
    states = [
        State(START),
        State(DEALT, 2, 2),
        State(PLAYER_DRAWS, 2, 2),
        State(PLAYER_DONE, 3, 2, 1),
        State(BANKER_DRAWS, 3, 2, 1),
        State(FINAL, 3, 3),
    ]
    assert dict(graph.nodes(data="ways")) == dict.fromkeys(states, 720)
    steps = [(edge["kind"], edge["who"], edge["what"]) for _, _, edge in graph.edges(data=True)]
    assert steps == [
        ("chance", "both", "deal"),
        ("decision", "player", "draws"),
        ("chance", "player", "1"),
        ("decision", "banker", "draws"),
        ("chance", "banker", "1"),
    ]


def test_a_natural_is_decided_by_the_hand_that_has_it() -> None:
    graph = whole("standard", "8 decks")
    for player, banker, who in ((8, 3, "player"), (3, 9, "banker"), (9, 8, "both")):
        edge = graph.edges[State(DEALT, player, banker), State(FINAL, player, banker)]
        assert (edge["kind"], edge["who"], edge["what"]) == ("decision", who, "natural")


def test_a_state_has_one_decision_or_only_chances() -> None:
    graph = whole("hippodrome", "8 decks")
    for state in graph:
        kinds = [edge["kind"] for _, _, edge in graph.out_edges(state, data=True)]
        assert set(kinds) <= {CHANCE} or kinds == ["decision"], state


def test_final_states_have_the_published_joint_ways() -> None:
    figures = tomllib.loads(PUBLISHED.read_text(encoding="utf-8"))["figures"]
    joint = [one for one in figures if one["id"].startswith("joint_player_")]
    assert len(joint) == 10
    graph = whole("standard", "6 decks")
    for figure in joint:
        player = int(figure["id"].split("_")[2])
        for banker, printed in zip(figure["each"]["banker"], figure["printed"], strict=True):
            assert graph.nodes[State(FINAL, player, banker)]["ways"] == int(
                printed.replace(",", "")
            )


@pytest.mark.parametrize("name", DIFFERENT)
@pytest.mark.parametrize("text", ["6 decks - 5 5 K 9", "8 8 9 9 T T 3"])
def test_the_second_method_meets_the_same_states(name: str, text: str) -> None:
    states: Counter[State] = Counter()
    counts = Shoe.parse(text).counts(BY_VALUE)
    for coup, ways in dealer(game(name).tableau).ways(counts).items():
        states[State(DEALT, coup.player_initial, coup.banker_initial)] += ways
        states[State(FINAL, coup.player_total, coup.banker_total)] += ways
        if not (coup.player_natural or coup.banker_natural):
            third = STOOD if coup.player_third is None else coup.player_third
            states[State(PLAYER_DONE, coup.player_total, coup.banker_initial, third)] += ways
            if coup.banker_third is not None:
                states[State(BANKER_DRAWS, coup.player_total, coup.banker_initial, third)] += ways
    found = {
        state: ways
        for state, ways in whole(name, text).nodes(data="ways")
        if state.stage not in (START, PLAYER_DRAWS)
    }
    assert found == {state: ways for state, ways in states.items() if ways}


# Findings about the sheet.


def stood(*totals: int) -> list[Cell]:
    return [Cell("banker", total, STOOD) for total in totals]


FOUND = {
    "aspers": stood(3, 4, 5, 6),
    "intercasino": [Cell("banker", 3, 0)],
    "hippodrome": [
        *(Cell("banker", total, third) for total in range(3) for third in range(11)),
        *stood(3, 4, 5, 6),
    ],
    "dragon_bonus_house": [],
    "punto_y_banco": stood(3, 4, 5, 6),
    "standard": [],
}


@pytest.mark.parametrize("name", HOUSES)
def test_silent_cells_that_a_coup_can_reach_are_found(name: str) -> None:
    found = findings(game(name).printed)
    assert [one.cell for one in found] == FOUND[name]
    assert {one.what for one in found} <= {NO_DECISION}


def test_the_reading_does_not_change_what_is_found_about_the_sheet() -> None:
    assert findings(game("hippodrome", "standard").printed) == findings(game("hippodrome").printed)


@pytest.mark.parametrize("tableau", TABLEAUS.values(), ids=TABLEAUS)
def test_a_decided_cell_that_no_coup_meets_is_found(tableau: Tableau) -> None:
    met = set()
    for state in draw_tree(under(tableau), Shoe.of_decks(6)):
        if state.stage == DEALT:
            assert state.player is not None
            assert state.banker is not None
            if not tableau.banker_is_natural(state.banker):
                met.add(Cell("player", state.player))
        elif state.stage == PLAYER_DONE:
            assert state.banker is not None
            met.add(Cell("banker", state.banker, state.third))
    never = [cell for cell in tableau.cells() if tableau.at(cell) in "DS" and cell not in met]
    found = findings(tableau)
    assert [one.cell for one in found] == never
    assert {one.what for one in found} <= {NEVER_REACHED}


def test_a_player_who_never_draws_leaves_eighty_cells_unreached() -> None:
    found = findings(TABLEAUS["the Player never draws"])
    expected = [Cell("banker", total, third) for total in range(8) for third in range(10)]
    assert [one.cell for one in found] == expected
    (note,) = finding_notes(found)
    assert note == (
        "80 cells of the sheet as printed are decided, and no coup of any shoe can come there: "
        "Banker's total 0 to 7: any third card."
    )


def test_a_player_who_never_stands_leaves_eight_cells_unreached() -> None:
    found = findings(TABLEAUS["the Player never stands"])
    assert [one.cell for one in found] == stood(*range(8))


def test_a_silent_cell_of_the_player_is_found() -> None:
    (one,) = findings(replace(standard_tableau(), player="DDDDD?SSNN"))
    assert str(one) == f"Player's total 5: {NO_DECISION}"


def test_a_silent_cell_that_no_coup_reaches_is_no_finding() -> None:
    tableau = TABLEAUS["the Player never draws"].with_cell(Cell("banker", 3, 8), "?")
    assert Cell("banker", 3, 8) not in [one.cell for one in findings(tableau)]


def test_cells_are_named_by_rows_that_are_alike() -> None:
    cells = [Cell("player", 4), Cell("player", 5), *FOUND["hippodrome"]]
    assert cells_in_words(cells) == (
        "Player's total 4, 5; Banker's total 0, 1, 2: any third card, Player stood; "
        "Banker's total 3 to 6: Player stood"
    )
    assert cells_in_words(FOUND["intercasino"]) == "Banker's total 3: third card 0"


# The tree of the Banker's decisions.


def test_the_standard_tree_has_the_rule_of_the_trade() -> None:
    leaves = [b for b in tree_of("standard") if b.kind == "banker"]
    assert [(b.id.split("_")[1], b.totals, b.words[0]) for b in leaves] == [
        ("stands", (0, 1, 2, 3, 4, 5), "Draws"),
        ("stands", (6, 7), "Stands"),
        ("draws", (0, 1, 2), "Draws on any third card"),
        ("draws", (3,), "Draws on 0 to 7, 9"),
        ("draws", (3,), "Stands on 8"),
        ("draws", (4,), "Draws on 2 to 7"),
        ("draws", (4,), "Stands on 0, 1, 8, 9"),
        ("draws", (5,), "Draws on 4 to 7"),
        ("draws", (5,), "Stands on 0 to 3, 8, 9"),
        ("draws", (6,), "Draws on 6, 7"),
        ("draws", (6,), "Stands on 0 to 5, 8, 9"),
        ("draws", (7,), "Stands on any third card"),
    ]
    assert not any(b.silent or b.differing for b in tree_of("standard"))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *((name, "8 decks") for name in HOUSES),
        *(("dragon_bonus_house", text) for text in SHOES[1:]),
    ],
)
def test_the_ends_of_the_tree_re_add_to_all_coups(name: str, text: str) -> None:
    tree = tree_of(name, text)
    ends = [branch for branch in tree if not tree.out_degree(branch)]
    assert sum(tree.nodes[branch]["ways"] for branch in ends) == tree.graph["total_ways"]
    assert sum(tree.nodes[branch]["share"] for branch in ends) == 1
    for branch in set(tree) - set(ends):
        chances = [edge["probability"] for _, _, edge in tree.out_edges(branch, data=True)]
        assert sum(chances) == 1, branch
        for child in tree.successors(branch):
            chance = tree.edges[branch, child]["probability"]
            assert chance * tree.nodes[branch]["share"] == tree.nodes[child]["share"]


@pytest.mark.parametrize("name", DIFFERENT)
def test_the_second_method_finds_the_same_ends(name: str) -> None:
    tree, tableau = tree_of(name, "6 decks"), game(name).tableau
    ends: Counter[tuple[str, str, int]] = Counter()
    natural = 0
    for coup, ways in dealer(tableau).ways(Shoe.of_decks(6).counts(BY_VALUE)).items():
        if coup.player_natural or coup.banker_natural:
            natural += ways
            continue
        player = "stands" if coup.player_third is None else "draws"
        banker = "stands" if coup.banker_third is None else "draws"
        ends[player, banker, coup.banker_initial] += ways
    assert ways_of(tree)["natural"] == natural
    for branch in tree:
        if branch.kind == "banker":
            player = branch.id.split("_")[1]
            expected = sum(ends[player, branch.decision, total] for total in branch.totals)
            assert tree.nodes[branch]["ways"] == expected, branch.id


def test_where_the_sheet_is_silent_or_differs_the_box_says_so() -> None:
    marked = {
        name: [lines_of(tree_of(name), b)[-1] for b in tree_of(name) if b.silent or b.differing]
        for name in HOUSES
    }
    assert marked == {
        "aspers": ["? sheet silent"] * 2,
        "dragon_bonus_house": ["! not as standard: 2, 3"],
        "hippodrome": ["? sheet silent", "? sheet silent", "? sheet silent: any third card"],
        "intercasino": ["? sheet silent: 0"],
        "punto_y_banco": ["? sheet silent", "? sheet silent", "! not as standard: 6"],
        "standard": [],
    }


def test_a_player_who_differs_from_the_standard_is_marked() -> None:
    tree = banker_tree(under(RESTLESS), Shoe.of_decks(8))
    lines = {branch.id: lines_of(tree, branch) for branch in tree}
    assert lines["player_stands"][-1] == "! not as standard: Player 1, 3, 5"
    assert lines["natural"][:2] == ["A natural ends the coup", "when Player has 8 or 9"]


@pytest.mark.parametrize(
    ("name", "branches"),
    [("the Player never draws", {"player_draws"}), ("the Player never stands", {"player_stands"})],
)
def test_what_the_player_never_does_is_left_out(name: str, branches: set[str]) -> None:
    tree = banker_tree(under(TABLEAUS[name]), Shoe.of_decks(8))
    missing = {"player_draws", "player_stands"} - set(ways_of(tree))
    assert missing == branches


def test_a_tree_of_naturals_alone_has_two_boxes() -> None:
    tree = banker_tree(under(TABLEAUS["all is natural"]), Shoe.of_decks(8))
    assert list(ways_of(tree)) == ["coup", "natural"]


def test_a_chance_above_nothing_is_never_shown_as_none() -> None:
    assert rounded(Fraction(1, 10**6)) == "under 0.01 %"
    assert rounded(Fraction(1, 3)) == "33.33 %"


@pytest.mark.parametrize("name", HOUSES)
def test_the_ways_of_the_page_re_add_to_its_total(name: str) -> None:
    (table,) = tree_page(game(name), Shoe.of_decks(8), tree_of(name)).tables
    *rows, total = [int(record["Ways"]) for record in table.records()]
    assert sum(rows) == total == 4998398275503360


# The picture.


PYDOT = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # pydot's own, of its parser


def pictures() -> dict[str, nx.DiGraph[Branch]]:
    return {
        **{name: tree_of(name) for name in HOUSES},
        "a short shoe": tree_of("aspers", "8 8 9 9 T T 3"),
        "one card left of a value": tree_of("aspers", "8 decks - 31x8"),
        **{name: banker_tree(under(t), Shoe.of_decks(1)) for name, t in TABLEAUS.items()},
    }


PICTURES = pictures()
NARROW = set("ijlftr.,:;'|!()[] ")


def width_of(text: ElementTree.Element) -> float:
    """Estimate a width from classes of characters, as Helvetica has them; a float is a guess."""
    em = 0.0
    for char in text.text or "":
        em += 0.34 if char in NARROW else 0.75 if char.isupper() or char == "%" else 0.57
    bold = 1.08 if text.get("font-weight") == "bold" else 1.0
    return em * bold * int(text.get("font-size", "14"))


def extent(text: ElementTree.Element) -> tuple[float, float]:
    x, width = int(text.attrib["x"]), width_of(text)
    return (x - width, x) if text.get("text-anchor") == "end" else (x, x + width)


def parsed(tree: nx.DiGraph[Branch], title: str = HOSTILE) -> ElementTree.Element:
    return ElementTree.fromstring(as_svg(tree, title))


def frames(svg: ElementTree.Element) -> list[tuple[int, int, int, int]]:
    found = []
    for group in svg.iter(f"{SVG}g"):
        if "box" in group.get("class", "").split():
            rect = group.find(f"{SVG}rect")
            assert rect is not None
            x, y, width, height = (int(rect.attrib[k]) for k in ("x", "y", "width", "height"))
            found.append((x, y, x + width, y + height))
    return found


@pytest.mark.parametrize("tree", PICTURES.values(), ids=PICTURES)
def test_no_two_boxes_overlap(tree: nx.DiGraph[Branch]) -> None:
    boxes = frames(parsed(tree))
    assert len(boxes) == len(tree)
    for one, other in combinations(boxes, 2):
        apart = one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
        assert apart, (one, other)


@pytest.mark.parametrize("tree", PICTURES.values(), ids=PICTURES)
def test_every_text_fits_into_its_box(tree: nx.DiGraph[Branch]) -> None:
    for group in parsed(tree).iter(f"{SVG}g"):
        if "box" not in group.get("class", "").split():
            continue
        rect, *texts = group
        left, top = int(rect.attrib["x"]), int(rect.attrib["y"])
        right, bottom = left + int(rect.attrib["width"]), top + int(rect.attrib["height"])
        assert texts
        for text in texts:
            start, end = extent(text)
            assert left < start < end < right, text.text
            assert top + 14 <= int(text.attrib["y"]) < bottom, text.text
        by_line: dict[str, list[ElementTree.Element]] = {}
        for text in texts:
            by_line.setdefault(text.attrib["y"], []).append(text)
        for words, *shares in by_line.values():
            assert all(extent(words)[1] < extent(share)[0] for share in shares), words.text


@pytest.mark.parametrize("tree", PICTURES.values(), ids=PICTURES)
def test_chances_stand_between_boxes_and_all_stands_on_the_page(tree: nx.DiGraph[Branch]) -> None:
    svg = parsed(tree)
    boxes = frames(svg)
    _, _, width, height = map(int, svg.attrib["viewBox"].split())
    (shift,) = [g.attrib["transform"] for g in svg.iter(f"{SVG}g") if "transform" in g.attrib]
    down = int(re.findall(r"\d+", shift)[1])
    for _, _, right, bottom in boxes:
        assert right < width
        assert bottom + down < height
    for text in svg.iter(f"{SVG}text"):
        assert int(text.get("font-size", "14")) >= 14
        start, end = extent(text)
        assert 0 < start < end < width, text.text
        if text.get("class") == "chance":
            y = int(text.attrib["y"])
            for left, top, right, bottom in boxes:
                beside = end <= left or right <= start
                assert beside or y < top or bottom < y - 14, text.text


@pytest.mark.parametrize("name", HOUSES)
def test_the_picture_of_a_house_fits_a_page_with_text_of_eight_points(name: str) -> None:
    _, _, width, height = map(int, parsed(tree_of(name), "A house").attrib["viewBox"].split())
    millimetres = min(Fraction(277, width), Fraction(190, height))
    assert 14 * millimetres / Fraction(254, 720) > 8


def test_draws_and_stands_differ_by_word_and_by_line() -> None:
    seen = set()
    for group in parsed(tree_of("aspers")).iter(f"{SVG}g"):
        rect, *texts = group
        kind = group.get("class", "")
        if kind in ("box draws", "box stands"):
            word = (texts[0].text or "").lower()
            assert kind.split()[1] in word
            seen.add((kind, "stroke-dasharray" in rect.attrib, rect.attrib["fill"]))
    assert {(kind, dashed) for kind, dashed, _ in seen} == {
        ("box draws", False),
        ("box stands", True),
    }
    assert len({fill for _, _, fill in seen}) == 2


def test_the_picture_says_in_words_what_it_shows() -> None:
    svg = parsed(tree_of("dragon_bonus_house"), "A house")
    assert svg.attrib["role"] == "img"
    title, description = svg.find(f"{SVG}title"), svg.find(f"{SVG}desc")
    assert title is not None
    assert title.text == "A house"
    assert description is not None
    assert description.text is not None
    assert description.text.startswith("A natural ends the coup when a hand has 8 or 9, 34.30 %")
    assert (
        "Player draws on 0 to 5, Banker has 5, Draws on 2 to 7, 2.72 % of coups, "
        "! not as standard: 2, 3." in description.text
    )
    assert description.text.count("of coups") == 13


# Titles that are not meant well.


@pytest.mark.parametrize("title", [HOSTILE, "x" * 1000, "券" * 500, "", "a\nb\x00\u2028\ud800"])
def test_any_title_makes_a_sound_picture(title: str) -> None:
    text = as_svg(tree_of("standard"), title)
    assert "<script" not in text
    svg = ElementTree.fromstring(text.encode())
    width = int(svg.attrib["viewBox"].split()[2])
    wide = 20 if "券" in title else 10
    for line in svg.iter(f"{SVG}text"):
        if line.get("font-size"):
            assert len(line.text or "") * wide < width


@PYDOT
def test_graphviz_reads_the_tree_and_the_title_as_one_string() -> None:
    for name in DIFFERENT:
        tree = tree_of(name)
        (read,) = pydot.graph_from_dot_data(as_dot(tree, HOSTILE)) or []
        assert {node.get_name() for node in read.get_nodes()} - {"node", "edge", "graph"} == {
            branch.id for branch in tree
        }
        assert len(read.get_edges()) == len(tree) - 1
        label = read.get_node("graph")[0].get("label")
        escaped = HOSTILE.replace("\\", "\\\\").replace('"', '\\"').replace("&", "&amp;")
        assert label == f'"{escaped}"'


@PYDOT
def test_graphviz_reads_every_state() -> None:
    graph = whole("standard", "8 8 9 9 T T 3")
    (read,) = pydot.graph_from_dot_data(whole_as_dot(graph, HOSTILE)) or []
    names = {node.get_name() for node in read.get_nodes()} - {"node", "edge", "graph"}
    assert names == {state.id for state in graph}
    assert len(read.get_edges()) == graph.number_of_edges()


def test_states_have_names_of_their_own() -> None:
    graph = whole("standard", "8 decks")
    assert len({state.id for state in graph}) == len(graph)
    assert all(re.fullmatch(r"[a-z][a-z0-9_]*", state.id) for state in graph)


@pytest.mark.parametrize("tree", PICTURES.values(), ids=PICTURES)
def test_mermaid_has_a_line_for_each_box_and_connector(tree: nx.DiGraph[Branch]) -> None:
    text = as_mermaid(tree, HOSTILE)
    assert "<script" not in text
    head, title, foot, kind, *lines = text.splitlines()
    assert (head, foot, kind) == ("---", "---", "flowchart LR")
    quoted = re.fullmatch(r'title: "((?:[^"\\<>&#%`]|\\["\\]|\\u00[0-9a-f]{2})*)"', title)
    assert quoted
    boxes = [m for line in lines if (m := re.fullmatch(r'  (\w+)\("([^"]*)"\)', line))]
    assert [box[1] for box in boxes] == [branch.id for branch in tree]
    for box, branch in zip(boxes, tree, strict=True):
        assert box[2].split("<br/>") == lines_of(tree, branch)
    arrows = [m for line in lines if (m := re.fullmatch(r'  (\w+) -->\|"[^"]*"\| (\w+)', line))]
    assert [(arrow[1], arrow[2]) for arrow in arrows] == [(a.id, b.id) for a, b in tree.edges]
    others = lines[len(boxes) + len(arrows) :]
    assert all(line.startswith(("  classDef ", "  class ")) for line in others)


# The command.


def drawn(capsys: Captured, *arguments: str) -> Answer:
    answer = ask(capsys, "draw-tree", *arguments)
    assert (answer.code, answer.err) == (0, [])
    return answer


def test_the_json_holds_the_tree_and_the_findings(capsys: Captured) -> None:
    record = drawn(capsys, "aspers", "--decks", "6", "--format", "json").json()
    assert (record["game"], record["reading"], record["shoe"]["decks"]) == ("aspers", "printed", 6)
    assert record["total_ways"] == "878869206895680"
    nodes = {node["id"]: node for node in record["nodes"]}
    assert len(nodes) == len(record["nodes"])
    chances: Counter[str] = Counter()
    for edge in record["edges"]:
        chances[edge["from"]] += Fraction(edge["probability"])  # type: ignore[assignment]
        assert edge["ways"] == nodes[edge["to"]]["ways"]
    assert set(chances.values()) == {1}
    assert nodes["player_draws_banker_6_draws"]["player_thirds"] == [6, 7]
    assert record["findings"] == [
        {"what": NO_DECISION, "hand": "banker", "total": total, "player_third": "stood"}
        for total in (3, 4, 5, 6)
    ]


def test_the_whole_graph_as_json_is_the_graph(capsys: Captured) -> None:
    record = drawn(capsys, "aspers", "--whole", "--format", "json").json()
    graph = whole("aspers", "8 decks")
    assert {node["id"]: int(node["ways"]) for node in record["nodes"]} == {
        state.id: ways for state, ways in graph.nodes(data="ways")
    }
    edges = {(a.id, b.id): edge for a, b, edge in graph.edges(data=True)}
    assert len(record["edges"]) == len(edges)
    for edge in record["edges"]:
        mine = edges[edge["from"], edge["to"]]
        assert Fraction(edge["probability"]) == mine["probability"]
        assert (edge["kind"], edge["what"]) == (mine["kind"], mine["what"])


def test_csv_has_a_row_for_each_end(capsys: Captured) -> None:
    out = drawn(capsys, "dragon_bonus_house", "--format", "csv").out
    rows = list(csv.DictReader(io.StringIO(out)))
    assert len(rows) == 14
    (marked,) = [row for row in rows if row["Marks"]]
    assert (marked["Banker's total"], marked["Player's third card"]) == ("5", "2 to 7")
    assert marked["Ways"] == str(
        ways_of(tree_of("dragon_bonus_house"))["player_draws_banker_5_draws"]
    )


def test_the_page_names_basis_and_findings(capsys: Captured) -> None:
    out = drawn(capsys, "hippodrome", "--shoe", "8 decks - 8 8").out
    assert "414 cards, reading printed" in out
    found = (
        "37 cells of the sheet as printed are silent, and a coup of a full shoe can come there: "
    )
    assert f"{found}Banker's total 0, 1, 2: any third card, Player stood;" in out
    assert "Cards left: A 32" in out
    assert "has one decision on the sheet" in drawn(capsys, "standard").out


def test_a_reading_is_drawn_as_it_is_read(capsys: Captured) -> None:
    out = drawn(capsys, "dragon_bonus_house", "--reading", "standard", "--format", "svg").out
    assert "reading standard" in out
    assert "not as standard:" not in out


@pytest.mark.parametrize("style", ["text", "svg", "json"])
def test_a_file_holds_what_is_printed(tmp_path: Path, capsys: Captured, style: str) -> None:
    printed = drawn(capsys, "aspers", "--format", style).out
    path = tmp_path / "below" / "tree"
    answer = ask(capsys, "draw-tree", "aspers", "--format", style, "--out", str(path))
    assert (answer.code, answer.out) == (0, "")
    assert answer.err == [f"combinat: draw tree written to {path}"]
    assert path.read_text(encoding="utf-8") == printed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("aspers", "--whole", "--format", "svg"), "--format dot or --format json"),
        (("aspers", "--whole"), "--format text"),
        (("aspers", "--shoe", "8 8 9 9 T"), "5 cards"),
        (("aspers", "--shoe", "1 deck", "--decks", "2"), "--decks as well"),
        (("aspers", "--decks", "0"), "1 to 1000"),
        (("aspers", "--reading", "nothing"), "printed"),
        (("nowhere",), "aspers"),
        (("aspers", "--format", "png"), "mermaid"),
        (("aspers", "--out", "/proc/none/tree.svg"), "/proc/none"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    capsys: Captured, arguments: tuple[str, ...], said: str
) -> None:
    answer = ask(capsys, "draw-tree", *arguments)
    assert_refused(answer)
    assert said in answer.err[0]


def test_a_short_shoe_is_refused() -> None:
    with pytest.raises(BadInput, match="6 or more"):
        draw_tree(game("standard"), Shoe.parse("A A A"))


def test_no_wager_takes_the_name_of_the_files(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "house.toml"
    path.write_text(broken('id = "egalite"', 'id = "draw_tree"'), encoding="utf-8")
    answer = ask(capsys, "validate", str(path))
    assert_refused(answer)
    assert "draw_tree" in answer.err[0]


def test_a_strangers_house_is_published_with_its_drawings(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    title = "Punto Banco (a house)"
    path.write_text(broken(title, "A <script> & 'house'", GOOD), encoding="utf-8")
    texts = dict(house_files(load.sheet(str(path))))
    names = {f"house/draw_tree.{suffix}" for suffix in ("svg", "dot", "mmd")}
    assert names <= set(texts)
    svg = ElementTree.fromstring(texts["house/draw_tree.svg"])
    found = svg.find(f"{SVG}title")
    assert found is not None
    assert found.text == "A <script> & 'house': draw tree, 8 decks, reading printed"
    assert "<script" not in texts["house/draw_tree.mmd"]
