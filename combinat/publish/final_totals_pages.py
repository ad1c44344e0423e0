"""The joint table of final totals as a page and as JSON: chances, ways, and the law of margins."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from combinat.cards import TOTALS
from combinat.publish.numerals import fraction, percent
from combinat.publish.pay_tables import basis_of_shoe, shoe_notes
from combinat.publish.records import Record, basis_record, shoe_record
from combinat.publish.table import Cell, Page, Table
from combinat.studies.final_totals import FinalTotals

CHANCES, WAYS, MARGINS = "Chances of final totals", "Ways of final totals", "Margins"
CORNER = "Player's total"
ALL = "All"
MARGIN_HEADERS = ("Result", "Ways", "Probability %")
NOTES = (
    "A row is a final total of the Player, a column one of the Banker.",
    "Ways are ordered sequences of six cards and re-add exactly, by rows, by columns and over the "
    "margins; percentages are rounded one by one, half to even.",
)


def final_totals_page(found: FinalTotals) -> Page:
    """Return the chances and the ways of each pair of final totals, and of each margin."""
    tables = [chances_table(found), ways_table(found), margins_table(found)]
    notes = [*NOTES, *shoe_notes(found.shoe), *found.game.flags]
    return Page(f"{found.game.title}: final totals", tables, notes)


def chances_table(found: FinalTotals) -> Table:
    """Return the chance of each pair of totals in percent, with those of each total alone."""
    return _joint_table(found, CHANCES, " %", lambda ways: percent(found.probability(ways)))


def ways_table(found: FinalTotals) -> Table:
    """Return the ways of each pair of totals, with the sums of rows and columns."""
    return _joint_table(found, WAYS, "", lambda ways: ways)


def _joint_table(found: FinalTotals, name: str, unit: str, written: Callable[[int], Cell]) -> Table:
    headers = (CORNER, *(f"Banker {total}{unit}" for total in range(TOTALS)), f"{ALL}{unit}")
    sums = (*found.banker, found.total_ways)
    rows = [
        (str(total), *map(written, (*found.ways[total], found.player[total])))
        for total in range(TOTALS)
    ]
    return Table(
        caption=f"{name}: {_basis(found)}",
        headers=headers,
        rows=(*rows, (ALL, *map(written, sums))),
        right=frozenset(headers[1:]),
        keys=_keys(found, name),
    )


def margins_table(found: FinalTotals) -> Table:
    """Return by how much the Player or the Banker wins, with ways that add to the total."""
    rows = [(words, ways, percent(found.probability(ways))) for words, _, ways in _margins(found)]
    return Table(
        caption=f"{MARGINS}: {_basis(found)}",
        headers=MARGIN_HEADERS,
        rows=(*rows, ("Total", found.total_ways, percent(1))),
        right=frozenset(MARGIN_HEADERS[1:]),
        keys=_keys(found, MARGINS),
    )


def _margins(found: FinalTotals) -> Iterator[tuple[str, int, int]]:
    """Yield each margin in words, as a number and with its ways."""
    for margin, ways in found.margins.items():
        winner = "Player" if margin > 0 else "Banker"
        yield f"{winner} wins by {abs(margin)}" if margin else "Tie", margin, ways


def _basis(found: FinalTotals) -> str:
    return f"{basis_of_shoe(found.shoe)}, reading {found.game.reading}"


def _keys(found: FinalTotals, name: str) -> dict[str, Cell]:
    return {
        "Table": name,
        "Decks": found.shoe.decks or "",
        "Cards": found.shoe.cards,
        "Reading": found.game.reading,
    }


def final_totals_record(found: FinalTotals) -> Record:
    """Return what `combinat totals` prints: ways as whole numbers, chances as fractions."""
    totals: list[Record] = [
        {"player_total": player, "banker_total": banker, **_figures(found, ways)}
        for player, row in enumerate(found.ways)
        for banker, ways in enumerate(row)
    ]
    return {
        **basis_record(found.game),
        "shoe": shoe_record(found.shoe),
        "total_ways": str(found.total_ways),
        "totals": totals,
        "player": [{"total": i, **_figures(found, ways)} for i, ways in enumerate(found.player)],
        "banker": [{"total": j, **_figures(found, ways)} for j, ways in enumerate(found.banker)],
        "margins": [
            {"margin": margin, "result": words, **_figures(found, ways)}
            for words, margin, ways in _margins(found)
        ],
    }


def _figures(found: FinalTotals, ways: int) -> Record:
    chance = found.probability(ways)
    return {
        "ways": str(ways),
        "probability": fraction(chance),
        "probability_percent": percent(chance),
    }
