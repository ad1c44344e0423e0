"""Long studies in units: the same result wherever they run, and no finished unit is lost."""

from __future__ import annotations

import io
import json
import logging
import math
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import click
import pytest

from combinat.cli import cli
from combinat.cli.running import progress, running_options
from combinat.faults import BadInput, Fault
from combinat.units import Plan, Run, checkpoint, fingerprint_of, run
from tests.support import ask, assert_refused

pytestmark = pytest.mark.filterwarnings("error")

UNSEEN, VALUES = 18, 10
COMPOSITIONS = 4_686_825
"""Of 18 unseen cards by value, as published beside the value of perfect play."""


@dataclass(frozen=True)
class Part:
    """The compositions that begin with so many cards of the first value; a folder notes calls."""

    first: int
    calls: Path | None = None
    seconds: Fraction = Fraction(0)


def compositions(part: Part) -> tuple[int, Fraction, float]:
    """Return a count, a fraction, and a float that no rounding leaves the same."""
    if part.calls is not None:
        with (part.calls / f"{part.first}").open("a") as file:
            file.write("called\n")
    time.sleep(float(part.seconds))
    ways = math.comb(UNSEEN - part.first + VALUES - 2, VALUES - 2)
    return ways, Fraction(ways, 7 + part.first), math.sqrt(ways) / 3


def refused(part: Part) -> tuple[int, Fraction, float]:
    if part.first in (5, 3):
        time.sleep(0.05 if part.first == 3 else 0)
        raise BadInput(Fault("shoe", f"row {part.first}", "a fault", "none"))
    return compositions(part)


def fatal(part: Part) -> tuple[int, Fraction, float]:
    if part.first == 2:
        os._exit(1)
    return compositions(part)


def encode(result: tuple[int, Fraction, float]) -> Any:
    return [str(result[0]), str(result[1]), result[2]]


def decode(data: Any) -> tuple[int, Fraction, float]:
    ways, share, root = data
    return int(ways), Fraction(share), float(root)


def plan_of(
    work: Callable[[Part], tuple[int, Fraction, float]] = compositions, **part: Any
) -> Plan[Part, tuple[int, Fraction, float]]:
    units = [Part(first, **part) for first in range(UNSEEN + 1)]
    return Plan("compositions", fingerprint_of({"unseen": UNSEEN}), units, work, encode, decode)


def bits(results: list[tuple[int, Fraction, float]]) -> list[tuple[int, Fraction, str]]:
    return [(ways, share, root.hex()) for ways, share, root in results]


def calls(folder: Path) -> dict[int, int]:
    """Return how often each unit was begun."""
    return {int(path.name): len(path.read_text().splitlines()) for path in folder.iterdir()}


def kept(folder: Path) -> set[int]:
    """Return which units a checkpoint holds, after reading every file of it whole."""
    files = [path for path in folder.iterdir() if not path.name.startswith(".")]
    records = [json.loads(path.read_text()) for path in files]
    return {record["unit"] for record in records if "unit" in record}


EXPECTED = bits([compositions(part) for part in plan_of().units])


def faults_of(plan: Plan[Any, Any], how: Run) -> list[str]:
    with pytest.raises(BadInput) as refusal:
        run(plan, how)
    return [str(fault) for fault in refusal.value.faults]


# In this process


def test_the_parts_add_to_the_published_number_of_compositions() -> None:
    assert sum(ways for ways, _, _ in run(plan_of())) == COMPOSITIONS


def test_results_are_in_the_order_of_units_whichever_finishes_first() -> None:
    parts = [Part(first, seconds=Fraction(first % 3, 100)) for first in reversed(range(UNSEEN + 1))]
    assert bits(run(replace(plan_of(), units=parts))) == EXPECTED[::-1]


def test_a_plan_without_units_has_no_results(tmp_path: Path) -> None:
    assert run(replace(plan_of(), units=[]), Run(workers=2, checkpoint=tmp_path)) == []


def test_each_finished_unit_is_told() -> None:
    told: list[tuple[int, int]] = []
    run(plan_of(), done=lambda finished, total: told.append((finished, total)))
    assert told == [(finished, UNSEEN + 1) for finished in range(1, UNSEEN + 2)]


