"""What has drifted from a lock, in six forms that name the same causes, cells and figures."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import jsonschema
import pytest
import xmlschema

from combinat import Shoe, game
from combinat.cards import BY_VALUE
from combinat.faults import BadInput, one_line
from combinat.lock.changes import Change
from combinat.lock.drift import Cause, Drift, FigureDrift, GameDrift, RuleDrift
from combinat.lock.file import Locked, LockFile
from combinat.lock.reports import REPORTS, add_to_summary
from combinat.lock.reports.places import Place, Places
from combinat.lock.reports.summary import CUT, LIMIT, within
from combinat.lock.reports.words import MEANINGS, before_and_after, change, short, verdict
from tests.houses import dealer, judge
from tests.support import GOOD, Answer, ask, assert_refused, broken

SCHEMAS = Path(__file__).parent / "schemas"
SARIF = jsonschema.Draft4Validator(
    json.loads((SCHEMAS / "sarif-2.1.0.json").read_text(encoding="utf-8"))
)
JUNIT = xmlschema.XMLSchema(str(SCHEMAS / "jenkins-junit.xsd"))
SETTINGS = 'lock = "figures.lock"\n[[games]]\ngame = "house.toml"\n'
CELL = "Banker's total 5, Player's third card 3: S → D"
CAUSES = "|".join(MEANINGS)
ALL_FIGURES = {
    f"house/{name}@8"
    for name in (
        "egalite/house_edge",
        "egalite/house_edge_resolved",
        "egalite/loses/ways",
        "egalite/tie/ways",
        "egalite/variance",
        "margins/by_8/ways",
        "margins/by_9/ways",
        "margins/house_edge",
        "margins/house_edge_resolved",
        "margins/loses/ways",
        "margins/variance",
    )
}
MOVED_BY_THE_CELL = ALL_FIGURES - {"house/margins/by_9/ways@8"}
"""By nine needs a natural or a standing 0, and Banker's 5 has neither."""

OF_EGALITE = {
    "house/egalite/house_edge@8",
    "house/egalite/house_edge_resolved@8",
    "house/egalite/variance@8",
}
Named = set[tuple[str, str]]


