"""Edges under other terms, against printed edges of both terms and games whose file states them."""

from __future__ import annotations

import json
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

from combinat import Shoe, Wager, evaluate, game
from combinat.cards import BY_VALUE
from combinat.rules import load
from combinat.rules.game import Game, catalogue_wagers
from combinat.studies.sensitivity import LineMoved, WagerMoved, sensitivity
from tests.houses import dealer, settled_by_second_method
from tests.support import GOOD, ask, assert_refused, broken

Captured = pytest.CaptureFixture[str]

MAIN_WAYS = {
    8: (2230518282592256, 2292252566437888, 475627426473216),
    6: (392220492728832, 403095751234560, 83552962932288),
    4: (33608344225792, 34543624867840, 7145601996928),
}
"""Published ways by decks: Player wins, Banker wins, tie."""

FIVE_PER_CENT = Fraction(5, 100)


def moved(house: Game, *wagers: Wager, decks: int = 8, meter: int | None = None) -> WagerMoved:
    """Return the first of some wagers under other terms."""
    paid = None if meter is None else Fraction(meter)
    evaluation = evaluate(house, Shoe.of_decks(decks), wagers, meter=paid)
    return sensitivity(evaluation).wagers[0]


def of_house(name: str, wager: str, decks: int = 8) -> WagerMoved:
    house = game(name)
    return moved(house, *house.asked((wager,)), decks=decks)


def of_catalogue(name: str, pay_table: str, decks: int = 8) -> WagerMoved:
    return moved(game("standard"), *catalogue_wagers(name, pay_table), decks=decks)


def only_line(one: WagerMoved) -> LineMoved:
    (line,) = one.lines
    return line


def percent(edge: Fraction, digits: int) -> Decimal:
    return round(Decimal(100 * edge.numerator) / edge.denominator, digits)


@pytest.mark.parametrize(
    ("decks", "eight_to_one", "nine_to_one"),
    [(8, "14.359629", "4.844032"), (6, "14.438160", "4.931289")],
)
def test_a_tie_bet_moves_between_the_printed_edges_of_eight_and_nine_to_one(
    decks: int, eight_to_one: str, nine_to_one: str
) -> None:
    nine = only_line(of_house("aspers", "egalite", decks))
    assert nine.less is not None
    assert (nine.less.pays, percent(nine.less.after, 6)) == ("8 to 1", Decimal(eight_to_one))
    eight = only_line(of_house("standard", "egalite", decks))
    assert (eight.more.pays, percent(eight.more.after, 6)) == ("9 to 1", Decimal(nine_to_one))
    assert (nine.less.before, nine.less.after) == (eight.more.after, eight.more.before)


@pytest.mark.parametrize(
    ("wager", "pay_table", "decks", "pays", "printed"),
    [
        # Wizard of Odds, Perfect Pairs (Version 1): 25 and 26 to 1.
        ("perfect_pair", "twenty_five_to_one", 8, "26 to 1", "9.6844"),
        ("perfect_pair", "twenty_five_to_one", 6, "26 to 1", "13.8821"),
        ("player_pair", "eleven_to_one", 8, "12 to 1", "2.891566"),
    ],
)
def test_one_unit_more_is_the_printed_edge_of_the_better_pay_table(
    wager: str, pay_table: str, decks: int, pays: str, printed: str
) -> None:
    more = only_line(of_catalogue(wager, pay_table, decks)).more
    digits = len(printed.partition(".")[2])
    assert (more.pays, percent(more.after, digits)) == (pays, Decimal(printed))


@pytest.mark.parametrize(
    ("wager", "pay_table", "decks", "printed"),
    [
        ("perfect_pair", "twenty_six_to_one", 8, "13.0294"),
        ("perfect_pair", "twenty_six_to_one", 6, "17.0716"),
        ("player_pair", "twelve_to_one", 8, "10.361446"),
    ],
)
def test_one_unit_less_is_the_printed_edge_of_the_worse_pay_table(
    wager: str, pay_table: str, decks: int, printed: str
) -> None:
    less = only_line(of_catalogue(wager, pay_table, decks)).less
    assert less is not None
    assert percent(less.after, len(printed.partition(".")[2])) == Decimal(printed)


