"""What a known card is worth, as pages: everything that may be known, or place by place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from combinat.cards import ANY_TEN, RANKS
from combinat.publish.numerals import percent
from combinat.publish.pay_tables import basis_of_shoe, flags_of, shoe_notes
from combinat.publish.table import Cell, Page, Table
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.card_groups import OTHERS, CardGroups, written
from combinat.studies.information import BestOfAll, Information, Worth, best_of_all

BEST = "The best of these"
ORDER = (*RANKS, ANY_TEN)
NOTES = (
    "Figures are the bettor's, per coup and unit placed, in percent; positive is good for the "
    "bettor.",
    "Cards are numbered in the order of dealing: 1 and 3 are the Player's, 2 and 4 the Banker's, "
    "5 and 6 the ones that would come next, drawn or not.",
    "Who bets always gains the same whatever is known; who bets at will places one unit where the "
    "card that is known makes the wager favourable, and nothing elsewhere.",
)
CHOICE = (
    f"{BEST} is for a bettor who may choose among the wagers of the table: one unit on whichever "
    "is best by what is known, also where the best is unfavourable if one must bet."
)
BURN = (
    "Cards that are burned unseen are as unknown as those in the shoe: how many the house burns "
    "beside the one that is known changes nothing."
)
Left = Mapping[Wager, str]


def what_is_known(positions: Sequence[int], groups: CardGroups | None) -> str:
    """Say which card is seen, or which cards, or a burned one where no position is named."""
    if not positions:
        return f"a burned card {'whose back is seen' if groups else 'that is shown'}"
    *first, last = map(str, sorted(positions))
    cards = f"cards {', '.join(first)} and {last}" if first else f"card {last}"
    return f"the group of {'each of ' if first else ''}{cards}" if groups else cards


def cards_page(
    game: Game,
    shoe: Shoe,
    positions: Sequence[int],
    answer: tuple[Sequence[Information], Left],
    groups: CardGroups | None,
) -> Page:
    """Return what each wager is worth by what is known at once, and which of them is the best."""
    found, _ = answer
    seen = what_is_known(positions, groups)
    best = best_of_all(found) if found else None
    shown = _cards_shown(found) if len(positions) <= 1 else []
    headers = ("Wager", *shown, "Bet always", "Bet at will", "Favourable %")
    rows = [_row(one.wager.title, one, shown) for one in found]
    if best and len(found) > 1:
        rows.append(_row(BEST, best, shown))
    tables = [_table(game, shoe, f"Knowing {seen}", headers, rows)]
    if best and (len(found) > 1 or len(positions) > 1):
        tables.append(_best_table(game, shoe, seen, positions, best))
    notes = [*_notes_of_groups(groups), *([] if positions else [BURN])]
    return _page(game, shoe, tables, answer, notes)


def places_page(
    game: Game,
    shoe: Shoe,
    by_place: Mapping[str, Sequence[Information]],
    left_out: Left,
    groups: CardGroups | None,
) -> Page:
    """Return what each place is worth to a bettor who bets at will, and how often one would."""
    first = next(iter(by_place.values()))
    rows: list[tuple[str, Fraction, list[Worth]]] = [
        (one.wager.title, one.betting_always, [found[turn] for found in by_place.values()])
        for turn, one in enumerate(first)
    ]
    if len(first) > 1:
        least_bad = max(one.betting_always for one in first)
        rows.append((BEST, least_bad, [best_of_all(found) for found in by_place.values()]))
    headers = ("Wager", "Bet always", *by_place)
    seen = f"by {'the group of ' if groups else ''}the card that is known"
    tables = [
        _table(
            game,
            shoe,
            f"{what}, {seen}",
            headers,
            [(name, percent(always), *map(figure, worth)) for name, always, worth in some],
        )
        for what, some, figure in (
            ("Gain per coup, betting at will", rows, _at_will),
            ("Gain per coup, where one must bet but may choose which", rows[len(first) :], _always),
            ("Favourable", rows, _favourable),
        )
        if some
    ]
    return _page(game, shoe, tables, (first, left_out), [*_notes_of_groups(groups), BURN])


def _at_will(one: Worth) -> str:
    return percent(one.betting_at_will)


def _always(one: Worth) -> str:
    return percent(one.betting_always)


def _favourable(one: Worth) -> str:
    return percent(one.favourable)


def _cards_shown(found: Sequence[Information]) -> list[str]:
    """Return the names over the columns: cards in order, or groups as they are given."""
    names = list(dict.fromkeys(known.name for one in found for known in one.known))
    return sorted(names, key=ORDER.index) if set(names) <= set(ORDER) else names


def _row(title: str, one: Worth, shown: Sequence[str]) -> tuple[Cell, ...]:
    values = {known.name: percent(known.expected_value) for known in one.known}
    return (
        title,
        *(values.get(name, "") for name in shown),
        _always(one),
        _at_will(one),
        _favourable(one),
    )


def _best_table(
    game: Game, shoe: Shoe, seen: str, positions: Sequence[int], best: BestOfAll
) -> Table:
    """Return which wager is the best, and what it gains, for everything that may be known."""
    cards = [f"Card {position}" for position in sorted(positions)] or ["Burned"]
    rows = [
        (*known.cards, percent(known.probability), wager.title, percent(known.expected_value))
        for known, wager in zip(best.known, best.wagers, strict=True)
    ]
    headers = (*cards, "Probability %", "Best wager", "Expected value %")
    right = frozenset({"Probability %", "Expected value %"})
    return _table(game, shoe, f"{BEST}, knowing {seen}", headers, rows, right)


def _table(
    game: Game,
    shoe: Shoe,
    what: str,
    headers: tuple[str, ...],
    rows: Sequence[tuple[Cell, ...]],
    right: frozenset[str] | None = None,
) -> Table:
    return Table(
        caption=f"{what}, %: {basis_of_shoe(shoe)}, reading {game.reading}",
        headers=headers,
        rows=tuple(rows),
        right=frozenset(headers[1:]) if right is None else right,
        keys={"Table": what, "Decks": shoe.decks or "", "Cards": shoe.cards},
    )


def _notes_of_groups(groups: CardGroups | None) -> list[str]:
    if groups is None:
        return []
    named = zip(groups.names, groups.ranks, strict=True)
    others = [written(ranks) for name, ranks in named if name == OTHERS]
    return [
        "Of a card no more is known than its group, and a figure is the mean over the cards that "
        "it may be.",
        *(f"The {OTHERS} are {ranks}." for ranks in others),
    ]


def _page(
    game: Game,
    shoe: Shoe,
    tables: list[Table],
    answer: tuple[Sequence[Information], Left],
    more: Sequence[str],
) -> Page:
    found, left_out = answer
    notes = [
        *NOTES,
        *([CHOICE] if len(found) > 1 else []),
        *more,
        *(f"{wager.title} is left out: {why}." for wager, why in left_out.items()),
        *shoe_notes(shoe),
        *game.flags,
        *flags_of(one.wager for one in found),
    ]
    return Page(f"{game.title}: what a known card is worth", tables, notes)
