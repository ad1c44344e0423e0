"""What is measured: a work, its time, and that of what it is held against."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True)
class Row:
    """One measured work: seconds of ours and of what it is held against, both medians."""

    work: str
    ours: float
    against: str
    theirs: float
    target: str

    @property
    def ratio(self) -> str:
        """How many times faster ours is."""
        return f"{self.theirs / self.ours:,.1f}"


def timed(work: Callable[[], object]) -> float:
    """Return the seconds of one call."""
    start = perf_counter()
    work()
    return perf_counter() - start