@pytest.mark.parametrize("decks", MAIN_WAYS)
def test_break_even_pays_and_commission_by_hand(decks: int) -> None:
    player, banker, tie = MAIN_WAYS[decks]
    assert only_line(of_house("standard", "punto", decks)).break_even == Fraction(banker, player)
    assert only_line(of_house("standard", "banco", decks)).break_even == Fraction(player, banker)
    assert only_line(of_house("standard", "egalite", decks)).break_even == Fraction(
        player + banker, tie
    )
    for house in ("standard", "intercasino"):
        by = of_house(house, "banco", decks).by_commission
        assert by is not None
        assert by.break_even == 1 - Fraction(player, banker)


@pytest.mark.parametrize(
    ("decks", "rate", "printed"),
    [
        # Multiplayer Baccarat, after Thorp, at 4 %; the right edge for a claim about 4.5 %.
        (8, "4", "0.5993"),
        (6, "4", "0.5972"),
        (8, "4.5", "0.8286"),
        (8, "5", "1.057906"),
        (6, "5", "1.055849"),
    ],
)
@pytest.mark.parametrize("name", ["standard", "intercasino"])
def test_banker_at_a_commission_has_the_printed_edge(
    name: str, decks: int, rate: str, printed: str
) -> None:
    house, share = game(name), Fraction(rate) / 100
    evaluation = evaluate(house, Shoe.of_decks(decks), house.asked(("banco",)))
    by = sensitivity(evaluation, [share]).wagers[0].by_commission
    assert by is not None
    assert (by.commission, by.assumed) == (FIVE_PER_CENT, name == "standard")
    assert percent(by.edges[share], len(printed.partition(".")[2])) == Decimal(printed)


def test_without_commission_banker_and_player_mirror_each_other() -> None:
    by = of_house("standard", "banco").by_commission
    assert by is not None
    assert by.edges[Fraction(0)] == -of_house("standard", "punto").house_edge
    assert list(by.edges) == [Fraction(rate, 100) for rate in range(11)]


def test_at_the_break_even_commission_nobody_has_an_edge() -> None:
    for name, reading in (("standard", "printed"), ("intercasino", "ties_lose")):
        house = game(name, reading)
        evaluation = evaluate(house, Shoe.of_decks(8), house.asked(("banco",)))
        by = sensitivity(evaluation).wagers[0].by_commission
        assert by is not None
        assert by.break_even is not None
        again = sensitivity(evaluation, [by.break_even]).wagers[0].by_commission
        assert again is not None
        assert again.edges == {by.break_even: 0}
        assert (by.break_even < 0) == (reading == "ties_lose")


def net_by_hand(pays: str) -> Fraction:
    """Return what one unit staked wins, by the words of the trade."""
    if pays in ("push", "loses"):
        return Fraction(0 if pays == "push" else -1)
    paid, word, stake = pays.split()
    return (Fraction(paid) - (Fraction(stake) if word == "for" else 0)) / Fraction(stake)


@pytest.mark.parametrize("name", ["standard", "aspers", "dragon_bonus_house", "hippodrome"])
def test_every_line_of_every_wager_over_values_by_the_second_method(name: str) -> None:
    house, shoe = game(name), Shoe.of_decks(6)
    ways = dealer(house.tableau).ways(shoe.counts(BY_VALUE))
    found = sensitivity(evaluate(house, shoe)).wagers
    assert found
    for one in found:
        wager = one.settlement.wager
        settled = settled_by_second_method(house, ways, wager.id)
        nets = {line.id: net_by_hand(line.pays) for line in wager.lines} | {"loses": Fraction(-1)}
        total = sum(settled.values())
        paid = [line.id for line in wager.lines if line.pays != "push"]
        assert [line.line.id for line in one.lines] == paid
        for line in one.lines:
            for repaid, unit in ((line.more, 1), (line.less, -1)):
                if repaid is None:
                    assert nets[line.line.id] <= Fraction(1, wager.units)
                    continue
                changed = nets | {line.line.id: nets[line.line.id] + Fraction(unit, wager.units)}
                lost = -sum(settled[id_] * net for id_, net in changed.items())
                assert repaid.after == lost / total, (wager.id, line.line.id)
                chance = Fraction(settled[line.line.id], total * wager.units)
                assert repaid.moved == repaid.after - one.house_edge == -unit * chance


