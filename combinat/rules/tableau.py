"""The table of play without a silent cell: who draws, who stands, which totals are naturals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from combinat.rules.fields import BANKER_ROWS
from combinat.rules.schema import TableauChange, TableauSheet

DRAWS, STANDS, NATURAL, SILENT = "D", "S", "N", "?"
STOOD = 10
"""The column of a Banker row for a Player who took no third card."""


@dataclass(frozen=True, order=True)
class Cell:
    """One cell: the hand, its two-card total, and for the Banker the Player's third card.

    `third` is the value of that card, or `STOOD`; None in the Player's row.
    """

    hand: str
    total: int
    third: int | None = None

    def __str__(self) -> str:
        if self.third is None:
            return f"Player's total {self.total}"
        card = "Player stood" if self.third == STOOD else f"Player's third card {self.third}"
        return f"Banker's total {self.total}, {card}"


@dataclass(frozen=True)
class Tableau:
    """A table of play: `player[total]`, and `banker[total][third card or STOOD]`."""

    player: str
    banker: tuple[str, ...]

    def at(self, cell: Cell) -> str:
        """Return what stands in a cell: D, S, N or ?."""
        return (
            self.player[cell.total] if cell.third is None else self.banker[cell.total][cell.third]
        )

    def player_is_natural(self, total: int) -> bool:
        """Say whether the Player's two-card total ends the coup."""
        return self.player[total] == NATURAL

    def banker_is_natural(self, total: int) -> bool:
        """Say whether the Banker's two-card total ends the coup."""
        return self.banker[total][STOOD] == NATURAL

    def player_draws(self, total: int) -> bool:
        """Say whether the Player draws to this two-card total."""
        return self.player[total] == DRAWS

    def banker_draws(self, total: int, player_third: int | None) -> bool:
        """Say whether the Banker draws; `player_third` is None when the Player stood."""
        return self.banker[total][STOOD if player_third is None else player_third] == DRAWS

    def cells(self) -> Iterator[Cell]:
        """Yield every cell, the Player's row first."""
        for total in range(len(self.player)):
            yield Cell("player", total)
        for total, row in enumerate(self.banker):
            for third in range(len(row)):
                yield Cell("banker", total, third)

    def silent(self) -> list[Cell]:
        """Return the cells about which the sheet is silent."""
        return [cell for cell in self.cells() if self.at(cell) == SILENT]

    def differing(self, other: Tableau) -> list[Cell]:
        """Return the cells in which two tables of play say different things."""
        return [cell for cell in self.cells() if self.at(cell) != other.at(cell)]

    def with_cell(self, cell: Cell, what: str) -> Tableau:
        """Return the same table of play but for one cell."""
        if cell.third is None:
            return Tableau(_put(self.player, cell.total, what), self.banker)
        row = _put(self.banker[cell.total], cell.third, what)
        return Tableau(
            self.player, (*self.banker[: cell.total], row, *self.banker[cell.total + 1 :])
        )

    def filled(self, standard: Tableau) -> Tableau:
        """Return the table of play with each silent cell taken from another one."""
        whole = self
        for cell in self.silent():
            whole = whole.with_cell(cell, standard.at(cell))
        return whole

    def changed(self, change: TableauChange) -> Tableau:
        """Return the table of play with the rows that a reading replaces."""
        banker = dict(enumerate(self.banker)) | {
            int(row): _cells(cells) for row, cells in change.banker.items()
        }
        return Tableau(change.player or self.player, tuple(banker[row] for row in sorted(banker)))


def as_printed(sheet: TableauSheet) -> Tableau:
    """Return the table of play of a sheet, silent cells as they are."""
    return Tableau(sheet.player, tuple(_cells(sheet.banker[row]) for row in BANKER_ROWS))


def as_rows(tableau: Tableau) -> Mapping[str, str]:
    """Return the Banker's rows as a file prints them, by total."""
    return {str(total): f"{row[:STOOD]} {row[STOOD]}" for total, row in enumerate(tableau.banker)}


def _cells(row: str) -> str:
    return row.replace(" ", "")


def _put(row: str, place: int, what: str) -> str:
    return row[:place] + what + row[place + 1 :]
