"""What the page holds of a house, as JSON: its rules, and the closed forms of its wagers."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Any

from combinat.evaluation import chain_of, check_exclusive
from combinat.explorer.forms import forms_of
from combinat.publish.numerals import fraction
from combinat.rules.game import PRINTED, STANDARD, Game, readings_of, under
from combinat.rules.load import sheet
from combinat.rules.schema import Limits, Sheet
from combinat.rules.wager import Wager
from combinat.studies.shoe_rules import shoe_rule

Record = dict[str, Any]

FORMAT = "combinat explorer"
VERSION = 1

BUILT_IN = {
    PRINTED: (
        "As printed",
        "Every printed cell as it stands; where the sheet is silent, the standard table of play.",
    ),
    STANDARD: ("Standard table of play", "The table of play of the trade throughout."),
}


def explorer_record(name: str) -> Record:
    """Return what the page of a bundled game, or of the game of a file, is made from.

    Fractions and amounts of money are strings; whole numbers are numbers.
    Raises BadInput where the game has a fault.
    """
    stated = sheet(name)
    games = [under(stated, reading, name) for reading in readings_of(stated)]
    shelf = _Shelf(games)
    first = games[0]
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": first.id,
        "title": first.title,
        "source": stated.source.model_dump(exclude_none=True),
        "decks": stated.shoe.decks,
        "also": list(stated.shoe.also),
        "decks_stated": stated.shoe.stated,
        "readings": list(_readings(stated)),
        "shoe_rule": _shoe_rule(first),
        "limits": _limits(stated.limits),
        "terms": list(stated.terms),
        "flags": {game.reading: list(game.flags) for game in games},
        "tableaus": {game.reading: _tableau(game) for game in games},
        "wagers": {
            game.reading: [_wager(shelf, game, wager) for wager in game.wagers] for game in games
        },
        "forms": shelf.forms,
    }


def _readings(stated: Sheet) -> Iterator[Record]:
    for name, (title, why) in BUILT_IN.items():
        yield {"id": name, "title": title, "why": why}
    for entry in stated.readings:
        yield {"id": entry.id, "title": entry.title, "why": entry.why}


def _shoe_rule(game: Game) -> Record:
    rule = shoe_rule(game)
    return {
        "decks": rule.decks,
        "burn": rule.burn,
        "ten_valued": rule.ten_valued,
        "cards_behind": rule.cards_behind,
        "end": rule.end,
        "words": rule.words(),
        "assumed": list(rule.assumed),
    }


def _limits(limits: Limits | None) -> Record | None:
    if limits is None:
        return None
    return {
        "minimum": _amount(limits.minimum),
        "maximum": _amount(limits.maximum),
        "currency": limits.currency,
    }


def _amount(amount: Decimal | None) -> str | None:
    return None if amount is None else fraction(Fraction(amount))


def _tableau(game: Game) -> Record:
    return {"player": game.tableau.player, "banker": list(game.tableau.banker)}


class _Shelf:
    """The closed forms of all readings of a game, each once, and where each wager's stands."""

    def __init__(self, games: list[Game]) -> None:
        asked = []
        for game in games:
            for wager in _priced(game):
                check_exclusive(game, wager)
                asked.append((game.tableau, chain_of(wager)))
        self._of_chain = forms_of(asked)
        self.forms: list[Record] = []
        for form in self._of_chain.values():
            if form.record not in self.forms:
                self.forms.append(form.record)

    def place(self, game: Game, wager: Wager) -> Record:
        """Return the index of a wager's form, and of each of its lines within the form."""
        if wager.unpriced is not None:
            return {"form": None, "events": []}
        chain = chain_of(wager)
        form = self._of_chain[game.tableau, chain]
        return {"form": self.forms.index(form.record), "events": form.events[chain]}


def _priced(game: Game) -> Iterator[Wager]:
    return (wager for wager in game.wagers if wager.unpriced is None)


def _wager(shelf: _Shelf, game: Game, wager: Wager) -> Record:
    return {
        "id": wager.id,
        "title": wager.title,
        "rule": wager.rule,
        "requires": list(wager.requires),
        "limits": _limits(wager.limits),
        "commission": fraction(wager.commission),
        "units": wager.units,
        "flags": list(wager.flags),
        "unpriced": wager.unpriced,
        "lines": [
            {
                "id": line.id,
                "event": line.event,
                "when": line.when,
                "pays": line.pays,
                "net": None if (net := wager.net(line)) is None else fraction(net),
            }
            for line in wager.lines
        ],
        **shelf.place(game, wager),
    }
