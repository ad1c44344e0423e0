"""LibreOffice as a second opinion: it works out every formula of a workbook anew."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

WRONG = 123456
ALWAYS_RECALCULATE = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode"
 oor:op="fuse"><value>0</value></prop></item>
</oor:items>
"""
CACHED = re.compile(r'<c (r="[A-Z]+[0-9]+"(?: s="[0-9]+")?)( t="\w+")?>(<f>[^<]*</f>)<v>[^<]*</v>')


def falsified(book: bytes) -> tuple[bytes, int]:
    """Return a workbook in which every formula's stored value is wrong, and how many there are."""
    count = 0
    buffer = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(book)) as given, zipfile.ZipFile(buffer, "w") as written:
        for name in given.namelist():
            data = given.read(name)
            if name.startswith("xl/worksheets/sheet"):
                text, changed = CACHED.subn(rf"<c \1>\3<v>{WRONG}</v>", data.decode())
                data, count = text.encode(), count + changed
                assert text.count("<f>") == changed, name
            written.writestr(name, data)
    return buffer.getvalue(), count


def recalculated(books: Mapping[str, bytes], folder: Path) -> dict[str, Path]:
    """Return each workbook as LibreOffice saves it after it has calculated all formulas.

    Skips the test where LibreOffice is not installed.
    """
    office = shutil.which("soffice")
    if office is None:
        pytest.skip("soffice (LibreOffice) is not installed")
    profile = folder / "profile"
    (profile / "user").mkdir(parents=True)
    (profile / "user" / "registrymodifications.xcu").write_text(ALWAYS_RECALCULATE)
    files = [folder / f"{name}.xlsx" for name in books]
    for file, book in zip(files, books.values(), strict=True):
        file.write_bytes(book)
    out = folder / "recalculated"
    command = [office, "--headless", f"-env:UserInstallation={profile.as_uri()}"]
    command += ["--convert-to", "xlsx", "--outdir", str(out), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return {name: out / f"{name}.xlsx" for name in books}
