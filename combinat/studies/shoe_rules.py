"""How a shoe begins and ends: the burn, the cut card, and which coup is the last one."""

from __future__ import annotations

from dataclasses import dataclass

from combinat.cards import RANKS, value_of
from combinat.coups import CARDS_SEEN
from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.shoe import CARDS_IN_DECK

ONE_MORE, CURRENT_IS_LAST = "one_more_coup", "current_coup_is_last"
ENDS = (ONE_MORE, CURRENT_IS_LAST)
FIRST_CARD_VALUE, NO_BURN = "first_card_value", "none"
BURNS = (FIRST_CARD_VALUE, NO_BURN)
USUAL_CARDS_BEHIND = 14
USUAL_TENS = 10

END_IN_WORDS = {
    ONE_MORE: (
        "the cut card coming out in mid-coup leaves one coup more; coming out as the first card of "
        "a coup, it makes that coup the last"
    ),
    CURRENT_IS_LAST: (
        "the cut card coming out in mid-coup or as the first card of a coup makes that coup the "
        "last"
    ),
}


@dataclass(frozen=True)
class ShoeRule:
    """How a shoe of whole decks is begun and ended.

    `burn` is FIRST_CARD_VALUE, where the first card is shown and as many as its value are burned
    unseen, `ten_valued` of them for a ten or a court card, or NO_BURN.  The cut card has
    `cards_behind` cards behind it.  `end` is one of ENDS.  `assumed` names what no sheet states.
    """

    decks: int
    burn: str = FIRST_CARD_VALUE
    ten_valued: int = USUAL_TENS
    cards_behind: int = USUAL_CARDS_BEHIND
    end: str = ONE_MORE
    assumed: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not 0 <= self.cards_behind <= self.most_cards_behind:
            allowed = f"0 to {self.most_cards_behind}, so that a coup is dealt before it comes out"
            raise BadInput(Fault("--cut", "", f"{self.cards_behind} cards behind", allowed))

    @property
    def cards(self) -> int:
        """How many cards the whole shoe has."""
        return self.decks * CARDS_IN_DECK

    @property
    def most_cards_behind(self) -> int:
        """The most cards that may stand behind the cut card so that a coup is dealt before it."""
        return self.cards - self.most_gone_first - CARDS_SEEN

    @property
    def cut_at(self) -> int:
        """How many cards are gone when the cut card comes out."""
        return self.cards - self.cards_behind

    @property
    def most_gone_first(self) -> int:
        """The most cards that are gone before the first coup."""
        return max(self.burned().values(), default=-1) + 1 if self.burn != NO_BURN else 0

    def burned(self) -> dict[str, int]:
        """Return how many are burned unseen by the rank of the card shown; empty without a burn."""
        if self.burn == NO_BURN:
            return {}
        return {rank: value_of(rank) or self.ten_valued for rank in RANKS}

    def is_last(self, gone: int, drawn: int) -> bool:
        """Say whether a coup is the last, by the cards gone before it and those that it draws.

        None is begun with fewer than six cards left, so the one before it is the last.
        """
        if gone >= self.cut_at or self.cards - gone - drawn < CARDS_SEEN:
            return True
        return self.end == CURRENT_IS_LAST and gone + drawn > self.cut_at

    def words(self) -> str:
        """Spell the rule out, and what of it is assumed."""
        burn = (
            "no burn"
            if self.burn == NO_BURN
            else "the first card is shown and as many as its value are burned unseen, "
            f"{self.ten_valued} for a ten or a court card"
        )
        assumed = f" (assumed: {', '.join(self.assumed)})" if self.assumed else ""
        return (
            f"{self.decks} decks; {burn}; {self.cards_behind} cards behind the cut card; "
            f"{END_IN_WORDS[self.end]}; no coup begins with fewer than {CARDS_SEEN} cards{assumed}"
        )


def shoe_rule(
    game: Game,
    *,
    decks: int | None = None,
    burn: str | None = None,
    cards_behind: int | None = None,
    end: str | None = None,
) -> ShoeRule:
    """Return the rule of a house: what is asked for, else what its sheet states, else the usual.

    Where a sheet leaves two ends open the first that it names is taken, and the end is assumed.
    """
    shoe = game.sheet.shoe
    assumed = []
    if decks is None and not shoe.stated:
        assumed.append("decks")
    if burn is None and shoe.burn is None:
        assumed.append("burn")
    if cards_behind is None and shoe.cut_card is None:
        assumed.append("cut card")
    stated = shoe.end_of_shoe.rules if shoe.end_of_shoe else ()
    if end is None and len(stated) != 1:
        assumed.append("end of the shoe")
    usual_behind = shoe.cut_card.cards_behind if shoe.cut_card else USUAL_CARDS_BEHIND
    return ShoeRule(
        decks or game.deck_numbers[0],
        burn or FIRST_CARD_VALUE,
        shoe.burn.ten_valued if shoe.burn else USUAL_TENS,
        usual_behind if cards_behind is None else cards_behind,
        end or (stated[0] if stated else ONE_MORE),
        tuple(assumed),
    )
