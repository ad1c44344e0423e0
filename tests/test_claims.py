"""Printed claims: the right ones agree as stated, the wrong ones by the basis they were made on."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from combinat import Shoe, evaluate, game
from combinat.studies.claims import Claimed, judged
from combinat.studies.claims_file import claims
from combinat.studies.printed import Numeral, PrintedFigures
from combinat.studies.published import FOLDER, PublishedFigure, published_figures
from tests.support import Answer, ask, assert_refused, broken

FIGURES = published_figures()
WRONG = [figure for figure in FIGURES if figure.right is not None]

SWAPPED = "with the headings Player and Banker swapped"
SIX_PLACES = "from chances rounded to 6 decimals"
NONE = "no reading found"


def claim(**keys: object) -> PrintedFigures:
    return PrintedFigures.model_validate({"id": "claim", "where": "a test", **keys})


def edge_of(wager: str, printed: str, **more: object) -> PrintedFigures:
    return claim(figure="house_edge_percent", wager=wager, printed=printed, **more)


def words(one: PrintedFigures) -> list[str]:
    verdict = Claimed(one).verdict()
    return [tried.words for tried in verdict.agreeing]


def test_published_figures_agree_as_stated_where_they_are_right() -> None:
    agreeing = {(f.source, f.id) for f in FIGURES if Claimed(f.claim).read(())[0].agrees}
    assert agreeing == {(f.source, f.id) for f in FIGURES if f.right is None}


READ = {
    "angeltowns3": "with ties left out",
    "aresponsiblegambler:dragon_bonus_banco": "for 1 deck",
    "baccarat_wiki:banco_four_and_a_half_percent": "by the pay table commission_four_percent",
    "bjrnet:banker_wins_unless_tie": SWAPPED,
    "casinoexploit:egalite_nine_to_one": "from chances rounded to 4 decimals",
    "dictionaryofgambling:egalite_eight_to_one": "for infinitely many decks and truncated",
    "eliot_jacobson:bad_beat": "rounded up",
    "playbaccarat:banco_ez_6_decks": "for 8 decks",
    "wizard_of_odds:dragon_bonus_punto_loses": "to the 15 digits that a spreadsheet keeps",
    "wizard_of_odds:dragon_bonus_banco_loses": "truncated and to the 15 digits that a spreadsheet",
    "wizard_of_odds:dragon_7_probability_2011": "for infinitely many decks",
    "wizard_of_odds:cards_total_return_5": SIX_PLACES,
    "wizard_of_odds:cards_total_return_6": SIX_PLACES,
    "wizard_of_odds:cards_4_return_6_decks": SIX_PLACES,
    "wizard_of_odds:cards_5_return_6_decks": SIX_PLACES,
    "wizard_of_odds_removal": SWAPPED,
    "wizard_of_vegas": SIX_PLACES,
}
"""What each wrong figure was worked out from; the others stand on nothing that is known."""


@pytest.mark.parametrize("figure", WRONG, ids=lambda f: f"{f.source}:{f.id}")
def test_a_wrong_figure_is_traced_to_its_basis_or_to_none(figure: PublishedFigure) -> None:
    expected = READ.get(f"{figure.source}:{figure.id}", READ.get(figure.source))
    found = words(figure.claim)
    if expected is None:
        assert found == []
    else:
        assert any(words.startswith(expected) for words in found), found


@pytest.mark.parametrize(
    ("wager", "printed", "basis"),
    [("banco", "1.17", "with ties left out"), ("punto", "1.36", "with ties left out")],
)
def test_edges_per_resolved_bet_are_edges_with_ties_left_out(
    wager: str, printed: str, basis: str
) -> None:
    assert words(edge_of(wager, printed, decks=8)) == [basis]


def test_lucky_6_at_16_684_is_the_12_20_table() -> None:
    (found,) = words(edge_of("lucky_6", "16.684", decks=8))
    assert found == "by the pay table pays_12_20 (three_cards 20 to 1, two_cards 12 to 1)"


def test_ez_for_6_decks_at_1_018_is_the_value_of_8() -> None:
    found = words(edge_of("banco", "1.018", decks=6, pay_table="ez"))
    assert found == ["for 8 decks"]


def test_no_reading_gives_a_main_game_of_2_33() -> None:
    main = edge_of("punto or banco", "2.33", game="aspers")
    verdict = Claimed(main).verdict()
    assert verdict.agreeing == ()
    assert len(verdict.tried) > 100
    assert words(edge_of("egalite", "18.65", game="aspers")) == []


@pytest.mark.parametrize(("wager", "printed"), [("banco", "10.57"), ("punto", "10.75")])
def test_ties_counted_as_losses(wager: str, printed: str) -> None:
    assert "with push counted as loss" in words(edge_of(wager, printed, decks=8))


@pytest.mark.parametrize(("wager", "printed"), [("banco", "45.85"), ("punto", "44.62")])
def test_a_truncated_chance(wager: str, printed: str) -> None:
    keys = {"figure": "probability_percent", "wager": wager, "line": "win", "decks": 8}
    found = words(claim(**keys, printed=printed))
    assert found == ([""] if wager == "punto" else ["truncated"])


def test_nine_for_one_is_eight_to_one() -> None:
    found = words(edge_of("egalite", "14.359629", decks=8, pay_table="nine_to_one"))
    assert "with pays taken for one" in found


def test_two_slips_at_once_are_found() -> None:
    assert "for 6 decks and truncated" in words(
        edge_of("egalite", "14.4381", decks=8, pay_table="eight_to_one")
    )


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        ({"figure": "return_to_player", "wager": "punto"}, "98.764919 %"),
        ({"figure": "hit_frequency", "wager": "egalite"}, "1 in 10.509"),
        ({"figure": "push_frequency", "wager": "punto"}, "0.0951560"),
        ({"figure": "standard_deviation", "wager": "banco"}, "0.927372"),
        ({"figure": "ways", "event": "player_total = banker_total"}, "475,627,426,473,216"),
        ({"figure": "mean", "column": "cards"}, "4.938819"),
        ({"figure": "expected_value", "wager": "banco"}, "-114753351728/10847218479825"),
        (
            {
                "figure": "break_even_meter",
                "game": "aspers",
                "wager": "lucky_6_progressive",
            },
            "8,765.28",
        ),
        (
            {"figure": "fixed_return", "game": "aspers", "wager": "lucky_6_progressive"},
            "0.58768627",
        ),
        (
            {
                "figure": "expected_value_change",
                "wager": "dragon_7",
                "removed": "8",
            },
            "0.537816 %",
        ),
    ],
)
def test_every_kind_of_figure_in_any_way_of_writing(keys: dict[str, object], value: str) -> None:
    verdict = Claimed(claim(**keys, decks=8, printed=value)).verdict()
    assert verdict.agrees, verdict.stated


def test_a_claim_without_decks_agrees_for_those_that_read_alike() -> None:
    assert Claimed(edge_of("banco", "1.06")).verdict().decks == ("6", "7", "8", "infinite")
    assert Claimed(edge_of("banco", "1.057906")).verdict().decks == ("8",)
    only = Claimed(edge_of("banco", "1.055849")).verdict()
    assert not only.agrees
    assert words(only.claim) == ["for 6 decks"]


def table(**printed: str) -> list[PrintedFigures]:
    lines = {"banco": "win", "punto": "win", "egalite": "tie"}
    return [
        claim(
            id=wager,
            figure="probability_percent",
            wager=wager,
            line=lines[wager],
            printed=number,
        )
        for wager, number in printed.items()
    ]


@pytest.mark.parametrize(
    ("decks", "banco", "punto", "egalite"),
    [
        (1, "45.9624", "44.6760", "9.3615"),
        (2, "45.9073", "44.6508", "9.4419"),
        (4, "45.8761", "44.6340", "9.4898"),
        (8, "45.8597", "44.6247", "9.5156"),
    ],
)
def test_the_deck_number_of_a_printed_table_is_inferred(
    decks: int, banco: str, punto: str, egalite: str
) -> None:
    _, (together,) = judged(table(banco=banco, punto=punto, egalite=egalite))
    assert together.readings == (((), (str(decks),)),)
    assert len(together.agreeing) == 3


def test_a_table_with_one_wrong_figure_names_it() -> None:
    _, (together,) = judged(table(banco="45.8653", punto="44.6276", egalite="9.5069"))
    assert together.readings == (((), ("6",)),)
    assert together.agreeing == {"banco", "egalite"}


def test_the_japanese_removal_table_has_its_headings_swapped() -> None:
    figures = [f.claim for f in FIGURES if f.source == "wizard_of_odds_removal"]
    verdicts, (together,) = judged(figures)
    ((departures, decks),) = together.readings
    assert [departure.words for departure in departures] == [SWAPPED]
    assert decks == ()
    assert (len(together.ids), len(together.agreeing), together.as_stated) == (30, 30, 10)
    assert sum(verdict.agrees for verdict in verdicts) == 10


def test_a_list_from_rounded_chances_reads_as_one() -> None:
    figures = [f.claim for f in FIGURES if f.source == "wizard_of_vegas"]
    _, tables = judged(figures)
    assert all(len(one.agreeing) == len(one.ids) for one in tables)
    assert any(d.words == SIX_PLACES for one in tables for some, _ in one.readings for d in some)


def test_every_reading_tried_is_worked_out_as_it_says() -> None:
    """Recompute readings of one claim from the pay table by hand."""
    eight = evaluate(game("standard"), Shoe.of_decks(8))["banco"]
    ways = {line.id: line.ways for line in eight.lines}
    total = sum(ways.values())
    by_words = {t.words: t.value for t in Claimed(edge_of("banco", "77", decks=8)).verdict().tried}
    lost, won, tied = ways["loses"], ways["win"], ways["tie"]
    nineteen = Fraction(19, 20)
    assert by_words[""] == 100 * (lost - nineteen * won) / Fraction(total)
    assert by_words["with ties left out"] == 100 * (lost - nineteen * won) / (lost + won)
    assert by_words["with push counted as loss"] == 100 * (lost + tied - nineteen * won) / Fraction(
        total
    )
    assert by_words["with pays taken for one"] == 100 * (lost + won / Fraction(20)) / total
    rounded = [round(Fraction(ways[name], total), 4) for name in ("loses", "win")]
    assert by_words["from chances rounded to 4 decimals"] == 100 * (
        rounded[0] - nineteen * rounded[1]
    )
    punto = evaluate(game("standard"), Shoe.of_decks(8))["punto"].house_edge
    assert punto is not None
    assert by_words[SWAPPED] == 100 * punto
    six = evaluate(game("standard"), Shoe.of_decks(6))["banco"].house_edge
    assert six is not None
    assert by_words["for 6 decks"] == 100 * six


def test_ties_left_out_are_ties_and_no_other_push() -> None:
    """Of EZ Banker a three-card 7 pushes too; of Panda 8 no tie pushes."""
    shoe = Shoe.of_decks(8)
    ez = evaluate(game("standard"), shoe, game("standard").asked(("banco",), "ez"))["banco"]
    ways = {line.id: line.ways for line in ez.lines}
    decided = ez.total_ways - ways["tie"]
    ties_out = Fraction(ways["loses"] - ways["win"], decided)
    pushes_out = Fraction(ways["loses"] - ways["win"], decided - ways["win_three_card_7"])
    for value, basis in ((ties_out, "ties"), (pushes_out, "pushes")):
        printed = str(round(100 * value, 6).limit_denominator(10**6))
        decimal = f"{float(Fraction(printed)):.6f}"
        found = words(edge_of("banco", decimal, decks=8, pay_table="ez"))
        assert found == [f"with {basis} left out"]
    panda = {"figure": "probability_percent", "printed": "3.81759", "decks": 8}
    event = "player_total = 8 AND player_cards = 3 AND banker_total < 8"
    assert words(claim(**panda, wager="panda_8", line="win")) == ["with ties left out"]
    assert words(claim(**panda, event=event)) == ["with ties left out"]


def test_significant_digits_are_counted_without_point_and_leading_noughts() -> None:
    assert Numeral.read("0.0106", 3).unit == Fraction(1, 10_000)
    assert Numeral.read("12.345", 3).unit == Fraction(1, 10)
    assert Numeral.read("4,998,398,275,503,360", 15).unit == 10
    wrong = claim(figure="house_edge", wager="banco", decks=8, printed="0.0306", significant=3)
    assert not Claimed(wrong).verdict().agrees


def test_digits_beyond_the_significant_ones_are_noughts() -> None:
    total = {"figure": "total_ways", "decks": 8}
    assert words(claim(**total, printed="4,998,398,275,503,363")) == []
    assert words(claim(**total, printed="4,998,398,275,503,360")) == [""]


@pytest.mark.parametrize(
    "printed", ["1 in 10", "1 in 0.5", "1 in 10.51 %"], ids=["of nothing", "below", "both"]
)
def test_one_in_so_many_is_of_a_share_that_there_is(printed: str) -> None:
    never = {"figure": "probability", "event": "player_total = 6 AND player_total = 5"}
    with pytest.raises(ValueError, match="1 in"):
        Claimed(claim(**never, decks=8, printed=printed)).verdict()


@pytest.mark.parametrize(
    "keys",
    [
        {"figure": "probability", "wager": "egalite", "line": "tie", "given": "player_natural"},
        {"figure": "probability", "wager": "punto", "line": "win", "event": "player_natural"},
        {"figure": "house_edge", "wager": "banco", "line": "win"},
        {"figure": "house_edge", "wager": "banco", "event": "player_natural"},
        {"figure": "mean", "column": "cards", "given": "player_natural"},
        {"figure": "total_ways", "wager": "banco"},
        {"figure": "probability", "event": "player_natural", "decks": "infinite"},
        {"figure": "probability_percent", "event": "player_natural", "printed": "1 in 10"},
    ],
)
def test_a_key_that_says_nothing_about_the_figure_is_refused(keys: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="allowed"):
        claim(**{"printed": "0.1", **keys})


def test_a_condition_that_leaves_no_coup_is_a_fault_or_no_reading() -> None:
    keys = {"figure": "probability", "decks": 8, "printed": "0.1", "event": "player_total = 6"}
    tied = claim(**keys, given="player_total = banker_total")
    assert all("ties" not in tried.words for tried in Claimed(tied).verdict().tried)
    never = claim(**keys, given="player_total = 5 AND player_total = 6")
    with pytest.raises(ValueError, match="no coup"):
        Claimed(never).verdict()


def test_a_joined_wager_has_the_decks_of_the_one_that_agrees() -> None:
    both = edge_of("banker_pair or ox_6", "10.36")
    verdict = Claimed(both).verdict()
    alone = Claimed(edge_of(str(verdict.stated_agreeing.claim.wager), "10.36")).verdict()
    assert verdict.decks == alone.decks


def test_swapped_headings_keep_the_pays_that_are_printed() -> None:
    pays = {
        "natural_win": "1 to 1",
        "wins_by_9": "25 to 1",
        "wins_by_8": "8 to 1",
        "wins_by_7": "7 to 1",
        "wins_by_6": "4 to 1",
        "wins_by_5": "3 to 1",
        "wins_by_4": "1 to 1",
        "natural_tie": "push",
    }
    right = Claimed(edge_of("dragon_bonus_banco", "7", decks=8, pays=pays)).verdict().stated.value
    decimal = f"{float(right):.6f}"
    assert words(edge_of("dragon_bonus_punto", decimal, decks=8, pays=pays)) == [SWAPPED]


@pytest.mark.parametrize("figure", ["hit_frequency", "push_frequency", "house_edge_resolved"])
def test_pays_for_one_are_no_reading_of_a_frequency(figure: str) -> None:
    tried = Claimed(claim(figure=figure, wager="punto", decks=8, printed="0.5")).verdict().tried
    assert all("for one" not in one.words for one in tried)


def test_a_table_of_six_decks_with_two_slips_more_is_of_six_decks() -> None:
    shoe = Shoe.of_decks(6)
    rows = []
    for turn, (wager, pay_table) in enumerate(
        [("punto", "even_money"), ("banco", "commission"), ("banco", "commission_four_percent")]
    ):
        asked = game("standard").asked((wager,), pay_table)
        edge = evaluate(game("standard"), shoe, asked)[wager].house_edge_resolved
        assert edge is not None
        cut = Fraction(int(100 * edge * 10**5), 10**5)
        keys = {"id": f"row_{turn}", "pay_table": pay_table, "wager": wager}
        rows.append(claim(figure="house_edge_percent", printed=f"{float(cut):.5f}", **keys))
    _, (together,) = judged(rows)
    assert len(together.agreeing) == 3
    assert all(decks == ("6",) for _, decks in together.readings)


def test_readings_that_explain_a_table_equally_well_are_all_named() -> None:
    coarse = [
        claim(id=w, figure="probability_percent", wager=w, line="win", decks=8, printed=p)
        for w, p in (("banco", "45.9"), ("punto", "44.7"))
    ]
    _, (together,) = judged(coarse)
    assert len(together.readings) > 1
    assert len(together.agreeing) == 2


@pytest.mark.parametrize(
    ("printed", "contradicts"),
    [
        (("1.05 %", "1.06 %"), [1]),
        (("1.1 %", "1.06 %", "1.14 %"), [2]),
        (("1.06 %", "1.058 %", "1.0579 %"), []),
        (("0.0106", "1.06 %"), []),
    ],
)
def test_claims_contradict_where_no_number_reads_as_both(
    tmp_path: Path, printed: tuple[str, ...], contradicts: list[int]
) -> None:
    rows = [f"c{turn},house_edge,banco,8,{text},felt" for turn, text in enumerate(printed)]
    path = tmp_path / "c.csv"
    path.write_text("\n".join(["id,figure,wager,decks,printed,where", *rows]), encoding="utf-8")
    faults = claims(path).faults
    assert [fault.key for fault in faults] == [f"line {turn + 2}" for turn in contradicts]


def test_rows_of_a_file_are_counted_once_unrolled(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    row = "[[figures]]\nid = 'a{n}'\nwhere = 'w'\nfigure = 'total_ways'\n" + (
        f"each = {{ k = {list(range(100))} }}\nprinted = {['1'] * 100}\n"
    )
    text = "schema = 1\n" + "".join(row.replace("{n}", str(n)) for n in range(25))
    assert_refused(answer(capsys, tmp_path, text))


@pytest.mark.parametrize(
    ("text", "exact", "rounding", "covered"),
    [
        ("1.06", "1.055", "rounded", True),
        ("1.06", "1.065", "rounded", True),
        ("1.06", "1.0650001", "rounded", False),
        ("1.06", "1.0699", "truncated", True),
        ("1.06", "1.07", "truncated", False),
        ("-1.06", "-1.0699", "truncated", True),
        ("-1.06", "-1.0599", "truncated", False),
        ("1.06", "1.0501", "rounded up", True),
        ("1.06", "1.05", "rounded up", False),
        ("3/8", "0.375", "rounded", True),
        ("3/8", "0.3751", "rounded", False),
        ("1,234", "1234.4", "rounded", True),
        ("-0.00", "-0.003", "truncated", True),
        ("-0.00", "0.003", "truncated", False),
    ],
)
def test_how_far_the_digits_of_a_number_reach(
    text: str, exact: str, rounding: str, covered: bool
) -> None:
    assert Numeral.read(text).covers(Fraction(exact), rounding) == covered  # type: ignore[arg-type]


FILE = """\
schema = 1
title = "Claims"

