"""What of MathML a formula may hold: it is built anew, so that nothing else reaches a page."""

from __future__ import annotations

import html
import re

from markupsafe import Markup, escape

TOKEN = re.compile(r"<(?P<end>/?)(?P<tag>[a-z]+)>|(?P<text>(?:[^<>&]|&#?\w+;)+)")
TAGS = frozenset(("mfrac", "mi", "mn", "mo", "mroot", "mrow", "msqrt", "msub", "msup"))
"""What a formula may be made of; none of it has attributes."""

SYMBOL = re.compile(r"(?P<mi>[^\W\d_]+)|(?P<mn>\d+)|(?P<mo>\S)")
HYPHEN, MINUS = "-", "\N{MINUS SIGN}"
PARENTHESES = (Markup("<mo>(</mo>"), Markup("<mo>)</mo>"))
"""They stand around polynomials, whose lines are all of one height: browsers that stretch them
put space around them."""


def equation(symbol: str, mathml: str) -> Markup:
    """Return the inside of a `math` element: a symbol, an equals sign and the right side."""
    whole = _symbol(symbol) + Markup("<mo>=</mo>") + checked(mathml)
    for mark in PARENTHESES:
        whole = whole.replace(mark, Markup('<mo stretchy="false">') + mark[len("<mo>") :])
    return whole


def _symbol(symbol: str) -> Markup:
    """Return a symbol with its letters, numbers and signs told apart."""
    parts = (
        Markup("<{0}>{1}</{0}>").format(match.lastgroup, match[0])
        for match in SYMBOL.finditer(symbol)
    )
    return Markup("<mrow>{}</mrow>").format(Markup("").join(parts))


def checked(mathml: str) -> Markup:
    """Return presentation MathML built anew from the tags that are allowed and from text.

    A ValueError is raised where it holds anything else or where a tag is not closed.

    >>> checked("<msup><mi>d</mi><mn>2</mn></msup>")
    Markup('<msup><mi>d</mi><mn>2</mn></msup>')

    """
    built, unclosed, at = Markup(""), [""], 0
    while match := TOKEN.match(mathml, at):
        at = match.end()
        if match["text"] is not None:
            text = html.unescape(match["text"])
            built += escape(MINUS if text == HYPHEN else text)
            continue
        tag = match["tag"]
        if tag not in TAGS or (match["end"] and unclosed.pop() != tag):
            raise ValueError(f"{match[0]} does not belong in a formula: {mathml}")
        if not match["end"]:
            unclosed.append(tag)
        built += Markup("<{}{}>").format(match["end"], tag)
    if at < len(mathml) or unclosed != [""]:
        raise ValueError(f"not well-formed at character {at}: {mathml}")
    return built
