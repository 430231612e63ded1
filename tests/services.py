"""Throw-away services for the tests: started here, on a port of their own, and stopped again."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def postgres_binaries() -> Path:
    """The newest that Debian's package has put there."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found:
        raise RuntimeError("PostgreSQL is not installed: make setup-cluster does it")
    return found[-1].parent


class Postgres:
    """One server in a scratch folder. PostgreSQL refuses to run as root, so root becomes `postgres`."""

    def __init__(self) -> None:
        self.port = free_port()
        self._binaries = postgres_binaries()
        self._folder = Path(mkdtemp(prefix="isoloir-postgres-"))
        self._data = self._folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, object] = {}
        if os.geteuid() == 0:
            account = pwd.getpwnam("postgres")
            os.chown(self._folder, account.pw_uid, account.pw_gid)
            self._as = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
        self._run("initdb", "--no-sync", "-A", "trust", "-U", "isoloir", "-E", "UTF8", "-D", str(self._data))

    @property
    def address(self) -> str:
        return f"postgresql://isoloir@127.0.0.1:{self.port}/postgres"

    def database(self, name: str) -> str:
        """A new, empty one."""
        self._run("psql", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "isoloir", "-d", "postgres",
                  "-c", f'CREATE DATABASE "{name}"')  # fmt: skip
        return f"postgresql://isoloir@127.0.0.1:{self.port}/{name}"

    def start(self, **settings: str) -> Postgres:
        wanted = {"listen_addresses": "127.0.0.1", "port": str(self.port), "unix_socket_directories": str(self._folder),
                  "fsync": "off", "shared_buffers": "32MB", **settings}  # fmt: skip
        words = [word for name, value in wanted.items() for word in ("-c", f"{name}={value}")]
        self._process = subprocess.Popen(
            [str(self._binaries / "postgres"), "-D", str(self._data), *words],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", **self._as,  # type: ignore[call-overload]
        )  # fmt: skip
        self._wait()
        return self

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it without waiting for clients; SIGQUIT is a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=30)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _wait(self) -> None:
        """A port that is open is not a server that answers."""
        ready = [str(self._binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-d", "postgres"]
        for _ in range(300):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL does not start")

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [str(self._binaries / program), *words],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd="/",
            **self._as,  # type: ignore[call-overload]
        )


@contextmanager
def postgres(**settings: str) -> Iterator[Postgres]:
    server = Postgres()
    try:
        yield server.start(**settings)
    finally:
        server.remove()


class Nats:
    """NATS core: it keeps nothing, so there is nothing to set up."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> Nats:
        server = Path(sys.executable).parent / "nats-server"
        self._process = subprocess.Popen(
            [str(server), "-a", "127.0.0.1", "-p", str(self.port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(200):
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return self
            time.sleep(0.02)
        raise RuntimeError("NATS does not start")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(timeout=10)
            self._process = None


@contextmanager
def nats() -> Iterator[Nats]:
    server = Nats()
    try:
        yield server.start()
    finally:
        server.stop()
