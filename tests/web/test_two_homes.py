"""Two homes, one evening: a server in one network, a phone's browser in another, and a router's port between them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType

from tests.cli.test_doctor import certificate
from tests.services import free_port
from tests.web.conftest import chromium
from tests.web.phones import SMALL, Party, choose, play_alone

HOME, FAR = "isoloir-home", "isoloir-far"
NETS = {HOME: "10.91.1", FAR: "10.91.2"}
"""Each network has the router at .1 and its one machine at .2."""
RELAY = """
import asyncio, sys
async def pipe(reader, writer):
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.close()
async def serve(reader, writer):
    theirs = await asyncio.open_connection(sys.argv[3], int(sys.argv[4]))
    await asyncio.gather(pipe(reader, theirs[1]), pipe(theirs[0], writer), return_exceptions=True)
async def main():
    server = await asyncio.start_server(serve, sys.argv[1], int(sys.argv[2]))
    print("up", flush=True)
    await server.serve_forever()
asyncio.run(main())
"""


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@contextmanager
def network(name: str) -> Iterator[None]:
    """Reaches the router, and nothing else in the world."""
    ip("netns", "add", name)
    try:
        ip("link", "add", f"v-{name[-4:]}", "type", "veth", "peer", "name", "out", "netns", name)
        ip("addr", "add", f"{NETS[name]}.1/30", "dev", f"v-{name[-4:]}")
        ip("link", "set", f"v-{name[-4:]}", "up")
        for words in (("addr", "add", f"{NETS[name]}.2/30", "dev", "out"), ("link", "set", "out", "up")):
            ip("-n", name, *words)
        ip("-n", name, "link", "set", "lo", "up")
        yield
    finally:
        subprocess.run(["ip", "netns", "del", name], check=False)


@contextmanager
def running(*command: str) -> Iterator[subprocess.Popen[str]]:
    """From its first line to the end."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=20)


def inside(name: str, *command: str) -> tuple[str, ...]:
    return ("ip", "netns", "exec", name, *command)


@pytest.mark.soak
def test_a_phone_in_another_home_plays_through_the_routers_port(tmp_path: Path, browser_type: BrowserType) -> None:
    if os.getuid() != 0 or shutil.which("ip") is None:
        pytest.skip("only root can make networks of its own")
    port, outside = free_port(), free_port()
    url = f"https://{NETS[FAR]}.1:{outside}"
    far_browser = tmp_path / "chromium"
    far_browser.write_text(f'#!/bin/sh\nexec {" ".join(inside(FAR, chromium()))} "$@"\n')
    far_browser.chmod(0o755)
    with ExitStack() as stack:
        for name in NETS:
            stack.enter_context(network(name))
        tls = [str(each) for each in stack.enter_context(certificate(tmp_path))]
        serve = (
            sys.executable,
            "-m",
            "isoloir",
            "serve",
            "--lang",
            "en",
            "--port",
            str(port),
            "--public-url",
            url,
            *tls,
        )
        stack.enter_context(running(*inside(HOME, *serve, "--data", str(tmp_path / "data"), "--quiet")))
        stack.enter_context(
            running(sys.executable, "-c", RELAY, f"{NETS[FAR]}.1", str(outside), f"{NETS[HOME]}.2", str(port))
        )
        phone = browser_type.launch(executable_path=far_browser, args=["--no-sandbox", "--ignore-certificate-errors"])
        stack.callback(phone.close)
        party = Party(phone, url)
        page = party.device("en", SMALL)
        play_alone(page, url)
        choose(page)
        assert party.complaints == []
        asked = ("doctor", "--json", "--data", str(tmp_path / "far"), "--public-url", url)
        ask = inside(FAR, sys.executable, "-m", "isoloir", *asked)
        doctor = subprocess.run(ask, capture_output=True, text=True, check=False)
        party.leave()

    assert "outside-tls" in doctor.stdout, "it's a certificate of our own making"
