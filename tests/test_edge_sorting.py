"""Sorted cards: by what others printed, by every order of a few cards, by what must add up."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations, product

import numpy as np
import pytest

from combinat import Shoe, evaluate, game
from combinat.cards import BY_VALUE, RANKS, value_of
from combinat.coups import coup_table
from combinat.evaluation import chain_of
from combinat.studies.card_groups import CardGroups
from combinat.studies.information import (
    BestOfAll,
    Information,
    best_of_all,
    known_at,
    known_burn,
)
from combinat.studies.positions import ways_of_lines
from combinat.studies.printed import Numeral
from tests.houses import plain
from tests.second_method.brute import play
from tests.support import ask, assert_refused

EIGHT = Shoe.of_decks(8)
STANDARD = game("standard")
BETS = ("punto", "banco", "egalite")
HIGH = "6 7 8 9"
FOUR = (1, 2, 3, 4)


def prints(exact: Fraction, printed: str) -> bool:
    """Say whether a share, in percent, is what is printed to its digits."""
    return Numeral.read(printed).covers(exact * 100)


@cache
def best(positions: tuple[int, ...], text: str | None, bets: tuple[str, ...] = BETS) -> BestOfAll:
    groups = None if text is None else CardGroups.parse(text)
    return best_of_all(known_at(STANDARD, EIGHT, positions, STANDARD.asked(bets), groups=groups)[0])


@pytest.mark.parametrize(
    ("position", "printed"),
    [(1, "6.765"), (3, "6.765"), (2, "6.406"), (4, "6.406"), (5, "8.973"), (6, "9.098")],
)
def test_jacobson_baccarat_the_known_card(position: int, printed: str) -> None:
    """advancedadvantageplay.com, Baccarat: The Known Card: the side that the card favours."""
    assert prints(best((position,), None, BETS[:2]).betting_at_will, printed)


def test_jacobson_first_card_high_or_low() -> None:
    """888casino.com/blog, Edge Sorting in Baccarat, Update #1: Player if high, Banker if low."""
    choice = best((1,), HIGH)
    assert prints(choice.betting_always, "6.765")
    assert choice.betting_at_will == choice.betting_always == best((1,), None).betting_always
    assert [wager.id for wager in choice.wagers] == ["punto", "banco"]


def test_jacobson_four_cards_high_or_low() -> None:
    """apheat.net/2012/08/18/edge-sorting-in-baccarat: the four cards of the initial hands."""
    choice = best(FOUR, HIGH)
    assert prints(choice.betting_at_will, "20.928")
    by_cards = {known.cards: known for known in choice.known}
    high, low = CardGroups.parse(HIGH).names
    one_high = by_cards[high, low, low, low]
    assert one_high == max(choice.known, key=lambda known: known.expected_value)
    assert prints(one_high.expected_value, "36.332")
    assert prints(one_high.probability + by_cards[low, low, high, low].probability, "20.502")
    (hopeless,) = [known for known in choice.known if known.expected_value <= 0]
    assert hopeless.cards == (low,) * 4
    assert prints(hopeless.probability, "22.824")
    chosen = zip(choice.known, choice.wagers, strict=True)
    ties = [known.probability for known, wager in chosen if wager.id == "egalite"]
    assert prints(sum(ties, Fraction(0)), "19.075")


def test_roach_four_cards_sorted_as_well_as_can_be() -> None:
    """888casino.com/blog, Edge Sorting in Baccarat, Update #1: the best of all ways to sort."""
    assert prints(best(FOUR, "T A 2 3").betting_at_will, "30.291")
    gains = four_card_gains()
    values = range(len(BY_VALUE))
    splits = [low for low in product((0, 1), repeat=len(values)) if low[0] and not all(low)]
    won = {split: sorted_gain(gains, split) for split in splits}
    assert len(won) == 511
    lows = [value for value in values if max(won, key=won.__getitem__)[value]]
    assert lows == [0, 1, 2, 3]


def four_card_gains() -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """Return what each bet wins over all ways by the four initial values, in twentieths."""
    table, settled = coup_table(STANDARD.tableau, BY_VALUE), evaluate(STANDARD, EIGHT)
    wagers = STANDARD.asked(BETS)
    chains = [(table.taken(chain_of(wager)), len(wager.lines) + 1) for wager in wagers]
    ways = ways_of_lines(table, EIGHT, chains, FOUR, range(len(BY_VALUE)))
    nets = [[int(20 * (line.net or 0)) for line in settled[wager.id].lines] for wager in wagers]
    rows = [np.array(net) @ np.array(lines) for net, lines in zip(nets, ways, strict=True)]
    return np.array(rows).reshape(-1, *[len(BY_VALUE)] * len(FOUR))


