"""A store that can't be used: one sentence, no password in it, exit code 1 as elsewhere, and nothing written."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from isoloir.core import LANGUAGES
from isoloir.table.serve import stores
from isoloir.table.serve.stores import losses
from isoloir.table.store.address import place
from isoloir.table.store.interface import Log
from isoloir.table.store.postgres import trouble as postgres_trouble
from isoloir.table.store.postgres.connection import connect
from isoloir.table.store.postgres.postgres_schema import migrate
from isoloir.table.store.postgres.trouble import TooOld, must_be_new_enough, trouble
from tests.services import Postgres, free_port, postgres

from .process import Server

MESSAGES = Path(__file__).parents[2] / "src" / "isoloir" / "content" / "messages"


def serve(store: str, *more: str) -> subprocess.CompletedProcess[str]:
    """As somebody would start it, from a terminal that speaks English."""
    command = [str(Path(sys.executable).parent / "isoloir"), "--lang", "en", "serve", "--port", "0", *more]
    environment = {**os.environ, "ISOLOIR_STORE": store}
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)


def refused(store: str, *more: str) -> str:
    done = serve(store, *more)
    said = [line for line in done.stderr.splitlines() if line and not line.startswith('{"at"')]
    assert done.returncode == 1, done
    assert len(said) == 1, done.stderr
    assert "hush" not in done.stderr + done.stdout
    assert "Traceback" not in done.stderr
    return said[0]


@pytest.fixture(scope="module")
def strict() -> Iterator[Postgres]:
    """One that asks for passwords, and lets one name do nothing but read."""
    server = Postgres()
    hba = server._data / "pg_hba.conf"
    hba.write_text("host all guarded 127.0.0.1/32 scram-sha-256\n" + hba.read_text())
    try:
        server.start()
        with connect(server.address) as operator:
            operator.execute("CREATE ROLE guarded LOGIN PASSWORD 'right'")
            operator.execute("CREATE ROLE weak LOGIN")
        yield server
    finally:
        server.remove()


@pytest.fixture
def telling() -> Iterator[int]:
    """Something else that listens: it says hello in HTTP."""
    listening = socket.create_server(("127.0.0.1", 0))

    def answer() -> None:
        while True:
            try:
                caller, _ = listening.accept()
            except OSError:
                return
            with closing(caller):
                caller.recv(100)
                caller.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

    threading.Thread(target=answer, daemon=True).start()
    yield int(listening.getsockname()[1])
    listening.close()


def tables_of(address: str) -> list[tuple[str, ...]]:
    with connect(address) as operator:
        named = "SELECT relname::text FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1"
        return operator.execute(named).fetchall()


def test_nobody_there_or_somebody_else(telling: int) -> None:
    assert "nothing answers" in refused(f"postgresql://isoloir:hush@127.0.0.1:{free_port()}/isoloir")
    assert "isn’t PostgreSQL" in refused(f"postgresql://isoloir:hush@127.0.0.1:{telling}/isoloir")


def test_an_address_that_is_none() -> None:
    assert "isn’t the address of a database" in refused("postgresql://isoloir:hu%zzsh@127.0.0.1/isoloir")


def test_a_wrong_scheme_shows_no_password() -> None:
    for store in ("postgre://isoloir:hush@127.0.0.1/isoloir", "host=127.0.0.1 password=hush"):
        done = serve(store)

        assert done.returncode == 2
        assert "postgresql://" in done.stderr
        assert "hush" not in done.stderr + done.stdout


def test_a_wrong_password_and_a_database_that_is_not_there(strict: Postgres) -> None:
    guarded = strict.address.replace("isoloir@", "guarded:hush@")

    assert "doesn’t accept this name and password" in refused(guarded)
    assert "no database of that name" in refused(strict.address.replace("/postgres", "/nowhere"))
    assert "allowed to create tables" in refused(strict.address.replace("isoloir@", "weak@"))


def test_a_replica_takes_nothing_in(address: str) -> None:
    with connect(address) as operator:
        operator.execute(f'ALTER DATABASE "{address.rsplit("/", 1)[1]}" SET default_transaction_read_only = on')

    assert "can’t be written to" in refused(address)


def test_a_database_of_something_else_of_another_house_or_a_later_version_is_left_as_it_is(
    address: str, postgres_server: Postgres
) -> None:
    others = postgres_server.database(uuid4().hex)
    with connect(others) as operator:
        operator.execute("CREATE TABLE tables (what text)")
    with connect(address) as operator:
        migrate(operator, "isoloir")
    before = tables_of(others), tables_of(address)

    assert "another program’s tables" in refused(others)
    assert "another group of servers, “isoloir”" in refused(address, "--house", "somebody-elses")
    with connect(address) as operator:
        operator.execute("UPDATE meta SET value = '99' WHERE key = 'version'")
    assert "newer version" in refused(address)
    assert (tables_of(others), tables_of(address)) == before


def test_one_that_hangs_up_in_the_middle() -> None:
    listening = socket.create_server(("127.0.0.1", 0))

    def hang_up() -> None:
        while True:
            try:
                listening.accept()[0].close()
            except OSError:
                return

    threading.Thread(target=hang_up, daemon=True).start()
    said = refused(f"postgresql://isoloir:hush@127.0.0.1:{listening.getsockname()[1]}/isoloir")
    listening.close()

    assert "closed the connection" in said


def test_an_old_one_is_named(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_trouble, "OLDEST", 99)
    with connect(address) as operator:
        with pytest.raises(TooOld) as why:
            must_be_new_enough(operator)
        assert str(why.value) == str(operator.info.server_version // 10_000)

    assert tables_of(address) == []


def test_what_a_failover_could_lose_is_said_at_the_start() -> None:
    def said(**settings: str) -> str:
        with postgres(**settings) as database:
            server = Server(Path("/nowhere"), STORE=database.address)
            server.start()
            assert server.process is not None
            assert server.process.stderr is not None
            told = server.process.stderr.readline()
            server.stop()
            return told

    assert said() == "store-alone\n"
    assert said(synchronous_commit="off") == "store-unsynced\n"


class Said:
    def __init__(self, *replicas: str) -> None:
        self.replicas = replicas


def test_a_synchronous_replica_loses_nothing_and_a_file_has_nothing_to_say() -> None:
    def key(log: object) -> str | None:
        told = losses(log)  # type: ignore[arg-type]
        return None if told is None else told[0]

    assert key(Said("ANY 1 (*)", "on")) == "store-replicated"
    assert key(Said("ANY 1 (*)", "local")) == "store-alone"
    assert key(Said("", "on")) == "store-alone"
    assert key(Said("ANY 1 (*)", "off")) == "store-unsynced"
    assert key(Log) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trouble_has_its_sentence(lang: str) -> None:
    texts = "".join(path.read_text() for path in (MESSAGES / lang).glob("*.ftl"))
    keys = {*postgres_trouble.BY_STATE.values(), *(key for _, key in postgres_trouble.BY_WORDS), "store-too-old"}

    assert [key for key in keys if f"error-{key} = " not in texts] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_server_says_has_its_sentence(lang: str) -> None:
    texts = "".join(path.read_text() for path in (MESSAGES / lang).glob("*.ftl"))
    source = "".join(path.read_text() for path in Path(stores.__file__).parent.glob("*.py"))
    keys = set(re.findall(r'(?:\bsay\(|Refused\(|else |key = )"([a-z-]+)"|"(store-[a-z-]+)"', source))

    said = {one or other for one, other in keys}
    assert {"listening", "game-stays", "game-taken-up", "damaged", "other-house", "store-alone"} <= said
    assert [
        key for key in said if not any(f"{kind}-{key} = " in texts for kind in ("error", "cli-serve", "doctor"))
    ] == []


def test_what_nobody_foresaw_is_said_in_the_databases_words() -> None:
    assert trouble(psycopg.OperationalError("connection failed: the moon is full")) == ""


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://u:hush@one:1,two:2/db?password=hush", "postgresql://one:1,two:2/db"),
        ("postgresql://u:hu/sh@host/db", "postgresql://host/db"),
        ("postgresql:///db?host=/run&password=hush", "postgresql:///db"),
        ("postgresql://u:hu?sh@host/db", "postgresql://…"),
        ("postgresql://u:hu/s?h@host/db", "postgresql://…"),
        ("postgresql://u:hush", "postgresql://…"),
        ("postgresql://host/db?password=x@hush", "postgresql://…"),
        ("postgresql://u:hush@host/d\nb", "postgresql://…"),
        ("postgresql://u:hush@[::1]:5432/db", "postgresql://[::1]:5432/db"),
        ("postgresql://u:hush@%2Frun%2Fpg/db", "postgresql://%2Frun%2Fpg/db"),
        ("u:hush@host://db", "…"),
        ("host=here password=hush", "…"),
        ("localhost", "localhost"),
    ],
)
def test_where_a_store_is_can_be_read_by_anybody(address: str, shown: str) -> None:
    assert place(address) == shown
