"""The report in LaTeX: it compiles, holds every block, and runs nothing that its text says."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from functools import cache
from pathlib import Path

import pypdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from combinat.publish.table import Cell, Table
from combinat.report.document import (
    Block,
    Chapter,
    Document,
    Drawn,
    Formula,
    Heading,
    Items,
    Shown,
    Text,
)
from combinat.report.latex import PREAMBLE, as_latex
from combinat.report.latex_columns import SIZES, layout
from combinat.report.latex_words import escaped
from tests.report.reading_latex import printed, tables_of
from tests.report.sample import HOSTILE, sample

COMMANDS = """\
LARGE allowbreak arraybackslash begin bottomrule caption clearpage digit end endfirsthead endfoot
endhead ensuremath fitted frac hrulefill infty item keep label large left lim linewidth midrule
pagestyle par quad raggedleft raggedright right section sized subsection tableofcontents
textasciigrave textasciitilde textbackslash textbf texttt to toprule vspace
"""
"""Every command after the preamble; those of formulas are sympy's."""

SAFE = (
    r"\ensuremath{<}script\ensuremath{>}alert(1)\ensuremath{<}/script\ensuremath{>} "
    r"\#panic() \$x\$ \textbackslash{}input\{x\} \_a\_ *b* [c] "
    r"\textasciigrave{}d\textasciigrave{} \& \% \{e\} “f” — @g \textasciitilde{}h \^{}i"
)
"""What becomes of HOSTILE, by hand."""


@cache
def latex() -> str:
    return as_latex(sample())


def of_blocks(*blocks: Block) -> str:
    chapter = Chapter("chapter", "Title", blocks)
    return as_latex(Document("a", "A", "B", "printed", "0" * 64, (), (chapter,)))


def of_cells(*rows: tuple[Cell, ...], right: bool = False) -> Table:
    headers = tuple(f"H{i}" for i in range(len(rows[0])))
    return Table("", headers, rows, right=frozenset(headers if right else ()))


def without_escapes(text: str) -> str:
    return re.sub(r"\\[\\{}&%$#_^]", "", text)


def test_environments_and_braces_are_balanced() -> None:
    open_: list[str] = []
    for which, name in re.findall(r"\\(begin|end)\{(\w+)\}", latex()):
        if which == "begin":
            open_.append(name)
        else:
            assert open_.pop() == name
    assert open_ == []
    depth = 0
    for char in without_escapes(latex()):
        depth += {"{": 1, "}": -1}.get(char, 0)
        assert depth >= 0
    assert depth == 0


def test_the_report_uses_no_command_but_its_own() -> None:
    body = latex().removeprefix(PREAMBLE)
    used = set(re.findall(r"\\([A-Za-z]+)", body.replace(r"\\", "")))
    assert sorted(used) == COMMANDS.split()


def test_text_of_a_stranger_stands_escaped_in_every_place() -> None:
    assert latex().count(SAFE) == 8, "cover, title, text, item, caption, twice a header, cell"
    assert "alert(1)" not in latex().replace(SAFE, "")
    assert printed(SAFE) == HOSTILE


@given(st.text())
def test_every_character_is_printed_as_it_is_and_runs_nothing(text: str) -> None:
    spaced = re.sub(r"[\x00-\x20\x7f-\x9f\u2028\u2029]+", " ", text)
    assert printed(escaped(text)) == spaced


@given(st.text("-'`,?!<>[]*\\{}$&#^_~% \n", max_size=12))
def test_no_characters_join_and_none_is_read_as_an_option(text: str) -> None:
    safe = escaped(text)
    for ligature in ("--", "''", ",,", "``", "?`", "!`", "<<", ">>", "^^", "\n"):
        assert ligature not in safe
    assert not safe.startswith(("[", "*"))


def test_a_long_word_can_be_broken_and_a_short_one_not() -> None:
    digest = "0123456789abcdef" * 4
    assert escaped(digest).count(r"\allowbreak{}") == 6
    assert printed(escaped(digest)) == digest
    assert escaped("4,998,398,275,503,360") == "4,998,398,275,503,360"


def test_every_table_has_its_label_and_its_id_in_the_caption() -> None:
    for shown in sample().tables():
        label = rf"(\texttt{{{shown.id}}})}}\label{{tab:{shown.id}}}\\"
        captions = [line for line in latex().splitlines() if label in line]
        assert len(captions) == 1
        assert captions[0].startswith(r"\caption{")
    assert r"(\texttt{ur\_way.0})}\label{tab:ur_way.0}" in of_blocks(
        Shown("ur_way.0", of_cells(("a",)))
    )


def test_every_chapter_text_item_and_note_is_there() -> None:
    lines = latex().splitlines()
    for chapter in sample().chapters:
        assert rf"\section{{{escaped(chapter.title)}}}\label{{sec:{chapter.id}}}" in lines
    for block in sample().blocks():
        if isinstance(block, Text):
            assert rf"{escaped(block.words)}\par" in lines
        if isinstance(block, Items):
            assert {rf"\item {escaped(item)}" for item in block.items} <= set(lines)
    noted = of_blocks(Shown("a", replace(of_cells(("a",)), notes=("50 % of it",))))
    assert "\\end{longtable}\n50 \\% of it\\par\n" in noted


def test_a_formula_is_displayed_with_its_limit() -> None:
    formula = Formula("f", "House edge", "h(d)", "1/d + 2/3", r"\frac{1}{d}", "1/d", "<mi/>", "2/3")
    lines = of_blocks(formula).splitlines()
    at = lines.index(r"\textbf{House edge} (\texttt{f})")
    assert lines[at + 1 : at + 3] == [
        r"\fitted{h(d) = \frac{1}{d}}",
        r"\fitted{\lim_{d \to \infty} h(d) = \frac{2}{3}}",
    ]


