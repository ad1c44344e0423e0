"""Logs of practice shoes, dealt and settled again by the package and by the second method."""

from __future__ import annotations

import json
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import ceil
from typing import Any

import numpy as np
import polars as pl

from combinat.cards import BY_VALUE, value_of
from combinat.coups import holds
from combinat.explorer import data
from combinat.rules import game as games
from combinat.rules.columns import COLUMNS
from combinat.rules.condition import Condition
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.chips import Rounding
from combinat.studies.shoe_rules import ShoeRule
from combinat.studies.simulation.kernel import dealt
from tests.explorer.seeded import shoe_of
from tests.houses import plain
from tests.javascript import run_node
from tests.second_method.suited import described, play

PENNIES = 100

game = cache(games.game)


@dataclass(frozen=True)
class Played:
    """A house, what the tables of a few plays were told, and what they came to."""

    name: str
    plays: list[dict[str, Any]]
    found: list[dict[str, Any]]

    def coups(self) -> list[tuple[Game, dict[str, Any]]]:
        return [
            (game(self.name, coup["reading"]), coup)
            for found in self.found
            for coup in found["log"]["coups"]
        ]


def played(name: str, plays: list[dict[str, Any]]) -> Played:
    told = {"house": data.explorer_record(name), "plays": plays}
    return Played(name, plays, json.loads(run_node("tests/play.js", given=json.dumps(told))))


def columns_of(house: Game, player: list[str], banker: list[str]) -> dict[str, Any]:
    """Return the columns of a coup by the second method; a natural is what the tableau says."""
    row: dict[str, Any] = described(player, banker)
    row["player_natural"] = house.tableau.player_is_natural(row["player_initial"])
    row["banker_natural"] = house.tableau.banker_is_natural(row["banker_initial"])
    return row


def frame_of(rows: list[dict[str, Any]]) -> pl.DataFrame:
    kinds = {"integer": pl.Int64, "boolean": pl.Boolean}
    return pl.DataFrame(
        [
            pl.Series(name, [row[name] for row in rows], strict=False, dtype=pl.Int64).cast(
                kinds[column.kind]
            )
            for name, column in COLUMNS.items()
        ]
    )


def held(condition: Condition, frame: pl.DataFrame) -> list[bool]:
    """Return whether a condition holds of each coup of a frame, by the package."""
    found: list[bool] = frame.with_columns(holds(condition).alias("held"))["held"].to_list()
    return found


def taken(wager: Wager, frame: pl.DataFrame) -> list[str | None]:
    """Return the id of the line that each coup of a frame gives to a wager, by the package."""
    found = [held(line.condition, frame) for line in wager.lines]
    return [
        next((line.id for line, true in zip(wager.lines, row, strict=True) if true), None)
        for row in zip(*found, strict=True)
    ]


def bank_of(wager: Wager, bet: dict[str, Any]) -> int:
    """Return what a stake wins on a line in pennies, by the package's pays and roundings."""
    stake = Fraction(bet["stake"], PENNIES)
    if bet["line"] is None:
        return -int(bet["stake"])
    line = next(line for line in wager.lines if line.id == bet["line"])
    net = wager.net(line)
    if net is None:
        net = Fraction(bet["meter"], PENNIES) - 1
    penny = Rounding(Fraction(1, PENNIES))
    won = penny.paid(stake * net) if net > 0 else penny.paid(stake * (net + 1)) - stake
    return int(won * PENNIES)


def check_cards(of: Played) -> None:
    """Deal each shoe again from its seed alone: shuffle, cut, burn, coups and the end."""
    for told, found in zip(of.plays, of.found, strict=True):
        log = found["log"]
        rule = ShoeRule(**log["rule"])
        cards, cut = shoe_of(told["opening"]["seed"], rule.decks, told["opening"]["cut"])
        assert found["cards"] == cards
        assert log["seed"] == told["opening"]["seed"]
        assert log["cut"]["cards"] == cut
        gone = 0
        if rule.burned():
            burned = rule.burned()[cards[0][:-1]]
            assert log["burn"] == {"shown": cards[0], "cards": burned}
            gone = 1 + burned
        assert log["over"]
        for number, coup in enumerate(log["coups"], 1):
            tableau = game(of.name, coup["reading"]).tableau
            player, banker = play(plain(tableau), cards[gone : gone + 6])
            assert (coup["number"], coup["gone"]) == (number, gone)
            assert (coup["player"], coup["banker"]) == (player, banker)
            drawn = len(player) + len(banker)
            assert coup["last"] == rule.is_last(gone, drawn) == (number == len(log["coups"]))
            gone += drawn


