"""The tags of a count as they are typed: whole numbers, one for each value, rank or suit."""

from __future__ import annotations

import re
from collections.abc import Collection

from combinat.cards import RANKS, SUITS, TOTALS
from combinat.faults import BadInput, Fault, quote

LARGEST_TAG = 99
LONGEST_TAGS = 200
TAG = re.compile(r"[+-]?[0-9]{1,2}")
ORDERS = {
    TOTALS: f"{TOTALS} from ace to nine and then ten",
    len(RANKS): f"{len(RANKS)} from ace to king",
    len(SUITS): f"{len(SUITS)}, for spades, hearts, diamonds and clubs",
}
BY_CARD = (TOTALS, len(RANKS))


def read_tags(text: str, numbers: Collection[int] = BY_CARD, *, zero: bool = False) -> list[int]:
    """Read as many tags as one of `numbers`, in the order they are typed in.

    Raises BadInput for another number of tags, for what is no tag, and, unless `zero` lets them
    pass, for nothing but 0.
    """
    tags = _read("--tags", text, numbers)
    if not zero and not any(tags):
        raise BadInput(Fault("--tags", "", "nothing but 0", "at least one tag that is not 0"))
    return tags


def read_suit_tags(text: str) -> list[int]:
    """Read what the suit of a card adds to its tag; raises BadInput as `read_tags` does."""
    return _read("--suit-tags", text, (len(SUITS),))


def _read(option: str, text: str, numbers: Collection[int]) -> list[int]:
    words = text[: LONGEST_TAGS + 1].replace(",", " ").split()
    if len(text) > LONGEST_TAGS or len(words) not in numbers:
        number = "1 tag" if len(words) == 1 else f"{len(words)} tags"
        found = number if len(text) <= LONGEST_TAGS else f"{len(text)} characters"
        allowed = ", or ".join(ORDERS[how_many] for how_many in numbers)
        raise BadInput(Fault(option, "", found, allowed))
    for word in words:
        if not TAG.fullmatch(word):
            allowed = f"whole numbers from -{LARGEST_TAG} to {LARGEST_TAG}"
            raise BadInput(Fault(option, "", quote(word), allowed))
    return [int(word) for word in words]
