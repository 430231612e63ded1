"""Who may run the server is never read off an address: a socket for its owner, a token, or a link that opens once."""

from __future__ import annotations

import asyncio
import json
import os
import re
import stat
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode

import pytest

from isoloir.table.door.context import MANY
from isoloir.table.serve.operator_socket import asked, sockets_in
from tests.cli.conftest import Run
from tests.cli.conftest import run as run
from tests.cluster.relay import Relay
from tests.services import free_port
from tests.test_container import SCRATCH, UNPACKED, program

from .process import Server
from .running import people

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
FAR = "203.0.113.7:8765"
"""What a browser at the far end of a tunnel calls the server."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    one = Server(tmp_path / "data", METRICS_TOKEN="")
    one.start()
    yield one
    one.stop()


def said(port: int, method: str, path: str, host: str = "", **form: str) -> tuple[int, str]:
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    headers = {**(FORM if form else {}), **({"Host": host} if host else {})}
    connection.request(method, path, urlencode(form) if form else None, headers)
    response = connection.getresponse()
    text = response.read().decode()
    connection.close()
    return response.status, text


@contextmanager
def nginx(folder: Path, to: int) -> Iterator[int]:
    """As somebody writes it in a minute: no header says who is there."""
    port, folder = free_port(), folder / "nginx"
    folder.mkdir()
    scratch = "".join(f"{each}_temp_path {folder}/{each};\n" for each in SCRATCH)
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid;\ndaemon off;\nmaster_process off;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{scratch}"
        f"server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://127.0.0.1:{to}; }} }} }}\n"
    )
    command = [program("nginx"), "-e", "stderr", "-c", str(folder / "nginx.conf")]
    libraries = os.pathsep.join(str(each) for each in UNPACKED.glob("usr/lib/*-linux-*"))
    environment = {**os.environ, "LD_LIBRARY_PATH": libraries} if command[0].startswith(str(UNPACKED)) else None
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE) as process:
        try:
            while not _answers(port):
                assert process.poll() is None, process.stderr and process.stderr.read()
            yield port
        finally:
            process.terminate()


def _answers(port: int) -> bool:
    try:
        return said(port, "GET", "/healthz")[0] == 200
    except OSError:
        return False


def nothing_is_open(port: int, host: str = "") -> None:
    assert said(port, "GET", "/healthz")[0] == 200
    assert said(port, "GET", "/admin", host)[0] == 404
    assert said(port, "GET", "/metrics", host)[0] == 403
    assert said(port, "POST", "/admin/enter", host, token="")[0] == 404
    assert said(port, "POST", "/admin/drain", host, node="only", sure="1", stamp="")[0] == 403
    assert said(port, "GET", "/healthz")[0] == 200, "it's still there"


def test_on_the_servers_own_machine_an_address_opens_nothing(server: Server) -> None:
    nothing_is_open(server.port)


@pytest.mark.parametrize("host", ["", FAR])
async def test_through_a_bare_relay_and_a_tunnel_an_address_opens_nothing(server: Server, host: str) -> None:
    relay = await Relay(server.port).start()
    try:
        await asyncio.to_thread(nothing_is_open, relay.port, host)
    finally:
        await relay.stop()


def test_through_a_proxy_that_says_nothing_of_its_visitors_an_address_opens_nothing(
    server: Server, tmp_path: Path
) -> None:
    with nginx(tmp_path, server.port) as port:
        nothing_is_open(port)


def test_the_socket_is_its_owners_alone_and_goes_with_the_server(server: Server) -> None:
    (path,) = sockets_in(server.data)

    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    server.stop()
    assert sockets_in(server.data) == []


def test_in_a_folder_however_deep_the_socket_is_found(tmp_path: Path) -> None:
    deep = tmp_path / ("d" * 60) / ("e" * 60)
    server = Server(deep)
    server.start()
    try:
        (path,) = sockets_in(deep)
        assert json.loads(asked(path, "GET", "/"))["this"] == "only"
    finally:
        server.stop()


def test_its_owner_sees_and_stops_it_from_the_terminal(server: Server, run: Run) -> None:
    folder = ("--data", server.data)
    nothing_is_open(server.port)

    shown, refused = run("admin", *folder), run("admin", "refusals", *folder)
    whole = json.loads(run("admin", "--json", *folder).out)
    link = run("admin", "link", *folder).out

    assert "live" in shown.out
    assert "Kept in the store: 0." in shown.out
    assert "private" in refused.out
    assert whole["nodes"][0][0] == "only"
    secret = re.search(rf" http://127.0.0.1:{server.port}/admin\?once=(\S+)\n", link)
    assert secret is not None
    assert said(server.port, "GET", f"/admin?once={secret[1]}")[0] == 200
    assert said(server.port, "POST", "/admin/enter", token=secret[1])[0] == 303
    assert said(server.port, "POST", "/admin/enter", token=secret[1])[0] == 404, "once"
    assert run("admin", "drain", "nobody", *folder).code == 2
    assert run("admin", "drain", *folder).code == 0
    assert server.end()[0] == 0
    gone = run("admin", *folder)
    assert gone.code == 2
    assert "no server runs on" in gone.err


def test_a_socket_that_a_killed_server_left_is_nobody(server: Server, run: Run) -> None:
    server.kill()
    assert len(sockets_in(server.data)) == 1
    assert run("admin", "--data", server.data).code == 2

    server.start()

    assert run("admin", "--data", server.data).code == 0


def test_metrics_have_a_listener_of_their_own_where_the_operator_wants_one(tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path, METRICS=f"127.0.0.1:{port}", METRICS_TOKEN="")
    server.start()
    try:
        status, text = said(port, "GET", "/metrics")
        assert (status, "isoloir_tables" in text) == (200, True)
        assert said(port, "GET", "/")[0] == 404
        assert said(server.port, "GET", "/metrics")[0] == 403
    finally:
        server.stop()


@pytest.mark.parametrize("given", ["0.0.0.0:9400", "9400", "games.example.org:9400", "127.0.0.1:x", "127.0.0.1:0"])
def test_metrics_listen_on_this_machine_only(given: str, run: Run) -> None:
    ran = run("serve", "--metrics", given)

    assert ran.code == 2
    assert "127.0.0.1:9400" in ran.err


@asynccontextmanager
async def crowd(url: str, games: int) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        for _ in range(games):
            await stack.enter_async_context(people(url, "third-man", 4))
        yield


async def test_a_server_whose_proxy_hides_its_visitors_says_so_once(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        async with crowd(server.url, MANY // 4 - 1):
            pass
        async with crowd(server.url, MANY // 4 + 2):
            pass
    finally:
        _, _, complaint = await asyncio.to_thread(server.stop)

    assert complaint.split() == ["proxy-hides"]
