"""Commands that answer with figures: edges, decks, removal, closed forms."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from combinat.cli.answers import print_json, print_page, say, warn
from combinat.cli.kept import Kept, plot_options
from combinat.cli.options import (
    Question,
    amount_from,
    format_option,
    priced,
    shoe_from,
    shoe_options,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from combinat.publish.charts import Picture
    from combinat.rules.game import Game
    from combinat.shoe import Shoe
    from combinat.studies.decks import ByDecks
    from combinat.studies.removal import Removal


@click.command()
@priced
@shoe_options
@click.option("--meter", help="What a jackpot pays for one unit.")
@click.option(
    "--short-shoe",
    type=click.Choice(("refuse", "report")),
    default="refuse",
    show_default=True,
    help="What to do with fewer than six cards.",
)
@click.option("--lines", is_flag=True, help="Show every pay line, not the summary alone.")
@format_option
def edges(
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    meter: str | None,
    short_shoe: str,
    lines: bool,
    style: str,
) -> None:
    """Price the wagers of a game: ways, probability and house edge, exactly.

    GAME is the id of a bundled game or the path of a TOML file.
    """
    from combinat.evaluation import evaluate

    evaluation = evaluate(
        question.game,
        shoe_from(decks, shoe_text, question.game),
        question.wagers,
        meter=amount_from("--meter", meter),
        short_shoe=short_shoe == "report",
    )
    question.refuse(evaluation.unpriced)
    warn(evaluation, metered=meter is not None)
    if style == "json":
        from combinat.publish.records import evaluation_record

        print_json(evaluation_record(evaluation))
        return
    from combinat.publish.pay_tables import edges_page

    print_page(style, edges_page(evaluation, detailed=lines or question.named))


@click.command()
@priced
@click.option("--decks", "numbers", type=int, multiple=True, help="Deck number; repeatable.")
@plot_options
@format_option
def decks(question: Question, numbers: tuple[int, ...], kept: Kept, style: str) -> None:
    """Give the house edge by the number of decks, and its limit."""
    from combinat.publish.records import decks_record
    from combinat.publish.study_tables import decks_page
    from combinat.studies.decks import STUDIED, by_decks

    wagers, unpriced = question.sorted_out()
    studied = by_decks(question.game, numbers or STUDIED, wagers)
    kept.answer(
        style,
        lambda: decks_page(question.game, studied, unpriced),
        lambda: decks_record(question.game, studied, unpriced),
        lambda: _decks_picture(question.game, studied),
    )


def _decks_picture(game: Game, studied: Sequence[ByDecks]) -> Picture:
    from combinat.publish.study_charts import decks_chart

    return decks_chart(game, studied)


@click.command()
@priced
@shoe_options
@click.option("--meter", help="What a jackpot pays for one unit.")
@click.option("--remove", help="Cards that have gone together, such as '8 8 9': the exact effect.")
@plot_options
@format_option
def removal(
    question: Question,
    decks: int | None,
    shoe_text: str | None,
    meter: str | None,
    remove: str | None,
    kept: Kept,
    style: str,
) -> None:
    """Give the effect of each removed card on each wager's expected value."""
    from combinat.publish.records import removal_record, several_record
    from combinat.publish.study_tables import removal_page, several_table
    from combinat.publish.table import Page
    from combinat.studies.removal import removals, several_removed

    game, shoe, paid = (
        question.game,
        shoe_from(decks, shoe_text, question.game),
        amount_from("--meter", meter),
    )
    found, unpriced = removals(game, shoe, question.wagers, meter=paid)
    question.refuse(unpriced)
    several = []
    if remove is not None:
        several = several_removed(game, shoe, remove, [one.wager for one in found], meter=paid)
        left_out = {one.wager for one in found} - {one.wager for one in several}
        question.refuse(dict.fromkeys(left_out, f"it sees more of {remove} than is known"))
    page, record = (
        removal_page(game, shoe, found, unpriced),
        removal_record(game, shoe, found, unpriced),
    )
    if remove:
        page = Page(page.title, [*page.tables, several_table(remove, several)], page.notes)
        record["several"] = several_record(remove, several)
    kept.write(lambda: page, lambda: record, lambda: _removal_picture(game, shoe, found))
    if style == "json":
        print_json(record)
        return
    print_page(style, page)


def _removal_picture(game: Game, shoe: Shoe, found: Sequence[Removal]) -> Picture:
    from combinat.publish.study_charts import removal_chart

    return removal_chart(game, shoe, found)


@click.command("closed-form")
@priced
@click.option(
    "--certificate",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the polynomials in the card counts to this JSON file.",
)
@format_option
def closed_form(question: Question, certificate: Path | None, style: str) -> None:
    """Give probability and house edge as formulas in the number of decks."""
    from combinat.publish.records import basis_record
    from combinat.publish.study_tables import (
        closed_form_latex,
        closed_form_page,
        formula_records,
        formula_rows,
    )
    from combinat.studies.in_decks import in_decks

    game = question.game
    wagers, unpriced = question.sorted_out()
    if certificate is not None:
        from combinat.evaluation import sees_suits
        from combinat.publish.certificate import certificate_text
        from combinat.publish.whole_files import write

        plain = wagers if question.named else [w for w in wagers if not sees_suits(w)]
        write(certificate, certificate_text(game, plain))
        say(f"certificate written to {certificate}")
    rows = formula_rows(in_decks(game, wager) for wager in wagers)
    if style == "json":
        print_json({**basis_record(game), "formulas": formula_records(rows)})
    elif style == "latex":
        click.echo(closed_form_latex(game, rows), nl=False)
    else:
        print_page(style, closed_form_page(game, rows, unpriced))
