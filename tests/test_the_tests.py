"""A wrong cell must not pass: with one flipped, a published figure and the second method object."""

from __future__ import annotations

from dataclasses import replace

import pytest

from combinat import Shoe, evaluate, game
from combinat.cards import BY_VALUE
from combinat.rules.game import standard_tableau
from combinat.rules.tableau import NATURAL, STOOD, Cell, Tableau
from combinat.studies import exact_figures, published
from tests.houses import dealer

FLIPPED = {"D": "S", "S": "D"}
REACHED = [cell for cell in standard_tableau().cells() if standard_tableau().at(cell) != NATURAL]


def flipped(cell: Cell) -> Tableau:
    standard = standard_tableau()
    return standard.with_cell(cell, FLIPPED[standard.at(cell)])


@pytest.mark.parametrize("cell", REACHED, ids=str)
def test_a_flipped_cell_moves_a_published_count(cell: Cell) -> None:
    house = replace(game("standard"), tableau=flipped(cell))
    evaluation = evaluate(house, Shoe.of_decks(8))
    counts = [line.ways for s in evaluation.settlements for line in s.lines]
    for published_count in (2292252566437888, 2230518282592256, 475627426473216):
        assert published_count not in counts


@pytest.mark.parametrize(
    "cell",
    [Cell("player", 5), Cell("banker", 3, 8), Cell("banker", 5, 2), Cell("banker", 6, STOOD)],
)
def test_a_flipped_cell_fails_published_figures_and_the_second_method(
    cell: Cell, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = replace(game("standard"), tableau=flipped(cell))
    monkeypatch.setattr(exact_figures, "house_of", lambda *_: wrong)
    standard = [
        figure
        for figure in published.published_figures()
        if figure.claim.game == "standard" and figure.right is None and figure.claim.decks == 8
    ]
    failing = [figure for figure in standard if not published.agrees(figure, figure.printed)]
    assert failing
    shoe = Shoe.of_decks(8)
    ways = dealer(standard_tableau()).ways(list(shoe.counts(BY_VALUE)))
    player_wins = sum(count for o, count in ways.items() if o.player_total > o.banker_total)
    assert evaluate(wrong, shoe)["punto"].lines[0].ways != player_wins
