"""A deploy from one version to the next in the middle of games: nobody loses anything, nothing is judged by the old."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from isoloir.core.match import SAVE
from isoloir.games import GAMES
from isoloir.table.live.table.loop import SETTLED
from isoloir.table.live.table.neighbours import Alone
from isoloir.table.log import entries as e
from isoloir.table.log.entries import FORMAT
from isoloir.table.store.postgres.connection import connect
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Client, Device

from .harness import NAMES, Party, code_of
from .next_version import next_version
from .nodes import both
from .process import LOST, Server, Stubborn
from .running import start
from .test_http import status


class OneOlder(Alone):
    """Shares the log with a node that can't read the newest kinds."""

    is_mixed = is_shared = True

    def __init__(self, reads: int) -> None:
        super().__init__()
        self.reads = reads


async def test_a_new_kind_is_written_only_once_every_live_node_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(e.Rekeyed, "since", FORMAT + 1)
    monkeypatch.setattr("isoloir.table.live.table.take.FORMAT", FORMAT + 1)
    party = Party()
    lea = await party.create()
    others = OneOlder(FORMAT)
    party.table.world.neighbours = others

    waiting = lea.say(s.NewLink)  # her page may have come from a node that's keeping it right now
    party.clock.advance(SETTLED)
    refused = lea.newest(a.Refused)
    at_once = lea.say(s.NewLink)
    usual = lea.say(s.Sit, name="Léa")
    others.reads = FORMAT + 1
    granted = lea.say(s.NewLink)

    assert isinstance(waiting, a.Pong), "no answer yet"
    assert code_of(refused) == code_of(at_once) == "upgrading"
    assert isinstance(usual, a.Accepted)
    assert isinstance(granted, a.Accepted)
    assert sum(isinstance(entry, e.Rekeyed) for entry in party.log.entries()) == 1


async def test_a_node_on_a_store_laid_out_for_a_later_version_is_not_ready(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path) as nodes:
        assert (await status(f"{nodes[0].url}/readyz"))[0] == 200
        with connect(address) as operator:
            operator.execute("UPDATE meta SET value = '99' WHERE key = 'version'")
        await nodes[0].cluster.beat()
        ready = await status(f"{nodes[0].url}/readyz")

    assert ready == (503, '{"code":"newer-store","params":{}}')


async def test_the_welcome_names_the_protocol() -> None:
    party = Party()
    lea = await party.create()

    newest = max(kind.since for kind in get_args(s.FromClient))

    assert lea.newest(a.Welcome).protocol == a.PROTOCOL >= newest


def test_the_page_knows_since_when_each_message_can_be_said() -> None:
    page = (Path(__file__).parents[2] / "web" / "src" / "table" / "line.ts").read_text()
    written = re.search(r"SINCE: .* = \{(.*)\};", page)
    assert written is not None

    known = {name: int(since) for name, since in re.findall(r"(\w+): (\d+)", written[1])}

    assert known == {kind.__name__: kind.since for kind in get_args(s.FromClient) if kind.since > s.Said.since}


# ---- a whole deploy


class Moving(Stubborn):
    """Goes to the next address when one doesn't have them, as behind a proxy that tries the next node."""

    def __init__(self, client: Client, urls: list[str], target: int = 0) -> None:
        super().__init__(client)
        self.urls, self.target = urls, target

    async def play(self) -> None:
        """Until the pause that is aimed at, which may move meanwhile."""
        while not self._is_there():
            try:
                here = self.client.moved
                await self._answer(here)
                if self.client.moved is here and not self._owes(here) and not self._is_there():
                    await self.client.next_moved(seconds=5)
            except LOST:
                self.lost += 1
                await self._come_back()

    def _is_there(self) -> bool:
        moved = self.client.moved
        return moved is not None and (moved.over is not None or moved.pause >= self.target)

    async def _come_back(self) -> None:
        for _ in range(400):
            try:
                await self.client.close()
                await self.client.connect()
                return
            except LOST:
                at = self.urls.index(self.client.device.url) if self.client.device.url in self.urls else -1
                self.client.device.url = self.urls[(at + 1) % len(self.urls)]
                await asyncio.sleep(0.05)
        raise AssertionError("no node took them")


@contextmanager
def node_of(address: str, folder: Path, source: Path | None = None) -> Iterator[Server]:
    server = Server(folder, STORE=address, DRAIN_SECONDS="0.5")
    server.source = source
    said = server.start()
    assert "127.0.0.1" in said, server.end()
    try:
        yield server
    finally:
        server.stop()