def test_of_several_errors_the_first_unit_s_is_raised_and_what_is_finished_is_kept(
    tmp_path: Path,
) -> None:
    for number in range(5):
        folder = tmp_path / str(number)
        assert faults_of(plan_of(refused), Run(checkpoint=folder)) == [
            "shoe: row 3: found a fault; allowed: none"
        ]
        assert {0, 1, 2} <= kept(folder)


def test_another_error_reaches_the_caller_as_it_is() -> None:
    with pytest.raises(ZeroDivisionError):
        run(Plan("inverses", "0", [1, 0], _inverse, int, int))


def _inverse(unit: int) -> int:
    return 1 // unit


# Checkpoints


@pytest.fixture
def half(tmp_path: Path) -> tuple[Path, Path]:
    """Return the folders of a checkpoint with units missing, and of the calls."""
    folder, called = tmp_path / "checkpoint", tmp_path / "calls"
    called.mkdir()
    run(plan_of(calls=called), Run(checkpoint=folder))
    for first in (0, 7, UNSEEN):
        (folder / f"unit-{first:06}.json").unlink()
    return folder, called


def test_a_resumed_run_works_out_no_finished_unit(half: tuple[Path, Path]) -> None:
    folder, called = half
    told: list[tuple[int, int]] = []
    how = Run(checkpoint=folder, resume=True)
    results = run(plan_of(calls=called), how, done=lambda *at: told.append(at))
    assert bits(results) == EXPECTED
    assert calls(called) == {n: 2 if n in (0, 7, UNSEEN) else 1 for n in range(UNSEEN + 1)}
    assert told == [(n, UNSEEN + 1) for n in range(UNSEEN - 2, UNSEEN + 2)]
    assert bits(run(plan_of(calls=called), how)) == EXPECTED
    assert sum(calls(called).values()) == UNSEEN + 1 + 3


def test_a_resumed_run_may_begin_with_no_checkpoint(tmp_path: Path) -> None:
    how = Run(checkpoint=tmp_path / "new" / "folder", resume=True)
    assert bits(run(plan_of(), how)) == EXPECTED


def test_an_unfinished_file_is_no_unit_and_is_removed(half: tuple[Path, Path]) -> None:
    folder, called = half
    (folder / ".unit-000007.json.part").write_text('{"unit":7,"fing')
    (folder / ".plan.json.part").write_text("")
    assert bits(run(plan_of(calls=called), Run(checkpoint=folder, resume=True))) == EXPECTED
    assert not list(folder.glob(".*"))


def test_the_same_results_make_the_same_files(tmp_path: Path) -> None:
    contents = []
    for name in ("one", "two"):
        run(plan_of(), Run(checkpoint=tmp_path / name))
        paths = sorted((tmp_path / name).iterdir())
        contents.append([(path.name, path.read_bytes()) for path in paths])
    assert contents[0] == contents[1]


@pytest.mark.parametrize(
    ("change", "found", "allowed"),
    [
        (
            {"name": "depletion"},
            "a checkpoint of compositions {0}",
            "a checkpoint of depletion {0}",
        ),
        (
            {"fingerprint": "ab" * 32},
            "compositions {0} in 19 units",
            "compositions abababababab in",
        ),
        ({"units": [Part(0)]}, "compositions {0} in 19 units", "compositions {0} in 1 units"),
    ],
)
@pytest.mark.parametrize("resume", [False, True])
def test_a_checkpoint_of_another_study_is_refused_and_both_are_named(
    half: tuple[Path, Path], change: dict[str, Any], found: str, allowed: str, resume: bool
) -> None:
    before = kept(half[0])
    (line,) = faults_of(replace(plan_of(), **change), Run(checkpoint=half[0], resume=resume))
    shown = plan_of().fingerprint[:12]
    assert line.startswith(f"{half[0]}: found ")
    assert found.format(shown) in line.split("; allowed: ")[0]
    assert allowed.format(shown) in line.split("; allowed: ")[1]
    assert kept(half[0]) == before


