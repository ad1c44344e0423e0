"""What simulated shoes came to, as a page: each mean with its standard error."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from combinat.cards import ANY_TEN, RANKS, value_of
from combinat.publish.numerals import decimal, percent, plain, square_root
from combinat.publish.pay_tables import flags_of
from combinat.publish.table import Cell, Page, Table
from combinat.rules.wager import Wager
from combinat.shoe import CARDS_IN_DECK
from combinat.studies.observed import RESULTS
from combinat.studies.shoe_rules import NO_BURN, ShoeRule
from combinat.studies.simulation.found import Simulated
from combinat.studies.simulation.shoe_sums import Estimate
from combinat.studies.simulation.task import Count, Task
from combinat.studies.simulation.values import MOST_PLACES

PERCENT_PLACES = 6
COUP_PLACES, SHOE_PLACES = 8, 6
Z_PLACES = 2
NOTHING = ""
ERROR = "s.e."

GAIN_HEADERS = (
    "Wager",
    "Bet % of coups",
    f"{ERROR} bet",
    "Edge %",
    f"{ERROR} edge",
    "Gain per coup",
    f"{ERROR} per coup",
    "Gain per shoe",
    f"{ERROR} per shoe",
)

VALUE = (
    "A value is the bettor's mean gain per unit placed just before a coup, given the cards that "
    "nobody has seen, burned ones among them: worked out exactly, not by who won. Its sign is "
    f"decided in whole numbers, and means are taken of values rounded to 2^-{MOST_PLACES}."
)
ERRORS = (
    f"{ERROR} is the standard error of the figure before it, from the spread of the sums of the "
    "shoes: shoes do not depend on each other, coups of one shoe do. 'Apart' is how many standard "
    "errors a mean is from the exact figure; beyond 4 is cause for suspicion. Edges are the "
    "bettor's."
)
PERFECT = "Perfect play bets one unit at every coup at which the value is above 0."
NOT_CHARGED = "What a wager costs that a house requires beside another is not charged here."
NEVER = "The count never came to its trigger in these shoes."


def simulation_page(found: Simulated, left_out: dict[Wager, str]) -> Page:
    """Return the shoes, the results of their coups, the values, and what bets on them gain."""
    task = found.task
    tables = [_shoes(found), _results(found), _values(found), _perfect(found)]
    if task.count is not None:
        tables.append(_counted(found, task.count))
    wagers = [one.wager for one in found.wagers]
    notes = [
        f"Shoe rule: {task.rule.words()}.",
        VALUE,
        ERRORS,
        *_meter(task),
        *([NOT_CHARGED] if any(wager.requires for wager in wagers) else []),
        *(f"{wager.title} is left out: {why}." for wager, why in left_out.items()),
        *task.game.flags,
        *flags_of(wagers),
    ]
    return Page(f"{task.game.title}: simulated shoes", tables, notes)


def _shoes(found: Simulated) -> Table:
    task, mean = found.task, found.coups_per_shoe
    headers = ("Shoes", "Seed", "Coups", "Coups per shoe", f"{ERROR} coups", "Fewest coups")
    row = (task.shoes, str(task.seed), found.coups, *rounded(mean, SHOE_PLACES), task.first_coups)
    return Table(
        caption=f"Shoes dealt, reading {task.game.reading}",
        headers=headers,
        rows=(row,),
        right=frozenset(headers),
        keys={"Table": "Shoes", "Reading": task.game.reading, "Shoe rule": task.rule.words()},
    )


def _results(found: Simulated) -> Table:
    headers = ("Result", "Coups", "Share %", f"{ERROR} share", "Chance in one coup %", "Apart")
    rows: list[tuple[Cell, ...]] = [
        (
            RESULTS[one.id],
            one.seen,
            *rounded(one.share, PERCENT_PLACES, 100),
            percent(one.chance),
            apart(one.share, one.chance),
        )
        for one in found.results
    ]
    return _table("Results of the coups dealt", headers, rows, keys={"Table": "Results"})


def _values(found: Simulated) -> Table:
    errors = f"{ERROR} first", f"{ERROR} all"
    headers = ("Wager", "Full shoe", "First coups", errors[0], "Apart", "All coups", errors[1])
    rows: list[tuple[Cell, ...]] = [
        (
            one.wager.title,
            percent(one.full_value),
            *rounded(one.first_value, PERCENT_PLACES, 100),
            apart(one.first_value, one.full_value),
            *rounded(one.mean_value, PERCENT_PLACES, 100),
        )
        for one in found.wagers
    ]
    notes = [_first_words(found.task.first_coups)]
    return _table("Mean value, %", headers, rows, keys={"Table": "Mean value %"}, notes=notes)


def _perfect(found: Simulated) -> Table:
    rows = [
        (
            one.wager.title,
            *rounded(one.favourable, PERCENT_PLACES, 100),
            *rounded(one.favourable_edge, PERCENT_PLACES, 100),
            *rounded(one.gain_per_coup, COUP_PLACES),
            *rounded(one.gain_per_shoe, SHOE_PLACES),
        )
        for one in found.wagers
    ]
    keys = {"Table": "Perfect play"}
    return _table("Perfect play", GAIN_HEADERS, rows, keys=keys, notes=[PERFECT])


def _counted(found: Simulated, count: Count) -> Table:
    rows = [
        (
            one.wager.title,
            *rounded(one.bets, PERCENT_PLACES, 100),
            *rounded(one.bet_edge, PERCENT_PLACES, 100),
            *rounded(one.bet_gain_per_coup, COUP_PLACES),
            *rounded(one.bet_gain_per_shoe, SHOE_PLACES),
        )
        for one in found.wagers
    ]
    trigger = plain(count.trigger)
    tags = " ".join(map(str, tags_of(count).values()))
    never = [] if found.wagers[0].bets.value else [NEVER]
    return _table(
        f"The count, bet at a true count of {trigger} or more",
        GAIN_HEADERS,
        rows,
        keys={"Table": "Count", "Tags, ace to nine, then ten": tags, "Trigger": trigger},
        notes=[count_words(count, found.task.rule), *never],
    )


def _table(
    caption: str,
    headers: tuple[str, ...],
    rows: Sequence[tuple[Cell, ...]],
    *,
    keys: Mapping[str, Cell],
    notes: Sequence[str] = (),
) -> Table:
    """Return a table of numbers under the names of its rows."""
    numbers = frozenset(headers[1:])
    return Table(caption, headers, tuple(rows), numbers, tuple(notes), keys)


def count_words(count: Count, rule: ShoeRule) -> str:
    """Spell out what a count adds for each seen card, and what its true count is."""
    tags = tags_of(count)
    told = [f"{name} {tag:+d}" for name, tag in tags.items() if tag]
    others = "" if len(told) == len(tags) else "; others 0"
    shown = "" if rule.burn == NO_BURN else " The card shown before the burn is seen."
    return (
        f"Each seen card adds to the running count: {', '.join(told)}{others}.{shown} The true "
        f"count is the running count x {CARDS_IN_DECK} / unseen cards, compared without rounding."
    )


def apart(estimate: Estimate, exact: Fraction) -> str:
    """Return how many standard errors an estimate is from the exact figure, with its sign.

    >>> apart(Estimate(Fraction(1, 2), Fraction(1, 100)), Fraction(3, 4))
    '-2.50'
    """
    if not estimate.variance:
        return NOTHING
    off = estimate.value - exact
    size = square_root(off**2 / estimate.variance, Z_PLACES)
    return f"-{size}" if off < 0 and size.strip("0.") else size


def rounded(estimate: Estimate | None, places: int, times: int = 1) -> tuple[str, str]:
    """Return an estimate and its standard error, so many times, to so many places."""
    if estimate is None:
        return NOTHING, NOTHING
    error = square_root(estimate.variance * times**2, places)
    return decimal(estimate.value * times, places), error


def tags_of(count: Count) -> dict[str, int]:
    """Return the tags by the names of the values, from ace to nine, then ten."""
    names = [*(rank for rank in RANKS if value_of(rank)), ANY_TEN]
    return {name: count.tags[value_of(name)] for name in names}


def _first_words(first: int) -> str:
    return (
        f"The first {first} coups are those that every shoe has, and at each of them the value is "
        "in the mean exactly that of the full shoe. Whether a shoe has another coup after them "
        "depends on how many cards its coups drew, so that the mean over all coups may be off by "
        "a little."
    )


def _meter(task: Task) -> list[str]:
    return [f"A jackpot pays {plain(task.meter)} for one unit."] if task.meter is not None else []
