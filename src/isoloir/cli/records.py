"""Reads recorded games from a file, and says in which way a file is broken."""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from gzip import BadGzipFile
from pathlib import Path
from typing import IO

from isoloir.core import BrokenRecord, Record, read_records
from isoloir.lab.packed import unpacked

from .mistakes import Mistake

STDIN = "-"
LONGEST_LINE = 8_000_000
"""No game says more at one moment; what is longer was made to fill a memory."""


@contextmanager
def opened(path: str) -> Iterator[IO[bytes]]:
    """A file, or standard input; packed by gzip or not."""
    if path == STDIN:
        yield unpacked(sys.stdin.buffer)
        return
    with Path(path).open("rb") as file:
        yield unpacked(file)


def records(file: IO[bytes]) -> Iterator[Record]:
    """One after another; raises Mistake at the line that cannot be read."""
    lines = _Lines(file)
    try:
        yield from read_records(lines)
    except BrokenRecord as why:
        key = "truncated" if why.key == "unreadable" and lines.was_cut else why.key
        raise Mistake(f"record-{key}", line=str(why.line)) from None
    except (EOFError, zlib.error, BadGzipFile):
        raise Mistake("record-truncated", line=str(lines.number)) from None
    except RecursionError:
        raise Mistake("record-unreadable", line=str(lines.number)) from None


class _Lines:
    """Remembers the last line given out: one without its end was cut off in the middle."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.number = 0
        self.was_cut = False

    def __iter__(self) -> Iterator[bytes]:
        while line := self._file.readline(LONGEST_LINE):
            self.number += 1
            self.was_cut = not line.endswith(b"\n")
            if len(line) == LONGEST_LINE:
                raise Mistake("record-unreadable", line=str(self.number))
            yield line
