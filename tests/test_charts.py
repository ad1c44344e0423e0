"""Charts: they draw the figures of the studies, in the same bytes each time, for every reader.

`python -m tests.test_charts` draws the picture of the document on counting anew.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import matplotlib as mpl
import numpy as np
import pytest
from matplotlib.colors import to_hex
from matplotlib.container import BarContainer
from matplotlib.lines import Line2D

from combinat import Shoe, evaluate, game
from combinat.cli import kept, main
from combinat.faults import BadInput
from combinat.publish.charts import BLUE, Picture, style
from combinat.publish.count_charts import count_chart, gain_chart, protection_chart
from combinat.publish.study_charts import decks_chart, removal_chart
from combinat.studies.counts.exact import exact_depth
from combinat.studies.counts.protection import protection
from combinat.studies.counts.study import CountStudy, count_study, tags_from
from combinat.studies.counts.trigger import RUNNING, Trigger
from combinat.studies.decks import by_decks
from combinat.studies.in_decks import DECKS, expansion, in_decks
from combinat.studies.removal import removals
from combinat.studies.shoe_rules import shoe_rule
from tests.support import ask, assert_refused

Captured = pytest.CaptureFixture[str]

ROOT = Path(__file__).parents[1]
COUNTING = ROOT / "docs" / "counting.md"
EXAMPLE = re.compile(r"^(combinat count .* --plot (docs/examples/\S+\.svg))$", re.MULTILINE)
TAGS = "0 0 0 -1 -1 -1 -1 2 2 0"
COUNT = ("count", "aspers", "--wager", "dragon_7", "--tags", TAGS, "--trigger", "4")
SUFFIXES = (".svg", ".pdf", ".png")
CLOSE = 1e-13
TRUE_COUNT_4 = Trigger(Fraction(4))


def study(trigger: Trigger) -> CountStudy:
    house = game("standard")
    (wager,) = house.asked(("dragon_7",), None)
    rule = shoe_rule(house, cards_behind=14)
    return count_study(house, wager, tags_from(TAGS, wager), rule, trigger=trigger)


@pytest.fixture(scope="module")
def counted() -> CountStudy:
    return study(TRUE_COUNT_4)


def xs(line: Line2D) -> list[float]:
    return [float(x) for x in np.asarray(line.get_xdata())]


def ys(line: Line2D) -> list[float]:
    return [float(y) for y in np.asarray(line.get_ydata())]


def bars(picture: Picture, panel: int) -> dict[float, float]:
    """Return the heights of the bars of a panel by their places."""
    found = {}
    for container in picture.figure.axes[panel].containers:
        assert isinstance(container, BarContainer)
        for bar in container.patches:
            found[bar.get_x() + bar.get_width() / 2] = float(bar.get_height())
    return found


def test_gain_and_frequency_by_depth_are_those_of_the_study(counted: CountStudy) -> None:
    gain, frequency = gain_chart(counted).figure.axes
    best, chosen, cut = gain.lines
    assert xs(best) == list(range(411))
    assert ys(best) == counted.best.gain.tolist()
    assert ys(chosen) == counted.chosen.gain.tolist()
    assert ys(frequency.lines[1]) == (100 * counted.chosen.frequency).tolist()
    assert xs(cut) == [416 - 14] * 2
    assert best.get_linestyle() != chosen.get_linestyle() != cut.get_linestyle()


def test_a_depth_of_the_chart_is_that_of_whole_numbers(counted: CountStudy) -> None:
    exact = exact_depth(counted.law.groups, counted.law.nets, 364)
    gains = {count: gain for count, gain in exact.gain.items() if count >= 4}
    drawn = ys(gain_chart(counted).figure.axes[0].lines[1])
    assert abs(drawn[364] - float(sum(gains.values()))) < CLOSE


def test_bars_of_the_true_count_are_the_exact_chances(counted: CountStudy) -> None:
    picture = count_chart(counted, [364])
    exact = exact_depth(counted.law.groups, counted.law.nets, 364)
    heights = bars(picture, 0)
    assert abs(sum(heights.values()) - 100) < CLOSE * 1000
    for place, height in heights.items():
        assert abs(height / 100 - exact.chance[round(place)]) < CLOSE
    (container,) = picture.figure.axes[0].containers
    bet = [b.get_height() for b in container if to_hex(b.get_facecolor()) == BLUE.lower()]
    assert abs(sum(bet) - 30.009918) < 1e-6
    assert "364 of 416 cards seen: 30.01 %" in picture.figure.axes[0].get_title(loc="left")


def test_the_true_count_is_over_the_decks_unseen_and_the_running_count_is_itself() -> None:
    halfway = bars(count_chart(study(TRUE_COUNT_4), [208]), 0)
    running = bars(count_chart(study(Trigger(Fraction(16), RUNNING)), [208]), 0)
    assert min(halfway) == min(running) / 4
    assert min(running) == -round(-min(running))


def test_without_depths_each_quarter_is_shown(counted: CountStudy) -> None:
    titles = [axes.get_title(loc="left") for axes in count_chart(counted).figure.axes]
    assert [title.split()[0] for title in titles] == ["104", "208", "312"]


def test_protection_is_drawn_at_the_cuts_that_were_worked_out(counted: CountStudy) -> None:
    found = protection(counted, (52, 14), limit=Fraction(1, 2))
    axes = protection_chart(found).figure.axes[0]
    best, chosen, limit, enough, _ = axes.lines
    assert xs(chosen) == [14, 35, 52]
    assert [f"{y:.10g}" for y in ys(chosen)] == ["0.7342351676", "0.4922066955", "0.3759305024"]
    assert f"{ys(best)[0]:.10g}" == "0.7427544769"
    assert ys(limit) == [0.5, 0.5]
    assert xs(enough) == [35]
    assert best.get_marker() != chosen.get_marker() != enough.get_marker()


def test_bars_of_removal_are_what_a_shoe_without_the_card_is_worth() -> None:
    house, shoe = game("aspers"), Shoe.of_decks(8)
    wagers = house.asked(("dragon_7", "either_pair"), None)
    found, _ = removals(house, shoe, wagers)
    picture = removal_chart(house, shoe, found)
    told = ("A23456789T", "A2345678910JQK")
    for panel, (wager, ranks) in enumerate(zip(wagers, told, strict=True)):
        labels = [label.get_text() for label in picture.figure.axes[panel].get_xticklabels()]
        assert "".join(labels) == ranks
        heights = bars(picture, panel)
        for place, rank in enumerate(labels):
            without = evaluate(house, shoe.without(rank), [wager])[wager.id].expected_value
            full = evaluate(house, shoe, [wager])[wager.id].expected_value
            assert without is not None
            assert full is not None
            assert abs(heights[place] - float(100 * (without - full))) < CLOSE


def test_bars_below_nothing_are_told_by_more_than_colour() -> None:
    house, shoe = game("aspers"), Shoe.of_decks(8)
    found, _ = removals(house, shoe, house.asked(("egalite",), None))
    good, bad = removal_chart(house, shoe, found).figure.axes[0].containers
    assert {bool(bar.get_hatch()) for bar in good} == {False}
    assert {bool(bar.get_hatch()) for bar in bad} == {True}


def test_edges_by_decks_are_those_of_the_closed_form() -> None:
    house = game("aspers")
    (wager,) = house.asked(("egalite",), None)
    line, limit = decks_chart(house, by_decks(house, (8, 2, 6), [wager])).figure.axes[0].lines
    formula = in_decks(house, wager).house_edge
    assert formula is not None
    assert xs(line) == [2, 6, 8]
    for decks, height in zip((2, 6, 8), ys(line), strict=True):
        assert abs(height - 100 * float(formula.subs(DECKS, decks))) < CLOSE
    far = float(100 * expansion(formula, 1)[0])
    assert ys(limit) == [far, far]
    assert line.get_linestyle() != limit.get_linestyle()


def test_a_user_s_settings_and_hash_seed_leave_the_bytes_alone(tmp_path: Path) -> None:
    (tmp_path / "matplotlibrc").write_text("font.size: 30\nsvg.fonttype: none\n", encoding="utf-8")
    settings = [{}, {"MATPLOTLIBRC": str(tmp_path / "matplotlibrc")}]
    script = (
        "import sys\nfrom combinat.cli import main\nfor suffix in sys.argv[2].split():\n"
        "    try: main([*sys.argv[3:], '--plot', sys.argv[1] + suffix])\n"
        "    except SystemExit: pass"
    )
    for seed, more in enumerate(settings):
        words = [str(tmp_path / str(seed)), " ".join(SUFFIXES), *COUNT]
        environment = os.environ | {"PYTHONHASHSEED": str(seed)} | more
        command = [sys.executable, "-c", script, *words]
        subprocess.run(command, check=True, capture_output=True, env=environment)
    for suffix in SUFFIXES:
        first, second = ((tmp_path / f"{seed}{suffix}").read_bytes() for seed in range(2))
        assert first == second, suffix


def test_the_last_bits_of_a_layout_leave_the_bytes_alone() -> None:
    house, shoe = game("standard"), Shoe.of_decks(8)
    found, _ = removals(house, shoe)
    pictures = [removal_chart(house, shoe, found) for _ in range(2)]
    first = pictures[0].in_format(".svg")
    for place, picture in enumerate(pictures):
        with style():
            picture.figure.draw_without_rendering()
            picture.figure.set_layout_engine("none")
            for axes in picture.figure.axes:
                left, bottom, width, height = axes.get_position().bounds
                axes.set_position((left + place * 1e-13, bottom, width, height))
    same = {picture.in_format(".svg") for picture in pictures}
    assert len(same) == 1
    clips = re.findall(rb'<clipPath id="(\w+)">', first)
    assert len(set(clips)) == len(found)
    assert set(re.findall(rb"url\(#(p\w+)\)", first)) == set(clips)


def test_no_clock_is_in_a_picture(counted: CountStudy) -> None:
    picture = gain_chart(counted)
    for suffix, word in ((".svg", b"dc:date"), (".pdf", b"CreationDate"), (".png", b"Matplotlib")):
        assert word not in picture.in_format(suffix)


def test_drawing_changes_no_setting_of_matplotlib(counted: CountStudy) -> None:
    before = dict(mpl.rcParams)
    gain_chart(counted).in_format(".svg")
    assert dict(mpl.rcParams) == before


def test_an_svg_says_in_words_what_it_shows(counted: CountStudy) -> None:
    svg = ElementTree.fromstring(gain_chart(counted).in_format(".svg"))
    name = "{http://www.w3.org/2000/svg}"
    assert svg.get("role") == "img"
    assert svg.findtext(f"{name}title") == "Dragon 7: what a count gains by depth"
    described = svg.findtext(f"{name}desc") or ""
    for basis in ("8 decks (assumed)", "reading printed", TAGS, "true count of 4", "Pays: "):
        assert basis in described


@pytest.mark.parametrize(
    "title", ["W" * 300, "W " * 300, "配当 " * 90, r"$\alpha$ $ x_", "a\0b\nc"]
)
def test_words_of_any_title_stay_within_the_picture(counted: CountStudy, title: str) -> None:
    wager = replace(counted.wager, title=title)
    picture = gain_chart(replace(counted, wager=wager))
    picture.in_format(".pdf")
    with style():
        picture.figure.draw_without_rendering()
        width, height = picture.figure.get_size_inches() * picture.figure.dpi
        for text in picture.figure.texts:
            extent = text.get_window_extent()
            assert extent.x0 >= 0
            assert extent.x1 <= width
            assert extent.y0 >= 0
            assert extent.y1 <= height


def test_matplotlib_is_imported_where_a_plot_is_asked_for_and_pyplot_never(tmp_path: Path) -> None:
    script = (
        "import sys\nfrom combinat.cli import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: print([m for m in ('matplotlib', 'matplotlib.pyplot') if m in "
        "sys.modules])"
    )
    for more, imported in (
        (["--save", str(tmp_path / "rows.csv")], []),
        (["--plot", str(tmp_path / "gain.svg")], ["matplotlib"]),
    ):
        command = [sys.executable, "-c", script, *COUNT, *more]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        assert done.stdout.splitlines()[-1] == str(imported)


def test_without_matplotlib_one_line_says_how_to_get_it(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "find_spec", lambda _: None)
    answer = ask(capsys, *COUNT, "--plot", str(tmp_path / "gain.svg"))
    assert_refused(answer)
    assert answer.err == [
        "combinat: --plot: found no matplotlib installed; allowed: matplotlib, by: "
        "pip install 'combinat[report]'"
    ]
    assert ask(capsys, *COUNT, "--save", str(tmp_path / "rows.csv")).code == 0


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--plot", "gain.jpg"), "--plot: found 'gain.jpg'; allowed: a name that ends in .svg,"),
        (("--plot", "gain"), "'gain'"),
        (("--chart", "gain"), "no --plot"),
        (("--plot", "a.svg", "--at", "104"), "no --chart count"),
        (("--plot", "a.svg", "--chart", "count", "--at", "411"), "411 cards seen; allowed: 0 to"),
        (("--plot", "a.svg", "--chart", "count", "--at", "-1"), "-1 cards seen"),
        (
            ("--plot", "a.svg", "--chart", "count", *(f"--at={n}" for n in range(7))),
            "7 depths; allowed: at most 6",
        ),
        (("--plot", "a.svg", "--chart", "edge"), "edge"),
        (
            ("--plot", "a.svg", "--second-wager", "panda_8", "--second-tags", TAGS),
            "--plot: found --second-wager as well",
        ),
    ],
)
def test_wrong_plots_of_a_count_are_refused_and_nothing_is_written(
    capsys: Captured,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    more: tuple[str, ...],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = ask(capsys, *COUNT, "--save", "rows.csv", *more)
    assert_refused(answer)
    assert words in answer.err[0]
    assert list(tmp_path.iterdir()) == []


def test_a_picture_of_no_wager_or_of_too_many_is_refused() -> None:
    house, shoe = game("standard"), Shoe.of_decks(8)
    with pytest.raises(BadInput, match="no wager with figures"):
        removal_chart(house, shoe, [])
    found, _ = removals(house, shoe, house.asked(("dragon_7",), None))
    with pytest.raises(BadInput, match="61 wagers; allowed: at most 60"):
        removal_chart(house, shoe, found * 61)


@pytest.mark.parametrize(
    "question",
    [
        ("protection", "aspers", "--wager", "dragon_7", "--tags", TAGS, "--limit", "0.5"),
        ("removal", "aspers"),
        ("decks", "punto_y_banco"),
        (*COUNT, "--chart", "count", "--at", "0"),
        ("count", "aspers", "--wager", "player_pair", "--tags", "1 1 1 1 1 1 1 1 -1 -2"),
    ],
)
def test_each_command_draws_without_a_warning(
    capsys: Captured, tmp_path: Path, question: tuple[str, ...]
) -> None:
    answer = ask(capsys, *question, "--plot", str(tmp_path / "picture.pdf"))
    assert answer.code == 0
    assert answer.err[-1] == f"combinat: picture written to {tmp_path / 'picture.pdf'}"
    assert (tmp_path / "picture.pdf").read_bytes().startswith(b"%PDF")


def example() -> tuple[list[str], Path]:
    """Return the command of the document that draws a picture, and the file that holds it."""
    match = EXAMPLE.search(COUNTING.read_text(encoding="utf-8"))
    assert match is not None
    return shlex.split(match[1])[1:], ROOT / match[2]


def test_the_picture_of_the_document_is_what_its_command_draws(
    capsys: Captured, tmp_path: Path
) -> None:
    words, committed = example()
    assert f"]({committed.relative_to(COUNTING.parent).as_posix()})" in COUNTING.read_text("utf-8")
    fresh = tmp_path / "fresh.svg"
    assert ask(capsys, *words[:-1], str(fresh)).code == 0
    assert fresh.read_bytes() == committed.read_bytes()


if __name__ == "__main__":
    main([*example()[0][:-1], str(example()[1])])
