"""The wagers of a game over many shoes at once, to the unit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from importlib.util import find_spec
from math import lcm, perm

import numpy as np
import numpy.typing as npt
import polars as pl

from combinat.blocks import ways_of_many
from combinat.cards import BY_VALUE, Partition
from combinat.closed_form import Chain, closed_form
from combinat.coups import CARDS_SEEN, LARGEST_64, Array, partition_for
from combinat.edge import LOSES
from combinat.evaluation import chain_of, check_exclusive, sees_suits, why_unpriced
from combinat.faults import BadInput, Fault
from combinat.rules.fields import MOST_DECKS
from combinat.rules.game import Game
from combinat.rules.tableau import Tableau
from combinat.rules.wager import Wager
from combinat.shoe import CARDS_IN_DECK, Shoe

LARGEST_53 = 2**53
"""Float64 holds every whole number up to here."""

COMPILED = find_spec("numba") is not None
"""Whether the `fast` extra is there; without it numpy gives the same whole numbers."""


def exact_type(cards: int) -> type[np.generic]:
    """Return the fastest type in which no number of a shoe of so many cards loses a digit.

    Every partial sum of one event's ways is a whole number between zero and N(N-1)…(N-5).
    """
    total = perm(cards, CARDS_SEEN)
    if total <= LARGEST_53:
        return np.float64
    return np.int64 if total <= LARGEST_64 else np.object_


@dataclass(frozen=True, eq=False)
class ManyEvaluations:
    """The wagers of a game settled over many shoes.

    `counts` has a row a shoe and a column a class of the finest partition that a wager needs;
    `total_ways[s]` is what the ways of shoe s add to.
    """

    game: Game
    wagers: tuple[Wager, ...]
    counts: Array
    total_ways: Array
    _ways: dict[str, Array] = field(repr=False)

    def ways(self, wager_id: str) -> Array:
        """Return the ways of a wager's lines and, last, of its losing: a row a shoe, exact."""
        return self._ways[wager_id]

    def line_ids(self, wager_id: str) -> list[str]:
        """Return the ids of a wager's lines in the order of their ways."""
        return [*(line.id for line in self._wager(wager_id).lines), LOSES]

    def expected_values(self, wager_id: str) -> list[Fraction]:
        """Return the bettor's exact mean gain per unit placed, shoe by shoe."""
        gains, scale = self._gains(wager_id)
        totals = self.total_ways.tolist()
        return [Fraction(gain, scale * total) for gain, total in zip(gains, totals, strict=True)]

    def house_edges(self, wager_id: str) -> npt.NDArray[np.float64]:
        """Return the house edge per unit placed, shoe by shoe, each the float nearest to it."""
        gains, scale = self._gains(wager_id)
        totals = self.total_ways.tolist()
        edges = [-gain / (scale * total) for gain, total in zip(gains, totals, strict=True)]
        return np.array(edges, dtype=np.float64)

    def favourable(self, wager_id: str) -> npt.NDArray[np.bool_]:
        """Say for each shoe whether the bettor has the edge, decided on whole numbers."""
        return np.array([gain > 0 for gain in self._gains(wager_id)[0]], dtype=np.bool_)

    def to_frame(self) -> pl.DataFrame:
        """Return a row a shoe: cards, total ways, and the ways of every line of every wager."""
        columns = [
            pl.Series("cards", self.counts.sum(axis=1)),
            _series("total_ways", self.total_ways),
        ]
        for wager in self.wagers:
            for name, ways in zip(self.line_ids(wager.id), self.ways(wager.id).T, strict=True):
                columns.append(_series(f"{wager.id}/{name}", ways))
        return pl.DataFrame(columns)

    def _repr_html_(self) -> str:
        return self.to_frame()._repr_html_()

    def _wager(self, wager_id: str) -> Wager:
        return next(wager for wager in self.wagers if wager.id == wager_id)

    def _gains(self, wager_id: str) -> tuple[list[int], int]:
        """Return the bettor's gain times a scale, over all ways of each shoe, in whole numbers."""
        wager = self._wager(wager_id)
        nets = [wager.net(line) for line in wager.lines]
        if None in nets:
            found = f"{wager_id}, which has a jackpot"
            raise BadInput(Fault("wager", "", found, "a wager whose pays are fixed"))
        exact = [net for net in nets if net is not None] + [Fraction(-1)]
        scale = lcm(*(net.denominator for net in exact))
        whole = np.array([int(net * scale) for net in exact], dtype=object)
        gains: list[int] = (self.ways(wager_id).astype(object) @ whole).tolist()
        return gains, scale

    @cached_property
    def edges(self) -> pl.DataFrame:
        """The house edge of every wager with fixed pays, a row a shoe, as floats."""
        fixed = [w for w in self.wagers if None not in [w.net(line) for line in w.lines]]
        return pl.DataFrame({wager.id: self.house_edges(wager.id) for wager in fixed})


def _series(name: str, whole: Array) -> pl.Series:
    if whole.dtype == object:
        return pl.Series(name, whole.tolist(), dtype=pl.Int128)
    return pl.Series(name, whole)


