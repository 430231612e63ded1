"""Asking to be told, over HTTP: for oneself, where the operator lets it; and stopped with what stands in a notice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from isoloir.table.door.outside import leads_outside
from isoloir.table.door.post import PostOffice
from isoloir.table.door.sealed_letter import Seal, new_key
from isoloir.table.log.words import Days
from isoloir.table.wire import from_client as s
from tests.table.client import Client

from .push_service import Browser
from .running import people, running, start

BOX = msgspec.to_builtins(Browser().mailbox("https://push.example/box"))
ASKS = {"of": ["turn"], "lang": "fr", "push": BOX, "calendar": True}


class Asker:
    """Somebody with a place at a table; or `outside`, without a cookie."""

    def __init__(self, client: Client, outside: aiohttp.ClientSession) -> None:
        self.client, self._outside = client, outside

    async def ask(self, path: str, body: Any = None, outside: bool = False) -> tuple[int, Any]:
        session = self._outside if outside else self.client.device.session
        url = f"{self.client.device.url}/api/tables/{self.client.code}{path}"
        async with session.request("GET" if body is None else "POST", url, json=body) as answer:
            text = await answer.text()
            return answer.status, msgspec.json.decode(text) if text[:1] in "{[" else text


@asynccontextmanager
async def asking(tmp_path: Path, on: bool = True) -> AsyncIterator[list[Asker]]:
    """A table over days under way, and the post office, if the operator turned it on."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(tmp_path))
        clients = await stack.enter_async_context(people(server.url, "third-man", 4))
        await clients[0].say(s.Configure, days=Days())
        if on:
            seal = Seal(new_key(), "mailto:me@example.org")
            await stack.enter_async_context(PostOffice(server.front.house, seal))
            server.front.push_key, server.front.may_post_to = seal.public, leads_outside
        await start(clients)
        outside = await stack.enter_async_context(aiohttp.ClientSession())
        yield [Asker(client, outside) for client in clients]


async def test_where_the_operator_has_not_turned_it_on_there_is_nothing_to_ask_for(tmp_path: Path) -> None:
    async with asking(tmp_path, on=False) as (lea, *_):
        assert (await lea.ask("/notices"))[0] == 404
        assert (await lea.ask("/notices", ASKS))[0] == 404


async def test_everyone_asks_for_themselves_and_sees_nobody_elses_address(tmp_path: Path) -> None:
    async with asking(tmp_path) as (lea, tom, *_):
        status, now = await lea.ask("/notices", ASKS)
        assert (status, now["of"], now["push"], now["may_hook"]) == (200, ["turn"], BOX["endpoint"], False)

        _, now = await lea.ask("/notices", {"of": ["over"], "hook": True})
        assert (now["of"], now["push"], now["hook"]) == (["over"], BOX["endpoint"], True)
        assert (await tom.ask("/notices"))[1]["push"] == ""
        assert (await tom.ask("/notices", outside=True))[0] == 401
        mine = await lea.client.device.mine(lea.client.code)
        assert mine.wanted.push is not None
        assert mine.wanted.push.endpoint == BOX["endpoint"]


async def test_no_address_of_a_network_at_home_and_no_key_that_is_none(tmp_path: Path) -> None:
    async with asking(tmp_path) as (lea, *_):
        for change in ({"endpoint": "https://192.168.1.1/x"}, {"endpoint": "http://push.example/"}, {"auth": "short"}):
            status, why = await lea.ask("/notices", {**ASKS, "push": {**BOX, **change}})
            assert (status, why["code"]) == (400, "no-such-mailbox")


async def test_a_calendar_shows_the_next_opening_to_who_has_its_address_until_it_is_stopped(tmp_path: Path) -> None:
    async with asking(tmp_path) as (lea, *_):
        _, now = await lea.ask("/notices", ASKS)
        path = now["calendar"].partition(lea.client.code)[2]
        key = path.rpartition("/")[2].removesuffix(".ics")
        status, calendar = await lea.ask(path, outside=True)
        assert status == 200
        lines = calendar.split("\r\n")
        assert [line for line in lines if line.startswith("BEGIN")] == ["BEGIN:VCALENDAR", "BEGIN:VEVENT"]
        assert all(len(line.encode()) <= 75 for line in lines)
        assert f"/n/{lea.client.code}#{key}.calendar" in calendar.replace("\r\n ", "")

        assert (await lea.ask("/notices/stop", {"key": "k" * 22, "way": "calendar"}, outside=True))[0] == 404
        assert (await lea.ask("/notices/stop", {"key": key, "way": "push"}, outside=True))[0] == 404, "not by it"
        assert (await lea.ask("/notices/stop", {"key": key, "way": "calendar"}, outside=True))[0] == 200
        assert (await lea.ask(path, outside=True))[0] == 404
        assert (await lea.ask("/notices"))[1]["push"] == BOX["endpoint"], "what came another way goes on"
