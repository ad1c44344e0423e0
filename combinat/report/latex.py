"""A report as one LaTeX document, to compile as it is or to take tables from.

It needs no package beyond those that every distribution recommends, and compiles with pdfLaTeX,
LuaLaTeX and XeLaTeX.  Pictures stay files beside it: LaTeX reads no SVG.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from combinat.publish.table import Table
from combinat.report.document import (
    Blank,
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
from combinat.report.latex_columns import layout
from combinat.report.latex_words import escaped, unusual_characters

PREAMBLE = r"""% Compile twice with pdflatex, lualatex or xelatex.
\documentclass[10pt,a4paper]{article}
\usepackage[margin=20mm]{geometry}
\usepackage{iftex}
\ifpdftex
  \usepackage[T1]{fontenc}
  \IfFileExists{lmodern.sty}{\usepackage{lmodern}}{}
\fi
\usepackage{amsmath,array,booktabs,graphicx,longtable,pdflscape}
\setlength{\LTcapwidth}{\linewidth}
\newlength{\digit}
\setlength{\parindent}{0pt}
\setlength{\parskip}{0.5em}
\emergencystretch=3em
% \fitted{formula}: displayed, and made smaller where it is wider than the page.
\newcommand{\fitted}[1]{\[\sbox0{$\displaystyle #1$}%
  \ifdim\wd0>\linewidth\resizebox{\linewidth}{!}{\usebox0}\else\usebox0\fi\]}
% \sized{points}: the type of a table; its widths are counted in digits.
\newcommand{\sized}[1]{\fontsize{#1pt}{\dimexpr6pt*#1/5\relax}\selectfont
  \settowidth{\digit}{0}\setlength{\tabcolsep}{\digit}}
% \keep{rows}: a short table is not parted where the next page has room for all of it.
\newcommand{\keep}[1]{\par\dimen0=\pagegoal\advance\dimen0-\pagetotal
  \ifdim\dimen0<\dimexpr#1\baselineskip+5\baselineskip\relax\pagebreak\fi}
% \orelse{character}{code}{what is set where the font lacks it}
\ifpdftex
  \newcommand{\orelse}[3]{\ifcsname u8:\detokenize{#1}\endcsname\else
    \DeclareUnicodeCharacter{#2}{#3}\fi}
\else
  \newcommand{\orelse}[3]{\catcode"#2=\active\begingroup\lccode`\~="#2
    \lowercase{\endgroup\protected\def~}{\iffontchar\font"#2 \char"#2 \else#3\fi}}
\fi"""
DRAFT = r"\pagestyle{myheadings}\markright{DRAFT}"
FINAL = r"\pagestyle{plain}"
SHORT = 30
"""A table of at most so many rows is kept on one page where it can be."""
TITLE = 8
"""The lines that a title takes at most, in the type of the text."""


def as_latex(document: Document) -> str:
    """Return the whole report as a LaTeX document."""
    chapters = [line for chapter in document.chapters for line in _chapter(chapter)]
    body = [*_cover(document), r"\tableofcontents", *chapters]
    return "\n".join(
        [
            PREAMBLE,
            *unusual_characters("".join(body)),
            DRAFT if document.draft else FINAL,
            r"\begin{document}",
            *body,
            r"\end{document}",
            "",
        ]
    )


def _cover(document: Document) -> list[str]:
    """Return the title and what stands below it, a line a label."""
    rows = [_row((label, value)) for label, value in document.cover]
    columns = r"p{0.25\linewidth}>{\raggedright\arraybackslash}p{0.7\linewidth}"
    return [
        *([r"{\LARGE DRAFT}\par"] if document.draft else []),
        rf"{{\LARGE {escaped(document.title)}}}\par",
        rf"{{\large {escaped(document.subtitle)}}}\par",
        *([rf"\begin{{longtable}}{{{columns}}}", *rows, r"\end{longtable}"] if rows else []),
    ]


def _chapter(chapter: Chapter) -> list[str]:
    """Return a chapter as a section, on pages of its own where it is handed out by itself."""
    alone = [r"\clearpage"] if chapter.one_page else []
    title = rf"\section{{{escaped(chapter.title)}}}\label{{sec:{chapter.id}}}"
    blocks = [
        line
        for block, following in zip_longest(chapter.blocks, chapter.blocks[1:])
        for line in ("", *_block(block, following))
    ]
    return [
        "",
        *alone,
        *_room(chapter.blocks[0] if chapter.blocks else None),
        title,
        *blocks,
        *alone,
    ]


def _block(block: Block, following: Block | None) -> list[str]:
    match block:
        case Text(words):
            return [rf"{escaped(words)}\par"]
        case Items(items):
            return _list(items)
        case Heading(id_, words):
            title = rf"\subsection{{{escaped(words)}}}\label{{sec:{id_}}}"
            return [*_room(following), title]
        case Shown(id_, table):
            return _table(id_, table)
        case Drawn():
            return _picture(block)
        case Formula():
            return _formula(block)
        case Blank(labels):
            return [rf"{escaped(label)}\quad\hrulefill\par\vspace{{2em}}" for label in labels]


def _room(following: Block | None) -> list[str]:
    """Keep a title on the page of the table that follows it."""
    return _kept(following.table, TITLE) if isinstance(following, Shown) else []


def _kept(table: Table, more: int = 0) -> list[str]:
    rows = len(table.rows)
    return [rf"\keep{{{rows + more}}}"] if rows <= SHORT else []


def _list(items: Iterable[str]) -> list[str]:
    lines = [rf"\item {escaped(item)}" for item in items]
    return _within("itemize", lines) if lines else []


def _table(id_: str, table: Table) -> list[str]:
    """Return a table that goes on over pages, headers on each, its id in the caption."""
    found = layout(table)
    headers = _row(table.headers)
    caption = f"{escaped(table.caption)} {_id(id_)}".strip()
    lines = [
        rf"\sized{{{found.size}}}",
        *_kept(table),
        rf"\begin{{longtable}}{{{found.columns}}}",
        rf"\caption{{{caption}}}\label{{tab:{id_}}}\\",
        *(r"\toprule", headers, r"\midrule", r"\endfirsthead"),
        *(r"\toprule", headers, r"\midrule", r"\endhead"),
        *(r"\bottomrule", r"\endfoot"),
        *map(_row, table.shown()),
        r"\end{longtable}",
        *(rf"{escaped(note)}\par" for note in table.notes),
    ]
    return _within("landscape" if found.turned else "flushleft", lines)


def _within(environment: str, lines: Iterable[str]) -> list[str]:
    return [rf"\begin{{{environment}}}", *lines, rf"\end{{{environment}}}"]


def _row(cells: Iterable[str]) -> str:
    return " & ".join(map(escaped, cells)) + r" \\"


def _id(id_: str) -> str:
    return rf"(\texttt{{{escaped(id_)}}})"


def _picture(picture: Drawn) -> list[str]:
    """Say what a picture shows and where it is."""
    file = rf"The picture is the file \texttt{{{escaped(picture.file)}}}."
    words = f"{escaped(picture.description)} {file}"
    return [rf"\textbf{{{escaped(picture.caption)}}} {_id(picture.id)}. {words}\par"]


def _formula(formula: Formula) -> list[str]:
    """Return a formula and its limit, displayed, under its name."""
    symbol = escaped(formula.symbol)
    above, _, below = formula.limit.partition("/")
    return [
        rf"\textbf{{{escaped(formula.name)}}} {_id(formula.id)}",
        rf"\fitted{{{symbol} = {formula.latex}}}",
        rf"\fitted{{\lim_{{d \to \infty}} {symbol} = \frac{{{above}}}{{{below}}}}}",
    ]
