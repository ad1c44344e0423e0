"""The page's engine and the package agree to the unit, in Chromium and in node."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from combinat import BadInput, Shoe, evaluate, game
from combinat.publish.records import removal_record
from combinat.studies.removal import removals
from tests.browser import Pages
from tests.explorer.agreement import ANSWERS, Agreement, record_of, shoes
from tests.javascript import EXPLORER, call
from tests.test_strangers_game import HOUSE

Answers = Callable[[str, list[Any]], Any]

PAGE = "<!doctype html><title>engine</title><script>{script}</script>"


@pytest.fixture
def chromium_answers(pages: Pages, tmp_path: Path) -> Answers:
    """Return what has a function of the page's script answered in Chromium."""
    file = tmp_path / "engine.html"
    script = EXPLORER.read_text(encoding="utf-8")
    file.write_text(PAGE.format(script=script), encoding="utf-8")
    opened = pages.open(file)
    return lambda code, given: json.loads(
        opened.page.evaluate(f"(given) => JSON.stringify(({code})(given))", given)
    )


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a game with wagers on ranks, pairs, suits, and on ranks and suits together."""
    file = tmp_path_factory.mktemp("stranger") / "harbour.toml"
    text = HOUSE + "".join(
        f'[[wagers]]\nuse = "{wager}"\nwhere = "page 7"\n'
        for wager in ("perfect_pair", "perfect_9", "tie_max_high", "tiger_pair")
    )
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_chromium_and_the_package_agree_on_a_hundred_shoes(chromium_answers: Answers) -> None:
    priced = Agreement("aspers", shoes(100, seed=1)).hold(chromium_answers)
    assert priced == 3 * (100 * 14 + 34)  # the Lucky 6 Progressive where every suit is known


def test_chromium_and_the_package_agree_on_every_reading(chromium_answers: Answers) -> None:
    assert Agreement("dragon_bonus_house", shoes(10, seed=2)).hold(chromium_answers) > 1000


def test_chromium_and_the_package_agree_on_a_game_of_a_stranger(
    chromium_answers: Answers, stranger: str
) -> None:
    assert Agreement(stranger, shoes(7, seed=3)).hold(chromium_answers) > 500


def test_node_and_the_package_agree(stranger: str) -> None:
    assert Agreement("aspers", shoes(9, seed=4)).hold(call) > 300
    assert Agreement(stranger, shoes(2, seed=5)).hold(call) > 150


def test_sixteen_tens_less_in_eight_decks(chromium_answers: Answers) -> None:
    (printed, *_) = chromium_answers(ANSWERS, [record_of("standard"), ["8 decks - 16xT"]])
    edges = {wager["id"]: wager["house_edge_percent"] for wager in printed[0]["wagers"]}
    assert edges["banco"][:6] == "1.0297"
    assert edges["punto"][:6] == "1.2615"


def test_fewer_than_six_cards_are_refused_as_by_the_package() -> None:
    code = """([house, text]) => {
      const { engine, shoe } = combinatExplorer;
      try { engine.evaluate(house, "printed", shoe.parse(text)); } catch (error) {
        return [error.name, error.found, error.allowed];
      }
    }"""
    with pytest.raises(BadInput) as refused:
        evaluate(game("standard"), Shoe.parse("A A 2 2 3"))
    (fault,) = refused.value.faults
    allowed = fault.allowed.removesuffix(", or --short-shoe report")
    answer = call(code, [record_of("standard"), "A A 2 2 3"])
    assert answer == ["BadShoe", fault.found, allowed]


REMOVALS = """([house, text, ids]) => {
  const { fractions, records, removal, shoe } = combinatExplorer;
  const [cards, meter] = [shoe.parse(text), fractions.fraction(987n, 2n)];
  return ids.map((id) => [
    removal.removal(house, "printed", cards, id),
    removal.removal(house, "printed", cards, id, meter),
  ].map(records.removalRecord));
}"""


@pytest.mark.parametrize("text", ["2 decks - 5h 5h 5s Kd 9c 2xAd", "1 deck - 5 K 9c"])
def test_effects_of_removal_are_those_of_the_package(text: str, stranger: str) -> None:
    house, shoe = game(stranger), Shoe.parse(text)
    ids = ["egalite", "ur_way_egalite_3", "pot", "pair", "perfect_pair"]
    wagers = house.asked(tuple(ids))
    expected = []
    for meter in (None, Fraction(987, 2)):
        found, unpriced = removals(house, shoe, wagers, meter=meter)
        record = removal_record(house, shoe, found, unpriced)
        expected.append({wager["id"]: wager for wager in record["wagers"]})
    answers = call(REMOVALS, [record_of(stranger), text, ids])
    for wager, both in zip(ids, answers, strict=True):
        for answer, records in zip(both, expected, strict=True):
            record = records[wager]
            kept = {key: record[key] for key in ("unpriced", "effects") if key in record}
            assert answer == kept, wager
