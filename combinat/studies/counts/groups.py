"""Which six cards come next, as far as a count can tell: how many of each tag, in how many ways.

A count sees a card's tag and nothing else.  With k cards seen of N, the seen cards and the next six
are exchangeable: given that the next six hold m_c cards of each tag c, the k cards are any of the
N - 6 others, and their running count is what stands at x^k in Π_c (1 + x·y^tag_c)^(N_c - m_c).  No
six cards take more of a tag than six or than there are, so all of these have one factor in common,

    Π_c (1 + x·y^tag_c)^(N_c - most_c),    most_c = min(6, N_c),

and what is left of an event, its ways put in as weights, is one small polynomial in x and y.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import gcd, perm

from combinat.cards import SUITS, Partition
from combinat.coups import CARDS_SEEN, Integers
from combinat.evaluation import chain_of
from combinat.faults import BadInput, Fault
from combinat.rules.tableau import Tableau
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.counts.ways import Stock, TaggedCards, ways_by_takes
from combinat.suits import suit_columns

BITS_OF_BYTE = 8

MOST_TAGS = 10
"""Different tags: of more, there are too many ways to take six cards of them."""


@dataclass(frozen=True)
class Tags:
    """What a count adds to its running count for each card seen: one tag a class of cards.

    `of_suit` is added to that by the suit of the card, in the order of SUITS.
    """

    partition: Partition
    of_class: tuple[int, ...]
    of_suit: tuple[int, ...] = (0,) * len(SUITS)

    @property
    def of_cards(self) -> tuple[tuple[int, ...], ...]:
        """The tags of each class, by suit."""
        return tuple(tuple(tag + more for more in self.of_suit) for tag in self.of_class)

    def borne(self, shoe: Shoe) -> dict[int, int]:
        """Return how many cards of a shoe bear each tag."""
        found: Counter[int] = Counter()
        for bears, numbers in zip(self.of_cards, shoe.counts_by_suit(self.partition), strict=True):
            for tag, number in zip(bears, numbers, strict=True):
                found[tag] += number
        return dict(found)

    @property
    def distinct(self) -> tuple[int, ...]:
        """The different tags, lowest first."""
        return tuple(sorted(set().union(*self.of_cards)))

    @property
    def step(self) -> int:
        """The largest whole number that divides every tag."""
        return gcd(*self.distinct) or 1


@dataclass(frozen=True, eq=False)
class Groups:
    """The next six cards by how many bear each tag.

    `tags` are the different tags in units of `step`, which divides them all, and `cards` how many
    cards bear each.  `takes[g]` is how many cards of each of the different tags group g takes,
    `ways[g][e]` in how many ordered ways it falls as event e: the whole coup first, then each line
    of the wager.
    """

    tags: tuple[int, ...]
    step: int
    cards: tuple[int, ...]
    takes: tuple[tuple[int, ...], ...]
    ways: Integers

    @property
    def most(self) -> tuple[int, ...]:
        """How many cards of each tag six cards can take at most."""
        return tuple(min(CARDS_SEEN, cards) for cards in self.cards)

    @property
    def total(self) -> int:
        """The ordered ways of the six cards, in all."""
        return perm(sum(self.cards), CARDS_SEEN)

    def extremes(self) -> tuple[list[int], list[int]]:
        """Return the lowest and the highest running count in steps, by the number of cards seen."""
        pairs = zip(self.tags, self.cards, strict=True)
        cards = sorted(tag for tag, number in pairs for _ in range(number))
        return [0, *accumulate(cards)], [0, *accumulate(reversed(cards))]

    def small(self, weights: Sequence[int]) -> list[dict[int, int]]:
        """Return Σ_g weights[g]·Π_c (1 + x·y^tag_c)^(most_c - takes_c).

        For each power of x the coefficients by power of y.  The polynomial is held as one whole
        number (x and y are powers of two), and a tag is eliminated at a time, the lowest first:
        given the other tags, the sum over what is taken of one is a Horner scheme in 1 + x·y^tag.
        """
        form = self._form(sum(map(abs, weights)) << sum(self.most))
        left = dict(zip(self.takes, weights, strict=True))
        for tag in self.tags:
            left = _eliminated(left, form.shift(tag))
        return form.rows(left[()], sum(self.most) - CARDS_SEEN)

    def everything(self) -> list[dict[int, int]]:
        """Return Π_c (1 + x·y^tag_c)^most_c, what the common factor leaves of all the cards."""
        form = self._form(1 << sum(self.most))
        product = 1
        for tag, most in zip(self.tags, self.most, strict=True):
            for _ in range(most):
                product += product << form.shift(tag)
        return form.rows(product, sum(self.most))

    def _form(self, bound: int) -> Packed:
        lift = -min(0, *self.tags)
        pairs = zip(self.tags, self.most, strict=True)
        slots = sum((tag + lift) * most for tag, most in pairs) + 1
        return Packed(_bytes_for(bound), sum(self.most) + 1, slots, lift)


@dataclass(frozen=True)
class Packed:
    """How a polynomial in x and y stands in one whole number: `width` bytes a coefficient.

    A power of y has `stride` places for the powers of x; `lift` is added to the power of y once
    for each x, so that none is negative, and makes `slots` of them.
    """

    width: int
    stride: int
    slots: int
    lift: int

    def shift(self, tag: int) -> int:
        """Return by how many bits x·y^tag shifts."""
        return BITS_OF_BYTE * self.width * ((tag + self.lift) * self.stride + 1)

    def rows(self, packed: int, degree: int) -> list[dict[int, int]]:
        """Return the coefficients by power of y, for each power of x up to a degree."""
        flat = unpacked(packed, self.width, self.stride * self.slots)
        return [
            {
                place - self.lift * power: value
                for place, value in enumerate(flat[power :: self.stride])
                if value
            }
            for power in range(degree + 1)
        ]


def _eliminated(left: dict[tuple[int, ...], int], shift: int) -> dict[tuple[int, ...], int]:
    """Sum over what is taken of the first tag; `shift` stands for its x·y^tag."""
    by_rest: dict[tuple[int, ...], dict[int, int]] = {}
    for takes, value in left.items():
        by_rest.setdefault(takes[1:], {})[takes[0]] = value
    most = max(takes[0] for takes in left)
    found = {}
    for rest, values in by_rest.items():
        sum_ = 0
        for taken in range(most + 1):
            sum_ += (sum_ << shift) + values.get(taken, 0)
        found[rest] = sum_
    return found


def _bytes_for(bound: int) -> int:
    """Return how many bytes hold a whole number of either sign up to a bound."""
    return bound.bit_length() // BITS_OF_BYTE + 1


def unpacked(packed: int, width: int, slots: int) -> list[int]:
    """Return the coefficients of a polynomial that stand `width` bytes apart, of either sign."""
    half = 1 << (BITS_OF_BYTE * width - 1)
    bias = int.from_bytes(half.to_bytes(width, "little") * slots, "little")
    data = (packed + bias).to_bytes(width * slots, "little")
    return [
        int.from_bytes(data[place : place + width], "little") - half
        for place in range(0, width * slots, width)
    ]


def grouped(tableau: Tableau, wager: Wager, shoe: Shoe, tags: Tags) -> Groups:
    """Return the next six cards of a shoe by what a count can tell of them.

    Raises BadInput for too many different tags, and UnknownCards where tags or wager see suits
    that are not known.
    """
    distinct = tags.distinct
    if len(distinct) > MOST_TAGS:
        with_suits = ", suits told apart" if any(tags.of_suit) else ""
        found = f"{len(distinct)} different tags{with_suits}"
        raise BadInput(Fault("--tags", "", found, f"at most {MOST_TAGS} different ones"))
    chain = chain_of(wager)
    cards = TaggedCards(_stocks(shoe, tags, suits=bool(suit_columns(chain))), len(distinct))
    takes, ways = ways_by_takes(tableau, tags.partition, chain, cards)
    possible = ways[:, 0] > 0
    return Groups(
        tuple(tag // tags.step for tag in distinct),
        tags.step,
        cards.left,
        tuple(map(tuple, takes[possible].tolist())),
        ways[possible],
    )


def _stocks(shoe: Shoe, tags: Tags, *, suits: bool) -> tuple[Stock, ...]:
    """Return the cards of each class by suit; where no suit is seen, all of them as one suit."""
    by_suit: Sequence[Sequence[int]]
    if suits or any(tags.of_suit):
        by_suit = shoe.counts_by_suit(tags.partition)
    else:
        by_suit = [(n, *(0 for _ in SUITS[1:])) for n in shoe.counts(tags.partition)]
    place = {tag: place for place, tag in enumerate(tags.distinct)}
    return tuple(
        tuple((place[tag], number) for tag, number in zip(bears, numbers, strict=True))
        for bears, numbers in zip(tags.of_cards, by_suit, strict=True)
    )
