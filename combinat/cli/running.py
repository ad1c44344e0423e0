"""What commands that run long share: where the units are worked out, checkpoints, progress."""

from __future__ import annotations

import functools
import sys
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from click._termui_impl import ProgressBar


def running_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, as `how`, where and how its units are worked out."""
    workers_help = "Work on so many processes of this machine, by Dask; 0: in this process."
    scheduler_help = "Work on the Dask cluster at this address, such as tcp://host:8786."
    checkpoint_help = "Keep finished units in this folder."
    resume_help = "Go on with the units that --checkpoint holds; with none it begins anew."

    @click.option("--workers", type=int, default=0, show_default=True, help=workers_help)
    @click.option("--scheduler", metavar="ADDRESS", help=scheduler_help)
    @click.option(
        "--checkpoint", metavar="DIR", type=click.Path(path_type=Path), help=checkpoint_help
    )
    @click.option("--resume", is_flag=True, help=resume_help)
    @functools.wraps(command)
    def running(
        *args: Any,
        workers: int,
        scheduler: str | None,
        checkpoint: Path | None,
        resume: bool,
        **more: Any,
    ) -> None:
        from combinat.units import Run

        how = Run(workers, scheduler, checkpoint, resume)
        command(*args, how=how, **more)

    return running


@contextmanager
def progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """Give what `run` calls after each unit: it draws a bar where a person is watching.

    Nothing is drawn where standard error is no terminal, or before the first unit is finished.
    """
    with ExitStack() as stack:
        began = time.time()
        bars: list[ProgressBar[int]] = []

        def done(finished: int, total: int) -> None:
            if not bars:
                # The first call may tell of the units of a checkpoint, which took no time.
                kept = finished if finished > 1 else 0
                label = f"{title}, {kept} of {total} units kept" if kept else title
                bar = click.progressbar(length=total - kept, label=label, file=sys.stderr)
                bar.start, bar.finished = began, kept == total
                bars.append(stack.enter_context(bar))
            (bar,) = bars
            bar.update(finished - (total - (bar.length or 0)) - bar.pos)

        yield done if sys.stderr.isatty() else _unwatched


def _unwatched(_finished: int, _total: int) -> None:
    """Draw nothing."""