class Project:
    """A project of one game, locked, and the answers of `combinat check` in it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys
        (folder / "combinat.toml").write_text(SETTINGS, encoding="utf-8")
        self.rules(GOOD)
        assert ask(capsys, "lock").code == 0
        self.locked = (folder / "figures.lock").read_text(encoding="utf-8")

    def rules(self, text: str) -> None:
        (self.folder / "house.toml").write_text(text, encoding="utf-8")

    def lock(self, old: str, new: str) -> None:
        text = broken(old, new, self.locked)
        (self.folder / "figures.lock").write_text(text, encoding="utf-8")

    def value(self, id_: str) -> str:
        return dict(line.split(" = ", 1) for line in self.locked.splitlines())[id_]

    def check(self, style: str = "text") -> Answer:
        return ask(self.capsys, "check", "--format", style)

    def everywhere(self, code: int) -> dict[str, str]:
        """Return what each form prints; all end with the same code, and those with schemas obey."""
        answers = {style: self.check(style) for style in REPORTS}
        assert {style: answer.code for style, answer in answers.items()} == dict.fromkeys(
            REPORTS, code
        )
        assert not any(answer.err for answer in answers.values())
        printed = {style: answer.out for style, answer in answers.items()}
        JUNIT.validate(printed["junit"])
        SARIF.validate(json.loads(printed["sarif"]))
        return printed


@pytest.fixture
def project(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Project:
    for name in ("CI", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return Project(tmp_path, capsys)


def commands(out: str) -> list[tuple[str, dict[str, str], str]]:
    """Read workflow commands as the runner of GitHub Actions does: level, properties, message."""
    found = []
    for line in out.splitlines():
        match = re.fullmatch(r"::(error|notice) (.*?)::(.*)", line)
        assert match, line
        pairs = [pair.split("=", 1) for pair in match[2].split(",")]
        found.append((match[1], {k: unquote(v) for k, v in pairs}, unquote(match[3])))
    return found


def in_text(out: str) -> Named:
    return set(re.findall(rf"(?m)^  ({CAUSES}) +(\S+@\d+)$", out))


def in_markdown(out: str) -> Named:
    return set(re.findall(rf"(?m)^\| ({CAUSES}) +\| (\S+@\d+) +\|", out))


def in_github(out: str) -> Named:
    titles = [properties["title"] for _, properties, _ in commands(out)]
    found = [re.fullmatch(rf"({CAUSES}) (\S+)", title) for title in titles]
    return {(match[1], match[2]) for match in found if match}


def in_json(out: str) -> Named:
    return {(f["cause"], f["id"]) for g in json.loads(out)["games"] for f in g["figures"]}


def in_junit(out: str) -> Named:
    cases = ElementTree.fromstring(out).findall(".//testcase[failure]")
    kinds = {case.attrib["name"]: case[0].attrib["type"] for case in cases}
    return {(kind, name) for name, kind in kinds.items() if name != "rules"}


def results(out: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(out)["runs"][0]["results"]
    return found


def in_sarif(out: str) -> Named:
    names = {r["partialFingerprints"]["combinatId/v1"]: r["ruleId"] for r in results(out)}
    return {
        (k.removeprefix("combinat/"), name) for name, k in names.items() if "/rules/" not in name
    }


READERS: dict[str, Callable[[str], Named]] = {
    "text": in_text,
    "markdown": in_markdown,
    "github": in_github,
    "json": in_json,
    "junit": in_junit,
    "sarif": in_sarif,
}


def assert_all_name(printed: dict[str, str], expected: Named) -> None:
    assert {style: READERS[style](out) for style, out in printed.items()} == dict.fromkeys(
        REPORTS, expected
    )


def by(cause: str, *ids: str) -> Named:
    return {(cause, id_) for id_ in ids}


def test_one_cell_is_named_in_every_form_with_the_ten_figures_that_it_moved(
    project: Project,
) -> None:
    project.rules(broken('5 = "SSSSDDDDSS D"', '5 = "SSSDDDDDSS D"'))
    printed = project.everywhere(1)
    assert_all_name(printed, by("RULES", *MOVED_BY_THE_CELL))
    for style, out in printed.items():
        assert CELL in out, style
        assert "tableau.banker.5" in out, style
    head = "1 rule changed and 10 figures moved, of 11 compared with figures.lock"
    for style in ("text", "markdown", "github"):
        assert head in printed[style].splitlines()[0], style


def edge_by_second_method(text: str, tmp_path: Path, wager_id: str) -> Fraction:
    """Return a house edge by the independent dealer, of a game file's own table of play."""
    path = tmp_path / "second.toml"
    path.write_text(text, encoding="utf-8")
    house = game(str(path))
    wager = next(wager for wager in house.wagers if wager.id == wager_id)
    ways = dealer(house.tableau).ways(list(Shoe.of_decks(8).counts(BY_VALUE)))
    settled = judge(house.tableau).settle(ways, [(line.id, line.when) for line in wager.lines])
    nets = {line.id: wager.net(line) or Fraction(0) for line in wager.lines}
    total = sum(settled.values())
    won = sum((nets.get(name, Fraction(-1)) * n for name, n in settled.items()), Fraction(0))
    return -won / total


def test_moves_alone_and_together_are_those_of_the_second_method(
    project: Project, tmp_path: Path
) -> None:
    cell = broken('5 = "SSSSDDDDSS D"', '5 = "SSSDDDDDSS D"')
    pays = broken('"9 to 1"', '"8 to 1"')
    both = broken('"9 to 1"', '"8 to 1"', cell)
    project.rules(both)
    record = project.check("json").json()["games"][0]
    edge = "house/egalite/house_edge@8"
    before = edge_by_second_method(GOOD, tmp_path, "egalite")
    alone = [{m["id"]: (m["from"], m["to"]) for m in rule["moves"]} for rule in record["rules"]]
    for moves, text in zip(alone, (cell, pays), strict=True):
        after = edge_by_second_method(text, tmp_path, "egalite")
        assert [Fraction(value) for value in moves[edge]] == [before, after]
    (found,) = [figure for figure in record["figures"] if figure["id"] == edge]
    together = edge_by_second_method(both, tmp_path, "egalite")
    assert [Fraction(found["locked"]), Fraction(found["found"])] == [before, together]


