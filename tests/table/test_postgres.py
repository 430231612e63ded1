"""What is PostgreSQL's own: a cut connection, a commit nobody answered, starts at once, wrong databases."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic
from uuid import uuid4

import psycopg
import pytest

from isoloir.table.store.interface import Conflict, Lane, NewerData, OlderData, Unavailable, Unknown
from isoloir.table.store.postgres.connection import connect
from isoloir.table.store.postgres.notify_bus import PostgresBus
from isoloir.table.store.postgres.postgres_log import PostgresLog, open_postgres
from isoloir.table.store.postgres.postgres_schema import BEFORE, NEWEST, OtherHouse, migrate, version_of
from tests.services import Postgres, free_port, postgres

from .hands import HandClock
from .stores import NOW, a_table, append

DAY = 86_400_000


class Relay:
    """Stands between a node and its database; can go deaf in either direction, or hang up."""

    def __init__(self, port: int) -> None:
        self._to, self.heard, self.answered = port, True, True
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self._to))
            self._open += [near, far]
            threading.Thread(target=self._pump, args=(near, far, "heard"), daemon=True).start()
            threading.Thread(target=self._pump, args=(far, near, "answered"), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket, which: str) -> None:
        try:
            while data := source.recv(65_536):
                if getattr(self, which):
                    target.sendall(data)
        except OSError:
            return

    def hang_up(self) -> None:
        for each in self._open:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()
        self._open.clear()

    def close(self) -> None:
        self._listening.close()
        self.hang_up()


@asynccontextmanager
async def through(relay: Relay, address: str) -> AsyncIterator[PostgresLog]:
    log = open_postgres(address.replace(address.split(":")[2].split("/")[0], str(relay.port)), HandClock(NOW))
    try:
        yield log
    finally:
        relay.hang_up()
        log.close()


async def test_a_commit_that_nobody_answers_is_unknown_within_seconds_and_was_kept(
    address: str, postgres_server: Postgres
) -> None:
    relay, direct = Relay(postgres_server.port), open_postgres(address, HandClock(NOW))
    async with through(relay, address) as log:
        table = await a_table(log)
        relay.answered = False

        begun = monotonic()
        verdict = await append(log, Lane(table), 2, b"one")

        assert isinstance(verdict, Unknown)
        assert monotonic() - begun < 8, "noticed within four seconds, on a machine of one's own"
        assert await direct.read(table, after=1) == [b"one"]
        assert log.faults["unknown"] == 1
    direct.close()
    relay.close()


async def test_a_connection_that_was_cut_is_made_anew(address: str, postgres_server: Postgres) -> None:
    relay = Relay(postgres_server.port)
    async with through(relay, address) as log:
        table = await a_table(log)
        await log.read(table)
        relay.hang_up()

        lost = await append(log, Lane(table), 2, b"one")

        assert isinstance(lost, Unknown)
        assert await log.read(table) == [b"created"]
        assert await append(log, Lane(table), 2, b"one") is None
        assert log.is_well
    relay.close()


async def test_what_the_database_refuses_was_not_kept(address: str) -> None:
    log = open_postgres(address, HandClock(NOW))
    table = await a_table(log)
    with connect(address) as operator:
        operator.execute(f'ALTER DATABASE "{address.rsplit("/", 1)[1]}" SET default_transaction_read_only = on')
        operator.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'isoloir' "
                         "AND pid <> pg_backend_pid() AND datname = current_database()")  # fmt: skip

    verdicts = [await append(log, Lane(table), 2, b"one") for _ in range(2)]

    assert {type(verdict) for verdict in verdicts} <= {Unknown, Unavailable}
    assert isinstance(verdicts[-1], Unavailable)
    assert not log.is_well
    log.close()


async def test_a_conflict_of_one_table_costs_the_others_nothing(address: str) -> None:
    log, other = open_postgres(address, HandClock(NOW)), open_postgres(address, HandClock(NOW))
    tables = [await a_table(log, f"TABLE{n}") for n in range(20)]
    await append(other, Lane(tables[7]), 2, b"theirs")

    verdicts = await asyncio.gather(*(append(log, Lane(table), 2, b"ours") for table in tables))

    assert [type(verdict) for verdict in verdicts] == [Conflict if n == 7 else type(None) for n in range(20)]
    assert await log.heads(tables) == dict.fromkeys(tables, 2)
    assert log.faults["conflict"] == 1
    log.close()
    other.close()


async def test_two_lanes_of_one_table_in_each_others_way_hold_nobody_up(address: str) -> None:
    """Nobody else was faster, so asking for the heads doesn't tell who lost."""
    log = open_postgres(address, HandClock(NOW))
    tables = [await a_table(log, f"TABLE{n}") for n in range(3)]
    numbers = [tables[0], tables[1], tables[1], tables[2]]

    async with asyncio.timeout(10):
        verdicts = await asyncio.gather(*(append(log, Lane(table), 2, b"ours") for table in numbers))
        again = await append(log, Lane(tables[1]), 2, b"ours")

    assert [type(verdict) for verdict in (*verdicts, again)] == [type(None), Conflict, Conflict, type(None), type(None)]
    assert await log.heads(tables) == dict.fromkeys(tables, 2)
    log.close()


