"""The compiled steps of a depletion study: counts put in, and sums over the last four of them.

`LANES` polynomials that leave as many cards go through each step together, so that the compiler
turns a step into vector instructions.  Products and sums of coefficients are exact in whatever
order; those with a weight are rounded, so they are compiled to be the same on every machine.
This module needs the `fast` extra; without it numpy adds up the same whole numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Any

import numba
import numpy as np

from combinat.coups import Array
from combinat.joint_law import compiled

LANES = 32
KINDS = 4
"""How many sums there are: of 1 where the gain is positive, of it there, of it, of its square."""

FREE, CUBE, PLANE = comb(10, 6), comb(9, 6), comb(8, 6)
"""How many coefficients a polynomial of degree six has over four counts, three and two."""


def rounded(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a kernel whose sums are rounded: no product is fused into a sum."""
    try:
        kernel: Callable[..., Any] = numba.njit(function, cache=True, nogil=True)
    except RuntimeError:
        kernel = numba.njit(function, nogil=True)
    return kernel


@compiled
def put_in(
    coefficients: Array,
    parent: Array,
    taken: Array,
    source: Array,
    starts: Array,
    chosen: Array,
    grown: Array,
) -> None:
    """Fill the coefficients of each longer beginning: its parent's, with one count put in."""
    for row in range(len(taken)):
        x = taken[row]
        for wager in range(coefficients.shape[1]):
            before, after = coefficients[parent[row], wager], grown[row, wager]
            for place in range(starts[1]):
                after[place] = before[source[place]]
            for k in range(1, min(x, 6) + 1):
                factor = chosen[x, k]
                of_k = source[starts[k] : starts[k + 1]]
                for place in range(len(of_k)):
                    after[place] += factor * before[of_k[place]]


@compiled
def _advance(state: Array, starts: Array) -> None:
    """Take a count one card further: each difference grows by the next higher one.

    `state` has the differences in the count that is put in next, in all lanes: the value first, of
    which `starts[1]` terms are left, then the first difference, to the sixth.
    """
    for k in range(len(starts) - 2):
        higher = state[starts[k + 1] * LANES : starts[k + 2] * LANES]
        lower = state[starts[k] * LANES : starts[k] * LANES + len(higher)]
        for place in range(len(higher)):
            lower[place] += higher[place]


@compiled
def _differences(coefficients: Array, source: Array, state: Array) -> None:
    """Lay out the differences in the next count at no card of it: the coefficients, sorted."""
    for place in range(len(source)):
        to = state[place * LANES : (place + 1) * LANES]
        of = coefficients[source[place] * LANES : (source[place] + 1) * LANES]
        for lane in range(LANES):
            to[lane] = of[lane]


@rounded
def _add_composition(line: Array, powers: Array, weight: float, sums: Array) -> None:
    """Add one composition of each lane: its gain from the first seven coefficients of a line."""
    c1, c2, c3, c4, c5, c6 = powers[1], powers[2], powers[3], powers[4], powers[5], powers[6]
    for lane in range(LANES):
        gain = float(
            line[lane]
            + c1 * line[LANES + lane]
            + c2 * line[2 * LANES + lane]
            + c3 * line[3 * LANES + lane]
            + c4 * line[4 * LANES + lane]
            + c5 * line[5 * LANES + lane]
            + c6 * line[6 * LANES + lane]
        )
        weighed = weight * gain
        sums[lane] += weight if gain > 0 else 0
        sums[LANES + lane] += weighed if gain > 0 else 0
        sums[2 * LANES + lane] += weighed
        sums[3 * LANES + lane] += weighed * gain


@rounded
def _add_weighed(weight: float, inner: Array, outer: Array) -> None:
    """Add weighed sums to those one count further out, and clear them."""
    for lane in range(KINDS * LANES):
        outer[lane] += weight * inner[lane]
        inner[lane] = 0


