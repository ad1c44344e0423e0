"""The annexes that machines read: a CSV file for each table, and the whole report as JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path

from combinat.evaluation import Evaluation
from combinat.publish.records import evaluation_record
from combinat.publish.table import Table
from combinat.report.document import Document, document_record

SCHEMA = Path(__file__).parent / "report.schema.json"


def csv_files(document: Document) -> dict[str, str]:
    """Return the text of each table's file by its path below the report's folder."""
    return {f"csv/{shown.id}.csv": _as_csv(shown.table) for shown in document.tables()}


def _as_csv(table: Table) -> str:
    """Return a table's keys and cells as CSV, whole numbers plain.

    A key that is also a header is not said twice. Columns go by their place, so that two under
    one header both stand.
    """
    keys = {key: value for key, value in (table.keys or {}).items() if key not in table.headers}
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*keys, *table.headers])
    writer.writerows([*keys.values(), *row] for row in table.rows)
    return out.getvalue()


def as_json(document: Document, evaluations: Sequence[Evaluation]) -> str:
    """Return the report as JSON, after `report.schema.json`.

    Under `rules` stand the values whose hash is `rules_sha256`, and under `figures` what
    `combinat edges` says over each shoe, every number a string: ways as whole numbers, and
    probabilities, edges and variances as fractions in lowest terms.
    """
    figures = [evaluation_record(evaluation) for evaluation in evaluations]
    record = {**document_record(document), "rules": dict(document.rules), "figures": figures}
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def schema_text() -> str:
    """Return the JSON Schema of the report as JSON."""
    return SCHEMA.read_text(encoding="utf-8")
