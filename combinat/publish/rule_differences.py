"""Which rules outside the table of play two games state differently, in words."""

from __future__ import annotations

from combinat.publish.pay_tables import named, pays_words, stakes_words
from combinat.rules.game import Game
from combinat.rules.schema import ShoeRules
from combinat.rules.wager import Wager

NOT_STATED = "not stated"


def rule_differences(base: Game, other: Game) -> tuple[tuple[str, str, str], ...]:
    """Return each such rule with what the first and the second game say.

    Wagers are compared where both games offer one of the same id.
    """
    here, there = _statements(base), _statements(other)
    found = [(rule, here[rule], there[rule]) for rule in here if here[rule] != there[rule]]
    theirs = {wager.id: wager for wager in other.wagers}
    titles: dict[tuple[str, str, str], list[str]] = {}
    for wager in base.wagers:
        own, others = _own_rules(wager), _own_rules(theirs.get(wager.id, wager))
        for rule in own:
            if own[rule] != others[rule]:
                titles.setdefault((rule, own[rule], others[rule]), []).append(wager.title)
    for (rule, first, second), names in titles.items():
        found.append((f"{named(names)}: {rule}", first, second))
    return tuple(found)


def _statements(game: Game) -> dict[str, str]:
    """Return what a sheet states about shoe and table, rule by rule."""
    shoe: ShoeRules = game.sheet.shoe
    burn, cut, end = shoe.burn, shoe.cut_card, shoe.end_of_shoe
    limits = game.sheet.limits
    return {
        "Number of decks": f"{shoe.decks}{'' if shoe.stated else f', {NOT_STATED}'}",
        "Burn": f"first card, its value, tens {burn.ten_valued}" if burn else NOT_STATED,
        "Cards behind the cut card": str(cut.cards_behind) if cut else NOT_STATED,
        "End of the shoe": (
            " or ".join(rule.replace("_", " ") for rule in end.rules) if end else NOT_STATED
        ),
        "Stakes at the table": stakes_words(limits) if limits else NOT_STATED,
    }


def _own_rules(wager: Wager) -> dict[str, str]:
    """Return what decides a wager's own figures and who may bet on it, rule by rule."""
    lines = "; ".join(f"{line.when}: {pays_words(wager, line)}" for line in wager.lines)
    return {
        "pays": lines,
        "requires": ", ".join(wager.requires) or "nothing",
        "stakes": stakes_words(wager.limits) if wager.limits else NOT_STATED,
    }