async def all_seated(client: Client, seats: int) -> None:
    await client.until(lambda: client.lobby is not None and len(client.lobby.seats) == seats)


async def in_the_end(client: Client) -> a.FromServer:
    """Said again until it is not refused, as somebody would who is told to try in a minute."""
    answer: a.FromServer = a.Refused("", "")
    for _ in range(40):
        answer = await client.say(s.Need, patience="double")
        if not isinstance(answer, a.Refused):
            break
        await asyncio.sleep(0.5)
    return answer


@asynccontextmanager
async def five_tables(urls: list[str]) -> AsyncIterator[list[list[Moving]]]:
    """One of each game, everybody seated, people of each table at both nodes."""
    async with AsyncExitStack() as stack:
        tables: list[list[Moving]] = []
        for game in GAMES.values():
            devices = [await stack.enter_async_context(Device(urls[n % 2])) for n in range(game.seats[0])]
            place = await devices[0].create(game.key, NAMES[0])
            for device, name in zip(devices[1:], NAMES[1:], strict=False):
                await device.join(place.code, name, key=place.key)
            clients = [await device.sit_down(place.code) for device in devices]
            for client, name in zip(clients, NAMES, strict=False):
                stack.push_async_callback(client.close)
                await client.say(s.Sit, name=name)
            await asyncio.gather(*(all_seated(client, len(clients)) for client in clients))
            await start(clients)
            tables.append([Moving(client, urls) for client in clients])
        yield tables


async def play_on(tables: list[list[Moving]], pauses: int) -> None:
    for player in (player for players in tables for player in players):
        moved = player.client.moved
        player.target = (moved.pause if moved else 0) + pauses
    for players in tables:
        furthest = max(player.target for player in players)
        for player in players:
            player.target = furthest
    async with asyncio.timeout(120):
        await asyncio.gather(*(player.play() for players in tables for player in players))


def kept(address: str) -> list[dict[str, Any]]:
    with connect(address) as operator:
        rows = operator.execute("SELECT body FROM entries ORDER BY table_id, number", binary=True).fetchall()
    return [msgspec.json.decode(row[0]) for row in rows]


async def play_on_until_one_is_taken_up(tables: list[list[Moving]], address: str) -> None:
    """Which node opens a ballot is a race: until the new one has won it at some table, and all there went on."""
    for _ in range(10):
        await play_on(tables, 3)
        if SAVE + 1 in newest_saves(kept(address)).values():
            break
    await play_on(tables, 1)


def newest_saves(log: list[dict[str, Any]]) -> dict[str, int]:
    """By game the format of its newest save."""
    return {entry["save"]["game"]: entry["save"]["isoloir"] for entry in log if "save" in entry}


async def test_a_deploy_in_the_middle_of_all_five_games(address: str, tmp_path: Path) -> None:
    with node_of(address, tmp_path) as one, node_of(address, tmp_path) as two:
        urls = [one.url, two.url]
        async with five_tables(urls) as tables:
            await play_on(tables, 3)
            with node_of(address, tmp_path, next_version(tmp_path)) as new:
                urls.append(new.url)
                for players in tables:
                    players[0].client.device.url = new.url
                    await players[0]._come_back()
                wave = await tables[0][0].client.say(s.Need, patience="double")
                await play_on_until_one_is_taken_up(tables, address)
                mixed = kept(address)

                ends = [await asyncio.to_thread(server.stop) for server in (one, two)]
                await play_on(tables, 3)
                waved = await in_the_end(tables[0][0].client)
                after = kept(address)

    assert isinstance(wave, a.Refused)
    assert wave.code == "upgrading", "while nodes live that could not read it"
    assert not [entry for entry in mixed if entry["type"] == "Waved"]
    assert isinstance(waved, a.Accepted)
    assert [entry for entry in after if entry["type"] == "Waved"]
    assert not [entry for entry in after if entry["type"] == "Ended"], "nobody took a save for broken"
    assert newest_saves(after) == dict.fromkeys(GAMES, SAVE + 1), "all five were taken up by the next version"
    rules = {(entry["save"]["game"], entry["rules"]) for entry in after if "save" in entry}
    assert rules == {(key, game.rules) for key, game in GAMES.items()}, "under the rules they began with"
    assert [code for code, _, _ in ends] == [0, 0]
    assert any("version" in err for _, _, err in ends), "an old node left a table to the new one"
