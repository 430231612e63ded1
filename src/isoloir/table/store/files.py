"""The files of the data folder: private to their owner, and the ones that the next start will read."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from .health import Gone

DATABASE = "tables.sqlite"
LOCK = "server.lock"
BESIDE = ("", "-wal", "-shm")
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
OTHERS = 0o077


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
    """Which files were opened, to tell whether their names still lead to them."""

    def __init__(self, path: Path) -> None:
        paths = [path.with_name(path.name + rest) for rest in BESIDE]
        self._known = {each: _number(each) for each in paths if each.exists()}
        self._lock = path.with_name(LOCK)
        self._had_lock = self._lock.exists()

    def check(self) -> None:
        """Raises Gone. Three looks at the disk, a few microseconds."""
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
