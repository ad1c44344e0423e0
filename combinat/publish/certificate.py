"""The closed form as data: integer coefficients that any language can evaluate.

A certificate is a JSON object: `certificate` and `version` name the format; `game`, `reading` and
`tableau` what was counted; `partition` names the classes and `classes` lists the ranks of each;
`events` has the wager, line and condition of each column; `multisets` says how many cards of each
class, and `coefficients` has one integer for each event.
With n cards left of each class, an event has

    Σ over multisets of coefficient · Π n (n - 1) … (n - m + 1)

ways, of N(N-1)…(N-5) for N cards, six or more.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np

from combinat.cards import BY_RANK, BY_VALUE
from combinat.closed_form import ClosedForm, Term, closed_form
from combinat.coups import CARDS_SEEN, partition_for
from combinat.evaluation import chain_of, sees_suits
from combinat.faults import BadInput, Fault
from combinat.rules.condition import ConditionError, parse
from combinat.rules.game import Game
from combinat.rules.tableau import as_rows
from combinat.rules.wager import Wager

FORMAT = "combinat closed form"
VERSION = 1
LARGEST_FILE = 64_000_000


@dataclass(frozen=True, eq=False)
class Certificate:
    """A certificate read back: what was counted, and the polynomials."""

    game: str
    reading: str
    events: tuple[dict[str, str], ...]
    form: ClosedForm


def certificate_text(game: Game, wagers: Sequence[Wager]) -> str:
    """Return the certificate of the lines of some wagers, as JSON.

    Raises BadInput for a wager that sees suits: its ways are no polynomial in these counts.
    """
    suited = [wager for wager in wagers if sees_suits(wager)]
    if suited:
        allowed = "wagers over values and ranks"
        raise BadInput(*(Fault("certificate", one.id, "it sees suits", allowed) for one in suited))
    partition = partition_for(name for wager in wagers for name in wager.columns)
    chains = tuple(chain_of(wager) for wager in wagers)
    form = closed_form(game.tableau, partition, chains).lifted()
    (term,) = form.terms
    events = [{"event": "any coup"}] + [
        {"wager": wager.id, "line": line.id, "event": line.event, "when": line.when}
        for wager in wagers
        for line in wager.lines
    ]
    record = {
        "certificate": FORMAT,
        "version": VERSION,
        "game": game.id,
        "reading": game.reading,
        "tableau": {"player": game.tableau.player, "banker": dict(as_rows(game.tableau))},
        "partition": partition.name,
        "classes": [list(ranks) for ranks in partition.ranks_in_class],
        "events": events,
        "multisets": term.multisets.tolist(),
        "coefficients": term.coefficients.tolist(),
    }
    head = json.dumps({k: v for k, v in record.items() if k not in ROWS}, ensure_ascii=False)
    rows = (f'"{name}": [\n{_lines(record[name])}\n]' for name in ROWS)
    return ",\n".join([head[:-1], *rows]) + "}\n"


ROWS = ("multisets", "coefficients")


def _lines(rows: Any) -> str:
    return ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)


def read_certificate(path: Path) -> Certificate:
    """Read a certificate back; raises BadInput where it is none, or of another version."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadInput(Fault(str(path), "", "a larger file", f"at most {LARGEST_FILE} bytes"))
        record = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        found = str(error) or type(error).__name__
        raise BadInput(Fault(str(path), "", found, "a certificate in JSON")) from None
    return _certificate(record, str(path))


def _certificate(record: Any, place: str) -> Certificate:
    if not isinstance(record, dict) or record.get("certificate") != FORMAT:
        raise BadInput(Fault(place, "certificate", "another kind of file", repr(FORMAT)))
    if record.get("version") != VERSION:
        found = repr(record.get("version"))
        raise BadInput(Fault(place, "version", found[:40], str(VERSION)))
    partitions = {partition.name: partition for partition in (BY_VALUE, BY_RANK)}
    try:
        partition = partitions[record["partition"]]
        multisets = np.array(record["multisets"], dtype=np.int8)
        coefficients = np.array(record["coefficients"], dtype=np.int64)
        events = tuple(dict(event) for event in record["events"])
        chains = tuple(
            tuple(parse(event["when"]) for event in lines)
            for _, lines in groupby(events[1:], key=lambda event: event["wager"])
        )
        game, reading = str(record["game"]), str(record["reading"])
    except (KeyError, TypeError, ValueError, OverflowError, ConditionError) as error:
        raise BadInput(
            Fault(place, "", f"{type(error).__name__} {error}", f"the keys of version {VERSION}")
        ) from None
    right = multisets.shape == (len(coefficients), len(partition))
    if (
        not right
        or coefficients.shape[1:] != (len(events),)
        or (multisets.sum(axis=1) != CARDS_SEEN).any()
    ):
        raise BadInput(Fault(place, "multisets", "rows that do not fit", "six cards, a row each"))
    return Certificate(
        game,
        reading,
        events,
        ClosedForm(partition, chains, (Term(CARDS_SEEN, multisets, coefficients),)),
    )
