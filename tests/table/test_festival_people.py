"""A festival with people at real sockets, to its end, whatever becomes of the servers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from isoloir.cli.app import main
from isoloir.core import chance, read_records
from isoloir.lab.standing import added
from isoloir.table.log.words import Programme
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.standing import EveningKept

from .client import Client, Device
from .process import LOST, Server, Stubborn
from .running import running


class Guest:
    """Somebody with a phone: goes where it is sent, plays there, comes back, at whatever server answers."""

    def __init__(self, urls: Sequence[str], name: str) -> None:
        self.urls, self.name, self.dice = urls, name, chance("guest", name)
        self.device = Device(self.dice.choice(urls))
        self.records: dict[str, bytes] = {}
        self.lost = 0

    async def take_part(self, code: str) -> None:
        while not await self._step(code):
            pass

    async def _step(self, code: str) -> bool:
        """Whether the festival is over."""
        try:
            if await self._waited(code):
                return True
            place = await self.device.seat(code)
            if place.code not in self.records:
                await self._play(place.code)
        except LOST:
            self.lost += 1
            self.device.url = self.dice.choice(self.urls)
            await asyncio.sleep(0.1)
        return False

    async def _waited(self, code: str) -> bool:
        page = await self.device.sit_down(code)
        try:
            await page.until(lambda: is_over(page) or is_called(page), 10)
            return is_over(page)
        finally:
            await page.close()

    async def _play(self, code: str) -> None:
        page = await self.device.sit_down(code)
        try:
            player = Stubborn(page)
            while page.moved is None:
                await page.next_moved(5)
            while page.moved.over is None:
                here = page.moved
                await player._answer(here)
                if page.moved is here and not player._owes(here):
                    await page.next_moved(5)
            self.records[code] = await self.device.get(f"/api/tables/{code}/records/1")
        finally:
            await page.close()


def is_over(page: Client) -> bool:
    held = page.lobby.festival if page.lobby else None
    return held is not None and held.phase == "over"


def is_called(page: Client) -> bool:
    """The table one plays at isn't done."""
    if page.lobby is None or page.lobby.festival is None or page.welcome is None:
        return False
    done = {each.table for each in page.lobby.festival.done}
    mine = (sheet.number for sheet in page.lobby.sheets if page.welcome.you in [who.person for who in sheet.people])
    return any(number not in done for number in mine)


async def nothing() -> None: ...


async def festival_of(
    urls: Sequence[str],
    people: int,
    plan: Programme,
    game: str,
    meanwhile: Callable[[], Coroutine[Any, Any, None]] = nothing,
) -> tuple[list[Guest], EveningKept]:
    """All take part in it to its end. Returns them, and the standing as the house has it."""
    async with AsyncExitStack() as stack:
        guests = [Guest(urls, f"Guest {number}") for number in range(1, people + 1)]
        for guest in guests:
            await stack.enter_async_context(guest.device)
        code = (await guests[0].device.create(game, guests[0].name, programme=plan)).code
        for guest in guests[1:]:
            await guest.device.join(code, guest.name)
        page = await guests[0].device.sit_down(code)
        await page.say(s.Start)
        await page.close()
        trouble = asyncio.ensure_future(meanwhile())
        async with asyncio.timeout(600):
            await asyncio.gather(*(guest.take_part(code) for guest in guests))
        trouble.cancel()
        await asyncio.gather(trouble, return_exceptions=True)
        guests[0].device.url = urls[0]
        kept = msgspec.json.decode(await guests[0].device.get(f"/api/tables/{code}/standing"), type=EveningKept)
    return guests, kept


def must_add_up(guests: Sequence[Guest], kept: EveningKept) -> None:
    """From the records that people took home, by the command line's own adding."""
    records = [
        record for guest in guests for text in guest.records.values() for record in read_records(text.splitlines())
    ]
    ours = {line.name: (line.points, line.games) for line in kept.lines}
    names = {guest.name for guest in guests}
    adding = added(records)
    theirs = {name: (line.points, line.games) for line in adding.lines() if (name := adding.names[line.who]) in names}
    assert ours == theirs


async def test_twelve_people_play_two_rounds_and_the_records_add_up_to_the_same(tmp_path: Path) -> None:
    plan = Programme(size=4, rounds=2, by="tables", enough=100, between=0)
    async with running(tmp_path) as server:
        guests, kept = await festival_of([server.url], 12, plan, "third-man")

    assert [len(kept.lines), len(kept.games)] == [12, 2]
    assert all(line.games == 2 for line in kept.lines)
    must_add_up(guests, kept)


async def test_the_command_line_opens_a_festival_and_tells_its_links(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path) as server, Device(server.url) as device:
        code = await asyncio.to_thread(main, ["festival", "third-man", "--at", server.url, "--lang", "en"])
        everyone, wall, organisers = (word for word in capsys.readouterr().out.split() if word.startswith("http"))
        link, _, key = everyone.partition("#")
        place = await device.join(link.rpartition("/")[2], "Olga", key=key)
        page = await device.sit_down(place.code)
        said = await page.say(s.Organise, key=organisers.removeprefix(f"{everyone}+"))
        await page.close()

    assert code == 0
    assert wall.endswith(f"/s/{place.code}")
    assert isinstance(said, a.Accepted)


@pytest.mark.soak
async def test_forty_people_play_a_festival_while_nodes_are_killed(address: str, tmp_path: Path) -> None:
    nodes = [Server(tmp_path, 0, STORE=address) for _ in range(2)]
    for node in nodes:
        node.start()
    dice = chance("kills")

    async def kill() -> None:
        """Started again in the same breath, so that one that is cancelled has left none dead."""
        while True:
            await asyncio.sleep(2 + dice.below(4000) / 1000)
            node = dice.choice(nodes)
            node.kill()
            node.start()

    plan = Programme(size=4, rounds=3, by="tables", enough=100, between=0)
    try:
        guests, kept = await festival_of([node.url for node in nodes], 40, plan, "third-man", kill)
    finally:
        for node in nodes:
            node.stop()

    assert len(kept.lines) == 40
    assert sum(guest.lost for guest in guests) > 20
    must_add_up(guests, kept)