def test_a_picture_is_named_and_described() -> None:
    found = of_blocks(Drawn("a_b", "Caption", "What it shows.", b"<svg/>"))
    words = r"The picture is the file \texttt{pictures/a\_b.svg}.\par"
    assert rf"\textbf{{Caption}} (\texttt{{a\_b}}). What it shows. {words}" in found


def test_a_list_and_a_table_may_be_empty() -> None:
    found = of_blocks(Items(()), Shown("a", Table("", ("A", "B"), ())))
    assert "itemize" not in found
    assert tables_of(found) == {"a": (["A", "B"], [])}


def test_a_draft_says_so_on_every_page_and_another_report_nowhere() -> None:
    draft = as_latex(replace(sample(), draft=True))
    assert r"\pagestyle{myheadings}\markright{DRAFT}" in draft
    assert r"{\LARGE DRAFT}\par" in draft
    assert "DRAFT" not in latex()


def test_no_date_gets_in() -> None:
    assert r"\today" not in latex()
    assert r"\maketitle" not in latex()
    assert as_latex(sample()) == latex()


def test_a_character_that_a_font_may_lack_has_a_substitute() -> None:
    found = of_blocks(Text("3 ≤ 4 — 中 é"))
    assert "\\orelse{≤}{2264}{\\ensuremath{\\leq}}\n\\orelse{中}{4E2D}{[U+4E2D]}\n\\page" in found
    assert "3 ≤ 4 — 中 é\\par" in found


def test_a_small_table_has_natural_columns() -> None:
    assert layout(of_cells(("words", "more"))).columns == "ll"
    assert layout(of_cells((1, 23), right=True)).columns == "rr"
    assert (layout(of_cells((1,))).size, layout(of_cells((1,))).turned) == (9, False)


def test_prose_in_a_cell_is_broken_and_takes_the_room_that_numbers_leave() -> None:
    found = layout(of_cells(("words " * 40, 123456)))
    assert found == replace(found, size=9, turned=False)
    left = r">\{\\raggedright\\arraybackslash\}p\{(\d+)\\digit\}"
    widths = re.fullmatch(left * 2, found.columns)
    assert widths is not None
    assert int(widths[2]) == len("123,456")
    assert int(widths[1]) == 104 - 2 * 2 - len("123,456")


def test_what_stands_on_the_right_is_never_broken_though_its_header_is() -> None:
    headers = tuple(f"{i} {'short words ' * 5}" for i in range(4))
    cell = "1 234 567 890 123 456 789 012"
    found = layout(Table("", headers, ((cell,) * 4,), right=frozenset(headers)))
    widths = [int(width) for width in re.findall(r"raggedleft\S+?p\{(\d+)\\digit\}", found.columns)]
    assert len(widths) == 4
    assert min(widths) >= len(cell)


def test_a_title_and_a_short_table_stay_on_one_page() -> None:
    short, long = of_cells(*[("a",)] * 30), of_cells(*[("a",)] * 31)
    heading = Heading("part", "Part")
    found = of_blocks(heading, Shown("a", short), Text("a"), Shown("b", long)).splitlines()
    first = found.index(r"\subsection{Part}\label{sec:part}")
    assert found[first - 1] == r"\keep{38}", "its rows and those that the title takes"
    assert found[first + 4] == r"\keep{30}"
    assert sum(line.startswith(r"\keep") for line in found) == 2


@pytest.mark.parametrize("columns", [1, 4, 7, 8, 12, 13, 14])
def test_a_table_stays_within_the_page(columns: int) -> None:
    found = layout(of_cells(tuple(10**12 for _ in range(columns)), right=True))
    rooms = {(size, turned): room for size, turned, room in SIZES}
    need = columns * (len("1,000,000,000,000") + 2)
    fitting = [key for key, room in rooms.items() if need <= room]
    assert (found.size, found.turned) == [*fitting, SIZES[-1][:2]][0]


def test_a_wide_table_turns_its_page() -> None:
    wide = of_blocks(Shown("a", of_cells(tuple(10**12 for _ in range(8)), right=True)))
    start, end = wide.index(r"\begin{landscape}"), wide.index(r"\end{landscape}")
    assert start < wide.index(r"\label{tab:a}") < end


def compiler() -> str | None:
    """Return pdfLaTeX where it is installed with the packages that the report needs."""
    found, search = shutil.which("pdflatex"), shutil.which("kpsewhich")
    packages = ("booktabs.sty", "iftex.sty", "lmodern.sty", "longtable.sty", "pdflscape.sty")
    if found is None or search is None:
        return None
    seen = subprocess.run([search, *packages], capture_output=True, text=True, check=False)
    return found if len(seen.stdout.split()) == len(packages) else None


@pytest.mark.skipif(compiler() is None, reason="pdflatex or one of its packages is not installed")
def test_the_sample_compiles_and_prints_its_text(tmp_path: Path) -> None:
    (tmp_path / "report.tex").write_text(latex(), encoding="utf-8")
    words = ("-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", "report.tex")
    for _ in range(2):
        done = subprocess.run(
            [str(compiler()), *words], cwd=tmp_path, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stdout[-2000:]
    assert b"Overfull" not in done.stdout
    pages = [page.extract_text() for page in pypdf.PdfReader(tmp_path / "report.pdf").pages]
    text = re.sub(r"\s+", "", "".join(pages))
    assert "\\input{x}_a_*b*[c]" in text
    assert "2,292,252,566,437,888" in text
    assert "Égalité" in text
