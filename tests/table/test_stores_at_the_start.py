"""A database that can't be used, told in one sentence by every command that takes its address; nothing is written."""

from __future__ import annotations

import os
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest

from isoloir.core import LANGUAGES
from isoloir.table.live.table.clocks import FollowedClock
from isoloir.table.serve import nodes
from isoloir.table.serve.refused import Refused
from isoloir.table.serve.settings import BadSettings, read_settings
from isoloir.table.store.interface import Unavailable
from isoloir.table.store.postgres.connection import connect
from isoloir.table.store.postgres.postgres_register import PostgresRegister
from isoloir.table.store.postgres.postgres_schema import migrate, must_be_writable
from isoloir.table.store.register import Pulse
from isoloir.table.store.sqlite.files import DATABASE
from tests.services import Postgres

from .test_bad_stores import refused, strict, tables_of
from .test_moving import filled

__all__ = ["strict"]


def typed(*words: str, lang: str = "en", **variables: str) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).parent / "isoloir"), "--lang", lang, *words]
    environment = {**os.environ, **variables}
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)


def said(*words: str, lang: str = "en", **variables: str) -> str:
    done = typed(*words, lang=lang, **variables)
    assert done.returncode == 2, done
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "hush" not in done.stderr + done.stdout
    return done.stderr


def greeting(version: str) -> bytes:
    """What a PostgreSQL says to somebody it lets in."""

    def told(kind: bytes, body: bytes) -> bytes:
        return kind + struct.pack("!I", len(body) + 4) + body

    facts = {"server_version": version, "client_encoding": "UTF8", "in_hot_standby": "off"}
    facts["default_transaction_read_only"] = "off"
    parameters = b"".join(told(b"S", f"{name}\0{value}\0".encode()) for name, value in facts.items())
    return told(b"R", bytes(4)) + parameters + told(b"K", bytes(8)) + told(b"Z", b"I")


@contextmanager
def silent(version: str) -> Iterator[str]:
    """The address of one that greets and never says another word."""
    listening, callers = socket.create_server(("127.0.0.1", 0)), list[socket.socket]()

    def answer() -> None:
        while True:
            try:
                callers.append(listening.accept()[0])
            except OSError:
                return
            while callers[-1].recv(1000)[4:8] in (b"\x04\xd2\x16\x2f", b"\x04\xd2\x16\x30"):
                callers[-1].sendall(b"N")
            callers[-1].sendall(greeting(version))

    threading.Thread(target=answer, daemon=True).start()
    yield f"postgresql://isoloir:hush@127.0.0.1:{listening.getsockname()[1]}/isoloir"
    listening.close()
    for caller in callers:
        caller.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_old_one_is_refused_by_every_command(lang: str, tmp_path: Path) -> None:
    filled(tmp_path)
    with silent("14.9") as old:
        assert "PostgreSQL 14" in refused(old)
        assert "PostgreSQL 14" in said("move", old, "--data", str(tmp_path), lang=lang)
        assert "PostgreSQL 14" in said("move", old, "--back", "--data", str(tmp_path / "new"), lang=lang)
        assert "PostgreSQL 14" in said("restore", "--store", old, lang=lang)

    assert not (tmp_path / "new" / DATABASE).exists()


def test_one_that_falls_silent_after_its_greeting_is_given_up_on() -> None:
    """Its network still says that all is well, so only our own patience ends it."""
    with silent("17.2") as asleep:
        assert "closed the connection" in refused(asleep)
        assert "closed the connection" in said("restore", "--store", asleep)


def test_rights_connections_and_tls_are_told_apart(strict: Postgres, address: str, tmp_path: Path) -> None:
    with connect(strict.address) as operator:
        operator.execute("CREATE DATABASE shut")
        operator.execute("REVOKE CONNECT ON DATABASE shut FROM public")
        operator.execute("CREATE ROLE crowd LOGIN CONNECTION LIMIT 0")

    assert "grant those rights" in refused(strict.address.replace("isoloir@", "weak@").replace("/postgres", "/shut"))
    assert "no connection left" in refused(strict.address.replace("isoloir@", "crowd@"))
    assert "don’t agree on TLS" in refused(f"{address}?sslmode=require")
    assert "nothing answers" in refused(f"postgresql://?host={tmp_path}")


