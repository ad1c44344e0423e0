"""A drift as JUnit XML: every locked figure a test case, which fails where it is not as locked."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

from combinat.lock.drift import Drift, FigureDrift, GameDrift
from combinat.lock.reports.words import (
    NOTHING,
    before_and_after,
    many,
    moves_alone,
    reason,
    said,
)

Element = ElementTree.Element
NO_TIME = "0"
"""No clock goes into an output."""


def junit_report(drift: Drift) -> str:
    """Return a drift as XML: a suite a game and reading, a case a figure, and one for its rules."""
    root = Element("testsuites", name="combinat check", time=NO_TIME)
    drifted = {game.tag: game for game in drift.games}
    for tag in dict.fromkeys([*drift.lock.lock, *drifted]):
        suite = ElementTree.SubElement(root, "testsuite", name=tag)
        suite.extend(_cases(drift, tag, drifted.get(tag) or GameDrift(tag, (), (), tag)))
        _count(suite, [suite])
    _count(root, list(root))
    ElementTree.indent(root, " ")
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    return head + ElementTree.tostring(root, encoding="unicode") + "\n"


def _count(element: Element, suites: list[Element]) -> None:
    """Set how many cases there are, and how many of them fail."""
    cases = [case for suite in suites for case in suite]
    element.set("tests", str(len(cases)))
    element.set("failures", str(sum(case.find("failure") is not None for case in cases)))
    element.set("errors", "0")
    element.set("time", NO_TIME)


def _cases(drift: Drift, tag: str, game: GameDrift) -> Iterator[Element]:
    """Yield the rules, which can be compared where they are locked and asked for, then figures."""
    locked = drift.lock.lock.get(tag)
    if locked is not None and game.file:
        yield _rules(game)
    drifted = {figure.id: figure for figure in game.figures}
    for id_ in sorted({*(locked.figures if locked else ()), *drifted}):
        case = _case(tag, id_)
        if id_ in drifted:
            _fail(case, game, drifted[id_])
        yield case


def _case(tag: str, name: str) -> Element:
    """Return a case; a dot in its class would be read as the end of a package."""
    class_ = f"combinat.{tag.replace('.', '_')}"
    return Element("testcase", name=name, classname=class_, time=NO_TIME)


def _rules(game: GameDrift) -> Element:
    case = _case(game.tag, "rules")
    if game.rules:
        message = f"{many(len(game.rules), 'rule')} changed"
        failure = ElementTree.SubElement(case, "failure", type="RULES", message=message)
        failure.text = "\n".join(
            f"{said(rule.change)} ({rule.change.key}); {moves_alone(rule)}" for rule in game.rules
        )
    return case


def _fail(case: Element, game: GameDrift, figure: FigureDrift) -> None:
    """Let a case fail with the figure as it is read, exactly, and why."""
    message = before_and_after(figure.id, figure.locked, figure.found)
    failure = ElementTree.SubElement(case, "failure", type=figure.cause, message=message)
    exactly = (f"locked {figure.locked or NOTHING}", f"found  {figure.found or NOTHING}")
    failure.text = "\n".join((*exactly, reason(game, figure)))
