"""A sound game file to break, and one way to ask the command line a question."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from combinat.cli import main

GOOD = """\
schema = 1
id = "house"
title = "Punto Banco (a house)"

[source]
title = "Rule sheet of a house"
where = "page 1"

[shoe]
decks = 8
stated = true
where = "page 1"

[tableau]
where = "page 2"
player = "DDDDDDSSNN"
[tableau.banker]
0 = "DDDDDDDDDD D"
1 = "DDDDDDDDDD D"
2 = "DDDDDDDDDD D"
3 = "DDDDDDDDSD D"
4 = "SSDDDDDDSS D"
5 = "SSSSDDDDSS D"
6 = "SSSSSSDDSS S"
7 = "SSSSSSSSSS S"
8 = "NNNNNNNNNN N"
9 = "NNNNNNNNNN N"

[[wagers]]
id = "egalite"
title = "Égalité"
where = "page 3"
limits = { minimum = 1, maximum = 50, currency = "GBP", where = "page 3" }
pays = [
  { id = "tie", event = "Any tie", when = "player_total = banker_total", pays = "9 to 1" },
]

[[wagers]]
id = "margins"
title = "Margins"
where = "page 3"
commission = 0.05
exclusive = true
pays = [
  { id = "by_9", event = "By nine", when = "player_total - banker_total = 9", pays = "20 to 1" },
  { id = "by_8", event = "By eight", when = "player_total - banker_total = 8", pays = "8 for 1" },
]
"""
"""A game file in which nothing is wrong; it uses each kind of key that the tests break."""


@dataclass(frozen=True)
class Answer:
    """What a command answered: exit code, standard output, lines on standard error."""

    code: object
    out: str
    err: list[str]

    def json(self) -> Any:
        """Return the standard output read as JSON."""
        return json.loads(self.out)

    def wager(self, wager_id: str) -> dict[str, Any]:
        """Return the record of one wager from the JSON of `combinat edges`."""
        records: list[dict[str, Any]] = self.json()["wagers"]
        (found,) = [record for record in records if record["id"] == wager_id]
        return found


def ask(capsys: pytest.CaptureFixture[str], *arguments: str) -> Answer:
    """Return the answer of `combinat` to these arguments, in this process."""
    capsys.readouterr()
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    out, err = capsys.readouterr()
    return Answer(stop.value.code, out, err.splitlines())


def broken(old: str, new: str, text: str = GOOD) -> str:
    """Return a sound file with one thing replaced, which must be there."""
    assert text.count(old) >= 1, f"{old!r} is not in the file"
    return text.replace(old, new, 1)


def assert_refused(answer: Answer, *, faults: int | None = 1) -> None:
    """Check the form of a refusal: exit code 2, clear lines on standard error, nothing else."""
    shown = "\n".join(answer.err)[:3000]
    assert answer.code == 2, shown
    assert answer.out == ""
    assert "Traceback" not in shown
    assert answer.err, "no fault is named"
    assert all(line.startswith("combinat: ") for line in answer.err), shown
    assert all(len(line) < 2000 for line in answer.err), shown
    assert all(line.isprintable() for line in answer.err), shown
    if faults is not None:
        assert len(answer.err) == faults, shown
