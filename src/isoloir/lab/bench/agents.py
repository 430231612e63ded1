"""Who is benched: a program that's spoken to in JSON lines, a Python file, or a level of the house.

There is one for each of its seats, and they can't talk to one another.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from queue import Empty, Queue
from shlex import split
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic
from typing import Any, Protocol

import msgspec

from isoloir.bots import LEVELS, bot_of
from isoloir.core import Ask, BadSetup, Seat, chance

PATIENCE = 5.0
"""Seconds to go away in, once it was told that all is over."""


class Agent(Protocol):
    reads: bool
    """Whether it wants to be told in words, too."""

    def hear(self, message: dict[str, Any]) -> None:
        """A table, the end of a game, or that all is over."""

    def ask(self, message: dict[str, Any], view: Any, question: Ask[Any]) -> None: ...
    def answer(self) -> Any:
        """Whatever it answers to what it was asked last; None if nothing came in time."""


def agents(named: str, seats: int, seconds: float) -> list[Agent]:
    if named in LEVELS:
        return [OfTheHouse(named) for _ in range(seats)]
    if named.endswith(".py") and Path(named).is_file():
        return [InPython(Path(named)) for _ in range(seats)]
    return [Program(split(named), seconds) for _ in range(seats)]


def gone(why: str) -> BadSetup:
    return BadSetup("lab-bench-agent", f"the agent cannot go on: {why}", why=why)


class Program:
    """Reads messages from its standard input, one a line, and writes answers; what it says on stderr is shown."""

    reads = True

    def __init__(self, command: list[str], seconds: float) -> None:
        self._seconds = seconds
        try:
            self._process = Popen(command, stdin=PIPE, stdout=PIPE)
        except OSError as why:
            raise gone(str(why)) from None
        self._lines: Queue[bytes] = Queue()
        self._wanted, self._until = 0, 0.0
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put(b"")

    def hear(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):  # it has closed its end, or we ours
            self._leave()
            if message["type"] != "bye":
                raise gone("it has ended") from None
        if message["type"] == "bye":
            self._leave()

    def _leave(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(PATIENCE)
        except TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def ask(self, message: dict[str, Any], view: Any, question: Ask[Any]) -> None:
        self._wanted += 1
        self._until = monotonic() + self._seconds
        self.hear({**message, "id": self._wanted})

    def answer(self) -> Any:
        """An answer to an earlier question came too late, and what isn't JSON is none."""
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, self._until - monotonic()))
            except Empty:
                return None
            if not line:
                self._leave()
                raise gone("it has ended")
            try:
                said = msgspec.json.decode(line)
            except (msgspec.DecodeError, RecursionError):
                continue
            if isinstance(said, dict) and said.get("id") == self._wanted:
                return said.get("answer")


class InPython:
    """A file with `choose(question)`, and if it likes `hear(message)`; it has all the time it takes."""

    reads = True

    def __init__(self, path: Path) -> None:
        spec = spec_from_file_location(f"bench_agent_{path.stem}", path)
        assert spec is not None, "it ends in .py"
        assert spec.loader is not None
        self._module = module_from_spec(spec)
        sys.modules[spec.name] = self._module
        spec.loader.exec_module(self._module)
        if not hasattr(self._module, "choose"):
            raise gone(f"{path} has no choose(question)")
        self.hear: Callable[[dict[str, Any]], None] = getattr(self._module, "hear", lambda message: None)
        self._question: dict[str, Any] = {}

    def ask(self, message: dict[str, Any], view: Any, question: Ask[Any]) -> None:
        self._question = msgspec.to_builtins(message, str_keys=True)

    def answer(self) -> Any:
        return self._module.choose(self._question)


class OfTheHouse:
    reads = False

    def __init__(self, level: str) -> None:
        self._level, self._game, self._count = level, "", 0
        self._seat: Seat = 0

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self._game, self._seat = message["game"], message["seat"]
            self._count += 1

    def ask(self, message: dict[str, Any], view: Any, question: Ask[Any]) -> None:
        self._asked = view, question, chance("bench baseline", self._count, self._seat, message["pause"])

    def answer(self) -> Any:
        return list(bot_of(self._game, self._level)(*self._asked))
