"""Covariances and portfolios, against sums over other laws of the coup and against real cards."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from combinat import BadInput, Shoe, Wager, evaluate, game
from combinat.cards import BY_VALUE
from combinat.coups import coup_table, holds
from combinat.publish import files
from combinat.publish.numerals import decimal
from combinat.rules.game import Game, catalogue_wagers, standard_tableau
from combinat.studies import joint_results
from combinat.studies.moments import Moments, Portfolio, moments, portfolio
from tests.houses import READINGS, plain
from tests.second_method.suited import SmallShoe

EIGHT = Shoe.of_decks(8)
TEN_CARDS = "9h 9h 4s Ks Kh 2d 6c 6h 3h 3s"
METER = Fraction(20000)


def wager(house: Game, name: str) -> Wager:
    (found,) = house.asked((name,))
    return found


def correlation(found: Moments, first: str, second: str) -> float:
    places = [one.id for one in found.joint.wagers]
    squared = found.correlation_squared(places.index(first), places.index(second))
    assert squared is not None
    return math.copysign(math.sqrt(abs(squared)), squared)


@pytest.mark.parametrize(("name", "reading"), READINGS)
def test_the_diagonal_is_the_variance_of_each_wager(name: str, reading: str) -> None:
    house = game(name, reading)
    found = moments(house, EIGHT, meter=METER)
    for place, settled in enumerate(evaluate(house, EIGHT, meter=METER).settlements):
        assert found.covariance[place][place] == settled.variance
        assert found.means[place] == settled.expected_value


def gains_over_the_coup_table(house: Game, one: Wager, shoe: Shoe) -> list[Fraction]:
    """Return what a wager wins in each outcome, by the conditions as polars reads them."""
    table = coup_table(house.tableau, BY_VALUE)
    columns = sorted(set().union(*(w.columns for w in house.wagers)))
    rows = table.outcomes(shoe, columns)
    won = [Fraction(-1)] * rows.height
    for line in reversed(one.lines):
        net = one.net(line)
        assert net is not None
        for row in rows.with_row_index().filter(holds(line.condition))["index"]:
            won[row] = net
    return won


@pytest.mark.parametrize("decks", [1, 8, 1000])
def test_covariances_are_direct_sums_over_the_coup_table(decks: int) -> None:
    house, shoe = game("dragon_bonus_house"), Shoe.of_decks(decks)
    found = moments(house, shoe)
    table = coup_table(house.tableau, BY_VALUE)
    columns = sorted(set().union(*(w.columns for w in house.wagers)))
    ways = table.outcomes(shoe, columns)["ways"].to_list()
    gains = [gains_over_the_coup_table(house, one, shoe) for one in house.wagers]
    total = sum(ways)
    means = [sum(g * w for g, w in zip(gain, ways, strict=True)) / total for gain in gains]
    for i, one in enumerate(gains):
        for j, other in enumerate(gains):
            mixed = sum(a * b * w for a, b, w in zip(one, other, ways, strict=True)) / total
            assert found.covariance[i][j] == mixed - means[i] * means[j]


@pytest.fixture(scope="module")
def dealt() -> Iterator[SmallShoe]:
    small = SmallShoe(plain(standard_tableau()), TEN_CARDS.split())
    yield small
    small.close()


def joint_gains(dealt: SmallShoe, wagers: list[Wager]) -> list[tuple[list[Fraction], int]]:
    """Return what the wagers win together over every deal of a few real cards, with the ways."""
    cases = [
        f"CASE {' '.join(f'WHEN ({line.when}) THEN {n}' for n, line in enumerate(one.lines))} "
        f"ELSE {len(one.lines)} END"
        for one in wagers
    ]
    by = ", ".join(str(n + 1) for n in range(len(cases)))
    paid = [
        [METER - 1 if (net := one.net(line)) is None else net for line in one.lines]
        + [Fraction(-1)]
        for one in wagers
    ]
    rows = dealt.database.execute(
        f"SELECT {', '.join(cases)}, SUM(ways) FROM coups GROUP BY {by}"
    ).fetchall()
    return [
        ([nets[line] for nets, line in zip(paid, row[:-1], strict=True)], row[-1]) for row in rows
    ]


def test_covariances_and_the_law_agree_with_every_deal_of_real_cards(dealt: SmallShoe) -> None:
    names = ("punto", "banco", "lucky_6_progressive", "perfect_pair", "dragon_bonus_banco")
    wagers = [wager(game("standard"), name) for name in names]
    shoe = Shoe.parse(TEN_CARDS)
    rows = joint_gains(dealt, wagers)
    total = sum(ways for _, ways in rows)
    found = moments(game("standard"), shoe, wagers, meter=METER)
    for i in range(len(wagers)):
        for j in range(len(wagers)):
            product = sum(gains[i] * gains[j] * ways for gains, ways in rows) / total
            means = [sum(gains[k] * ways for gains, ways in rows) / total for k in (i, j)]
            assert found.covariance[i][j] == product - means[0] * means[1]
    stakes = dict(zip(wagers, map(Fraction, (10, 5, 1, 2, 3)), strict=True))
    law: dict[Fraction, Fraction] = {}
    for gains, ways in rows:
        net = sum((s * g for s, g in zip(stakes.values(), gains, strict=True)), Fraction(0))
        law[net] = law.get(net, Fraction(0)) + Fraction(ways, total)
    assert portfolio(game("standard"), shoe, stakes, meter=METER).law == law


def test_player_and_banker_move_against_each_other() -> None:
    found = moments(game("aspers"), EIGHT, meter=METER)
    # By hand, from published ways: Player wins one where Banker loses it, Banker wins 19/20 where
    # Player loses one, and both push on a tie.
    total = 4998398275503360
    player, banker = (Fraction(w, total) for w in (2230518282592256, 2292252566437888))
    means = [player - banker, Fraction(19, 20) * banker - player]
    squares = [player + banker, Fraction(361, 400) * banker + player]
    variances = [square - mean**2 for square, mean in zip(squares, means, strict=True)]
    covariance = -player - Fraction(19, 20) * banker - means[0] * means[1]
    assert found.covariance[0][:2] == (variances[0], covariance)
    assert found.correlation_squared(0, 1) == -(covariance**2) / (variances[0] * variances[1])
    assert correlation(found, "punto", "banco") < -0.9999
    free = moments(game("hippodrome"), EIGHT)
    assert correlation(free, "banco", "banco_commission_free") > 0.97


def test_without_commission_player_and_banker_add_up_to_nothing() -> None:
    house = game("standard")
    even = next(w for w in catalogue_wagers("punto"))
    banker = even.__class__(**{**vars(even), "id": "even_banker", "lines": reversed_lines(even)})
    found = moments(house, EIGHT, [even, banker])
    assert found.correlation_squared(0, 1) == -1


def reversed_lines(even: Wager) -> tuple[object, ...]:
    swap = {"player_total > banker_total": "banker_total > player_total"}
    return tuple(
        line.model_copy(update={"when": swap.get(line.when, line.when)}) for line in even.lines
    )


def test_specific_ties_exclude_each_other() -> None:
    house = game("hippodrome")
    ties = list(house.asked(("ur_way_egalite",)))
    found = moments(house, EIGHT, ties)
    settled = evaluate(house, EIGHT, ties)
    for i, one in enumerate(ties):
        for j, other in enumerate(ties):
            if i != j:
                p, q = (Fraction(settled[w.id].lines[0].ways) for w in (one, other))
                # Two events of which never both happen: E[1_A 1_B] = 0.
                returns = [nets + 1 for w in (one, other) if (nets := w.net(w.lines[0]))]
                expected = -p * q * returns[0] * returns[1] / settled.total_ways**2
                assert found.covariance[i][j] == expected


@pytest.mark.parametrize(
    "bundle", [f"ur_way_neighbours_{n}" for n in range(6)] + ["ur_way_full_house"]
)
@pytest.mark.parametrize("decks", [6, 8])
def test_a_bundle_is_the_portfolio_of_its_parts(bundle: str, decks: int) -> None:
    house, shoe = game("dragon_bonus_house"), Shoe.of_decks(decks)
    whole = wager(house, bundle)
    names = [line.id for line in whole.lines]
    parts = {wager(house, name): Fraction(1) for name in names}
    assert len(parts) == whole.units
    as_one = portfolio(house, shoe, {whole: Fraction(whole.units)})
    as_parts = portfolio(house, shoe, parts)
    assert as_one.law == as_parts.law
    assert as_one.placed == as_parts.placed
    settled = evaluate(house, shoe, [whole]).settlements[0]
    assert settled.variance is not None
    assert as_parts.edge_per_unit_placed == settled.house_edge
    assert as_parts.variance == settled.variance * whole.units**2


def test_a_required_main_bet_is_part_of_the_price() -> None:
    house = game("dragon_bonus_house")
    ur_way, punto = wager(house, "ur_way_egalite_6"), wager(house, "punto")
    alone = portfolio(house, EIGHT, {ur_way: Fraction(1)})
    both = portfolio(house, EIGHT, {ur_way: Fraction(1), punto: Fraction(5)})
    assert alone.unmet == [ur_way]
    assert both.unmet == []
    settled = evaluate(house, EIGHT)
    edge, main_edge = (settled[name].house_edge for name in ("ur_way_egalite_6", "punto"))
    assert edge is not None
    assert main_edge is not None
    assert both.edge_per_unit_placed == (edge + 5 * main_edge) / 6
    # Player pushes where a tie pays, so that the best coup is that of the tie alone.
    assert both.best.net == alone.best.net


def test_the_moments_of_a_portfolio_are_those_of_the_matrix() -> None:
    house = game("dragon_bonus_house")
    stakes = {w: Fraction(n + 1, 2) for n, w in enumerate(house.wagers)}
    priced, found = portfolio(house, EIGHT, stakes), moments(house, EIGHT)
    sizes = list(stakes.values())
    places = range(len(sizes))
    assert priced.variance == sum(
        sizes[i] * sizes[j] * found.covariance[i][j] for i in places for j in places
    )
    assert priced.expected_value == sum(
        (s * m for s, m in zip(sizes, found.means, strict=True)), Fraction(0)
    )
    assert sum(priced.law.values()) == 1
    assert list(priced.law) == sorted(priced.law)


def test_best_and_worst_coup_of_player_and_tie() -> None:
    house = game("aspers")
    both = priced(house, punto=10, egalite=1)
    assert both.best.net == 9
    assert both.worst.net == -11
    tie = evaluate(house, EIGHT)["egalite"]
    # A tie pushes the ten units on Player and wins 9; Player's win makes 9 as well.
    assert both.best.probability == Fraction(
        tie.lines[0].ways + evaluate(house, EIGHT)["punto"].lines[0].ways, tie.total_ways
    )
    # By hand from two published edges: (10 · 1.235081 + 4.844032) / 11.
    assert decimal(both.edge_per_unit_placed * 100, 6) == "1.563168"


def priced(house: Game, **stakes: int) -> Portfolio:
    return portfolio(house, EIGHT, {wager(house, n): Fraction(s) for n, s in stakes.items()})


@pytest.mark.parametrize("stake", [0, -1])
def test_a_stake_of_nothing_is_refused(stake: int) -> None:
    with pytest.raises(BadInput, match="a stake above 0"):
        priced(game("aspers"), punto=stake)


def test_a_jackpot_without_a_meter_is_refused() -> None:
    with pytest.raises(BadInput, match="lucky_6_progressive: found no price: it has a jackpot"):
        moments(game("aspers"), EIGHT)


def test_a_wager_that_never_wins_has_no_correlation() -> None:
    shoe = Shoe.parse("K K K K K K K K")
    house = game("standard")
    found = moments(house, shoe, [wager(house, "punto"), wager(house, "egalite")])
    assert found.correlation_squared(0, 1) is None
    assert list(found.means) == [0, 8]


def test_wagers_whose_suits_combine_too_far_are_left_out_of_the_published_correlations(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wagers = [wager(game("standard"), name) for name in ("punto", "perfect_pair", "all_red")]
    house = replace(game("standard"), wagers=tuple(wagers))
    both = dict(files._correlation_files(house, [EIGHT]))["standard/correlation.csv"]
    assert "perfect_pair,punto" in both
    monkeypatch.setattr(joint_results, "MOST_SPLITS", 10)
    joint_results.kinds_of.cache_clear()
    fewer = dict(files._correlation_files(house, [EIGHT]))
    assert "perfect_pair" not in fewer["standard/correlation.csv"]
    assert "punto,punto" in fewer["standard/correlation.csv"]
    assert "combine in too many ways" in fewer["standard/correlation.md"]