async def test_a_connection_that_cannot_say_where_it_leads_is_closed(
    address: str, postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As to a server that is still a replica: at every attempt one would stay open."""
    relay, made = Relay(postgres_server.port), list[psycopg.Connection]()

    def connected(to: str) -> psycopg.Connection:
        made.append(connect(to))
        return made[-1]

    def still_a_replica(connection: psycopg.Connection) -> str:
        raise psycopg.errors.ObjectNotInPrerequisiteState("recovery is in progress")

    async with through(relay, address) as log:
        table = await a_table(log)
        monkeypatch.setattr("isoloir.table.store.postgres.postgres_writer.connect_to_write", connected)
        monkeypatch.setattr("isoloir.table.store.postgres.postgres_writer.timeline_of", still_a_replica)
        relay.hang_up()
        verdicts = [await append(log, Lane(table), 2, b"one") for _ in range(3)]

        assert [type(verdict) for verdict in verdicts] == [Unknown, Unavailable, Unavailable]
        assert len(made) > 1
        assert all(each.closed for each in made)
    relay.close()


async def test_an_append_is_planned_once(address: str) -> None:
    """Not anew for every commit, and never by reading the whole table."""
    log = open_postgres(address, HandClock(NOW))
    lane = Lane(await a_table(log))
    for n in range(20):
        assert await append(log, lane, 2 + n, b"one") is None

    wanted = (
        "SELECT generic_plans, custom_plans FROM pg_prepared_statements WHERE statement LIKE 'INSERT INTO entries%'"
    )
    planned = await log._writer.do(lambda on: on.execute(wanted).fetchone() or ())

    assert planned[0] > 10
    assert planned[1] == 0
    log.close()


async def test_a_database_without_an_encoding_is_read_as_text(postgres_server: Postgres) -> None:
    name = uuid4().hex
    with connect(postgres_server.address) as operator:
        operator.execute(f"CREATE DATABASE \"{name}\" TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'")
    address = postgres_server.address.replace("/postgres", f"/{name}")

    for _ in range(2):
        log = open_postgres(address, HandClock(NOW))
        await log.beat(NOW)
        log.close()


async def test_several_nodes_may_start_at_once(address: str) -> None:
    def start() -> int:
        with connect(address) as connection:
            migrate(connection, "isoloir")
            return version_of(connection)

    assert await asyncio.gather(*(asyncio.to_thread(start) for _ in range(6))) == [NEWEST] * 6


async def test_a_database_of_another_house_or_of_a_version_we_do_not_read_is_left_alone(address: str) -> None:
    with connect(address) as connection:
        migrate(connection, "isoloir")
        with pytest.raises(OtherHouse, match="isoloir"):
            migrate(connection, "somebody-elses")
        for version, refused in (("99", NewerData), (str(BEFORE), OlderData)):
            connection.execute("UPDATE meta SET value = %s WHERE key = 'version'", (version,))
            with pytest.raises(refused):
                migrate(connection, "isoloir")


async def test_an_ear_that_was_cut_off_in_silence_hears_again(address: str, postgres_server: Postgres) -> None:
    relay, heard, deaf = Relay(postgres_server.port), list[bytes](), list[None]()
    ear = PostgresBus(address.replace(f":{postgres_server.port}/", f":{relay.port}/"))
    mouth, listening = PostgresBus(address), asyncio.ensure_future(ear.listen(heard.append, lambda: deaf.append(None)))
    await _soon(lambda: len(deaf) == 1)
    mouth.send(b"before")
    await _soon(lambda: heard == [b"before"])

    relay.answered = False
    mouth.send(b"lost")
    await asyncio.sleep(5)
    relay.answered = True
    await _soon(lambda: len(deaf) == 2)
    mouth.send(b"after")

    await _soon(lambda: heard[-1] == b"after")
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    for bus in (ear, mouth):
        bus.close()
    relay.close()


async def _soon(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(15):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


def test_a_server_that_crashes_keeps_what_it_answered() -> None:
    """With synced commits, as an operator runs it."""

    async def written(server: Postgres) -> list[bytes]:
        log = open_postgres(server.address, HandClock(NOW))
        table = await a_table(log)
        for n in range(50):
            assert await append(log, Lane(table), 2 + n, b"%d" % n) is None
        server.stop(signal.SIGQUIT)
        assert isinstance(await append(log, Lane(table), 52, b"late"), Unknown | Unavailable)
        server.start(fsync="on")
        kept = await log.read(table)
        log.close()
        return kept

    with postgres(fsync="on") as server:
        assert asyncio.run(written(server)) == [b"created", *[b"%d" % n for n in range(50)]]


def test_a_password_stays_out_of_what_the_library_says(address: str) -> None:
    with pytest.raises(psycopg.OperationalError) as why:
        connect(f"postgresql://nobody:hush@127.0.0.1:{free_port()}/x")

    assert "hush" not in str(why.value)