[[figures]]
id = "banker"
where = "felt"
figure = "house_edge"
wager = "banco"
decks = 8
printed = "1.06 %"

[[figures]]
id = "player"
where = "felt"
figure = "house_edge"
wager = "punto"
decks = 8
printed = "1.24 %"
"""


def answer(
    capsys: pytest.CaptureFixture[str], folder: Path, text: str, *more: str, name: str = "c.toml"
) -> Answer:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return ask(capsys, "claims", str(path), *more)


def test_exit_codes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert answer(capsys, tmp_path, FILE).code == 0
    assert answer(capsys, tmp_path, broken("1.24 %", "1.36 %", FILE)).code == 0
    assert answer(capsys, tmp_path, broken("1.24 %", "1.23456 %", FILE)).code == 1
    assert answer(capsys, tmp_path, broken('"punto"', '"puntos"', FILE)).code == 2


@pytest.mark.parametrize(
    ("old", "new", "found", "allowed"),
    [
        ("1.24 %", "1,24 %", "'1,24 %'", "1.06 %"),
        ("1.24 %", "about 1", "'about 1'", "1.06 %"),
        ("1.24 %", "1/0", "'1/0'", "3/8"),
        ("1.24 %", "1.5/8", "'1.5/8'", "3/8"),
        ("1.24 %", "1/٠", "'1/٠'", "3/8"),
        ("1.24 %", "1 in 80", "'1 in 80' for house_edge", "1 in 21.5"),
        ("1.24 %", "1.24", "'1.24', percent or fraction in doubt", "'1.24 %'"),
        ('"punto"', '"punta"', "wager 'punta'", "did you mean 'punto'?"),
        ('"punto"', '"ur_way_egalite"', "the family", "ur_way_egalite_0"),
        ('"house_edge"\nwager = "punto"', '"edge"\nwager = "punto"', "'edge'", "house_edge"),
        ('wager = "punto"', "", "house_edge of no wager", "a wager"),
        ('wager = "punto"', 'wager = "banco"', "contradicts '1.06 %' of banker", "one number"),
        ('id = "player"', 'id = "banker"', "the id 'banker' again", "each id once"),
        ('wager = "punto"\ndecks = 8', 'wager = "punto"\ndecks = 0', "0", "1"),
        ('wager = "punto"\ndecks = 8', 'wager = "punto"\ndecks = "inf"', "'inf'", "infinite"),
        ('wager = "punto"', 'wager = "punto"\nremoved = "99x8"', "67 more 8", "cards"),
        ('wager = "punto"', 'wager = "punto"\ngame = "house"', "'house'", "aspers"),
        ('wager = "punto"', 'wager = "punto"\npay_table = "odd"', "'odd'", "even_money"),
        ('wager = "punto"', 'wager = "punto"\nwidth = 3', "'width'", "wager"),
        ('wager = "punto"', 'wager = "lucky_6_progressive"', "house_edge", "this wager has"),
        (
            'figure = "house_edge"\nwager = "punto"',
            'figure = "probability"\nevent = "player_total > "',
            "the end",
            "",
        ),
        (
            'figure = "house_edge"\nwager = "punto"',
            'figure = "probability"\nevent = "all_one_suit"',
            "'all_one_suit'",
            "cards",
        ),
        (
            'figure = "house_edge"\nwager = "punto"',
            'figure = "mean"\ncolumn = "cards"',
            "'1.24 %' for mean",
            "without a %",
        ),
        ('printed = "1.24 %"', "printed = 1.24", "1.24", "the number in quotes"),
        ('wager = "punto"', 'wager = "punto"\nline = "win"', "the key 'line'", "wager"),
        (
            'figure = "house_edge"\nwager = "punto"',
            'figure = "probability"\nwager = "punto"\nline = "wins"',
            "'wins'",
            "win",
        ),
    ],
)
def test_a_faulty_claim_is_named_and_the_others_are_judged(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    old: str,
    new: str,
    found: str,
    allowed: str,
) -> None:
    given = answer(capsys, tmp_path, broken(old, new, FILE))
    assert given.code == 2
    assert len(given.err) == 1, given.err
    head, _, tail = given.err[0].partition("; allowed: ")
    assert found in head
    assert allowed in tail
    assert "c.toml: " in head
    assert "banker" in given.out
    assert "agrees" in given.out


def test_a_csv_of_claims_with_good_and_bad_rows(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = (
        "Figure,Wager,Line,Printed,Decks,Where\n"
        "house_edge,banco,,1.06 %,8,felt\n"
        "\n"
        'ways,egalite,tie,"475,627,426,473,216",8,felt\n'
        "house_edge,banco,,1.06,8,felt\n"
        "house_edge,banco\n"
        "probability,egalite,tie,9.5426 %,infinite,felt\n"
    )
    given = answer(capsys, tmp_path, text, "--format", "json", name="c.csv")
    assert given.code == 2
    assert [line.split(": ")[2] for line in given.err] == ["line 5", "line 6"]
    verdicts = {one["id"]: one["verdict"] for one in given.json()["claims"]}
    assert verdicts == {"line_2": "agrees", "line_4": "agrees", "line_7": "agrees"}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", "c.csv"),
        ("figure,printed,where\n", "c.csv"),
        ("figure,printed\nways,3\n", "c.csv"),
        ("figure,printed,where,size\nways,3,here,4\n", "c.csv"),
        ("figure,printed,where,figure\nways,3,here,ways\n", "c.csv"),
        ("figure,printed,where\n" + "ways,3,here\n" * 2001, "c.csv"),
        ("schema = 1\n", "c.toml"),
        ("schema = 2\n[[figures]]\n", "c.toml"),
        ("schema = 1\nfigures = []\n", "c.toml"),
        ("figures = 3", "c.toml"),
    ],
)
def test_a_file_that_holds_no_claims(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, name: str
) -> None:
    assert_refused(answer(capsys, tmp_path, text, name=name), faults=None)


def test_wagers_are_known_by_the_names_of_the_trade(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = broken('"punto"', '"Player"', broken('"banco"', '"BANKER  or punto"', FILE))
    given = answer(capsys, tmp_path, text, "--format", "json")
    assert given.code == 0
    assert all(one["verdict"] == "agrees" for one in given.json()["claims"])


@pytest.mark.parametrize(
    ("row", "found"),
    [
        ("probability,player_low_rank = 3,,,T,5 %,w", "no count: it sees ranks"),
        ("mean,,player_low_rank,,T,5,w", "no count: it sees ranks"),
        ("mean,,player_third,,,5,w", "'player_third', which is no number of every coup"),
        (
            'house_edge,,,egalite,"31xA 32x2 32x3 32x4 32x5 32x6 32x7 32x8 32x9 128xT",5 %,w',
            "1 card",
        ),
        ("house_edge,,,player_pair,T,5 %,w", "which has no price: it sees ranks"),
    ],
)
def test_a_claim_over_cards_that_are_not_known_or_not_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, row: str, found: str
) -> None:
    text = f"figure,event,column,wager,removed,printed,where\n{row}\n"
    given = answer(capsys, tmp_path, text, name="c.csv")
    assert given.code == 2
    assert len(given.err) == 1
    assert found in given.err[0]


def test_a_shoe_of_tens_alone_has_no_edge_without_ties(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = (
        "figure,wager,removed,decks,printed,where\n"
        'house_edge,egalite,"4xA 4x2 4x3 4x4 4x5 4x6 4x7 4x8 4x9",1,5 %,w\n'
    )
    given = answer(capsys, tmp_path, text, name="c.csv")
    assert given.code == 1
    assert "no reading found" in given.out


def test_an_edge_of_infinitely_many_decks(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = broken("decks = 8", 'decks = "infinite"', FILE)
    assert answer(capsys, tmp_path, text).code == 0
    assert "infinite" in Claimed(edge_of("banco", "1.06")).verdict().decks


def test_a_file_of_many_wrong_claims_is_bounded() -> None:
    wrong = [
        edge_of("banco", f"{turn}.5", decks=8).model_copy(update={"id": f"c{turn}", "where": "t"})
        for turn in range(20, 140)
    ]
    verdicts, (together,) = judged(wrong)
    assert [verdict.most_departures for verdict in verdicts] == [2] * 100 + [1] * 20
    assert together.agreeing == frozenset()


def test_a_file_of_hostile_values(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for value in ("1e9999999", "'" + "9" * 40 + "'", "nan", "[]", "{}", "true", "1979-05-27"):
        given = answer(capsys, tmp_path, broken('"1.24 %"', value, FILE))
        assert given.code == 2
        assert len(given.err) == 1
        assert "figures[1] player" in given.err[0]


def test_a_missing_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(ask(capsys, "claims", "nowhere.toml"))
    assert_refused(ask(capsys, "claims", "nowhere.csv"))


def test_a_game_of_ones_own_is_the_game_of_claims_that_name_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "house.toml"
    source = Path(str(FOLDER)).parent / "rules" / "games" / "dragon_bonus_house.toml"
    path.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    text = broken("1.24 %", "1.133443 %", broken("1.06 %", "1.157921 %", FILE))
    assert answer(capsys, tmp_path, text).code == 1
    assert answer(capsys, tmp_path, text, "--game", str(path)).code == 0
    assert answer(capsys, tmp_path, text, "--game", "nowhere").code == 2


def test_every_reading_tried_is_shown_when_wanted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = broken("1.24 %", "2.33 %", FILE)
    given = answer(capsys, tmp_path, text, "--tried")
    assert NONE in given.out
    assert "Readings tried of player" in given.out
    record = answer(capsys, tmp_path, text, "--format", "json").json()
    (player,) = [one for one in record["claims"] if one["id"] == "player"]
    assert player["verdict"] == NONE
    assert len(player["tried"]) > 100
    assert not any(tried["agrees"] for tried in player["tried"])


@pytest.mark.parametrize("style", ["text", "markdown", "html", "latex", "csv", "json"])
def test_every_format(capsys: pytest.CaptureFixture[str], tmp_path: Path, style: str) -> None:
    given = answer(capsys, tmp_path, FILE, "--format", style)
    assert given.code == 0
    assert "agrees" in given.out


def test_the_published_files_are_claims_files(capsys: pytest.CaptureFixture[str]) -> None:
    path = FOLDER / "vegastrip.toml"
    given = ask(capsys, "claims", str(path), "--format", "json")
    assert given.code == 1
    wrong = [one["id"] for one in given.json()["claims"] if one["verdict"] == NONE]
    assert wrong == ["punto_6_decks"]


def test_the_kinds_of_claims_on_the_page_are_those_of_the_example() -> None:
    docs = Path(__file__).parents[1] / "docs"
    example = (docs / "examples" / "kinds_of_claims.toml").read_text(encoding="utf-8")
    assert f"```toml\n{example}```" in (docs / "rule_sheets.md").read_text(encoding="utf-8")
