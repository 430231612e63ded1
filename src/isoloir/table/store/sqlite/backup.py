"""A copy of a server's data while it runs, and the way back: one file holds everything."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import gmtime, strftime, time
from urllib.parse import quote

from ...log.codec import encode_entry
from ...log.entries import Restored
from .files import DATABASE, make_file, make_private
from .lock import DataLock
from .migrations import BEFORE, version_of

ONE_BASE = 1_000_000
"""No table has this many pauses or events."""


class BadBackup(Exception):
    """`key` says what is wrong: nothing, damaged, before-release, no-folder or failed; `str()` is one sentence."""

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key


@contextmanager
def _open(path: Path, mode: str = "rw") -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"file:{quote(str(path))}?mode={mode}", uri=True, isolation_level=None)) as opened:
        yield opened


def copy(source: Path, target: Path) -> None:
    """A consistent copy under its final name only once it is complete."""
    try:
        _copied(source, target).replace(target)
    except BaseException:
        _remove(target.with_name(f"{target.name}.part"))
        raise


def _copied(source: Path, target: Path) -> Path:
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    make_file(part)
    with _open(source) as old, _open(part) as new:
        old.backup(new)
    _sync(part)
    return part


def backup(data: Path, target: Path) -> None:
    """Works while a server runs. An incomplete copy never replaces an older complete one."""
    source = data / DATABASE
    if not source.is_file():
        raise BadBackup("nothing", f"there is nothing to back up in {data}")
    if not target.parent.is_dir():
        raise BadBackup("no-folder", f"there is no folder {target.parent}")
    part = target.with_name(f"{target.name}.part")
    try:
        _check(_copied(source, target), source)
        part.replace(target)
    except sqlite3.DatabaseError as why:
        raise BadBackup("damaged", f"{source} is damaged: {why}") from None
    except OSError as why:
        raise BadBackup("failed", f"{target} cannot be written: {why.strerror}") from None
    finally:
        _remove(part)


def restore(source: Path, data: Path) -> None:
    """Refused while a server runs on the data; what was there before is kept beside it, every time."""
    if not source.is_file():
        raise BadBackup("nothing", f"there is no file {source}")
    _check(source, source)
    make_private(data)
    with DataLock(data):
        place = data / DATABASE
        base = max(new_base(), _base_of(source) + ONE_BASE, _base_of(place) + ONE_BASE)
        if place.exists():
            _keep(place)
        for rest in ("-wal", "-shm"):
            place.with_name(place.name + rest).unlink(missing_ok=True)
        copy(source, place)
        with _open(place) as restored:
            _begin_anew(restored, base)
    make_private(data)


def _keep(place: Path) -> None:
    """Kept as a copy that can be restored; if the file is too damaged for that, as it is."""
    kept = place.with_name(f"{place.name}.before-restore-{strftime('%Y%m%d-%H%M%S', gmtime())}")
    number = 1
    while kept.exists():
        number += 1
        kept = kept.with_name(f"{kept.name.partition('+')[0]}+{number}")
    try:
        copy(place, kept)
    except sqlite3.DatabaseError:
        _remove(kept.with_name(f"{kept.name}.part"))
        place.rename(kept)


def _begin_anew(connection: sqlite3.Connection, base: int) -> None:
    """However old the backup is, its tables are wanted now: none of them is forgotten at the start.

    Pages may have seen what came after it: every table tells pauses and events by numbers that none of them knows.
    """
    now = int(time() * 1000)
    last = "INSERT INTO entries (table_id, number, body) SELECT table_id, max(number) + 1, ? FROM entries GROUP BY 1"
    kept = "REPLACE INTO meta (key, value) VALUES ('alive', ?), ('lived', ?), ('base', ?)"
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("UPDATE tables SET touched = ?", (now,))
    connection.execute(last, (encode_entry(Restored(base=base)),))
    connection.execute(kept, (now, now, base))
    connection.execute("COMMIT")


def new_base() -> int:
    """More than any before it, as long as the clock is right; small enough for pages to add to it exactly."""
    return int(time()) * ONE_BASE


def _base_of(path: Path) -> int:
    try:
        with _open(path, "ro") as connection:
            found = connection.execute("SELECT value FROM meta WHERE key = 'base'").fetchone()
    except sqlite3.DatabaseError:
        return 0
    return 0 if found is None else int(found[0])


def _check(source: Path, named: Path) -> None:
    try:
        with _open(source, "ro") as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            version = version_of(connection)
            known = version > 0 and connection.execute("SELECT count(*) FROM entries").fetchone()
    except sqlite3.DatabaseError:
        sound, known, version = False, None, 0
    if not sound or not known:
        raise BadBackup("damaged", f"{named} is not a backup, or is damaged")
    if version <= BEFORE:
        raise BadBackup("before-release", f"{named} was written before the first release")


def _remove(path: Path) -> None:
    path.unlink(missing_ok=True)
    for rest in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + rest).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())
