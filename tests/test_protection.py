"""How deep a cut card protects a wager: the same count, shoe by shoe, and a limit on it."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from combinat import game
from combinat.studies.counts.protection import USUAL_CUTS, protection
from combinat.studies.counts.study import CountStudy, count_study, tags_from
from combinat.studies.counts.trigger import Trigger
from combinat.studies.shoe_rules import shoe_rule
from tests.support import ask, assert_refused

TAGS = "0 0 0 -1 -1 -1 -1 2 2 0"


def dragon_7(cards_behind: int) -> CountStudy:
    house = game("standard")
    (wager,) = house.asked(("dragon_7",))
    rule = shoe_rule(house, cards_behind=cards_behind)
    return count_study(house, wager, tags_from(TAGS, wager), rule, trigger=Trigger(Fraction(4)))


def test_each_cut_is_worth_what_the_count_is_worth_with_it() -> None:
    found = protection(dragon_7(14))
    assert [at.cards_behind for at in found.cuts] == list(USUAL_CUTS)
    for at in found.cuts:
        alone = dragon_7(at.cards_behind)
        assert at.value == alone.value
        assert at.best == alone.best_value
    assert f"{found.cuts[0].value.gain:.3f}" == "0.597"


def test_a_count_wins_less_the_deeper_the_cut_card_stands() -> None:
    rule = shoe_rule(game("standard"))
    cuts = protection(dragon_7(14), range(0, rule.most_cards_behind, 13)).cuts
    for shallow, deep in pairwise(cuts):
        assert deep.value.gain_per_100_coups <= shallow.value.gain_per_100_coups
        assert deep.value.coups < shallow.value.coups


@pytest.mark.parametrize("limit", [Fraction(1, 2), Fraction(1, 10), Fraction(1, 1000)])
def test_the_least_cut_keeps_to_the_limit_and_one_card_less_does_not(limit: Fraction) -> None:
    study = dragon_7(14)
    enough = protection(study, limit=limit).enough
    assert enough is not None
    here, before = protection(study, [enough.cards_behind, enough.cards_behind - 1]).cuts
    assert here.value.gain_per_100_coups <= limit < before.value.gain_per_100_coups


def test_the_command_says_which_cut_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("protection", "standard", "--wager", "dragon_7", "--tags", TAGS, "--trigger", "4")
    out = ask(capsys, *arguments, "--limit", "0.5").out
    assert "cards behind the cut card or more it wins at most 0.5 units per 100 coups" in out
    record = ask(capsys, *arguments, "--cuts", "14, 104", "--format", "json").json()
    assert [one["cards_behind"] for one in record["cuts"]] == [14, 104]
    assert record["enough"] is None


@pytest.mark.parametrize(
    "more",
    [
        ("--cuts", "14 x"),
        ("--cuts", ""),
        ("--cuts", "-5"),
        ("--cuts", "416"),
        ("--limit", "much"),
        ("--trigger", "4000"),
        ("--wager", "punto"),
    ],
)
def test_what_a_user_can_get_wrong(
    capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    arguments = ("protection", "standard", "--wager", "dragon_7", "--tags", TAGS)
    assert_refused(ask(capsys, *arguments, *more))
