"""A report's folder, written whole or not at all: a kill leaves the old report or the new one.

All files go into a new folder beside it, which takes its place by renaming: the old report is put
aside, the new one put in, the old one removed.  A run after a kill clears what is left, and puts
the old report back where the kill fell between the two renames.  `SHA256SUMS` lists every file, so
that a reviewer can check them all, and so that nothing is replaced that no report has written.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path, PurePath

from combinat.faults import BadInput, Fault, quote
from combinat.publish.whole_files import WRITABLE

SUMS = "SHA256SUMS"
OWN_FOLDER = "a folder of its own: a new or an empty one, or an earlier report as it was written"
FILE = re.compile(r"(?!\.)[\w.-]+(/(?!\.)[\w.-]+)*", re.ASCII)
LISTED = re.compile(rf"([0-9a-f]{{64}})  ({FILE.pattern})", re.ASCII)
MOST_SHOWN = 200


def check_folder(out: Path) -> None:
    """Refuse a folder that no report may take, before anything is worked out.

    What a killed run has left beside it is put right; nothing else is written.
    """
    with _faults_of(out):
        place = out.resolve()
        if place.parent.is_dir():
            with _alone_beside(place):
                _recover(place)
        _check(out, place)


def write_folder(out: Path, files: Mapping[str, str | bytes]) -> None:
    """Write a report, its files by their paths below the folder, and the list of their hashes.

    Where `out` is a link to a folder, the report takes the place of that folder.  Raises BadInput
    where it may not, or cannot be written; what was there is then as it was.
    """
    contents = _contents(files)
    with _faults_of(out):
        place = out.resolve()
        place.parent.mkdir(parents=True, exist_ok=True)
        with _alone_beside(place):
            _recover(place)
            _check(out, place)
            new = Path(tempfile.mkdtemp(dir=place.parent, prefix=f".{place.name}.new-"))
            try:
                _fill(new, contents)
                _put_in(new, place)
            except BaseException:
                _remove(new)
                raise


def _contents(files: Mapping[str, str | bytes]) -> dict[str, bytes]:
    """Return the bytes of every file, first of them the list of all others."""
    for name in files:
        assert FILE.fullmatch(name), name
        assert name != SUMS
    contents = {
        name: text.encode() if isinstance(text, str) else text for name, text in files.items()
    }
    digests = {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}
    return {SUMS: _as_list(digests).encode(), **contents}


def _as_list(digests: Mapping[str, str]) -> str:
    """Return hashes of files as `sha256sum` prints and checks them."""
    return "".join(f"{digests[name]}  {name}\n" for name in sorted(digests))


def _listed(folder: Path) -> dict[str, str]:
    """Return the hashes in a folder's list by file; none where it is no list of a report."""
    path = folder / SUMS
    if path.is_symlink() or not path.is_file():
        return {}
    text = path.read_bytes().decode(errors="replace")
    lines = map(LISTED.fullmatch, text.splitlines())
    digests = {line[2]: line[1] for line in lines if line is not None}
    return digests if _as_list(digests) == text else {}


def _check(out: Path, place: Path) -> None:
    """Refuse a folder that cannot be written, or where something would be lost."""
    here, allowed = Path.cwd(), OWN_FOLDER
    if place in (here, *here.parents):
        found = "the folder in which this command runs, or one above it"
    elif found := _what_hinders(place):
        allowed = WRITABLE
    elif place.exists():
        found = _what_is_lost(place)
    if found:
        raise BadInput(Fault(str(out)[:MOST_SHOWN], "", found, allowed))


def _what_hinders(place: Path) -> str:
    """Say why no folder can be put in a place; nothing where one can."""
    if place.exists() and not place.is_dir():
        return "a file in its place"
    above = next(folder for folder in place.parents if folder.exists())
    if not above.is_dir():
        return f"{above.name} is no folder"
    written = [above, place] if place.exists() else [above]
    allowed = all(os.access(folder, os.W_OK | os.X_OK) for folder in written)
    return "" if allowed else "permission denied"


def _what_is_lost(folder: Path) -> str:
    """Name the first file that no report has written as it is; nothing where there is none.

    A file that is listed and missing is no loss: some are not kept under version control.
    """
    listed = _listed(folder)
    for entry in _entries(folder):
        name = Path(entry.path).relative_to(folder).as_posix()
        if listed and name == SUMS:
            continue
        if name not in listed or not entry.is_file(follow_symlinks=False):
            return f"{quote(name)}, which is no file of an earlier report and would be lost"
        if hashlib.sha256(Path(entry.path).read_bytes()).hexdigest() != listed[name]:
            return f"{quote(name)}, which was changed after the report was written"
    return ""


def _entries(folder: Path) -> Iterator[os.DirEntry[str]]:
    """Yield everything below a folder that is no folder, in order."""
    with os.scandir(folder) as entries:
        found = sorted(entries, key=lambda entry: entry.name)
    for entry in found:
        if entry.is_dir(follow_symlinks=False):
            yield from _entries(Path(entry.path))
        else:
            yield entry


def _fill(folder: Path, contents: Mapping[str, bytes]) -> None:
    """Write files; the list comes first, so that whatever a kill leaves is known to be ours."""
    for name, content in contents.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        path.chmod(0o644)
    for inner in (folder, *_folders(folder, contents)):
        inner.chmod(0o755)


def _folders(folder: Path, names: Mapping[str, object]) -> list[Path]:
    """Return the folders that hold files of these names, the innermost first."""
    inner = {above for name in names for above in PurePath(name).parents}
    return sorted((folder / path for path in inner - {PurePath()}), reverse=True)


def _put_in(new: Path, place: Path) -> None:
    """Put the new folder in its place and remove what was there."""
    old = new.with_name(f".{place.name}.old-{new.name[-8:]}")
    if not place.exists():
        new.rename(place)
        return
    place.rename(old)
    try:
        new.rename(place)
    except BaseException:
        if not place.exists():
            old.rename(place)
        raise
    _remove(old)


def _recover(place: Path) -> None:
    """Clear what a killed run has left, and put back an old report that has no successor."""
    left = re.compile(rf"\.{re.escape(place.name)}\.(new|old)-[a-z0-9_]{{8}}")
    for path in sorted(place.parent.iterdir()):
        if found := left.fullmatch(path.name):
            if found[1] == "old" and not place.exists() and (path / SUMS).exists():
                path.rename(place)
            else:
                _remove(path)


def _remove(folder: Path) -> None:
    """Remove a report, its list last; whatever else is in the folder stays, and the folder."""
    with suppress(OSError):
        listed = _listed(folder)
        for name in listed:
            (folder / name).unlink(missing_ok=True)
        for inner in _folders(folder, listed):
            if inner.exists():
                inner.rmdir()
        (folder / SUMS).unlink(missing_ok=True)
        folder.rmdir()


@contextmanager
def _alone_beside(place: Path) -> Iterator[None]:
    """Keep other runs waiting that write a report beside a place, where the system can."""
    handle = os.open(place.parent, os.O_RDONLY)
    try:
        with suppress(OSError):  # A file system without locks does not tell two runs apart.
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


@contextmanager
def _faults_of(out: Path) -> Iterator[None]:
    """Turn whatever the system says of files into a fault that names the report's folder."""
    try:
        yield
    except (OSError, RuntimeError) as error:  # RuntimeError: a link that leads to itself.
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise BadInput(Fault(str(out)[:MOST_SHOWN], "", reason, WRITABLE)) from None
