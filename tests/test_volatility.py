"""The law of the result after many coups: exact, by FFT within its bound, and as simulated."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import comb, sqrt

import numpy as np
import pytest
from scipy.signal import fftconvolve
from scipy.stats import chi2

from combinat import Shoe, evaluate, game
from combinat.faults import BadInput
from combinat.studies.coup_law import Lattice, Law, lattice, law_of, opposite
from combinat.studies.shoe_rules import shoe_rule
from combinat.studies.sum_law import (
    BY_FFT,
    EXACT,
    NORMAL,
    SumLaw,
    by_fft,
    by_normal,
    by_whole_numbers,
    most_exact,
    sum_law,
)
from combinat.studies.volatility import SHARES, schedule, volatility

WAGERS = ("punto", "banco", "egalite", "dragon_bonus_punto")
Method = Callable[[Lattice, int], SumLaw]
HALF, NOTHING = Fraction(1, 2), Fraction(0)
EVEN: Law = {Fraction(-1): HALF, Fraction(1): HALF}


@cache
def law(wager: str) -> Law:
    return law_of(evaluate(game("dragon_bonus_house"), Shoe.of_decks(8))[wager])


@cache
def after_100(wager: str) -> SumLaw:
    return by_whole_numbers(lattice(law(wager)), 100)


def chances_of(found: SumLaw) -> dict[Fraction, float]:
    return {found.value(place): found.chance(place) for place in range(len(found.cumulative))}


@pytest.mark.parametrize("wager", WAGERS)
def test_mean_and_variance_are_those_of_independent_coups_exactly(wager: str) -> None:
    found, one = after_100(wager), law(wager)
    mean = sum(net * chance for net, chance in one.items())
    square = sum(net**2 * chance for net, chance in one.items())
    total, first, second, before = 0, Fraction(0), Fraction(0), 0
    assert not isinstance(found.cumulative, np.ndarray)
    for place, cumulative in enumerate(found.cumulative):
        ways, value = cumulative - before, found.value(place)
        total, first, second = total + ways, first + ways * value, second + ways * value**2
        before = cumulative
    assert total == found.total
    assert first / total == 100 * mean == found.mean
    assert second / total - (first / total) ** 2 == 100 * (square - mean**2) == found.variance


@pytest.mark.parametrize("wager", WAGERS)
def test_the_exact_law_agrees_with_squaring_done_another_way_to_1e_12(wager: str) -> None:
    coup, found = lattice(law(wager)), after_100(wager)
    base = np.zeros(coup.span + 1)
    for place in coup.ways:
        base[place] = float(coup.chance(place))
    power, exponent = np.ones(1), 100
    while exponent:
        if exponent % 2:
            power = fftconvolve(power, base)
        base, exponent = fftconvolve(base, base), exponent // 2
    exact = np.array([found.chance(place) for place in range(len(found.cumulative))])
    assert abs(power[: len(exact)] - exact).max() < 1e-12
    assert abs(np.cumsum(power[: len(exact)]) - np.cumsum(exact)).max() < 1e-12


@pytest.mark.parametrize(("wager", "seed"), [(w, s) for s, w in enumerate(WAGERS, 1)])
def test_the_exact_law_agrees_with_a_seeded_simulation(wager: str, seed: int) -> None:
    one, trials = law(wager), 200_000
    nets = list(one)
    drawn = np.random.default_rng(seed).multinomial(100, [float(one[n]) for n in nets], trials)
    # Nets in twentieths are whole numbers.
    results = drawn @ np.array([int(20 * net) for net in nets])
    seen = dict(zip(*(a.tolist() for a in np.unique(results, return_counts=True)), strict=True))
    bins: list[list[float]] = [[0, 0]]
    for value, chance in chances_of(after_100(wager)).items():
        bins[-1][0] += seen.pop(int(20 * value), 0)
        bins[-1][1] += trials * chance
        if bins[-1][1] >= 20:
            bins.append([0, 0])
    assert not seen
    assert len(bins) > 20
    last = bins.pop()
    bins[-1] = [bins[-1][0] + last[0], bins[-1][1] + last[1]]
    statistic = sum((found - expected) ** 2 / expected for found, expected in bins)
    assert 0.001 < chi2.sf(statistic, len(bins) - 1) < 0.999


@pytest.mark.parametrize("wager", WAGERS)
@pytest.mark.parametrize("coups", [1, 2, 31, 150])
def test_the_fft_is_within_its_bound_of_the_exact_law(wager: str, coups: int) -> None:
    coup = lattice(law(wager))
    exact, found = by_whole_numbers(coup, coups), by_fft(coup, coups)
    assert found.error < Fraction(1, 10**11)
    for place in range(len(exact.cumulative)):
        value = exact.value(place)
        off = abs(exact.at_most(value).value - found.at_most(value).value)
        assert off <= found.error, (value, float(off))


def test_the_bound_of_the_fft_is_not_idle() -> None:
    coup = lattice(law("banco"))
    wrong = lattice(
        {
            **law("banco"),
            Fraction(-1): law("banco")[Fraction(-1)] - Fraction(1, 10**12),
            Fraction(0): law("banco")[Fraction(0)] + Fraction(1, 10**12),
        }
    )
    exact, found = by_whole_numbers(coup, 150), by_fft(wrong, 150)
    worst = max(
        abs(exact.at_most(exact.value(place)).value - found.at_most(exact.value(place)).value)
        for place in range(0, len(exact.cumulative), 7)
    )
    assert worst > found.error


def test_a_fair_coin_has_binomial_chances() -> None:
    found = sum_law(lattice(EVEN), 60)
    below = sum(comb(60, heads) for heads in range(30))
    assert found.method == EXACT
    assert found.less_than(Fraction(0)).value == Fraction(below, 2**60)
    assert found.more_than(Fraction(0)).value == Fraction(below, 2**60)
    assert found.quantile(HALF) == (NOTHING, NOTHING)


@pytest.mark.parametrize("wager", WAGERS)
@pytest.mark.parametrize("method", [by_whole_numbers, by_fft])
def test_a_quantile_is_the_first_value_that_is_not_exceeded_so_often(
    wager: str, method: Method
) -> None:
    chances = chances_of(after_100(wager))
    found = method(lattice(law(wager)), 100)
    for share in SHARES:
        values = list(chances)
        reached = np.cumsum(list(chances.values()))
        value = values[int(np.argmax(reached >= float(share)))]
        assert found.quantile(share) == (value, value)


@pytest.mark.parametrize("method", [by_whole_numbers, by_fft])
def test_what_the_house_holds_is_the_mirror_of_what_the_bettor_wins(method: Method) -> None:
    bettor = method(lattice(law("dragon_bonus_punto")), 81)
    house = method(lattice(opposite(law("dragon_bonus_punto"))), 81)
    for share in SHARES:
        least, most = bettor.reached(share)
        assert house.quantile(share) == (-least, -most)


def test_of_a_share_that_is_met_exactly_the_lower_end_does_and_the_upper_end_is_reached() -> None:
    found = by_whole_numbers(lattice(EVEN), 1)
    assert found.quantile(HALF) == (Fraction(-1), Fraction(-1))
    assert found.reached(HALF) == (Fraction(1), Fraction(1))


def test_methods_are_chosen_by_what_they_cost() -> None:
    coup = lattice(law("banco"))
    most = most_exact(coup)
    assert sum_law(coup, most).method == EXACT
    assert sum_law(coup, most + 1).method == BY_FFT
    far = sum_law(coup, 10**12)
    assert far.method == NORMAL
    assert 0 < far.error < Fraction(1, 10**5)


def test_the_normal_law_is_within_the_bound_of_berry_and_esseen() -> None:
    coup = lattice(law("dragon_bonus_punto"))
    exact, normal = by_whole_numbers(coup, 100), by_normal(coup, 100)
    off = [
        abs(exact.at_most(exact.value(place)).value - normal.at_most(exact.value(place)).value)
        for place in range(len(exact.cumulative))
    ]
    assert Fraction(1, 100) < max(off) <= normal.error < 1


def test_a_hundred_million_coups_keep_many_digits() -> None:
    found = by_fft(lattice(law("egalite")), 10**8)
    assert found.error < Fraction(1, 10**9)
    middle = found.at_most(found.mean)
    # Skewness moves the chance at the mean by skewness / (6 sqrt(2 pi n)).
    assert abs(middle.value - HALF) < Fraction(1, 10**4)
    assert found.quantile(Fraction(1, 20))[0] == found.quantile(Fraction(1, 20))[1]


def test_a_law_of_one_value_is_that_value_so_often() -> None:
    found = sum_law(lattice({Fraction(-1): Fraction(1)}), 1000)
    assert found.quantile(HALF) == (Fraction(-1000), Fraction(-1000))
    assert found.less_than(Fraction(0)).value == 1


def test_wagers_placed_together_are_one_law() -> None:
    both = {Fraction(0): HALF, Fraction(-2): HALF / 2, Fraction(3, 2): HALF / 2}
    found = sum_law(lattice(both), 3)
    assert found.at_most(Fraction(-4)).value == Fraction(1, 64) + 3 * Fraction(1, 32)
    assert lattice(both).step == HALF


@pytest.mark.parametrize("coups", [0, -1, 10**12 + 1])
def test_absurd_numbers_of_coups_are_refused(coups: int) -> None:
    with pytest.raises(BadInput, match="--coups"):
        sum_law(lattice(EVEN), coups)


def test_chances_that_do_not_add_to_one_are_refused() -> None:
    with pytest.raises(ValueError, match="add to one"):
        lattice({Fraction(1): HALF})


def test_a_shoe_of_the_schedule_is_that_of_counting() -> None:
    house = game("standard")
    times = schedule(house.tableau, shoe_rule(house, cards_behind=14))
    assert f"{times.per_shoe:.8f}" == "81.28257352"
    assert [stretch.coups for stretch in times.stretches] == [81, 813, 24390]


def test_the_house_loses_a_month_less_often_than_a_day() -> None:
    house = game("dragon_bonus_house")
    found = volatility(law("banco"), None, schedule(house.tableau, shoe_rule(house)))
    losing = [law.more_than(Fraction(0)).value for _, law in found.stretches]
    assert losing == sorted(losing, reverse=True)
    day = found.stretches[1][1]
    deviation = sqrt(day.variance) / day.coups
    assert deviation == pytest.approx(0.9273 / sqrt(day.coups), rel=1e-3)


def test_a_lattice_keeps_every_net_and_chance() -> None:
    found: Lattice = lattice(law("banco"))
    kept = {found.lowest + place * found.step: found.chance(place) for place in found.ways}
    assert kept == dict(law("banco"))
