"""The doctor visits the server by the address people open: through proxies that pass on too little, and by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from isoloir.table.serve.doctor.outside import _passed_on
from isoloir.table.serve.settings import ServeSettings
from tests.cli.conftest import Run
from tests.cli.test_doctor import certificate, found
from tests.cluster.relay import Relay
from tests.table.process import Server
from tests.table.test_operator import nginx

FAR = ServeSettings(public_url="https://games.example.invalid")
SEEN = {"host": "games.example.invalid", "secure": True, "address": "203.0.113.9", "forwarded": "read"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "house", PROXIES="127.0.0.1")
    running.start()
    yield running
    running.kill()


def outside(run: Run, port: int, *flags: str) -> set[str]:
    told = found(run, "--public-url", f"http://localhost:{port}", *flags)
    return {key for key in told if key.startswith("outside-")}


def test_a_server_that_is_reached_straight_is_well(run: Run, tmp_path: Path) -> None:
    running = Server(tmp_path / "straight")
    running.start()
    try:
        assert outside(run, running.port) == set()
    finally:
        running.kill()


async def test_a_relay_that_hides_who_comes_is_found(run: Run, server: Server) -> None:
    relay = await Relay(server.port).start()
    try:
        told = await asyncio.to_thread(outside, run, relay.port, "--proxies", "127.0.0.1")
    finally:
        await relay.stop()

    assert told == {"outside-hidden"}


def test_a_proxy_without_the_header_is_found(run: Run, server: Server, tmp_path: Path) -> None:
    with nginx(tmp_path, server.port) as port:
        assert "outside-hidden" in outside(run, port, "--proxies", "127.0.0.1")


def test_where_nobody_listens_it_says_so_and_where_another_does_too(run: Run, server: Server) -> None:
    assert outside(run, 1) == {"outside-silent"}
    assert [each.key for each in _passed_on(FAR.public_url, {"hello": 1}, FAR)] == ["outside-another"]


def test_plain_http_where_tls_is_spoken_and_tls_where_it_is_not_are_told_apart_from_silence(
    run: Run, server: Server, tmp_path: Path
) -> None:
    assert "outside-swapped" in found(run, "--public-url", f"https://localhost:{server.port}")
    with certificate(tmp_path) as (_, cert, _, key):
        secure = Server(tmp_path / "secure", TLS_CERT=str(cert), TLS_KEY=str(key))
        secure.start()
        try:
            assert outside(run, secure.port) == {"outside-swapped"}
        finally:
            secure.kill()


@pytest.mark.parametrize(
    ("seen", "key"),
    [
        ({}, None),
        ({"host": "127.0.0.1:8765"}, "outside-host"),
        ({"secure": False}, "outside-scheme"),
        ({"forwarded": "missing"}, "outside-hidden"),
        ({"forwarded": "none", "address": "127.0.0.1"}, "outside-hidden"),
        ({"forwarded": "none"}, None),
        ({"forwarded": "ignored", "address": "10.0.0.2"}, "outside-unread"),
    ],
)
def test_each_thing_a_proxy_keeps_to_itself_has_its_sentence(seen: dict[str, object], key: str | None) -> None:
    told = [each.key for each in _passed_on(FAR.public_url, {"seen": {**SEEN, **seen}}, FAR)]

    assert told == ([key] if key else [])
