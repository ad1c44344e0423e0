"""How a drift is put into words: the verdict, the causes, a figure before and after."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from combinat.faults import one_line
from combinat.lock.changes import Change
from combinat.lock.drift import Cause, Drift, FigureDrift, GameDrift, RuleDrift
from combinat.lock.figures import KINDS
from combinat.publish.numerals import decimal, grouped, percent

MEANINGS: dict[Cause, str] = {
    "ENGINE": "by the rules as locked it is another number: the program has changed, "
    "or the lock was edited",
    "RULES": "changed rules explain it: by the rules as locked it is as locked",
    "MISSING": "locked, and not asked for any more",
    "EXTRA": "asked for, and not yet locked",
    "FORMAT": "the same number, written otherwise",
}
"""What each cause says of a figure; the gravest first."""

REMEDIES: dict[Cause, str] = {
    "ENGINE": "Find what has changed in the program or in the lock before it is locked anew.",
    "RULES": "If the rules are meant to change, lock anew and commit the lock with them.",
    "MISSING": "If it is meant to go, lock anew and commit the lock.",
    "EXTRA": "Lock anew and commit the lock.",
    "FORMAT": "Lock anew and commit the lock; no figure has moved.",
}
"""What to do about each cause."""

SHARES = frozenset(
    {
        "house_edge",
        "house_edge_resolved",
        "expected_value",
        "return_to_player",
        "hit_frequency",
        "push_frequency",
        "fixed_return",
        "probability",
    }
)
"""The kinds of figure that are read as percentages."""

PLACES = 6
SMALLEST_SHOWN = Fraction(1, 10**PLACES)
Pair = tuple[str | None, str | None]
"""A figure before and after; None where it is not there."""

NOTHING = "none"
MOST_SHOWN = 5
LONGEST_WORDS, LONGEST_MENTION = 1000, 160


def many(count: int, noun: str) -> str:
    """Count things in words.

    >>> many(1, "figure"), many(1234, "figure")
    ('1 figure', '1,234 figures')
    """
    return f"{grouped(count)} {noun}{'' if count == 1 else 's'}"


def listed(parts: Sequence[str]) -> str:
    """Join parts as a sentence does.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def verdict(drift: Drift) -> str:
    """Say in one line whether anything has drifted, and how much of how many figures."""
    place = one_line(drift.lock.place)
    if not drift:
        return f"no drift: {many(drift.checked, 'figure')} as locked in {place}"
    counted = tally(len(drift.rules), drift.figures)
    return f"DRIFT: {counted}, of {grouped(drift.checked)} compared with {place}"


def tally(rules: int, figures: Sequence[FigureDrift]) -> str:
    """Count the rules that changed, and the figures that moved, came, went or are re-written."""
    sorts = [_what_happened(figure) for figure in figures]
    parts = [f"{many(rules, 'rule')} changed"] if rules else []
    parts += [
        f"{many(sorts.count(words), 'figure')} {words}"
        for words in ("moved", "gone", "not yet locked", "written otherwise")
        if words in sorts
    ]
    return listed([*parts, *([] if figures else ["no figure moved"])])


def _what_happened(figure: FigureDrift) -> str:
    if figure.found is None:
        return "gone"
    if figure.locked is None:
        return "not yet locked"
    return "written otherwise" if figure.cause == "FORMAT" else "moved"


def causes(figures: Iterable[FigureDrift]) -> dict[Cause, int]:
    """Count figures by cause, the gravest first; a cause without figures counts 0."""
    found = [figure.cause for figure in figures]
    return {cause: found.count(cause) for cause in MEANINGS}


def kind_of(id_: str) -> str:
    """Return what kind of figure an id names.

    >>> kind_of("aspers/egalite/tie/ways@8")
    'ways'
    """
    return id_.rpartition("@")[0].rpartition("/")[2]


def rank(id_: str) -> tuple[int, str]:
    """Order ids for a reader: house edges first, then the other kinds."""
    kind = kind_of(id_)
    return (KINDS.index(kind) if kind in KINDS else len(KINDS)), id_


def gravest_first(figures: Iterable[FigureDrift]) -> list[FigureDrift]:
    """Order figures by cause, the gravest first, and then house edges before the others."""
    order = list(MEANINGS)
    return sorted(figures, key=lambda figure: (order.index(figure.cause), rank(figure.id)))


