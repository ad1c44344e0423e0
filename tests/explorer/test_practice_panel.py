"""The practice shoe as a reader plays it: by mouse, by keys, at a phone's width, in Chromium."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from combinat import Shoe, evaluate
from combinat.publish.numerals import percent
from tests.browser import DESKTOP, PHONE, Opened, Pages
from tests.explorer.agreement import record_of
from tests.explorer.replay import Played, check_bank, check_bets, check_cards, check_results, game
from tests.explorer.seeded import shoe_of
from tests.javascript import EXPLORER, WEB

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# No style may stand in an attribute, since the page allows none.
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src-elem 'unsafe-inline'; "
    "style-src-attr 'none'"
)
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Practice</title>
<style>{style}</style></head><body><main></main>
<script type="application/json" id="game">{data}</script><script>{script}
function show(reading) {{
  const data = JSON.parse(document.getElementById("game").textContent);
  combinatExplorer.practice.mount(document.querySelector("main"), data, reading);
}}
show("printed");
</script></body></html>"""

MOST_COUPS = 416 // 4

Opener = Callable[..., "Panel"]


class Panel:
    """A practice shoe that is open in a browser."""

    def __init__(self, opened: Opened, name: str) -> None:
        self.opened, self.name = opened, name
        self.page: Page = opened.page

    def open_shoe(self, seed: str, cut: str = "") -> None:
        self.page.get_by_label("Seed").fill(seed)
        self.page.get_by_label("Your cut, in cards").fill(cut)
        self.button("Open the shoe of this seed").click()

    def focus(self) -> None:
        self.page.get_by_role("region", name="Practice shoe").focus()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press_all(self, names: list[str]) -> None:
        """Press buttons by the first line of what stands on them, faster than a mouse does."""
        self.page.evaluate(
            """(names) => {
              const buttons = [...document.querySelectorAll("button")];
              for (const name of names) {
                buttons.find((one) => one.innerText.split("\\n")[0] === name).click();
              }
            }""",
            names,
        )

    def spot(self, title: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(rf"^Bet \d+ on {re.escape(title)}:"))

    def stake(self, title: str) -> str:
        label = self.spot(title).get_attribute("aria-label")
        assert label is not None
        return label.rpartition(": ")[2]

    @property
    def word(self) -> str:
        return str(self.page.get_by_role("status").text_content()).strip()

    @property
    def sums(self) -> list[str]:
        return self.page.locator(".practice-sums dd").all_inner_texts()

    @property
    def log(self) -> dict[str, Any]:
        text = self.page.get_by_label("Log of this shoe, as JSON").input_value()
        log: dict[str, Any] = json.loads(text)
        return log

    def coups(self) -> int:
        return len(self.log["coups"])


@pytest.fixture
def panel(pages: Pages, tmp_path: Path) -> Opener:
    """Open the practice shoe of a house."""

    def opened(name: str, record: Any = None, **how: Any) -> Panel:
        file = tmp_path / "practice.html"
        data = json.dumps(record or record_of(name), ensure_ascii=False)
        text = PAGE.format(
            policy=html.escape(POLICY),
            style=(WEB / "practice.css").read_text(encoding="utf-8"),
            data=data.replace("<", "\\u003c"),
            script=EXPLORER.read_text(encoding="utf-8"),
        )
        file.write_text(text, encoding="utf-8")
        return Panel(pages.open(file, **how), name)

    return opened


def test_the_keys_of_the_sheet_play_the_shoe(panel: Opener) -> None:
    shoe = panel("intercasino")
    shoe.open_shoe("keys")
    shoe.focus()
    shoe.press("2")
    assert (shoe.stake("Player"), shoe.stake("Banker")) == ("no bet", "£5.00")
    shoe.press("ArrowUp", "ArrowUp", "Shift+ArrowUp", "ArrowDown")
    assert shoe.stake("Banker") == "£16.00"
    shoe.press("Shift+ArrowDown", "3", "1")
    stakes = [shoe.stake(title) for title in ("Player", "Banker", "Tie")]
    assert stakes == ["£5.00", "£6.00", "£5.00"]
    shoe.press("Enter")
    assert shoe.coups() == 1
    assert shoe.word.startswith("Coup 1: ")
    shoe.press("0")
    assert [shoe.stake(title) for title in ("Player", "Banker", "Tie")] == stakes
    shoe.press(".")
    assert shoe.stake("Player") == "no bet"
    shoe.press("0", "Delete")
    assert shoe.stake("Player") == "no bet"
    assert not shoe.opened.faults


