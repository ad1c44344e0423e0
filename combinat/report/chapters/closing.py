"""How a report ends: a page to hand out, how to make it again, and a page for the reviewer."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import metadata

from combinat.publish.numerals import percent
from combinat.publish.pay_tables import NOT_PRICED, basis_of_shoe, flags_of, pays_of
from combinat.publish.table import Cell, NoFigure, Table
from combinat.report.document import Blank, Chapter, Heading, Items, Shown, Text
from combinat.report.figures import Figures
from combinat.report.words import Words

DECIDING = ("combinat",)
WRITERS = ("jinja2", "matplotlib", "typst", "xlsxwriter")
"""What writes the formats: another version of these may change their bytes, and no figure."""

EXTRACT = (
    "The house edge is what the house keeps in the long run of each unit placed, in percent. It is "
    "exact before it is rounded, for a fresh shoe of the number of decks named."
)
HASH = (
    "The hash of the rules is the SHA-256 of the entry 'rules' of report.json as JSON with sorted "
    "keys and no spaces. It changes with a cell of the table of play, a condition, a pay, a "
    "commission, a limit or a deck number, and with no title or comment."
)
MADE_AGAIN = (
    "The same command gives the same bytes with the same versions: no clock, path or chance is in "
    "any file of this report but what its author stated.",
    "SHA256SUMS lists every file; 'sha256sum -c SHA256SUMS' checks them.",
    "'python3 -S verify.py' counts the figures of every wager again without the package.",
    "workbook.xlsx computes probabilities, returns and edges by its own formulas.",
)
REVIEW = (
    "Reviewer",
    "Organisation",
    "Document reviewed: SHA-256 of SHA256SUMS",
    "What 'sha256sum -c SHA256SUMS' reported",
    "Last line that verify.py printed, and the version of Python",
    "Tables re-added by hand, by their ids",
    "Findings",
    "Findings",
    "Findings",
    "Accepted, accepted with remarks, or returned",
    "Date",
    "Signature",
)


def extract(figures: Figures, words: Words) -> Chapter:
    """Return one page for the public: what each wager pays, and its house edge."""
    shoes = [basis_of_shoe(one.shoe) for one in figures.evaluations]
    headers = ("Wager", "Pays", *(f"House edge %, {shoe}" for shoe in shoes))
    rows: list[tuple[Cell, ...]] = []
    for settled in figures.first.settlements:
        wager = settled.wager
        edges = [one[wager.id].house_edge for one in figures.evaluations]
        returns = [one[wager.id].fixed_return for one in figures.evaluations]
        shown = (
            NoFigure(f"{percent(paid, 2)} % paid back, jackpot aside")
            if edge is None
            else percent(edge)
            for edge, paid in zip(edges, returns, strict=True)
        )
        rows.append((wager.title, pays_of(wager), *shown))
    unpriced = [NOT_PRICED] * len(shoes)
    rows += [(wager.title, pays_of(wager), *unpriced) for wager in figures.first.unpriced]
    caption = f"{figures.game.title}: house edges"
    table = Table(caption, headers, tuple(rows), frozenset(headers[2:]))
    stated = [f"{label}: {value}." for label, value in words.rows()]
    wagers = (*(s.wager for s in figures.first.settlements), *figures.first.unpriced)
    assumed = [*_decks_assumed(figures), *flags_of(wagers)]
    blocks = (Text(EXTRACT), Shown("extract.edges", table), Items((*stated, *assumed)))
    return Chapter("extract", "Public extract", blocks, one_page=True)


def _decks_assumed(figures: Figures) -> list[str]:
    """Say that the rule sheet states no number of decks, where it does not."""
    if figures.game.sheet.shoe.stated:
        return []
    return ["The rule sheet does not state the number of decks; those shown are usual ones."]


def reproducibility(figures: Figures, command: str) -> Chapter:
    """Return the command, the hashes and the versions by which the report is made again."""
    game = figures.game
    hashes: list[tuple[Cell, ...]] = [("Rules as computed", figures.rules_sha256)]
    if game.sheet.source.sha256:
        hashes.append((f"Source: {game.sheet.source.title}", game.sheet.source.sha256))
    blocks = (
        Heading("reproducibility.again", "Made again"),
        Items((f"This report: {command} --out DIR", *MADE_AGAIN)),
        Heading("reproducibility.hashes", "Hashes"),
        Text(HASH),
        Shown("reproducibility.sha256", Table("SHA-256", ("Of", "Hash"), tuple(hashes))),
        Heading("reproducibility.versions", "Versions"),
        Shown("reproducibility.programs", _versions()),
    )
    return Chapter("reproducibility", "Reproducibility", blocks)


def _versions() -> Table:
    """Return the versions that decide the figures, and those that decide the bytes alone."""
    named: Sequence[tuple[str, str]] = (
        *((name, "the figures and all texts") for name in DECIDING),
        *((name, "how they are laid out") for name in WRITERS),
    )
    rows = tuple((name, metadata.version(name), decides) for name, decides in named)
    return Table("Programs", ("Program", "Version", "Decides"), rows)


def review() -> Chapter:
    """Return a page for a reviewer to fill in by hand."""
    return Chapter("review", "Review", (Blank(REVIEW),), one_page=True)