def evaluate_many(
    game: Game, shoes: Sequence[Shoe] | Array, wagers: Sequence[Wager] | None = None
) -> ManyEvaluations:
    """Settle the wagers of a game, or those given, over many shoes at once.

    `shoes` are shoes, or an array of whole counts of the values 0 to 9, a row a shoe.
    Wagers that cannot be priced, or that see suits, are left out; given by name they raise
    BadInput, as do counts that are negative or not whole, and shoes of fewer than six cards.

    >>> from combinat.rules.game import game
    >>> many = evaluate_many(game("aspers"), [Shoe.of_decks(6), Shoe.of_decks(8)])
    >>> many.ways("egalite")[:, 0].tolist()
    [83552962932288, 475627426473216]
    """
    partition, counts, priced = _prepared(game, shoes, wagers)
    chains = tuple(chain_of(wager) for wager in priced)
    for wager in priced:
        check_exclusive(game, wager)
    kind = exact_type(int(counts.sum(axis=1).max(initial=CARDS_SEEN)))
    ways = _ways(game.tableau, partition, chains, counts.astype(kind))
    ways = ways if kind is np.object_ else ways.astype(np.int64)
    return _settled(game, tuple(priced), counts, ways)


def _ways(
    tableau: Tableau, partition: Partition, chains: tuple[Chain, ...], counts: Array
) -> Array:
    """Return whole numbers, by whatever way is fastest for counts of this type."""
    if counts.dtype == object:
        form = closed_form(tableau, partition, chains)
        return np.array([form.ways_of_counts(row.tolist()) for row in counts], dtype=object)
    if COMPILED and partition == BY_VALUE:
        # A lazy import: numba takes a second to load.
        from combinat.joint_law import joint_law

        return joint_law(tableau, chains).ways(counts)
    return ways_of_many(closed_form(tableau, partition, chains), counts)


def _settled(game: Game, wagers: tuple[Wager, ...], counts: Array, ways: Array) -> ManyEvaluations:
    total = ways[:, 0]
    by_wager, start = {}, 1
    for wager in wagers:
        own = ways[:, start : start + len(wager.lines)]
        lost = total - own.sum(axis=1)
        by_wager[wager.id] = np.column_stack([own, lost])
        start += len(wager.lines)
    return ManyEvaluations(game, wagers, counts, total, by_wager)


def _prepared(
    game: Game, shoes: Sequence[Shoe] | Array, wagers: Sequence[Wager] | None
) -> tuple[Partition, Array, list[Wager]]:
    """Return the partition, the counts by its classes, and the wagers that can be priced."""
    asked = game.wagers if wagers is None else tuple(wagers)
    suited = [wager for wager in asked if sees_suits(wager)]
    if suited and wagers is not None:
        allowed = "wagers over values and ranks; one that sees suits by evaluate"
        raise BadInput(*(Fault("wager", wager.id, "it sees suits", allowed) for wager in suited))
    asked = tuple(wager for wager in asked if wager not in suited)
    if isinstance(shoes, np.ndarray):
        if shoes.shape[1:] != (len(BY_VALUE),):
            found = f"an array of shape {shoes.shape}"
            raise BadInput(Fault("shoes", "", found, f"{len(BY_VALUE)} counts a shoe"))
        counts = _checked(shoes)
        shoe = Shoe.of_values([CARDS_SEEN, *[0] * (len(BY_VALUE) - 1)])
        unpriced = {w: why for w in asked if (why := why_unpriced(w, shoe))}
    else:
        unpriced = {w: why for w in asked for s in shoes if (why := why_unpriced(w, s))}
        counts = np.empty((0, 0))
    if unpriced and wagers is not None:
        raise BadInput(
            *(
                Fault("wager", w.id, why, "a wager that can be priced")
                for w, why in unpriced.items()
            )
        )
    priced = [wager for wager in asked if wager not in unpriced]
    partition = partition_for(_columns(priced))
    if not isinstance(shoes, np.ndarray):
        counts = _checked(np.array([shoe.counts(partition) for shoe in shoes], dtype=np.int64))
    return partition, counts, priced


def _columns(wagers: Iterable[Wager]) -> Iterable[str]:
    return (name for wager in wagers for name in wager.columns)


def _checked(counts: Array) -> Array:
    """Return counts as whole numbers, or raise BadInput for what they cannot be."""
    if not np.issubdtype(counts.dtype, np.number):
        raise BadInput(Fault("shoes", "", f"an array of {counts.dtype}", "numbers"))
    with np.errstate(invalid="ignore"):
        whole = counts.astype(np.int64)
    wrong = np.flatnonzero(((whole != counts) | (whole < 0)).any(axis=1))
    if len(wrong):
        found = f"{counts[wrong[0]].tolist()}"
        raise BadInput(Fault("shoes", f"row {wrong[0]}", found, "whole counts, none negative"))
    most = MOST_DECKS * CARDS_IN_DECK
    cards = whole.sum(axis=1)
    outside = np.flatnonzero((cards < CARDS_SEEN) | (cards > most))
    if len(outside):
        found = f"{cards[outside[0]]} cards"
        raise BadInput(Fault("shoes", f"row {outside[0]}", found, f"{CARDS_SEEN} to {most}"))
    return whole