def of_text(tmp_path: Path, text: str) -> Game:
    path = tmp_path / "house.toml"
    path.write_text(text, encoding="utf-8")
    return game(str(path))


def edge(house: Game, wager: str, meter: int | None = None) -> Fraction:
    """Return the edge of a wager in a game whose file states its terms."""
    paid = None if meter is None else Fraction(meter)
    settled = evaluate(house, Shoe.of_decks(8), house.asked((wager,)), meter=paid)[wager]
    assert settled.house_edge is not None
    return settled.house_edge


TERMS = [
    ("20 to 1", "19 to 1", "21 to 1"),
    ("8 for 1", "7 for 1", "9 for 1"),
    ("1 for 1", None, "2 for 1"),
    ("2 for 1", "1 for 1", "3 for 1"),
    ("1.5 for 1", "0.5 for 1", "2.5 for 1"),
    ("1 to 1", None, "2 to 1"),
    ("19 to 20", None, "39 to 20"),
    ("21 to 20", "1 to 20", "41 to 20"),
    ("0.54 to 1", None, "1.54 to 1"),
    ("3 to 2", "1 to 2", "5 to 2"),
    ("3 for 2", "1 for 2", "5 for 2"),
    ("1 for 2", None, "3 for 2"),
]


@pytest.mark.parametrize(("pays", "less", "more"), TERMS)
@pytest.mark.parametrize("commission", ["0.05", "0.5"])
def test_a_pay_moved_by_a_unit_is_the_game_that_states_it(
    tmp_path: Path, pays: str, less: str | None, more: str, commission: str
) -> None:
    def text(paid: str) -> str:
        changed = broken('"8 for 1"', f'"{paid}"')
        return broken("commission = 0.05", f"commission = {commission}", changed)

    house = of_text(tmp_path, text(pays))
    line = moved(house, *house.asked(("margins",))).lines[1]
    assert line.line.pays == pays
    assert (line.less and line.less.pays, line.more.pays) == (less, more)
    if line.less is not None and less is not None:
        assert line.less.after == edge(of_text(tmp_path, text(less)), "margins")
    assert line.more.after == edge(of_text(tmp_path, text(more)), "margins")


@pytest.mark.parametrize("rate", ["0", "0.03", "0.1"])
def test_a_commission_is_the_game_that_states_it(tmp_path: Path, rate: str) -> None:
    house = of_text(tmp_path, GOOD)
    by = moved(house, *house.asked(("margins",))).by_commission
    assert by is not None
    assert (by.commission, by.assumed) == (FIVE_PER_CENT, False)
    stated = f"commission = {rate}\n" if Fraction(rate) else ""
    text = broken("commission = 0.05\n", stated)
    assert by.edges[Fraction(rate)] == edge(of_text(tmp_path, text), "margins")


def test_commission_is_not_taken_from_what_is_no_win(tmp_path: Path) -> None:
    text = broken('"8 for 1"', '"1 for 2"')
    house = of_text(tmp_path, text)
    by = moved(house, *house.asked(("margins",))).by_commission
    assert by is not None
    assert by.edges[FIVE_PER_CENT] == edge(house, "margins")
    lower = broken("commission = 0.05", "commission = 0.01", text)
    assert by.edges[Fraction(1, 100)] == edge(of_text(tmp_path, lower), "margins")


def sheet_of(name: str) -> str:
    return (load.GAMES / f"{name}.toml").read_text(encoding="utf-8")


def test_a_bundle_moves_by_a_unit_on_one_of_its_parts(tmp_path: Path) -> None:
    house = game("dragon_bonus_house")
    parts = [wager.lines[0].pays for wager in house.asked(("ur_way_egalite",))]
    for bundle, units in (("ur_way_neighbours_0", 5), ("ur_way_full_house", 10)):
        first = moved(house, *house.asked((bundle,))).lines[0]
        assert first.less is not None
        for repaid, part in ((first.less, "149 to 1"), (first.more, "151 to 1")):
            stated = f"pays.tie = {json.dumps([part, *parts[1:]])}"
            text = broken('pay_table = "ur_way"', stated, sheet_of("dragon_bonus_house"))
            changed = of_text(tmp_path, text)
            assert repaid.after == edge(changed, bundle)
            (wager,) = changed.asked((bundle,))
            paid = net_by_hand(wager.lines[0].pays)
            assert net_by_hand(repaid.pays) == paid
            assert abs(paid - net_by_hand(first.line.pays)) == Fraction(1, units)


