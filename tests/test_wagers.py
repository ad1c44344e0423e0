"""The catalogue of wagers: its files, a coup for each line, its ways by a second method.

A progressive is held against the definition of a jackpot that grows until it is hit.
"""

from __future__ import annotations

import functools
import sqlite3
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from combinat import BadInput, Shoe, Wager, evaluate, game
from combinat.cards import BY_VALUE
from combinat.publish.numerals import decimal, fraction, percent
from combinat.rules import load
from combinat.rules.columns import COLUMNS
from combinat.rules.game import catalogue_wagers, standard_tableau
from combinat.studies.progressive import MOST_SEATS, Progressive, progressive
from combinat.studies.witness import Witness, witnesses
from tests.houses import dealer, judge, plain
from tests.second_method.judge import first_true
from tests.second_method.suited import SmallShoe, described, play
from tests.support import Answer, ask, assert_refused

FOLDER = Path(load.__file__).parent / "wagers"
KNOWN_IN_THE_TRADE = {
    *("dragon_7", "panda_8", "super_6", "lucky_6", "small_tiger", "big_tiger", "tiger_tie"),
    *("player_pair", "banker_pair", "either_pair", "perfect_pair", "small", "big", "quik"),
    "super_lucky_7",
}
SMALL_SHOES = ["9h 9h 4s Ks Kh 2d 6c 6h 3h 3s", "Ah Ad Jc Jd Qs 7s 7h 5c 8d 8s"]
DECKS_IN_USE = 8


@functools.cache
def of_pay_tables(name: str) -> list[Wager]:
    """Return the wagers of every pay table of a catalogue wager that differ in their lines."""
    wager = load.catalogue_wager(name)
    assert wager is not None
    differing: dict[tuple[str, ...], Wager] = {}
    for table in wager.pay_tables:
        for one in catalogue_wagers(name, table.id):
            differing.setdefault(conditions(one), one)
    return list(differing.values())


def conditions(wager: Wager) -> tuple[str, ...]:
    return tuple(line.when for line in wager.lines)


def seen(wager: Wager) -> str:
    """Return the finest of what the conditions of a wager see."""
    kinds = {COLUMNS[name].sees for name in wager.columns}
    return next(kind for kind in ("suits", "ranks", "values") if kind in kinds)


def catalogue(kind: str) -> list[str]:
    return [
        name for name in load.catalogue_ids() if any(seen(w) == kind for w in of_pay_tables(name))
    ]


# The files.


def test_the_catalogue_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    answer = ask(capsys, "wagers", "--format", "json")
    assert (answer.code, answer.err) == (0, [])
    wagers = answer.json()["wagers"]
    ids = [wager["id"] for wager in wagers]
    assert ids == sorted(set(ids))
    assert len(ids) >= 40
    assert set(ids) >= KNOWN_IN_THE_TRADE
    for wager in wagers:
        assert wager["title"]
        assert all(isinstance(alias, str) for alias in wager["aliases"])
        assert wager["pay_tables"]
        for table in wager["pay_tables"]:
            assert table["id"]
            assert_located(table["source"])


def assert_located(source: dict[str, Any]) -> None:
    """Check that a source says which document, which place in it, and where to find it."""
    assert source["title"]
    assert source["where"]
    assert source.get("document") or source.get("address"), source


@pytest.mark.parametrize("name", load.catalogue_ids())
def test_a_wager_and_each_of_its_pay_tables_has_a_source_with_a_place(name: str) -> None:
    wager = load.catalogue_wager(name)
    assert wager is not None
    assert wager.id == name
    for source in (wager.source, *(table.source for table in wager.pay_tables)):
        assert_located(source.model_dump())


def test_every_file_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(path) for path in sorted(FOLDER.glob("*.toml"))]
    assert [Path(file).stem for file in files] == load.catalogue_ids()
    answer = ask(capsys, "validate", *files)
    assert answer.code == 0
    assert all(line.startswith("combinat: warning: ") for line in answer.err)
    assert answer.out.splitlines() == [f"{file}: no fault" for file in files]


# A coup for each line.


