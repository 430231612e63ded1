"""A data folder before it's opened: who used it, and the copy that was made when another version came."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import msgspec

from ..build import Build, Copied, Kept, read_kept
from ..interface import must_be_released
from .backup import copy, restore
from .files import DATABASE
from .migrations import BEFORE, version_of
from .private_rows import together
from .sqlite_log import connect, reader

COPY = f"{DATABASE}.before-update"


class Folder:
    def __init__(self, data: Path) -> None:
        self._data, self._path, self._copy = data, data / DATABASE, data / COPY

    @property
    def kept(self) -> Kept:
        return _kept(self._path)

    @property
    def layout(self) -> int:
        if not self._path.exists():
            return 0
        with closing(reader(self._path)) as connection:
            version = version_of(connection)
        must_be_released(version, BEFORE)
        return version

    @property
    def copied(self) -> Copied | None:
        if not self._copy.exists():
            return None
        return Copied(int(self._copy.stat().st_mtime * 1000), _kept(self._copy).tag)

    def logs(self) -> Iterator[list[bytes]]:
        with closing(reader(self._path)) as connection:
            rows = connection.execute("SELECT table_id, body FROM entries ORDER BY table_id, number")
            for _, entries in groupby(rows, itemgetter(0)):
                yield [together(bytes(body)) for _, body in entries]

    def has_others(self, tag: str) -> bool:
        return False

    def hand_over(self, build: Build) -> bool:
        copy(self._path, self._copy)
        self.mark(build)
        return True

    def mark(self, build: Build) -> None:
        kept = msgspec.json.encode(self.kept.used_by(build)).decode()
        with closing(connect(self._path)) as connection:
            connection.execute("REPLACE INTO meta (key, value) VALUES ('build', ?)", (kept,))

    def roll_back(self) -> None:
        restore(self._copy, self._data)


def _kept(path: Path) -> Kept:
    if not path.exists():
        return Kept()
    with closing(reader(path)) as connection:
        try:
            found = connection.execute("SELECT value FROM meta WHERE key = 'build'").fetchone()
        except sqlite3.OperationalError:
            found = None  # nothing in it yet
        return read_kept(None if found is None else str(found[0]))
