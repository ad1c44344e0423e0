"""The same shoes asked of the page's engine and of the package, in the same records."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from combinat import Shoe, evaluate
from combinat.cards import RANKS, SUITS
from combinat.explorer.data import explorer_record
from combinat.publish.records import evaluation_record
from combinat.rules.game import game, readings_of
from combinat.rules.load import sheet

Record = dict[str, Any]

LINE_KEYS = ("id", "event", "pays", "net", "ways", "probability")
WAGER_KEYS = (
    "id",
    "title",
    "unpriced",
    "expected_value",
    "house_edge",
    "house_edge_percent",
    "house_edge_resolved",
    "house_edge_resolved_percent",
    "hit_frequency",
    "push_frequency",
    "bettor_has_the_edge",
    "fixed_return",
    "break_even_meter",
)

ANSWERS = """([house, texts]) => {
  const { engine, records, shoe } = combinatExplorer;
  return house.readings.map(({ id }) => texts.map((text) => {
    const cards = shoe.parse(text);
    const found = records.evaluationRecord(engine.evaluate(house, id, cards));
    return { ...found, shoe: records.shoeRecord(cards), text: shoe.format(cards) };
  }));
}"""
"""A function of a house and of texts of shoes: what the engine says of each, by reading."""


@cache
def record_of(name: str) -> Record:
    """Return what the page of a game holds; it is made once for all tests of a process."""
    return explorer_record(name)


@dataclass(frozen=True)
class Agreement:
    """What the package says of a game over some shoes, and how many wagers that are."""

    game: str
    shoes: Sequence[str]

    def hold(self, answers_of: Callable[[str, list[Any]], Any]) -> int:
        """Check that the engine says the same and return how many settled wagers agree."""
        found = answers_of(ANSWERS, [record_of(self.game), list(self.shoes)])
        settled = 0
        for reading, answers in zip(readings_of(sheet(self.game)), found, strict=True):
            house = game(self.game, reading)
            for text, answer in zip(self.shoes, answers, strict=True):
                shoe = Shoe.parse(text)
                assert Shoe.parse(answer.pop("text")) == shoe
                expected = expected_record(evaluation_record(evaluate(house, shoe)))
                # The package names those without a price last; the page keeps the house's order.
                answer["wagers"].sort(key=lambda wager: wager["id"])
                assert answer == expected, (reading, text)
                settled += sum("lines" in wager for wager in answer["wagers"])
        return settled


def expected_record(record: Record) -> Record:
    """Return of a record of the package what the engine's has."""
    wagers = []
    for wager in record["wagers"]:
        kept = {key: wager[key] for key in WAGER_KEYS if key in wager}
        if "lines" in wager:
            kept["lines"] = [{key: line[key] for key in LINE_KEYS} for line in wager["lines"]]
        wagers.append(kept)
    kept = {key: record[key] for key in ("reading", "total_ways", "shoe")}
    return {**kept, "wagers": sorted(wagers, key=lambda wager: wager["id"])}


def shoes(number: int, seed: int) -> list[str]:
    """Return random shoes as texts, from whole decks to six cards.

    A third are known by every card, a third by ranks, and a third have tens of unknown rank.
    """
    generator = random.Random(seed)
    return [_shoe(generator, place) for place in range(number)]


def _shoe(generator: random.Random, place: int) -> str:
    decks = generator.choice([1, 2, 6, 8])
    cards = [rank + suit for rank in RANKS for suit in SUITS] * decks
    generator.shuffle(cards)
    kept = len(cards) if place == 0 else 6 if place < 6 else generator.randint(6, len(cards))
    if place % 3:
        cards = [card[:-1] if generator.random() < 0.5 else card for card in cards]
    if place % 3 == 2:
        cards = ["T" if card in ("10", "J", "Q", "K") else card for card in cards]
    left, gone = cards[:kept], cards[kept:]
    if not gone or (len(" ".join(left)) > 9000 and len(" ".join(gone)) > 9000):
        return f"{decks} deck{'s' * (decks > 1)}"
    by_decks = f"{decks} deck{'s' * (decks > 1)} - {' '.join(gone)}"
    return min(by_decks, " ".join(left), key=len)
