"""How many of each card are left in the shoe, as far as that is known."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from combinat.cards import ANY_TEN, BY_VALUE, RANKS, SUITS, Partition, value_of
from combinat.faults import BadInput, Fault, quote
from combinat.rules.fields import MOST_DECKS

CARDS_IN_DECK = len(RANKS) * len(SUITS)
LONGEST_TEXT = 10_000
DECKS = re.compile(r"\s*([0-9]{1,10})\s+decks?\s*(?:-(.*))?", re.IGNORECASE | re.DOTALL)
# Of ASCII alone, or the sign of kelvin would be a king, and the long s spades.
CARD = re.compile(r"(?:([0-9]{1,6})x)?(10|[2-9AJQKT])([shdc])?", re.IGNORECASE | re.ASCII)
CARD_FORM = "a rank A 2 … 9 10 J Q K or T, with a suit s h d c or without, '3xK' for three of them"

Known = tuple[str, str]
"""A rank (or T) and a suit (or nothing), as far as a card is known."""


class UnknownCards(ValueError):
    """Raised when a question sees more of the cards than is known of the shoe."""


@dataclass(frozen=True)
class Shoe:
    """The cards that are left.

    `suited[r][s]` counts cards of rank r and suit s, `unsuited[r]` adds (or, negative, takes
    away) cards of rank r whose suit is not known, and `tens` those of value zero whose rank is
    not known.  Raises BadInput where more of a card is gone than there was.

    >>> Shoe.parse("8 decks - 8 8 9h 3xK").cards
    410
    """

    suited: tuple[tuple[int, ...], ...]
    unsuited: tuple[int, ...] = (0,) * len(RANKS)
    tens: int = 0

    def __post_init__(self) -> None:
        for rank, row, extra in zip(RANKS, self.suited, self.unsuited, strict=True):
            for suit, left in zip(SUITS, row, strict=True):
                _check_left(rank + suit, left)
            _check_left(rank, sum(row) + extra)
        _check_left(ANY_TEN, self.counts(BY_VALUE)[0])
        if self.cards > MOST_DECKS * CARDS_IN_DECK:
            allowed = f"at most {MOST_DECKS * CARDS_IN_DECK}"
            raise BadInput(Fault("shoe", "", f"{self.cards} cards", allowed))

    @classmethod
    def of_decks(cls, decks: int) -> Shoe:
        """Return whole decks of 52 cards; raises BadInput outside 1 to 1000."""
        if not 1 <= decks <= MOST_DECKS:
            raise BadInput(Fault("shoe", "decks", str(decks), f"1 to {MOST_DECKS}"))
        return cls(((decks,) * len(SUITS),) * len(RANKS))

    @classmethod
    def of_values(cls, counts: Sequence[int]) -> Shoe:
        """Return a shoe known by point value alone: ten counts, of values 0 to 9.

        >>> Shoe.of_values([16, 4, 4, 4, 4, 4, 4, 4, 4, 4]).cards
        52
        """
        if len(counts) != len(BY_VALUE):
            raise BadInput(Fault("shoe", "", f"{len(counts)} counts", f"{len(BY_VALUE)} counts"))
        ranks = [counts[value_of(rank)] if value_of(rank) else 0 for rank in RANKS]
        return cls(((0,) * len(SUITS),) * len(RANKS), tuple(ranks), counts[0])

    @classmethod
    def parse(cls, text: str) -> Shoe:
        """Read `8 decks`, `8 decks - 8 8 9h 3xK` or `A A 2 7h`; raises BadInput."""
        if len(text) > LONGEST_TEXT:
            found = f"{len(text)} characters"
            raise BadInput(Fault("shoe", "", found, f"at most {LONGEST_TEXT}"))
        whole = DECKS.fullmatch(text)
        if whole is None:
            return cls(((0,) * len(SUITS),) * len(RANKS)).changed(_cards(text), 1)
        shoe = cls.of_decks(int(whole[1]))
        return shoe if whole[2] is None else shoe.without(whole[2])

    def without(self, cards: str) -> Shoe:
        """Return the shoe after these cards are gone.

        >>> Shoe.of_decks(1).without("A As 10").cards
        49
        """
        return self.changed(_cards(cards), -1)

    def changed(self, cards: Counter[Known], sign: int) -> Shoe:
        """Return the shoe with cards added (`sign` 1) or taken away (-1)."""
        suited = tuple(
            tuple(left + sign * cards[rank, suit] for suit, left in zip(SUITS, row, strict=True))
            for rank, row in zip(RANKS, self.suited, strict=True)
        )
        unsuited = tuple(
            left + sign * cards[rank, ""] for rank, left in zip(RANKS, self.unsuited, strict=True)
        )
        return Shoe(suited, unsuited, self.tens + sign * cards[ANY_TEN, ""])

    @property
    def cards(self) -> int:
        """How many cards are left."""
        return sum(map(sum, self.suited)) + sum(self.unsuited) + self.tens

    @property
    def decks(self) -> int | None:
        """The number of decks where the shoe is nothing but whole decks, else None."""
        decks = self.suited[0][0]
        return decks if decks and self == Shoe(((decks,) * len(SUITS),) * len(RANKS)) else None

    def counts_by_suit(self, partition: Partition) -> tuple[tuple[int, ...], ...]:
        """Return how many cards of each class are left in each suit, in the order of SUITS.

        Raises UnknownCards where the suit or the rank of a card is not known.
        """
        if self.tens or any(self.unsuited):
            raise UnknownCards("it sees suits, and the suit of some cards is unknown")
        rows = dict(zip(RANKS, self.suited, strict=True))
        return tuple(
            tuple(map(sum, zip(*(rows[rank] for rank in ranks), strict=True)))
            for ranks in partition.ranks_in_class
        )

    def left(self) -> dict[str, int]:
        """Return how many cards are left of each value, the ten-valued ones as T.

        >>> Shoe.parse("1 deck - 8 8 K").left()["T"]
        15
        """
        counts = self.counts(BY_VALUE)
        names = (*(rank for rank in RANKS if value_of(rank)), ANY_TEN)
        return {name: counts[value_of(name)] for name in names}

    def counts(self, partition: Partition) -> tuple[int, ...]:
        """Return how many cards of each class of a partition are left.

        Raises UnknownCards where the partition sees ranks and a card of unknown rank is gone.
        """
        by_rank = [sum(row) + extra for row, extra in zip(self.suited, self.unsuited, strict=True)]
        if partition.ranks is not None:
            if self.tens:
                raise UnknownCards(
                    "it sees ranks, and the shoe has ten-valued cards of unknown rank"
                )
            return tuple(by_rank[rank - 1] for rank in partition.ranks)
        left = [0] * len(partition)
        for rank, count in zip(RANKS, by_rank, strict=True):
            left[value_of(rank)] += count
        left[0] += self.tens
        return tuple(left)


def _check_left(card: str, left: int) -> None:
    if left < 0:
        gone = f"{-left} more {card} taken out than there are"
        raise BadInput(Fault("shoe", "", gone, "cards that the shoe has"))


def _cards(text: str) -> Counter[Known]:
    words = text.replace(",", " ").split()
    if not words:
        raise BadInput(Fault("shoe", "", "no card", CARD_FORM))
    return Counter(dict(_counted(words)))


def _counted(words: Iterable[str]) -> Counter[Known]:
    cards: Counter[Known] = Counter()
    for word in words:
        card = CARD.fullmatch(word)
        if card is None:
            raise BadInput(Fault("shoe", "", quote(word), f"'8 decks', or {CARD_FORM}"))
        rank, suit = card[2].upper(), (card[3] or "").lower()
        if rank == ANY_TEN and suit:
            raise BadInput(
                Fault("shoe", "", quote(word), "10, J, Q or K with a suit, or T without")
            )
        cards[rank, suit] += int(card[1] or 1)
    return cards
