"""What a tab's Python is made of is named twice, in the lock files and beside what checks it: by one hash."""

from __future__ import annotations

import json
from pathlib import Path

from isoloir.cli import tab_parts

ROOT = Path(__file__).parents[2]


def test_pyodide_is_the_one_that_is_locked() -> None:
    lock = json.loads((ROOT / "tools/tab/package-lock.json").read_text())
    locked = lock["packages"]["node_modules/pyodide"]

    assert f"pyodide-{locked['version']}.tgz" == tab_parts.PYODIDE
    assert f"sha512-{tab_parts.PYODIDE_HASH}" == locked["integrity"]


def test_msgspec_is_the_one_that_is_locked() -> None:
    locked = (ROOT / "requirements/tab.txt").read_text()

    assert f"msgspec=={tab_parts.MSGSPEC.split('-')[1]}" in locked
    assert f"sha256:{tab_parts.MSGSPEC_HASH}" in locked
