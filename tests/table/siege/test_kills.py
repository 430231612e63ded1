"""Killed a thousand times under the siege's own tables, while it's besieged: nothing acknowledged is lost.

ISOLOIR_KILLS says how many times, ISOLOIR_KILL_SECONDS how long that may take.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic

import pytest

from isoloir.core import chance, differences, read_records
from isoloir.games import GAMES
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Client

from ..process import LOST, Stubborn
from ..running import start
from .attackers import Plan
from .besieged import attacked
from .honest import gathered
from .kinds import DRIP, KINDS, POURED
from .zygote import Zygote

KILLS = int(os.environ.get("ISOLOIR_KILLS", "1000"))
SECONDS = float(os.environ.get("ISOLOIR_KILL_SECONDS", "3600"))
TABLES = int(os.environ.get("ISOLOIR_SIEGE_TABLES", "25"))
"""Of four people each; bots would make each start wait for their process."""
SOCKETS = 40
PACE = 0.3
"""Seconds between two acts of one person: a server with its ordinary limits lets nobody go for that."""
ORDINARY = {"LIMITS": "1", "MESSAGE_RATE": "5"}


class Patient(Stubborn):
    """Comes back however often the server is killed before it could."""

    async def _choose(self, pause: int, seat: int, choice: tuple[str | int, ...]) -> a.FromServer:
        await asyncio.sleep(PACE)
        return await super()._choose(pause, seat, choice)

    async def come_back(self) -> None:
        for _ in range(10):
            try:
                await self._come_back()
                return
            except AssertionError:
                continue
        await self._come_back()

    async def play(self) -> None:
        while self.client.moved is None or self.client.moved.over is None:
            try:
                await super().play()
            except AssertionError as why:
                if "did not come back" not in str(why):
                    raise


class Evening:
    """One game after another at one table, each checked against its record."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients
        self.players: list[Patient] = []
        self.acknowledged = self.games = self.lost = self.repeats = 0

    async def play(self, until: asyncio.Event) -> None:
        while True:
            self.players = [Patient(client) for client in self.clients]
            await asyncio.gather(*(player.play() for player in self.players))
            await self._check(self.players)
            self.players = []
            if until.is_set():
                return
            await self._again()

    async def _check(self, players: list[Patient]) -> None:
        host = self.clients[0]
        assert host.moved is not None
        text = await self._stubbornly(f"/api/tables/{host.code}/records/{host.moved.game}")
        (record,) = read_records(text.splitlines())
        assert list(differences(record, GAMES[host.moved.key])) == []
        before = host.moved.pause - len(record.lines)
        for player in players:
            for (pause, seat), choice in player.acknowledged.items():
                assert record.lines[pause - before].choices[seat] == choice, "an acknowledged choice was lost"
            self.acknowledged += len(player.acknowledged)
            self.lost += player.lost
            self.repeats += player.repeats
        self.games += 1

    @property
    def so_far(self) -> int:
        return self.acknowledged + sum(len(player.acknowledged) for player in self.players)

    async def _stubbornly(self, path: str) -> bytes:
        for _ in range(1_000):
            try:
                return await self.clients[0].device.get(path)
            except LOST:
                await asyncio.sleep(0.02)
        raise AssertionError("the server did not come back")

    async def _again(self) -> None:
        """The next game, begun once however often the server is killed meanwhile."""
        host = self.clients[0]
        assert host.moved is not None
        game = host.moved.game + 1
        for client in self.clients:
            while client.moved is None or client.moved.game != game:
                try:
                    if client is host:
                        answer = await asyncio.wait_for(host.say(s.Start, command=f"start-{game}"), 5)
                        begun = isinstance(answer, a.Refused) and answer.code == "wrong-phase"
                        assert begun or isinstance(answer, a.Accepted), answer
                    await client.next_moved(seconds=5)
                except LOST:
                    await Patient(client).come_back()


async def some_acknowledged(evenings: list[Evening], count: int) -> None:
    """A server killed before it could do anything is no trial; one that does nothing is killed all the same."""
    wanted = sum(each.so_far for each in evenings) + count
    for _ in range(300):
        if sum(each.so_far for each in evenings) >= wanted:
            return
        await asyncio.sleep(0.01)


async def killed(data: Path, kills: int, seed: str, tables: int) -> tuple[int, list[Evening]]:
    """How often it was killed before the time was up, and what the tables saw of it."""
    server, dice, enough, end = Zygote(data, **ORDINARY), chance(seed), asyncio.Event(), monotonic() + SECONDS
    await asyncio.to_thread(server.start)
    try:
        async with AsyncExitStack() as stack:
            evenings = []
            for i in range(tables):
                clients = await gathered(stack, server.url, i)
                await start(clients)
                evenings.append(Evening(clients))
            addresses = [f"127.0.9.{i + 1}" for i in range(10)]
            plan = Plan(server.port, SECONDS, SOCKETS, addresses, [*KINDS, DRIP, *POURED])
            await stack.enter_async_context(attacked(plan))
            playing = asyncio.gather(*(evening.play(enough) for evening in evenings))
            done = 0
            while done < kills and monotonic() < end and not playing.done():
                await some_acknowledged(evenings, 1 + dice.below(40))
                await asyncio.sleep(dice.below(30) / 1000)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                done += 1
            enough.set()
            async with asyncio.timeout(600):
                await playing
            await asyncio.to_thread(server.kill)
    finally:
        server.close()
    assert server.complaints == ""
    return done, evenings


def told(kills: int, evenings: list[Evening]) -> str:
    return (
        f"{kills} kills under {len(evenings)} tables: {sum(each.acknowledged for each in evenings):,} choices "
        f"acknowledged and found in {sum(each.games for each in evenings):,} records, "
        f"{sum(each.lost for each in evenings):,} lost connections, "
        f"{sum(each.repeats for each in evenings)} answered as repeats, 0 lost"
    )


@pytest.mark.soak
async def test_a_thousand_kills_lose_nothing(tmp_path: Path) -> None:
    done, evenings = await killed(tmp_path / "data", KILLS, f"thousand {KILLS}", TABLES)

    print(told(done, evenings))
    assert done == KILLS, f"no more than {done} in {SECONDS:.0f} s"
    assert sum(each.acknowledged for each in evenings) > KILLS