def test_a_checkpoint_of_another_format_is_refused(half: tuple[Path, Path]) -> None:
    path = half[0] / "plan.json"
    path.write_text(path.read_text().replace("checkpoint 1", "checkpoint 2"))
    (line,) = faults_of(plan_of(), Run(checkpoint=half[0], resume=True))
    assert "in 19 units in the format 'combinat checkpoint 2'; allowed: " in line


def test_a_checkpoint_is_not_gone_on_with_unasked(half: tuple[Path, Path]) -> None:
    (line,) = faults_of(plan_of(), Run(checkpoint=half[0]))
    assert "in 19 units, 16 of them finished; allowed: an empty folder, or --resume" in line


def test_a_folder_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear")
    for resume in (False, True):
        (line,) = faults_of(plan_of(), Run(checkpoint=tmp_path, resume=resume))
        assert "found files of something else" in line
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_file_where_the_folder_should_be_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("")
    (line,) = faults_of(plan_of(), Run(checkpoint=path))
    assert line.startswith(f"{path}: found ")


def test_two_runs_in_one_folder_are_refused(tmp_path: Path) -> None:
    how = Run(checkpoint=tmp_path, resume=True)
    with checkpoint.open_checkpoint(plan_of(), how):
        (line,) = faults_of(plan_of(), how)
    assert "found another run at work" in line
    assert bits(run(plan_of(), how)) == EXPECTED


