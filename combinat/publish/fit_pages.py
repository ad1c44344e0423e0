"""Whether observed counts can come from a game, as a page and as a record."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from combinat.publish.numerals import decimal, fraction, grouped, square_root
from combinat.publish.pay_tables import basis_of_shoe, flags_of, shoe_notes
from combinat.publish.records import Record, basis_record, shoe_record
from combinat.publish.table import Cell, Page, Table
from combinat.rules.game import Game
from combinat.shoe import Shoe
from combinat.studies.count_tests import (
    BINOMIAL,
    CERTAIN,
    CHI_SQUARE,
    IMPOSSIBLE,
    LEAST_EXPECTED,
    MOST_VECTORS,
    MULTINOMIAL,
    SLACK,
    FitTest,
)
from combinat.studies.goodness_of_fit import POWER, Alternative, Fit, OutcomeFit

PLACES = 6
EFFECT_PLACES = 8
DIGITS = 3
CAN, CANNOT = "can come from this game", "does not fit"
RESULTS_TITLE = "Results of the coup"
SAME_LAW = "cannot be told apart by these outcomes"
VERDICT_HEADERS = ("Outcomes of", "Coups", "Test", "Statistic", "df", "p-value", "Verdict")
OUTCOME_HEADERS = ("Outcome", "Event", "Observed", "Expected", "Probability", "Residual")
OTHER_HEADERS = ("Other game", "p-value of these counts", "Effect w", "Coups needed")

P_VALUE = (
    "The p-value is the chance that coups of the game give counts at least as unlikely; below the "
    "level they do not fit."
)
BASIS = (
    "The coups are taken as independent, each from the full shoe. Within one shoe they depend on "
    "each other a little, though each by itself has this law, so p-values of coups of few shoes "
    "are approximate."
)
RESIDUAL = (
    "A residual is (observed - expected) / sqrt(n p (1 - p)); in the mean of many samples that "
    "come from the game its square is 1."
)
NEEDED = (
    "Coups needed: with so many coups of the other game a chi-square test at this level rejects "
    f"this game with a chance of {POWER * 100} %; where the other game has an outcome that is "
    "impossible here, so many that it comes with that chance. w² = Σ (q - p)² / p, of chances p "
    "here and q there. Numbers of coups are rounded up to three digits."
)
TESTS = {
    BINOMIAL: "counts no likelier than those observed, added up on both sides.",
    MULTINOMIAL: (
        f"all vectors of counts (at most {MOST_VECTORS:,}) no likelier than the observed one, "
        f"added up; one likelier by less than 1 in {SLACK.denominator:,} counts as equal."
    ),
    CHI_SQUARE: (
        "the sum of (observed - expected)² / expected; taken where the vectors of counts are too "
        f"many to go through, outcomes pooled until {LEAST_EXPECTED} of each are expected."
    ),
    IMPOSSIBLE: "an outcome that has no chance was observed; p is 0 exactly.",
    CERTAIN: "only one outcome can happen, and it always does.",
}


def fit_page(game: Game, shoe: Shoe, fits: Sequence[Fit]) -> Page:
    """Return the verdicts, then for each wager its outcomes and the games it may be taken for."""
    tables = [_verdicts(game, shoe, fits)]
    for fit in fits:
        tables += [_outcomes(fit), _others(fit)]
    used = dict.fromkeys(fit.test.name for fit in fits)
    wagers = [fit.observed.wager for fit in fits if fit.observed.wager]
    notes = [
        P_VALUE,
        *(f"{name[0].upper()}{name[1:]}: {TESTS[name]}" for name in used),
        *_several(fits),
        BASIS,
        RESIDUAL,
        NEEDED,
        *shoe_notes(shoe),
        *game.flags,
        *flags_of(wagers),
    ]
    return Page(f"{game.title}: fit of the observed counts", tables, notes)


def _several(fits: Sequence[Fit]) -> list[str]:
    if len(fits) == 1:
        return []
    return [
        f"Each of the {len(fits)} is tested by itself at this level: of many, some fail by chance."
    ]


def _verdicts(game: Game, shoe: Shoe, fits: Sequence[Fit]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for fit in fits:
        test = fit.test
        statistic = "" if test.statistic is None else decimal(test.statistic, PLACES)
        degrees = "" if test.degrees_of_freedom is None else test.degrees_of_freedom
        p_value = p_words(test)
        title, coups = _title(fit), fit.observed.coups
        rows.append((title, coups, test.name, statistic, degrees, p_value, verdict(fit)))
    level = _short(fits[0].level)
    return Table(
        caption=f"Verdicts at level {level}: {basis_of_shoe(shoe)}, reading {game.reading}",
        headers=VERDICT_HEADERS,
        rows=tuple(rows),
        right=frozenset({"Coups", "Statistic", "df", "p-value"}),
        keys={"Table": "Verdicts", "Level": level, "Cards": shoe.cards, "Reading": game.reading},
    )


def _outcomes(fit: Fit) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (
            outcome.id,
            outcome.event,
            outcome.observed,
            decimal(outcome.expected, 2),
            decimal(outcome.chance, 10),
            residual(outcome),
        )
        for outcome in fit.outcomes
    ]
    return Table(
        caption=f"{_title(fit)}: observed and expected",
        headers=OUTCOME_HEADERS,
        rows=tuple(rows),
        right=frozenset(OUTCOME_HEADERS[2:]),
        notes=tuple(_test_notes(fit)),
        keys=_keys(fit, "Outcomes"),
    )


def _test_notes(fit: Fit) -> list[str]:
    impossible = [f"The outcome {name} cannot happen." for name in fit.test.impossible]
    pools = [f"Pooled as one outcome: {', '.join(names)}." for names in fit.test.pooled]
    return [*impossible, *pools, *_departure_notes(fit)]


def _departure_notes(fit: Fit) -> list[str]:
    """Say from how many coups on the observed shares would not fit."""
    departure, coups = fit.departure, fit.significant_from
    if departure is None:
        return []
    if coups is None:
        return ["The observed shares are exactly the expected ones."]
    return [
        f"Shares such as these (w = {square_root(departure, EFFECT_PLACES)}) would not fit, by "
        f"chi-square, from {grouped(about(coups))} coups on."
    ]


def _others(fit: Fit) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (
            other.name,
            p_words(other.test),
            effect_words(other),
            SAME_LAW if other.coups_needed is None else about(other.coups_needed),
        )
        for other in fit.alternatives
    ]
    return Table(
        caption=f"{_title(fit)}: other games",
        headers=OTHER_HEADERS,
        rows=tuple(rows),
        right=frozenset(OTHER_HEADERS[1:]),
        keys=_keys(fit, "Other games"),
    )


def _keys(fit: Fit, table: str) -> dict[str, Cell]:
    return {"Table": table, "Outcomes of": _title(fit), "Wager id": fit.observed.wager_id}


def _title(fit: Fit) -> str:
    return fit.observed.wager.title if fit.observed.wager else RESULTS_TITLE


def verdict(fit: Fit) -> str:
    """Return whether the counts can come from the game, in words."""
    return CAN if fit.fits else CANNOT


def p_words(test: FitTest) -> str:
    """Write a p-value with six decimals; 0 is that of an outcome without a chance alone.

    >>> p_words(FitTest("", 1 / 4)), p_words(FitTest("", 1 / 10**9))
    ('0.250000', '< 0.000001')
    """
    if test.impossible:
        return "0"
    smallest = Fraction(1, 10**PLACES)
    if test.p_value < smallest:
        return f"< {decimal(smallest, PLACES)}"
    return decimal(Fraction(test.p_value), PLACES)


def about(coups: int) -> int:
    """Round a number of coups up to three digits: it is no more exact than chi-square is.

    >>> about(123401), about(7)
    (124000, 7)
    """
    unit: int = 10 ** max(0, len(str(coups)) - DIGITS)
    return -(-coups // unit) * unit


def residual(outcome: OutcomeFit) -> str:
    """Write a standardised residual with its sign; nothing where there is no spread."""
    squared = outcome.residual_squared
    if squared is None:
        return ""
    sign = "-" if outcome.observed < outcome.expected else "+"
    return f"{sign}{square_root(squared, 3)}"


def effect_words(other: Alternative) -> str:
    """Write w, the root of the effect; an outcome that is impossible here has none."""
    if other.effect is None:
        return "impossible here"
    return square_root(other.effect, EFFECT_PLACES) if other.effect else "0"


def _short(number: Fraction) -> str:
    return decimal(number, PLACES).rstrip("0")


def fit_record(game: Game, shoe: Shoe, fits: Sequence[Fit]) -> Record:
    """Return what `combinat fit` prints as JSON: exact fractions, and p-values as on the page."""
    return {
        **basis_record(game),
        "shoe": shoe_record(shoe),
        "tests": [_test_record(fit) for fit in fits],
    }


def _test_record(fit: Fit) -> Record:
    test = fit.test
    departure, coups = fit.departure, fit.significant_from
    return {
        "wager": fit.observed.wager_id or None,
        "title": _title(fit),
        "coups": str(fit.observed.coups),
        "outcomes": [_outcome_record(outcome) for outcome in fit.outcomes],
        "test": test.name,
        "statistic": None if test.statistic is None else decimal(test.statistic, PLACES),
        "degrees_of_freedom": test.degrees_of_freedom,
        "p_value": p_words(test),
        "level": _short(fit.level),
        "verdict": verdict(fit),
        "pooled": [list(names) for names in test.pooled],
        "impossible": list(test.impossible),
        "departure": None if departure is None else fraction(departure),
        "significant_from": None if coups is None else str(about(coups)),
        "alternatives": [_alternative_record(other) for other in fit.alternatives],
    }


def _outcome_record(outcome: OutcomeFit) -> Record:
    return {
        "id": outcome.id,
        "event": outcome.event,
        "observed": str(outcome.observed),
        "expected": decimal(outcome.expected, PLACES),
        "probability": fraction(outcome.chance),
        "residual": residual(outcome) or None,
    }


def _alternative_record(other: Alternative) -> Record:
    effect, coups = other.effect, other.coups_needed
    return {
        "name": other.name,
        "p_value": p_words(other.test),
        "same_law": other.same_law,
        "effect": None if effect is None else fraction(effect),
        "coups_needed": None if coups is None else str(about(coups)),
    }
