"""A report's folder: the old report or the new one, whole, and nothing else is ever replaced."""

from __future__ import annotations

import errno
import hashlib
import os
import random
import re
import shutil
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from combinat.faults import BadInput
from combinat.report import folder
from combinat.report.folder import SUMS, check_folder, write_folder

Files = dict[str, str | bytes]
Contents = dict[str, bytes]

OLD: Files = {
    "report.html": "old\n",
    "csv/a.csv": "A\n1\n",
    "csv/deep/b.csv": "",
    "report.pdf": b"\x00%",
}
NEW: Files = {
    "report.html": "new\n",
    "csv/a.csv": "A\n2\n",
    "pictures/a.svg": "<svg/>",
    "verify.py": "1",
}


def contents(out: Path) -> Contents:
    """Return everything in a folder by its path; links and folders without files too."""
    found: Contents = {}
    for path in sorted(out.rglob("*")):
        name = path.relative_to(out).as_posix()
        if path.is_symlink():
            found[name] = b"link to " + os.fsencode(path.readlink())
        elif path.is_file():
            found[name] = path.read_bytes()
        elif not path.is_dir():
            found[name] = b"neither file nor folder"
        elif not any(path.iterdir()):
            found[name] = b"folder"
    return found


def as_bytes(files: Files) -> Contents:
    return {name: text.encode() if isinstance(text, str) else text for name, text in files.items()}


def listed(out: Path) -> Contents:
    """Return the files of a report, each checked by its hash, all that there is and no more."""
    found = contents(out)
    sums = found.pop(SUMS).decode()
    expected = [f"{hashlib.sha256(found[name]).hexdigest()}  {name}\n" for name in sorted(found)]
    assert sums == "".join(expected)
    return found


def refusal(out: Path, *, checked: bool = True) -> str:
    """Return the one line by which a folder is refused, first by the check and then by writing."""
    if checked:
        with pytest.raises(BadInput):
            check_folder(out)
    with pytest.raises(BadInput) as refused:
        write_folder(out, NEW)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def refusal_without_change(out: Path) -> str:
    """Return how a folder is refused, having made sure that nothing in or beside it changed."""
    before = contents(out.parent)
    line = refusal(out)
    assert contents(out.parent) == before
    return line


def test_a_new_folder_holds_the_files_and_their_hashes(tmp_path: Path) -> None:
    out = tmp_path / "deeper" / "report"
    check_folder(out)
    assert list(tmp_path.iterdir()) == []
    write_folder(out, OLD)
    assert listed(out) == as_bytes(OLD)
    assert [path.name for path in out.parent.iterdir()] == ["report"]


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="sha256sum is not installed")
def test_sha256sum_checks_the_list(tmp_path: Path) -> None:
    write_folder(tmp_path / "report", OLD)
    command = ["sha256sum", "--check", "--strict", "--quiet", SUMS]
    assert subprocess.run(command, cwd=tmp_path / "report", check=False).returncode == 0
    (tmp_path / "report" / "csv" / "a.csv").write_text("A\n3\n", encoding="utf-8")
    done = subprocess.run(command, cwd=tmp_path / "report", capture_output=True, check=False)
    assert done.returncode == 1
    assert b"csv/a.csv: FAILED" in done.stdout


def test_a_run_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    write_folder(tmp_path / "one", OLD)
    write_folder(tmp_path / "two", dict(reversed(OLD.items())))
    first = contents(tmp_path / "one")
    assert first == contents(tmp_path / "two")
    write_folder(tmp_path / "one", OLD)
    assert contents(tmp_path / "one") == first


def test_an_earlier_report_is_replaced_as_a_whole(tmp_path: Path) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    check_folder(out)
    assert listed(out) == as_bytes(OLD)
    write_folder(out, NEW)
    assert listed(out) == as_bytes(NEW)
    assert [path.name for path in tmp_path.iterdir()] == ["report"]


def test_an_empty_folder_and_one_with_empty_folders_are_taken(tmp_path: Path) -> None:
    out = tmp_path / "report"
    (out / "csv").mkdir(parents=True)
    check_folder(out)
    write_folder(out, OLD)
    assert listed(out) == as_bytes(OLD)


def test_files_can_be_read_by_everyone_and_written_by_their_owner(tmp_path: Path) -> None:
    before = os.umask(0o077)
    try:
        write_folder(tmp_path / "report", OLD)
    finally:
        os.umask(before)
    for path in (tmp_path / "report", *(tmp_path / "report").rglob("*")):
        mode = 0o755 if path.is_dir() else 0o644
        assert stat.S_IMODE(path.stat().st_mode) == mode, path


