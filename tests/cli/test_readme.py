"""The README shows what the program prints: its sample is played again."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_sample_of_the_terminal_is_what_the_terminal_prints(tmp_path: Path) -> None:
    sample = re.search(r"```\n(Round 1 .*?)```", README, re.DOTALL)
    words = ["play", "third-man", "--seed", "monday", "--option", "first_leader=3", "--lang", "en", "--resume"]

    played = subprocess.run(
        [sys.executable, "-m", "isoloir", *words, str(tmp_path / "save")],
        input="5\n", capture_output=True, text=True, check=False,
    )  # fmt: skip

    printed = "\n".join(line.rstrip() for line in played.stdout.splitlines())
    assert sample is not None
    assert sample[1].strip() in printed


def test_every_command_the_readme_names_exists() -> None:
    from isoloir.cli.app import COMMANDS

    assert set(re.findall(r"isoloir ([a-z]+) ", README)) <= set(COMMANDS)