def taken(wager: Wager, coup: dict[str, int | None]) -> int:
    """Return which line of a wager SQLite pays for a coup, counted from 0."""
    given = ", ".join(f"? AS {name}" for name in coup)
    query = f"SELECT {first_true(conditions(wager))} FROM (SELECT {given})"
    with sqlite3.connect(":memory:") as database:
        found: int = database.execute(query, tuple(coup.values())).fetchone()[0]
    database.close()
    return found


def in_dealing_order(witness: Witness) -> list[str]:
    """Return Player's first, Banker's first, their seconds, then the third cards there are."""
    pairs = zip_longest(witness.player, witness.banker)
    return [card for pair in pairs for card in pair if card is not None]


@pytest.mark.parametrize("name", load.catalogue_ids())
def test_each_line_is_shown_by_a_coup_that_is_dealt_so_and_takes_it(name: str) -> None:
    tableau = plain(standard_tableau())
    for wager in of_pay_tables(name):
        found = witnesses(standard_tableau(), wager)
        assert [line.line for line in found] == [line.id for line in wager.lines]
        for place, line in enumerate(found):
            assert line.witness is not None, line
            assert line.draw_paths > 0
            cards = in_dealing_order(line.witness)
            assert max(Counter(cards).values()) <= DECKS_IN_USE
            # The two cards behind are dealt too if the table of play asks for more than is shown.
            hands = play(tableau, [*cards, "As", "As"])
            assert hands == (list(line.witness.player), list(line.witness.banker)), line
            assert taken(wager, described(*hands)) == place, line


def test_a_line_that_no_coup_reaches_has_no_witness() -> None:
    (wager,) = catalogue_wagers("small")
    (line,) = wager.lines
    never = line.model_copy(update={"when": "cards = 4 AND player_third = 1"})
    (found,) = witnesses(standard_tableau(), Wager("x", "X", "x", "house", (never,), "here"))
    assert (found.witness, found.draw_paths) == (None, 0)


# Ways by a second method.


@pytest.mark.parametrize("text", ["8 decks", "2 decks - 5x8 3x9 A A 6 6 6"])
@pytest.mark.parametrize("name", catalogue("values"))
def test_ways_over_values_agree_with_the_dealer(name: str, text: str) -> None:
    shoe, tableau = Shoe.parse(text), standard_tableau()
    dealt = _dealt(shoe.counts(BY_VALUE))
    wagers = [wager for wager in of_pay_tables(name) if seen(wager) == "values"]
    for wager in wagers:
        (settled,) = evaluate(game("standard"), shoe, [wager]).settlements
        expected = judge(tableau).settle(dealt, [(line.id, line.when) for line in wager.lines])
        assert {line.id: line.ways for line in settled.lines} == expected


@functools.cache
def _dealt(counts: tuple[int, ...]) -> dict[Any, int]:
    return dict(dealer(standard_tableau()).ways(counts))


@pytest.fixture(scope="module", params=SMALL_SHOES)
def small(request: pytest.FixtureRequest) -> Iterator[tuple[Shoe, SmallShoe]]:
    dealt = SmallShoe(plain(standard_tableau()), request.param.split())
    yield Shoe.parse(request.param), dealt
    dealt.close()


def test_ways_over_ranks_and_suits_agree_with_real_cards(small: tuple[Shoe, SmallShoe]) -> None:
    """Every wager in one test, so that each small shoe is dealt once."""
    shoe, dealt = small
    names = dict.fromkeys([*catalogue("ranks"), *catalogue("suits")])
    wagers = [w for name in names for w in of_pay_tables(name) if seen(w) != "values"]
    differing = {
        (wager.id, wager.pay_table): (ours, theirs)
        for wager in wagers
        if (ours := ways_of(wager, shoe)) != (theirs := dealt.ways(conditions(wager)))
    }
    assert not differing
    assert len(wagers) >= 20


def ways_of(wager: Wager, shoe: Shoe) -> list[int]:
    (settled,) = evaluate(game("standard"), shoe, [wager]).settlements
    return [line.ways for line in settled.lines]


# Explained.