def check_results(of: Played) -> None:
    for house, coup in of.coups():
        row = columns_of(house, coup["player"], coup["banker"])
        totals = [row["player_total"], row["banker_total"]]
        assert coup["totals"] == totals
        assert coup["result"] == "TPB"[(totals[0] > totals[1]) + 2 * (totals[1] > totals[0])]


def check_bank(of: Played) -> None:
    """Settle each bet by the package's conditions, pays and roundings, and add up the bank."""
    coups = of.coups()
    frame = frame_of([columns_of(house, c["player"], c["banker"]) for house, c in coups])
    lines: dict[tuple[str, str], list[str | None]] = {}
    for place, (house, coup) in enumerate(coups):
        for bet in coup["bets"]:
            (wager,) = [one for one in house.wagers if one.id == bet["wager"]]
            key = (house.reading, wager.id)
            if key not in lines:
                lines[key] = taken(wager, frame)
            assert bet["line"] == lines[key][place], (coup, bet)
            assert bet["net"] == bank_of(wager, bet), (coup, bet)
        won = sum(bet["net"] for bet in coup["bets"])
        assert coup["balance"] == coup["balance_before"] + won >= 0


def check_bets(of: Played) -> None:
    """Every bet that was dealt is within its limits and has beside it what it requires."""
    for house, coup in of.coups():
        dealt_on = {bet["wager"] for bet in coup["bets"]}
        assert sum(bet["stake"] for bet in coup["bets"]) <= coup["balance_before"]
        by_id = {wager.id: wager for wager in house.wagers}
        for bet in coup["bets"]:
            wager = by_id[bet["wager"]]
            limits = wager.limits or house.sheet.limits
            assert bet["stake"] % wager.units == 0
            assert bet["stake"] > 0
            if limits and limits.minimum:
                assert bet["stake"] >= ceil(Fraction(limits.minimum) * PENNIES)
            if limits and limits.maximum:
                assert bet["stake"] <= Fraction(limits.maximum) * PENNIES
            also = {by_id[one].family for one in dealt_on} | dealt_on
            assert not wager.requires or also & set(wager.requires)


def check_unseen(of: Played) -> None:
    """The text of the unseen cards is that of whole decks without every card that was seen."""
    for found in of.found:
        log = found["log"]
        whole = Shoe.of_decks(log["rule"]["decks"])
        seen = [log["burn"]["shown"]] if log["burn"] else []
        texts = iter(found["unseen"])
        assert Shoe.parse(next(texts)) == (whole.without(" ".join(seen)) if seen else whole)
        for coup, text in zip(log["coups"], texts, strict=True):
            seen += [*coup["player"], *coup["banker"]]
            if coup["last"] or coup["number"] % 20 == 0:
                assert Shoe.parse(text) == whole.without(" ".join(seen))


def check_simulated(of: Played) -> None:
    """`combinat simulate` deals the same cards to the same coups, from the burn to the end."""
    for found in of.found:
        log = found["log"]
        (reading,) = {coup["reading"] for coup in log["coups"]}
        values = np.array([[value_of(card[:-1]) for card in found["cards"]]])
        coups = dealt(game(of.name, reading).tableau, ShoeRule(**log["rule"]), values)
        assert coups.gone.tolist() == [coup["gone"] for coup in log["coups"]]
        totals = [coup["totals"] for coup in log["coups"]]
        assert np.stack([coups.player, coups.banker], axis=1).tolist() == totals
        for number in (0, len(log["coups"]) // 2, len(log["coups"]) - 1):
            unseen = Shoe.parse(found["unseen"][number]).counts(BY_VALUE)
            assert list(unseen) == coups.unseen[number].tolist()


def check_all(of: Played) -> None:
    check_cards(of)
    check_results(of)
    check_bank(of)
    check_bets(of)
    check_unseen(of)
    check_simulated(of)
