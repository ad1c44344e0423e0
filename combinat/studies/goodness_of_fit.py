"""Whether observed counts can come from a game, and how many coups tell it from another one.

Laws and effects are exact.  Numbers of coups rest on quantiles of the (noncentral) chi-square
distribution, which have no rational form: those are floats, from scipy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from math import ceil, log, log1p

from combinat.closed_form import closed_form
from combinat.coups import partition_for
from combinat.evaluation import evaluate
from combinat.rules.condition import parse
from combinat.rules.game import Game, standard_tableau, under
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.count_tests import FitTest, Law, checked
from combinat.studies.observed import Observed, outcomes_of

POWER = Fraction(9, 10)
"""The chance with which a sample should tell two games apart."""

USUAL_SHOES = (1, *range(2, 9, 2))
"""How many whole decks other games are dealt from: one, or an even number up to eight."""

EVENTS = {
    "player": "player_total > banker_total",
    "banker": "banker_total > player_total",
    "tie": "player_total = banker_total",
}


@dataclass(frozen=True)
class OutcomeFit:
    """An outcome as observed and as expected; `event` is the outcome in words."""

    id: str
    event: str
    observed: int
    coups: int
    chance: Fraction

    @property
    def expected(self) -> Fraction:
        """How many of the coups end so in the mean."""
        return self.coups * self.chance

    @property
    def residual_squared(self) -> Fraction | None:
        """The square of (observed - expected) over its standard deviation; None without one."""
        variance = self.expected * (1 - self.chance)
        return (self.observed - self.expected) ** 2 / variance if variance else None


@dataclass(frozen=True)
class Alternative:
    """Another game from which the counts may have come.

    `effect` is Σ (q - p)² / p of its law q against this game's p, None where it gives a chance to
    an outcome that has none here.  `coups_needed` is how many coups tell it from this game with a
    chance of `POWER`, None where the laws are the same.
    """

    name: str
    test: FitTest
    effect: Fraction | None
    coups_needed: int | None

    @property
    def same_law(self) -> bool:
        """Say whether no number of coups can tell the two games apart."""
        return self.coups_needed is None


@dataclass(frozen=True)
class Fit:
    """The counts of one wager, or of the three results, tested against the law of a game."""

    observed: Observed
    law: Law
    test: FitTest
    level: Fraction
    alternatives: tuple[Alternative, ...]

    @property
    def fits(self) -> bool:
        """Say whether the counts can come from this game, at the level of the test."""
        return Fraction(self.test.p_value) >= self.level

    @property
    def outcomes(self) -> list[OutcomeFit]:
        """Each outcome with its count and its chance."""
        counts, coups = self.observed.counts, self.observed.coups
        return [
            OutcomeFit(name, event, counts[name], coups, self.law.get(name, Fraction(0)))
            for name, event in outcomes_of(self.observed.wager).items()
        ]

    @property
    def departure(self) -> Fraction | None:
        """The effect of the observed shares; None where one of them cannot happen."""
        coups = self.observed.coups
        shares = {name: Fraction(count, coups) for name, count in self.observed.counts.items()}
        return effect(self.law, shares)

    @property
    def significant_from(self) -> int | None:
        """The coups from which shares such as these do not fit; None where they never would."""
        departure = self.departure
        degrees = _possible(self.law) - 1
        return coups_for(critical(degrees, self.level), departure) if departure else None


def fits(game: Game, shoe: Shoe, observed: Sequence[Observed], *, level: Fraction) -> list[Fit]:
    """Return how the counts of each wager fit a game, and every other game beside it.

    The coups are taken as independent, each from the full shoe.
    """
    wagers = [one.wager for one in observed]
    laws = _laws(game, shoe, wagers)
    found = {one.wager_id: _fit(laws[one.wager_id], one, level) for one in observed}
    for name, other, its_shoe in other_games(game, shoe):
        offered = _as_offered(wagers, game, other)
        for wager_id, law in _laws(other, its_shoe, list(offered)).items():
            fit = found[wager_id]
            others = (*fit.alternatives, alternative(fit, name, law))
            found[wager_id] = replace(fit, alternatives=others)
    return list(found.values())


def _fit(law: Law, observed: Observed, level: Fraction) -> Fit:
    return Fit(observed, law, checked(law, observed.counts), level, ())


def other_games(game: Game, shoe: Shoe) -> Iterator[tuple[str, Game, Shoe]]:
    """Yield by name the other readings of a sheet, its standard table of play, other shoes."""
    for reading in game.readings:
        if reading != game.reading:
            yield f"reading {reading}", under(game.sheet, reading, game.file), shoe
    standard = replace(game, tableau=standard_tableau())
    if game.tableau != standard.tableau and game.reading != game.readings[0]:
        yield f"reading {game.reading} by the standard table of play", standard, shoe
    for number in sorted({*USUAL_SHOES, *game.deck_numbers} - {shoe.decks}):
        yield f"{number} deck{'s' * (number > 1)}", game, Shoe.of_decks(number)


def _as_offered(wagers: Sequence[Wager | None], game: Game, other: Game) -> Iterator[Wager | None]:
    """Yield wagers as another reading has them, where it does; the catalogue's are its own."""
    for wager in wagers:
        if wager is None or wager not in game.wagers:
            yield wager
        else:
            yield from (its for its in other.wagers if its.id == wager.id)