@pytest.mark.parametrize("name", ["/etc/x", "../x", "a/../x", "a//b", "", ".", ".hidden", SUMS])
def test_a_path_that_leads_elsewhere_is_a_mistake_of_the_program(tmp_path: Path, name: str) -> None:
    with pytest.raises(AssertionError):
        write_folder(tmp_path / "report", {name: "x"})
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_no_report_has_written_is_named_and_stays(tmp_path: Path) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    (out / "csv" / "signed.pdf").write_bytes(b"signed")
    assert refusal_without_change(out) == (
        f"{out}: found 'csv/signed.pdf', which is no file of an earlier report and would be lost; "
        "allowed: a folder of its own: a new or an empty one, or an earlier report as it was "
        "written"
    )


def test_a_file_changed_by_hand_is_named_and_stays(tmp_path: Path) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    (out / "report.html").write_text("by hand", encoding="utf-8")
    assert (
        "found 'report.html', which was changed after the report was written;"
        in refusal_without_change(out)
    )
    (out / "report.html").unlink()
    write_folder(out, NEW)
    assert listed(out) == as_bytes(NEW)


def test_files_that_are_listed_and_missing_are_no_loss(tmp_path: Path) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    (out / "report.pdf").unlink()
    shutil.rmtree(out / "csv")
    check_folder(out)
    write_folder(out, NEW)
    assert listed(out) == as_bytes(NEW)


def home(out: Path) -> None:
    (out / ".ssh").mkdir(parents=True)
    (out / ".ssh" / "known_hosts").write_bytes(b"")


def without_list(out: Path) -> None:
    write_folder(out, OLD)
    (out / SUMS).unlink()


def list_with_another_line(out: Path) -> None:
    write_folder(out, OLD)
    with (out / SUMS).open("a") as file:
        file.write("words of a reviewer\n")


def list_of_another_hand(out: Path) -> None:
    out.mkdir()
    (out / "b.iso").write_bytes(b"")
    (out / SUMS).write_text(f"{hashlib.sha256(b'').hexdigest()} *b.iso\n", encoding="utf-8")


def list_that_leads_elsewhere(out: Path) -> None:
    out.mkdir()
    (out / SUMS).write_text(f"{hashlib.sha256(b'').hexdigest()}  ../b\n", encoding="utf-8")


def list_of_bytes(out: Path) -> None:
    out.mkdir()
    (out / SUMS).write_bytes(b"\xff\xfe")


def file_as_link(out: Path) -> None:
    write_folder(out, OLD)
    (out / "report.html").rename(out.parent / "kept.html")
    (out / "report.html").symlink_to(out.parent / "kept.html")


def folder_as_link(out: Path) -> None:
    write_folder(out, OLD)
    (out / "csv").rename(out.parent / "kept")
    (out / "csv").symlink_to(out.parent / "kept")


def list_as_link(out: Path) -> None:
    write_folder(out, OLD)
    shutil.rmtree(out / "csv")
    (out / "report.html").unlink()
    (out / "report.pdf").unlink()
    (out / SUMS).rename(out.parent / "kept")
    (out / SUMS).symlink_to(out.parent / "kept")


def pipe(out: Path) -> None:
    out.mkdir()
    os.mkfifo(out / "pipe")


@pytest.mark.parametrize(
    ("make", "named"),
    [
        (home, ".ssh/known_hosts"),
        (without_list, "csv/a.csv"),
        (list_with_another_line, SUMS),
        (list_of_another_hand, SUMS),
        (list_that_leads_elsewhere, SUMS),
        (list_of_bytes, SUMS),
        (file_as_link, "report.html"),
        (folder_as_link, "csv"),
        (list_as_link, SUMS),
        (pipe, "pipe"),
    ],
)
def test_what_is_no_report_is_refused(
    tmp_path: Path, make: Callable[[Path], None], named: str
) -> None:
    out = tmp_path / "report"
    make(out)
    assert f"found '{named}'" in refusal_without_change(out)


def test_the_folder_of_the_shell_and_those_above_it_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "empty" / "inner").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "empty" / "inner")
    for name in (".", "..", "../../empty", str(tmp_path), "/"):
        assert "found the folder in which this command runs, or one above" in refusal(Path(name))
    assert contents(tmp_path) == {"empty/inner": b"folder"}
    write_folder(Path("../other"), NEW)
    assert listed(tmp_path / "empty" / "other") == as_bytes(NEW)


