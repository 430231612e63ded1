"""Honest people: tables of four who play one game after another at a human pace, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from time import perf_counter

from isoloir.core import chance, read_records
from isoloir.games import GAMES
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Client, Closed, Refused

from ..harness import NAMES
from .besieged import Home, pinged

PACE = 1.5
"""Seconds between two acts of one honest person."""
FOUR = 4


class Honest:
    """Somebody who plays and notes how long each answer took, and what did not come back."""

    def __init__(self, client: Client, *, hosts: bool) -> None:
        self.client, self._hosts = client, hosts
        self.waits: list[float] = []
        self.trouble: list[str] = []
        self.acknowledged: dict[tuple[int, int, int], tuple[str | int, ...]] = {}
        """By game, pause and seat."""
        self.first: dict[int, int] = {}
        """The first pause of each game."""

    async def play(self, until: asyncio.Task[object], pace: float = PACE) -> None:
        turn = 0
        while not until.done():
            turn += 1
            try:
                await self._act(turn)
            except (Closed, Refused, TimeoutError) as why:
                self.trouble.append(f"{type(why).__name__} {why}")
                return
            await asyncio.sleep(pace)

    async def _act(self, turn: int) -> None:
        here = self.client.moved
        if here is not None and here.over is not None and self._hosts:
            await self._timed(self.client.say(s.Start))
            return
        if here is not None:
            self.first[here.game] = min(here.pause, self.first.get(here.game, here.pause))
        asks = [ask for ask in here.asks if ask.chosen is None] if here is not None and here.over is None else []
        if here is None or not asks or (here.game, here.pause, asks[0].seat) in self.acknowledged:
            self.waits.append(await pinged(self.client))
            return
        await self._choose(here, asks[0], turn)

    async def _choose(self, here: a.Moved, ask: a.SeatAsk, turn: int) -> None:
        choice = chance("honest", turn, ask.seat).sample(ask.options, ask.take)
        answer = await self._timed(self.client.choose(ask.seat, choice))
        if isinstance(answer, a.Accepted):
            self.acknowledged[here.game, here.pause, ask.seat] = choice

    async def _timed(self, saying: asyncio.Future[a.FromServer] | object) -> a.FromServer:
        began = perf_counter()
        async with asyncio.timeout(60):
            answer: a.FromServer = await saying  # type: ignore[misc]
        self.waits.append(perf_counter() - began)
        if isinstance(answer, a.Refused) and answer.code not in ("late", "wrong-phase"):
            self.trouble.append(answer.code)
        return answer


class Company:
    """The four of one table."""

    def __init__(self, people: list[Honest]) -> None:
        self.people = people

    @property
    def acknowledged(self) -> int:
        return sum(len(each.acknowledged) for each in self.people)

    async def lost(self) -> int:
        """How many acknowledged choices aren't in the records, once the game under way has been ended."""
        host = self.people[0].client
        for each in self.people:
            await each.client.close()
            await each.client.connect()  # what's sealed and not opened yet is told to its owner again
        assert host.moved is not None
        kept = {ask.seat: ask.chosen for each in self.people for ask in _asked(each.client)}
        if host.moved.over is None:
            await host.say(s.EndAndReveal)
            await host.until(lambda: host.moved is not None and host.moved.over is not None)
        lines = {
            game: await self._lines(game) for game in {game for each in self.people for game, _, _ in each.acknowledged}
        }
        first = {game: min(each.first[game] for each in self.people if game in each.first) for game in lines}
        missing = 0
        for each in self.people:
            for (game, pause, seat), choice in each.acknowledged.items():
                at = pause - first[game]
                opened = lines[game][at] if at < len(lines[game]) else kept
                missing += opened.get(seat) != choice
        return missing

    async def _lines(self, game: int) -> list[dict[int, tuple[str | int, ...]]]:
        host = self.people[0].client
        text = await host.device.get(f"/api/tables/{host.code}/records/{game}")
        (record,) = read_records(text.splitlines())
        return [dict(line.choices) for line in record.lines[1:]]  # the first is the deal


def _asked(client: Client) -> list[a.SeatAsk]:
    return list(client.moved.asks) if client.moved is not None and client.moved.over is None else []


async def gathered(stack: AsyncExitStack, url: str, table: int) -> list[Client]:
    """A household with an address of its own: four people at one of the games."""
    game = list(GAMES)[table % len(GAMES)]
    devices = [await stack.enter_async_context(Home(url, f"127.0.1.{table + 1}")) for _ in range(FOUR)]
    place = await devices[0].create(game, NAMES[0])
    for device, name in zip(devices[1:], NAMES[1:], strict=False):
        await device.join(place.code, name)
    clients = [await device.sit_down(place.code) for device in devices]
    for client, name in zip(clients, NAMES, strict=False):
        stack.push_async_callback(client.close)
        answer = await client.say(s.Sit, name=name)
        assert isinstance(answer, a.Accepted), answer
    return clients
