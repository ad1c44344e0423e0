"""The page as its readers use it, in Chromium: by mouse, by keys, on a phone, by ear, on paper."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pypdf
import pytest
from axe_playwright_python.sync_playwright import Axe

from combinat import Shoe, evaluate
from combinat.publish.numerals import decimal, fraction, percent
from combinat.rules.game import game, readings_of
from combinat.rules.load import sheet
from combinat.studies.removal import removals
from tests.browser import PHONE, Pages
from tests.explorer.pages import MINUS, Explorer, Explorers, made, package_edges
from tests.test_strangers_game import HOUSE

TABS = ("Shoe", "Readings", "Pictures", "Practice")
SOME_GONE = "8 decks - 8 8 9h 3xK"
EVIL = "</script><script>window.ran = 1</script><img src=x onerror='window.ran = 1'>"

Open = Callable[..., Explorer]


@pytest.fixture
def open_explorer(pages: Pages, tmp_path: Path) -> Open:
    return Explorers(pages, tmp_path).open


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a game whose every text is a script that would run if it could."""
    text = HOUSE
    for words in ("Harbour <b>House</b> & Sons", "Harbour House, rule sheet", "Any nine"):
        assert words in text
        text = text.replace(words, f"{words} {EVIL}")
    for words in ("Pairs pay ten", "Page 2 is silent.", "Low Ties", "page 3"):
        assert words in text
        text = text.replace(words, f"{words} {EVIL}")
    file = tmp_path_factory.mktemp("hostile") / "harbour.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_it_asks_for_nothing_and_complains_of_nothing(
    open_explorer: Open, tmp_path: Path, *, dark: bool
) -> None:
    explorer = open_explorer("aspers", dark=dark)
    explorer.card("8h").click()
    for tab in TABS:
        explorer.show(tab)
    explorer.page.wait_for_load_state("networkidle")
    assert explorer.opened.faults == []
    assert explorer.opened.requests == [(tmp_path / "explorer.html").as_uri()]


def test_a_hostile_game_is_shown_to_the_letter_and_runs_nothing(
    open_explorer: Open, hostile: str
) -> None:
    explorer = open_explorer(hostile)
    assert explorer.page.locator("h1").inner_text().endswith(EVIL)
    assert explorer.page.title().startswith(f"Harbour <b>House</b> & Sons {EVIL}")
    explorer.row("pot").get_by_role("button").first.click()
    assert EVIL in explorer.row("pot").inner_text()
    assert EVIL in explorer.row("low_ties").inner_text()
    for tab in TABS:
        explorer.show(tab)
    assert explorer.page.evaluate("window.ran") is None
    assert explorer.page.locator("img").count() == 0
    assert explorer.opened.faults == []


def test_sixteen_tens_less_in_eight_decks(open_explorer: Open) -> None:
    explorer = open_explorer()
    for rank in ("10", "J", "Q", "K"):
        for _ in range(4):
            explorer.card(rank).click()
    edges = explorer.edges()
    assert edges == package_edges("standard", "8 decks - 16xT")
    assert edges["banco"][:6] == "1.0297"
    assert edges["punto"][:6] == "1.2615"
    assert explorer.text == "8 decks - 4x10 4xJ 4xQ 4xK"
    assert explorer.left("T") == "112"


def test_a_shoe_as_text_gives_the_figures_of_the_package(open_explorer: Open) -> None:
    explorer = open_explorer("aspers")
    explorer.read(SOME_GONE)
    assert explorer.edges() | package_edges("aspers", SOME_GONE) == explorer.edges()
    full = evaluate(game("aspers"), Shoe.of_decks(8))
    after = evaluate(game("aspers"), Shoe.parse(SOME_GONE))
    for settled in after.settlements:
        before = full[settled.wager.id].house_edge
        assert settled.house_edge is not None
        assert before is not None
        moved = settled.house_edge - before
        sign = "+" if moved > 0 else ""
        assert explorer.cell(settled.wager.id, "moved") == sign + percent(moved)
        who = "house gains" if moved > 0 else "bettor gains" if moved < 0 else "unmoved"
        assert who in explorer.row(settled.wager.id).locator("td.moved").inner_text()
    assert "the suit of some cards is unknown" in explorer.row("lucky_6_progressive").inner_text()


