"""Is the store well, and if not, what's wrong: errors by kind, logged once and counted for the metrics."""

from __future__ import annotations

import errno
import logging
import sqlite3
from collections import Counter

LOG = logging.getLogger(__name__)

FULL, READ_ONLY, LOCKED, IO, DAMAGED, GONE, OTHER = "full", "read-only", "locked", "io", "damaged", "gone", "other"
UNLOCKED, READABLE = "unlocked", "readable"
KINDS = {
    "SQLITE_FULL": FULL,
    "SQLITE_READONLY": READ_ONLY,
    "SQLITE_PERM": READ_ONLY,
    "SQLITE_BUSY": LOCKED,
    "SQLITE_LOCKED": LOCKED,
    "SQLITE_IOERR": IO,
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_NOTADB": DAMAGED,
    "SQLITE_CANTOPEN": GONE,
}
NUMBERS = {errno.ENOSPC: FULL, errno.EDQUOT: FULL, errno.EFBIG: FULL, errno.EROFS: READ_ONLY, errno.EACCES: READ_ONLY}
WORDS = {
    FULL: "the disk is full",
    READ_ONLY: "the files may not be written",
    LOCKED: "another program holds the file",
    IO: "the disk does not answer as it should",
    DAMAGED: "the file is damaged: nothing more is accepted; stop the server and restore a backup",
    GONE: "the file was removed or replaced: nothing more is accepted until it is back",
    OTHER: "the store fails",
    UNLOCKED: "the lock file was removed: the folder itself is still locked, so no second server gets in",
    READABLE: "others on this machine could read the files; now only their owner can",
}


class Gone(Exception):
    """The open file isn't the one the next start would read."""


def kind_of(why: BaseException) -> str:
    if isinstance(why, Gone | FileNotFoundError):
        return GONE
    if isinstance(why, OSError):
        return NUMBERS.get(why.errno or 0, IO)
    name = getattr(why, "sqlite_errorname", None) or ""
    known = (kind for start, kind in KINDS.items() if name.startswith(start))
    return next(known, DAMAGED if isinstance(why, sqlite3.DatabaseError) and "malformed" in str(why) else OTHER)


class Health:
    """What was wrong the last time we wrote, read or checked. Damage doesn't heal by itself."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()
        self._ill: dict[str, str] = {}
        self.notes: frozenset[str] = frozenset()

    @property
    def trouble(self) -> str:
        """What's wrong now; empty if nothing is."""
        found = set(self._ill.values())
        return next((kind for kind in (DAMAGED, GONE) if kind in found), next(iter(self._ill.values()), ""))

    @property
    def is_damaged(self) -> bool:
        return DAMAGED in self._ill.values()

    def failed(self, doing: str, why: BaseException) -> str:
        kind = kind_of(why)
        self.faults[kind] += 1
        if self._ill.get(doing) not in (kind, DAMAGED):
            self._ill[doing] = kind
            error = getattr(why, "sqlite_errorname", None) or type(why).__name__
            LOG.error(WORDS[kind], extra={"doing": doing, "kind": kind, "error": error})
        return kind

    def noticed(self, kind: str, is_so: bool) -> None:
        """Something an operator should know of, though entries are still kept."""
        if is_so and kind not in self.notes:
            self.faults[kind] += 1
            LOG.warning(WORDS[kind], extra={"kind": kind})
        self.notes = self.notes | {kind} if is_so else self.notes - {kind}

    def fine(self, doing: str) -> None:
        if self._ill and self._ill.get(doing, DAMAGED) != DAMAGED:
            LOG.warning("the store is well again", extra={"doing": doing, "kind": self._ill.pop(doing)})