def test_keys_do_nothing_while_something_is_written(panel: Opener) -> None:
    shoe = panel("intercasino")
    shoe.page.get_by_label("Seed").focus()
    shoe.press("1", "2", "0", "Enter", ".")
    assert shoe.stake("Player") == "no bet"
    assert shoe.coups() == 0
    assert shoe.page.get_by_label("Seed").input_value().endswith("120.")


def test_a_button_that_has_the_focus_keeps_enter_for_itself(panel: Opener) -> None:
    shoe = panel("intercasino")
    shoe.spot("Tie").focus()
    shoe.press("Enter", "Space")
    assert (shoe.stake("Tie"), shoe.coups()) == ("£10.00", 0)
    shoe.button("Deal").focus()
    shoe.press("Enter")
    assert shoe.coups() == 1


def test_after_a_click_the_keys_go_on_working(panel: Opener) -> None:
    shoe = panel("intercasino")
    shoe.button("25").click()
    shoe.spot("Player").click()
    shoe.press("ArrowUp")
    assert shoe.stake("Player") == "£26.00"
    shoe.press("Enter")
    assert shoe.coups() == 1


def test_the_right_button_of_the_mouse_takes_a_bet_back(panel: Opener) -> None:
    shoe = panel("intercasino")
    shoe.spot("Player").click()
    shoe.spot("Tie").click()
    shoe.spot("Player").click(button="right")
    assert (shoe.stake("Player"), shoe.stake("Tie")) == ("no bet", "£5.00")
    shoe.button("Remove the bet on Tie").click()
    assert shoe.stake("Tie") == "no bet"


def test_limits_are_kept_and_said(panel: Opener) -> None:
    shoe = panel("intercasino")
    assert shoe.page.get_by_text("£5.00 to £300.00 on each bet.").is_visible()
    shoe.button("1").click()
    shoe.spot("Player").click()
    assert (shoe.stake("Player"), shoe.word) == (
        "£5.00",
        "Player: raised to the minimum, £5.00.",
    )
    shoe.button("500").click()
    shoe.spot("Player").click()
    assert shoe.stake("Player") == "£5.00"
    assert shoe.word == "Player: £505.00 is over the maximum, £300.00."
    assert shoe.sums == ["£1,000.00", "£5.00"]


def test_a_side_bet_that_needs_another_is_refused_with_a_word(panel: Opener) -> None:
    shoe = panel("aspers")
    shoe.button("1").click()
    shoe.spot("Lucky 6 Progressive").click()
    shoe.button("Deal").click()
    assert shoe.word == (
        "Lucky 6 Progressive needs a bet on Punto (Player), Banco (Banker) or Égalité."
    )
    assert shoe.coups() == 0


def test_pass_deals_without_bets(panel: Opener) -> None:
    shoe = panel("intercasino")
    shoe.spot("Player").click()
    shoe.button("Pass").click()
    assert shoe.log["coups"][0]["bets"] == []
    assert shoe.sums == ["£1,000.00", "£0.00"]
    assert "You passed." in shoe.word


def test_a_shoe_played_on_the_page_is_replayed_by_the_package(panel: Opener) -> None:
    shoe = panel("aspers")
    shoe.open_shoe("replayed", "77")
    shoe.button("1").click()
    titles = ["Punto (Player)", "Égalité", "Lucky 6 Progressive", "UR Way Égalité 6"]
    for turn in range(MOST_COUPS):
        shoe.press_all([*titles, "Banco (Banker)"] if turn % 3 else titles)
        shoe.press_all(["Deal"])
    log = shoe.log
    assert log["over"]
    assert "last coup" in shoe.word
    told = [{"opening": {"seed": "replayed", "cut": 77}}]
    cards, _ = shoe_of("replayed", log["rule"]["decks"], 77)
    of = Played("aspers", told, [{"log": log, "cards": cards}])
    check_cards(of)
    check_results(of)
    check_bank(of)
    check_bets(of)
    shown = [row.inner_text().split("\t") for row in shoe.page.locator("tbody tr").all()]
    assert len(shown) == len(log["coups"])
    last = log["coups"][-1]
    assert shown[0][1] == {"P": "P", "B": "B", "T": "Tie"}[last["result"]]
    counted = [sum(coup["result"] == result for coup in log["coups"]) for result in "PBT"]
    assert shown[0][2:5] == list(map(str, counted))
    assert not shoe.opened.faults


