"""Ruin: classical formulas, linear equations in fractions, a seeded simulation, hitting times."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import sqrt

import numpy as np
import pytest
import sympy

from combinat import Shoe, evaluate, game
from combinat.faults import BadInput
from combinat.studies.coup_law import Law, lattice, law_of, opposite
from combinat.studies.ruin import BETTOR, HOUSE, RISKS, ruin
from combinat.studies.ruin_ever import CLOSED_FORM, SOLVED, Ever, lundberg
from combinat.studies.ruin_walk import bettor_walk, walk
from combinat.studies.ruin_within import (
    BROWNIAN,
    WHOLE_NUMBERS,
    by_floats,
    by_whole_numbers,
    within,
)
from combinat.studies.sum_law import by_whole_numbers as sum_by_whole_numbers

SKEWED: Law = {
    Fraction(-2): Fraction(1, 5),
    Fraction(-1): Fraction(3, 10),
    Fraction(1): Fraction(1, 5),
    Fraction(3): Fraction(3, 10),
}


@cache
def law(wager: str) -> Law:
    return law_of(evaluate(game("dragon_bonus_house"), Shoe.of_decks(8))[wager])


def even_money(win: Fraction) -> Law:
    return {Fraction(1): win, Fraction(-1): 1 - win}


@pytest.mark.parametrize("bankroll", [1, 2, 10, 137])
@pytest.mark.parametrize("win", [Fraction(51, 100), Fraction(3, 5), Fraction(9, 10)])
def test_even_money_ruins_as_the_classical_formula_says(win: Fraction, bankroll: int) -> None:
    found = ruin(even_money(win), Fraction(bankroll))
    assert found.ever.chances.method == CLOSED_FORM
    exact = ((1 - win) / win) ** bankroll
    assert abs(found.chance_ever.value - exact) <= found.chance_ever.error
    assert found.chance_ever.error < exact / 10**20


@pytest.mark.parametrize("wager", ["punto", "banco", "egalite", "dragon_bonus_punto"])
def test_a_bettor_without_an_edge_is_ruined_for_certain(wager: str) -> None:
    found = ruin(law(wager), Fraction(10**6))
    assert found.ever.certain
    assert found.chance_ever.value == 1
    assert found.needed_ever(Fraction(1, 2)) is None


def test_a_fair_game_ruins_for_certain_and_a_game_without_loss_never() -> None:
    assert ruin(even_money(Fraction(1, 2)), Fraction(5)).chance_ever.value == 1
    harmless = ruin({Fraction(0): Fraction(1, 2), Fraction(1): Fraction(1, 2)}, Fraction(5), 10)
    assert harmless.ever.never
    assert harmless.chance_ever.value == 0
    assert harmless.chance_within is not None
    assert harmless.chance_within.value == 0


def test_ruin_in_so_many_coups_follows_the_ballot_theorem() -> None:
    """Down one step at most: of the ways to be at -y after t coups y / t are there first."""
    one, coups, bankroll = law("dragon_bonus_punto"), 40, 7
    hit = Fraction(0)
    for t in range(1, coups + 1):
        there = sum_by_whole_numbers(lattice(one), t)
        at = there.at_most(Fraction(-bankroll)).value - there.less_than(Fraction(-bankroll)).value
        hit += Fraction(bankroll, t) * at
    found = by_whole_numbers(bettor_walk(one), coups)
    assert found.method == WHOLE_NUMBERS
    assert found.chance(bankroll).value == hit


def test_ruin_of_a_small_case_solves_its_equations_directly() -> None:
    """An absorbing chain with sixty heights, above which ruin is rare, in exact fractions."""
    steps, heights = bettor_walk(SKEWED), 60
    assert steps.down == 2
    matrix = sympy.zeros(heights, heights)
    right = sympy.zeros(heights, 1)
    for at in range(1, heights + 1):
        matrix[at - 1, at - 1] += 1
        for move, ways in steps.moves.items():
            chance = sympy.Rational(ways, steps.total)
            if at + move <= 0:
                right[at - 1] += chance
            elif at + move <= heights:
                matrix[at - 1, at + move - 1] -= chance
    exact = matrix.LUsolve(right)
    chances = Ever(steps).chances
    assert chances.method == SOLVED
    for height in (1, 2, 3, 8):
        found = chances.chance(height)
        # Ruin from above sixty heights is below exp(-60 r), which is what the chain leaves out.
        left_out = float(np.exp(-60 * float(lundberg(steps).value)))
        assert abs(float(found.value) - float(exact[height - 1])) <= float(found.error) + left_out
        assert found.error < Fraction(1, 10**9)


def test_the_root_is_that_of_the_characteristic_equation() -> None:
    z = sympy.symbols("z")
    equation = (
        sum(
            sympy.Rational(p.numerator, p.denominator) * z ** (int(net) + 2)
            for net, p in SKEWED.items()
        )
        - z**2
    )
    roots = [r for r in sympy.Poly(equation, z).nroots(n=30) if r.is_real and 0 < r < 1]
    (root,) = roots
    exponent = lundberg(bettor_walk(SKEWED))
    assert abs(sympy.exp(-sympy.Rational(*exponent.value.as_integer_ratio())) - root) < 1e-20


@pytest.mark.parametrize(
    ("wager", "bankroll", "seed"),
    [("punto", 12, 1), ("banco", 12, 2), ("egalite", 60, 3), ("dragon_bonus_punto", 25, 4)],
)
def test_ruin_agrees_with_a_seeded_simulation(wager: str, bankroll: int, seed: int) -> None:
    one, trials, coups = law(wager), 40_000, 200
    nets = list(one)
    moves = np.array([int(20 * net) for net in nets])
    drawn = np.random.default_rng(seed).choice(
        moves, (coups, trials), p=[float(one[n]) for n in nets]
    )
    left = 20 * bankroll + np.cumsum(drawn, axis=0)
    seen = float((left.min(axis=0) < 20).mean())
    found = ruin(one, Fraction(bankroll), coups).chance_within
    assert found is not None
    chance = float(found.value)
    assert 0.1 < chance < 0.9
    assert abs(seen - chance) < 3.5 * sqrt(chance * (1 - chance) / trials)


@pytest.mark.parametrize("wager", ["punto", "banco", "dragon_bonus_punto"])
@pytest.mark.parametrize("side", [law, lambda wager: opposite(law(wager))])
def test_floats_are_within_their_bound_of_whole_numbers(wager: str, side: type) -> None:
    steps = bettor_walk(side(wager))
    exact, found = by_whole_numbers(steps, 60), by_floats(steps, 60)
    assert found.error < Fraction(1, 10**12)
    for height in range(1, 60 * steps.down + 5):
        off = abs(found.chance(height).value - exact.chance(height).value)
        assert off <= found.chance(height).error


@pytest.mark.parametrize("side", [BETTOR, HOUSE])
@pytest.mark.parametrize("coups", [3, 40])
def test_a_jackpot_far_above_the_bankroll_is_one_move_like_others(side: str, coups: int) -> None:
    hit = Fraction(1, 1000)
    one: Law = {Fraction(9000): hit, Fraction(1): 2 * hit, Fraction(-1): 1 - 3 * hit}
    nets = one if side == BETTOR else opposite(one)
    least = -min(nets)

    @cache
    def lost(bankroll: Fraction, left: int) -> float:
        if bankroll < least:
            return 1.0
        if not left:
            return 0.0
        return sum(float(p) * lost(bankroll + net, left - 1) for net, p in nets.items())

    found = ruin(one, least + 2, coups, side)
    assert found.chance_within is not None
    assert float(found.chance_within.value) == pytest.approx(lost(least + 2, coups), rel=1e-12)


def test_ruin_within_many_coups_comes_to_ruin_ever() -> None:
    one = even_money(Fraction(11, 20))
    found = ruin(one, Fraction(8), 3000)
    assert found.method != BROWNIAN
    assert found.chance_within is not None
    assert abs(found.chance_within.value - found.chance_ever.value) < Fraction(1, 10**7)


def test_the_bankroll_for_a_risk_is_the_least() -> None:
    found = ruin(law("banco"), Fraction(50), 100)
    for risk in RISKS:
        needed = found.needed(risk)
        assert needed is not None
        at, below = (
            ruin(law("banco"), b, 100).chance_within for b in (needed, needed - Fraction(1, 20))
        )
        assert at is not None
        assert below is not None
        assert at.value <= risk < below.value


def test_the_house_bank_for_a_risk_is_the_least() -> None:
    found = ruin(law("banco"), Fraction(50), None, HOUSE)
    for risk in RISKS:
        needed = found.needed_ever(risk)
        assert needed is not None
        below = found.ever.chances.chance(found.walk.height(needed) - 1)
        assert found.ever.chances.chance(found.walk.height(needed)).most <= risk < below.most


def test_n0_is_where_the_mean_is_one_standard_deviation() -> None:
    found = ruin(law("punto"), Fraction(50))
    assert found.n0 is not None
    mean = sum(net * p for net, p in law("punto").items())
    square = sum(net**2 * p for net, p in law("punto").items())
    assert (found.n0 * mean) ** 2 == found.n0 * (square - mean**2)


def test_the_exponent_is_of_the_side_with_the_edge() -> None:
    bettor, house = (ruin(law("punto"), Fraction(50), None, side) for side in (BETTOR, HOUSE))
    assert bettor.exponent is not None
    assert bettor.exponent == house.exponent
    lost, won = (law("punto")[Fraction(net)] for net in (-1, 1))
    ratio = float(lost / won)
    assert float(bettor.exponent.value) == pytest.approx(np.log(ratio), rel=1e-12)


def test_a_walk_without_reserve_is_ruined_below_its_least() -> None:
    steps = walk(SKEWED, Fraction(0))
    assert [steps.height(Fraction(b)) for b in (-1, 0, 3)] == [0, 1, 4]
    assert steps.bankroll(4) == 3


def test_too_much_work_is_left_to_an_approximation_that_is_named() -> None:
    assert within(bettor_walk(law("banco")), 10**6) is None
    found = ruin(law("banco"), Fraction(2000), 10**6)
    assert found.method == BROWNIAN
    assert found.needed(Fraction(1, 20)) is None


@pytest.mark.parametrize("bankroll", [Fraction(0), Fraction(1, 2), Fraction(10**13)])
def test_a_bankroll_that_covers_no_coup_is_refused(bankroll: Fraction) -> None:
    with pytest.raises(BadInput, match="--bankroll"):
        ruin(law("punto"), bankroll)


@pytest.mark.parametrize("coups", [0, 10**13])
def test_absurd_numbers_of_coups_are_refused(coups: int) -> None:
    with pytest.raises(BadInput, match="--coups"):
        ruin(law("punto"), Fraction(5), coups)
