"""The value of a count: by enumeration, in whole numbers, by simulated draws, as published."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, isclose, log

import numpy as np
import pytest

from combinat import BadInput, Game, Shoe, Wager, evaluate, game
from combinat.cards import BY_RANK, BY_VALUE
from combinat.studies.counts.depths import coup_lengths, coups_begun
from combinat.studies.counts.exact import ExactDepth, exact_depth
from combinat.studies.counts.groups import Groups, Tags, grouped
from combinat.studies.counts.law import CountLaw, count_law
from combinat.studies.counts.money import (
    Betting,
    ShoeValue,
    at_best,
    by_trigger,
    exact_bets,
    over_shoe,
)
from combinat.studies.counts.study import CountStudy, count_study, tags_from
from combinat.studies.counts.trigger import DIVISIONS, HALF, RUNNING, TRUNCATE, Trigger
from combinat.studies.shoe_rules import CURRENT_IS_LAST, NO_BURN, ShoeRule, shoe_rule
from tests.houses import dealer, judge, plain
from tests.second_method.brute import play
from tests.second_method.dealer import Outcome

DRAGON_7 = "0 0 0 -1 -1 -1 -1 2 2 0"
PANDA_8 = "1 1 -2 -2 -2 -1 -1 -2 4 1"
LUCKY_6 = "0 0 0 0 0 -3 1 1 1 0"
EIGHT_DECKS = Shoe.of_decks(8)
FLOAT_ERROR = 1e-15
"""Laws at every depth are floats; what they are held against is exact."""


@cache
def house(name: str = "aspers") -> Game:
    return game(name)


def wager_of(wager_id: str, name: str = "aspers") -> Wager:
    (wager,) = house(name).asked((wager_id,))
    return wager


def nets_of(wager: Wager) -> list[Fraction]:
    return [net for line in wager.lines if (net := wager.net(line)) is not None]


@cache
def study(wager_id: str, tags: str, at: str | None, end: str | None = None) -> CountStudy:
    wager = wager_of(wager_id)
    rule = shoe_rule(house(), cards_behind=14, end=end)
    trigger = None if at is None else Trigger(Fraction(at))
    return count_study(house(), wager, tags_from(tags, wager), rule, trigger=trigger)


def groups_of(wager: Wager, shoe: Shoe, tags: str) -> Groups:
    return grouped(house().tableau, wager, shoe, tags_from(tags, wager))


@cache
def ways_left(left: tuple[int, ...]) -> dict[Outcome, int]:
    """Return the ways of every outcome as the second method counts them."""
    return dealer(house().tableau).ways(left)


class TestEnumerated:
    """Every set of seen cards of a small shoe, what is left of it priced by the second method."""

    COUNTS = (2, 1, 1, 0, 1, 1, 2, 1, 1, 1)
    TAGS = (0, 1, 0, 0, -1, -1, -2, 1, 2, 2)

    def by_count(self, wager: Wager, seen: int) -> tuple[dict[int, Fraction], dict[int, Fraction]]:
        cards = [value for value, count in enumerate(self.COUNTS) for _ in range(count)]
        subsets = Counter(combinations(cards, seen))
        total = sum(subsets.values())
        chance: Counter[int] = Counter()
        gain: dict[int, Fraction] = {}
        for subset, number in subsets.items():
            count = sum(self.TAGS[value] for value in subset)
            chance[count] += number
            gain[count] = gain.get(count, Fraction(0)) + number * self.value(wager, subset)
        return (
            {count: Fraction(number, total) for count, number in chance.items()},
            {count: value / total for count, value in gain.items()},
        )

    def value(self, wager: Wager, gone: Sequence[int]) -> Fraction:
        left = [count - gone.count(value) for value, count in enumerate(self.COUNTS)]
        ways = ways_left(tuple(left))
        lines = [(line.id, line.when) for line in wager.lines]
        settled = judge(house().tableau).settle(ways, lines)
        nets = dict(zip((line.id for line in wager.lines), nets_of(wager), strict=True))
        won = sum((nets.get(line, Fraction(-1)) * n for line, n in settled.items()), Fraction(0))
        return won / sum(settled.values())

    @pytest.mark.parametrize("wager_id", ["dragon_7", "egalite", "banco"])
    @pytest.mark.parametrize("seen", range(6))
    def test_a_depth_in_whole_numbers_is_the_enumeration(self, wager_id: str, seen: int) -> None:
        wager = wager_of(wager_id)
        tags = Tags(BY_VALUE, self.TAGS)
        groups = grouped(house().tableau, wager, Shoe.of_values(self.COUNTS), tags)
        depth = exact_depth(groups, nets_of(wager), seen)
        assert (depth.chance, depth.gain) == self.by_count(wager, seen)

    def test_the_best_use_is_the_positive_part_of_the_enumeration(self) -> None:
        wager, tags = wager_of("egalite"), Tags(BY_VALUE, self.TAGS)
        groups = grouped(house().tableau, wager, Shoe.of_values(self.COUNTS), tags)
        chance, gain = self.by_count(wager, 4)
        positive = [count for count in gain if gain[count] > 0]
        assert positive
        assert exact_bets(exact_depth(groups, nets_of(wager), 4), None) == (
            sum(chance[count] for count in positive),
            sum(gain[count] for count in positive),
        )


def test_a_pair_is_counted_by_rank() -> None:
    """Of the cards left, two of a rank: known without a tableau, for every set of seen cards."""
    counts = [2, 1, 3, 0, 1, 0, 0, 2, 1, 0, 1, 1, 0]
    shoe = Shoe(((0,) * 4,) * 13, tuple(counts))
    wager, tags = wager_of("player_pair"), (1, -1, 2, 0, 0, 0, 0, -3, 0, 1, 1, 0, 0)
    groups = grouped(house().tableau, wager, shoe, Tags(BY_RANK, tags))
    (net,) = nets_of(wager)
    cards = [rank for rank, count in enumerate(counts) for _ in range(count)]
    for seen in (0, 1, 3, 5):
        found: dict[int, Fraction] = {}
        for gone in combinations(cards, seen):
            left = Counter(cards) - Counter(gone)
            pairs = sum(n * (n - 1) for n in left.values())
            chance = Fraction(pairs, (len(cards) - seen) * (len(cards) - seen - 1))
            count = sum(tags[rank] for rank in gone)
            value = ((net + 1) * chance - 1) / comb(len(cards), seen)
            found[count] = found.get(count, Fraction(0)) + value
        assert exact_depth(groups, [net], seen).gain == found


def test_ten_tags_and_the_same_thirteen_are_one_count() -> None:
    wager = wager_of("dragon_7")
    by_value = tags_from(DRAGON_7, wager)
    by_rank = tags_from(f"{DRAGON_7} 0 0 0", wager)
    assert (by_value.partition, by_rank.partition) == (BY_VALUE, BY_RANK)
    values, ranks = (
        grouped(house().tableau, wager, EIGHT_DECKS, tags) for tags in (by_value, by_rank)
    )
    assert values.takes == ranks.takes
    assert (values.ways == ranks.ways).all()


@cache
def whole_numbers(wager_id: str, tags: str, seen: int) -> ExactDepth:
    wager = wager_of(wager_id)
    return exact_depth(groups_of(wager, EIGHT_DECKS, tags), nets_of(wager), seen)


@cache
def law_of(wager_id: str, tags: str) -> CountLaw:
    wager = wager_of(wager_id)
    return count_law(groups_of(wager, EIGHT_DECKS, tags), nets_of(wager))


CASES = [("dragon_7", DRAGON_7), ("panda_8", PANDA_8), ("banco", "1 1 1 1 -1 -1 -1 -1 0 0")]


@pytest.mark.parametrize(("wager_id", "tags"), CASES)
@pytest.mark.parametrize("seen", [0, 1, 7, 364, 410])
def test_over_all_counts_chances_add_to_one_and_gains_to_the_full_shoe(
    wager_id: str, tags: str, seen: int
) -> None:
    depth = whole_numbers(wager_id, tags, seen)
    value = evaluate(house(), EIGHT_DECKS, [wager_of(wager_id)])[wager_id].expected_value
    assert sum(depth.chance.values()) == 1
    assert sum(depth.gain.values()) == value


@pytest.mark.parametrize(("wager_id", "tags"), CASES)
def test_at_every_depth_the_mean_over_counts_is_the_full_shoe(wager_id: str, tags: str) -> None:
    law = law_of(wager_id, tags)
    value = evaluate(house(), EIGHT_DECKS, [wager_of(wager_id)])[wager_id].expected_value
    assert value is not None
    assert len(law.chance) == 411
    assert abs(law.chance.sum(axis=1) - 1).max() < 2 * FLOAT_ERROR
    assert abs(law.gain.sum(axis=1) - float(value)).max() < FLOAT_ERROR


@pytest.mark.parametrize(("wager_id", "tags"), CASES)
@pytest.mark.parametrize("seen", [0, 1, 7, 130, 364, 410])
def test_floats_and_whole_numbers_agree_to_the_stated_error(
    wager_id: str, tags: str, seen: int
) -> None:
    law, depth = law_of(wager_id, tags), whole_numbers(wager_id, tags, seen)
    for place, count in enumerate(law.counts.tolist()):
        assert abs(law.chance[seen, place] - float(depth.chance.get(count, 0))) < FLOAT_ERROR
        assert abs(law.gain[seen, place] - float(depth.gain.get(count, 0))) < FLOAT_ERROR


@pytest.mark.parametrize("seen", [208, 300, 364, 401])
@pytest.mark.parametrize(("wager_id", "tags", "at"), [(*CASES[0], 4), (*CASES[1], 11)])
def test_a_trigger_is_worth_the_same_in_both_to_twelve_digits(
    wager_id: str, tags: str, at: int, seen: int
) -> None:
    trigger = Trigger(Fraction(at))
    betting = by_trigger(law_of(wager_id, tags), trigger)
    depth = whole_numbers(wager_id, tags, seen)
    chance, gain = exact_bets(depth, trigger.least_count(416 - seen))
    assert isclose(betting.frequency[seen], chance, rel_tol=1e-12)
    assert isclose(betting.gain[seen], gain, rel_tol=1e-12)


def test_a_count_of_aces_follows_the_hypergeometric_law() -> None:
    law = law_of("punto", "1 0 0 0 0 0 0 0 0 0")
    for seen in (1, 52, 300, 410):
        for aces in range(33):
            ways = comb(32, aces) * comb(384, seen - aces) if aces <= seen else 0
            assert abs(law.chance[seen, aces] - ways / comb(416, seen)) < FLOAT_ERROR


def test_tags_twice_as_large_are_the_same_count() -> None:
    single = law_of("dragon_7", DRAGON_7)
    double = law_of("dragon_7", " ".join(str(2 * int(tag)) for tag in DRAGON_7.split()))
    assert (double.counts == 2 * single.counts).all()
    assert (double.gain == single.gain).all()


@pytest.mark.parametrize("seen", [52, 208, 364])
def test_simulated_draws_agree_within_four_standard_errors(seen: int) -> None:
    generator = np.random.Generator(np.random.PCG64(20_000 + seen))
    tags = np.array([0, *map(int, DRAGON_7.split()[:9])])
    values = np.repeat(np.arange(10), [128] + [32] * 9)
    least = 1 if seen == 364 else 0
    betting = Betting(law_of("dragon_7", DRAGON_7), law_of("dragon_7", DRAGON_7).counts >= least)
    gains = []
    for _ in range(6_000):
        cards = generator.permutation(values)
        bet = tags[cards[:seen]].sum() >= least
        outcome = play(plain(house().tableau), tuple(cards[seen : seen + 6].tolist()))
        won = outcome.banker_total == 7 > outcome.player_total and outcome.banker_cards == 3
        gains.append((40 if won else -1) if bet else 0)
    made = np.array(gains) != 0
    assert abs(made.mean() - betting.frequency[seen]) < 4 * made.std() / len(gains) ** 0.5
    error = np.std(gains) / len(gains) ** 0.5
    assert abs(np.mean(gains) - betting.gain[seen]) < 4 * error


class TestTriggers:
    @pytest.mark.parametrize("divide", [*DIVISIONS, RUNNING])
    @pytest.mark.parametrize("at", ["-3", "-1/2", "0", "1/3", "4", "7/2"])
    def test_the_lowest_count_bet_on_is_the_first_that_reads_high_enough(
        self, divide: str, at: str
    ) -> None:
        trigger = Trigger(Fraction(at), divide)
        for unseen in (1, 6, 13, 26, 39, 52, 53, 101, 130, 416):
            readings = [trigger.reading(count, unseen) for count in range(-40, 41)]
            assert readings == sorted(readings)
            first = next((n for n, reading in enumerate(readings) if reading >= trigger.at), None)
            assert first is None or first - 40 == trigger.least_count(unseen)

    def test_decks_are_rounded_to_halves_from_the_middle_up_and_never_to_none(self) -> None:
        assert Trigger(Fraction(1), HALF).reading(3, 65) == 2
        assert Trigger(Fraction(1), HALF).reading(3, 64) == 3
        assert Trigger(Fraction(1), HALF).reading(3, 1) == 6

    def test_truncating_lifts_a_negative_count(self) -> None:
        assert Trigger(Fraction(0), TRUNCATE).reading(-1, 104) == 0
        assert Trigger(Fraction(0), TRUNCATE).least_count(104) == -1

    def test_the_best_use_is_worth_no_less_than_any_trigger(self) -> None:
        law = law_of("dragon_7", DRAGON_7)
        best = at_best(law)
        for at in (1, 3, 4, 6):
            betting = by_trigger(law, Trigger(Fraction(at)))
            assert (betting.gain <= best.gain + 10 * FLOAT_ERROR).all()


RULES = [
    ShoeRule(1, cards_behind=24),
    ShoeRule(1, burn=NO_BURN, cards_behind=18),
    ShoeRule(1, burn=NO_BURN, cards_behind=20, end=CURRENT_IS_LAST),
]


class TestShoe:
    def test_dragon_7_agrees_with_the_published_value_to_a_fifth_of_a_percent(self) -> None:
        """Simulated: 0.5976 (error 0.0016), 9.15 % of coups, 8.035 %, 81.29 coups; EJ 0.597.

        The law of depths is an approximation: it gives 0.5968, 9.139 %, 8.034 %, 81.283.
        """
        value = study("dragon_7", DRAGON_7, "4").value
        assert abs(value.gain - 0.5976) < 0.0016
        assert abs(100 * value.frequency - 9.15) < 0.015
        assert value.edge is not None
        assert round(100 * value.edge, 2) == 8.03
        assert abs(value.coups - 81.29) < 0.01

    def test_panda_8_agrees_with_the_published_value_to_a_third_of_a_percent(self) -> None:
        """EJ 0.237, simulated 0.2368; the approximation gives 0.2374."""
        value = study("panda_8", PANDA_8, "11").value
        assert round(value.gain, 3) == 0.237
        assert abs(value.gain - 0.2368) < 0.0008

    def test_lucky_6_depends_on_the_rule_of_the_shoe(self) -> None:
        """WoO prints 0.155 at 80.1 coups and no rule of the shoe.

        With 14 cards behind there are 81.3 or 80.5 coups, by the end; 80.1 coups are those of 20
        cards behind, where the count gains 0.1605: 4 % more than printed.
        """
        wager = wager_of("lucky_6")
        gains = {}
        for behind in (14, 20):
            rule = shoe_rule(house(), cards_behind=behind)
            tags = tags_from(LUCKY_6, wager)
            found = count_study(house(), wager, tags, rule, trigger=Trigger(Fraction(7)))
            gains[behind] = (round(found.value.coups, 1), round(found.value.gain, 4))
        assert gains == {14: (81.3, 0.2064), 20: (80.1, 0.1605)}

    def test_the_end_of_the_shoe_moves_the_gain_by_up_to_a_tenth(self) -> None:
        more = study("dragon_7", DRAGON_7, "4").value.gain
        last = study("dragon_7", DRAGON_7, "4", CURRENT_IS_LAST).value.gain
        assert 0.02 < 1 - last / more < 0.1

    def test_the_length_of_a_coup_is_that_of_the_second_method(self) -> None:
        ways = dealer(house().tableau).ways([128] + [32] * 9)
        by_cards: Counter[int] = Counter()
        for outcome, number in ways.items():
            by_cards[outcome.cards] += number
        total = sum(by_cards.values())
        lengths = {cards: Fraction(number, total) for cards, number in by_cards.items()}
        assert coup_lengths(house().tableau, EIGHT_DECKS) == lengths

    def test_the_length_of_a_coup_is_the_published_one(self) -> None:
        """WoO, appendix 5, eight decks: four, five and six cards."""
        lengths = coup_lengths(house().tableau, EIGHT_DECKS)
        shares = [round(float(lengths[cards]), 6) for cards in (4, 5, 6)]
        assert shares == [0.378868, 0.303444, 0.317687]

    @pytest.mark.parametrize("rule", RULES)
    def test_coups_begun_are_those_of_every_sequence_of_lengths(self, rule: ShoeRule) -> None:
        lengths = coup_lengths(house().tableau, Shoe.of_decks(1))
        begun = dict.fromkeys(range(47), Fraction(0))
        starts = [(1 + b, b) for b in rule.burned().values()] or [(0, 0)]
        for start, hidden in starts:
            for path, chance in sequences(rule, lengths, start):
                for gone in path:
                    begun[gone - hidden] += chance / len(starts)
        assert sum(lengths.values()) == 1
        found = coups_begun(rule, lengths)
        # Both add up thousands of products; one of them in floats.
        assert np.allclose(found, [float(begun[seen]) for seen in range(47)], rtol=1e-13, atol=0)

    def test_hits_over_a_shoe_are_those_of_its_depths(self) -> None:
        found = study("panda_8", PANDA_8, "11")
        value = found.value
        assert isclose(sum(number for _, number in value.outcomes), value.bets, rel_tol=1e-12)
        won = sum(net * number for net, number in value.outcomes)
        assert isclose(won, value.gain, rel_tol=1e-11)

    def test_a_bet_on_every_coup_has_the_spread_of_the_full_shoe(self) -> None:
        law = law_of("panda_8", PANDA_8)
        value = over_shoe(Betting(law, law.reachable), study("panda_8", PANDA_8, "11").begun)
        full = evaluate(house(), EIGHT_DECKS, [wager_of("panda_8")])["panda_8"]
        assert full.variance is not None
        assert isclose(value.deviation, float(full.variance) ** 0.5, rel_tol=1e-12)

    def test_desirability_of_a_hundred_coups_is_ten_times_that_of_one(self) -> None:
        value = study("dragon_7", DRAGON_7, "4").value
        assert value.desirability is not None
        assert value.desirability == value.gain_per_coup / value.deviation
        assert value.desirability_of_many == 10 * value.desirability


class TestKelly:
    def test_of_one_prize_it_is_the_edge_over_the_odds(self) -> None:
        value = study("dragon_7", DRAGON_7, "4").value
        assert value.edge is not None
        assert isclose(value.kelly, value.edge / 40, rel_tol=1e-9)

    def test_growth_is_the_mean_of_the_logarithm(self) -> None:
        value = ShoeValue(10, 4, 1, ((2, 2), (-1, 2)))
        assert isclose(value.kelly, Fraction(1, 4), rel_tol=1e-12)
        assert isclose(value.growth, 2 * log(1.5) + 2 * log(0.75), rel_tol=1e-12)

    def test_without_an_edge_nothing_is_bet(self) -> None:
        value = ShoeValue(10, 4, -1, ((1, 1), (-1, 3)))
        assert value.kelly == value.growth == 0


class TestLinear:
    def test_the_correlation_is_that_of_all_cards_one_by_one(self) -> None:
        found = study("dragon_7", DRAGON_7, "4")
        shoe_cards = [value for value in range(10) for _ in range(128 if value == 0 else 32)]
        shoes = [EIGHT_DECKS.without(card) for card in ("T", "A", *"23456789")]
        wager = wager_of("dragon_7")
        values = [evaluate(house(), shoe, [wager])["dragon_7"].expected_value for shoe in shoes]
        tags = [0, *map(int, DRAGON_7.split()[:9])]
        effects = [float(values[v] or 0) - float(found.expected_value) for v in shoe_cards]
        expected = np.corrcoef([tags[v] for v in shoe_cards], effects)[0, 1]
        squared = found.linear.correlation_squared
        assert squared is not None
        assert found.linear.sign == 1
        assert isclose(float(squared) ** 0.5, expected, rel_tol=1e-9)

    def test_at_the_critical_count_the_exact_value_changes_sign_late_in_the_shoe(self) -> None:
        """Where the law is smooth and not far from straight; it bends: 3.5 is right within 1."""
        found = study("dragon_7", DRAGON_7, "4")
        critical = found.linear.critical
        assert critical is not None
        depth = whole_numbers("dragon_7", DRAGON_7, 364)
        positive = min(count for count, gain in depth.gain.items() if gain > 0)
        assert abs(positive - critical) < 1

    def test_a_wager_whose_effects_are_all_alike_has_no_correlation(self) -> None:
        wager = wager_of("player_pair")
        tags = tags_from("1 1 1 1 1 1 -2 -2 -2 0", wager)
        found = count_study(house(), wager, tags, shoe_rule(house()))
        assert found.linear.correlation_squared is None
        assert found.linear.critical is None


class TestRequired:
    TAGS = "0 1 -1 1 -1 1 -1 1 -1 0"

    def of_stake(self, stake: Fraction | None) -> CountStudy:
        name = "punto_y_banco"
        wager = wager_of("egalite", name)
        return count_study(
            house(name),
            wager,
            tags_from(self.TAGS, wager),
            shoe_rule(house(name)),
            trigger=Trigger(Fraction(2)),
            required_stake=stake,
        )

    def test_the_cheapest_required_wager_is_charged_one_for_one(self) -> None:
        charged, free = self.of_stake(None), self.of_stake(Fraction(0))
        assert charged.required is not None
        assert charged.required.wager.id == "banco"
        edge = evaluate(house("punto_y_banco"), EIGHT_DECKS)["banco"].house_edge
        assert charged.required.cost == edge
        assert charged.value.edge is not None
        assert free.value.edge is not None
        assert isclose(free.value.edge - charged.value.edge, float(edge or 0), rel_tol=1e-12)

    def test_half_the_stake_costs_half(self) -> None:
        required = self.of_stake(Fraction(1, 2)).required
        assert required is not None
        assert required.cost == required.house_edge / 2

    def test_a_wager_that_stands_alone_is_charged_nothing(self) -> None:
        assert study("dragon_7", DRAGON_7, "4").required is None


def sequences(
    rule: ShoeRule, lengths: dict[int, Fraction], gone: int
) -> Iterator[tuple[list[int], Fraction]]:
    """Yield every sequence of coups, by where each begins, and its chance."""
    for drawn, chance in lengths.items():
        if rule.is_last(gone, drawn):
            yield [gone], chance
            continue
        for path, rest in sequences(rule, lengths, gone + drawn):
            yield [gone, *path], chance * rest


def test_too_many_cards_or_counts_are_refused() -> None:
    wager = wager_of("dragon_7")
    with pytest.raises(BadInput, match="at most 832"):
        count_law(groups_of(wager, Shoe.of_decks(17), DRAGON_7), nets_of(wager))
    wide = "99 -99 99 -99 99 -99 99 -99 97 -97"
    with pytest.raises(BadInput, match="smaller tags"):
        count_law(groups_of(wager, Shoe.of_decks(16), wide), nets_of(wager))
