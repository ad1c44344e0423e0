"""What a house can lose in one coup, against bettors who try every bet on real cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations_with_replacement, product

import pytest

from combinat import BadInput, Shoe, Wager, evaluate, game
from combinat.rules.game import Game, catalogue_wagers, standard_tableau
from combinat.studies.exposure import Exposure, exposure, exposure_to
from combinat.studies.moments import portfolio
from combinat.studies.table_limits import GIVEN, SHEET, Limit, Terms, limits_of
from tests.houses import plain
from tests.second_method.suited import SmallShoe

EIGHT = Shoe.of_decks(8)
TEN_CARDS = "9h 9h 4s Ks Kh 2d 6c 6h 3h 3s"
METER = 500
SHARES = 20
"""Nets are whole numbers of twentieths here."""


@pytest.fixture(scope="module")
def dealt() -> Iterator[SmallShoe]:
    small = SmallShoe(plain(standard_tableau()), TEN_CARDS.split())
    yield small
    small.close()


def of_catalogue(name: str, *requires: str) -> Wager:
    (found,) = catalogue_wagers(name)
    return replace(found, requires=requires)


WAGERS = [
    of_catalogue("punto"),
    of_catalogue("banco"),
    of_catalogue("dragon_bonus_banco", "punto"),
    of_catalogue("player_pair", "punto", "banco"),
    of_catalogue("lucky_6_progressive", "dragon_bonus_banco"),
]
LIMITS = {
    wager: Limit(Fraction(least), Fraction(most))
    for wager, (least, most) in zip(
        WAGERS, [(5, 50), (10, 40), (1, 10), (2, 20), (1, 1)], strict=True
    )
}


def coups(dealt: SmallShoe, wagers: Sequence[Wager]) -> Iterator[tuple[list[int | None], int]]:
    """Yield what one unit on each wager wins on every kind of deal, in twentieths, and its ways.

    None is a jackpot.
    """
    cases = [
        f"CASE {' '.join(f'WHEN ({line.when}) THEN {n}' for n, line in enumerate(one.lines))} "
        f"ELSE {len(one.lines)} END"
        for one in wagers
    ]
    by = ", ".join(str(n + 1) for n in range(len(cases)))
    query = f"SELECT {', '.join(cases)}, SUM(ways) FROM coups GROUP BY {by}"
    paid = [[one.net(line) for line in one.lines] + [Fraction(-1)] for one in wagers]
    for row in dealt.database.execute(query).fetchall():
        nets = [of_wager[line] for of_wager, line in zip(paid, row[:-1], strict=True)]
        yield [None if net is None else int(net * SHARES) for net in nets], row[-1]


def house_loses(
    nets: Sequence[int | None], seats: Sequence[Sequence[int]], caps: Sequence[int | None]
) -> int:
    """Return what seats with these stakes win together in twentieths, a jackpot paid once."""
    total = 0
    for net, cap, stakes in zip(nets, caps, zip(*seats, strict=True), strict=True):
        staked = sum(stakes)
        won = (max(stakes) * METER - staked) * SHARES if net is None else staked * net
        total += won if cap is None else min(won, cap * SHARES)
    return total


def seats_that_the_house_takes() -> list[tuple[int, ...]]:
    """Return every way to bet nothing, the least or the most on each wager, requirements met."""
    choices = [(0, int(LIMITS[w].minimum), int(LIMITS[w].maximum)) for w in WAGERS]
    ids = [wager.id for wager in WAGERS]
    return [
        stakes
        for stakes in dict.fromkeys(product(*choices))
        if all(
            not wager.requires
            or not stakes[place]
            or any(stakes[ids.index(name)] for name in wager.requires)
            for place, wager in enumerate(WAGERS)
        )
    ]


def as_law(ways: Mapping[int, int]) -> dict[Fraction, Fraction]:
    """Return the law of an amount in whole units from the ways of each in twentieths."""
    total = sum(ways.values())
    return {Fraction(loss, SHARES): Fraction(count, total) for loss, count in ways.items()}


@pytest.mark.parametrize(
    ("seats", "caps"),
    [
        (1, (None, None, None, None, None)),
        (2, (None, None, None, None, None)),
        (2, (70, None, 15, 300, None)),
        (2, (None, None, None, 250, 100)),
    ],
)
def test_no_bettors_find_bets_that_win_more(
    dealt: SmallShoe, seats: int, caps: tuple[int | None, ...]
) -> None:
    tables = list(combinations_with_replacement(seats_that_the_house_takes(), seats))
    ways_of: Counter[int] = Counter()
    for nets, ways in coups(dealt, WAGERS):
        ways_of[max(house_loses(nets, table, caps) for table in tables)] += ways
    expected = as_law(ways_of)
    capped = {w: Fraction(c) for w, c in zip(WAGERS, caps, strict=True) if c is not None}
    terms, shoe = Terms(LIMITS, seats, capped), Shoe.parse(TEN_CARDS)
    found = exposure(game("standard"), shoe, WAGERS, terms, meter=Fraction(METER))
    assert found.law == expected
    assert found.largest.amount == max(expected)
    middle = sorted(expected)[len(expected) // 2]
    beyond = [chance for loss, chance in expected.items() if loss > middle]
    assert found.beyond(middle) == sum(beyond)


@pytest.mark.parametrize("seats", [1, 3])
def test_seats_with_one_portfolio_lose_and_win_as_real_cards_say(
    dealt: SmallShoe, seats: int
) -> None:
    staked = (5, 10, 4, 20, 1)
    expected: Counter[int] = Counter()
    for nets, ways in coups(dealt, WAGERS):
        expected[house_loses(nets, [staked] * seats, (None, None, 9, None, None))] += ways
    terms = Terms(LIMITS, seats, {WAGERS[2]: Fraction(9)})
    stakes = dict(zip(WAGERS, map(Fraction, staked), strict=True))
    shoe, meter = Shoe.parse(TEN_CARDS), Fraction(METER)
    found = exposure_to(game("standard"), shoe, stakes, terms, meter=meter)
    assert found.law == as_law(expected)


def test_one_seat_with_a_portfolio_is_the_portfolio() -> None:
    house = game("dragon_bonus_house")
    stakes = {wager: Fraction(n + 1) for n, wager in enumerate(house.wagers)}
    found = exposure_to(house, EIGHT, stakes, Terms({}))
    assert found.law == portfolio(house, EIGHT, stakes).law


def at_a_hundred(name: str, ids: Sequence[str], seats: int = 1) -> Exposure:
    house = game(name)
    wagers = house.asked(tuple(ids))
    given = {wager: Limit(Fraction(0), Fraction(100)) for wager in wagers}
    return exposure(house, EIGHT, wagers, Terms(limits_of(house, wagers, given), seats))


def test_at_the_limits_of_three_main_bets_a_tie_costs_most() -> None:
    # By hand: seven seats at 100 lose the house 6,300 on a tie at 9 to 1, 700 or 665 on a win.
    found = at_a_hundred("aspers", ["punto", "banco", "egalite"], seats=7)
    settled = evaluate(game("aspers"), EIGHT)
    chances = [
        Fraction(settled[name].lines[0].ways, settled.total_ways)
        for name in ("egalite", "punto", "banco")
    ]
    assert found.law == dict(zip(map(Fraction, (6300, 700, 665)), chances, strict=True))
    assert found.beyond(Fraction(700)) == chances[0]
    assert found.beyond(Fraction(699)) == chances[0] + chances[1]


def test_the_worst_coup_is_a_hand_that_can_be_laid_out() -> None:
    found = at_a_hundred("dragon_bonus_house", ["egalite", "ur_way_egalite"])
    # 225 to 1 on a tie of 2 and, with it, the any-tie bet at 8 to 1.
    largest = found.largest
    assert largest.amount == 100 * (225 + 8)
    values = [
        sum(min("A23456789".find(c[0]) + 1, 10) for c in h) % 10
        for h in (largest.hand.player, largest.hand.banker)
    ]
    assert values == [2, 2]


def test_a_required_bet_costs_its_smallest_stake_where_it_loses() -> None:
    house = game("standard")
    side, main = of_catalogue("dragon_bonus_banco", "punto"), of_catalogue("punto")
    limits = {side: Limit(Fraction(1), Fraction(10)), main: Limit(Fraction(5), Fraction(50))}
    found = exposure(house, EIGHT, [side, main], Terms(limits, seats=2))
    # 30 to 1 on ten for two seats, less the five on Punto that each has to lose.
    assert found.largest.amount == 2 * (10 * 30 - 5)
    free = exposure(
        house,
        EIGHT,
        [replace(side, requires=()), main],
        Terms({replace(side, requires=()): limits[side], main: limits[main]}, seats=2),
    )
    assert free.largest.amount == 2 * 10 * 30
    assert [(bet.wager.id, bet.won) for bet in found.largest.bets] == [
        ("dragon_bonus_banco", Fraction(600)),
        ("punto", Fraction(-10)),
    ]


def test_a_side_bet_that_wins_less_than_its_required_bet_loses_is_left_out() -> None:
    house = game("standard")
    side, main = of_catalogue("dragon_bonus_banco", "punto"), of_catalogue("punto")
    limits = {side: Limit(Fraction(1), Fraction(10)), main: Limit(Fraction(25), Fraction(50))}
    found = exposure(house, EIGHT, [side, main], Terms(limits))
    # A win by 4 pays 10 and one natural 10: both less than the 25 that would have to be lost.
    assert Fraction(10 - 25) not in found.law
    assert Fraction(0) in found.law


def test_a_cap_is_reached_by_as_few_seats_as_have_to_lose_a_required_bet() -> None:
    house = game("standard")
    side, main = of_catalogue("dragon_bonus_banco", "punto"), of_catalogue("punto")
    limits = {side: Limit(Fraction(1), Fraction(10)), main: Limit(Fraction(5), Fraction(50))}
    terms = Terms(limits, 7, {side: Fraction(550)})
    largest = exposure(house, EIGHT, [side, main], terms).largest
    assert largest.amount == 550 - 2 * 5
    assert [bet.seats for bet in largest.bets] == [2, 2]


def test_limits_are_those_of_the_wager_or_of_the_house_unless_given() -> None:
    house = game("intercasino")
    stated = limits_of(house, house.wagers, {})
    assert set(stated.values()) == {Limit(Fraction(5), Fraction(300), SHEET)}
    punto = house.wagers[0]
    given = limits_of(house, house.wagers, {punto: Limit(Fraction(0), Fraction(100))})
    assert given[punto] == Limit(Fraction(5), Fraction(100), GIVEN)
    assert "lucky_6_progressive" in {w.id for w in limits_of(aspers(), aspers().wagers, {})}


def aspers() -> Game:
    return game("aspers")


@pytest.mark.parametrize(
    ("limit", "message"),
    [((10, 5), "at least 10, at most 5"), ((0, 0), "at least 0, at most 0")],
)
def test_limits_that_cross_are_refused(limit: tuple[int, int], message: str) -> None:
    punto = aspers().wagers[0]
    given = {punto: Limit(Fraction(limit[0]), Fraction(limit[1]))}
    with pytest.raises(BadInput, match=message):
        limits_of(aspers(), [punto], given)


def test_a_wager_without_a_limit_is_refused_in_one_line() -> None:
    wagers = aspers().wagers[:3]
    with pytest.raises(BadInput, match="no largest stake of punto, banco, egalite") as refused:
        exposure(aspers(), EIGHT, wagers, Terms(limits_of(aspers(), wagers, {})))
    assert len(refused.value.faults) == 1


@pytest.mark.parametrize("seats", [0, -1, 1001])
def test_a_table_has_seats(seats: int) -> None:
    with pytest.raises(BadInput, match="--seats"):
        Terms({}, seats)


def test_a_stake_outside_its_limit_or_without_its_required_bet_is_refused() -> None:
    house = game("dragon_bonus_house")
    (ur_way,) = house.asked(("ur_way_egalite_6",))
    with pytest.raises(BadInput, match="one on any of punto, banco, egalite as well"):
        exposure_to(house, EIGHT, {ur_way: Fraction(5)}, Terms({}))
    punto = game("intercasino").wagers[0]
    terms = Terms(limits_of(game("intercasino"), [punto], {}))
    with pytest.raises(BadInput, match="found 301; allowed: 5 to 300"):
        exposure_to(game("intercasino"), EIGHT, {punto: Fraction(301)}, terms)