def explained(capsys: pytest.CaptureFixture[str], name: str) -> dict[str, Any]:
    answer = ask(capsys, "wagers", name, "--format", "json")
    assert (answer.code, answer.err) == (0, [])
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("name", ["dragon_7", "super_lucky_7", "player_natural_of"])
def test_a_wager_explained_has_the_edges_that_edges_prints(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record = explained(capsys, name)
    tables = [table["id"] for table in record["pay_tables"]]
    assert {edge["pay_table"] for edge in record["edges"]} == set(tables)
    for edge in record["edges"]:
        asked = ("--wager", edge["wager"], "--pay-table", edge["pay_table"])
        decks = ("--decks", str(edge["decks"]), "--format", "json")
        priced = ask(capsys, "edges", "standard", *asked, *decks).wager(edge["wager"])
        assert priced["house_edge"] == edge["house_edge"]
        assert priced["house_edge_percent"] == edge["house_edge_percent"]


def test_lines_explained_show_their_conditions_and_coups(
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = explained(capsys, "super_lucky_7")
    (wager,) = (w for w in of_pay_tables("super_lucky_7") if len(w.lines) == 4)
    shown = witnesses(standard_tableau(), wager)
    assert record["lines"] == [
        {
            "wager": wager.id,
            "line": line.id,
            "event": line.event,
            "when": line.when,
            "draw_paths": coup.draw_paths,
            "witness": str(coup.witness),
        }
        for line, coup in zip(wager.lines, shown, strict=True)
    ]


@pytest.mark.parametrize(
    "name",
    [
        "super_lucky_7",
        "perfect_pair",
        "banco",
    ],
)
def test_lines_explained_stand_in_the_order_in_which_they_are_tried(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    wager = load.catalogue_wager(name)
    assert wager is not None
    shown = list(dict.fromkeys(line["line"] for line in explained(capsys, name)["lines"]))
    assert shown == [line.id for line in wager.lines if line.id in shown]


@pytest.mark.parametrize("style", ["text", "markdown", "html", "latex", "csv"])
def test_a_wager_is_explained_in_every_format(
    style: str, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = ask(capsys, "wagers", "small_tiger", "--format", style)
    assert (answer.code, answer.err) == (0, [])
    assert "Small Tiger" in answer.out or style == "csv"
    assert "Banker wins with a two-card 6" in answer.out


@pytest.mark.parametrize("name", ["dragonn", "", "DRAGON_7", "x" * 500, "dra\ngon"])
def test_an_unknown_wager_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(ask(capsys, "wagers", name))


# Progressives.


def lucky_6() -> Wager:
    (wager,) = game("aspers").asked(("lucky_6_progressive",))
    return wager


def studied(decks: int = 8, **given: Any) -> Progressive:
    return progressive(game("aspers"), Shoe.of_decks(decks), lucky_6(), **given)


@functools.cache
def chance_and_fixed_return(decks: int) -> tuple[Fraction, Fraction]:
    """Return both from ways and printed pays, `a for 1` and `jackpot`, and nothing else."""
    shoe = Shoe.of_decks(decks)
    (settled,) = evaluate(game("aspers"), shoe, [lucky_6()]).settlements
    ways = {line.pays: line.ways for line in settled.lines}
    paid = sum(int(pays.split()[0]) * n for pays, n in ways.items() if pays.endswith(" for 1"))
    return Fraction(ways["jackpot"], settled.total_ways), Fraction(paid, settled.total_ways)


@pytest.mark.parametrize("seats", [1, 3, MOST_SEATS])
@pytest.mark.parametrize("decks", [6, 8])
def test_at_the_break_even_meter_the_expected_value_is_nought(decks: int, seats: int) -> None:
    meter = studied(decks, seats=seats).break_even_meter
    assert meter is not None
    assert studied(decks, seats=seats, meter=meter).expected_value == 0
    chance, fixed = chance_and_fixed_return(decks)
    assert chance * meter / seats + fixed == 1


def test_for_one_seat_the_meter_is_what_evaluate_pays() -> None:
    (settled,) = evaluate(
        game("aspers"), Shoe.of_decks(8), [lucky_6()], meter=Fraction(9000)
    ).settlements
    assert studied(meter=Fraction(9000)).expected_value == settled.expected_value


SEED, CONTRIBUTION = Fraction(2500), Fraction(1, 5)


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("decks", [6, 8])
def test_the_long_run_is_that_of_a_meter_that_grows_until_it_is_hit(decks: int, seats: int) -> None:
    """The mean meter at a hit obeys: hit now, or go on from a meter one coup higher."""
    chance, fixed = chance_and_fixed_return(decks)
    given: dict[str, Any] = {"seats": seats, "contribution": CONTRIBUTION}
    now = studied(decks, seed=SEED, **given)
    fed = SEED + CONTRIBUTION * seats
    after = studied(decks, seed=fed, **given)
    assert now.mean_meter_at_hit is not None
    assert after.mean_meter_at_hit is not None
    assert now.mean_meter_at_hit == chance * fed + (1 - chance) * after.mean_meter_at_hit
    staked = seats / chance
    kept = staked - staked * fixed - now.mean_meter_at_hit
    assert now.long_run_house_edge == kept / staked
    assert now.long_run_house_edge == 1 - fixed - CONTRIBUTION - SEED * chance / seats
    assert now.coups_between_hits == 1 / chance


def test_what_is_not_given_is_not_computed() -> None:
    bare = studied()
    assert bare.expected_value is None
    assert bare.mean_meter_at_hit is None
    assert studied(seed=SEED).long_run_house_edge is None
    assert studied(contribution=CONTRIBUTION).mean_meter_at_hit is None


def test_a_jackpot_that_the_shoe_cannot_hit_has_no_break_even_meter() -> None:
    shoe = Shoe.parse("As 2h 3d 4c 5s 6h Kd")
    found = progressive(game("aspers"), shoe, lucky_6(), seed=SEED, contribution=CONTRIBUTION)
    assert found.chance == 0
    assert found.break_even_meter is None
    assert found.coups_between_hits is None
    assert found.mean_meter_at_hit is None


GIVEN = ("--meter", "8000", "--seats", "3", "--seed", "1000", "--contribution", "0.2")


def aspers(capsys: pytest.CaptureFixture[str], *more: str) -> Answer:
    return ask(capsys, "progressive", "aspers", "--wager", "lucky_6_progressive", *more)


def test_the_command_prints_the_study(capsys: pytest.CaptureFixture[str]) -> None:
    given: dict[str, Any] = {
        "meter": Fraction(8000),
        "seed": Fraction(1000),
        "contribution": Fraction(1, 5),
    }
    found = studied(seats=3, **given)
    answer = aspers(capsys, *GIVEN, "--format", "json")
    assert (answer.code, answer.err) == (0, [])
    record = answer.json()
    chance, fixed = chance_and_fixed_return(8)
    assert record["wager"] == "lucky_6_progressive"
    assert record["seats"] == 3
    assert record["jackpot_probability"] == fraction(chance)
    assert record["fixed_return"] == fraction(fixed)
    assert record["break_even_meter"] == decimal(3 * (1 - fixed) / chance, 2)
    for name in ("expected_value", "mean_meter_at_hit", "long_run_house_edge"):
        assert record[name] == fraction(getattr(found, name))
    assert {name: Fraction(record[name]) for name in given} == given
    text = aspers(capsys, *GIVEN).out
    for share in (fixed, found.expected_value, found.long_run_house_edge):
        assert share is not None
        assert f"{percent(share)} %" in text


def test_the_only_progressive_of_a_house_needs_no_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(capsys, "progressive", "aspers").out == aspers(capsys).out


@pytest.mark.parametrize(
    "arguments",
    [
        ("standard",),
        ("standard", "--wager", "egalite"),
        ("aspers", "--wager", "lucky_6_progressive", "--wager", "egalite"),
        ("aspers", "--seats", "0"),
        ("aspers", "--seats", "-1"),
        ("aspers", "--seats", str(MOST_SEATS + 1)),
        ("aspers", "--seats", "1.5"),
        ("aspers", "--contribution", "1"),
        ("aspers", "--contribution", "1.2"),
        ("aspers", "--contribution", "-0.2"),
        ("aspers", "--meter", "much"),
        ("aspers", "--seed", "-5"),
        ("aspers", "--shoe", "8 decks - 5"),
        ("aspers", "--shoe", "5 5 5"),
    ],
)
def test_what_makes_no_progressive_is_refused_in_one_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert_refused(ask(capsys, "progressive", *arguments))


@pytest.mark.parametrize(
    ("given", "option"),
    [({"seats": 0}, "--seats"), ({"contribution": Fraction(1)}, "--contribution")],
)
def test_the_study_refuses_by_itself(given: dict[str, Any], option: str) -> None:
    with pytest.raises(BadInput, match=option):
        studied(**given)
