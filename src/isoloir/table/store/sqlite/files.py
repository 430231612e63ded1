"""The files of the data folder: private to their owner, and the ones that the next start will read."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from time import time_ns

from .file_health import Gone

DATABASE = "tables.sqlite"
LOCK = "server.lock"
BESIDE = ("", "-wal", "-shm")
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
OTHERS = 0o077
SECOND = 1_000_000_000
LONG_AGO, LONGER_AGO = SECOND // 10, 21 * SECOND // 10
"""Nanoseconds. Times are coarser than that on no file system, or on none that knows only whole seconds: what happens
now gets another time than what happened then."""


def make_private(folder: Path) -> list[Path]:
    """Makes private what others could read, and returns it; a folder with other things in it is left as it is."""
    folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
    if sys.platform == "win32":
        return []
    mended = [path for path in _ours(folder) if _mend(path, PRIVATE)]
    if all(_is_ours(path) for path in folder.iterdir()) and _mend(folder, PRIVATE_FOLDER):
        mended.append(folder)
    return mended


def make_file(path: Path) -> None:
    """Empty and private before anything is written to it; files SQLite puts beside it get the same permissions."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))


def _is_ours(path: Path) -> bool:
    return path.name.startswith(DATABASE) or path.name == LOCK


def _ours(folder: Path) -> Iterator[Path]:
    return (path for path in folder.iterdir() if _is_ours(path) and not path.is_symlink())


def _mend(path: Path, mode: int) -> bool:
    if not path.stat().st_mode & OTHERS:
        return False
    try:
        path.chmod(mode)
    except PermissionError:
        return False
    return True


class Identity:
    """Which files were opened, to tell whether their names still lead to them.

    A folder's own times change whenever a name in it comes, goes or leads elsewhere, so while they stay as they were
    long ago, we don't have to look at each file.
    """

    def __init__(self, path: Path) -> None:
        paths = [path.with_name(path.name + rest) for rest in BESIDE]
        self._folder, self._known = path.parent, {each: _number(each) for each in paths if each.exists()}
        self._is_linked = any(each.is_symlink() for each in paths)
        """A link leads out of the folder, whose times then tell nothing."""
        self._unchanged: tuple[int, ...] | None = None
        """The folder and its times, if they were old when the files were last found there."""
        self._lock = path.with_name(LOCK)
        self._had_lock = self._lock.exists()

    def check(self) -> None:
        """Raises Gone. One look at the disk, or four if something in the folder has changed: a few microseconds."""
        try:
            folder = self._folder.stat()
        except OSError as why:
            raise Gone(self._folder.name) from why
        times = folder.st_dev, folder.st_ino, folder.st_mtime_ns, folder.st_ctime_ns
        if times != self._unchanged:
            self._look()
            is_coarse = folder.st_mtime_ns % SECOND == 0
            is_old = time_ns() - max(times[1:]) > (LONGER_AGO if is_coarse else LONG_AGO)
            self._unchanged = times if is_old and not self._is_linked else None

    def _look(self) -> None:
        for path, known in self._known.items():
            try:
                found = _number(path)
            except OSError as why:
                raise Gone(path.name) from why
            if found != known:
                raise Gone(path.name)

    @property
    def is_unlocked(self) -> bool:
        return self._had_lock and not self._lock.exists()


def _number(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino
