"""The operator's own door under siege: guesses from everywhere, and the operator still gets in."""

from __future__ import annotations

from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode

from ..process import Server

TOKEN = "a token of the operator's own"


def entered(server: Server, token: str, address: str) -> int:
    connection = HTTPConnection("127.0.0.1", server.port, source_address=(address, 0), timeout=20)
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    connection.request("POST", "/admin/enter", urlencode({"token": token}), kind)
    status = connection.getresponse().status
    connection.close()
    return status


def test_who_guesses_from_many_addresses_does_not_keep_the_operator_out(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", LIMITS="1", ADMIN_TOKEN=TOKEN)
    server.start()
    try:
        guesses = [entered(server, f"guess {n}", f"127.0.9.{n % 20 + 1}") for n in range(100)]
        right = entered(server, TOKEN, "127.0.1.1")
        then = entered(server, TOKEN, "127.0.9.1")
    finally:
        server.stop()

    assert guesses[:20] == [403] * 20
    assert 429 in guesses
    assert guesses.count(403) < 70, "the first of each address, and a few that they have together"
    assert right == 303
    assert then == 429, "who has guessed waits, though it's right now"