def test_a_file_in_its_place_or_above_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("old", encoding="utf-8")
    line = refusal_without_change(tmp_path / "file")
    assert "found a file in its place; allowed: a folder that can be written" in line
    for out in (tmp_path / "file" / "report", tmp_path / "file" / "a" / "report"):
        assert re.search("not a directory|file exists", refusal(out))
    assert contents(tmp_path) == {"file": b"old"}


def test_a_name_that_is_too_long_is_refused(tmp_path: Path) -> None:
    assert "file name too long" in refusal(tmp_path / ("n" * 300))


def test_a_link_to_a_folder_stays_and_its_target_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    out = tmp_path / "report"
    out.symlink_to(tmp_path / "disk" / "reports")
    for files in (OLD, NEW):
        write_folder(out, files)
        assert out.is_symlink()
        assert listed(tmp_path / "disk" / "reports") == as_bytes(files)
    assert [path.name for path in (tmp_path / "disk").iterdir()] == ["reports"]
    (tmp_path / "disk" / "reports" / "mine").write_bytes(b"")
    assert "'mine'" in refusal_without_change(out)


def test_a_link_that_leads_to_itself_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "report"
    out.symlink_to(out)
    assert re.search("loop|levels of symbolic links", refusal(out))


def test_a_folder_without_permission_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    for closed in (tmp_path, out):
        monkeypatch.setattr(os, "access", lambda path, _, closed=closed: path != closed)
        assert (
            "found permission denied; allowed: a folder that can be written"
            in refusal_without_change(out)
        )


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_refused_and_stays(tmp_path: Path) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    for closed in (tmp_path, out):
        closed.chmod(0o555)
        try:
            assert "found permission denied" in refusal_without_change(out)
        finally:
            closed.chmod(0o755)


@pytest.mark.parametrize("after", range(6))
def test_a_disk_that_gets_full_leaves_the_old_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    written = 0
    write_bytes = Path.write_bytes

    def full(path: Path, content: bytes) -> int:
        nonlocal written
        if written == after:
            write_bytes(path, content[: len(content) // 2])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written += 1
        return write_bytes(path, content)

    monkeypatch.setattr(Path, "write_bytes", full)
    if after <= len(NEW):
        assert "found no space left on device; allowed: a folder" in refusal(out, checked=False)
    else:
        write_folder(out, NEW)
    assert listed(out) == as_bytes(NEW if after > len(NEW) else OLD)
    assert [path.name for path in tmp_path.iterdir()] == ["report"]


def test_a_limit_of_the_system_on_files_leaves_the_old_report(tmp_path: Path) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    script = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from combinat.report.folder import write_folder\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "write_folder(Path(sys.argv[1]), {'a': 'short', 'csv/b': 'long' * 1000})\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(out)], capture_output=True, text=True, check=False
    )
    assert "BadInput" in done.stderr.splitlines()[-1]
    assert "found file too large" in done.stderr.splitlines()[-1]
    assert listed(out) == as_bytes(OLD)
    assert [path.name for path in tmp_path.iterdir()] == ["report"]


@pytest.mark.parametrize("which", [1, 2])
@pytest.mark.parametrize("error", [OSError(errno.EIO, "Input/output error"), KeyboardInterrupt()])
def test_a_rename_that_fails_leaves_the_old_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: int, error: BaseException
) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    renamed = 0
    rename = Path.rename

    def failing(path: Path, target: Path) -> Path:
        nonlocal renamed
        renamed += 1
        if renamed == which:
            raise error
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", failing)
    expected = BadInput if isinstance(error, OSError) else KeyboardInterrupt
    with pytest.raises(expected):
        write_folder(out, NEW)
    assert listed(out) == as_bytes(OLD)
    assert [path.name for path in tmp_path.iterdir()] == ["report"]


def killed(out: Path, call: str, which: int) -> None:
    """Write NEW in a process that is killed just before a certain call of the system."""
    script = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from combinat.report.folder import write_folder\n"
        "from tests.report.test_folder import NEW\n"
        "left = int(sys.argv[2])\n"
        "def count(event, arguments):\n"
        "    global left\n"
        "    ours = sys.argv[1] in str(arguments[0] if arguments else '').replace('/.', '/')\n"
        "    if event == sys.argv[3] and ours and (event != 'open' or 'w' in str(arguments[1])):\n"
        "        left -= 1\n"
        "        if not left:\n"
        "            os.kill(os.getpid(), signal.SIGKILL)\n"
        "sys.addaudithook(count)\n"
        "write_folder(Path(sys.argv[1]), NEW)\n"
    )
    words = [sys.executable, "-c", script, str(out), str(which), call]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr


