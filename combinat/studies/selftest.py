"""Does this installation count right?  Published figures and two ways of counting say so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import polars as pl

from combinat.cards import Partition
from combinat.coups import WAYS, coup_table, partition_for
from combinat.edge import INCOMPLETE, Settlement
from combinat.evaluation import Evaluation, chain_of, evaluate, sees_suits
from combinat.faults import BadInput
from combinat.rules import load, toml
from combinat.rules.game import game, readings_of
from combinat.rules.tableau import Tableau
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.exact_figures import as_printed, exact
from combinat.studies.printed import Numeral, PublishedSource
from combinat.studies.published import FOLDER, PublishedFigure, agrees, published_figures

LINE = "line"

DIFFERS = "the exact value does not read as printed"
WRONG_AGREES = "known to be wrong in print, and the exact value reads as printed"
RIGHT_DIFFERS = "the exact value does not read as the right number that is on file"


@dataclass(frozen=True)
class FigureFailure:
    """A published figure that this installation does not bear out, and how.

    `value` is the exact value in the form of `numeral`, the number it was held against; None
    where it cannot be worked out.
    """

    figure: PublishedFigure
    number: str
    value: Fraction | None
    why: str

    @property
    def numeral(self) -> Numeral:
        """The number that the exact value was held against."""
        return Numeral.read(self.number, self.figure.claim.significant)


@dataclass(frozen=True)
class SourceChecked:
    """What became of the figures of one source; `wrong` of them are known to be wrong in print."""

    source: PublishedSource
    figures: int
    wrong: int
    failures: tuple[FigureFailure, ...]


@dataclass(frozen=True)
class CountFailure:
    """A count of a house that does not come out as it has to: found, and what it should be."""

    wager: str
    line: str
    decks: int
    found: int
    should_be: int
    why: str


@dataclass(frozen=True)
class HouseChecked:
    """What became of the counts of one house under one reading.

    The ways of so many `wagers` were added up, and so many `lines` counted by the enumerator and
    by the closed form, over all of the house's deck numbers; wagers that see suits are only added.
    """

    game: str
    reading: str
    decks: tuple[int, ...]
    wagers: int
    lines: int
    failures: tuple[CountFailure, ...]


@dataclass(frozen=True)
class Selftest:
    """What an installation was found to count."""

    sources: tuple[SourceChecked, ...]
    houses: tuple[HouseChecked, ...]

    @property
    def figures(self) -> int:
        """How many published figures were held against exact values."""
        return sum(one.figures for one in self.sources)

    @property
    def figure_failures(self) -> list[FigureFailure]:
        """The published figures that are not borne out."""
        return [failure for one in self.sources for failure in one.failures]

    @property
    def count_failures(self) -> list[tuple[HouseChecked, CountFailure]]:
        """The counts that do not come out as they have to, each with its house."""
        return [(one, failure) for one in self.houses for failure in one.failures]

    @property
    def sound(self) -> bool:
        """Whether there was something to check and nothing failed."""
        checked = self.figures and self.houses
        return bool(checked) and not self.figure_failures and not self.count_failures


def selftest() -> Selftest:
    """Return what became of every published figure, and of every bundled house."""
    return Selftest(tuple(sources_checked()), tuple(houses_checked()))


def sources_checked() -> Iterator[SourceChecked]:
    """Yield each bundled source with those of its figures that fail."""
    known: dict[str, list[PublishedFigure]] = {}
    for figure in published_figures():
        known.setdefault(figure.source, []).append(figure)
    for path in sorted(FOLDER.glob("*.toml")):
        source = load.validated(PublishedSource, toml.read(path), str(path))
        own = known[source.id]
        failures = tuple(failed for figure in own if (failed := _failure(figure)) is not None)
        wrong = sum(figure.right is not None for figure in own)
        yield SourceChecked(source, len(own), wrong, failures)


def _failure(figure: PublishedFigure) -> FigureFailure | None:
    """Return how a figure fails, or None: a right one agrees, a wrong one only as put right."""
    try:
        if figure.right is None:
            fails = not agrees(figure, figure.printed)
            return _held(figure, figure.printed, DIFFERS) if fails else None
        if agrees(figure, figure.printed):
            return _held(figure, figure.printed, WRONG_AGREES)
        fails = not agrees(figure, figure.right)
        return _held(figure, figure.right, RIGHT_DIFFERS) if fails else None
    except BadInput as error:
        why = f"cannot be worked out: {'; '.join(map(str, error.faults))}"
        return FigureFailure(figure, figure.right or figure.printed, None, why)


def _held(figure: PublishedFigure, number: str, why: str) -> FigureFailure:
    claim = figure.claim
    value = as_printed(claim, exact(claim), Numeral.read(number, claim.significant))
    return FigureFailure(figure, number, value, why)


def houses_checked() -> Iterator[HouseChecked]:
    """Yield each bundled house under each of its readings with the counts that fail."""
    for name in load.bundled_games():
        for reading in readings_of(load.sheet(name)):
            yield _house_checked(name, reading)


def _house_checked(name: str, reading: str) -> HouseChecked:
    house = game(name, reading)
    decks = tuple(dict.fromkeys(house.deck_numbers))
    evaluations = [evaluate(house, Shoe.of_decks(number)) for number in decks]
    checked = [(number, CountsChecked(one)) for number, one in zip(decks, evaluations, strict=True)]
    return HouseChecked(
        game=name,
        reading=reading,
        decks=decks,
        wagers=sum(len(one.settlements) for one in evaluations),
        lines=sum(one.lines for _, one in checked),
        failures=tuple(f for number, one in checked for f in one.failures(number)),
    )


class CountsChecked:
    """The wagers of a house over one shoe as settled by closed forms, and the same lines walked."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.walked = {
            settled.wager: line_ways_walked(evaluation.game.tableau, settled.wager, evaluation.shoe)
            for settled in evaluation.settlements
            if not sees_suits(settled.wager)
        }

    @property
    def lines(self) -> int:
        """How many lines are counted by both methods."""
        return sum(map(len, self.walked.values()))

    def failures(self, decks: int) -> Iterator[CountFailure]:
        """Yield each line that two methods count differently, and each wager that does not add."""
        for settled in self.evaluation.settlements:
            yield from self._of_sum(settled, decks)
            yield from self._of_lines(settled, decks)

    def _of_sum(self, settled: Settlement, decks: int) -> Iterator[CountFailure]:
        """Check that every coup can be completed and falls to one line, and no count is below 0."""
        whole = sum(line.ways for line in settled.lines if line.id != INCOMPLETE)
        total = self.evaluation.total_ways
        if whole != total:
            why = "the ways of the lines do not add to the total"
            yield CountFailure(settled.wager.id, "", decks, whole, total, why)
        for line in settled.lines:
            if line.ways < 0:
                why = "fewer ways than none"
                yield CountFailure(settled.wager.id, line.id, decks, line.ways, 0, why)

    def _of_lines(self, settled: Settlement, decks: int) -> Iterator[CountFailure]:
        walked = self.walked.get(settled.wager)
        if walked is None:
            return
        # A line on which the coup is not completed is a failure of the sum, not of the methods.
        for line, ways in zip(settled.lines, walked, strict=False):
            if line.ways != ways:
                why = "the closed form counts otherwise than the enumerator"
                yield CountFailure(settled.wager.id, line.id, decks, line.ways, ways, why)


@lru_cache(maxsize=1024)
def line_ways_walked(tableau: Tableau, wager: Wager, shoe: Shoe) -> tuple[int, ...]:
    """Return the ways of each line of a wager and of losing, path by path and not by polynomials.

    The wager must not see suits, which a path does not know.
    """
    partition, chain = partition_for(wager.columns), chain_of(wager)
    taken = pl.Series(LINE, coup_table(tableau, partition).taken(chain))
    weighed = pl.DataFrame([taken, _path_ways(tableau, partition, shoe)])
    # No sum outgrows its addends' type: the ways of all paths add to a total that it holds.
    found = dict(weighed.group_by(LINE).agg(pl.col(WAYS).sum()).iter_rows())
    return tuple(found.get(place, 0) for place in range(len(chain) + 1))


@lru_cache(maxsize=32)
def _path_ways(tableau: Tableau, partition: Partition, shoe: Shoe) -> pl.Series:
    return coup_table(tableau, partition).ways(shoe)
