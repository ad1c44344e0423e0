"""What a shell offers when a name is begun: games, game files, wagers of the catalogue.

Names are read off the folders that hold them: to load the rules takes longer than a key press.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from combinat import rules

HERE = Path(rules.__file__).parent
SUFFIX = ".toml"
BY_THE_SHELL = "file"


def complete_game(
    _context: click.Context, _parameter: click.Parameter, begun: str
) -> list[CompletionItem]:
    """Return the bundled games and the game files that begin so, or leave files to the shell."""
    names = [*_ids("games"), *_files(begun)]
    return _beginning(begun, names) or [CompletionItem(begun, type=BY_THE_SHELL)]


def complete_wager(
    _context: click.Context, _parameter: click.Parameter, begun: str
) -> list[CompletionItem]:
    """Return the wagers of the catalogue that begin so."""
    return _beginning(begun, _ids("wagers"))


def _beginning(begun: str, names: list[str]) -> list[CompletionItem]:
    return [CompletionItem(name) for name in names if name.startswith(begun)]


def _ids(folder: str) -> list[str]:
    return sorted(path.stem for path in (HERE / folder).glob(f"*{SUFFIX}"))


def _files(begun: str) -> Iterator[str]:
    """Yield the TOML files of the folder that a path has come to, by their paths as begun."""
    head, _, tail = begun.rpartition("/")
    folder = f"{head}/" if "/" in begun else ""
    try:
        names = sorted(path.name for path in Path(folder or ".").expanduser().iterdir())
    except (OSError, ValueError, RuntimeError):
        return
    for name in names:
        hidden = name.startswith(".") and not tail.startswith(".")
        if name.endswith(SUFFIX) and name.isprintable() and not hidden:
            yield folder + name
