"""What a known card is worth, as JSON: everything that may be known, or place by place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combinat.publish.numerals import fraction
from combinat.publish.records import Record, basis_record, shoe_record
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.card_groups import CardGroups
from combinat.studies.information import BestOfAll, Information, Known, Worth, best_of_all

Left = Mapping[Wager, str]


def cards_record(
    game: Game,
    shoe: Shoe,
    what: str,
    answer: tuple[Sequence[Information], Left],
    groups: CardGroups | None,
) -> Record:
    """Return the exact figures of what may be known at once."""
    found, left_out = answer
    wagers: list[Record] = [
        {"id": one.wager.id, "title": one.wager.title, **_worth(one), "known": _known(one)}
        for one in found
    ]
    best = best_of_all(found) if len(found) > 1 else None
    return {
        **_basis(game, shoe, groups),
        "known": what,
        "wagers": wagers + _unpriced(left_out),
        "best": best and {**_best(best), "known": _chosen(best)},
    }


def places_record(
    game: Game,
    shoe: Shoe,
    by_place: Mapping[str, Sequence[Information]],
    left_out: Left,
    groups: CardGroups | None,
) -> Record:
    """Return the exact figures of every place."""
    places = [
        {
            "known": what,
            "wagers": [
                {"id": one.wager.id, "title": one.wager.title, **_worth(one)} for one in found
            ],
            "best": _best(best_of_all(found)) if len(found) > 1 else None,
        }
        for what, found in by_place.items()
    ]
    return {**_basis(game, shoe, groups), "places": places, "unpriced": _unpriced(left_out)}


def _basis(game: Game, shoe: Shoe, groups: CardGroups | None) -> Record:
    basis = {**basis_record(game), "shoe": shoe_record(shoe)}
    if groups is not None:
        named = zip(groups.names, groups.ranks, strict=True)
        basis["groups"] = {name: list(ranks) for name, ranks in named}
    return basis


def _worth(one: Worth) -> Record:
    return {
        "betting_always": fraction(one.betting_always),
        "betting_at_will": fraction(one.betting_at_will),
        "favourable": fraction(one.favourable),
    }


def _best(best: BestOfAll) -> Record:
    return {
        "must_bet": fraction(best.betting_always),
        "betting_at_will": fraction(best.betting_at_will),
        "favourable": fraction(best.favourable),
    }


def _known(one: Worth) -> dict[str, Record]:
    return {known.name: _entry(known) for known in one.known}


def _chosen(best: BestOfAll) -> dict[str, Record]:
    pairs = zip(best.known, best.wagers, strict=True)
    return {known.name: {**_entry(known), "wager": wager.id} for known, wager in pairs}


def _entry(known: Known) -> Record:
    return {
        "probability": fraction(known.probability),
        "expected_value": fraction(known.expected_value),
    }


def _unpriced(left_out: Left) -> list[Record]:
    return [{"id": wager.id, "unpriced": why} for wager, why in left_out.items()]
