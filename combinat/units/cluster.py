"""Units worked out by a Dask cluster: of some processes of this machine, or any other."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from combinat.faults import BadInput, Fault, quote
from combinat.units.plan import Pool, Result, Run, Unit

if TYPE_CHECKING:
    from distributed import Client, LocalCluster

LOOPBACK = "127.0.0.1"
LOG_LEVEL = "DASK_DISTRIBUTED__LOGGING__DISTRIBUTED"
CODE = {".py", ".toml", ".json", ".lark"}
LOOKS_A_SECOND = 1000
UNITS_A_THREAD = 2
"""One in work and one to go on with: what is lost with a worker, and worked out again."""


@contextmanager
def cluster(how: Run) -> Iterator[Pool]:
    """Give the cluster that a run asks for.

    Raises BadInput where there is none, and for a cluster that is lost in the middle.
    """
    option = "--workers" if how.workers else "--scheduler"
    if find_spec("distributed") is None:
        allowed = "distributed, by: pip install 'combinat[cluster]'"
        raise BadInput(Fault(option, "", "no Dask installed", allowed))
    # A lazy import: it takes half a second, and is an extra.
    import distributed
    from distributed.comm.core import CommClosedError

    try:
        with _quiet(), _client_of(how) as client:
            yield _pool(client, how)
    except distributed.KilledWorker:
        found = "a unit whose worker died each time it was tried"
        allowed = "workers with the memory for a unit each"
        raise BadInput(Fault(option, "", found, allowed)) from None
    except (CancelledError, CommClosedError):
        allowed = "one that stays until the end; what --checkpoint has kept, --resume goes on with"
        found = "a cluster that went away, or lost all its workers"
        raise BadInput(Fault(option, "", found, allowed)) from None


def _pool(client: Client, how: Run) -> Pool:
    """Return a cluster as what works units out, and only by the code of this process."""
    loop: Any = client.loop

    def submit(work: Callable[[Unit], Result], unit: Unit) -> Future[Result]:
        call: tuple[Any, ...] = (work, unit)
        if not how.workers:
            call = (_by_the_same_code, code_digest(), *call)
        remote, future = client.submit(*call, pure=False), Future[Result]()
        loop.add_callback(_settle, client, remote, future, how.timeout)
        return future

    def width() -> int:
        threads: dict[str, int]
        try:
            if not (threads := client.nthreads()):
                client.wait_for_workers(1, timeout=how.timeout)
        except (OSError, RuntimeError):
            raise CancelledError from None
        return UNITS_A_THREAD * max(1, sum(threads.values()))

    return Pool(submit, width)


async def _settle(client: Client, remote: Any, future: Future[Result], seconds: int) -> None:
    """Hand over what comes of a unit, once the scheduler no longer keeps its result.

    While it does, it has a result that dies with its worker worked out again.
    """
    try:
        result = await remote
    except (CancelledError, asyncio.CancelledError):
        future.cancel()
        future.set_running_or_notify_cancel()
    except BaseException as error:  # whatever the unit raises, and KilledWorker
        future.set_exception(error)
    else:
        remote.release()
        with suppress(Exception):  # whatever a lost cluster raises: the result is here
            await asyncio.wait_for(_forgotten(client, remote.key), seconds)
        future.set_result(result)


async def _forgotten(client: Client, key: str) -> None:
    """Return when the scheduler holds a result no longer."""
    scheduler: Any = client.scheduler
    while any((await scheduler.who_has(keys=[key])).values()):
        await asyncio.sleep(1 / LOOKS_A_SECOND)


@contextmanager
def _client_of(how: Run) -> Iterator[Client]:
    """Give the client of a cluster: of one started for it, or of the one at an address."""
    from distributed import Client

    with ExitStack() as stack:
        place: Any = how.scheduler
        if how.scheduler is None:
            place = stack.enter_context(_local(how.workers))
        else:
            _check_scheduler(how.scheduler, how.timeout)
        client = stack.enter_context(Client(place, timeout=how.timeout, set_as_default=False))
        if how.scheduler is not None:
            _check_workers(client, how.timeout)
        yield client


def _local(workers: int) -> LocalCluster:
    """Start a cluster of processes that only this machine can reach."""
    from distributed import LocalCluster

    try:
        return LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            host=LOOPBACK,
            # No dashboard; but Dask opens its ports all the same, to every machine if left to it.
            dashboard_address=f"{LOOPBACK}:0",
            worker_dashboard_address=f"{LOOPBACK}:0",
            scheduler_kwargs={"dashboard": False},
            # A worker that needs much memory is left to the system, not to a nanny.
            memory_limit=0,
            silence_logs=logging.CRITICAL,
            preload=[__name__],
        )
    except (OSError, RuntimeError):
        found = f"{workers} processes, not all of which start"
        raise BadInput(Fault("--workers", "", found, "as many as this machine can run")) from None


def _check_scheduler(address: str, seconds: int) -> None:
    """Refuse an address at which no scheduler answers in time.

    This comes before there is a client, since one that cannot reach its scheduler leaves
    tracebacks behind when it is thrown away.
    """
    allowed = "the address of a Dask scheduler, such as tcp://host:8786"
    try:
        # In a thread of its own, since that of a notebook runs a loop already.
        with ThreadPoolExecutor(1) as thread:
            kind = thread.submit(lambda: asyncio.run(_kind_at(address, seconds))).result()
    except TimeoutError:
        found = f"no answer from {quote(address)} within {seconds} seconds"
    except (OSError, RuntimeError, TypeError, ValueError):
        found = f"no scheduler at {quote(address)}"
    else:
        found = f"no scheduler but a {quote(kind)} at {quote(address)}"
        if kind == "Scheduler":
            return
    raise BadInput(Fault("--scheduler", "", found, allowed))


async def _kind_at(address: str, seconds: int) -> object:
    """Return what that which stands at an address calls itself; raises TimeoutError."""
    from distributed.core import rpc
    from distributed.security import Security

    async with rpc(address, connection_args=Security().get_connection_args("client")) as remote:
        return (await asyncio.wait_for(remote.identity(), seconds))["type"]


def _check_workers(client: Client, seconds: int) -> None:
    """Refuse a cluster without workers, or one with a worker of another code than this process."""
    from distributed import KilledWorker

    try:
        client.wait_for_workers(1, timeout=seconds)
    except TimeoutError:
        found = f"a scheduler without workers for {seconds} seconds"
        raise BadInput(Fault("--scheduler", "", found, "one with workers")) from None
    try:
        theirs = client.submit(code_digest, pure=False).result()
    except (CancelledError, KilledWorker):
        raise
    except Exception:  # whatever a worker raises that has no such module
        theirs = ""
    if theirs != code_digest():
        raise _other_code()


def _other_code() -> BadInput:
    allowed = "workers with the version of combinat that this process has"
    return BadInput(Fault("--scheduler", "", "workers with another combinat, or none", allowed))


def _by_the_same_code(digest: str, work: Callable[[Unit], Result], unit: Unit) -> Result:
    """Work a unit out, on a worker that may have joined late, if its code is the caller's."""
    if digest != code_digest():
        raise _other_code()
    return work(unit)


@cache
def code_digest() -> str:
    """Return the SHA-256 of the package's code and rules, as this process found them.

    A cluster that computes by other rules than its client would do so in silence.
    """
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for path in sorted(path for path in package.rglob("*") if path.suffix in CODE):
        name = path.relative_to(package).as_posix()
        digest.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def dask_setup(_worker: object) -> None:
    """Make a worker process leave Ctrl-C, which reaches all processes of a terminal, to the client.

    Dask calls this, by its name, as a worker of a local cluster starts; else each worker that is
    interrupted prints a traceback.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep off standard error what Dask logs, here and in the processes that it starts."""
    import dask

    names = [name for name in logging.root.manager.loggerDict if name.startswith("distributed")]
    levels = {name: logging.getLogger(name).level for name in names}
    for name in names:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        with dask.config.set({f"distributed.nanny.pre-spawn-environ.{LOG_LEVEL}": "critical"}):
            yield
    finally:
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
