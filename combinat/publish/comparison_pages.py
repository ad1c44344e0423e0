"""Two games side by side: their tables of play, what each difference costs, what is left open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from combinat.publish.numerals import decimal, fraction, percent
from combinat.publish.pay_tables import (
    EDGE_BASIS,
    NEEDS_A_METER,
    basis_of_shoe,
    flags_of,
    shoe_notes,
)
from combinat.publish.rule_differences import rule_differences
from combinat.publish.table import Cell, Page, Table
from combinat.rules import tableau as play
from combinat.rules.game import IN_WORDS, Game
from combinat.studies.comparison import Change, Comparison, Edges

COLUMNS = 5
"""How many changes stand side by side before a table is continued in the next one."""

DIFFERS, SILENT = "!", "?"
LEGEND = (
    "D draws, S stands, N natural: the coup ends for both hands.",
    f"'S→D {DIFFERS}' the tables of play differ: the first says S, the second D.",
    f"'{SILENT}' a sheet is silent and the cell is computed by the standard table of play.",
)
MAIN_BETS = "Player and Banker"
HANDS = {"punto": "Player", "banco": "Banker", "": "neither"}
LEFT_OPEN = "What the sheet leaves open"
MOVES = "change of the house edge in % points"


def names_of(comparison: Comparison) -> tuple[str, str]:
    """Name the two sides: by reading where the sheet is one, by game and reading where not."""
    base, other = comparison.base.game, comparison.other.game
    if base.sheet == other.sheet and base.reading != other.reading:
        return base.reading, other.reading
    if base.id == other.id:
        return f"{_side(base)} (first)", f"{_side(other)} (second)"
    return _side(base), _side(other)


def _side(game: Game) -> str:
    return game.id if game.reading == "printed" else f"{game.id}, {game.reading}"


def comparison_page(comparisons: Sequence[Comparison]) -> Page:
    """Return everything that sets two games apart, and what each difference costs.

    There is one comparison of the same two games for each of several shoes.
    """
    comparison = comparisons[0]
    base, other = comparison.base.game, comparison.other.game
    first, second = names_of(comparison)
    tables = [*_charts(comparison), *(table for one in comparisons for table in _figures(one))]
    differences = rule_differences(base, other)
    if differences:
        headers = ("Rule", first, second)
        tables.append(Table("Rules outside the table of play that differ", headers, differences))
    title = base.title if base.title == other.title else f"{base.title} and {other.title}"
    return Page(f"{title}: {first} → {second}", tables, _notes(comparisons))


def _figures(comparison: Comparison) -> Iterator[Table]:
    """Yield the edges on both sides, and the moves of each difference and each open point."""
    first, second = names_of(comparison)
    shoes = _shoes(comparison)
    yield _edges_table(comparison)
    if len(comparison.changes) > 1:
        caption = f"Each difference alone, {first} → {second}: {MOVES}: {shoes}"
        yield from _moves_tables(comparison, caption, (*comparison.changes, comparison.together))
    for game, changes in comparison.left_open:
        side = comparison.base if game is comparison.base.game else comparison.other
        shoe = basis_of_shoe(side.shoe)
        caption = f"{LEFT_OPEN}, {_side(game)}: {MOVES}: {shoe}"
        tables = list(_moves_tables(comparison, caption, changes))
        yield from tables[:-1]
        if tables:
            sides = [(change.name, change.after) for change in changes]
            yield replace(tables[-1], notes=tuple(_bettor_has_the_edge(comparison, sides)))


def comparison_rows(comparisons: Sequence[Comparison]) -> Page:
    """Return one row for each change and wager, before and after, for machines."""
    headers = ("Change", "Wager", "Wager id", "Before %", "After %", "Change in % points", "Exact")
    tables = []
    for comparison in comparisons:
        kinds = [("differs", (*comparison.changes, comparison.together))]
        kinds += [(f"left open, {game.id}", changes) for game, changes in comparison.left_open]
        for kind, changes in kinds:
            rows = [row for change in changes for row in _rows_of(comparison, change)]
            keys: dict[str, Cell] = {"Kind": kind, "Shoe": _shoes(comparison)}
            tables.append(Table("", headers, tuple(rows), keys=keys))
    return Page("", tables)


def _rows_of(comparison: Comparison, change: Change) -> Iterator[tuple[Cell, ...]]:
    for name, edges in change.sides.items():
        shown = ["" if edge is None else percent(edge) for edge in edges]
        moved = change.moves.get(name)
        exact = ["", ""] if moved is None else [percent(moved), fraction(moved)]
        yield (change.name, _title(comparison, name), name, *shown, *exact)


def _shoes(comparison: Comparison) -> str:
    shoes = [basis_of_shoe(comparison.base.shoe), basis_of_shoe(comparison.other.shoe)]
    return " → ".join(dict.fromkeys(shoes))


def _charts(comparison: Comparison) -> list[Table]:
    """Return the Player's row and the Banker's rows, with every cell that differs marked."""
    totals = [str(total) for total in range(len(comparison.base.game.tableau.player))]
    banker = comparison.base.game.tableau.banker
    player_row = tuple(_both(comparison, play.Cell("player", int(total))) for total in totals)
    banker_rows = tuple(
        (str(t), *(_both(comparison, play.Cell("banker", t, third)) for third in range(len(row))))
        for t, row in enumerate(banker)
    )
    headers = ("Banker's total", *totals, "Player stood")
    caption = "Banker, by two-card total and the Player's third card"
    keys: dict[str, Cell] = {"Table": "Table of play"}
    return [
        Table("Player, by two-card total", tuple(totals), (player_row,), keys=keys),
        Table(caption, headers, banker_rows, notes=tuple(_cells_in_words(comparison)), keys=keys),
    ]


def _both(comparison: Comparison, cell: play.Cell) -> str:
    """Write one cell of both tables of play."""
    games = (comparison.base.game, comparison.other.game)
    here, there = (game.tableau.at(cell) for game in games)
    silent = any(game.printed.at(cell) == play.SILENT for game in games)
    shown = here if here == there else f"{here}→{there} {DIFFERS}"
    return f"{shown} {SILENT}" if silent else shown


def _edges_table(comparison: Comparison) -> Table:
    """Return the edge of each wager on both sides, with all differences together."""
    headers = ("Wager", *(f"{name} %" for name in names_of(comparison)), "Change in % points")
    together = comparison.together
    rows = [(wager.title, *_before_and_after(together, wager.id)) for wager in comparison.wagers]
    edges = (together.before, together.after)
    sides = zip(names_of(comparison), edges, strict=True)
    return Table(
        caption=f"House edge, all differences together: {_shoes(comparison)}",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers[1:]),
        notes=(better_bet(comparison), *_bettor_has_the_edge(comparison, sides)),
        keys={"Table": "All together", "Shoe": _shoes(comparison)},
    )


def _before_and_after(change: Change, name: str) -> tuple[Cell, Cell, Cell]:
    moved = change.moves.get(name)
    return (
        percent(change.before[name]) if name in change.before else "not offered",
        percent(change.after[name]) if name in change.after else "not offered",
        "" if moved is None else _points(moved),
    )


def _moves_tables(
    comparison: Comparison, caption: str, changes: Sequence[Change]
) -> Iterator[Table]:
    """Yield what each change does to each wager that any moves, so many changes to a table."""
    moving = [change for change in changes if any(change.moves.values())]
    for start in range(0, len(moving), COLUMNS):
        some = moving[start : start + COLUMNS]
        headers = ("Wager", *(_short(change, comparison) for change in some))
        rows: list[tuple[Cell, ...]] = [
            (wager.title, *(_points(change.moves.get(wager.id)) for change in some))
            for wager in comparison.wagers
            if any(change.moves.get(wager.id) for change in some)
        ]
        if any(change.better for change in some):
            rows.append((f"Lower of {MAIN_BETS}", *(_better_words(change) for change in some)))
        part = f" ({start // COLUMNS + 1})" if len(moving) > COLUMNS else ""
        right = frozenset(headers[1:])
        yield Table(f"{caption}{part}", headers, tuple(rows), right, keys={"Table": caption})


def _short(change: Change, comparison: Comparison) -> str:
    """Name a change in the width of a column; of cells, what is played there."""
    if len(change.cells) != 1:
        return change.name
    (cell,) = change.cells
    _, _, way = change.name.rpartition(": ")
    turned = next((letter for letter, word in IN_WORDS.items() if word == way), None)
    plays = turned or comparison.other.game.tableau.at(cell)
    third = {None: "", play.STOOD: ", stood"}.get(cell.third, f" on {cell.third}")
    return f"{cell.hand.title()} {cell.total}{third}: {plays}"


def _better_words(change: Change) -> str:
    return " → ".join(dict.fromkeys(HANDS[name] for name in change.better or ()))


def _points(moved: Fraction | None) -> str:
    """Write a change in percentage points with its sign; a dash where there is none."""
    if not moved:
        return "–" if moved == 0 else ""
    number = decimal(moved * 100, 6)
    return number if number.startswith("-") else f"+{number}"


def _notes(comparisons: Sequence[Comparison]) -> list[str]:
    comparison = comparisons[0]
    base, other = comparison.base.game, comparison.other.game
    games = [other] if base.sheet == other.sheet else [base, other]
    several = len(games) > 1
    return [
        *_offered_by_one(comparison),
        *_without_an_edge(comparison),
        EDGE_BASIS,
        *shoe_notes(comparison.base.shoe),
        *LEGEND,
        "'Player 5' or 'Banker 5' is the two-card total, 'on 2' the Player's third card; "
        "'–' is no change at all.",
        *(
            f"{f'{game.id}, ' if several else ''}reading {entry.id}: {entry.title}. {entry.why}"
            for game in games
            for entry in game.sheet.readings
        ),
        *(f"{game.id}: {flag}" if several else flag for game in games for flag in game.flags),
        *flags_of(games[-1].wagers),
    ]


def _cells_in_words(comparison: Comparison) -> list[str]:
    """Name each cell in which the tables of play differ, and what each side does there."""
    first, second = names_of(comparison)
    base, other = comparison.base.game.tableau, comparison.other.game.tableau
    cells = base.differing(other)
    if not cells:
        return [f"The tables of play are the same as computed, {first} and {second}."]
    return [
        f"{cell}: {IN_WORDS[base.at(cell)]} by {first}, {IN_WORDS[other.at(cell)]} by {second}."
        for cell in cells
    ]


def better_bet(comparison: Comparison) -> str:
    """Say which of Player and Banker has the lower edge on each side."""
    first, second = names_of(comparison)
    together = comparison.together
    if together.better is None:
        return f"{MAIN_BETS} are not both compared, so neither is called the better bet."
    before, after = together.better
    was, now = _lower_edge(together.before, before), _lower_edge(together.after, after)
    head = f"Of {MAIN_BETS}, {HANDS[before]} has the lower edge by {first} ({was} %)"
    if before == after:
        return f"{head} and by {second} ({now} %)."
    return f"{head}, {HANDS[after]} by {second} ({now} %): the better bet changes sides."


def _lower_edge(edges: Edges, lower: str) -> str:
    return percent(edges[lower or "banco"])


def _bettor_has_the_edge(
    comparison: Comparison, sides: Iterable[tuple[str, Edges]]
) -> Iterator[str]:
    """Yield every wager in which the bettor has the edge, by the name of what gives it."""
    for where, edges in sides:
        for name, edge in edges.items():
            if edge < 0:
                title = _title(comparison, name)
                yield f"The bettor has the edge in {title} ({where}): {percent(-edge)} %."


def _title(comparison: Comparison, name: str) -> str:
    """Return the title of a wager, or its id where a reading alone offers it."""
    return next((wager.title for wager in comparison.wagers if wager.id == name), name)


def _offered_by_one(comparison: Comparison) -> list[str]:
    by_game: dict[str, list[str]] = {}
    for wager, game in comparison.offered_by_one():
        by_game.setdefault(_side(game), []).append(wager.title)
    return [f"Offered by {name} alone: {', '.join(titles)}." for name, titles in by_game.items()]


def _without_an_edge(comparison: Comparison) -> list[str]:
    """Say which wagers have no edge to compare, and why."""
    known = {wager.id for wager in comparison.wagers}
    why: dict[str, str] = {}
    for side in (comparison.base, comparison.other):
        for wager in side.game.wagers:
            if wager.id not in known:
                why.setdefault(wager.title, side.unpriced.get(wager, NEEDS_A_METER))
    return [f"{title} has no edge to compare: {reason}." for title, reason in why.items()]
