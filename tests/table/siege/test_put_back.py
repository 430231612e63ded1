"""A backup is put back under people who remember what came after it: no number means two things."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from uuid import uuid4

import pytest

from isoloir.cli.app import main
from isoloir.core import differences, read_records
from isoloir.games import GAMES
from isoloir.table.log.codec import FORGOTTEN, decode_entry
from isoloir.table.log.entries import FORMAT, Restored
from isoloir.table.party.reading import read_party
from isoloir.table.store.interface import Lane
from isoloir.table.store.postgres.postgres_log import open_postgres
from isoloir.table.store.sqlite.backup import backup, restore
from isoloir.table.wire import from_server as a
from tests.services import Postgres

from ..golden.portrait import FOLDER
from ..hands import HandClock
from ..harness import Page, Party, four
from ..process import Server, Stubborn
from ..running import people, start
from ..stores import NOW, append
from ..test_restart import restart

UNDER_WAY = (FOLDER / str(FORMAT) / "third-man.jsonl").read_bytes().splitlines()[:60]


class Remembering(Stubborn):
    """Would take a pause it has answered for one that waits for the others."""

    async def _answer(self, here: a.Moved | None) -> None:
        if here is not None and any((here.pause, ask.seat) in self.acknowledged for ask in here.asks):
            await self.client.next_moved(seconds=5)
        else:
            await super()._answer(here)


async def reached(players: list[Remembering], pauses: int) -> None:
    for _ in range(3_000):
        if min(len(player.acknowledged) for player in players) >= pauses:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody plays")


async def test_who_remembers_what_came_after_the_backup_plays_on_to_the_end(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    server = Server(data)
    server.start()
    try:
        async with people(server.url, "third-man", 4) as clients:
            await start(clients)
            players = [Remembering(client) for client in clients]
            playing = asyncio.gather(*(player.play() for player in players))
            for pauses in (3, 7):
                await reached(players, pauses)
                backup(data, copy)
                await reached(players, pauses + 3)
                server.kill()
                restore(copy, data)
                server.start()
            async with asyncio.timeout(60):
                await playing
            text = await clients[0].device.get(f"/api/tables/{clients[0].code}/records/1")
    finally:
        server.stop()

    (record,) = read_records(text.splitlines())
    assert list(differences(record, GAMES["third-man"])) == []
    assert all(max(player.acknowledged)[0] > 10**15 for player in players)


def put_back(party: Party, copy: list[bytes], base: int) -> None:
    party.log.tables[1][:] = [*copy, b'{"type":"Restored","base":%d}' % base]


def one_answers(pages: list[Page]) -> int:
    page = next(page for page in pages if page.moved.asks)
    page.choose(page.moved.asks[0].seat, page.moved.asks[0].options[: page.moved.asks[0].take])
    return page.moved.pause


async def test_a_choice_for_a_pause_that_is_gone_is_late_and_what_was_heard_is_told_again() -> None:
    party, pages = await four()
    copy = list(party.log.tables[1])
    before, heard = pages[0].moved.pause, pages[0].moved.heard
    one_answers(pages)
    put_back(party, copy, 5_000_000)
    again = await restart(party)

    page = next(each for each in map(again.page, party.tokens) if each.moved.asks)
    assert page.moved.pause == 5_000_000 + before
    assert page.moved.heard == 5_000_000 + heard
    assert len(Page(again.table, page.person, again.tokens[page.person]).hello(1, heard).moved.told) == heard, (
        "its count is of another game"
    )
    assert Page(again.table, page.person, again.tokens[page.person]).hello(1, page.moved.heard).moved.told == []
    late = page.choose(page.moved.asks[0].seat, [5], pause=before)
    assert isinstance(late, a.Refused)
    assert late.code == "late"
    assert isinstance(page.choose(page.moved.asks[0].seat, [5]), a.Accepted)


def test_numbers_jump_further_each_time_whatever_is_put_back_and_wherever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, bases = tmp_path / "data", []
    server = Server(data)
    server.start()
    server.stop()
    backup(data, tmp_path / "copy")
    for clock in (1_800_000_000, 1_800_000_000, 5, 1_700_000_000):
        monkeypatch.setattr("isoloir.table.store.sqlite.backup.time", lambda clock=clock: clock)
        restore(tmp_path / "copy", data)
        bases.append(base_of(data / "tables.sqlite"))
    shutil.rmtree(data)
    monkeypatch.setattr("isoloir.table.store.sqlite.backup.time", lambda: 1_800_000_100)
    restore(tmp_path / "copy", data)

    assert all(before < after for before, after in pairwise([*bases, base_of(data / "tables.sqlite")]))


def base_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT value FROM meta WHERE key = 'base'").fetchone()[0])


def test_a_database_that_was_put_back_jumps_when_the_operator_says_so(
    postgres_server: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres_server.database(uuid4().hex)
    asyncio.run(fill(address))

    assert main(["restore", "--store", address, "--lang", "en"]) == 0

    assert "One table will carry on" in capsys.readouterr().out
    kept, gone = asyncio.run(logs(address))
    assert isinstance(decode_entry(kept[-1]), Restored)
    assert read_party(kept).base > 10**15
    assert gone == [FORGOTTEN]


async def fill(address: str) -> None:
    log = open_postgres(address, HandClock(NOW))
    table = await log.create("KXPLT", UNDER_WAY[:1], NOW)
    assert table is not None
    assert await append(log, Lane(table), 2, *UNDER_WAY[1:]) is None
    assert await log.create("BCDFG", [FORGOTTEN], NOW) is not None
    log.close()


async def logs(address: str) -> tuple[list[bytes], list[bytes]]:
    log = open_postgres(address, HandClock(NOW))
    found = await log.read(1), await log.read(2)
    log.close()
    return found
