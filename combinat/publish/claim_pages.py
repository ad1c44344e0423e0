"""The verdict on each printed claim, in words and as JSON, with every reading that was tried."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from combinat.publish.numerals import decimal, fraction
from combinat.publish.table import Cell, Page, Table
from combinat.studies.claims import TogetherRead, Tried, Verdict
from combinat.studies.claims_file import Claims
from combinat.studies.departures import DECKS, Departure, decks_words
from combinat.studies.printed import COUNTS, PERCENT, Numeral, PrintedFigures

EXTRA_PLACES = 4
MOST_NAMED = 3
NOTES = (
    "A claim agrees where the exact value, to the digits printed, reads as printed; half may go "
    "either way.",
    "It is read as stated, then with one departure, then with two; the fewest that make it agree "
    "are named. A coarse number may agree by chance: the fewer its digits, the less a departure "
    "says.",
    "The exact value is rounded four digits beyond those printed.",
)


def claims_page(
    claims: Claims, verdicts: Sequence[Verdict], together: Sequence[TogetherRead], *, tried: bool
) -> Page:
    """Return the verdicts, what printed tables say as a whole, and, if wanted, all readings."""
    tables = [_verdicts_table(verdicts)]
    if together:
        tables.append(_together_table(together))
    if tried:
        tables += [_tried_table(verdict) for verdict in verdicts]
    return Page(f"Claims: {claims.title}", tables, [summary(verdicts), *NOTES])


def summary(verdicts: Sequence[Verdict]) -> str:
    """Count the claims that agree, that agree on another basis, and that no reading supports."""
    right = sum(verdict.agrees for verdict in verdicts)
    decks = sum(not verdict.agrees and bool(verdict.decks) for verdict in verdicts)
    other = sum(bool(verdict.agreeing) for verdict in verdicts) - right - decks
    return (
        f"Of {len(verdicts)} claims {right} agree as stated, {decks} name no deck number and agree "
        f"for one that is not assumed, {other} agree only on another basis, and "
        f"{len(verdicts) - right - decks - other} on none that was tried."
    )


def _verdicts_table(verdicts: Sequence[Verdict]) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (
            verdict.claim.id,
            what_words(verdict.claim),
            str(verdict.claim.printed),
            shown(verdict.stated.value, verdict),
            verdict_words(verdict),
            verdict.claim.where,
        )
        for verdict in verdicts
    ]
    headers = ("Claim", "Figure", "Printed", "Exact, as stated", "Verdict", "Where")
    right = frozenset({"Printed", "Exact, as stated"})
    return Table("Each claim", headers, tuple(rows), right, keys={"Table": "Claims"})


def what_words(claim: PrintedFigures) -> str:
    """Say what a claim is a figure of, and on which basis."""
    named = claim.event or claim.wager or claim.column or ""
    parts = [
        f"{claim.kind.replace('_', ' ')} of {named}" if named else claim.kind.replace("_", " "),
        f"line {claim.line}" if claim.line else "",
        f"given {claim.given}" if claim.given else "",
        "; ".join(f"{line} {pays}" for line, pays in (claim.pays or {}).items()),
        f"pay table {claim.pay_table}" if claim.pay_table else "",
        f"without {claim.removed}" if claim.removed else "",
        f"times 10^{claim.power_of_ten}" if claim.power_of_ten else "",
        "decks not named" if claim.decks is None else decks_words(claim.decks),
        "" if claim.game == "standard" else claim.game,
        "" if claim.reading == "printed" else f"reading {claim.reading}",
    ]
    return ", ".join(part for part in parts if part)


def verdict_words(verdict: Verdict) -> str:
    """Say whether a claim agrees, on which basis alone, or what comes nearest."""
    if verdict.agrees:
        return f"agrees{_for_decks(verdict)}{_of_which(verdict.stated_agreeing, verdict.claim)}"
    if verdict.agreeing:
        return f"agrees only {_or_more(_merged(verdict.agreeing, verdict.claim))}"
    nearest = verdict.nearest
    tried = "reading" if verdict.most_departures > 1 else "reading of one departure"
    return f"no {tried} found; nearest is {shown(nearest.value, verdict)}, {_read_as(nearest)}"


def _merged(agreeing: Sequence[Tried], claim: PrintedFigures) -> list[str]:
    """Name readings in words, those that differ in the number of decks alone as one."""
    decks: dict[tuple[str, str], list[str]] = {}
    for tried in agreeing:
        others = " and ".join(d.words for d in tried.departures if d.kind != DECKS)
        numbers = decks.setdefault((others, _of_which(tried, claim)), [])
        numbers += [d.key for d in tried.departures if d.kind == DECKS]
    return [f"{_with_decks(words, some, claim)}{which}" for (words, which), some in decks.items()]


def _with_decks(words: str, decks: Sequence[str], claim: PrintedFigures) -> str:
    if not decks:
        return words
    stated = f"where {decks_words(claim.decks)} are stated" if claim.decks else "none is named"
    named = f"for {decks_words(*decks)} ({stated})"
    return f"{named} and {words}" if words else named


def _or_more(named: Sequence[str]) -> str:
    more = f" (or {len(named) - MOST_NAMED} readings more)" if len(named) > MOST_NAMED else ""
    return f"{' or '.join(named[:MOST_NAMED])}{more}"


def _for_decks(verdict: Verdict) -> str:
    """Name the numbers of decks for which a claim that names none agrees."""
    if verdict.claim.decks is not None:
        return ""
    return f" for {decks_words(*verdict.decks)} (none is named)"


def _of_which(tried: Tried, claim: PrintedFigures) -> str:
    return f" as a figure of {tried.claim.wager}" if len(claim.wagers) > 1 else ""


def _read_as(tried: Tried) -> str:
    return tried.words or "as stated"


def shown(value: Fraction, verdict: Verdict) -> str:
    """Write an exact value in the form in which the claim is printed, with some digits more."""
    numeral = verdict.numeral
    if "/" in str(verdict.claim.printed):
        return f"{value} ({decimal(value, 10)})"
    if verdict.claim.kind in COUNTS and value.denominator == 1 and numeral.unit >= 1:
        return f"{int(value):,}"
    places = _places(numeral)
    sign = " %" if numeral.in_percent or verdict.claim.figure.endswith(PERCENT) else ""
    head = "1 in " if numeral.one_in else ""
    return f"{head}{decimal(value, places + EXTRA_PLACES)}{sign}"


def _places(numeral: Numeral) -> int:
    """Return after how many decimals a number is printed."""
    return len(str(numeral.unit.denominator)) - 1


def _together_table(together: Sequence[TogetherRead]) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (one.where, len(one.ids), one.as_stated, together_words(one)) for one in together
    ]
    headers = ("Where", "Figures", "Agree as stated", "Read together")
    right = frozenset(headers[1:3])
    caption = "Printed tables as a whole"
    return Table(caption, headers, tuple(rows), right, keys={"Table": caption})


def together_words(one: TogetherRead) -> str:
    """Say by which departures the most of a printed table agrees, and which figures do not."""
    if not one.agreeing:
        return "none agrees, and no reading helps"
    how = _or_more([_together_reading(departures, decks) for departures, decks in one.readings])
    left = [name for name in one.ids if name not in one.agreeing]
    return f"{len(one.agreeing)} agree {how}; not: {_some(left)}" if left else f"all agree {how}"


def _together_reading(departures: Sequence[Departure], decks: Sequence[str]) -> str:
    words = [departure.words for departure in departures]
    words += [f"for {decks_words(*decks)} (none is named)"] if decks else []
    return " and ".join(words) or "as stated"


def _some(names: Sequence[str]) -> str:
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return f"{', '.join(names[:MOST_NAMED])}{more}"


def _tried_table(verdict: Verdict) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (
            _read_as(tried) + _of_which(tried, verdict.claim),
            shown(tried.value, verdict),
            "agrees" if tried.agrees else "",
        )
        for tried in verdict.tried
    ]
    caption = f"Readings tried of {verdict.claim.id}, printed {verdict.claim.printed}"
    headers = ("Reading", "Exact", "Verdict")
    keys: dict[str, Cell] = {"Table": "Readings tried", "Claim": verdict.claim.id}
    return Table(caption, headers, tuple(rows), frozenset({"Exact"}), keys=keys)


def claims_record(
    claims: Claims, verdicts: Sequence[Verdict], together: Sequence[TogetherRead]
) -> dict[str, Any]:
    """Return what `combinat claims` prints: each verdict with its readings, tables, and faults."""
    return {
        "title": claims.title,
        "claims": [_verdict_record(verdict) for verdict in verdicts],
        "together": [_together_record(one) for one in together],
        "faults": [vars(fault) for fault in claims.faults],
    }


def _verdict_record(verdict: Verdict) -> dict[str, Any]:
    claim = verdict.claim
    kind = "agrees" if verdict.agrees else "agrees only" if verdict.agreeing else "no reading found"
    return {
        "id": claim.id,
        "where": claim.where,
        "figure": claim.figure,
        "what": what_words(claim),
        "printed": claim.printed,
        "verdict": kind,
        "words": verdict_words(verdict),
        "exact": fraction(verdict.stated.value),
        "agreeing": [_tried_record(tried) for tried in verdict.agreeing],
        "nearest": _tried_record(verdict.nearest),
        "decks": list(verdict.decks),
        "tried": [_tried_record(tried) for tried in verdict.tried],
    }


def _tried_record(tried: Tried) -> dict[str, Any]:
    return {
        "wager": tried.claim.wager,
        "departures": [_departure_record(departure) for departure in tried.departures],
        "exact": fraction(tried.value),
        "agrees": tried.agrees,
    }


def _departure_record(departure: Departure) -> dict[str, str]:
    return {"kind": departure.kind, "is": departure.key, "words": departure.words}


def _together_record(one: TogetherRead) -> dict[str, Any]:
    return {
        "where": one.where,
        "claims": list(one.ids),
        "agree_as_stated": one.as_stated,
        "readings": [
            {"departures": [_departure_record(d) for d in departures], "decks": list(decks)}
            for departures, decks in one.readings
        ],
        "agree": [name for name in one.ids if name in one.agreeing],
        "words": together_words(one),
    }
