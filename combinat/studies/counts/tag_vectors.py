"""Which whole-number tags go best with given effects of removal: every vector, by correlation.

The correlation of tags t and effects e is taken over the cards, w of each class in a hundred:

    cov(t, e) / √(var(t) var(e)),        Σ w e = 0.

A vector is cut into a head over the classes that matter most and a tail over the others.  By the
inequality of Cauchy and Schwarz no tail lifts the squared correlation of a head p above

    |projection of e on p and on 1, over the head|² + |e|² over the tail,        |e|² = 1 in all,

so heads are gone through from the highest bound down, until it falls below what has been found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd

import numpy as np

from combinat.coups import Array, Integers
from combinat.studies.counts.law import Floats

Vector = tuple[int, ...]

SLACK = float(Fraction(1, 10**9))
"""Squared correlations within this share of each other are told apart by whole numbers later."""

MOST_KEPT = 2_000
"""At most so many vectors are kept on the way: of more that tie, the first."""

MOST_HEADS = 10**6
"""So many ways to tag the first half of the classes are held in memory."""


@dataclass(frozen=True)
class Space:
    """The vectors that are looked at.

    `cards` is how many cards of a deck are of each class and `effects` what one of them gone does
    to a wager.  Tags are whole numbers from -`level` to `level`, at most `non_zero` of them other
    than 0; those of a deck add to `pivot`, or to anything where it is None.
    """

    cards: tuple[int, ...]
    effects: tuple[float, ...]
    level: int
    non_zero: int
    pivot: int | None

    @property
    def heads(self) -> int:
        """In how many ways the first half of the classes can be tagged."""
        return int((2 * self.level + 1) ** ((len(self.cards) + 1) // 2))


@dataclass(frozen=True, eq=False)
class Part:
    """All ways to tag some classes, with what a correlation needs of each."""

    tags: Array
    covariance: Floats
    square: Floats
    total: Integers
    non_zero: Integers


@dataclass(frozen=True, eq=False)
class Halves:
    """The heads from the highest bound down, and the tails by what their tags add to."""

    order: tuple[int, ...]
    heads: Part
    bounds: Floats
    tails: Part
    starts: dict[int, slice]


def _halves(space: Space) -> Halves:
    """Return the two halves of all vectors, prepared and sorted."""
    weights = np.array(space.cards) / sum(space.cards)
    effects = np.array(space.effects)
    effects = effects / np.sqrt(weights @ effects**2)
    order = tuple(np.argsort(-weights * effects**2, kind="stable").tolist())
    middle = (len(order) + 1) // 2
    heads = _part(space, weights, effects, order[:middle])
    tails = _part(space, weights, effects, order[middle:])
    rest = weights[list(order[middle:])] @ effects[list(order[middle:])] ** 2
    bounds = _projected(heads, weights, effects, order[:middle]) + rest
    heads, bounds = _sorted(heads, bounds, np.argsort(-bounds, kind="stable"))
    tails, totals = _sorted(tails, tails.total, np.argsort(tails.total, kind="stable"))
    values, firsts = np.unique(totals, return_index=True)
    ends = [*firsts[1:].tolist(), len(totals)]
    starts = {
        value: slice(first, end)
        for value, first, end in zip(values.tolist(), firsts.tolist(), ends, strict=True)
    }
    return Halves(order, heads, bounds, tails, starts)


def _part(space: Space, weights: Floats, effects: Floats, classes: Sequence[int]) -> Part:
    """Tag some classes in every way."""
    values = np.arange(-space.level, space.level + 1, dtype=np.int8)
    tags = np.stack(np.meshgrid(*[values] * len(classes), indexing="ij"), -1)
    tags = tags.reshape(-1, len(classes))
    tags = tags[(tags != 0).sum(axis=1) <= space.non_zero]
    w, e = weights[list(classes)], effects[list(classes)]
    cards = np.array(space.cards)[list(classes)]
    as_floats = tags.astype(np.float64)
    return Part(
        tags,
        as_floats @ (w * e),
        as_floats**2 @ w,
        tags.astype(np.int64) @ cards,
        (tags != 0).sum(axis=1),
    )


def _projected(heads: Part, weights: Floats, effects: Floats, classes: Sequence[int]) -> Floats:
    """Return the squared length of the effects' projection on each head and on 1."""
    w, e = weights[list(classes)], effects[list(classes)]
    whole, mean_effect = w.sum(), (w @ e) / w.sum()
    mean = heads.tags.astype(np.float64) @ w / whole
    spread = heads.square - whole * mean**2
    across = heads.covariance - mean * (w @ e)
    along = np.divide(across**2, spread, out=np.zeros_like(spread), where=spread > SLACK)
    bounds: Floats = along + whole * mean_effect**2
    return bounds


def _sorted(part: Part, beside: Array, order: Integers) -> tuple[Part, Array]:
    """Return a part, and what goes beside it, in another order."""
    return Part(
        part.tags[order],
        part.covariance[order],
        part.square[order],
        part.total[order],
        part.non_zero[order],
    ), beside[order]


def best_vectors(space: Space, best: int) -> list[Vector]:
    """Return the vectors with the `best` highest correlations, and what cannot be told from them.

    Vectors that go the other way are left out, and those that are a multiple of another that is
    looked at too: twice some tags add to another pivot, so that with one they are not.
    """
    half = _halves(space)
    found, scores, least = np.zeros((0, len(space.cards)), dtype=np.int8), np.zeros(0), float(0)
    for head, bound in enumerate(half.bounds):
        if bound < least * (1 - SLACK):
            break
        tails, score = _scores(space, half, head)
        good = np.flatnonzero(score >= max(least * (1 - SLACK), SLACK))
        if not len(good):
            continue
        vectors = np.empty((len(good), len(space.cards)), dtype=np.int8)
        middle = half.heads.tags.shape[1]
        vectors[:, list(half.order[:middle])] = half.heads.tags[head]
        vectors[:, list(half.order[middle:])] = half.tails.tags[tails][good]
        found, scores = np.concatenate([found, vectors]), np.concatenate([scores, score[good]])
        found, scores, least = _kept(found, scores, best)
    return [tuple(row) for row in found.tolist() if space.pivot or gcd(*row) == 1]


def _scores(space: Space, half: Halves, head: int) -> tuple[slice, Floats]:
    """Return the squared correlation of a head with each of some tails; -1 for none."""
    heads, tails = half.heads, half.tails
    tail = slice(0, len(tails.total))
    if space.pivot is not None:
        tail = half.starts.get(space.pivot - int(heads.total[head]), slice(0, 0))
    covariance = heads.covariance[head] + tails.covariance[tail]
    square = heads.square[head] + tails.square[tail]
    if space.pivot != 0:
        square = square - ((heads.total[head] + tails.total[tail]) / sum(space.cards)) ** 2
    wanted = (covariance > 0) & (square > SLACK)
    if space.non_zero < len(space.cards):
        wanted &= heads.non_zero[head] + tails.non_zero[tail] <= space.non_zero
    return tail, np.divide(
        covariance * covariance, square, out=np.full_like(square, -1), where=wanted
    )


def _kept(found: Array, scores: Floats, best: int) -> tuple[Array, Floats, float]:
    """Return what has one of the best correlations, and the least of these."""
    order = np.argsort(-scores, kind="stable")
    found, scores = found[order], scores[order]
    steps = np.flatnonzero(scores[1:] < scores[:-1] * (1 - SLACK))
    if len(steps) < best:
        return found, scores, float(0)
    end = min(int(steps[best - 1]) + 1, MOST_KEPT)
    return found[:end], scores[:end], float(scores[end - 1])
