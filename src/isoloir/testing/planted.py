"""A planted fault before the judges: what every game must pass, and the author's own tests.

Each in a process of its own, which takes the faulty file for the true one wherever it's imported.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from isoloir.core import Game, digest
from isoloir.games import HOUSE, game_of
from isoloir.outside import add_file

from .again import prints
from .mutants import Mutant
from .run import CHECKS, findings
from .setups import plain_setups
from .where import module_of

BOOT = """
import sys
from importlib.machinery import SourceFileLoader
path, source = sys.stdin.readline().rstrip("\\n"), sys.stdin.read()
code, data, sys.dont_write_bytecode = SourceFileLoader.get_code, SourceFileLoader.get_data, True
SourceFileLoader.get_code = lambda self, name: compile(source, path, "exec") if self.path == path else code(self, name)
SourceFileLoader.get_data = lambda self, name: source.encode() if name == path else data(self, name)
from isoloir.testing.planted import main
main(*sys.argv[1:])
"""
LONGEST = 60
"""Seconds of the processor's time; what takes longer doesn't end."""
SLOW = {"bots", "again", "texts", "words", "options"}
"""Checks that look at something else than the rules, or in other processes."""


class Verdict(msgspec.Struct, frozen=True):
    caught: str
    """The sentence that names it; empty if nothing does."""
    print: str = ""


def judged(game: Game[Any, Any], mutant: Mutant, tests: Sequence[str] = ()) -> str:
    """Who notices, in a word or a sentence; empty if nobody does."""
    first = _judged(game, mutant, "1", tests)
    if first.caught or _judged(game, mutant, "2", ()).print == first.print:
        return first.caught
    return "again"


def _judged(game: Game[Any, Any], mutant: Mutant, hash_seed: str, tests: Sequence[str]) -> Verdict:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    typed = [sys.executable, "-c", BOOT, game.key, str(module_of(game)), *tests]
    given = f"{mutant.path}\n{mutant.source}"
    complaint = ""
    try:
        done = subprocess.run(
            typed, input=given, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
        )
        complaint = done.stderr.strip().rpartition("\n")[2]
        return msgspec.json.decode(done.stdout.rpartition("\n")[2], type=Verdict)
    except subprocess.TimeoutExpired:
        return Verdict("endless")
    except msgspec.MsgspecError:
        return Verdict(complaint or "crash")


def main(key: str, path: str, *tests: str) -> None:
    with suppress(ImportError):  # not every system has it
        resource = import_module("resource")
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST * (1 + 4 * bool(tests)), resource.RLIM_INFINITY))
    broken = None if key in HOUSE else add_file(Path(path))
    verdict = Verdict(broken.why) if broken else _verdict(game_of(key))
    if not verdict.caught and tests:
        import pytest

        if pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests]):
            verdict = Verdict("tests")
    sys.stdout.write("\n" + msgspec.json.encode(verdict).decode())
    sys.stdout.flush()


def _verdict(game: Game[Any, Any]) -> Verdict:
    checks = [name for name in CHECKS if name not in SLOW]
    for found in findings(game, ["one"], checks, processes=False, quick=True):
        if found.fault is not None:
            return Verdict(str(found.fault))
    setups = plain_setups(game)
    played = [prints(game, setup, "one") for setup in (setups[0], setups[-1])]
    return Verdict("", digest(msgspec.json.encode(played).decode()))
