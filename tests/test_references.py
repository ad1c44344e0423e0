"""The page of references is what the data files say.

`python -m tests.test_references` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from combinat.rules import load, toml
from combinat.rules.schema import Source
from combinat.studies.printed import PublishedSource
from combinat.studies.published import FOLDER, PublishedFigure, published_figures

PAGE = Path(__file__).parents[1] / "docs" / "references.md"


def row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def table(headers: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [row(headers), "|" + "---|" * len(headers), *map(row, rows), ""]


def place(source: Source) -> str:
    return f"`{source.document}`" if source.document else source.address or ""


def sheets() -> list[str]:
    rows = []
    for name in load.bundled_games():
        source = load.sheet(name).source
        rows.append(
            (f"`{name}`", source.title, source.where, place(source), f"`{source.sha256 or ''}`")
        )
    return table(("game", "title", "where", "document or address", "SHA-256"), rows)


def pay_tables() -> list[str]:
    rows = []
    for name in load.catalogue_ids():
        wager = load.catalogue_wager(name)
        assert wager is not None
        for pays in wager.pay_tables:
            source = pays.source
            rows.append((f"`{name}`", f"`{pays.id}`", source.title, source.where, place(source)))
    return table(("wager", "pay table", "source", "where", "document or address"), rows)


def figures(known: Sequence[PublishedFigure]) -> list[str]:
    rows = []
    for path in sorted(FOLDER.glob("*.toml")):
        source = load.validated(PublishedSource, toml.read(path), str(path))
        own = [figure for figure in known if figure.source == source.id]
        wrong = sum(figure.right is not None for figure in own)
        rows.append(
            (f"`{source.id}`", source.title, source.address, str(len(own)), str(wrong or "–"))
        )
    return table(("file", "source", "address", "figures", "wrong"), rows)


def wrong_ones(known: Sequence[PublishedFigure]) -> list[str]:
    rows = [
        (
            f"`{figure.source}`",
            f"{figure.claim.where}: {figure.id}",
            figure.printed,
            figure.right,
            figure.claim.note or "",
        )
        for figure in known
        if figure.right is not None
    ]
    return table(("file", "where", "printed", "right", "note"), rows)


def page() -> str:
    known = published_figures()
    wrong = sum(figure.right is not None for figure in known)
    sources = len({figure.source for figure in known})
    lines = [
        "# References",
        "",
        "Every source of a rule, a pay table or a printed figure, as the data files give it.",
        "This page is written by `make generated`; do not edit it.",
        "",
        "## Rule sheets",
        "",
        "The sentences of a sheet are not copied; the hash says which file was read.",
        "",
        *sheets(),
        "## Pay tables of the catalogue",
        "",
        *pay_tables(),
        "## Printed figures",
        "",
        f"There are {len(known)} figures in {sources} files of `combinat/published/`, "
        f"{wrong} of them wrong as printed.",
        "A file gives the place of every figure within its source; `recomputed` holds those of an "
        "independent enumeration that are not printed elsewhere.",
        "How agreement is decided is told in [the method](method.md#published-figures).",
        "",
        *figures(known),
        "## Printed figures that are wrong",
        "",
        "The right values are the exact ones, to the digits shown.",
        "",
        *wrong_ones(known),
    ]
    return "\n".join(lines).rstrip() + "\n"


def test_the_page_is_what_the_data_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_source_says_where() -> None:
    for name in load.catalogue_ids():
        wager = load.catalogue_wager(name)
        assert wager is not None
        for source in (wager.source, *(pays.source for pays in wager.pay_tables)):
            assert source.where
            assert source.document or source.address, name


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
