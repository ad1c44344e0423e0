"""The figures lock: what it pins, what moves it, and why it says that it moved."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from combinat import Shoe, evaluate, game
from combinat.faults import BadInput
from combinat.lock import figures
from combinat.lock import file as lock_file
from combinat.lock.drift import Drift, FigureDrift, drift
from combinat.lock.figures import scope_of
from combinat.lock.file import LockFile, lock_text, read
from combinat.lock.rules import leaves_of, rules_from
from combinat.lock.settings import scopes_of_lock, settings
from combinat.lock.writing import locked, updated
from combinat.rules.tableau import Cell
from tests.support import GOOD, Answer, ask, assert_refused, broken

LIMITS = 'limits = { minimum = 1, maximum = 50, currency = "GBP", where = "page 3" }'
BOTH_SIDES = """\
[[wagers]]
use = "punto"
where = "page 3"
pay_table = "even_money"

[[wagers]]
use = "banco"
where = "page 3"
pay_table = "commission"
"""
HOUSE = f"{GOOD}\n{BOTH_SIDES}"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    path = tmp_path / "house.toml"
    path.write_text(HOUSE, encoding="utf-8")
    return path


@pytest.fixture
def lock(house: Path) -> Path:
    path = house.with_name("figures.lock")
    scope = scope_of(str(house))
    path.write_text(lock_text({scope.tag: locked(scope)}), encoding="utf-8")
    return path


def checked(house: Path, lock: Path) -> Drift:
    file = read(lock)
    return drift(file, scopes_of_lock(file.lock, file.place, [str(house)]))


def edited(path: Path, old: str, new: str) -> None:
    path.write_text(broken(old, new, path.read_text(encoding="utf-8")), encoding="utf-8")


def by_cause(found: Drift) -> dict[str, list[str]]:
    causes: dict[str, list[str]] = {}
    for figure in found.figures:
        causes.setdefault(figure.cause, []).append(figure.id)
    return causes


def test_a_lock_holds_exact_figures_in_order(lock: Path) -> None:
    first, *lines = lock.read_text(encoding="utf-8").splitlines()
    assert first == "schema = 1"
    assert lines == sorted(lines)
    values = dict(line.split(" = ", 1) for line in lines)
    assert values["house/banco/win/ways@8"] == "2292252566437888"
    assert values["house/punto/house_edge@8"] == "241149546272/19524993263685"
    assert values["house/rules/tableau.banker.5"] == '"SSSSDDDDSS D"'
    assert values["house/rules/wagers.egalite.lines.tie.pays"] == '"9 to 1"'


def test_every_figure_is_what_evaluate_settles(house: Path) -> None:
    found = scope_of(str(house)).figures()
    evaluation = evaluate(game(str(house)), Shoe.of_decks(8))
    for settled in evaluation.settlements:
        head = f"house/{settled.wager.id}"
        assert Fraction(found[f"{head}/house_edge@8"]) == settled.house_edge
        assert Fraction(found[f"{head}/house_edge_resolved@8"]) == settled.house_edge_resolved
        assert Fraction(found[f"{head}/variance@8"]) == settled.variance
        for line in settled.lines:
            assert found[f"{head}/{line.id}/ways@8"] == str(line.ways)


def test_what_is_read_is_what_was_written(lock: Path) -> None:
    assert lock_text(read(lock).lock) == lock.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["aspers", "dragon_bonus_house", "intercasino", "hippodrome"])
def test_locked_rules_give_the_figures_that_the_file_gives(name: str) -> None:
    scope = scope_of(name)
    assert scope.figures(rules_from(leaves_of(scope.game, scope.wagers), "here")) == scope.figures()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('5 = "SSSSDDDDSS D"', '5 = "SSSSDDDDSS D"  # checked twice'),
        ('title = "Égalité"', 'title = "Tie"'),
        ('event = "Any tie"', 'event = "The hands are tied"'),
        ('where = "page 2"', 'where = "page 12"'),
        ("player_total = banker_total", "player_total   =  banker_total"),
    ],
)
def test_a_comment_a_title_or_a_space_is_no_drift(
    house: Path, lock: Path, old: str, new: str
) -> None:
    edited(house, old, new)
    assert not checked(house, lock)


def test_one_cell_is_named_with_the_figures_that_it_moves(house: Path, lock: Path) -> None:
    edited(house, '5 = "SSSSDDDDSS D"', '5 = "SSDSDDDDSS D"')
    found = checked(house, lock)
    ((_, rule),) = found.rules
    assert rule.change.words == "Banker's total 5, Player's third card 2: S → D"
    assert rule.change.key == "tableau.banker.5"
    assert by_cause(found).keys() == {"RULES"}
    changed = replace(
        game(str(house)),
        tableau=game("standard").tableau.with_cell(Cell("banker", 5, 2), "D"),
    )
    evaluation = evaluate(changed, Shoe.of_decks(8))
    assert rule.moves is not None
    assert set(rule.moves) == {figure.id for figure in found.figures}
    _, edge = rule.moves["house/banco/house_edge@8"]
    assert Fraction(str(edge)) == evaluation["banco"].house_edge


def test_one_pay_moves_its_own_wager_alone(house: Path, lock: Path) -> None:
    edited(house, 'pays = "9 to 1"', 'pays = "8 to 1"')
    found = checked(house, lock)
    ((_, rule),) = found.rules
    assert rule.change.words == "wager egalite, line tie, pays: 9 to 1 → 8 to 1"
    assert by_cause(found) == {
        "RULES": [
            "house/egalite/house_edge@8",
            "house/egalite/house_edge_resolved@8",
            "house/egalite/variance@8",
        ]
    }
    assert rule.moves is not None
    assert set(rule.moves) == {figure.id for figure in found.figures}


def test_one_deck_number_takes_figures_away_and_brings_others(house: Path, lock: Path) -> None:
    edited(house, "decks = 8", "decks = 6")
    found = checked(house, lock)
    ((_, rule),) = found.rules
    assert rule.change.words == "shoe.decks: 8 → 6"
    assert by_cause(found).keys() == {"RULES"}
    gone = {figure.id for figure in found.figures if figure.found is None}
    new = {figure.id for figure in found.figures if figure.locked is None}
    assert gone == set(read(lock).lock["house"].figures)
    assert new == {name.replace("@8", "@6") for name in gone}
    assert rule.moves is not None
    assert rule.moves["house/punto/house_edge@8"][1] is None


def mutated(text: str, name: str) -> str:
    """Return a lock with the last digit of one figure changed."""
    (line,) = [line for line in text.splitlines() if line.startswith(f"{name} = ")]
    return text.replace(line, f"{line[:-1]}{(int(line[-1]) + 1) % 10}")


def test_one_digit_is_the_engine_for_that_figure_alone(house: Path, lock: Path) -> None:
    name = "house/banco/house_edge@8"
    lock.write_text(mutated(lock.read_text(encoding="utf-8"), name), encoding="utf-8")
    found = checked(house, lock)
    assert by_cause(found) == {"ENGINE": [name]}
    assert found.rules == []


def test_the_engine_is_told_from_the_rules_where_both_have_changed(house: Path, lock: Path) -> None:
    name = "house/banco/house_edge@8"
    lock.write_text(mutated(lock.read_text(encoding="utf-8"), name), encoding="utf-8")
    edited(house, 'pays = "9 to 1"', 'pays = "8 to 1"')
    causes = by_cause(checked(house, lock))
    assert causes["ENGINE"] == [name]
    assert {name.split("/")[1] for name in causes["RULES"]} == {"egalite"}


def test_a_number_written_otherwise_is_format(house: Path, lock: Path) -> None:
    name = "house/banco/house_edge@8"
    value = read(lock).lock["house"].figures[name]
    top, bottom = value.split("/")
    edited(lock, f"{name} = {value}", f"{name} = {2 * int(top)}/{2 * int(bottom)}")
    (figure,) = checked(house, lock).figures
    assert figure == FigureDrift(name, f"{2 * int(top)}/{2 * int(bottom)}", value, "FORMAT")


def test_a_figure_that_is_not_asked_for_or_not_locked(house: Path, lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    (line,) = [line for line in text.splitlines() if line.startswith("house/punto/house_edge@")]
    lock.write_text(text.replace(f"{line}\n", ""), encoding="utf-8")
    assert by_cause(checked(house, lock)) == {"EXTRA": ["house/punto/house_edge@8"]}
    lock.write_text(text, encoding="utf-8")
    fewer = scope_of(str(house), asked=["banco", "egalite", "margins"])
    found = drift(read(lock), [fewer])
    assert {figure.id.split("/")[1] for figure in found.figures} == {"punto"}
    assert drift(read(lock), []).figures[0].cause == "MISSING"


@pytest.mark.parametrize(
    ("old", "new", "words", "moves"),
    [
        (
            'when = "player_total - banker_total = 9"',
            'when = "player_total - banker_total = 7"',
            "wager margins, line by_9, when: player_total - banker_total = 9 → ",
            True,
        ),
        ("commission = 0.05", "commission = 0.04", "wager margins, commission: 1/20 → 1/25", True),
        ("maximum = 50", "maximum = 60", "wager egalite, limits: ", False),
        (BOTH_SIDES, "", "wager punto: removed", True),
        ('id = "by_8"', 'id = "by_eight"', 'wager margins, lines: ["by_9", "by_8"] → ', True),
        ('4 = "SSDDDDDDSS D"', '4 = "SSDDDDDDSS ?"', "Player stood, as printed: D → ?", False),
        ('player = "DDDDDDSSNN"', 'player = "DDDDDSSSNN"', "Player's total 5: D → S", True),
        (
            '8 = "NNNNNNNNNN N"',
            '8 = "SSSSSSSSSS S"',
            "Banker's total 8, whole row: N → S",
            True,
        ),
        (
            'where = "page 1"\n\n[tableau]',
            'where = "page 1"\ncut_card = { cards_behind = 14, where = "page 1" }\n\n[tableau]',
            "shoe.cut_card: nothing → 14",
            False,
        ),
    ],
)
def test_every_kind_of_rule_is_named(
    house: Path, lock: Path, old: str, new: str, words: str, moves: bool
) -> None:
    edited(house, old, new)
    found = checked(house, lock)
    (rule,) = [rule for _, rule in found.rules if words in rule.change.words]
    assert bool(rule.moves) == moves
    assert set(by_cause(found)) <= {"RULES"}


def test_a_wager_that_is_added_is_a_rule(house: Path, lock: Path) -> None:
    text = house.read_text(encoding="utf-8")
    more = '\n[[wagers]]\nuse = "dragon_7"\nwhere = "page 4"\n'
    house.write_text(text + more, encoding="utf-8")
    found = checked(house, lock)
    ((_, rule),) = found.rules
    assert rule.change.words == "wager dragon_7: added"
    assert by_cause(found).keys() == {"RULES"}
    assert all(figure.locked is None for figure in found.figures)


def test_several_changes_alone_and_together(house: Path, lock: Path) -> None:
    edited(house, '5 = "SSSSDDDDSS D"', '5 = "SSDDDDDDSS D"')
    edited(house, 'pays = "9 to 1"', 'pays = "8 to 1"')
    found = checked(house, lock)
    assert [rule.change.words for _, rule in found.rules] == [
        "Banker's total 5, Player's third card 2: S → D",
        "Banker's total 5, Player's third card 3: S → D",
        "wager egalite, line tie, pays: 9 to 1 → 8 to 1",
    ]

    def moved(wager: str, moves: dict[str, tuple[str | None, str | None]]) -> Fraction:
        was, is_ = moves.get(f"house/{wager}/house_edge@8", ("0", "0"))
        return Fraction(str(is_)) - Fraction(str(was))

    alone = [dict(rule.moves or {}) for _, rule in found.rules]
    together = {figure.id: (figure.locked, figure.found) for figure in found.figures}
    assert moved("banco", together) == sum(moved("banco", one) for one in alone) > 0
    assert moved("egalite", together) != sum(moved("egalite", one) for one in alone)


def test_many_changes_are_named_and_the_first_ones_priced(house: Path, lock: Path) -> None:
    edited(house, '4 = "SSDDDDDDSS D"', '4 = "DDSSSSSSDD S"')
    edited(house, '3 = "DDDDDDDDSD D"', '3 = "SSSSSSSSDS S"')
    rules = [rule for _, rule in checked(house, lock).rules]
    assert len(rules) == 22
    assert [rule.moves is None for rule in rules] == [False] * 12 + [True] * 10


DAMAGED: list[tuple[Callable[[str], str], int, str]] = [
    (lambda text: text.replace("schema = 1", "schema = 2"), 1, "schema 2"),
    (lambda text: text.replace("schema = 1", "schema = 99999999999"), 1, "'schema = 999"),
    (lambda text: text.replace("schema = 1", "schema = 0"), 1, "schema 0"),
    (lambda text: text.split("\n", 1)[1], 1, "'house/banco/house_edge@8 = "),
    (lambda _: "", 1, "''"),
    (lambda text: text.replace("\nhouse/b", "\n<<<<<<< HEAD\nhouse/b", 1), 2, "a merge conflict"),
    (lambda text: f"<<<<<<< HEAD\n{text}", 1, "a merge conflict"),
    (lambda text: text.replace("\nhouse/p", "\n=======\nhouse/p", 1), 19, "a merge conflict"),
    (lambda text: text[:-9], 57, "a line that is cut off"),
    (lambda text: text.replace(" = 114753351728/10847218479825", " ="), 2, "'house/banco/house_"),
    (lambda text: text.replace("114753351728/10847218479825", "1/0"), 2, "the value '1/0'"),
    (lambda text: text.replace("114753351728/", "1e9999999"), 2, "the value '1e9999999"),
    (lambda text: text.replace("114753351728/", "0x"), 2, "the value '0x10847218479825'"),
    (lambda text: text.replace("@8 = ", " = ", 1), 2, "the id 'house/banco/house_edge'"),
    (lambda text: text.replace('"SSSSDDDDSS D"', '"SSSSDDDDSS D'), 32, "the value"),
    (
        lambda text: text.replace("\nhouse/b", "\nhouse/banco/win/ways@8 = 3\nhouse/b", 1),
        8,
        "again",
    ),
]


@pytest.mark.parametrize("case", range(len(DAMAGED)))
def test_a_damaged_lock_is_refused_with_its_line(lock: Path, case: int) -> None:
    damage, number, found = DAMAGED[case]
    text = lock.read_text(encoding="utf-8")
    lock.write_text(damage(text), encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        read(lock)
    (fault,) = refused.value.faults
    assert fault.place == str(lock)
    assert fault.key == f"line {number}"
    assert found in fault.found


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('house/rules/tableau.banker.5 = "SSSSDDDDSS D"\n', "", "no rule tableau.banker.5"),
        ('"player_total > banker_total"', '"player_total > "', "the end"),
        ('"9 to 1"', '"9 to 0"', "9 to 0"),
        ('= "DDDDDDSSNN"', "= 7", "tableau.player = 7"),
        ('= "DDDDDDSSNN"', '= "DDDDDDSS?N"', "tableau.player = "),
        ("house/rules/shoe.also = []", "house/rules/shoe.also = 7", "shoe.also = 7"),
        ("house/rules/shoe.decks = 8", "house/rules/shoe.decks = 0", "shoe.decks = 0"),
    ],
)
def test_rules_in_a_lock_that_are_none(
    house: Path, lock: Path, old: str, new: str, found: str
) -> None:
    edited(lock, old, new)
    with pytest.raises(BadInput) as refused:
        checked(house, lock)
    (fault,) = refused.value.faults
    assert fault.place == f"{lock}: house/rules"
    assert found in fault.found


def locked_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> Answer:
    return ask(capsys, "lock", *arguments)


@pytest.fixture(autouse=True)
def on_a_machine_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("GITHUB_STEP_SUMMARY", raising=False)
    monkeypatch.chdir(tmp_path)


def test_lock_writes_what_it_is_asked_for(
    capsys: pytest.CaptureFixture[str], house: Path, tmp_path: Path
) -> None:
    answer = locked_by(capsys, house.name, "--lock", "own.lock")
    assert answer.code == 0
    assert answer.err == ["combinat: 23 figures locked in own.lock"]
    first = (tmp_path / "own.lock").read_bytes()
    assert locked_by(capsys, house.name, "--lock", "own.lock").code == 0
    assert (tmp_path / "own.lock").read_bytes() == first
    assert locked_by(capsys, "standard", "--lock", "own.lock").code == 0
    assert set(read(tmp_path / "own.lock").lock) == {"house", "standard"}


def test_update_rewrites_the_ids_named_and_no_other(
    capsys: pytest.CaptureFixture[str], house: Path, lock: Path
) -> None:
    edited(house, '5 = "SSSSDDDDSS D"', '5 = "SSDSDDDDSS D"')
    before = dict(read(lock).lock["house"].figures)
    name = "house/banco/house_edge@8"
    answer = locked_by(capsys, str(house), "--lock", str(lock), "--update", name)
    assert answer.code == 0
    after = read(lock).lock["house"].figures
    assert {one for one in after if after[one] != before[one]} == {name}
    found = checked(house, lock)
    assert found.rules
    assert name not in {figure.id for figure in found.figures}
    everything = ("--update", "house/*@8", "--update", "house/rules/*")
    assert locked_by(capsys, str(house), "--lock", str(lock), *everything).code == 0
    assert not checked(house, lock)


def test_update_of_an_id_that_there_is_not(
    capsys: pytest.CaptureFixture[str], house: Path, lock: Path
) -> None:
    text = lock.read_bytes()
    answer = locked_by(
        capsys, str(house), "--lock", str(lock), "--update", "house/banco/house_edge@7"
    )
    assert_refused(answer)
    assert "did you mean 'house/banco/house_edge@8'?" in answer.err[0]
    assert lock.read_bytes() == text


def test_ci_does_not_lock_unless_it_is_told_to(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, house: Path
) -> None:
    monkeypatch.setenv("CI", "true")
    assert_refused(locked_by(capsys, str(house), "--lock", "own.lock"))
    assert not Path("own.lock").exists()
    assert locked_by(capsys, str(house), "--lock", "own.lock", "--allow-ci").code == 0


def test_a_write_that_fails_leaves_the_old_lock(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, house: Path, lock: Path
) -> None:
    text = lock.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert_refused(locked_by(capsys, str(house), "--lock", str(lock)))
    assert lock.read_bytes() == text
    assert sorted(path.name for path in lock.parent.iterdir()) == ["figures.lock", "house.toml"]


def test_two_runs_at_once_leave_one_whole_lock(house: Path, tmp_path: Path) -> None:
    combinat = str(Path(sys.executable).with_name("combinat"))
    command = [combinat, "lock", house.name, "--lock", "own.lock"]
    runs = [subprocess.Popen(command, cwd=tmp_path) for _ in range(3)]
    assert [run.wait(timeout=60) for run in runs] == [0, 0, 0]
    scope = scope_of(str(house))
    assert read(tmp_path / "own.lock").lock == {"house": locked(scope)}


SETTINGS = """\
lock = "locks/own.lock"
[[games]]
game = "house.toml"
[[games]]
game = "standard"
readings = ["printed"]
decks = [1, 4]
wagers = ["dragon_7", "lucky_6#pays_12_20", "player_pair"]
figures = ["house_edge"]
"""


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("name", ["combinat.toml", "pyproject.toml", "other.toml"])
def test_settings_name_games_readings_decks_wagers_and_figures(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    text = SETTINGS
    if name == "pyproject.toml":
        text = text.replace("[[games]]", "[[tool.combinat.games]]").replace(
            "lock =", "[tool.combinat]\nlock ="
        )
    (tmp_path / name).write_text(text, encoding="utf-8")
    more = ("--config", name) if name == "other.toml" else ()
    assert locked_by(capsys, *more).code == 0
    lock = read(tmp_path / "locks" / "own.lock").lock
    assert set(lock["standard"].figures) == {
        f"standard/{wager}/house_edge@{decks}"
        for wager in ("dragon_7", "lucky_6#pays_12_20", "player_pair")
        for decks in (1, 4)
    }
    assert set(lock) == {"house", "standard"}
    found = settings(tmp_path / name)
    assert found is not None
    assert not drift(LockFile("", lock, {}), found.scopes)


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("decks = [1, 4]", "decks = [0]", "games[1].decks"),
        ('figures = ["house_edge"]', 'figures = ["edge"]', "the figure 'edge'"),
        ('game = "standard"', 'game = "standart"', "standart"),
        ('readings = ["printed"]', 'readings = ["ties"]', "'ties'"),
        ('"dragon_7"', '"dragon_8"', "'dragon_8'"),
        ("#pays_12_20", "#pays_1", "'pays_1'"),
        ("decks = [1, 4]", "deck = 1", "'deck'"),
        ("[[games]]", '[[games]]\ngame = "standard"\n[[games]]', "'standard' in two ways"),
        ("lock = ", "luck = ", "'luck'"),
    ],
)
def test_wrong_settings(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, found: str
) -> None:
    (tmp_path / "combinat.toml").write_text(broken(old, new, SETTINGS), encoding="utf-8")
    answer = locked_by(capsys)
    assert_refused(answer)
    assert found in answer.err[0]


def test_a_game_that_no_settings_name(house: Path, lock: Path) -> None:
    file = read(lock)
    with pytest.raises(ValueError, match="'house'"):
        scopes_of_lock(file.lock, file.place)
    assert [scope.tag for scope in scopes_of_lock(file.lock, file.place, [str(house)])] == ["house"]


def test_update_keeps_what_the_lock_has_of_other_games(house: Path, lock: Path) -> None:
    other = scope_of("standard")
    both = {**read(lock).lock, other.tag: locked(other)}
    lock.write_text(lock_text(both), encoding="utf-8")
    found = updated(lock, None, [str(house)], ["standard/punto/*"])
    assert lock_text(found) == lock_text(both)


def test_our_own_lock_is_as_the_figures_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[1])
    found = settings()
    assert found is not None
    file = read(found.lock)
    assert not drift(file, found.scopes)
    assert {"aspers", "dragon_bonus_house", "hippodrome", "intercasino", "punto_y_banco"} < set(
        file.lock
    )
    edge = Fraction(file.lock["aspers"].figures["aspers/egalite/house_edge@8"])
    assert round(100 * edge, 6) == Fraction("4.844032")


def of_lock(path: Path, *names: str) -> Drift:
    """Return the drift of a lock that says by itself what it locks."""
    file = read(path)
    return drift(file, scopes_of_lock(file.lock, file.place, names))


@pytest.mark.parametrize(
    "more",
    [
        {"asked": ["dragon_7", "lucky_6#pays_12_20"]},
        {"asked": ["punto", "player_pair"]},
        {"decks": [6]},
        {"decks": [1, 4]},
        {"kinds": ["house_edge"]},
        {"asked": ["banco#ez", "banco", "egalite#nine_to_one"]},
    ],
)
def test_a_lock_says_by_itself_what_it_locks(tmp_path: Path, more: dict[str, list[str]]) -> None:
    scope = scope_of("standard", **more)  # type: ignore[arg-type]
    path = tmp_path / "own.lock"
    path.write_text(lock_text({scope.tag: locked(scope)}), encoding="utf-8")
    assert not of_lock(path)


def test_the_catalogue_stands_beside_the_houses_own_wagers() -> None:
    both = scope_of("aspers", asked=["egalite", "catalogue"])
    assert both.wagers["egalite"].lines[0].pays == "9 to 1"
    assert both.wagers["egalite#eight_to_one"].lines[0].pays == "8 to 1"
    assert "dragon_7" in both.wagers
    other_way_round = scope_of("aspers", asked=["catalogue", "egalite"])
    assert other_way_round.figures() == both.figures()


def test_a_houses_own_pay_is_guarded_beside_the_catalogue(house: Path, tmp_path: Path) -> None:
    text = 'games = [{ game = "house.toml" }, { game = "house.toml", wagers = ["catalogue"] }]'
    (tmp_path / "combinat.toml").write_text(text, encoding="utf-8")
    found = settings(tmp_path / "combinat.toml")
    assert found is not None
    path = tmp_path / "own.lock"
    path.write_text(lock_text({one.tag: locked(one) for one in found.scopes}), encoding="utf-8")
    edited(house, 'pays = "9 to 1"', 'pays = "8 to 1"')
    again = settings(tmp_path / "combinat.toml")
    assert again is not None
    causes = by_cause(drift(read(path), again.scopes))
    assert causes.keys() == {"RULES"}
    assert {name.split("/")[1] for name in causes["RULES"]} == {"egalite"}


def test_what_settings_ask_for_is_no_rule(house: Path, lock: Path) -> None:
    fewer = drift(read(lock), [scope_of(str(house), asked=["banco", "egalite", "margins"])])
    assert by_cause(fewer).keys() == {"MISSING"}
    assert fewer.rules == []
    asked = scope_of(str(house), asked=["banco"])
    lock.write_text(lock_text({asked.tag: locked(asked)}), encoding="utf-8")
    more = drift(read(lock), [scope_of(str(house), asked=["banco", "egalite", "dragon_7"])])
    assert by_cause(more).keys() == {"EXTRA"}
    assert more.rules == []


def test_an_engine_that_gives_a_figure_no_more_is_the_engine(
    house: Path, lock: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(figures.OF_WAGER, "house_edge_resolved", lambda _: None)
    causes = by_cause(checked(house, lock))
    assert causes.keys() == {"ENGINE"}
    assert all("house_edge_resolved" in name for name in causes["ENGINE"])


def test_limits_of_the_table_are_rules(house: Path, lock: Path) -> None:
    more = '[limits]\nminimum = 5\ncurrency = "GBP"\nwhere = "page 1"\n\n[tableau]'
    edited(house, "[tableau]", more)
    ((_, rule),) = checked(house, lock).rules
    assert rule.change.words.startswith("limits: nothing → ")


def test_several_changes_of_one_wager_are_each_named(house: Path, lock: Path) -> None:
    edited(house, 'id = "by_8"', 'id = "by_eight"')
    edited(house, 'pays = "20 to 1"', 'pays = "30 to 1"')
    edited(house, "commission = 0.05", "commission = 0.25")
    words = [rule.change.words for _, rule in checked(house, lock).rules]
    assert {one.split(":")[0] for one in words} == {
        "wager margins, lines",
        "wager margins, line by_9, pays",
        "wager margins, commission",
    }
    assert len(words) == 3


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("player_total = banker_total", "player_total=banker_total"),
        ("player_total - banker_total = 9", "player_total-banker_total=9"),
        ('"20 to 1"', '"20.0 to 1"'),
        ("maximum = 50", "maximum = 50.00"),
    ],
)
def test_another_spelling_is_no_drift(house: Path, lock: Path, old: str, new: str) -> None:
    edited(house, old, new)
    assert not checked(house, lock)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"1/20"', '"1/0"'),
        ('"1/20"', '"5"'),
        ('"1/20"', '"1e30000000"'),
        ('"1/20"', "Infinity"),
        ('"1/20"', "0.05"),
        ("house/rules/shoe.also = []", "house/rules/asked = 7\nhouse/rules/shoe.also = []"),
        ("house/rules/shoe.also = []", "house/rules/asked = [[]]\nhouse/rules/shoe.also = []"),
        ("house/rules/shoe.also = []", "house/rules/zzz = 1\nhouse/rules/shoe.also = []"),
        ("shoe.also = []", "shoe.also = [1, 2, 3, 4, 5, 6, 7, 8, 9]"),
        ('wagers.egalite.lines = ["tie"]', "wagers.egalite.lines = []"),
        ('wagers.egalite.lines = ["tie"]', "wagers.egalite.lines = [[]]"),
        (
            "house/rules/tableau.player",
            'house/rules/printed.banker.4 = "SSDDDDDDSS DXX"\nhouse/rules/tableau.player',
        ),
        (
            'house/rules/wagers.egalite.lines = ["tie"]',
            'house/rules/wagers.egalite.catalogue = "BAD T"\n'
            'house/rules/wagers.egalite.lines = ["tie"]',
        ),
        ('"currency": "GBP"', '"currency": "\\ud800"'),
    ],
)
def test_hostile_rules_in_a_lock_are_one_clear_line(
    capsys: pytest.CaptureFixture[str], house: Path, lock: Path, old: str, new: str
) -> None:
    edited(lock, old, new)
    assert_refused(ask(capsys, "check", str(house), "--lock", str(lock)))


def test_names_that_are_no_game_of_the_lock(
    capsys: pytest.CaptureFixture[str], house: Path, lock: Path, tmp_path: Path
) -> None:
    assert ask(capsys, "check", str(house), "--lock", str(lock)).code == 0
    assert_refused(ask(capsys, "check", str(house), "aspers", "--lock", str(lock)))
    (tmp_path / "combinat.toml").write_text(SETTINGS, encoding="utf-8")
    assert_refused(ask(capsys, "check", "nonsense", "--lock", str(lock)))


def test_a_lock_of_nothing_is_nothing_to_rely_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "own.lock").write_text("schema = 1\n", encoding="utf-8")
    assert_refused(ask(capsys, "check", "--lock", "own.lock"))
    text = 'lock = "own.lock"\ngames = [{ game = "standard", readings = [] }]'
    (tmp_path / "combinat.toml").write_text(text, encoding="utf-8")
    assert_refused(locked_by(capsys))


def test_locking_again_without_settings_locks_what_the_lock_has(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert locked_by(capsys, "intercasino", "--lock", "own.lock").code == 0
    text = (tmp_path / "own.lock").read_text(encoding="utf-8")
    (tmp_path / "own.lock").write_text(
        mutated(text, "intercasino/banco/win/ways@6"), encoding="utf-8"
    )
    assert locked_by(capsys, "--lock", "own.lock").code == 0
    assert (tmp_path / "own.lock").read_text(encoding="utf-8") == text


def test_a_named_file_of_the_settings_is_locked_as_they_say(
    capsys: pytest.CaptureFixture[str], house: Path, tmp_path: Path
) -> None:
    text = 'lock = "own.lock"\ngames = [{ game = "house.toml", decks = [6], wagers = ["egalite"] }]'
    (tmp_path / "combinat.toml").write_text(text, encoding="utf-8")
    assert locked_by(capsys, house.name).err == ["combinat: 5 figures locked in own.lock"]
    assert ask(capsys, "check", house.name).code == 0


def test_a_file_that_is_no_lock_is_not_overwritten(
    capsys: pytest.CaptureFixture[str], house: Path
) -> None:
    text = house.read_bytes()
    assert_refused(locked_by(capsys, house.name, "--lock", house.name))
    assert house.read_bytes() == text
    assert_refused(locked_by(capsys, house.name, "--lock", "x" * 300))


def test_a_linked_lock_stays_linked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "real.lock").write_text("schema = 1\n", encoding="utf-8")
    (tmp_path / "own.lock").symlink_to("real.lock")
    assert locked_by(capsys, "standard", "--lock", "own.lock").code == 0
    assert (tmp_path / "own.lock").is_symlink()
    assert "standard" in read(tmp_path / "real.lock").lock


def test_two_runs_that_lock_different_games_lose_neither(tmp_path: Path) -> None:
    combinat = str(Path(sys.executable).with_name("combinat"))
    names = ("intercasino", "standard", "punto_y_banco")
    commands = [[combinat, "lock", name, "--lock", "own.lock"] for name in names]
    runs = [subprocess.Popen(command, cwd=tmp_path) for command in commands]
    assert [run.wait(timeout=60) for run in runs] == [0, 0, 0]
    assert set(read(tmp_path / "own.lock").lock) == set(names)


def test_a_run_that_is_killed_leaves_the_old_lock_or_the_new(tmp_path: Path) -> None:
    combinat = str(Path(sys.executable).with_name("combinat"))
    command = [combinat, "lock", "intercasino", "--lock", "own.lock"]
    subprocess.run(command, cwd=tmp_path, check=True)
    whole = (tmp_path / "own.lock").read_bytes()
    for milliseconds in (200, 600, 900):
        run = subprocess.Popen(command, cwd=tmp_path)
        with contextlib.suppress(subprocess.TimeoutExpired):
            run.wait(timeout=milliseconds / 1000)
        run.kill()
        run.wait()
        assert (tmp_path / "own.lock").read_bytes() == whole


def test_line_ends_of_another_system_are_read(house: Path, lock: Path) -> None:
    lock.write_bytes(lock.read_bytes().replace(b"\n", b"\r\n"))
    assert not checked(house, lock)


def test_a_lock_that_is_too_large(lock: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock_file, "LARGEST_FILE", 100)
    with pytest.raises(BadInput, match="more than 100 bytes"):
        read(lock)


def test_a_shared_file_without_our_section_may_hold_what_it_likes(
    capsys: pytest.CaptureFixture[str], house: Path, lock: Path, tmp_path: Path
) -> None:
    text = f'[tool.other]\nhash = "{"a1" * 64}"\nnumber = 1e400\n# {"_" * 200}\n'
    (tmp_path / "pyproject.toml").write_text(text, encoding="utf-8")
    assert ask(capsys, "check", str(house), "--lock", str(lock)).code == 0
