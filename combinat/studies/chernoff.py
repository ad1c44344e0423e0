"""How far a sum of independent nets goes, but for a share of cases: Chernoff's bound."""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt

import numpy as np

HALVINGS, PARTS = 12, 20
"""Exponents are tried from 2^-12 to 2^12 times the usual one, twenty to each doubling."""


def reach(nets: Mapping[float, float], coups: int, share: float) -> float:
    """Return a distance that no partial sum of so many nets exceeds, but for a share of cases.

    `nets` gives the chance of each.  For any t > 0, by the martingale exp(t S) / m(t)^k with m(t)
    the mean of exp(t X), the chance that a partial sum exceeds a is below
    exp(-t a) max(1, m(t))^n [W. Feller, An Introduction to Probability Theory and Its
    Applications II, chapter XII]; so a = (n log m(t) - log(share)) / t will do, and the best of
    those that are tried is taken.  One is added to -log(share), which the floats do not use up.
    """
    values, chances = np.array(list(nets)), np.array(list(nets.values()))
    spread = float(chances @ values**2) - float(chances @ values) ** 2
    if spread <= 0:
        return max(float(0), coups * float(values.max()))
    wanted = 1 - log(share)
    tried = sqrt(2 * wanted / (coups * spread)) * np.exp2(
        np.linspace(-HALVINGS, HALVINGS, 2 * HALVINGS * PARTS + 1)
    )
    exponents = np.log(chances) + tried[:, None] * values
    highest = exponents.max(axis=1)
    logs = highest + np.log(np.exp(exponents - highest[:, None]).sum(axis=1))
    return float(((coups * np.maximum(logs, 0) + wanted) / tried).min())
