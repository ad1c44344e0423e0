"""The practice shoe of a seed by another hand: what `web/src/random.js` states, in Python."""

from __future__ import annotations

from collections.abc import Callable

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def words_of(seed: str) -> list[int]:
    """Return the four words that the bytes of a seed leave of 0, 1, 2 and 3."""
    words = [0, 1, 2, 3]
    for byte in seed.encode():
        for place, word in enumerate(words):
            x = ((word ^ byte) + 0x9E3779B9) % 2**32
            x = (x ^ x >> 16) * 0x21F0AAAD % 2**32
            x = (x ^ x >> 15) * 0x735A2D97 % 2**32
            words[place] = x ^ x >> 15
    return words


def numbers(state: list[int]) -> Callable[[int], int]:
    """Return the function that draws the next number below another."""
    s = list(state)

    def left(word: int, bits: int) -> int:
        return (word << bits | word >> 32 - bits) % 2**32

    def below(n: int) -> int:
        while True:
            drawn = left(s[1] * 5 % 2**32, 7) * 9 % 2**32
            shifted = s[1] << 9 & 0xFFFFFFFF
            s[2] ^= s[0]
            s[3] ^= s[1]
            s[1] ^= s[2]
            s[0] ^= s[3]
            s[2] ^= shifted
            s[3] = left(s[3], 11)
            if drawn < 2**32 // n * n:
                return drawn % n

    return below


def shoe_of(seed: str, decks: int, players_cut: int | None) -> tuple[list[str], int]:
    """Return the cards in the order of dealing, and at how many cards the shoe was cut."""
    below = numbers(words_of(seed))
    cards = [rank + suit for _ in range(decks) for suit in "shdc" for rank in RANKS]
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    cut = below(len(cards) - 1) + 1 if players_cut is None else players_cut
    return cards[cut:] + cards[:cut], cut
