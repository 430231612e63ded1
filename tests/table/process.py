"""A server in a process of its own, that can be killed, and players who come back."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import aiohttp

from isoloir.core import chance
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Client, Closed, Refused

from .running import METRICS

RUN = """
import sys
from isoloir.table.serve.run import run
from isoloir.table.serve.settings import read_settings
sys.exit(run(read_settings({}, dict(item.split("=", 1) for item in sys.argv[1:]))))
"""
FAST = {"GRACE_MS": "25", "BOT_MS": "5", "TICK_MS": "0", "NONCE_MS": "500", "LIMITS": "0", "MESSAGE_RATE": "0"}
TOKENS = {"METRICS_TOKEN": METRICS}
LOST = (Closed, Refused, aiohttp.ClientError, ConnectionError, TimeoutError)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    source: Path | None = None
    """Where the version to run is imported from, if not from here."""

    def __init__(self, data: Path, port: int = 0, **settings: str) -> None:
        self.data, self.port = data, port or free_port()
        self._settings: Mapping[str, str] = {**FAST, **TOKENS, "HOST": "127.0.0.1", "LOG_LEVEL": "warning", **settings}
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> str:
        """Returns once it listens, with what it said, or once it is over."""
        self.launch()
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def launch(self) -> None:
        named = {"PORT": str(self.port), "DATA": str(self.data), **self._settings}
        words = [f"ISOLOIR_{key}={value}" for key, value in named.items()]
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(self.source)} if self.source else None,
        )

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self._wait()

    def stop(self) -> tuple[int, str, str]:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self._wait()

    def end(self) -> tuple[int, str, str]:
        """For a server that cannot start and says why."""
        return self._wait()

    def _wait(self) -> tuple[int, str, str]:
        assert self.process is not None
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, out, err


class Stubborn:
    """Plays at random, comes back whenever the server is gone, and remembers what was acknowledged."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.acknowledged: dict[tuple[int, int], tuple[str | int, ...]] = {}
        self.repeats = 0
        self.refused = 0
        self.lost = 0

    async def play(self) -> None:
        while self.client.moved is None or self.client.moved.over is None:
            try:
                here = self.client.moved
                await self._answer(here)
                if self.client.moved is here and not self._owes(here):
                    await self.client.next_moved(seconds=5)
            except LOST:
                self.lost += 1
                await self._come_back()

    async def _answer(self, here: a.Moved | None) -> None:
        for ask in here.asks if here else []:
            assert here is not None
            known = self.acknowledged.get((here.pause, ask.seat))
            if known is not None:
                assert ask.chosen == known, "an acknowledged choice was lost"
                continue
            dice = chance("stubborn", here.pause, ask.seat)
            choice = dice.sample(ask.options, ask.take)
            answer = await asyncio.wait_for(self._choose(here.pause, ask.seat, choice), 5)
            if isinstance(answer, a.Accepted):
                self.acknowledged[here.pause, ask.seat] = choice
                self.repeats += answer.again
            else:
                assert isinstance(answer, a.Refused)
                assert answer.code in {"late", "storage"}, answer
                self.refused += answer.code == "storage"
                await asyncio.sleep(0.05)

    def _owes(self, here: a.Moved | None) -> bool:
        """An answer that was refused is given again."""
        return here is not None and any((here.pause, ask.seat) not in self.acknowledged for ask in here.asks)

    async def _choose(self, pause: int, seat: int, choice: tuple[str | int, ...]) -> a.FromServer:
        """The same command id however often it is sent."""
        return await self.client.say(s.Choose, command=f"p{pause}-s{seat}", pause=pause, seat=seat, choice=choice)

    async def _come_back(self) -> None:
        for _ in range(200):
            try:
                await self.client.close()
                await self.client.connect()
                return
            except LOST:
                await asyncio.sleep(0.05)
        raise AssertionError("the server did not come back")
