"""Text for LaTeX that prints character by character and runs nothing, whatever it holds."""

from __future__ import annotations

import re

from combinat.publish.table import latex_text

LONGEST_WORD = 30
"""A word that is longer, such as a hash, may be broken anywhere after so many characters:"""
BREAK_EVERY = 10

BREAK = r"\allowbreak{}"
SPACES = re.compile(r"[\x00-\x20\x7f-\x9f\u2028\u2029]+")
LIGATURE = re.compile(r"(?<=-)(?=-)|(?<=,)(?=,)|(?<=')(?=')")
READ_AS_OPTION = re.compile(r"^(?=[\[*])")
UNUSUAL = re.compile(r"[^\x00-\xff–—‘’“”…]")

SYMBOLS = {
    "→": r"\rightarrow",
    "−": "-",
    "√": r"\surd",
    "∞": r"\infty",
    "≈": r"\approx",
    "≠": r"\neq",
    "≡": r"\equiv",
    "≤": r"\leq",
    "≥": r"\geq",
    "Π": r"\Pi",
    "Σ": r"\Sigma",
    "σ": r"\sigma",
    "♠": r"\spadesuit",
    "♣": r"\clubsuit",
    "♥": r"\heartsuit",
    "♦": r"\diamondsuit",
}
"""How symbols are set, in mathematics, where the font of the text lacks them."""


def escaped(text: str) -> str:
    r"""Return text as LaTeX prints it, character by character.

    Beside what is special to LaTeX, two hyphens do not become a dash (and the like), a bracket or
    an asterisk at the start is no option of the command before it, a line end does not end an
    argument, and a long word has places where it may be broken.

    >>> print(escaped("[c] 100 % --out"))
    {}[c] 100 \% -{}-out
    """
    words = SPACES.sub(" ", text).split(" ")
    return READ_AS_OPTION.sub("{}", " ".join(map(_breakable, words)))


def _breakable(word: str) -> str:
    every = BREAK_EVERY if len(word) > LONGEST_WORD else len(word) or 1
    return BREAK.join(_safe(word[i : i + every]) for i in range(0, len(word), every))


def _safe(text: str) -> str:
    return LIGATURE.sub("{}", latex_text(text)).replace("`", r"\textasciigrave{}")


def unusual_characters(text: str) -> list[str]:
    r"""Return what is set in place of each character that the font of the text may lack.

    The preamble of the report defines `\orelse`; a character without a symbol is named by its
    code, so that none is left out in silence.
    """
    return [
        rf"\orelse{{{char}}}{{{ord(char):04X}}}{{{_instead(char)}}}"
        for char in sorted(set(UNUSUAL.findall(text)))
    ]


def _instead(char: str) -> str:
    return rf"\ensuremath{{{SYMBOLS[char]}}}" if char in SYMBOLS else f"[U+{ord(char):04X}]"