def test_a_kill_before_the_second_rename_is_put_right_by_the_next_run(tmp_path: Path) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    killed(out, "os.rename", 2)
    assert not out.exists()
    check_folder(out)
    assert listed(out) == as_bytes(OLD)
    assert [path.name for path in tmp_path.iterdir()] == ["report"]
    killed(out, "os.rename", 2)
    write_folder(out, NEW)
    assert listed(out) == as_bytes(NEW)
    assert [path.name for path in tmp_path.iterdir()] == ["report"]


@pytest.mark.parametrize("which", range(1, len(NEW) + 2))
def test_a_kill_while_the_new_report_is_written_leaves_the_old_one(
    tmp_path: Path, which: int
) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    killed(out, "open", which)
    assert listed(out) == as_bytes(OLD)
    assert len(list(tmp_path.iterdir())) == 2
    check_folder(out)
    assert listed(out) == as_bytes(OLD)
    assert [path.name for path in tmp_path.iterdir()] == ["report"]


@pytest.mark.parametrize("which", range(1, 7))
def test_a_kill_while_the_old_report_is_removed_leaves_the_new_one(
    tmp_path: Path, which: int
) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    killed(out, "os.remove" if which < 6 else "os.rmdir", which if which < 6 else 1)
    assert listed(out) == as_bytes(NEW)
    assert len(list(tmp_path.iterdir())) == 2
    check_folder(out)
    assert listed(out) == as_bytes(NEW)
    assert [path.name for path in tmp_path.iterdir()] == ["report"]


def test_a_kill_at_any_moment_leaves_one_report_whole(tmp_path: Path) -> None:
    out = tmp_path / "report"
    script = (
        "import sys\n"
        "from pathlib import Path\n"
        "from combinat.report.folder import write_folder\n"
        "from tests.report.test_folder import NEW, OLD\n"
        "print('ready', flush=True)\n"
        "while True:\n"
        "    write_folder(Path(sys.argv[1]), NEW)\n"
        "    write_folder(Path(sys.argv[1]), OLD)\n"
    )
    reports = [as_bytes(OLD), as_bytes(NEW)]
    write_folder(out, OLD)
    chance = random.Random(9)
    for _ in range(8):
        words = [sys.executable, "-c", script, str(out)]
        with subprocess.Popen(words, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"ready\n"
            time.sleep(chance.uniform(0, 0.02))
            process.kill()
        if out.exists():
            assert listed(out) in reports
        check_folder(out)
        assert listed(out) in reports
        assert [path.name for path in tmp_path.iterdir()] == ["report"]


def test_what_lies_beside_and_is_not_of_a_killed_run_stays(tmp_path: Path) -> None:
    out = tmp_path / "report"
    beside = {
        ".report.settings": b"mine",
        ".report.new-abcdefg": b"a character too few",
        ".report.new-abcdefgh/mine": b"in a folder of that very name",
        ".report.old-abcdefgh/mine": b"in a folder of that very name",
        ".report2.new-abcdefgh/SHA256SUMS": b"",
        "report.new-abcdefgh": b"not hidden",
    }
    for name, content in beside.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    write_folder(out, OLD)
    write_folder(out, NEW)
    assert listed(out) == as_bytes(NEW)
    shutil.rmtree(out)
    assert contents(tmp_path) == beside


def test_two_runs_at_once_leave_one_report_whole(tmp_path: Path) -> None:
    out = tmp_path / "report"
    script = (
        "import sys\n"
        "from pathlib import Path\n"
        "from combinat.report.folder import write_folder\n"
        "from tests.report import test_folder\n"
        "for _ in range(30):\n"
        "    write_folder(Path(sys.argv[1]), getattr(test_folder, sys.argv[2]))\n"
    )
    words = [sys.executable, "-c", script, str(out)]
    runs = [subprocess.Popen([*words, name]) for name in ("OLD", "NEW")]
    assert [run.wait() for run in runs] == [0, 0]
    assert listed(out) in [as_bytes(OLD), as_bytes(NEW)]
    assert [path.name for path in tmp_path.iterdir()] == ["report"]


def test_a_file_that_arrives_during_the_renaming_is_not_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "report"
    write_folder(out, OLD)
    put_in = folder._put_in

    def late(new: Path, place: Path) -> None:
        (place / "signed.pdf").write_bytes(b"signed")
        put_in(new, place)

    monkeypatch.setattr(folder, "_put_in", late)
    write_folder(out, NEW)
    assert listed(out) == as_bytes(NEW)
    (left,) = tmp_path.glob(".report.old-*/signed.pdf")
    assert left.read_bytes() == b"signed"
