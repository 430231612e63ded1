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

INTERRUPTIBLE = ("env", "--default-signal=INT")
"""As in a terminal: whatever runs in the background is born deaf to Ctrl-C, and so are the tests there."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def postgres_binaries() -> Path:
    """The newest that Debian's package has put there."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found:
        raise RuntimeError("PostgreSQL is not installed: make postgres does it")
    return found[-1].parent


class Postgres:
    """One server in a scratch folder. PostgreSQL refuses to run as root, so root becomes `postgres`.

    `room`: a disk of its own with this many megabytes, which can be filled. Only root can have one.
    """

    def __init__(self, room: int = 0, like: Postgres | None = None) -> None:
        """`like`: a copy that follows that one."""
        self.port, self.room = free_port(), room if os.geteuid() == 0 else 0
        self._binaries = postgres_binaries()
        self._folder = Path(mkdtemp(prefix="isoloir-postgres-"))
        self._data = self._folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, object] = {}
        if self.room:
            self.room *= _run_as_root("mount", "-t", "tmpfs", "-o", f"size={self.room}m", "tmpfs", str(self._folder))
        if os.geteuid() == 0:
            account = pwd.getpwnam("postgres")
            os.chown(self._folder, account.pw_uid, account.pw_gid)
            self._as = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
        if like is None:
            self._run("initdb", "--no-sync", "-A", "trust", "-U", "isoloir", "-E", "UTF8", "-D", str(self._data))
        else:
            self._run("pg_basebackup", "-R", "-c", "fast", "-h", "127.0.0.1", "-p", str(like.port), "-U", "isoloir",
                      "-D", str(self._data))  # fmt: skip

    @property
    def address(self) -> str:
        return f"postgresql://isoloir@127.0.0.1:{self.port}/postgres"

    @property
    def pid(self) -> int:
        """Of the process that started all its others."""
        assert self._process is not None
        return self._process.pid

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

    def replica(self) -> Postgres:
        """A copy that follows this one from its start on; who may be promoted has to be waited for by commits."""
        return Postgres(self.room, self)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def fill(self) -> None:
        """Not a byte is left on its disk."""
        with suppress(OSError), (self._folder / "ballast").open("wb", buffering=0) as file:
            while True:
                file.write(bytes(65_536))

    def empty(self) -> None:
        (self._folder / "ballast").unlink(missing_ok=True)

    def set_waiting(self, names: str) -> None:
        """For which replicas a commit waits, from now on."""
        for words in (f"ALTER SYSTEM SET synchronous_standby_names = '{names}'", "SELECT pg_reload_conf()"):
            self._run(
                "psql", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "isoloir", "-d", "postgres", "-c", words
            )

    def promote(self) -> None:
        self._run("pg_ctl", "promote", "-w", "-D", str(self._data))

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it without waiting for clients; SIGQUIT is a crash."""
        if self._process is not None:
            if self._process.poll() is None:
                self._process.send_signal(how)
            self._process.wait(timeout=30)
            self._process = None

    def remove(self) -> None:
        self.stop()
        if self.room:
            _run_as_root("umount", str(self._folder))
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


def _run_as_root(*words: str) -> bool:
    """Whether it could be done: not every machine lets one."""
    return subprocess.run(words, check=False, stderr=subprocess.DEVNULL).returncode == 0


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