def bundle_of_two(first: str, second: str = "9 to 1") -> str:
    """Return a game with a bundle of two parts that pay so much."""
    parts = "".join(
        f"""
[[wagers]]
id = "{name}"
title = "{name}"
where = "page 4"
pays = [ {{ id = "win", event = "{name}", when = "cards = {cards}", pays = "{pays}" }} ]
"""
        for name, cards, pays in (("four", 4, first), ("five", 5, second))
    )
    both = '\n[[wagers]]\nid = "both"\ntitle = "Both"\nwhere = "page 4"\nparts = ["four", "five"]\n'
    return GOOD + parts + both


@pytest.mark.parametrize(
    ("first", "whole", "less", "more"),
    [
        ("1 to 1", "1 for 1", None, "1.5 for 1"),
        ("3 to 1", "1 to 1", "0.5 to 1", "1.5 to 1"),
        ("2 to 1", "1 to 2", "1 for 1", "2 to 2"),
        ("1 to 2", "3 for 4", None, "5 for 4"),
    ],
)
def test_a_part_of_a_bundle_that_would_win_nothing_is_left_out(
    tmp_path: Path, first: str, whole: str, less: str | None, more: str
) -> None:
    house = of_text(tmp_path, bundle_of_two(first))
    line = moved(house, *house.asked(("both",))).lines[0]
    assert line.line.pays == whole
    assert (line.less and line.less.pays, line.more.pays) == (less, more)


def test_a_bundle_whose_one_win_is_below_even_money_has_no_commission(tmp_path: Path) -> None:
    house = of_text(tmp_path, bundle_of_two("2.9 to 1", "1 to 2"))
    one = moved(house, *house.asked(("both",)))
    assert [line.line.pays for line in one.lines] == ["19 to 20", "3 for 4"]
    assert one.by_commission is None


def test_a_pay_of_as_many_digits_as_are_allowed_moves_too(tmp_path: Path) -> None:
    text = broken('"8 for 1"', '"999999999999 to 1"')
    house = of_text(tmp_path, text)
    line = moved(house, *house.asked(("margins",))).lines[1]
    assert line.more.pays == "1000000000000 to 1"
    assert line.more.moved == -Fraction(19, 20) * Fraction(line.line.ways, 4998398275503360)


def test_a_line_that_is_never_dealt_moves_nothing_and_has_no_break_even_pay() -> None:
    house, shoe = game("aspers"), Shoe.parse("20xT 20xA")
    evaluation = evaluate(house, shoe, house.asked(("ur_way_egalite_9",)))
    line = only_line(sensitivity(evaluation).wagers[0])
    assert line.less is not None
    assert line.less.moved == line.more.moved == 0
    assert line.break_even is None


@pytest.mark.parametrize(
    ("wager", "pay_table", "commission"),
    [
        ("banco", "commission", Fraction(1, 20)),
        ("banco", "ties_lose", Fraction(1, 20)),
        ("banco", "commission_four_percent", Fraction(1, 25)),
        ("player_even", "ebet", Fraction(1, 10)),
        ("banco", "commission_free", None),
        ("banco", "ez", None),
        ("punto", "even_money", None),
        ("big", "pays_0_54", None),
        ("egalite", "eight_to_one", None),
    ],
)
def test_one_pay_a_little_below_even_money_is_taken_as_a_commission(
    wager: str, pay_table: str, commission: Fraction | None
) -> None:
    one = of_catalogue(wager, pay_table)
    by = one.by_commission
    assert (by and (by.commission, by.assumed)) == (commission and (commission, True))
    if by is not None:
        assert by.edges[by.commission] == one.house_edge


def test_a_jackpot_is_left_out_without_a_meter_and_stays_as_it_is_with_one(
    tmp_path: Path,
) -> None:
    house = game("aspers")
    named = house.asked(("lucky_6_progressive",))
    found = sensitivity(evaluate(house, Shoe.of_decks(8), named))
    assert found.wagers == ()
    assert found.left_out == {named[0]: "it has a jackpot, and no meter is given"}
    *_, any_six = moved(house, *named, meter=8000).lines
    assert any_six.line.id == "six_any"
    assert any_six.less is not None
    for repaid in (any_six.less, any_six.more):
        text = broken('pays = "5 for 1"', f'pays = "{repaid.pays}"', sheet_of("aspers"))
        changed = of_text(tmp_path, text)
        assert repaid.after == edge(changed, "lucky_6_progressive", meter=8000)


