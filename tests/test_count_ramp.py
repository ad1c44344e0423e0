"""Stakes at each count: they share out the bets of the trigger, and follow Kelly's rule."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import inf, log, sqrt

import pytest

from combinat import game
from combinat.studies.counts.ramp import MOST_STEPS, Bankroll, ramp
from combinat.studies.counts.study import CountStudy, count_study, tags_from
from combinat.studies.counts.trigger import FLOOR, Trigger
from combinat.studies.shoe_rules import shoe_rule
from tests.support import ask, assert_refused

Captured = pytest.CaptureFixture[str]

TAGS = "0 0 0 -1 -1 -1 -1 2 2 0"
QUESTION = ("count", "standard", "--wager", "dragon_7", "--tags", TAGS, "--cut", "14")


@cache
def study(divide: str = "exact") -> CountStudy:
    house = game("standard")
    (wager,) = house.asked(("dragon_7",))
    rule = shoe_rule(house, cards_behind=14)
    at = Trigger(Fraction(4), divide)
    return count_study(house, wager, tags_from(TAGS, wager), rule, trigger=at)


FINE = Bankroll(Fraction(10**6), chip=Fraction(1, 1000))


@pytest.mark.parametrize("divide", ["exact", FLOOR])
def test_the_steps_share_out_the_bets_of_the_trigger(divide: str) -> None:
    steps = ramp(study(divide), FINE).steps
    assert [step.at for step in steps] == list(range(4, 4 + MOST_STEPS))
    whole = study(divide).value
    assert sum(step.value.bets for step in steps) == pytest.approx(whole.bets, abs=1e-12)
    assert sum(step.value.gain for step in steps) == pytest.approx(whole.gain, abs=1e-12)
    for place, (net, number) in enumerate(whole.outcomes):
        assert {step.value.outcomes[place][0] for step in steps} == {net}
        shared = sum(step.value.outcomes[place][1] for step in steps)
        assert shared == pytest.approx(number, abs=1e-12)


def test_the_edge_rises_from_step_to_step() -> None:
    edges = [step.value.edge or 0 for step in ramp(study(), FINE).steps]
    assert edges[0] > 0
    assert edges == sorted(edges)


def test_no_other_stake_lets_the_logarithm_of_the_bankroll_grow_more() -> None:
    for step in ramp(study(), FINE).steps:
        won, lost = (number for _, number in step.value.outcomes)
        (net, _), _ = step.value.outcomes
        # Of a bet with two outcomes Kelly's share is edge over odds.
        share = (won * net - lost) / (net * (won + lost))
        assert float(step.stake) == pytest.approx(share * 10**6, abs=0.001)


def test_a_ramp_grows_faster_than_any_flat_share() -> None:
    found = ramp(study(), FINE)
    assert found.growth > study().value.growth
    by_hand = sum(
        number * log(1 + float(step.stake) / 10**6 * net)
        for step in found.steps
        for net, number in step.value.outcomes
    )
    assert found.growth == pytest.approx(by_hand, rel=1e-12)


def test_what_a_shoe_wins_and_how_far_a_hundred_coups_spread() -> None:
    found = ramp(study(), Bankroll(Fraction(10000), chip=Fraction(5)))
    stakes = [float(step.stake) for step in found.steps]
    gains = [step.value.gain for step in found.steps]
    won = sum(stake * gain for stake, gain in zip(stakes, gains, strict=True))
    assert found.gain == pytest.approx(won)
    square = 0.0
    for stake, step in zip(stakes, found.steps, strict=True):
        (net, hit), (loss, missed) = step.value.outcomes
        square += stake**2 * (net**2 * hit + loss**2 * missed)
    coups = study().value.coups
    variance = square / coups - (won / coups) ** 2
    assert found.deviation_of_100_coups == pytest.approx(10 * sqrt(variance))


@pytest.mark.parametrize(
    ("share", "stake"),
    [("0.00004", 0), ("0.0012", 10), ("0.00199", 15), ("0.004999", 45), ("0.2", 100)],
)
def test_a_stake_is_whole_chips_within_the_limits(share: str, stake: int) -> None:
    bankroll = Bankroll(
        Fraction(20000), Fraction(1, 2), Fraction(5), minimum=Fraction(10), maximum=Fraction(100)
    )
    assert bankroll.stake(float(share)) == stake


def test_a_stake_of_the_whole_bankroll_can_ruin_and_none_is_above_it() -> None:
    found = ramp(study(), Bankroll(Fraction(100), kelly=Fraction(1000)))
    assert found.growth == -inf
    assert max(step.stake for step in found.steps) == 100


def test_the_command_prints_a_stake_for_each_count(capsys: Captured) -> None:
    words = (*QUESTION, "--trigger", "4", "--bankroll", "10000", "--kelly", "0.5")
    record = ask(capsys, *words, "--chip", "5", "--maximum", "30", "--format", "json").json()
    stakes = [int(step["stake"]) for step in record["ramp"]["steps"]]
    assert all(low <= high for low, high in pairwise(stakes))
    assert stakes[0] == 0
    assert stakes[-1] == 30
    assert "0.5 times the Kelly share" in record["ramp"]["stakes"]
    page = ask(capsys, *words).out
    assert "Bet ramp for a bankroll of 10000" in page


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--trigger", "4", "--bankroll", "9", "--kelly", ""), "--kelly: found ''"),
        (("--trigger", "4", "--chip", "5"), "--chip: found no --bankroll; allowed: a bankroll"),
        (("--bankroll", "100"), "--bankroll: found no --trigger; allowed: a trigger"),
        (("--trigger", "4", "--bankroll", "0"), "--bankroll: found '0'; allowed: a number above 0"),
        (
            ("--trigger", "4", "--bankroll", "9", "--minimum", "5", "--maximum", "2"),
            "--minimum: found 5 above the maximum; allowed: at most 2",
        ),
    ],
)
def test_what_makes_no_ramp_is_refused(capsys: Captured, words: tuple[str, ...], line: str) -> None:
    answer = ask(capsys, *QUESTION, *words)
    assert_refused(answer)
    assert line in answer.err[0]
