"""HTTP that no browser sends: bodies that unfold, requests in one breath, heads without end, names of others."""

from __future__ import annotations

import asyncio
import gzip
import logging
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from isoloir.table.door.context import DoorSettings
from isoloir.table.door.desk.tally import FEW, Tally
from isoloir.table.door.idle import Idle
from tests.table.client import Device

from ..process import Server
from ..running import Running, running
from ..test_security import everything_logged
from ..test_soak import kilobytes

ORDINARY = DoorSettings()


async def said(url: str, raw: bytes, seconds: float = 5) -> bytes:
    """Everything that is answered to these bytes, until the server closes or says nothing more."""
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    heard = b""
    try:
        writer.write(raw)
        async with asyncio.timeout(seconds):
            while more := await reader.read(65_536):
                heard += more
    except (TimeoutError, ConnectionError):
        pass
    finally:
        writer.close()
    return heard


def request(method: str, path: str, *headers: str, body: bytes = b"", host: str = "127.0.0.1") -> bytes:
    sized = (f"Content-Length: {len(body)}",) if body else ()
    lines = (f"{method} {path} HTTP/1.1", f"Host: {host}", *sized, *headers, "", "")
    return "\r\n".join(lines).encode() + body


def status(answer: bytes) -> int:
    return int(answer.split()[1]) if answer else 0


@asynccontextmanager
async def house(data: Path) -> AsyncIterator[Running]:
    async with running(data, door=ORDINARY) as server:
        yield server
        assert status(await said(server.url, request("GET", "/healthz", "Connection: close"))) == 200


@pytest.mark.parametrize(("path", "coding"), [("/api/replay", "gzip"), ("/api/tables", "deflate")])
async def test_a_body_that_unfolds_fills_no_memory(path: str, coding: str, tmp_path: Path) -> None:
    zeros = bytes(100_000_000)
    bomb = gzip.compress(zeros, 1) if coding == "gzip" else zlib.compress(zeros, 1)
    server = Server(tmp_path / "data", LIMITS="1")
    server.start()
    try:
        before = kilobytes(server)
        kind = f"Content-Type: application/{'x-ndjson' if path == '/api/replay' else 'json'}"
        asked = request("POST", path, kind, f"Content-Encoding: {coding}", "Connection: close", body=bomb)
        answers = await asyncio.gather(*(said(server.url, asked, 15) for _ in range(3)))
        grown = kilobytes(server) - before
    finally:
        server.stop()

    assert {status(answer) for answer in answers} <= {0, 400, 413, 415, 429}
    assert grown < 40_000, grown


