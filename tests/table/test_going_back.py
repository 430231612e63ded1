"""Forward, back and forward again between two versions, with games of all five under way: nothing is lost unsaid."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import aiohttp
import pytest

from isoloir import __version__
from isoloir.cli.app import main
from isoloir.games import GAMES
from isoloir.table.serve.going_back import must_be_readable, premises_of, this_build
from isoloir.table.serve.refused import Refused
from isoloir.table.serve.settings import ServeSettings
from isoloir.table.store.build import Build, Held, Kept
from isoloir.table.store.postgres.connection import connect
from isoloir.table.store.postgres.postgres_log import open_postgres
from isoloir.table.store.sqlite.sqlite_log import connect as connect_file
from isoloir.table.wire import from_server as a
from tests.services import Postgres

from .hands import HandClock
from .next_version import LOG, RULES, next_version
from .process import Server
from .stores import NOW
from .test_http import status
from .test_rolling import five_tables, in_the_end, play_on

NEXT, TOKEN = "0.2.0", "token of the operator"
VERSION = {"__init__.py": ((f'__version__ = "{__version__}"', f'__version__ = "{NEXT}"'),)}


@contextmanager
def running(server: Server, source: Path | None = None) -> Iterator[Server]:
    server.source = source
    said = server.start()
    assert "127.0.0.1" in said, server.end()
    try:
        yield server
    finally:
        server.stop()


def refused(server: Server, source: Path | None = None) -> str:
    """What a server says that doesn't start."""
    server.source = source
    assert server.start() == ""
    code, _, err = server.end()
    assert code == 1
    return err


@pytest.fixture(params=["a file", "a database"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Server:
    if request.param == "a file":
        return Server(tmp_path / "data")
    postgres: Postgres = request.getfixturevalue("postgres_server")
    return Server(tmp_path / "data", STORE=postgres.database(uuid4().hex))


def roll_back(server: Server) -> int:
    store = server._settings.get("STORE")
    return main(["rollback", *(["--store", store] if store else ["--data", str(server.data)])])


async def counter(url: str) -> str:
    """The operator's page."""
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True), headers={"Origin": url}) as session:
        await session.post(f"{url}/admin/enter", data={"token": TOKEN})
        async with session.get(f"{url}/admin") as page:
            return await page.text()


