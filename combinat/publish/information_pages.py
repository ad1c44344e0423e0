"""What a known card is worth, as pages and as JSON: card by card, or place by place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combinat.cards import ANY_TEN, RANKS
from combinat.publish.numerals import fraction, percent
from combinat.publish.pay_tables import basis_of_shoe, flags_of, shoe_notes
from combinat.publish.records import Record, basis_record, shoe_record
from combinat.publish.table import Cell, Page, Table
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.information import Information

BURN = "a burned card that is shown"
ORDER = (*RANKS, ANY_TEN)
NOTES = (
    "Figures are the bettor's, per coup and unit placed, in percent; positive is good for the "
    "bettor.",
    "Cards are numbered in the order of dealing: 1 and 3 are the Player's, 2 and 4 the Banker's, "
    "5 and 6 the ones that would come next, drawn or not.",
    "Who bets always gains the same whatever is known; who bets at will places one unit where the "
    "card that is known makes the wager favourable, and nothing elsewhere.",
)
Left = Mapping[Wager, str]


def cards_page(
    game: Game, shoe: Shoe, what: str, found: Sequence[Information], left_out: Left
) -> Page:
    """Return the expected value of each wager by the card that is known at one place."""
    shown = [card for card in ORDER if any(card in _values(one) for one in found)]
    headers = ("Wager", *shown, "Bet always", "Bet at will", "Favourable %")
    rows: list[tuple[Cell, ...]] = [
        (
            one.wager.title,
            *(_values(one).get(card, "") for card in shown),
            percent(one.betting_always),
            percent(one.betting_at_will),
            percent(one.favourable),
        )
        for one in found
    ]
    return _page(
        game, shoe, [_table(game, shoe, f"Knowing {what}", headers, rows)], found, left_out
    )


def places_page(
    game: Game, shoe: Shoe, by_place: Mapping[str, Sequence[Information]], left_out: Left
) -> Page:
    """Return what each place is worth to a bettor who bets at will, and how often one would."""
    first = next(iter(by_place.values()))
    headers = ("Wager", "Bet always", *by_place)
    tables = []
    for what, figure in (("Gain per coup, betting at will", True), ("Favourable", False)):
        rows: list[tuple[Cell, ...]] = [
            (
                one.wager.title,
                percent(one.betting_always),
                *(
                    percent(some[turn].betting_at_will if figure else some[turn].favourable)
                    for some in by_place.values()
                ),
            )
            for turn, one in enumerate(first)
        ]
        tables.append(_table(game, shoe, f"{what}, by the card that is known", headers, rows))
    return _page(game, shoe, tables, first, left_out)


def _values(one: Information) -> dict[str, str]:
    return {known.card: percent(known.expected_value) for known in one.known}


def _table(
    game: Game, shoe: Shoe, what: str, headers: tuple[str, ...], rows: Sequence[tuple[Cell, ...]]
) -> Table:
    return Table(
        caption=f"{what}, %: {basis_of_shoe(shoe)}, reading {game.reading}",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers[1:]),
        keys={"Table": what, "Decks": shoe.decks or "", "Cards": shoe.cards},
    )


def _page(
    game: Game, shoe: Shoe, tables: list[Table], found: Sequence[Information], left_out: Left
) -> Page:
    notes = [
        *NOTES,
        *(f"{wager.title} is left out: {why}." for wager, why in left_out.items()),
        *shoe_notes(shoe),
        *game.flags,
        *flags_of(one.wager for one in found),
    ]
    return Page(f"{game.title}: what a known card is worth", tables, notes)


def cards_record(
    game: Game, shoe: Shoe, what: str, found: Sequence[Information], left_out: Left
) -> Record:
    """Return the exact figures of one place, card by card."""
    wagers: list[Record] = [
        _record(one)
        | {
            "known": {
                known.card: {
                    "probability": fraction(known.probability),
                    "expected_value": fraction(known.expected_value),
                }
                for known in sorted(one.known, key=lambda known: ORDER.index(known.card))
            }
        }
        for one in found
    ]
    wagers += [{"id": wager.id, "unpriced": why} for wager, why in left_out.items()]
    return {**basis_record(game), "shoe": shoe_record(shoe), "known": what, "wagers": wagers}


def places_record(
    game: Game, shoe: Shoe, by_place: Mapping[str, Sequence[Information]], left_out: Left
) -> Record:
    """Return the exact figures of every place."""
    places = [
        {"known": what, "wagers": [_record(one) for one in found]}
        for what, found in by_place.items()
    ]
    unpriced = [{"id": wager.id, "unpriced": why} for wager, why in left_out.items()]
    return {
        **basis_record(game),
        "shoe": shoe_record(shoe),
        "places": places,
        "unpriced": unpriced,
    }


def _record(one: Information) -> Record:
    return {
        "id": one.wager.id,
        "title": one.wager.title,
        "betting_always": fraction(one.betting_always),
        "betting_at_will": fraction(one.betting_at_will),
        "favourable": fraction(one.favourable),
    }