def sorted_gain(gains: np.ndarray[tuple[int, ...], np.dtype[np.int64]], low: Sequence[int]) -> int:
    """Return what the best bets win where each of four cards is known as low or not."""
    sides = np.array([low, [1 - is_low for is_low in low]])
    for axis in range(1, gains.ndim):
        gains = np.moveaxis(np.tensordot(sides, gains, axes=(1, axis)), 0, axis)
    return int(np.maximum(gains.max(axis=0), 0).sum())


# Every order of a few real cards, dealt by the second method.


def gain(wager_id: str, deal: Sequence[str], player: int, banker: int) -> Fraction:
    """Return what a bet wins by its rules in words."""
    if wager_id == "player_pair":
        return Fraction(11 if deal[0] == deal[2] else -1)
    if player == banker:
        return Fraction(8) if wager_id == "egalite" else Fraction(0)
    won = {"punto": player > banker, "banco": banker > player, "egalite": False}[wager_id]
    pays = Fraction(19, 20) if wager_id == "banco" else Fraction(1)
    return pays if won else Fraction(-1)


def means(
    ids: Sequence[str], cards: str, text: str, seen: Sequence[int], unseen_first: int = 0
) -> dict[tuple[str, tuple[str, ...]], tuple[Fraction, Fraction]]:
    """Return chance and mean gain by bet and groups seen, over every order of all the cards.

    Cards are seen at places counted from 0; the coup begins after `unseen_first` cards.
    """
    groups, tableau = CardGroups.parse(text), plain(STANDARD.tableau)
    name_of = {
        rank: name for name, ranks in zip(groups.names, groups.ranks, strict=True) for rank in ranks
    }
    sums: dict[tuple[str, tuple[str, ...]], list[Fraction]] = {}
    orders = list(permutations(cards.split(), 6 + unseen_first))
    for order in orders:
        deal = order[unseen_first:]
        ended = play(tableau, tuple(map(value_of, deal)))
        there = tuple(name_of[order[place]] for place in seen)
        for bet in ids:
            won = gain(bet, deal, ended.player_total, ended.banker_total)
            sums.setdefault((bet, there), []).append(won)
    return {
        key: (Fraction(len(some), len(orders)), sum(some, Fraction(0)) / len(some))
        for key, some in sums.items()
    }


def as_means(
    found: Sequence[Information],
) -> dict[tuple[str, tuple[str, ...]], tuple[Fraction, Fraction]]:
    return {
        (one.wager.id, known.cards): (known.probability, known.expected_value)
        for one in found
        for known in one.known
    }


ALL_BETS = (*BETS, "player_pair")


@pytest.mark.parametrize(
    ("cards", "text"), [("J K 3 5 6 8 9", "6 9 | 3 T"), ("J J K 5 5 8 9", "J 9 | 8 10 K")]
)
@pytest.mark.parametrize(
    "positions", [(1,), (4,), (5,), (6,), (1, 3), (2, 5), (4, 6), (5, 6), (1, 2, 3, 4), (3, 5, 6)]
)
def test_groups_at_positions_by_every_order_of_seven_cards(
    cards: str, text: str, positions: tuple[int, ...]
) -> None:
    wagers = STANDARD.asked(ALL_BETS)
    found, _ = known_at(
        STANDARD, Shoe.parse(cards), positions, wagers, groups=CardGroups.parse(text)
    )
    places = [position - 1 for position in positions]
    assert as_means(found) == means(ALL_BETS, cards, text, places)


@pytest.mark.parametrize(
    ("cards", "text", "unseen"),
    [("J K 3 5 6 8 9", "6 9 | 3 T", 0), ("J J K 5 5 8 9", "J 9", 0), ("J 9 3 5 6 8 9 4", HIGH, 1)],
)
def test_a_burned_card_by_every_order_and_others_burned_unseen_change_nothing(
    cards: str, text: str, unseen: int
) -> None:
    wagers = STANDARD.asked(ALL_BETS)
    found, _ = known_burn(STANDARD, Shoe.parse(cards), wagers, groups=CardGroups.parse(text))
    assert as_means(found) == means(ALL_BETS, cards, text, [0], unseen_first=1 + unseen)


# What must add up.

SHOES = ("8 decks", "6 decks - 5 5 K 9 A A", "1000 decks")


@pytest.mark.parametrize("text", SHOES)
@pytest.mark.parametrize("positions", [(1,), (6,), (2, 3), (1, 5, 6), FOUR])
def test_group_values_re_add_to_the_full_shoe(text: str, positions: tuple[int, ...]) -> None:
    shoe, groups = Shoe.parse(text), CardGroups.parse("6 7 8 9 | A 2 3")
    full = evaluate(STANDARD, shoe)
    found, _ = known_at(STANDARD, shoe, positions, groups=groups)
    for one in found:
        assert one.betting_always == full[one.wager.id].expected_value
        assert sum(known.probability for known in one.known) == 1
        assert len(one.known) == 3 ** len(positions)
    best = best_of_all(found)
    assert best.betting_at_will >= max(one.betting_at_will for one in found)
    assert best.betting_at_will >= best.betting_always >= max(one.betting_always for one in found)