def _laws(game: Game, shoe: Shoe, wagers: Sequence[Wager | None]) -> dict[str, Law]:
    """Return the law of each wager that can be priced by its id, of the three results by ''."""
    evaluation = evaluate(game, shoe, [wager for wager in wagers if wager])
    laws: dict[str, Law] = {
        settled.wager.id: {line.id: settled.probability(line) for line in settled.lines}
        for settled in evaluation.settlements
    }
    if None in wagers:
        chain = tuple(parse(event) for event in EVENTS.values())
        columns = {column for event in chain for column in event.columns}
        form = closed_form(game.tableau, partition_for(columns), (chain,))
        _, *ways = form.ways(shoe)
        laws[""] = {
            n: Fraction(w, evaluation.total_ways) for n, w in zip(EVENTS, ways, strict=True)
        }
    return laws


def alternative(fit: Fit, name: str, other: Law) -> Alternative:
    """Return how the counts fit another law, and how many coups tell it from this game's."""
    size = effect(fit.law, other)
    needed = _coups_to_see(fit.law, other) if size is None else None
    if size:
        needed = coups_for(noncentrality(_possible(fit.law) - 1, fit.level), size)
    return Alternative(name, checked(other, fit.observed.counts), size, needed)


def effect(law: Law, other: Law) -> Fraction | None:
    """Return Σ (q - p)² / p; None where an outcome without a chance p has a chance q.

    >>> effect({"a": Fraction(1, 2), "b": Fraction(1, 2)}, {"a": Fraction(1)})
    Fraction(1, 1)
    """
    if any(chance and not law.get(name) for name, chance in other.items()):
        return None
    parts = [(other.get(name, 0) - chance) ** 2 / chance for name, chance in law.items() if chance]
    return sum(parts, Fraction(0))


def coups_for(statistic: float, each: Fraction) -> int:
    """Return in how many coups an effect of each adds up to a statistic or a noncentrality."""
    return max(1, ceil(Fraction(statistic) / each))


def _coups_to_see(law: Law, other: Law) -> int:
    """Return in how many coups of another law one is impossible here, with a chance of POWER."""
    new = sum((chance for name, chance in other.items() if not law.get(name)), Fraction(0))
    return 1 if new >= POWER else ceil(log(1 - POWER) / log1p(-float(new)))


@cache
def critical(degrees: int, level: Fraction) -> float:
    """Return the chi-square statistic that is exceeded with a chance of `level`."""
    # Imported here, as below, because scipy.stats takes most of a second to start.
    from scipy.stats import chi2

    return float(chi2.isf(float(level), degrees))


@cache
def noncentrality(degrees: int, level: Fraction) -> float:
    """Return the noncentrality at which a chi-square test at `level` has the power `POWER`."""
    from scipy.optimize import brentq
    from scipy.stats import ncx2

    if level >= POWER:
        return float(0)
    exceeded = critical(degrees, level)

    def lacking(noncentral: float) -> float:
        return float(ncx2.sf(exceeded, degrees, noncentral)) - float(POWER)

    high = exceeded + 1
    while lacking(high) < 0:
        high *= 2
    return float(brentq(lacking, 0, high))


def _possible(law: Law) -> int:
    return sum(1 for chance in law.values() if chance)
