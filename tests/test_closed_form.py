"""The closed form against the enumerator and the second method, for a thousand shoes and more."""

from __future__ import annotations

from fractions import Fraction
from math import perm
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from combinat import BadInput, Shoe, evaluate, game
from combinat.cards import BY_RANK, BY_VALUE
from combinat.closed_form import Chain, closed_form, multisets
from combinat.coups import coup_table
from combinat.evaluation import chain_of, sees_suits
from combinat.publish.certificate import certificate_text, read_certificate
from combinat.rules.condition import parse
from combinat.rules.game import standard_tableau
from combinat.rules.tableau import Tableau
from combinat.studies.decks import of_infinite_decks
from combinat.studies.in_decks import DECKS, at, expansion, in_decks, limit
from tests.houses import dealer, judge

HOUSE = game("dragon_bonus_house")
CHAINS: tuple[Chain, ...] = (
    *(chain_of(wager) for wager in HOUSE.wagers if wager.units == 1),
    (parse("banker_initial = 3 AND player_third = 8"),),
    tuple(parse(f"cards = {cards}") for cards in (4, 5, 6)),
)
FORM = closed_form(HOUSE.tableau, BY_VALUE, CHAINS)
TABLE = coup_table(HOUSE.tableau, BY_VALUE)
TAKEN = [TABLE.taken(chain) for chain in CHAINS]