def test_a_name_that_may_only_read_is_refused_at_the_start(strict: Postgres) -> None:
    ours = strict.database(uuid4().hex)
    weak = ours.replace("isoloir@", "weak@")
    with connect(ours) as operator:
        migrate(operator, "isoloir")
        operator.execute("GRANT SELECT ON ALL TABLES IN SCHEMA public TO weak")

    assert "grant those rights" in refused(weak)

    with connect(ours) as operator:
        operator.execute("GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO weak")
    with connect(weak) as writer:
        must_be_writable(writer)


def test_a_table_of_settings_like_ours_may_be_another_programs(address: str) -> None:
    with connect(address) as operator:
        operator.execute("CREATE TABLE meta (key text PRIMARY KEY, value text)")
        operator.execute("INSERT INTO meta VALUES ('version', 'v2.1')")

    assert "another program’s tables" in refused(address)
    assert "another program’s tables" in said("restore", "--store", address)
    assert tables_of(address) == [("meta",), ("meta_pkey",)]


def test_restoring_refuses_what_a_server_would(address: str) -> None:
    with connect(address) as operator:
        migrate(operator, "isoloir")

    assert "“isoloir”" in said("restore", "--store", address, "--house", "others")
    assert "“isoloir”" in said("restore", "--store", address, ISOLOIR_HOUSE="others")
    with connect(address) as operator:
        operator.execute("UPDATE meta SET value = '99' WHERE key = 'version'")
    assert "newer version" in said("restore", "--store", address)
    assert "postgresql://" in said("restore", "--store", "mysql://u:hush@host/db")
    assert "either a file or --store" in said("restore", "a-file", "--store", address)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_without_tables_of_ours_gets_none_from_a_mistaken_address(
    address: str, tmp_path: Path, lang: str
) -> None:
    for words in (("move", address, "--back", "--data", str(tmp_path)), ("restore", "--store", address)):
        assert address.partition("@")[2] in said(*words, lang=lang)

    assert tables_of(address) == []
    assert not (tmp_path / DATABASE).exists()


async def test_one_that_is_lost_before_anybody_comes_in_ends_the_start(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unanswered(*_: object) -> Pulse:
        raise Unavailable

    monkeypatch.setattr(nodes, "JOIN_SECONDS", 0.2)
    monkeypatch.setattr(PostgresRegister, "beat", unanswered)

    with pytest.raises(Refused) as why:
        async with nodes.among_others(read_settings({"store": address}, {}), FollowedClock(), lambda: None):
            pass

    assert why.value.key == "store-lost"


def test_a_bus_without_its_package_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "find_spec", lambda name: None)

    with pytest.raises(Refused) as why:
        nodes.bus_of(read_settings({"store": "postgresql://host/db", "bus": "nats://host:4222"}, {}))

    assert (why.value.key, why.value.params) == ("needs-extra", {"extra": "cluster"})


def test_address_and_folder_may_come_from_variables(address: str, tmp_path: Path) -> None:
    filled(tmp_path)
    variables = {"ISOLOIR_STORE": address, "ISOLOIR_DATA": str(tmp_path)}

    moved = typed("move", **variables)
    put_back = typed("restore", ISOLOIR_STORE=address)
    backup = typed("backup", str(tmp_path / "copy"), ISOLOIR_DATA=str(tmp_path))

    assert moved.stdout.startswith("3 tables copied"), moved
    assert put_back.stdout.startswith("3 tables"), put_back
    assert backup.returncode == 0, backup
    assert "ISOLOIR_STORE" in said("move", ISOLOIR_STORE="mysql://u:hush@host/db")


@pytest.mark.parametrize("bus", ["nats://", "nats://u:hush@host:notaport", "http://host:4222", "nats://u:p?q@host:1"])
def test_a_bus_that_cannot_be_an_address_is_refused(bus: str) -> None:
    with pytest.raises(BadSettings) as why:
        read_settings({"store": "postgresql://host/db", "bus": bus}, {})

    assert why.value.key == "bus"
    assert "hush" not in str(why.value)
