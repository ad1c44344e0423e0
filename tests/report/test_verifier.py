"""The report's verify.py: it agrees with what is true, differs where it is not, and is harmless."""

from __future__ import annotations

import ast
import sqlite3
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from combinat import Shoe, evaluate, game
from combinat.evaluation import Evaluation
from combinat.report import recount
from combinat.report.verifier import verifier
from combinat.rules.game import Game

HASH = "b3c1e68b91e5c39f88f7af100c3b87190109c1c2e459d7412b5e2ccea08f5952"
HOSTILE = 'A "house" \'""" of\n# The claims begin.\nraise SystemExit(7) \\ \u202e \x1b[2J'
METER = Fraction("8765.28")

HOUSE = """\
schema = 1
id = "house"
title = "Punto Banco (a house)"
base = "standard"

[source]
title = "Rule sheet of a house"
where = "page 1"

[shoe]
decks = 1
stated = true
where = "page 1"
also = [10, 40]

[tableau]
where = "page 2"
[tableau.banker]
6 = "SSSSSSSDSS ?"

[[wagers]]
use = "banco"
where = "page 1"
commission = 0.05
pays = { win = "1 to 1", tie = "push" }

[[wagers]]
use = "ur_way_egalite"
where = "page 3"

[[wagers]]
id = "low_ties"
title = "Low ties"
where = "page 3"
parts = ["ur_way_egalite_0", "ur_way_egalite_1", "ur_way_egalite_2"]

[[wagers]]
id = "signs"
title = "Every sign of the language"
where = "page 3"
commission = 0.025
[[wagers.pays]]
id = "a"
event = "A"
when = "ABS(Player_Total--1 - +banker_initial)=3"
pays = "8.5 to 2"
[[wagers.pays]]
id = "b"
event = "B"
when = "NOT (player_cards NOT IN (2, 3) or cards<5)"
pays = "0.5 for 1"
[[wagers.pays]]
id = "c"
event = "C"
when = "player_third IS NULL AND (banker_third IS NOT NULL AND banker_third <> 0)"
pays = "5 for 1"
[[wagers.pays]]
id = "d"
event = "D"
when = "player_total NOT BETWEEN 3 AND 7 AND banker_pair"
pays = "push"

[[wagers]]
id = "hidden"
title = "Hidden"
where = "page 3"
unpriced = "the sheet prints no pays"
pays = [{ id = "tie", event = "Tie", when = "player_total = banker_total", pays = "8 to 1" }]

[[wagers]]
id = "flush"
title = "Flush"
where = "page 4"
pays = [
  { id = "six", event = "Six of a suit", when = "cards = 6 AND all_one_suit", pays = "jackpot" },
  { id = "four", event = "Black", when = "initial_black OR initial_diamonds", pays = "3 to 1" },
  { id = "hands", event = "Hands", when = "player_one_colour AND banker_spades", pays = "2 to 1" },
]
"""
USED = (
    "all_red",
    "blazing_7s",
    "fabulous_pair_player",
    "lucky_8_player",
    "majestic_match_banker",
    "monkey_6",
    "perfect_9",
    "perfect_pair",
    "small",
    "three_of_a_kind_banker",
    "tiger_pair",
)
"""Wagers of the catalogue that see ranks, pairs, third cards and suits."""


def evaluations(
    house: Game, *, only: tuple[str, ...] = (), meter: Fraction | None = None
) -> list[Evaluation]:
    wagers = [wager for wager in house.wagers if not only or wager.id in only]
    shoes = [Shoe.of_decks(decks) for decks in house.deck_numbers]
    return [evaluate(house, shoe, wagers, meter=meter) for shoe in shoes]


def text_of(name: str, **chosen: Any) -> str:
    house = game(name)
    return verifier(evaluations(house, **chosen), title=house.title, rules_sha256=HASH)


def run(text: str, folder: Path) -> tuple[int, list[str]]:
    """Return the exit code and the output of a verify.py under a bare Python."""
    file = folder / "verify.py"
    file.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-S", "-I", "-W", "error", file], cwd=folder, capture_output=True
    )
    assert done.stderr == b""
    assert [path.name for path in folder.iterdir()] == ["verify.py"]
    return done.returncode, done.stdout.decode("ascii").splitlines()


def loaded(text: str) -> dict[str, Any]:
    """Return the names of a verify.py that is imported, not run."""
    names: dict[str, Any] = {"__name__": "verify"}
    exec(compile(text, "verify.py", "exec"), names)
    return names


def changed(old: str, new: str, text: str) -> str:
    """Return a text with something replaced that stands there once."""
    assert text.count(old) == 1, (text.count(old), old)
    return text.replace(old, new)


@cache
def progressive() -> tuple[dict[str, Any], list[recount.Figure]]:
    """Return verify.py of three wagers of Aspers with a meter, and what it counts."""
    only = ("banco", "three_giving_eight", "lucky_6_progressive")
    names = loaded(text_of("aspers", only=only, meter=METER))
    return names, names["recount"]()


