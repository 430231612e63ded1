"""`python -m tests.table.siege.zygote`: has read all of the server's code, and makes a server of itself by forking.

A start takes a tenth of what it takes from nothing, so a thousand kills take minutes. What is killed is a real process.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from signal import SIGKILL

from isoloir.table.serve.run import run
from isoloir.table.serve.settings import read_settings

from ..process import FAST, free_port

ROOT = Path(__file__).parents[3]


class Zygote:
    """Servers on one folder and port, one after another."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.port, self._said = free_port(), data.with_name(f"{data.name}.said")
        named = {**FAST, "HOST": "127.0.0.1", "LOG_LEVEL": "warning", "PORT": str(self.port), "DATA": str(data)}
        self._settings = {f"ISOLOIR_{key}": value for key, value in {**named, **settings}.items()}
        words = [sys.executable, "-m", "tests.table.siege.zygote", str(self._said)]
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, bufsize=1
        )
        self.pid = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def complaints(self) -> str:
        """The server's own lines; a bots' process whose server is killed while it starts says more, and may."""
        said = self._said.read_text().splitlines() if self._said.exists() else []
        return "\n".join(line for line in said if line.startswith("{"))

    def start(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(self._settings) + "\n")
        self.pid = int(self._process.stdout.readline())
        for _ in range(3_000):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.005)
        raise AssertionError(f"it does not listen: {self.complaints}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process.stdout is not None
        os.kill(self.pid, SIGKILL)
        assert self._process.stdout.readline() == "gone\n"
        self.pid = 0

    def close(self) -> None:
        if self.pid:
            self.kill()
        self._process.communicate(timeout=20)


def main(said: str) -> int:
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            return serve(json.loads(line), said)
        print(pid, flush=True)
        os.waitpid(pid, 0)
        print("gone", flush=True)
    return 0


def serve(settings: dict[str, str], said: str) -> int:
    """Its complaints are kept; what it says at a start is not."""
    nothing = os.open(os.devnull, os.O_RDWR)
    kept = os.open(said, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for number, instead in ((0, nothing), (1, nothing), (2, kept)):
        os.dup2(instead, number)
    return run(read_settings({}, settings))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
