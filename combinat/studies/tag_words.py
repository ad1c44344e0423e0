"""The tags of a count as they are typed: whole numbers, one for each value or each rank."""

from __future__ import annotations

import re
from collections.abc import Collection

from combinat.cards import RANKS, TOTALS
from combinat.faults import BadInput, Fault, quote

LARGEST_TAG = 99
LONGEST_TAGS = 200
TAG = re.compile(r"[+-]?[0-9]{1,2}")
ORDERS = {
    TOTALS: f"{TOTALS} from ace to nine and then ten",
    len(RANKS): f"{len(RANKS)} from ace to king",
}


def read_tags(text: str, numbers: Collection[int] = tuple(ORDERS)) -> list[int]:
    """Read as many tags as one of `numbers`, in the order they are typed in.

    Raises BadInput for another number of tags, for what is no tag, and for nothing but 0.
    """
    words = text[: LONGEST_TAGS + 1].replace(",", " ").split()
    if len(text) > LONGEST_TAGS or len(words) not in numbers:
        number = "1 tag" if len(words) == 1 else f"{len(words)} tags"
        found = number if len(text) <= LONGEST_TAGS else f"{len(text)} characters"
        allowed = ", or ".join(ORDERS[how_many] for how_many in numbers)
        raise BadInput(Fault("--tags", "", found, allowed))
    for word in words:
        if not TAG.fullmatch(word):
            allowed = f"whole numbers from -{LARGEST_TAG} to {LARGEST_TAG}"
            raise BadInput(Fault("--tags", "", quote(word), allowed))
    tags = [int(word) for word in words]
    if not any(tags):
        raise BadInput(Fault("--tags", "", "nothing but 0", "at least one tag that is not 0"))
    return tags
