"""A copy of a server's data while it runs, and the way back: one file holds everything."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from .lock import DataLock
from .migrations import version_of

DATABASE = "tables.sqlite"


class BadBackup(Exception):
    """Not a file `backup` made, or damaged since; `str()` is one sentence."""


def copy(source: Path, target: Path) -> None:
    """A consistent copy under its final name only once it is complete."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
        part.chmod(0o600)
        old.backup(new)
    _sync(part)
    part.replace(target)


def backup(data: Path, target: Path) -> None:
    """Works beside a running server."""
    source = data / DATABASE
    if not source.is_file():
        raise BadBackup(f"there is nothing to back up in {data}")
    copy(source, target)


def restore(source: Path, data: Path) -> None:
    """Refused while a server runs on the data; what was there before is kept beside it."""
    _check(source)
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with DataLock(data):
        place = data / DATABASE
        if place.exists():
            copy(place, data / f"{DATABASE}.before-restore")
        for rest in ("-wal", "-shm"):
            place.with_name(place.name + rest).unlink(missing_ok=True)
        copy(source, place)


def _check(source: Path) -> None:
    if not source.is_file():
        raise BadBackup(f"there is no file {source}")
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            known = version_of(connection) > 0 and connection.execute("SELECT count(*) FROM entries").fetchone()
    except sqlite3.DatabaseError:
        sound, known = False, None
    if not sound or not known:
        raise BadBackup(f"{source} is not a backup, or is damaged")


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())
