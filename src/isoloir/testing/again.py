"""The same games again in a process of their own, where Python puts what's in a set in another order."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from isoloir.core import Game, Setup, digest
from isoloir.games import HOUSE, game_of
from isoloir.outside import add_file

from .fault import hold
from .play import pauses
from .where import line_of, line_of_text, module_of

HASH_SEEDS = ("1", "2", "3")
"""A short set has few orders: with a single one it might come out the same."""
CAN_START = sys.platform != "emscripten"
LONGEST = 120
"""Seconds until a process is given up."""


def check_another_process_plays_the_same(game: Game[Any, Any], setups: Sequence[Setup], seeds: Sequence[str]) -> None:
    played = [prints(game, setup, seed) for setup in setups for seed in seeds]
    asked = msgspec.json.encode([(each.seats, each.options.departures()) for each in setups]).decode()
    typed = [sys.executable, "-m", __name__, game.key, str(module_of(game)), asked, msgspec.json.encode(seeds).decode()]
    with ThreadPoolExecutor(len(HASH_SEEDS)) as pool:
        done = list(pool.map(lambda hash_seed: _done(typed, hash_seed), HASH_SEEDS))
    for process in done:
        why = process.stderr.strip().rpartition("\n")[2]
        hold(process.returncode == 0, "raised", why=why, where=module_of(game).name)
        others = msgspec.json.decode(process.stdout.rpartition("\n")[2], type=list[list[tuple[str, str]]])
        for mine, theirs in zip(played, others, strict=True):
            step = next((one[0] for one, other in zip(mine, theirs, strict=False) if one != other), None)
            where = line_of([game.steps.get(step or "", len), game.new], "set\\(|{[^:]*}") or line_of_text(
                game, "set\\("
            )
            hold(step is None, "hash-seed", step=step or "", where=where or "?")


def _done(typed: Sequence[str], hash_seed: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    return subprocess.run(typed, env=environment, capture_output=True, encoding="utf-8", timeout=LONGEST, check=False)


def prints(game: Game[Any, Any], setup: Setup, seed: str) -> list[tuple[str, str]]:
    """Of each pause: the step that led there, and the digest of its board, its questions and what was told."""
    found, step = [], "begin"
    for match, _ in pauses(game, setup, seed):
        text = msgspec.json.encode((match.board, sorted(match.asks.items()), match.told)).decode()
        found.append((step, digest(text)))
        step = match.board.next
    return found


def main(key: str, path: str, setups: str, seeds: str) -> None:
    if key not in HOUSE:
        add_file(Path(path))
    game = game_of(key)
    played = [
        prints(game, game.setup(seats, options), seed)
        for seats, options in msgspec.json.decode(setups)
        for seed in msgspec.json.decode(seeds)
    ]
    sys.stdout.write("\n" + msgspec.json.encode(played).decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
