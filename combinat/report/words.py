"""The words of a submission that only its author knows: from the game file, or as given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from combinat.faults import BadInput, Fault, nearest, one_line, quote
from combinat.rules.game import GAME_TITLE, Game
from combinat.rules.schema import Sheet, Submission

LONGEST = 1000


@dataclass(frozen=True)
class Words:
    """What a cover says beside the game; each is left out where it is empty.

    `titles` are the operator's own in `language`, of the game under `game` and of wagers by their
    ids.  `date` and `number`, of the document, are in no game file and come from no clock.
    """

    operator: str = ""
    jurisdiction: str = ""
    edition: str = ""
    effective_date: str = ""
    supersedes: str = ""
    date: str = ""
    number: str = ""
    language: str = ""
    titles: Mapping[str, str] = field(default_factory=dict)

    def rows(self) -> Iterator[tuple[str, str]]:
        """Yield the labels of a cover with their values."""
        labelled = {
            "Operator": self.operator,
            "Jurisdiction": self.jurisdiction,
            "Document number": self.number,
            "Document date": self.date,
            "Edition": self.edition,
            "Effective date": self.effective_date,
            "Supersedes": self.supersedes,
        }
        return ((label, value) for label, value in labelled.items() if value)


def words_for(game: Game, given: Words) -> Words:
    """Return the words of a game's file, in place of which stand those that are given.

    Raises BadInput for a text that is no line, and for titles of wagers that the game has not.
    """
    texts = {name: text for name, text in vars(given).items() if name != "titles" and text}
    for name, text in (*texts.items(), *(("title", text) for text in given.titles.values())):
        _check_line(f"--{name.replace('_', '-')}", text)
    known = [GAME_TITLE, *(wager.id for wager in game.wagers)]
    for name in given.titles:
        if name not in known:
            raise BadInput(Fault("--title", "", quote(name), nearest(name, known)))
    stated = _stated(game.sheet)
    words = replace(stated, **texts, titles={**stated.titles, **given.titles})
    if words.titles and not words.language:
        raise BadInput(Fault("--title", "", "no --language", "the language of the titles"))
    return words


def _stated(sheet: Sheet) -> Words:
    own = sheet.submission or Submission()
    return Words(
        operator=own.operator or "",
        jurisdiction=own.jurisdiction or "",
        edition=sheet.edition or "",
        effective_date=own.effective_date or "",
        supersedes=own.supersedes or "",
        language=own.language or "",
        titles=own.titles,
    )


def _check_line(option: str, text: str) -> None:
    if text != one_line(text) or len(text) > LONGEST:
        allowed = f"one line of at most {LONGEST} characters"
        raise BadInput(Fault(option, "", quote(text), allowed))