def test_cards_taken_change_the_text_and_undo_brings_them_back(open_explorer: Open) -> None:
    explorer = open_explorer()
    full = explorer.edges()
    explorer.card("8h").click()
    explorer.card("8h").click()
    explorer.card("9s").click()
    assert explorer.text == "8 decks - 2x8h 9s"
    assert (explorer.left("8h"), explorer.left("8"), explorer.left("9")) == ("6", "30", "31")
    explorer.card("8h").click(modifiers=["Shift"])
    assert explorer.text == "8 decks - 8h 9s"
    explorer.button("Undo").click()
    assert explorer.text == "8 decks - 2x8h 9s"
    assert explorer.edges() == package_edges("standard", explorer.text)
    explorer.button("Redo").click()
    assert explorer.text == "8 decks - 8h 9s"
    for _ in range(4):
        explorer.button("Undo").click()
    assert explorer.text == "8 decks"
    assert explorer.edges() == full
    assert explorer.button("Undo").is_disabled()


def test_clicks_put_back_where_the_reader_says_so(open_explorer: Open) -> None:
    explorer = open_explorer()
    explorer.read("6 decks - 3x5d")
    assert explorer.page.get_by_label("Decks", exact=True).input_value() == "6"
    explorer.page.get_by_label("puts a card back").check()
    explorer.card("5d").click()
    assert explorer.text == "6 decks - 2x5d"
    explorer.button("Put back: 5 of diamonds").click()
    explorer.button("Take out: 5 of diamonds").click()
    assert explorer.text == "6 decks - 2x5d"
    explorer.card("6d").click()
    assert "none can be put back" in explorer.page.locator(".said").inner_text()
    assert explorer.text == "6 decks - 2x5d"
    explorer.page.get_by_label("Decks", exact=True).select_option("1")
    assert explorer.edges() == package_edges("standard", "1 deck")


@pytest.mark.parametrize(
    ("text", "words"),
    [("8 decks - 33x8", "33x8"), ("nonsense", "'nonsense'"), ("8 decks - Th", "'Th'")],
)
def test_a_text_that_is_no_shoe_is_refused_beside_it(
    open_explorer: Open, text: str, words: str
) -> None:
    explorer = open_explorer()
    explorer.read(text)
    fault = explorer.page.locator("#shoe-text-fault")
    assert fault.inner_text().startswith("Found ")
    assert words.strip("'").removeprefix("33x") in fault.inner_text()
    assert explorer.page.get_by_label("As text").get_attribute("aria-invalid") == "true"
    assert explorer.edges() == package_edges("standard", "8 decks")


def test_a_shoe_too_small_for_a_coup_has_no_figures_and_says_why(open_explorer: Open) -> None:
    explorer = open_explorer()
    explorer.read("A A 2 2 3")
    assert "No figures: 5 cards left; a coup needs 6 or more" in explorer.page.inner_text("body")
    explorer.show("Readings")
    explorer.show("Pictures")
    assert explorer.opened.faults == []


def test_where_the_bettor_has_the_edge_a_sign_and_a_word_say_so(open_explorer: Open) -> None:
    explorer = open_explorer()
    text = "1 deck - 4x5 4x6 4x7 4x8 4x9 4xA 4x2"
    explorer.read(text)
    bettors = {wager for wager, edge in package_edges("standard", text).items() if edge[0] == "-"}
    assert bettors
    for wager in explorer.rows():
        said = "▲ bettor’s edge" in explorer.row(wager).inner_text()
        assert said == (wager in bettors)


