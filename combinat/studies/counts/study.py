"""The value of a count without simulation: every depth exactly, and a shoe by the law of depths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from combinat.cards import BY_RANK, BY_VALUE, RANKS, TOTALS, value_of
from combinat.coups import partition_for
from combinat.evaluation import evaluate, sees_suits
from combinat.faults import BadInput, Fault
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.shoe import Shoe
from combinat.studies.counts.depths import coup_lengths, coups_begun
from combinat.studies.counts.groups import Tags, grouped
from combinat.studies.counts.law import CountLaw, Floats, count_law
from combinat.studies.counts.linear import Linear, linear
from combinat.studies.counts.money import Betting, ShoeValue, at_best, by_trigger, over_shoe
from combinat.studies.counts.tag_words import read_suit_tags, read_tags
from combinat.studies.counts.trigger import RUNNING, Trigger
from combinat.studies.shoe_rules import ShoeRule

BESIDE = 2
"""So many whole steps below and above a trigger are shown beside it."""


@dataclass(frozen=True)
class Required:
    """The wager that the house requires beside the one counted: the cheapest that will do.

    `stake` units are bet on it for each unit on the other.
    """

    wager: Wager
    house_edge: Fraction
    stake: Fraction

    @property
    def cost(self) -> Fraction:
        """What it costs for each unit on the wager that is counted, at the edge of a full shoe."""
        return self.stake * self.house_edge


@dataclass(frozen=True, eq=False)
class CountStudy:
    """A wager that is counted, and what that is worth.

    `trigger` is None where the count is used at its best.  `expected_value` is of a full shoe;
    `begun[k]` is how many coups begin after k cards.
    """

    game: Game
    wager: Wager
    tags: Tags
    rule: ShoeRule
    trigger: Trigger | None
    expected_value: Fraction
    required: Required | None
    linear: Linear
    law: CountLaw
    begun: Floats

    @property
    def cost(self) -> Fraction:
        """What a bet costs elsewhere."""
        return self.required.cost if self.required else Fraction(0)

    @property
    def pivot(self) -> int:
        """What the tags of one deck add to: 0 where they are balanced."""
        return sum(tag * n for tag, n in self.tags.borne(Shoe.of_decks(1)).items())

    @cached_property
    def best(self) -> Betting:
        """The best use of the count."""
        return at_best(self.law, self.cost)

    @cached_property
    def chosen(self) -> Betting:
        """The bets that are asked about: those of the trigger, else the best."""
        return by_trigger(self.law, self.trigger, self.cost) if self.trigger else self.best

    @cached_property
    def value(self) -> ShoeValue:
        """What the bets asked about are worth over a shoe."""
        return over_shoe(self.chosen, self.begun)

    @cached_property
    def best_value(self) -> ShoeValue:
        """What the best use is worth over a shoe."""
        return over_shoe(self.best, self.begun)

    def nearby(self) -> dict[Trigger, ShoeValue]:
        """Return what triggers beside the one asked about, or near the critical count, are worth.

        Those that are never reached are left out.
        """
        if self.trigger is None and self.linear.critical is None:
            return {}
        middle = self.trigger or Trigger(Fraction(round(self.linear.critical or 0)))
        near = [Trigger(middle.at + step, middle.divide) for step in range(-BESIDE, BESIDE + 1)]
        highest = self.highest()
        return {
            trigger: over_shoe(by_trigger(self.law, trigger, self.cost), self.begun)
            for trigger in near
            if self.reaches(trigger, highest)
        }

    def highest(self) -> dict[int, int]:
        """Return the highest running count by the number of cards unseen, where coups begin."""
        groups = self.law.groups
        _, most = groups.extremes()
        return {
            self.rule.cards - seen: most[seen] * groups.step
            for seen, coups in enumerate(self.begun)
            if coups > 0
        }

    @staticmethod
    def reaches(trigger: Trigger, highest: dict[int, int]) -> bool:
        """Say whether any coup can be bet on."""
        return any(count >= trigger.least_count(unseen) for unseen, count in highest.items())


def tags_from(text: str, wager: Wager, suit_tags: str | None = None) -> Tags:
    """Read the tags of a wager: ten, from ace to nine and then ten, or thirteen by rank.

    Four more are what a card's suit adds to its tag.  Raises BadInput for what are no tags, for
    nothing but 0, and for tags by suit of a wager that sees none.
    """
    if suit_tags is None:
        return _spread(read_tags(text), wager)
    if not sees_suits(wager):
        found = f"{wager.id}, which sees no suits"
        raise BadInput(Fault("--suit-tags", "", found, "a wager that sees suits"))
    plain = _spread(read_tags(text, zero=True), wager)
    tags = replace(plain, of_suit=tuple(read_suit_tags(suit_tags)))
    if tags.distinct == (0,):
        found = "nothing but 0 with --tags added"
        raise BadInput(
            Fault("--suit-tags", "", found, "at least one card with a tag that is not 0")
        )
    return tags


def _spread(tags: Sequence[int], wager: Wager) -> Tags:
    """Give the tags to classes as fine as the wager or the tags need."""
    if len(tags) == TOTALS and partition_for(wager.columns) == BY_VALUE:
        return Tags(BY_VALUE, (tags[-1], *tags[:-1]))
    by_rank = tags if len(tags) == len(RANKS) else [tags[value_of(rank) - 1] for rank in RANKS]
    return Tags(BY_RANK, tuple(by_rank))


def count_study(
    game: Game,
    wager: Wager,
    tags: Tags,
    rule: ShoeRule,
    *,
    trigger: Trigger | None = None,
    meter: Fraction | None = None,
    required_stake: Fraction | None = None,
) -> CountStudy:
    """Return what a count of a wager is worth at every depth and over a shoe.

    `required_stake` units, one where it is None, go on the cheapest wager that the house requires,
    where it does.  Raises BadInput for a wager that cannot be priced and for a trigger that is
    never reached.
    """
    shoe = Shoe.of_decks(rule.decks)
    expected_value, nets = priced(game, wager, shoe, meter)
    law = count_law(grouped(game.tableau, wager, shoe, tags), nets)
    stake = Fraction(1) if required_stake is None else required_stake
    required = cheapest_required(game, wager, shoe, stake)
    cost = required.cost if required else Fraction(0)
    study = CountStudy(
        game,
        wager,
        tags,
        rule,
        trigger,
        expected_value,
        required,
        linear(game, wager, shoe, tags, needed=cost - expected_value, meter=meter),
        law,
        coups_begun(rule, coup_lengths(game.tableau, shoe)),
    )
    if trigger is not None:
        _check_reached(study, trigger)
    return study


def priced(
    game: Game, wager: Wager, shoe: Shoe, meter: Fraction | None
) -> tuple[Fraction, tuple[Fraction, ...]]:
    """Return the expected value over a full shoe, and what each line wins."""
    evaluation = evaluate(game, shoe, [wager], meter=meter)
    for unpriced, why in evaluation.unpriced.items():
        raise BadInput(Fault("--wager", unpriced.id, f"no price: {why}", "a wager with a price"))
    settled = evaluation[wager.id]
    nets = [line.net for line in settled.lines[: len(wager.lines)]]
    if settled.expected_value is None or None in nets:
        raise BadInput(Fault("--meter", wager.id, "a jackpot without a meter", "what it pays"))
    return settled.expected_value, tuple(net for net in nets if net is not None)


def cheapest_required(game: Game, wager: Wager, shoe: Shoe, stake: Fraction) -> Required | None:
    """Return the cheapest of the wagers that the house requires; None where it requires none."""
    allowed = [w for w in game.wagers if {w.id, w.family} & set(wager.requires)]
    return cheapest_of(game, allowed, shoe, stake)


def cheapest_of(
    game: Game, allowed: Sequence[Wager], shoe: Shoe, stake: Fraction
) -> Required | None:
    """Return the cheapest of some wagers as one that is required; None where there is none."""
    edges = {
        settled.wager: settled.house_edge
        for settled in evaluate(game, shoe, allowed).settlements
        if settled.house_edge is not None
    }
    if not edges:
        return None
    cheapest = min(edges, key=lambda one: edges[one])
    return Required(cheapest, edges[cheapest], stake)


def _check_reached(study: CountStudy, trigger: Trigger) -> None:
    """Refuse a trigger at which no coup is bet on, naming the largest count that there is."""
    highest = study.highest()
    if study.reaches(trigger, highest):
        return
    largest = max(trigger.reading(count, unseen) for unseen, count in highest.items())
    kind = "running count" if trigger.divide == RUNNING else "true count"
    allowed = f"at most {float(largest):.6g}, the largest {kind} at which a coup can begin"
    raise BadInput(Fault("--trigger", "", f"{trigger.at}, which never fires", allowed))
