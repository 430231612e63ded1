"""What is forgotten leaves no trace in the files either."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import Raw, structs

from isoloir.core import chance
from isoloir.table.log import entries as e
from isoloir.table.log.codec import Rewrite, decode_entry, encode_entry
from isoloir.table.log.told import Heard
from isoloir.table.log.words import Look
from isoloir.table.store.interface import Lane
from isoloir.table.store.sqlite.private_rows import apart, together
from isoloir.table.store.sqlite.sqlite_log import connect, open_sqlite
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .hands import HandClock
from .rewriting import Replacing
from .running import people, running
from .test_forgotten import MARIE
from .test_log_sqlite import mentions


def some_evenings(seed: int) -> list[tuple[int, e.Entry]]:
    """Acts at three tables, as they might come one after another; Marie is person 1 at the first."""
    dice, look = chance("evenings", seed), Look()
    acts: list[tuple[int, e.Entry]] = []
    for _ in range(400):
        table = dice.below(3)
        asked = Raw(b'"%s"' % (b"x" * dice.choice((20, 100, 900, 3_000))))
        told = Heard(asked)
        opened = e.Opened(opened=1, asks=asked, choices={}, by={}, told=(told,), save=asked, rules=1, pause=1, at=1)
        acts.append((table, opened))
        if dice.below(3) == 0:
            acts.append((table, e.Renamed(seat=0, name=MARIE if table == 0 else "Tom", look=look, person=1)))
    return acts


def without_marie(log: Sequence[bytes]) -> dict[int, bytes]:
    named = {number: decode_entry(body) for number, body in enumerate(log, 1) if MARIE.encode() in body}
    return {number: encode_entry(structs.replace(each, name="")) for number, each in named.items()}


def test_entries_with_words_of_people_are_too_long_to_lie_among_others() -> None:
    longest_among_others = 4_096 - 35  # of a row in a table of SQLite, by the page's size

    body = encode_entry(e.TokenUsed(person=1, token=""))

    assert len(apart(body)) > longest_among_others
    assert together(apart(body)) == body
    assert apart(encode_entry(e.Left(person=1))) == encode_entry(e.Left(person=1))


@pytest.mark.parametrize("way", ["erased", "forgotten"])
@pytest.mark.parametrize("seed", range(3))
async def test_pages_that_split_keep_no_copy_of_a_name(seed: int, way: str, tmp_path: Path) -> None:
    log = open_sqlite(tmp_path / "tables.sqlite", HandClock())
    lanes = [Lane(await log.create(f"CODE{i}", [b"{}"], 2 - (i == 0)) or 0) for i in range(3)]
    count = [2, 2, 2]

    async def append(table: int, body: bytes, rewrites: Sequence[Rewrite] = ()) -> None:
        kept: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        log.append(lanes[table], count[table], [body], kept.set_result, rewrites)
        count[table] += 1
        assert await kept is None

    for table, act in some_evenings(seed):
        await append(table, encode_entry(act))
    assert mentions(tmp_path, MARIE.encode())

    if way == "erased":
        await append(0, b"{}", [Replacing(without_marie)])
        assert await log.scrub()
    else:
        await log._writer.do(lambda connection: connection.execute("UPDATE tables SET touched = id").rowcount)
        await log.forget(2, 0)

    assert not mentions(tmp_path, MARIE.encode())
    assert mentions(tmp_path, b"Tom")
    log.close()


async def test_who_reads_the_files_delays_the_scrubbing_and_no_choice(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients:
        with closing(connect(tmp_path / "tables.sqlite")) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entries").fetchone()
            await clients[1].device.be_forgotten(clients[1].code)
            assert mentions(tmp_path, b"Tom")
            assert isinstance(await clients[0].say(s.AddBot), a.Accepted)
            reader.execute("ROLLBACK")

        assert await server.log.scrub()

        assert not mentions(tmp_path, b"Tom")


async def test_a_copy_kept_before_a_migration_goes_when_its_tables_would_have(tmp_path: Path) -> None:
    log = open_sqlite(tmp_path / "tables.sqlite", HandClock())
    old, new = tmp_path / "tables.sqlite.before-2", tmp_path / "tables.sqlite.before-restore"
    for copied, made in ((old, 1_000), (new, 3_000)):
        copied.write_bytes(b"x")
        os.utime(copied, (made, made))

    await log.forget(before=2_000_000, codes_until=0)
    log.close()

    assert not old.exists()
    assert new.exists()