async def test_a_few_requests_in_one_breath_are_answered_and_hundreds_let_go(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        few = await said(server.url, request("GET", "/healthz") * 4, 1)
        many = await said(server.url, request("GET", "/healthz") * 300, 1)

    assert few.count(b"HTTP/1.1 200") == 4
    assert many.count(b"HTTP/1.1 200") < 20


async def test_a_body_in_parts_is_refused_and_what_follows_isnt_read(tmp_path: Path) -> None:
    """No browser sends one; fifty of them took the server from 55 to 348 MB in five seconds."""
    async with house(tmp_path) as server:
        parts = request("POST", "/api/tables", "Transfer-Encoding: chunked") + b"18\r\n" + b"y" * 24 + b"\r\n"
        answer = await said(server.url, parts + b"0\r\n\r\n" + request("GET", "/healthz") * 3, 1)

    assert status(answer) == 411
    assert answer.count(b"HTTP/1.1") == 1


async def test_ones_own_cookie_is_found_among_hundreds(tmp_path: Path) -> None:
    """Cookies of everything else on the machine come along, as they do on localhost."""
    others = "; ".join(f"other{n}=x" for n in range(300))
    async with house(tmp_path) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        (mine,) = [f"{each.key}={each.value}" for each in lea.session.cookie_jar]
        path = f"/api/tables/{place.code}"
        known = await said(server.url, request("GET", path, f"Cookie: {others}; {mine}; z=1"), 1)
        strange = await said(server.url, request("GET", path, f"Cookie: {others}; z=1"), 1)

    assert status(known) == 200
    assert b'"you":null' not in known
    assert status(strange) != 200 or b'"you":null' in strange


@pytest.mark.parametrize(
    "raw",
    [
        request("GET", "/", *(f"X-{i}: a" for i in range(5_000))),
        request("GET", "/", "X: " + "a" * 200_000),
        request("GET", "/" + "a" * 100_000),
        request("GET", "/", "Host: other.example"),
        request("POST", "/api/tables", "Transfer-Encoding: chunked", body=b"0\r\n\r\n"),
        request("POST", "/api/tables", "Content-Length: -5"),
        request("POST", "/api/tables", "Content-Length: 4", "Content-Length: 5"),
        request("POST", "/api/tables", "Transfer-Encoding: chunked, gzip") + b"zz\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n folded: yes\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    ],
    ids=lambda raw: repr(raw[:30]),
)
async def test_what_could_be_read_in_two_ways_is_read_in_none(raw: bytes, tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        answer = await said(server.url, raw, 0.7)

    assert status(answer) in (0, 400, 413, 421, 431)
    assert b"aiohttp" not in answer


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "OPTIONS", "PROPFIND", "PUT"])
async def test_only_the_methods_that_are_written_down_do_anything(method: str, tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        answer = await said(server.url, request(method, "/api/tables", "X-Secret: shibboleth", "Connection: close"))

    assert status(answer) in (400, 404, 405)
    assert b"shibboleth" not in answer
    assert b"access-control" not in answer.lower(), "no other site may read"


async def test_a_request_for_another_host_in_full_is_refused_by_what_its_host_says(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        port = urlsplit(server.url).port
        there = request("GET", f"http://127.0.0.1:{port}/api/games", "Connection: close", host="evil.example")

        assert status(await said(server.url, there)) == 421


async def test_answers_about_a_table_are_kept_nowhere_and_pages_say_how_they_are_written(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        games = await said(server.url, request("GET", "/api/games", "Connection: close"))
        page = await said(server.url, request("GET", "/", "Connection: close"))

    assert b"cache-control: no-store" in games.lower()
    assert b"content-type: application/json" in games.lower()
    assert b"content-type: text/html; charset=utf-8" in page.lower()


ODD = b"\xff\xfe"
SOCKET = ("Connection: Upgrade", "Upgrade: websocket", f"Sec-WebSocket-Key: {'A' * 22}==")


@pytest.mark.parametrize(
    ("path", "headers", "wanted"),
    [
        ("/api/tables/{code}", (b"X-Table-Key: " + ODD,), 200),
        ("/api/tables/{code}/me", (b"Cookie: isoloir-{code}=" + ODD,), 401),
        ("/api/tables/{code}/socket", (*SOCKET, "Sec-WebSocket-Version: 13", b"Cookie: isoloir-{code}=" + ODD), 401),
        ("/api/tables/{code}/socket", (*SOCKET, b"Sec-WebSocket-Version: " + ODD, "Cookie: {cookie}"), 400),
        ("/api/tables/{code}/socket", (*SOCKET[:2], "Sec-WebSocket-Version: 13", "Cookie: {cookie}"), 400),
        ("/api/tables/{code}/socket", ("Cookie: {cookie}",), 400),
        ("/admin", (b"Cookie: isoloir-admin=99999999999999." + ODD,), 404),
        ("/" + "a" * 300, (), 404),
        ("/assets/" + "a/" * 3_000, (), 404),
        ("/api/tables/%ff%fe", (), 404),
        ("/api/rules/third-man?seats=%ff&options=%ff", (), 400),
    ],
    ids=lambda given: str(given)[:40],
)
async def test_what_no_page_sends_is_never_our_own_error(
    path: str, headers: tuple[str | bytes, ...], wanted: int, tmp_path: Path
) -> None:
    with everything_logged() as log:
        async with house(tmp_path) as server, Device(server.url) as lea:
            place = await lea.create("third-man", "Léa")
            (cookie,) = lea.session.cookie_jar
            lines = [line.encode() if isinstance(line, str) else line for line in (*headers, "Connection: close")]
            if "socket" in path and len(headers) > 2:
                lines.pop()
            raw = b"\r\n".join((f"GET {path} HTTP/1.1".encode(), b"Host: 127.0.0.1", *lines, b"", b""))
            for name, value in (("{code}", place.code), ("{cookie}", f"{cookie.key}={cookie.value}")):
                raw = raw.replace(name.encode(), value.encode())
            answer = await said(server.url, raw, 0.7)

    assert status(answer) == wanted
    assert b"nosniff" in answer
    assert "error" not in log.getvalue()


@pytest.mark.parametrize("coding", ["gzip", "deflate"])
async def test_a_body_that_is_not_packed_as_it_says_is_a_bad_message(coding: str, tmp_path: Path) -> None:
    kinds = ("Content-Type: application/json", f"Content-Encoding: {coding}", "Connection: close")
    async with house(tmp_path) as server:
        answer = await said(server.url, request("POST", "/api/tables", *kinds, body=b"{}"))

    assert status(answer) == 400
    assert b"bad-message" in answer


async def test_errors_are_said_a_few_times_and_then_counted(caplog: pytest.LogCaptureFixture) -> None:
    tally = Tally()
    for _ in range(1_000):
        tally.failed("request failed", ValueError("x"))
    with caplog.at_level(logging.INFO):
        tally.sum_up()

    assert sum(record.message == "request failed" for record in caplog.records) == FEW
    assert vars(caplog.records[-1])["counts"] == {"request failed": 1_000 - FEW}


async def test_a_slow_phone_may_take_its_time_to_read_an_answer_and_not_for_ever(tmp_path: Path) -> None:
    async with running(tmp_path, door=ORDINARY) as server:
        assert server.web is not None
        where = urlsplit(server.url)
        (tmp_path / "pages" / "long.bin").write_bytes(bytes(30_000_000))
        reader, writer = await asyncio.open_connection(where.hostname, where.port, limit=1_000)
        writer.write(request("GET", "/long.bin"))
        await reader.readline()
        idle = Idle(server.web, seconds=20)
        idle.sweep(1_000)
        idle.sweep(1_050)
        (visit,) = server.web.connections
        assert visit.transport is not None
        let_go = [visit._force_close]
        idle.sweep(1_060)
        let_go.append(visit._force_close)
        writer.close()

    assert let_go == [False, True]
