"""Killed at any moment, started again: whatever was acknowledged is there, and the game goes on to its end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from isoloir.core import chance, differences, read_records
from isoloir.games import GAMES
from isoloir.table.wire import from_client as s

from .process import Server, Stubborn
from .running import people, start


async def killed_game(data: Path, game: str, kills: int, seed: str, seats: int, bots: int) -> list[Stubborn]:
    server, dice = Server(data), chance(seed)
    server.start()
    try:
        async with people(server.url, game, seats, bots) as clients:
            await start(clients)
            players = [Stubborn(client) for client in clients]
            playing = asyncio.gather(*(player.play() for player in players))
            for _ in range(kills):
                await asyncio.sleep((50 + dice.below(300)) / 1000)
                if not playing.done():
                    server.kill()
                    server.start()
            async with asyncio.timeout(120):
                await playing
            text = await clients[0].device.get(f"/api/tables/{clients[0].code}/records/1")
    finally:
        code, _, complaint = server.stop()
    assert (code, complaint) == (0, "")
    (record,) = read_records(text.splitlines())
    assert list(differences(record, GAMES[game])) == []
    for player in players:
        for (pause, seat), choice in player.acknowledged.items():
            assert record.lines[pause].choices[seat] == choice
    return players


async def test_a_killed_server_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    players = await killed_game(tmp_path, "third-man", 2, "short", 4, 0)

    assert sum(player.lost for player in players) >= 4
    assert sum(len(player.acknowledged) for player in players) > 30


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
async def test_killed_often_in_every_game(game: str, seed: str, tmp_path: Path) -> None:
    seats = GAMES[game].seats[0]
    await killed_game(tmp_path, game, 12, seed, seats - 1, 1)


async def test_a_choice_sealed_before_the_kill_is_its_owners_after_it(tmp_path: Path) -> None:
    server = Server(tmp_path, GRACE_MS="60000")
    server.start()
    try:
        async with people(server.url, "third-man", 4) as clients:
            await clients[0].say(s.Configure, options={"first_leader": "0"}, policy="strict", seconds=600)
            await start(clients)
            await clients[0].choose(0, [5])
            for client in clients:
                while client.moved is None or client.moved.asked != [1, 2, 3]:
                    await client.next_moved()
            await clients[1].choose(1, [7])

            server.kill()
            server.start()
            for client in clients:
                await client.close()
                await client.connect()

            assert [client.moved.asks[0].chosen for client in clients[1:] if client.moved] == [(7,), None, None]
            assert [client.moved.sealed for client in clients if client.moved] == [[1]] * 4
            deadline = clients[0].moved.deadline if clients[0].moved else None
            assert deadline is not None
            assert 590_000 < deadline.at - deadline.now <= 600_000
    finally:
        server.stop()
