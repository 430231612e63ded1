"""The same seed, the same log: here, in newer Pythons, and in a tab's, which has words of 32 bits."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from isoloir.cli.commands.tab import PARTS
from isoloir.cli.tab_folder import build, node
from isoloir.cli.tab_parts import PYODIDE
from isoloir.games import GAMES
from isoloir.table.door.pages import FOLDER

ROOT = Path(__file__).parents[2]
INSIDE = ROOT / "tests" / "tab" / "inside.py"
SEEDS = ("3", "5", "8", "13")

needs_parts = pytest.mark.skipif(not (ROOT / PARTS / PYODIDE).is_file(), reason="Pyodide isn't here: make tab-parts")


@pytest.fixture(scope="module")
def tab(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tab")
    build(FOLDER, ROOT / PARTS, folder, "quick")
    return folder


def told(*command: str | Path) -> dict[str, str]:
    around = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    ran = subprocess.run(command, cwd=ROOT, env=around, capture_output=True, text=True, check=False)
    lines = [line for line in ran.stdout.splitlines() if line.startswith("told ")]
    assert lines, ran.stderr[-2000:]
    found: dict[str, str] = json.loads(lines[-1].removeprefix("told "))
    return found


def in_the_tab(tab: Path, *said: str) -> dict[str, str]:
    return told(str(node()), ROOT / "tools" / "tab" / "run.mjs", tab, INSIDE, *said)


@needs_parts
@pytest.mark.waits
def test_a_seeded_evening_writes_the_same_log_here_and_in_a_tab(tab: Path) -> None:
    here = told(sys.executable, INSIDE, "evenings", *SEEDS[:2])

    assert len(set(here.values())) == 2
    assert in_the_tab(tab, "evenings", *SEEDS[:2]) == here


@needs_parts
@pytest.mark.soak
def test_a_hundred_evenings_in_a_tab(tab: Path) -> None:
    seeds = [str(seed) for seed in range(100)]

    assert in_the_tab(tab, "evenings", *seeds) == told(sys.executable, INSIDE, "evenings", *seeds)


@needs_parts
@pytest.mark.soak
@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_game_passes_the_suite_in_a_tab(tab: Path, key: str) -> None:
    assert set(in_the_tab(tab, "check", key).values()) == {""}


@pytest.mark.soak
@pytest.mark.parametrize("version", ["3.12", "3.13"])
def test_a_seeded_evening_writes_the_same_log_in_newer_pythons(version: str) -> None:
    uv = ROOT / ".boot" / "bin" / "uv"
    if subprocess.run([uv, "python", "find", "--no-project", version], capture_output=True, check=False).returncode:
        pytest.skip(f"there's no Python {version} here")
    other = (uv, "run", "--quiet", "--no-project", "--python", version, "--with", "msgspec==0.22.0", "python")

    assert told(*other, INSIDE, "evenings", *SEEDS) == told(sys.executable, INSIDE, "evenings", *SEEDS)
