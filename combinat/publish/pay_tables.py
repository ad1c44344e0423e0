"""The pay table of a wager and the summary of a house, as pages of tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from combinat.coups import CARDS_SEEN, total_ways
from combinat.edge import INCOMPLETE, LOSES, SettledLine, Settlement
from combinat.evaluation import Evaluation
from combinat.publish.numerals import decimal, fraction, percent, plain, square_root
from combinat.publish.table import Cell, NoFigure, Page, Table
from combinat.rules.pay import JACKPOT, PUSH
from combinat.rules.schema import Limits, PayLine, Sheet
from combinat.rules.wager import Wager
from combinat.shoe import Shoe

PLACES = 10
LINE_HEADERS = ("Event", "Pays", "Ways", "Probability", "Return")
FIGURE_HEADERS = ("Figure", "Value", "Exact")
NOT_PRICED = NoFigure("not priced")
NEEDS_A_METER = NoFigure("needs a meter")
BASIS = (
    "Ways are ordered sequences of {} and re-add exactly to the total; "
    "probability and return are rounded, half to even."
)
MOST_NAMED = 3
EDGE_BASIS = (
    "The house edge is per unit placed; per unit resolved leaves pushes out. "
    "Pays 'a to b' add to the returned stake, pays 'a for b' replace it."
)


def wager_page(evaluations: Sequence[Evaluation], wager: Wager) -> Page:
    """Return the pay table and the figures of a wager for each of several shoes."""
    game = evaluations[0].game
    tables = [
        table(evaluation, evaluation[wager.id])
        for evaluation in evaluations
        for table in (line_table, figure_table)
    ]
    shoe = evaluations[0].shoe
    notes = [
        *wager_notes(wager),
        _ways_note(shoe),
        EDGE_BASIS,
        *shoe_notes(shoe),
        *game.flags,
    ]
    return Page(f"{wager.title}: {game.title}", tables, notes)


def edges_page(evaluation: Evaluation, *, detailed: bool) -> Page:
    """Return the summary of a house, or with every pay line as well; one wager alone has its own.

    Where several wagers share the page, what is said of one names it.
    """
    wagers = [settlement.wager for settlement in evaluation.settlements]
    summary = summary_page([evaluation])
    if not detailed or not wagers:
        return summary
    if len(wagers) == 1 and not evaluation.unpriced:
        return wager_page([evaluation], wagers[0])
    pages = [wager_page([evaluation], wager) for wager in wagers]
    notes = [
        *_summary_notes([evaluation]),
        _ways_note(evaluation.shoe),
        *_said_once([*wagers, *evaluation.unpriced], wager_notes),
    ]
    tables = [*summary.tables, *(table for page in pages for table in page.tables)]
    return Page(summary.title, tables, notes)


def _ways_note(shoe: Shoe) -> str:
    """Say what ways are counted over, and how the figures beside them are rounded."""
    return BASIS.format("six cards" if shoe.cards >= CARDS_SEEN else "all cards of the shoe")


def basis_of_shoe(shoe: Shoe) -> str:
    """Name a shoe: its decks where it is whole, else its number of cards."""
    if shoe.decks is None:
        return "1 card" if shoe.cards == 1 else f"{shoe.cards} cards"
    return "1 deck" if shoe.decks == 1 else f"{shoe.decks} decks"


def shoe_notes(shoe: Shoe) -> list[str]:
    """Name what is left of a shoe that is not whole decks."""
    if shoe.decks is not None:
        return []
    left = ", ".join(f"{card} {count}" for card, count in shoe.left().items())
    return [f"Cards left: {left}."]


def flags_of(wagers: Iterable[Wager]) -> list[str]:
    """Return what the sheet leaves open or requires of wagers, each said once for all of them."""
    return _said_once(wagers, lambda wager: [*_requirement(wager), *wager.flags])


def _said_once(wagers: Iterable[Wager], notes_of: Callable[[Wager], Iterable[str]]) -> list[str]:
    """Return what there is to say of wagers, each note once, with the wagers that it is about."""
    titles: dict[str, list[str]] = {}
    for wager in wagers:
        for note in notes_of(wager):
            titles.setdefault(note, []).append(wager.title)
    return [f"{named(names)}: {note}" for note, names in titles.items()]


def named(titles: Sequence[str]) -> str:
    """Name wagers: all of a few, the first and the last of many."""
    if len(titles) <= MOST_NAMED:
        return ", ".join(titles)
    return f"{titles[0]} … {titles[-1]} ({len(titles)} wagers)"


def _requirement(wager: Wager) -> list[str]:
    return [f"Requires a bet on any one of: {', '.join(wager.requires)}."] if wager.requires else []


def shoe_words(evaluation: Evaluation) -> str:
    """Name the shoe of an evaluation."""
    return basis_of_shoe(evaluation.shoe)


def basis_words(evaluation: Evaluation) -> str:
    """Name the shoe and the reading on which figures stand."""
    return f"{shoe_words(evaluation)}, reading {evaluation.game.reading}"


def keys_of(evaluation: Evaluation, table: str, wager: Wager) -> dict[str, Cell]:
    """Return what sets the tables of one evaluation apart from others."""
    decks = evaluation.shoe.decks
    reading = evaluation.game.reading
    return {
        "Table": table,
        "Wager": wager.title,
        "Wager id": wager.id,
        "Decks": "" if decks is None else decks,
        "Cards": evaluation.shoe.cards,
        "Reading": reading,
    }


def line_table(evaluation: Evaluation, settlement: Settlement) -> Table:
    """Return the pay table: each line with its ways, probability and share of the return."""
    rows: list[tuple[Cell, ...]] = []
    for line in settlement.lines:
        contribution = settlement.contribution(line)
        rows.append(
            (
                line.event,
                pays_words(settlement.wager, line),
                line.ways,
                decimal(settlement.probability(line), PLACES),
                "" if contribution is None else decimal(contribution, PLACES),
            )
        )
    mean = settlement.expected_value
    rows.append(
        (
            "Total",
            "",
            total_ways(evaluation.shoe),
            decimal(Fraction(1), PLACES),
            "" if mean is None else decimal(mean, PLACES),
        )
    )
    return Table(
        caption=f"{settlement.wager.title}: {basis_words(evaluation)}",
        headers=LINE_HEADERS,
        rows=tuple(rows),
        right=frozenset(LINE_HEADERS[2:]),
        keys=keys_of(evaluation, "Pay table", settlement.wager),
    )


def wager_notes(wager: Wager) -> list[str]:
    """Say what there is to say of a wager beside its pays: rule, commission, limits, flags."""
    notes = [wager.rule] if wager.rule else []
    if wager.commission:
        notes.append(f"The house keeps {plain(wager.commission * 100)} % of a win.")
    if wager.units > 1:
        notes.append(
            f"The stake is {wager.units} equal units; pays are the net win on the whole stake."
        )
    notes += _requirement(wager)
    if wager.limits:
        notes.append(f"Stake: {limits_words(wager.limits)}.")
    return [*notes, *wager.flags, f"Source: {wager.source}."]


def figure_table(evaluation: Evaluation, settlement: Settlement) -> Table:
    """Return the figures of a wager: rounded, and exact as fractions in lowest terms."""
    hit = settlement.hit_frequency
    rows: list[tuple[Cell, ...]] = [
        *_percents("House edge, per unit placed", settlement.house_edge),
        *_percents("House edge, per unit resolved", settlement.house_edge_resolved),
        *_percents("Element of risk, per unit at risk", settlement.element_of_risk),
        *_percents("Return to player, per unit placed", settlement.return_to_player),
        *_decimals("Expected value, per unit placed", settlement.expected_value),
        *_percents("Hit frequency", hit),
        *_decimals("One hit in, coups", 1 / hit if hit else None),
        *_percents("Push frequency", settlement.push_frequency),
        *_decimals("True odds, to one", settlement.true_odds),
        *_decimals("Variance, per unit placed", settlement.variance),
    ]
    if settlement.variance is not None:
        root = square_root(settlement.variance, 6)
        rows.append(("Standard deviation, per unit placed", root, "square root of the variance"))
    if settlement.largest_pay is not None and settlement.largest_pay > 0:
        rows.append(("Largest pay, to one", plain(settlement.largest_pay), ""))
    if settlement.jackpot is not None:
        rows += _percents("Fixed return to player, per unit placed", settlement.fixed_return)
        rows += _decimals("Break-even meter, for one", settlement.break_even_meter)
    return Table(
        caption=f"{settlement.wager.title}, figures: {basis_words(evaluation)}",
        headers=FIGURE_HEADERS,
        rows=tuple(rows),
        right=frozenset({"Value"}),
        keys=keys_of(evaluation, "Figures", settlement.wager),
    )


def _percents(name: str, share: Fraction | None) -> list[tuple[Cell, ...]]:
    return [] if share is None else [(name, f"{percent(share)} %", fraction(share))]


def _decimals(name: str, number: Fraction | None) -> list[tuple[Cell, ...]]:
    return [] if number is None else [(name, decimal(number, 6), fraction(number))]


def limits_words(limits: Limits) -> str:
    """Write the smallest and the largest stake as a sheet states them, and where it does."""
    return f"{stakes_words(limits)} ({limits.where})"


def stakes_words(limits: Limits) -> str:
    """Write the smallest and the largest stake."""
    if limits.minimum == limits.maximum:
        return f"{limits.minimum} {limits.currency}"
    bounds = [
        f"{word} {bound} {limits.currency}"
        for word, bound in (("at least", limits.minimum), ("at most", limits.maximum))
        if bound is not None
    ]
    return ", ".join(bounds)


def summary_page(evaluations: Sequence[Evaluation]) -> Page:
    """Return one row a wager, with the edge for each of several shoes, the first one in full."""
    first = evaluations[0]
    wagers = [*(settled.wager for settled in first.settlements), *first.unpriced]
    notes = [*_summary_notes(evaluations), *flags_of(wagers)]
    return Page(first.game.title, [_summary_table(evaluations)], notes)


def _summary_notes(evaluations: Sequence[Evaluation]) -> list[str]:
    """Return what there is to say of a house and of its edges, but for what concerns one wager."""
    first = evaluations[0]
    return [
        EDGE_BASIS,
        *favourable(evaluations),
        *_jackpots(evaluations),
        *_cut_short(first),
        *_unpriced(first),
        *shoe_notes(first.shoe),
        *house_notes(first.game.sheet),
        *first.game.flags,
    ]


def house_notes(sheet: Sheet) -> list[str]:
    """Say what else the sheet states: its source, limits, burn and cut card."""
    shoe = sheet.shoe
    document = f" ({sheet.source.document})" if sheet.source.document else ""
    notes = [f"Source: {sheet.source.title}{document}."]
    if shoe.stated:
        where = f" ({shoe.where})" if shoe.where else ""
        notes.append(f"The sheet states {shoe.decks} decks{where}.")
    if sheet.limits:
        notes.append(f"Stake: {limits_words(sheet.limits)}.")
    if shoe.burn:
        notes.append(
            "Burn: the first card is shown, then as many cards as its value, ten-valued cards "
            f"{shoe.burn.ten_valued} ({shoe.burn.where})."
        )
    if shoe.cut_card:
        cards = shoe.cut_card.cards_behind
        notes.append(f"Cards behind the cut card: {cards} ({shoe.cut_card.where}).")
    if shoe.end_of_shoe:
        rules = " or ".join(rule.replace("_", " ") for rule in shoe.end_of_shoe.rules)
        notes.append(f"When the cut card comes out: {rules} ({shoe.end_of_shoe.where}).")
    return [*notes, *sheet.terms]


def _summary_table(evaluations: Sequence[Evaluation]) -> Table:
    first = evaluations[0]
    headers = ["Wager", "Pays"]
    for evaluation in evaluations:
        words = shoe_words(evaluation)
        headers += [f"House edge %, {words}", f"Per resolved %, {words}"]
    headers += [f"Hit %, {shoe_words(first)}", f"SD, {shoe_words(first)}"]
    rows = [
        _summary_row(evaluations, wager.id)
        for wager in (*[s.wager for s in first.settlements], *first.unpriced)
    ]
    return Table(
        caption=f"House edges, reading {first.game.reading}",
        headers=tuple(headers),
        rows=tuple(rows),
        right=frozenset(headers[2:]),
        keys={"Reading": first.game.reading, "Cards": first.shoe.cards},
    )


def _summary_row(evaluations: Sequence[Evaluation], wager_id: str) -> tuple[Cell, ...]:
    settled = [
        next((s for s in evaluation.settlements if s.wager.id == wager_id), None)
        for evaluation in evaluations
    ]
    first = settled[0]
    if first is None:
        wager = next(w for w in evaluations[0].unpriced if w.id == wager_id)
        return (wager.title, pays_of(wager), *[NOT_PRICED] * (2 * len(settled) + 2))
    edges = [
        cell for settlement in settled if settlement is not None for cell in _edge_cells(settlement)
    ]
    spread = "" if first.variance is None else square_root(first.variance, 6)
    wager = first.wager
    return (wager.title, pays_of(wager), *edges, percent(first.hit_frequency), spread)


def _edge_cells(settlement: Settlement) -> tuple[Cell, Cell]:
    """Return the edge per unit placed and per unit resolved, or why there is none."""
    edge, resolved = settlement.house_edge, settlement.house_edge_resolved
    if edge is None:
        return NEEDS_A_METER, NEEDS_A_METER
    return percent(edge), "nothing resolves" if resolved is None else percent(resolved)


def pays_words(wager: Wager, line: PayLine | SettledLine) -> str:
    """Write what a line pays, and the commission that is taken from it."""
    if not wager.commission or line.pays in (PUSH, LOSES, JACKPOT):
        return line.pays
    return f"{line.pays} less {plain(wager.commission * 100)} %"


def pays_of(wager: Wager) -> str:
    """Name the pay of a wager of one winning line, else the number of its lines."""
    wins = [pays_words(wager, line) for line in wager.lines if line.pays != PUSH]
    return wins[0] if len(wins) == 1 else f"{len(wins)} lines"


def _unpriced(evaluation: Evaluation) -> list[str]:
    return [f"{wager.title} is not priced: {why}." for wager, why in evaluation.unpriced.items()]


def _cut_short(evaluation: Evaluation) -> list[str]:
    """Say how often a short shoe cannot complete the coup."""
    if evaluation.shoe.cards >= CARDS_SEEN or not evaluation.settlements:
        return []
    settled = evaluation.settlements[0]
    missing = sum(line.ways for line in settled.lines if line.id == INCOMPLETE)
    share = percent(Fraction(missing, settled.total_ways))
    return [f"The shoe cannot complete {share} % of its coups; the stake is returned then."]


def _jackpots(evaluations: Sequence[Evaluation]) -> list[str]:
    """Say what is fixed of every wager with a jackpot, and where its meter breaks even."""
    return [
        f"{settled.wager.title}, {basis_words(evaluation)}: fixed return "
        f"{percent(settled.fixed_return)} %, break-even meter {decimal(meter, 2)} for one."
        for evaluation in evaluations
        for settled in evaluation.settlements
        if (meter := settled.break_even_meter) is not None
    ]


def favourable(evaluations: Sequence[Evaluation]) -> list[str]:
    """Flag every wager in which the bettor has the edge."""
    return [
        f"The bettor has the edge in {settlement.wager.title}, {basis_words(evaluation)}: "
        f"{percent(-settlement.house_edge)} %."
        for evaluation in evaluations
        for settlement in evaluation.settlements
        if settlement.house_edge is not None and settlement.house_edge < 0
    ]
