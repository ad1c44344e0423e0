"""Counts of wagers that see suits, and by suit: real cards, whole numbers, simulated draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, isclose, perm

import numpy as np
import numpy.typing as npt
import pytest

from combinat import BadInput, Shoe, Wager, evaluate, game
from combinat.cards import BY_RANK, BY_VALUE, RANKS, SUITS, Partition, value_of
from combinat.coups import partition_for
from combinat.evaluation import sees_suits
from combinat.rules import load
from combinat.rules.game import catalogue_wagers, standard_tableau
from combinat.rules.schema import PayLine
from combinat.shoe import UnknownCards
from combinat.studies.counts.exact import exact_depth
from combinat.studies.counts.groups import MOST_TAGS, Groups, Tags, grouped
from combinat.studies.counts.law import CountLaw, count_law
from combinat.studies.counts.money import by_trigger, exact_bets
from combinat.studies.counts.study import count_study, tags_from
from combinat.studies.counts.trigger import Trigger
from combinat.studies.removal import removals
from combinat.studies.shoe_rules import shoe_rule
from tests.houses import plain
from tests.second_method.suited import SmallShoe

EIGHT_DECKS = Shoe.of_decks(8)
METER = Fraction(8000)
TAGS, SUIT_TAGS = "1 0 0 -2 -2 -1 -1 1 1 1", "1 -2 1 1"
SUITED = {
    wager.id: wager
    for name in load.catalogue_ids()
    for wager in catalogue_wagers(name)
    if sees_suits(wager)
}
FLOAT_ERROR = 1e-15
"""Laws at every depth are floats; what they are held against is exact."""

Integers = npt.NDArray[np.int64]


def lucky_6() -> Wager:
    (wager,) = game("aspers").asked(("lucky_6_progressive",))
    return wager


def lucky_6_nets() -> list[Fraction]:
    """What each line wins at the meter, the stake not returned."""
    return [METER - 1, Fraction(999), Fraction(149), Fraction(14), Fraction(4)]


def one_line(name: str, condition: str) -> Wager:
    line = PayLine(id="wins", event="Wins", when=condition, pays="3 to 1")
    return Wager(name, "Tested", "tested", "house", (line,), "here")


def by_classes(partition: Partition, of_suit: Sequence[int], size: int = 3) -> Tags:
    """Return tags that go round by class."""
    of_class = tuple(class_ % size - 1 for class_ in range(len(partition)))
    return Tags(partition, of_class, tuple(of_suit))


def tag_of(tags: Tags, card: str) -> int:
    """Return the tag of a card such as 9h, read off its name."""
    rank, suit = card[:-1], card[-1]
    place = value_of(rank) if tags.partition == BY_VALUE else RANKS.index(rank)
    return tags.of_class[place] + tags.of_suit[SUITS.index(suit)]


@cache
def deals(cards: tuple[str, ...]) -> dict[tuple[int, ...], SmallShoe]:
    """Deal every order of each six of some cards, by their places."""
    tableau = plain(standard_tableau())
    return {
        six: SmallShoe(tableau, [cards[place] for place in six])
        for six in combinations(range(len(cards)), 6)
    }


class TestRealCards:
    """Every order of six of nine real cards, the coup played literally, the lines read by SQLite.

    The seen cards are every subset of the three that are left.
    """

    CARDS = ("9h", "9h", "4s", "Kh", "Kh", "6h", "2h", "5h", "3d")
    WAGERS = (
        SUITED["lucky_6_progressive"],
        SUITED["perfect_pair"],
        SUITED["lucky_8_banker"],
        one_line("four_or_five", "player_one_suit AND NOT banker_one_suit AND cards < 6"),
        one_line("any_number", "banker_total > 4 AND initial_one_colour"),
    )

    @staticmethod
    @cache
    def lines(wager: Wager) -> dict[tuple[int, ...], list[int]]:
        """Return for each six of the cards the ways of each line, and last of none."""
        conditions = [line.when for line in wager.lines]
        return {six: small.ways(conditions) for six, small in deals(TestRealCards.CARDS).items()}

    def shoe(self) -> Shoe:
        return Shoe.parse(" ".join(self.CARDS))

    def grouped(self, wager: Wager, of_suit: Sequence[int]) -> tuple[Groups, Tags]:
        tags = by_classes(partition_for(wager.columns), of_suit)
        return grouped(standard_tableau(), wager, self.shoe(), tags), tags

    @pytest.mark.parametrize("of_suit", [(0, 0, 0, 0), (1, -2, 1, 1), (0, 1, 2, 3)])
    @pytest.mark.parametrize("wager", WAGERS, ids=lambda wager: wager.id)
    def test_ways_by_tags_taken_are_those_of_every_deal(
        self, wager: Wager, of_suit: Sequence[int]
    ) -> None:
        groups, tags = self.grouped(wager, of_suit)
        expected: dict[tuple[int, ...], Integers] = {}
        for six, lines in self.lines(wager).items():
            borne = Counter(tag_of(tags, self.CARDS[place]) for place in six)
            taken = tuple(borne[tag] for tag in tags.distinct)
            ways = np.array([sum(lines), *lines[:-1]])
            expected[taken] = expected[taken] + ways if taken in expected else ways
        found = dict(zip(groups.takes, groups.ways.tolist(), strict=True))
        assert sum(ways[1:].sum() for ways in expected.values()) > 0
        assert found == {taken: ways.tolist() for taken, ways in expected.items()}

    @pytest.mark.parametrize("seen", range(4))
    def test_a_depth_in_whole_numbers_is_the_enumeration(self, seen: int) -> None:
        wager, nets = self.WAGERS[0], lucky_6_nets()
        groups, tags = self.grouped(wager, (0, 1, 0, -1))
        chance: dict[int, Fraction] = {}
        gain: dict[int, Fraction] = {}
        sets = perm(9, 6) * comb(3, seen)
        for six, ways in self.lines(wager).items():
            won = sum(
                (n * net for n, net in zip(ways, [*nets, Fraction(-1)], strict=True)), Fraction(0)
            )
            left = [card for place, card in enumerate(self.CARDS) if place not in six]
            for gone in combinations(left, seen):
                count = sum(tag_of(tags, card) for card in gone)
                chance[count] = chance.get(count, Fraction(0)) + Fraction(sum(ways), sets)
                gain[count] = gain.get(count, Fraction(0)) + won / sets
        depth = exact_depth(groups, nets, seen)
        assert (depth.chance, depth.gain) == (chance, gain)


@pytest.mark.parametrize("decks", [1, 8, 30])
@pytest.mark.parametrize(
    "wager_id",
    ["lucky_6_progressive", "perfect_pair", "lucky_8_player", "all_red", "dragon_7", "player_pair"],
)
def test_ways_over_all_groups_are_those_of_the_whole_shoe(wager_id: str, decks: int) -> None:
    """With 30 decks they are beyond 64 bits."""
    (wager,) = game("standard").asked((wager_id,))
    tags = by_classes(partition_for(wager.columns), (0, 2, -1, 0))
    shoe = Shoe.of_decks(decks)
    groups = grouped(standard_tableau(), wager, shoe, tags)
    total, *lines = (sum(map(int, column)) for column in groups.ways.T)
    settled = evaluate(game("standard"), shoe, [wager])[wager_id]
    assert total == perm(52 * decks, 6)
    assert lines == [line.ways for line in settled.lines[: len(wager.lines)]]
    assert (groups.ways >= 0).all()


@pytest.mark.parametrize("wager_id", ["lucky_6_progressive", "perfect_pair"])
def test_suits_that_all_add_the_same_make_the_plain_count_with_other_tags(wager_id: str) -> None:
    wager = SUITED[wager_id]
    tags = by_classes(partition_for(wager.columns), (0, 0, 0, 0), size=4)
    shifted = replace(tags, of_class=tuple(tag + 2 for tag in tags.of_class))
    by_suit = replace(tags, of_suit=(2, 2, 2, 2))
    one, other = (
        grouped(standard_tableau(), wager, EIGHT_DECKS, each) for each in (shifted, by_suit)
    )
    assert (one.tags, one.cards, one.takes) == (other.tags, other.cards, other.takes)
    assert (one.ways == other.ways).all()


def test_a_count_by_value_is_the_same_with_ranks_told_apart() -> None:
    values = Tags(BY_VALUE, (1, 1, 0, 0, -2, -2, -1, -1, 1, 1), (1, -2, 1, 1))
    ranks = Tags(BY_RANK, (1, 0, 0, -2, -2, -1, -1, 1, 1, 1, 1, 1, 1), (1, -2, 1, 1))
    one, other = (
        grouped(standard_tableau(), lucky_6(), EIGHT_DECKS, each) for each in (values, ranks)
    )
    assert one.takes == other.takes
    assert (one.ways == other.ways).all()


@cache
def lucky_6_groups() -> Groups:
    tags = tags_from(TAGS, lucky_6(), SUIT_TAGS)
    return grouped(game("aspers").tableau, lucky_6(), EIGHT_DECKS, tags)


@cache
def lucky_6_law() -> CountLaw:
    return count_law(lucky_6_groups(), lucky_6_nets())


@pytest.mark.parametrize("seen", [0, 7, 208, 364, 410])
def test_floats_and_whole_numbers_agree_to_twelve_digits(seen: int) -> None:
    law, trigger = lucky_6_law(), Trigger(Fraction(1))
    depth = exact_depth(lucky_6_groups(), lucky_6_nets(), seen)
    value = evaluate(game("aspers"), EIGHT_DECKS, [lucky_6()], meter=METER).settlements[0]
    assert sum(depth.chance.values()) == 1
    assert sum(depth.gain.values()) == value.expected_value
    betting = by_trigger(law, trigger)
    chance, gain = exact_bets(depth, trigger.least_count(416 - seen))
    assert isclose(betting.frequency[seen], chance, rel_tol=1e-12)
    assert isclose(betting.gain[seen], gain, rel_tol=1e-12)


def test_a_count_of_hearts_follows_the_hypergeometric_law() -> None:
    tags = Tags(BY_VALUE, (0,) * 10, (0, 1, 0, 0))
    groups = grouped(standard_tableau(), one_line("red", "all_red"), EIGHT_DECKS, tags)
    law = count_law(groups, [Fraction(1)])
    for seen in (1, 52, 208, 410):
        for hearts in range(105):
            ways = comb(104, hearts) * comb(312, seen - hearts) if hearts <= seen else 0
            assert abs(law.chance[seen, hearts] - ways / comb(416, seen)) < FLOAT_ERROR


@pytest.mark.parametrize("seen", [0, 3, 51, 208])
def test_two_cards_of_one_suit_given_the_hearts_seen_by_hand(seen: int) -> None:
    """H hearts among the U unseen: two hearts, or two others, which are alike in 103 of 311."""
    wager = one_line("alike", "player_initial_one_suit")
    tags = Tags(BY_VALUE, (0,) * 10, (0, 1, 0, 0))
    groups = grouped(standard_tableau(), wager, EIGHT_DECKS, tags)
    depth = exact_depth(groups, [Fraction(3)], seen)
    unseen = 416 - seen
    assert len(depth.chance) == min(seen, 104) + 1
    for seen_hearts, chance in depth.chance.items():
        hearts = 104 - seen_hearts
        others = unseen - hearts
        alike = hearts * (hearts - 1) + others * (others - 1) * Fraction(103, 311)
        assert depth.gain[seen_hearts] == chance * (4 * alike / (unseen * (unseen - 1)) - 1)


class TestSimulated:
    """A hundred thousand draws of 208 cards and then six, played by table of play and suit."""

    SEEN, BATCHES, BATCH = 208, 20, 5_000
    DRAWS = BATCHES * BATCH

    @staticmethod
    def lines_of(values: Integers, suits: Integers) -> Integers:
        """Return the line of the Lucky 6 Progressive that six cards take, 5 for none."""
        tableau = plain(game("aspers").tableau)
        player, banker = ((values[:, hand] + values[:, hand + 2]) % 10 for hand in (0, 1))
        draws = np.array([cell == "D" for cell in tableau["player"]])
        rows = [[cell == "D" for cell in tableau["banker"][str(total)][:10]] for total in range(10)]
        six = draws[player] & np.array(rows)[banker, values[:, 4]] & (player < 8)
        six &= (banker >= 4) & (banker <= 6)
        red = (suits == 1) | (suits == 2)
        cases = [
            (suits == suits[:, :1]).all(axis=1),
            (suits[:, :4] == 1).all(axis=1),
            (suits[:, [1, 3, 5]] == 1).all(axis=1),
            (red == red[:, :1]).all(axis=1),
        ]
        return np.where(six, np.select(cases, range(4), 4), 5)

    @classmethod
    @cache
    def drawn(cls) -> tuple[Integers, Integers]:
        """Return the running count and the line of each draw."""
        generator = np.random.Generator(np.random.PCG64(606))
        deck = np.tile(np.arange(52), 8)
        of_value = np.array([1, *map(int, TAGS.split()[:9])])
        of_suit = np.array([int(word) for word in SUIT_TAGS.split()])
        counts, lines = [], []
        for _ in range(cls.BATCHES):
            shoes = generator.permuted(np.tile(deck, (cls.BATCH, 1)), axis=1)
            cards = shoes[:, : cls.SEEN + 6]
            values, suits = np.array([*range(1, 10), 0, 0, 0, 0])[cards // 4], cards % 4
            tags = of_value[values] + of_suit[suits]
            counts.append(tags[:, : cls.SEEN].sum(axis=1))
            lines.append(cls.lines_of(values[:, cls.SEEN :], suits[:, cls.SEEN :]))
        return np.concatenate(counts), np.concatenate(lines)

    @pytest.mark.parametrize("least", [60, 70, 80])
    def test_bets_and_gain_agree_within_four_standard_errors(self, least: int) -> None:
        counts, lines = self.drawn()
        nets = [Fraction(0), *lucky_6_nets()[1:]]
        law = count_law(lucky_6_groups(), nets)
        bets = counts >= least
        gains = np.where(bets, np.array([*map(float, nets), -1.0])[lines], 0)
        expected = law.chance[self.SEEN, law.counts >= least].sum()
        assert 0.05 < expected < 0.95
        assert abs(bets.mean() - expected) < 4 * bets.std() / self.DRAWS**0.5
        gain = law.gain[self.SEEN, law.counts >= least].sum()
        assert abs(gains.mean() - gain) < 4 * gains.std() / self.DRAWS**0.5

    def test_counts_where_each_line_hits_have_the_mean_that_groups_give(self) -> None:
        """Of what is not the next six each card is seen with one chance, whatever its tag."""
        counts, lines = self.drawn()
        groups = lucky_6_groups()
        whole = sum(tag * n for tag, n in zip(groups.tags, groups.cards, strict=True))
        for line in (2, 3, 4):
            ways = [int(row[line + 1]) for row in groups.ways]
            taken = [np.dot(takes, groups.tags) for takes in groups.takes]
            mean = sum(n * (whole - tags) for n, tags in zip(ways, taken, strict=True)) / sum(ways)
            here = counts[lines == line]
            assert len(here) > 50
            error = here.std() / len(here) ** 0.5
            assert abs(here.mean() - mean * self.SEEN / 410) < 4 * error


class TestLinear:
    def test_the_correlation_is_that_of_all_cards_one_by_one(self) -> None:
        house, wager = game("aspers"), lucky_6()
        tags = tags_from(TAGS, wager, SUIT_TAGS)
        found = count_study(house, wager, tags, shoe_rule(house), meter=METER)
        names = [rank + suit for rank in RANKS for suit in SUITS]
        by_value = [int(word) for word in TAGS.split()]
        borne = [by_value[value_of(name[:-1]) - 1] + {"h": -2}.get(name[-1], 1) for name in names]
        full = float(found.expected_value)
        effects = [
            float(one.expected_value or 0) - full
            for name in names
            for one in evaluate(house, EIGHT_DECKS.without(name), [wager], meter=METER).settlements
        ]
        squared = found.linear.correlation_squared
        assert squared is not None
        assert found.linear.sign == 1
        assert isclose(float(squared) ** 0.5, np.corrcoef(borne, effects)[0, 1], rel_tol=1e-9)

    def test_a_tag_by_value_and_one_by_suit_can_come_as_near_as_the_documents_say(self) -> None:
        """Least squares over rows and columns, all cards being equally many."""
        (found,) = removals(game("aspers"), EIGHT_DECKS, [lucky_6()], meter=METER)[0]
        table = np.array([[float(found.effects[r + s]) for s in SUITS] for r in RANKS])
        fitted = table.mean(axis=1, keepdims=True) + table.mean(axis=0) - table.mean()
        assert round(np.corrcoef(fitted.ravel(), table.ravel())[0, 1], 3) == 0.986

    @pytest.mark.parametrize(
        ("tags", "suit_tags", "correlation", "gain"),
        [
            ("1 0 0 -2 -2 -2 -1 1 1 1", "1 -3 1 1", "0.971", "3.691"),
            ("1 0 0 -2 -2 -2 -1 1 1 1", None, "0.648", "2.079"),
            ("0 0 0 0 0 0 0 0 0 0", "1 -3 1 1", "0.730", "2.936"),
        ],
    )
    def test_values_and_suits_together_gain_the_most_as_documented(
        self, tags: str, suit_tags: str | None, correlation: str, gain: str
    ) -> None:
        house, wager = game("aspers"), lucky_6()
        found = count_study(
            house,
            wager,
            tags_from(tags, wager, suit_tags),
            shoe_rule(house),
            meter=METER,
            required_stake=Fraction(0),
        )
        squared = found.linear.correlation_squared
        assert squared is not None
        assert f"{float(squared) ** 0.5:.3f}" == correlation
        assert f"{found.best_value.gain:.3f}" == gain

    def test_the_tags_of_a_deck_are_added_card_by_card(self) -> None:
        house, wager = game("aspers"), lucky_6()
        tags = tags_from("0 0 0 1 0 0 0 0 0 -1", wager, "0 3 0 -1")
        found = count_study(house, wager, tags, shoe_rule(house), meter=METER)
        assert found.pivot == 4 - 16 + 3 * 13 - 13


def test_more_tags_than_can_be_counted_are_refused_before_any_is_counted() -> None:
    tags = Tags(BY_VALUE, tuple(range(0, 40, 4)), (0, 1, 2, 3))
    with pytest.raises(BadInput, match=f"40 different tags, suits.* at most {MOST_TAGS}"):
        grouped(standard_tableau(), lucky_6(), EIGHT_DECKS, tags)


def test_suits_that_are_not_known_cannot_be_counted() -> None:
    shoe = Shoe.parse("8 decks - 5")
    with pytest.raises(UnknownCards, match="suit"):
        grouped(standard_tableau(), lucky_6(), shoe, Tags(BY_VALUE, (1,) * 10))
    groups = grouped(
        standard_tableau(), one_line("six", "cards = 6"), shoe, Tags(BY_VALUE, (1,) * 10)
    )
    assert groups.cards == (415,)