def test_several_changed_rules_stand_alone_and_together_in_markdown(project: Project) -> None:
    cell = broken('5 = "SSSSDDDDSS D"', '5 = "SSSDDDDDSS D"')
    project.rules(broken('"9 to 1"', '"8 to 1"', cell))
    out = project.check("markdown").out
    (row,) = re.findall(r"(?m)^\| house/egalite/house_edge@8 .*", out)
    cells = [one.strip() for one in row.strip("|").split("|")]
    assert cells[1:] == ["+0.182556 % points", "+9.515597 % points", "+9.679897 % points"]
    assert "moved by " + CELL + "; wager egalite, line tie, pays: 9 to 1 → 8 to 1" in (
        project.check().out
    )


def test_a_pay_moves_the_published_edge_of_ties_and_nothing_else(project: Project) -> None:
    project.rules(broken('"9 to 1"', '"8 to 1"'))
    printed = project.everywhere(1)
    assert_all_name(printed, by("RULES", *OF_EGALITE))
    for style, out in printed.items():
        assert "wager egalite, line tie, pays: 9 to 1 → 8 to 1" in out, style
    assert "egalite/house_edge@8: 4.844032 % → 14.359629 % (+9.515597 % points)" in printed["text"]


def test_another_deck_number_replaces_every_figure(project: Project) -> None:
    project.rules(broken("decks = 8", "decks = 6"))
    printed = project.everywhere(1)
    gone_and_new = {*ALL_FIGURES, *(id_.replace("@8", "@6") for id_ in ALL_FIGURES)}
    aggregated = printed.pop("github")
    for style, out in printed.items():
        assert READERS[style](out) == by("RULES", *gone_and_new), style
        assert "shoe.decks: 8 → 6" in out, style
    assert len(in_github(aggregated)) == 10
    assert "12 more of 22 RULES figures" in aggregated
    assert "shoe.decks: 8 → 6" in aggregated


def test_a_comment_moves_nothing(project: Project) -> None:
    project.rules(GOOD.replace("[tableau]", "# The table of play\n[tableau] # as printed"))
    printed = project.everywhere(0)
    assert_all_name(printed, set())
    line = "no drift: 11 figures as locked in figures.lock"
    assert printed["text"] == f"{line}\n"
    assert printed["markdown"] == f"# {line}\n"
    assert printed["github"] == f"::notice title=combinat check::{line}\n"
    assert json.loads(printed["json"]) == {
        "lock": "figures.lock",
        "checked": 11,
        "drift": False,
        "games": [],
        "causes": dict.fromkeys(MEANINGS, 0),
    }
    root = ElementTree.fromstring(printed["junit"])
    assert (root.attrib["tests"], root.attrib["failures"]) == ("12", "0")
    assert results(printed["sarif"]) == []


def test_one_digit_in_the_lock_is_engine_for_that_figure_alone(project: Project) -> None:
    id_ = "house/egalite/tie/ways@8"
    project.lock(f"{id_} = {project.value(id_)}", f"{id_} = 475627426473217")
    printed = project.everywhere(1)
    assert_all_name(printed, by("ENGINE", id_))
    for style, out in printed.items():
        assert "475627426473217" in out, style
        assert "475627426473216" in out, style
    assert "DRIFT: 1 figure moved, of 11 compared" in printed["text"]


def test_the_last_digit_of_an_edge_is_not_rounded_away(project: Project) -> None:
    id_ = "house/margins/house_edge@8"
    value = project.value(id_)
    numerator, _, denominator = value.partition("/")
    project.lock(f"{id_} = {value}", f"{id_} = {int(numerator) - 1}/{denominator}")
    out = project.check().out
    assert "41.864088 % → 41.864088 % (up by less than 0.000001 % points)" in out
    assert in_text(out) == by("ENGINE", id_)


def test_another_way_of_writing_a_fraction_is_format(project: Project) -> None:
    id_ = "house/egalite/house_edge@8"
    numerator, denominator = map(int, project.value(id_).split("/"))
    project.lock(f"{id_} = {numerator}/{denominator}", f"{id_} = {2 * numerator}/{2 * denominator}")
    printed = project.everywhere(1)
    assert_all_name(printed, by("FORMAT", id_))
    assert "1 figure written otherwise" in printed["text"]
    assert "4.844032 % → 4.844032 % (written otherwise)" in printed["github"].replace("%25", "%")


