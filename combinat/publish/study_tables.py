"""The studies of a house as pages: by number of decks, effects of removal, closed forms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import sympy

from combinat.cards import ANY_TEN, RANKS, SUITS
from combinat.edge import LOSES
from combinat.publish.numerals import decimal, fraction, percent
from combinat.publish.pay_tables import NEEDS_A_METER, basis_of_shoe, flags_of, shoe_notes
from combinat.publish.table import Cell, Page, Table, latex_text
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.decks import ByDecks
from combinat.studies.in_decks import DECKS, Formula, InDecks, expansion
from combinat.studies.removal import ALL_CARDS, Removal, SeveralRemoved

CARDS = (*RANKS, ANY_TEN)
TERMS = 3
INFINITE = "infinite"


def decks_page(game: Game, studied: Sequence[ByDecks], unpriced: dict[Wager, str]) -> Page:
    """Return the house edge of each wager by the number of decks, and its limit."""
    numbers = list(studied[0].finite) if studied else []
    headers = ("Wager", *map(str, numbers), INFINITE)
    rows: list[tuple[Cell, ...]] = []
    for one in studied:
        settled = [*one.finite.values(), one.infinite]
        edges = [s.house_edge for s in settled]
        rows.append(
            (one.wager.title, *(NEEDS_A_METER if edge is None else percent(edge) for edge in edges))
        )
    table = Table(
        caption=f"House edge % per unit placed, by number of decks, reading {game.reading}",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers[1:]),
        keys={"Figure": "House edge %", "Reading": game.reading},
    )
    notes = [
        "In the limit of infinitely many decks a card that is dealt does not leave the shoe.",
        *_left_out(unpriced),
    ]
    flags = [*game.flags, *flags_of(one.wager for one in studied)]
    return Page(f"{game.title}: by number of decks", [table], [*notes, *flags])


def removal_page(
    game: Game, shoe: Shoe, found: Sequence[Removal], unpriced: dict[Wager, str]
) -> Page:
    """Return the effect of each card on each wager."""
    shown = [card for card in CARDS if any(card in one.effects for one in found)]
    rows = [
        (
            one.wager.title,
            *(percent(one.effects[card]) if card in one.effects else "" for card in shown),
        )
        for one in found
    ]
    table = Table(
        caption=f"Effect of removal in % points: {basis_of_shoe(shoe)}, reading {game.reading}",
        headers=("Wager", *shown),
        rows=tuple(rows),
        right=frozenset(shown),
        keys={
            "Figure": "Effect of removal, % points",
            "Decks": shoe.decks or "",
            "Cards": shoe.cards,
            "Reading": game.reading,
        },
    )
    notes = [
        "An effect is the change of the bettor's expected value per unit placed when one such "
        "card has gone; positive is good for the bettor.",
        "T is any ten-valued card.",
        "Weighed by how many cards are left of each, the unrounded effects of a wager add to 0.",
        *_left_out(unpriced),
    ]
    tables = [table, *(_by_suit(one) for one in found if set(one.effects) & set(ALL_CARDS))]
    flags = [*shoe_notes(shoe), *game.flags, *flags_of(one.wager for one in found)]
    return Page(f"{game.title}: effects of removal", tables, [*notes, *flags])


def _by_suit(one: Removal) -> Table:
    """Return the effect of each card on a wager that sees suits."""
    rows = [
        (
            rank,
            *(
                percent(one.effects[rank + suit]) if rank + suit in one.effects else ""
                for suit in SUITS
            ),
        )
        for rank in RANKS
    ]
    return Table(
        caption=f"{one.wager.title}: effect of each card in % points",
        headers=("Rank", *SUITS),
        rows=tuple(rows),
        right=frozenset(SUITS),
        keys={"Wager": one.wager.title},
    )


def _left_out(unpriced: dict[Wager, str]) -> list[str]:
    return [f"{wager.title} is left out: {why}." for wager, why in unpriced.items()]


def several_table(cards: str, found: Sequence[SeveralRemoved]) -> Table:
    """Return what several cards that have gone do together, and the linear guess."""
    headers = ("Wager", "Exact % points", "Sum of the effects of each", "Error of the sum")
    rows = [
        (one.wager.title, percent(one.exact), percent(one.linear), percent(one.error))
        for one in found
    ]
    return Table(
        caption=f"All of {cards} removed",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers[1:]),
        keys={"Removed": cards},
    )


@dataclass(frozen=True)
class FormulaRow:
    """One quantity of a wager as a formula in the number of decks."""

    wager: Wager
    quantity: str
    symbol: str
    formula: Formula

    @property
    def limit(self) -> Fraction:
        """The value for infinitely many decks."""
        return expansion(self.formula, 1)[0]

    @property
    def text(self) -> str:
        """The formula in plain text, a power by ^."""
        return str(self.formula).replace("**", "^")

    @property
    def series(self) -> str:
        """The expansion in 1/d, coefficients rounded to ten places."""
        first, *others = expansion(self.formula, TERMS)
        text = decimal(first, 10)
        for power, coefficient in enumerate(others, start=1):
            sign = "-" if coefficient < 0 else "+"
            below = "d" if power == 1 else f"d^{power}"
            text += f" {sign} {decimal(abs(coefficient), 10)}/{below}"
        return f"{text} + …"


def formula_rows(forms: Iterable[InDecks]) -> list[FormulaRow]:
    """Return the house edge of each wager and the probability of each of its lines."""
    rows = []
    for form in forms:
        if form.house_edge is not None:
            rows.append(FormulaRow(form.wager, "House edge", "h(d)", form.house_edge))
        for line in form.wager.lines:
            chance = form.probability(line.id)
            rows.append(FormulaRow(form.wager, f"P({line.event})", "P(d)", chance))
        rows.append(FormulaRow(form.wager, "P(Loses)", "P(d)", form.probability(LOSES)))
    return rows


def closed_form_page(game: Game, rows: Sequence[FormulaRow], unpriced: dict[Wager, str]) -> Page:
    """Return the formulas in the number of decks d, their limits and expansions."""
    headers = ("Wager", "Quantity", "In the number of decks d", "Limit", "Expansion")
    table = Table(
        caption=f"Closed forms, reading {game.reading}",
        headers=headers,
        rows=tuple(
            (row.wager.title, row.quantity, row.text, fraction(row.limit), row.series)
            for row in rows
        ),
        keys={"Reading": game.reading},
    )
    flags = flags_of(dict.fromkeys(row.wager for row in rows))
    notes = [*_formula_notes(game), *_left_out(unpriced), *flags]
    return Page(f"{game.title}: closed forms", [table], notes)


def _formula_notes(game: Game) -> list[str]:
    return [
        "Of d whole decks; exact for every d from one on.",
        "The house edge is per unit placed; the expected value is its negative.",
        *game.flags,
    ]


def closed_form_latex(game: Game, rows: Sequence[FormulaRow]) -> str:
    """Return the formulas as displayed mathematics."""
    blocks = [f"% {game.title}: closed forms", ""]
    blocks += [rf"{{\footnotesize {latex_text(note)}\par}}" for note in _formula_notes(game)]
    for row in rows:
        name = latex_text(f"{row.wager.title}, {row.quantity}")
        formula = sympy.latex(row.formula)
        limit = sympy.latex(sympy.Rational(row.limit.numerator, row.limit.denominator))
        blocks += [
            "",
            rf"\paragraph{{{name}}}",
            rf"\[ {row.symbol} = {formula} \]",
            rf"\[ \lim_{{d \to \infty}} {row.symbol} = {limit} \]",
        ]
    return "\n".join(blocks) + "\n"


def formula_records(rows: Sequence[FormulaRow]) -> list[dict[str, str | list[str]]]:
    """Return the formulas as JSON: text, LaTeX, limit and exact coefficients of the expansion."""
    return [
        {
            "wager": row.wager.id,
            "title": row.wager.title,
            "quantity": row.quantity,
            "variable": str(DECKS),
            "formula": row.text,
            "latex": str(sympy.latex(row.formula)),
            "limit": fraction(row.limit),
            "expansion": [fraction(term) for term in expansion(row.formula, TERMS)],
        }
        for row in rows
    ]
