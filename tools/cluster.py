"""`make cluster`: two nodes, a throw-away PostgreSQL and a proxy on this machine, until Ctrl-C."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from tests.services import free_port, postgres

HAPROXY = """
defaults
  mode http
  timeout connect 3s
  timeout client 1m
  timeout server 1m
  timeout tunnel 1h
  option redispatch
frontend door
  bind 127.0.0.1:{port}
  http-request del-header X-Forwarded-For
  option forwardfor
  default_backend isoloir
backend isoloir
  balance hash path,field(4,/),upper
  hash-type consistent
  option httpchk GET /readyz
  retries 2
  retry-on conn-failure empty-response 503
  http-request disable-l7-retry if METH_POST
  server one 127.0.0.1:{one} check inter 1s fall 2
  server two 127.0.0.1:{two} check inter 1s fall 2
"""


def node(store: str, port: int) -> subprocess.Popen[bytes]:
    command = [Path(sys.executable).parent / "isoloir", "serve", "--store", store, "--port", str(port)]
    more = ["--host", "127.0.0.1", "--proxies", "127.0.0.1", "--drain-seconds", "3", "--quiet"]
    return subprocess.Popen([*map(str, command), *more], stdout=subprocess.DEVNULL, start_new_session=True)


def wait_for(url: str) -> None:
    for _ in range(150):
        try:
            with urlopen(url, timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"{url} does not answer")


def stop(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=20)


def main() -> int:
    door, one, two = free_port(), free_port(), free_port()
    with ExitStack() as stack:
        store = stack.enter_context(postgres(fsync="on")).address
        folder = Path(stack.enter_context(TemporaryDirectory()))
        for port in (one, two):
            stack.callback(stop, node(store, port))
            wait_for(f"http://127.0.0.1:{port}/readyz")
        (folder / "haproxy.cfg").write_text(HAPROXY.format(port=door, one=one, two=two))
        haproxy = shutil.which("haproxy") or "/usr/sbin/haproxy"
        stack.callback(stop, subprocess.Popen([haproxy, "-q", "-f", str(folder / "haproxy.cfg")]))
        wait_for(f"http://127.0.0.1:{door}/readyz")
        print(f"Play at   http://127.0.0.1:{door}/")
        print(f"Nodes     http://127.0.0.1:{one}/ and http://127.0.0.1:{two}/; stop one and play on")
        print(f"Database  {store}")
        print("Ctrl-C ends it, and everything in it is thrown away.", flush=True)
        with suppress(KeyboardInterrupt):
            signal.pause()
    return 0


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _interrupt)
    signal.signal(signal.SIGINT, _interrupt)
    raise SystemExit(main())
