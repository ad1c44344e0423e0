"""A page in Debian's Chromium, and what it did there: for tests of all that a browser shows."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Dialog, Page

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP, PHONE = 1280, 360
"""Widths in pixels."""


@dataclass(frozen=True)
class Opened:
    """A page that is open, and what it asked for and complained about since."""

    page: Page
    faults: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", lambda message: self._fault(message.type, message.text))
        self.page.on("pageerror", lambda error: self._fault("error", error.message))
        self.page.on("dialog", lambda dialog: self._dismiss(dialog))
        self.page.on("request", lambda request: self.requests.append(request.url))

    def _fault(self, kind: str, words: str) -> None:
        if kind in ("error", "warning"):
            self.faults.append(f"{kind}: {words}")

    def _dismiss(self, dialog: Dialog) -> None:
        self._fault("error", f"a dialog says {dialog.message}")
        dialog.dismiss()


@dataclass(frozen=True)
class Pages:
    """Opens files as pages, each in a window of its own, without a network."""

    browser: Browser
    windows: list[BrowserContext] = field(default_factory=list)

    def open(self, file: Path, *, width: int = DESKTOP, dark: bool = False) -> Opened:
        """Return a file as a page; at the width of a phone it is touched and has no pointer."""
        window = self.browser.new_context(
            viewport={"width": width, "height": 800},
            color_scheme="dark" if dark else "light",
            is_mobile=width == PHONE,
            has_touch=width == PHONE,
            offline=True,
        )
        self.windows.append(window)
        opened = Opened(window.new_page())
        opened.page.goto(file.as_uri())
        return opened


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Start the browser for the tests of a module.

    Playwright keeps an event loop running in this thread until it is stopped, so that no other
    loop can run here: a browser for a whole session would be in the way of other modules.
    """
    program = shutil.which("chromium")
    if program is None:
        pytest.skip("Chromium is not installed ('make system' installs it)")
    from playwright.sync_api import sync_playwright  # tests without a browser need not wait for it

    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=ARGUMENTS) as browser,
    ):
        yield browser


@pytest.fixture
def pages(chromium: Browser) -> Iterator[Pages]:
    """Open pages for one test."""
    pages = Pages(chromium)
    yield pages
    for window in pages.windows:
        window.close()
