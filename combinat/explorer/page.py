"""The page on which people see an edge move: one HTML file that runs by itself and fetches nothing.

What runs and how it looks is named by its hash in the page's Content-Security-Policy, so that no
text of a game's file can run; text is escaped besides.
"""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

from combinat.explorer.data import explorer_record
from combinat.faults import BadInput, Fault, quote
from combinat.rules.game import PRINTED

TEMPLATE, STYLE, SCRIPT = "explorer.html", "explorer.css", "explorer.js"
ENDS = {STYLE: "</style", SCRIPT: "</script"}


def explorer_page(name: str, reading: str = PRINTED) -> str:
    """Return the page of a bundled game, or of the game of a file, and the reading shown first.

    Raises BadInput where the game has a fault, or no such reading.
    """
    record = explorer_record(name)
    readings = [entry["id"] for entry in record["readings"]]
    if reading not in readings:
        raise BadInput(Fault("--reading", "", quote(reading), ", ".join(readings)))
    style, script = _packaged(STYLE), _packaged(SCRIPT)
    return Template(_packaged(TEMPLATE)).substitute(
        title=escape(record["title"]),
        game=escape(record["game"]),
        style=style,
        script=script,
        style_hash=_hash(style),
        script_hash=_hash(script),
        data=_json({**record, "shown_first": reading}),
    )


def _packaged(name: str) -> str:
    """Return a file of this package, which nothing in it may end too early as a part of a page."""
    text = (files("combinat.explorer") / name).read_text(encoding="utf-8")
    assert name not in ENDS or ENDS[name] not in text.lower(), name
    return text


def _hash(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()


def _json(record: dict[str, Any]) -> str:
    """Return a record as JSON that can stand within a page: no tag and no comment opens in it."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")