def test_the_same_seed_opens_the_same_shoe_and_another_is_shuffled(panel: Opener) -> None:
    shoe = panel("hippodrome")
    found = []
    for _ in range(2):
        shoe.open_shoe("again")
        shoe.button("Pass").click()
        found.append(shoe.log)
    assert found[0] == found[1]
    shoe.button("Shuffle another shoe").click()
    assert shoe.page.get_by_label("Seed").input_value() == shoe.log["seed"] != "again"


def test_a_cut_that_cannot_be_is_refused_with_a_word(panel: Opener) -> None:
    shoe = panel("intercasino")
    shoe.open_shoe("cut", "312")
    assert shoe.word == "A cut is 1 to 311 cards."


def test_the_edges_beside_the_table_are_those_of_the_unseen_cards(panel: Opener) -> None:
    shoe = panel("dragon_bonus_house")
    shoe.open_shoe("count")
    shoe.page.get_by_text("Count", exact=True).click()
    shoe.page.get_by_label("Tags").fill("1 1 1 1 -1 -1 -1 -1 0 0")
    for _ in range(40):
        shoe.button("Pass").click()
    text = shoe.page.get_by_label("Unseen cards").input_value()
    unseen = Shoe.parse(text)
    settled = evaluate(game("dragon_bonus_house"), unseen).settlements
    rows = shoe.page.locator("details table tbody tr").all()
    shown = {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in rows}
    assert shown == {
        one.wager.title: [
            percent(one.house_edge),
            "the house's" if one.house_edge >= 0 else "▲ the bettor's",
        ]
        for one in settled
        if one.house_edge is not None
    }
    tags = dict(zip("A23456789", (1, 1, 1, 1, -1, -1, -1, -1, 0), strict=True))
    log = shoe.log
    seen = [log["burn"]["shown"], *(card for c in log["coups"] for card in c["player"])]
    seen += [card for coup in log["coups"] for card in coup["banker"]]
    assert unseen.cards == 416 - len(seen)
    running = sum(tags.get(card[:-1], 0) for card in seen)
    assert f"Running count {running} over {len(seen)} cards seen" in shoe.page.inner_text("main")


def test_another_reading_takes_bets_back_and_settles_by_itself(panel: Opener) -> None:
    shoe = panel("aspers")
    shoe.open_shoe("reading")
    shoe.spot("Égalité").click()
    shoe.page.evaluate("show('ties_lose')")
    assert shoe.stake("Égalité") == "no bet"
    shoe.button("Pass").click()
    assert shoe.log["coups"][0]["reading"] == "ties_lose"


@pytest.mark.parametrize("width", [DESKTOP, PHONE])
def test_nothing_is_wider_than_the_window_and_nothing_is_fetched(panel: Opener, width: int) -> None:
    shoe = panel("dragon_bonus_house", width=width, dark=width == PHONE)
    for summary in shoe.page.locator("summary").all():
        summary.click()
    for _ in range(30):
        shoe.button("Pass").click()
    assert shoe.page.evaluate("document.documentElement.scrollWidth") <= width
    assert [url for url in shoe.opened.requests if not url.startswith("file:")] == []
    assert not shoe.opened.faults


def test_titles_of_a_stranger_are_shown_as_text(panel: Opener) -> None:
    hostile = "<img src=x onerror=alert(1)> & 'Tie'"
    record = json.loads(json.dumps(record_of("intercasino")))
    record["wagers"]["printed"][2]["title"] = hostile
    shoe = panel("intercasino", record)
    assert shoe.page.get_by_text(hostile).first.is_visible()
    assert shoe.page.locator("main img[src]").count() == 0
    assert not shoe.opened.faults


def test_everything_that_can_be_pressed_has_a_name_and_is_reached_by_the_keyboard(
    panel: Opener,
) -> None:
    shoe = panel("intercasino")
    shoe.spot("Player").click()
    controls = shoe.page.locator("button:enabled, input, select, textarea:visible, summary")
    expected = {control.evaluate("node => node.outerHTML") for control in controls.all()}
    shoe.page.evaluate("document.activeElement.blur()")
    reached = set()
    for _ in range(80):
        shoe.press("Tab")
        reached.add(shoe.page.evaluate("document.activeElement.outerHTML"))
    assert expected <= reached
    for control in shoe.page.get_by_role("button").all():
        assert control.evaluate("n => n.getAttribute('aria-label') || n.textContent.trim()")
