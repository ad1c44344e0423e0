"""What a self-test found, in words and as JSON, with the versions of everything that counted."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator
from importlib import metadata

from combinat.publish.claim_pages import shown, what_words
from combinat.publish.numerals import fraction, grouped
from combinat.publish.records import Record
from combinat.publish.table import Cell, Page, Table
from combinat.studies.claims import Tried, Verdict
from combinat.studies.selftest import (
    CountFailure,
    FigureFailure,
    HouseChecked,
    Selftest,
    SourceChecked,
)

PACKAGE = "combinat"
COMPILER = "numba"
NOT_INSTALLED = "not installed"
NAME = re.compile(r"[\w.-]+")
NOTES = (
    "A figure agrees where the exact value, to the digits printed, reads as printed. One that is "
    "known to be wrong must not agree as printed, and the right number on file must.",
    "Every wager's ways must add to all ordered sequences of six cards. Each line that sees no "
    "suit is counted by the enumerator, path by path, and by the closed form.",
)


def selftest_page(found: Selftest, versions: dict[str, str]) -> Page:
    """Return each source and house with what failed of it, the versions, and the verdict last."""
    tables = [_sources(found), _houses(found), _versions(versions)]
    if found.figure_failures:
        tables.append(_figure_failures(found))
    if found.count_failures:
        tables.append(_count_failures(found))
    notes = [*NOTES, figures_words(found), counts_words(found), verdict(found)]
    return Page("Self-test of this installation", tables, notes)


def figures_words(found: Selftest) -> str:
    """Count the published figures, their sources, and those known to be wrong in print."""
    wrong = sum(one.wrong for one in found.sources)
    return (
        f"Published figures: {grouped(found.figures)} of {_many(len(found.sources), 'source')}, "
        f"{grouped(wrong)} of them known to be wrong in print; "
        f"{_failed(len(found.figure_failures))}."
    )


def counts_words(found: Selftest) -> str:
    """Count the wagers that were added up and the lines that two methods counted."""
    wagers, lines = (
        sum(getattr(one, name) for one in found.houses) for name in ("wagers", "lines")
    )
    houses = len({one.game for one in found.houses})
    return (
        f"Two methods: {_many(houses, 'game')} under {_many(len(found.houses), 'reading')}; "
        f"{grouped(wagers)} wagers added up, {grouped(lines)} lines counted by the enumerator and "
        f"by the closed form; {_failed(len(found.count_failures))}."
    )


def verdict(found: Selftest) -> str:
    """Say in one line whether every check holds."""
    if found.sound:
        return "Verdict: SOUND; every check of this installation holds."
    if not (found.figures and found.houses):
        return "Verdict: NOT SOUND; published figures or games are missing from this installation."
    failures = len(found.figure_failures) + len(found.count_failures)
    return f"Verdict: NOT SOUND; {_many(failures, 'check')} failed."


def _many(number: int, what: str) -> str:
    return f"{grouped(number)} {what}{'' if number == 1 else 's'}"


def _failed(number: int) -> str:
    return f"{grouped(number)} failed" if number else "none failed"


def _sources(found: Selftest) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (
            one.source.id,
            one.source.title,
            one.source.address,
            one.figures,
            one.wrong,
            len(one.failures),
        )
        for one in found.sources
    ]
    headers = ("Source", "Title", "Address", "Figures", "Known wrong", "Failures")
    right = frozenset(headers[3:])
    return Table(
        "Published figures, by source", headers, tuple(rows), right, keys={"Table": "Sources"}
    )


def _houses(found: Selftest) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (
            one.game,
            one.reading,
            ", ".join(map(str, one.decks)),
            one.wagers,
            one.lines,
            len(one.failures),
        )
        for one in found.houses
    ]
    headers = ("Game", "Reading", "Decks", "Wagers added up", "Lines by two methods", "Failures")
    right = frozenset(headers[3:])
    caption = "Counts of the bundled games"
    return Table(caption, headers, tuple(rows), right, keys={"Table": "Games"})


def _versions(versions: dict[str, str]) -> Table:
    rows = tuple(versions.items())
    return Table("Versions in use", ("Package", "Version"), rows, keys={"Table": "Versions"})


def _figure_failures(found: Selftest) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (
            failure.figure.source,
            failure.figure.id,
            failure.figure.claim.where,
            what_words(failure.figure.claim),
            failure.figure.printed,
            failure.figure.right or "",
            exact_words(failure),
            failure.why,
        )
        for failure in found.figure_failures
    ]
    headers = ("Source", "Figure", "Where", "What", "Printed", "Right", "Exact", "Why it fails")
    caption = "Published figures that fail"
    right = frozenset(headers[4:7])
    return Table(caption, headers, tuple(rows), right, keys={"Table": "Figures that fail"})


def exact_words(failure: FigureFailure) -> str:
    """Write the exact value as the figure is printed, four digits more; empty without one."""
    if failure.value is None:
        return ""
    claim = failure.figure.claim
    stated = Tried(claim, (), failure.value, agrees=False)
    return shown(failure.value, Verdict(claim, failure.numeral, (stated,)))


def _count_failures(found: Selftest) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (
            house.game,
            house.reading,
            failure.decks,
            failure.wager,
            failure.line,
            failure.found,
            failure.should_be,
            failure.why,
        )
        for house, failure in found.count_failures
    ]
    headers = ("Game", "Reading", "Decks", "Wager", "Line", "Found", "Should be", "Why it fails")
    right = frozenset({"Decks", "Found", "Should be"})
    caption = "Counts that fail"
    return Table(caption, headers, tuple(rows), right, keys={"Table": caption})


def versions_in_use() -> dict[str, str]:
    """Return the versions of the package, of Python, and of all that the package asks for.

    numba, which is an extra, is named whether it is there or not.
    """
    named = {PACKAGE: _version(PACKAGE), "Python": platform.python_version()}
    return {**named, **{name: _version(name) for name in (*sorted(_required()), COMPILER)}}


def _required() -> Iterator[str]:
    """Yield what the package asks for without an extra; nothing where it is not installed."""
    try:
        requirements = metadata.requires(PACKAGE) or []
    except metadata.PackageNotFoundError:
        return
    for requirement in requirements:
        name, _, marker = requirement.partition(";")
        match = NAME.match(name)
        if match is not None and "extra" not in marker:
            yield match[0]


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return NOT_INSTALLED


def selftest_record(found: Selftest, versions: dict[str, str]) -> Record:
    """Return what `combinat selftest` prints: verdict, sources, games, failures, versions."""
    return {
        "sound": found.sound,
        "verdict": verdict(found),
        "figures": found.figures,
        "known_wrong": sum(one.wrong for one in found.sources),
        "sources": [_source_record(one) for one in found.sources],
        "games": [_house_record(one) for one in found.houses],
        "versions": versions,
    }


def _source_record(one: SourceChecked) -> Record:
    return {
        "id": one.source.id,
        "title": one.source.title,
        "address": one.source.address,
        "figures": one.figures,
        "known_wrong": one.wrong,
        "failures": [_figure_record(failure) for failure in one.failures],
    }


def _figure_record(failure: FigureFailure) -> Record:
    return {
        "id": failure.figure.id,
        "where": failure.figure.claim.where,
        "what": what_words(failure.figure.claim),
        "printed": failure.figure.printed,
        "right": failure.figure.right,
        "exact": None if failure.value is None else fraction(failure.value),
        "exact_rounded": exact_words(failure) or None,
        "why": failure.why,
    }


def _house_record(one: HouseChecked) -> Record:
    return {
        "game": one.game,
        "reading": one.reading,
        "decks": list(one.decks),
        "wagers": one.wagers,
        "lines": one.lines,
        "failures": [_count_record(failure) for failure in one.failures],
    }


def _count_record(failure: CountFailure) -> Record:
    return {
        "wager": failure.wager,
        "line": failure.line or None,
        "decks": failure.decks,
        "found": str(failure.found),
        "should_be": str(failure.should_be),
        "why": failure.why,
    }