# A line has five figures: ways, and probability and return each printed and exact.  The total
# has five too.  A wager has ten figures printed and exact, standard deviation and largest pay.
WAGER = 5 + 2 * 10 + 2
# Of a jackpot without a meter the return of its line and of the total, four ratios of the edge,
# expected value and variance are not known (two each), nor the two; two ratios of its own are.
JACKPOT = WAGER - 2 * (1 + 1 + 6 - 2) - 2
EGALITE, MAIN, DRAGON = WAGER + 2 * 5, WAGER + 3 * 5, WAGER + 9 * 5


def test_a_house_of_ranks_pairs_third_cards_and_suits_agrees_from_one_deck_to_forty(
    tmp_path: Path,
) -> None:
    file = tmp_path / "house.toml"
    uses = "".join(f'\n[[wagers]]\nuse = "{use}"\nwhere = "page 5"\n' for use in USED)
    file.write_text(HOUSE + uses)
    text = text_of(str(file))
    file.unlink()
    code, lines = run(text, tmp_path)
    assert lines[-1].startswith("All "), [line for line in lines if line.startswith("differ")]
    assert code == 0
    assert "Not priced in the report: 'hidden', 'the sheet prints no pays'" in lines
    assert "    'SSSSSSSDSS S',  # the sheet prints 'SSSSSSSDSS ?'\n" in text
    for wager in ("banco", "low_ties", "signs", "flush", *USED):
        for decks in (1, 10, 40):
            assert sum(f": {wager}, {decks} decks," in line for line in lines) > 20
    (total,) = [line for line in lines if "banco, 40 decks, ways in total" in line]
    assert int(total.rpartition(": ")[2].replace(",", "")) > 2**64


def test_a_meter_is_part_of_the_rules() -> None:
    names, counts = progressive()
    assert Fraction(names["METER"]) == METER
    assert names["CLAIMS"] == [claim for claim in names["CLAIMS"] if claim in counts]
    claimed = [
        figure for wager, decks, figure, *_ in names["CLAIMS"] if wager == "lucky_6_progressive"
    ]
    assert "House edge, per unit placed" in claimed
    assert "Break-even meter, for one" in claimed
    assert all(agrees for agrees, _ in names["compare"](names["CLAIMS"], counts))


CHANGES = [
    ("ways of win", "2,292,252,566,437,888", "2,292,252,566,437,889"),
    ("probability of tie", "0.0951559680", "0.0951559681"),
    ("return of win, exact", "42532030041328/97624966318425", "42532030041329/97624966318425"),
    ("House edge, per unit placed", "1.057906 %", "1.057910 %"),
    ("House edge, per unit resolved", "1.169158 %", "1.169168 %"),
    ("Standard deviation, per unit placed", "0.927372", "0.927373"),
    ("Variance, per unit placed", "0.860019", "0.860018"),
]


def test_one_changed_digit_differs_and_nothing_else() -> None:
    names, counts = progressive()
    claims = list(names["CLAIMS"])
    for figure, old, new in CHANGES:
        words = figure.removesuffix(", exact")
        (place,) = [i for i, c in enumerate(claims) if c[:3] == ("banco", 8, words)]
        assert old in claims[place]
        claims[place] = tuple(new if cell == old else cell for cell in claims[place])
    differing = [words for agrees, words in names["compare"](claims, counts) if not agrees]
    order = [figure for _, _, figure, *_ in claims]
    expected = sorted(CHANGES, key=lambda change: order.index(change[0].removesuffix(", exact")))
    assert differing == [
        f"banco, 8 decks, {figure}: claimed {new}, counted {old}" for figure, old, new in expected
    ]


def test_a_changed_break_even_meter_differs() -> None:
    names, counts = progressive()
    old = "lucky_6_progressive", 8, "Break-even meter, for one"
    claims = [(*old, "8765.27", c[4]) if c[:3] == old else c for c in names["CLAIMS"]]
    (differing,) = [words for agrees, words in names["compare"](claims, counts) if not agrees]
    words = "lucky_6_progressive, 8 decks, Break-even meter, for one"
    assert differing == f"{words}: claimed 8765.27, counted 8765.278815"


def test_a_figure_that_is_not_claimed_or_not_counted_differs() -> None:
    names, counts = progressive()
    claim, *others = names["CLAIMS"]
    assert [words for agrees, words in names["compare"](others, counts) if not agrees] == [
        "banco, 8 decks, ways of win: claimed nothing, counted 2,292,252,566,437,888"
    ]
    claims = [*names["CLAIMS"], ("banco", 7, "ways of win", "1", ""), (*claim[:3], "2", "")]
    assert [words for agrees, words in names["compare"](claims, counts) if not agrees] == [
        "banco, 7 decks, ways of win: claimed 1, counted nothing",
        "banco, 8 decks, ways of win: claimed 2, counted 2,292,252,566,437,888",
    ]


def test_a_changed_cell_of_the_table_of_play_differs(tmp_path: Path) -> None:
    text = text_of("dragon_bonus_house", only=("banco", "egalite"))
    code, lines = run(changed("'DDDDDDDDSD D',", "'DDDDDDDDDD D',", text), tmp_path)
    assert code == 1
    differing = [line for line in lines if line.startswith("differ: ")]
    assert "ways of win: claimed" in differing[0]
    number = len(differing) // 2
    assert differing[:number] == differing[number:]
    agreeing = sum(line.startswith("agree: ") for line in lines)
    assert lines[-1] == f"{number} of {number + agreeing} figures DIFFER."
    assert number > 60


