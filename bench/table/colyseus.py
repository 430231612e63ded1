"""Tables of four at Colyseus, by its matchmaking over HTTP and its clients' binary messages."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from time import perf_counter
from typing import Any

import aiohttp

from .link import Heard, Link, connect
from .measure import Measure

SEATS = range(4)
JOIN, STATE, PATCH = 10, 14, 15
PICK = b"\x0d\xa4pick"
"""A message of a room: its code, its name; what follows is the card, in one byte."""


class Table:
    """Four links in step. Every pick is a patch for all four, and the fourth of a round is the reveal."""

    def __init__(self, measure: Measure) -> None:
        self.links: list[Link] = []
        self._measure = measure
        self._synced = [asyncio.get_running_loop().create_future() for _ in SEATS]
        self._patches = [0, 0, 0, 0]
        self._round = 1
        self._last = 0.0

    async def sit(self, session: aiohttp.ClientSession, port: int) -> None:
        url = f"http://127.0.0.1:{port}/matchmake"
        seats = [await _post(session, f"{url}/create/rounds")]
        room = seats[0]["room"]
        seats += [await _post(session, f"{url}/joinById/{room['roomId']}") for _ in SEATS[1:]]
        for seat, place in enumerate(seats):
            path = f"/{room['processId']}/{room['roomId']}?sessionId={place['sessionId']}"
            self.links.append(await connect(port, path, self._hearing(seat)))
        await asyncio.wait_for(asyncio.gather(*self._synced), 60)

    def go(self) -> None:
        self._choose()

    def close(self) -> None:
        for link in self.links:
            link.close()

    def _hearing(self, seat: int) -> Heard:
        def hear(link: Link, frame: bytes) -> None:
            if frame[0] == PATCH:
                self._patch(seat)
            elif frame[0] == JOIN:
                link.send_bytes(bytes((JOIN,)))
            elif frame[0] == STATE and not self._synced[seat].done():
                self._synced[seat].set_result(None)

        return hear

    def _patch(self, seat: int) -> None:
        self._patches[seat] += 1
        if min(self._patches) == len(SEATS) * self._round:
            self._measure.revealed(len(SEATS), perf_counter() - self._last)
            self._round += 1
            self._choose()

    def _choose(self) -> None:
        for seat, link in enumerate(self.links):
            link.send_bytes(PICK + bytes(((self._round + seat) % 10,)))
        self._last = perf_counter()


async def _post(session: aiohttp.ClientSession, url: str) -> Mapping[str, Any]:
    async with session.post(url, json={}) as response:
        if response.status != 200:
            raise SystemExit(f"Colyseus refused a table: {response.status} {await response.text()}")
        answer: Mapping[str, Any] = await response.json()
        return answer
