"""What is wrong with an input: one line that names place, key, what was found, what is allowed."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

LONGEST_QUOTE = 60


@dataclass(frozen=True)
class Fault:
    """One fault of an input.

    `place` is the file or the option, `key` the path within it (empty for the whole),
    `found` what stands there and `allowed` what may stand there.

    >>> print(Fault("house.toml", "wagers[0] egalite.pays[0].pays", "'9 to 0'", "two numbers > 0"))
    house.toml: wagers[0] egalite.pays[0].pays: found '9 to 0'; allowed: two numbers > 0
    """

    place: str
    key: str
    found: str
    allowed: str

    def __str__(self) -> str:
        head = ": ".join(part for part in (self.place, self.key) if part)
        return one_line(f"{head}: found {self.found}; allowed: {self.allowed}")


class BadInput(ValueError):
    """Raised for whatever a user can get wrong; carries every fault that was found."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


def quote(found: object) -> str:
    """Show a value from a stranger's file in at most sixty printable characters."""
    text = found if isinstance(found, str) else repr(found)
    if len(text) > LONGEST_QUOTE:
        text = f"{text[:LONGEST_QUOTE]}… ({len(text)} characters)"
    return repr(text) if isinstance(found, str) else text


def one_line(text: str) -> str:
    """Replace line ends and control characters, so that a fault cannot break its line."""
    return "".join(char if char.isprintable() else " " for char in text)


def nearest(word: str, words: Iterable[str]) -> str:
    """Name the allowed words, after the likeliest where one is close.

    >>> nearest("egalit", ["punto", "egalite"])
    "did you mean 'egalite'? One of egalite, punto"
    """
    known = sorted(set(words))
    close = difflib.get_close_matches(word, known, n=1)
    named = f"one of {', '.join(known)}"
    return f"did you mean {close[0]!r}? O{named[1:]}" if close else named