def test_the_command_prints_exact_edges(capsys: Captured) -> None:
    answer = ask(capsys, "sensitivity", "aspers", "--format", "json")
    assert answer.err == [
        "combinat: warning: lucky_6_progressive is left out: "
        "it has a jackpot, and no meter is given"
    ]
    tie = answer.wager("egalite")
    assert Fraction(tie["house_edge"]) == Fraction(63053127805, 1301666217579)
    (line,) = tie["lines"]
    assert line["less"]["house_edge"] == "103841353768/723147898655"
    assert line["less"]["house_edge_percent"] == "14.359629"
    assert Fraction(line["less"]["moved"]) + Fraction(line["more"]["moved"]) == 0
    assert tie["commission"] is None
    banker = answer.wager("banco")["commission"]
    assert (banker["rate"], banker["assumed"]) == ("1/20", True)
    assert banker["break_even"] == "7535923321/279815987114"
    assert [one["house_edge_percent"] for one in banker["rates"]][4:6] == ["0.599308", "1.057906"]
    assert answer.wager("lucky_6_progressive")["unpriced"]


def test_the_page_shows_both_tables_and_says_what_is_assumed(capsys: Captured) -> None:
    answer = ask(capsys, "sensitivity", "dragon_bonus_house", "--rates", "4, 4.5 5")
    assert "Pays one unit more or less: 8 decks, reading printed" in answer.out
    assert "Banco: the pay of 0.95 to one is taken as even money less a commission of 5 %." in (
        answer.out
    )
    assert "At 4 %    At 4.5 %    At 5 %" in answer.out
    assert "the pay of a part moves by a unit on that part" in answer.out
    ties = ask(capsys, "sensitivity", "intercasino", "--reading", "ties_lose")
    assert "A negative break-even commission adds to a win" in ties.out
    assert "is taken as even money" not in ties.out
    alone = ask(capsys, "sensitivity", "intercasino", "--wager", "egalite")
    assert "Commission" not in alone.out
    metered = ask(
        capsys, "sensitivity", "aspers", "--wager", "lucky_6_progressive", "--meter", "8000"
    )
    assert "Lucky 6 Progressive: the jackpot is taken at 8000 for one." in metered.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--rates", ""), "--rates: found 0 rates; allowed: 1 to 100"),
        (("--rates", "5 100"), "--rates: found '100'; allowed: a number of percent below 100"),
        (("--rates", "-1"), "--rates: found '-1'"),
        (("--rates", "5 %"), "--rates: found '%'"),
        (("--wager", "lucky_6_progressive"), "it has a jackpot, and no meter is given"),
        (("--meter", "0"), "--meter: found '0'"),
        (("--shoe", "A A A A A"), "found 5 cards"),
    ],
)
def test_what_a_user_can_get_wrong(
    capsys: Captured, arguments: tuple[str, ...], words: str
) -> None:
    answer = ask(capsys, "sensitivity", "aspers", *arguments)
    assert_refused(answer)
    assert words in answer.err[0]


def test_options_that_change_nothing_are_warned_of(capsys: Captured) -> None:
    question = ("sensitivity", "standard", "--wager", "egalite")
    assert ask(capsys, *question, "--rates", "4").err == [
        "combinat: warning: --rates is for a commission, and none of these wagers has one"
    ]
    assert ask(capsys, *question, "--meter", "4").err == [
        "combinat: warning: --meter is for a jackpot, and none of these wagers has one"
    ]


def test_where_the_banker_never_wins_no_commission_breaks_even(capsys: Captured) -> None:
    question = ("sensitivity", "standard", "--wager", "banco", "--shoe", "20xT", "--rates", "5")
    (banker,) = ask(capsys, *question, "--format", "json").json()["wagers"]
    assert banker["commission"]["break_even"] is None
    assert banker["commission"]["rates"][0]["house_edge"] == "0/1"
    row = ask(capsys, *question, "--format", "csv").out.splitlines()[-1]
    assert row.endswith(",5,0.000000,none")
