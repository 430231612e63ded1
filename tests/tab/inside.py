"""Run by the tab's Python under node, and by any other: the logs of seeded evenings, and what the suite finds.

`inside.py evenings 3 5 8` prints a digest of each evening's log; `inside.py check third-man` what each check found.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys


def evenings(seeds: list[str]) -> dict[str, str]:
    from tests.sim.evening import play

    return {seed: logged(play(int(seed))) for seed in seeds}


def logged(evening: object) -> str:
    tables = evening.disk.tables  # type: ignore[attr-defined]
    wrong = evening.checker.wrong  # type: ignore[attr-defined]
    assert wrong == [], wrong
    return hashlib.sha256(b"\n".join(line for entries in tables.values() for line in entries)).hexdigest()


def checked(keys: list[str]) -> dict[str, str]:
    from isoloir.games import GAMES
    from isoloir.testing import findings

    found = ((key, each) for key in keys for each in findings(GAMES[key], seeds=("one",)))
    return {f"{key} {each.check}": str(each.fault or "") for key, each in found}


def without_sockets() -> None:
    """A simulated evening's loop waits for nothing outside, but every loop makes itself a pair of sockets."""
    asyncio.events._set_running_loop(None)
    for name in ("_make_self_pipe", "_close_self_pipe"):
        setattr(asyncio.SelectorEventLoop, name, lambda loop: None)


if __name__ == "__main__":
    if sys.platform == "emscripten":
        without_sockets()
    what, *rest = sys.argv[1:]
    print("told", json.dumps(evenings(rest) if what == "evenings" else checked(rest)))
