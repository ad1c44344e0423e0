"""How often each total of the Player meets each total of the Banker when a coup has ended."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from combinat.cards import BY_VALUE, TOTALS
from combinat.coups import CARDS_SEEN, WAYS, coup_table, total_ways
from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.shoe import Shoe

COLUMNS = ("player_total", "banker_total")


@dataclass(frozen=True)
class FinalTotals:
    """The joint table of final totals over a shoe.

    `ways[i][j]` are the ordered ways in which the Player ends with i and the Banker with j; all
    together they are `total_ways`.
    """

    game: Game
    shoe: Shoe
    ways: tuple[tuple[int, ...], ...]
    total_ways: int

    @property
    def player(self) -> tuple[int, ...]:
        """The ways of each final total of the Player."""
        return tuple(sum(row) for row in self.ways)

    @property
    def banker(self) -> tuple[int, ...]:
        """The ways of each final total of the Banker."""
        return tuple(sum(column) for column in zip(*self.ways, strict=True))

    @property
    def margins(self) -> dict[int, int]:
        """The ways of each margin, the Player's total less the Banker's, from 9 to -9."""
        margins = dict.fromkeys(range(TOTALS - 1, -TOTALS, -1), 0)
        for player, row in enumerate(self.ways):
            for banker, ways in enumerate(row):
                margins[player - banker] += ways
        return margins

    def probability(self, ways: int) -> Fraction:
        """Return the chance of an event that can happen in so many ways."""
        return Fraction(ways, self.total_ways)


def final_totals(game: Game, shoe: Shoe) -> FinalTotals:
    """Return in how many ways a coup ends with each pair of totals.

    Raises BadInput for a shoe of fewer than six cards.

    >>> from combinat.rules.game import game
    >>> found = final_totals(game("standard"), Shoe.of_decks(8))
    >>> found.ways[6][6], found.margins[0]
    (96170001308416, 475627426473216)
    """
    if shoe.cards < CARDS_SEEN:
        raise BadInput(Fault("shoe", "", f"{shoe.cards} cards", f"{CARDS_SEEN} or more"))
    ended = coup_table(game.tableau, BY_VALUE).outcomes(shoe, COLUMNS)
    ways = [[0] * TOTALS for _ in range(TOTALS)]
    for player, banker, count in ended.select(*COLUMNS, WAYS).iter_rows():
        ways[player][banker] = int(count)
    return FinalTotals(game, shoe, tuple(tuple(row) for row in ways), total_ways(shoe))
