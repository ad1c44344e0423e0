"""The published explorers: regenerated, they are the same bytes, and small enough to be mailed."""

from __future__ import annotations

from pathlib import Path

import pytest

from combinat.cli.explorers import write_explorer
from tests.test_tables import HOUSES, TABLES

MOST_BYTES = 1_000_000


@pytest.mark.parametrize("house", HOUSES)
def test_the_same_bytes(house: str, tmp_path: Path) -> None:
    path = write_explorer(house, tmp_path)
    made = (tmp_path / path).read_bytes()
    assert made == (TABLES / path).read_bytes(), "run 'make tables'"
    assert len(made) < MOST_BYTES
