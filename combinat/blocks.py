"""Many shoes at once by the closed form: falling powers in blocks, one matrix product a block.

A multiset of six cards splits into its cards of the lower and of the upper half of the classes.
For each way to split the degree, the products of the lower half times those of the upper half
are an outer product, and one matrix product with the coefficients adds them up for all events.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt
from threadpoolctl import threadpool_limits

from combinat.closed_form import ClosedForm, multisets
from combinat.coups import CARDS_SEEN, Array, Integers

SHOES_AT_ONCE = 256


@dataclass(frozen=True)
class Block:
    """The coefficients of multisets with `degree` cards in the lower half of the classes."""

    degree: int
    coefficients: Integers


@lru_cache(maxsize=64)
def blocks(form: ClosedForm) -> tuple[Block, ...]:
    """Return the coefficients of a closed form, lifted to six cards, block by block."""
    (term,) = form.lifted().terms
    split = len(form.partition) // 2
    lower = term.multisets[:, :split].sum(axis=1)
    found = []
    for degree in range(CARDS_SEEN + 1):
        rows = np.flatnonzero(lower == degree)
        # Rows in the order of an outer product: the upper half changes fastest.
        keys = [term.multisets[rows, v] for v in range(len(form.partition))]
        order = np.lexsort([*keys[split:], *keys[:split]])
        found.append(Block(degree, term.coefficients[rows[order]]))
    return tuple(found)


def ways_of_many(form: ClosedForm, counts: Array) -> Array:
    """Return the ways of each event for each row of counts, in the counts' own type.

    The caller chooses a type that holds the total: every partial sum is a whole number between
    zero and it.
    """
    split = counts.shape[1] // 2
    found = np.empty((len(counts), form.terms[0].coefficients.shape[1]), dtype=counts.dtype)
    parts = [(b.degree, b.coefficients.astype(counts.dtype)) for b in blocks(form)]

    def fill(start: int) -> None:
        """Fill the rows of one block of shoes."""
        some = slice(start, start + SHOES_AT_ONCE)
        lower, upper = _products(counts[some, :split]), _products(counts[some, split:])
        total = np.zeros_like(found[some])
        for degree, coefficients in parts:
            low, high = lower[degree], upper[CARDS_SEEN - degree]
            outer = (low[:, :, None] * high[:, None, :]).reshape(len(low), -1)
            total += outer @ coefficients
        found[some] = total

    # The outer products are ours to spread over the cores; BLAS must not do so a second time.
    with threadpool_limits(limits=1, user_api="blas"), ThreadPoolExecutor(cores()) as pool:
        list(pool.map(fill, range(0, len(counts), SHOES_AT_ONCE)))
    return found


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _products(counts: Array) -> list[Array]:
    """Return for each degree the products of falling powers of every multiset, shoe by shoe."""
    powers = np.ones((len(counts), counts.shape[1], CARDS_SEEN + 1), dtype=counts.dtype)
    for taken in range(CARDS_SEEN):
        powers[:, :, taken + 1] = powers[:, :, taken] * np.maximum(counts - taken, 0)
    columns = np.arange(counts.shape[1])
    found = []
    for degree in range(CARDS_SEEN + 1):
        chosen = _in_order(counts.shape[1], degree)
        found.append(np.multiply.reduce(powers[:, columns, chosen], axis=2))
    return found


@lru_cache(maxsize=64)
def _in_order(classes: int, degree: int) -> npt.NDArray[np.int8]:
    """Return every multiset of one half, the first class changing fastest."""
    chosen = multisets(classes, degree)
    return chosen[np.lexsort([chosen[:, v] for v in range(classes)])]
