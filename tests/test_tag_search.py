"""The search for tags: against every vector one by one, published counts, and their exact gain."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from math import gcd
from pathlib import Path

import pytest

from combinat import Shoe, game
from combinat.studies.counts.study import count_study, tags_from
from combinat.studies.counts.tag_search import (
    Question,
    Search,
    by_correlation,
    classes_of,
    search,
)
from combinat.studies.counts.trigger import EXACT, RUNNING, Trigger
from combinat.studies.depletion.study import depletion
from combinat.studies.depletion.task import Task
from combinat.studies.shoe_rules import shoe_rule
from combinat.units import Run
from tests.support import ask, assert_refused

Captured = pytest.CaptureFixture[str]

HOUSE = game("standard")
PUBLISHED = {
    "dragon_7": (2, (0, 0, 0, -1, -1, -1, -1, 2, 2, 0), 4),
    "panda_8": (4, (1, 1, -2, -2, -2, -1, -1, -2, 4, 1), 11),
}
"""Level, tags from ace to nine and then ten, trigger: as E. Jacobson printed them."""


def question(wager_id: str, level: int, *, pivot: int | None = 0, **more: int) -> Question:
    (wager,) = HOUSE.asked((wager_id,))
    settings = {"non_zero": classes_of(wager), "best": 10, "unseen": 12} | more
    rule = shoe_rule(HOUSE, cards_behind=14)
    return Question(
        HOUSE,
        wager,
        rule,
        level,
        settings["non_zero"],
        pivot,
        settings["best"],
        settings["unseen"],
    )


def every_vector(asked: Question) -> Iterator[tuple[int, ...]]:
    """Yield all that a question allows, one by one."""
    classes, level = len(asked.partition), asked.level
    tags = [tag for tag in range(-level, level + 1) if tag]
    for size in range(1, asked.non_zero + 1):
        for places in combinations(range(classes), size):
            for some in product(tags, repeat=size):
                vector = [0] * classes
                for place, tag in zip(places, some, strict=True):
                    vector[place] = tag
                yield tuple(vector)


def one_by_one(asked: Question) -> list[tuple[Fraction, tuple[int, ...]]]:
    """Return what has one of the best correlations, by whole numbers and without a bound."""
    cards = [4 * len(ranks) for ranks in asked.partition.ranks_in_class]
    common = 1
    for effect in asked.effects:
        common = common * effect.denominator // gcd(common, effect.denominator)
    weighed = [n * int(effect * common) for n, effect in zip(cards, asked.effects, strict=True)]
    squares = (Fraction(w * w, n) for w, n in zip(weighed, cards, strict=True))
    square_of_effects = sum(squares, Fraction(0))
    found: list[tuple[Fraction, tuple[int, ...]]] = []
    for vector in every_vector(asked):
        added = sum(n * t for n, t in zip(cards, vector, strict=True))
        if asked.pivot is not None and added != asked.pivot:
            continue
        if not asked.pivot and gcd(*vector) != 1:
            continue
        across = sum(w * t for w, t in zip(weighed, vector, strict=True))
        spread = 52 * sum(n * t * t for n, t in zip(cards, vector, strict=True)) - added**2
        if across > 0 and spread > 0:
            found.append((Fraction(52 * across**2) / (spread * square_of_effects), vector))
    distinct = sorted({score for score, _ in found}, reverse=True)[: asked.best]
    return sorted((score, vector) for score, vector in found if score >= distinct[-1])


@pytest.mark.parametrize(
    "asked",
    [
        question("dragon_7", 1),
        question("panda_8", 1, pivot=4),
        question("egalite", 1, pivot=None),
        question("banco", 1, non_zero=5),
        question("lucky_6", 2, pivot=16, non_zero=4, best=1),
        question("panda_8", 2, pivot=8, non_zero=2, best=3),
        question("dragon_7", 3, non_zero=4, best=3),
        question("monkey_6", 2, non_zero=3, best=4),
    ],
    ids=lambda asked: f"{asked.wager.id}-{asked.level}-{asked.non_zero}-{asked.pivot}",
)
def test_no_tags_that_the_level_allows_correlate_better(asked: Question) -> None:
    ours, cut = by_correlation(asked)
    assert not cut
    expected = one_by_one(asked)
    if asked.pivot is None:
        # Of tags that differ by the same number for every card one stands for all.
        classes = {tuple(tag - vector[0] for tag in vector) for _, vector in expected}
        assert len(ours) == len(classes)
        expected = [one for one in expected if one[1] in ours]
    assert sorted((asked.correlation_squared(tags), tags) for tags in ours) == expected


def test_where_too_many_tags_tie_some_are_left_out_and_that_is_said(capsys: Captured) -> None:
    asked = question("grand_monkey", 1, best=2)
    ours, cut = by_correlation(asked)
    assert cut
    assert len(ours) == 8
    words = ("tags", "standard", "--wager", "grand_monkey", "--level", "1", "--best", "2")
    assert "So many tags tie in their correlation" in ask(capsys, *words).out


@pytest.mark.parametrize("wager_id", PUBLISHED)
def test_a_published_count_is_the_best_of_its_level_by_correlation(wager_id: str) -> None:
    level, (*pips, tens), _ = PUBLISHED[wager_id]
    assert by_correlation(question(wager_id, level, best=5))[0][0] == (tens, *pips)


@pytest.fixture(scope="module")
def balanced() -> Search:
    return search(question("dragon_7", 2, best=2))


@pytest.fixture(scope="module")
def unbalanced() -> Search:
    return search(question("dragon_7", 2, pivot=4, best=2))


def test_the_published_trigger_of_dragon_7_gains_the_most(balanced: Search) -> None:
    first = balanced.found[0]
    assert first.gains.trigger == 4
    assert f"{first.gains.by_trigger:.3f}" == "0.597"


@pytest.mark.parametrize("kind", ["balanced", "unbalanced"])
def test_a_gain_is_what_the_count_gains_and_no_trigger_beside_it_gains_more(
    kind: str, request: pytest.FixtureRequest
) -> None:
    found: Search = request.getfixturevalue(kind)
    asked = found.question
    for one in found.found:
        trigger, gains = one.gains.trigger, one.gains
        assert trigger is not None
        at = Trigger(Fraction(trigger), RUNNING if one.pivot else EXACT)
        study = count_study(HOUSE, asked.wager, one.tags, asked.rule, trigger=at)
        assert study.pivot == one.pivot
        assert study.value.gain == pytest.approx(gains.by_trigger, abs=1e-13)
        assert study.value.frequency == pytest.approx(gains.frequency, abs=1e-13)
        assert study.best_value.gain == pytest.approx(gains.best_use, abs=1e-13)
        assert float(study.best.gain[416 - 12]) == pytest.approx(gains.at_depth, abs=1e-15)
        assert study.linear.correlation_squared == one.correlation_squared
        others = [value.gain for other, value in study.nearby().items() if other.at != trigger]
        assert len(others) == 4
        assert max(others) <= gains.by_trigger


def test_the_ceiling_is_that_of_every_composition(balanced: Search) -> None:
    asked = balanced.question
    (ceiling,) = depletion(Task(HOUSE, Shoe.of_decks(8), (asked.wager,), 12)).ceilings
    assert balanced.ceiling is not None
    assert balanced.ceiling.gain == ceiling.gain
    for one in balanced.found:
        assert one.share == one.gains.at_depth / float(ceiling.gain.value)
        assert 0 < one.share < 1


def test_a_count_that_is_not_divided_keeps_most_of_the_gain(unbalanced: Search) -> None:
    best = unbalanced.found[0]
    assert best.pivot == 4
    assert best.gains.trigger == 32, "the pivot: eight decks of four each"
    assert 0.55 < best.gains.by_trigger < 0.597


def test_what_a_cluster_finds_is_the_same_and_is_kept(tmp_path: Path) -> None:
    asked = question("dragon_7", 1, best=2)
    alone = search(asked)
    folder = tmp_path / "checkpoint"
    assert search(asked, Run(workers=2, checkpoint=folder)).found == alone.found
    kept = {path.name: path.read_bytes() for path in folder.glob("unit-*")}
    assert kept
    finished: list[int] = []
    again = Run(checkpoint=folder, resume=True)
    assert search(asked, again, done=lambda some, _: finished.append(some)).found == alone.found
    assert finished == [len(kept)], "no unit is worked out again"


def test_the_command_prints_the_search(capsys: Captured) -> None:
    words = ("tags", "standard", "--wager", "dragon_7", "--level", "1", "--best", "2")
    record = ask(capsys, *words, "--unseen", "8", "--format", "json").json()
    first = record["found"][0]
    assert first["tags"] == [0, 0, 0, 0, 0, -1, -1, 1, 1, 0]
    assert first["betting_correlation"] == "0.873868"
    assert first["trigger"] == "2"
    assert first["divide"] == "exact"
    assert record["unseen"] == 8
    page = ask(capsys, *words, "--unseen", "8").out
    assert "0 0 0 0 0 -1 -1 1 1 0" in page
    assert "Of all 59,049 ways" in page


def test_a_wager_that_sees_ranks_has_thirteen_tags_and_no_ceiling(capsys: Captured) -> None:
    words = ("tags", "standard", "--wager", "monkey_6", "--level", "1", "--non-zero", "4")
    record = ask(capsys, *words, "--best", "1", "--format", "json").json()
    assert {len(one["tags"]) for one in record["found"]} == {13}
    assert record["ceiling_gain_per_coup"] is None
    assert "it sees ranks" in record["no_ceiling"]
    assert record["found"][0]["kept_of_ceiling_percent"] is None


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--level", "0"), "--level: found 0; allowed: 1 to 7"),
        (("--level", "8"), "--level: found 8; allowed: 1 to 7"),
        (("--non-zero", "11"), "--non-zero: found 11; allowed: 1 to 10"),
        (("--best", "51"), "--best: found 51; allowed: 1 to 50"),
        (("--unseen", "5"), "--unseen: found 5; allowed: 6 to 416"),
        (("--unseen", "40"), "--unseen: found 40, of which there are"),
        (("--pivot", "half"), "--pivot: found 'half'; allowed: a whole number"),
        (("--pivot", "3"), "--pivot: found 3; allowed: 'any', or a multiple of 4 from -104 to 104"),
        (
            ("--pivot", "100", "--non-zero", "1"),
            "--non-zero: found 1, with which no tags of this level and pivot",
        ),
        (("--cut", "500"), "--cut: found 500 cards behind; allowed: 0 to"),
        (("--wager", "panda_8"), "--wager: found 2 wagers; allowed: one wager to count"),
    ],
)
def test_what_cannot_be_searched_is_refused(
    capsys: Captured, words: tuple[str, ...], line: str
) -> None:
    answer = ask(capsys, "tags", "standard", "--wager", "dragon_7", *words)
    assert_refused(answer)
    assert line in answer.err[0]


def test_a_wager_to_which_every_rank_is_alike_has_no_best_tags(capsys: Captured) -> None:
    answer = ask(capsys, "tags", "standard", "--wager", "player_pair", "--level", "1")
    assert_refused(answer)
    assert "to which every card is worth the same" in answer.err[0]


def test_a_wager_that_sees_suits_is_refused(capsys: Captured) -> None:
    answer = ask(capsys, "tags", "aspers", "--wager", "lucky_6_progressive", "--meter", "8000")
    assert_refused(answer)
    assert "lucky_6_progressive, which sees suits" in answer.err[0]


def test_a_published_count_is_read_as_it_was_printed() -> None:
    _, printed, _ = PUBLISHED["dragon_7"]
    (wager,) = HOUSE.asked(("dragon_7",))
    first = by_correlation(question("dragon_7", 2, best=1))[0][0]
    assert tags_from(" ".join(map(str, printed)), wager).of_class == first
