"""Somebody who plays on, wherever a node answers: comes back at another one, under the same secret."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any

import aiohttp

from isoloir.core import chance
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Client, Closed, Device, Refused

LOST = (Closed, Refused, aiohttp.ClientError, ConnectionError, TimeoutError)
AGAIN = 0.2
"""Seconds before a page that lost its line tries again, as ours do at first."""
STEADY = 4.0
PATIENCE = 6.0
"""Seconds without an answer, after which a line counts as dead."""


class Wanderer:
    def __init__(self, urls: Sequence[str], home: int, thinking: Callable[[], float] = lambda: 0.0) -> None:
        self._urls, self._at, self._thinking = urls, home, thinking
        self.device = Device(urls[home])
        self.client: Client | None = None
        self.acknowledged: dict[tuple[int, int], tuple[str | int, ...]] = {}
        """What was accepted, by pause and seat."""
        self.refused: dict[tuple[int, int], list[str]] = {}
        """Commands that were said to have changed nothing, by pause and seat. None of them may ever be in the log."""
        self.told: list[tuple[float, int]] = []
        """When one heard of which pause."""
        self.lost = 0
        self.why = ""
        self.since = 0.0
        """When the page that is open now was welcomed."""
        self.false_absences: list[str] = []
        self.is_done = False

    @property
    def person(self) -> int:
        assert self.client is not None
        assert self.client.welcome is not None
        return self.client.welcome.you

    @property
    def is_steady(self) -> bool:
        """Its page has been open for long enough to be known everywhere."""
        client = self.client
        return client is not None and client.bye is None and 0 < self.since < perf_counter() - STEADY

    async def sit(self, code: str) -> None:
        self.client = await self.device.sit_down(code)
        self.client.listener = self._hear

    def _hear(self, answer: a.FromServer) -> None:
        if isinstance(answer, a.Welcome):
            self.since = perf_counter()
        if isinstance(answer, a.Changed) and bytes(answer.lobby.get("paused", b"")) == b'"empty"' and self.is_steady:
            self.false_absences.append("a table paused as empty, with an open page at it")
        moved = answer if isinstance(answer, a.Moved) else answer.moved if isinstance(answer, a.Welcome) else None
        if moved is not None and (not self.told or self.told[-1][1] != moved.pause):
            self.told.append((perf_counter(), moved.pause))

    async def play(self) -> None:
        client = self.client
        assert client is not None
        while not self.is_done:
            try:
                here = client.moved
                await self._answer(client, here)
                if client.moved is here and not self.is_done:
                    await client.next_moved(seconds=PATIENCE)
            except LOST:
                self.lost += 1
                await self.come_back()

    async def _answer(self, client: Client, here: a.Moved | None) -> None:
        if here is None or here.over is not None:
            await self._begin(client)
            return
        for ask in here.asks:
            if (here.pause, ask.seat) not in self.acknowledged and client.moved is here:
                await asyncio.sleep(self._thinking())
                await self._choose(client, here.pause, ask)

    async def _choose(self, client: Client, pause: int, ask: a.SeatAsk) -> None:
        """The same command id however often it is sent, at whatever node; after a refusal it is another command."""
        key = pause, ask.seat
        command = f"p{pause}-s{ask.seat}-{len(self.refused.get(key, ()))}"
        choice = chance("wanderer", pause, ask.seat).sample(ask.options, ask.take)
        said = client.say(s.Choose, command=command, pause=pause, seat=ask.seat, choice=choice)
        answer = await asyncio.wait_for(said, PATIENCE)
        if isinstance(answer, a.Accepted):
            self.acknowledged[key] = tuple(choice)
        elif isinstance(answer, a.Refused) and answer.code == "storage":
            self.refused.setdefault(key, []).append(answer.command)
            await asyncio.sleep(AGAIN)
        elif isinstance(answer, a.Refused) and answer.code != "late":
            raise AssertionError(f"refused: {answer.code}")

    async def _begin(self, client: Client) -> None:
        """The next game, if one decides at the table; else one waits for it."""
        lobby = client.lobby
        if lobby is not None and lobby.host == self.person and lobby.phase in ("lobby", "over") and not lobby.problem:
            await asyncio.wait_for(client.say(s.Start), PATIENCE)
        await asyncio.sleep(AGAIN)

    async def come_back(self) -> None:
        """Wherever somebody answers."""
        client = self.client
        assert client is not None
        for attempt in range(600):
            try:
                await self._drop(client)
                await asyncio.wait_for(client.connect(), PATIENCE)
                return
            except LOST as why:
                self.why = repr(why)
                self._at += 1
                self.device.url = self._urls[self._at % len(self._urls)]
                await asyncio.sleep(AGAIN * (1 + attempt % 3))
        raise AssertionError(f"nobody answers any more: {self.why}")

    async def _drop(self, client: Client) -> None:
        """A node that stands still says no goodbye, and nobody waits for one."""
        if client._reader is not None:
            client._reader.cancel()
        with suppress(TimeoutError, *LOST):
            await asyncio.wait_for(client.close(), AGAIN)

    async def close(self) -> None:
        if self.client is not None:
            await self._drop(self.client)
        await self.device.session.close()


async def gather(people: Sequence[Wanderer], game: str, **wish: Any) -> str:
    """Everybody seated at one table; its code."""
    place = await people[0].device.create(game, "P0", **wish)
    for n, person in enumerate(people[1:], 1):
        await person.device.join(place.code, f"P{n}", key=place.key)
    for n, person in enumerate(people):
        await person.sit(place.code)
        assert person.client is not None
        await person.client.say(s.Sit, name=f"P{n}")
    for person in people:
        client = person.client
        assert client is not None
        await client.until(lambda seen=client: seen.lobby is not None and len(seen.lobby.seats) == len(people))  # type: ignore[misc]
    return place.code