def test_a_figure_that_is_not_locked_and_one_that_is_not_asked_for(project: Project) -> None:
    gone = "house/margins/by_9/ways@8"
    project.lock(f"{gone} = {project.value(gone)}\n", "house/margins/by_9/ways@9 = 1\n")
    printed = project.everywhere(1)
    assert_all_name(printed, by("EXTRA", gone) | by("MISSING", "house/margins/by_9/ways@9"))
    assert "1 figure gone and 1 figure not yet locked" in printed["text"]


def test_a_game_that_is_asked_for_no_more_has_no_rules_that_pass(project: Project) -> None:
    (project.folder / "combinat.toml").write_text(
        SETTINGS.replace("house.toml", "other.toml"), encoding="utf-8"
    )
    (project.folder / "other.toml").write_text(
        GOOD.replace('id = "house"', 'id = "other"'), encoding="utf-8"
    )
    printed = project.everywhere(1)
    others = {id_.replace("house", "other", 1) for id_ in ALL_FIGURES}
    for style in ("text", "markdown", "json", "junit", "sarif"):
        expected = by("MISSING", *ALL_FIGURES) | by("EXTRA", *others)
        assert READERS[style](printed[style]) == expected, style
    assert 'name="rules"' not in printed["junit"]


@pytest.mark.parametrize("style", REPORTS)
def test_a_damaged_lock_is_refused_in_every_form(project: Project, style: str) -> None:
    project.lock("schema = 1", "schema = 2")
    assert_refused(project.check(style))


@pytest.mark.parametrize("style", REPORTS)
def test_the_same_input_gives_the_same_bytes(project: Project, style: str) -> None:
    project.rules(broken('5 = "SSSSDDDDSS D"', '5 = "SSSDDDDDSS D"'))
    assert project.check(style).out == project.check(style).out


def test_annotations_point_at_the_figures_line_and_at_the_games_file(project: Project) -> None:
    project.rules(broken('5 = "SSSSDDDDSS D"', '5 = "SSSDDDDDSS D"'))
    lines = project.locked.splitlines()
    for _, properties, message in commands(project.check("github").out)[1:]:
        if properties["title"].startswith("rule"):
            assert properties["file"] == "house.toml"
            assert "line" not in properties
            assert CELL in message
        else:
            line = lines[int(properties["line"]) - 1]
            assert line.startswith(f"{properties['title'].split()[1]} = ")
            assert properties["file"] == "figures.lock"


