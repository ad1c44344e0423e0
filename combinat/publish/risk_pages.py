"""Wagers together as pages: how they vary with one another, and several staked as one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from combinat.publish.numerals import decimal, fraction, percent, square_root
from combinat.publish.pay_tables import basis_of_shoe, flags_of, shoe_notes
from combinat.publish.table import Cell, NoFigure, Page, Table
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.moments import Coup, Moments, Portfolio

PLACES = 6
CHANCE_PLACES = 10
MONEY = 10**6
NO_SPREAD = NoFigure("none")
PER_UNIT = "Covariances are those of the bettor's gains in one coup, per unit placed on each wager."
ROUNDED = (
    "A correlation is the covariance over the square root of both variances, rounded on its exact "
    "square; the covariances are exact before they are rounded."
)


def money(amount: Fraction) -> str:
    """Write an amount: as a decimal where six places hold it exactly, else as a fraction.

    >>> money(Fraction(19, 2)), money(Fraction(-300)), money(Fraction(1, 3))
    ('9.5', '-300', '1/3')
    """
    if MONEY % amount.denominator:
        return str(amount)
    return decimal(amount, PLACES).rstrip("0").rstrip(".")


def correlation(moments: Moments, first: int, second: int) -> str:
    """Write the correlation of two wagers, rounded on its exact square."""
    squared = moments.correlation_squared(first, second)
    if squared is None:
        return NO_SPREAD
    size = square_root(abs(squared), PLACES)
    return f"-{size}" if squared < 0 and Fraction(size) else size


def correlation_page(game: Game, found: Sequence[Moments], unpriced: dict[Wager, str]) -> Page:
    """Return the correlations and covariances of some wagers, for each of several shoes."""
    tables = [table for one in found for table in correlation_tables(game, one)]
    wagers = found[0].joint.wagers
    notes = [
        "Numbers at the head of the columns are those of the wagers in the rows.",
        PER_UNIT,
        ROUNDED,
        *left_out(unpriced),
        *(note for one in found for note in shoe_notes(one.joint.shoe)),
        *game.flags,
        *flags_of(wagers),
    ]
    return Page(f"{game.title}: wagers together", tables, notes)


def left_out(unpriced: dict[Wager, str]) -> list[str]:
    """Say which wagers are left out, and why."""
    return [f"{wager.title} is left out: {why}." for wager, why in unpriced.items()]


def correlation_tables(game: Game, found: Moments) -> tuple[Table, Table]:
    """Return the correlations and the covariances of some wagers as two matrices."""
    basis = f"{basis_of_shoe(found.joint.shoe)}, reading {game.reading}"
    return (
        _matrix(f"Correlation: {basis}", found, lambda i, j: correlation(found, i, j)),
        _matrix(f"Covariance: {basis}", found, lambda i, j: decimal(found.covariance[i][j], 6)),
    )


def _matrix(caption: str, found: Moments, cell: Callable[[int, int], str]) -> Table:
    """Return a matrix, of which the half below its diagonal says everything."""
    wagers = found.joint.wagers
    numbers = [str(place + 1) for place in range(len(wagers))]
    rows = tuple(
        (
            f"{numbers[i]} {wager.title}",
            *(cell(i, j) if j <= i else "" for j in range(len(wagers))),
        )
        for i, wager in enumerate(wagers)
    )
    return Table(caption, ("Wager", *numbers), rows, right=frozenset(numbers))


def correlation_rows(game: Game, found: Sequence[Moments]) -> Page:
    """Return one row for each two wagers, and for each with itself, for machines."""
    headers = ("Wager", "Other wager", "Correlation", "Covariance", "Exact covariance")
    tables = []
    for one in found:
        ids = [wager.id for wager in one.joint.wagers]
        rows = tuple(
            (
                ids[i],
                ids[j],
                correlation(one, i, j),
                decimal(one.covariance[i][j], PLACES),
                fraction(one.covariance[i][j]),
            )
            for i in range(len(ids))
            for j in range(i + 1)
        )
        figures = frozenset({"Correlation", "Covariance"})
        tables.append(Table("", headers, rows, right=figures, keys=keys_of(game, one.joint.shoe)))
    return Page("", tables)


def keys_of(game: Game, shoe: Shoe) -> dict[str, Cell]:
    """Return what sets the rows of one shoe and reading apart."""
    return {"Decks": shoe.decks or "", "Cards": shoe.cards, "Reading": game.reading}


def portfolio_page(found: Portfolio) -> Page:
    """Return the stakes of a portfolio, its figures as one bet, and the law of its result."""
    game, shoe = found.game, found.joint.shoe
    basis = f"{basis_of_shoe(shoe)}, reading {game.reading}"
    stakes = [(wager.title, money(stake)) for wager, stake in found.stakes.items()]
    keys = keys_of(game, shoe)
    tables = [
        Table(
            "Stakes",
            ("Wager", "Stake"),
            tuple(stakes),
            right=frozenset({"Stake"}),
            keys={"Table": "Stakes"} | keys,
        ),
        Table(
            f"As one bet: {basis}",
            ("Figure", "Value", "Exact"),
            tuple(_figures(found)),
            right=frozenset({"Value"}),
            keys={"Table": "Figures"} | keys,
        ),
        law_table(f"Net result of one coup: {basis}", found.law, "Net", keys),
    ]
    notes = [
        "Amounts are in the currency of the stakes, and results the bettor's.",
        *_unmet(found),
        *shoe_notes(shoe),
        *game.flags,
        *flags_of(found.stakes),
    ]
    return Page(f"{game.title}: a portfolio", tables, notes, main=LAW)


LAW = "Law"


def law_table(
    caption: str, law: dict[Fraction, Fraction], what: str, keys: dict[str, Cell]
) -> Table:
    """Return the law of an amount: each that can be, its chance, and the chance exactly."""
    headers = (what, "Probability %", "One in, coups", "Exact")
    rows = tuple(
        (money(amount), percent(chance, CHANCE_PLACES), decimal(1 / chance, 1), fraction(chance))
        for amount, chance in law.items()
    )
    return Table(caption, headers, rows, right=frozenset(headers[:3]), keys={"Table": LAW} | keys)


def _unmet(found: Portfolio) -> list[str]:
    return [
        f"{wager.title} requires a bet on any one of {', '.join(wager.requires)}, and none is "
        "staked: the house would not take it alone."
        for wager in found.unmet
    ]


def _figures(found: Portfolio) -> list[tuple[Cell, ...]]:
    edge, spread = found.edge_per_unit_placed, found.variance
    signs = {"wins": 1, "ends even": 0, "loses": -1}
    rows: list[tuple[Cell, ...]] = [
        ("Placed", money(found.placed), fraction(found.placed)),
        ("Expected value", decimal(found.expected_value, PLACES), fraction(found.expected_value)),
        ("House edge, per unit placed", f"{percent(edge)} %", fraction(edge)),
        ("Variance", decimal(spread, PLACES), fraction(spread)),
        ("Standard deviation", square_root(spread, PLACES), "square root of the variance"),
    ]
    for what, sign in signs.items():
        nets = [net for net in found.law if (net > 0) - (net < 0) == sign]
        chance = sum((found.law[net] for net in nets), Fraction(0))
        rows.append((f"Coup {what}", f"{percent(chance)} %", fraction(chance)))
    for what, coup in (("Best", found.best), ("Worst", found.worst)):
        rows.append((f"{what} coup", money(coup.net), _shown(coup)))
    return rows


def _shown(coup: Coup) -> str:
    return f"such as {coup.hand}; {percent(coup.probability)} %"
