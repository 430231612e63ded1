"""Whole games over real sockets, on a real database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from isoloir.core import differences, read_records
from isoloir.games import GAMES
from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import Checked
from tests.table.client import Closed, Device, Refused

from .process import Stubborn
from .running import people, play_all, running, start


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_over_sockets_and_its_record_proves_itself(game: str, tmp_path: Path) -> None:
    seats = GAMES[game].seats[0]
    async with running(tmp_path) as server, people(server.url, game, seats) as clients:
        await start(clients)
        await play_all(clients)

        over = clients[0].moved.over if clients[0].moved else None
        assert over is not None
        assert over.record is not None
        text = await clients[0].device.get(over.record)
        (record,) = read_records(text.splitlines())
        assert list(differences(record, GAMES[game])) == []
        assert len(record.end.nonces) == seats
        check = msgspec.json.decode(await clients[1].device.get(over.record + "/check"), type=Checked)
        assert check == Checked(record.header.commitment, [], other_rules=False)
        assert {client.moved.commitment for client in clients if client.moved} == {check.commitment}


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_and_bots(game: str, tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, game, 1, GAMES[game].seats[0] - 1) as clients:
        await start(clients)
        await play_all(clients, most=15)

        assert clients[0].moved is not None
        assert clients[0].moved.pause > 5


async def test_a_lost_socket_comes_back_with_what_it_missed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients:
        await start(clients)
        await play_all(clients, most=3)
        gone = clients[3]
        seen = gone.moved
        await gone.close()
        assert seen is not None

        await gone.connect()
        await play_all(clients, most=3)

        assert gone.moved is not None
        assert gone.moved.pause > seen.pause
        assert gone.moved.heard > seen.heard


async def test_rematch_with_the_same_seats(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients:
        await start(clients)
        first = [client.seats for client in clients]
        await clients[0].say(s.EndAndReveal)
        await start(clients)

        assert [client.seats for client in clients] == first
        assert clients[0].moved is not None
        assert clients[0].moved.game == 2


async def test_the_record_of_a_running_game_is_for_nobody(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients:
        await start(clients)

        with pytest.raises(Refused, match="record-not-ready"):
            await clients[0].device.get(f"/api/tables/{clients[0].code}/records/1")


async def test_a_record_is_for_those_who_held_a_seat(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        people(server.url, "third-man", 4) as clients,
        Device(server.url) as stranger,
    ):
        await start(clients)
        await clients[0].say(s.EndAndReveal)
        path = f"/api/tables/{clients[0].code}/records/1"
        key = clients[0].welcome.key if clients[0].welcome else ""

        with pytest.raises(Refused, match="403"):
            await stranger.get(path)
        with pytest.raises(Refused, match="403"):
            await stranger.get(path, **{"X-Table-Key": key})
        assert (await clients[3].device.get(path)).startswith(b'{"isoloir":3')


async def test_a_page_that_adds_nothing_to_the_dice_is_not_waited_for(tmp_path: Path) -> None:
    pace = Pace(grace=0, ticks=0, bots=0, nonces=200)
    async with running(tmp_path, pace) as server, people(server.url, "third-man", 4) as clients:
        clients[2].nonce = None
        await start(clients)
        await clients[0].say(s.EndAndReveal)

        text = await clients[0].device.get(f"/api/tables/{clients[0].code}/records/1")
        (record,) = read_records(text.splitlines())
        assert len(record.end.nonces) == 3


async def test_the_grace_over_sockets(tmp_path: Path) -> None:
    heard: list[str] = []
    pace = Pace(grace=100, ticks=0, bots=0)
    async with running(tmp_path, pace) as server, people(server.url, "third-man", 4) as clients:
        await start(clients)
        clients[0].listener = lambda answer: heard.append(type(answer).__name__)
        await play_all(clients, most=2)

    assert heard.index("Grace") < len(heard) - 1 - heard[::-1].index("Moved")


async def test_a_server_that_stops_says_so_and_goes_on_after_the_next_start(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients:
        await start(clients)
        await play_all(clients, most=4)
        code, cookies = clients[0].code, [client.device.session.cookie_jar for client in clients]
        at = [client.moved.pause for client in clients if client.moved]
        stored = [{each.key: each.value for each in jar} for jar in cookies]
        stopping = asyncio.ensure_future(server.stop())
        for client in clients:
            with pytest.raises(Closed, match="stopping"):
                await client.until(lambda: False)
        await stopping
    async with running(tmp_path) as server:
        back = []
        for jar in stored:
            device = Device(server.url)
            device.session.cookie_jar.update_cookies(jar)
            back.append(await device.sit_down(code))
        assert [client.moved.pause for client in back if client.moved] == at
        await play_all(back, most=3)
        for client in back:
            await client.close()
            await client.device.session.close()


async def test_kicked_over_the_socket(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients:
        await clients[0].say(s.Kick, person=2)
        with pytest.raises(Closed, match="kicked"):
            await clients[1].until(lambda: False)

        with pytest.raises(Refused, match="403"):
            await clients[1].connect()


async def test_reactions_are_limited(tmp_path: Path) -> None:
    heard: list[a.FromServer] = []
    async with running(tmp_path) as server, people(server.url, "third-man", 2) as clients:
        clients[0].listener = heard.append
        clients[1].listener = heard.append
        for _ in range(8):
            await clients[1].tell(s.React("laugh"))
        await clients[1].say(s.Need, patience="usual")

    assert sum(isinstance(each, a.Reacted) for each in heard) == 10
    assert sum(each == a.Refused("", "too-fast") for each in heard) == 3


async def test_a_full_disk_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """Choices are refused with a reason; once there is room again the same commands count, and nothing is lost."""
    async with running(tmp_path, max_page_count=24) as server, people(server.url, "third-man", 4) as clients:
        await start(clients)
        players = [Stubborn(client) for client in clients]
        playing = asyncio.gather(*(player.play() for player in players))
        async with asyncio.timeout(20):
            while not any(player.refused for player in players):
                assert not playing.done(), "the disk was too large"
                await asyncio.sleep(0.02)
        await server.log._writer.do(lambda connection: connection.execute("PRAGMA max_page_count=100000").fetchone())
        await asyncio.wait_for(playing, 40)

        text = await clients[0].device.get(f"/api/tables/{clients[0].code}/records/1")
    (record,) = read_records(text.splitlines())
    assert list(differences(record, GAMES["third-man"])) == []
    for player in players:
        for (pause, seat), choice in player.acknowledged.items():
            assert record.lines[pause].choices[seat] == choice
