"""A report as files: the same document in every format, and what checks it.

Chapters do not depend on each other, so processes share them; which of them makes a chapter
changes no byte.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from combinat.report.annexes import as_json, csv_files, schema_text
from combinat.report.contents import PROTECTION, Asked, Progress, chapter, document, protection
from combinat.report.document import Chapter, Document
from combinat.report.figures import Figures
from combinat.report.html import as_html
from combinat.report.latex import as_latex
from combinat.report.pdf import PAPERS, as_pdf
from combinat.report.verifier import verifier
from combinat.report.workbook import workbook

Chapters = dict[str, Chapter | None]

LONG = {"sensitivity": 25, "volatility": 24, "side": 21, "main": 15, "rules": 8}
"""How long a chapter takes, in any unit, where it is not 1."""


def report_files(
    asked: Asked, done: Progress | None = None, *, workers: int = 1
) -> Mapping[str, str | bytes]:
    """Return every file of a report by its path below the report's folder.

    With several `workers` as many processes are started, which import the main module.
    `done(finished, total)` is called after steps of the work.
    """
    figures = Figures(asked.game)
    with _processes(workers) as pool:
        made = document(asked, figures, _chapters(asked, figures, pool, workers, done))
        pages = {_file(paper): pool.submit(as_pdf, made, paper) for paper in PAPERS}
        files = _other_files(made, figures)
        return {name: page.result() for name, page in pages.items()} | files


def _file(paper: str) -> str:
    return f"report_{paper.removeprefix('us-')}.pdf"


def _other_files(made: Document, figures: Figures) -> dict[str, str | bytes]:
    evaluations, title = figures.evaluations, figures.game.title
    return {
        "report.html": as_html(made),
        "report.tex": as_latex(made),
        "report.json": as_json(made, evaluations),
        "report.schema.json": schema_text(),
        "workbook.xlsx": workbook(evaluations, title=title, cover=made.cover, draft=made.draft),
        "verify.py": verifier(evaluations, title=title, rules_sha256=figures.rules_sha256),
        **csv_files(made),
        **{picture.file: picture.svg for picture in made.pictures()},
    }


def _chapters(
    asked: Asked, figures: Figures, pool: Executor, workers: int, done: Progress | None
) -> list[Chapter]:
    """Return the chapters that apply; game protection, which threads share, is made here."""
    others = [name for name in asked.sections if name != PROTECTION]
    waiting = [pool.submit(_made, names, asked) for names in shared(others, workers)]
    made: Chapters = {}
    if PROTECTION in asked.sections:
        made[PROTECTION] = protection(asked, figures, done)
    for part in waiting:
        made |= part.result()
    return [found for name in asked.sections if (found := made[name]) is not None]


def shared(names: Sequence[str], workers: int) -> list[list[str]]:
    """Return chapters in as many parts, each about as long, the longest chapters first."""
    parts: list[list[str]] = [[] for _ in range(workers)]
    for name in sorted(names, key=_length, reverse=True):
        min(parts, key=lambda part: sum(map(_length, part))).append(name)
    return [part for part in parts if part]


def _length(name: str) -> int:
    return LONG.get(name, 1)


def _made(names: Sequence[str], asked: Asked) -> Chapters:
    """Return some chapters, which share their figures."""
    figures = Figures(asked.game)
    return {name: chapter(name, asked, figures) for name in names}


class _Here(Executor):
    """Works things out at once, where it is asked for them."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        found: Future[Any] = Future()
        found.set_result(fn(*args, **kwargs))
        return found


@contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    """Give what works things out: other processes, or this one where one is enough."""
    if workers > 1:
        # A fork would take over locks that threads hold; a new process has none.
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield pool
    else:
        yield _Here()
