"""The best count of a wager: no count that is looked at wins more, and each figure is a study's."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from combinat import Shoe, game
from combinat.cards import BY_VALUE
from combinat.rules.wager import Wager
from combinat.studies.counts import best_count
from combinat.studies.counts.best_count import (
    ALL_ALIKE,
    CORRELATIONS,
    LEVELS,
    SEES_SUITS,
    Asked,
    BestCount,
    best_counts,
    why_uncounted,
)
from combinat.studies.counts.groups import Tags
from combinat.studies.counts.money import at_best
from combinat.studies.counts.protection import protection
from combinat.studies.counts.study import CountStudy, count_study
from combinat.studies.counts.tag_search import Question, by_correlation, classes_of
from combinat.studies.counts.tag_vectors import Vector
from combinat.studies.depletion.study import depletion
from combinat.studies.depletion.task import Task
from combinat.studies.removal import NO_METER
from combinat.studies.shoe_rules import shoe_rule
from combinat.units import Run

HOUSE = game("standard")
REQUIRING = game("dragon_bonus_house")
JACOBSON_DRAGON_7 = (0, 0, 0, 0, -1, -1, -1, -1, 2, 2)
"""As E. Jacobson printed it, ten-valued cards first."""

CUTS, UNSEEN = (14, 26), (10, 14)


def asked(decks: int, name: str = "standard") -> Asked:
    house = game(name)
    rule = shoe_rule(house, decks=decks, cards_behind=14)
    return Asked(house, rule, CUTS, UNSEEN)


def wager(name: str, house: str = "standard") -> Wager:
    (found,) = game(house).asked((name,))
    return found


@cache
def best(name: str, decks: int = 1, house: str = "standard") -> BestCount:
    of = wager(name, house)
    return best_counts(asked(decks, house), [of])[of]


def study(name: str, tags: Vector, house: str = "standard") -> CountStudy:
    of = asked(1, house)
    return count_study(of.game, wager(name, house), Tags(BY_VALUE, tags), of.rule)


CASES = [("dragon_7", "standard"), ("egalite", "standard"), ("ur_way_egalite_7", REQUIRING.id)]


@pytest.mark.parametrize(("name", "house"), CASES)
def test_no_count_that_is_looked_at_wins_more(name: str, house: str) -> None:
    found, of = best(name, 1, house), asked(1, house)
    gains = []
    for level in LEVELS:
        # A question of one's own: all classes, balanced tags, so many correlations.
        counted = wager(name, house)
        question = Question(
            of.game, counted, of.rule, level, classes_of(counted), 0, CORRELATIONS, 6
        )
        vectors, _ = by_correlation(question)
        gains += [study(name, vector, house).best_value.gain for vector in vectors]
    assert len(gains) >= 2 * CORRELATIONS
    assert found.value.gain == pytest.approx(max(gains), rel=1e-9)


@pytest.mark.parametrize(("name", "house"), CASES)
def test_its_figures_are_those_of_the_count_alone(name: str, house: str) -> None:
    found = best(name, 1, house)
    counted = study(name, found.tags, house)
    assert found.correlation_squared == counted.linear.correlation_squared
    for figure in ("coups", "bets", "gain", "frequency", "gain_per_100_coups"):
        assert getattr(found.value, figure) == pytest.approx(
            getattr(counted.best_value, figure), abs=1e-14
        )
    cuts = [at.best.gain_per_100_coups for at in protection(counted, CUTS).cuts]
    assert found.at_cuts == pytest.approx(cuts, abs=1e-14)
    free = at_best(counted.law, Fraction(0)).gain
    assert found.free == tuple(float(free[52 - unseen]) for unseen in UNSEEN)


def test_the_published_count_of_dragon_7_is_the_best_and_wins_what_was_simulated() -> None:
    found = best("dragon_7", 8)
    assert found.tags == JACOBSON_DRAGON_7
    # A published simulation of a bet at a true count of 4: 0.5976, standard error 0.0016.
    assert 0.5976 < found.value.gain < 0.5976 + 5 * 0.0016


@pytest.mark.parametrize("unseen", UNSEEN)
def test_no_count_wins_more_than_perfect_play(unseen: int) -> None:
    wagers = [wager("dragon_7"), wager("egalite")]
    ceilings = depletion(Task(HOUSE, Shoe.of_decks(1), tuple(wagers), unseen)).ceilings
    for ceiling in ceilings:
        free = best(ceiling.wager.id).free[UNSEEN.index(unseen)]
        assert 0 < free <= ceiling.gain.value


def test_what_the_required_bet_costs_is_charged_over_a_shoe_and_not_below_the_ceiling() -> None:
    name = "ur_way_egalite_7"
    counted = wager(name, REQUIRING.id)
    assert counted.requires
    charged = best(name, 1, REQUIRING.id)
    without = best_count.best_count(asked(1, REQUIRING.id), replace(counted, requires=()))
    assert without.value.gain > charged.value.gain
    same = study(name, charged.tags, REQUIRING.id)
    assert charged.free[0] > float(same.best.gain[52 - UNSEEN[0]])


def test_of_equal_gains_the_higher_correlation_stands_whatever_the_last_bit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(best_count, "AS_GOOD", Fraction(1))
    of = asked(1)
    question = of.question(wager("dragon_7"), LEVELS[-1])
    highest = by_correlation(question)[0][0]
    assert best_counts(of, [wager("dragon_7")])[wager("dragon_7")].tags == highest


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("perfect_pair", SEES_SUITS),
        ("player_pair", ALL_ALIKE),
        ("lucky_6_progressive", SEES_SUITS),
    ],
)
def test_a_wager_that_no_tags_go_with_says_why(name: str, why: str) -> None:
    assert why_uncounted(asked(8), wager(name)) == why


def test_a_jackpot_needs_a_meter_and_a_shoe_may_be_too_large() -> None:
    dragon_7 = wager("dragon_7")
    lines = tuple(line.model_copy(update={"pays": "jackpot"}) for line in dragon_7.lines)
    jackpot = replace(dragon_7, lines=lines)
    assert why_uncounted(asked(1), jackpot) == NO_METER
    assert why_uncounted(replace(asked(1), meter=Fraction(41)), jackpot) is None
    assert "counts are worked out for 832" in str(why_uncounted(asked(17), dragon_7))


def test_what_is_kept_is_not_worked_out_again_and_is_the_same(tmp_path: Path) -> None:
    of, wagers = asked(1), [wager("dragon_7"), wager("egalite")]
    first = best_counts(of, wagers, Run(checkpoint=tmp_path / "kept"))
    finished: list[tuple[int, int]] = []
    again = Run(checkpoint=tmp_path / "kept", resume=True)
    second = best_counts(of, wagers, again, done=lambda *step: finished.append(step))
    assert second == first
    assert finished == [(2, 2)]
