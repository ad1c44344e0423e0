"""The studies of counting against the plain ways: a simulation card by card, shoes one by one."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import islice
from statistics import median

import numpy as np

from combinat import Game, Shoe, evaluate_many, game
from combinat.cards import BY_VALUE
from combinat.coups import Integers
from combinat.rules.tableau import as_rows
from combinat.rules.wager import Wager
from combinat.studies.counts.groups import grouped
from combinat.studies.counts.law import count_law
from combinat.studies.counts.money import at_best, by_trigger
from combinat.studies.counts.study import tags_from
from combinat.studies.counts.trigger import Trigger
from combinat.studies.depletion.study import depletion, simplex
from combinat.studies.depletion.task import Task
from combinat.studies.shoe_rules import shoe_rule
from combinat.studies.simulation.study import simulate
from combinat.studies.simulation.task import Task as Simulation
from tests.benchmarks.timing import Row, timed
from tests.second_method.brute import play
from tests.second_method.dealer import Tableau

COUNTED = {
    "three": ("0 0 0 -1 -1 -1 -1 2 2 0", "at most 0.1 s"),
    "five": ("0 0 -1 -2 -1 -2 -2 2 2 1", "at most 0.3 s"),
    "seven": ("1 0 -1 -2 -3 -2 -1 2 3 0", "at most 1 s"),
}
CEILINGS = {18: "at most 1 s", 26: "at most 2 s"}
FIVE = ("dragon_7", "panda_8", "egalite", "punto", "banco")
PLAIN_SHOES, SCALED_TO = 30, 1_000_000
COMPOSITIONS = 40_000
SHOES = 4_000


def rows() -> list[Row]:
    """Return the measured studies."""
    house = game("standard")
    plain = median(timed(partial(plain_shoe, house, seed)) for seed in range(PLAIN_SHOES))
    return [*counts(house, plain), *ceilings(house), simulated(plain)]


def counts(house: Game, plain: float) -> list[Row]:
    """A count at every depth of eight decks, held against a million simulated shoes."""
    (wager,) = house.asked(("dragon_7",))
    nets = [net for line in wager.lines if (net := wager.net(line)) is not None]
    found = []
    for words, (tags, target) in COUNTED.items():
        every_depth = partial(_every_depth, house, wager, tags, nets)
        every_depth()
        ours = median(timed(every_depth) for _ in range(5))
        work = f"a count of {words} tag values, every depth of 8 decks, warm"
        against = f"a plain simulation, {SCALED_TO:,} shoes, scaled from {PLAIN_SHOES}"
        found.append(Row(work, ours, against, plain * SCALED_TO, target))
    return found


def _every_depth(house: Game, wager: Wager, tags: str, nets: Sequence[Fraction]) -> object:
    law = count_law(grouped(house.tableau, wager, Shoe.of_decks(8), tags_from(tags, wager)), nets)
    bets = by_trigger(law, Trigger(Fraction(4))), at_best(law)
    return [(each.frequency, each.gain) for each in bets]


def plain_shoe(house: Game, seed: int) -> float:
    """Deal one shoe card by card with the count of Dragon 7, and return what its bets win."""
    table = Tableau(player=house.tableau.player, banker=dict(as_rows(house.tableau)))
    tags = (0, 0, 0, 0, -1, -1, -1, -1, 2, 2)
    cards = [value for value, n in enumerate(Shoe.of_decks(8).counts(BY_VALUE)) for _ in range(n)]
    random.Random(seed).shuffle(cards)
    gone, running, won = 1 + (cards[0] or 10), tags[cards[0]], 0
    while len(cards) - gone > 14:
        coup = play(table, tuple(cards[gone : gone + 6]))
        if running * 52 >= 4 * (len(cards) - gone):
            won += (
                40 if coup.banker_total == 7 and coup.banker_cards == 3 > coup.player_total else -1
            )
        running += sum(tags[card] for card in cards[gone : gone + coup.cards])
        gone += coup.cards
    return won


def ceilings(house: Game) -> list[Row]:
    """Every composition of the unseen cards, held against each evaluated on its own."""
    shoe, wagers = Shoe.of_decks(8), house.asked(FIVE)
    found = []
    for unseen, target in CEILINGS.items():
        task = Task(house, shoe, wagers, unseen)
        some = np.array(list(islice(_compositions(unseen), COMPOSITIONS)))
        evaluate_many(house, some[:300], wagers)
        direct = partial(evaluate_many, house, some, wagers)
        one_by_one = median(timed(direct) for _ in range(3))
        theirs = one_by_one / len(some) * task.problem.compositions
        depletion(task)
        ours = median(timed(partial(_anew, task)) for _ in range(3))
        work = f"perfect play, {unseen} of 8 decks unseen, five wagers, warm"
        against = f"evaluate_many on each composition, scaled from {COMPOSITIONS:,}"
        found.append(Row(work, ours, against, theirs, target))
    return found


def _anew(task: Task) -> object:
    simplex.cache_clear()
    return depletion(task)


def _compositions(unseen: int) -> Iterator[Integers]:
    """Yield compositions of the unseen cards that random shuffles leave."""
    full = np.repeat(np.arange(10), Shoe.of_decks(8).counts(BY_VALUE))
    shuffled = np.random.default_rng(unseen)
    while True:
        yield np.bincount(shuffled.permutation(full)[:unseen], minlength=10)


def simulated(plain: float) -> Row:
    """Simulated shoes with every value wager of a house valued at every coup, per shoe."""
    house = game("aspers")
    wagers = tuple(wager for wager in house.wagers if wager.id != "lucky_6_progressive")
    task = Simulation(house, wagers, shoe_rule(house), SHOES, 1)
    simulate(Simulation(house, wagers, shoe_rule(house), 100, 1))
    ours = median(timed(lambda: simulate(task)) for _ in range(3)) / SHOES
    work = f"simulated shoes, {len(wagers)} wagers valued at every coup, per shoe"
    return Row(work, ours, "a plain simulation of one wager, nothing valued", plain, "at most 1 ms")
