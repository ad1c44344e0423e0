"""The draw tree as a picture: boxes from left to right in SVG, fit for one page."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING
from unicodedata import east_asian_width
from xml.etree import ElementTree

from combinat.faults import one_line
from combinat.publish.draw_tree import MARKS_MEAN, lines_of, marks_of, rounded
from combinat.studies.banker_tree import BANKER, COUP, TOTAL, Branch
from combinat.studies.draw_tree import DRAWS, STANDS

if TYPE_CHECKING:
    import networkx as nx

TEXT, HEADING = 14, 20
"""Sizes of text in pixels."""

PLAIN_WIDTH, BOLD_WIDTH, HEADING_WIDTH = 8, 9, 14
"""Pixels that a character may take: a sans-serif takes less in the mean."""

LINE, HEADING_LINE, PADDING, GAP = 18, 30, 12, 8
RUN, TRUNK = 94, 18
"""Length of a connector, and where along it it branches."""

MARGIN, LEAST_WIDTH = 20, 1000
HEADS = ("", "Two cards each", "Banker's two cards", "Banker, by Player's third card")
FONT = "Helvetica, Arial, 'Liberation Sans', sans-serif"
STYLES = {
    DRAWS: {"fill": "#dbe9f6", "stroke": "#1f4e79", "stroke-width": "3"},
    STANDS: {
        "fill": "#ffffff",
        "stroke": "#444444",
        "stroke-width": "2",
        "stroke-dasharray": "6 4",
    },
    "": {"fill": "#f2f2f2", "stroke": "#666666", "stroke-width": "1"},
}
LEGEND = (
    "On a line: the chance of the box to its right, given the one to its left. "
    "In a box: its share of all coups. Percentages are rounded.",
    " ".join(MARKS_MEAN),
)

Element = ElementTree.Element


@dataclass(frozen=True)
class Text:
    """What stands in a box: words, the first line of them bold, a share of coups, and marks."""

    words: tuple[str, ...]
    share: str
    marks: tuple[str, ...]

    @property
    def width(self) -> int:
        """How wide the longest line may be."""
        first, *others = (_cells(line) for line in self.words)
        words = [first * BOLD_WIDTH, *(other * PLAIN_WIDTH for other in others)]
        if self.share:
            words[-1] += PADDING + _cells(self.share) * PLAIN_WIDTH
        return max(*words, *(_cells(mark) * PLAIN_WIDTH for mark in self.marks), 0)

    @property
    def height(self) -> int:
        """How high the lines are together."""
        return LINE * (len(self.words) + len(self.marks))


@dataclass(frozen=True)
class Box:
    """Where a branch stands on the page, in pixels, and what stands in it.

    The share of all coups stands at the right of the last of the `words`, marks below.
    """

    x: int
    y: int
    width: int
    height: int
    text: Text

    @property
    def middle(self) -> int:
        """The height at which connectors come and go."""
        return self.y + self.height // 2


def as_svg(tree: nx.DiGraph[Branch], title: str) -> str:
    """Return a tree of the Banker's decisions as SVG.

    A box that draws is filled, with a solid line; one that stands is white, with a broken one;
    each says so in words as well.
    """
    title = one_line(title)
    boxes = _Layout(tree).boxes
    width = max(MARGIN + max(box.x + box.width for box in boxes.values()), LEAST_WIDTH)
    inside = width - 2 * MARGIN
    heading = _wrapped(title, inside // HEADING_WIDTH)
    notes = [line for note in LEGEND for line in _wrapped(note, inside // PLAIN_WIDTH)]
    top = MARGIN + HEADING_LINE * len(heading) + 2 * LINE
    below = top + max(box.y + box.height for box in boxes.values()) + 2 * LINE
    svg = _svg(title, tree, (width, below + 2 * LINE + LINE * len(notes) + MARGIN))
    for place, line in enumerate(heading):
        at = MARGIN, MARGIN + HEADING + HEADING_LINE * place
        _text(svg, line, at, size=HEADING, bold=True)
    _heads(svg, boxes, top - LINE)
    _boxes(svg, tree, boxes, top)
    _legend(svg, below, notes)
    ElementTree.indent(svg)
    return ElementTree.tostring(svg, encoding="unicode") + "\n"


class _Layout:
    """Boxes by their branches: a column for each depth, and for each subtree a strip of its own."""

    def __init__(self, tree: nx.DiGraph[Branch]) -> None:
        self.tree = tree
        self.texts = {branch: _text_of(tree, branch) for branch in tree}
        self.boxes: dict[Branch, Box] = {}
        root = next(iter(tree))
        depths = {root: 0}
        for source, target in tree.edges:
            depths[target] = depths[source] + 1
        self.columns: list[tuple[int, int]] = []
        left = MARGIN
        for depth in range(max(depths.values()) + 1):
            alike = [branch for branch in tree if depths[branch] == depth]
            head = _cells(HEADS[depth]) * BOLD_WIDTH
            width = max(head, *(self.texts[b].width + 2 * PADDING for b in alike))
            self.columns.append((left, width))
            left += width + RUN
        self._place(root, 0, 0)

    def _height(self, branch: Branch) -> int:
        return self.texts[branch].height + PADDING

    def _strip(self, branch: Branch) -> int:
        """Return the height that a branch and all below it need."""
        below = [self._strip(child) for child in self.tree.successors(branch)]
        return max(self._height(branch) + GAP, sum(below))

    def _place(self, branch: Branch, depth: int, top: int) -> None:
        strip, height = self._strip(branch), self._height(branch)
        left, width = self.columns[depth]
        y = top + (strip - height) // 2
        self.boxes[branch] = Box(left, y, width, height, self.texts[branch])
        children = list(self.tree.successors(branch))
        top += (strip - sum(map(self._strip, children))) // 2
        for child in children:
            self._place(child, depth + 1, top)
            top += self._strip(child)


def _text_of(tree: nx.DiGraph[Branch], branch: Branch) -> Text:
    share = "" if branch.kind == COUP else rounded(tree.nodes[branch]["share"])
    return Text(branch.words, share, tuple(marks_of(branch)))


def _cells(text: str) -> int:
    """Count characters, those of twice the width twice."""
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in text)


def _wrapped(text: str, most: int) -> list[str]:
    wide = _cells(text) > len(text)
    return wrap(text, most // 2 if wide else most) or [""]


def _svg(title: str, tree: nx.DiGraph[Branch], size: tuple[int, int]) -> Element:
    """Return a white page with a title and a description for those who cannot see it."""
    svg = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {size[0]} {size[1]}",
            "role": "img",
            "aria-labelledby": "title description",
            "font-family": FONT,
            "font-size": str(TEXT),
            "fill": "#111111",
        },
    )
    ElementTree.SubElement(svg, "title", {"id": "title"}).text = title
    described = " ".join(_sentences(tree))
    ElementTree.SubElement(svg, "desc", {"id": "description"}).text = described
    ElementTree.SubElement(svg, "rect", {"width": "100%", "height": "100%", "fill": "#ffffff"})
    return svg


def _sentences(tree: nx.DiGraph[Branch]) -> list[str]:
    """Say what the boxes say, a sentence for each of them that ends the decisions."""
    sentences = []
    above: list[str] = []
    for branch in tree:
        if branch.kind == COUP:
            continue
        kept = {TOTAL: 1, BANKER: 2}.get(branch.kind, 0)
        above = [*above[:kept], " ".join(branch.words)]
        if not tree.out_degree(branch):
            said = [*above, *lines_of(tree, branch)[len(branch.words) :]]
            sentences.append(f"{', '.join(said)}.")
    return sentences


def _text(
    parent: Element, text: str, at: tuple[int, int], *, size: int = TEXT, bold: bool = False
) -> Element:
    shown = {"x": str(at[0]), "y": str(at[1])}
    if size != TEXT:
        shown["font-size"] = str(size)
    if bold:
        shown["font-weight"] = "bold"
    element = ElementTree.SubElement(parent, "text", shown)
    element.text = text
    return element


def _heads(svg: Element, boxes: dict[Branch, Box], y: int) -> None:
    """Write above each column what its boxes are about."""
    for x, head in zip(sorted({box.x for box in boxes.values()}), HEADS, strict=False):
        if head:
            _text(svg, head, (x, y), bold=True)


def _boxes(svg: Element, tree: nx.DiGraph[Branch], boxes: dict[Branch, Box], top: int) -> None:
    """Draw the connectors, and the boxes over them."""
    drawn = ElementTree.SubElement(svg, "g", {"transform": f"translate(0 {top})"})
    for source, target, edge in tree.edges(data=True):
        _connector(drawn, boxes[source], boxes[target], rounded(edge["probability"]))
    for branch, box in boxes.items():
        _box(drawn, box, branch.decision)


def _box(parent: Element, box: Box, decision: str) -> None:
    group = ElementTree.SubElement(parent, "g", {"class": f"box {decision}".strip()})
    _frame(group, (box.x, box.y), (box.width, box.height), decision)
    text = box.text
    for place, line in enumerate((*text.words, *text.marks)):
        y = box.y + PADDING // 2 + TEXT + LINE * place
        _text(group, line, (box.x + PADDING, y), bold=place == 0)
        if text.share and place == len(text.words) - 1:
            share = _text(group, text.share, (box.x + box.width - PADDING, y))
            share.set("text-anchor", "end")


def _frame(parent: Element, at: tuple[int, int], size: tuple[int, int], decision: str) -> None:
    place = {"x": at[0], "y": at[1], "width": size[0], "height": size[1], "rx": 7}
    shape = {name: str(number) for name, number in place.items()} | STYLES[decision]
    ElementTree.SubElement(parent, "rect", shape)


def _connector(parent: Element, source: Box, target: Box, chance: str) -> None:
    left = source.x + source.width
    path = f"M{left} {source.middle}H{left + TRUNK}V{target.middle}H{target.x}"
    shape = {"d": path, "fill": "none", "stroke": "#666666", "shape-rendering": "crispEdges"}
    ElementTree.SubElement(parent, "path", shape)
    text = _text(parent, chance, (target.x - PADDING // 2, target.middle - PADDING // 2))
    text.set("text-anchor", "end")
    text.set("class", "chance")


def _legend(svg: Element, y: int, notes: list[str]) -> None:
    """Show how boxes that draw and that stand look, and say what the figures are."""
    group = ElementTree.SubElement(svg, "g", {"class": "legend"})
    x = MARGIN
    for decision in (DRAWS, STANDS):
        _frame(group, (x, y), (2 * TRUNK, LINE), decision)
        _text(group, decision, (x + 2 * TRUNK + PADDING, y + TEXT))
        x += RUN + 2 * TRUNK
    for place, note in enumerate(notes):
        _text(group, note, (MARGIN, y + 2 * LINE + TEXT + LINE * place))
