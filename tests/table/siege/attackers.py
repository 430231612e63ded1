"""`python -m tests.table.siege.attackers`: threads with one hostile socket after another, for this many seconds."""

from __future__ import annotations

import json
import socket
import sys
import threading
import time
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from itertools import count

from .kinds import DRIP, HELLO, KINDS, POURED

BLOB = 64 * 1024


@dataclass
class Plan:
    """What one process of attackers does; it comes as JSON on the command line."""

    port: int
    seconds: float
    sockets: int
    addresses: list[str]
    kinds: list[str]
    reads: bool = False
    """Whether they ever listen."""
    pause: float = 0.2


@dataclass
class Done:
    frames: int = 0
    sockets: int = 0
    refused: int = 0
    by_kind: dict[str, int] = field(default_factory=dict)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def add(self, kind: str, frames: int) -> None:
        with self.lock:
            self.frames += frames
            self.sockets += 1
            self.by_kind[kind] = self.by_kind.get(kind, 0) + frames


def place(plan: Plan, address: str) -> tuple[str, str]:
    """A table of one's own: its code and the cookie."""
    connection = HTTPConnection("127.0.0.1", plan.port, source_address=(address, 0), timeout=30)
    body = json.dumps({"game": "third-man", "name": "Mallory"})
    connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
    response = connection.getresponse()
    made = json.loads(response.read())
    cookie = (response.getheader("Set-Cookie") or "").partition(";")[0]
    connection.close()
    return made["code"], cookie


def stubbornly(plan: Plan, address: str) -> tuple[str, str]:
    """However often the server is killed meanwhile."""
    for _ in range(300):
        try:
            return place(plan, address)
        except (OSError, HTTPException, ValueError, KeyError):
            time.sleep(0.1)
    raise AssertionError("no table to attack from")


def shaken(plan: Plan, address: str, code: str, cookie: str) -> socket.socket | None:
    """A socket that the server has let in, or None."""
    wire = socket.create_connection(("127.0.0.1", plan.port), timeout=10, source_address=(address, 0))
    lines = (
        f"GET /api/tables/{code}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{plan.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {cookie}",
    )
    wire.sendall("\r\n".join((*lines, "", "")).encode())
    heard = wire.recv(4096)
    if heard.startswith(b"HTTP/1.1 101"):
        return wire
    wire.close()
    return None


def attack(plan: Plan, wire: socket.socket, kind: str, until: float) -> int:
    """Sends until the server closes or the time is over; how many frames went out."""
    sent = 0
    salvo, frames = (HELLO[:1], 1) if kind == DRIP else KINDS[kind]()
    blob = salvo if kind == DRIP else salvo * max(1, BLOB // len(salvo))
    wire.settimeout(2)
    try:
        wire.sendall(HELLO)
        while time.monotonic() < until:
            sent += wire.send(blob)
            if plan.reads:
                wire.recv(65_536)
    except OSError:
        pass  # let go, as it should be
    return sent * frames // len(salvo)


def pour(plan: Plan, address: str, kind: str, until: float) -> int:
    """Bytes on a bare connection until the server closes it; each salvo counts as one frame at least."""
    salvo, sent = POURED[kind](), 0
    with socket.create_connection(("127.0.0.1", plan.port), timeout=2, source_address=(address, 0)) as wire:
        try:
            while time.monotonic() < until:
                sent += wire.send(salvo)
        except OSError:
            pass  # let go, or not read any more
    return sent // len(salvo) + 1


def siege(plan: Plan, turn: count[int], places: dict[str, tuple[str, str]], done: Done, end: float) -> None:
    while time.monotonic() < end:
        i = next(turn)
        address, kind = plan.addresses[i % len(plan.addresses)], plan.kinds[i % len(plan.kinds)]
        try:
            if kind in POURED:
                done.add(kind, pour(plan, address, kind, min(end, time.monotonic() + 5)))
                time.sleep(plan.pause)
                continue
            wire = shaken(plan, address, *places[address])
            if wire is None:
                done.refused += 1
                time.sleep(plan.pause)
                continue
            with wire:
                done.add(kind, attack(plan, wire, kind, min(end, time.monotonic() + 5)))
        except OSError:
            time.sleep(plan.pause)


def main(plan: Plan) -> None:
    done, turn = Done(), count()
    places = {address: stubbornly(plan, address) for address in plan.addresses}
    end = time.monotonic() + plan.seconds
    threads = [threading.Thread(target=siege, args=(plan, turn, places, done, end)) for _ in range(plan.sockets)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    told = {"frames": done.frames, "sockets": done.sockets, "refused": done.refused, "by_kind": done.by_kind}
    print(json.dumps(told))


if __name__ == "__main__":
    main(Plan(**json.loads(sys.argv[1])))
