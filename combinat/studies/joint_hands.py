"""A concrete coup for each joint result of wagers: cards of this shoe, laid out hand by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

import numpy as np

from combinat.cards import ANY_TEN, BY_RANK, RANKS, SUITS, value_of
from combinat.coups import Integers
from combinat.deal import NOT_DRAWN, PLACES
from combinat.rules.columns import HANDS
from combinat.shoe import Shoe
from combinat.studies.joint_results import JointResults, Kinds, Result
from combinat.studies.witness import Witness
from combinat.suits import cards_and_suits

Left = dict[tuple[str, str], int]
"""How many cards are left of each rank and suit; the suit is empty where suits are not known."""


def hand(joint: JointResults, result: Result) -> Witness:
    """Return cards that the shoe can deal and that give a joint result.

    No card is shown twice where that can be helped.  Where the shoe does not know a suit or a
    rank, cards are shown without it.
    """
    kinds, wanted = joint.kinds, joint.of_chains(result)
    for kind, taken in enumerate(kinds.taken):
        if wanted in taken.values():
            held = frozenset(true for true, found in taken.items() if found == wanted)
            for path in _dealt(joint, kind):
                shown = _laid_out(kinds, path, joint.shoe, held, kinds.columns(kind))
                if shown is not None:
                    return shown
    raise AssertionError("a joint result that has ways has cards")


def _dealt(joint: JointResults, kind: int) -> Iterator[int]:
    """Yield the paths of a kind that the shoe can deal, those whose cards are least alike first."""
    table = joint.kinds.table
    paths = np.flatnonzero(joint.kinds.of_path == kind)
    left = np.array([*joint.shoe.counts(table.partition), len(PLACES)], dtype=np.int64)
    cards = table.paths.cards[paths]
    needed = (cards[:, :, None] == np.arange(len(table.partition))).sum(axis=1)
    can = (needed <= left[:-1]).all(axis=1)
    order = np.argsort(-(needed[can] > 0).sum(axis=1), kind="stable")
    found: Integers = paths[can][order]
    yield from found.tolist()


def _laid_out(
    kinds: Kinds, path: int, shoe: Shoe, held: frozenset[frozenset[str]], columns: Sequence[str]
) -> Witness | None:
    """Return cards for a path such that exactly one of the sets of suit columns holds, or None."""
    table = kinds.table
    row = table.paths.cards[path].tolist()
    drawn = tuple(place for place, class_ in enumerate(row) if class_ != NOT_DRAWN)
    ranks = [table.partition.ranks_in_class[row[place]] for place in drawn]
    if not columns:
        chosen = _cards(ranks, [tuple(SUITS)] * len(drawn), _left(shoe))
        return _witness(drawn, chosen)
    for true, choices in _suit_choices(drawn, tuple(columns)).items():
        for suits in choices if true in held else ():
            chosen = _cards(ranks, [(suit,) for suit in suits], _left(shoe))
            if len(chosen) == len(drawn):
                return _witness(drawn, chosen)
    return None


@lru_cache(maxsize=64)
def _suit_choices(
    drawn: tuple[int, ...], columns: tuple[str, ...]
) -> dict[frozenset[str], list[tuple[str, ...]]]:
    """Return every choice of suits for the drawn cards, by the suit columns that it makes true."""
    found: dict[frozenset[str], list[tuple[str, ...]]] = {}
    alternatives = {name: cards_and_suits(name) for name in columns}
    for suits in product(SUITS, repeat=len(drawn)):
        suit_at = {PLACES[place]: suit for place, suit in zip(drawn, suits, strict=True)}
        true = frozenset(
            name
            for name, choices in alternatives.items()
            if any(
                all(suit_at[place] in allowed for place in places if place in suit_at)
                for places, allowed in choices
            )
        )
        found.setdefault(true, []).append(suits)
    return found


def _left(shoe: Shoe) -> Left:
    """Return what is left by rank and suit, or by rank alone where suits are not known."""
    if not shoe.tens and not any(shoe.unsuited):
        return {
            (rank, suit): left
            for rank, row in zip(RANKS, shoe.suited, strict=True)
            for suit, left in zip(SUITS, row, strict=True)
        }
    if not shoe.tens:
        by_rank = zip(RANKS, shoe.counts(BY_RANK), strict=True)
        return {(rank, ""): left for rank, left in by_rank}
    return {(rank, ""): left for rank, left in shoe.left().items()}


def _cards(ranks: Sequence[Sequence[str]], suits: Sequence[Sequence[str]], left: Left) -> list[str]:
    """Return a card for each place from what is left, fewer where one cannot be had.

    A card of a class and suit is as good as another, so that taking any never shuts out a later.
    """
    shown: Counter[tuple[str, str]] = Counter()
    found: list[str] = []
    for among, suited in zip(ranks, suits, strict=True):
        ten = [ANY_TEN] if any(value_of(rank) == 0 for rank in among) else []
        can = [
            (rank, suit)
            for rank in (*reversed(among), *ten)
            for suit in (*suited, "")
            if left.get((rank, suit), 0) > shown[rank, suit]
        ]
        if not can:
            break
        card = min(can, key=shown.__getitem__)
        shown[card] += 1
        found.append("".join(card))
    return found


def _witness(drawn: Sequence[int], cards: Sequence[str]) -> Witness:
    at = list(zip((PLACES[place] for place in drawn), cards, strict=True))
    player, banker = (tuple(card for place, card in at if place.startswith(hand)) for hand in HANDS)
    return Witness(player, banker)
