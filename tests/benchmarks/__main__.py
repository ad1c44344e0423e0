"""`make bench`: every figure of speed as a ratio to a peer or a baseline in the same run.

The results are written to `docs/performance.md` with the machine named.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median

import numpy as np

from combinat import Shoe, evaluate, evaluate_many, game
from combinat.blocks import cores, ways_of_many
from combinat.cards import BY_RANK, BY_VALUE
from combinat.closed_form import closed_form
from combinat.evaluation import chain_of, sees_suits
from combinat.joint_law import joint_law
from combinat.rules import load
from combinat.rules.condition import parse
from combinat.rules.game import catalogue_wagers, standard_tableau
from combinat.rules.tableau import as_rows
from combinat.studies.removal import removals
from tests.benchmarks import studies
from tests.benchmarks.peers import icepool_distribution, icepool_tie, plain_walk
from tests.benchmarks.timing import Row, timed
from tests.second_method.dealer import Tableau
from tests.second_method.suited import lucky_six

PAGE = Path(__file__).parents[2] / "docs" / "performance.md"
MANY = 100_000
LIBRARIES = ("numpy", "polars", "numba", "icepool", "sympy")


def pair(ours: Callable[[], object], theirs: Callable[[], object], rounds: int) -> list[float]:
    """Return the median seconds of two works run in turn, so that both see the same machine."""
    times = [(timed(ours), timed(theirs)) for _ in range(rounds)]
    return [median(column) for column in zip(*times, strict=True)]


def shoes(many: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """Return remainders of eight decks of every size, the same every time."""
    random = np.random.default_rng(8)
    full = np.repeat(np.arange(10), [128] + [32] * 9)
    some = [random.permutation(full)[: random.integers(6, 417)] for _ in range(5_000)]
    counted = np.array([np.bincount(cards, minlength=10) for cards in some])
    return counted[random.integers(0, len(counted), many)]


def one_house() -> Row:
    """All figures of a house for a shoe not seen before."""
    house, random = game("aspers"), iter(shoes(1_000).tolist())
    evaluate(house, Shoe.of_decks(8))
    ties, coups = icepool_tie([128, *[32] * 9])
    tie = evaluate(house, Shoe.of_decks(8))["egalite"].hit_frequency
    assert tie == Fraction(ties, coups), "the peer counts something else"
    ours, theirs = pair(
        lambda: evaluate(house, Shoe.of_values(next(random))),
        lambda: icepool_distribution(next(random)),
        9,
    )
    work = "one house, all value wagers with edge and spread, a new shoe, warm"
    return Row(work, ours, "icepool, the bare distribution", theirs, "at least 10 times")


def all_removals() -> Row:
    """The effects of removal of a house."""
    house, shoe = game("aspers"), Shoe.of_decks(8)
    wagers = [wager for wager in house.wagers if not sees_suits(wager)]
    removals(house, shoe, wagers)
    counts = [list(shoe.counts(BY_VALUE)) for _ in range(11)]
    for value in range(10):
        counts[value][value] -= 1
    ours, theirs = pair(
        lambda: removals(house, shoe, wagers),
        lambda: [icepool_distribution(count) for count in counts],
        3,
    )
    work = "effects of removal, all ranks, all value wagers of a house, warm"
    return Row(work, ours, "icepool, eleven distributions", theirs, "at most 50 ms")


def many_shoes() -> list[Row]:
    """Many shoes, a third of a hundred events, per shoe."""
    house = game("dragon_bonus_house", "standard")
    chains = tuple(chain_of(wager) for wager in house.wagers if wager.units == 1)
    chains += ((parse("banker_initial = 3 AND player_third = 8"),),)
    events = sum(map(len, chains))
    counts = shoes(MANY).astype(np.float64)
    law = joint_law(house.tableau, chains)
    form = closed_form(house.tableau, BY_VALUE, chains)
    assert (law.ways(counts[:512]) == ways_of_many(form, counts[:512])).all()
    walk = shoes(3).tolist()
    baseline = median(timed(partial(plain_walk, row)) for row in walk)
    compiled = median(timed(lambda: law.ways(counts)) for _ in range(9)) / MANY
    blocks = median(timed(lambda: ways_of_many(form, counts[:20_000])) for _ in range(5)) / 20_000
    pairs = closed_form(
        standard_tableau(), BY_RANK, ((parse("player_pair"),), (parse("banker_pair"),))
    )
    ranks = np.column_stack([counts[:2_000, 1:], *[counts[:2_000, 0] // 4] * 4])
    by_rank = median(timed(lambda: ways_of_many(pairs, ranks)) for _ in range(3)) / len(ranks)
    against = "plain recursive walk, three events"
    return [
        Row(
            f"many shoes, {events} events, compiled, per shoe",
            compiled,
            against,
            baseline,
            "at most 3 µs",
        ),
        Row(f"many shoes, {events} events, numpy alone, per shoe", blocks, against, baseline, "–"),
        Row(
            "many shoes, both pairs over 13 ranks, numpy, per shoe", by_rank, against, baseline, "–"
        ),
    ]


def many_settled() -> Row:
    """Many shoes settled: ways of every line of a house, by the public call."""
    house, counts = game("aspers"), shoes(20_000)
    evaluate_many(house, counts[:300])
    one = [Shoe.of_values(row) for row in counts[:20].tolist()]
    ours, theirs = pair(
        lambda: evaluate_many(house, counts), lambda: [evaluate(house, shoe) for shoe in one], 5
    )
    work = "evaluate_many, all value wagers of a house, per shoe"
    return Row(work, ours / len(counts), "evaluate, one shoe at a time", theirs / len(one), "–")


def lucky_six_progressive() -> Row:
    """The Lucky 6 Progressive for a shoe not seen before."""
    house = game("aspers")
    wagers = house.asked(("lucky_6_progressive",))
    evaluate(house, Shoe.of_decks(8), wagers)
    lost = iter(range(1, 20))
    counts = np.array(Shoe.of_decks(8).counts_by_suit(BY_VALUE))
    tableau: Tableau = {
        "player": house.tableau.player,
        "banker": dict(as_rows(house.tableau)),
    }
    theirs = timed(lambda: lucky_six(tableau, counts))
    ours = median(
        timed(lambda: evaluate(house, Shoe.parse(f"8 decks - {next(lost)}xKh 5s"), wagers))
        for _ in range(7)
    )
    work = "Lucky 6 Progressive, a new shoe, warm"
    return Row(work, ours, "suits enumerated one by one", theirs, "at most 0.5 s")


def whole_catalogue() -> Row:
    """Every wager of the catalogue for one shoe, warm against the first time."""
    house = game("standard")
    wagers = [wager for name in load.catalogue_ids() for wager in catalogue_wagers(name)]
    first = timed(lambda: evaluate(house, Shoe.of_decks(8), wagers))
    ours = median(timed(partial(evaluate, house, Shoe.of_decks(n), wagers)) for n in (5, 6, 7))
    work = f"the whole catalogue, {len(wagers)} wagers, one shoe, warm"
    return Row(work, ours, "the same, the first time", first, "at most 1 s, first 5 s")


def cold() -> Row:
    """A process that prices three wagers, against one that imports polars."""
    words = ["edges", "aspers", "--wager", "punto", "--wager", "banco", "--wager", "egalite"]
    command = [sys.executable, "-c", "from combinat.cli import main; main()", *words]
    imports = [sys.executable, "-c", "import numpy, polars"]
    ours, theirs = pair(
        lambda: subprocess.run(command, check=True, capture_output=True),
        lambda: subprocess.run(imports, check=True, capture_output=True),
        7,
    )
    work = "`combinat edges aspers`, three wagers, a whole process"
    return Row(work, ours, "a process that imports numpy and polars", theirs, "under 1 s")


def duration(seconds: float) -> str:
    """Write a duration with three significant digits and a fitting unit.

    >>> duration(0.00000234), duration(0.0456), duration(1.5)
    ('2.34 µs', '45.6 ms', '1.50 s')
    """
    for size, unit in ((3600.0, "h"), (60.0, "min"), (1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if seconds >= size:
            return f"{seconds / size:#.3g} {unit}"
    return f"{seconds * 1e9:#.3g} ns"


def machine() -> str:
    """Name the machine: processor, cores, Python and libraries."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    processor = models[0] if models else platform.machine()
    libraries = ", ".join(f"{name} {version(name)}" for name in LIBRARIES)
    return f"{processor}, {cores()} cores, Python {platform.python_version()}, {libraries}"


def page(rows: list[Row]) -> str:
    """Return the page of results."""
    lines = [
        "# Performance",
        "",
        "Written by `make bench`.",
        "The times are medians of one run on one machine and prove nothing elsewhere.",
        "What counts is the ratio: ours and what it is held against ran in turn, in the same run.",
        "",
        f"Machine: {machine()}.",
        "",
        "| work | ours | held against | theirs | times faster | we owe |",
        "|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {row.work} | {duration(row.ours)} | {row.against} | {duration(row.theirs)} "
        f"| {row.ratio} | {row.target} |"
        for row in rows
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure everything, print it, and write it down."""
    rows = [one_house(), all_removals(), *many_shoes(), many_settled()]
    rows += [lucky_six_progressive(), whole_catalogue(), cold(), *studies.rows()]
    text = page(rows)
    PAGE.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