def worth(seen: int, groups: CardGroups | None, bets: tuple[str, ...] = BETS) -> list[Information]:
    """Return what a position is worth, or a burned card at 0."""
    wagers = STANDARD.asked(bets)
    if seen:
        return known_at(STANDARD, EIGHT, (seen,), wagers, groups=groups)[0]
    return known_burn(STANDARD, EIGHT, wagers, groups=groups)[0]


@pytest.mark.parametrize("seen", range(7))
def test_a_group_for_each_rank_is_the_card_itself(seen: int) -> None:
    each = worth(seen, CardGroups.parse(" | ".join(RANKS)), ALL_BETS)
    for by_group, by_card in zip(each, worth(seen, None, ALL_BETS), strict=True):
        assert len(by_group.known) == len(RANKS)
        for known in by_group.known:
            assert known.expected_value == by_card.value_of(known.cards)
    assert best_of_all(each) == best_of_all(worth(seen, None, ALL_BETS))


@pytest.mark.parametrize("seen", [0, 1, 2, 5, 6])
def test_merging_groups_never_raises_a_gain(seen: int) -> None:
    chooser = random.Random(seen)
    ranks = list(RANKS)
    chooser.shuffle(ranks)
    groups = [[rank] for rank in ranks]
    finer = worth(seen, None)
    while len(groups) > 2:
        first = groups.pop(chooser.randrange(len(groups)))
        groups[chooser.randrange(len(groups))] += first
        text = " | ".join(map(" ".join, groups))
        merged = worth(seen, CardGroups.parse(text))
        for less, more in zip(
            [*merged, best_of_all(merged)], [*finer, best_of_all(finer)], strict=True
        ):
            assert less.betting_at_will <= more.betting_at_will
        assert best_of_all(merged).betting_always <= best_of_all(finer).betting_always
        finer = merged


def test_the_best_of_wagers_that_see_ranks_and_of_some_that_do_not() -> None:
    found = worth(1, None, ("punto", "player_pair"))
    choice = best_of_all(found)
    assert [known.name for known in choice.known] == list(RANKS)
    punto = {known.name: known.expected_value for known in found[0].known}
    pair = {known.name: known.expected_value for known in found[1].known}
    for known, wager in zip(choice.known, choice.wagers, strict=True):
        values = {"punto": punto.get(known.name, punto["T"]), "player_pair": pair[known.name]}
        assert known.expected_value == values[wager.id] == max(values.values())


# The command.


def test_the_command_shows_groups_and_the_best(capsys: pytest.CaptureFixture[str]) -> None:
    answer = ask(
        capsys, "information", "standard", "--position", "1", "--groups", HIGH, "--format", "json"
    ).json()
    assert answer["known"] == "the group of card 1"
    assert answer["groups"]["others"] == ["A", "2", "3", "4", "5", "10", "J", "Q", "K"]
    assert prints(Fraction(answer["best"]["must_bet"]), "6.765")
    assert {name: one["wager"] for name, one in answer["best"]["known"].items()} == {
        HIGH: "punto",
        "others": "banco",
    }
    shown = ask(capsys, "information", "standard", "--burn", "--groups", "6,7 8 9|t")
    assert "a burned card whose back is seen" in shown.out
    assert "burned unseen" in shown.out
    every = ask(capsys, "information", "standard", "--groups", HIGH).out
    assert "must bet but may choose which" in every


def test_several_cards_are_shown_one_case_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    at = [word for position in (4, 2) for word in ("--position", str(position))]
    shown = ask(capsys, "information", "standard", *at, "--groups", HIGH, "--wager", "punto").out
    assert "Knowing the group of each of cards 2 and 4" in shown
    rows = [line.split() for line in shown.splitlines() if "%" not in line and "Player" in line]
    assert len([row for row in rows if row[0] in ("6", "others")]) == 4


@pytest.mark.parametrize(
    "groups",
    [
        "",
        "1",
        "6 7 8 9 | ",
        "6 7 | 7 8",
        "6 6",
        "T | J",
        "A 2 3 4 5 6 7 8 9 T",
        "9h",
        "A|2|3|4|5|6|7|8|9|10|J|Q|K|A",
        "9 " * 200,
        "x\n9",
    ],
)
def test_groups_that_a_user_can_get_wrong(capsys: pytest.CaptureFixture[str], groups: str) -> None:
    answer = ask(capsys, "information", "standard", "--position", "1", "--groups", groups)
    assert_refused(answer)
    assert answer.err[0].startswith("combinat: --groups: found ")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--position", "1", "--position", "1"),
        ("--position", "1", "--position", "7"),
        tuple(word for position in FOUR for word in ("--position", str(position))),
        ("--burn", "--groups", "J", "--shoe", "T T 3 4 5 6 7 8"),
    ],
)
def test_positions_and_groups_that_do_not_go_together(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    assert_refused(ask(capsys, "information", "standard", *arguments))
