"""Tables of four at boardgame.io, by its lobby's HTTP and its clients' socket.io messages."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from time import perf_counter

import aiohttp
import msgspec

from .link import Heard, Link, connect
from .measure import Measure

SEATS = range(4)
GAME = "rounds"
PATH = "/socket.io/?EIO=4&transport=websocket"
EVENT = f"42/{GAME},".encode()


class Table:
    """Four links in step: once all four have heard of the new round, all four choose at once."""

    def __init__(self, measure: Measure) -> None:
        self.links: list[Link] = []
        self._measure = measure
        self._synced = [asyncio.get_running_loop().create_future() for _ in SEATS]
        self._rounds = [1, 1, 1, 1]
        self._round = 1
        self._last = 0.0

    async def sit(self, session: aiohttp.ClientSession, port: int) -> None:
        url = f"http://127.0.0.1:{port}/games/{GAME}"
        self._match = (await _post(session, f"{url}/create", {"numPlayers": 4}))["matchID"]
        self._credentials = []
        for seat in SEATS:
            wish = {"playerID": str(seat), "playerName": "ABCD"[seat]}
            self._credentials.append((await _post(session, f"{url}/{self._match}/join", wish))["playerCredentials"])
        for seat in SEATS:
            self.links.append(await connect(port, PATH, self._hearing(seat)))
        await asyncio.wait_for(asyncio.gather(*self._synced), 60)

    def go(self) -> None:
        self._choose()

    def close(self) -> None:
        for link in self.links:
            link.close()

    def _hearing(self, seat: int) -> Heard:
        """Engine.io: 0 opens, 2 is a ping; socket.io: 40 connects, 42 is an event."""

        def hear(link: Link, text: bytes) -> None:
            if text.startswith(EVENT):
                self._hear(seat, text)
            elif text.startswith(b"2"):
                link.send(b"3")
            elif text.startswith(b"40"):
                sync = ["sync", self._match, str(seat), self._credentials[seat], 4]
                link.send(EVENT + msgspec.json.encode(sync))
            elif text.startswith(b"0"):
                link.send(b"40/" + GAME.encode() + b",")

        return hear

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(b'["sync"', len(EVENT)):
            if not self._synced[seat].done():
                self._synced[seat].set_result(None)
            return
        at = text.find(b'"round":')
        if at < 0:
            return
        number = int(text[at + 8 : text.index(b",", at)])
        if number > self._rounds[seat]:
            self._rounds[seat] = number
            if min(self._rounds) == number:
                self._measure.revealed(len(SEATS), perf_counter() - self._last)
                self._round = number
                self._choose()

    def _choose(self) -> None:
        for seat, link in enumerate(self.links):
            link.send(EVENT + msgspec.json.encode(["update", self._move(seat), self._round, self._match, str(seat)]))
        self._last = perf_counter()

    def _move(self, seat: int) -> dict[str, object]:
        card = (self._round + seat) % 10
        made = {"type": "pick", "args": [card], "playerID": str(seat), "credentials": self._credentials[seat]}
        return {"type": "MAKE_MOVE", "payload": made}


async def _post(session: aiohttp.ClientSession, url: str, body: Mapping[str, object]) -> dict[str, str]:
    async with session.post(url, json=body) as response:
        if response.status != 200:
            raise SystemExit(f"boardgame.io refused a table: {response.status} {await response.text()}")
        answer: dict[str, str] = await response.json()
        return answer