@compiled
def _load(
    coefficients: Array, order: Array, item: int, used: int, source: Array, state: Array
) -> None:
    """Lay the differences of the next polynomials side by side; lanes that are over stay as is."""
    wagers = coefficients.shape[1]
    for lane in range(used):
        row, wager = order[(item + lane) // wagers], (item + lane) % wagers
        for place in range(FREE):
            state[place * LANES + lane] = coefficients[row, wager, source[place]]


@rounded
def _store(total: Array, order: Array, item: int, used: int, sums: Array) -> None:
    """Hand out the sums of the lanes, and clear them."""
    wagers = sums.shape[2]
    for lane in range(used):
        row, wager = order[(item + lane) // wagers], (item + lane) % wagers
        for place in range(KINDS):
            sums[row, place, wager] = total[place * LANES + lane]
    total[:] = 0


@rounded
def _sum_cube(
    cube: Array,
    left: int,
    ends: Array,
    starts: Array,
    source2: Array,
    starts2: Array,
    chosen: Array,
    weights: Array,
    plane: Array,
    inner: Array,
    total: Array,
) -> int:
    """Add up all compositions of the cards left over three free counts, in all lanes.

    Returns how many there are.
    """
    most, after = ends[0], ends[1]
    points = 0
    for x in range(min(most[0], left) + 1):
        if x:
            _advance(cube, starts)
        left2 = left - x
        if left2 > after[0]:
            continue
        _differences(cube, source2, plane)
        for y in range(min(most[1], left2) + 1):
            if y:
                _advance(plane, starts2)
            left3 = left2 - y
            if left3 > after[1]:
                continue
            low, high = max(0, left3 - after[2]), min(most[2], left3)
            for z in range(low, high + 1):
                weight = weights[1, y] * weights[2, z] * weights[3, left3 - z]
                _add_composition(plane, chosen[z], weight, inner)
            points += high - low + 1
        _add_weighed(weights[0, x], inner, total)
    return points


@rounded
def _sum_free(
    state: Array,
    left: int,
    ends: Array,
    source: tuple[Array, Array, Array],
    starts: tuple[Array, Array, Array],
    chosen: Array,
    weights: Array,
    room: tuple[Array, Array, Array, Array],
    total: Array,
) -> int:
    """Add up all compositions of the cards left over four free counts, in all lanes.

    Returns how many there are.
    """
    cube, plane, inner, outer = room
    most, after = ends[0], ends[1]
    points = 0
    for x in range(min(most[0], left) + 1):
        if x:
            _advance(state, starts[0])
        if left - x > after[0]:
            continue
        _differences(state, source[1], cube)
        points += _sum_cube(
            cube,
            left - x,
            ends[:, 1:],
            starts[1],
            source[2],
            starts[2],
            chosen,
            weights[1:],
            plane,
            inner,
            outer,
        )
        _add_weighed(weights[0, x], outer, total)
    return points


@rounded
def sums_of_four(
    coefficients: Array,
    rest: Array,
    order: Array,
    ends: Array,
    source: tuple[Array, Array, Array],
    starts: tuple[Array, Array, Array],
    chosen: Array,
    weights: Array,
    sums: Array,
) -> int:
    """Fill the sums below each beginning, and return how many compositions there are in all.

    `order` sorts the beginnings by the cards they leave; `ends` holds the cards of the last
    values, and how many cards come after each.  `source` and `starts` fold the first, the second
    and the third of the four counts.
    """
    wagers = coefficients.shape[1]
    kind = coefficients.dtype
    state = np.zeros(FREE * LANES, kind)
    room = (
        np.empty(CUBE * LANES, kind),
        np.empty(PLANE * LANES, kind),
        np.zeros(KINDS * LANES),
        np.zeros(KINDS * LANES),
    )
    total = np.zeros(KINDS * LANES)
    visited, begin = 0, 0
    while begin < len(order):
        left = rest[order[begin]]
        end = begin
        while end < len(order) and rest[order[end]] == left:
            end += 1
        points = 0
        for item in range(begin * wagers, end * wagers, LANES):
            used = min(LANES, end * wagers - item)
            _load(coefficients, order, item, used, source[0], state)
            points = _sum_free(state, left, ends, source, starts, chosen, weights, room, total)
            _store(total, order, item, used, sums)
        visited += points * (end - begin)
        begin = end
    return visited
