"""Game protection: what each card moves, what the best counts win, and the ceiling above them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from combinat.coups import CARDS_SEEN
from combinat.evaluation import Evaluation
from combinat.publish.pay_tables import basis_of_shoe, flags_of
from combinat.publish.protection_charts import cuts_chart
from combinat.publish.protection_tables import (
    ceilings_table,
    counts_table,
    cuts_table,
    gain_cell,
)
from combinat.publish.study_charts import COLUMNS, removal_chart
from combinat.publish.study_tables import removal_page
from combinat.publish.table import NoFigure, Table
from combinat.report.chapters import protection_words as words
from combinat.report.chapters.protection_figures import (
    Countings,
    Steps,
    counting_plan,
    meter_of,
    wagers_of,
)
from combinat.report.document import Block, Chapter, Drawn, Heading, Items, Shown, Text
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.studies.counts.money import COUPS
from combinat.studies.removal import ALL_CARDS, Removal, removals
from combinat.units import Run

UNSEEN = (10, 14, 18)
"""Cards unseen at which the ceiling is taken where none are named."""

MOST_ROWS = 4
"""So many rows of panels leave room on a page for a caption."""

HERE = Run()

Panel = TypeVar("Panel")


def protection_chapter(
    game: Game,
    evaluations: Sequence[Evaluation],
    *,
    unseen: Sequence[int] = UNSEEN,
    done: Callable[[int, int], None] | None = None,
    how: Run = HERE,
) -> Chapter | None:
    """Return the chapter on game protection, or None where no wager has a figure in it.

    Effects of removal are over each shoe; counts and ceilings over the first, where it is whole
    decks, with `unseen` cards for the ceilings.  `done(finished, total)` is called after each step.
    """
    first = evaluations[0]
    plan = counting_plan(game, first, unseen, meter_of(first))
    steps = Steps(done, len(evaluations) + (plan.steps if plan else 0))
    blocks = _removal_blocks(game, evaluations, steps)
    summary: tuple[str, ...] = ()
    if plan is not None:
        found = plan.carried_out(how, steps, len(evaluations))
        blocks += [*_count_blocks(found), *_ceiling_blocks(found)]
        summary = tuple(words.verdict(found)) if found.counts else ()
    if not any(isinstance(block, Shown) for block in blocks):
        return None
    opening: list[Block] = [Text(words.INTRODUCTION), *([Items(summary)] if summary else [])]
    return Chapter("protection", "Game protection", (*opening, *blocks))


def _removal_blocks(game: Game, evaluations: Sequence[Evaluation], steps: Steps) -> list[Block]:
    """Return the effects of removal over each shoe, and those of the first as bars."""
    tables: list[Block] = []
    notes: dict[str, None] = {}
    pictures: list[Block] = []
    for place, evaluation in enumerate(evaluations, start=1):
        shoe, wagers = evaluation.shoe, wagers_of(evaluation)
        if shoe.cards > CARDS_SEEN:
            found, unpriced = removals(game, shoe, wagers, meter=meter_of(evaluation))
            page = removal_page(game, shoe, found, unpriced)
            if found:
                tables += _removal_tables(evaluation, found, page.tables)
                said_elsewhere = {*game.flags, *flags_of(one.wager for one in found)}
                notes |= dict.fromkeys(note for note in page.notes if note not in said_elsewhere)
                pictures = pictures or list(_removal_pictures(game, evaluation, found))
        steps.after(place)(0, 0)
    if not tables:
        return []
    heading: list[Block] = [
        Heading("protection.removal", "Effects of removal"),
        Text(words.REMOVAL),
    ]
    return [*heading, *tables, Items(tuple(notes)), *pictures]


def _removal_tables(
    evaluation: Evaluation, found: Sequence[Removal], tables: Sequence[Table]
) -> Iterator[Shown]:
    """Yield the effects over one shoe: all wagers by rank, then each that sees suits by card."""
    shoe = evaluation.shoe
    name = f"protection.removal.{shoe.decks or f'{shoe.cards}_cards'}"
    by_rank, *by_card = tables
    yield Shown(name, by_rank)
    suited = (one.wager for one in found if set(one.effects) & set(ALL_CARDS))
    for wager, table in zip(suited, by_card, strict=True):
        caption = f"{table.caption}: {basis_of_shoe(shoe)}"
        yield Shown(f"{name}.{wager.id}", replace(table, caption=caption))


def _removal_pictures(
    game: Game, evaluation: Evaluation, found: Sequence[Removal]
) -> Iterator[Drawn]:
    shoe = evaluation.shoe
    pages = list(_pages([one for one in found if one.effects]))
    for place, some in enumerate(pages):
        yield Drawn(
            _numbered("protection.removal_bars", place),
            f"Effects of removal, {basis_of_shoe(shoe)}{_of_several(place, len(pages))}",
            "A panel for each wager with a bar for each rank: above the line where a card that "
            "has gone is good for the bettor, hatched and below it where it is bad. The figures "
            f"are those of the first table of effects. {_names(one.wager for one in some)}",
            removal_chart(game, shoe, some).in_format(".svg"),
        )


def _count_blocks(found: Countings) -> Iterator[Block]:
    """Yield the best counts, what they win by the cut card, and pictures of that."""
    uncounted = tuple(words.left_out("not counted", found.uncounted))
    if not found.counts:
        if uncounted:
            yield Heading("protection.counting", "Best counts")
            yield Items(uncounted)
        return
    yield Heading("protection.counting", "Best counts")
    yield Text(words.counts_words(found))
    yield Shown("protection.counts", counts_table(found.asked, found.counts, found.last_ceilings))
    yield Items((*words.counts_notes(found), *uncounted))
    yield Heading("protection.cut_card", "What they win by the cut card")
    yield Text(words.CUTS)
    yield Shown("protection.cuts", cuts_table(found.asked, found.counts, found.cuts))
    yield from _gain_pictures(found)


def _gain_pictures(found: Countings) -> Iterator[Drawn]:
    """Yield gains by the cut card of the wagers that have any that can be told from none."""
    gaining = [
        (wager, count)
        for wager, count in found.counts.items()
        if not isinstance(gain_cell(max(count.at_cuts)), NoFigure)
    ]
    pages = list(_pages(gaining))
    for place, some in enumerate(pages):
        picture = cuts_chart(found.asked, dict(some), found.cuts, words.YARDSTICK)
        yield Drawn(
            _numbered("protection.gain", place),
            f"Gain of the best count by the cut card{_of_several(place, len(pages))}",
            "A panel for each wager: the more cards stand behind the cut card, from left to "
            f"right, the less its best count wins per {COUPS} coups. Points have their figures in "
            f"the table of gains by the cut card. {_names(wager for wager, _ in some)}",
            picture.in_format(".svg"),
        )


def _ceiling_blocks(found: Countings) -> Iterator[Block]:
    """Yield what perfect play gains at some depths."""
    if not found.ceilings:
        return
    yield Heading("protection.perfect_play", "The ceiling of all counting")
    yield Text(words.CEILING)
    yield Shown("protection.ceiling", ceilings_table(found.ceilings))
    no_ceiling = words.left_out("no ceiling", found.no_ceiling)
    yield Items((*words.ceiling_notes(found), *no_ceiling))


def _pages(panels: Sequence[Panel]) -> Iterator[Sequence[Panel]]:
    """Share panels among as few pictures as fit a page each, and evenly by rows."""
    rows = -(-len(panels) // COLUMNS)
    pictures = -(-rows // MOST_ROWS)
    step = COLUMNS * -(-rows // pictures) if pictures else 1
    return (panels[start : start + step] for start in range(0, len(panels), step))


def _numbered(name: str, place: int) -> str:
    """Return the id of a picture: the first of several bears the name alone."""
    return f"{name}.{place + 1}" if place else name


def _of_several(place: int, pictures: int) -> str:
    return f" ({place + 1} of {pictures})" if pictures > 1 else ""


def _names(wagers: Iterable[Wager]) -> str:
    return f"Panels: {', '.join(wager.title for wager in wagers)}."
