"""Two counts at once: a joint law that no product of two laws gives, checked by dealing."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from combinat import game
from combinat.cards import BY_VALUE
from combinat.shoe import Shoe
from combinat.studies.counts.pair import CountPair
from combinat.studies.counts.study import CountStudy, count_study, tags_from
from combinat.studies.counts.trigger import Trigger
from combinat.studies.shoe_rules import shoe_rule
from tests.support import ask, assert_refused

Captured = pytest.CaptureFixture[str]

DRAGON_7, PANDA_8 = "0 0 0 -1 -1 -1 -1 2 2 0", "1 1 -2 -2 -2 -1 -1 -2 4 1"
BOTH = ("--wager", "dragon_7", "--tags", DRAGON_7, "--second-wager", "panda_8")
DRAWS = 60_000


@cache
def study(
    wager_id: str,
    tags: str,
    at: int | None,
    house_id: str = "standard",
    decks: int = 1,
    suits: str | None = None,
) -> CountStudy:
    house = game(house_id)
    (wager,) = house.asked((wager_id,))
    rule = shoe_rule(house, cards_behind=14, decks=decks)
    trigger = None if at is None else Trigger(Fraction(at))
    paid = Fraction(8000) if wager_id == "lucky_6_progressive" else None
    words = tags_from(tags, wager, suits)
    return count_study(house, wager, words, rule, trigger=trigger, meter=paid)


def bet_on(one: CountStudy, running: np.ndarray, seen: int) -> np.ndarray:
    """Say at which running counts a count bets, by its definition."""
    assert one.trigger is not None
    unseen = one.rule.cards - seen
    reached: np.ndarray = running * 52 >= int(one.trigger.at) * unseen
    return reached


@pytest.mark.parametrize("seen", [9, 20, 38])
def test_both_bet_as_often_as_in_dealt_shoes(seen: int) -> None:
    first, second = study("dragon_7", DRAGON_7, 4), study("panda_8", PANDA_8, 6)
    values = np.repeat(np.arange(10), Shoe.of_decks(1).counts(BY_VALUE))
    random = np.random.default_rng(seen)
    dealt = random.permuted(np.tile(values, (DRAWS, 1)), axis=1)[:, :seen]
    bets = [
        bet_on(one, np.array(one.tags.of_class)[dealt].sum(axis=1), seen) for one in (first, second)
    ]
    pair = CountPair(first, second)
    for found, made in (
        (float(pair.both[seen]), bets[0] & bets[1]),
        (float(pair.either[seen]), bets[0] | bets[1]),
    ):
        error = (found * (1 - found) / DRAWS) ** 0.5
        assert abs(float(made.mean()) - found) < 4 * error
    apart = float(first.chosen.frequency[seen] * second.chosen.frequency[seen])
    assert abs(float(pair.both[seen]) - apart) > 0.01, "the counts depend on each other"


def test_both_bet_in_exactly_the_hands_of_three_cards_in_which_each_does() -> None:
    first, second = study("dragon_7", DRAGON_7, 3), study("panda_8", PANDA_8, 4)
    values = np.repeat(np.arange(10), Shoe.of_decks(1).counts(BY_VALUE))
    hands = values[np.array(list(combinations(range(52), 3)))]
    made = np.ones(len(hands), dtype=bool)
    for one in (first, second):
        made &= bet_on(one, np.array(one.tags.of_class)[hands].sum(axis=1), 3)
    assert 0 < made.sum() < len(hands)
    assert CountPair(first, second).both[3] == pytest.approx(made.mean(), abs=1e-14)


def beside_itself(one: CountStudy) -> CountPair:
    """Return a count beside the same count of the same wager under another name."""
    return CountPair(one, replace(one, wager=replace(one.wager, id="another")))


def test_a_count_beside_itself_bets_whenever_it_bets() -> None:
    one = study("dragon_7", DRAGON_7, 4)
    pair = beside_itself(one)
    assert pair.both == pytest.approx(one.chosen.frequency, abs=1e-14)
    assert pair.either == pytest.approx(one.chosen.frequency, abs=1e-14)
    assert pair.over_shoe(pair.gain) == pytest.approx(2 * one.value.gain)


def test_at_best_use_too_the_order_does_not_matter() -> None:
    one, other = study("dragon_7", DRAGON_7, None), study("panda_8", PANDA_8, None)
    pair, turned = CountPair(one, other), CountPair(other, one)
    assert pair.both == pytest.approx(turned.both, abs=1e-13)
    assert (pair.both <= one.chosen.frequency + 1e-13).all()
    assert (pair.both <= other.chosen.frequency + 1e-13).all()


def test_a_count_by_suit_goes_with_one_by_value() -> None:
    zeros = "0 0 0 0 0 0 0 0 0 0"
    hearts = study("lucky_6_progressive", zeros, 4, "aspers", 1, "1 -3 1 1")
    tens = study("three_giving_eight", "0 0 0 0 0 0 0 0 0 1", 12, "aspers")
    deck = [(rank >= 9, suit == 1) for rank in range(13) for suit in range(4)]
    hands = np.array(deck)[np.array(list(combinations(range(52), 3)))]
    running = np.where(hands[:, :, 1], -3, 1).sum(axis=1)
    made = bet_on(hearts, running, 3) & bet_on(tens, hands[:, :, 0].sum(axis=1), 3)
    assert CountPair(hearts, tens).both[3] == pytest.approx(made.mean(), abs=1e-14)


def test_a_required_bet_is_charged_once_where_both_counts_bet() -> None:
    tags = "1 0 0 -2 -2 -2 -1 1 1 1"
    one = study("lucky_6_progressive", tags, 1, "aspers")
    free = study("egalite", DRAGON_7, 2, "aspers")
    pair = beside_itself(one)
    assert one.cost > 0
    assert pair.saved == one.cost
    charged_twice = 2 * one.value.gain
    saved = float(one.cost) * pair.over_shoe(pair.both)
    assert pair.over_shoe(pair.gain) == pytest.approx(charged_twice + saved)
    assert CountPair(one, free).saved == 0
    tie, player = (
        replace(one, wager=replace(one.wager, id=id_, requires=(id_,)))
        for id_ in ("egalite", "punto")
    )
    assert CountPair(tie, player).saved == 0, "no one bet serves both"


def test_the_command_prints_each_count_and_both(capsys: Captured) -> None:
    words = ("count", "standard", *BOTH, "--second-tags", PANDA_8, "--decks", "1")
    more = ("--trigger", "4", "--second-trigger", "6")
    record = ask(capsys, *words, *more, "--format", "json").json()
    pair = CountPair(study("dragon_7", DRAGON_7, 4), study("panda_8", PANDA_8, 6))
    assert record["first"]["wager"] == "dragon_7"
    assert record["second"]["tags"] == [1, 1, -2, -2, -2, -1, -1, -2, 4, 1]
    together = record["together"]
    assert float(together["gain_per_shoe"]) == pytest.approx(pair.over_shoe(pair.gain))
    gains = [float(record[name]["shoe"]["gain_per_shoe"]) for name in ("first", "second")]
    assert float(together["gain_per_shoe"]) == pytest.approx(sum(gains))
    assert len(together["depths"]) == 47
    page = ask(capsys, *words, *more).out
    assert "counts of Dragon 7 and Panda 8 kept at once" in page
    assert "At least one %" in page


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--second-wager", "panda_8"), "--second-tags: found none of it; allowed: --second-wager"),
        (("--second-tags", PANDA_8), "--second-wager: found none of it; allowed: --second-wager"),
        (("--second-trigger", "6"), "--second-wager: found none of it; allowed: --second-wager"),
        (
            ("--second-wager", "panda_8", "--second-tags", PANDA_8, "--exact", "9"),
            "--exact: found --second-wager as well; allowed: one of them",
        ),
        (
            ("--second-wager", "panda_8", "--second-tags", "99 98 0 0 0 0 0 0 0 1"),
            "--second-tags: found",
        ),
        (("--second-wager", "panda_9", "--second-tags", PANDA_8), "panda_9"),
        (
            ("--second-wager", "dragon_7", "--second-tags", PANDA_8),
            "--second-wager: found dragon_7 again; allowed: another wager",
        ),
        (("--second-wager", "panda_8", "--second-tags", "1 1"), "--second-tags: found 2 tags"),
        (
            ("--second-wager", "panda_8", "--second-tags", PANDA_8, "--second-trigger", "x"),
            "--second-trigger: found 'x'; allowed: a number of at most 12 digits",
        ),
    ],
)
def test_what_is_no_pair_is_refused(capsys: Captured, words: tuple[str, ...], line: str) -> None:
    answer = ask(capsys, "count", "standard", "--wager", "dragon_7", "--tags", DRAGON_7, *words)
    assert_refused(answer)
    assert line in answer.err[0]