DEEP = "[" * 100_000
DAMAGE: dict[str, bytes] = {
    "empty": b"",
    "cut": b'{"fingerprint":"',
    "bad UTF-8": b"\xff\xfe",
    "NUL": b"\0" * 100,
    "nan": b'{"fingerprint":"F","unit":3,"sha256":"","result":NaN}',
    "1e999": b'{"fingerprint":"F","unit":3,"sha256":"","result":1e999}',
    "many digits": b'{"fingerprint":"F","unit":3,"sha256":"","result":' + b"9" * 5000 + b"}",
    "deep": DEEP.encode(),
    "a list": b"[]",
    "null": b"null",
    "too long": b" " * 3000,
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_unit_is_named_and_worked_out_again_once_deleted(
    half: tuple[Path, Path], damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, called = half
    monkeypatch.setattr(checkpoint, "MOST_BYTES", 2000 if damage == "too long" else 2**26)
    path = folder / "unit-000003.json"
    path.write_bytes(DAMAGE[damage])
    how = Run(checkpoint=folder, resume=True)
    allowed = "a finished unit; delete the file to have it worked out again"
    assert faults_of(plan_of(), how) == [f"{path}: found a damaged file; allowed: {allowed}"]
    path.unlink()
    assert bits(run(plan_of(calls=called), how)) == EXPECTED
    assert calls(called)[3] == 2


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_plan_is_refused(
    half: tuple[Path, Path], damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "MOST_BYTES", 2000 if damage == "too long" else 2**26)
    (half[0] / "plan.json").write_bytes(DAMAGE[damage])
    (line,) = faults_of(plan_of(), Run(checkpoint=half[0], resume=True))
    assert "found files of something else" in line


def test_a_unit_of_another_number_and_one_with_a_changed_digit_are_damaged(
    half: tuple[Path, Path],
) -> None:
    folder, _ = half
    (folder / "unit-000003.json").write_bytes((folder / "unit-000004.json").read_bytes())
    changed = folder / "unit-000005.json"
    ways = str(EXPECTED[5][0])
    changed.write_text(changed.read_text().replace(f'"{ways}"', f'"{ways[::-1]}"'))
    (folder / "unit-000019.json").write_text("{}")
    (folder / "unit-000006.json").unlink()
    (folder / "unit-000006.json").mkdir()
    lines = faults_of(plan_of(), Run(checkpoint=folder, resume=True))
    assert [Path(line.split(": ")[0]).stem for line in lines] == [
        f"unit-0000{number}" for number in ("03", "05", "06", "19")
    ]


# Clusters

WITH_DASK = pytest.importorskip("distributed", reason="the cluster extra is not there")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Start a cluster of two processes that stands for any other."""
    with local(2) as started:
        yield started


def local(workers: int, **options: Any) -> Any:
    return WITH_DASK.LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        worker_dashboard_address="127.0.0.1:0",
        silence_logs=logging.CRITICAL,
        **options,
    )


def test_without_dask_the_line_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("combinat.units.cluster.find_spec", lambda _: None)
    for how, option in ((Run(workers=2), "--workers"), (Run(scheduler="x:1"), "--scheduler")):
        (line,) = faults_of(plan_of(), how)
        assert line.startswith(f"{option}: found no Dask installed; allowed: ")
        assert "pip install 'combinat[cluster]'" in line
    assert bits(run(plan_of())) == EXPECTED


def test_a_worker_s_address_is_not_a_scheduler_s(cluster: Any) -> None:
    address = cluster.workers[1].worker_address
    (line,) = faults_of(plan_of(), Run(scheduler=address))
    assert f"found no scheduler but a 'Worker' at '{address}'" in line


def test_a_cluster_gives_the_same_bits_though_a_worker_is_killed(
    cluster: Any, tmp_path: Path
) -> None:
    called, folder = tmp_path / "calls", tmp_path / "checkpoint"
    called.mkdir()
    at_kill: list[set[int]] = []

    def kill_one(finished: int, total: int) -> None:
        if finished == 4:
            assert finished < total
            at_kill.append(kept(folder))
            os.kill(cluster.workers[0].pid, signal.SIGKILL)

    how = Run(scheduler=cluster.scheduler_address, checkpoint=folder)
    plan = plan_of(calls=called, seconds=Fraction(1, 20))
    assert bits(run(plan, how, done=kill_one)) == EXPECTED
    (finished,) = at_kill
    assert len(finished) == 4, "each result is kept as soon as it is there"
    again = {unit for unit, count in calls(called).items() if count > 1}
    assert not again & finished
    assert len(again) <= 4, "at most the units in flight are worked out again"


def test_an_error_of_a_unit_travels_from_a_cluster_as_it_is(cluster: Any) -> None:
    how = Run(scheduler=cluster.scheduler_address)
    assert faults_of(plan_of(refused), how) == ["shoe: row 3: found a fault; allowed: none"]
    with pytest.raises(ZeroDivisionError):
        run(Plan("inverses", "0", [1, 0], _inverse, int, int), how)


def test_workers_with_another_code_are_refused(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from combinat.units import cluster as module

    ours = module.code_digest()
    monkeypatch.setattr(module, "code_digest", AnotherDigest())
    (line,) = faults_of(plan_of(), Run(scheduler=cluster.scheduler_address))
    assert line.startswith("--scheduler: found workers with another combinat, or none; allowed: ")
    with pytest.raises(BadInput):
        module._by_the_same_code(ours, compositions, Part(0))


@dataclass(frozen=True)
class AnotherDigest:
    """Stands for code that differs from the workers': they call it and get what is theirs."""

    def __call__(self) -> str:
        return f"code of process {os.getpid()}"


def test_a_local_cluster_survives_a_kill_of_its_client(tmp_path: Path) -> None:
    folder, called = tmp_path / "checkpoint", tmp_path / "calls"
    called.mkdir()
    script = tmp_path / "client.py"
    script.write_text(CLIENT.format(calls=str(called), folder=str(folder)))
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    client = subprocess.Popen([sys.executable, str(script)], env=environment)
    while client.poll() is None and len(list(folder.glob("unit-*"))) < 5:
        time.sleep(0.01)
    client.send_signal(signal.SIGKILL)
    client.wait()
    finished = kept(folder)
    assert 5 <= len(finished) <= UNSEEN
    resumed = Run(checkpoint=folder, resume=True)
    assert bits(run(plan_of(calls=called), resumed)) == EXPECTED
    assert all(count == 1 for unit, count in calls(called).items() if unit in finished)


CLIENT = """\
from fractions import Fraction
from pathlib import Path

from combinat.units import Run, run
from tests.test_units import plan_of

if __name__ == "__main__":
    plan = plan_of(calls=Path({calls!r}), seconds=Fraction(1, 10))
    run(plan, Run(workers=2, checkpoint=Path({folder!r})))
"""


def test_a_cluster_that_goes_away_ends_the_run_in_one_line(tmp_path: Path) -> None:
    told: list[str] = []
    with local(1, processes=False, protocol="tcp") as started:

        def close(finished: int, _total: int) -> None:
            if finished == 3:
                started.close()

        how = Run(scheduler=started.scheduler_address, checkpoint=tmp_path, timeout=2)
        with pytest.raises(BadInput) as refusal:
            run(plan_of(seconds=Fraction(1, 20)), how, done=close)
        told += map(str, refusal.value.faults)
    assert told[0].startswith("--scheduler: found a cluster that went away, or lost ")
    assert len(kept(tmp_path)) >= 3


def test_a_unit_that_kills_its_worker_as_often_as_it_may_is_refused(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster.scheduler, "allowed_failures", 0)
    how = Run(scheduler=cluster.scheduler_address, checkpoint=tmp_path)
    (line,) = faults_of(plan_of(fatal), how)
    assert "found a unit whose worker died each time it was tried" in line
    assert 2 not in kept(tmp_path)


def test_a_cluster_that_loses_all_its_workers_ends_the_run_in_one_line() -> None:
    with local(1, processes=False, protocol="tcp") as started:
        how = Run(scheduler=started.scheduler_address, timeout=1)
        plan = plan_of(seconds=Fraction(1, 20))
        with pytest.raises(BadInput, match="or lost all its workers; allowed: "):
            run(plan, how, done=lambda *_: started.scale(0))


@pytest.mark.parametrize(
    "address",
    ["", "here", "foo://bar:1", "tcp://127.0.0.1:port", "tls://127.0.0.1:1", "a\nb\0" * 99],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    (line,) = faults_of(plan_of(), Run(scheduler=address))
    assert line.startswith("--scheduler: found no scheduler at ")
    assert line.isprintable()
    assert len(line) < 300


def test_a_scheduler_that_does_not_answer_is_given_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        (line,) = faults_of(plan_of(), Run(scheduler=address, timeout=1))
    assert line.startswith(f"--scheduler: found no answer from '{address}' within 1 seconds; ")


# Commands


@pytest.fixture
def trial(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a command that runs long."""

    @click.command()
    @running_options
    def command(how: Run) -> None:
        with progress("compositions") as done:
            click.echo(sum(ways for ways, _, _ in run(plan_of(), how, done=done)))

    monkeypatch.setitem(cli.commands, "trial", command)


@pytest.mark.usefixtures("trial")
def test_a_command_goes_on_from_its_checkpoint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ("trial", "--checkpoint", str(tmp_path))
    for answer in (ask(capsys, *options), ask(capsys, *options, "--resume")):
        assert (answer.code, answer.out, answer.err) == (0, f"{COMPOSITIONS}\n", [])
    assert_refused(ask(capsys, *options))


@pytest.mark.usefixtures("trial")
@pytest.mark.parametrize(
    "options",
    [
        ("--resume",),
        ("--workers", "-1"),
        ("--workers", "1000000000"),
        ("--workers", "two"),
        ("--workers", "2", "--scheduler", "tcp://127.0.0.1:1"),
        ("--scheduler", "nowhere"),
        ("--checkpoint", "/dev/null/folder"),
        ("--checkpoint", "/" + "long" * 100),
    ],
)
def test_wrong_options_are_refused_in_one_line(
    options: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert_refused(ask(capsys, "trial", *options))


class Terminal(io.StringIO):
    """A text stream that a person is watching."""

    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, how: Run) -> str:
    watched = Terminal()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", watched)
        with progress("compositions") as done:
            run(plan_of(), how, done=done)
    return watched.getvalue()


def test_a_person_who_watches_sees_a_bar(
    half: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    new = shown(monkeypatch, Run())
    assert "compositions  [" in new
    assert "100%" in new
    how = Run(checkpoint=half[0], resume=True)
    for units_kept in (16, 19):
        resumed = shown(monkeypatch, how)
        assert f"compositions, {units_kept} of 19 units kept  [" in resumed
        assert "100%" in resumed
