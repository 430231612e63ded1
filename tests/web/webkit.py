"""Debian's WebKit, driven by its own WebDriver on a screen that nobody sees."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

BROWSERS = [*Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")]
DRIVER, SCREEN = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
LISTEN = """
window.faults = [];
window.addEventListener("error", (event) => window.faults.push(String(event.message)));
window.addEventListener("unhandledrejection", (event) => window.faults.push(String(event.reason)));
"""


class Window:
    """One page: where it is, and what its scripts answer."""

    def __init__(self, port: int, pid: int) -> None:
        self.pid = pid
        """Of what has started the browser."""
        self._root = f"http://127.0.0.1:{port}"
        options = {"binary": str(BROWSERS[0]), "args": ["--automation"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        self._root += f"/session/{self._call('POST', '/session', capabilities={'alwaysMatch': wanted})['sessionId']}"

    def _call(self, method: str, path: str, **said: Any) -> Any:
        body = json.dumps(said).encode() if method == "POST" else None
        with urlopen(Request(self._root + path, body, {"content-type": "application/json"}, method=method)) as answer:
            return json.load(answer)["value"]

    def goto(self, url: str) -> None:
        self._call("POST", "/url", url=url)
        self.run(LISTEN)

    def run(self, script: str, *arguments: Any) -> Any:
        """Statements, and what they return."""
        return self._call("POST", "/execute/sync", script=script, args=arguments)

    def wait(self, function: str, *arguments: Any) -> Any:
        """What a function answers, once it has."""
        script = "const done = arguments[arguments.length - 1];"
        script += f"Promise.resolve(({function})(...[...arguments].slice(0, -1))).then(done);"
        return self._call("POST", "/execute/async", script=script, args=arguments)

    def until(self, expression: str, seconds: float = 60) -> Any:
        end = time.monotonic() + seconds
        while not (found := self.run(f"return {expression}")):
            assert time.monotonic() < end, f"never came: {expression}"
            time.sleep(0.1)
        return found

    def press(self, selector: str, which: int = 0) -> None:
        found = f"document.querySelectorAll({json.dumps(selector)})[{which}]"
        self.until(found)
        self.run(f"{found}.click()")

    def sized(self, width: int, height: int) -> None:
        self._call("POST", "/window/rect", width=width, height=height)

    def close(self) -> None:
        self._call("DELETE", "")


@contextmanager
def webkit() -> Iterator[Window]:
    """A window of its own, on a screen and with a driver that go when it goes."""
    if not (DRIVER and SCREEN and BROWSERS):
        raise FileNotFoundError("these tests need WebKit: make webkit")
    read, write = os.pipe()
    screen = [SCREEN, "-displayfd", str(write), "-screen", "0", "1280x1024x24"]
    with started(screen, pass_fds=(write,)):
        display = os.read(read, 16).decode().strip()
        port = free_port()
        around = {**os.environ, "DISPLAY": f":{display}", "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"}
        # As root, which the tests of a container are, WebKit's own sandbox doesn't start.
        around |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"} if os.geteuid() == 0 else {}
        with started([DRIVER, f"--port={port}"], env=around) as driver:
            window = Window(listening(port), driver.pid)
            try:
                yield window
            finally:
                window.close()


@contextmanager
def started(command: list[str], **how: Any) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(10)


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def listening(port: int, seconds: float = 20) -> int:
    end = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            assert time.monotonic() < end, "the driver never listened"
            time.sleep(0.1)
        else:
            return port
