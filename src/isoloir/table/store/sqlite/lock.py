"""One server per data folder: a lock the system releases by itself, whatever happens to its owner."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from .files import LOCK


class InUse(Exception):
    """Another server runs on the same data."""


class DataLock:
    def __init__(self, data: Path) -> None:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._held = _folder(data)
        self._held.append(os.open(data / LOCK, os.O_RDWR | os.O_CREAT, 0o600))
        try:
            for file in self._held:
                _take(file)
        except OSError:
            self.release()
            raise InUse(str(data)) from None

    def release(self) -> None:
        for file in self._held:
            os.close(file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _folder(data: Path) -> list[int]:
        return []

else:
    import fcntl

    def _take(file: int) -> None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as why:
            if why.errno in (errno.EWOULDBLOCK, errno.EACCES) or not stat.S_ISDIR(os.fstat(file).st_mode):
                raise  # some network disks can't lock a folder: then the file has to do

    def _folder(data: Path) -> list[int]:
        """The folder itself is locked too: a lock file that was deleted no longer protects anything."""
        return [os.open(data, os.O_RDONLY)]
