"""A crowd that only watches: it fills no table for those who play, and drowns nobody in signs."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from isoloir.table.live.table import ledger
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Client, Device, Refused

from ..harness import Party, code_of, four
from ..running import LIFTED, people, running


async def watching(stack: AsyncExitStack, url: str, code: str, count: int) -> list[Client]:
    clients = []
    for i in range(count):
        device = await stack.enter_async_context(Device(url))
        await device.join(code, f"Crowd {i}")
        client = await device.sit_down(code)
        stack.push_async_callback(client.close)
        clients.append(client)
    return clients


async def test_a_crowd_of_pages_keeps_nobody_out_who_plays(tmp_path: Path) -> None:
    door = msgspec.structs.replace(LIFTED, pages=6)
    async with (
        running(tmp_path, door=door) as server,
        people(server.url, "third-man", 2) as (host, tom),
        AsyncExitStack() as stack,
    ):
        await watching(stack, server.url, host.code, 4)
        with pytest.raises(Refused) as why:
            await watching(stack, server.url, host.code, 1)
        for client in (host, tom):
            await client.close()
            await client.connect()
        await watching(stack, server.url, host.code, 0)
        again = Client(tom.device, tom.code)
        await again.connect()
        await again.close()

    assert why.value.status == 429


async def test_a_crowd_makes_no_more_signs_together_than_one_who_plays(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        people(server.url, "third-man", 2) as (host, tom),
        AsyncExitStack() as stack,
    ):
        crowd = await watching(stack, server.url, host.code, 6)
        heard: list[a.Reacted] = []
        host.listener = lambda answer: heard.append(answer) if isinstance(answer, a.Reacted) else None
        for client in crowd:
            for _ in range(5):
                await client.tell(s.React("clap"))
        await tom.tell(s.React("heart"))
        await asyncio.sleep(0.5)

    assert [each.sign for each in heard].count("heart") == 1, "who plays is still heard"
    assert len(heard) <= 7


async def test_several_pages_make_no_more_signs_than_one(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 2) as (host, tom):
        pages = [await tom.device.sit_down(tom.code) for _ in range(4)]
        heard: list[a.FromServer] = []
        host.listener = lambda answer: heard.append(answer) if isinstance(answer, a.Reacted) else None
        for page in pages:
            for _ in range(5):
                await page.tell(s.React("clap"))
        await asyncio.sleep(0.5)
        for page in pages:
            await page.close()

    assert len(heard) <= 6


async def test_a_crowd_that_writes_all_it_may_costs_those_who_play_nothing() -> None:
    party = Party()
    lea = await party.create()
    crowd = [await party.join(f"Crowd {i}", address=f"10.0.{i}.1") for i in range(60)]
    for _ in range(10):
        for page in crowd:
            page.say(s.Need, patience="double")
            page.say(s.Need, patience="usual")

    assert code_of(crowd[0].say(s.Need, patience="double")) == "too-fast"
    assert isinstance(lea.say(s.Configure, seconds=77), a.Accepted)
    assert party.table.memory.ledger.written < 2 * ledger.GUESTS


async def test_a_table_that_guests_have_filled_still_takes_what_those_who_play_say() -> None:
    party, pages = await four()
    guest = await party.join("Guest")
    party.table.memory.ledger.written = ledger.LIFE_OF_GUESTS

    assert code_of(guest.say(s.Need, patience="double")) == "table-full-of-words"
    assert isinstance(pages[1].say(s.Need, patience="double"), a.Accepted)
