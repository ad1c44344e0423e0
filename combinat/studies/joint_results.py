"""The joint law of wagers: which lines all of them take in one coup, in how many ways.

Draw paths that every wager settles alike, whatever the suits, are of one kind.  A kind that no
suit column splits has one joint result; any other is split by inclusion and exclusion over the
suit columns that matter to it, those of all wagers together.  What depends on the table of play
and the wagers alone is worked out once; a shoe then weighs it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod

import numpy as np
import polars as pl

from combinat.closed_form import Chain
from combinat.coups import (
    CARDS_SEEN,
    LARGEST_64,
    WAYS,
    Array,
    CoupTable,
    Integers,
    coup_table,
    partition_for,
    total_ways,
)
from combinat.evaluation import chain_of
from combinat.faults import BadInput, Fault
from combinat.rules.columns import COLUMNS
from combinat.rules.tableau import Tableau
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.suits import (
    Allowed,
    cards_and_suits,
    restriction,
    subsets,
    suit_columns,
    ways_to_hold,
)

MOST_SPLITS = 50_000
"""The most ways to choose suits, over all kinds of paths, that are counted one by one."""


class TooManySplits(BadInput):
    """Raised where the suit columns of some wagers together combine in too many ways."""


Taken = tuple[int, ...]
"""For each wager, or each chain of events, the place of the line that it takes.