def test_without_a_figure_nothing_is_confirmed(capsys: pytest.CaptureFixture[str]) -> None:
    assert recount.main() == 1
    assert capsys.readouterr().out.endswith("\n0 of 0 figures DIFFER.\n")


def test_text_of_a_house_never_becomes_code() -> None:
    house = game("aspers")
    wagers = [replace(house.wagers[0], title=HOSTILE)]
    settled = [evaluate(replace(house, reading=HOSTILE), Shoe.of_decks(8), wagers)]
    settled = [replace(settled[0], unpriced={house.wagers[1]: HOSTILE})]
    text = verifier(settled, title=HOSTILE, rules_sha256=HOSTILE)
    names = loaded(text)
    assert names["TITLE"] == names["READING"] == names["RULES_SHA256"] == HOSTILE
    assert names["WAGERS"][0][1] == names["NOT_PRICED"][0][1] == HOSTILE
    assert all(line.isprintable() for line in text.splitlines())
    assert statements(text) == statements(Path(recount.__file__).read_text(encoding="utf-8"))


def statements(text: str) -> list[str]:
    """Return the statements of a verify.py; where data is set, its names alone."""
    found = []
    for node in ast.parse(text).body:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(node, ast.AnnAssign):
            target = node.target
        data = target is not None and not ast.unparse(node).startswith(CONSTANTS)
        if data and isinstance(node, ast.Assign):
            ast.literal_eval(node.value)
        found.append(ast.unparse(target) if data and target is not None else ast.unparse(node))
    return found


CONSTANTS = ("Cards", "Row", "RANKS", "FACTS", "SETS", "SUITS", "PLAIN", "SUITED", "Figure")


@pytest.mark.parametrize(
    "condition",
    ["cards = 4; DROP TABLE coups", "EXISTS (SELECT 1)", "randomblob(9) = 0", "cards = '4'", "a=1"],
)
def test_a_condition_outside_its_language_ends_the_run(condition: str) -> None:
    with pytest.raises(SystemExit, match="is no word of a condition"):
        recount.in_words(condition)


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE coups",
        "INSERT INTO coups VALUES (1, 4)",
        "ATTACH 'other.db' AS other",
        "PRAGMA user_version = 1",
        "SELECT name FROM sqlite_master",
        "SELECT randomblob(9)",
        "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n FROM t) SELECT n FROM t",
    ],
)
def test_sql_can_do_nothing_but_read_the_coups(statement: str) -> None:
    connection = recount.table_of({(4,): Counter(), (None,): Counter()}, ("id", "cards"))
    assert connection.execute("SELECT id FROM coups WHERE abs(cards) = 4").fetchall() == [(0,)]
    with pytest.raises(sqlite3.DatabaseError, match=r"not authorized|prohibited"):
        connection.execute(statement)
    connection.close()


@pytest.mark.parametrize(
    ("number", "printed"),
    [("1/8", "0.12"), ("3/8", "0.38"), ("-1/8", "-0.12"), ("-1/1000", "0.00"), ("7/3", "2.33")],
)
def test_numbers_are_rounded_half_to_even(number: str, printed: str) -> None:
    assert recount.decimal(Fraction(number), 2) == (printed, number)


@pytest.mark.parametrize(
    ("square", "printed"), [("2", "1.41"), ("1/40000", "0.00"), ("9/40000", "0.02"), ("4", "2.00")]
)
def test_roots_are_rounded_half_to_even(square: str, printed: str) -> None:
    assert recount.root(Fraction(square), 2) == printed


@pytest.mark.parametrize(
    ("pays", "won"), [("9 to 1", "9"), ("19 to 20", "19/20"), ("9 for 1", "8"), ("push", "0")]
)
def test_pays_to_and_for(pays: str, won: str) -> None:
    assert recount.win_of(pays, Fraction(0)) == Fraction(won)
    assert recount.win_of(pays, Fraction(1, 20)) == Fraction(won) * Fraction(19, 20)


def test_the_code_is_bare_python_of_3_9_and_knows_no_float() -> None:
    code = Path(recount.__file__).read_text(encoding="utf-8")
    tree = ast.parse(code, feature_version=(3, 9))
    modules = {
        name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module] if isinstance(node, ast.ImportFrom) else [node.names[0].name])
    }
    assert {str(name).partition(".")[0] for name in modules} <= sys.stdlib_module_names
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert "float" not in names
    floats = [n for n in ast.walk(tree) if isinstance(n, ast.Constant) and type(n.value) is float]
    divisions = [
        n for n in ast.walk(tree) if isinstance(n, ast.BinOp) and isinstance(n.op, ast.Div)
    ]
    assert not floats
    assert len(divisions) == 5, "each of them between fractions"


def test_the_same_figures_make_the_same_text() -> None:
    assert text_of("intercasino") == text_of("intercasino")
