"""What has drifted from a lock, in the form that a terminal, a page or a machine reads."""

from __future__ import annotations

from collections.abc import Callable

from combinat.lock.drift import Drift
from combinat.lock.reports.github import github_report
from combinat.lock.reports.json_record import json_report
from combinat.lock.reports.junit import junit_report
from combinat.lock.reports.markdown import markdown_report
from combinat.lock.reports.sarif import sarif_report
from combinat.lock.reports.summary import add_to_summary
from combinat.lock.reports.text import text_report

__all__ = ["REPORTS", "add_to_summary"]

REPORTS: dict[str, Callable[[Drift], str]] = {
    "text": text_report,
    "markdown": markdown_report,
    "github": github_report,
    "json": json_report,
    "junit": junit_report,
    "sarif": sarif_report,
}
"""Each report by the name of its form."""
