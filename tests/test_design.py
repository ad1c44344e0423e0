"""Pay tables in a band of edges: against every product of pays, published ones, and edges alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from combinat import Shoe, evaluate, game, rules
from combinat.edge import Settlement
from combinat.faults import BadInput
from combinat.rules.game import catalogue_wagers
from combinat.rules.pay import net_to_one
from combinat.rules.wager import Wager
from combinat.studies import pay_space
from combinat.studies.break_even import break_even_formula, break_even_pay
from combinat.studies.counter_gain import Guard, counter_gain, guarded
from combinat.studies.design import Design, design
from combinat.studies.design_lines import with_pays
from combinat.studies.design_terms import Terms
from combinat.studies.in_decks import at
from combinat.studies.shoe_rules import shoe_rule
from tests.support import ask, assert_refused

Captured = pytest.CaptureFixture[str]

HOUSE = game("standard")
EIGHT = Shoe.of_decks(8)
FIVE_TO_SIX = Terms(Fraction(5, 100), Fraction(6, 100))
UR_WAY = ("design", "aspers", "--wager", "ur_way_egalite", "--edge", "5..6")


def wager(wager_id: str) -> Wager:
    (found,) = HOUSE.asked((wager_id,))
    return found


def pays_of(made: Design) -> list[tuple[str, ...]]:
    return [tuple(line.pays for line in one.wager.lines) for one in made.found]


def edges_of(settled: Settlement) -> Fraction:
    """Return the house edge of a pay table by the ways of its lines, added up here."""
    won = sum(line.net * line.ways for line in settled.lines if line.net is not None)
    return -won / Fraction(settled.total_ways)


def test_every_ur_way_number_but_seven_has_a_whole_pay_with_five_to_six_percent(
    capsys: Captured,
) -> None:
    answer = ask(capsys, *UR_WAY, "--format", "json")
    assert answer.code == 0
    house = game("aspers")
    for number, record in enumerate(answer.json()["wagers"]):
        assert record["id"] == f"ur_way_egalite_{number}"
        assert bool(record["found"]) == (number != 7)
        assert int(record["tables"]) == len(record["found"])
        (priced,) = house.asked((record["id"],))
        for table in record["found"]:
            again = evaluate(house, EIGHT, [with_pays(priced, table["pays"])]).settlements[0]
            assert again.house_edge == Fraction(table["house_edge"])
            assert Fraction(5, 100) <= Fraction(table["house_edge"]) <= Fraction(6, 100)


def test_a_sheet_with_the_pays_that_are_found_has_these_edges(
    capsys: Captured, tmp_path: Path
) -> None:
    found = {
        record["id"]: record["found"][0]
        for record in ask(capsys, *UR_WAY, "--format", "json").json()["wagers"]
        if record["found"]
    }
    sheet = Path(rules.__file__).parent / "games" / "aspers.toml"
    pays = [
        found[f"ur_way_egalite_{number}"]["pays"]["tie"] if number != 7 else "45.5 to 1"
        for number in range(10)
    ]
    text = re.sub(r"pays\.tie = \[.*\]", f"pays.tie = {json.dumps(pays)}", sheet.read_text("utf-8"))
    house = tmp_path / "redesigned.toml"
    house.write_text(text, encoding="utf-8")
    priced = ask(capsys, "edges", str(house), "--wager", "ur_way_egalite", "--format", "json")
    for record in priced.json()["wagers"]:
        edge = Fraction(record["house_edge"])
        assert Fraction(5, 100) <= edge <= Fraction(6, 100)
        if record["id"] in found:
            assert edge == Fraction(found[record["id"]]["house_edge"])


def test_trying_every_whole_pay_finds_the_same_pays(capsys: Captured) -> None:
    for record in ask(capsys, *UR_WAY, "--format", "json").json()["wagers"]:
        ways = {line["id"]: int(line["ways"]) for line in record["lines"]}
        total = sum(ways.values())
        in_band = [
            pay
            for pay in range(1, 400)
            if 5 * total <= 100 * (ways["loses"] - pay * ways["tie"]) <= 6 * total
        ]
        found = sorted(int(Fraction(table["pays_to_one"]["tie"])) for table in record["found"])
        assert found == in_band


def test_for_seven_the_nearest_whole_pays_are_named_and_a_half_reaches_the_band(
    capsys: Captured,
) -> None:
    answer = ask(capsys, *UR_WAY)
    words = "no whole pay reaches a house edge of 5 to 6 %; the nearest are 46 to 1: 4.355 %"
    assert words in answer.out
    assert "and 45 to 1: 6.390 %; multiples of 1/2 do" in answer.out
    assert any("warning: ur_way_egalite_7: no whole pay" in line for line in answer.err)
    seven = ("design", "aspers", "--wager", "ur_way_egalite_7", "--edge", "5..6")
    (record,) = ask(capsys, *seven, "--format", "json").json()["wagers"]
    assert record["nearest_below"]["pays"] == {"tie": "46 to 1"}
    assert record["nearest_above"]["pays"] == {"tie": "45 to 1"}
    (record,) = ask(capsys, *seven, "--step", "1/2", "--format", "json").json()["wagers"]
    assert [table["pays"]["tie"] for table in record["found"]] == ["45.5 to 1"]
    assert record["found"][0]["house_edge_percent"] == "5.372375"


def products(one: Wager, terms: Terms, top: int) -> Iterator[Settlement]:
    """Yield every pay table of whole steps up to a top that keeps to terms, priced one by one."""
    base = evaluate(HOUSE, EIGHT, [one]).settlements[0]
    wins = [line for line in base.lines if line.net is not None and line.net > 0]
    for pays in product(range(1, top + 1), repeat=len(wins)):
        given = dict(zip((line.id for line in wins), pays, strict=True))
        lines = tuple(
            replace(line, net=Fraction(given[line.id]) * terms.step) if line.id in given else line
            for line in base.lines
        )
        settled = replace(base, lines=lines)
        edge, variance = settled.house_edge, settled.variance
        assert edge is not None
        assert variance is not None
        if not terms.low <= edge <= terms.high:
            continue
        if terms.deviation is not None and variance > terms.deviation**2:
            continue
        ordered = [given[line.id] for line in sorted(wins, key=lambda line: -line.ways)]
        if terms.monotone and ordered != sorted(ordered):
            continue
        yield settled


@pytest.mark.parametrize("monotone", [False, True])
@pytest.mark.parametrize("deviation", [None, Fraction(11, 4), Fraction(2)])
@pytest.mark.parametrize(
    ("wager_id", "top", "step"),
    [("lucky_6", 45, Fraction(1)), ("quik", 20, Fraction(1)), ("lucky_6", 60, Fraction(1, 2))],
)
def test_the_search_finds_what_every_product_of_pays_finds_in_the_same_order(
    wager_id: str, top: int, step: Fraction, deviation: Fraction | None, monotone: bool
) -> None:
    terms = Terms(Fraction(2, 100), Fraction(9, 100), step, None, top * step, deviation, monotone)
    priced = list(products(wager(wager_id), terms, top))
    made = design(HOUSE, wager(wager_id), EIGHT, terms, best=100)
    assert made.count == len(priced)

    def place(settled: Settlement) -> tuple[Fraction, Fraction]:
        assert settled.variance is not None
        return abs(edges_of(settled) - terms.middle), settled.variance

    best = sorted(place(settled) for settled in priced)[:100]
    assert [place(settled) for settled in made.found] == best


EMPTY = [(Fraction(1, 2000), Fraction(1, 1900)), (Fraction(1, 3), Fraction(1, 3))]


@pytest.mark.parametrize("deviation", [None, Fraction(9, 2), Fraction(19, 5)])
@pytest.mark.parametrize("band", EMPTY)
def test_the_nearest_beside_an_empty_band_are_those_of_every_product(
    band: tuple[Fraction, Fraction], deviation: Fraction | None
) -> None:
    terms = Terms(*band, top=Fraction(40), deviation=deviation)
    made = design(HOUSE, wager("lucky_6"), EIGHT, terms)
    assert made.count == 0
    every = Terms(Fraction(-100), Fraction(1), deviation=deviation)
    edges = [edges_of(settled) for settled in products(wager("lucky_6"), every, 40)]
    below, above = (one and edges_of(one) for one in (made.below, made.above))
    assert below == max((edge for edge in edges if edge < terms.low), default=None)
    assert above == min((edge for edge in edges if edge > terms.high), default=None)


PUBLISHED = [
    ("egalite", None),
    ("lucky_6", None),
    ("quik", None),
    ("small_tiger", None),
    ("dragon_7", None),
    ("panda_8", None),
    ("perfect_pair", None),
    ("fabulous_4_player", None),
    ("blazing_7s", None),
    ("tiger_tie", None),
    ("dragon_bonus_punto", "pays_30_10_6_4_2_1"),
    ("dragon_bonus_punto", "pays_20_8_7_4_3_1"),
    ("dragon_bonus_banco", "golden_talons_c"),
]


@pytest.mark.parametrize(("wager_id", "pay_table"), PUBLISHED)
def test_a_published_pay_table_is_found_again_by_its_own_edge(
    wager_id: str, pay_table: str | None
) -> None:
    published = catalogue_wagers(wager_id, pay_table)[0]
    edge = evaluate(HOUSE, EIGHT, [published]).settlements[0].house_edge
    assert edge is not None
    made = design(HOUSE, published, EIGHT, Terms(edge, edge), best=100)
    nets = tuple(net_to_one(line.pays) for line in published.lines)
    assert nets in [tuple(map(net_to_one, pays)) for pays in pays_of(made)]
    assert made.count == len(made.found)


def test_a_push_stays_and_a_fixed_line_pays_as_fixed() -> None:
    free = wager("dragon_bonus_punto")
    name = next(line.id for line in free.lines if line.pays == "1 to 1")
    terms = Terms(Fraction(2, 100), Fraction(3, 100), monotone=True, fixed={name: "1 to 1"})
    made = design(HOUSE, free, EIGHT, terms)
    assert name not in made.free
    push = next(line.id for line in free.lines if line.pays == "push")
    for settled in made.found:
        pays = {line.id: line.pays for line in settled.wager.lines}
        assert (pays[name], pays[push]) == ("1 to 1", "push")
        wins = [line for line in settled.lines if line.net is not None and line.net > 0]
        in_order = [line.net for line in sorted(wins, key=lambda line: -line.ways)]
        assert in_order == sorted(in_order, key=lambda net: net or 0)


def test_commission_is_taken_from_the_pays_that_are_found() -> None:
    house = game("intercasino")
    (banco,) = house.asked(("banco",))
    made = design(house, banco, Shoe.of_decks(6), Terms(Fraction(1, 100), Fraction(2, 100)))
    assert pays_of(made) == [("1 to 1", "push")]
    assert (
        made.found[0].house_edge == evaluate(house, Shoe.of_decks(6), [banco])["banco"].house_edge
    )


def test_a_break_even_pay_leaves_no_edge_and_its_formula_says_the_same() -> None:
    settled = evaluate(HOUSE, EIGHT, [wager("lucky_6")])["lucky_6"]
    for line in settled.wager.lines:
        pay = break_even_pay(settled, line.id)
        assert pay is not None
        nets = {one.id: one.net for one in settled.lines} | {line.id: pay}
        assert sum((nets[one.id] or 0) * one.ways for one in settled.lines) == 0
        formula = break_even_formula(HOUSE, settled, line.id)
        for decks in (1, 6, 8):
            there = evaluate(HOUSE, Shoe.of_decks(decks), [settled.wager])["lucky_6"]
            assert at(formula, decks) == break_even_pay(there, line.id)


def test_a_counter_is_kept_to_the_limit_and_the_first_to_break_it_is_left_out() -> None:
    terms = Terms(Fraction(1, 100), Fraction(12, 100), top=Fraction(60))
    made = design(HOUSE, wager("lucky_6"), EIGHT, terms, best=6)
    rule = shoe_rule(HOUSE)
    gains = [counter_gain(HOUSE, one.wager, rule).per_100_coups for one in made.found]
    limit = Fraction(sorted(gains)[2])
    kept = guarded(HOUSE, made, Guard(limit, rule), best=6)
    assert [gain.per_100_coups for gain in kept.gains] == [g for g in gains if g <= limit]
    assert kept.looked_at == 6
    assert kept.least_gain == min(gains)


def test_a_band_beyond_all_pay_tables_names_the_one_side_that_there_is(capsys: Captured) -> None:
    answer = ask(capsys, *LUCKY, "99..100", "--best", "1")
    assert answer.code == 0
    assert "89.227 %, and on the other side there is none" in answer.out


def test_the_smallest_step_and_the_rarest_line_still_write_a_pay_that_a_file_may_hold(
    capsys: Captured,
) -> None:
    (record,) = ask(
        capsys,
        *("design", "standard", "--wager", "ur_way_egalite_2", "--edge", "-9000..-8999.99"),
        *("--step", "1/999", "--format", "json"),
    ).json()["wagers"]
    assert record["found"]


def test_a_search_that_would_take_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pay_space, "MOST_BEGUN", 100)
    with pytest.raises(BadInput, match="too many pay tables of dragon_bonus_punto to go through"):
        design(HOUSE, wager("dragon_bonus_punto"), EIGHT, FIVE_TO_SIX)


def test_above_what_is_shown_the_number_of_pay_tables_is_said(capsys: Captured) -> None:
    question = ("design", "standard", "--wager", "lucky_6", "--edge", "4..6", "--best", "2")
    answer = ask(capsys, *question)
    made = design(HOUSE, wager("lucky_6"), EIGHT, Terms(Fraction(4, 100), Fraction(6, 100)))
    assert f"{made.count} pay tables have a house edge of 4 to 6 %; the first 2" in answer.out


LUCKY = ("design", "standard", "--wager", "lucky_6", "--edge")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((*LUCKY, "6..4"), "--edge: found 6 above 4"),
        ((*LUCKY, "4"), "--edge: found '4'"),
        ((*LUCKY, "4..x"), "--edge: found '4..x'"),
        ((*LUCKY, "4..6", "--least", "10", "--top", "5"), "--top: found 5, below the least pay 10"),
        ((*LUCKY, "4..6", "--fix", "four=9"), "--fix: found 'four'"),
        ((*LUCKY, "4..6", "--fix", "tie"), "--fix: found 'tie'"),
        ((*LUCKY, "4..6", "--break-even", "four"), "--break-even: found 'four'"),
        ((*LUCKY, "4..6", "--step", "0"), "--step: found '0'"),
        ((*LUCKY, "4..6", "--step", "1/0"), "--step: found '0'"),
        ((*LUCKY, "4..6", "--step", "1/1001"), "--step: found 1/1001"),
        ((*LUCKY, "4..6", "--least", "200000000"), "is left no pay"),
        ((*LUCKY, "99..101"), "--edge: found 99 to 101"),
        ((*LUCKY, "4..6", "--fix", "two_cards=1/0"), "--fix: found 'two_cards=1/0'"),
        ((*LUCKY, "4..6", "--fix", "two_cards=jackpot"), "--fix: found 'two_cards=jackpot'"),
        ((*LUCKY, "4..6", "--best", "0"), "--best: found 0"),
        ((*LUCKY, "4..6", "--cut", "14"), "--cut: found no --counter-limit"),
        (("design", "standard", "--edge", "4..6"), "--wager: found none named"),
        (
            ("design", "dragon_bonus_house", "--wager", "ur_way_full_house", "--edge", "4..6"),
            "several wagers placed as one",
        ),
        (
            ("design", "aspers", "--wager", "lucky_6_progressive", "--edge", "4..6"),
            "which has a jackpot, and no --meter",
        ),
        (
            (*LUCKY, "4..6", "--shoe", "8 decks - 8", "--counter-limit", "1"),
            "--counter-limit: found a shoe that is not whole decks",
        ),
    ],
)
def test_what_a_user_can_get_wrong(
    capsys: Captured, arguments: tuple[str, ...], words: str
) -> None:
    answer = ask(capsys, *arguments)
    assert_refused(answer)
    assert words in answer.err[0]


def lucky_lines() -> tuple[str, str]:
    """Return the ids of the commoner and the rarer line of Lucky 6."""
    lines = evaluate(HOUSE, EIGHT, [wager("lucky_6")])["lucky_6"].lines[:2]
    common, rare = sorted(lines, key=lambda line: -line.ways)
    return common.id, rare.id


def test_terms_that_contradict_each_other_are_refused(capsys: Captured) -> None:
    common, rare = lucky_lines()
    above = ask(capsys, *LUCKY, "4..6", "--top", "20", "--fix", f"{rare}=25")
    assert_refused(above)
    assert "above --top 20" in above.err[0]
    below = ask(capsys, *LUCKY, "4..6", "--least", "10", "--fix", f"{common}=5")
    assert_refused(below)
    assert "below --least 10" in below.err[0]
    half = ask(
        capsys, *LUCKY, "4..6", "--monotone", "--top", "30", "--least", "9", "--fix", f"{rare}=17/2"
    )
    assert_refused(half)
    assert f"{rare} at 17/2, below --least 9" in half.err[0]
    squeezed = ask(capsys, *LUCKY, "4..6", "--monotone", "--step", "5", "--fix", f"{rare}=4")
    assert_refused(squeezed)
    assert f"in which {common} is left no pay" in squeezed.err[0]
    nothing = ask(capsys, *LUCKY, "4..6", "--fix", f"{rare}=20", "--fix", f"{common}=9")
    assert_refused(nothing)
    assert "no line of lucky_6 left" in nothing.err[0]
