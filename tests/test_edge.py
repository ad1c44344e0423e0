"""Money: every figure of a settled wager against its definition, over the coups one by one."""

from __future__ import annotations

from fractions import Fraction

import pytest

from combinat import BadInput, Settlement, Shoe, Wager, evaluate, game
from combinat.coups import WAYS, coup_table, partition_for
from combinat.publish.numerals import square_root
from combinat.rules.schema import PayLine
from tests.houses import READINGS


def wager(*lines: tuple[str, str, str], **more: object) -> Wager:
    """Return a wager of lines given as id, condition and pay."""
    made = tuple(PayLine(id=id_, event=id_, when=when, pays=pays) for id_, when, pays in lines)
    return Wager("tested", "Tested", "tested", "house", made, "here", **more)  # type: ignore[arg-type]


def settled(tested: Wager, shoe: Shoe | None = None, **more: object) -> Settlement:
    result = evaluate(game("standard"), shoe or Shoe.of_decks(8), [tested], **more)  # type: ignore[arg-type]
    return result["tested"]


def moments_by_definition(settlement: Settlement) -> tuple[Fraction, Fraction]:
    """Return mean and variance as sums over the lines of squared distances from the mean."""
    nets = {line.id: line.net for line in settlement.lines}
    assert None not in nets.values()
    shares = {line.id: Fraction(line.ways, settlement.total_ways) for line in settlement.lines}
    mean = sum((shares[id_] * (net or 0) for id_, net in nets.items()), Fraction(0))
    spread = sum((shares[id_] * ((net or 0) - mean) ** 2 for id_, net in nets.items()), Fraction(0))
    return mean, spread


@pytest.mark.parametrize(("name", "reading"), READINGS)
def test_moments_by_their_definitions(name: str, reading: str) -> None:
    for settlement in evaluate(game(name, reading), Shoe.of_decks(8)).settlements:
        if settlement.jackpot is not None:
            assert settlement.expected_value is None
            continue
        mean, spread = moments_by_definition(settlement)
        assert settlement.expected_value == mean
        assert settlement.variance == spread
        assert settlement.house_edge == -mean
        assert settlement.return_to_player == 1 + mean


def test_player_over_the_coups_one_by_one() -> None:
    house, shoe = game("standard"), Shoe.of_decks(8)
    names = ["banker_total", "player_total"]
    outcomes = coup_table(house.tableau, partition_for(names)).outcomes(shoe, names)
    gains = [
        (row["player_total"] > row["banker_total"]) - (row["player_total"] < row["banker_total"])
        for row in outcomes.iter_rows(named=True)
    ]
    ways = outcomes[WAYS].to_list()
    result = evaluate(house, shoe)["punto"]
    total = result.total_ways
    mean = sum((Fraction(g * w, total) for g, w in zip(gains, ways, strict=True)), Fraction(0))
    assert result.expected_value == mean
    square = sum(
        (Fraction(g * g * w, total) for g, w in zip(gains, ways, strict=True)), Fraction(0)
    )
    assert result.variance == square - mean**2


def test_per_unit_resolved_leaves_pushes_out() -> None:
    banker = evaluate(game("standard"), Shoe.of_decks(8))["banco"]
    assert banker.push_frequency == Fraction(475627426473216, 4998398275503360)
    assert banker.house_edge is not None
    assert banker.house_edge_resolved == banker.house_edge / (1 - banker.push_frequency)


def test_nothing_is_resolved_where_everything_pushes() -> None:
    void = settled(wager(("all", "cards >= 4", "push")))
    assert void.house_edge == 0
    assert void.house_edge_resolved is None
    assert void.true_odds is None


def test_true_odds_leave_no_edge() -> None:
    tie = evaluate(game("standard"), Shoe.of_decks(6))["egalite"]
    assert tie.true_odds is not None
    won, lost = tie.lines
    assert tie.true_odds * won.ways == lost.ways


def test_the_first_line_that_holds_pays() -> None:
    result = settled(
        wager(("nine", "player_total = 9", "3 to 1"), ("high", "player_total > 7", "1 to 1"))
    )
    apart = settled(wager(("eight", "player_total = 8", "1 to 1")))
    assert result.lines[1].ways == apart.lines[0].ways


def test_for_one_replaces_the_stake_and_to_one_adds_to_it() -> None:
    to_one = settled(wager(("tie", "player_total = banker_total", "8 to 1")))
    for_one = settled(wager(("tie", "player_total = banker_total", "9 for 1")))
    assert to_one.house_edge == for_one.house_edge


def test_commission_is_taken_from_wins_alone() -> None:
    lines = (("win", "banker_total > player_total", "1 to 1"), ("tie", "cards = 4", "push"))
    taken = settled(wager(*lines, commission=Fraction(1, 20)))
    assert [line.net for line in taken.lines] == [Fraction(19, 20), 0, -1]


def test_a_jackpot_has_no_edge_without_a_meter_and_none_at_the_break_even_meter() -> None:
    lines = (("all", "player_total = 9 AND cards = 6", "jackpot"), ("nine", "cards = 5", "2 for 1"))
    without = settled(wager(*lines))
    assert without.house_edge is None
    assert without.variance is None
    assert without.largest_pay is None
    meter = without.break_even_meter
    assert meter is not None
    assert settled(wager(*lines), meter=meter).house_edge == 0
    assert (1 - without.fixed_return) / without.probability(without.lines[0]) == meter


def test_overlapping_lines_of_an_exclusive_wager_are_refused() -> None:
    lines = (("nine", "player_total = 9", "1 to 1"), ("high", "player_total > 7", "1 to 1"))
    with pytest.raises(BadInput, match="hold in one coup"):
        settled(wager(*lines, exclusive=True))


def test_where_suits_are_unknown_a_wager_that_sees_them_is_named_with_the_reason() -> None:
    suits = wager(("hearts", "initial_hearts", "100 to 1"))
    assert evaluate(game("standard"), Shoe.of_decks(8), [suits]).settlements
    result = evaluate(game("standard"), Shoe.parse("8 decks - 5"), [suits])
    assert result.settlements == ()
    assert "suits" in result.unpriced[suits]


def test_a_pair_needs_every_rank_known() -> None:
    pair = wager(("pair", "player_pair", "11 to 1"))
    assert settled(pair).house_edge == Fraction(43, 415)
    unknown = evaluate(game("standard"), Shoe.parse("8 decks - T"), [pair])
    assert "rank" in unknown.unpriced[pair]


def test_a_short_shoe_is_refused_or_its_coups_returned() -> None:
    shoe = Shoe.parse("5 5 5 5 5")
    with pytest.raises(BadInput, match="6 or more"):
        evaluate(game("standard"), shoe)
    result = evaluate(game("standard"), shoe, short_shoe=True)["punto"]
    assert {line.id: line.ways for line in result.lines if line.ways} == {"incomplete": 120}


def test_standard_deviation_is_rounded_on_the_exact_root() -> None:
    tie = evaluate(game("standard"), Shoe.of_decks(8))["egalite"]
    assert tie.variance is not None
    assert square_root(tie.variance, 6) == "2.640872"


def test_two_wagers_of_one_id_are_refused() -> None:
    lines = (("tie", "player_total = banker_total", "8 to 1"),)
    both = [wager(*lines), wager(("tie", "player_total = banker_total", "9 to 1"))]
    with pytest.raises(BadInput, match="twice"):
        evaluate(game("standard"), Shoe.of_decks(8), both)
