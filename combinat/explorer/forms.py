"""The closed forms of a house's wagers as short lists of whole numbers, for the page to evaluate.

A form is an object: `partition` and the ranks of its `classes`; whether it sees suits (`kind`);
`tables` of polynomials; and `parts`, each a table taken with some suits.

- A table has `sizes`, how many cards each group takes, and `columns`.  A column of one group is a
  list of [coefficient, index, step, step, …]: the multisets of that size that have this
  coefficient, by their index in the order of `combinations_with_replacement` over the classes, the
  first as it stands and the others as steps from the one before.  A column of several groups is a
  list of [step, column of the other groups], the steps from one multiset of the first group to the
  next.
- A part has the `suits` of each group, the `table`, and `events`, a list of [event, column,
  times]: the ways of the event are the sum of those of its columns, so many times each.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from combinat.cards import Partition
from combinat.closed_form import Chain
from combinat.coups import CoupTable, Integers, columns_of, coup_table, partition_for
from combinat.deal import PLACES
from combinat.explorer.polynomials import Polynomial, WeighedPaths, polynomials
from combinat.explorer.sight import places_seen, told_apart
from combinat.rules.tableau import Tableau
from combinat.suits import ANY, suit_columns, suited_events

Record = dict[str, Any]
EVERYWHERE = (ANY,) * len(PLACES)


@dataclass(frozen=True, eq=False)
class Form:
    """A form as data, and which of its events the lines of each chain are."""

    record: Record
    events: Mapping[Chain, list[int]]


@dataclass(frozen=True)
class _Sight:
    """What chains that are counted together see: one table of play, its cards so far apart."""

    tableau: Tableau
    partition: Partition
    places: frozenset[str]

    @property
    def table(self) -> CoupTable:
        return coup_table(self.tableau, self.partition)


def forms_of(asked: Iterable[tuple[Tableau, Chain]]) -> dict[tuple[Tableau, Chain], Form]:
    """Return the form of each chain of events under a table of play.

    Chains that look at the same cards share a form; one that sees suits has a form of its own.
    """
    forms: dict[tuple[Tableau, Chain], Form] = {}
    together: dict[_Sight, list[Chain]] = defaultdict(list)
    for tableau, chain in dict.fromkeys(asked):
        columns = columns_of(chain)
        sight = _Sight(tableau, partition_for(columns), places_seen(columns))
        if suit_columns(chain):
            forms[tableau, chain] = _suited(sight, chain)
        else:
            together[sight].append(chain)
    for sight, chains in together.items():
        form = _plain(sight, chains)
        forms |= {(sight.tableau, chain): form for chain in chains}
    return forms


def _plain(sight: _Sight, chains: Sequence[Chain]) -> Form:
    """Return the form of chains that see no suits.

    A column is what paths have in common that fall to the same line of every chain, so that no
    path is in two columns.
    """
    rows, cards, orders = told_apart(sight.table.paths.cards, sight.places)
    taken = np.stack([sight.table.taken(chain)[rows] for chain in chains], axis=1)
    lines, column = _distinct(taken)
    events: dict[tuple[int, ...], int] = {}
    places = {
        chain: [
            events.setdefault(tuple(np.flatnonzero(lines[:, index] == line)), len(events))
            for line in range(len(chain))
        ]
        for index, chain in enumerate(chains)
    }
    counted = np.isin(column, [one for columns in events for one in columns])
    paths = WeighedPaths(EVERYWHERE, cards[counted], column[counted], orders[counted])
    return Form(_record("plain", sight.partition, [paths], list(events)), places)


def _suited(sight: _Sight, chain: Chain) -> Form:
    """Return the form of a chain that sees suits: a column for each of its events.

    Its paths as if no suit column held, and what their holding changes.
    """
    rows, cards, orders = told_apart(sight.table.paths.cards, sight.places)
    taken = sight.table.taken(chain)[rows]
    counted = taken < len(chain)
    paths = [WeighedPaths(EVERYWHERE, cards[counted], taken[counted], orders[counted])]
    for one in suited_events(sight.tableau, sight.partition, chain).restrictions:
        rows, cards, orders = told_apart(one.cards, sight.places)
        signs = one.signs[rows] * orders[:, np.newaxis]
        here, events = np.nonzero(signs)
        paths.append(WeighedPaths(one.allowed, cards[here], events, signs[here, events]))
    places = list(range(len(chain)))
    record = _record("suited", sight.partition, paths, [(event,) for event in places])
    return Form(record, {chain: places})


def _distinct(rows: Integers) -> tuple[Integers, Integers]:
    """Return the distinct rows, and which of them each row is."""
    which = np.zeros(len(rows), dtype=np.int64)
    for column in rows.T:
        _, which = np.unique(which * (column.max() + 1) + column, return_inverse=True)
    _, first = np.unique(which, return_index=True)
    return rows[first], which


def _record(
    kind: str,
    partition: Partition,
    paths: Iterable[WeighedPaths],
    events: Sequence[tuple[int, ...]],
) -> Record:
    """Write down the polynomials of weighed paths; `events` names the columns of each event."""
    tables = _Tables()
    parts = []
    for shape, columns in polynomials(paths, len(partition)):
        sizes = tuple(size for _, size in shape)
        placed = {column: tables.place(sizes, one) for column, one in columns.items()}
        parts.append(
            {
                "suits": [suits for suits, _ in shape],
                "table": list(tables.columns).index(sizes),
                "events": [
                    [event, *placed[column]]
                    for event, needed in enumerate(events)
                    for column in needed
                    if column in placed
                ],
            }
        )
    return {
        "kind": kind,
        "partition": partition.name,
        "classes": [list(ranks) for ranks in partition.ranks_in_class],
        "tables": [{"sizes": list(s), "columns": c} for s, c in tables.columns.items()],
        "parts": parts,
    }


class _Tables:
    """The columns of polynomials by the sizes of their groups, each kept once."""

    def __init__(self) -> None:
        self.columns: dict[tuple[int, ...], list[Any]] = {}
        self._known: dict[tuple[tuple[int, ...], bytes, bytes], int] = {}

    def place(self, sizes: tuple[int, ...], polynomial: Polynomial) -> tuple[int, int]:
        """Return the column that a polynomial has in the table of these sizes, and how often."""
        times, kept = polynomial.primitive()
        key = sizes, kept.multisets.tobytes(), kept.coefficients.tobytes()
        if key not in self._known:
            columns = self.columns.setdefault(sizes, [])
            self._known[key] = len(columns)
            columns.append(_column(kept.multisets, kept.coefficients))
        return self._known[key], times


def _column(multisets: Integers, coefficients: Integers) -> list[Any]:
    """Write down a polynomial: by its coefficients, or by the multisets of its first group."""
    if multisets.shape[1] == 1:
        return [
            [int(coefficient), *_steps(multisets[coefficients == coefficient, 0])]
            for coefficient in np.unique(coefficients)
        ]
    first, starts = np.unique(multisets[:, 0], return_index=True)
    others = np.split(multisets[:, 1:], starts[1:])
    parts = np.split(coefficients, starts[1:])
    columns = map(_column, others, parts)
    return [list(pair) for pair in zip(_steps(first), columns, strict=True)]


def _steps(indices: Integers) -> list[int]:
    steps: list[int] = np.diff(indices, prepend=0).tolist()
    return steps
