"""The pay table of a wager and the summary of a house, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from combinat.coups import total_ways
from combinat.edge import Evaluation, Settlement
from combinat.publish.numerals import decimal, fraction, percent, plain, square_root
from combinat.publish.table import Cell, Table
from combinat.rules.pay import PUSH
from combinat.rules.schema import PayLine

PLACES = 10
LINE_HEADERS = ("Event", "Pays", "Ways", "Probability", "Return")
FIGURE_HEADERS = ("Figure", "Value", "Exact")
NOT_PRICED = "not priced"
BASIS = (
    "Ways are ordered sequences of six cards and re-add exactly to the total; "
    "probability and return are rounded, half to even."
)
EDGE_BASIS = (
    "The house edge is per unit placed; per unit resolved leaves pushes out. "
    "Pays 'a to b' add to the returned stake, pays 'a for b' replace it."
)


def shoe_words(evaluation: Evaluation) -> str:
    """Name the shoe: its decks where it is whole, else its number of cards."""
    decks = evaluation.shoe.decks
    if decks is None:
        return f"{evaluation.shoe.cards} cards"
    return "1 deck" if decks == 1 else f"{decks} decks"


def keys_of(evaluation: Evaluation) -> dict[str, Cell]:
    """Return what sets the tables of one evaluation apart from others."""
    shoe = evaluation.shoe
    return {"Decks": "" if shoe.decks is None else shoe.decks, "Reading": evaluation.game.reading}


def line_table(evaluation: Evaluation, settlement: Settlement) -> Table:
    """Return the pay table: each line with its ways, probability and share of the return."""
    rows: list[tuple[Cell, ...]] = []
    for line in settlement.lines:
        contribution = settlement.contribution(line)
        rows.append(
            (
                line.event,
                line.pays,
                line.ways,
                decimal(settlement.probability(line), PLACES),
                "" if contribution is None else decimal(contribution, PLACES),
            )
        )
    mean = settlement.expected_value
    rows.append(
        (
            "Total",
            "",
            total_ways(evaluation.shoe),
            decimal(Fraction(1), PLACES),
            "" if mean is None else decimal(mean, PLACES),
        )
    )
    return Table(
        caption=f"{settlement.wager.title}: {shoe_words(evaluation)}",
        headers=LINE_HEADERS,
        rows=tuple(rows),
        right=frozenset(LINE_HEADERS[2:]),
        notes=(*_wager_notes(settlement), BASIS),
        keys=keys_of(evaluation),
    )


def _wager_notes(settlement: Settlement) -> list[str]:
    wager = settlement.wager
    notes = [wager.rule] if wager.rule else []
    if wager.commission:
        notes.append(f"The house keeps {percent(wager.commission, 2)} % of a win.")
    if wager.units > 1:
        notes.append(
            f"The stake is {wager.units} equal units; pays are the net win on the whole stake."
        )
    if wager.requires:
        notes.append(f"Requires a bet on any one of: {', '.join(wager.requires)}.")
    return [*notes, *wager.flags]


def figure_table(evaluation: Evaluation, settlement: Settlement) -> Table:
    """Return the figures of a wager: rounded, and exact as fractions in lowest terms."""
    hit = settlement.hit_frequency
    rows: list[tuple[Cell, ...]] = [
        *_percents("House edge, per unit placed", settlement.house_edge),
        *_percents("House edge, per unit resolved", settlement.house_edge_resolved),
        *_percents("Element of risk, per unit at risk", settlement.element_of_risk),
        *_percents("Return, per unit placed", settlement.mean_return),
        *_decimals("Expected value, per unit placed", settlement.expected_value),
        *_percents("Hit frequency", hit),
        *_decimals("One hit in, coups", 1 / hit if hit else None),
        *_percents("Push frequency", settlement.push_frequency),
        *_decimals("True odds, to one", settlement.true_odds),
        *_decimals("Variance, per unit placed", settlement.variance),
    ]
    if settlement.variance is not None:
        root = square_root(settlement.variance, 6)
        rows.append(("Standard deviation, per unit placed", root, "square root of the variance"))
    if settlement.largest_pay is not None:
        rows.append(("Largest pay, to one", plain(settlement.largest_pay), ""))
    if settlement.jackpot is not None:
        rows += _decimals("Fixed return, per unit placed", settlement.fixed_return)
        rows += _decimals("Break-even meter, for one", settlement.break_even_meter)
    return Table(
        caption=f"Figures: {shoe_words(evaluation)}",
        headers=FIGURE_HEADERS,
        rows=tuple(rows),
        right=frozenset({"Value"}),
        notes=(EDGE_BASIS,),
        keys=keys_of(evaluation),
    )


def _percents(name: str, share: Fraction | None) -> list[tuple[Cell, ...]]:
    return [] if share is None else [(name, f"{percent(share)} %", fraction(share))]


def _decimals(name: str, number: Fraction | None) -> list[tuple[Cell, ...]]:
    return [] if number is None else [(name, decimal(number, 6), fraction(number))]


def summary_table(evaluations: Sequence[Evaluation], *, caption: str = "") -> Table:
    """Return one row a wager, with the edge for each of several shoes, the first one in full."""
    first = evaluations[0]
    headers = ["Wager", "Pays"]
    for evaluation in evaluations:
        words = shoe_words(evaluation)
        headers += [f"House edge %, {words}", f"Per resolved %, {words}"]
    headers += [f"Hit %, {shoe_words(first)}", f"SD, {shoe_words(first)}"]
    rows = [
        _summary_row(evaluations, wager.id)
        for wager in (*[s.wager for s in first.settlements], *first.unpriced)
    ]
    return Table(
        caption=caption,
        headers=tuple(headers),
        rows=tuple(rows),
        right=frozenset(headers[2:]),
        notes=(EDGE_BASIS, *_favourable(evaluations), *_unpriced(first), *first.game.flags),
        keys={"Reading": first.game.reading},
    )


def _summary_row(evaluations: Sequence[Evaluation], wager_id: str) -> tuple[Cell, ...]:
    settled = [
        next((s for s in evaluation.settlements if s.wager.id == wager_id), None)
        for evaluation in evaluations
    ]
    first = settled[0]
    if first is None:
        wager = next(w for w in evaluations[0].unpriced if w.id == wager_id)
        return (wager.title, _pays_words(wager.lines), *[NOT_PRICED] * (2 * len(settled) + 2))
    edges: list[Cell] = []
    for settlement in settled:
        for edge in (settlement.house_edge, settlement.house_edge_resolved) if settlement else ():
            edges.append(NOT_PRICED if edge is None else percent(edge))
    spread = "" if first.variance is None else square_root(first.variance, 6)
    wager = first.wager
    return (wager.title, _pays_words(wager.lines), *edges, percent(first.hit_frequency), spread)


def _pays_words(lines: Sequence[PayLine]) -> str:
    """Name the pay of a wager of one winning line, else the number of its lines."""
    wins = [line.pays for line in lines if line.pays != PUSH]
    return wins[0] if len(wins) == 1 else f"{len(wins)} lines"


def _unpriced(evaluation: Evaluation) -> list[str]:
    return [f"{wager.title} is not priced: {why}." for wager, why in evaluation.unpriced.items()]


def _favourable(evaluations: Sequence[Evaluation]) -> list[str]:
    """Flag every wager in which the bettor has the edge."""
    return [
        f"The bettor has the edge in {settlement.wager.title} with {shoe_words(evaluation)}: "
        f"{percent(-settlement.house_edge)} %."
        for evaluation in evaluations
        for settlement in evaluation.settlements
        if settlement.house_edge is not None and settlement.house_edge < 0
    ]
