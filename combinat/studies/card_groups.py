"""Cards sorted into groups: which ranks a bettor tells apart who sees less than the face."""

from __future__ import annotations

from dataclasses import dataclass

from combinat.cards import ANY_TEN, RANKS, Partition, value_of
from combinat.faults import BadInput, Fault, quote

LONGEST_TEXT = 200
OTHERS = "others"
TENS = tuple(rank for rank in RANKS if value_of(rank) == value_of(ANY_TEN))
OPTION = "--groups"
FORM = f"ranks {' '.join(RANKS)} or {ANY_TEN}, groups parted by |, such as '6 7 8 9 | A 2 3'"


@dataclass(frozen=True)
class CardGroups:
    """All thirteen ranks, each in one group; what is known of a card is the name of its group."""

    names: tuple[str, ...]
    ranks: tuple[tuple[str, ...], ...]

    @classmethod
    def parse(cls, text: str) -> CardGroups:
        """Read groups; every rank that is not named is in one more group.  Raises BadInput.

        >>> CardGroups.parse("6 7 8 9 | T A").names
        ('6 7 8 9', 'A T', 'others')
        """
        if len(text) > LONGEST_TEXT:
            found = f"{len(text)} characters"
            raise BadInput(Fault(OPTION, "", found, f"at most {LONGEST_TEXT}"))
        groups = [_ranks(part) for part in text.split("|")]
        _check_apart(groups)
        named = set().union(*groups)
        others = tuple(rank for rank in RANKS if rank not in named)
        names = [*map(written, groups), *([OTHERS] if others else [])]
        if len(names) == 1:
            allowed = "a rank in another group: one group of all says nothing"
            raise BadInput(Fault(OPTION, "", "all thirteen ranks in one group", allowed))
        return cls(tuple(names), (*groups, *([others] if others else [])))

    @classmethod
    def of_classes(cls, partition: Partition) -> CardGroups:
        """Return a group for each class of a partition: a card that is known to that class."""
        classes = sorted(partition.ranks_in_class, key=lambda ranks: RANKS.index(ranks[0]))
        return cls(tuple(map(written, classes)), tuple(classes))

    @property
    def part_tens(self) -> bool:
        """Whether they tell some ten-valued cards from others."""
        return any(0 < len(set(TENS) & set(ranks)) < len(TENS) for ranks in self.ranks)

    def of_each_class(self, partition: Partition) -> tuple[int, ...]:
        """Return the number of the group, from 0, that holds each class of a partition."""
        return tuple(
            next(turn for turn, group in enumerate(self.ranks) if ranks[0] in group)
            for ranks in partition.ranks_in_class
        )


def _ranks(text: str) -> tuple[str, ...]:
    """Return the ranks of one group, in order."""
    words = text.replace(",", " ").upper().split()
    if not words:
        raise BadInput(Fault(OPTION, "", "a group without a rank", FORM))
    ranks: list[str] = []
    for word in words:
        if word not in (*RANKS, ANY_TEN):
            raise BadInput(Fault(OPTION, "", quote(word), FORM))
        ranks += TENS if word == ANY_TEN else [word]
    return tuple(sorted(ranks, key=RANKS.index))


def _check_apart(groups: list[tuple[str, ...]]) -> None:
    named = [rank for ranks in groups for rank in ranks]
    for rank in named:
        if named.count(rank) > 1:
            raise BadInput(Fault(OPTION, "", f"the rank {rank} twice", "each rank once"))


def written(ranks: tuple[str, ...]) -> str:
    """Write ranks in a line, all four ten-valued ones together as T.

    >>> written(("A", "10", "J", "Q", "K"))
    'A T'
    """
    if set(TENS) <= set(ranks):
        return " ".join([*(rank for rank in ranks if rank not in TENS), ANY_TEN])
    return " ".join(ranks)
