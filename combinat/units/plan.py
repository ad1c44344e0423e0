"""A long study cut into units, and where and how these are worked out."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from combinat.faults import BadInput, Fault

Unit = TypeVar("Unit")
Result = TypeVar("Result")

MOST_WORKERS = 256
SECONDS_TO_REACH = 20


@dataclass(frozen=True)
class Plan(Generic[Unit, Result]):
    """A study cut into units that do not depend on each other.

    `work` is a pure function at the top of its module that may run in several threads at once;
    it, the units and the results can be pickled. `encode` turns a result into what JSON holds
    without NaN and infinities, and `decode` turns that back, exactly.
    `fingerprint` stands for everything that decides the results: the rules,
    the shoe, the parameters, the version of the plan; `fingerprint_of` makes one.
    """

    name: str
    fingerprint: str
    units: Sequence[Unit]
    work: Callable[[Unit], Result]
    encode: Callable[[Result], Any]
    decode: Callable[[Any], Result]


@dataclass(frozen=True)
class Run:
    """Where units are worked out, and where the finished ones are kept.

    Without `workers` and `scheduler` they are worked out in this process, in a thread a core;
    `workers` starts a Dask cluster of so many processes on this machine (from a script, below
    `if __name__ == "__main__":`, since each process imports it); `scheduler` is the address of a
    Dask cluster, which must answer within `timeout` seconds.
    `checkpoint` is a folder for the results of finished units. It must be empty, or, with
    `resume`, may hold units of the same plan, which are then not worked out again.
    """

    workers: int = 0
    scheduler: str | None = None
    checkpoint: Path | None = None
    resume: bool = False
    timeout: int = SECONDS_TO_REACH

    def __post_init__(self) -> None:
        if not 0 <= self.workers <= MOST_WORKERS:
            raise BadInput(Fault("--workers", "", str(self.workers), f"0 to {MOST_WORKERS}"))
        if self.workers and self.scheduler is not None:
            raise BadInput(Fault("--scheduler", "", "--workers as well", "one of them"))
        if self.resume and self.checkpoint is None:
            raise BadInput(Fault("--resume", "", "no --checkpoint", "the folder to resume from"))


HERE = Run()
"""In this process, keeping nothing."""


@dataclass(frozen=True)
class Pool:
    """What takes a function and a unit of it, and how many units it is given at a time.

    `width` is asked again and again, since a cluster grows and shrinks.
    """

    submit: Callable[[Callable[[Any], Any], Any], Future[Any]]
    width: Callable[[], int]


def fingerprint_of(deciding: Any) -> str:
    """Return the SHA-256 of whatever decides a result, given as what JSON holds.

    >>> fingerprint_of({"unseen": 18, "version": 1})[:16]
    '48bfe6065cbd4eb3'
    """
    text = json.dumps(deciding, sort_keys=True, ensure_ascii=True, allow_nan=False)
    return hashlib.sha256(text.encode("ascii")).hexdigest()
