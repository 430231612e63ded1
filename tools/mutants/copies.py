"""Copies of what is committed, in which a fault is planted and tests are run; pages and tools are borrowed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).parent.parent.parent
BORROWED = (".venv", ".boot", "web/node_modules", "src/isoloir/table/static", "build/tab-parts")
LIMITED = ("sh", "-c", 'ulimit -v 8000000; exec "$@"', "sh")
"""A fault may ask for all the memory there is."""


def copied(place: Path) -> Path:
    shutil.rmtree(place, ignore_errors=True)
    subprocess.run(("git", "clone", "--quiet", "--shared", str(ROOT), str(place)), check=True)
    for name in BORROWED:
        if (ROOT / name).exists():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            (place / name).symlink_to(ROOT / name)
    return place


def run_tests(
    place: Path, arguments: Sequence[str], within: float, more: Mapping[str, str] = MappingProxyType({})
) -> tuple[int, str]:
    """How pytest ended, and what it printed; -1 if it took too long, as a fault that never ends does."""
    command = (*LIMITED, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not soak", *arguments)
    source = {"PYTHONPATH": str(place / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(
        command,
        cwd=place,
        env=os.environ | source | dict(more),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            printed, _ = process.communicate(timeout=within)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            return -1, process.communicate()[0]
    return process.returncode, printed
