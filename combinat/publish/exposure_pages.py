"""What a house can lose in one coup, as a page: limits, the worst coups, their chances."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import islice

from combinat.publish.numerals import decimal, fraction, percent
from combinat.publish.pay_tables import basis_of_shoe, flags_of, shoe_notes
from combinat.publish.risk_pages import CHANCE_PLACES, keys_of, money
from combinat.publish.table import Cell, Page, Table
from combinat.rules.pay import JACKPOT
from combinat.studies.exposure import Bet, Exposure, LossByChance
from combinat.studies.table_limits import SHEET

MOST_SHOWN = 10
LOSSES = "Losses"
LUCKY = (
    "In each coup the bettors are taken to place the largest stake on each wager that wins and "
    "nothing on one that loses, but for the smallest stake on a bet that a winning wager requires: "
    "no bettor can win more, and none can choose to win as much."
)
JACKPOT_ONCE = "A jackpot is paid once in a coup, for one stake, whoever hits it."


def exposure_page(found: Exposure, beyond: Sequence[Fraction], *, most: int | None = None) -> Page:
    """Return limits, largest loss with its bets and cards, the losses below it, and chances.

    `most` is how many losses are listed, all of them without it.
    """
    game, shoe = found.game, found.joint.shoe
    basis = f"{basis_of_shoe(shoe)}, reading {game.reading}"
    seats = "1 seat" if found.terms.seats == 1 else f"{found.terms.seats} seats"
    losses = list(islice(found.ranked(), most))
    tables = [
        _terms_table(found),
        _bets_table(found, losses[0], f"The largest loss of one coup: {seats}, {basis}"),
        _losses_table(found, losses, f"Losses of one coup, the largest first: {seats}, {basis}"),
    ]
    if beyond:
        tables.append(_beyond_table(found, beyond))
    notes = [*exposure_notes(found), *shoe_notes(shoe), *game.flags, *flags_of(found.joint.wagers)]
    if len(losses) < len(found.law):
        notes.insert(0, f"Of {len(found.law)} different losses the first {most} are listed.")
    return Page(f"{game.title}: exposure", tables, notes, main=LOSSES)


def exposure_notes(found: Exposure) -> Iterator[str]:
    """Yield what amounts mean and how the bettors are taken to bet."""
    wagers = found.joint.wagers
    yield "Amounts are in the currency of the stakes, and losses the house's."
    if found.stakes is None:
        yield LUCKY
        if any(wager.requires for wager in wagers):
            yield "A required bet whose smallest stake nobody states is counted as costing nothing."
    else:
        yield "Every seat bets the stakes that are given; a negative loss is a win of the house."
    if any(line.pays == JACKPOT for wager in wagers for line in wager.lines):
        yield JACKPOT_ONCE
    yield "Of coups that lose as much, the likeliest is shown, and what wins in it."
    if found.terms.aggregates:
        yield "An aggregate is the most that all seats together win on a wager in one coup."


def _terms_table(found: Exposure) -> Table:
    headers = ("Wager", "Smallest", "Largest", "Stated by", "Stake of a seat", "Aggregate")
    rows = []
    for wager in found.joint.wagers:
        limit = found.terms.limits.get(wager)
        stake = None if found.stakes is None else found.stakes[wager]
        rows.append(
            (
                wager.title,
                money(limit.minimum) if limit and limit.minimum else "",
                money(limit.maximum) if limit else "",
                ("the sheet" if limit.source == SHEET else "the question") if limit else "",
                "" if stake is None else money(stake),
                money(found.terms.aggregates[wager]) if wager in found.terms.aggregates else "",
            )
        )
    empty = {i for i in range(3, len(headers)) if not any(row[i] for row in rows)}
    kept = [i for i in range(len(headers)) if i not in empty]
    return Table(
        "Stakes",
        tuple(headers[i] for i in kept),
        tuple(tuple(row[i] for i in kept) for row in rows),
        right=frozenset({"Smallest", "Largest", "Stake of a seat", "Aggregate"}),
        keys={"Table": "Stakes"} | keys_of(found.game, found.joint.shoe),
    )


def _bets_table(found: Exposure, loss: LossByChance, caption: str) -> Table:
    headers = ("Wager", "Seats", "Stake of a seat", "All seats win")
    rows: list[tuple[Cell, ...]] = [
        (bet.wager.title, bet.seats, money(bet.stake), money(bet.won)) for bet in loss.bets
    ]
    rows.append(("Together", "", "", money(loss.amount)))
    return Table(
        caption,
        headers,
        tuple(rows),
        right=frozenset(headers[1:]),
        notes=(
            f"A coup that does it: {loss.hand}.",
            f"The chance of a loss as large is {percent(loss.probability, CHANCE_PLACES)} %, "
            f"one coup in {decimal(1 / loss.probability, 1)}.",
        ),
        keys={"Table": "Largest loss"} | keys_of(found.game, found.joint.shoe),
    )


def _losses_table(found: Exposure, losses: Sequence[LossByChance], caption: str) -> Table:
    headers = ("Loss", "Probability %", "One in, coups", "As much or more %", "Such as", "Won by")
    rows: list[tuple[Cell, ...]] = []
    reached = Fraction(0)
    for loss in losses:
        reached += loss.probability
        rows.append(
            (
                money(loss.amount),
                percent(loss.probability, CHANCE_PLACES),
                decimal(1 / loss.probability, 1),
                percent(reached, CHANCE_PLACES),
                str(loss.hand),
                ", ".join(winners(loss.bets)),
            )
        )
    return Table(
        caption,
        headers,
        tuple(rows),
        right=frozenset(headers[:4]),
        keys={"Table": LOSSES} | keys_of(found.game, found.joint.shoe),
    )


def winners(bets: Sequence[Bet]) -> list[str]:
    """Return the ids of the wagers that win something."""
    return [bet.wager.id for bet in bets if bet.won > 0]


def _beyond_table(found: Exposure, amounts: Sequence[Fraction]) -> Table:
    headers = ("Loss beyond", "Probability %", "One in, coups", "Exact")
    rows = []
    for amount in amounts:
        chance = found.beyond(amount)
        often = decimal(1 / chance, 1) if chance else "never"
        rows.append((money(amount), percent(chance, CHANCE_PLACES), often, fraction(chance)))
    return Table(
        "How often one coup loses more than a sum",
        headers,
        tuple(rows),
        right=frozenset(headers[:3]),
        keys={"Table": "Beyond"} | keys_of(found.game, found.joint.shoe),
    )
