"""Pay tables that hit a target, as a page: the lines, the tables in order, and the reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from combinat.edge import SettledLine, Settlement
from combinat.publish.count_records import significant
from combinat.publish.numerals import decimal, grouped, percent, plain, square_root, sum_of_money
from combinat.publish.pay_tables import basis_of_shoe, flags_of, shoe_notes
from combinat.publish.table import Cell, NoFigure, Page, Table
from combinat.publish.tag_pages import in_print
from combinat.rules.game import Game
from combinat.shoe import Shoe
from combinat.studies.break_even import break_even_pay
from combinat.studies.counter_gain import CounterGain, Guard, Guarded
from combinat.studies.design import Design
from combinat.studies.design_terms import Terms
from combinat.studies.in_decks import Formula

BELOW, ABOVE, PRESENT = "below the band", "above the band", "as it is"
NAMED_PLACES = 3
LINE_HEADERS = (
    "Wager",
    "Event",
    "Ways",
    "Probability",
    "Pays",
    "Pay is",
    "Break-even pay",
    "One step costs %",
)
RANKING = (
    "Tables stand in the order of their distance from the middle of the band, of equally near ones "
    "the smaller standard deviation first. All are gone through by whole numbers, and each one "
    "shown is priced again as 'combinat edges' prices it; 'as it is' is the pay table that stands."
)
TERMS_OF_LINES = (
    "Pays are to one, before commission. A break-even pay leaves nobody an edge, the other lines "
    "as they are. One step is the least change of a pay, and costs the house so much of its edge."
)
COUNTER = (
    "A counter's gain is in units per 100 coups, dealt or bet on alike: the best use over a shoe "
    "of the best whole tags from -1 to 1, balanced or not."
)


@dataclass(frozen=True)
class Designed:
    """What was designed of several wagers of a game over one shoe.

    `guards` hold, where a counter is limited, what was kept of each; `formulas` the break-even pay
    of one line of each as a formula, by the ids of wager and line.
    """

    game: Game
    shoe: Shoe
    terms: Terms
    designs: Sequence[Design]
    guard: Guard | None = None
    guards: Sequence[Guarded] = ()
    formulas: Sequence[tuple[Settlement, str, Formula | None]] = ()

    def gains(self, place: int) -> Sequence[CounterGain]:
        """Return what a counter wins on each table of the wager at a place."""
        return self.guards[place].gains if self.guards else ()


def design_page(made: Designed) -> Page:
    """Return the lines and the pay tables of each wager."""
    tables = [table for places in _alike(made) for table in _tables(made, places)]
    notes = [
        *_answers(made),
        *_formula_notes(made),
        terms_words(made.terms),
        RANKING,
        TERMS_OF_LINES,
        *_counter_notes(made),
        *shoe_notes(made.shoe),
        *made.game.flags,
        *flags_of(one.wager for one in made.designs),
    ]
    title = f"{made.game.title}: pay tables with a house edge of {band_words(made.terms)}"
    return Page(title, tables, notes)


def _alike(made: Designed) -> list[list[int]]:
    """Group the places of wagers whose lines have the same ids, such as those of a family."""
    groups: dict[tuple[str, ...], list[int]] = {}
    for place, one in enumerate(made.designs):
        groups.setdefault(tuple(line.id for line in one.wager.lines), []).append(place)
    return list(groups.values())


def _tables(made: Designed, places: Sequence[int]) -> Iterable[Table]:
    designs = [made.designs[place] for place in places]
    basis = f"{basis_of_shoe(made.shoe)}, reading {made.game.reading}"
    title = designs[0].wager.title if len(designs) == 1 else f"{len(designs)} wagers"
    yield Table(
        caption=f"{title}, the lines: {basis}",
        headers=LINE_HEADERS,
        rows=tuple(_line_row(one, line) for one in designs for line in _wins(one)),
        right=frozenset(LINE_HEADERS[2:4] + LINE_HEADERS[6:]),
        keys={"Table": "Lines", "Reading": made.game.reading},
    )
    lines = designs[0].wager.lines
    pays = tuple(f"Pays: {line.event if len(designs) == 1 else line.id}" for line in lines)
    counter = ("Counter's gain",) if made.guards else ()
    headers = ("Wager", "Place", *pays, "House edge %", "From the middle %", "SD", *counter)
    yield Table(
        caption=f"{title}, pay tables: {basis}",
        headers=headers,
        rows=tuple(row for place in places for row in _rows(made, place)),
        right=frozenset(headers[2 + len(pays) :]),
        keys={"Table": "Pay tables", "Reading": made.game.reading},
    )


def _wins(one: Design) -> list[SettledLine]:
    """Return the lines of the wager, losing aside."""
    return list(one.settlement.lines[: len(one.wager.lines)])


def _line_row(one: Design, line: SettledLine) -> tuple[Cell, ...]:
    even = break_even_pay(one.settlement, line.id)
    step = one.terms.step * (1 - one.wager.commission) * one.settlement.probability(line)
    return (
        one.wager.title,
        line.event,
        line.ways,
        decimal(one.settlement.probability(line), 10),
        line.pays,
        line_kind(one, line.id),
        NoFigure("none") if even is None else decimal(even, 6),
        percent(step),
    )


def line_kind(one: Design, line_id: str) -> str:
    """Say whether a pay is looked for, fixed, or stays as it is."""
    if line_id in one.free:
        return "looked for"
    return "fixed" if line_id in one.terms.fixed else "as it is"


def _rows(made: Designed, place: int) -> Iterable[tuple[Cell, ...]]:
    one, gains = made.designs[place], made.gains(place)
    for number, settled in enumerate(one.found):
        gain = [significant(gains[number].per_100_coups)] if made.guards else []
        yield (*_row(one, number + 1, settled), *gain)
    others = ((one.below, BELOW), (one.above, ABOVE), (one.settlement, PRESENT))
    for other, where in others:
        if other is not None:
            yield (*_row(one, where, other), *([NoFigure("none")] if made.guards else []))


def _row(one: Design, place: int | str, settled: Settlement) -> tuple[Cell, ...]:
    edge, variance = settled.house_edge, settled.variance
    assert edge is not None
    assert variance is not None
    return (
        one.wager.title,
        str(place),
        *(line.pays for line in settled.wager.lines),
        percent(edge),
        percent(abs(edge - one.terms.middle)),
        square_root(variance, 6),
    )


def band_words(terms: Terms) -> str:
    """Write the band in percent."""
    return f"{sum_of_money(terms.low * 100)} to {sum_of_money(terms.high * 100)} %"


def terms_words(terms: Terms) -> str:
    """Spell out what a pay table must keep to."""
    words = [f"Pays looked for are multiples of {plain(terms.step)}"]
    if terms.least is not None:
        words.append(f"at least {plain(terms.least)}")
    if terms.top is not None:
        words.append(f"at most {plain(terms.top)}")
    if terms.deviation is not None:
        words.append(f"the standard deviation is at most {plain(terms.deviation)}")
    if terms.monotone:
        words.append("a rarer line never pays less than a commoner one, pushes aside")
    if terms.fixed:
        words.append("fixed: " + ", ".join(f"{line} {pays}" for line, pays in terms.fixed.items()))
    return "; ".join(words) + "."


def _answers(made: Designed) -> Iterable[str]:
    for place, one in enumerate(made.designs):
        if one.count:
            yield _answer(made, place)
        else:
            yield f"{one.wager.title}: {unreached(one)}."


def _answer(made: Designed, place: int) -> str:
    one = made.designs[place]
    are = "1 pay table has" if one.count == 1 else f"{grouped(one.count)} pay tables have"
    words = f"{one.wager.title}: {are} a house edge of {band_words(one.terms)}"
    if made.guard is not None:
        kept = made.guards[place]
        return (
            f"{words}; of the first {kept.looked_at}, {len(one.found)} keep a counter to "
            f"{sum_of_money(made.guard.limit)} units per 100 coups, and the least that one wins is "
            f"{significant(kept.least_gain)}."
        )
    if len(one.found) < one.count:
        return f"{words}; the first {len(one.found)} are shown."
    return f"{words}."


def unreached(one: Design) -> str:
    """Say that no pay table reaches the band, which come nearest, and which step would reach it.

    Edges are rounded to three places.
    """
    terms = one.terms
    beside = [
        f"{_pays_words(one, settled)}: {percent(settled.house_edge, NAMED_PLACES)} %"
        for settled in (one.below, one.above)
        if settled is not None and settled.house_edge is not None
    ]
    named = "nor is there any beside it"
    if len(beside) == 1:
        named = f"the nearest is {beside[0]}, and on the other side there is none"
    elif beside:
        named = f"the nearest are {', and '.join(beside)}"
    kind = "no whole pay" if terms.step == 1 else f"no pay in multiples of {plain(terms.step)}"
    finer = f"; multiples of {plain(one.finer)} do" if one.finer is not None else ""
    return f"{kind} reaches a house edge of {band_words(terms)}; {named}{finer}"


def _pays_words(one: Design, settled: Settlement) -> str:
    """Name a pay table by the pays that were looked for."""
    free = [line for line in settled.wager.lines if line.id in one.free]
    if len(free) == 1:
        return free[0].pays
    return " and ".join(f"{line.id} {line.pays}" for line in free)


def _formula_notes(made: Designed) -> Iterable[str]:
    for settled, line_id, formula in made.formulas:
        name = f"{settled.wager.title}, {line_id}"
        even = break_even_pay(settled, line_id)
        if formula is None or even is None:
            yield f"{name}: there is no break-even pay."
            continue
        yield (
            f"{name}: the break-even pay is {fraction_words(even)} to one here, and of d decks "
            f"{str(formula).replace('**', '^')}."
        )


def fraction_words(number: Fraction) -> str:
    """Write a fraction exactly, and rounded behind it where it is not whole."""
    whole = number.denominator == 1
    return plain(number) if whole else f"{plain(number)} ({decimal(number, 6)})"


def _counter_notes(made: Designed) -> Iterable[str]:
    if made.guard is None:
        return
    yield COUNTER
    yield f"The shoe that is counted: {made.guard.rule.words()}."
    for one in made.guards:
        tags = dict.fromkeys(" ".join(map(str, in_print(gain.tags))) for gain in one.gains)
        if tags:
            yield f"{one.design.wager.title}: tags from the ace on, {', or '.join(tags)}."
