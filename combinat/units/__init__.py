"""A long study cut into units, which give the same result wherever they are worked out.

>>> from math import factorial
>>> plan = Plan("factorials", fingerprint_of({"version": 1}), range(5), factorial, int, int)
>>> run(plan)
[1, 1, 2, 6, 24]
"""

from combinat.units.plan import Plan, Run, fingerprint_of
from combinat.units.running import run

__all__ = ["Plan", "Run", "fingerprint_of", "run"]
