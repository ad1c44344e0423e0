"""The command that a laboratory runs first: whether this installation counts right."""

from __future__ import annotations

import click

from combinat.cli.answers import Difference, print_json, print_page
from combinat.cli.options import format_option


@click.command()
@format_option
def selftest(style: str) -> None:
    """Say whether this installation counts right: published figures, and two ways of counting.

    Nothing but what is installed is needed.  The exit code is 1 where anything fails.
    """
    from combinat.publish.selftest_pages import selftest_page, selftest_record, versions_in_use
    from combinat.studies.selftest import selftest as study

    found, versions = study(), versions_in_use()
    if style == "json":
        print_json(selftest_record(found, versions))
    else:
        print_page(style, selftest_page(found, versions))
    if not found.sound:
        raise Difference
