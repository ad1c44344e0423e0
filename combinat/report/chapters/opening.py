"""How a report begins: all wagers in one table, and what its words and numbers mean."""

from __future__ import annotations

from collections.abc import Iterator

from combinat.publish.pay_tables import EDGE_BASIS, basis_of_shoe, summary_page
from combinat.publish.table import Table
from combinat.report.document import Block, Chapter, Heading, Items, Shown, Text
from combinat.report.figures import Figures
from combinat.report.words import Words
from combinat.rules.game import GAME_TITLE, Game

DEFINITIONS = (
    ("Coup", "One round: two cards each to Player and Banker, then third cards as the rules say."),
    (
        "Shoe",
        "All cards from which coups are dealt; here whole decks of 52 cards, shuffled.",
    ),
    (
        "Ways",
        "How many of the ordered sequences of the first six cards, N (N - 1) … (N - 5) in a shoe "
        "of N cards, bring an event; cards of a sequence that the coup does not draw count too.",
    ),
    ("Probability", "Ways over the total of all ways."),
    ("Pay", "What a winning stake is paid: 'a to b' beside the stake, 'a for b' in place of it."),
    (
        "Pay line",
        "An event and its pay. Lines are tried in order, so that the ways of a line leave out "
        "those of the lines above it; what no line takes loses.",
    ),
    ("Push", "The stake is returned and nothing else."),
    ("Return of a line", "Its net win for one unit times its probability; a loss is -1."),
    ("Expected value", "The sum of all returns: the bettor's mean gain per unit placed."),
    ("House edge per unit placed", "The negative of the expected value, in percent."),
    (
        "House edge per unit resolved",
        "The house edge over the probability that the wager is not a push, in percent.",
    ),
    ("Element of risk", "The house edge per unit at risk; here the stake is all that is at risk."),
    ("Return to player", "100 % less the house edge per unit placed."),
    ("Hit frequency", "The probability that the wager wins; 'one hit in' is its inverse in coups."),
    ("Standard deviation", "The square root of the variance of the gain of one unit in one coup."),
    (
        "True odds",
        "The pay to one that would leave no edge if all winning lines paid it, pushes left out.",
    ),
    ("Meter", "What a jackpot pays for one unit at the time; the stake is not returned beside it."),
    (
        "Fixed return",
        "What the lines other than a jackpot pay back: the sum of probability times pay for one.",
    ),
    ("Break-even meter", "The meter at which nobody has an edge."),
)


def summary(figures: Figures) -> Chapter:
    """Return the house edge of every wager on both bases, for each deck number."""
    page = summary_page(figures.evaluations)
    words = (
        f"{_priced(figures)} over {_shoes(figures)}, under the reading "
        f"'{figures.game.reading}' of the rule sheet. Every figure of this table is exact before "
        "it is rounded for print; the sections on the wagers have it as a fraction as well."
    )
    notes = tuple(page.notes)
    blocks = (Text(words), Shown("summary.edges", page.tables[0]), Items(notes))
    return Chapter("summary", "Summary", blocks)


def _priced(figures: Figures) -> str:
    """Say how many wagers have a house edge, and how many wait for a meter."""
    settled = figures.first.settlements
    waiting = sum(one.house_edge is None for one in settled)
    by_return = f", and {waiting} by its fixed return," if waiting == 1 else ""
    if waiting > 1:
        by_return = f", and {waiting} by their fixed returns,"
    return f"{len(settled) - waiting} wagers of {figures.game.title} are priced{by_return}"


def _shoes(figures: Figures) -> str:
    return " and ".join(basis_of_shoe(one.shoe) for one in figures.evaluations)


def scope(figures: Figures, words: Words) -> Chapter:
    """Return what the report covers, the meaning of its terms, and how numbers are rounded."""
    definitions = Table("Terms", ("Term", "Meaning"), DEFINITIONS)
    blocks: list[Block] = [
        Heading("scope.covers", "What is covered"),
        Items(tuple(_covers(figures))),
        Heading("scope.terms", "Terms"),
        Shown("scope.definitions", definitions),
        Heading("scope.numbers", "Odds and rounding"),
        Items(
            (
                EDGE_BASIS,
                "A commission is taken from a win and never from a stake that is returned.",
                "Whole numbers are printed whole. In the tables of wagers probabilities and "
                "returns have ten places, percentages and standard deviations six; each is rounded "
                "once, on its exact value, half to even. Exact values are fractions in lowest "
                "terms. Where another chapter rounds otherwise, its notes say so.",
                "A column of rounded numbers may differ from its rounded total in the last place; "
                "a column of ways never does.",
            )
        ),
    ]
    if words.titles:
        blocks += [Heading("scope.titles", "The operator's titles"), _titles(figures.game, words)]
    return Chapter("scope", "Scope and definitions", tuple(blocks))


def _covers(figures: Figures) -> Iterator[str]:
    sheet = figures.game.sheet
    document = f", document {sheet.source.document}" if sheet.source.document else ""
    yield f"Source of the rules: {sheet.source.title}{document} ({sheet.source.where})."
    if sheet.source.sha256:
        yield f"SHA-256 of that document: {sheet.source.sha256}."
    yield f"Shoes: {_shoes(figures)}, whole and freshly shuffled; each coup is taken by itself."
    yield (
        "Draw tree, exposure, volatility, counts and ceilings are for "
        f"{basis_of_shoe(figures.first.shoe)} alone."
    )
    for wager, why in figures.first.unpriced.items():
        yield f"{wager.title} is not priced: {why}."
    yield (
        "Not covered: how cards are shuffled and handled, collusion, and errors of dealing; "
        "what the sheet states that moves no figure is quoted under the rules."
    )


def _titles(game: Game, words: Words) -> Shown:
    known = {GAME_TITLE: game.title} | {wager.id: wager.title for wager in game.wagers}
    rows = tuple(
        (id_, title, words.titles[id_]) for id_, title in known.items() if id_ in words.titles
    )
    headers = ("Id", "In this report", words.language)
    return Shown("scope.operator_titles", Table("Titles", headers, rows))
