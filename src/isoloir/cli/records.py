"""Reads recorded games from a file, and says in which way a file is broken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from isoloir.core import BrokenRecord, Record, read_records

from .mistakes import Mistake


def records(file: Iterable[bytes]) -> Iterator[Record]:
    """One after another; raises Mistake at the line that cannot be read."""
    lines = _Lines(file)
    try:
        yield from read_records(lines)
    except BrokenRecord as why:
        key = "truncated" if why.key == "unreadable" and lines.was_cut else why.key
        raise Mistake(f"record-{key}", line=str(why.line)) from None
    except RecursionError:
        raise Mistake("record-unreadable", line=str(lines.number)) from None


class _Lines:
    """Remembers the last line given out: one without its end was cut off in the middle."""

    def __init__(self, file: Iterable[bytes]) -> None:
        self._file = file
        self.number = 0
        self.was_cut = False

    def __iter__(self) -> Iterator[bytes]:
        for line in self._file:
            self.number += 1
            self.was_cut = not line.endswith(b"\n")
            yield line
