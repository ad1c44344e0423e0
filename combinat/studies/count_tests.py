"""How unlikely are observed counts under the law of their outcomes?  Exact tests, and chi-square.

The law is exact, and so are expected counts and Pearson's statistic.  A p-value is a tail of a
distribution that has no rational form, or a sum of powers too long for whole numbers: p-values are
floats, from scipy, and only they.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, log1p

import numpy as np

MOST_VECTORS = 2_000_000
"""An exact test goes through at most this many vectors of counts."""

LEAST_EXPECTED = 5
"""The chi-square test pools outcomes of which fewer are expected."""

SLACK = Fraction(1, 10**7)
"""How much likelier, relatively, a vector may come out and still count as no likelier.

Equal probabilities come out of logarithms a little unequal; scipy's binomtest allows the same.
"""

IMPOSSIBLE = "no test needed"
CERTAIN = "no test possible"
BINOMIAL = "exact binomial test"
MULTINOMIAL = "exact multinomial test"
CHI_SQUARE = "Pearson's chi-square test"

Law = Mapping[str, Fraction]
"""The chance of each outcome by its id; one that is not there has none."""


@dataclass(frozen=True)
class FitTest:
    """How a law was tested against counts, and the chance of counts at least as unlikely.

    `pooled` holds the outcomes that were counted as one, `impossible` those that were observed
    and have no chance; `statistic` is Pearson's, of the chi-square test alone.
    """

    name: str
    p_value: float
    statistic: Fraction | None = None
    degrees_of_freedom: int | None = None
    pooled: tuple[tuple[str, ...], ...] = ()
    impossible: tuple[str, ...] = ()


def checked(law: Law, counts: Mapping[str, int]) -> FitTest:
    """Return the test of a law by counts: exact where the vectors of counts are few enough.

    An outcome that was observed and has no chance leaves nothing to test: p is 0.
    """
    impossible = tuple(name for name, count in counts.items() if count and not law.get(name))
    if impossible:
        return FitTest(IMPOSSIBLE, float(0), impossible=impossible)
    possible = {name: chance for name, chance in law.items() if chance}
    seen = {name: counts.get(name, 0) for name in possible}
    if len(possible) == 1:
        return FitTest(CERTAIN, float(1))
    coups, others = sum(seen.values()), len(possible) - 1
    if others == 1:
        return FitTest(BINOMIAL, binomial(next(iter(possible.values())), [*seen.values()]))
    if comb(coups + others, others) > MOST_VECTORS:
        return _pooled_test(possible, seen)
    return FitTest(MULTINOMIAL, multinomial([*possible.values()], [*seen.values()]))


def binomial(chance: Fraction, seen: Sequence[int]) -> float:
    """Return the chance of a split of the coups no likelier than the one seen, two-sided."""
    # Imported here, as everywhere below, because scipy.stats takes most of a second to start.
    from scipy.stats import binomtest

    return float(binomtest(seen[0], sum(seen), float(chance)).pvalue)


def multinomial(chances: Sequence[Fraction], seen: Sequence[int]) -> float:
    """Return the chance of all vectors of counts that are no likelier than the one seen.

    Every vector is gone through: the counts of the outcomes are chosen one after the other, each
    from what the earlier ones have left, and the logarithm of the probability is added up.
    """
    from scipy.special import gammaln, xlogy

    coups = sum(seen)
    count = np.arange(coups + 1)
    weights = [xlogy(count, float(chance)) - gammaln(count + 1) for chance in chances]
    left, weight = np.array([coups]), np.array([gammaln(coups + 1)])
    for its_weights in weights[:-1]:
        choices = left + 1
        first = np.repeat(np.cumsum(choices) - choices, choices)
        chosen = np.arange(choices.sum()) - first
        left = np.repeat(left, choices) - chosen
        weight = np.repeat(weight, choices) + its_weights[chosen]
    weight = weight + weights[-1][left]
    own = gammaln(coups + 1) + sum(its[n] for its, n in zip(weights, seen, strict=True))
    no_likelier = weight <= own + log1p(float(SLACK))
    return min(float(np.exp(weight[no_likelier]).sum()), float(1))


def _pooled_test(law: Law, seen: Mapping[str, int]) -> FitTest:
    """Return the chi-square test, rare outcomes pooled; the binomial test where two are left.

    The exact test of two outcomes needs no enumeration, however many the coups.
    """
    coups = sum(seen.values())
    groups = pooled({name: coups * chance for name, chance in law.items()})
    together = tuple(group for group in groups if len(group) > 1)
    chances = [sum((law[name] for name in group), Fraction(0)) for group in groups]
    counts = [sum(seen[name] for name in group) for group in groups]
    if len(groups) == 2:
        return FitTest(BINOMIAL, binomial(chances[0], counts), pooled=together)
    statistic = sum(
        ((n - coups * p) ** 2 / (coups * p) for n, p in zip(counts, chances, strict=True)),
        Fraction(0),
    )
    degrees = len(groups) - 1
    return FitTest(CHI_SQUARE, chi_square(statistic, degrees), statistic, degrees, together)


def chi_square(statistic: Fraction, degrees: int) -> float:
    """Return the chance that the chi-square distribution exceeds an exact statistic."""
    from scipy.stats import chi2

    return float(chi2.sf(float(statistic), degrees))


def pooled(expected: Mapping[str, Fraction]) -> list[tuple[str, ...]]:
    """Return the outcomes in groups: the two rarest become one while fewer than five are expected.

    At least two groups are left.

    >>> pooled({"a": Fraction(90), "b": Fraction(6), "c": Fraction(1), "d": Fraction(3)})
    [('b', 'd', 'c'), ('a',)]
    """
    groups: list[tuple[Fraction, tuple[str, ...]]]
    groups = sorted((count, (name,)) for name, count in expected.items())
    while len(groups) > 2 and groups[0][0] < LEAST_EXPECTED:
        (rarest, names), (next_rare, more), *others = groups
        groups = sorted([(rarest + next_rare, more + names), *others])
    return [names for _, names in groups]
