"""A seeded practice shoe, replayed by the package, gives the same cards, results and bank."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from combinat.cards import TOTALS, value_of
from combinat.explorer import data
from combinat.rules import load
from combinat.rules.game import Game
from combinat.rules.pay import JACKPOT
from combinat.rules.wager import Wager
from combinat.studies.shoe_rules import ENDS, ShoeRule, shoe_rule
from tests.explorer.replay import (
    PENNIES,
    check_all,
    check_bank,
    check_cards,
    check_simulated,
    game,
    played,
)
from tests.explorer.seeded import shoe_of

HOUSES = [name for name in load.bundled_games() if name != "standard"]
SEEDS = ("", "first", "Égalité 9-1", "♠♥♦♣ " * 40)
RICH = 10**9
CHIPS = (100, 500, 2500, 10000, 50000)
COUPS_OF_ACTIONS = 60

STRANGER = """
schema = 1
id = "stranger"
title = "Every Wager"

[source]
title = "A stranger's sheet"
where = "page 1"

[shoe]
decks = 3
stated = true
where = "page 1"
burn = {{ rule = "first_card_value", ten_valued = 4, where = "page 1" }}
cut_card = {{ cards_behind = 0, where = "page 1" }}
end_of_shoe = {{ rules = ["one_more_coup"], where = "page 1" }}

[limits]
minimum = 0.5
maximum = 123456.789
currency = "CHF"
where = "page 1"

[tableau]
where = "page 2"
player = "DDDDDSSNNN"
[tableau.banker]
0 = "DDDDDDDDDD D"
1 = "DDDDDDDDDD S"
2 = "DDDDDDDSSD D"
3 = "DDDDDDDDSD D"
4 = "SSDDDDDDSS D"
5 = "SSSSDDDDSS D"
6 = "SSSSSSDDSS S"
7 = "SSSSSSSSSS D"
8 = "SSSSSSSSSS S"
9 = "NNNNNNNNNN N"

{wagers}
"""

USE = """
[[wagers]]
use = "{use}"
id = "{use}_by_{pay_table}"
title = "{use} by {pay_table}"
pay_table = "{pay_table}"
commission = {commission}
where = "page 3"
"""


@pytest.fixture
def stranger(tmp_path: Path) -> str:
    """A game of a stranger's with every wager of the catalogue by each of its pay tables."""
    entries = [
        USE.format(use=name, pay_table=table.id, commission=f"0.0{1 + place % 9}")
        for name in load.catalogue_ids()
        if (wager := load.catalogue_wager(name)) is not None
        for place, table in enumerate(wager.pay_tables)
    ]
    path = tmp_path / "stranger.toml"
    path.write_text(STRANGER.format(wagers="".join(entries)), encoding="utf-8")
    return str(path)


class NoForms:
    """In the place of closed forms, which no practice shoe asks for and which take long to find."""

    def __init__(self, _games: list[Game]) -> None:
        self.forms: list[Any] = []

    def place(self, _game: Game, _wager: Wager) -> dict[str, Any]:
        return {"form": None, "events": []}


@pytest.fixture(autouse=True)
def without_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "_Shelf", NoForms)


def random_play(
    house: Game, seed: str, cut: int | None, *, rule: ShoeRule | None = None
) -> dict[str, Any]:
    """Return a play with bets of every kind: sound, too low, too high, alone, repeated."""
    chance = random.Random(seed)
    actions: list[list[str]] = [["balance", "", str(chance.choice((RICH, 10000)))]]
    for _ in range(COUPS_OF_ACTIONS):
        for turn in range(chance.randrange(6)):
            wager = chance.choice(house.wagers if turn else house.wagers[:3])
            change = chance.choice(CHIPS) + chance.choice((0, 0, chance.randrange(99)))
            actions.append(["change", wager.id, str(change * chance.choice((1, 1, 1, -1)))])
        what = chance.choice(("deal", "deal", "deal", "pass", "repeat", "without", "meter"))
        jackpots = [w.id for w in house.wagers if any(p.pays == JACKPOT for p in w.lines)]
        if what == "repeat":
            actions += [["repeat"], ["deal"]]
        elif what == "without":
            actions += [["without", chance.choice(house.wagers).id], ["deal"]]
        elif what == "meter" and jackpots:
            actions.append(["meter", chance.choice(jackpots), str(chance.randrange(100, RICH))])
        else:
            actions += [[what], ["pass"]] if what == "deal" else [["pass"]]
    opening: dict[str, Any] = {"seed": seed, "cut": cut}
    if rule is not None:
        opening["rule"] = as_told(rule)
    return {"reading": house.reading, "opening": opening, "actions": actions}