def test_wagers_are_sorted_by_every_column(open_explorer: Open) -> None:
    explorer = open_explorer("aspers")
    explorer.read("8 decks - 9h 9h 4s 2c")
    sheet_order = explorer.rows()
    edges = {
        wager: Fraction(edge) for wager, edge in package_edges("aspers", explorer.text).items()
    }
    last = [wager for wager in sheet_order if wager not in edges]
    assert last == ["lucky_6_progressive"]
    for column in ("House edge", "Moved", "Hit"):
        head = explorer.page.get_by_role("columnheader", name=column)
        for direction in ("ascending", "descending"):
            head.get_by_role("button").click()
            assert head.get_attribute("aria-sort") == direction
            if column == "House edge":
                expected = sorted(edges, key=edges.__getitem__, reverse=direction == "descending")
                assert explorer.rows() == [*expected, *last]
            assert sorted(explorer.rows()) == sorted(sheet_order)
    moved = explorer.page.get_by_role("columnheader", name="Moved")
    moved.get_by_role("button").click()
    found = [Fraction(explorer.cell(wager, "moved")) for wager in explorer.rows() if wager in edges]
    assert found == sorted(found)
    assert len(set(found)) > 3
    explorer.button("In the sheet's order").click()
    assert explorer.rows() == sheet_order
    assert explorer.page.locator("[aria-sort]").count() == 0


def test_a_wager_opens_with_its_lines_and_exact_fractions(open_explorer: Open) -> None:
    explorer = open_explorer("intercasino")
    explorer.read("6 decks - 4x6")
    explorer.row("banco").get_by_role("button").first.click()
    settled = evaluate(game("intercasino"), Shoe.parse("6 decks - 4x6"))["banco"]
    shown = explorer.row("banco").inner_text().replace(MINUS, "-")
    for line in settled.lines:
        assert f"{line.ways:,}" in shown
        assert decimal(settled.probability(line), 10) in shown
    assert "1 to 1 less 5 %" in shown or "19 to 20" in shown
    assert settled.house_edge is not None
    assert settled.house_edge_resolved is not None
    assert f"{percent(settled.house_edge_resolved)} %" in shown
    assert f"{percent(settled.hit_frequency)} %" in shown
    assert fraction(settled.house_edge) not in shown
    explorer.row("banco").get_by_text("Exact fractions").click()
    shown = explorer.row("banco").inner_text().replace(MINUS, "-")
    assert fraction(settled.house_edge) in shown
    assert fraction(settled.house_edge_resolved) in shown


def test_a_meter_gives_a_jackpot_its_edge(open_explorer: Open) -> None:
    explorer = open_explorer("aspers")
    wager = "lucky_6_progressive"
    assert explorer.cell(wager, "edge") != ""
    assert "needs a meter" in explorer.row(wager).inner_text()
    meter = explorer.page.get_by_label("Meter")
    meter.fill("8765.28")
    priced = evaluate(game("aspers"), Shoe.of_decks(8), meter=Fraction("8765.28"))
    edge = priced[wager].house_edge
    assert edge is not None
    assert explorer.cell(wager, "edge") == percent(edge)
    assert explorer.cell(wager, "moved") == "0.000000"
    meter.fill("-3")
    assert "needs a meter" in explorer.row(wager).inner_text()
    assert meter.get_attribute("aria-invalid") == "true"


def test_a_reading_shows_the_edges_of_the_package(open_explorer: Open) -> None:
    name, text = "punto_y_banco", "8 decks - 6 6h 7"
    explorer = open_explorer(name)
    explorer.read(text)
    printed = package_edges(name, text)
    moved = set()
    for reading in readings_of(sheet(name)):
        explorer.page.get_by_label("Reading", exact=True).select_option(reading)
        edges = package_edges(name, text, reading)
        assert explorer.edges() == edges
        moved.add(edges != printed)
    assert moved == {True, False}


def test_the_readings_say_what_they_change(open_explorer: Open) -> None:
    name = "dragon_bonus_house"
    explorer = open_explorer(name)
    explorer.show("Readings")
    explorer.page.get_by_role("radio", name=re.compile("^Standard table of play")).check()
    page = explorer.page
    marked = page.locator(".tableau .differs .unseen").all_inner_texts()
    assert marked == ["stands, not draws"] * 2
    assert "2 cells of the table of play and 19 edges of 22 differ" in page.inner_text("main")
    printed, standard = (package_edges(name, "8 decks", one) for one in ("printed", "standard"))
    rows = page.locator("#view-readings .figures tbody tr").all_inner_texts()
    changed = [wager for wager in printed if printed[wager] != standard[wager]]
    assert len(rows) == len(changed) == 19
    for wager, row in zip(changed, rows, strict=True):
        assert printed[wager] in row
        assert standard[wager] in row
    assert page.get_by_label("Reading", exact=True).input_value() == "standard"


