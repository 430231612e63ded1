"""Someone who leaves while hands are shaken is no error: nobody can fill the log with those."""

from __future__ import annotations

import json
import socket
import struct
import urllib.request
from pathlib import Path

from tests.table.process import Server

GONE_AT_ONCE = struct.pack("ii", 1, 0)
"""Closes by a reset."""


def test_leaving_in_the_middle_of_a_handshake_writes_no_error(tmp_path: Path) -> None:
    server = Server(tmp_path, LOG_LEVEL="info", LOG="json")
    server.start()
    wish = urllib.request.Request(
        f"{server.url}/api/tables",
        b'{"game": "third-man", "name": "Lea"}',
        {"Content-Type": "application/json"},
        method="POST",
    )
    try:
        with urllib.request.urlopen(wish) as answer:
            code = json.load(answer)["code"]
            cookie = answer.headers["Set-Cookie"].partition(";")[0]
        head = (
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        for _ in range(60):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, GONE_AT_ONCE)
                line.sendall(head)
    finally:
        _, out, err = server.stop()

    assert [
        line for line in (out + err).splitlines() if '"error"' in line or "ERROR" in line or "Traceback" in line
    ] == []