One past the last line is the loss.
"""


@dataclass(frozen=True)
class Result:
    """What one coup can do to all wagers at once, with its ordered ways."""

    taken: Taken
    ways: int


@dataclass(frozen=True, eq=False)
class Kinds:
    """The draw paths of a table of play, sorted by what they do to chains of events.

    `of_path` is the kind of each path; `taken[k]` says, for each set of suit columns that matter
    to kind k, what its paths do where exactly these hold.
    """

    table: CoupTable
    chains: tuple[Chain, ...]
    of_path: Integers
    taken: tuple[Mapping[frozenset[str], Taken], ...]

    def columns(self, kind: int) -> list[str]:
        """Return the suit columns that matter to a kind."""
        return sorted(frozenset[str]().union(*self.taken[kind]))


@dataclass(frozen=True, eq=False)
class JointResults:
    """Every distinct joint result of some wagers over a shoe, in order.

    The ways of the results add to `total_ways`, N(N-1)…(N-5).
    """

    wagers: tuple[Wager, ...]
    shoe: Shoe
    kinds: Kinds
    total_ways: int
    results: tuple[Result, ...]

    def line_ways(self, place: int) -> list[int]:
        """Return the ways of each line of the wager at a place, its loss last."""
        found = [0] * (len(self.wagers[place].lines) + 1)
        for result in self.results:
            found[result.taken[place]] += result.ways
        return found

    def of_chains(self, result: Result) -> Taken:
        """Return a result by the chains of the kinds; wagers that differ in pays share one."""
        places = {chain_of(w): line for w, line in zip(self.wagers, result.taken, strict=True)}
        return tuple(places[chain] for chain in self.kinds.chains)


def joint_results(tableau: Tableau, wagers: Sequence[Wager], shoe: Shoe) -> JointResults:
    """Return in how many ways each joint result of the wagers comes about.

    Raises UnknownCards where a wager sees more than is known of the shoe, and BadInput for fewer
    than six cards or for suit columns whose combinations are too many.
    """
    if shoe.cards < CARDS_SEEN:
        allowed = f"at least {CARDS_SEEN} cards"
        raise BadInput(Fault("shoe", "", f"{shoe.cards} cards", allowed))
    chains = tuple(dict.fromkeys(chain_of(wager) for wager in wagers))
    kinds = kinds_of(tableau, chains)
    found: Counter[Taken] = Counter()
    for kind, ways in enumerate(_ways_of_kinds(kinds, shoe)):
        if len(kinds.taken[kind]) == 1:
            (taken,) = kinds.taken[kind].values()
            found[taken] += ways
        elif ways:
            found.update(_split(kinds, kind, shoe))
    order = [chains.index(chain_of(wager)) for wager in wagers]
    results = sorted((tuple(t[n] for n in order), ways) for t, ways in found.items() if ways)
    total = total_ways(shoe)
    assert sum(found.values()) == total, "joint results re-add to all ways"
    return JointResults(
        tuple(wagers), shoe, kinds, total, tuple(Result(taken, ways) for taken, ways in results)
    )


@lru_cache(maxsize=16)
def kinds_of(tableau: Tableau, chains: tuple[Chain, ...]) -> Kinds:
    """Sort the draw paths of a table of play by what they do to all chains at once."""
    columns = frozenset[str]().union(*(event.columns for chain in chains for event in chain))
    table = coup_table(tableau, partition_for(columns))
    own = [suit_columns(chain) for chain in chains]
    _refuse_explosion(sum(1 << len(names) for names in own))
    asked = [(n, true) for n in range(len(chains)) for true in subsets(own[n])]
    of_path, distinct = _sorted_paths(table, columns, [(chains[n], true) for n, true in asked])
    settled = [dict(zip(asked, row, strict=True)) for row in distinct]
    mattering = [_mattering(row, own) for row in settled]
    _refuse_explosion(sum(_splits(names) for names in mattering if names))
    taken = tuple(
        {
            true: tuple(row[n, true & frozenset(own[n])] for n in range(len(chains)))
            for true in subsets(names)
        }
        for row, names in zip(settled, mattering, strict=True)
    )
    return Kinds(table, chains, of_path, taken)


def _sorted_paths(
    table: CoupTable,
    columns: frozenset[str],
    asked: Sequence[tuple[Chain, frozenset[str]]],
) -> tuple[Integers, list[Taken]]:
    """Return the kind of each path, and what each kind does to chains where suit columns hold.

    Where nothing but values is seen, paths are judged once for each outcome.
    """
    if not asked:
        return np.zeros(len(table.paths), dtype=np.int64), [()]
    judged, row_of_path = table, np.arange(len(table.paths))
    if all(COLUMNS[name].sees == "values" for name in columns):
        judged, row_of_path = table.by_outcome
    frame = pl.DataFrame({str(n): judged.taken(*one) for n, one in enumerate(asked)})
    distinct = frame.unique(maintain_order=True).with_row_index("kind")
    of_row = frame.join(distinct, on=frame.columns, how="left", maintain_order="left")["kind"]
    kinds: Integers = of_row.cast(pl.Int64).to_numpy()[row_of_path]
    return kinds, distinct.drop("kind").rows()


def _mattering(
    settled: Mapping[tuple[int, frozenset[str]], int], own: Sequence[Sequence[str]]
) -> list[str]:
    """Return the suit columns that change which line a chain takes on paths of one kind."""
    return sorted(
        {
            name
            for (n, true), line in settled.items()
            for name in own[n]
            if settled[n, true ^ {name}] != line
        }
    )


def _splits(columns: Sequence[str]) -> int:
    """Return in how many ways suits are chosen for any of the columns to hold."""
    return prod(1 + len(cards_and_suits(name)) for name in columns)


def _refuse_explosion(splits: int) -> None:
    if splits > MOST_SPLITS:
        found = f"wagers that see suits in {splits} combinations"
        allowed = f"at most {MOST_SPLITS}: fewer of them at once"
        raise TooManySplits(Fault("wagers", "", found, allowed))


def _ways_of_kinds(kinds: Kinds, shoe: Shoe) -> list[int]:
    """Return the ordered ways of the paths of each kind, suits aside."""
    frame = pl.DataFrame({"kind": kinds.of_path, WAYS: kinds.table.ways(shoe)})
    summed = frame.group_by("kind").agg(pl.col(WAYS).sum()).sort("kind")
    return [int(ways) for ways in summed[WAYS].to_list()]


def _split(kinds: Kinds, kind: int, shoe: Shoe) -> Counter[Taken]:
    """Return the ways of each joint result of a kind of paths that suits tell apart."""
    wide = total_ways(shoe) > LARGEST_64
    counts: Array = np.array(shoe.counts_by_suit(kinds.table.partition), dtype=object)
    rows = np.flatnonzero(kinds.of_path == kind)
    found: Counter[Taken] = Counter()
    for allowed, change in _changes(kinds.taken[kind]):
        every = np.ones((len(rows), 1), dtype=np.int64)
        restricted = restriction(kinds.table, rows, allowed, every)
        ways = restricted.orders.astype(object if wide else np.int64)
        for factor in restricted.factors(counts, shoe.cards, np.object_ if wide else np.int64):
            ways = ways * factor
        total = int(ways.sum())
        for taken, sign in change.items():
            found[taken] += sign * total
    return found


def _changes(
    taken: Mapping[frozenset[str], Taken],
) -> Iterator[tuple[Allowed, Counter[Taken]]]:
    """Yield each way to restrict suits with how often its ways count for each joint result.

    As for one wager: the ways in which at least the columns K hold count for a result with
    Σ over T ⊆ K of (-1)^|K-T| [the result comes about where exactly T hold].
    """
    signs: dict[Allowed, Counter[Taken]] = {}
    for holding in taken:
        change: Counter[Taken] = Counter()
        for true in subsets(sorted(holding)):
            change[taken[true]] += (-1) ** len(holding - true)
        if any(change.values()):
            for allowed in ways_to_hold(holding):
                signs.setdefault(allowed, Counter()).update(change)
    for allowed, change in signs.items():
        counted = Counter({result: sign for result, sign in change.items() if sign})
        if counted:
            yield allowed, counted