def as_told(rule: ShoeRule) -> dict[str, Any]:
    names = ("decks", "burn", "ten_valued", "cards_behind", "end")
    return {name: getattr(rule, name) for name in names}


@pytest.mark.parametrize("name", HOUSES)
def test_a_seeded_practice_shoe_replayed_gives_the_same_cards_results_and_bank(name: str) -> None:
    plays = [
        random_play(game(name, reading), seed, cut)
        for reading in game(name).readings
        for seed, cut in zip(SEEDS, (None, 1, 100, None), strict=True)
    ]
    of = played(name, plays)
    check_all(of)
    dealt_bets = Counter(bet["wager"] for _, coup in of.coups() for bet in coup["bets"])
    assert set(dealt_bets) >= {wager.id for wager in game(name).wagers}
    words = " ".join(word for found in of.found for word in found["words"])
    assert "more than the balance leaves" in words
    assert "There is no bet" in words


def test_every_wager_of_the_catalogue_is_settled_as_the_package_settles_it(stranger: str) -> None:
    house = game(stranger)
    on_all = [["change", wager.id, "517"] for wager in house.wagers]
    actions = [["balance", "", str(RICH)], *on_all, ["deal"]]
    of = played(
        stranger,
        [random_play(house, f"shoe {turn}", None) for turn in range(10)]
        + [
            {
                "reading": "printed",
                "opening": {"seed": f"all {turn}", "cut": None},
                "actions": actions,
            }
            for turn in range(10)
        ],
    )
    check_all(of)
    assert set(of.found[0]["log"]["rule"].values()) >= {4, 0, 3}
    won = {(bet["wager"], bet["line"]) for _, coup in of.coups() for bet in coup["bets"]}
    every = {(wager.id, line.id) for wager in house.wagers for line in wager.lines}
    assert {wager for wager, _ in won} == {wager.id for wager in house.wagers}
    assert len(won & every) > len(every) * 2 / 3
    nets = [bet["net"] for _, coup in of.coups() for bet in coup["bets"]]
    assert any(abs(net) % PENNIES for net in nets)


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("burn", ["none", "first_card_value"])
@pytest.mark.parametrize("decks", [1, 6, 8])
def test_every_shoe_rule_ends_the_shoe_as_the_simulation_does(
    decks: int, burn: str, end: str
) -> None:
    house = game("aspers")
    behinds = (0, 7, 14, ShoeRule(decks, burn, cards_behind=0).most_cards_behind)
    rules = [ShoeRule(decks, burn, 10, behind, end) for behind in behinds]
    of = played(
        "aspers",
        [
            {
                "reading": "printed",
                "opening": {"seed": f"rule {turn}", "cut": None, "rule": as_told(rule)},
                "actions": [["pass"]],
            }
            for rule in rules
            for turn in range(3)
        ],
    )
    check_cards(of)
    check_simulated(of)
    assert house.wagers


def test_a_house_without_other_words_opens_the_shoe_that_its_rule_says() -> None:
    for name in HOUSES:
        (found,) = played(name, [random_play(game(name), "rule", None)]).found
        assert found["log"]["rule"] == as_told(shoe_rule(game(name)))


def test_a_reading_that_changes_in_the_middle_of_a_shoe_is_in_the_log() -> None:
    actions = [
        ["reading", "ties_lose"],
        *(["change", wager, "500"] for wager in ("punto", "banco")),
        ["deal"],
        ["reading", "printed"],
        *(["change", wager, "500"] for wager in ("punto", "banco")),
        ["deal"],
    ]
    opening = {"seed": "readings", "cut": None}
    of = played("aspers", [{"reading": "printed", "opening": opening, "actions": actions}])
    check_cards(of)
    check_bank(of)
    ties = {
        (coup["reading"], bet["net"])
        for _, coup in of.coups()
        for bet in coup["bets"]
        if coup["result"] == "T"
    }
    assert ties == {("ties_lose", -500), ("printed", 0)}


def test_values_of_cards_are_those_of_the_second_method() -> None:
    cards, _ = shoe_of("values", 1, 1)
    assert len(set(cards)) == 52
    assert Counter(value_of(card[:-1]) for card in cards)[0] == 52 - 4 * (TOTALS - 1)