async def test_games_of_all_five_go_forward_back_and_forward(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = next_version(tmp_path, LOG | RULES | VERSION)
    with running(server):
        async with five_tables([server.url, server.url]) as tables:
            await play_on(tables, 2)
            server.stop()

            with running(server, newer):
                await play_on(tables, 2)
                assert isinstance(await in_the_end(tables[0][0].client), a.Accepted)
            said = refused(server)
            with running(
                Server(server.data, server.port, **{**server._settings, "LEAVE_NEWER": "true", "ADMIN_TOKEN": TOKEN})
            ):
                ready = await status(f"{server.url}/readyz")
                admin = await counter(server.url)
            codes = roll_back(server), capsys.readouterr().out

            with running(server):
                await play_on(tables, 2)
            with running(server, newer):
                await play_on(tables, 2)

    assert said.startswith("needs-version-or-back ")
    assert f"version={NEXT} tables={len(GAMES)}" in said
    assert ready[0] == 200
    assert json.loads(ready[1]) == {"waiting_tables": len(GAMES), "needed_version": NEXT}
    assert f"waiting for Isoloir {NEXT}: {len(GAMES)}" in admin
    assert (codes[0], f"as version {__version__} left them" in " ".join(codes[1].split())) == (0, True)


async def test_a_version_that_wrote_nothing_new_can_be_left_again_at_once(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with running(server):
        async with five_tables([server.url, server.url]) as tables:
            await play_on(tables, 1)
            server.stop()
            with running(server, next_version(tmp_path, LOG | VERSION)):
                await play_on(tables, 1)
            with running(server):
                await play_on(tables, 1)
                assert json.loads((await status(f"{server.url}/readyz"))[1]) == {}


# ---- in detail


def test_what_a_store_holds_only_grows_and_names_who_brought_it() -> None:
    ours = Build("0.2.0", "b", {"log": 7, "habits": 2})
    kept = Kept("a", {"log": Held(8, "0.10.0"), "habits": Held(1, "0.1.0"), "chess": Held(1, "0.9.0")})

    assert kept.needed_by(ours) == "0.10.0", "newer than 0.9.0"
    assert kept.used_by(ours).holds == {**kept.holds, "habits": Held(2, "0.2.0")}
    assert Kept().used_by(ours).needed_by(ours) == ""


def settings(server: Server) -> ServeSettings:
    return ServeSettings(data=server.data, store=server._settings.get("STORE", ""))


def started(server: Server) -> None:
    with running(server):
        pass


def test_a_store_laid_out_for_a_later_version_is_refused_by_its_name(server: Server) -> None:
    started(server)
    premises, build = premises_of(settings(server)), this_build(bool(settings(server).store))
    premises.mark(Build(NEXT, "later", {**build.reads, "layout": build.reads["layout"] + 1}))
    _lay_out(server, build.reads["layout"] + 1)

    with pytest.raises(Refused) as why:
        must_be_readable(settings(server))

    assert (why.value.key, why.value.params["version"]) == ("needs-version", NEXT)


def _lay_out(server: Server, version: int) -> None:
    if store := settings(server).store:
        with connect(store) as on:
            on.execute("UPDATE meta SET value = %s WHERE key = 'version'", (str(version),))
    else:
        with closing(connect_file(server.data / "tables.sqlite")) as file:
            file.execute(f"PRAGMA user_version = {version}")


def copies(server: Server) -> list[str]:
    """The version that each was left by."""
    copied = premises_of(settings(server)).copied
    return [] if copied is None else [copied.tag]


def test_a_copy_is_kept_for_another_build_and_only_then(server: Server) -> None:
    started(server)
    started(server)
    assert copies(server) == []

    premises_of(settings(server)).mark(Build("0.0.9", "0.0.9-earlier", {}))
    started(server)

    assert copies(server) == ["0.0.9-earlier"]
    assert premises_of(settings(server)).kept.tag == this_build(bool(settings(server).store)).tag


def test_a_node_of_the_version_before_may_join_newer_ones(postgres_server: Postgres, tmp_path: Path) -> None:
    """They serve what it can't read."""
    server = Server(tmp_path / "data", STORE=postgres_server.database(uuid4().hex))
    started(server)
    where = settings(server)
    premises, build = premises_of(where), this_build(in_database=True)
    premises.mark(Build(NEXT, "0.2.0-later", {**build.reads, "log": build.reads["log"] + 1}))
    with connect(where.store) as on:
        on.execute("INSERT INTO tables (code, touched) VALUES ('KXPLT', 1)")
        on.execute("INSERT INTO entries (table_id, number, body) VALUES (1, 1, %s)", (b'{"type":"Waved"}',))

        with pytest.raises(Refused):
            must_be_readable(where)
        beat = "INSERT INTO nodes (id, beat, reads, version) VALUES ('n', clock_timestamp(), 8, '0.2.0-later')"
        on.execute(beat)
        waiting: Any = must_be_readable(where)

    assert (waiting.tables, waiting.version) == (1, NEXT)
    assert premises.kept.tag == "0.2.0-later", "it isn't the last version used here"


async def test_a_copy_in_a_database_is_dropped_when_its_tables_would_have_been_forgotten(
    postgres_server: Postgres, tmp_path: Path
) -> None:
    server = Server(tmp_path / "data", STORE=postgres_server.database(uuid4().hex))
    started(server)
    premises = premises_of(settings(server))
    premises.mark(Build("0.0.9", "0.0.9-earlier", {}))
    started(server)
    copied = premises.copied
    assert copied is not None

    log = open_postgres(settings(server).store, HandClock(NOW))
    await log.forget(copied.at - 1, NOW)
    assert copies(server) == [copied.tag]
    await log.forget(NOW, NOW)
    log.close()

    assert copies(server) == []
