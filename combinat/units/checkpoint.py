"""The results of finished units kept, so that a run killed at any moment can go on.

A checkpoint is a folder of JSON files: `plan.json` says whose units it holds, and each
`unit-INDEX.json` holds the result of one unit. Each file is written beside its place, brought to
the disk and renamed, so what stands under such a name is whole. A unit's file that is damaged all
the same is refused by name, since what damaged it may have reached others too: the user deletes
it, and the unit is worked out again.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NoReturn

from combinat.faults import BadInput, Fault
from combinat.units.plan import Plan, Result, Run, Unit

FORMAT = "combinat checkpoint 1"
PLAN_FILE = "plan.json"
UNIT_FILE = re.compile(r"unit-([0-9]{6,9})\.json")
UNFINISHED = re.compile(r"\.(plan|unit-[0-9]{6,9})\.json\.part")
MOST_BYTES = 2**26
MOST_FAULTS = 10
MOST_SHOWN = 40
DIGITS_SHOWN = 12


def as_text(data: Any) -> str:
    """Return data as JSON, the same text for the same data; floats keep every bit."""
    return json.dumps(data, allow_nan=False, separators=(",", ":"))


def from_text(text: str) -> Any:
    """Return the data of a JSON text; raises ValueError for NaN and infinities too."""
    return json.loads(text, parse_constant=_no_number)


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)


@dataclass(frozen=True)
class Identity:
    """Whose units a checkpoint holds: a run can go on with it where all of this is its own."""

    format: str
    study: str
    fingerprint: str
    units: int

    def __str__(self) -> str:
        study, digits = self.study[:MOST_SHOWN], self.fingerprint[:DIGITS_SHOWN]
        form = "" if self.format == FORMAT else f" in the format {self.format[:MOST_SHOWN]!r}"
        return f"{study} {digits} in {self.units} units{form}"


@dataclass(frozen=True)
class Checkpoint:
    """An open folder for the finished units of one plan."""

    folder: Path
    identity: Identity

    def results(self, plan: Plan[Unit, Result]) -> dict[int, Result]:
        """Return the results kept so far, by the index of their unit; damaged ones are refused."""
        kept: dict[int, Result] = {}
        faults: list[Fault] = []
        for path in _listed(self.folder):
            if name := UNIT_FILE.fullmatch(path.name):
                try:
                    kept[int(name[1])] = plan.decode(self._data(path, int(name[1])))
                except BadInput:
                    raise
                except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError):
                    allowed = "a finished unit; delete the file to have it worked out again"
                    faults.append(Fault(str(path), "", "a damaged file", allowed))
        if faults:
            raise BadInput(*faults[:MOST_FAULTS])
        return kept

    def _data(self, path: Path, index: int) -> Any:
        """Return the result in a unit's file, as JSON data; raises where it is not the unit's."""
        record = from_text(_read(path))
        if record != self._record(index, as_text(record["result"])):
            raise ValueError(path)
        if index >= self.identity.units or path.name != _unit_file(index):
            raise ValueError(path)
        return record["result"]

    def keep(self, index: int, text: str) -> None:
        """Keep the result of a unit, given as JSON, so that it outlives this process."""
        if len(text) > MOST_BYTES // 2:
            raise ValueError(f"the result of unit {index} is too long to keep")
        _write(self.folder / _unit_file(index), as_text(self._record(index, text)))

    def _record(self, index: int, text: str) -> dict[str, Any]:
        return {
            "fingerprint": self.identity.fingerprint,
            "unit": index,
            "sha256": hashlib.sha256(text.encode("ascii")).hexdigest(),
            "result": from_text(text),
        }


def _unit_file(index: int) -> str:
    return f"unit-{index:06}.json"


@contextmanager
def open_checkpoint(plan: Plan[Unit, Result], how: Run) -> Iterator[Checkpoint | None]:
    """Give the folder that a run asks for, to it alone, or None where it asks for none.

    Raises BadInput where the folder holds anything else than what the run may go on with.
    """
    if how.checkpoint is None:
        yield None
        return
    identity = Identity(FORMAT, plan.name, plan.fingerprint, len(plan.units))
    with _files_of(how.checkpoint):
        how.checkpoint.mkdir(parents=True, exist_ok=True)
    with _alone_in(how.checkpoint):
        _begin(how.checkpoint, identity, resume=how.resume)
        yield Checkpoint(how.checkpoint, identity)


def _begin(folder: Path, identity: Identity, *, resume: bool) -> None:
    """Make an empty folder a checkpoint, or make sure that the one that is there can go on."""
    there = _listed(folder)
    found = _identity(folder) if there else identity
    if found != identity:
        allowed = f"an empty folder, or with --resume a checkpoint of {identity}"
        raise BadInput(Fault(str(folder), "", f"a checkpoint of {found}", allowed))
    if there and not resume:
        finished = sum(1 for path in there if UNIT_FILE.fullmatch(path.name))
        found_there = f"a checkpoint of {identity}, {finished} of them finished"
        allowed = "an empty folder, or --resume to go on with it"
        raise BadInput(Fault(str(folder), "", found_there, allowed))
    if not there:
        _write(folder / PLAN_FILE, as_text(asdict(identity)))


def _listed(folder: Path) -> list[Path]:
    """Return what a folder holds in the order of names, after removing unfinished files."""
    with _files_of(folder):
        for path in list(folder.iterdir()):
            if UNFINISHED.fullmatch(path.name):
                path.unlink(missing_ok=True)
        return sorted(path for path in folder.iterdir() if not path.name.startswith("."))


def _identity(folder: Path) -> Identity:
    """Return whose units a folder holds; refuse one that is no checkpoint."""
    try:
        record = from_text(_read(folder / PLAN_FILE))
        found = Identity(**record)
        if [type(value) for value in asdict(found).values()] != [str, str, str, int]:
            raise ValueError(folder)
    except BadInput:
        raise
    except (RecursionError, TypeError, ValueError):
        allowed = f"an empty folder, or a checkpoint with its {PLAN_FILE}"
        raise BadInput(Fault(str(folder), "", "files of something else", allowed)) from None
    return found


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Keep other runs out of a folder, where the system can; a killed run keeps nobody out."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with ExitStack() as stack:
        with _files_of(folder):
            handle = os.open(folder, os.O_RDONLY)
            stack.callback(os.close, handle)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            allowed = "a folder of its own for each run"
            raise BadInput(Fault(str(folder), "", "another run at work", allowed)) from None
        except OSError:
            pass  # A file system without locks does not tell two runs apart.
        yield


def _read(path: Path) -> str:
    """Return the text of a file; raises ValueError for what cannot be one of a checkpoint."""
    with _files_of(path):
        if not path.is_file():
            raise ValueError(path)
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise ValueError(path)
    return content.decode("ascii")


def _write(path: Path, text: str) -> None:
    """Write a file so that a kill, or a loss of power, leaves it whole or not there."""
    unfinished = path.with_name(f".{path.name}.part")
    with _files_of(path):
        with unfinished.open("w", encoding="ascii", newline="\n") as file:
            file.write(f"{text}\n")
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)


@contextmanager
def _files_of(path: Path) -> Iterator[None]:
    """Turn whatever the system says of a file or folder into a fault that names it."""
    try:
        yield
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadInput(Fault(str(path), "", reason, "a folder that can be written")) from None
