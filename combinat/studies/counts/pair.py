"""Two counts kept at once for two wagers: how often each bets alone, both bet, and what they gain.

The two running counts after k cards have one joint law: the powers of y and z at x^k in

    Π (1 + x·y^s·z^t)^n,

n cards bearing the tags s and t.  Whether both bet is a question about the one count and one about
the other, so its chance is a sum over the frequencies of the transform, and the law is never held.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb

import numpy as np
from scipy import fft

from combinat.cards import RANKS
from combinat.coups import Integers
from combinat.faults import BadInput, Fault
from combinat.shoe import Shoe
from combinat.studies.counts.groups import Tags
from combinat.studies.counts.law import Complex, Floats, multiplied
from combinat.studies.counts.money import COUPS
from combinat.studies.counts.study import CountStudy, cheapest_of

MOST_FREQUENCIES = 400_000
"""Pairs of frequencies: so many take about a minute."""

FREQUENCIES_AT_ONCE = 1024


@dataclass(frozen=True, eq=False)
class CountPair:
    """Two counts of the same shoes.

    Raises BadInput where the shoes differ, or where the tags are too large.
    """

    first: CountStudy
    second: CountStudy

    def __post_init__(self) -> None:
        if self.first.rule != self.second.rule or self.first.game != self.second.game:
            raise ValueError("two counts of different shoes")
        if self.first.wager == self.second.wager:
            found = f"{self.first.wager.id} again"
            raise BadInput(Fault("--second-wager", "", found, "another wager"))
        if (many := self._one.frequencies * self._other.frequencies) > MOST_FREQUENCIES:
            found = f"{many} pairs of frequencies"
            allowed = f"smaller tags: at most {MOST_FREQUENCIES} of them"
            raise BadInput(Fault("--second-tags", "", found, allowed))

    @cached_property
    def both(self) -> Floats:
        """The chance that both counts bet, at each depth."""
        cards = sum(self._classes.values())
        circle = self._one.frequencies * self._other.frequencies
        found = np.zeros(len(self.first.begun))
        for some in self._blocks():
            wave = multiplied(self._tagged(some), circle)
            wave = wave[:, : len(found)] * self._one.of(some[:, 0]) * self._other.of(some[:, 1])
            # Frequencies come in pairs that are each other's mirror image; one of each is met.
            twice = np.where(self._one.is_its_mirror(some[:, 0]), 1, 2)
            found += twice @ wave.real
        sets = np.array([comb(cards, seen) for seen in range(len(found))], dtype=np.float64)
        chances: Floats = found / sets / circle
        return np.clip(chances, 0, 1)

    @property
    def either(self) -> Floats:
        """The chance that at least one of the counts bets, at each depth."""
        return self.first.chosen.frequency + self.second.chosen.frequency - self.both

    @cached_property
    def saved(self) -> Fraction:
        """What is charged too much where both bet: one wager that both require is enough."""
        one, other = self.first, self.second
        if one.required is None or other.required is None:
            return Fraction(0)
        enough = [
            wager
            for wager in one.game.wagers
            if all({wager.id, wager.family} & set(each.wager.requires) for each in (one, other))
        ]
        shared = cheapest_of(one.game, enough, Shoe.of_decks(one.rule.decks), one.required.stake)
        apart = one.cost + other.cost
        return max(Fraction(0), apart - shared.cost) if shared else Fraction(0)

    @property
    def gain(self) -> Floats:
        """The mean gain per coup of both counts together, at each depth."""
        return self.first.chosen.gain + self.second.chosen.gain + float(self.saved) * self.both

    def over_shoe(self, by_depth: Floats) -> float:
        """Return the mean over a shoe of what each depth adds."""
        return float(self.first.begun @ by_depth)

    @property
    def gain_per_100_coups(self) -> float:
        """The mean gain of a hundred coups begun."""
        return self.over_shoe(self.gain) / self.first.value.coups * COUPS

    @cached_property
    def _one(self) -> _Bets:
        return _Bets(self.first)

    @cached_property
    def _other(self) -> _Bets:
        return _Bets(self.second)

    @cached_property
    def _classes(self) -> Counter[tuple[int, int]]:
        """How many cards bear each pair of tags, in steps of the two counts."""
        one, other = self.first.tags, self.second.tags
        each = self.first.rule.decks
        cards: Counter[tuple[int, int]] = Counter()
        for by_suit, others in zip(_by_rank(one), _by_rank(other), strict=True):
            for tag, other_tag in zip(by_suit, others, strict=True):
                cards[tag // one.step, other_tag // other.step] += each
        return cards

    def _blocks(self) -> Iterator[Integers]:
        """Yield pairs of frequencies: half of the first count's, all of the second's."""
        half = np.arange(self._one.frequencies // 2 + 1)
        pairs = np.stack(np.meshgrid(half, np.arange(self._other.frequencies), indexing="ij"), -1)
        pairs = pairs.reshape(-1, 2)
        for start in range(0, len(pairs), FREQUENCIES_AT_ONCE):
            yield pairs[start : start + FREQUENCIES_AT_ONCE]

    def _tagged(self, frequencies: Integers) -> list[tuple[int, Integers]]:
        """Return how many cards bear each pair of tags, and its angle at each frequency."""
        one, other = self._one.frequencies, self._other.frequencies
        pairs = sorted(self._classes.items(), key=lambda item: item[1])
        return [
            (cards, frequencies[:, 0] * (tag * other) + frequencies[:, 1] * (other_tag * one))
            for (tag, other_tag), cards in pairs
        ]


class _Bets:
    """The bets of one count at each depth, by frequency."""

    def __init__(self, study: CountStudy) -> None:
        law = study.law
        self.frequencies = int(fft.next_fast_len(len(law.counts), real=True))
        places = law.counts // law.groups.step % self.frequencies
        padded = np.zeros((len(study.begun), self.frequencies))
        padded[:, places] = study.chosen.bets[: len(study.begun)]
        self._waves: Complex = np.conj(fft.fft(padded, axis=1)).T

    def of(self, frequencies: Integers) -> Complex:
        """Return a row a frequency, a column a depth."""
        return self._waves[frequencies]

    def is_its_mirror(self, frequencies: Integers) -> Floats:
        mirrored: Floats = (-frequencies % self.frequencies) == frequencies
        return mirrored


def _by_rank(tags: Tags) -> list[tuple[int, ...]]:
    """Return the tags of each rank by suit, ace first."""
    of_rank = {
        rank: by_suit
        for by_suit, ranks in zip(tags.of_cards, tags.partition.ranks_in_class, strict=True)
        for rank in ranks
    }
    return [of_rank[rank] for rank in RANKS]