def test_bars_say_the_effects_of_removal(open_explorer: Open) -> None:
    explorer = open_explorer("aspers")
    explorer.read("8 decks - 8h 9s")
    explorer.show("Pictures")
    explorer.page.get_by_label("Wager in hand").select_option("egalite")
    rows = explorer.page.locator("figure.removal[aria-busy=false] tbody tr")
    rows.first.wait_for()
    house, shoe = game("aspers"), Shoe.parse("8 decks - 8h 9s")
    (found,) = removals(house, shoe, house.asked(("egalite",)))[0]
    for value, row in zip([*"A23456789", "T"], rows.all_inner_texts(), strict=True):
        effect = found.effects[value]
        assert percent(abs(effect)) in row
        assert ("bettor" if effect > 0 else "house") in row
        assert (MINUS in row) == (effect < 0)


def test_the_outcome_law_is_that_of_the_wager(open_explorer: Open) -> None:
    explorer = open_explorer()
    explorer.read(SOME_GONE)
    explorer.show("Pictures")
    explorer.page.get_by_label("Wager in hand").select_option("banco")
    settled = evaluate(game("standard"), Shoe.parse(SOME_GONE))["banco"]
    rows = explorer.page.locator("figure.outcomes tbody tr").all_inner_texts()
    for line, row in zip(settled.lines, rows, strict=True):
        assert percent(settled.probability(line)) in row


def test_the_branch_of_a_coup_is_lit(open_explorer: Open) -> None:
    explorer = open_explorer()
    explorer.show("Pictures")
    page = explorer.page

    def pick(**ranks: str) -> None:
        for name, rank in ranks.items():
            page.get_by_label(name.replace("_", "’s "), exact=True).select_option(rank)

    pick(Player_first="2", Banker_first="3", Player_second="3", Banker_second="K")
    pick(Player_third="8")
    assert "Banker has 3 and takes no card." in page.locator(".coup-words").inner_text()
    lit = page.locator(".tree-drawn g.lit text").all_text_contents()
    assert sorted(lit) == ["8", "draws 0–5", "stands on 3–7"]
    assert page.locator(".tree-drawn .here").text_content() == "◀ this coup"
    pick(Player_third="9")
    assert "Banker has 3 and draws" in page.locator(".coup-words").inner_text()
    lit = page.locator(".tree-drawn g.lit text").all_text_contents()
    assert sorted(lit) == ["9", "draws 0–5", "draws on 0–3"]
    pick(Banker_first="9", Banker_second="K")
    (lit_box,) = page.locator(".tree-drawn g.lit text").all_text_contents()
    assert lit_box.startswith("a natural 8–9")


def test_the_last_practice_coup_is_shown_in_the_tree(open_explorer: Open) -> None:
    explorer = open_explorer()
    explorer.show("Practice")
    explorer.button("Pass").click()
    cards = explorer.page.locator(".practice-hands .practice-card").all_inner_texts()
    ranks = ["".join(card.split())[:-1] for card in cards]
    explorer.show("Pictures")
    explorer.button("Last practice coup").click()
    picked = explorer.page.locator(".coup select").evaluate_all("all => all.map(one => one.value)")
    assert sorted(picked) == sorted(ranks)
    explorer.show("Practice")
    kept = explorer.page.locator(".practice-hands .practice-card").all_inner_texts()
    assert kept == cards


