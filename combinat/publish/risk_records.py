"""Wagers together as JSON: moments, portfolios, exposure; fractions are strings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from combinat.publish.exposure_pages import winners
from combinat.publish.numerals import fraction, percent, square_root
from combinat.publish.records import basis_record, shoe_record
from combinat.publish.risk_pages import NO_SPREAD, correlation
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.exposure import Exposure, LossByChance
from combinat.studies.joint_results import JointResults
from combinat.studies.moments import Coup, Moments, Portfolio
from combinat.studies.witness import Witness

Record = dict[str, Any]


def correlation_record(game: Game, found: Moments, unpriced: Mapping[Wager, str]) -> Record:
    """Return what `combinat correlation` prints: means and matrices, in the order of the wagers."""
    places = range(len(found.joint.wagers))
    shown = [[correlation(found, i, j) for j in places] for i in places]
    wagers: list[Record] = [
        {
            "id": wager.id,
            "title": wager.title,
            "expected_value": fraction(found.means[i]),
            "variance": fraction(found.covariance[i][i]),
            "standard_deviation": square_root(found.covariance[i][i], 6),
        }
        for i, wager in enumerate(found.joint.wagers)
    ]
    return {
        **_basis(game, found.joint.shoe, found.joint),
        "wagers": wagers,
        "unpriced": [{"id": wager.id, "unpriced": why} for wager, why in unpriced.items()],
        "correlation": [[None if one == NO_SPREAD else one for one in row] for row in shown],
        "covariance": [[fraction(one) for one in row] for row in found.covariance],
    }


def portfolio_record(found: Portfolio) -> Record:
    """Return what `combinat portfolio` prints: stakes, figures, law, best and worst coup."""
    return {
        **_basis(found.game, found.joint.shoe, found.joint),
        "stakes": _amounts(found.stakes),
        "placed": fraction(found.placed),
        "expected_value": fraction(found.expected_value),
        "house_edge": fraction(found.edge_per_unit_placed),
        "house_edge_percent": percent(found.edge_per_unit_placed),
        "variance": fraction(found.variance),
        "standard_deviation": square_root(found.variance, 6),
        "required_bets_missing": [wager.id for wager in found.unmet],
        "best": _coup_record(found.best),
        "worst": _coup_record(found.worst),
        "law": [
            {"net": fraction(net), "probability": fraction(chance)}
            for net, chance in found.law.items()
        ],
    }


def exposure_record(found: Exposure, beyond: Sequence[Fraction]) -> Record:
    """Return what `combinat exposure` prints: terms, every loss with a coup for it, chances."""
    losses = [_loss_record(loss) for loss in found.ranked()]
    return {
        **_basis(found.game, found.joint.shoe, found.joint),
        "seats": found.terms.seats,
        "limits": [
            {
                "wager": wager.id,
                "minimum": fraction(limit.minimum),
                "maximum": fraction(limit.maximum),
                "source": limit.source,
            }
            for wager, limit in found.terms.limits.items()
        ],
        "aggregates": _amounts(found.terms.aggregates),
        "stakes": None if found.stakes is None else _amounts(found.stakes),
        "largest": losses[0],
        "losses": losses,
        "beyond": [
            {
                "amount": fraction(amount),
                "probability": fraction(found.beyond(amount)),
                "probability_percent": percent(found.beyond(amount)),
            }
            for amount in beyond
        ],
    }


def _basis(game: Game, shoe: Shoe, joint: JointResults) -> Record:
    return {
        **basis_record(game),
        "shoe": shoe_record(shoe),
        "total_ways": str(joint.total_ways),
        "joint_results": len(joint.results),
    }


def _amounts(amounts: Mapping[Wager, Fraction]) -> list[Record]:
    return [{"wager": wager.id, "amount": fraction(one)} for wager, one in amounts.items()]


def _coup_record(coup: Coup) -> Record:
    return {
        "net": fraction(coup.net),
        "probability": fraction(coup.probability),
        "hand": _hand_record(coup.hand),
    }


def _loss_record(loss: LossByChance) -> Record:
    return {
        "loss": fraction(loss.amount),
        "probability": fraction(loss.probability),
        "probability_percent": percent(loss.probability),
        "won_by": winners(loss.bets),
        "bets": [
            {
                "wager": bet.wager.id,
                "seats": bet.seats,
                "stake": fraction(bet.stake),
                "won": fraction(bet.won),
            }
            for bet in loss.bets
        ],
        "hand": _hand_record(loss.hand),
    }


def _hand_record(hand: Witness) -> Record:
    return {"player": list(hand.player), "banker": list(hand.banker)}
