"""A database before it's opened: who used it, and the copy in it that was made when another version came."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from time import time

import msgspec
import psycopg
from psycopg.errors import InsufficientPrivilege

from ..build import Build, Copied, Kept, read_kept
from ..interface import must_be_released
from ..moving import must_be_free
from ..put_back import begun_anew
from .connection import connect
from .copies import COPIED, copy, is_there, take_back
from .opening import AS_LONG_AS_IT_TAKES
from .postgres_register import LIVES
from .postgres_schema import BEFORE, OURS, OtherHouse, meta, put, version_of
from .trouble import must_be_new_enough

ONE_AT_A_TIME = "LOCK TABLE meta IN SHARE UPDATE EXCLUSIVE MODE"
"""Taken before the snapshot, so that a node that had to wait sees what the other one did; nobody else has to."""


class Database:
    def __init__(self, address: str, house: str) -> None:
        self._address, self._house = address, house

    @property
    def kept(self) -> Kept:
        with self._open() as on:
            return read_kept(meta(on, "build") if version_of(on) else None)

    @property
    def layout(self) -> int:
        with self._open() as on:
            must_be_new_enough(on)
            version = version_of(on)
            if version and (owner := meta(on, "house")) not in (None, self._house):
                raise OtherHouse(owner)
        must_be_released(version, BEFORE)
        return version

    @property
    def copied(self) -> Copied | None:
        with self._open() as on:
            if not is_there(on, COPIED + "meta"):
                return None
            found = on.execute(
                "SELECT value, (SELECT value FROM meta WHERE key = 'copied') FROM before_meta WHERE key = 'build'"
            ).fetchone()
            tag, at = found or (None, None)
            return Copied(int(at or 0), read_kept(tag).tag)

    def logs(self) -> Iterator[list[bytes]]:
        with self._open(patience=None) as on:
            for (table,) in on.execute("SELECT id FROM tables ORDER BY id").fetchall():
                wanted = "SELECT body FROM entries WHERE table_id = %s ORDER BY number"
                yield [bytes(body) for (body,) in on.execute(wanted, (table,), binary=True).fetchall()]

    def has_others(self, tag: str) -> bool:
        with self._open() as on:
            found = on.execute(f"SELECT 1 FROM nodes WHERE {LIVES} AND version <> %s LIMIT 1", (tag,))
            return found.fetchone() is not None

    def hand_over(self, build: Build) -> bool:
        """In one transaction: of nodes that start together, one makes the copy."""
        try:
            with self._open(patience=None) as on, on.transaction():
                on.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
                on.execute(ONE_AT_A_TIME)
                if read_kept(meta(on, "build")).tag != build.tag:
                    copy(on)
                    put(on, "copied", str(int(time() * 1000)))
                    _mark(on, build)
        except InsufficientPrivilege:
            return False
        return True

    def mark(self, build: Build) -> None:
        with self._open() as on, on.transaction():
            on.execute(ONE_AT_A_TIME)
            _mark(on, build)

    def roll_back(self) -> None:
        """Raises BadMove while a node uses it."""
        with self._open(patience=None) as on, on.transaction():
            must_be_free(on)
            take_back(on)
            begun_anew(on)

    def _open(self, patience: float | None = 5.0) -> closing[psycopg.Connection]:
        more = {} if patience else {"options": AS_LONG_AS_IT_TAKES}
        return closing(connect(self._address, patience=patience, **more))


def _mark(on: psycopg.Connection, build: Build) -> None:
    kept = read_kept(meta(on, "build")).used_by(build)
    put(on, "build", msgspec.json.encode(kept).decode())
    put(on, "ours", ",".join({*OURS, *(meta(on, "ours") or "").split(",")} - {""}))
