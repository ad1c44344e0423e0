"""The figures below a pay table, as formulas, and the checks that a reader may watch."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from combinat.publish.numerals import fraction, square_root
from combinat.report.workbook.grid import Grid, Live, Value
from combinat.report.workbook.pay_table import MOST_COMPARED, Block, known

MEAN = "Expected value, per unit placed"
EDGE = "House edge, per unit placed"
RESOLVED = "House edge, per unit resolved"
RISK = "Element of risk, per unit at risk"
RETURN = "Return to player, per unit placed"
HIT = "Hit frequency"
ONE_IN = "One hit in, coups"
PUSHED = "Push frequency"
ODDS_TRUE = "True odds, to one"
VARIANCE = "Variance, per unit placed"
DEVIATION = "Standard deviation, per unit placed"
FIXED = "Fixed return to player, per unit placed"
BREAK_EVEN = "Break-even meter, for one"
ORDER = (
    MEAN,
    EDGE,
    RESOLVED,
    RISK,
    RETURN,
    HIT,
    ONE_IN,
    PUSHED,
    ODDS_TRUE,
    VARIANCE,
    DEVIATION,
    FIXED,
    BREAK_EVEN,
)
CHECKS = (
    "Ways re-add to all ways",
    "Probabilities add to 1",
    "Ways as text agree with these numbers",
    "Edge, or a jackpot's fixed return, is the exact fraction",
)
NOTHING_RESOLVES, NEVER_WINS, NEVER_HIT = "nothing resolves", "never wins", "never hit"
ROOT_PLACES = 40


@dataclass(frozen=True)
class Figure:
    """A figure: its formula and value, how it is shown, and its exact value as text."""

    live: Live
    style: str
    exact: str


@dataclass(frozen=True)
class Figures:
    """Where the figures of a block stand by their labels, and its checks; `end` is the last row."""

    block: Block
    cells: dict[str, str]
    values: dict[str, Value]
    styles: dict[str, str]
    checks: tuple[str, ...]
    end: int


def write_figures(grid: Grid, block: Block) -> Figures:
    """Write the figures and the checks of a block below its pay table."""
    top = block.total + 2
    cells = {label: f"B{top + place}" for place, label in enumerate(ORDER, start=1)}
    figures = _figures(block, cells)
    grid.headers(top, ("Figure", "Value", "Exact", "", "", ""), ("Value",))
    for label, figure in figures.items():
        cell = cells[label]
        grid.text(cell.replace("B", "A"), label, "cell")
        grid.live(cell, figure.live, "cell", figure.style)
        grid.text(cell.replace("B", "C"), figure.exact, "exact")
    return Figures(
        block,
        cells,
        {label: figure.live.value for label, figure in figures.items()},
        {label: figure.style for label, figure in figures.items()},
        _write_checks(grid, block, cells),
        top + len(figures),
    )


def _write_checks(grid: Grid, block: Block, at: dict[str, str]) -> tuple[str, ...]:
    """Write the checks beside the total, on the right; return their cells."""
    cells = []
    formulas = zip(CHECKS, _checks(block, at), strict=True)
    for row, (label, formula) in enumerate(formulas, start=block.top + 1):
        for column in "GHI":
            grid.blank(f"{column}{row}", "cell")
        grid.text(f"F{row}", label, "cell", "indent")
        grid.verdict(f"J{row}", formula, "cell")
        cells.append(f"J{row}")
    return tuple(cells)


def _figures(block: Block, at: dict[str, str]) -> dict[str, Figure]:
    """Return every figure of a block by its label."""
    settled, row = block.settlement, block.total
    figures = {
        MEAN: _open(block, f"I{row}", settled.expected_value, "decimal"),
        EDGE: _open(block, f"-{at[MEAN]}", settled.house_edge, "percent"),
        RESOLVED: _resolved(block, at),
        RISK: _open(block, at[EDGE], settled.element_of_risk, "percent"),
        RETURN: _open(block, f"1+{at[MEAN]}", settled.return_to_player, "percent"),
        **_frequencies(block, at),
        VARIANCE: _open(block, f"J{row}", settled.variance, "decimal"),
        DEVIATION: _deviation(block, at),
    }
    return figures if block.jackpot_row is None else figures | _of_jackpot(block, at)


def _open(block: Block, formula: str, number: Fraction | None, style: str) -> Figure:
    """Return a figure that needs the meter of a jackpot."""
    return Figure(Live(block.unless_open(formula), known(number)), style, _exact(number))


def _exact(number: Fraction | None) -> str:
    return "" if number is None else fraction(number)


def _resolved(block: Block, at: dict[str, str]) -> Figure:
    settled = block.settlement
    number = settled.house_edge_resolved
    formula = f'IF({at[PUSHED]}=1,"{NOTHING_RESOLVES}",{at[EDGE]}/(1-{at[PUSHED]}))'
    value = known(number)
    if number is None and settled.house_edge is not None:
        value = NOTHING_RESOLVES
    return Figure(Live(block.unless_open(formula), value), "percent", _exact(number))


def _frequencies(block: Block, at: dict[str, str]) -> dict[str, Figure]:
    """Return how often the wager wins or is pushed."""
    settled = block.settlement
    net, ways, total = block.lines("G"), block.lines("F"), f"F{block.total}"
    won = f'SUMIF({net},">0",{ways})'
    row = block.jackpot_row
    if row is not None:
        won = f"({won}+IF(ISNUMBER(G{row}),0,F{row}))"
    hit, push, odds = settled.hit_frequency, settled.push_frequency, settled.true_odds
    coups = None if not hit else 1 / hit
    unless_never = f'=IF({at[HIT]}=0,"{NEVER_WINS}",{{}})'
    one_in = Live(unless_never.format(f"1/{at[HIT]}"), coups or NEVER_WINS)
    lost = f"(1-{at[PUSHED]}-{at[HIT]})/{at[HIT]}"
    to_one = Live(unless_never.format(lost), NEVER_WINS if odds is None else odds)
    pushed = f"=SUMIF({net},0,{ways})/{total}"
    return {
        HIT: Figure(Live(f"={won}/{total}", hit), "percent", _exact(hit)),
        ONE_IN: Figure(one_in, "decimal", _exact(coups)),
        PUSHED: Figure(Live(pushed, push), "percent", _exact(push)),
        ODDS_TRUE: Figure(to_one, "decimal", _exact(odds)),
    }


def _deviation(block: Block, at: dict[str, str]) -> Figure:
    variance = block.settlement.variance
    root = None if variance is None else Fraction(square_root(variance, ROOT_PLACES))
    live = Live(block.unless_open(f"SQRT({at[VARIANCE]})"), known(root))
    return Figure(live, "decimal", "" if root is None else "square root of the variance")


def _of_jackpot(block: Block, at: dict[str, str]) -> dict[str, Figure]:
    """Return what is fixed of a jackpot's wager, and the meter at which nobody has an edge."""
    settled, row = block.settlement, block.jackpot_row
    fixed, meter = settled.fixed_return, settled.break_even_meter
    back = f"=SUM({block.fixed_lines('H')},{block.fixed_lines('I')})"
    even = f'=IF(F{row}=0,"{NEVER_HIT}",(1-{at[FIXED]})/H{row})'
    reached = Live(even, NEVER_HIT if meter is None else meter)
    return {
        FIXED: Figure(Live(back, fixed), "percent", _exact(fixed)),
        BREAK_EVEN: Figure(reached, "decimal", _exact(meter)),
    }


def _checks(block: Block, at: dict[str, str]) -> tuple[str, ...]:
    """Return the formula of each check.

    Whole numbers are compared as such while Excel tells them apart, else to twelve digits.
    """
    added, total = f"F{block.total}", block.quotient
    compared = f"={added}=ROUND({total},0)"
    if block.largest_quotient >= MOST_COMPARED:
        compared = f"=ABS({added}/{total}-1)<1E-12"
    texts, wholes = block.lines("E"), f"{block.lines('F')}*{block.divisor}"
    reported = at[EDGE if block.jackpot_row is None else FIXED]
    exact = reported.replace("B", "C")
    slash = f'FIND("/",{exact})'
    upper, lower = f"VALUE(LEFT({exact},{slash}-1))", f"VALUE(MID({exact},{slash}+1,999))"
    return (
        compared,
        f"=ABS(H{block.total}-1)<1E-12",
        f"=SUMPRODUCT(ABS(VALUE({texts})-{wholes}))<=1E-12*{block.all_ways}",
        f"=ABS({reported}-{upper}/{lower})<1E-12",
    )
