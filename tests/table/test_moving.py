"""Tables move from a folder to a database and back, games under way included, and nothing moves by halves."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from isoloir.table.log.entries import FORMAT
from isoloir.table.party.reading import read_party
from isoloir.table.store.interface import Keeping, Lane, Sleeping
from isoloir.table.store.moving import BadMove, to_postgres, to_sqlite
from isoloir.table.store.postgres.connection import connect as connect_postgres
from isoloir.table.store.postgres.postgres_log import open_postgres
from isoloir.table.store.postgres.postgres_register import PostgresRegister
from isoloir.table.store.sqlite.files import DATABASE
from isoloir.table.store.sqlite.lock import DataLock, InUse
from isoloir.table.store.sqlite.sqlite_log import connect as connect_sqlite
from isoloir.table.store.sqlite.sqlite_log import open_sqlite

from .golden.portrait import FOLDER
from .hands import HandClock
from .stores import NOW, Store, append

CODES = ("KXPLT", "BCDFG", "QRSTW")
EVENING = (FOLDER / str(FORMAT) / "third-man.jsonl").read_bytes().splitlines()
UNDER_WAY = EVENING[:60]


def filled(data: Path) -> None:
    async def fill() -> None:
        log = open_sqlite(data / DATABASE, HandClock(NOW))
        assert await log.kept("push-key", "ours") == "ours"
        for code in CODES:
            table = await log.create(code, UNDER_WAY[:1], NOW)
            assert table is not None
            lane = Lane(table)
            lane.wakes = NOW + table
            assert await append(log, lane, 2, *UNDER_WAY[1:]) is None
        log.close()

    asyncio.run(fill())


def test_everything_is_there_after_a_move_and_after_the_way_back(address: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    filled(here)

    moved, back = to_postgres(here, address, "isoloir"), to_sqlite(address, "isoloir", there)

    async def read() -> None:
        stores: list[Store] = [
            open_sqlite(here / DATABASE, HandClock(NOW)),
            open_postgres(address, HandClock(NOW)),
            open_sqlite(there / DATABASE, HandClock(NOW)),
        ]
        due = [await store.due(NOW + 10) for store in stores if isinstance(store, Sleeping)]
        assert due == [{1: NOW + 1, 2: NOW + 2, 3: NOW + 3}] * 3
        keys = [await store.kept("push-key", "another") for store in stores if isinstance(store, Keeping)]
        assert keys == ["ours"] * 3, "browsers that asked to be told know the house again"
        for code in CODES:
            logs = [await store.read(await store.find(code) or 0) for store in stores]
            assert logs[0] == logs[1] == logs[2] == UNDER_WAY
            assert read_party(logs[1]).phase == "playing"
        assert await stores[1].create("ZZZZZ", [b"new"], NOW) == len(CODES) + 1, "new tables get numbers of their own"
        for store in stores:
            store.close()

    asyncio.run(read())
    assert moved == back == (len(CODES), len(CODES) * len(UNDER_WAY))
    with connect_postgres(address) as there_now, closing(connect_sqlite(there / DATABASE)) as back_again:
        assert there_now.execute("SELECT count(*) FROM entries WHERE get_byte(body, 0) = 32").fetchone() == (0,)
        (apart,) = back_again.execute("SELECT count(*) FROM entries WHERE length(body) > 4061").fetchone()
        assert apart, "in SQLite's file somebody's words lie apart again"


def test_nothing_moves_onto_other_tables_nor_from_nowhere(address: str, tmp_path: Path) -> None:
    with pytest.raises(BadMove, match="nothing"):
        to_postgres(tmp_path / "empty", address, "isoloir")
    filled(tmp_path)
    to_postgres(tmp_path, address, "isoloir")

    with pytest.raises(BadMove, match="not-empty"):
        to_postgres(tmp_path, address, "isoloir")
    with pytest.raises(BadMove, match="not-empty"):
        to_sqlite(address, "isoloir", tmp_path)


def test_nothing_moves_under_a_running_server(address: str, tmp_path: Path) -> None:
    filled(tmp_path)
    with DataLock(tmp_path), pytest.raises(InUse):
        to_postgres(tmp_path, address, "isoloir")

    async def alive() -> None:
        open_postgres(address, HandClock(NOW)).close()
        register = PostgresRegister(address)
        await register.beat("one", 1, [])
        register.close()

    asyncio.run(alive())
    with pytest.raises(BadMove, match="in-use"):
        to_postgres(tmp_path, address, "isoloir")
