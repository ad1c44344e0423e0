"""The page reads and writes the texts of shoes as `--shoe` does."""

from __future__ import annotations

import random
from typing import Any

from combinat import BadInput, Shoe
from tests.explorer.agreement import shoes
from tests.javascript import call

READ = """(texts) => texts.map((text) => {
  try {
    const { suited, unsuited, tens } = combinatExplorer.shoe.parse(text);
    return { suited, unsuited, tens };
  } catch (error) {
    return { found: error.found, allowed: error.allowed };
  }
})"""

WRITE = """(texts) => texts.map((text) => {
  const { format, parse } = combinatExplorer.shoe;
  return format(parse(text));
})"""

WORDS = (
    *(
        "8 decks",
        "1 deck",
        "2  Decks",
        "1000 decks",
        "1001 decks",
        "0 decks",
        "-",
        " - ",
        "- -",
        ",",
    ),
    *(
        "A",
        "10",
        "10h",
        "T",
        "Th",
        "t",
        "kS",
        "5x9",
        "0x9",
        "900xA",
        "3xTd",
        "x5",
        "1",
        "11",
        "2x10D",
    ),
    *("deck", "8", "8decks", "\t", "\n", "\x1c", "\xa0", "\u3000", "\ufeff", "é", "♠"),
    *("\u212a", "5\u017f", "99999999999 decks", "60000xK", "999999xQ"),
)


def texts(number: int) -> list[str]:
    """Return texts that are shoes and texts that are none, as a person might type them."""
    generator = random.Random(7)
    found = [*WORDS, "", " ", "x" * 61, "A " * 5001]
    for _ in range(number):
        words = generator.choices(WORDS, k=generator.randint(1, 4))
        found.append(generator.choice(["", " "]).join(words))
        cards = " ".join(generator.choices(WORDS[10:18], k=generator.randint(1, 40)))
        found.append(generator.choice(["8 decks - ", "1 deck -", ""]) + cards)
    return found


def read(text: str) -> dict[str, Any]:
    """Return what the package reads, or what it says of a text that is no shoe."""
    try:
        shoe = Shoe.parse(text)
    except BadInput as error:
        (fault,) = error.faults
        return {"found": fault.found, "allowed": fault.allowed}
    rows = [list(row) for row in shoe.suited]
    return {"suited": rows, "unsuited": list(shoe.unsuited), "tens": shoe.tens}


def test_a_text_is_the_same_shoe_or_the_same_fault() -> None:
    asked = texts(300)
    answers = call(READ, asked)
    kinds = set()
    for text, answer in zip(asked, answers, strict=True):
        expected = read(text)
        if "found" in expected and expected["found"].startswith(("'", '"')):
            # Signs that cannot be printed are quoted in another way.
            expected["found"] = answer.get("found")
        assert answer == expected, repr(text)
        kinds.add(expected.get("allowed", "a shoe"))
    assert len(kinds) == 8  # a shoe, and every fault that it can have


def test_a_written_shoe_is_read_back_by_the_package() -> None:
    asked = [*shoes(60, seed=8), "1 deck - 16xT 4xA 4x2 4x3 4x4 4x5 4x6 4x7 4x8 4x9"]
    for text, written in zip(asked, call(WRITE, asked), strict=True):
        assert Shoe.parse(written) == Shoe.parse(text), text
        assert len(written) <= len(text)
