"""`make test-busy`: each test that waits for others many times, then all several times, beside busy loops."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tools.suite import PYTEST, SUITES, Suite, run

LOOPS = 4
LOOP = "import os; parent = os.getppid()\nwhile os.getppid() == parent: sum(range(100_000))"
"""Ends with the tests beside it, however those end."""
LAZY = ("play/BoothPanel", "play/Booths", "play/Reactions", "democrazy/democrazy", "habits/habits")
"""Tests of pages that wait for what is fetched when it's wanted."""


def waiting(times: int) -> tuple[Suite, ...]:
    pages = ("npm", "run", "--silent", "test", "--", "--reporter=default", f"--repeats={times - 1}", *LAZY)
    others = (*PYTEST, "-m", "waits", f"--times={times}", "tests")
    return Suite("pages", f"{times} times as long", pages, "web"), Suite("others", f"{times} times as long", others)


@contextmanager
def busy() -> Iterator[None]:
    with ExitStack() as stack:
        for _ in range(LOOPS):
            loop = subprocess.Popen([sys.executable, "-c", LOOP])
            stack.callback(loop.wait)
            stack.callback(loop.kill)
        yield


def main(times: int, whole: int) -> int:
    with busy():
        return max(run(suites) for suites in (*([waiting(times)] if times else []), *[SUITES] * whole))


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:])))
