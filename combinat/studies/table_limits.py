"""What a table takes: the smallest and the largest stake of each wager, seats, and caps on wins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.studies.moments import is_met

SHEET, GIVEN = "sheet", "given"
MOST_SEATS = 1000
Amounts = Mapping[Wager, Fraction]


@dataclass(frozen=True)
class Limit:
    """The stakes that a wager takes; `minimum` is 0 where nobody states it.

    `source` says who states them: the sheet, or the one who asks.
    """

    minimum: Fraction
    maximum: Fraction
    source: str = GIVEN


@dataclass(frozen=True)
class Terms:
    """The seats of a table, the stakes each may place, and what a coup can pay at most.

    `aggregates` are caps on what all seats together win on a wager in one coup.
    """

    limits: Mapping[Wager, Limit]
    seats: int = 1
    aggregates: Amounts = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not 1 <= self.seats <= MOST_SEATS:
            raise BadInput(Fault("--seats", "", str(self.seats), f"1 to {MOST_SEATS}"))
        for wager, cap in self.aggregates.items():
            if cap <= 0:
                raise BadInput(Fault("--aggregate", wager.id, str(cap), "an amount above 0"))


def limits_of(
    game: Game, wagers: Iterable[Wager], given: Mapping[Wager, Limit]
) -> dict[Wager, Limit]:
    """Return the limit of each wager that has one: given, or else as the sheet states it.

    A wager without a limit of its own has that of the house.  A given limit of which the smallest
    stake is 0 keeps that of the sheet.  Raises BadInput where limits cross.
    """
    found: dict[Wager, Limit] = {}
    for wager in wagers:
        stated = wager.limits or game.sheet.limits
        minimum = Fraction(stated.minimum or 0) if stated else Fraction(0)
        if wager in given:
            asked = given[wager]
            limit = Limit(asked.minimum or minimum, asked.maximum)
            if limit.minimum > limit.maximum or limit.maximum <= 0:
                crossed = f"at least {limit.minimum}, at most {limit.maximum}"
                allowed = "a largest stake above 0 and not below the smallest"
                raise BadInput(Fault("--limit", wager.id, crossed, allowed))
            found[wager] = limit
        elif stated and stated.maximum is not None:
            found[wager] = Limit(minimum, Fraction(stated.maximum), SHEET)
    return found


def check_limited(wagers: Sequence[Wager], limits: Mapping[Wager, Limit]) -> None:
    """Raise BadInput, in one line, where some wagers have no largest stake."""
    missing = [wager.id for wager in wagers if wager not in limits]
    if missing:
        found = f"no largest stake of {', '.join(missing)}"
        allowed = f"one for each wager, such as --limit {missing[0]}=100"
        raise BadInput(Fault("--limit", "", found, allowed))


def check_stakes(stakes: Amounts, limits: Mapping[Wager, Limit]) -> None:
    """Raise BadInput for a stake outside its limit, or one without the bet that it requires."""
    for wager, stake in stakes.items():
        limit = limits.get(wager)
        if limit and not limit.minimum <= stake <= limit.maximum:
            allowed = f"{limit.minimum} to {limit.maximum}"
            raise BadInput(Fault("--stake", wager.id, str(stake), allowed))
        if not is_met(wager, stakes):
            required = ", ".join(wager.requires)
            found = f"a stake on {wager.id} and none on any that it requires"
            raise BadInput(Fault("--stake", "", found, f"one on any of {required} as well"))
