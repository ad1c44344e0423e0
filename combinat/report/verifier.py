"""The report's `verify.py`: the rules and the claimed figures put into the code of a re-count."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path

from combinat.edge import Settlement
from combinat.evaluation import Evaluation
from combinat.publish.numerals import fraction, grouped, plain
from combinat.publish.pay_tables import figure_table, line_table
from combinat.rules.game import Game
from combinat.rules.pay import JACKPOT
from combinat.rules.tableau import as_rows

CODE = Path(__file__).with_name("recount.py")
EXACT = re.compile(r"-?[0-9]+/[0-9]+")

Literals = Sequence[str | int | None]


def verifier(evaluations: Sequence[Evaluation], *, title: str, rules_sha256: str) -> str:
    """Return the text of `verify.py`: a re-count of all figures of a house's wagers.

    One evaluation for each deck number, of whole decks.  Every text of the house stands in it as
    a literal, so that none can become code.
    """
    code = CODE.read_text(encoding="utf-8")
    code = _put(code, "rules", _rules(evaluations, title, rules_sha256))
    return _put(code, "claims", _claims(evaluations))


def _put(code: str, part: str, lines: Iterator[str]) -> str:
    """Put lines of data between the two comments that say where a part begins and ends."""
    before, begin, rest = code.partition(f"# The {part} begin.\n")
    _, end, after = rest.partition(f"# The {part} end.\n")
    assert begin, part
    assert end, part
    return "".join((before, begin, *(f"{line}\n" for line in lines), end, after))


def _rules(evaluations: Sequence[Evaluation], title: str, rules_sha256: str) -> Iterator[str]:
    """Yield what the house says, a literal a line."""
    first = evaluations[0]
    wagers = [settled.wager for settled in first.settlements]
    meter = _meter(evaluations)
    yield f"TITLE = {title!r}"
    yield f"READING = {first.game.reading!r}"
    yield f"RULES_SHA256 = {rules_sha256!r}"
    yield f"DECKS = {[_decks(evaluation) for evaluation in evaluations]}"
    yield ""
    yield from _table_of_play(first.game)
    yield ""
    yield "# What a jackpot pays for one unit; None where the report has no meter."
    yield f"METER = {None if meter is None else plain(meter)!r}"
    yield ""
    yield "# The pays of a wager of several units are on its whole stake."
    rows: list[Literals] = [(w.id, w.title, plain(w.commission), w.units) for w in wagers]
    yield from _list("WAGERS", "wager, title, share of a win that the house keeps, units", rows)
    yield ""
    yield "# The first line of a wager whose condition holds pays; where none does, it loses."
    rows = [(w.id, line.id, line.event, line.when, line.pays) for w in wagers for line in w.lines]
    yield from _list("LINES", "wager, line, event, condition, pays", rows)
    yield ""
    rows = [(wager.id, why) for wager, why in first.unpriced.items()]
    yield from _list("NOT_PRICED", "wager, why", rows)


def _table_of_play(game: Game) -> Iterator[str]:
    """Yield the table of play as computed, and beside it how the sheet prints a row otherwise."""
    printed = as_rows(game.printed)
    yield "# The table of play: D draws, S stands, N is a natural."
    yield "# The Player's row is by the two-card total, 0 to 9."
    yield f"PLAYER = {game.tableau.player!r}{_otherwise(game.tableau.player, game.printed.player)}"
    yield "# The Banker's rows are by the two-card total, 0 to 9, and the cells of each by the"
    yield "# Player's third card, 0 to 9, the last one where the Player stood."
    yield "BANKER = ["
    for total, row in as_rows(game.tableau).items():
        yield f"    {row!r},{_otherwise(row, printed[total])}"
    yield "]"


def _otherwise(row: str, printed: str) -> str:
    return "" if row == printed else f"  # the sheet prints {printed!r}"


def _meter(evaluations: Sequence[Evaluation]) -> Fraction | None:
    """Return what a jackpot pays for one unit, the same in every evaluation, or None."""
    nets = {
        line.net
        for evaluation in evaluations
        for settled in evaluation.settlements
        for line in settled.lines
        if line.pays == JACKPOT
    }
    assert len(nets) <= 1, "one meter for all evaluations"
    net = next(iter(nets), None)
    return None if net is None else net + 1


def _decks(evaluation: Evaluation) -> int:
    decks = evaluation.shoe.decks
    assert decks is not None, "whole decks"
    return decks


def _list(name: str, columns: str, rows: Sequence[Literals]) -> Iterator[str]:
    """Yield a list of tuples of literals, a tuple a line."""
    yield f"{name} = ["
    yield f"    # {columns}"
    for row in rows:
        yield f"    {tuple(row)!r},"
    yield "]"


def _claims(evaluations: Sequence[Evaluation]) -> Iterator[str]:
    """Yield every figure that the report prints of every wager, wager by wager."""
    rows: list[Literals] = [
        (settled.wager.id, _decks(evaluation), *claim)
        for number in range(len(evaluations[0].settlements))
        for evaluation in evaluations
        for settled in [evaluation.settlements[number]]
        for claim in _claims_of(evaluation, settled)
    ]
    columns = "wager, decks, figure, as printed, exact where there is more to it than is printed"
    yield from _list("CLAIMS", columns, rows)


def _claims_of(evaluation: Evaluation, settled: Settlement) -> Iterator[tuple[str, str, str]]:
    """Yield what the report prints of a wager: its pay table and then its figures."""
    places = [f"of {line.id}" for line in settled.lines] + ["in total"]
    chances = [settled.probability(line) for line in settled.lines] + [Fraction(1)]
    returns = [settled.contribution(line) for line in settled.lines] + [settled.expected_value]
    for index, row in enumerate(line_table(evaluation, settled).rows):
        _, _, ways, chance, contribution = row
        assert isinstance(ways, int)
        yield f"ways {places[index]}", grouped(ways), ""
        yield f"probability {places[index]}", str(chance), fraction(chances[index])
        exact = returns[index]
        if exact is not None:
            yield f"return {places[index]}", str(contribution), fraction(exact)
    for name, value, exact_cell in figure_table(evaluation, settled).rows:
        words = str(exact_cell)
        yield str(name), str(value), words if EXACT.fullmatch(words) else ""