def fixed_shoes(many: int) -> list[list[int]]:
    """Return remainders of eight decks and lopsided small shoes, the same every time."""
    random = np.random.default_rng(2026)
    full = np.repeat(np.arange(10), [128] + [32] * 9)
    dealt = [random.permutation(full)[: random.integers(6, 417)] for _ in range(many // 2)]
    remainders = [np.bincount(cards, minlength=10).tolist() for cards in dealt]
    small = random.integers(0, 5, (many - many // 2, 10))
    small[:, 0] += 6
    return [*remainders, *small.tolist()]


def enumerated(counts: list[int]) -> list[int]:
    """Return the ways of a coup and of every event as the enumerator has them, path by path."""
    ways = np.array(TABLE.ways(Shoe.of_values(counts)).to_list(), dtype=object)
    found = [int(ways.sum())]
    for chain, taken in zip(CHAINS, TAKEN, strict=True):
        found += [int(ways[taken == place].sum()) for place in range(len(chain))]
    return found


def by_second_method(tableau: Tableau, counts: list[int]) -> list[int]:
    ways = dealer(tableau).ways(counts)
    found = [sum(ways.values())]
    for chain in CHAINS:
        lines = [(str(place), event.text) for place, event in enumerate(chain)]
        settled = judge(tableau).settle(ways, lines)
        found += [settled[line] for line, _ in lines]
    return found


def test_it_agrees_with_the_enumerator_for_800_fixed_shoes() -> None:
    for counts in fixed_shoes(800):
        assert FORM.ways_of_counts(counts) == enumerated(counts), counts


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.integers(0, 60), min_size=10, max_size=10).filter(lambda n: sum(n) >= 6))
def test_it_agrees_with_the_enumerator_for_200_random_shoes(counts: list[int]) -> None:
    assert FORM.ways_of_counts(counts) == enumerated(counts)


def test_it_agrees_with_the_second_method_for_40_shoes() -> None:
    for counts in fixed_shoes(800)[::20]:
        assert FORM.ways_of_counts(counts) == by_second_method(HOUSE.tableau, counts), counts


@pytest.mark.long
def test_it_agrees_with_the_second_method_for_1000_shoes() -> None:
    for counts in fixed_shoes(1000):
        assert FORM.ways_of_counts(counts) == by_second_method(HOUSE.tableau, counts), counts


@pytest.mark.parametrize("counts", [[1] * 10, [4] * 10, [0] * 9 + [6], [128] + [32] * 9])
def test_lifted_to_six_cards_it_is_the_same(counts: list[int]) -> None:
    lifted = FORM.lifted()
    assert len(lifted.terms) == 1
    assert len(lifted.terms[0].multisets) == 5005
    assert lifted.ways_of_counts(counts) == FORM.ways_of_counts(counts)


def test_a_coup_completed_in_whatever_way_has_all_the_orders() -> None:
    (term,) = FORM.lifted().terms
    assert term.coefficients[:, 0].sum() == 10**6
    assert (term.coefficients[:, 0] > 0).all()


@pytest.mark.parametrize("counts", [[128] + [32] * 9, [5, 0, 3, 1, 0, 2, 9, 4, 1, 7], [300] * 10])
def test_first_and_second_differences(counts: list[int]) -> None:
    """Drawn at random, a seventh card leaves -6 times the ways, two leave 30 times them."""
    ways = FORM.ways_of_counts(counts)
    first, second = FORM.first_differences(counts), FORM.second_differences(counts)
    fewer = list(counts)
    fewer[2] -= 1
    change = zip(enumerated(fewer), enumerated(counts), strict=True)
    assert first[2] == [after - before for after, before in change]
    for event, count in enumerate(ways):
        once = sum(counts[v] * change[event] for v, change in first.items())
        twice = sum(
            (2 if v < w else 1) * counts[v] * (counts[w] - (v == w)) * change[event]
            for (v, w), change in second.items()
        )
        assert (once, twice) == (-6 * count, 30 * count)


@pytest.mark.parametrize("cards", [1449, 1450, 1451, 1452])
def test_python_integers_take_over_where_64_bits_end(cards: int) -> None:
    assert (perm(cards, 6) < 2**63) == (cards <= 1450)
    counts = [cards - 9 * 111] + [111] * 9
    assert FORM.ways_of_counts(counts)[0] == perm(cards, 6)
    assert FORM.ways_of_counts(counts) == enumerated(counts)


def test_pairs_over_thirteen_ranks() -> None:
    pair = (parse("player_pair"), parse("banker_pair"))
    form = closed_form(standard_tableau(), BY_RANK, (pair,))
    table = coup_table(standard_tableau(), BY_RANK)
    for text in ("8 decks", "1 deck - A A 2 3", "6 decks - 5xK 8 8"):
        shoe = Shoe.parse(text)
        ways = table.ways(shoe).to_numpy()
        taken = table.taken(pair)
        expected = [int(ways.sum()), *(int(ways[taken == k].sum()) for k in (0, 1))]
        assert form.ways(shoe) == expected
    assert len(multisets(13, 6)) == 18_564


@pytest.mark.parametrize("decks", range(1, 13))
def test_egalite_in_the_number_of_decks(decks: int) -> None:
    aspers = game("aspers")
    tie = next(wager for wager in aspers.wagers if wager.id == "egalite")
    form = in_decks(aspers, tie)
    enumerator = coup_table(aspers.tableau, BY_VALUE)
    ways = enumerator.ways_of(Shoe.of_decks(decks), tie.lines[0].condition)
    chance = Fraction(ways, perm(52 * decks, 6))
    assert at(form.probability("tie"), decks) == chance
    assert at(form.house_edge, decks) == 1 - 10 * chance


def test_the_limit_of_egalite_at_nine_to_one() -> None:
    aspers = game("aspers")
    tie = next(wager for wager in aspers.wagers if wager.id == "egalite")
    edge = in_decks(aspers, tie).house_edge
    assert limit(edge) == 1 - Fraction(10 * 460601, 4826809)
    assert limit(edge) == of_infinite_decks(aspers, tie).house_edge


@pytest.mark.parametrize("wager_id", ["punto", "banco", "dragon_bonus_banco", "ur_way_full_house"])
def test_each_formula_is_the_enumerators(wager_id: str) -> None:
    wager = next(wager for wager in HOUSE.wagers if wager.id == wager_id)
    form = in_decks(HOUSE, wager)
    for decks in (1, 3, 8, 20):
        settled = evaluate(HOUSE, Shoe.of_decks(decks))[wager_id]
        assert at(form.house_edge, decks) == settled.house_edge
        for line in settled.lines:
            assert at(form.probability(line.id), decks) == settled.probability(line)
    assert limit(form.house_edge) == of_infinite_decks(HOUSE, wager).house_edge


def test_the_expansion_approaches_the_formula() -> None:
    """With k terms the error falls like 1/d^k: at d = 1000 it is below c/1000^k for small c."""
    edge = in_decks(HOUSE, HOUSE.wagers[0]).house_edge
    for terms in (1, 2, 3, 4):
        series = expansion(edge, terms)
        guess = sum(c / Fraction(1000) ** power for power, c in enumerate(series))
        assert 0 < abs(at(edge, 1000) - guess) < Fraction(1, 10) / Fraction(1000) ** terms


def test_a_polynomial_expands_into_itself() -> None:
    assert expansion(1 + 2 / DECKS, 4) == [1, 2, 0, 0]


def test_a_certificate_is_read_back_and_evaluates_the_same(tmp_path: Path) -> None:
    wagers = [wager for wager in game("aspers").wagers if not sees_suits(wager)]
    path = tmp_path / "aspers.json"
    path.write_text(certificate_text(game("aspers"), wagers), encoding="utf-8")
    read = read_certificate(path)
    assert (read.game, read.reading, len(read.events)) == ("aspers", "printed", 17)
    for counts in fixed_shoes(10):
        evaluation = evaluate(game("aspers"), Shoe.of_values(counts), wagers)
        ways = [line.ways for s in evaluation.settlements for line in s.lines if line.net != -1]
        assert read.form.ways_of_counts(counts) == [evaluation.total_ways, *ways]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"version": 1', '"version": 2', "version"),
        ('"combinat closed form"', '"another form"', "certificate"),
        ("[6,0,0,0,0,0,0,0,0,0]", "[5,0,0,0,0,0,0,0,0,0]", "multisets"),
        ("[6,0,0,0,0,0,0,0,0,0],", "", "multisets"),
        ('"partition": "values"', '"partition": "colours"', "KeyError"),
        ('"when": "player_total = banker_total"', '"when": "NOW()"', "ConditionError"),
        ('{"certificate"', '{"certificate', "JSON"),
    ],
)
def test_a_certificate_that_is_none_is_refused(
    old: str, new: str, key: str, tmp_path: Path
) -> None:
    text = certificate_text(game("aspers"), game("aspers").asked(("egalite",)))
    assert old in text
    path = tmp_path / "wrong.json"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput, match=key):
        read_certificate(path)
