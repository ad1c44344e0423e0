"""Results after many coups as a page and as JSON: quantiles, chances, hold bands, certain digits.

A result that the error of a method leaves open between two values is printed as both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from combinat.evaluation import Evaluation
from combinat.publish.certain_digits import certain, rounded_up
from combinat.publish.count_records import number
from combinat.publish.numerals import decimal, fraction, grouped, percent, square_root
from combinat.publish.pay_tables import basis_of_shoe, flags_of
from combinat.publish.records import Record, basis_record, shoe_record
from combinat.publish.table import Cell, Page, Table
from combinat.rules.wager import Wager
from combinat.studies.bounded import Bounded
from combinat.studies.sum_law import EXACT, NORMAL, SumLaw, most_exact
from combinat.studies.volatility import SHARES, USUAL_DAYS, USUAL_SHOES, Stretch, Volatility

PLACES, NORMAL_PLACES = 6, 4
NOTHING = Fraction(0)
INDEPENDENT = (
    "Stakes are flat, one unit at every coup, and coups are taken as independent, each from a "
    "fresh shoe; coups of one shoe depend on each other slightly."
)
TOGETHER = (
    "Bettors on one wager and one coup win and lose together: they are one bettor with the sum of "
    "their stakes, and the hold of a table is that of one of them."
)
HOLD = (
    "The hold is what the house wins of each unit staked, here the result of the house over the "
    "coups; a hold at 5 % is the least that is not exceeded in 5 % of all cases, so that at "
    "least nine in ten lie from there to the hold at 95 %."
)


@dataclass(frozen=True, eq=False)
class Asked:
    """A wager, or stakes on several as one bet, settled over a shoe, and how the results stray.

    `stakes` is empty where there is one wager; with stakes, results are for each unit of them all.
    """

    evaluation: Evaluation
    found: Volatility
    stakes: Mapping[Wager, Fraction] = field(default_factory=dict)

    @property
    def wagers(self) -> tuple[Wager, ...]:
        """The wagers, of which there is one where there are no stakes."""
        return tuple(settled.wager for settled in self.evaluation.settlements)

    @property
    def title(self) -> str:
        """What is bet, in words."""
        if not self.stakes:
            return self.wagers[0].title
        return ", ".join(f"{number(stake)} on {w.title}" for w, stake in self.stakes.items())

    @property
    def unit(self) -> str:
        """What a unit of the result is."""
        placed = number(sum(self.stakes.values(), Fraction(0)))
        return f"Results are for each unit of all stakes together, which are {placed} a coup."


def volatility_page(asked: Asked) -> Page:
    """Return the result after so many coups, its quantiles and the hold of each stretch."""
    evaluation, found = asked.evaluation, asked.found
    game, result = evaluation.game, found.result
    notes = [
        _reach_words(result),
        INDEPENDENT,
        HOLD,
        TOGETHER,
        _schedule_words(found),
        *([asked.unit] if asked.stakes else []),
        *game.flags,
        *flags_of(asked.wagers),
    ]
    coups = f"{grouped(result.coups)} coup{'s' if result.coups > 1 else ''}"
    where = f"{basis_of_shoe(evaluation.shoe)}, reading {game.reading}"
    tables = [
        _figure_table(result, f"The bettor's result of {coups}, {where}"),
        _quantile_table(result, coups),
        _stretch_table(found),
    ]
    return Page(f"{game.title}: {asked.title} over {coups}", tables, notes)


def _figure_table(result: SumLaw, caption: str) -> Table:
    rows: list[tuple[Cell, ...]] = [
        ("Mean, units", decimal(result.mean, PLACES)),
        ("Standard deviation, units", square_root(result.variance, PLACES)),
        *((f"{name} %", chance_words(chance)) for name, chance in chances_of(result)),
        ("Method", method_words(result)),
    ]
    headers = ("Figure", "Value")
    return Table(caption, headers, tuple(rows), frozenset({"Value"}), keys={"Table": "Result"})


def chances_of(result: SumLaw) -> list[tuple[str, Bounded]]:
    """Return the chances that the bettor, nobody and the house is ahead."""
    ahead, behind = result.more_than(NOTHING), result.less_than(NOTHING)
    level = Bounded(1 - ahead.value - behind.value, 2 * result.error)
    return [
        ("Bettor ahead, house loses", ahead),
        ("Level", level),
        ("Bettor behind, house wins", behind),
    ]


def chance_words(chance: Bounded) -> str:
    """Write a chance in percent with the digits that are certain, never below 0 or above 100."""
    least, most = max(NOTHING, chance.least), min(Fraction(1), chance.most)
    return certain(Bounded((least + most) / 2, (most - least) / 2), percent, PLACES)


def method_words(law: SumLaw) -> str:
    """Say how a law was found, and what no chance of it is off by more than."""
    if law.method == EXACT:
        return "exact"
    return f"{law.method}, error below {rounded_up(law.error)}"


def _quantile_table(result: SumLaw, coups: str) -> Table:
    headers = ("Cases %", "Result at most", "House's hold then %", "Normal law, approximately")
    rows = tuple(_quantile_row(result, share) for share in SHARES)
    keys = {"Table": "Quantiles"}
    return Table(
        f"Quantiles of the result of {coups}", headers, rows, frozenset(headers), keys=keys
    )


def _quantile_row(result: SumLaw, share: Fraction) -> tuple[Cell, ...]:
    least, most = result.quantile(share)
    normal = Fraction(result.normal.inv_cdf(float(share))) if result.variance else result.mean
    return (
        percent(share, 0),
        between(least, most, number),
        between(-least / result.coups, -most / result.coups, percent),
        decimal(normal, 1),
    )


def between(least: Fraction, most: Fraction, write: Callable[[Fraction], str]) -> str:
    """Write a value, or two where it is not certain which."""
    first, last = write(least), write(most)
    return first if first == last else f"{first} to {last}"


HOLD_HEADERS = (
    "Over",
    "Coups",
    "Mean hold %",
    "Deviation %",
    *(f"Hold at {percent(share, 0)} %" for share in SHARES),
    "House loses %",
    "Method",
)


def _stretch_table(found: Volatility) -> Table:
    rows = tuple(hold_row(stretch, law) for stretch, law in found.stretches)
    caption = "The house's hold in %, by how long it is watched"
    right = frozenset(HOLD_HEADERS) - {"Over", "Method"}
    return Table(caption, HOLD_HEADERS, rows, right, keys={"Table": "Hold"})


def hold_row(stretch: Stretch, law: SumLaw) -> tuple[Cell, ...]:
    """Return the hold over a stretch under HOLD_HEADERS."""
    holds = (between(*hold, hold_words) for hold in holds_of(law))
    return (
        stretch.name,
        stretch.coups,
        hold_words(-law.mean / law.coups),
        square_root(law.variance / Fraction(law.coups) ** 2 * 100**2, NORMAL_PLACES),
        *holds,
        chance_words(law.more_than(NOTHING)),
        method_words(law),
    )


def hold_words(hold: Fraction) -> str:
    """Write a hold in percent."""
    return percent(hold, NORMAL_PLACES)


def holds_of(law: SumLaw) -> Iterator[tuple[Fraction, Fraction]]:
    """Yield the quantiles of the hold, each as the two values between which it lies."""
    for share in SHARES:
        least, most = law.reached(share)
        yield -most / law.coups, -least / law.coups


def _reach_words(result: SumLaw) -> str:
    """Say how far whole numbers reach for this wager, and what was done beyond."""
    reach = f"Whole numbers reach {grouped(most_exact(result.coup))} coups of this wager"
    if result.method == EXACT:
        return f"{reach}: the law of {grouped(result.coups)} is exact."
    if result.method == NORMAL:
        return (
            f"{reach}, and an FFT not {grouped(result.coups)} of so wide a range of pays: the "
            "normal law stands in, an approximation, by the bound of Berry and Esseen off by "
            f"less than {rounded_up(result.error)} in a chance; a coarser meter makes it narrower."
        )
    return (
        f"{reach}; that of {grouped(result.coups)} is by FFT, every chance within "
        f"{rounded_up(result.error)}, and printed with the digits that are certain."
    )


def _schedule_words(found: Volatility) -> str:
    times = found.schedule
    shoe, day, month = times.stretches
    mean = Fraction(times.per_shoe)
    return (
        f"A shoe has {decimal(mean, 2)} coups in the mean, taken as {grouped(shoe.coups)}; a day "
        f"is taken to have {grouped(day.coups)} coups (default: {USUAL_SHOES} shoes) and a month "
        f"{grouped(times.days)} days (default: {USUAL_DAYS}), {grouped(month.coups)} coups."
    )


def volatility_record(asked: Asked) -> Record:
    """Return what `combinat volatility` prints as JSON."""
    evaluation, found = asked.evaluation, asked.found
    return {
        **basis_record(evaluation.game),
        "shoe": shoe_record(evaluation.shoe),
        "wager": None if asked.stakes else asked.wagers[0].id,
        "title": asked.title,
        "pay_table": None if asked.stakes else asked.wagers[0].pay_table,
        "stakes": {wager.id: number(stake) for wager, stake in asked.stakes.items()},
        "coups_per_shoe": decimal(Fraction(found.schedule.per_shoe), PLACES),
        "result": law_record(found.result),
        "hold": [{"over": stretch.name, **law_record(law)} for stretch, law in found.stretches],
        "assumed": INDEPENDENT,
        "flags": [flag for wager in asked.wagers for flag in wager.flags],
    }


def law_record(law: SumLaw) -> Record:
    """Return a law of a sum: moments exactly, chances and quantiles by their method."""
    ahead, level, behind = (chance_words(chance) for _, chance in chances_of(law))
    return {
        "coups": str(law.coups),
        "method": law.method,
        "error_below": None if law.method == EXACT else rounded_up(law.error),
        "exact_up_to_coups": str(most_exact(law.coup)),
        "mean": fraction(law.mean),
        "variance": fraction(law.variance),
        "standard_deviation": square_root(law.variance, PLACES),
        "bettor_ahead_percent": ahead,
        "level_percent": level,
        "house_ahead_percent": behind,
        "quantiles": {percent(share, 0): between(*law.quantile(share), number) for share in SHARES},
        "hold_percent": {
            percent(share, 0): between(*hold, hold_words)
            for share, hold in zip(SHARES, holds_of(law), strict=True)
        },
    }
