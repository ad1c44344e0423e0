"""The results of a plan, which neither the place nor the order of the work changes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from itertools import islice

from combinat.units.checkpoint import as_text, from_text, open_checkpoint
from combinat.units.plan import HERE, Plan, Pool, Result, Run, Unit


def run(
    plan: Plan[Unit, Result],
    how: Run = HERE,
    *,
    done: Callable[[int, int], None] | None = None,
) -> list[Result]:
    """Return the results of a plan in the order of its units.

    They are the same bit for bit wherever, in whatever order and in however many goes the units
    are worked out: each result, a new one too, is what `decode` makes of its JSON text.
    `done(finished, total)` is called after each unit, and once at the start where some units are
    taken from a checkpoint. An error raised by `work` reaches the caller as it is, of several
    the one of the first unit, after the units in work are finished and kept.
    """
    total = len(plan.units)
    with open_checkpoint(plan, how) as checkpoint:
        results = checkpoint.results(plan) if checkpoint else {}
        if results and done:
            done(len(results), total)
        for index, result in _worked(plan, [i for i in range(total) if i not in results], how):
            text = as_text(plan.encode(result))
            if checkpoint:
                checkpoint.keep(index, text)
            results[index] = plan.decode(from_text(text))
            if done:
                done(len(results), total)
    return [results[index] for index in range(total)]


def _worked(
    plan: Plan[Unit, Result], indices: Sequence[int], how: Run
) -> Iterator[tuple[int, Result]]:
    """Yield each unit's result as it is finished; after an error no further unit is begun."""
    if not indices:
        return
    with _pool(how) as pool:
        waiting = iter(indices)
        in_work: dict[Future[Result], int] = {}
        failed: dict[int, BaseException] = {}
        while True:
            room = pool.width() - len(in_work)
            # Units are begun in their order, so that the first of those that fail is always found.
            for index in islice(waiting, 0 if failed else max(0, room)):
                in_work[pool.submit(plan.work, plan.units[index])] = index
            if not in_work:
                break
            # From time to time the pool is looked at, since a cluster can lose all its workers.
            for future in wait(in_work, how.timeout, FIRST_COMPLETED).done:
                index = in_work.pop(future)
                error = future.exception()
                if error is None:
                    yield index, future.result()
                else:
                    failed[index] = error
        if failed:
            raise failed[min(failed)]


def _pool(how: Run) -> AbstractContextManager[Pool]:
    """Return what works units out: the threads of this process, or a cluster."""
    if not how.workers and how.scheduler is None:
        return _threads()
    # A lazy import: distributed takes half a second, and is an extra.
    from combinat.units.cluster import cluster

    return cluster(how)


@contextmanager
def _threads() -> Iterator[Pool]:
    """Give a thread a core, and each a unit to go on with."""
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as executor:
        try:
            yield Pool(executor.submit, lambda: 2 * cores)
        finally:
            # Whoever stops a run waits for the units in work, not for those yet to begin.
            executor.shutdown(cancel_futures=True)
