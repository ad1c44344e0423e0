"""Explorer pages as files, and what a reader finds on one that is open."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from combinat import Shoe, evaluate
from combinat.explorer.page import explorer_page
from combinat.publish.numerals import percent
from combinat.rules.game import game
from tests.browser import DESKTOP, Opened, Pages

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MINUS = "−"


@cache
def made(name: str) -> str:
    """Return the page of a game; it is made once for all tests of a process."""
    return explorer_page(name)


def saved(name: str, folder: Path) -> Path:
    """Write the page of a game into a folder."""
    file = folder / "explorer.html"
    file.write_text(made(name), encoding="utf-8")
    return file


class Explorer:
    """An explorer that is open in a browser."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.page: Page = opened.page

    def card(self, card: str) -> Locator:
        return self.page.locator(f'[data-card="{card}"]')

    def left(self, card: str) -> str:
        return self.card(card).inner_text()

    @property
    def text(self) -> str:
        return self.page.get_by_label("As text").input_value()

    def read(self, text: str) -> None:
        field = self.page.get_by_label("As text")
        field.fill(text)
        field.press("Enter")

    def rows(self) -> list[str]:
        """Return the ids of the wagers in the order of the table."""
        ids: list[str] = self.page.locator("tbody[data-wager]").evaluate_all(
            "bodies => bodies.map(body => body.dataset.wager)"
        )
        return ids

    def row(self, wager: str) -> Locator:
        return self.page.locator(f'tbody[data-wager="{wager}"]')

    def cell(self, wager: str, kind: str) -> str:
        """Return the first line of a cell: 'edge' or 'moved'."""
        cell = self.row(wager).locator(f"td.{kind}").evaluate("cell => cell.firstChild.data")
        return str(cell).replace(MINUS, "-").strip()

    def edges(self) -> dict[str, str]:
        return {
            wager: self.cell(wager, "edge")
            for wager in self.rows()
            if self.row(wager).locator("td.edge").count()
        }

    def show(self, tab: str) -> None:
        self.page.get_by_role("tab", name=tab).click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)


class Explorers:
    """Opens the pages of games."""

    def __init__(self, pages: Pages, folder: Path) -> None:
        self._pages, self._folder = pages, folder

    def open(self, name: str = "standard", *, width: int = DESKTOP, dark: bool = False) -> Explorer:
        opened = self._pages.open(saved(name, self._folder), width=width, dark=dark)
        return Explorer(opened)


def package_edges(name: str, text: str, reading: str = "printed") -> dict[str, str]:
    """Return what the package prints of every wager that has an edge without a meter."""
    evaluation = evaluate(game(name, reading), Shoe.parse(text))
    return {
        settled.wager.id: percent(settled.house_edge)
        for settled in evaluation.settlements
        if settled.house_edge is not None
    }
