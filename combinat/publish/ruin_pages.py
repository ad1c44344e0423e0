"""Ruin of a bankroll, and the reserve of a progressive, as pages and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from combinat.evaluation import Evaluation
from combinat.publish.certain_digits import DIGITS, certain, rounded_up, significant
from combinat.publish.count_records import number
from combinat.publish.numerals import decimal, fraction, grouped, percent
from combinat.publish.pay_tables import basis_of_shoe, flags_of
from combinat.publish.records import Record, basis_record, shoe_record
from combinat.publish.table import Cell, NoFigure, Page, Table
from combinat.publish.volatility_pages import INDEPENDENT, chance_words, method_words
from combinat.studies.reserve import Reserve
from combinat.studies.ruin import HOUSE, RISKS, RuinStudy
from combinat.studies.ruin_ever import BETWEEN, CLOSED_FORM, SOLVED
from combinat.studies.ruin_within import BROWNIAN

NONE_ENOUGH = NoFigure("none is enough")
UNKNOWN = NoFigure("not worked out")
PLACES = 6
EVER_WORDS = {
    CLOSED_FORM: "the root of the characteristic equation, as exp(-r B)",
    SOLVED: "the linear equations of all bankrolls, printed with the digits that are certain",
    BETWEEN: "Lundberg's bounds, printed with the digits on which both agree",
}


def ruin_page(evaluation: Evaluation, side: str, found: RuinStudy) -> Page:
    """Return how safe a bankroll is, and the bankroll for each of some risks."""
    game, wager = evaluation.game, evaluation.settlements[0].wager
    where = f"{basis_of_shoe(evaluation.shoe)}, reading {game.reading}"
    owner = f"The {side}'s bankroll of {number(found.bankroll)} units"
    figures = Table(
        f"{owner}, {where}",
        ("Figure", "Value"),
        tuple(_rows(side, found)),
        frozenset({"Value"}),
        keys={"Table": "Ruin"},
    )
    notes = [*_notes(side, found), *game.flags, *flags_of([wager])]
    return Page(f"{game.title}: ruin on {wager.title}", [figures, _needed_table(found)], notes)


def _rows(side: str, found: RuinStudy) -> Iterator[tuple[Cell, ...]]:
    walk = found.walk
    yield "Mean per coup, units", decimal(walk.mean, 8)
    if found.coups is not None and found.chance_within is not None:
        shown = chance_words(found.chance_within)
        if found.method == BROWNIAN:
            shown = f"about {percent(found.chance_within.value, 2)}"
        yield f"Ruin within {grouped(found.coups)} coups %", shown
    yield "Ruin with unlimited time %", chance_words(found.chance_ever)
    yield "N0, coups", "no edge" if found.n0 is None else decimal(found.n0, 1)
    owner = "nobody" if not walk.mean else side if walk.mean > 0 else _other(side)
    yield "Has the edge", owner
    if found.exponent is not None:
        yield "Lundberg exponent of that side", certain(found.exponent, significant, DIGITS)


def _other(side: str) -> str:
    return "bettor" if side == HOUSE else HOUSE


def _needed_table(found: RuinStudy) -> Table:
    headers = ["Risk %"]
    if found.coups is not None:
        headers.append(f"Within {grouped(found.coups)} coups, units")
    headers.append("Ever, units")
    rows = tuple(_needed_row(found, risk) for risk in RISKS)
    caption = "The least bankroll with no more than a risk of ruin"
    return Table(caption, tuple(headers), rows, frozenset(headers), keys={"Table": "Bankroll"})


def _needed_row(found: RuinStudy, risk: Fraction) -> tuple[Cell, ...]:
    within, ever = found.needed(risk), found.needed_ever(risk)
    cells: list[Cell] = [percent(risk, 1)]
    if found.coups is not None:
        cells.append(UNKNOWN if within is None else number(within))
    no_figure = NONE_ENOUGH if found.ever.certain else UNKNOWN
    return (*cells, no_figure if ever is None else number(ever))


def _notes(side: str, found: RuinStudy) -> Iterator[str]:
    least = f"{number(found.walk.least)} unit{'' if found.walk.least == 1 else 's'}"
    if side == HOUSE:
        yield f"The house is ruined when its bank is below {least}, the most one coup costs."
    else:
        yield f"The bettor is ruined when less than {least} is left, which one coup can cost."
    if found.ever.certain:
        yield f"The {side}'s mean is not above nought: with unlimited time ruin is certain."
    yield from _method_notes(found)
    yield (
        "N0 is the number of coups after which the mean is as large as the standard deviation. "
        "The chance that the side without the edge is ever B units ahead is at most exp(-r B), "
        "r being the Lundberg exponent."
    )
    yield INDEPENDENT


def _method_notes(found: RuinStudy) -> Iterator[str]:
    if found.within is not None:
        error = found.within.error
        how = (
            f"in {found.within.method}, off by less than {rounded_up(error)}" if error else "exact"
        )
        yield f"Ruin within {grouped(found.coups or 0)} coups goes back from the last coup, {how}."
    elif found.coups is not None:
        yield (
            f"Going back over {grouped(found.coups)} coups is too much work: ruin within them is "
            "by Brownian motion with the same mean and variance, an approximation without a bound."
        )
    if not found.ever.certain and not found.ever.never:
        yield f"Ruin with unlimited time is by {EVER_WORDS[found.ever.chances.method]}."


def ruin_record(evaluation: Evaluation, side: str, found: RuinStudy) -> Record:
    """Return what `combinat ruin` prints as JSON."""
    within = found.chance_within
    error = found.within.error if found.within else None
    return {
        **basis_record(evaluation.game),
        "shoe": shoe_record(evaluation.shoe),
        "wager": evaluation.settlements[0].wager.id,
        "side": side,
        "bankroll": number(found.bankroll),
        "coups": None if found.coups is None else str(found.coups),
        "ruin_percent": None if within is None else chance_words(within),
        "method": found.method,
        "error_below": rounded_up(error) if error else None,
        "ruin_ever_percent": chance_words(found.chance_ever),
        "certain_ever": found.ever.certain,
        "n0": None if found.n0 is None else fraction(found.n0),
        "lundberg_exponent": (
            None if found.exponent is None else certain(found.exponent, significant, DIGITS)
        ),
        "bankrolls": [
            {
                "risk_percent": percent(risk, 1),
                "within": _plain(found.needed(risk)),
                "ever": _plain(found.needed_ever(risk)),
            }
            for risk in RISKS
        ],
        "assumed": INDEPENDENT,
    }


def _plain(amount: Fraction | None) -> str | None:
    return None if amount is None else number(amount)


def reserve_page(evaluation: Evaluation, found: Reserve) -> Page:
    """Return the reserve of a progressive for each of some risks."""
    game, wager, about = evaluation.game, evaluation.settlements[0].wager, found.progressive
    coups = grouped(found.result.coups)
    headers = ("Risk %", "For the seeds alone", "At the end, all counted")
    rows = tuple(
        (percent(risk, 1), number(found.for_seeds(risk)), number(found.at_the_end(risk)))
        for risk in RISKS
    )
    where = f"{basis_of_shoe(evaluation.shoe)}, reading {game.reading}"
    table = Table(
        f"Reserve in stakes for {coups} coups, {where}", headers, rows, frozenset(headers)
    )
    seats = "1 seat" if about.seats == 1 else f"{grouped(about.seats)} seats"
    notes = [
        f"Seed {number(found.seed)}, contribution {number(about.contribution or Fraction(0))} of "
        f"each stake, {seats} at one unit on every coup; in {coups} coups "
        f"{decimal(found.hits.mean, PLACES)} hits in the mean, and the house wins "
        f"{decimal(found.result.mean, PLACES)}.",
        "Contributions go into a fund that pays what the meter has grown; the house pays the seed "
        "anew after each hit, the first being on the meter already.",
        "For the seeds alone: all hits within the coups cost more with no more than the risk, at "
        "the end and at any time before. At the end, all counted: reserve and everything that the "
        "wager has won and paid are below nought with no more than the risk.",
        f"Hits: {method_words(found.hits)}. Result: {method_words(found.result)}.",
        INDEPENDENT,
        *game.flags,
        *flags_of([wager]),
    ]
    return Page(f"{game.title}: reserve for {wager.title}", [table], notes)


def reserve_record(evaluation: Evaluation, found: Reserve) -> Record:
    """Return what `combinat reserve` prints as JSON."""
    about = found.progressive
    return {
        **basis_record(evaluation.game),
        "shoe": shoe_record(evaluation.shoe),
        "wager": evaluation.settlements[0].wager.id,
        "coups": str(found.result.coups),
        "seats": about.seats,
        "seed": number(found.seed),
        "contribution": fraction(about.contribution or Fraction(0)),
        "mean_hits": fraction(found.hits.mean),
        "mean_result": fraction(found.result.mean),
        "method": {"hits": method_words(found.hits), "result": method_words(found.result)},
        "reserves": [
            {
                "risk_percent": percent(risk, 1),
                "seeds": number(found.for_seeds(risk)),
                "at_the_end": number(found.at_the_end(risk)),
            }
            for risk in RISKS
        ],
    }