def test_annotations_stand_from_the_root_of_the_checkout(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.rules(broken('"9 to 1"', '"8 to 1"'))
    monkeypatch.setenv("GITHUB_WORKSPACE", str(project.folder.parent))
    files = {properties.get("file") for _, properties, _ in commands(project.check("github").out)}
    name = project.folder.name
    assert files == {None, f"{name}/house.toml", f"{name}/figures.lock"}


# Reports of drifts that are made by hand.

HOSTILE = (
    "<script>alert(1)</script> | ::error::x \"q\" 'q' & [x](http://evil) %0A `c` "
    "\x1b[31m\n\x00\udcff"
)


def figure(number: int, cause: Cause = "RULES") -> FigureDrift:
    return FigureDrift(f"house/w{number}/tie/ways@8", "1", "2", cause)


def rule(words: str, key: str = "wagers.x.unpriced", *moved: FigureDrift) -> RuleDrift:
    moves = {one.id: (one.locked, one.found) for one in moved}
    return RuleDrift(Change(key, words, {}), moves)


def drift_of(
    figures: tuple[FigureDrift, ...] = (),
    rules: tuple[RuleDrift, ...] = (),
    place: str = "figures.lock",
    file: str = "aspers",
) -> Drift:
    locked = {one.id: one.locked for one in figures if one.locked is not None}
    leaves = ["rules/shoe.decks", "rules/tableau.banker.5", "rules/wagers.x.lines"]
    names = [*locked, *(f"house/{leaf}" for leaf in leaves)]
    numbers = {name: number for number, name in enumerate(sorted(names), start=2)}
    lock_file = LockFile(place, {"house": Locked(locked, {})}, numbers)
    return Drift(lock_file, len(figures), (GameDrift("house", rules, figures, file),))


@pytest.mark.parametrize("style", REPORTS)
def test_hostile_words_and_paths_stay_text_in_every_form(style: str) -> None:
    drift = drift_of((figure(1),), (rule(HOSTILE), rule(HOSTILE)), place=HOSTILE, file=HOSTILE)
    out = REPORTS[style](drift)
    assert out.encode()
    assert all(line.isprintable() for line in out.splitlines())
    if style == "markdown":
        assert not re.search(r"(?<!\\)<script", out)
        rows = [line for line in out.splitlines() if line.startswith("|     1 ")]
        assert [len(re.findall(r"(?<!\\)\|", row)) for row in rows] == [5]
    elif style == "github":
        assert len(commands(out)) == 4
        assert one_line(HOSTILE) in commands(out)[1][2]
        assert '| ::error::x "q"' in commands(out)[3][1]["file"]
    elif style == "json":
        assert json.loads(out)["games"][0]["rules"][0]["words"].startswith("<script>")
    elif style == "junit":
        JUNIT.validate(out)
        failure = ElementTree.fromstring(out).find(".//testcase[@name='rules']/failure")
        assert failure is not None
        assert "<script>" in (failure.text or "")
    elif style == "sarif":
        SARIF.validate(json.loads(out))
        assert not re.search(r"(?<!\\)\[[^]]*\]\(", results(out)[0]["message"]["text"])


@pytest.mark.parametrize("style", ["text", "markdown", "github", "junit", "sarif"])
def test_endless_words_are_cut_and_counted(style: str) -> None:
    moved = tuple(figure(number) for number in range(40))
    drift = drift_of(moved, (rule("x" * 10**6, "shoe.burn", *moved), rule("short")))
    out = REPORTS[style](drift)
    assert len(out) < 60_000
    assert "(1,000,000 characters)" in out


def test_text_shows_fifty_figures_of_a_game_and_counts_all() -> None:
    figures = tuple(figure(number) for number in range(1234))
    out = REPORTS["text"](drift_of(figures, (rule("a change", "shoe.decks", *figures),)))
    assert len(in_text(out)) == 50
    assert out.startswith("DRIFT: 1 rule changed and 1,234 figures moved, of 1,234 compared")
    assert "alone it moves 1,234 figures" in out
    assert "… and 1,184 figures more; --format json lists all" in out
    assert len(in_json(REPORTS["json"](drift_of(figures)))) == 1234


def test_text_shows_fifty_changed_rules_of_a_game_and_counts_all() -> None:
    out = REPORTS["text"](drift_of(rules=tuple(rule(f"change {n}") for n in range(60))))
    assert out.count("rule changed: ") == 50
    assert "60 rules changed and no figure moved" in out
    assert "… and 10 changed rules more" in out


def test_the_gravest_cause_stands_first_and_house_edges_before_ways() -> None:
    edge = FigureDrift("house/z/house_edge@8", "1/2", "1/3", "RULES")
    out = REPORTS["text"](drift_of((figure(1), figure(2), edge, figure(3, "ENGINE"))))
    named = re.findall(rf"(?m)^  ({CAUSES}) +(\S+@\d+)$", out)
    assert named[:2] == [("ENGINE", "house/w3/tie/ways@8"), ("RULES", "house/z/house_edge@8")]


def test_at_most_ten_annotations_of_a_kind_and_then_how_many_more() -> None:
    figures = (*(figure(n) for n in range(30)), *(figure(n, "ENGINE") for n in range(40, 52)))
    rules = tuple(rule(f"change {n}") for n in range(14))
    found = commands(REPORTS["github"](drift_of(figures, rules)))
    assert {level for level, *_ in found} == {"error"}
    titles = [properties["title"] for _, properties, _ in found]
    assert sum(title.startswith("rule changed") for title in titles) == 10
    assert sum(title.startswith("RULES ") for title in titles) == 10
    assert sum(title.startswith("ENGINE ") for title in titles) == 10
    more = [message.partition(";")[0] for _, _, message in found if " more of " in message]
    assert more == [
        "4 more of 14 changed rules",
        "2 more of 12 ENGINE figures",
        "20 more of 30 RULES figures",
    ]


def test_rules_that_are_not_worked_out_alone_are_called_so() -> None:
    unknown = RuleDrift(Change("shoe.decks", "shoe.decks: 8 → 6", {}), None)
    drift = drift_of((figure(1),), (unknown, rule("another")))
    printed = {style: report(drift) for style, report in REPORTS.items()}
    assert json.loads(printed["json"])["games"][0]["rules"][0]["moves"] is None
    assert "shoe.decks; not worked out alone" in printed["text"]
    for style in ("text", "github", "junit", "sarif"):
        assert "moved by changed rules, not all of which are worked out alone" in printed[style]


def test_a_figure_that_no_rule_moves_alone_is_moved_by_several_together() -> None:
    out = REPORTS["text"](drift_of((figure(1),), (rule("one"), rule("another"))))
    assert "moved by several changed rules together, and by none of them alone" in out


def test_a_rule_of_a_bundled_game_stands_in_the_lock() -> None:
    drift = drift_of()
    places, numbers = Places(drift), drift.lock.numbers
    lock = Path("figures.lock")
    for key, at in {
        "tableau.banker.5": "house/rules/tableau.banker.5",
        "wagers.x.limits": "house/rules/wagers.x.lines",
        "shoe.burn": "house/rules/shoe.decks",
    }.items():
        assert places.rule("house", key) == Place(lock, numbers[at])
    assert places.rule("another", "shoe.decks") == Place(lock, 1)


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        ("a b/100%#1.lock", "a%20b/100%25%231.lock"),
        ("c:d.lock", "c%3Ad.lock"),
        ("é.lock", "%C3%A9.lock"),
        ("./x/../figures.lock", "figures.lock"),
        ("/elsewhere/a b.lock", "file:///elsewhere/a%20b.lock"),
    ],
)
def test_a_path_is_a_uri_in_sarif(path: str, uri: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GITHUB_WORKSPACE", raising=False)
    out = REPORTS["sarif"](drift_of((figure(1),), place=path))
    (place,) = results(out)[0]["locations"]
    assert place["physicalLocation"]["artifactLocation"]["uri"] == uri


def test_sarif_names_one_rule_a_cause_and_tells_cells_of_a_row_apart() -> None:
    rules = (rule("third card 2", "tableau.banker.5"), rule("third card 3", "tableau.banker.5"))
    log = json.loads(REPORTS["sarif"](drift_of((figure(1),), rules)))
    (run,) = log["runs"]
    driver = run["tool"]["driver"]
    assert [one["id"] for one in driver["rules"]] == [f"combinat/{cause}" for cause in MEANINGS]
    for result in run["results"]:
        assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
    prints = [result["partialFingerprints"]["combinatId/v1"] for result in run["results"]]
    assert len(set(prints)) == len(prints) == 3


def test_dots_of_a_name_make_no_package_in_junit() -> None:
    made = Drift(LockFile("l", {}, {}), 1, (GameDrift("a.b", (), (figure(1, "EXTRA"),), "x"),))
    case = ElementTree.fromstring(REPORTS["junit"](made)).find(".//testcase")
    assert case is not None
    assert case.attrib["classname"] == "combinat.a_b"


@pytest.mark.parametrize(
    ("id_", "was", "is_", "shown"),
    [
        ("g/w/house_edge@8", "1/16", "3/32", "6.250000 % → 9.375000 % (+3.125000 % points)"),
        ("g/w/house_edge@8", "1/2", "-1/2", "50.000000 % → -50.000000 % (-100.000000 % points)"),
        ("g/w/variance@8", "1/3", "2/3", "0.333333 → 0.666667 (+0.333333)"),
        ("g/w/variance@8", "1/3", "0.3333333", "0.333333 → 0.333333 (down by less than 0.000001)"),
        ("g/w/tie/ways@8", "1234", "1000", "1,234 → 1,000 (-234)"),
        ("g/w/tie/ways@8", "2", "4/2", "2 → 2 (written otherwise)"),
        ("g/w/tie/ways@8", None, "1000", "none → 1,000"),
        ("g/w/tie/ways@8", "1000", None, "1,000 → none"),
        # A tie at the sixth place: 0.0000005 goes to the even 0.000000, 0.0000015 to 0.000002.
        ("g/w/variance@8", "0", "0.0000005", "0 → 0.000000 (up by less than 0.000001)"),
        ("g/w/variance@8", "0", "0.0000015", "0 → 0.000002 (+0.000002)"),
    ],
)
def test_a_figure_before_and_after(id_: str, was: str | None, is_: str | None, shown: str) -> None:
    assert before_and_after(id_, was, is_) == shown


def test_a_figure_of_the_greatest_length_is_shown_whole() -> None:
    huge = f"{'9' * 400}/{'7' * 400}"
    drift = drift_of((FigureDrift("house/w/variance@8", huge, "1/2", "ENGINE"),))
    for style, report in REPORTS.items():
        assert huge in report(drift), style
    assert short("g/w/tie/ways@8", "9" * 400).startswith("9,999,")
    assert change("g/w/tie/ways@8", "9" * 400, "1").startswith("-9,999,")


def test_colour_only_on_a_terminal_and_without_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    drift = drift_of((figure(1),), (rule("a change"),))
    plain = REPORTS["text"](drift)
    assert "\x1b" not in plain
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    coloured = REPORTS["text"](drift)
    assert coloured.startswith("\x1b[")
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    monkeypatch.setenv("NO_COLOR", "1")
    assert REPORTS["text"](drift) == plain


# The summary of a step.


def test_the_summary_of_a_step_is_the_markdown_below_what_stands_there(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = project.folder / "summary.md"
    path.write_text("# Tests\n", encoding="utf-8")
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(path))
    project.rules(broken('"9 to 1"', '"8 to 1"'))
    assert project.check("json").code == 1
    monkeypatch.delenv("GITHUB_STEP_SUMMARY")
    assert path.read_text(encoding="utf-8") == f"# Tests\n\n{project.check('markdown').out}"


def test_a_summary_that_cannot_be_written_is_a_warning_and_changes_no_verdict(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(project.folder))
    answer = project.check()
    assert answer.code == 0
    (line,) = answer.err
    assert line.startswith("combinat: warning: GITHUB_STEP_SUMMARY: ")
    assert "no regular file" in line
    project.rules(broken('"9 to 1"', '"8 to 1"'))
    assert project.check().code == 1
    with pytest.raises(BadInput):
        add_to_summary(project.folder / "no" / "summary.md", drift_of())


@pytest.mark.parametrize("there", [0, 1, 500_000, LIMIT - 2_000, LIMIT - 300, LIMIT, 2 * LIMIT])
def test_a_summary_stays_below_its_limit_with_what_stands_there(tmp_path: Path, there: int) -> None:
    path = tmp_path / "summary.md"
    path.write_bytes(b"x" * there)
    long = f"{'1' * 400}/{'7' * 399}"
    figures = (FigureDrift(f"house/w{n}/variance@8", long, "1", "RULES") for n in range(1200))
    drift = drift_of(tuple(figures))
    assert len(REPORTS["markdown"](drift).encode()) > LIMIT
    add_to_summary(path, drift)
    added = path.read_bytes()[there:]
    assert added == b"" or added.endswith(CUT)
    assert there + len(added) < LIMIT or not added
    assert bool(added) == (there < LIMIT - 200)


def test_a_summary_is_cut_at_a_line_and_between_characters() -> None:
    text = "# é\n" + "é → é\n" * 100
    for room in range(len(text.encode()) + 2):
        found = within(text, room)
        assert len(found) <= room
        kept = found.removesuffix(CUT).decode()
        assert text.startswith(kept)
        assert not kept or kept.endswith("\n")
        assert (found == text.encode()) == (room >= len(text.encode()))


def test_the_verdict_counts_what_moved_came_and_went() -> None:
    figures = (
        figure(1),
        FigureDrift("house/a/ways@8", None, "1", "EXTRA"),
        FigureDrift("house/b/ways@8", "1", None, "MISSING"),
        FigureDrift("house/c/ways@8", "1", "2/2", "FORMAT"),
    )
    assert verdict(drift_of(figures)) == (
        "DRIFT: 1 figure moved, 1 figure gone, 1 figure not yet locked and "
        "1 figure written otherwise, of 4 compared with figures.lock"
    )