def test_the_keyboard_alone_takes_a_card_and_reads_the_edge(open_explorer: Open) -> None:
    explorer = open_explorer()
    page, keys = explorer.page, explorer.page.keyboard
    focused = "document.activeElement.getAttribute('aria-label') ?? ''"
    for _ in range(20):
        keys.press("Tab")
        if "spades" in str(page.evaluate(focused)):
            break
    assert page.evaluate(focused) == "ace of spades: 8 left"
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "Enter"):
        keys.press(key)
    assert page.evaluate(focused) == "3 of hearts: 7 left, 1 out"
    assert page.get_by_role("status").filter(has_text="3 of hearts taken out: 7 left").count() == 1
    for key in ("End", "-", "Home", "ArrowUp", "+", "-", "Shift+Enter"):
        keys.press(key)
    assert explorer.text == "8 decks - 3 3h"
    assert page.evaluate(focused) == "2 of spades: 8 left"
    keys.press("Control+z")
    assert explorer.text == "8 decks - 2s 3 3h"
    keys.press("Control+y")
    assert page.locator('[role=gridcell][tabindex="0"]').count() == 1
    for _ in range(30):
        keys.press("Tab")
        if page.evaluate("document.activeElement.closest('tbody')?.dataset.wager") == "punto":
            break
    keys.press("Enter")
    assert page.evaluate("document.activeElement.getAttribute('aria-expanded')") == "true"
    edges = package_edges("standard", "8 decks - 3 3h")
    assert f"{edges['punto']} %" in explorer.row("punto").inner_text()
    assert explorer.edges() == edges


def test_tabs_go_by_arrows(open_explorer: Open) -> None:
    explorer = open_explorer()
    page = explorer.page
    page.get_by_role("tab", name="Shoe").focus()
    for tab in (*TABS[1:], TABS[0]):
        page.keyboard.press("ArrowRight")
        name = page.get_by_role("tab", selected=True).inner_text()
        assert name.startswith(tab)
        assert page.get_by_role("tabpanel").count() == 1


@pytest.mark.parametrize("name", ["aspers", "dragon_bonus_house"])
def test_a_phone_never_scrolls_sideways(open_explorer: Open, name: str) -> None:
    explorer = open_explorer(name, width=PHONE)
    page = explorer.page
    explorer.read("8 decks - " + " ".join(["8h", "9s", "Kd"] * 8))
    for wager in explorer.rows()[:5]:
        explorer.row(wager).get_by_role("button").first.click()
    for reading in ("printed", "standard"):
        page.get_by_label("Reading", exact=True).select_option(reading)
        for tab in TABS:
            explorer.show(tab)
            assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE, tab
    page.evaluate("window.scrollTo(1000, 0)")
    assert page.evaluate("window.scrollX") == 0


def test_text_on_a_phone_is_large_enough_to_type_into(open_explorer: Open) -> None:
    """A browser of a phone zooms in where it is smaller."""
    page = open_explorer("aspers", width=PHONE).page
    sizes = page.locator("input, select, button").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 16


def violations(explorer: Explorer) -> list[tuple[str, str]]:
    found: dict[str, Any] = Axe().run(explorer.page).response
    return [
        (rule["id"], node["html"][:200]) for rule in found["violations"] for node in rule["nodes"]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_rule_of_accessibility_is_broken(open_explorer: Open, *, dark: bool) -> None:
    explorer = open_explorer("aspers", dark=dark)
    explorer.read("8 decks - 8h 8h 8h 8h 9s 4d")
    explorer.row("banco").get_by_role("button").first.click()
    assert violations(explorer) == []
    for tab in TABS[1:]:
        explorer.show(tab)
        if tab == "Pictures":
            explorer.page.locator("figure.removal[aria-busy=false]").wait_for()
        assert violations(explorer) == [], tab


def test_print_shows_the_figures(open_explorer: Open) -> None:
    explorer = open_explorer()
    explorer.read(SOME_GONE)
    explorer.show("Practice")
    printed = pypdf.PdfReader(io.BytesIO(explorer.page.pdf(format="A4")))
    text = " ".join(page.extract_text() for page in printed.pages)
    for edge in package_edges("standard", SOME_GONE).values():
        assert edge in text
    assert "Banco" in text
    assert explorer.text == "8 decks - 2x8 9h 3xK"
    assert explorer.text in text


def test_without_scripts_the_page_says_what_it_needs(tmp_path: Path, pages: Pages) -> None:
    file = tmp_path / "explorer.html"
    file.write_text(made("standard"), encoding="utf-8")
    window = pages.browser.new_context(java_script_enabled=False, offline=True)
    pages.windows.append(window)
    page = window.new_page()
    page.goto(file.as_uri())
    assert "JavaScript" in page.inner_text("body")
    assert "combinat edges standard" in page.inner_text("body")
