"""The table of play as computed, with its flags, and the readings of a sheet side by side."""

from __future__ import annotations

from collections.abc import Sequence

from combinat.evaluation import Evaluation
from combinat.publish.numerals import percent
from combinat.publish.pay_tables import NEEDS_A_METER, favourable, flags_of, shoe_words
from combinat.publish.table import Cell, Page, Table
from combinat.rules import tableau as play
from combinat.rules.game import PRINTED, STANDARD, Game, standard_tableau

SILENT_MARK, DIFFERS_MARK = "?", "!"
LEGEND = (
    "D draws, S stands, N natural: the coup ends for both hands.",
    f"'{SILENT_MARK}' the sheet is silent and the cell is computed by the standard table of play.",
    f"'{DIFFERS_MARK}' the cell is computed as printed and differs from the standard one.",
)
WHY_PRINTED = (
    f"{PRINTED} is the default: every printed cell as it stands, because that is what the house "
    "states; silent cells are filled from the standard table of play and flagged, and words that "
    "can be read in two ways are read as flagged."
)
WHY_STANDARD = f"{STANDARD}: the standard table of play throughout."


def tableau_page(game: Game) -> Page:
    """Return the Player's row and the Banker's rows as computed, every departure marked."""
    totals = [str(total) for total in range(len(game.tableau.player))]
    player = tuple(_marked(game, play.Cell("player", int(total))) for total in totals)
    banker = [
        (str(row), *(_marked(game, play.Cell("banker", row, third)) for third in range(len(cells))))
        for row, cells in enumerate(game.tableau.banker)
    ]
    tables = [
        Table(
            caption="Player, by two-card total",
            headers=tuple(totals),
            rows=(player,),
            keys={"Hand": "player"},
        ),
        Table(
            caption="Banker, by two-card total and the Player's third card",
            headers=("Banker's total", *totals, "Player stood"),
            rows=tuple(banker),
            keys={"Hand": "banker"},
        ),
    ]
    source = f"Source: {game.sheet.source.title}, {game.sheet.tableau.where}."
    return Page(f"{game.title}: table of play as computed", tables, [source, *LEGEND, *game.flags])


def readings_page(by_shoe: Sequence[Sequence[Evaluation]]) -> Page:
    """Return the readings of a sheet side by side, for each of several shoes.

    `by_shoe` holds for each shoe the evaluations, the default reading first.
    """
    game = by_shoe[0][0].game
    tables = [readings_table(evaluations) for evaluations in by_shoe]
    why = [f"{entry.id}: {entry.title}. {entry.why}" for entry in game.sheet.readings]
    notes = [WHY_PRINTED, WHY_STANDARD, *why, *game.flags, *flags_of(game.wagers)]
    return Page(f"{game.title}: readings", tables, notes)


def _marked(game: Game, cell: play.Cell) -> str:
    computed = game.tableau.at(cell)
    if game.printed.at(cell) == play.SILENT:
        return f"{computed} {SILENT_MARK}"
    return computed if computed == standard_tableau().at(cell) else f"{computed} {DIFFERS_MARK}"


def readings_table(evaluations: Sequence[Evaluation]) -> Table:
    """Return the house edge of every wager under each reading, for one shoe, side by side.

    Wagers whose edge is the same under all readings are left out and named in a note.
    """
    first = evaluations[0]
    names = [evaluation.game.reading for evaluation in evaluations]
    ids = dict.fromkeys(s.wager.id for evaluation in evaluations for s in evaluation.settlements)
    rows: list[tuple[Cell, ...]] = []
    same: list[str] = []
    for wager_id in ids:
        edges = [_edge(evaluation, wager_id) for evaluation in evaluations]
        title = _title(evaluations, wager_id)
        if len(set(edges)) == 1:
            same.append(title)
        else:
            rows.append((title, *edges))
    unmoved = [f"The same under every reading: {', '.join(same)}."] if same else []
    return Table(
        caption=f"House edge % per unit placed: {shoe_words(first)}",
        headers=("Wager", *(f"{name} (default)" if name == PRINTED else name for name in names)),
        rows=tuple(rows),
        right=frozenset([f"{PRINTED} (default)", *names]),
        notes=(*unmoved, *favourable(evaluations)),
        keys=_decks(first, "House edge % by reading"),
    )


def _edge(evaluation: Evaluation, wager_id: str) -> str:
    for settlement in evaluation.settlements:
        if settlement.wager.id == wager_id:
            edge = settlement.house_edge
            return NEEDS_A_METER if edge is None else percent(edge)
    return "not offered"


def _title(evaluations: Sequence[Evaluation], wager_id: str) -> str:
    return next(
        settlement.wager.title
        for evaluation in evaluations
        for settlement in evaluation.settlements
        if settlement.wager.id == wager_id
    )


def _decks(evaluation: Evaluation, table: str) -> dict[str, Cell]:
    return {"Table": table, "Decks": evaluation.shoe.decks or ""}
