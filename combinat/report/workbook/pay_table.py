"""The pay table of a wager by one number of decks: ways, pays and what they add to, as formulas."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import gcd

from combinat.coups import CARDS_SEEN
from combinat.edge import SettledLine, Settlement
from combinat.publish.pay_tables import NEEDS_A_METER, basis_of_shoe, pays_words
from combinat.report.workbook.grid import Grid, Live
from combinat.rules.pay import JACKPOT, ODDS, net_to_one
from combinat.shoe import CARDS_IN_DECK, Shoe

HEADERS = (
    "Event",
    "Pays",
    "Pay, a",
    "Pay, b",
    "Ways",
    "Ways / common divisor",
    "Net win to one",
    "Probability",
    "Return: net × probability",
    "Variance: probability × (net − mean)²",
)
COMMON_DIVISOR = "Greatest common divisor of all ways"
LARGEST_WHOLE = 2**53
"""Up to here every whole number is a double."""

MOST_COMPARED = 10**15
"""Below this Excel, which compares 15 digits, tells any two whole numbers apart."""


@dataclass(frozen=True)
class Inputs:
    """The cells that a reader may fill in; `meter` is None where no line is a jackpot."""

    commission: str
    meter: str | None


@dataclass(frozen=True)
class Block:
    """Where the pay table of one number of decks stands on its sheet, row by row."""

    settlement: Settlement
    shoe: Shoe
    inputs: Inputs
    top: int

    @property
    def decks(self) -> str:
        """The cell of the number of decks."""
        return f"B{self.top + 1}"

    @property
    def all_ways(self) -> str:
        """The cell of the total, worked out from the number of decks."""
        return f"B{self.top + 2}"

    @property
    def divisor(self) -> str:
        """The cell of the common divisor."""
        return f"B{self.top + 3}"

    @property
    def quotient(self) -> str:
        """The cell of the total over the common divisor."""
        return f"B{self.top + 4}"

    @property
    def first(self) -> int:
        """The row of the first line."""
        return self.top + 6

    @property
    def total(self) -> int:
        """The row of the totals."""
        return self.first + len(self.settlement.lines)

    @property
    def common_divisor(self) -> int:
        """The greatest common divisor of all ways and of their total."""
        return gcd(self.settlement.total_ways, *(line.ways for line in self.settlement.lines))

    @property
    def largest_quotient(self) -> int:
        """The total over the common divisor."""
        return self.settlement.total_ways // self.common_divisor

    @property
    def jackpot_row(self) -> int | None:
        """The row of the jackpot line, or None."""
        jackpot = self.settlement.jackpot
        return None if jackpot is None else self.first + self.settlement.lines.index(jackpot)

    def lines(self, column: str) -> str:
        """Return the range of all lines in a column."""
        return f"{column}{self.first}:{column}{self.total - 1}"

    def fixed_lines(self, column: str) -> str:
        """Return the ranges of all lines but the jackpot in a column."""
        row = self.jackpot_row
        if row is None:
            return self.lines(column)
        parts = [(self.first, row - 1), (row + 1, self.total - 1)]
        return ",".join(f"{column}{start}:{column}{end}" for start, end in parts if start <= end)

    def unless_open(self, formula: str) -> str:
        """Return a formula that, where a jackpot is offered, says so while no meter is given."""
        if self.jackpot_row is None:
            return f"={formula}"
        return f'=IF(ISNUMBER(I{self.total}),{formula},"{NEEDS_A_METER}")'


def known(number: Fraction | None) -> Fraction | str:
    """Return a figure, or that it needs a meter."""
    return str(NEEDS_A_METER) if number is None else number


def write_pay_table(grid: Grid, block: Block) -> None:
    """Write what all ways are, the lines and their totals."""
    _write_basis(grid, block)
    grid.headers(block.first - 1, HEADERS, HEADERS[2:])
    for place, line in enumerate(block.settlement.lines):
        _write_line(grid, block, block.first + place, line)
    _write_totals(grid, block)


def _write_basis(grid: Grid, block: Block) -> None:
    """Write the number of decks, all ways, and the divisor by which they are shortened."""
    decks, total, divisor = block.shoe.decks, block.settlement.total_ways, block.common_divisor
    assert decks is not None
    grid.band(block.top, basis_of_shoe(block.shoe).capitalize())
    product = "*".join(
        f"({CARDS_IN_DECK}*{block.decks}-{gone})" if gone else f"{CARDS_IN_DECK}*{block.decks}"
        for gone in range(CARDS_SEEN)
    )
    quotient = Live(f"={block.all_ways}/{block.divisor}", Fraction(total, divisor))
    labels = (
        "Decks",
        f"All ways, of {CARDS_SEEN} cards in order",
        COMMON_DIVISOR,
        "All ways / common divisor",
    )
    for row, label in enumerate(labels, start=block.top + 1):
        grid.wrapped(f"A{row}", label, "cell")
    grid.number(block.decks, decks, "cell", "whole")
    grid.live(block.all_ways, Live(f"={product}", Fraction(total)), "cell", _whole(total))
    grid.number(block.divisor, divisor, "cell", _whole(divisor))
    grid.live(block.quotient, quotient, "cell", _whole(total // divisor))
    for row, exact in ((2, total), (3, divisor), (4, total // divisor)):
        grid.text(f"C{block.top + row}", str(exact), "exact")


def _write_line(grid: Grid, block: Block, row: int, line: SettledLine) -> None:
    settled = block.settlement
    grid.wrapped(f"A{row}", line.event, "cell")
    grid.wrapped(f"B{row}", pays_words(settled.wager, line), "cell")
    odds = ODDS.fullmatch(line.pays)
    for column, group in (("C", 1), ("D", 3)):
        if odds is None:
            grid.blank(f"{column}{row}", "cell")
        else:
            grid.number(f"{column}{row}", Fraction(odds[group]), "cell", "plain")
    grid.text(f"E{row}", str(line.ways), "cell", "right")
    short = line.ways // block.common_divisor
    grid.number(f"F{row}", short, "cell", _whole(block.largest_quotient))
    net = _net(block, row, line)
    if net is None:
        grid.number(f"G{row}", line.net or 0, "cell", "plain")
    else:
        grid.live(f"G{row}", Live(net, known(line.net)), "cell", "plain")
    chance = settled.probability(line)
    grid.live(f"H{row}", Live(f"=F{row}/F{block.total}", chance), "cell", "share")
    _write_shares(grid, block, row, line)


def _net(block: Block, row: int, line: SettledLine) -> str | None:
    """Return the formula of a net win; None where it is no sum: a push or a loss."""
    if line.pays == JACKPOT:
        meter = block.inputs.meter
        return f'=IF(ISNUMBER({meter}),{meter}-1,"{NEEDS_A_METER}")'
    odds = ODDS.fullmatch(line.pays)
    if odds is None:
        return None
    gross = f"C{row}/D{row}" if odds[2] == "to" else f"C{row}/D{row}-1"
    wins = net_to_one(line.pays)
    if wins is None or wins <= 0:
        return f"={gross}"
    return f"=({gross})*(1-{block.inputs.commission})"


def _write_shares(grid: Grid, block: Block, row: int, line: SettledLine) -> None:
    """Write what a line adds to the return and to the variance."""
    settled = block.settlement
    back, spread = f"G{row}*H{row}", f"H{row}*(G{row}-I{block.total})^2"
    mean, chance = settled.expected_value, settled.probability(line)
    returned = Fraction(0) if line.net is None and not line.ways else settled.contribution(line)
    varies = None if mean is None else chance * ((line.net or 0) - mean) ** 2
    formula = f"={back}"
    if line.pays == JACKPOT:
        formula = f'=IF(F{row}=0,0,IF(ISNUMBER(G{row}),{back},"{NEEDS_A_METER}"))'
        spread = f"IF(F{row}=0,0,{spread})"
    grid.live(f"I{row}", Live(formula, known(returned)), "cell", "share")
    grid.live(f"J{row}", Live(block.unless_open(spread), known(varies)), "cell", "share")


def _write_totals(grid: Grid, block: Block) -> None:
    settled, row = block.settlement, block.total
    for column in "BCDG":
        grid.blank(f"{column}{row}", "total")
    grid.text(f"A{row}", "Total", "total")
    grid.text(f"E{row}", str(settled.total_ways), "total", "right")
    short = Live(f"=SUM({block.lines('F')})", Fraction(block.largest_quotient))
    grid.live(f"F{row}", short, "total", _whole(block.largest_quotient))
    grid.live(f"H{row}", Live(f"=SUM({block.lines('H')})", Fraction(1)), "total", "share")
    back = f"SUM({block.lines('I')})"
    if block.jackpot_row is not None:
        full = f"COUNT({block.lines('I')})=ROWS({block.lines('I')})"
        back = f'IF({full},{back},"{NEEDS_A_METER}")'
    grid.live(f"I{row}", Live(f"={back}", known(settled.expected_value)), "total", "share")
    spread = Live(block.unless_open(f"SUM({block.lines('J')})"), known(settled.variance))
    grid.live(f"J{row}", spread, "total", "share")


def _whole(largest: int) -> str:
    """Return the style of whole numbers of which this is the largest."""
    return "whole" if largest <= LARGEST_WHOLE else "rounded"
