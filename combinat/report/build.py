"""A report as files: the same document in every format, and what checks it."""

from __future__ import annotations

from collections.abc import Mapping

from combinat.report.annexes import as_json, csv_files, schema_text
from combinat.report.contents import Asked, Progress, document
from combinat.report.figures import Figures
from combinat.report.html import as_html
from combinat.report.latex import as_latex
from combinat.report.pdf import PAPERS, as_pdf
from combinat.report.verifier import verifier
from combinat.report.workbook import workbook


def report_files(asked: Asked, done: Progress | None = None) -> Mapping[str, str | bytes]:
    """Return every file of a report by its path below the report's folder."""
    figures = Figures(asked.game)
    made = document(asked, figures, done)
    evaluations = figures.evaluations
    title = asked.game.title
    return {
        **{f"report_{paper}.pdf": as_pdf(made, paper) for paper in PAPERS},
        "report.html": as_html(made),
        "report.tex": as_latex(made),
        "report.json": as_json(made, evaluations),
        "report.schema.json": schema_text(),
        "workbook.xlsx": workbook(evaluations, title=title, cover=made.cover, draft=made.draft),
        "verify.py": verifier(evaluations, title=title, rules_sha256=figures.rules_sha256),
        **csv_files(made),
        **{picture.file: picture.svg for picture in made.pictures()},
    }