def short(id_: str, value: str | None) -> str:
    """Write a figure as it is read: a share as a percentage, whole numbers grouped.

    >>> short("aspers/egalite/house_edge@8", "1/16"), short("aspers/egalite/tie/ways@8", "1234")
    ('6.250000 %', '1,234')
    """
    if value is None:
        return NOTHING
    number = Fraction(value)
    if kind_of(id_) in SHARES:
        return f"{percent(number, PLACES)} %"
    return grouped(number.numerator) if number.denominator == 1 else decimal(number, PLACES)


def change(id_: str, was: str | None, is_: str | None) -> str:
    """Write by how much a figure has moved, with its sign; nothing where one side is not there.

    >>> change("aspers/egalite/house_edge@8", "1/16", "3/32")
    '+3.125000 % points'
    """
    if was is None or is_ is None:
        return ""
    moved = Fraction(is_) - Fraction(was)
    share = kind_of(id_) in SHARES
    unit = " % points" if share else ""
    shown = moved * 100 if share else moved
    if not moved:
        return "written otherwise"
    if shown.denominator == 1 and not share:
        return f"{shown.numerator:+,}"
    if abs(shown) < SMALLEST_SHOWN:
        way = "up" if moved > 0 else "down"
        return f"{way} by less than {decimal(SMALLEST_SHOWN, PLACES)}{unit}"
    return f"{'+' if moved > 0 else ''}{decimal(shown, PLACES)}{unit}"


def before_and_after(id_: str, was: str | None, is_: str | None) -> str:
    """Write a figure before and after, and by how much it has moved."""
    moved = change(id_, was, is_)
    return f"{short(id_, was)} → {short(id_, is_)}{f' ({moved})' if moved else ''}"


def said(changed: Change, longest: int = LONGEST_WORDS) -> str:
    """Say what changed of a rule, in one line of bounded length."""
    length = len(changed.words)
    words = one_line(changed.words[:longest])
    return words if length <= longest else f"{words}… ({grouped(length)} characters)"


def edges_alone(rule: RuleDrift) -> list[tuple[str, Pair]]:
    """Return the house edges that a changed rule moves alone, by id."""
    return [(id_, move) for id_, move in (rule.moves or {}).items() if kind_of(id_) == "house_edge"]


def moves_alone(rule: RuleDrift) -> str:
    """Say how many figures a changed rule moves alone.

    That is not worked out for every rule of a game in which very many have changed.
    """
    if rule.moves is None:
        return "not worked out alone"
    return f"alone it moves {many(len(rule.moves), 'figure') if rule.moves else 'no figure'}"


def of_rule(game: GameDrift, rule: RuleDrift) -> str:
    """Say in a sentence what changed of a rule, and some of what it moves alone."""
    edges = edges_alone(rule)
    shown = [
        f"{id_.removeprefix(f'{game.tag}/')} {before_and_after(id_, *move)}"
        for id_, move in edges[:MOST_SHOWN]
    ]
    more = ["…"] if len(edges) > MOST_SHOWN else []
    named = f": {'; '.join([*shown, *more])}" if shown else ""
    return f"{game.tag}: {said(rule.change)}; {moves_alone(rule)}{named}"


def of_figure(game: GameDrift, figure: FigureDrift) -> str:
    """Say in a sentence how a figure has moved, exactly, and why."""
    moved = before_and_after(figure.id, figure.locked, figure.found)
    exactly = f"locked {figure.locked or NOTHING}, found {figure.found or NOTHING}"
    return f"{figure.id}: {moved}; {exactly}; {reason(game, figure)}"


def reason(game: GameDrift, figure: FigureDrift) -> str:
    """Say why a figure is not as locked, and by which changed rules where those are the cause."""
    if figure.cause != "RULES":
        return MEANINGS[figure.cause]
    known = [rule for rule in game.rules if rule.moves is not None]
    movers = [rule.change for rule in known if figure.id in (rule.moves or ())]
    if movers:
        return f"moved by {'; '.join(said(one, LONGEST_MENTION) for one in movers)}"
    if len(known) == len(game.rules):
        return "moved by several changed rules together, and by none of them alone"
    return "moved by changed rules, not all of which are worked out alone"
